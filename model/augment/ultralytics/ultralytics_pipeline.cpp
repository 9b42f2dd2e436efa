// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/pipeline_files.h"
#include "model/augment/transform.h"
#include "model/augment/ultralytics/close_mosaic.h"
#include "model/augment/ultralytics/steps.h"
#include "model/core/ascii.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace faultline::augment {

namespace {

/// The steps in the trainer's order.
constexpr std::array<std::string_view, 13> kOrder{
    "load_image", "mosaic", "copy_paste",     "letterbox",  "random_perspective",
    "mixup",      "cutmix", "albumentations", "random_hsv", "flipud",
    "fliplr",     "bgr",    "normalize"};

/// Settings of which one is enough to say that a file sets the augmentation.
constexpr std::array<std::string_view, 12> kTelling{"mosaic", "fliplr",      "hsv_h",     "hsv_s",
                                                    "hsv_v",  "degrees",     "translate", "scale",
                                                    "shear",  "perspective", "flipud",    "mixup"};

/// Steps that mix pictures, which the last epochs do without.
constexpr std::array<std::string_view, 4> kMixing{"mosaic", "mixup", "cutmix", "copy_paste"};

std::string idOf(std::string_view name)
{
    return "ultralytics/" + std::string(name);
}

bool isMixing(std::string_view id)
{
    return std::any_of(kMixing.begin(), kMixing.end(),
                       [id](std::string_view name) { return id == idOf(name); });
}

std::optional<double> numberOf(std::string_view text)
{
    double number = 0.0;
    const char* const end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, number);
    if (problem != std::errc() || stop != end)
        return std::nullopt;
    return number;
}

bool isTrue(std::string_view text)
{
    return lowerAscii(text) == "true" || numberOf(text).value_or(0.0) > 0.0;
}

/// Whether a field is written in the file, not only a default of its kind.
bool isWritten(const ConfigDocument& config, std::string_view name)
{
    const std::size_t node = config.find(name);
    return node != ConfigNode::npos && config.nodes[node].line > 0;
}

std::uint32_t lineOf(const ConfigDocument& config, std::string_view name)
{
    const std::size_t node = config.find(name);
    return node == ConfigNode::npos ? 0 : config.nodes[node].line;
}

class Importer {
public:
    explicit Importer(const ConfigDocument& config) : m_config(config) {}

    Pipeline take()
    {
        m_pipeline.library = Library::Ultralytics;
        m_pipeline.source = m_config.file.path;
        m_isOld = m_config.dialect.starts_with("YOLOv5");
        m_pipeline.version = m_isOld ? "5" : "8";
        for (const std::string_view name : kOrder) {
            if (!(m_isOld && (name == "cutmix" || name == "bgr")))
                addStep(name);
        }
        followModes();
        remark();
        return std::move(m_pipeline);
    }

private:
    void addStep(std::string_view name)
    {
        PipelineStep step;
        step.transform = idOf(name);
        const TransformInfo* info = findTransform(step.transform);
        if (info == nullptr)
            return;
        for (const ParameterInfo& parameter : info->parameters)
            readParameter(parameter, step);
        step.enabled = name != "albumentations";
        m_pipeline.steps.push_back(std::move(step));
    }

    void readParameter(const ParameterInfo& parameter, PipelineStep& step)
    {
        const std::size_t node = m_config.find(parameter.name);
        if (node == ConfigNode::npos || m_config.nodes[node].line == 0)
            return;
        const ConfigNode& field = m_config.nodes[node];
        if (step.line == 0)
            step.line = field.line;
        if (parameter.kind == ParameterKind::Choice) {
            if (std::find(parameter.choices.begin(), parameter.choices.end(), field.value)
                != parameter.choices.end())
                step.parameters.emplace(parameter.name, field.value);
            return;
        }
        const std::optional<double> number = numberOf(field.value);
        if (!number) {
            add(step.transform,
                FAULTLINE_TR_NOOP("Augment", "\"%1\" of %2 is no number: the "
                                             "default is used"),
                {field.value, std::string(parameter.name)}, field.line);
            return;
        }
        if (parameter.kind == ParameterKind::Integer)
            step.parameters.emplace(parameter.name,
                                    static_cast<std::int64_t>(std::clamp(*number, -1.0e9, 1.0e9)));
        else
            step.parameters.emplace(parameter.name, *number);
    }

    PipelineStep& step(std::string_view name)
    {
        return *std::find_if(m_pipeline.steps.begin(), m_pipeline.steps.end(),
                             [name](const auto& one) { return one.transform == idOf(name); });
    }

    /// Settings that change the order or the behaviour of steps.
    void followModes()
    {
        if (m_config.value("copy_paste_mode").value_or("flip") == "mixup") {
            // Copies from another picture are pasted once both have been warped.
            const PipelineStep copyPaste = step("copy_paste");
            std::erase_if(m_pipeline.steps,
                          [&](const auto& one) { return one.transform == copyPaste.transform; });
            const auto warp =
                std::find_if(m_pipeline.steps.begin(), m_pipeline.steps.end(), [](const auto& one) {
                    return one.transform == idOf("random_perspective");
                });
            m_pipeline.steps.insert(warp + 1, copyPaste);
        }
        if (!m_isOld && !isWritten(m_config, "cutmix"))
            step("random_hsv").parameters.emplace("hue", std::string("multiply"));
        if (isTrue(m_config.value("rect").value_or(""))) {
            for (PipelineStep& one : m_pipeline.steps)
                one.enabled = one.enabled
                              && (!isMixing(one.transform) || one.transform == idOf("copy_paste"));
            add({},
                FAULTLINE_TR_NOOP("Augment",
                                  "rect: the trainer mixes no images and pads each batch to "
                                  "its own shape; here it is padded to a square"),
                {}, lineOf(m_config, "rect"));
        }
    }

    void remark()
    {
        add(idOf("albumentations"),
            FAULTLINE_TR_NOOP("Augment", "Blur, grey and CLAHE are done only where the trainer "
                                         "finds Albumentations installed: switched off here"),
            {}, 0);
        if (isTrue(m_config.value("multi_scale").value_or("")))
            add("multi_scale",
                FAULTLINE_TR_NOOP("Augment",
                                  "multi_scale resizes each batch as a whole, to up to 1.5 times "
                                  "the side: not shown; memory peaks at 2.25 times"),
                {}, lineOf(m_config, "multi_scale"), true);
        if (const double epochs = numberOf(m_config.value("close_mosaic").value_or("")).value_or(0);
            epochs > 0.0 && !m_isOld)
            add("close_mosaic",
                FAULTLINE_TR_NOOP("Augment",
                                  "The last %1 epochs mix no images: switch off mosaic, mixup, "
                                  "cutmix and copy_paste to see what they get"),
                {Quantity{epochs, Unit::Count}}, lineOf(m_config, "close_mosaic"));
        const std::string_view task = m_config.value("task").value_or("detect");
        if (task == "classify")
            add("classify",
                FAULTLINE_TR_NOOP("Augment",
                                  "A classifier is trained with crops, auto_augment and erasing, "
                                  "which are not reproduced; this is the detector's pipeline"),
                {}, lineOf(m_config, "task"), true);
        else if (task == "obb" || task == "pose")
            add(std::string(task),
                FAULTLINE_TR_NOOP("Augment", "Turned boxes and keypoints are shown as boxes"), {},
                lineOf(m_config, "task"));
        if (isWritten(m_config, "augmentations"))
            add("augmentations",
                FAULTLINE_TR_NOOP("Augment", "Albumentations given in Python are not reproduced"),
                {}, lineOf(m_config, "augmentations"), true);
    }

    void add(std::string step, Translatable source, std::vector<Text::Argument> arguments,
             std::uint32_t line, bool isLeftOut = false)
    {
        m_pipeline.remarks.push_back({.step = std::move(step),
                                      .text = {source, std::move(arguments)},
                                      .line = line,
                                      .isLeftOut = isLeftOut});
    }

    const ConfigDocument& m_config;
    Pipeline m_pipeline;
    bool m_isOld = false;
};

const PipelineStep* enabledStep(const Pipeline& pipeline, std::string_view id)
{
    const auto found =
        std::find_if(pipeline.steps.begin(), pipeline.steps.end(),
                     [id](const auto& step) { return step.enabled && step.transform == id; });
    return found == pipeline.steps.end() ? nullptr : &*found;
}

/// What makes the trainer leave out what a step does.
Value neutral(const ParameterInfo& parameter)
{
    if (parameter.kind == ParameterKind::Real)
        return 0.0;
    return parameter.defaultValue;
}

/// Steps whose order is not the trainer's, or which stand twice, cannot be told in settings.
bool isInOrder(const Pipeline& pipeline)
{
    std::vector<std::size_t> places;
    for (const PipelineStep& step : pipeline.steps) {
        if (!step.enabled || step.transform == idOf("copy_paste"))
            continue; // it has two places
        const auto at = std::find_if(kOrder.begin(), kOrder.end(), [&](std::string_view name) {
            return step.transform == idOf(name);
        });
        places.push_back(static_cast<std::size_t>(at - kOrder.begin()));
    }
    return std::is_sorted(places.begin(), places.end())
           && std::adjacent_find(places.begin(), places.end()) == places.end();
}

} // namespace

Pipeline withoutMixing(Pipeline pipeline)
{
    for (PipelineStep& step : pipeline.steps)
        step.enabled = step.enabled && !isMixing(step.transform);
    return pipeline;
}

bool describesUltralyticsPipeline(const ConfigDocument& config)
{
    return config.kind == ConfigKind::Ultralytics
           && std::any_of(kTelling.begin(), kTelling.end(), [&config](std::string_view name) {
                  return config.find(name) != ConfigNode::npos;
              });
}

Result<Pipeline> ultralyticsPipeline(const ConfigDocument& config)
{
    if (!describesUltralyticsPipeline(config))
        return Error{
            .code = ErrorCode::UnknownFormat,
            .path = config.file.path,
            .detail = FAULTLINE_TR_NOOP("Errors", "these settings tell nothing of augmentation")};
    return Importer(config).take();
}

std::string writeUltralytics(const Pipeline& pipeline, std::vector<PipelineRemark>& remarks)
{
    const bool isOld = ultralytics::majorVersion(pipeline.version) == 5;
    // The keys by which a file of each version is known come first.
    std::string text = isOld ? "lr0: 0.01\nlrf: 0.01\nmomentum: 0.937\nwarmup_bias_lr: 0.1\n"
                             : "task: detect\nmode: train\n";
    const PipelineStep* hsv = enabledStep(pipeline, idOf("random_hsv"));
    const bool isOldHue = hsv != nullptr && hsv->parameters.contains("hue")
                          && toText(hsv->parameters.at("hue")) == "multiply";
    for (const std::string_view name : kOrder) {
        const TransformInfo* info = findTransform(idOf(name));
        if (info == nullptr || (isOld && (name == "cutmix" || name == "bgr" || name == "letterbox"))
            || (isOldHue && name == "cutmix"))
            continue; // hue tells the version, and no older one knows cutmix
        const PipelineStep* step = enabledStep(pipeline, info->id);
        for (const ParameterInfo& parameter : info->parameters) {
            if (parameter.name == "hue" || parameter.name == "p"
                || (isOld && parameter.name == "copy_paste_mode"))
                continue;
            Value value = neutral(parameter);
            if (step != nullptr) {
                const auto written = step->parameters.find(parameter.name);
                value =
                    written != step->parameters.end() ? written->second : parameter.defaultValue;
            }
            text += std::string(parameter.name) + ": " + toText(value) + "\n";
        }
    }
    if (enabledStep(pipeline, idOf("albumentations")) != nullptr)
        remarks.push_back({.step = idOf("albumentations"),
                           .text = {FAULTLINE_TR_NOOP("Augment", "No setting turns it on: install "
                                                                 "the package albumentations"),
                                    {}},
                           .line = 0,
                           .isLeftOut = true});
    if (!isInOrder(pipeline))
        remarks.push_back(
            {.step = {},
             .text = {FAULTLINE_TR_NOOP("Augment", "The settings cannot tell the order of steps: "
                                                   "the trainer uses its own"),
                      {}},
             .line = 0,
             .isLeftOut = false});
    return text;
}

} // namespace faultline::augment
