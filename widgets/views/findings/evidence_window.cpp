// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/findings/evidence_window.h"

#include <algorithm>

namespace faultline::ui {

namespace {

constexpr double kMarginShare = 0.15;
/// Context on each side, as a share of the whole run and in logged points: the larger wins.
constexpr double kContextShare = 0.04;
constexpr double kContextPoints = 12.0;
/// A range that covers more than this is looked at whole.
constexpr double kWholeShare = 0.8;
constexpr double kLogRatio = 1e4;

} // namespace

AxisRange evidenceRange(const SeriesEvidence& evidence, XAxisKind axis, double origin)
{
    switch (axis) {
    case XAxisKind::Step:
        return {.min = static_cast<double>(evidence.firstStep.value()),
                .max = static_cast<double>(evidence.lastStep.value())};
    case XAxisKind::Relative:
        return {.min = evidence.firstWallTime.seconds() - origin,
                .max = evidence.lastWallTime.seconds() - origin};
    case XAxisKind::Wall:
        return {.min = evidence.firstWallTime.seconds(), .max = evidence.lastWallTime.seconds()};
    case XAxisKind::Value: break; // where on another metric is not known
    }
    return {};
}

std::optional<AxisRange> evidenceWindow(const SeriesEvidence& evidence, const ScalarSeries& series)
{
    const auto low = static_cast<double>(series.minStep());
    const auto high = static_cast<double>(series.maxStep());
    const double extent = high - low;
    if (series.empty() || extent <= 0.0)
        return std::nullopt;

    const auto first = static_cast<double>(std::min(evidence.firstStep, evidence.lastStep).value());
    const auto last = static_cast<double>(std::max(evidence.firstStep, evidence.lastStep).value());
    const double stride = extent / static_cast<double>(series.size());
    const double margin =
        std::max({kMarginShare * (last - first), kContextShare * extent, kContextPoints * stride});
    const AxisRange window{.min = std::max(low, first - margin),
                           .max = std::min(high, last + margin)};
    if (window.max <= window.min || window.max - window.min > kWholeShare * extent)
        return std::nullopt;
    return window;
}

bool needsLogAxis(const ScalarSeries& series, const std::optional<AxisRange>& steps)
{
    const DecimatedCurve curve =
        decimate(series, {.axis = XAxisKind::Step,
                          .xMin = steps ? steps->min : static_cast<double>(series.minStep()),
                          .xMax = steps ? steps->max : static_cast<double>(series.maxStep())});
    return curve.hasY && curve.yMin > 0.0 && curve.yMax / curve.yMin >= kLogRatio;
}

ShadedRange::Role shadeRole(Severity severity)
{
    switch (severity) {
    case Severity::Critical: return ShadedRange::Role::Critical;
    case Severity::Warning: return ShadedRange::Role::Warning;
    case Severity::Info: return ShadedRange::Role::Info;
    }
    return ShadedRange::Role::Info;
}

} // namespace faultline::ui
