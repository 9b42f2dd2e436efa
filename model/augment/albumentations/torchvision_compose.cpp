// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/pipeline_files.h"
#include "model/augment/python_call.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

// What repr() prints of a torchvision.transforms.Compose. Transforms that Albumentations computes
// alike (mirrors, whole-pixel crops, turns, grey, colours, normalisation) become its steps; all
// others are named. Resizing is not among them: torchvision smooths before it shrinks.

namespace faultline::augment {

namespace {

using Kind = PythonValue::Kind;
using Steps = std::vector<PipelineStep>;

constexpr std::string_view kCompose = "Compose";
constexpr int kDeepest = 16;

/// Transforms that only move numbers into another container.
constexpr std::array<std::string_view, 4> kContainers{"ToImage", "PILToTensor", "ToPILImage",
                                                      "Identity"};

bool isUnset(const PythonValue* value)
{
    return value == nullptr || value->kind == Kind::None
           || (value->kind == Kind::Boolean && value->number == 0.0);
}

class Importer {
public:
    explicit Importer(std::string source)
    {
        m_pipeline.library = Library::Albumentations;
        m_pipeline.source = std::move(source);
    }

    Pipeline take(const PythonValue& compose)
    {
        addAll(compose, m_pipeline.steps, 0);
        endTensor(m_pipeline.steps);
        if (m_isTensor)
            addStep("albumentations/ToTensorV2", compose, m_pipeline.steps);
        if (m_movesPixels)
            m_pipeline.remarks.push_back(
                {.step = std::string(kCompose),
                 .text = {FAULTLINE_TR_NOOP("Augment",
                                            "It moves pixels and knows nothing of boxes. The boxes "
                                            "shown are where they should be"),
                          {}},
                 .line = compose.line,
                 .isLeftOut = false});
        return std::move(m_pipeline);
    }

private:
    void leaveOut(const PythonValue& call, Translatable why)
    {
        m_pipeline.remarks.push_back({.step = std::string(call.plainName()),
                                      .text = {why, {}},
                                      .line = call.line,
                                      .isLeftOut = true});
    }

    static PipelineStep& addStep(const char* transform, const PythonValue& call, Steps& into)
    {
        PipelineStep step;
        step.transform = transform;
        step.line = call.line;
        step.parameters["p"] = 1.0;
        into.push_back(std::move(step));
        return into.back();
    }

    void addAll(const PythonValue& parent, Steps& into, int depth)
    {
        for (std::size_t i = 0; i < parent.items.size(); ++i) {
            const PythonValue& item = parent.items[i];
            if (item.kind == Kind::Call)
                add(item, into, depth);
            else if (parent.keywords[i].empty())
                leaveOut(item.text.empty() ? parent : item,
                         FAULTLINE_TR_NOOP("Augment", "This cannot be understood: left out"));
        }
    }

    void add(const PythonValue& call, Steps& into, int depth)
    {
        const std::string_view name = call.plainName();
        const bool isContainer =
            std::find(kContainers.begin(), kContainers.end(), name) != kContainers.end();
        if (depth > kDeepest || isContainer)
            return;
        if (name == kCompose) {
            addAll(call, into, depth + 1);
        } else if (name == "ToTensor") {
            m_isTensor = true;
            m_isUnscaled = true;
        } else if (name == "Normalize") {
            addNormalize(call, into);
        } else if (name == "RandomApply") {
            addRandomApply(call, into, depth);
        } else if (m_isTensor || !addPlain(name, call, into)) {
            leaveOut(call,
                     FAULTLINE_TR_NOOP("Augment",
                                       "No step here computes the same as torchvision: left out"));
        }
    }

    /// Transforms of pictures; false if there is no equal, or not with these arguments.
    bool addPlain(std::string_view name, const PythonValue& call, Steps& into)
    {
        if (name == "RandomHorizontalFlip")
            return addWithP("albumentations/HorizontalFlip", call, into, true);
        if (name == "RandomVerticalFlip")
            return addWithP("albumentations/VerticalFlip", call, into, true);
        if (name == "RandomGrayscale")
            return addWithP("albumentations/ToGray", call, into, false);
        if (name == "RandomCrop")
            return addCrop(call, into);
        if (name == "RandomRotation")
            return addRotation(call, into);
        return name == "ColorJitter" && addColours(call, into);
    }

    bool addWithP(const char* transform, const PythonValue& call, Steps& into, bool movesPixels)
    {
        const PythonValue* p = call.argument("p");
        if (p == nullptr || p->kind != Kind::Number || !(p->number >= 0.0 && p->number <= 1.0))
            return false;
        addStep(transform, call, into).parameters["p"] = p->number;
        m_movesPixels = m_movesPixels || movesPixels;
        return true;
    }

    bool addCrop(const PythonValue& call, Steps& into)
    {
        const PythonValue* size = call.argument("size");
        const std::vector<double> sides = size != nullptr ? size->numbers() : std::vector<double>();
        constexpr double kMostPixels = 16384.0;
        const bool isPlain =
            isUnset(call.argument("padding")) && isUnset(call.argument("pad_if_needed"));
        if (!isPlain || sides.size() != 2
            || !std::all_of(sides.begin(), sides.end(),
                            [](double side) { return side >= 1.0 && side <= kMostPixels; }))
            return false;
        PipelineStep& step = addStep("albumentations/RandomCrop", call, into);
        step.parameters["height"] = static_cast<std::int64_t>(sides[0]);
        step.parameters["width"] = static_cast<std::int64_t>(sides[1]);
        m_movesPixels = true;
        return true;
    }

    bool addRotation(const PythonValue& call, Steps& into)
    {
        const PythonValue* degrees = call.argument("degrees");
        const std::vector<double> limits =
            degrees != nullptr ? degrees->numbers() : std::vector<double>();
        const PythonValue* way = call.argument("interpolation");
        const std::string_view interpolation = way != nullptr ? way->plainName() : "nearest";
        const bool isNearest = interpolation == "nearest" || interpolation == "NEAREST";
        const bool isLinear = interpolation == "bilinear" || interpolation == "BILINEAR";
        const bool isPlain = isUnset(call.argument("expand")) && isUnset(call.argument("center"));
        const PythonValue* fill = call.argument("fill");
        const std::vector<double> colour =
            isUnset(fill) ? std::vector<double>{0.0} : fill->numbers();
        if (limits.size() != 2 || !isPlain || (!isNearest && !isLinear) || colour.empty())
            return false;
        PipelineStep& step = addStep("albumentations/Rotate", call, into);
        step.parameters["limit"] = limits;
        step.parameters["interpolation"] = std::string(isNearest ? "nearest" : "linear");
        step.parameters["border_mode"] = std::string("constant");
        step.parameters["fill"] = colour;
        m_movesPixels = true;
        return true;
    }

    bool addColours(const PythonValue& call, Steps& into)
    {
        Parameters parameters;
        for (const char* name : {"brightness", "contrast", "saturation", "hue"}) {
            const PythonValue* written = call.argument(name);
            const double neutral = std::string_view(name) == "hue" ? 0.0 : 1.0;
            const std::vector<double> range =
                isUnset(written) ? std::vector<double>{neutral, neutral} : written->numbers();
            if (range.size() != 2)
                return false;
            parameters[name] = range;
        }
        addStep("albumentations/ColorJitter", call, into).parameters.merge(parameters);
        return true;
    }

    void addNormalize(const PythonValue& call, Steps& into)
    {
        const PythonValue* mean = call.argument("mean");
        const PythonValue* deviation = call.argument("std");
        const std::vector<double> means = mean != nullptr ? mean->numbers() : std::vector<double>();
        const std::vector<double> deviations =
            deviation != nullptr ? deviation->numbers() : std::vector<double>();
        const auto fits = [](const std::vector<double>& one) {
            return one.size() == 1 || one.size() == 3;
        };
        const bool divides = std::all_of(deviations.begin(), deviations.end(), [](double one) {
            return std::isfinite(one) && one > 0.0;
        });
        if (!m_isUnscaled || !fits(means) || !fits(deviations) || !divides) {
            leaveOut(call, FAULTLINE_TR_NOOP("Augment", "It is reproduced behind ToTensor only, "
                                                        "once, with one or three numbers"));
            return;
        }
        m_isUnscaled = false;
        normaliseBy(means, deviations, call, into);
    }

    static void normaliseBy(const std::vector<double>& means, const std::vector<double>& deviations,
                            const PythonValue& call, Steps& into)
    {
        PipelineStep& step = addStep("albumentations/Normalize", call, into);
        step.parameters["mean"] = means;
        step.parameters["std"] = deviations;
        step.parameters["max_pixel_value"] = 255.0;
    }

    /// ToTensor divides by 255; where no Normalize takes that over it is a step of its own.
    void endTensor(Steps& into)
    {
        if (m_isUnscaled)
            normaliseBy({0.0}, {1.0}, {}, into);
    }

    void addRandomApply(const PythonValue& call, Steps& into, int depth)
    {
        const PythonValue* p = call.argument("p");
        if (p == nullptr || p->kind != Kind::Number || !(p->number >= 0.0 && p->number <= 1.0)) {
            leaveOut(call, FAULTLINE_TR_NOOP("Augment", "This cannot be understood: left out"));
            return;
        }
        PipelineStep group;
        group.transform = "albumentations/Sequential";
        group.line = call.line;
        group.parameters["p"] = p->number;
        addAll(call, group.children, depth + 1);
        if (!group.children.empty())
            into.push_back(std::move(group));
    }

    Pipeline m_pipeline;
    bool m_isTensor = false;   ///< ToTensor was met
    bool m_isUnscaled = false; ///< and nothing has divided by 255 yet
    bool m_movesPixels = false;
};

/// The first Compose that printed itself: its transforms stand in it without a list around them.
std::optional<PythonValue> composeIn(std::string_view text)
{
    for (std::size_t at = findPythonCall(text, kCompose); at != std::string_view::npos;
         at = findPythonCall(text, kCompose, text.find('(', at))) {
        auto call = parsePythonCall(text, at);
        if (call
            && std::any_of(call->items.begin(), call->items.end(),
                           [](const PythonValue& item) { return item.kind == Kind::Call; }))
            return call;
    }
    return std::nullopt;
}

} // namespace

bool describesTorchvisionCompose(const ConfigDocument& config)
{
    return composeIn(config.text).has_value();
}

Result<Pipeline> torchvisionPipeline(const ConfigDocument& config)
{
    if (const std::optional<PythonValue> compose = composeIn(config.text))
        return Importer(config.file.path).take(*compose);
    return Error{.code = ErrorCode::Corrupt,
                 .path = config.file.path,
                 .detail = FAULTLINE_TR_NOOP("Errors",
                                             "the transforms of torchvision cannot be understood")};
}

} // namespace faultline::augment
