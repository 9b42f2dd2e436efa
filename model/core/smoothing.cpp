// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/smoothing.h"

#include <cmath>

namespace faultline {

ScalarSeries smoothed(const ScalarSeries& series, double weight)
{
    const ValueRange& range = series.totals().range;
    const bool constant = !range.hasFinite() || range.min == range.max;
    if (!(weight > 0.0) || constant)
        return series;

    std::vector<double> values;
    values.reserve(series.size());
    double last = 0.0;
    double remaining = 1.0; // weight^k
    series.forEach([&](std::size_t, const ScalarPoint& point) {
        if (!std::isfinite(point.value)) {
            values.push_back(point.value);
            return;
        }
        last = weight * last + (1.0 - weight) * point.value;
        remaining *= weight;
        const double debiased = remaining < 1.0 ? last / (1.0 - remaining) : last;
        // Float precision is far below a pixel and halves what the smoothed copy takes.
        values.push_back(static_cast<double>(static_cast<float>(debiased)));
    });
    return series.withValues(values);
}

} // namespace faultline
