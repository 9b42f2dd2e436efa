// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/calibration.h"

#include "model/vram/step_figures.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace faultline::vram {

namespace {

constexpr std::int64_t kMostDeviceBytes = std::int64_t{1} << 46; // 64 TiB: no device has it
/// What a run repeats of its own peak: other pictures, another order of allocation.
constexpr double kRepeatability = 0.02;
/// A line through two measurements is as good as their noise; one more is better.
constexpr double kLineError = 0.015;
/// How far context and allocator may be off when they were not measured.
constexpr double kConversionError = 0.3;
/// What grows with the batch is known better than this; beyond, the measurement is of another run.
constexpr double kLeastSlope = -0.9;
constexpr double kLargestSlope = 4.0;

PeakFigures figuresOf(const Estimate& estimate)
{
    PeakFigures figures{.peakBytes = estimate.peakBytes, .interval = estimate.interval};
    for (const ComponentBytes& row : estimate.components) {
        const auto bytes = static_cast<double>(row.bytes);
        if (growsWithBatch(row.component))
            figures.variableBytes += bytes;
        if (row.component == Component::Context || row.component == Component::AllocatorWaste)
            figures.bookkeepingBytes += bytes;
    }
    return figures;
}

/// A measurement against its estimate.
struct Difference {
    double variable = 0;
    double bytes = 0; ///< measured - estimated
    double peak = 0;  ///< estimated
    PeakFigures figures;
    TrainingSetup setup; ///< of the estimate
    const MeasuredPeak* measured = nullptr;
};

Error badPeak(const MeasuredPeak& peak, Text what)
{
    return Error{.code = ErrorCode::Corrupt,
                 .detail = {FAULTLINE_TR_NOOP("Errors", "measurement (%1): %2"),
                            {peak.source, std::move(what)}}};
}

Result<Difference> difference(const LayerGraph& graph, TrainingSetup setup,
                              const MeasuredPeak& peak)
{
    if (peak.bytes <= 0 || peak.bytes > kMostDeviceBytes)
        return badPeak(peak, {FAULTLINE_TR_NOOP("Errors", "%1 bytes is out of range"),
                              {std::to_string(peak.bytes)}});
    if (peak.batchPerReplica < 0)
        return badPeak(peak, FAULTLINE_TR_NOOP("Errors", "the batch is negative"));
    setup.measure = peak.measure;
    if (peak.batchPerReplica > 0)
        setup.batchPerReplica = peak.batchPerReplica;
    const FrameworkMemory& framework = *frameworkMemory(setup.framework);
    const Result<StepResult> step = simulateStep(graph, setup, framework);
    if (!step)
        return step.error();
    Difference made;
    made.figures = figuresOf(*step, setup, framework);
    made.variable = std::max(made.figures.variableBytes, 1.0);
    made.peak = static_cast<double>(made.figures.peakBytes);
    made.bytes = static_cast<double>(peak.bytes) - made.peak;
    made.setup = std::move(setup);
    made.measured = &peak;
    return made;
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

/// Those that estimates are to meet: the exact ones, or else the lower bounds that are above their
/// estimates, for each size the highest.
std::vector<Difference> decisive(const std::vector<Difference>& all)
{
    std::vector<Difference> chosen;
    std::copy_if(all.begin(), all.end(), std::back_inserter(chosen),
                 [](const Difference& one) { return !one.measured->isLowerBound; });
    if (!chosen.empty())
        return chosen;
    for (const Difference& one : all) {
        if (one.bytes <= 0)
            continue;
        const auto same = std::find_if(chosen.begin(), chosen.end(), [&one](const auto& other) {
            return std::abs(other.variable - one.variable) <= 0.05 * one.variable;
        });
        if (same == chosen.end())
            chosen.push_back(one);
        else if (one.bytes > same->bytes)
            *same = one;
    }
    return chosen;
}

void fit(const std::vector<Difference>& chosen, Calibration& made)
{
    for (const Difference& one : chosen) {
        made.peaks.push_back(*one.measured);
        made.largestVariable = std::max(made.largestVariable, one.variable);
        made.isOpenAbove = one.measured->isLowerBound;
        if (one.measured->isLowerBound)
            made.remarks.push_back({FAULTLINE_TR_NOOP("Vram", "%1: the run ended before its peak, "
                                                              "which may be higher."),
                                    {one.measured->source}});
        else if (std::abs(one.bytes) > 0.5 * one.peak)
            made.remarks.push_back(
                {FAULTLINE_TR_NOOP("Vram", "%1: differs from the estimate by "
                                           "%2; check that it is of this model "
                                           "and batch."),
                 {one.measured->source, Quantity{std::abs(one.bytes), Unit::Bytes}}});
    }
    made.unexplained = chosen.front().bytes;
    made.hasTwoSizes = haveTwoSizes(chosen);
    if (made.hasTwoSizes)
        fitLine(chosen, made);
    else
        fitPoint(chosen, made);
}

/// What a lower bound that was not fitted to still says.
void addFloor(const Difference& one, const Calibration& fitted, Calibration& made)
{
    const MeasuredPeak& peak = *one.measured;
    const PeakFigures now =
        corrected(one.figures, one.setup, fitted.peaks.empty() ? nullptr : &fitted);
    if (peak.bytes > now.peakBytes) {
        made.remarks.push_back(
            {FAULTLINE_TR_NOOP("Vram", "%1: more than the other measurements leave room for; not "
                                       "used."),
             {peak.source}});
    } else if (peak.bytes <= now.interval.low) {
        made.remarks.push_back(
            {FAULTLINE_TR_NOOP("Vram", "%1: ended before its peak and below the estimate; not "
                                       "used."),
             {peak.source}});
    } else {
        made.peaks.push_back(peak);
        made.floors.push_back({peak.bytes, peak.measure, one.variable});
    }
}

/// Whether a measurement of one says what the other needs, but for the batch and the size.
bool differsInKind(const TrainingSetup& a, const TrainingSetup& b)
{
    return a.framework != b.framework || a.precision != b.precision || a.optimizer != b.optimizer
           || a.normMode != b.normMode || a.frozenStages != b.frozenStages
           || a.movingAverage != b.movingAverage || a.checkpointing != b.checkpointing
           || (a.accumulationSteps > 1) != (b.accumulationSteps > 1) || a.allocator != b.allocator
           || (a.replicas > 1) != (b.replicas > 1);
}

/// How far context and allocator are to be trusted where they were not measured.
double bookkeepingDoubt(const Calibration& calibration, Measure measure)
{
    const bool isConverted =
        std::any_of(calibration.peaks.begin(), calibration.peaks.end(),
                    [measure](const MeasuredPeak& peak) { return peak.measure != measure; });
    return isConverted ? kConversionError : 0.0;
}

} // namespace

Result<Calibration> calibrate(const LayerGraph& graph, const TrainingSetup& setup,
                              std::span<const MeasuredPeak> peaks)
{
    Result<TrainingSetup> complete = completeSetup(graph, setup);
    if (!complete)
        return complete.error();
    Calibration made;
    made.setup = *std::move(complete);
    std::vector<Difference> differences;
    for (const MeasuredPeak& peak : peaks) {
        Result<Difference> one = difference(graph, made.setup, peak);
        if (!one)
            return one.error();
        differences.push_back(*std::move(one));
    }
    const std::vector<Difference> chosen = decisive(differences);
    if (!chosen.empty())
        fit(chosen, made);
    const Calibration fitted = made;
    for (const Difference& one : differences) {
        const bool isUsed =
            std::any_of(chosen.begin(), chosen.end(),
                        [&one](const Difference& used) { return used.measured == one.measured; });
        if (!isUsed)
            addFloor(one, fitted, made);
    }
    if (made.peaks.empty())
        return Error{.code = ErrorCode::Corrupt,
                     .detail = FAULTLINE_TR_NOOP("Errors", "no measurement can be used")};
    return made;
}

PeakFigures corrected(const PeakFigures& model, const TrainingSetup& setup,
                      const Calibration* calibration)
{
    if (calibration == nullptr)
        return model;
    const double variable = std::max(model.variableBytes, 1.0);
    const auto peak = static_cast<double>(model.peakBytes);
    const double low = calibration->constantLow + calibration->slopeWithLow * variable;
    const double high = calibration->constantHigh + calibration->slopeWithHigh * variable;
    const double now = std::max(peak + 0.5 * (low + high), 1.0);
    const bool isSameKind = !differsInKind(setup, calibration->setup);
    const auto below = static_cast<double>(model.peakBytes - model.interval.low);
    const auto above = static_cast<double>(model.interval.high - model.peakBytes);
    double keptBelow = below;
    double keptAbove = above;
    if (isSameKind && calibration->largestVariable > 0) {
        // Sizes beyond what was measured are less sure, up to what the model alone is worth.
        const double beyond =
            std::max(0.0, variable / std::max(calibration->largestVariable, 1.0) - 1.0);
        const double half =
            0.5 * std::abs(high - low) + now * calibration->relativeError * (1.0 + beyond)
            + bookkeepingDoubt(*calibration, setup.measure) * model.bookkeepingBytes;
        keptBelow = std::min(half, below);
        keptAbove = calibration->isOpenAbove ? above : std::min(half, above);
    }
    PeakFigures figures = model;
    figures.peakBytes = std::llround(now);
    figures.interval = {std::llround(std::max(now - keptBelow, 0.0)),
                        std::llround(now + keptAbove)};
    for (const PeakFloor& floor : calibration->floors) {
        if (isSameKind && floor.measure == setup.measure && variable >= floor.variable)
            figures.interval.low =
                std::max(figures.interval.low, std::min(floor.bytes, figures.peakBytes));
    }
    return figures;
}

Estimate calibrated(Estimate estimate, const Calibration& calibration)
{
    const PeakFigures figures = corrected(figuresOf(estimate), estimate.setup, &calibration);
    const std::int64_t unexplained = figures.peakBytes - estimate.peakBytes;
    estimate.peakBytes = figures.peakBytes;
    estimate.interval = figures.interval;
    const std::size_t count = calibration.peaks.size();
    Text note =
        count == 1 ? Text{FAULTLINE_TR_NOOP("Vram", "measured less estimated, one measurement"), {}}
                   : Text{FAULTLINE_TR_NOOP("Vram", "measured less estimated, %1 measurements"),
                          {Quantity{static_cast<double>(count), Unit::Count}}};
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
