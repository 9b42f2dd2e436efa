// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/decimate_band.h"

#include "model/core/pixel_columns.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace faultline {

namespace {

class BandWriter {
public:
    BandWriter(const ScalarSeries& lower, const ScalarSeries& upper, const DecimateRequest& request,
               std::vector<BandStretch>& stretches)
        : m_lower(lower), m_upper(upper), m_request(request), m_stretches(stretches)
    {
    }

    void breakBand() { m_open = false; }

    /// One point for what lies in [begin, end).
    void add(std::size_t begin, std::size_t end)
    {
        const ValueRange low = m_lower.range(begin, end);
        const ValueRange high = m_upper.range(begin, end);
        const double x = xOf(m_lower, begin, m_request.axis, m_request.origin);
        const bool isDrawable = low.hasFinite() && high.hasFinite() && std::isfinite(x)
                                && (!m_request.logY || high.max > 0.0)
                                && (!m_request.logX || x > 0.0);
        if (!isDrawable) {
            breakBand();
            return;
        }
        if (!m_open)
            m_stretches.emplace_back();
        m_open = true;
        const double least = m_request.logY ? std::numeric_limits<double>::min() : low.min;
        m_stretches.back().push_back(
            {.x = x, .low = std::max(low.min, least), .high = std::max(high.max, least)});
    }

private:
    const ScalarSeries& m_lower;
    const ScalarSeries& m_upper;
    const DecimateRequest& m_request;
    std::vector<BandStretch>& m_stretches;
    bool m_open = false;
};

void addStretch(const ScalarSeries& series, const DecimateRequest& request,
                const detail::PixelColumns& columns, std::size_t begin, std::size_t end,
                BandWriter& writer)
{
    std::size_t from = detail::lowerBoundX(series, begin, end, request, request.xMin);
    const std::size_t to =
        detail::lowerBoundX(series, from, end, request,
                            std::nextafter(request.xMax, std::numeric_limits<double>::infinity()));
    writer.breakBand();
    if (from > begin)
        writer.add(from - 1, from);
    if (to - from <= static_cast<std::size_t>(request.columns) * 2) {
        for (std::size_t i = from; i < to; ++i)
            writer.add(i, i + 1);
    } else {
        for (int column = 0; column < request.columns && from < to; ++column) {
            const std::size_t stop =
                column + 1 == request.columns
                    ? to
                    : detail::lowerBoundX(series, from, to, request, columns.border(column + 1));
            if (stop > from)
                writer.add(from, stop);
            from = stop;
        }
        writer.add(to - 1, to); // the last column reaches to its last point
    }
    if (to < end)
        writer.add(to, to + 1);
}

} // namespace

std::vector<BandStretch> decimateBand(const ScalarSeries& lower, const ScalarSeries& upper,
                                      const DecimateRequest& request)
{
    std::vector<BandStretch> stretches;
    const ScalarSeries::Breaks& breaks = detail::breaksOf(lower, request.axis);
    const bool hasOrder =
        !breaks.overflowed && (request.axis != XAxisKind::Value || breaks.positions.empty());
    if (lower.empty() || lower.size() != upper.size() || !hasOrder
        || !(request.xMax >= request.xMin) || request.columns < 1)
        return stretches;

    const detail::PixelColumns columns(request);
    BandWriter writer(lower, upper, request, stretches);
    std::size_t begin = 0;
    for (const std::size_t position : breaks.positions) {
        addStretch(lower, request, columns, begin, position, writer);
        begin = position;
    }
    addStretch(lower, request, columns, begin, lower.size(), writer);
    return stretches;
}

} // namespace faultline
