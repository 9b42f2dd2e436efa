// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/decimate.h"

#include <vector>

namespace faultline {

/// The band at one place of the axis: everything from `low` to `high` belongs to it.
struct BandPoint {
    double x = 0.0;
    double low = 0.0;
    double high = 0.0;
};
using BandStretch = std::vector<BandPoint>;

/// Thins the area between two series for drawing, as decimate() does a line: in each pixel column
/// the least of `lower` and the greatest of `upper`, so that no extreme can vanish. Broken where a
/// column has no finite value.
///
/// Both series have the same steps and times, lower <= upper wherever they are finite, and x goes
/// forwards in each of their stretches; without that order there is no area and nothing is
/// returned. On a logarithmic y axis what is not positive is drawn down to the border. The cost
/// depends on `columns`, not on the number of points.
[[nodiscard]] std::vector<BandStretch> decimateBand(const ScalarSeries& lower,
                                                    const ScalarSeries& upper,
                                                    const DecimateRequest& request);

} // namespace faultline
