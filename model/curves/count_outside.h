// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/decimate.h"

#include <cstdint>

namespace faultline {

/// A part of a chart, borders included.
struct ChartWindow {
    double xMin = 0.0;
    double xMax = 0.0;
    double yMin = 0.0;
    double yMax = 0.0;
    friend bool operator==(const ChartWindow&, const ChartWindow&) = default;
};

/// Finite points of a series in the x range of the window whose value lies above or below it.
/// O(points) at worst; parts whose extremes lie inside are passed over in O(1).
[[nodiscard]] std::uint64_t countOutside(const ScalarSeries& series, XAxisKind axis, double origin,
                                         const ChartWindow& window);

} // namespace faultline
