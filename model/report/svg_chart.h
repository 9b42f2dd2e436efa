// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/scalar_series.h"

#include <cstdint>
#include <string>
#include <vector>

namespace faultline {

/// Round values for an axis over [min, max], about `count` of them, all within the range.
/// Empty unless both are finite and min < max.
[[nodiscard]] std::vector<double> roundTicks(double min, double max, int count);

/// A small chart of `series` over its steps as an inline <svg> element, with the steps
/// [firstStep, lastStep] shaded and NaN or infinite samples as marks on the upper rim.
/// Values that are all positive and span more than three decades get a logarithmic axis.
///
/// Colours come from the classes `chart-line`, `chart-range`, `chart-mark`, `chart-grid` and
/// `chart-text`, so that the page decides on light and dark. `label` is read to those who
/// cannot see it; it must be escaped already. Empty for an empty series. Cost and size are
/// those of decimate().
[[nodiscard]] std::string svgChart(const ScalarSeries& series, std::int64_t firstStep,
                                   std::int64_t lastStep, const std::string& label);

} // namespace faultline
