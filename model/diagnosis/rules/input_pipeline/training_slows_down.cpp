// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/training_slows_down.h"

#include "model/core/ascii.h"
#include "model/core/statistics.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/progress_evidence.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/signals/log_place.h"
#include "model/diagnosis/signals/logged_wait.h"
#include "model/diagnosis/signals/speed_course.h"
#include "model/diagnosis/signals/stalls.h"

#include <algorithm>
#include <array>
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

JudgedPoints judgedSteps(const Slowing& slowing)
{
    JudgedPoints judged;
    judged.label = text::stepTime();
    judged.xLabel = text::step();
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
    const Seconds early(slowing.early);
    const Seconds late(slowing.late);
    const Fraction change(slowing.change());
    if (slowing.jump) {
        const std::size_t at = *slowing.jump * slowing.intervals.size() / slowing.blocks.size();
        return text::becameSlower({.step = Step(slowing.intervals[at].from.step),
                                   .early = early,
                                   .late = late,
                                   .change = change});
    }
    return text::slowsDown({.early = early,
                            .late = late,
                            .step = Step(slowing.intervals.back().to.step),
                            .change = change});
}

Text explain(const Slowing& slowing, const std::string& tag)
{
    const Count intervals(slowing.intervals.size());
    return slowing.jump ? text::jumpExplained({.intervals = intervals, .tag = tag})
                        : text::growthExplained({.intervals = intervals, .tag = tag});
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
        finding.evidence.emplace_back(
            SeriesEvidence{.run = signal->run->id,
                           .tag = TagId(signal->tag),
                           .firstStep = StepIndex(series.minStep()),
                           .lastStep = StepIndex(series.maxStep()),
                           .firstWallTime = WallTime(series.minWallTime()),
                           .lastWallTime = WallTime(series.maxWallTime()),
                           .caption = text::changesTogether(Plain(correlation))});
        if (++added == kMostAlike)
            return;
    }
}

std::vector<Fix> fixes(const Slowing& slowing, double change)
{
    std::vector<Fix> made;
    if (!slowing.jump)
        made.push_back(fix::findWhatAccumulates());
    made.push_back(fix::watchMachine());
    for (Fix& fix : made)
        fix.check = text::takesNoMore(Seconds(slowing.early * (1.0 + change)));
    return made;
}

/// Where the values jump to a multiple for good: nearly all of the later ones are above nearly all
/// of the earlier ones. O(n^2).
std::optional<std::size_t> lastingJump(std::span<const double> values)
{
    constexpr std::size_t kFewest = 4; // on each side
    constexpr double kFactor = 3.0;
    constexpr double kApart = 1.5;
    std::optional<std::size_t> best;
    double largest = 0.0;
    for (std::size_t k = kFewest; k + kFewest <= values.size(); ++k) {
        const double before = median(values.first(k));
        const double after = median(values.subspan(k));
        const bool isApart =
            quantile(values.subspan(k), 0.1) > kApart * quantile(values.first(k), 0.9);
        const double weight = std::sqrt(static_cast<double>(k * (values.size() - k)));
        if (before > 0.0 && after >= kFactor * before && isApart
            && (after - before) * weight > largest) {
            largest = (after - before) * weight;
            best = k;
        }
    }
    return best;
}

/// By the step time that the training logs beside what it waits for data: a lasting jump, and what
/// the time goes into. True if it reported a finding.
bool judgeLogged(const Training& training, const Thresholds& thresholds, FindingSink& sink)
{
    constexpr double kMostly = 0.5; // of what was added
    constexpr std::size_t kJumpBlocks = 200;
    const std::optional<LoggedWait> wait = loggedWait(training);
    if (!wait)
        return false;
    const std::vector<double> blocks = blockMedians(wait->seconds, kJumpBlocks);
    std::optional<std::size_t> jump = lastingJump(blocks);
    if (!jump)
        return false;
    jump = *jump * wait->seconds.size() / blocks.size();
    const std::span<const double> seconds(wait->seconds);
    const std::span<const double> waited(wait->waited);
    const double early = median(seconds.first(*jump));
    const double late = median(seconds.subspan(*jump));
    const double more = median(waited.subspan(*jump)) - median(waited.first(*jump));
    const bool isInput = more >= kMostly * (late - early);
    const double share =
        static_cast<double>(seconds.size() - *jump) / static_cast<double>(seconds.size());
    Finding finding;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::clearTrend;
    finding.cost = std::clamp((1.0 - early / late) * share + 0.1, 0.0, 1.0);
    finding.title = isInput ? text::droppedForInput({.step = Step(wait->at[*jump]),
                                                     .early = Seconds(early),
                                                     .late = Seconds(late),
                                                     .factor = Ratio(late / early)})
                            : text::dropped({.step = Step(wait->at[*jump]),
                                             .early = Seconds(early),
                                             .late = Seconds(late),
                                             .factor = Ratio(late / early)});
    finding.explanation = isInput ? text::droppedForInputExplained() : text::droppedExplained();
    finding.evidence = {wait->evidence, number::change(Fraction(late / early - 1.0), thresholds)};
    finding.fixes = {fix::watchMachine()};
    for (Fix& fix : finding.fixes)
        fix.check = text::takesNoMore(Seconds(early * (1.0 + thresholds.change)));
    sink.report(std::move(finding));
    return true;
}

/// A line that says that the training itself changes on the way.
std::optional<Evidence> changeThatIsTold(const Training& training)
{
    constexpr std::size_t kLineLength = 300;
    constexpr std::array<std::string_view, 8> kWords{
        "unfreez",    "unfroze",     "progressive resiz", "image size to",
        "curriculum", "stage 2 of ", "switching to",      "sequence length to"};
    for (const ConsoleLogPtr& log : training.logs) {
        for (std::size_t i = 0; i < log->lines.size(); ++i) {
            const std::string lower = lowerAscii(log->text(i).substr(0, kLineLength));
            if (containsAny(lower, kWords) && !isSettingsLine(lower))
                return lineEvidence(*log, i, i, text::changeIsTold());
        }
    }
    return std::nullopt;
}

Text titleOf(const SpeedCourse& course, const SpeedChange& change)
{
    using Piece = SpeedCourse::Piece;
    const Seconds early(change.early);
    const Seconds late(change.late);
    const Fraction more(change.factor() - 1.0);
    const Ratio factor(change.factor());
    if (change.kind == SpeedChange::Kind::Growth) {
        switch (course.piece) {
        case Piece::Step:
            return text::printedSlowsDown({.early = early, .late = late, .change = more});
        case Piece::Epoch:
            return text::epochsSlowDown({.early = early, .late = late, .change = more});
        case Piece::Unknown: break;
        }
        return text::rateSlowsDown({.tag = course.source, .factor = factor});
    }
    const double at = course.at[change.index];
    switch (course.piece) {
    case Piece::Step:
        return course.countsEpochs
                   ? text::stepDropsInEpoch(
                       {.epoch = Count(at), .early = early, .late = late, .factor = factor})
                   : text::stepDropsAtStep(
                       {.step = Step(at), .early = early, .late = late, .factor = factor});
    case Piece::Epoch:
        return text::epochDrops(
            {.epoch = Count(at), .early = early, .late = late, .factor = factor});
    case Piece::Unknown: break;
    }
    return text::rateDrops({.step = Step(at), .tag = course.source, .factor = factor});
}

/// A course that changed, of several the one with most pieces.
struct Changed {
    SpeedCourse course;
    SpeedChange change;
};

std::optional<Changed> mostTelling(std::vector<SpeedCourse> courses)
{
    std::optional<Changed> best;
    for (SpeedCourse& course : courses) {
        const std::optional<SpeedChange> change = speedChange(course);
        if (!change)
            continue;
        const auto rank = [](const SpeedCourse& one, const SpeedChange& other) {
            return std::pair(one.piece != SpeedCourse::Piece::Unknown, other.pieces);
        };
        if (!best || rank(course, *change) > rank(best->course, best->change))
            best = Changed{.course = std::move(course), .change = *change};
    }
    return best;
}

/// By every clock that the files have. True if there was one to judge by.
bool judgeCourses(const Training& training, const Thresholds& thresholds, FindingSink& sink)
{
    constexpr std::size_t kMany = 12;
    std::vector<SpeedCourse> courses = speedCourses(training);
    if (courses.empty())
        return false;
    const std::optional<Changed> changed = mostTelling(std::move(courses));
    if (!changed)
        return true;
    const SpeedCourse& course = changed->course;
    const SpeedChange& change = changed->change;
    const bool isDrop = change.kind == SpeedChange::Kind::Drop;
    const std::optional<Evidence> told = changeThatIsTold(training);
    const NumberEvidence measured = number::change(Fraction(change.factor() - 1.0), thresholds);
    sink.computed(measured);
    Finding finding;
    finding.severity = told ? Severity::Info : Severity::Warning;
    finding.confidence = change.pieces < kMany ? confidence::trend : confidence::clearTrend;
    const double slow = 1.0 - 1.0 / change.factor();
    const auto late = static_cast<double>(course.size() - change.index);
    const double share = isDrop ? late / static_cast<double>(course.size()) : 0.5;
    finding.cost = std::clamp(slow * share + (isDrop ? 0.1 : 0.0), 0.0, 1.0);
    finding.title = titleOf(course, change);
    const Count pieces(change.pieces);
    finding.explanation =
        told     ? text::wasMeantExplained()
        : isDrop ? text::dropExplained({.pieces = pieces, .source = course.source})
                 : text::courseGrowthExplained({.pieces = pieces, .source = course.source});
    const std::size_t before = isDrop ? change.index - 1 : 0;
    if (std::optional<Evidence> place = course.evidence(before, text::atFirst()))
        finding.evidence.push_back(std::move(*place));
    if (!course.lines.empty()) {
        if (std::optional<Evidence> place = course.evidence(change.index, text::atTheEnd()))
            finding.evidence.push_back(std::move(*place));
    }
    if (told)
        finding.evidence.push_back(*told);
    finding.evidence.emplace_back(measured);
    finding.evidence.emplace_back(number::trendZ(Plain(change.z), thresholds));
    if (!isDrop)
        finding.fixes.push_back(fix::findWhatAccumulates());
    finding.fixes.push_back(fix::watchMachine());
    for (Fix& fix : finding.fixes)
        fix.check = text::takesNoMore(Seconds(change.early * (1.0 + thresholds.change)));
    sink.report(std::move(finding));
    return true;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const Progress& progress = training.progress;
    const MarkRange* attempt = longestAttempt(progress);
    const Thresholds thresholds(input.settings);
    if (judgeLogged(training, thresholds, sink))
        return;
    std::vector<StepInterval> intervals;
    if (attempt != nullptr)
        intervals = ordinaryIntervals(training, progress, *attempt);
    const double usual = medianSeconds(intervals);
    const bool isLong = intervals.size() >= kFewestStepTimes;
    if (!isLong || clockIsTooCoarse(progress, usual)) {
        if (judgeCourses(training, thresholds, sink))
            return;
        if (attempt == nullptr)
            tellProgress(training, sink); // evidence-not-usable tells that
        else
            sink.abstain(isLong ? abstainCoarseClock(usual)
                                : abstainTooFewStepTimes(intervals.size(), kFewestStepTimes));
        return;
    }
    const Slowing slowing = measure(std::move(intervals));
    const NumberEvidence change = number::change(Fraction(slowing.change()), thresholds);
    sink.judged(judgedSteps(slowing));
    sink.computed(change);
    if (!(slowing.z > thresholds.trendZ) || !(slowing.change() > thresholds.change)
        || slowing.extraSeconds < thresholds.extraSeconds) {
        (void)judgeCourses(training, thresholds, sink);
        return;
    }
    Finding finding;
    const double extra = std::clamp(slowing.extraSeconds / slowing.allSeconds, 0.0, 1.0);
    finding.severity = extra >= kSerious ? Severity::Warning : Severity::Info;
    finding.confidence =
        slowing.z > 2.0 * thresholds.trendZ ? confidence::clearTrend : confidence::trend;
    finding.cost = extra;
    finding.title = titleOf(slowing);
    finding.explanation = explain(slowing, progress.tag);
    finding.evidence = {
        progressEvidence(
            training, progress, slowing.intervals.front().from, slowing.intervals.back().to,
            text::timedSteps({.early = Seconds(slowing.early), .late = Seconds(slowing.late)})),
        change, number::trendZ(Plain(slowing.z), thresholds),
        number::extraSeconds(Seconds(slowing.extraSeconds))};
    addSignals(training, slowing, finding);
    finding.fixes = fixes(slowing, thresholds.change);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::training_slows_down
