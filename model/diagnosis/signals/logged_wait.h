// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace faultline {

/// How long steps waited for data, as the training logs it beside how long they took: data_time and
/// time of detectron2, mmdetection and timm, "Data" and "Time" of PyTorch's ImageNet example,
/// "time/data" and "time/batch". Of event files, tables and consoles alike.
struct LoggedWait {
    static constexpr std::size_t kFewest = 8;

    std::string tag;     ///< of the wait
    Evidence evidence;   ///< all of it
    double median = 0.0; ///< share of a step, 0..1
    double low = 0.0;    ///< of eight in ten of the steps
    double high = 0.0;
    double stepSeconds = 0.0; ///< median
    std::size_t steps = 0;    ///< that were logged

    /// Steps of at least kSpike times the usual that were nearly all waiting: the loader falls
    /// behind now and then. The first of a log are left out, they start it.
    static constexpr double kSpike = 10.0;
    std::size_t spikes = 0;
    double worstSeconds = 0.0;
    double spikeShare = 0.0; ///< of the time of all steps that were logged
    /// They come at equal distances, a few steps each time: what an epoch begins with.
    bool spikesAreRegular = false;

    /// Steps as they were logged, in their order.
    std::vector<std::int64_t> at;
    std::vector<double> seconds;
    std::vector<double> waited;
};

/// The pair of series that has the most values; nothing with fewer than kFewest.
[[nodiscard]] std::optional<LoggedWait> loggedWait(const Training& training);

} // namespace faultline
