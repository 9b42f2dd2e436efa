// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/text.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace faultline {

/// A stretch of a logged learning rate in which it was raised on purpose to see where the loss
/// breaks.
struct RangeSweep {
    std::size_t end = 0;   ///< of the points; it begins with the first
    bool isLinear = false; ///< in the rate; else in its logarithm
};

/// Recognises a range test: from the first point on, at no more than 5e-4 (a schedule that grows by
/// mistake begins where one trains), the rate rises through at least two decades, its logarithm
/// straight over the steps (or the rate itself, over more than three decades up to 0.5 and more, as
/// no warm-up does), in at least 30 points; and it is left for a low rate again, or the run ends
/// there within 1000 steps or with a loss that broke. A warm-up goes on where it ends. `broke`: the
/// loss became NaN or infinite, or four times its best.
[[nodiscard]] std::optional<RangeSweep> findRangeSweep(std::span<const double> steps,
                                                       std::span<const double> rates, bool broke);

enum class OptimizerKind : std::uint8_t { Unknown, Sgd, Adaptive };

/// A point of a range test as it is read: of long ones a median of several losses.
struct RangePoint {
    double rate = 0.0;
    double loss = 0.0;
    double smooth = 0.0; ///< the running median
};

/// What a range test says. Rates; 0 where there is none.
struct RangeReading {
    double low = 0.0;    ///< where the loss begins to fall
    double edge = 0.0;   ///< where it begins to rise again and stays risen
    double valley = 0.0; ///< the one number inside the band
    double bandLow = 0.0;
    double bandHigh = 0.0;
    bool diverged = false;
    Text refusal;                   ///< why there is no band; empty if there is one
    std::vector<RangePoint> points; ///< ascending
};

/// Reads a sweep robustly: by a centred running median over 0.4 decades and the spread around it,
/// never by its steepest point, which is noise. Losses after the first that is no number do not
/// count. Of more than 2000 points, medians of blocks are read.
[[nodiscard]] RangeReading readRangeTest(std::span<const double> rates,
                                         std::span<const double> losses, OptimizerKind optimizer);

} // namespace faultline
