// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/evidence/crash_facts.h"
#include "model/diagnosis/evidence/recorded_end.h"
#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/training/training.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// What a run ran out of, if that ended it. Each subject is told by rules of its own;
/// training-crashed tells the rest.
enum class CrashSubject : std::uint8_t {
    Other,
    GpuMemory,  ///< gpu-out-of-memory and its causes
    HostMemory, ///< host-out-of-memory
    Disk,       ///< disk-full
};

/// What a console log says about its end. Points into the log, which the training holds.
struct Crash {
    const ConsoleLog* log = nullptr;
    const LogEvent* event = nullptr;
    const Traceback* traceback = nullptr; ///< the one that holds the event
    std::optional<MemoryShortage> memory = std::nullopt;
    std::optional<std::int64_t> firstStep = std::nullopt; ///< that the log prints
    std::optional<std::int64_t> lastStep = std::nullopt;

    [[nodiscard]] std::string_view family() const
    {
        return event->info == nullptr ? std::string_view() : event->info->family;
    }
    [[nodiscard]] std::string field(std::string_view name) const
    {
        return std::string(event->field(name));
    }
    [[nodiscard]] bool isConsequence() const
    {
        return event->info != nullptr && event->info->isConsequence;
    }
};

/// What it is about. A process that was killed while the host's log shows ample main memory was
/// killed for something else.
[[nodiscard]] CrashSubject subjectOf(const Crash& crash, const Training& training);

/// How the logs of a training end; the earliest that is no consequence of another comes first.
[[nodiscard]] std::vector<Crash> crashesOf(const Training& training);

/// The first of them, if it is about `subject`.
[[nodiscard]] std::optional<Crash> crashAbout(const Training& training, CrashSubject subject);

/// The end of a recorded run of which the kernel killed processes for want of main memory.
[[nodiscard]] std::optional<RecordedEnd> endForWantOfMemory(const Training& training);

/// Adds the fatal line, its traceback, and the numbers that the log tells (asked-bytes, free-bytes,
/// total-bytes, unused-bytes, last-step, exit-code).
void addEvidence(const Crash& crash, Finding& finding);

[[nodiscard]] inline Quantity bytesOf(double value)
{
    return {value, Unit::Bytes};
}

} // namespace faultline
