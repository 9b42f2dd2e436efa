// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_types.h"

namespace faultline::ui {

struct ChartFrame;
struct ChartInput;

/// The y range that suits the visible finite values; needs the thinned curves and the x axis of
/// `frame`. Ignoring outliers is TensorBoard's rule: from the 5th to the 95th percentile of
/// the visible values of the lines and bands (not of the logged values behind them), taken from
/// at most 1000 evenly chosen points of each curve. [0, 1] if there is nothing to fit.
[[nodiscard]] AxisRange fittedValueRange(const ChartInput& input, const ChartFrame& frame);

/// A range from outside made fit to draw: ordered, finite, not empty, positive if logarithmic.
[[nodiscard]] AxisRange usableValueRange(AxisRange range, bool logarithmic);

} // namespace faultline::ui
