// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pipeline/setting.h"
#include "model/pipeline/simulate.h"

#include <span>

namespace faultline::pipeline {

/// Durations of one simulation, in seconds.
struct Durations {
    std::span<const double> work; ///< of each batch (DataLoader) or element (tf.data)
    std::span<const double> step;
    double handOver = 0.0;
    double start = 0.0;
    const ReadMonitor* monitor = nullptr;

    /// Whether to stop before `count` events from `event` on. Asks the monitor once in some
    /// thousand of them.
    [[nodiscard]] bool endsAt(std::size_t event, std::size_t count = 1) const
    {
        constexpr std::size_t kEvery = 4096;
        const bool isDue = event / kEvery != (event + count) / kEvery;
        return isDue && monitor != nullptr && monitor->isCancelled();
    }
};

/// Batches that map_and_batch fills at once, at most.
inline constexpr std::size_t kMostBatchesFilled = 16;

/// All times of so many steps, zero.
[[nodiscard]] Timeline emptyTimeline(std::size_t steps);

/// torch.utils.data.DataLoader. Task k goes to worker k mod W; W*F tasks are handed out when an
/// epoch begins, and another one when a batch was taken; batches are taken in order. Without
/// workers each batch is made when it is asked for. Checked against the loader itself: -0.4 to
/// -2.8 % (docs/pipeline.md). `work` and `step` are of equal length.
/// A timeline is of no use if it was cancelled: it ends somewhere.
[[nodiscard]] Timeline dataLoaderTimeline(const Setting& setting, const Durations& durations);

/// tf.data: map(P), batch, prefetch. Not fused: a call may begin when the element P before it is
/// asked for, and elements are handed over in order. Fused (map_and_batch, what TensorFlow makes of
/// map directly followed by batch): min(16, ceil(P/B)) batches are filled at once, one more, up to
/// 16, whenever the training waits while calls are free. `work` holds batch times as many values as
/// `step`.
[[nodiscard]] Timeline tfDataTimeline(const Setting& setting, const Durations& durations);

} // namespace faultline::pipeline
