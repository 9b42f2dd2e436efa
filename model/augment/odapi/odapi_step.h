// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/pipeline.h"
#include "model/augment/transform.h"
#include "model/core/text_marker.h"

#include <opencv2/core.hpp>

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::augment::odapi {

// What the steps of the Object Detection API have in common. A step is a class with a constructor
// that takes a ParameterReader; if it has `static Text problem(const ParameterReader&)`,
// that says in English why the trainer would refuse these parameters (empty: it would not). A step
// with steps below it has `static TransformPtr fromChildren(const PipelineStep&,
// const ParameterReader&, Text& why)` instead of the constructor.
//
// The steps read their parameters with the defaults that take effect in the trainer: those of the
// Python functions where its builder hands over only what is written, else those of the message.

// Rows for parameters. The names are those of the fields in preprocessor.proto and
// image_resizer.proto; `help` is marked with FAULTLINE_TR_NOOP("Augment", ...) by the caller.
[[nodiscard]] ParameterInfo real(std::string_view name, double defaultValue, double minimum,
                                 double maximum, std::string_view help);
[[nodiscard]] ParameterInfo probability(std::string_view name, double defaultValue,
                                        std::string_view help);
[[nodiscard]] ParameterInfo integer(std::string_view name, std::int64_t defaultValue,
                                    double minimum, double maximum, std::string_view help,
                                    std::string_view unit = {});
/// A whole number that is unset by default.
[[nodiscard]] ParameterInfo optionalInteger(std::string_view name, double minimum, double maximum,
                                            std::string_view help, std::string_view unit = {});
[[nodiscard]] ParameterInfo flag(std::string_view name, bool defaultValue, std::string_view help);
[[nodiscard]] ParameterInfo choice(std::string_view name, std::string_view defaultValue,
                                   std::vector<std::string_view> choices, std::string_view help);
[[nodiscard]] ParameterInfo numbers(std::string_view name, std::vector<double> defaultValue,
                                    double minimum, double maximum, std::string_view help);
/// Three numbers 0..255; unset: the mean of the picture.
[[nodiscard]] ParameterInfo padColour(std::string_view name);

/// The parameters of a transform of the catalogue; empty if there is none of that id.
[[nodiscard]] std::span<const ParameterInfo> parametersOf(std::string_view id);

template <typename Step>
TransformPtr makeStep(const PipelineStep& step, std::string_view, Text& why)
{
    const ParameterReader reader(parametersOf(step.transform), step.parameters);
    if constexpr (requires { Step::problem(reader); }) {
        why = Step::problem(reader);
        if (!why.empty())
            return nullptr;
    }
    if constexpr (requires { Step::fromChildren(step, reader, why); })
        return Step::fromChildren(step, reader, why);
    else
        return std::make_shared<const Step>(reader);
}

/// Fields of a row that most steps leave as they are.
struct RowOptions {
    bool isScaleFree = false;
    std::string_view children = {};
    std::string_view fidelity = {};
};

template <typename Step>
[[nodiscard]] TransformInfo row(std::string_view id, TransformGroup group, std::string_view summary,
                                std::vector<ParameterInfo> parameters,
                                const RowOptions& options = {})
{
    constexpr std::string_view kPrefix = "odapi/";
    return {.id = id,
            .library = Library::ObjectDetectionApi,
            .name = id.substr(kPrefix.size()),
            .group = group,
            .summary = summary,
            .parameters = std::move(parameters),
            .children = options.children,
            .isScaleFree = options.isScaleFree,
            .fidelity = options.fidelity,
            .make = makeStep<Step>};
}

/// Moves the boxes to the picture that `window` (pixels, may reach outside) cuts out of one of
/// `size`.
void reframeBoxes(Sample& sample, const cv::Rect& window, cv::Size size);
/// Removes boxes that have no point in the picture.
void dropOutside(Sample& sample);
void clipBoxes(Sample& sample);

/// The picture of `size` with `source` at `offset`, cut off at its rim, and `colour` elsewhere. Of
/// the type of `source`, or CV_32F where bytes cannot hold the colour.
[[nodiscard]] cv::Mat placed(const cv::Mat& source, cv::Point offset, cv::Size size,
                             const cv::Scalar& colour);

/// Whether a picture of this size may be made: positive sides up to kMaxSide.
[[nodiscard]] bool isPossible(cv::Size size);

/// `value` as TensorFlow casts single precision to int32: cut off, bounded here.
[[nodiscard]] int toInt(float value);

// The lists, in files by theme.
void addFlips(std::vector<TransformInfo>& rows);
void addColours(std::vector<TransformInfo>& rows);
void addValues(std::vector<TransformInfo>& rows);
void addCrops(std::vector<TransformInfo>& rows);
void addScaledCrops(std::vector<TransformInfo>& rows);
void addSsdCrops(std::vector<TransformInfo>& rows);
void addPads(std::vector<TransformInfo>& rows);
void addBoxSteps(std::vector<TransformInfo>& rows);
void addErasers(std::vector<TransformInfo>& rows);
void addResizeSteps(std::vector<TransformInfo>& rows);
void addAutoAugment(std::vector<TransformInfo>& rows);
void addResizers(std::vector<TransformInfo>& rows);
void addNetworkSteps(std::vector<TransformInfo>& rows);

} // namespace faultline::augment::odapi
