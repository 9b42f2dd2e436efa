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

struct Starvation {
    double share = 0.0;     ///< of the samples
    double idleShare = 0.0; ///< with an idle GPU, whatever the host did
    std::size_t samples = 0;
    double seconds = 0.0;
    bool isEnough = false; ///< enough of them to judge
    std::size_t first = 0; ///< sample that counts, into JoinedSamples::samples
    std::size_t last = 0;
};

/// `cpus`: logical processors; a wait counts if half of one of them waits all the time. 0: not
/// known; then half of all time must be waiting.
[[nodiscard]] Starvation findStarvation(const JoinedSamples& joined, StarvedBy by, int cpus,
                                        const StarvationLimits& limits);

/// Tells the samples beside the limits: how busy the GPU was and what it waited for, and how many
/// samples there were.
void tellStarvation(const JoinedSamples& joined, StarvedBy by, const Starvation& found,
                    const StarvationLimits& limits, int cpus, FindingSink& sink);

/// Why a training cannot be judged; nothing if it can.
[[nodiscard]] std::optional<Abstention> abstainFromStarvation(
    const Training& training, const std::optional<JoinedSamples>& joined, bool isEnough,
    const StarvationLimits& limits);

} // namespace faultline
