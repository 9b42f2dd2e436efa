// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace faultline::trace {

/// A set of instants as stretches [begin, end) of nanoseconds: sorted, apart, none empty.
class IntervalSet {
public:
    struct Interval {
        std::int64_t begin = 0;
        std::int64_t end = 0;
        friend bool operator==(const Interval&, const Interval&) = default;
    };

    IntervalSet() = default;
    /// The union of stretches in any order; empty ones are dropped.
    explicit IntervalSet(std::vector<Interval> intervals);

    [[nodiscard]] const std::vector<Interval>& intervals() const { return m_intervals; }
    [[nodiscard]] bool empty() const { return m_intervals.empty(); }
    [[nodiscard]] std::int64_t length() const { return lengthWithin(INT64_MIN, INT64_MAX); }
    /// Length of what lies in [begin, end); O(log n).
    [[nodiscard]] std::int64_t lengthWithin(std::int64_t begin, std::int64_t end) const;

    [[nodiscard]] IntervalSet united(const IntervalSet& other) const;
    [[nodiscard]] IntervalSet without(const IntervalSet& other) const;

private:
    void sumUp();

    std::vector<Interval> m_intervals;
    std::vector<std::int64_t> m_lengthBefore; ///< of all before the i-th
};

/// Collects stretches that come mostly in order, joining those that touch on the way.
class IntervalCollector {
public:
    void add(std::int64_t begin, std::int64_t end);
    [[nodiscard]] IntervalSet take() { return IntervalSet(std::move(m_intervals)); }

private:
    std::vector<IntervalSet::Interval> m_intervals;
};

} // namespace faultline::trace
