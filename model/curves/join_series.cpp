// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/curves/join_series.h"

#include "model/core/statistics.h"
#include "model/curves/reshape_series.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace faultline {

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

/// A point as the merge sees it: X is the step or the time, `other` the coordinate that is not x.
template <typename X>
struct Sample {
    X x{};
    double other = 0.0;
    double y = 0.0;
};

template <typename X>
Sample<X> sampleOf(const ScalarPoint& point)
{
    if constexpr (std::is_integral_v<X>)
        return {.x = point.step, .other = point.wallTime, .y = point.value};
    else
        return {.x = point.wallTime, .other = static_cast<double>(point.step), .y = point.value};
}

/// Walks the points of one run in strictly ascending x.
template <typename X>
class Walker {
public:
    explicit Walker(const ScalarSeries& series)
        : m_series(&series),
          m_ranges(std::is_integral_v<X> ? latestBySteps(series) : latestByTimes(series))
    {
        m_place = m_ranges.empty() ? 0 : m_ranges.front().begin;
        m_ahead = read();
        advance();
    }

    [[nodiscard]] const std::optional<Sample<X>>& previous() const { return m_previous; }
    [[nodiscard]] const std::optional<Sample<X>>& next() const { return m_next; }

    /// next() becomes previous().
    void advance()
    {
        m_previous = std::exchange(m_next, m_ahead);
        m_ahead = read();
        while (m_next && m_ahead && !(m_next->x < m_ahead->x)) {
            if (m_ahead->x == m_next->x)
                m_next = m_ahead; // of points at the same place the last counts
            m_ahead = read();
        }
    }

private:
    std::optional<Sample<X>> read()
    {
        for (;;) {
            if (m_used == m_block.size() && !fill())
                return std::nullopt;
            const Sample<X>& sample = m_block[m_used++];
            if (std::isfinite(static_cast<double>(sample.x)))
                return sample;
        }
    }

    bool fill()
    {
        while (m_range < m_ranges.size() && m_place >= m_ranges[m_range].end) {
            ++m_range;
            if (m_range < m_ranges.size())
                m_place = m_ranges[m_range].begin;
        }
        m_used = 0;
        m_block.clear();
        if (m_range >= m_ranges.size())
            return false;
        const std::size_t end = std::min(m_ranges[m_range].end, m_place + kBlock);
        m_series->forEach(m_place, end, [this](std::size_t, const ScalarPoint& point) {
            m_block.push_back(sampleOf<X>(point));
        });
        m_place = end;
        return true;
    }

    static constexpr std::size_t kBlock = 1024;

    const ScalarSeries* m_series;
    std::vector<IndexRange> m_ranges;
    std::size_t m_range = 0;
    std::size_t m_place = 0;
    std::vector<Sample<X>> m_block;
    std::size_t m_used = 0;
    std::optional<Sample<X>> m_previous;
    std::optional<Sample<X>> m_next;
    std::optional<Sample<X>> m_ahead;
};

/// What the runs say at one place.
struct Place {
    std::vector<double> values; ///< finite ones
    double otherSum = 0.0;      ///< of the runs that gave them
    std::size_t spoiled = 0;    ///< runs that logged something else
    std::size_t nonFinite = 0;  ///< of these, with a point just here

    void clear()
    {
        values.clear();
        otherSum = 0.0;
        spoiled = nonFinite = 0;
    }
    void add(double y, double other)
    {
        values.push_back(y);
        otherSum += other;
    }
};

struct Figures {
    double line = kNaN;
    double lower = kNaN;
    double upper = kNaN;
};

double meanOf(const std::vector<double>& values)
{
    double mean = 0.0; // as a running mean: a plain sum of large values could overflow
    double count = 0.0;
    for (const double value : values)
        mean += (value - mean) / ++count;
    return mean;
}

Figures figuresOf(std::vector<double>& values, const JoinRule& rule)
{
    Figures figures;
    if (values.empty())
        return figures;
    const bool needsMean =
        rule.centre == JoinRule::Centre::Mean || rule.spread == JoinRule::Spread::StandardDeviation;
    const double mean = needsMean ? meanOf(values) : kNaN;
    if (values.size() >= 2 && rule.spread == JoinRule::Spread::MinMax) {
        const auto [least, greatest] = std::minmax_element(values.begin(), values.end());
        figures.lower = *least;
        figures.upper = *greatest;
    } else if (values.size() >= 2 && rule.spread == JoinRule::Spread::StandardDeviation) {
        double squares = 0.0;
        for (const double value : values)
            squares += (value - mean) * (value - mean);
        const double deviation = std::sqrt(squares / static_cast<double>(values.size() - 1));
        figures.lower = mean - deviation;
        figures.upper = mean + deviation;
    }
    figures.line = rule.centre == JoinRule::Centre::Mean ? mean : medianInPlace(values);
    return figures;
}

std::int64_t roundedStep(double step)
{
    // 2^63 itself is no step any more.
    constexpr double kLimit = 9.2233720368547e18;
    return std::isfinite(step) ? std::llround(std::clamp(step, -kLimit, kLimit)) : 0;
}

template <typename X>
class Merge {
public:
    Merge(std::span<const std::shared_ptr<const ScalarSeries>> runs, const JoinRule& rule,
          double leastGap)
        : m_rule(rule), m_leastGap(leastGap)
    {
        for (const auto& run : runs) {
            if (run && !run->empty())
                m_walkers.emplace_back(*run);
        }
    }

    /// False if there are more places than kMaxJoinedPoints.
    bool run()
    {
        for (std::optional<X> x = nearest(); x; x = nearest()) {
            const bool isKept =
                m_points.empty()
                || static_cast<double>(*x) - static_cast<double>(m_lastX) >= m_leastGap;
            gather(*x);
            m_result.nonFinite += m_place.nonFinite;
            if (!isKept)
                continue;
            if (m_points.size() == kMaxJoinedPoints)
                return false;
            keep(*x);
        }
        return true;
    }

    JoinedSeries finish()
    {
        ScalarSeriesBuilder builder;
        builder.append(m_points);
        m_points = {};
        m_result.line = builder.snapshot();
        m_result.counts = m_result.line.withValues(m_counts);
        if (m_rule.spread != JoinRule::Spread::None) {
            m_result.lower = m_result.line.withValues(m_lower);
            m_result.upper = m_result.line.withValues(m_upper);
        }
        if (m_isSpoiled)
            m_result.spoiled = m_result.line.withValues(m_spoiled);
        m_result.isThinned = m_leastGap > 0.0;
        return std::move(m_result);
    }

private:
    [[nodiscard]] std::optional<X> nearest() const
    {
        std::optional<X> x;
        for (const Walker<X>& walker : m_walkers) {
            if (walker.next() && (!x || walker.next()->x < *x))
                x = walker.next()->x;
        }
        return x;
    }

    /// What every run says at x; those that have a point there go on.
    void gather(X x)
    {
        m_place.clear();
        for (Walker<X>& walker : m_walkers) {
            const std::optional<Sample<X>>& next = walker.next();
            if (!next)
                continue;
            if (next->x == x) {
                if (std::isfinite(next->y)) {
                    m_place.add(next->y, next->other);
                } else {
                    ++m_place.spoiled;
                    ++m_place.nonFinite;
                }
                walker.advance();
            } else if (const std::optional<Sample<X>>& previous = walker.previous()) {
                interpolate(*previous, *next, static_cast<double>(x));
            }
        }
    }

    void interpolate(const Sample<X>& from, const Sample<X>& to, double x)
    {
        if (!std::isfinite(from.y) || !std::isfinite(to.y)) {
            ++m_place.spoiled;
            return;
        }
        const auto x0 = static_cast<double>(from.x);
        const double width = static_cast<double>(to.x) - x0;
        const double share = width > 0.0 ? std::clamp((x - x0) / width, 0.0, 1.0) : 1.0;
        m_place.add(from.y * (1.0 - share) + to.y * share,
                    from.other * (1.0 - share) + to.other * share);
    }

    void keep(X x)
    {
        m_lastX = x;
        const std::size_t count = m_place.values.size();
        if (count > 0)
            m_lastOther = m_place.otherSum / static_cast<double>(count);
        const Figures figures = figuresOf(m_place.values, m_rule);
        ScalarPoint point{.step = 0, .wallTime = 0.0, .value = figures.line};
        if constexpr (std::is_integral_v<X>) {
            point.step = x;
            point.wallTime = m_lastOther;
        } else {
            point.step = roundedStep(m_lastOther);
            point.wallTime = x;
        }
        m_points.push_back(point);
        m_counts.push_back(static_cast<double>(count));
        m_spoiled.push_back(m_place.spoiled > 0 ? kNaN : 0.0);
        m_isSpoiled = m_isSpoiled || m_place.spoiled > 0;
        if (m_rule.spread != JoinRule::Spread::None) {
            m_lower.push_back(figures.lower);
            m_upper.push_back(figures.upper);
        }
    }

    JoinRule m_rule;
    double m_leastGap;
    std::vector<Walker<X>> m_walkers;
    Place m_place;
    X m_lastX{};
    double m_lastOther = 0.0;
    std::vector<ScalarPoint> m_points;
    std::vector<double> m_lower;
    std::vector<double> m_upper;
    std::vector<double> m_counts;
    std::vector<double> m_spoiled;
    bool m_isSpoiled = false;
    JoinedSeries m_result;
};

template <typename X>
JoinedSeries merged(std::span<const std::shared_ptr<const ScalarSeries>> runs, const JoinRule& rule,
                    double range)
{
    Merge<X> whole(runs, rule, 0.0);
    if (whole.run())
        return whole.finish();
    Merge<X> thinned(runs, rule, range / static_cast<double>(kMaxJoinedPoints - 2));
    thinned.run();
    return thinned.finish();
}

} // namespace

JoinedSeries joinSeries(std::span<const std::shared_ptr<const ScalarSeries>> runs,
                        const JoinRule& rule)
{
    double least = std::numeric_limits<double>::infinity();
    double greatest = -std::numeric_limits<double>::infinity();
    const bool bySteps = rule.along == JoinRule::Along::Steps;
    for (const auto& run : runs) {
        if (!run || run->empty())
            continue;
        least = std::min(least, bySteps ? static_cast<double>(run->minStep()) : run->minWallTime());
        greatest =
            std::max(greatest, bySteps ? static_cast<double>(run->maxStep()) : run->maxWallTime());
    }
    const double range = std::max(0.0, greatest - least);
    return bySteps ? merged<std::int64_t>(runs, rule, range) : merged<double>(runs, rule, range);
}

} // namespace faultline
