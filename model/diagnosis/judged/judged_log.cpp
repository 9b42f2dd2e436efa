// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/judged/judged_log.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/log_evidence.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace faultline {

namespace {

std::optional<std::int64_t> lastStepOfAll(const Training& training)
{
    std::optional<std::int64_t> last;
    const auto take = [&last](std::optional<std::int64_t> step) { last = std::max(last, step); };
    for (const StepMark& mark : training.progress.marks)
        take(mark.step);
    for (const ConsoleLogPtr& log : training.logs)
        take(lastStepOf(*log));
    return last;
}

/// Points of the longest series: they tell how a training went even if nothing says when.
std::size_t longestSeries(const Training& training)
{
    std::size_t most = 0;
    for (const Signal& signal : training.allSignals)
        most = std::max(most, signal.series->size());
    return most;
}

} // namespace

void tellLines(const Training& training, FindingSink& sink)
{
    std::size_t lines = 0;
    for (const ConsoleLogPtr& log : training.logs)
        lines += log->lines.size();
    sink.computed(numberEvidence(
        "lines-read", {FAULTLINE_TR_NOOP("Diagnosis", "Lines of the console looked through"), {}},
        countOf(lines)));
}

void tellProgress(const Training& training, FindingSink& sink)
{
    sink.computed(numberEvidence(
        "points", {FAULTLINE_TR_NOOP("Diagnosis", "Points that tell how the training went"), {}},
        countOf(std::max(training.progress.marks.size(), longestSeries(training)))));
}

void tellLastStep(const Training& training, FindingSink& sink)
{
    if (const std::optional<std::int64_t> last = lastStepOfAll(training))
        sink.computed(numberEvidence(
            "last-step", {FAULTLINE_TR_NOOP("Diagnosis", "Last step that was reached"), {}},
            stepOf(*last)));
}

void tellOnset(std::int64_t step, FindingSink& sink)
{
    sink.computed(numberEvidence("onset-step",
                                 {FAULTLINE_TR_NOOP("Diagnosis", "Step at which it showed"), {}},
                                 stepOf(step)));
}

void tellEnd(const Training& training, bool isFound, Text label, FindingSink& sink)
{
    sink.computed(numberEvidence("fatal-events", std::move(label), countOf(isFound ? 1 : 0), 0.0));
    tellLines(training, sink);
    tellLastStep(training, sink);
    if (const std::optional<std::int64_t> last = lastStepOfAll(training); isFound && last)
        tellOnset(*last, sink);
}

void tellUnanswered(FindingSink& sink)
{
    sink.computed(numberEvidence(
        "unanswered-failures",
        {FAULTLINE_TR_NOOP("Diagnosis", "Failures after which nothing shows how it went on"), {}},
        countOf(1), 0.0));
}

void tellVersions(const std::vector<CompatibilityVerdict>& verdicts, FindingSink& sink)
{
    constexpr std::size_t kMostTold = 8;
    sink.computed(
        numberEvidence("pairs-checked",
                       {FAULTLINE_TR_NOOP("Diagnosis", "Pairs of versions that were checked"), {}},
                       countOf(verdicts.size())));
    for (std::size_t i = 0; i < std::min(verdicts.size(), kMostTold); ++i)
        sink.judged(judgedFact(verdicts[i].sentence));
}

} // namespace faultline
