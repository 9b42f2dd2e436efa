// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/curve_events.h"

#include "model/core/statistics.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace faultline {

namespace {

constexpr std::size_t kHalf = 8; // of the window of a level: 17 points
constexpr std::size_t kWindow = 2 * kHalf + 1;
constexpr std::size_t kNoiseHalf = 32;     // of the window of the noise
constexpr double kNormalMad = 1.4826;      // standard deviation over median deviation
constexpr double kNormalQuantile = 1.96;   // standard deviations that hold 95 %
constexpr double kFloorShare = 0.25;       // of the noise of the whole, see the header
constexpr double kExactness = 1e-6;        // of the level: below, rounding is seen
constexpr double kAbruptShare = 1.0 / 3.0; // of a jump, from one point to the next

/// The finite points of one stretch, with level and noise at each.
class Stretch {
public:
    Stretch(const ScalarSeries& series, PointRange range)
    {
        m_indices.reserve(range.end - range.begin);
        m_values.reserve(range.end - range.begin);
        series.forEach(range.begin, range.end, [this](std::size_t i, const ScalarPoint& point) {
            if (!std::isfinite(point.value))
                return;
            m_indices.push_back(i);
            m_values.push_back(point.value);
        });
        if (size() < kFewestEventPoints)
            return;
        m_levels = runningMedian(m_values, kHalf);
        std::vector<double> residuals(size());
        for (std::size_t i = 0; i < size(); ++i)
            residuals[i] = std::abs(m_values[i] - m_levels[i]);
        const double floor = kFloorShare * quantile(residuals, 0.95) / kNormalQuantile;
        m_noise = runningMedian(residuals, kNoiseHalf);
        m_variation.resize(size());
        for (std::size_t i = 1; i < size(); ++i)
            m_variation[i] = m_variation[i - 1] + std::abs(m_levels[i] - m_levels[i - 1]);
        for (std::size_t i = 0; i < size(); ++i)
            m_noise[i] =
                std::max({kNormalMad * m_noise[i], floor, kExactness * std::abs(m_levels[i]),
                          std::numeric_limits<double>::min()});
    }

    [[nodiscard]] std::size_t size() const { return m_values.size(); }
    [[nodiscard]] bool isJudged() const { return !m_levels.empty(); }

    [[nodiscard]] std::optional<CurveEvent> firstSpike() const
    {
        for (std::size_t i = kHalf; i < size(); ++i) {
            const double away = m_values[i] - m_levels[i];
            if (std::abs(away) > kSpikeSigmas * m_noise[i] + variationAround(i))
                return event(CurveEvent::Kind::Spike, i, m_levels[i], away, m_noise[i]);
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<CurveEvent> largestJump() const
    {
        double largest = 0.0;
        std::size_t at = 0;
        for (std::size_t i = kWindow; i + kWindow <= size(); ++i) {
            const double excess = excessAt(i);
            if (excess > largest && excess > kJumpSigmas * noiseAround(i) && isAbrupt(i)) {
                largest = excess;
                at = i;
            }
        }
        if (!(largest > 0.0))
            return std::nullopt;
        return event(CurveEvent::Kind::Jump, edgeNear(at), levelBefore(at),
                     levelAfter(at) - levelBefore(at), noiseAround(at));
    }

private:
    [[nodiscard]] double levelBefore(std::size_t i) const { return m_levels[i - kHalf - 1]; }
    [[nodiscard]] double levelAfter(std::size_t i) const { return m_levels[i + kHalf]; }
    [[nodiscard]] double noiseAround(std::size_t i) const
    {
        return std::max(m_noise[i - kHalf - 1], m_noise[i + kHalf]);
    }

    /// How far the level itself moves in the window: a bend is no spike.
    [[nodiscard]] double variationAround(std::size_t i) const
    {
        return m_variation[std::min(i + kHalf, size() - 1)] - m_variation[i - kHalf];
    }

    [[nodiscard]] bool isAbrupt(std::size_t i) const
    {
        const std::size_t edge = edgeNear(i);
        return std::abs(m_values[edge] - m_values[edge - 1])
               >= kAbruptShare * std::abs(levelAfter(i) - levelBefore(i));
    }

    /// The change of the level at `i` beyond what the trend on either side makes in as many points.
    [[nodiscard]] double excessAt(std::size_t i) const
    {
        const double before = levelBefore(i);
        const double after = levelAfter(i);
        double trend = 0.0;
        if (i >= 2 * kWindow)
            trend = std::abs(before - levelBefore(i - kWindow));
        if (i + 2 * kWindow <= size())
            trend = std::max(trend, std::abs(levelAfter(i + kWindow) - after));
        return std::abs(after - before) - trend;
    }

    /// Medians change their level anywhere within half a window of the edge: where it is steepest.
    [[nodiscard]] std::size_t edgeNear(std::size_t at) const
    {
        const double direction = levelAfter(at) > levelBefore(at) ? 1.0 : -1.0;
        std::size_t edge = at;
        double steepest = -std::numeric_limits<double>::infinity();
        for (std::size_t i = at - kHalf; i <= at + kHalf; ++i) {
            const double rise = direction * (m_values[i] - m_values[i - 1]);
            if (rise > steepest) {
                steepest = rise;
                edge = i;
            }
        }
        return edge;
    }

    [[nodiscard]] CurveEvent event(CurveEvent::Kind kind, std::size_t i, double usual, double size,
                                   double noise) const
    {
        return {.kind = kind,
                .index = m_indices[i],
                .point = {},
                .count = 0,
                .usual = usual,
                .size = size,
                .sigmas = std::abs(size) / noise};
    }

    std::vector<std::size_t> m_indices;
    std::vector<double> m_values;
    std::vector<double> m_levels; ///< empty if there are too few values to judge
    std::vector<double> m_noise;
    std::vector<double> m_variation; ///< of the level, summed up to each point
};

/// Appends the range in blocks that overlap so far that what is at their edges is judged.
void addBlocks(PointRange range, std::vector<PointRange>& blocks)
{
    constexpr std::size_t kOverlap = 2 * kNoiseHalf;
    while (range.end - range.begin > kEventBlockPoints) {
        blocks.push_back({range.begin, range.begin + kEventBlockPoints});
        range.begin += kEventBlockPoints - kOverlap;
    }
    blocks.push_back(range);
}

/// Stretches in which the step goes forward; all of it where that would say nothing.
std::vector<PointRange> stretchesOf(const ScalarSeries& series)
{
    std::vector<PointRange> stretches;
    const ScalarSeries::Breaks& breaks = series.stepBreaks();
    std::size_t begin = 0;
    if (!breaks.overflowed && !findLineage(series).stepsRepeat) {
        for (const std::size_t position : breaks.positions) {
            addBlocks({begin, position}, stretches);
            begin = position;
        }
    }
    addBlocks({begin, series.size()}, stretches);
    return stretches;
}

/// A time to sort by; what has none goes last.
double sortTime(double wallTime)
{
    return std::isfinite(wallTime) ? wallTime : std::numeric_limits<double>::infinity();
}

} // namespace

std::string_view toString(CurveEvent::Kind kind)
{
    switch (kind) {
    case CurveEvent::Kind::NonFinite: return "non-finite";
    case CurveEvent::Kind::Spike: return "spike";
    case CurveEvent::Kind::Jump: return "jump";
    }
    return "non-finite";
}

std::vector<CurveEvent> findCurveEvents(const ScalarSeries& series,
                                        const std::function<bool()>& isCancelled)
{
    std::vector<CurveEvent> found;
    const ScalarSeries::Totals& totals = series.totals();
    if (totals.firstNonFinite != ScalarSeries::npos) {
        CurveEvent first;
        first.index = totals.firstNonFinite;
        first.count = static_cast<std::size_t>(totals.nanCount + totals.positiveInfinityCount
                                               + totals.negativeInfinityCount);
        found.push_back(first);
    }
    std::optional<CurveEvent> spike;
    std::optional<CurveEvent> jump;
    for (const PointRange& range : stretchesOf(series)) {
        if (isCancelled && isCancelled())
            return {};
        if (range.end - range.begin < kFewestEventPoints)
            continue;
        const Stretch stretch(series, range);
        if (!stretch.isJudged())
            continue;
        if (!spike)
            spike = stretch.firstSpike();
        const std::optional<CurveEvent> here = stretch.largestJump();
        if (here && (!jump || std::abs(here->size) > std::abs(jump->size)))
            jump = here;
    }
    if (spike)
        found.push_back(*spike);
    if (jump)
        found.push_back(*jump);
    for (CurveEvent& event : found)
        event.point = series.point(event.index);
    std::stable_sort(found.begin(), found.end(),
                     [](const CurveEvent& a, const CurveEvent& b) { return a.index < b.index; });
    return found;
}

void sortByOnset(std::vector<RunEvent>& events)
{
    std::stable_sort(events.begin(), events.end(), [](const RunEvent& a, const RunEvent& b) {
        return std::pair(a.event.point.step, sortTime(a.event.point.wallTime))
               < std::pair(b.event.point.step, sortTime(b.event.point.wallTime));
    });
}

std::vector<RunEvent> findRunEvents(std::span<const RunPtr> runs,
                                    const std::function<bool()>& isCancelled)
{
    std::vector<RunEvent> found;
    for (const RunPtr& run : runs) {
        for (const auto& [tag, scalar] : run->scalars) {
            if (isCancelled && isCancelled())
                return {};
            for (const CurveEvent& event : findCurveEvents(scalar.series, isCancelled))
                found.push_back({.run = run, .tag = tag, .event = event});
        }
    }
    if (isCancelled && isCancelled())
        return {};
    sortByOnset(found);
    return found;
}

} // namespace faultline
