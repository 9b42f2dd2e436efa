// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/odapi/feature_extractor.h"
#include "model/augment/odapi/odapi_step.h"
#include "model/augment/pipeline_files.h"
#include "model/readers/config/proto_schema.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>

namespace faultline::augment {

namespace {

constexpr std::size_t npos = ConfigNode::npos;

/// Whether a node is written in the file, as against filled in or unset.
bool isWritten(const ConfigNode& node)
{
    return node.line > 0 && node.state != FieldState::Default && node.state != FieldState::Unset;
}

/// Reads the tree of one configuration.
class Importer {
public:
    explicit Importer(const ConfigDocument& config) : m_config(config) {}

    [[nodiscard]] Pipeline run()
    {
        m_pipeline.library = Library::ObjectDetectionApi;
        m_pipeline.source = m_config.file.path;
        add("odapi/filter_groundtruth", 0);
        readOptions();
        readModel();
        readBoxLimit();
        return std::move(m_pipeline);
    }

private:
    template <typename Visit>
    void eachChild(std::size_t group, Visit&& visit) const
    {
        if (group == npos)
            return;
        for (std::size_t at = m_config.nodes[group].firstChild; at != npos;
             at = m_config.nodes[at].nextSibling) {
            if (isWritten(m_config.nodes[at]))
                visit(at);
        }
    }

    /// The last written child of a name, which is the one that counts; npos if there is none.
    [[nodiscard]] std::size_t child(std::size_t group, std::string_view name) const
    {
        std::size_t found = npos;
        eachChild(group, [&](std::size_t at) {
            if (m_config.nodes[at].name == name)
                found = at;
        });
        return found;
    }

    PipelineStep& add(std::string id, std::uint32_t line)
    {
        PipelineStep step;
        step.transform = std::move(id);
        step.line = line;
        return m_pipeline.steps.emplace_back(std::move(step));
    }

    void remark(std::string_view step, Text text, std::uint32_t line, bool isLeftOut = false)
    {
        m_pipeline.remarks.push_back({.step = std::string(step),
                                      .text = std::move(text),
                                      .line = line,
                                      .isLeftOut = isLeftOut});
    }

    // --- train_config.data_augmentation_options -----------------------------------------------

    void readOptions()
    {
        const std::size_t list = child(child(0, "train_config"), "data_augmentation_options");
        eachChild(list, [this](std::size_t option) {
            std::vector<std::size_t> members;
            eachChild(option, [&](std::size_t at) { members.push_back(at); });
            if (members.empty()) {
                remark(
                    "data_augmentation_options",
                    {FAULTLINE_TR_NOOP("Augment", "An empty option: the trainer refuses it."), {}},
                    m_config.nodes[option].line, true);
                return;
            }
            // A oneof: of several the last is the one that is left.
            for (std::size_t i = 0; i + 1 < members.size(); ++i) {
                const ConfigNode& node = m_config.nodes[members[i]];
                remark(node.name,
                       {FAULTLINE_TR_NOOP("Augment", "Another step follows in the same option; "
                                                     "only the last one of an option counts."),
                        {}},
                       node.line, true);
            }
            readStep(members.back());
        });
    }

    void readStep(std::size_t at)
    {
        const ConfigNode& node = m_config.nodes[at];
        const std::string id = "odapi/" + node.name;
        const TransformInfo* info = findTransform(id);
        if (info == nullptr || node.state == FieldState::Unknown) {
            remark(node.name,
                   {FAULTLINE_TR_NOOP("Augment", "The Object Detection API has no such step."), {}},
                   node.line, true);
            return;
        }
        PipelineStep step;
        step.transform = id;
        step.line = node.line;
        readFields(at, *info, step);
        checkStep(node, step);
        m_pipeline.steps.push_back(std::move(step));
    }

    /// What the trainer would fail on without Faultline failing on it.
    void checkStep(const ConfigNode& node, const PipelineStep& step)
    {
        const auto probability = step.parameters.find("probability");
        const bool isFlip = node.name == "random_horizontal_flip"
                            || node.name == "random_vertical_flip"
                            || node.name == "random_rotation90";
        if (isFlip && probability != step.parameters.end() && probability->second == Value(0.0)) {
            remark(node.name,
                   {FAULTLINE_TR_NOOP("Augment", "The trainer takes a probability of 0 for none "
                                                 "at all and fails; leave the step out instead."),
                    {}},
                   node.line);
        }
        if (node.name == "normalize_image" && step.parameters.size() < 4) {
            remark(node.name,
                   {FAULTLINE_TR_NOOP("Augment", "The trainer fails unless all four numbers are "
                                                 "written."),
                    {}},
                   node.line);
        }
        if (node.name == "autoaugment_image" && m_config.dialect == "TF2") {
            remark(node.name,
                   {FAULTLINE_TR_NOOP("Augment", "Needs TensorFlow 1; under TensorFlow 2 the "
                                                 "trainer fails on it."),
                    {}},
                   node.line);
        }
    }

    void readFields(std::size_t group, const TransformInfo& info, PipelineStep& step)
    {
        const ProtoMessage* type = ProtoSchema::odapi().message(m_config.nodes[group].type);
        eachChild(group, [&](std::size_t at) {
            const ConfigNode& node = m_config.nodes[at];
            if (node.name == "operations" && !info.children.empty()) {
                readOperations(at, info, step);
                return;
            }
            const ParameterInfo* parameter = findParameter(info.parameters, node.name);
            std::optional<Value> value;
            if (parameter != nullptr && node.state != FieldState::Unknown)
                value = valueOf(at, *parameter, type);
            if (value)
                step.parameters[node.name] = std::move(*value);
            else
                remark(info.name,
                       {FAULTLINE_TR_NOOP("Augment", "\"%1\" is not understood and left out."),
                        {node.name}},
                       node.line);
        });
    }

    void readOperations(std::size_t list, const TransformInfo& info, PipelineStep& step)
    {
        const TransformInfo* childInfo = findTransform(info.children);
        eachChild(list, [&](std::size_t at) {
            PipelineStep operation;
            operation.transform = std::string(info.children);
            operation.line = m_config.nodes[at].line;
            if (childInfo != nullptr)
                readFields(at, *childInfo, operation);
            step.children.push_back(std::move(operation));
        });
    }

    // --- values -------------------------------------------------------------------------------

    [[nodiscard]] static std::optional<double> number(std::string_view text)
    {
        if (text.starts_with('+'))
            text.remove_prefix(1);
        if (text.starts_with("0x") || text.starts_with("0X")) {
            std::int64_t whole = 0;
            const auto [end, error] =
                std::from_chars(text.data() + 2, text.data() + text.size(), whole, 16);
            if (error == std::errc() && end == text.data() + text.size())
                return static_cast<double>(whole);
            return std::nullopt;
        }
        if (text.ends_with('f') && !text.ends_with("inf"))
            text.remove_suffix(1);
        double value = 0.0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error != std::errc() || end != text.data() + text.size())
            return std::nullopt;
        return value;
    }

    [[nodiscard]] static std::optional<Value> flagOf(std::string_view text)
    {
        if (text == "true" || text == "True" || text == "t" || text == "1")
            return Value(true);
        if (text == "false" || text == "False" || text == "f" || text == "0")
            return Value(false);
        return std::nullopt;
    }

    /// The name of an enum's value, which may be written as its number.
    [[nodiscard]] static std::optional<Value> choiceOf(const ConfigNode& node,
                                                       const ParameterInfo& parameter,
                                                       const ProtoMessage* type)
    {
        std::string text = node.value;
        const ProtoField* field = type != nullptr ? type->find(node.name) : nullptr;
        const auto* names =
            field != nullptr ? ProtoSchema::odapi().enumeration(field->type) : nullptr;
        if (names != nullptr) {
            for (const auto& [name, value] : *names) {
                if (std::to_string(value) == text)
                    text = name;
            }
        }
        const auto& choices = parameter.choices;
        if (std::find(choices.begin(), choices.end(), text) == choices.end())
            return std::nullopt;
        return Value(std::move(text));
    }

    [[nodiscard]] std::optional<Value> valueOf(std::size_t at, const ParameterInfo& parameter,
                                               const ProtoMessage* type) const
    {
        const ConfigNode& node = m_config.nodes[at];
        switch (parameter.kind) {
        case ParameterKind::Boolean: return flagOf(node.value);
        case ParameterKind::Choice: return choiceOf(node, parameter, type);
        case ParameterKind::Text: return Value(node.value);
        case ParameterKind::Real: {
            const auto value = number(node.value);
            return value ? std::optional<Value>(*value) : std::nullopt;
        }
        case ParameterKind::Integer: {
            constexpr double kMost = 9.0e15;
            const auto value = number(node.value);
            if (!value || !(std::abs(*value) < kMost))
                return std::nullopt;
            return Value(static_cast<std::int64_t>(*value));
        }
        case ParameterKind::Numbers:
        case ParameterKind::Colour: return numbersOf(at);
        case ParameterKind::Range:
        case ParameterKind::Size:
        case ParameterKind::Texts: break;
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Value> numbersOf(std::size_t list) const
    {
        std::vector<double> all;
        bool isGood = true;
        eachChild(list, [&](std::size_t at) {
            const auto value = number(m_config.nodes[at].value);
            isGood = isGood && value.has_value();
            all.push_back(value.value_or(0.0));
        });
        return isGood ? std::optional<Value>(std::move(all)) : std::nullopt;
    }

    // --- model and input reader ---------------------------------------------------------------

    void readModel()
    {
        constexpr std::array<std::string_view, 3> kModels{"ssd", "faster_rcnn", "center_net"};
        const std::size_t model = child(0, "model");
        std::size_t found = npos;
        for (const std::string_view name : kModels) {
            if (const std::size_t at = child(model, name); at != npos)
                found = at;
        }
        if (found == npos) {
            remark("model",
                   {FAULTLINE_TR_NOOP("Augment", "No model is described, so neither its resizer "
                                                 "nor its normalisation are here."),
                    {}},
                   0);
            return;
        }
        const bool isResizedLast = m_config.nodes[found].name == "ssd";
        if (isResizedLast)
            readExtractor(child(found, "feature_extractor"));
        readResizer(child(found, "image_resizer"));
        if (!isResizedLast)
            readExtractor(child(found, "feature_extractor"));
    }

    void readResizer(std::size_t group)
    {
        std::size_t chosen = npos;
        eachChild(group, [&](std::size_t at) { chosen = at; });
        if (chosen == npos) {
            remark("image_resizer",
                   {FAULTLINE_TR_NOOP("Augment", "The model has no image resizer."), {}}, 0);
            return;
        }
        readStep(chosen);
    }

    void readExtractor(std::size_t group)
    {
        const std::size_t type = child(group, "type");
        if (type == npos)
            return;
        const std::string name = m_config.nodes[type].value;
        const TransformInfo* info = findTransform("odapi/preprocess");
        if (odapi::normalisationOf(name) == odapi::Normalisation::Unknown || info == nullptr) {
            remark("feature_extractor",
                   {FAULTLINE_TR_NOOP("Augment", "How \"%1\" normalises images is not known."),
                    {name}},
                   m_config.nodes[type].line, true);
            return;
        }
        PipelineStep& step = add("odapi/preprocess", m_config.nodes[group].line);
        step.parameters["feature_extractor"] = name;
        for (const char* field : {"channel_means", "channel_stds", "bgr_ordering"}) {
            const std::size_t at = child(group, field);
            const ParameterInfo* parameter = findParameter(info->parameters, field);
            if (at == npos || parameter == nullptr)
                continue;
            if (auto value = valueOf(at, *parameter, nullptr))
                step.parameters[field] = std::move(*value);
        }
    }

    void readBoxLimit()
    {
        const std::size_t reader = child(0, "train_input_reader");
        const std::size_t at = child(reader, "max_number_of_boxes");
        PipelineStep& step = add("odapi/limit_boxes", at != npos ? m_config.nodes[at].line : 0);
        if (at == npos)
            return;
        if (const auto most = number(m_config.nodes[at].value))
            step.parameters["max_number_of_boxes"] =
                static_cast<std::int64_t>(std::clamp(*most, 0.0, 1e9));
    }

    const ConfigDocument& m_config;
    Pipeline m_pipeline;
};

} // namespace

bool describesOdapiPipeline(const ConfigDocument& config)
{
    return config.kind == ConfigKind::PipelineConfig && !config.nodes.empty();
}

Result<Pipeline> odapiPipeline(const ConfigDocument& config)
{
    if (!describesOdapiPipeline(config)) {
        return Error{.code = ErrorCode::UnknownFormat,
                     .path = config.file.path,
                     .detail = FAULTLINE_TR_NOOP(
                         "Errors", "is no configuration of the Object Detection API")};
    }
    return Importer(config).run();
}

} // namespace faultline::augment
