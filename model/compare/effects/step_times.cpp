// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/effects/step_times.h"

#include "model/core/statistics.h"
#include "model/diagnosis/signals/answer_curves.h"
#include "model/diagnosis/signals/speed_course.h"
#include "model/diagnosis/signals/stalls.h"

#include <algorithm>
#include <cmath>

namespace faultline {

namespace {

constexpr std::size_t kFewestTimes = 5;

bool stepsAreEpochs(const Training& training)
{
    return std::any_of(
        training.allSignals.begin(), training.allSignals.end(), [&](const Signal& signal) {
            return signal.tag == training.progress.tag && signal.run == training.runs.front()
                   && countsEpochs(training, signal, learningCurve(&signal));
        });
}

std::optional<PieceTimes> timesOfProgress(const Training& training)
{
    const Progress& progress = training.progress;
    PieceTimes times{.seconds = {}, .isOfEpochs = false, .source = progress.tag};
    std::vector<StepInterval> all;
    for (const MarkRange& attempt : progress.attempts) {
        const std::vector<StepInterval> some = settledIntervals(training, progress, attempt);
        all.insert(all.end(), some.begin(), some.end());
    }
    for (const StepInterval& interval : all) {
        if (interval.seconds <= 0.0)
            continue;
        times.seconds.push_back(interval.secondsPerStep());
        times.at.push_back(static_cast<double>(interval.to.step));
    }
    if (times.seconds.size() < kFewestTimes || progress.stepsRepeat
        || clockIsTooCoarse(progress, medianSeconds(all)))
        return std::nullopt;
    times.isOfEpochs = stepsAreEpochs(training);
    times.countsEpochs = times.isOfEpochs;
    return times;
}

std::optional<PieceTimes> timesOfCourses(const Training& training)
{
    std::optional<PieceTimes> best;
    for (SpeedCourse& course : speedCourses(training)) {
        if (course.piece == SpeedCourse::Piece::Unknown || course.size() < kFewestTimes)
            continue;
        const bool isOfEpochs = course.piece == SpeedCourse::Piece::Epoch;
        const bool isBetter =
            !best || (best->isOfEpochs && !isOfEpochs)
            || (best->isOfEpochs == isOfEpochs && course.size() > best->seconds.size());
        if (isBetter)
            best = PieceTimes{.seconds = std::move(course.seconds),
                              .isOfEpochs = isOfEpochs,
                              .source = course.source,
                              .at = std::move(course.at),
                              .countsEpochs = course.countsEpochs};
    }
    return best;
}

} // namespace

double PieceTimes::typical() const
{
    return median(seconds);
}

double PieceTimes::spread() const
{
    constexpr std::size_t kBlocks = 20;
    std::vector<double> blocks = blockMedians(seconds, std::min(kBlocks, seconds.size()));
    for (double& block : blocks)
        block = std::log(block);
    return sigmaMad(blocks);
}

std::optional<PieceTimes> stepTimesOf(const Training& training)
{
    std::optional<PieceTimes> measured = timesOfProgress(training);
    if (measured && !measured->isOfEpochs)
        return measured;
    std::optional<PieceTimes> told = timesOfCourses(training);
    if (told && (!measured || !told->isOfEpochs))
        return told;
    return measured;
}

} // namespace faultline
