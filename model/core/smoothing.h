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

/// What distances between points are measured in.
enum class SmoothingDistance { Steps, Time };

/// An exponential moving average over distance instead of points: the curve is the same however
/// densely it was logged.
///
/// The values are taken as the polyline y(u) that joins them, and the average at x is
///
///     S(x) = integral of y(u) e^(-(x-u)/T) du / integral of e^(-(x-u)/T) du,  u from x_0 to x,
///
/// worked out exactly segment by segment; the division is the debiasing. Points added on the
/// polyline therefore change nothing. T = L / -ln(w), where L is a thousandth of the distance from
/// the first to the last point: what lies L back weighs w as much as the present. A series of
/// 1000 evenly spaced points is so smoothed about as TensorBoard smooths it with the same w, and
/// one of 100 000 about as TensorBoard shows it, which draws 1000 of them.
///
/// Where the coordinate goes backwards (a restart) the average begins anew. Non-finite values pass
/// through and are bridged by the line between their neighbours. `weight` and cost as above.
[[nodiscard]] ScalarSeries smoothedByDistance(const ScalarSeries& series, double weight,
                                              SmoothingDistance distance);

} // namespace faultline
