// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/training_slows_down.h"

#include "model/core/statistics.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/progress_evidence.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/signals/stalls.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace faultline::rules::training_slows_down {

namespace {

constexpr std::size_t kFewestStepTimes = 60;
constexpr std::size_t kBlocks = 30;
constexpr double kNoTrend = 1.645;    // |z| of a part that stays level
constexpr double kSerious = 0.05;     // share of the time that the slowing cost
constexpr double kAlike = 0.8;        // rank correlation of a signal that goes with it
constexpr std::size_t kMostAlike = 2; // signals shown

/// The time of a step from start to end of one attempt.
struct Slowing {
    std::vector<StepInterval> intervals; ///< ordinary ones: no stalls, evaluations or gaps
    std::vector<double> blocks;          ///< medians of the seconds per step
    double early = 0.0;                  ///< median of the first third of the blocks
    double late = 0.0;                   ///< median of the last third
    double z = 0.0;                      ///< Mann-Kendall, > 0: slower and slower
    double extraSeconds = 0.0;           ///< beyond what the early step time would have taken
    double allSeconds = 0.0;
    std::optional<std::size_t> jump; ///< block with which it became slower at once

    [[nodiscard]] double change() const { return early > 0.0 ? late / early - 1.0 : 0.0; }
};

const MarkRange* longestAttempt(const Progress& progress)
{
    const auto longest = std::max_element(
        progress.attempts.begin(), progress.attempts.end(),
        [](const MarkRange& a, const MarkRange& b) { return a.end - a.begin < b.end - b.begin; });
    return longest == progress.attempts.end() ? nullptr : &*longest;
}

/// Intervals in which nothing but steps was done.
std::vector<StepInterval> ordinaryIntervals(const Training& training, const Progress& progress,
                                            const MarkRange& attempt)
{
    std::vector<StepInterval> intervals = settledIntervals(training, progress, attempt);
    const double usual = medianSecondsPerStep(intervals);
    std::vector<double> perStep(intervals.size());
    std::transform(intervals.begin(), intervals.end(), perStep.begin(),
                   [](const StepInterval& interval) { return interval.secondsPerStep(); });
    const StallLimits limits;
    // Against a running median: what became slow for good is no stall.
    const std::vector<double> level =
        runningMedian(perStep, std::max<std::size_t>(3, perStep.size() / kBlocks));
    const double noise = differenceNoise(perStep);
    std::vector<StepInterval> ordinary;
    for (std::size_t i = 0; i < intervals.size(); ++i) {
        const StepInterval& interval = intervals[i];
        const double limit = level[i] + std::max(limits.sigmas * noise, limits.share * usual);
        const bool isInterrupted = training.phases.touches(
            PhaseKind::Evaluation, interval.from.wallTime, interval.to.wallTime);
        if (perStep[i] <= limit && !isInterrupted)
            ordinary.push_back(interval);
    }
    return ordinary;
}

/// The block where the step time jumps, if both sides of it are level.
std::optional<std::size_t> findJump(const std::vector<double>& blocks)
{
    constexpr std::size_t kFewestBlocks = 4; // on each side, for a trend test
    std::size_t best = 0;
    double largest = 0.0;
    for (std::size_t k = kFewestBlocks; k + kFewestBlocks <= blocks.size(); ++k) {
        const double rise =
            median(std::span(blocks).subspan(k)) - median(std::span(blocks).first(k));
        const double weight = std::sqrt(static_cast<double>(k * (blocks.size() - k)));
        if (rise * weight > largest) {
            largest = rise * weight;
            best = k;
        }
    }
    if (best == 0 || std::abs(mannKendallZ(std::span(blocks).first(best))) > kNoTrend
        || std::abs(mannKendallZ(std::span(blocks).subspan(best))) > kNoTrend)
        return std::nullopt;
    return best;
}

Slowing measure(std::vector<StepInterval> intervals)
{
    Slowing slowing;
    std::vector<double> perStep;
    for (const StepInterval& interval : intervals) {
        perStep.push_back(interval.secondsPerStep());
        slowing.allSeconds += interval.seconds;
    }
    slowing.blocks = blockMedians(perStep, kBlocks);
    const std::size_t third = slowing.blocks.size() / 3;
    slowing.early = median(std::span(slowing.blocks).first(third));
    slowing.late = median(std::span(slowing.blocks).last(third));
    slowing.z = mannKendallZ(slowing.blocks);
    for (const StepInterval& interval : intervals)
        slowing.extraSeconds += interval.seconds - slowing.early * interval.steps;
    slowing.jump = findJump(slowing.blocks);
    slowing.intervals = std::move(intervals);
    return slowing;
}

/// Medians of a signal over the times of the blocks; empty if it does not cover them.
std::vector<double> alongBlocks(const ScalarSeries& series, const Slowing& slowing)
{
    constexpr std::size_t kMostPoints = 100'000;
    const double begin = slowing.intervals.front().from.wallTime;
    const double end = slowing.intervals.back().to.wallTime;
    if (!(end > begin))
        return {};
    const std::size_t count = slowing.blocks.size();
    std::vector<std::vector<double>> parts(count);
    const std::size_t stride = series.size() / kMostPoints + 1;
    for (std::size_t i = 0; i < series.size(); i += stride) {
        const double at = (series.wallTime(i) - begin) / (end - begin);
        if (at >= 0.0 && at < 1.0 && std::isfinite(series.value(i)))
            parts[static_cast<std::size_t>(at * static_cast<double>(count))].push_back(
                series.value(i));
    }
    std::vector<double> medians;
    for (const std::vector<double>& part : parts) {
        if (part.empty())
            return {};
        medians.push_back(median(part));
    }
    return medians;
}

[[nodiscard]] Text titleOf(const Slowing& slowing);
[[nodiscard]] Text explain(const Slowing& slowing, const Progress& progress);
[[nodiscard]] std::vector<Fix> fixes(const Slowing& slowing, double change);
void addSignals(const Training& training, const Slowing& slowing, Finding& finding);

NumberEvidence changeNumber(const Slowing& slowing, double limit)
{
    return numberEvidence(
        "change",
        {FAULTLINE_TR_NOOP("Diagnosis", "Step time of the last third beyond that of the first"),
         {}},
        share(slowing.change()), limit);
}

JudgedPoints judgedSteps(const Slowing& slowing)
{
    JudgedPoints judged;
    judged.label = {FAULTLINE_TR_NOOP("Diagnosis", "Time of a step"), {}};
    judged.xLabel = {FAULTLINE_TR_NOOP("Diagnosis", "Step"), {}};
    judged.xUnit = Unit::Step;
    judged.unit = Unit::Seconds;
    const std::size_t every =
        (slowing.intervals.size() + JudgedPoints::kMost - 1) / JudgedPoints::kMost;
    for (std::size_t i = 0; i < slowing.intervals.size(); i += every)
        judged.points.emplace_back(static_cast<double>(slowing.intervals[i].to.step),
                                   slowing.intervals[i].secondsPerStep());
    return judged;
}

Text titleOf(const Slowing& slowing)
{
    if (slowing.jump) {
        const std::size_t at = *slowing.jump * slowing.intervals.size() / slowing.blocks.size();
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "Steps became slower about step %1: from %2 to %3 each (%4 "
                                  "more)"),
                {stepOf(slowing.intervals[at].from.step), seconds(slowing.early),
                 seconds(slowing.late), share(slowing.change())}};
    }
    return {FAULTLINE_TR_NOOP("Diagnosis",
                              "The training slows down: a step takes %1 at first and %2 at step %3 "
                              "(%4 more)"),
            {seconds(slowing.early), seconds(slowing.late),
             stepOf(slowing.intervals.back().to.step), share(slowing.change())}};
}

Text explain(const Slowing& slowing, const Progress& progress)
{
    if (slowing.jump) {
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "Before and after it the step time is level, so something changed at that "
                    "moment: layers were unfrozen, another program came onto the GPU or the host, "
                    "the GPU began to throttle, the data moved to slower storage. Judged by %1 "
                    "intervals of %2; stalls and evaluations are left out."),
                {countOf(slowing.intervals.size()), progress.tag}};
    }
    return {FAULTLINE_TR_NOOP(
                "Diagnosis",
                "The step time grows little by little, which something that accumulates does: "
                "operations added to the graph or functions traced anew in every step, a list of "
                "tensors that is never emptied, host memory that fills up until the machine swaps, "
                "rising temperature. Judged by %1 intervals of %2; stalls and evaluations are left "
                "out."),
            {countOf(slowing.intervals.size()), progress.tag}};
}

void addSignals(const Training& training, const Slowing& slowing, Finding& finding)
{
    std::size_t added = 0;
    for (const Signal* signal : training.all(SignalKind::Utilization)) {
        const std::vector<double> along = alongBlocks(*signal->series, slowing);
        const double correlation = spearman(along, slowing.blocks);
        if (along.empty() || std::abs(correlation) < kAlike)
            continue;
        const ScalarSeries& series = *signal->series;
        finding.evidence.emplace_back(SeriesEvidence{
            .run = signal->run->name,
            .tag = signal->tag,
            .firstStep = series.minStep(),
            .lastStep = series.maxStep(),
            .firstWallTime = series.minWallTime(),
            .lastWallTime = series.maxWallTime(),
            .caption = {FAULTLINE_TR_NOOP("Diagnosis", "Changes together with the step time (rank "
                                                       "correlation %1)"),
                        {plain(correlation)}}});
        if (++added == kMostAlike)
            return;
    }
}

std::vector<Fix> fixes(const Slowing& slowing, double change)
{
    Fix watch;
    watch.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                     "Record GPU clocks, temperature and host memory beside the "
                                     "next run"),
                   {}};
    watch.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                      "Falling clocks mean throttling, growing host memory a leak; "
                                      "if both stay level, the training itself does more and more "
                                      "per step."),
                    {}};
    watch.snippets = {{"shell",
                       "nvidia-smi --query-gpu=timestamp,clocks.sm,temperature.gpu,power.draw,"
                       "clocks_throttle_reasons.active,memory.used --format=csv -l 5 > gpu.csv &\n"
                       "vmstat -t 5 > host.txt &"}};
    Fix accumulate;
    accumulate.title = {FAULTLINE_TR_NOOP("Diagnosis", "Find what the steps accumulate"), {}};
    accumulate.detail = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "Tensors kept for later hold their graph alive, and Python numbers as "
                          "arguments of a traced function trace it anew each time."),
        {}};
    accumulate.snippets = {
        {"pytorch", "total_loss += loss.item()  # not: total_loss += loss"},
        {"tensorflow",
         "tf.compat.v1.get_default_graph().finalize()  # raises if a step adds to it\n"
         "step_fn(tf.constant(step))  # not a Python number"}};
    Text check{FAULTLINE_TR_NOOP("Diagnosis",
                                 "In the next run the last third takes no more than %1 per step."),
               {seconds(slowing.early * (1.0 + change))}};
    watch.check = check;
    accumulate.check = check;
    if (slowing.jump)
        return {watch};
    return {accumulate, watch};
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const RuleSettings& settings = input.settings;
    const Progress& progress = training.progress;
    const MarkRange* attempt = longestAttempt(progress);
    if (attempt == nullptr)
        return tellProgress(training, sink); // evidence-not-usable tells that
    std::vector<StepInterval> intervals = ordinaryIntervals(training, progress, *attempt);
    if (intervals.size() < kFewestStepTimes) {
        sink.abstain(abstainTooFewStepTimes(intervals.size(), kFewestStepTimes));
        return;
    }
    if (const double usual = medianSeconds(intervals); clockIsTooCoarse(progress, usual)) {
        sink.abstain(abstainCoarseClock(usual));
        return;
    }
    const Slowing slowing = measure(std::move(intervals));
    const double change = settings.threshold(info(), "change");
    const double z = settings.threshold(info(), "trend-z");
    sink.judged(judgedSteps(slowing));
    sink.computed(changeNumber(slowing, change));
    if (!(slowing.z > z) || !(slowing.change() > change)
        || slowing.extraSeconds < settings.threshold(info(), "extra-seconds"))
        return;

    Finding finding;
    const double extra = std::clamp(slowing.extraSeconds / slowing.allSeconds, 0.0, 1.0);
    finding.severity = extra >= kSerious ? Severity::Warning : Severity::Info;
    finding.confidence = slowing.z > 2.0 * z ? 0.9 : 0.7;
    finding.cost = extra;
    finding.title = titleOf(slowing);
    finding.explanation = explain(slowing, progress);
    finding.evidence.emplace_back(progressEvidence(
        training, progress, slowing.intervals.front().from, slowing.intervals.back().to,
        {FAULTLINE_TR_NOOP("Diagnosis", "The steps that were timed: %1 each at first, %2 at the "
                                        "end"),
         {seconds(slowing.early), seconds(slowing.late)}}));
    finding.evidence.emplace_back(changeNumber(slowing, change));
    finding.evidence.emplace_back(numberEvidence(
        "trend-z",
        {FAULTLINE_TR_NOOP("Diagnosis", "Trend of the block medians (Mann-Kendall z)"), {}},
        plain(slowing.z), z));
    finding.evidence.emplace_back(numberEvidence(
        "extra-seconds",
        {FAULTLINE_TR_NOOP("Diagnosis", "Time beyond what the first third would have taken"), {}},
        seconds(slowing.extraSeconds)));
    addSignals(training, slowing, finding);
    finding.fixes = fixes(slowing, change);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::training_slows_down
