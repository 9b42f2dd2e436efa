// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/keras/layers.h"
#include "model/augment/pipeline_files.h"
#include "model/augment/transform.h"
#include "model/core/ascii.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <map>

namespace faultline::augment {

namespace {

using Json = nlohmann::ordered_json;

constexpr int kDeepest = 16;
constexpr std::size_t kMostNumbers = 16;

/// Layers that augment pictures and are not reproduced.
constexpr std::array<std::string_view, 26> kUnknownLayers{"AugMix",
                                                          "AutoContrast",
                                                          "CutMix",
                                                          "Equalization",
                                                          "Grayscale",
                                                          "JitteredResize",
                                                          "MixUp",
                                                          "Mosaic",
                                                          "Posterization",
                                                          "RandAugment",
                                                          "RandomApply",
                                                          "RandomAugmentationPipeline",
                                                          "RandomChannelShift",
                                                          "RandomChoice",
                                                          "RandomColorDegeneration",
                                                          "RandomColorJitter",
                                                          "RandomCutout",
                                                          "RandomElasticTransform",
                                                          "RandomErasing",
                                                          "RandomGaussianBlur",
                                                          "RandomGrayscale",
                                                          "RandomHue",
                                                          "RandomPerspective",
                                                          "RandomSaturation",
                                                          "RandomSharpness",
                                                          "RandomShear"};

/// Layers that hold others.
constexpr std::array<std::string_view, 3> kContainers{"Sequential", "Functional", "Model"};

/// Layers that compute something by code that the file does not hold.
constexpr std::array<std::string_view, 4> kOperations{"Lambda", "TFOpLambda", "SlicingOpLambda",
                                                      "TensorFlowOpLayer"};

std::optional<double> numberOf(std::string_view text)
{
    if (text == "true" || text == "True")
        return 1.0;
    if (text == "false" || text == "False")
        return 0.0;
    double number = 0.0;
    const char* const end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, number);
    if (problem != std::errc() || stop != end)
        return std::nullopt;
    return number;
}

/// The layer's name without a package: "keras_cv>RandomHue" or "Custom>RandomFlip".
std::string_view plainName(std::string_view className)
{
    const std::size_t at = className.rfind('>');
    return at == std::string_view::npos ? className : className.substr(at + 1);
}

class LayerImporter {
public:
    explicit LayerImporter(const ConfigDocument& config) : m_config(config) {}

    Pipeline take()
    {
        m_pipeline.library = Library::Keras;
        m_pipeline.source = m_config.file.path;
        m_pipeline.version = m_config.value("keras_version").value_or("");
        addLayer(0, 0);
        return std::move(m_pipeline);
    }

private:
    [[nodiscard]] std::size_t child(std::size_t node, std::string_view name) const
    {
        for (std::size_t at = m_config.nodes[node].firstChild; at != ConfigNode::npos;
             at = m_config.nodes[at].nextSibling) {
            if (m_config.nodes[at].name == name)
                return at;
        }
        return ConfigNode::npos;
    }

    /// A node with class_name and config, and what it holds. `m_isDone` once the network begins.
    void addLayer(std::size_t node, int depth)
    {
        const std::size_t nameNode = child(node, "class_name");
        if (m_isDone || depth > kDeepest || nameNode == ConfigNode::npos)
            return;
        const std::string_view name = plainName(m_config.nodes[nameNode].value);
        const std::size_t settings = child(node, "config");
        const std::uint32_t line = m_config.nodes[nameNode].line;
        if (keras::isOneOf(name, kContainers))
            addLayersOf(settings, depth);
        else if (const TransformInfo* info = findTransform("keras/" + std::string(name)))
            addStep(*info, settings, line);
        else if (keras::isOneOf(name, kUnknownLayers))
            leaveOut(name, FAULTLINE_TR_NOOP("Augment", "This layer is not reproduced"), line);
        else if (keras::isOneOf(name, kOperations))
            leaveOut(name,
                     FAULTLINE_TR_NOOP("Augment", "What this operation computes is not known here; "
                                                  "it may scale the image"),
                     line);
        else if (name != "InputLayer")
            m_isDone = true;
    }

    void addLayersOf(std::size_t settings, int depth)
    {
        if (settings == ConfigNode::npos)
            return;
        std::size_t layers = child(settings, "layers");
        if (layers == ConfigNode::npos)
            layers = settings; // Keras before 2.2.3 wrote the list itself
        for (std::size_t at = m_config.nodes[layers].firstChild; at != ConfigNode::npos;
             at = m_config.nodes[at].nextSibling)
            addLayer(at, depth + 1);
    }

    void leaveOut(std::string_view name, Translatable why, std::uint32_t line)
    {
        m_pipeline.remarks.push_back(
            {.step = std::string(name), .text = {why, {}}, .line = line, .isLeftOut = true});
    }

    void addStep(const TransformInfo& info, std::size_t settings, std::uint32_t line)
    {
        PipelineStep step;
        step.transform = info.id;
        step.line = line;
        for (const ParameterInfo& parameter : info.parameters) {
            const std::size_t node =
                settings == ConfigNode::npos ? ConfigNode::npos : child(settings, parameter.name);
            if (node != ConfigNode::npos)
                readParameter(parameter, node, step);
        }
        const bool movesPixels =
            info.group == TransformGroup::Geometry || info.group == TransformGroup::Crop;
        if (movesPixels && !m_isWarned) {
            m_isWarned = true;
            m_pipeline.remarks.push_back(
                {.step = std::string(info.name),
                 .text = {FAULTLINE_TR_NOOP(
                              "Augment",
                              "Keras' layers move pixels and leave labels as they are. The boxes "
                              "shown are where they should be: if the training feeds such a layer "
                              "with boxes, it learns from wrong ones"),
                          {}},
                 .line = line,
                 .isLeftOut = false});
        }
        m_pipeline.steps.push_back(std::move(step));
    }

    void readParameter(const ParameterInfo& parameter, std::size_t node, PipelineStep& step)
    {
        const ConfigNode& field = m_config.nodes[node];
        if (parameter.kind == ParameterKind::Choice) {
            if (keras::isOneOf(std::string_view(field.value), parameter.choices))
                step.parameters.emplace(parameter.name, field.value);
            else if (field.value != "null")
                tellOdd(parameter, field, step);
            return;
        }
        const std::vector<double> numbers = numbersOf(node);
        if (numbers.empty()) {
            if (field.value != "null" && field.value != "None")
                tellOdd(parameter, field, step);
            return;
        }
        const double first = numbers.front();
        switch (parameter.kind) {
        case ParameterKind::Boolean: step.parameters.emplace(parameter.name, first != 0.0); break;
        case ParameterKind::Integer:
            step.parameters.emplace(parameter.name,
                                    static_cast<std::int64_t>(std::clamp(first, -1.0e9, 1.0e9)));
            break;
        case ParameterKind::Range:
            step.parameters.emplace(parameter.name, rangeOf(step.transform, numbers));
            break;
        case ParameterKind::Numbers: step.parameters.emplace(parameter.name, numbers); break;
        default: step.parameters.emplace(parameter.name, first); break;
        }
    }

    /// What the layer makes of one number: of a contrast the limit on both sides, else a range
    /// around 0.
    static std::vector<double> rangeOf(std::string_view transform,
                                       const std::vector<double>& numbers)
    {
        if (numbers.size() > 1)
            return {numbers[0], numbers[1]};
        const double limit = std::abs(numbers.front());
        if (transform == "keras/RandomContrast")
            return {limit, limit};
        return {-limit, limit};
    }

    void tellOdd(const ParameterInfo& parameter, const ConfigNode& field, const PipelineStep& step)
    {
        m_pipeline.remarks.push_back(
            {.step = step.transform,
             .text = {FAULTLINE_TR_NOOP("Augment",
                                        "\"%1\" of %2 is not understood: the default is used"),
                      {field.value, std::string(parameter.name)}},
             .line = field.line,
             .isLeftOut = false});
    }

    /// One number or those of a list (a tuple is written as {"class_name": "__tuple__", "items"}).
    [[nodiscard]] std::vector<double> numbersOf(std::size_t node) const
    {
        const ConfigNode& field = m_config.nodes[node];
        std::vector<double> numbers;
        if (!field.isGroup) {
            if (const auto number = numberOf(field.value))
                numbers.push_back(*number);
            return numbers;
        }
        const std::size_t items = child(node, "items");
        const std::size_t list = items != ConfigNode::npos ? items : node;
        for (std::size_t at = m_config.nodes[list].firstChild;
             at != ConfigNode::npos && numbers.size() < kMostNumbers;
             at = m_config.nodes[at].nextSibling) {
            if (const auto number = numberOf(m_config.nodes[at].value))
                numbers.push_back(*number);
        }
        return numbers;
    }

    const ConfigDocument& m_config;
    Pipeline m_pipeline;
    bool m_isDone = false;
    bool m_isWarned = false;
};

Json jsonOf(const Value& value)
{
    return std::visit([](const auto& one) { return Json(one); }, value);
}

/// "random_flip", "random_flip_1", ... as Keras names layers.
std::string layerName(std::string_view className, std::map<std::string, int>& used)
{
    std::string name;
    for (const char c : className) {
        if (isUpper(c) && !name.empty())
            name += '_';
        name += lowerAscii(c);
    }
    const int number = used[name]++;
    return number == 0 ? name : name + "_" + std::to_string(number);
}

} // namespace

bool describesKerasPipeline(const ConfigDocument& config)
{
    if (config.kind != ConfigKind::KerasModel)
        return false;
    return std::any_of(config.nodes.begin(), config.nodes.end(), [](const ConfigNode& node) {
        return node.name == "class_name"
               && findTransform("keras/" + std::string(plainName(node.value))) != nullptr;
    });
}

Result<Pipeline> kerasPipeline(const ConfigDocument& config)
{
    if (!config.nodes.empty() && describesKerasPipeline(config)) {
        Pipeline pipeline = LayerImporter(config).take();
        if (!pipeline.steps.empty())
            return pipeline;
    }
    return Error{.code = ErrorCode::UnknownFormat,
                 .path = config.file.path,
                 .detail =
                     FAULTLINE_TR_NOOP("Errors", "the model begins with no preprocessing layer")};
}

std::string writeKeras(const Pipeline& pipeline, std::string_view,
                       std::vector<PipelineRemark>& remarks)
{
    Json layers = Json::array();
    std::map<std::string, int> used;
    for (const PipelineStep& step : pipeline.steps) {
        const TransformInfo* info = findTransform(step.transform);
        if (!step.enabled)
            continue;
        if (info == nullptr || info->library != Library::Keras) {
            remarks.push_back(
                {.step = step.transform,
                 .text = {FAULTLINE_TR_NOOP("Augment", "Keras has no such layer"), {}},
                 .line = 0,
                 .isLeftOut = true});
            continue;
        }
        Json settings{{"name", layerName(info->name, used)}};
        for (const ParameterInfo& parameter : info->parameters) {
            const auto written = step.parameters.find(parameter.name);
            if (written != step.parameters.end())
                settings[std::string(parameter.name)] = jsonOf(written->second);
        }
        layers.push_back(Json{{"class_name", info->name}, {"config", std::move(settings)}});
    }
    const Json document{{"class_name", "Sequential"},
                        {"config", Json{{"name", "augmentation"}, {"layers", std::move(layers)}}}};
    return document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace faultline::augment
