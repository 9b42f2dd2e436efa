// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/effects/separation.h"

#include "model/core/statistics.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numeric>
#include <random>

namespace faultline {

namespace {

constexpr std::size_t kMostBlocks = 100;
constexpr std::size_t kPointsOfBlock = 5;
constexpr std::size_t kFewBlocks = 20; ///< so many may be of single points

/// Points of a curve within [begin, end].
std::size_t pointsWithin(const AxisCurve& curve, double begin, double end)
{
    const auto first = std::lower_bound(curve.x.begin(), curve.x.end(), begin);
    const auto last = std::upper_bound(first, curve.x.end(), end);
    return static_cast<std::size_t>(last - first);
}

std::size_t blockCount(std::size_t points)
{
    return std::min(kMostBlocks, std::max(points / kPointsOfBlock, std::min(points, kFewBlocks)));
}

/// Between the neighbours of a place.
double valueAt(const AxisCurve& curve, double x)
{
    const auto after = std::lower_bound(curve.x.begin(), curve.x.end(), x);
    if (after == curve.x.begin())
        return curve.y.front();
    if (after == curve.x.end())
        return curve.y.back();
    const auto i = static_cast<std::size_t>(after - curve.x.begin());
    const double width = curve.x[i] - curve.x[i - 1];
    const double share = width > 0.0 ? (x - curve.x[i - 1]) / width : 1.0;
    return curve.y[i - 1] + share * (curve.y[i] - curve.y[i - 1]);
}

std::vector<double> mediansOf(const AxisCurve& curve, const AlignedBlocks& blocks,
                              std::size_t count)
{
    std::vector<double> medians;
    medians.reserve(count);
    const double width = (blocks.end - blocks.begin) / static_cast<double>(count);
    std::vector<double> inside;
    auto i = static_cast<std::size_t>(std::lower_bound(curve.x.begin(), curve.x.end(), blocks.begin)
                                      - curve.x.begin());
    for (std::size_t block = 0; block < count; ++block) {
        const bool isLast = block + 1 == count;
        const double end = blocks.begin + width * static_cast<double>(block + 1);
        inside.clear();
        for (; i < curve.size() && (isLast ? curve.x[i] <= blocks.end : curve.x[i] < end); ++i)
            inside.push_back(curve.y[i]);
        const double value =
            inside.empty() ? valueAt(curve, end - width / 2.0) : medianInPlace(inside);
        medians.push_back(blocks.isLog ? std::log(value) : value);
    }
    return medians;
}

bool isPositive(const AxisCurve& curve)
{
    return std::all_of(curve.y.begin(), curve.y.end(), [](double y) { return y > 0.0; });
}

double limitFactor(std::size_t goodRuns)
{
    constexpr double kOfTwo = 4.0;
    constexpr double kOfFew = 3.5;
    constexpr double kOfMany = 3.0;
    constexpr std::size_t kMany = 5;
    return goodRuns == 2 ? kOfTwo : goodRuns < kMany ? kOfFew : kOfMany;
}

/// Standard deviation of the good runs about their mean, over all blocks.
double pooledSpread(const AlignedBlocks& blocks, const std::vector<double>& center)
{
    double sum = 0.0;
    for (const std::vector<double>& run : blocks.good) {
        for (std::size_t i = 0; i < center.size(); ++i)
            sum += (run[i] - center[i]) * (run[i] - center[i]);
    }
    const double freedom =
        static_cast<double>((blocks.good.size() - 1) * std::max<std::size_t>(center.size(), 1));
    return std::sqrt(sum / freedom);
}

double spanOf(std::span<const double> values)
{
    const auto [least, most] = std::minmax_element(values.begin(), values.end());
    return values.empty() ? 0.0 : *most - *least;
}

/// Where the mean of the values most likely changes once: the index at which the later part begins.
std::size_t changePoint(std::span<const double> values)
{
    const double all = std::accumulate(values.begin(), values.end(), 0.0);
    double before = 0.0;
    double best = -1.0;
    std::size_t at = 0;
    const auto n = static_cast<double>(values.size());
    for (std::size_t i = 1; i < values.size(); ++i) {
        before += values[i - 1];
        const auto left = static_cast<double>(i);
        const double right = n - left;
        const double gap = before / left - (all - before) / right;
        const double explained = gap * gap * left * right / n;
        if (explained > best) {
            best = explained;
            at = i;
        }
    }
    return at;
}

/// The 10 to 90 % interval of the change point over resampled residuals, three blocks at a time as
/// neighbours resemble each other. The seed is fixed, so a comparison always says the same.
std::pair<std::size_t, std::size_t> onsetOfChange(std::span<const double> values)
{
    constexpr std::size_t kResamples = 200;
    constexpr std::uint64_t kSeed = 20'260'718;
    constexpr double kLow = 0.1;
    constexpr double kHigh = 0.9;
    const std::size_t at = changePoint(values);
    const auto mean = [&](std::size_t begin, std::size_t end) {
        return end > begin ? std::accumulate(values.begin() + static_cast<std::ptrdiff_t>(begin),
                                             values.begin() + static_cast<std::ptrdiff_t>(end), 0.0)
                                 / static_cast<double>(end - begin)
                           : 0.0;
    };
    const double early = mean(0, at);
    const double late = mean(at, values.size());
    const auto levelAt = [&](std::size_t i) { return i < at ? early : late; };
    std::mt19937_64 random(kSeed);
    std::vector<double> places;
    std::vector<double> made(values.size());
    for (std::size_t round = 0; round < kResamples; ++round) {
        for (std::size_t i = 0; i < values.size(); i += kBlocksInARow) {
            const std::size_t from = random() % values.size();
            for (std::size_t j = i; j < std::min(i + kBlocksInARow, values.size()); ++j) {
                const std::size_t source = (from + j - i) % values.size();
                made[j] = levelAt(j) + values[source] - levelAt(source);
            }
        }
        places.push_back(static_cast<double>(changePoint(made)));
    }
    const double low = std::min(quantile(places, kLow), static_cast<double>(at));
    const double high = std::max(quantile(places, kHigh), static_cast<double>(at));
    return {static_cast<std::size_t>(std::floor(low)), static_cast<std::size_t>(std::ceil(high))};
}

std::optional<std::size_t> firstBeyond(std::span<const double> differences, double limit)
{
    std::size_t above = 0;
    std::size_t below = 0;
    for (std::size_t i = 0; i < differences.size(); ++i) {
        above = differences[i] > limit ? above + 1 : 0;
        below = differences[i] < -limit ? below + 1 : 0;
        if (std::max(above, below) >= kBlocksInARow)
            return i + 1 - kBlocksInARow;
    }
    return std::nullopt;
}

} // namespace

std::vector<AxisCurve> withoutCopies(std::vector<AxisCurve> curves)
{
    std::vector<AxisCurve> kept;
    for (AxisCurve& curve : curves) {
        const bool isCopy = std::any_of(kept.begin(), kept.end(), [&curve](const AxisCurve& one) {
            return one.x == curve.x && one.y == curve.y;
        });
        if (!isCopy)
            kept.push_back(std::move(curve));
    }
    return kept;
}

double startAhead(const AxisCurve& baseline, const AxisCurve& bad)
{
    if (baseline.empty() || bad.empty()
        || (baseline.x.front() <= bad.x.back() && bad.x.front() <= baseline.x.back()))
        return 0.0;
    return bad.x.front() - baseline.x.front();
}

void alignStart(const AxisCurve& baseline, AxisCurve& bad)
{
    const double ahead = startAhead(baseline, bad);
    for (double& x : bad.x)
        x -= ahead;
}

double AlignedBlocks::edge(std::size_t block) const
{
    const double share =
        count() > 0 ? static_cast<double>(block) / static_cast<double>(count()) : 0.0;
    return begin + share * (end - begin);
}

double AlignedBlocks::shown(double value) const
{
    return isLog ? std::exp(value) : value;
}

std::vector<double> AlignedBlocks::center() const
{
    std::vector<double> mean(count(), 0.0);
    for (const std::vector<double>& run : good) {
        for (std::size_t i = 0; i < mean.size(); ++i)
            mean[i] += run[i] / static_cast<double>(good.size());
    }
    return mean;
}

AlignedBlocks alignBlocks(std::span<const AxisCurve> good, const AxisCurve& bad, bool mayBeLog)
{
    AlignedBlocks blocks;
    const auto isEmpty = [](const AxisCurve& curve) { return curve.empty(); };
    if (good.empty() || bad.empty() || std::any_of(good.begin(), good.end(), isEmpty))
        return blocks;
    blocks.begin = bad.x.front();
    blocks.end = bad.x.back();
    for (const AxisCurve& curve : good) {
        blocks.begin = std::max(blocks.begin, curve.x.front());
        blocks.end = std::min(blocks.end, curve.x.back());
    }
    if (blocks.end < blocks.begin)
        return blocks;
    std::size_t points = pointsWithin(bad, blocks.begin, blocks.end);
    for (const AxisCurve& curve : good)
        points = std::min(points, pointsWithin(curve, blocks.begin, blocks.end));
    const std::size_t count = blockCount(points);
    if (count == 0)
        return blocks;
    blocks.isLog = mayBeLog && isPositive(bad) && std::all_of(good.begin(), good.end(), isPositive);
    for (const AxisCurve& curve : good)
        blocks.good.push_back(mediansOf(curve, blocks, count));
    blocks.bad = mediansOf(bad, blocks, count);
    return blocks;
}

double sustainedDifference(std::span<const double> differences)
{
    double most = 0.0;
    for (std::size_t i = 0; i + kBlocksInARow <= differences.size(); ++i) {
        const auto [least, greatest] = std::minmax_element(
            differences.begin() + static_cast<std::ptrdiff_t>(i),
            differences.begin() + static_cast<std::ptrdiff_t>(i + kBlocksInARow));
        const double together = *least > 0.0 ? *least : *greatest < 0.0 ? *greatest : 0.0;
        if (std::abs(together) > std::abs(most))
            most = together;
    }
    return most;
}

Separation separate(const AlignedBlocks& blocks)
{
    constexpr double kLeast = 0.05;          // with one good run
    constexpr double kNoises = 3.0;          // the same
    constexpr double kLeastOfSeveral = 0.02; // seeds that happen to agree are no proof
    constexpr std::size_t kBehindFiring = 5;
    Separation found;
    if (blocks.count() == 0)
        return found;
    const std::vector<double> center = blocks.center();
    std::vector<double> differences(center.size());
    for (std::size_t i = 0; i < center.size(); ++i)
        differences[i] = blocks.bad[i] - center[i];
    const double whole = blocks.isLog ? 1.0 : spanOf(center);
    if (blocks.good.size() > 1) {
        const auto n = static_cast<double>(blocks.good.size());
        found.limit = std::max(limitFactor(blocks.good.size()) * pooledSpread(blocks, center)
                                   * std::sqrt(1.0 + 1.0 / n),
                               kLeastOfSeveral * whole);
    } else {
        found.limit = std::max(kLeast * whole, kNoises * differenceNoise(differences));
    }
    found.sustained = sustainedDifference(differences);
    found.firing = firstBeyond(differences, found.limit);
    found.isBeyond = found.firing.has_value();
    if (found.firing == 0) {
        found.onset = {0, 0}; // apart from the start: what changes later is no beginning
    } else if (found.firing) {
        const std::size_t end =
            std::min(*found.firing + kBlocksInARow + kBehindFiring, differences.size());
        found.onset = onsetOfChange(std::span(differences).first(end));
    }
    return found;
}

std::optional<double> predictionHalfWidth(std::span<const double> good)
{
    /// t(n-1) at 97.5 % x sqrt(1 + 1/n), for n from 2 on.
    static constexpr std::array kFactors{15.6, 4.97, 3.56, 3.04, 2.78, 2.62, 2.51, 2.43, 2.37};
    if (good.size() < 2)
        return std::nullopt;
    const auto n = static_cast<double>(good.size());
    const double mean = std::accumulate(good.begin(), good.end(), 0.0) / n;
    double squares = 0.0;
    for (const double value : good)
        squares += (value - mean) * (value - mean);
    const double factor = kFactors.at(std::min(good.size() - 2, kFactors.size() - 1));
    return factor * std::sqrt(squares / (n - 1.0));
}

} // namespace faultline
