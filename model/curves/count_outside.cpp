// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/curves/count_outside.h"

#include "model/core/pixel_columns.h"

#include <cmath>
#include <limits>

namespace faultline {

namespace {

constexpr std::size_t kBlock = 512; ///< points whose extremes are known without looking

bool isOutside(double value, const ChartWindow& window)
{
    return std::isfinite(value) && (value < window.yMin || value > window.yMax);
}

/// All points of [begin, end) lie in the x range.
std::uint64_t countStretch(const ScalarSeries& series, std::size_t begin, std::size_t end,
                           const ChartWindow& window)
{
    std::uint64_t count = 0;
    while (begin < end) {
        const std::size_t stop = std::min(end, (begin / kBlock + 1) * kBlock);
        const ValueRange range = series.range(begin, stop);
        if (range.hasFinite() && (range.max < window.yMin || range.min > window.yMax)) {
            count += range.finiteCount;
        } else if (range.hasFinite() && (range.min < window.yMin || range.max > window.yMax)) {
            series.forEach(begin, stop, [&](std::size_t, const ScalarPoint& point) {
                count += isOutside(point.value, window) ? 1 : 0;
            });
        }
        begin = stop;
    }
    return count;
}

std::uint64_t countEach(const ScalarSeries& series, XAxisKind axis, double origin,
                        const ChartWindow& window)
{
    std::uint64_t count = 0;
    for (std::size_t i = 0; i < series.size(); ++i) {
        const double x = xOf(series, i, axis, origin);
        if (x >= window.xMin && x <= window.xMax && isOutside(series.value(i), window))
            ++count;
    }
    return count;
}

} // namespace

std::uint64_t countOutside(const ScalarSeries& series, XAxisKind axis, double origin,
                           const ChartWindow& window)
{
    const ScalarSeries::Breaks& breaks = detail::breaksOf(series, axis);
    if (breaks.overflowed)
        return countEach(series, axis, origin, window);
    const DecimateRequest request{.axis = axis, .origin = origin};
    const double afterMax = std::nextafter(window.xMax, std::numeric_limits<double>::infinity());
    std::uint64_t count = 0;
    std::size_t begin = 0;
    const auto addStretch = [&](std::size_t end) {
        const std::size_t from = detail::lowerBoundX(series, begin, end, request, window.xMin);
        const std::size_t to = detail::lowerBoundX(series, from, end, request, afterMax);
        count += countStretch(series, from, to, window);
        begin = end;
    };
    for (const std::size_t position : breaks.positions)
        addStretch(position);
    addStretch(series.size());
    return count;
}

} // namespace faultline
