// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/scalar_series.h"
#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace faultline {

/// A series of memory in use, whatever wrote it. `series` belongs to the training.
struct MemorySeries {
    const ScalarSeries* series = nullptr;
    double scale = 1.0;    ///< to bytes
    double capacity = 0.0; ///< of what it fills, bytes; 0: not known
    bool hasTimes = false; ///< wall times of the series are seconds of some clock
    double sampleSeconds = 0.0;
    /// Of the framework's allocator or the process; false: of the whole device, which a framework
    /// may have taken at the start.
    bool isOfProcess = false;
    /// From when on the training made steps, by the times of the series; before that libraries and
    /// datasets are loaded. Of a run's own tag every point is of a step.
    std::optional<double> firstStepTime = {};
    RunId run;            ///< that logged it; empty: not of a run
    ArtifactId log;       ///< of a hardware log; else empty
    std::string quantity; ///< HardwareQuantityInfo::id, or the tag
    int device = -1;

    /// The stretch from point `first` to `last`.
    [[nodiscard]] Evidence evidence(std::size_t first, std::size_t last, Text caption) const;
    /// Highest value, bytes; 0 if there is none.
    [[nodiscard]] double peakBytes() const;
};

/// Memory of the GPU: what the allocator has in use, by tags of the runs, consoles and hardware
/// logs, and then that of devices. The best for each device first.
[[nodiscard]] std::vector<MemorySeries> gpuMemorySeries(const Training& training);

/// Main memory: of the training's processes, by tags of the runs ("system/rss_mb"), consoles and
/// hardware logs, then of the machine.
[[nodiscard]] std::vector<MemorySeries> hostMemorySeries(const Training& training);

/// How memory grew after the beginning, on medians of blocks.
struct MemoryGrowth {
    static constexpr std::size_t kFewestSamples = 60;
    /// So many do for a rise that is as large as kShortShare and kShortBytes: three of three leaks
    /// of short runs reach that, no healthy one grew by more than 3 % after its first samples.
    static constexpr std::size_t kFewestOfShort = 12;
    static constexpr double kShortShare = 0.5; ///< of the level that it began at
    static constexpr double kShortBytes = 0.3 * 1024.0 * 1024.0 * 1024.0;

    std::size_t first = 0; ///< points of the series that were judged
    std::size_t last = 0;
    double z = 0.0;           ///< Mann-Kendall
    double growthBytes = 0.0; ///< Theil-Sen slope over the window
    double lateShare = 0.0;   ///< slope of the second half, as a share of that of the window
    double pullBack = 0.0;    ///< deepest fall behind a maximum, as a share of the growth
    double seconds = 0.0;     ///< that the window lasted; 0: not known
    double beginBytes = 0.0;
    double endBytes = 0.0;
    std::vector<double> blocks; ///< medians, bytes
    bool isConstant = false;
    bool isShort = false; ///< fewer than kFewestSamples

    /// Rises throughout: no fill that ends, no saw.
    [[nodiscard]] bool isSteady(double leastZ) const;
};

/// Nothing for fewer than kFewestSamples points after the first fifth (at most 1000 points), which
/// is the start: caches fill, algorithms are tried. `mayBeShort`: kFewestOfShort after the first
/// tenth and the first step will do.
[[nodiscard]] std::optional<MemoryGrowth> growthOf(const MemorySeries& memory,
                                                   bool mayBeShort = false);

} // namespace faultline
