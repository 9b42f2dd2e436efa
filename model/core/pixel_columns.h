// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/decimate.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace faultline::detail {

/// Where the coordinate of an axis goes backwards.
[[nodiscard]] inline const ScalarSeries::Breaks& breaksOf(const ScalarSeries& series,
                                                          XAxisKind axis)
{
    return axis == XAxisKind::Step ? series.stepBreaks() : series.timeBreaks();
}

/// First index in [begin, end) with x >= `x`; x must go forwards there.
[[nodiscard]] inline std::size_t lowerBoundX(const ScalarSeries& series, std::size_t begin,
                                             std::size_t end, const DecimateRequest& request,
                                             double x)
{
    if (request.axis == XAxisKind::Step)
        return series.lowerBoundStep(begin, end, x);
    const double origin = request.axis == XAxisKind::Relative ? request.origin : 0.0;
    return series.lowerBoundTime(begin, end, x + origin);
}

/// The pixel columns of a request, equally wide on its (possibly logarithmic) axis.
class PixelColumns {
public:
    explicit PixelColumns(const DecimateRequest& request) : m_log(request.logX)
    {
        m_low = transform(request.xMin);
        m_width = (transform(request.xMax) - m_low) / std::max(1, request.columns);
    }

    /// x where a column begins.
    [[nodiscard]] double border(int column) const
    {
        const double position = m_low + m_width * column;
        return m_log ? std::pow(10.0, position) : position;
    }
    [[nodiscard]] int columnOf(double x) const
    {
        const double column = (transform(x) - m_low) / m_width;
        return static_cast<int>(std::clamp(column, -1e9, 1e9));
    }

private:
    [[nodiscard]] double transform(double x) const
    {
        return m_log ? std::log10(std::max(x, std::numeric_limits<double>::min())) : x;
    }

    bool m_log;
    double m_low = 0.0;
    double m_width = 1.0;
};

} // namespace faultline::detail
