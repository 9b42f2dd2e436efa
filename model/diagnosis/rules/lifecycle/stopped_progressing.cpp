// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/stopped_progressing.h"

#include "model/core/text_marker.h"
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

void report(const Training& training, const Progress& progress, const Stalls& found,
            const StallLimits& limits, FindingSink& sink);
void reportEnd(const FinalSilence& silence, double limit, FindingSink& sink);
[[nodiscard]] std::vector<Fix> fixes(const StepMark& last, double usualSeconds);

/// A process that was killed while it wrote leaves half a record; one that hung leaves none.
bool endsInRecord(const Run& run)
{
    const auto isLater = [](const FileReport& a, const FileReport& b) {
        return a.lastWallTime.value_or(0.0) < b.lastWallTime.value_or(0.0);
    };
    const auto newest = std::max_element(run.files.begin(), run.files.end(), isLater);
    return newest != run.files.end() && newest->end == ReadEnd::TruncatedTail;
}

Abstention abstainAboutTheEnd(const Progress& progress)
{
    const StepMark& last = progress.lastOf(progress.attempts.back());
    Abstention abstention;
    abstention.reason = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "The log breaks off within a record after step %1 (%2): the process was "
                          "killed, or still runs. Whether it had hung before cannot be seen from "
                          "the event file."),
        {stepOf(last.step), Quantity{last.wallTime, Unit::WallTime}}};
    abstention.remedy = {FAULTLINE_TR_NOOP("Diagnosis",
                                           "Keep the console output and the exit status of the "
                                           "training beside its events."),
                         {}};
    abstention.command =
        "python train.py > console.log 2>&1; echo \"exit status $?\" >> console.log";
    return abstention;
}

void tell(const Training& training, const Stalls& found, double limit, FindingSink& sink)
{
    JudgedPoints silences = judgedSilences(training);
    double longest = 0.0;
    for (const auto& [time, silence] : silences.points)
        longest = std::max(longest, silence);
    sink.computed(numberEvidence("longest-gap-seconds",
                                 {FAULTLINE_TR_NOOP("Diagnosis", "Longest silence"), {}},
                                 seconds(longest), limit));
    sink.computed(numberEvidence("gaps",
                                 {FAULTLINE_TR_NOOP("Diagnosis", "Gaps that nothing explains"), {}},
                                 countOf(found.gaps().size()), 0.0));
    sink.judged(
        heldAgainst(std::move(silences), {FAULTLINE_TR_NOOP("Diagnosis", "A gap"), {}}, limit));
}

void report(const Training& training, const Progress& progress, const Stalls& found,
            const StallLimits& limits, FindingSink& sink)
{
    std::vector<Stall> gaps = found.gaps();
    if (gaps.empty())
        return;
    std::stable_sort(gaps.begin(), gaps.end(),
                     [](const Stall& a, const Stall& b) { return a.lostSeconds > b.lostSeconds; });
    double lost = 0.0;
    for (const Stall& gap : gaps)
        lost += gap.lostSeconds;
    const Stall& longest = gaps.front();
    const double lostShare = lost / found.judgedSeconds;

    Finding finding;
    finding.severity = lostShare >= kSeriousShare ? Severity::Warning : Severity::Info;
    finding.confidence = 0.8;
    finding.cost = std::clamp(lostShare, 0.0, 1.0);
    finding.title =
        gaps.size() == 1
            ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "Nothing was logged for %1 after step %2; usually there is a "
                                     "sign of life every %3"),
                   {seconds(longest.interval.seconds), stepOf(longest.interval.from.step),
                    seconds(found.usualSeconds)}}
            : Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "The training stood still %4 times, longest for %1 after step "
                                     "%2; usually there is a sign of life every %3"),
                   {seconds(longest.interval.seconds), stepOf(longest.interval.from.step),
                    seconds(found.usualSeconds), countOf(gaps.size())}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "The session went on afterwards, and the log shows neither an evaluation "
                          "nor a checkpoint in that time. Usual causes: storage or a network mount "
                          "that did not answer, a machine that slept or was suspended, other "
                          "processes of a distributed training that were waited for, an evaluation "
                          "that logs nothing. Utilization of that time tells them apart: a GPU at "
                          "100 % with low power waits in a collective, one at 0 % with an idle CPU "
                          "in a deadlock, one at 0 % with I/O wait for storage."),
        {}};
    for (std::size_t i = 0; i < gaps.size() && i < kMostGapsShown; ++i) {
        finding.evidence.emplace_back(
            progressEvidence(training, progress, gaps[i].interval.from, gaps[i].interval.to,
                             {FAULTLINE_TR_NOOP("Diagnosis", "%1 without a point"),
                              {seconds(gaps[i].interval.seconds)}}));
    }
    finding.evidence.emplace_back(numberEvidence(
        "longest-gap-seconds", {FAULTLINE_TR_NOOP("Diagnosis", "Longest silence"), {}},
        seconds(longest.interval.seconds),
        std::max(limits.gapSeconds, limits.gapIntervals * found.usualSeconds)));
    finding.evidence.emplace_back(
        numberEvidence("gaps", {FAULTLINE_TR_NOOP("Diagnosis", "Silences of that kind"), {}},
                       countOf(gaps.size())));
    finding.evidence.emplace_back(numberEvidence(
        "lost-share", {FAULTLINE_TR_NOOP("Diagnosis", "Their share of the time logged"), {}},
        share(lostShare)));
    finding.fixes = fixes(longest.interval.from, found.usualSeconds);
    sink.report(std::move(finding));
}

/// What a stretch of idle or busy hardware points to.
Text meaningOf(SilencePattern pattern)
{
    switch (pattern) {
    case SilencePattern::Collective:
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis", "The GPU is busy at low power: it spins in a collective and waits "
                                 "for another process, or in one kernel that does not end."),
                {}};
    case SilencePattern::Storage:
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "The GPU is idle and the processors wait for disks: storage or a "
                                  "network mount does not answer."),
                {}};
    case SilencePattern::Deadlock:
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "GPU and processors are idle: a deadlock, often of the workers "
                                  "that load data, or a read that never returns."),
                {}};
    case SilencePattern::Host:
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "The GPU is idle and the processors work: the process is stuck "
                                  "in its own code or in an evaluation that logs nothing."),
                {}};
    case SilencePattern::Unclear: break;
    }
    return {FAULTLINE_TR_NOOP("Diagnosis",
                              "The process still holds its memory of the GPU and says nothing."),
            {}};
}

void reportEnd(const FinalSilence& silence, double limit, FindingSink& sink)
{
    constexpr double kHour = 3600.0;
    Finding finding;
    finding.severity = silence.seconds >= kDeadSeconds ? Severity::Critical : Severity::Warning;
    finding.confidence = silence.pattern == SilencePattern::Unclear ? 0.75 : 0.9;
    finding.cost = 0.9;
    finding.stake.gpuHours = silence.seconds / kHour;
    finding.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "Nothing came after step %1, and its process still held the "
                                       "GPU %2 later"),
                     {stepOf(silence.last.step), seconds(silence.seconds)}};
    finding.explanation = meaningOf(silence.pattern);
    finding.evidence.emplace_back(HardwareEvidence{
        .log = silence.log,
        .quantity = std::string(hardwareQuantityInfo(HardwareQuantity::GpuUtilization).id),
        .device = silence.gpu,
        .firstTime = silence.firstWritten,
        .lastTime = silence.lastWritten,
        .caption = {FAULTLINE_TR_NOOP("Diagnosis", "The GPU after the last step: %1 busy"),
                    {share(silence.gpuShare)}}});
    finding.evidence.emplace_back(numberEvidence(
        "final-silence-seconds", {FAULTLINE_TR_NOOP("Diagnosis", "Silence at the end"), {}},
        seconds(silence.seconds), limit));
    finding.evidence.emplace_back(numberEvidence(
        "gpu-utilization", {FAULTLINE_TR_NOOP("Diagnosis", "GPU in that time (median)"), {}},
        share(silence.gpuShare)));
    finding.fixes = fixes(silence.last, limit / 10.0);
    sink.report(std::move(finding));
}

std::vector<Fix> fixes(const StepMark& last, double usualSeconds)
{
    const double patience = std::max(600.0, 10.0 * usualSeconds);
    Fix stacks;
    stacks.id = "print-stacks";
    stacks.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                      "Have the process print its stacks when it is silent for %1"),
                    {seconds(patience)}};
    stacks.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "The next silence then names the line that waits. At the "
                                       "moment itself, py-spy shows the same."),
                     {}};
    stacks.snippets = {
        {"python", "import faulthandler\n"
                   "# in every step:\n"
                   "faulthandler.dump_traceback_later("
                       + std::to_string(static_cast<std::int64_t>(std::min(patience, 9e15))) + ")"},
        {"shell", "py-spy dump --pid PID"}};
    stacks.check = {
        FAULTLINE_TR_NOOP("Diagnosis", "The next run passes step %1 without a silence of %2."),
        {stepOf(last.step), seconds(patience)}};
    Fix collective;
    collective.id = "time-out-collectives";
    collective.title = {
        FAULTLINE_TR_NOOP("Diagnosis", "With several GPUs, let collectives time out and speak"),
        {}};
    collective.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                           "A process that waits for another one then fails with "
                                           "the name of the operation instead of standing still."),
                         {}};
    collective.snippets = {{"shell", "export NCCL_DEBUG=INFO TORCH_NCCL_ASYNC_ERROR_HANDLING=1"},
                           {"pytorch", "torch.distributed.init_process_group(\"nccl\", "
                                       "timeout=datetime.timedelta(minutes=10))"}};
    collective.check = stacks.check;
    return {stacks, collective};
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const RuleSettings& settings = input.settings;
    const Run& run = *training.runs.front();
    const Progress& progress = training.progress;
    if (progress.empty())
        return tellProgress(training, sink); // evidence-not-usable tells that
    StallLimits limits;
    limits.gapIntervals = settings.threshold(info(), "gap-intervals");
    limits.gapSeconds = settings.threshold(info(), "gap-seconds");
    const Stalls found = findStalls(training, progress, limits);
    if (found.intervals < kFewestIntervals) {
        sink.abstain(abstainTooFewStepTimes(found.intervals, kFewestIntervals));
        return;
    }
    const double limit = std::max(limits.gapSeconds, limits.gapIntervals * found.usualSeconds);
    tell(training, found, limit, sink);
    tellLastStep(training, sink);
    if (const std::optional<FinalSilence> silence = findFinalSilence(training, limit)) {
        reportEnd(*silence, limit, sink);
        return;
    }
    report(training, progress, found, limits, sink);
    if (endsInRecord(run))
        sink.abstain(abstainAboutTheEnd(progress));
}

} // namespace faultline::rules::stopped_progressing
