// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/scalar_series.h"
#include "model/core/series_parts.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace faultline {

/// The points of these ranges, in the order of the ranges; what lies beyond the end is left out.
/// O(points kept).
[[nodiscard]] ScalarSeries keptPoints(const ScalarSeries& series,
                                      const std::vector<IndexRange>& ranges);

/// The series with steps counted from `firstStep`. A copy of the points unless it is 0.
[[nodiscard]] ScalarSeries stepsCountedFrom(const ScalarSeries& series, std::int64_t firstStep);

/// The stretches of a series that count: where a coordinate went backwards, what came later
/// replaces everything from there on, as in TensorBoard's data server. x goes strictly forwards
/// over them, apart from points with the same x, of which the last counts, and non-finite times.
[[nodiscard]] std::vector<IndexRange> latestBySteps(const ScalarSeries& series);
[[nodiscard]] std::vector<IndexRange> latestByTimes(const ScalarSeries& series);

/// A series over another metric instead of time.
struct PairedSeries {
    ScalarSeries series;        ///< as y, with the values of x in the place of its wall times
    std::uint64_t earlier = 0;  ///< points that took the x of an earlier step
    std::uint64_t withoutX = 0; ///< points left out: no finite x at or before their step
};

/// Gives each point of `y` the value that `x` had at its step, else at the last step before it.
/// Where a step was logged twice, the later one counts. The order of the points stays, whether or
/// not x goes forwards. O(points of y * log(points of x)) at worst.
[[nodiscard]] PairedSeries pairedWith(const ScalarSeries& y, const ScalarSeries& x);

/// What `series` holds at the steps of `at`, with the steps and times of `at`: the value that was
/// logged at the same step, of several the one nearest in time; NaN where there is none. For the
/// limits of a line, which are logged beside it. O(n log n) at worst, linear where both go
/// forwards.
[[nodiscard]] ScalarSeries valuesAtSteps(const ScalarSeries& series, const ScalarSeries& at);

} // namespace faultline
