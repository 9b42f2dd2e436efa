// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace faultline {

/// How many values lie from `left` to `right`; the right edge belongs to the next bucket, but for
/// that of the last one. Both edges are the same when a single value was logged.
struct HistogramBucket {
    double left = 0.0;
    double right = 0.0;
    double count = 0.0;

    friend bool operator==(const HistogramBucket&, const HistogramBucket&) = default;
};

/// A logged histogram, whichever of the two formats it was written in: HistogramProto (TensorFlow
/// 1, PyTorch) or a tensor of rows left, right, count (TensorFlow 2). Immutable once read.
struct HistogramSummary {
    std::vector<HistogramBucket> buckets; ///< edges finite and ascending; empty: nothing to draw
    double total = 0.0;                   ///< of all counts
    std::optional<double> min;            ///< as logged; of a tensor the outer edges
    std::optional<double> max;
    std::optional<double> mean;      ///< where the format tells (HistogramProto)
    std::optional<double> deviation; ///< standard, of the population; the same
    /// Values that lie in no bucket: HistogramProto counts NaN and infinity without keeping them.
    double uncounted = 0.0;
    /// The format keeps an edge, a count, a minimum or a sum that is NaN or infinite: so were
    /// values.
    bool holdsNonFinite = false;
    std::size_t loggedBuckets = 0; ///< in the file; more than `buckets` where empty ends were cut
                                   ///< off or neighbours had to be joined (kMostBuckets)

    static constexpr std::size_t kMostBuckets = 4096;
    [[nodiscard]] bool empty() const { return buckets.empty(); }
};

/// Decodes a Summary.Value message. Fails when it is damaged, holds no histogram, or its edges go
/// backwards. A histogram without values, or of NaN alone, is no failure: it is empty().
[[nodiscard]] Result<HistogramSummary> decodeHistogram(std::string_view summaryValue);

/// Percentiles in basis points (0..10000, ascending) as TensorBoard's Distributions page works them
/// out: linear within a bucket. Empty for an empty histogram.
[[nodiscard]] std::vector<double> percentiles(const HistogramSummary& histogram,
                                              std::span<const double> basisPoints);

/// The ones TensorBoard draws: the extremes, the median, and what lies 0.5, 1 and 1.5 standard
/// deviations from it in a normal distribution.
inline constexpr std::array<double, 9> kDistributionPoints{0.0,    668.0,  1587.0, 3085.0, 5000.0,
                                                           6915.0, 8413.0, 9332.0, 10000.0};
inline constexpr std::size_t kMedianPoint = 4;

/// Ascending values; the same for both: a single value.
struct ValueSpan {
    double min = 0.0;
    double max = 0.0;
};
/// From the least edge to the greatest; nothing for an empty histogram.
[[nodiscard]] std::optional<ValueSpan> spanOf(const HistogramSummary& histogram);
/// Of a single value a stretch around it, as TensorBoard draws one; else `span` itself.
[[nodiscard]] ValueSpan drawableSpan(ValueSpan span);

/// Counts in `bins` equal parts of `span` (min < max), as TensorBoard's Histograms page works them
/// out: a bucket gives each bin the share of its count that its overlap is of its width.
[[nodiscard]] std::vector<double> resample(const HistogramSummary& histogram, ValueSpan span,
                                           std::size_t bins);
inline constexpr std::size_t kTensorBoardBins = 30;

} // namespace faultline
