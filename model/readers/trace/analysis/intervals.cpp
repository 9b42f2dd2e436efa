// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/trace/analysis/intervals.h"

#include <algorithm>

namespace faultline::trace {

using Interval = IntervalSet::Interval;

IntervalSet::IntervalSet(std::vector<Interval> intervals)
{
    std::erase_if(intervals, [](const Interval& i) { return i.end <= i.begin; });
    std::sort(intervals.begin(), intervals.end(),
              [](const Interval& a, const Interval& b) { return a.begin < b.begin; });
    for (const Interval& next : intervals) {
        if (!m_intervals.empty() && next.begin <= m_intervals.back().end)
            m_intervals.back().end = std::max(m_intervals.back().end, next.end);
        else
            m_intervals.push_back(next);
    }
    sumUp();
}

void IntervalSet::sumUp()
{
    m_lengthBefore.clear();
    m_lengthBefore.reserve(m_intervals.size());
    std::int64_t sum = 0;
    for (const Interval& interval : m_intervals) {
        m_lengthBefore.push_back(sum);
        sum += interval.end - interval.begin;
    }
}

std::int64_t IntervalSet::lengthWithin(std::int64_t begin, std::int64_t end) const
{
    const auto first =
        std::lower_bound(m_intervals.begin(), m_intervals.end(), begin,
                         [](const Interval& i, std::int64_t at) { return i.end <= at; });
    const auto last =
        std::lower_bound(first, m_intervals.end(), end,
                         [](const Interval& i, std::int64_t at) { return i.begin < at; });
    if (begin >= end || first == last)
        return 0;
    const auto from = static_cast<std::size_t>(first - m_intervals.begin());
    const auto to = static_cast<std::size_t>(last - m_intervals.begin()) - 1;
    const std::int64_t whole =
        m_lengthBefore[to] - m_lengthBefore[from] + m_intervals[to].end - m_intervals[to].begin;
    const std::int64_t before =
        begin > m_intervals[from].begin ? begin - m_intervals[from].begin : 0;
    const std::int64_t behind = end < m_intervals[to].end ? m_intervals[to].end - end : 0;
    return whole - before - behind;
}

IntervalSet IntervalSet::united(const IntervalSet& other) const
{
    std::vector<Interval> all = m_intervals;
    all.insert(all.end(), other.m_intervals.begin(), other.m_intervals.end());
    return IntervalSet(std::move(all));
}

IntervalSet IntervalSet::without(const IntervalSet& other) const
{
    IntervalSet rest;
    auto hole = other.m_intervals.begin();
    for (const Interval& interval : m_intervals) {
        std::int64_t begin = interval.begin;
        while (hole != other.m_intervals.end() && hole->end <= begin)
            ++hole;
        for (auto next = hole; next != other.m_intervals.end() && next->begin < interval.end;
             ++next) {
            if (next->begin > begin)
                rest.m_intervals.push_back({begin, next->begin});
            begin = std::max(begin, next->end);
        }
        if (begin < interval.end)
            rest.m_intervals.push_back({begin, interval.end});
    }
    rest.sumUp();
    return rest;
}

void IntervalCollector::add(std::int64_t begin, std::int64_t end)
{
    if (end <= begin)
        return;
    if (!m_intervals.empty() && begin >= m_intervals.back().begin
        && begin <= m_intervals.back().end) {
        m_intervals.back().end = std::max(m_intervals.back().end, end);
        return;
    }
    m_intervals.push_back({begin, end});
}

} // namespace faultline::trace
