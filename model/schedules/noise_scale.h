// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>

namespace faultline {

/// The batch at which the noise of a gradient is as large as the gradient (B_simple = tr(Sigma) /
/// |G|^2, McCandlish and others 2018), in images: well below it a rate may grow as the batch does,
/// well above it a larger batch brings nothing.
struct NoiseScale {
    double images = 0.0;
    double low = 0.0; ///< 10th and 90th percentile of resampled pairs
    double high = 0.0;
    std::size_t pairs = 0;
};

/// Of the norms of gradients that were taken at the same steps over two batches, in images
/// (smallBatch < largeBatch). Both are averaged before they are divided, since the quotient of a
/// single pair is useless. Pairs in which one is no positive number do not count. Nothing with
/// fewer than 20 pairs, or where the noise leaves no gradient to divide by.
[[nodiscard]] std::optional<NoiseScale> noiseScale(double smallBatch,
                                                   std::span<const double> smallNorms,
                                                   double largeBatch,
                                                   std::span<const double> largeNorms);

/// By how much the rate that fits grows from one batch to another: (1 + noise / from) / (1 + noise
/// / to) for SGD, its root for adaptive optimizers.
[[nodiscard]] double rateFactorByNoise(double noiseImages, double fromBatch, double toBatch,
                                       bool isAdaptive);

} // namespace faultline
