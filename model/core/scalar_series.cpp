// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/scalar_series.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>

namespace faultline {

void ValueRange::add(double value)
{
    if (!std::isfinite(value)) {
        ++nonFiniteCount;
        return;
    }
    if (finiteCount == 0) {
        min = max = value;
    } else if (value < min) {
        min = value;
        minFirst = false;
    } else if (value > max) {
        max = value;
        minFirst = true;
    }
    ++finiteCount;
}

void ValueRange::append(const ValueRange& next)
{
    nonFiniteCount += next.nonFiniteCount;
    if (next.finiteCount == 0)
        return;
    if (finiteCount == 0) {
        const std::uint64_t nonFinite = nonFiniteCount;
        *this = next;
        nonFiniteCount = nonFinite;
        return;
    }
    const bool newMin = next.min < min;
    const bool newMax = next.max > max;
    if (newMin && newMax)
        minFirst = next.minFirst;
    else if (newMin)
        minFirst = false;
    else if (newMax)
        minFirst = true;
    min = std::min(min, next.min);
    max = std::max(max, next.max);
    finiteCount += next.finiteCount;
}

namespace detail {

namespace {

/// b - a, or nothing if it does not fit.
bool subtractFits(std::int64_t b, std::int64_t a, std::int64_t& out)
{
    return !__builtin_sub_overflow(b, a, &out);
}

} // namespace

XBlock::XBlock(std::span<const ScalarPoint> points)
{
    m_wallTimes.reserve(points.size());
    for (const ScalarPoint& point : points)
        m_wallTimes.push_back(point.wallTime);
    if (points.empty())
        return;

    m_firstStep = points.front().step;
    bool arithmetic = points.size() < 2 || subtractFits(points[1].step, points[0].step, m_stride);
    bool narrow = true;
    for (std::size_t i = 1; i < points.size() && (arithmetic || narrow); ++i) {
        std::int64_t difference = 0;
        arithmetic = arithmetic && subtractFits(points[i].step, points[i - 1].step, difference)
                     && difference == m_stride;
        std::int64_t offset = 0;
        narrow = narrow && subtractFits(points[i].step, m_firstStep, offset)
                 && offset >= std::numeric_limits<std::int32_t>::min()
                 && offset <= std::numeric_limits<std::int32_t>::max();
    }
    if (arithmetic)
        return;
    if (narrow) {
        m_offsets.reserve(points.size());
        for (const ScalarPoint& point : points)
            m_offsets.push_back(static_cast<std::int32_t>(point.step - m_firstStep));
    } else {
        m_steps.reserve(points.size());
        for (const ScalarPoint& point : points)
            m_steps.push_back(point.step);
    }
}

std::size_t XBlock::memoryBytes() const
{
    return sizeof(*this) + m_offsets.capacity() * sizeof(std::int32_t)
           + m_steps.capacity() * sizeof(std::int64_t) + m_wallTimes.capacity() * sizeof(double);
}

YBlock::YBlock(std::span<const double> values) : m_size(values.size())
{
    const auto isFloat = [](double value) {
        return std::isnan(value) || static_cast<double>(static_cast<float>(value)) == value;
    };
    if (std::all_of(values.begin(), values.end(), isFloat)) {
        m_floats.reserve(values.size());
        for (const double value : values)
            m_floats.push_back(static_cast<float>(value));
    } else {
        m_doubles.assign(values.begin(), values.end());
    }

    if (m_size <= 4 * kFine)
        return; // scanning is as fast, and folders hold millions of short series
    m_fine.reserve((m_size + kFine - 1) / kFine);
    for (std::size_t begin = 0; begin < m_size; begin += kFine)
        m_fine.push_back(toBin(scan(begin, std::min(begin + kFine, m_size))));
    m_coarse.reserve((m_size + kCoarse - 1) / kCoarse);
    for (std::size_t begin = 0; begin < m_fine.size(); begin += kCoarse / kFine) {
        ValueRange joined;
        for (std::size_t i = begin; i < std::min(begin + kCoarse / kFine, m_fine.size()); ++i)
            joined.append(toRange(m_fine[i]));
        m_coarse.push_back(toBin(joined));
    }
}

ValueRange YBlock::scan(std::size_t begin, std::size_t end) const
{
    ValueRange range;
    for (std::size_t i = begin; i < end; ++i)
        range.add(value(i));
    return range;
}

ValueRange YBlock::toRange(const Bin& bin)
{
    return {.min = bin.min,
            .max = bin.max,
            .finiteCount = bin.finiteCount,
            .nonFiniteCount = bin.nonFiniteCount,
            .minFirst = bin.minFirst};
}

YBlock::Bin YBlock::toBin(const ValueRange& range)
{
    return {.min = range.min,
            .max = range.max,
            .finiteCount = static_cast<std::uint16_t>(range.finiteCount),
            .nonFiniteCount = static_cast<std::uint16_t>(range.nonFiniteCount),
            .minFirst = range.minFirst};
}

ValueRange YBlock::range(std::size_t begin, std::size_t end) const
{
    if (m_fine.empty())
        return scan(begin, end);

    ValueRange range;
    while (begin < end) {
        if (begin % kCoarse == 0 && std::min(begin + kCoarse, m_size) <= end) {
            range.append(toRange(m_coarse[begin / kCoarse]));
            begin += kCoarse;
        } else if (begin % kFine == 0 && std::min(begin + kFine, m_size) <= end) {
            range.append(toRange(m_fine[begin / kFine]));
            begin += kFine;
        } else {
            const std::size_t stop = std::min(end, (begin / kFine + 1) * kFine);
            range.append(scan(begin, stop));
            begin = stop;
        }
    }
    return range;
}

std::size_t YBlock::memoryBytes() const
{
    return sizeof(*this) + m_floats.capacity() * sizeof(float)
           + m_doubles.capacity() * sizeof(double)
           + (m_fine.capacity() + m_coarse.capacity()) * sizeof(Bin);
}

} // namespace detail

ValueRange ScalarSeries::range(std::size_t begin, std::size_t end) const
{
    ValueRange range;
    end = std::min(end, m_size);
    while (begin < end) {
        const std::size_t chunk = begin / detail::kChunkPoints;
        const std::size_t base = chunk * detail::kChunkPoints;
        const std::size_t stop = std::min(end, base + m_chunks[chunk].y->size());
        if (begin == base && stop == base + m_chunks[chunk].y->size())
            range.append(m_chunkRanges[chunk]);
        else
            range.append(m_chunks[chunk].y->range(begin - base, stop - base));
        begin = stop;
    }
    return range;
}

namespace {

template <typename Less>
std::size_t lowerBound(std::size_t begin, std::size_t end, Less isBelow)
{
    while (begin < end) {
        const std::size_t middle = begin + (end - begin) / 2;
        if (isBelow(middle))
            begin = middle + 1;
        else
            end = middle;
    }
    return begin;
}

} // namespace

std::size_t ScalarSeries::lowerBoundStep(std::size_t begin, std::size_t end, double wanted) const
{
    return lowerBound(begin, end,
                      [&](std::size_t i) { return static_cast<double>(step(i)) < wanted; });
}

std::size_t ScalarSeries::lowerBoundTime(std::size_t begin, std::size_t end, double wanted) const
{
    return lowerBound(begin, end, [&](std::size_t i) { return wallTime(i) < wanted; });
}

namespace {

void addToTotals(ScalarSeries::Totals& totals, double value, std::size_t index)
{
    totals.range.add(value);
    if (std::isfinite(value))
        return;
    if (totals.firstNonFinite == ScalarSeries::npos)
        totals.firstNonFinite = index;
    if (std::isnan(value))
        ++totals.nanCount;
    else if (value > 0)
        ++totals.positiveInfinityCount;
    else
        ++totals.negativeInfinityCount;
}

} // namespace

ScalarSeries ScalarSeries::withValues(std::span<const double> values) const
{
    ScalarSeries series = *this;
    series.m_totals = {};
    for (std::size_t i = 0; i < values.size(); ++i)
        addToTotals(series.m_totals, values[i], i);
    for (std::size_t i = 0; i < series.m_chunks.size(); ++i) {
        const std::size_t base = i * detail::kChunkPoints;
        auto block = std::make_shared<const detail::YBlock>(
            values.subspan(base, series.m_chunks[i].x->size()));
        series.m_chunkRanges[i] = block->range(0, block->size());
        series.m_chunks[i].y = std::move(block);
    }
    return series;
}

ScalarSeries ScalarSeries::shifted(double seconds) const
{
    ScalarSeries series = *this;
    series.m_timeShift += seconds;
    series.m_minWallTime += seconds;
    series.m_maxWallTime += seconds;
    return series;
}

std::size_t ScalarSeries::memoryBytes() const
{
    std::size_t bytes = sizeof(*this) + m_chunks.capacity() * sizeof(detail::Chunk)
                        + m_chunkRanges.capacity() * sizeof(ValueRange)
                        + (m_stepBreaks.positions.capacity() + m_timeBreaks.positions.capacity())
                              * sizeof(std::size_t);
    for (const detail::Chunk& chunk : m_chunks)
        bytes += chunk.x->memoryBytes() + chunk.y->memoryBytes();
    return bytes;
}

ScalarSeriesBuilder::ScalarSeriesBuilder(const ScalarSeries& series)
{
    if (series.empty())
        return;
    if (series.m_timeShift != 0.0) { // the chunks have the times of another clock
        series.forEach([this](std::size_t, const ScalarPoint& point) { append({&point, 1}); });
        return;
    }
    m_series = series;
    m_last = series.point(series.size() - 1);
    const std::size_t rest = series.size() % detail::kChunkPoints;
    if (rest > 0) {
        m_tail.reserve(rest);
        series.forEach(series.size() - rest, series.size(),
                       [this](std::size_t, const ScalarPoint& point) { m_tail.push_back(point); });
        m_series.m_chunks.pop_back();
        m_series.m_chunkRanges.pop_back();
        m_series.m_size -= rest;
    }
    // A snapshot without a single finite time says 0; the next finite one is to count alone.
    bool hasTime = series.m_minWallTime != 0.0 || series.m_maxWallTime != 0.0;
    for (std::size_t i = 0; i < series.size() && !hasTime; ++i)
        hasTime = std::isfinite(series.wallTime(i));
    if (!hasTime) {
        m_series.m_minWallTime = std::numeric_limits<double>::infinity();
        m_series.m_maxWallTime = -std::numeric_limits<double>::infinity();
    }
}

void ScalarSeriesBuilder::account(const ScalarPoint& point)
{
    const std::size_t index = size();
    const auto addBreak = [index](ScalarSeries::Breaks& breaks) {
        if (breaks.positions.size() < ScalarSeries::kMaxBreaks)
            breaks.positions.push_back(index);
        else
            breaks.overflowed = true;
    };
    if (index == 0) {
        m_series.m_minStep = m_series.m_maxStep = point.step;
        m_series.m_minWallTime = std::numeric_limits<double>::infinity();
        m_series.m_maxWallTime = -std::numeric_limits<double>::infinity();
    } else {
        if (point.step < m_last.step)
            addBreak(m_series.m_stepBreaks);
        if (!(point.wallTime >= m_last.wallTime))
            addBreak(m_series.m_timeBreaks);
        m_series.m_minStep = std::min(m_series.m_minStep, point.step);
        m_series.m_maxStep = std::max(m_series.m_maxStep, point.step);
    }
    if (std::isfinite(point.wallTime)) {
        m_series.m_minWallTime = std::min(m_series.m_minWallTime, point.wallTime);
        m_series.m_maxWallTime = std::max(m_series.m_maxWallTime, point.wallTime);
    }
    addToTotals(m_series.m_totals, point.value, index);
    m_last = point;
}

namespace {

/// Whether nothing goes back behind `before` and everything is finite, as in nearly every log: the
/// ends of the points say then what steps and times there are.
bool isPlain(std::span<const ScalarPoint> points, const ScalarPoint& before)
{
    const ScalarPoint* last = &before;
    for (const ScalarPoint& point : points) {
        if (point.step < last->step || !(point.wallTime >= last->wallTime)
            || !std::isfinite(point.value))
            return false;
        last = &point;
    }
    return std::isfinite(before.wallTime) && std::isfinite(last->wallTime);
}

} // namespace

void ScalarSeriesBuilder::append(std::span<const ScalarPoint> points)
{
    const std::size_t wanted = std::min(detail::kChunkPoints, m_tail.size() + points.size());
    if (wanted > m_tail.capacity())
        m_tail.reserve(std::max(wanted, std::min(detail::kChunkPoints, 2 * m_tail.capacity())));
    if (size() == 0 && !points.empty()) {
        account(points.front());
        m_tail.push_back(points.front());
        points = points.subspan(1);
    }
    while (!points.empty()) {
        const auto block =
            points.first(std::min(points.size(), detail::kChunkPoints - m_tail.size()));
        points = points.subspan(block.size());
        if (isPlain(block, m_last)) {
            ValueRange range = m_series.m_totals.range;
            for (const ScalarPoint& point : block)
                range.add(point.value);
            m_series.m_totals.range = range;
            m_last = block.back();
            m_series.m_maxStep = std::max(m_series.m_maxStep, m_last.step);
            m_series.m_maxWallTime = std::max(m_series.m_maxWallTime, m_last.wallTime);
            m_tail.insert(m_tail.end(), block.begin(), block.end());
        } else {
            for (const ScalarPoint& point : block) {
                account(point);
                m_tail.push_back(point);
            }
        }
        if (m_tail.size() == detail::kChunkPoints) {
            addChunk(m_series, m_tail);
            m_tail.clear();
        }
    }
}

void ScalarSeriesBuilder::addChunk(ScalarSeries& series, std::span<const ScalarPoint> points)
{
    std::array<double, detail::kChunkPoints> values; // a series of a run may be short: no heap
    for (std::size_t i = 0; i < points.size(); ++i)
        values[i] = points[i].value;

    auto y = std::make_shared<const detail::YBlock>(std::span(values).first(points.size()));
    // The totals are told of the points before they become a chunk.
    series.m_chunkRanges.push_back(series.m_chunks.empty() ? series.m_totals.range
                                                           : y->range(0, y->size()));
    series.m_chunks.push_back(
        {.x = std::make_shared<const detail::XBlock>(points), .y = std::move(y)});
    series.m_size += points.size();
}

ScalarSeries ScalarSeriesBuilder::snapshot() const
{
    ScalarSeries series = m_series;
    if (!m_tail.empty())
        addChunk(series, m_tail);
    series.m_chunks.shrink_to_fit();
    series.m_chunkRanges.shrink_to_fit();
    if (!std::isfinite(series.m_minWallTime))
        series.m_minWallTime = series.m_maxWallTime = 0.0;
    return series;
}

} // namespace faultline
