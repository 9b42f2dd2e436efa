// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/scalar_series.h"

namespace faultline {

/// TensorBoard's debiased exponential moving average at full resolution.
///
/// last = w * last + (1 - w) * y from 0 over the finite values; the output is
/// last / (1 - w^k), k = number of finite values so far. Non-finite values pass through, a
/// constant series is returned as it is. (TensorBoard applies the same formula to at most 1000
/// sampled points, so its curve differs from this one on long series.)
///
/// `weight` in [0, 1): 0 gives the series itself. O(points); steps and times are shared.
[[nodiscard]] ScalarSeries smoothed(const ScalarSeries& series, double weight);

} // namespace faultline
