// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/stopped_progressing.h"

#include "model/diagnosis/evidence/progress_evidence.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/judged/judged_series.h"
#include "model/diagnosis/signals/final_silence.h"
#include "model/diagnosis/signals/stalls.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace faultline::rules::stopped_progressing {

namespace {

constexpr std::size_t kMostGapsShown = 5;
constexpr double kSeriousShare = 0.05;  // of the time logged
constexpr double kDeadSeconds = 1800.0; // nobody waits so long for a step that still comes

/// A process that was killed while it wrote leaves half a record; one that hung leaves none.
bool endsInRecord(const Run& run)
{
    const auto isLater = [](const FileReport& a, const FileReport& b) {
        return a.lastWallTime.value_or(0.0) < b.lastWallTime.value_or(0.0);
    };
    const auto newest = std::max_element(run.files.begin(), run.files.end(), isLater);
    return newest != run.files.end() && newest->end == ReadEnd::TruncatedTail;
}

/// Of a log that breaks off within a record.
Abstention abstainAboutTheEnd(const Progress& progress)
{
    const StepMark& last = progress.lastOf(progress.attempts.back());
    return abstention::breaksOff({.step = Step(last.step), .time = Moment(last.wallTime)});
}

void tell(const Training& training, const Stalls& found, double limit, FindingSink& sink)
{
    JudgedPoints silences = judgedSilences(training);
    double longest = 0.0;
    for (const auto& [time, silence] : silences.points)
        longest = std::max(longest, silence);
    sink.computed(number::longestGapSeconds(Seconds(longest), Seconds(limit)));
    sink.computed(number::gaps(Count(found.gaps().size()), Count(0)));
    sink.judged(heldAgainst(std::move(silences), text::gapLimit(), limit));
}

std::vector<Fix> fixes(const StepMark& last, double usualSeconds)
{
    const double patience = std::max(600.0, 10.0 * usualSeconds);
    std::vector<Fix> made{fix::printStacks({.patience = Seconds(patience),
                                            .delay = Count(std::floor(std::min(patience, 9e15)))}),
                          fix::timeOutCollectives()};
    for (Fix& fix : made)
        fix.check = text::passesTheStep({.step = Step(last.step), .patience = Seconds(patience)});
    return made;
}

void report(const Training& training, const Stalls& found, double limit, FindingSink& sink)
{
    std::vector<Stall> gaps = found.gaps();
    if (gaps.empty())
        return;
    std::stable_sort(gaps.begin(), gaps.end(),
                     [](const Stall& a, const Stall& b) { return a.lostSeconds > b.lostSeconds; });
    double lost = 0.0;
    for (const Stall& gap : gaps)
        lost += gap.lostSeconds;
    const StepInterval& longest = gaps.front().interval;
    const double lostShare = lost / found.judgedSeconds;
    const Seconds length(longest.seconds);
    const Step step(longest.from.step);
    const Seconds usual(found.usualSeconds);

    Finding finding;
    finding.severity = lostShare >= kSeriousShare ? Severity::Warning : Severity::Info;
    finding.confidence = confidence::gaps;
    finding.cost = std::clamp(lostShare, 0.0, 1.0);
    finding.title =
        gaps.size() == 1
            ? text::oneGap({.length = length, .step = step, .usual = usual})
            : text::severalGaps(
                {.length = length, .step = step, .usual = usual, .count = Count(gaps.size())});
    finding.explanation = text::gapsExplained();
    for (std::size_t i = 0; i < gaps.size() && i < kMostGapsShown; ++i) {
        const StepInterval& gap = gaps[i].interval;
        finding.evidence.emplace_back(progressEvidence(training, training.progress, gap.from,
                                                       gap.to,
                                                       text::withoutAPoint(Seconds(gap.seconds))));
    }
    finding.evidence.emplace_back(number::longestGapSeconds(length, Seconds(limit)));
    NumberEvidence count = number::gaps(Count(gaps.size()), std::nullopt);
    count.label = text::silences();
    finding.evidence.emplace_back(std::move(count));
    finding.evidence.emplace_back(number::lostShare(Fraction(lostShare)));
    finding.fixes = fixes(longest.from, found.usualSeconds);
    sink.report(std::move(finding));
}

/// What a stretch of idle or busy hardware points to.
Text meaningOf(SilencePattern pattern)
{
    switch (pattern) {
    case SilencePattern::Collective: return text::waitsInCollective();
    case SilencePattern::Storage: return text::waitsForStorage();
    case SilencePattern::Deadlock: return text::deadlocked();
    case SilencePattern::Host: return text::stuckInOwnCode();
    case SilencePattern::Unclear: break;
    }
    return text::saysNothing();
}

void reportEnd(const FinalSilence& silence, double limit, FindingSink& sink)
{
    constexpr double kHour = 3600.0;
    Finding finding;
    finding.severity = silence.seconds >= kDeadSeconds ? Severity::Critical : Severity::Warning;
    finding.confidence =
        silence.pattern == SilencePattern::Unclear ? confidence::silentAtEnd : confidence::hangs;
    finding.cost = cost::hangs;
    finding.stake.gpuHours = silence.seconds / kHour;
    const bool isOfGpu = silence.gpu >= 0;
    finding.title =
        isOfGpu
            ? text::heldTheGpu({.step = Step(silence.last.step), .later = Seconds(silence.seconds)})
            : text::wasStillThere(
                {.step = Step(silence.last.step), .later = Seconds(silence.seconds)});
    finding.explanation = isOfGpu                                   ? meaningOf(silence.pattern)
                          : silence.pattern == SilencePattern::Host ? text::processBusy()
                                                                    : text::processIdle();
    if (!isOfGpu) {
        finding.evidence = {
            HardwareEvidence{
                .log = silence.log,
                .quantity = std::string(hardwareQuantityInfo(HardwareQuantity::ProcessMemory).id),
                .device = -1,
                .firstTime = silence.firstWritten,
                .lastTime = silence.lastWritten,
                .caption = text::memoryAfterLastStep(Bytes(silence.heldBytes))},
            number::finalSilenceSeconds(Seconds(silence.seconds), Seconds(limit))};
        finding.fixes = fixes(silence.last, limit / 10.0);
        sink.report(std::move(finding));
        return;
    }
    finding.evidence = {
        HardwareEvidence{.log = silence.log,
                         .quantity =
                             std::string(hardwareQuantityInfo(HardwareQuantity::GpuUtilization).id),
                         .device = silence.gpu,
                         .firstTime = silence.firstWritten,
                         .lastTime = silence.lastWritten,
                         .caption = text::gpuAfterLastStep(Fraction(silence.gpuShare))},
        number::finalSilenceSeconds(Seconds(silence.seconds), Seconds(limit)),
        number::gpuUtilization(Fraction(silence.gpuShare))};
    finding.fixes = fixes(silence.last, limit / 10.0);
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const Run& run = *training.runs.front();
    const Progress& progress = training.progress;
    if (progress.empty())
        return tellProgress(training, sink); // evidence-not-usable tells that
    const Thresholds thresholds(input.settings);
    const Stalls found =
        findStalls(training, progress,
                   {.gapIntervals = thresholds.gapIntervals, .gapSeconds = thresholds.gapSeconds});
    if (found.intervals < kFewestIntervals) {
        sink.abstain(abstainTooFewStepTimes(found.intervals, kFewestIntervals));
        return;
    }
    const double limit =
        std::max(thresholds.gapSeconds.value, thresholds.gapIntervals * found.usualSeconds);
    tell(training, found, limit, sink);
    tellLastStep(training, sink);
    const double processLimit =
        std::max(thresholds.watchedSeconds.value, thresholds.gapIntervals * found.usualSeconds);
    if (const std::optional<FinalSilence> silence =
            findFinalSilence(training, limit, processLimit)) {
        reportEnd(*silence, silence->gpu >= 0 ? limit : processLimit, sink);
        return;
    }
    report(training, found, limit, sink);
    if (endsInRecord(run))
        sink.abstain(abstainAboutTheEnd(progress));
}

} // namespace faultline::rules::stopped_progressing
