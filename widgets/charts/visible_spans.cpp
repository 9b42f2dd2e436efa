// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/visible_spans.h"

#include <cmath>
#include <limits>

namespace faultline::ui {

std::vector<IndexSpan> visibleSpans(const Curve& curve, XAxisKind kind, AxisRange range)
{
    const ScalarSeries& series = *curve.series;
    const bool bySteps = kind == XAxisKind::Step;
    const ScalarSeries::Breaks& breaks = bySteps ? series.stepBreaks() : series.timeBreaks();
    if (breaks.overflowed)
        return {{.begin = 0, .end = series.size()}};

    const double offset = kind == XAxisKind::Relative ? curve.origin : 0.0;
    const double afterMax = std::nextafter(range.max, std::numeric_limits<double>::infinity());
    const auto bound = [&](std::size_t begin, std::size_t end, double x) {
        return bySteps ? series.lowerBoundStep(begin, end, x)
                       : series.lowerBoundTime(begin, end, x + offset);
    };
    std::vector<IndexSpan> spans;
    std::size_t begin = 0;
    const auto addStretch = [&](std::size_t end) {
        const std::size_t first = bound(begin, end, range.min);
        const std::size_t last = bound(first, end, afterMax);
        if (last > first)
            spans.push_back({.begin = first, .end = last});
        begin = end;
    };
    for (const std::size_t position : breaks.positions)
        addStretch(position);
    addStretch(series.size());
    return spans;
}

} // namespace faultline::ui
