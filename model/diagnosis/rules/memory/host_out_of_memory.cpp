// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/host_out_of_memory.h"

#include "model/diagnosis/evidence/crash.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/memory_plan.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/judged/judged_plan.h"
#include "model/diagnosis/judged/judged_series.h"
#include "model/diagnosis/memory/host_memory_plan.h"
#include "model/diagnosis/setup/training_batch.h"
#include "model/diagnosis/signals/step_shares.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>

namespace faultline::rules::host_out_of_memory {

namespace {

constexpr double kShuffleSeconds = 120.0;

/// The shuffle buffer that was filling, or had just been filled, when the run ended.
struct ShuffleFill {
    LoggedEvent event;
    std::int64_t have = 0; ///< records; 0: filled
    std::int64_t want = 0; ///< 0: not said
};

std::optional<ShuffleFill> fillBefore(const Training& training, const Crash* crash)
{
    std::optional<ShuffleFill> found;
    for (const LoggedEvent& event : findEvents(training, {"tf.shufflefill", "tf.shuffledone"})) {
        if (crash != nullptr && event.log == crash->log
            && event.event->firstLine > crash->event->firstLine)
            continue;
        const bool isFilled = event.event->signature == "tf.shuffledone";
        ShuffleFill fill{.event = event};
        fill.have = isFilled ? 0 : static_cast<std::int64_t>(numberOf(event.event->field("have")));
        fill.want = isFilled && found
                        ? found->want
                        : static_cast<std::int64_t>(numberOf(event.event->field("want")));
        found = fill;
    }
    if (!found || crash == nullptr)
        return found;
    // Steps since then show that the buffer had found its room.
    const double end = crash->log->lines[crash->event->firstLine].wallTime;
    const double then = found->event.time();
    const bool isLater = !std::isnan(end) && !std::isnan(then) && end - then > kShuffleSeconds;
    const bool hasStepped = crash->lastStep.value_or(0) > 0 && found->have == 0
                            && (std::isnan(end) || std::isnan(then));
    return isLater || hasStepped ? std::nullopt : found;
}

/// A data loader worker that was killed names the signal: of shared memory it is a bus error.
bool isOfWorker(const Crash& crash, std::string_view signal)
{
    return crash.event->signature == "pt.worker"
           && crash.field("sig").find(signal) != std::string::npos;
}

bool isShared(const Crash& crash)
{
    return crash.event->signature == "pt.shm" || crash.event->signature == "host.bus"
           || isOfWorker(crash, "Bus");
}

/// A kill that does not say why: the kernel's, a scheduler's or a person's.
bool isBareKill(const Crash& crash)
{
    constexpr std::array<std::string_view, 5> kBare{"host.killed", "host.sigkill", "ddp.child",
                                                    "host.exit", "gcp.aiexit"};
    return std::find(kBare.begin(), kBare.end(), crash.event->signature) != kBare.end();
}

Text titleOf(const Crash* crash, const std::optional<ShuffleFill>& fill,
             const std::optional<RecordedEnd>& end)
{
    if (end)
        return text::kernelKilled(Count(end->oomKills));
    if (crash->memory && crash->memory->isHostMemory)
        return text::askedFor(
            {.asked = Bytes(crash->memory->askedBytes), .free = Bytes(crash->memory->freeBytes)});
    if (isShared(*crash))
        return text::workerDied();
    if (isOfWorker(*crash, "Killed"))
        return text::workerKilled();
    if (fill && fill->have > 0 && fill->want > 0)
        return text::killedWhileFilling({.have = Count(fill->have), .want = Count(fill->want)});
    return isBareKill(*crash) ? text::wasKilled() : text::wasEnded();
}

double confidenceIn(const Crash* crash, const std::optional<ShuffleFill>& fill, bool isRecorded)
{
    if (isRecorded)
        return confidence::recorded;
    if (isBareKill(*crash))
        return fill ? confidence::killedWhileFilling : confidence::killed;
    if (isOfWorker(*crash, "Killed"))
        return confidence::workerKilled;
    return isShared(*crash) ? confidence::sharedMemory : confidence::saysSo;
}

/// What main memory the plan aims at: less than `share` of the machine's; without one, half of what
/// the pipeline needs now.
std::int64_t targetFor(const Training& training, double share)
{
    const double memory = training.machine ? training.machine->memoryBytes.value_or(0.0) : 0.0;
    if (memory > 0.0)
        return std::llround(share * memory);
    const bool isPlanned = training.memoryPlan && training.memoryPlan->host;
    return isPlanned ? training.memoryPlan->host->totalBytes / 2 : 0;
}

std::optional<Fix> smallerPipeline(const Training& training, double share)
{
    const ConfigDocumentPtr config = training.config();
    if (!config || !training.memoryPlan || !training.memoryPlan->host)
        return std::nullopt;
    const std::int64_t target = targetFor(training, share);
    const HostMemoryPlan plan = fitHostMemory(*config, training.memoryPlan->sizes, target);
    if (plan.changes.empty())
        return std::nullopt;
    Fix fix = fix::smallerPipeline(
        {.then = Bytes(plan.bytes), .now = Bytes(training.memoryPlan->host->totalBytes)});
    for (const auto& [path, value] : plan.changes)
        setField(*config, path, value, fix);
    return fix;
}

/// Only tf.data has a shuffle buffer: elsewhere host memory goes to workers, caches and what a loop
/// keeps.
bool hasShuffleBuffer(const Training& training, const std::optional<ShuffleFill>& fill)
{
    const Framework framework = frameworkOf(training);
    return fill || framework == Framework::TensorFlow || framework == Framework::ObjectDetectionApi;
}

/// Of a log without a configuration: from the records that were in memory.
Fix smallerBuffer(const std::optional<ShuffleFill>& fill)
{
    constexpr std::int64_t kUsual = 256;
    const std::int64_t held = fill ? (fill->have > 0 ? fill->have : fill->want) : 0;
    const std::int64_t records = held > 0 ? std::clamp<std::int64_t>(held / 4, 1, 2048) : kUsual;
    Fix fix = fix::smallerBuffer(std::to_string(records));
    fix.isConcrete = held > 0;
    return fix;
}

void addPlan(const Training& training, const Thresholds& thresholds, Finding& finding)
{
    if (!training.memoryPlan || !training.memoryPlan->host)
        return;
    const vram::HostEstimate& host = *training.memoryPlan->host;
    finding.evidence.emplace_back(number::plannedBytes(Bytes(host.totalBytes)));
    for (const vram::HostBytes& part : host.components)
        finding.evidence.emplace_back(
            numberEvidence("planned-" + std::string(vram::toString(part.component)), part.note,
                           bytesOf(static_cast<double>(part.bytes))));
    const double memory = training.machine ? training.machine->memoryBytes.value_or(0.0) : 0.0;
    if (memory > 0.0)
        finding.evidence.emplace_back(number::plannedShare(
            Fraction(static_cast<double>(host.totalBytes) / memory), thresholds));
}

void judgePlan(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    if (!training.memoryPlan || !training.memoryPlan->host)
        return tellNoPlan(sink);
    const double memory = training.machine ? training.machine->memoryBytes.value_or(0.0) : 0.0;
    if (memory <= 0.0) {
        sink.abstain(abstention::memoryNotKnown());
        return;
    }
    const Thresholds thresholds(input.settings);
    const auto needed = static_cast<double>(training.memoryPlan->host->totalBytes);
    const double share = needed / memory;
    sink.computed(number::plannedShare(Fraction(share), thresholds));
    if (share < thresholds.warnShare)
        return;
    const bool exceeds = share >= thresholds.criticalShare;
    Finding finding;
    finding.severity = exceeds ? Severity::Critical : Severity::Warning;
    finding.confidence = exceeds ? confidence::planExceeds : confidence::planIsClose;
    finding.cost = exceeds ? cost::planExceeds : cost::planIsClose;
    finding.title = text::willHold({.needed = Bytes(needed), .memory = Bytes(memory)});
    finding.explanation = text::planExplained();
    addPlan(training, thresholds, finding);
    if (std::optional<Fix> smaller = smallerPipeline(training, thresholds.warnShare))
        finding.fixes.push_back(std::move(*smaller));
    finding.fixes.push_back(fix::moreMemory(Bytes(needed / thresholds.warnShare)));
    for (Fix& fix : finding.fixes)
        fix.check = text::staysBelowWhenFull(thresholds.warnShare);
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    if (training.isPlanned) {
        judgePlan(input, sink);
        return;
    }
    const std::optional<Crash> crash = crashAbout(training, CrashSubject::HostMemory);
    const std::optional<RecordedEnd> end = endForWantOfMemory(training);
    tellEnd(input.training, crash || end, text::endsForWant(), sink);
    tellMemory(hostMemorySeries(training), text::memoryInUse(), sink);
    if (!crash && !end)
        return;
    const Crash* ending = crash ? &*crash : nullptr;
    const std::optional<ShuffleFill> fill = fillBefore(training, ending);
    const Thresholds thresholds(input.settings);
    Finding finding;
    finding.severity = Severity::Critical;
    finding.confidence = confidenceIn(ending, fill, end.has_value());
    finding.cost = cost::runDied;
    finding.title = titleOf(ending, fill, end);
    finding.explanation = text::explained();
    if (crash)
        addEvidence(*crash, finding);
    if (end)
        finding.evidence.emplace_back(FileEvidence{
            .path = end->path, .offsetBytes = std::nullopt, .caption = text::recorderNoted()});
    if (fill)
        finding.evidence.emplace_back(fill->event.evidence(text::shuffleBuffer()));
    addPlan(training, thresholds, finding);
    if (ending != nullptr && isShared(*ending))
        finding.fixes.push_back(fix::moreSharedMemory());
    else if (ending != nullptr && ending->memory)
        finding.fixes.push_back(fix::fewerWorkers());
    else if (ending != nullptr && isOfWorker(*ending, "Killed"))
        finding.fixes.push_back(fix::lighterWorkers());
    if (std::optional<Fix> smaller = smallerPipeline(training, thresholds.warnShare))
        finding.fixes.push_back(std::move(*smaller));
    else if (finding.fixes.empty())
        finding.fixes.push_back(hasShuffleBuffer(training, fill) ? smallerBuffer(fill)
                                                                 : fix::watchMemory());
    for (Fix& fix : finding.fixes)
        fix.check = text::getsPast(thresholds.warnShare);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::host_out_of_memory
