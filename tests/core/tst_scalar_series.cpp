// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/scalar_series.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

namespace faultline {
namespace {

constexpr double kNotANumber = std::numeric_limits<double>::quiet_NaN();

std::vector<ScalarPoint> randomPoints(std::size_t count, unsigned seed)
{
    std::mt19937_64 random(seed);
    std::normal_distribution<double> noise(0.0, 10.0);
    std::vector<ScalarPoint> points;
    for (std::size_t i = 0; i < count; ++i) {
        double value = noise(random);
        if (random() % 97 == 0)
            value = kNotANumber;
        if (random() % 193 == 0)
            value = std::numeric_limits<double>::infinity();
        points.push_back({.step = static_cast<std::int64_t>(i * 3),
                          .wallTime = 1e9 + static_cast<double>(i) * 0.25,
                          .value = value});
    }
    return points;
}

ScalarSeries buildSeries(const std::vector<ScalarPoint>& points)
{
    ScalarSeriesBuilder builder;
    builder.append(points);
    return builder.snapshot();
}

/// What range() promises, the slow way.
ValueRange bruteForce(const std::vector<ScalarPoint>& points, std::size_t begin, std::size_t end)
{
    ValueRange range;
    std::size_t minAt = 0;
    std::size_t maxAt = 0;
    for (std::size_t i = begin; i < end; ++i) {
        const double value = points[i].value;
        if (!std::isfinite(value)) {
            ++range.nonFiniteCount;
            continue;
        }
        if (range.finiteCount == 0 || value < range.min) {
            range.min = value;
            minAt = i;
        }
        if (range.finiteCount == 0 || value > range.max) {
            range.max = value;
            maxAt = i;
        }
        ++range.finiteCount;
    }
    range.minFirst = minAt <= maxAt;
    return range;
}

TEST(ScalarSeries, KeepsEveryPointBitForBit)
{
    for (const std::size_t count : {0UL, 1UL, 31UL, 4095UL, 4096UL, 4097UL, 20'000UL}) {
        const std::vector<ScalarPoint> points = randomPoints(count, 7);
        const ScalarSeries series = buildSeries(points);
        ASSERT_EQ(series.size(), count);
        std::size_t visited = 0;
        series.forEach([&](std::size_t i, const ScalarPoint& point) {
            ASSERT_EQ(i, visited++);
            EXPECT_EQ(point.step, points[i].step);
            EXPECT_EQ(point.wallTime, points[i].wallTime);
            if (std::isnan(points[i].value))
                EXPECT_TRUE(std::isnan(point.value));
            else
                EXPECT_EQ(point.value, points[i].value);
        });
        EXPECT_EQ(visited, count);
    }
}

TEST(ScalarSeries, KeepsDoublesThatAreNoFloats)
{
    const ScalarSeries series = buildSeries({{1, 2.0, 0.1}, {2, 3.0, 1e300}, {3, 4.0, 0.5}});
    EXPECT_EQ(series.value(0), 0.1);
    EXPECT_EQ(series.value(1), 1e300);
}

TEST(ScalarSeries, KeepsExtremeSteps)
{
    constexpr std::int64_t kMin = std::numeric_limits<std::int64_t>::min();
    constexpr std::int64_t kMax = std::numeric_limits<std::int64_t>::max();
    const std::vector<std::int64_t> steps{kMin, kMax, 0, -5, kMax, kMin, 1};
    std::vector<ScalarPoint> points;
    for (const std::int64_t step : steps)
        points.push_back({.step = step, .wallTime = 1.0, .value = 1.0});
    const ScalarSeries series = buildSeries(points);
    for (std::size_t i = 0; i < steps.size(); ++i)
        EXPECT_EQ(series.step(i), steps[i]);
    EXPECT_EQ(series.minStep(), kMin);
    EXPECT_EQ(series.maxStep(), kMax);
}

TEST(ScalarSeries, RangeAgreesWithAScanForAnyInterval)
{
    const std::vector<ScalarPoint> points = randomPoints(13'000, 11);
    const ScalarSeries series = buildSeries(points);
    std::mt19937_64 random(3);
    for (int trial = 0; trial < 3000; ++trial) {
        std::size_t begin = random() % points.size();
        std::size_t end = random() % (points.size() + 1);
        if (begin > end)
            std::swap(begin, end);
        const ValueRange expected = bruteForce(points, begin, end);
        const ValueRange actual = series.range(begin, end);
        ASSERT_EQ(actual.finiteCount, expected.finiteCount);
        ASSERT_EQ(actual.nonFiniteCount, expected.nonFiniteCount);
        if (expected.finiteCount == 0)
            continue;
        ASSERT_EQ(actual.min, expected.min) << begin << ".." << end;
        ASSERT_EQ(actual.max, expected.max) << begin << ".." << end;
        ASSERT_EQ(actual.minFirst, expected.minFirst) << begin << ".." << end;
    }
}

TEST(ScalarSeries, CountsWhatIsNotFinite)
{
    const double inf = std::numeric_limits<double>::infinity();
    const ScalarSeries series = buildSeries({{0, 1.0, 1.0},
                                             {1, 2.0, inf},
                                             {2, 3.0, kNotANumber},
                                             {3, 4.0, -inf},
                                             {4, 5.0, kNotANumber}});
    EXPECT_EQ(series.totals().nanCount, 2U);
    EXPECT_EQ(series.totals().positiveInfinityCount, 1U);
    EXPECT_EQ(series.totals().negativeInfinityCount, 1U);
    EXPECT_EQ(series.totals().firstNonFinite, 1U);
    EXPECT_EQ(series.totals().range.finiteCount, 1U);
}

TEST(ScalarSeries, NotesWhereStepsAndTimesGoBack)
{
    const ScalarSeries series = buildSeries(
        {{0, 10.0, 1.0}, {5, 11.0, 1.0}, {3, 12.0, 1.0}, {3, 11.5, 1.0}, {9, 20.0, 1.0}});
    EXPECT_EQ(series.stepBreaks().positions, (std::vector<std::size_t>{2}));
    EXPECT_EQ(series.timeBreaks().positions, (std::vector<std::size_t>{3}));
    EXPECT_FALSE(series.stepBreaks().overflowed);
}

TEST(ScalarSeries, SnapshotsDoNotChangeWhenTheRunGrows)
{
    const std::vector<ScalarPoint> points = randomPoints(9000, 5);
    ScalarSeriesBuilder builder;
    builder.append(std::span(points).first(5000));
    const ScalarSeries before = builder.snapshot();
    const double last = before.value(4999);
    builder.append(std::span(points).subspan(5000));
    EXPECT_EQ(before.size(), 5000U);
    EXPECT_EQ(before.value(4999), last);
    EXPECT_EQ(builder.snapshot().size(), 9000U);
}

void expectSame(const ScalarSeries& a, const ScalarSeries& b)
{
    ASSERT_EQ(a.size(), b.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
        EXPECT_EQ(a.step(i), b.step(i));
        EXPECT_TRUE(a.wallTime(i) == b.wallTime(i) || std::isnan(b.wallTime(i)));
        EXPECT_TRUE(a.value(i) == b.value(i) || std::isnan(b.value(i)));
    }
    EXPECT_EQ(a.totals().nanCount, b.totals().nanCount);
    EXPECT_EQ(a.totals().firstNonFinite, b.totals().firstNonFinite);
    EXPECT_EQ(a.totals().range.min, b.totals().range.min);
    EXPECT_EQ(a.totals().range.max, b.totals().range.max);
    EXPECT_EQ(a.totals().range.minFirst, b.totals().range.minFirst);
    EXPECT_EQ(a.stepBreaks().positions, b.stepBreaks().positions);
    EXPECT_EQ(a.timeBreaks().positions, b.timeBreaks().positions);
    EXPECT_EQ(a.minStep(), b.minStep());
    EXPECT_EQ(a.maxStep(), b.maxStep());
    EXPECT_EQ(a.minWallTime(), b.minWallTime());
    EXPECT_EQ(a.maxWallTime(), b.maxWallTime());
    EXPECT_EQ(a.memoryBytes(), b.memoryBytes());
    EXPECT_EQ(a.range(0, a.size()).nonFiniteCount, b.range(0, b.size()).nonFiniteCount);
}

TEST(ScalarSeries, GoesOnFromASeriesAsIfItHadNeverStopped)
{
    std::vector<ScalarPoint> points = randomPoints(3 * detail::kChunkPoints + 5, 17);
    for (std::size_t i = 5000; i < 5100; ++i)
        points[i].step -= 4000; // a restart
    const ScalarSeries whole = buildSeries(points);
    const std::size_t chunk = detail::kChunkPoints;
    for (const std::size_t cut : {std::size_t{0}, std::size_t{1}, chunk - 1, chunk, chunk + 1,
                                  std::size_t{5000}, 2 * chunk, points.size()}) {
        const auto middle = points.begin() + static_cast<std::ptrdiff_t>(cut);
        const ScalarSeries first = buildSeries({points.begin(), middle});
        ScalarSeriesBuilder builder(first);
        EXPECT_EQ(builder.size(), cut);
        expectSame(builder.snapshot(), first);
        builder.append(std::vector<ScalarPoint>(middle, points.end()));
        SCOPED_TRACE(cut);
        expectSame(builder.snapshot(), whole);
    }
}

TEST(ScalarSeries, GoesOnFromASeriesOfAnotherClockOrWithoutTimes)
{
    const std::vector<ScalarPoint> points = randomPoints(5000, 3);
    ScalarSeriesBuilder builder(buildSeries(points).shifted(60.0));
    EXPECT_EQ(builder.snapshot().wallTime(4999), points[4999].wallTime + 60.0);

    const ScalarPoint timeless{.step = 1, .wallTime = kNotANumber, .value = 2.0};
    ScalarSeriesBuilder late(buildSeries({timeless}));
    const ScalarPoint timed{.step = 2, .wallTime = 50.0, .value = 2.0};
    late.append({&timed, 1});
    EXPECT_EQ(late.snapshot().minWallTime(), 50.0);
    EXPECT_EQ(late.snapshot().maxWallTime(), 50.0);
}

TEST(ScalarSeries, RegularStepsTakeNoMemory)
{
    std::vector<ScalarPoint> regular;
    std::vector<ScalarPoint> irregular;
    for (std::int64_t i = 0; i < 100'000; ++i) {
        regular.push_back({.step = i * 10, .wallTime = 1e9, .value = 0.5});
        irregular.push_back({.step = i * i % 77'777 + i * 10, .wallTime = 1e9, .value = 0.5});
    }
    // 8 bytes of time, 4 of value, and the pyramid.
    EXPECT_LT(buildSeries(regular).memoryBytes(), 100'000U * 14);
    EXPECT_GT(buildSeries(irregular).memoryBytes(), 100'000U * 14);
}

TEST(ScalarSeries, BinarySearchFindsTheFirstStep)
{
    const ScalarSeries series =
        buildSeries({{0, 1.0, 0.0}, {10, 2.0, 0.0}, {10, 3.0, 0.0}, {20, 4.0, 0.0}});
    EXPECT_EQ(series.lowerBoundStep(0, 4, -1), 0U);
    EXPECT_EQ(series.lowerBoundStep(0, 4, 10), 1U);
    EXPECT_EQ(series.lowerBoundStep(0, 4, 10.5), 3U);
    EXPECT_EQ(series.lowerBoundStep(0, 4, 21), 4U);
    EXPECT_EQ(series.lowerBoundTime(0, 4, 2.5), 2U);
}

} // namespace
} // namespace faultline
