// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/step_time.h"

#include "model/core/ascii.h"
#include "model/core/statistics.h"

#include <cmath>

namespace faultline {

namespace {

constexpr std::size_t kEnoughIntervals = 3;

std::optional<MeasuredStepTime> fromProgress(const Training& training)
{
    const Progress& progress = training.progress;
    std::vector<StepInterval> intervals;
    for (const MarkRange& attempt : progress.attempts) {
        const std::vector<StepInterval> some = intervalsOf(progress, attempt);
        intervals.insert(intervals.end(), some.begin(), some.end());
    }
    const double seconds = medianSecondsPerStep(intervals);
    if (intervals.size() < kEnoughIntervals || !(seconds > 0.0) || progress.stepsRepeat
        || clockIsTooCoarse(progress, medianSeconds(intervals)))
        return std::nullopt;
    return MeasuredStepTime{seconds, training.name, progress.tag, intervals.size()};
}

/// Of images or samples per second the batch size would have to be known.
bool countsSteps(const Signal& signal)
{
    const std::string tag = lowerAscii(signal.tag);
    return tag.find("step") != std::string::npos || tag.find("it/s") != std::string::npos;
}

} // namespace

std::optional<MeasuredStepTime> loggedStepTime(const Training& training, std::size_t fewest)
{
    for (const Signal* signal : training.all(SignalKind::Throughput)) {
        if (!countsSteps(*signal))
            continue;
        std::vector<double> rates;
        for (std::size_t i = 0; i < signal->series->size(); ++i) {
            const double rate = signal->series->value(i);
            if (std::isfinite(rate) && rate > 0.0)
                rates.push_back(rate);
        }
        if (!rates.empty() && rates.size() >= fewest)
            return MeasuredStepTime{1.0 / median(rates), training.name, signal->tag, rates.size()};
    }
    return std::nullopt;
}

std::optional<MeasuredStepTime> measuredStepTime(const Training& training)
{
    if (const auto measured = fromProgress(training))
        return measured;
    return loggedStepTime(training, kEnoughIntervals);
}

std::optional<MeasuredStepTime> measuredStepTime(std::span<const Training> trainings)
{
    std::optional<MeasuredStepTime> best;
    for (const Training& training : trainings) {
        const auto measured = measuredStepTime(training);
        if (measured && (!best || measured->measurements > best->measurements))
            best = measured;
    }
    return best;
}

} // namespace faultline
