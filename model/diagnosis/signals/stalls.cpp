// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/stalls.h"

#include "model/core/statistics.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace faultline {

namespace {

constexpr std::size_t kFewestForPeriod = 5;
constexpr double kRegularShare = 0.7; // of the distances that must fit the period
constexpr double kPeriodTolerance = 0.1;
constexpr double kMostSkipped = 3.0; // a stall may be missed, twice in a row at most

constexpr double kTicks = 2.0; // of a coarse clock, that an interval may seem too long

double perStepLimit(const std::vector<double>& perStep, double usual, const StallLimits& limits)
{
    return usual + std::max(limits.sigmas * sigmaMad(perStep), limits.share * usual);
}

/// When the results of evaluations were logged, ascending.
std::vector<double> evaluationTimes(const Training& training)
{
    constexpr std::size_t kMost = 100'000; // of one series
    std::vector<double> times;
    for (const Signal& signal : training.allSignals) {
        const bool isResult = signal.kind == SignalKind::ValidationLoss
                              || signal.kind == SignalKind::ValidationMetric;
        if (!isResult || signal.series->size() > kMost)
            continue;
        signal.series->forEach([&times](std::size_t, const ScalarPoint& point) {
            if (std::isfinite(point.wallTime))
                times.push_back(point.wallTime);
        });
    }
    std::sort(times.begin(), times.end());
    return times;
}

/// `lost` is what the interval took beyond its steps, which took `usual`.
StallCause causeOf(const Training& training, const std::vector<double>& evaluations,
                   const StepInterval& interval, double lost, double usual)
{
    constexpr double kMostAfter = 0.7;
    const double begin = interval.from.wallTime;
    const double end = interval.to.wallTime;
    const auto behind = std::upper_bound(evaluations.begin(), evaluations.end(), end);
    const bool isEvaluated = behind != evaluations.begin() && *std::prev(behind) > begin;
    if (isEvaluated && end - *std::prev(behind) - usual >= kMostAfter * lost)
        return StallCause::AfterEvaluation;
    if (training.phases.touches(PhaseKind::Evaluation, begin, end))
        return StallCause::Evaluation;
    if (training.phases.touches(PhaseKind::Checkpoint, begin, end))
        return StallCause::Checkpoint;
    return StallCause::Unknown;
}

/// The period of ascending positions, if most distances are one, two or three times the same.
std::optional<double> periodOf(const std::vector<double>& positions, double resolution)
{
    std::vector<double> distances;
    for (std::size_t i = 1; i < positions.size(); ++i) {
        if (positions[i] > positions[i - 1]) // not across attempts
            distances.push_back(positions[i] - positions[i - 1]);
    }
    if (distances.size() + 1 < kFewestForPeriod)
        return std::nullopt;
    const double period = median(distances);
    const double tolerance = std::max(kPeriodTolerance * period, 0.5 * resolution);
    const auto fits = [period, tolerance](double distance) {
        const double times = std::round(distance / period);
        return times >= 1.0 && times <= kMostSkipped
               && std::abs(distance - times * period) <= tolerance;
    };
    const auto fitting = std::count_if(distances.begin(), distances.end(), fits);
    if (static_cast<double>(fitting) < kRegularShare * static_cast<double>(distances.size()))
        return std::nullopt;
    return period;
}

std::string summaryWithPeriod(const Run& run, const StallPeriod& period)
{
    if (!period.inSteps)
        return {};
    for (const auto& [tag, blob] : run.blobs) {
        if (blob.count < kFewestForPeriod)
            continue;
        const double every = (static_cast<double>(blob.maxStep) - static_cast<double>(blob.minStep))
                             / static_cast<double>(blob.count - 1);
        if (std::abs(every - period.length) <= kPeriodTolerance * period.length)
            return tag;
    }
    return {};
}

std::vector<Stall> stallsThatAre(bool gaps, const std::vector<Stall>& stalls)
{
    std::vector<Stall> found;
    std::copy_if(stalls.begin(), stalls.end(), std::back_inserter(found),
                 [gaps](const Stall& stall) { return stall.isGap == gaps; });
    return found;
}

/// Long stalls that come regularly are no gaps: something that belongs to the training does them.
void keepGaps(Stalls& stalls)
{
    const std::vector<Stall> longOnes = stallsThatAre(true, stalls.all);
    const bool areRegular = periodOf(longOnes, stalls).has_value();
    for (Stall& stall : stalls.all)
        stall.isGap = stall.isGap && stall.cause == StallCause::Unknown && !areRegular;
}

} // namespace

std::optional<StallPeriod> periodOf(const std::vector<Stall>& stalls, const Stalls& usual)
{
    std::vector<double> steps;
    std::vector<double> times;
    for (const Stall& stall : stalls) {
        steps.push_back(static_cast<double>(stall.interval.to.step));
        times.push_back(stall.interval.to.wallTime);
    }
    if (const std::optional<double> period = periodOf(steps, usual.usualSteps))
        return StallPeriod{.inSteps = true, .length = *period};
    if (const std::optional<double> period = periodOf(times, usual.usualSeconds))
        return StallPeriod{.inSteps = false, .length = *period};
    return std::nullopt;
}

std::vector<Stall> Stalls::ordinary() const
{
    return stallsThatAre(false, all);
}

std::vector<Stall> Stalls::dominant() const
{
    constexpr double kComparable = 0.25; // of the stall that half of the loss comes from
    std::vector<Stall> stalls = ordinary();
    std::vector<double> losses;
    double total = 0.0;
    for (const Stall& stall : stalls) {
        losses.push_back(stall.lostSeconds);
        total += stall.lostSeconds;
    }
    std::sort(losses.rbegin(), losses.rend());
    double typical = 0.0;
    double sum = 0.0;
    for (std::size_t i = 0; i < losses.size() && sum < total / 2.0; ++i) {
        typical = losses[i];
        sum += losses[i];
    }
    const auto isMinor = [typical](const Stall& stall) {
        return stall.lostSeconds < kComparable * typical;
    };
    stalls.erase(std::remove_if(stalls.begin(), stalls.end(), isMinor), stalls.end());
    return stalls;
}

std::vector<Stall> Stalls::gaps() const
{
    return stallsThatAre(true, all);
}

std::vector<StepInterval> settledIntervals(const Training& training, const Progress& progress,
                                           const MarkRange& attempt)
{
    std::vector<StepInterval> intervals = intervalsOf(progress, attempt);
    const auto isWarmUp = [&training](const StepInterval& interval) {
        const double middle = interval.from.wallTime + interval.seconds / 2.0;
        return training.phases.touches(PhaseKind::WarmUp, middle, middle);
    };
    intervals.erase(std::remove_if(intervals.begin(), intervals.end(), isWarmUp), intervals.end());
    return intervals;
}

Stalls findStalls(const Training& training, const Progress& progress, const StallLimits& limits)
{
    Stalls stalls;
    std::vector<double> allSeconds;
    std::vector<double> allPerStep;
    std::vector<double> allSteps;
    const std::vector<double> evaluations = evaluationTimes(training);
    for (const MarkRange& attempt : progress.attempts) {
        const std::vector<StepInterval> intervals = settledIntervals(training, progress, attempt);
        if (intervals.size() < kFewestIntervals)
            continue;
        std::vector<double> perStep;
        for (const StepInterval& interval : intervals) {
            perStep.push_back(interval.secondsPerStep());
            allSeconds.push_back(interval.seconds);
            allSteps.push_back(interval.steps);
            stalls.judgedSeconds += interval.seconds;
        }
        const double usual = median(perStep);
        const double limit = perStepLimit(perStep, usual, limits);
        const double gap =
            std::max(limits.gapIntervals * medianSeconds(intervals), limits.gapSeconds);
        for (const StepInterval& interval : intervals) {
            const double own = usual * interval.steps;
            const double slack = own + kTicks * progress.clockSeconds;
            if (interval.secondsPerStep() > limit && interval.seconds > slack) {
                const double lost = interval.seconds - own;
                stalls.all.push_back({.interval = interval,
                                      .lostSeconds = lost,
                                      .cause = causeOf(training, evaluations, interval, lost, own),
                                      .isGap = interval.seconds > gap});
            }
        }
        allPerStep.insert(allPerStep.end(), perStep.begin(), perStep.end());
    }
    stalls.intervals = allSeconds.size();
    stalls.usualSeconds = median(allSeconds);
    stalls.usualPerStep = median(allPerStep);
    stalls.usualSteps = median(allSteps);
    keepGaps(stalls);
    stalls.period = periodOf(stalls.dominant(), stalls);
    if (stalls.period)
        stalls.summaryTag = summaryWithPeriod(*training.runs.front(), *stalls.period);
    return stalls;
}

} // namespace faultline
