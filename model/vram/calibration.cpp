// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/calibration.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline::vram {

namespace {

constexpr std::int64_t kMostBytes = std::int64_t{1} << 46; // 64 TiB: no device has it
/// What a run repeats of its own peak: other pictures, another order of allocation.
constexpr double kRepeatability = 0.02;
/// A line through two measurements is as good as their noise; one more is better.
constexpr double kLineError = 0.015;
/// How far context and allocator are trusted when they were not measured.
constexpr double kConversionError = 0.3;
/// What grows with the batch is known better than this; beyond, the measurement is of another run.
constexpr double kLeastSlope = -0.9;
constexpr double kLargestSlope = 4.0;

bool isFixed(Component component)
{
    switch (component) {
    case Component::Weights:
    case Component::Gradients:
    case Component::Optimizer:
    case Component::MovingAverage:
    case Component::GradientBuckets:
    case Component::Context:
    case Component::Unexplained: return true;
    default: return false;
    }
}

double variableBytes(const Estimate& estimate)
{
    double bytes = 0;
    for (const ComponentBytes& row : estimate.components)
        bytes += isFixed(row.component) ? 0.0 : static_cast<double>(row.bytes);
    return std::max(bytes, 1.0);
}

/// Context and allocator: what the measures differ in.
double bookkeepingBytes(const Estimate& estimate)
{
    double bytes = 0;
    for (const ComponentBytes& row : estimate.components) {
        if (row.component == Component::Context || row.component == Component::AllocatorWaste)
            bytes += static_cast<double>(row.bytes);
    }
    return bytes;
}

/// A measurement against its estimate.
struct Difference {
    double variable = 0;
    double bytes = 0; ///< measured - estimated
    double peak = 0;  ///< estimated
};

Error badPeak(const MeasuredPeak& peak, std::string_view what)
{
    return Error{.code = ErrorCode::Corrupt,
                 .path = {},
                 .offsetBytes = {},
                 .detail = "measurement (" + peak.source + "): " + std::string(what)};
}

Result<Difference> difference(const LayerGraph& graph, TrainingSetup setup,
                              const MeasuredPeak& peak)
{
    if (peak.bytes <= 0 || peak.bytes > kMostBytes)
        return badPeak(peak, std::to_string(peak.bytes) + " bytes is out of range");
    if (peak.batchPerReplica < 0)
        return badPeak(peak, "the batch is negative");
    setup.measure = peak.measure;
    if (peak.batchPerReplica > 0)
        setup.batchPerReplica = peak.batchPerReplica;
    const Result<Estimate> made = estimate(graph, setup);
    if (!made)
        return made.error();
    const auto estimated = static_cast<double>(made->peakBytes);
    return Difference{variableBytes(*made), static_cast<double>(peak.bytes) - estimated, estimated};
}

bool haveTwoSizes(const std::vector<Difference>& differences)
{
    const auto [least, most] =
        std::minmax_element(differences.begin(), differences.end(),
                            [](const auto& a, const auto& b) { return a.variable < b.variable; });
    return most->variable > 1.05 * least->variable;
}

/// One size: either end of what may be.
void fitPoint(const std::vector<Difference>& differences, Calibration& calibration)
{
    double bytes = 0;
    double variable = 0;
    double peak = 0;
    for (const Difference& one : differences) {
        bytes += one.bytes;
        variable += one.variable;
        peak += one.peak + one.bytes;
    }
    const auto count = static_cast<double>(differences.size());
    bytes /= count;
    variable /= count;
    const double slope = std::clamp(bytes / variable, kLeastSlope, kLargestSlope);
    calibration.constantLow = bytes - slope * variable;
    calibration.slopeWithLow = slope;
    calibration.constantHigh = bytes;
    calibration.slopeWithHigh = 0;
    calibration.relativeError = kRepeatability;
    double spread = 0;
    for (const Difference& one : differences)
        spread = std::max(spread, std::abs(one.bytes - bytes));
    calibration.relativeError += spread / std::max(peak / count, 1.0);
}

/// Two sizes or more: least squares.
void fitLine(const std::vector<Difference>& differences, Calibration& calibration)
{
    const auto count = static_cast<double>(differences.size());
    double meanX = 0;
    double meanY = 0;
    for (const Difference& one : differences) {
        meanX += one.variable / count;
        meanY += one.bytes / count;
    }
    double products = 0;
    double squares = 0;
    for (const Difference& one : differences) {
        products += (one.variable - meanX) * (one.bytes - meanY);
        squares += (one.variable - meanX) * (one.variable - meanX);
    }
    const double slope = std::clamp(products / squares, kLeastSlope, kLargestSlope);
    calibration.slopeWithLow = calibration.slopeWithHigh = slope;
    calibration.constantLow = calibration.constantHigh = meanY - slope * meanX;
    double worst = 0;
    for (const Difference& one : differences) {
        const double rest = one.bytes - calibration.constantLow - slope * one.variable;
        worst = std::max(worst, std::abs(rest) / std::max(one.peak + one.bytes, 1.0));
    }
    calibration.relativeError = kLineError + worst;
}

std::string gibibytes(double bytes)
{
    std::string text = std::to_string(std::round(bytes / (1 << 30) * 100.0) / 100.0);
    text.resize(text.find('.') + 3);
    return text + " GiB";
}

} // namespace

Result<Calibration> calibrate(const LayerGraph& graph, const TrainingSetup& setup,
                              std::span<const MeasuredPeak> peaks, Measure wanted)
{
    Calibration made;
    std::vector<Difference> differences;
    for (const MeasuredPeak& peak : peaks) {
        const Result<Difference> one = difference(graph, setup, peak);
        if (!one)
            return one.error();
        if (peak.isLowerBound && one->bytes <= 0) {
            made.remarks.push_back(peak.source
                                   + ": ended before its peak and below the estimate; "
                                     "not used");
            continue;
        }
        differences.push_back(*one);
        made.peaks.push_back(peak);
        made.largestVariable = std::max(made.largestVariable, one->variable);
        if (peak.measure != wanted)
            made.contextShare = kConversionError;
        if (peak.isLowerBound)
            made.remarks.push_back(peak.source
                                   + ": the run ended before its peak, which may be "
                                     "higher");
        else if (std::abs(one->bytes) > 0.5 * one->peak)
            made.remarks.push_back(peak.source + ": differs from the estimate by "
                                   + gibibytes(one->bytes)
                                   + "; check that it is of this model and batch");
    }
    if (differences.empty())
        return Error{.code = ErrorCode::Corrupt,
                     .path = {},
                     .offsetBytes = {},
                     .detail = "no measurement can be used"};
    made.hasTwoSizes = haveTwoSizes(differences);
    if (made.hasTwoSizes)
        fitLine(differences, made);
    else
        fitPoint(differences, made);
    return made;
}

Estimate calibrated(Estimate estimate, const Calibration& calibration)
{
    const double variable = variableBytes(estimate);
    const auto peak = static_cast<double>(estimate.peakBytes);
    const double low = calibration.constantLow + calibration.slopeWithLow * variable;
    const double high = calibration.constantHigh + calibration.slopeWithHigh * variable;
    const double shift = std::max(0.5 * (low + high), 1.0 - peak);

    // Sizes beyond what was measured are less sure, up to what the model alone is worth.
    const double beyond =
        std::max(0.0, variable / std::max(calibration.largestVariable, 1.0) - 1.0);
    const double half = 0.5 * std::abs(high - low)
                        + (peak + shift) * calibration.relativeError * (1.0 + beyond)
                        + calibration.contextShare * bookkeepingBytes(estimate);
    const double wasHalf =
        0.5 * static_cast<double>(estimate.interval.high - estimate.interval.low);
    const double kept = std::min(half, wasHalf);
    estimate.peakBytes = std::llround(peak + shift);
    estimate.interval.low = std::llround(std::max(peak + shift - kept, 0.0));
    estimate.interval.high = std::llround(peak + shift + kept);

    const std::int64_t unexplained = estimate.peakBytes - std::llround(peak);
    std::string note = "measured less estimated, " + std::to_string(calibration.peaks.size())
                       + (calibration.peaks.size() == 1 ? " measurement" : " measurements");
    const auto row = std::find_if(
        estimate.components.begin(), estimate.components.end(),
        [](const ComponentBytes& one) { return one.component == Component::Unexplained; });
    if (row == estimate.components.end()) {
        estimate.components.push_back({Component::Unexplained, unexplained, std::move(note)});
    } else {
        row->bytes += unexplained;
        row->note = std::move(note);
    }
    estimate.remarks.insert(estimate.remarks.end(), calibration.remarks.begin(),
                            calibration.remarks.end());
    return estimate;
}

} // namespace faultline::vram
