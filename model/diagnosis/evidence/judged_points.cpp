// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/evidence/judged_points.h"

#include "model/core/text_marker.h"
#include "model/dataset/statistics/distribution.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace faultline {

namespace {

constexpr std::size_t kMost = JudgedPoints::kMost;

using Points = std::vector<std::pair<double, double>>;

Points finite(std::span<const double> x, std::span<const double> values)
{
    Points points;
    for (std::size_t i = 0; i < std::min(x.size(), values.size()); ++i) {
        if (std::isfinite(x[i]) && std::isfinite(values[i]))
            points.emplace_back(x[i], values[i]);
    }
    return points;
}

/// 1, 2, ... `count`.
std::vector<double> ordinals(std::size_t count)
{
    std::vector<double> numbers(count);
    std::iota(numbers.begin(), numbers.end(), 1.0);
    return numbers;
}

/// Lowest and highest of each of kMost / 2 stretches, in the order of x.
Points extremes(const Points& points)
{
    constexpr std::size_t kStretches = kMost / 2;
    if (points.size() <= kMost)
        return points;
    const auto isLower = [](const auto& a, const auto& b) { return a.second < b.second; };
    Points kept;
    kept.reserve(kMost);
    for (std::size_t i = 0; i < kStretches; ++i) {
        const auto at = [&points](std::size_t stretch) {
            return points.begin()
                   + static_cast<std::ptrdiff_t>(stretch * points.size() / kStretches);
        };
        auto [low, high] = std::minmax_element(at(i), at(i + 1), isLower);
        if (high < low)
            std::swap(low, high);
        kept.push_back(*low);
        if (high != low)
            kept.push_back(*high);
    }
    return kept;
}

} // namespace

JudgedPoints judgedOver(std::span<const double> x, std::span<const double> values, Text label,
                        Text xLabel, Unit xUnit, Unit unit)
{
    return {.label = std::move(label),
            .xLabel = std::move(xLabel),
            .xUnit = xUnit,
            .unit = unit,
            .points = extremes(finite(x, values)),
            .limits = {}};
}

JudgedPoints judgedOverTime(std::span<const double> times, std::span<const double> values,
                            Text label, Unit unit)
{
    if (std::none_of(times.begin(), times.end(), [](double time) { return std::isfinite(time); })) {
        const std::vector<double> order = ordinals(values.size());
        return judgedOver(order, values, std::move(label),
                          {FAULTLINE_TR_NOOP("Diagnosis", "Sample"), {}}, Unit::Count, unit);
    }
    JudgedPoints judged = judgedOver(
        times, values, std::move(label),
        {FAULTLINE_TR_NOOP("Diagnosis", "Time since the first sample"), {}}, Unit::Seconds, unit);
    const double begin = judged.points.empty() ? 0.0 : judged.points.front().first;
    for (auto& [x, value] : judged.points)
        x -= begin;
    return judged;
}

JudgedPoints judgedShares(std::span<const double> times, const std::vector<bool>& isLookedAt,
                          const std::vector<bool>& isHit, Text label, std::size_t blocks)
{
    std::vector<std::size_t> looked;
    for (std::size_t i = 0; i < std::min({times.size(), isLookedAt.size(), isHit.size()}); ++i) {
        if (isLookedAt[i])
            looked.push_back(i);
    }
    blocks = std::clamp<std::size_t>(blocks, 1,
                                     std::min(kMost, std::max<std::size_t>(looked.size(), 1)));
    std::vector<double> middles;
    std::vector<double> shares;
    for (std::size_t block = 0; !looked.empty() && block < blocks; ++block) {
        const std::size_t begin = block * looked.size() / blocks;
        const std::size_t end = (block + 1) * looked.size() / blocks;
        std::size_t hits = 0;
        for (std::size_t i = begin; i < end; ++i)
            hits += isHit[looked[i]] ? 1 : 0;
        middles.push_back(times[looked[begin + (end - begin) / 2]]);
        shares.push_back(static_cast<double>(hits) / static_cast<double>(end - begin));
    }
    return judgedOverTime(middles, shares, std::move(label), Unit::Fraction);
}

JudgedPoints judgedSorted(std::vector<double> values, Text label, Text xLabel, Unit unit)
{
    std::erase_if(values, [](double value) { return !std::isfinite(value); });
    std::sort(values.begin(), values.end());
    const std::vector<double> order = ordinals(values.size());
    return judgedOver(order, values, std::move(label), std::move(xLabel), Unit::Count, unit);
}

JudgedPoints judgedQuantiles(const Distribution& distribution, Text label, Unit unit)
{
    constexpr int kPercent = 100;
    std::vector<double> percent;
    std::vector<double> values;
    for (int i = 0; !distribution.empty() && i <= kPercent; ++i) {
        percent.push_back(i);
        values.push_back(distribution.quantile(static_cast<double>(i) / kPercent));
    }
    return judgedOver(
        percent, values, std::move(label),
        {FAULTLINE_TR_NOOP("Diagnosis", "Percentage of samples up to this value"), {}}, Unit::Count,
        unit);
}

JudgedPoints heldAgainst(JudgedPoints points, Text label, double limit)
{
    points.limits.push_back({.label = std::move(label), .value = limit});
    return points;
}

JudgedPoints judgedFact(Text fact)
{
    JudgedPoints judged;
    judged.label = std::move(fact);
    return judged;
}

bool isFact(const JudgedPoints& judged)
{
    return judged.points.empty() && judged.xLabel.empty();
}

} // namespace faultline
