// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/series_parts.h"

#include <vector>

namespace faultline {

std::size_t pointCount(std::span<const IndexRange> ranges)
{
    std::size_t count = 0;
    for (const IndexRange& range : ranges)
        count += range.end - range.begin;
    return count;
}

ScalarSeries partsOf(const ScalarSeries& series, std::span<const IndexRange> ranges)
{
    if (pointCount(ranges) == series.size())
        return series;
    ScalarSeriesBuilder builder;
    std::vector<ScalarPoint> block;
    const auto flush = [&] {
        builder.append(block);
        block.clear();
    };
    for (const IndexRange& range : ranges) {
        series.forEach(range.begin, range.end, [&](std::size_t, const ScalarPoint& point) {
            block.push_back(point);
            if (block.size() == detail::kChunkPoints)
                flush();
        });
    }
    flush();
    return builder.snapshot();
}

} // namespace faultline
