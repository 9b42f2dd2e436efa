// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/histograms/histogram_series.h"

#include <algorithm>
#include <cmath>

namespace faultline::ui {

namespace {

double placeOf(const BlobRef& ref, XAxisKind axis, double origin)
{
    switch (axis) {
    case XAxisKind::Step:
    case XAxisKind::Value: return static_cast<double>(ref.step);
    case XAxisKind::Relative: return ref.wallTime - origin;
    case XAxisKind::Wall: return ref.wallTime;
    }
    return 0.0;
}

template <typename Slice>
void sortByPlace(std::vector<Slice>& slices)
{
    std::stable_sort(slices.begin(), slices.end(),
                     [](const Slice& a, const Slice& b) { return a.x < b.x; });
}

std::uint64_t distance(std::int64_t a, std::int64_t b)
{
    return a > b ? static_cast<std::uint64_t>(a) - static_cast<std::uint64_t>(b)
                 : static_cast<std::uint64_t>(b) - static_cast<std::uint64_t>(a);
}

} // namespace

HistogramSeries makeHistogramSeries(const HistogramHistory& history, XAxisKind axis, double origin,
                                    const QColor& color)
{
    HistogramSeries series;
    series.color = color;
    for (const HistogramHistory::Item& item : history.items) {
        double x = placeOf(item.ref, axis, origin);
        if (!std::isfinite(x)) // a damaged clock; the step is still good, the place is not
            x = origin;
        if (!item.value || item.value->empty()) {
            const auto reason = !item.value                  ? BlankSlice::Reason::Unreadable
                                : item.value->holdsNonFinite ? BlankSlice::Reason::NonFinite
                                                             : BlankSlice::Reason::NoValues;
            series.blanks.push_back({.x = x, .step = item.ref.step, .reason = reason});
            continue;
        }
        HistogramSlice slice{.x = x,
                             .step = item.ref.step,
                             .wallTime = item.ref.wallTime,
                             .histogram = item.value,
                             .distribution = {}};
        const std::vector<double> points = percentiles(*item.value, kDistributionPoints);
        std::copy(points.begin(), points.end(), slice.distribution.begin());
        series.slices.push_back(std::move(slice));
    }
    sortByPlace(series.slices);
    sortByPlace(series.blanks);
    return series;
}

std::optional<std::size_t> sliceOfStep(const HistogramSeries& series, std::int64_t step)
{
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < series.slices.size(); ++i) {
        if (!best
            || distance(series.slices[i].step, step) <= distance(series.slices[*best].step, step))
            best = i;
    }
    return best;
}

} // namespace faultline::ui
