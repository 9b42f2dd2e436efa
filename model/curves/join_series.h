// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/scalar_series.h"

#include <cstdint>
#include <memory>
#include <span>

namespace faultline {

/// How runs that are drawn as one are summed up.
struct JoinRule {
    /// The coordinate that the runs are brought together on.
    enum class Along { Steps, Times };
    enum class Centre { Mean, Median };
    enum class Spread {
        None,
        MinMax,
        StandardDeviation, ///< mean -+ s, s^2 = sum (y - mean)^2 / (n - 1)
    };
    Along along = Along::Steps;
    Centre centre = Centre::Mean;
    Spread spread = Spread::StandardDeviation;
    friend bool operator==(const JoinRule&, const JoinRule&) = default;
};

/// What became of them: series with the same steps and times, one point for each place at which
/// any of the runs logged.
struct JoinedSeries {
    ScalarSeries line;  ///< mean or median; NaN where no run has a number
    ScalarSeries lower; ///< NaN where fewer than two runs have one; empty without a spread
    ScalarSeries upper;
    ScalarSeries counts;         ///< runs that `line` stands on
    ScalarSeries spoiled;        ///< NaN where a run had NaN or infinity, else 0; empty if none had
    std::uint64_t nonFinite = 0; ///< values of the runs that are no number
    bool isThinned = false;      ///< more than kMaxJoinedPoints places: only some were kept
};
inline constexpr std::size_t kMaxJoinedPoints = std::size_t{4} << 20;

/// Joins runs over all their steps (or times), at full resolution.
///
/// A run counts from its first to its last point: at its own points with the logged value, between
/// two of them with the straight line that joins them. It does not count where its value is not
/// finite, nor between such a point and its neighbours; those places are told by `counts` and
/// `spoiled`, so that nothing is averaged or left out in silence. Where a run was restarted, the
/// later attempt counts (latestBySteps()).
///
/// The other coordinate, and so the wall times of a series joined along steps, is the mean of the
/// runs that count. The order of the runs is without effect, up to rounding. A k-way merge:
/// O(places * runs) time, memory for the result. Null and empty series are skipped.
[[nodiscard]] JoinedSeries joinSeries(std::span<const std::shared_ptr<const ScalarSeries>> runs,
                                      const JoinRule& rule);

} // namespace faultline
