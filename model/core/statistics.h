// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace faultline {

/// Robust statistics for the rules: medians and ranks, because one outlier must not decide.
/// None of them accepts non-finite values; callers leave those out first.

/// Median; 0 for an empty span. O(n), copies.
[[nodiscard]] double median(std::span<const double> values);

/// The same without a copy: reorders `values`.
[[nodiscard]] double medianInPlace(std::span<double> values);

/// The q-quantile (0..1), linear between neighbours (type 7, as NumPy); 0 if empty.
[[nodiscard]] double quantile(std::span<const double> values, double q);

/// 1.4826 x median absolute deviation: the standard deviation of normal noise. 0 if empty.
[[nodiscard]] double sigmaMad(std::span<const double> values);

/// Noise of a series around its own trend: sigmaMad of first differences / sqrt(2), so
/// that a slope does not count as noise.
[[nodiscard]] double differenceNoise(std::span<const double> values);

/// Median of the slopes between all pairs, per index. Needs two values; O(n^2), so give it
/// block medians, not raw series.
[[nodiscard]] double theilSenSlope(std::span<const double> values);

/// Mann-Kendall trend test, normal approximation with the correction for ties and for continuity.
/// z > 0: rising. |z| > 1.645 is 5 % one-sided, > 2.33 is 1 %. 0 for fewer than 4 values. O(n^2).
[[nodiscard]] double mannKendallZ(std::span<const double> values);

/// Medians of `blocks` consecutive, nearly equal parts; fewer if there are fewer values.
[[nodiscard]] std::vector<double> blockMedians(std::span<const double> values, std::size_t blocks);

/// Running median over a centred window of 2 * halfWidth + 1 (cut off at the ends). O(n log w).
[[nodiscard]] std::vector<double> runningMedian(std::span<const double> values,
                                                std::size_t halfWidth);

/// Spearman rank correlation with average ranks for ties; 0 if fewer than 3 or constant.
[[nodiscard]] double spearman(std::span<const double> a, std::span<const double> b);

} // namespace faultline
