// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/evidence/crash.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/target_machine.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace faultline {

namespace {

constexpr std::size_t kLongestMessage = 120;

/// For putting several logs in order; those without a date come last.
double timeOf(const Crash& crash)
{
    const double seconds = crash.log->lines[crash.event->firstLine].wallTime;
    const bool isDated =
        crash.log->timeKind == TimeKind::Absolute || crash.log->timeKind == TimeKind::Local;
    return isDated && !std::isnan(seconds) ? seconds : std::numeric_limits<double>::infinity();
}

void findSteps(const ConsoleLog& log, Crash& crash)
{
    for (const auto& [tag, scalar] : log.series) {
        if (scalar.series.empty() || tag.find("loss") == std::string::npos)
            continue;
        const std::int64_t first = scalar.series.step(0);
        const std::int64_t last = scalar.series.step(scalar.series.size() - 1);
        crash.firstStep = std::min(crash.firstStep.value_or(first), first);
        crash.lastStep = std::max(crash.lastStep.value_or(0), last);
    }
}

Crash crashOf(const ConsoleLog& log)
{
    const LogEvent& event = log.events[*log.cause];
    Crash crash{.log = &log, .event = &event};
    for (const Traceback& traceback : log.tracebacks) {
        if (traceback.firstLine <= event.lastLine && event.firstLine <= traceback.lastLine)
            crash.traceback = &traceback;
    }
    crash.memory = memoryShortage(log, event);
    findSteps(log, crash);
    return crash;
}

/// The system's own words for a disk or quota that is full, whatever exception they come in.
bool isAboutADisk(const Crash& crash)
{
    const std::string_view signature = crash.event->signature;
    if (signature == "host.disk" || signature == "host.quota")
        return true;
    if (signature == "pt.shm")
        return false; // its "no space left on device" is that of shared memory
    for (std::size_t line = crash.event->firstLine; line <= crash.event->lastLine; ++line) {
        const std::string_view text = crash.log->text(line);
        const bool isFull = text.find("No space left on device") != std::string_view::npos
                            || text.find("Disk quota exceeded") != std::string_view::npos;
        if (isFull && text.find("/dev/shm") == std::string_view::npos)
            return true;
    }
    return false;
}

/// A process that was ended by signal 9, and nobody says who sent it.
bool isKill(const Crash& crash)
{
    constexpr double kSignal = 9.0;   // SIGKILL
    constexpr double kKilled = 137.0; // 128 + SIGKILL, as shells and containers report it
    const std::string_view signature = crash.event->signature;
    if (signature == "host.killed" || signature == "host.sigkill")
        return true;
    if (signature == "ddp.child")
        return numberOf(crash.event->field("code")) == -kSignal;
    return (signature == "host.exit" || signature == "gcp.aiexit")
           && numberOf(crash.event->field("code")) == kKilled;
}

/// Whether the host was watched and its main memory was never nearly full.
bool mainMemoryHadRoom(const Training& training)
{
    constexpr double kNearlyFull = 0.8;
    for (const HardwareLogPtr& log : training.hardwareLogs) {
        for (const HardwareSeries& series : log->series) {
            const ValueRange& range = series.series.totals().range;
            if (series.quantity == HardwareQuantity::MemoryUsedShare && range.finiteCount > 0)
                return range.max < kNearlyFull;
        }
        const HardwareSeries* free = log->find(HardwareQuantity::MemoryAvailable);
        if (free == nullptr || free->series.totals().range.finiteCount == 0)
            continue;
        if (const std::optional<double> all = watchedMemory(training))
            return free->series.totals().range.min > (1.0 - kNearlyFull) * *all;
    }
    return false;
}

void addMemory(const MemoryShortage& memory, Finding& finding)
{
    const auto add = [&finding](const char* name, Text label, double value) {
        finding.evidence.emplace_back(numberEvidence(name, std::move(label), bytesOf(value)));
    };
    if (memory.askedBytes > 0.0)
        add("asked-bytes", {FAULTLINE_TR_NOOP("Diagnosis", "Requested memory"), {}},
            memory.askedBytes);
    if (memory.totalBytes > 0.0) {
        add("free-bytes", {FAULTLINE_TR_NOOP("Diagnosis", "Free memory"), {}}, memory.freeBytes);
        add("total-bytes", {FAULTLINE_TR_NOOP("Diagnosis", "Total memory"), {}}, memory.totalBytes);
    }
    if (memory.unusedBytes > 0.0)
        add("unused-bytes",
            {FAULTLINE_TR_NOOP("Diagnosis", "Unused memory held by the framework"), {}},
            memory.unusedBytes);
}

} // namespace

CrashSubject subjectOf(const Crash& crash, const Training& training)
{
    if (isAboutADisk(crash))
        return CrashSubject::Disk;
    if (isKill(crash))
        return mainMemoryHadRoom(training) ? CrashSubject::Other : CrashSubject::HostMemory;
    if (crash.family() == "host-memory") {
        // A worker also ends by a fault of its own, or because somebody asked it to.
        const std::string signal = crash.field("sig");
        const bool isKilled = signal.find("Killed") != std::string::npos;
        const bool isOther =
            !signal.empty() && !isKilled && signal.find("Bus") == std::string::npos;
        return isOther || (isKilled && mainMemoryHadRoom(training)) ? CrashSubject::Other
                                                                    : CrashSubject::HostMemory;
    }
    if (crash.family() != "vram")
        return CrashSubject::Other;
    const std::string allocator = crash.field("alloc");
    const bool isOfTheHost = crash.event->signature == "tf.oom.op"
                             && (allocator.find("cpu") != std::string::npos
                                 || allocator.find("host") != std::string::npos);
    if (isOfTheHost || (crash.memory && crash.memory->isHostMemory))
        return CrashSubject::HostMemory;
    return CrashSubject::GpuMemory;
}

std::vector<Crash> crashesOf(const Training& training)
{
    std::vector<Crash> crashes;
    for (const ConsoleLogPtr& log : training.logs) {
        if (log->cause && *log->cause < log->events.size())
            crashes.push_back(crashOf(*log));
    }
    std::stable_sort(crashes.begin(), crashes.end(), [](const Crash& a, const Crash& b) {
        return std::pair(a.isConsequence(), timeOf(a)) < std::pair(b.isConsequence(), timeOf(b));
    });
    return crashes;
}

std::optional<Crash> crashAbout(const Training& training, CrashSubject subject)
{
    std::vector<Crash> crashes = crashesOf(training);
    if (crashes.empty() || subjectOf(crashes.front(), training) != subject)
        return std::nullopt;
    return std::move(crashes.front());
}

std::optional<RecordedEnd> endForWantOfMemory(const Training& training)
{
    for (const ConfigDocumentPtr& config : training.configs) {
        std::optional<RecordedEnd> end = recordedEnd(*config);
        if (end && end->oomKills > 0)
            return end;
    }
    return std::nullopt;
}

void addEvidence(const Crash& crash, Finding& finding)
{
    // Of a folded traceback the last line says what happened.
    const bool isFolded = crash.event->lastLine > crash.event->firstLine;
    const std::size_t line = isFolded ? crash.event->lastLine : crash.event->firstLine;
    finding.evidence.emplace_back(
        lineEvidence(*crash.log, line, line,
                     {FAULTLINE_TR_NOOP("Diagnosis", "First fatal line of the log"), {}}));
    if (crash.traceback != nullptr && !crash.traceback->frames.empty()) {
        const Traceback::Frame& frame = crash.traceback->frames[crash.traceback->meaningfulFrame];
        finding.evidence.emplace_back(
            lineEvidence(*crash.log, crash.traceback->firstLine, crash.traceback->lastLine,
                         {FAULTLINE_TR_NOOP("Diagnosis", "Stack trace; raised in %1, line %2"),
                          {firstLineOf(frame.file, kLongestMessage), std::to_string(frame.line)}}));
    }
    if (crash.memory)
        addMemory(*crash.memory, finding);
    if (crash.lastStep)
        finding.evidence.emplace_back(numberEvidence(
            "last-step", {FAULTLINE_TR_NOOP("Diagnosis", "Last step in the log"), {}},
            stepOf(*crash.lastStep)));
    if (crash.log->exitCode)
        finding.evidence.emplace_back(
            numberEvidence("exit-code", {FAULTLINE_TR_NOOP("Diagnosis", "Exit code"), {}},
                           plain(static_cast<double>(*crash.log->exitCode))));
}

} // namespace faultline
