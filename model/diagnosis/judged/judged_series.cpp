// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/judged/judged_series.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/signals/stalls.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <utility>

namespace faultline {

namespace {

/// `valueOf` each interval of all attempts after their warm-up, by time.
template <typename ValueOf>
JudgedPoints judgedIntervals(const Training& training, Text label, ValueOf&& valueOf)
{
    std::vector<StepInterval> all;
    for (const MarkRange& attempt : training.progress.attempts) {
        const std::vector<StepInterval> some =
            settledIntervals(training, training.progress, attempt);
        all.insert(all.end(), some.begin(), some.end());
    }
    std::stable_sort(all.begin(), all.end(), [](const StepInterval& a, const StepInterval& b) {
        return a.to.wallTime < b.to.wallTime;
    });
    std::vector<double> times;
    std::vector<double> values;
    for (const StepInterval& interval : all) {
        times.push_back(interval.to.wallTime);
        values.push_back(valueOf(interval));
    }
    return judgedOverTime(times, values, std::move(label), Unit::Seconds);
}

} // namespace

JudgedPoints judgedStepTimes(const Training& training)
{
    return judgedIntervals(training, {FAULTLINE_TR_NOOP("Diagnosis", "Time of a step"), {}},
                           [](const StepInterval& one) { return one.secondsPerStep(); });
}

JudgedPoints judgedSilences(const Training& training)
{
    return judgedIntervals(
        training, {FAULTLINE_TR_NOOP("Diagnosis", "Time from one sign of life to the next"), {}},
        [](const StepInterval& one) { return one.seconds; });
}

JudgedPoints judgedCourse(const Training& training)
{
    std::vector<StepMark> marks = training.progress.marks;
    std::stable_sort(marks.begin(), marks.end(),
                     [](const StepMark& a, const StepMark& b) { return a.wallTime < b.wallTime; });
    std::vector<double> times;
    std::vector<double> steps;
    for (const StepMark& mark : marks) {
        times.push_back(mark.wallTime);
        steps.push_back(static_cast<double>(mark.step));
    }
    return judgedOverTime(
        times, steps, {FAULTLINE_TR_NOOP("Diagnosis", "Step that was reached"), {}}, Unit::Step);
}

JudgedPoints judgedValues(const ScalarSeries& series, Text label, Unit unit, double scale)
{
    std::vector<double> times(series.size());
    std::vector<double> values(series.size());
    for (std::size_t i = 0; i < series.size(); ++i) {
        times[i] = series.wallTime(i);
        values[i] = scale * series.value(i);
    }
    return judgedOverTime(times, values, std::move(label), unit);
}

JudgedPoints judgedMemory(const MemorySeries& memory, Text label)
{
    JudgedPoints points = judgedValues(*memory.series, std::move(label), Unit::Bytes, memory.scale);
    if (memory.capacity > 0.0)
        points.limits.push_back({.label = {FAULTLINE_TR_NOOP("Diagnosis", "All there is"), {}},
                                 .value = memory.capacity});
    return points;
}

void tellMemory(const std::vector<MemorySeries>& all, Text label, FindingSink& sink)
{
    const auto first = std::find_if(all.begin(), all.end(), [](const MemorySeries& one) {
        return one.series != nullptr && !one.series->empty();
    });
    if (first != all.end())
        sink.judged(judgedMemory(*first, std::move(label)));
}

void tellRate(const Training& training, FindingSink& sink)
{
    const LearningCurve rate = learningCurve(training.best(SignalKind::LearningRate));
    if (!rate.empty())
        sink.judged(judgedCurve(rate, {FAULTLINE_TR_NOOP("Diagnosis", "Learning rate"), {}}));
}

void tellStages(const TraceProfile& profile, FindingSink& sink)
{
    if (profile.inputStages.empty())
        return;
    const InputStageTotal& slowest = profile.inputStages.front();
    sink.judged(
        judgedFact({FAULTLINE_TR_NOOP("Diagnosis",
                                      "Slowest stage of the input: %1, %2 of its own in %3 calls."),
                    {slowest.name, Quantity{slowest.selfSeconds, Unit::Seconds},
                     Quantity{static_cast<double>(slowest.count), Unit::Count}}}));
    std::vector<double> seconds;
    for (const InputStageTotal& stage : profile.inputStages)
        seconds.push_back(stage.selfSeconds);
    if (seconds.size() > 1)
        sink.judged(judgedSorted(
            std::move(seconds),
            {FAULTLINE_TR_NOOP("Diagnosis", "Self time of the stages of the input"), {}},
            {FAULTLINE_TR_NOOP("Diagnosis", "Stages, fastest first"), {}}, Unit::Seconds));
}

void tellEvaluations(std::size_t have, std::size_t needed, FindingSink& sink)
{
    sink.computed(numberEvidence("evaluations",
                                 {FAULTLINE_TR_NOOP("Diagnosis", "Evaluations logged"), {}},
                                 countOf(have), static_cast<double>(needed)));
}

} // namespace faultline
