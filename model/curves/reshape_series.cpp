// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/curves/reshape_series.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace faultline {

namespace {

/// a - b without overflow: steps are whatever a file says.
std::int64_t difference(std::int64_t a, std::int64_t b)
{
    std::int64_t result = 0;
    if (!__builtin_sub_overflow(a, b, &result))
        return result;
    return b < 0 ? std::numeric_limits<std::int64_t>::max()
                 : std::numeric_limits<std::int64_t>::min();
}

/// Copies points to a builder in blocks.
class PointCopy {
public:
    void add(const ScalarPoint& point)
    {
        m_block.push_back(point);
        if (m_block.size() == detail::kChunkPoints)
            flush();
    }
    [[nodiscard]] ScalarSeries finish()
    {
        flush();
        return m_builder.snapshot();
    }

private:
    void flush()
    {
        m_builder.append(m_block);
        m_block.clear();
    }

    ScalarSeriesBuilder m_builder;
    std::vector<ScalarPoint> m_block;
};

/// Where each stretch of ascending x begins; the first is 0.
template <typename XOf>
std::vector<std::size_t> stretchStarts(const ScalarSeries& series,
                                       const ScalarSeries::Breaks& breaks, XOf xOf)
{
    std::vector<std::size_t> starts{0};
    if (!breaks.overflowed) {
        starts.insert(starts.end(), breaks.positions.begin(), breaks.positions.end());
        return starts;
    }
    for (std::size_t i = 1; i < series.size(); ++i) {
        if (!(xOf(i) >= xOf(i - 1)))
            starts.push_back(i);
    }
    return starts;
}

template <typename XOf>
std::vector<IndexRange> latest(const ScalarSeries& series, const ScalarSeries::Breaks& breaks,
                               XOf xOf)
{
    using X = decltype(xOf(std::size_t{0}));
    std::vector<IndexRange> ranges;
    if (series.empty())
        return ranges;
    const std::vector<std::size_t> starts = stretchStarts(series, breaks, xOf);
    bool hasLater = false;
    X later{}; // the least x of what came later
    std::size_t end = series.size();
    for (auto start = starts.rbegin(); start != starts.rend(); ++start) {
        std::size_t begin = *start;
        const std::size_t next = begin;
        while (begin < end && !std::isfinite(static_cast<double>(xOf(begin))))
            ++begin;
        std::size_t stop = end;
        if (hasLater) {
            std::size_t low = begin;
            while (low < stop) {
                const std::size_t middle = low + (stop - low) / 2;
                if (xOf(middle) < later)
                    low = middle + 1;
                else
                    stop = middle;
            }
        }
        if (begin < stop) {
            ranges.push_back({.begin = begin, .end = stop});
            later = hasLater ? std::min(later, xOf(begin)) : xOf(begin);
            hasLater = true;
        }
        end = next;
    }
    std::reverse(ranges.begin(), ranges.end());
    return ranges;
}

/// By step, then by time.
bool isBefore(const ScalarPoint& a, const ScalarPoint& b)
{
    return a.step != b.step ? a.step < b.step : a.wallTime < b.wallTime;
}

/// With a time that can be put in order: a file may hold NaN.
ScalarPoint withOrderedTime(ScalarPoint point)
{
    if (std::isnan(point.wallTime))
        point.wallTime = -std::numeric_limits<double>::infinity();
    return point;
}

} // namespace

ScalarSeries keptPoints(const ScalarSeries& series, const std::vector<IndexRange>& ranges)
{
    PointCopy copy;
    for (const IndexRange& range : ranges)
        series.forEach(std::min(range.begin, series.size()), std::min(range.end, series.size()),
                       [&](std::size_t, const ScalarPoint& point) { copy.add(point); });
    return copy.finish();
}

ScalarSeries stepsCountedFrom(const ScalarSeries& series, std::int64_t firstStep)
{
    if (firstStep == 0)
        return series;
    PointCopy copy;
    series.forEach([&](std::size_t, ScalarPoint point) {
        point.step = difference(point.step, firstStep);
        copy.add(point);
    });
    return copy.finish();
}

std::vector<IndexRange> latestBySteps(const ScalarSeries& series)
{
    return latest(series, series.stepBreaks(), [&](std::size_t i) { return series.step(i); });
}

std::vector<IndexRange> latestByTimes(const ScalarSeries& series)
{
    return latest(series, series.timeBreaks(), [&](std::size_t i) { return series.wallTime(i); });
}

PairedSeries pairedWith(const ScalarSeries& y, const ScalarSeries& x)
{
    struct Known {
        std::int64_t step;
        double value;
    };
    std::vector<Known> known;
    for (const IndexRange& range : latestBySteps(x)) {
        x.forEach(range.begin, range.end, [&](std::size_t, const ScalarPoint& point) {
            if (!std::isfinite(point.value))
                return;
            if (!known.empty() && known.back().step == point.step)
                known.back().value = point.value;
            else
                known.push_back({.step = point.step, .value = point.value});
        });
    }

    PairedSeries paired;
    PointCopy copy;
    std::size_t after = 0; // the first known step beyond the point's; moves forwards with y
    y.forEach([&](std::size_t, ScalarPoint point) {
        if (after > 0 && known[after - 1].step > point.step)
            after = 0; // y was restarted
        if (after < known.size() && known[after].step <= point.step) {
            const auto far = std::upper_bound(
                known.begin() + static_cast<std::ptrdiff_t>(after),
                known.begin() + static_cast<std::ptrdiff_t>(std::min(after + 64, known.size())),
                point.step, [](std::int64_t step, const Known& k) { return step < k.step; });
            after = static_cast<std::size_t>(far - known.begin());
            if (after < known.size() && known[after].step <= point.step)
                after = static_cast<std::size_t>(
                    std::upper_bound(
                        far, known.end(), point.step,
                        [](std::int64_t step, const Known& k) { return step < k.step; })
                    - known.begin());
        }
        if (after == 0) {
            ++paired.withoutX;
            return;
        }
        const Known& match = known[after - 1];
        paired.earlier += match.step == point.step ? 0 : 1;
        point.wallTime = match.value;
        copy.add(point);
    });
    paired.series = copy.finish();
    return paired;
}

ScalarSeries valuesAtSteps(const ScalarSeries& series, const ScalarSeries& at)
{
    std::vector<ScalarPoint> logged;
    logged.reserve(series.size());
    series.forEach(
        [&](std::size_t, const ScalarPoint& point) { logged.push_back(withOrderedTime(point)); });
    if (!std::is_sorted(logged.begin(), logged.end(), isBefore))
        std::sort(logged.begin(), logged.end(), isBefore);

    std::vector<double> values;
    values.reserve(at.size());
    at.forEach([&](std::size_t, const ScalarPoint& wanted) {
        const ScalarPoint point = withOrderedTime(wanted);
        const auto after = std::lower_bound(logged.begin(), logged.end(), point, isBefore);
        const bool hasAfter = after != logged.end() && after->step == point.step;
        const bool hasBefore = after != logged.begin() && std::prev(after)->step == point.step;
        if (hasAfter && hasBefore) {
            const auto before = std::prev(after);
            const bool isNearer =
                point.wallTime - before->wallTime < after->wallTime - point.wallTime;
            values.push_back(isNearer ? before->value : after->value);
        } else if (hasAfter || hasBefore) {
            values.push_back(hasAfter ? after->value : std::prev(after)->value);
        } else {
            values.push_back(std::numeric_limits<double>::quiet_NaN());
        }
    });
    return at.withValues(values);
}

} // namespace faultline
