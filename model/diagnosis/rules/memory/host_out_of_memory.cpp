// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/host_out_of_memory.h"

#include "model/core/text_marker.h"
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

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>

namespace faultline::rules::host_out_of_memory {

namespace {

constexpr double kShuffleSeconds = 120.0;

void judgePlan(const RuleInput& input, FindingSink& sink);

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

bool isShared(const Crash& crash)
{
    static constexpr std::array kSignatures{"pt.shm", "pt.worker", "host.bus"};
    return std::find(kSignatures.begin(), kSignatures.end(), crash.event->signature)
           != kSignatures.end();
}

Text titleOf(const Crash* crash, const std::optional<ShuffleFill>& fill,
             const std::optional<RecordedEnd>& end)
{
    if (end)
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "The kernel killed %1 of the run's processes for want of main "
                                  "memory"),
                {Quantity{static_cast<double>(end->oomKills), Unit::Count}}};
    if (crash->memory && crash->memory->isHostMemory)
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "Main memory ran out: %1 were asked for while the GPU had %2 "
                                  "free"),
                {bytesOf(crash->memory->askedBytes), bytesOf(crash->memory->freeBytes)}};
    if (isShared(*crash))
        return {FAULTLINE_TR_NOOP("Diagnosis", "A data worker died: shared memory ran out"), {}};
    if (fill && fill->have > 0 && fill->want > 0)
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "The run was killed while its shuffle buffer filled: %1 of %2 "
                                  "records were in main memory"),
                {Quantity{static_cast<double>(fill->have), Unit::Count},
                 Quantity{static_cast<double>(fill->want), Unit::Count}}};
    return {FAULTLINE_TR_NOOP("Diagnosis", "The run was ended for lack of main memory: %1"),
            {firstLineOf(crash->log->text(crash->event->firstLine), 120)}};
}

double confidenceIn(const Crash* crash, const std::optional<ShuffleFill>& fill, bool isRecorded)
{
    if (isRecorded)
        return 0.97;
    const std::string_view signature = crash->event->signature;
    constexpr std::array<std::string_view, 5> kBare{"host.killed", "host.sigkill", "ddp.child",
                                                    "host.exit", "gcp.aiexit"};
    const bool isBare = std::find(kBare.begin(), kBare.end(), signature) != kBare.end();
    if (isBare)
        return fill ? 0.9 : 0.7;
    return isShared(*crash) ? 0.85 : 0.95;
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
    Fix fix;
    fix.id = "smaller-pipeline";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                   "Let the input pipeline hold %1 of main memory instead of %2"),
                 {bytesOf(static_cast<double>(plan.bytes)),
                  bytesOf(static_cast<double>(training.memoryPlan->host->totalBytes))}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "Planned from the configuration and the sizes of the records. "
                                    "A few hundred shuffled records mix files well enough where "
                                    "several are read at once."),
                  {}};
    for (const auto& [path, value] : plan.changes)
        setField(*config, path, value, fix);
    return fix;
}

/// Of a log without a configuration: from the records that were in memory.
Fix smallerBuffer(const std::optional<ShuffleFill>& fill)
{
    constexpr std::int64_t kUsual = 256;
    const std::int64_t held = fill ? (fill->have > 0 ? fill->have : fill->want) : 0;
    const std::int64_t records = held > 0 ? std::clamp<std::int64_t>(held / 4, 1, 2048) : kUsual;
    const std::string number = std::to_string(records);
    Fix fix;
    fix.id = "smaller-buffer";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Shuffle %1 records at a time"), {number}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "Shuffle buffers, prefetched batches and workers hold data. "
                                    "Shuffle before pictures are decoded, and keep no dataset in "
                                    "memory."),
                  {}};
    fix.snippets = {
        {"tensorflow", "dataset.shuffle(" + number + ").batch(batch_size).prefetch(2)"},
        {"pipeline.config", "shuffle_buffer_size: " + number + "\nnum_parallel_batches: 1"},
        {"pytorch", "DataLoader(dataset, batch_size=batch_size, num_workers=2)"}};
    fix.isConcrete = held > 0;
    return fix;
}

Fix moreShared()
{
    Fix fix;
    fix.id = "more-shared-memory";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Give the data workers more shared memory"), {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "Each worker hands its batches over there; a container has 64 "
                                    "MB of it unless it is told otherwise."),
                  {}};
    fix.snippets = {{"shell", "docker run --shm-size=8g ..."},
                    {"pytorch", "DataLoader(dataset, batch_size=batch_size, num_workers=0)"}};
    return fix;
}

/// The driver needs main memory for what it maps of the card.
Fix fewerWorkers()
{
    Fix fix;
    fix.id = "fewer-workers";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Use 2 data workers"), {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "The card had room. The driver also needs main memory (on "
                                    "Windows, room in the paging file), and that had run out."),
                  {}};
    fix.snippets = {{"pytorch", "DataLoader(dataset, batch_size=batch_size, num_workers=2)"},
                    {"yaml", "workers: 2"}};
    return fix;
}

Fix moreMemory(double bytes, double share)
{
    Fix fix;
    fix.id = "more-memory";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Or take a machine with at least %1"),
                 {bytesOf(bytes / share)}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis", "So much holds the pipeline as it is."), {}};
    return fix;
}

void addPlan(const Training& training, double threshold, Finding& finding)
{
    if (!training.memoryPlan || !training.memoryPlan->host)
        return;
    const vram::HostEstimate& host = *training.memoryPlan->host;
    finding.evidence.emplace_back(numberEvidence(
        "planned-bytes", {FAULTLINE_TR_NOOP("Diagnosis", "Main memory that is planned"), {}},
        bytesOf(static_cast<double>(host.totalBytes))));
    for (const vram::HostBytes& part : host.components)
        finding.evidence.emplace_back(
            numberEvidence("planned-" + std::string(vram::toString(part.component)), part.note,
                           bytesOf(static_cast<double>(part.bytes))));
    const double memory = training.machine ? training.machine->memoryBytes.value_or(0.0) : 0.0;
    if (memory > 0.0)
        finding.evidence.emplace_back(numberEvidence(
            "planned-share",
            {FAULTLINE_TR_NOOP("Diagnosis", "Planned, as a share of the main memory"), {}},
            {static_cast<double>(host.totalBytes) / memory, Unit::Fraction}, threshold));
}

void judgePlan(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    if (!training.memoryPlan || !training.memoryPlan->host)
        return tellNoPlan(sink);
    const double memory = training.machine ? training.machine->memoryBytes.value_or(0.0) : 0.0;
    if (memory <= 0.0) {
        Abstention abstention = abstainWithoutEvidence(EvidenceKind::TargetMachine);
        abstention.reason = {
            FAULTLINE_TR_NOOP("Diagnosis", "It is not known how much main memory the machine has."),
            {}};
        abstention.remedy = {FAULTLINE_TR_NOOP("Diagnosis", "Choose the machine type."), {}};
        abstention.command.clear();
        sink.abstain(std::move(abstention));
        return;
    }
    const double warn = input.settings.threshold(info(), "warn-share");
    const auto needed = static_cast<double>(training.memoryPlan->host->totalBytes);
    const double share = needed / memory;
    sink.computed(numberEvidence(
        "planned-share",
        {FAULTLINE_TR_NOOP("Diagnosis", "Planned, as a share of the main memory"), {}},
        {share, Unit::Fraction}, warn));
    if (share < warn)
        return;
    const bool exceeds = share >= input.settings.threshold(info(), "critical-share");
    Finding finding;
    finding.severity = exceeds ? Severity::Critical : Severity::Warning;
    finding.confidence = exceeds ? 0.75 : 0.6;
    finding.cost = exceeds ? 0.9 : 0.3;
    finding.title = {
        FAULTLINE_TR_NOOP("Diagnosis", "The input pipeline will hold %1 of the %2 of main memory"),
        {bytesOf(needed), bytesOf(memory)}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "Shuffle buffer, pictures that are decoded at once and finished batches, "
                          "all taken as full: that is an upper bound. A full memory ends the run "
                          "with \"Killed\" and nothing else."),
        {}};
    addPlan(training, warn, finding);
    if (std::optional<Fix> smaller = smallerPipeline(training, warn))
        finding.fixes.push_back(std::move(*smaller));
    finding.fixes.push_back(moreMemory(needed, warn));
    for (Fix& fix : finding.fixes)
        fix.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "Main memory stays below %1 once the shuffle buffer is "
                                       "full."),
                     {Quantity{warn, Unit::Fraction}}};
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
    tellEnd(input.training, crash || end,
            {FAULTLINE_TR_NOOP("Diagnosis", "Ends for want of main memory"), {}}, sink);
    tellMemory(hostMemorySeries(training),
               {FAULTLINE_TR_NOOP("Diagnosis", "Main memory in use"), {}}, sink);
    if (!crash && !end)
        return;
    const Crash* ending = crash ? &*crash : nullptr;
    const std::optional<ShuffleFill> fill = fillBefore(training, ending);
    const double warn = input.settings.threshold(info(), "warn-share");
    Finding finding;
    finding.severity = Severity::Critical;
    finding.confidence = confidenceIn(ending, fill, end.has_value());
    finding.cost = 0.9;
    finding.title = titleOf(ending, fill, end);
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "When main memory is full the system kills the largest process, and its "
                          "log simply ends. This is not memory of the GPU."),
        {}};
    if (crash)
        addEvidence(*crash, finding);
    if (end)
        finding.evidence.emplace_back(FileEvidence{
            .path = end->path,
            .offsetBytes = std::nullopt,
            .caption = {FAULTLINE_TR_NOOP("Diagnosis", "What the recorder noted"), {}}});
    if (fill)
        finding.evidence.emplace_back(fill->event.evidence(
            {FAULTLINE_TR_NOOP("Diagnosis", "The shuffle buffer, at most two minutes before"),
             {}}));
    addPlan(training, warn, finding);
    if (ending != nullptr && isShared(*ending))
        finding.fixes.push_back(moreShared());
    else if (ending != nullptr && ending->memory)
        finding.fixes.push_back(fewerWorkers());
    if (std::optional<Fix> smaller = smallerPipeline(training, warn))
        finding.fixes.push_back(std::move(*smaller));
    else if (finding.fixes.empty())
        finding.fixes.push_back(smallerBuffer(fill));
    for (Fix& fix : finding.fixes)
        fix.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "The next run gets past this point, and main memory stays "
                                       "below %1."),
                     {Quantity{warn, Unit::Fraction}}};
    sink.report(std::move(finding));
}

} // namespace faultline::rules::host_out_of_memory
