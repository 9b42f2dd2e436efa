// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/rule.h"
#include "model/diagnosis/memory/memory_growth.h"

#include <cstddef>
#include <optional>

namespace faultline {

/// From when on growing memory is a leak (rules V07 and H02).
struct LeakLimits {
    double leastZ = 3.0;
    double leastShare = 0.01;  ///< of the capacity, over the window
    double seriousShare = 0.1; ///< the same, for a warning
    bool mayBeShort = false;   ///< see growthOf()
};

struct LeakFound {
    MemorySeries series;
    MemoryGrowth growth;
    double share = 0.0;          ///< growth as a share of the capacity (of the level, if unknown)
    double secondsToLimit = 0.0; ///< from the end; 0: not known
    bool isFull = false;         ///< ended within a tenth of the capacity
};

struct LeakReport {
    std::size_t seriesSeen = 0;
    std::optional<LeakFound> leak;
    std::optional<MemoryGrowth> judged; ///< of the leak, or else of the first series long enough
    double judgedShare = 0.0;           ///< its growth as a share of the capacity, as LeakFound's
    bool isPreallocated = false;        ///< all that could be judged was constant and nearly all
};

/// Looks for a steady rise in what the GPU or a process on it has in use.
[[nodiscard]] LeakReport findGpuLeak(const Training& training, const LeakLimits& limits = {});

/// The same for one set of series.
[[nodiscard]] LeakReport findLeak(const std::vector<MemorySeries>& all, const LeakLimits& limits);

/// What the rules about leaks judge alike: critical if the run died of it, a warning if a longer
/// one will, else a remark; and the rise as evidence, with "trend-z", and "growth-share" under its
/// label.
[[nodiscard]] Finding leakFinding(const LeakFound& leak, const LeakLimits& limits, bool isFatal,
                                  Text caption, Text shareLabel);

/// What was judged, for the chart beside the formula.
[[nodiscard]] JudgedPoints judgedBlocks(const MemoryGrowth& growth);
/// The same with the numbers that decide: "trend-z", and "growth-share" under that label.
void tellGrowth(const LeakReport& report, const LeakLimits& limits, Text shareLabel,
                FindingSink& sink);

} // namespace faultline
