// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/findings/rule.h"
#include "model/diagnosis/signals/joined_samples.h"

#include <cstddef>
#include <optional>

namespace faultline {

/// What a GPU waits for (rules H03 and H04).
enum class StarvedBy : std::uint8_t { Processors, Disk };

/// When a sample counts, and how many must.
struct StarvationLimits {
    double idleGpu = 0.1;
    double busyCpu = 0.9;
    double waiting = 0.5; ///< processors that wait for disks
    double leastShare = 0.5;
    double leastSamples = 1000.0;
    double leastSeconds = 600.0; ///< or as many samples
};

/// GPU and host of a training side by side, and how often the one waited for the other.
struct Starvation {
    StarvedBy by = StarvedBy::Processors;
    StarvationLimits limits;
    int cpus = 0;                        ///< logical processors; 0: not known
    std::optional<JoinedSamples> joined; ///< nothing if they cannot be put side by side
    double share = 0.0;                  ///< of the samples
    double idleShare = 0.0;              ///< with an idle GPU, whatever the host did
    std::size_t samples = 0;             ///< that tell it
    bool isEnough = false;               ///< enough of them to judge
    std::size_t first = 0;               ///< sample that counts, into JoinedSamples::samples
    std::size_t last = 0;
};

/// A wait for disks counts if half of one processor waits all the time; where their number is not
/// known, half of all time must be waiting.
[[nodiscard]] Starvation findStarvation(const Training& training, StarvedBy by,
                                        const StarvationLimits& limits);

/// Why a training cannot be judged; nothing if it can, and then `found.joined` is there.
[[nodiscard]] std::optional<Abstention> abstainFromStarvation(const Training& training,
                                                              const Starvation& found);

/// Tells the samples beside the limits: how busy the GPU was and what it waited for, and how many
/// samples there were.
void tellStarvation(const Starvation& found, FindingSink& sink);

/// What both rules report alike: severity, cost and stake by the share of the time, and where it
/// was seen. Confidence, words and fixes are the rule's.
[[nodiscard]] Finding starvationFinding(const Starvation& found);

} // namespace faultline
