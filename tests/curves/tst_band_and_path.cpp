// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/decimate.h"
#include "model/core/decimate_band.h"
#include "model/curves/count_outside.h"
#include "tests/curves/curve_samples.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace faultline {
namespace {

using samples::kNaN;
using samples::seriesOf;
using samples::StepValue;

ScalarSeries wave(std::size_t count, double offset)
{
    std::vector<StepValue> points;
    for (std::size_t i = 0; i < count; ++i)
        points.push_back(
            {static_cast<std::int64_t>(i), offset + static_cast<double>((i * 7919) % 100) / 100.0});
    return seriesOf(points);
}

TEST(DecimateBand, LosesNoExtremeWhateverTheWidth)
{
    std::vector<double> high = samples::valuesOf(wave(50'000, 2.0));
    high[31'234] = 50.0;
    const ScalarSeries lower = wave(50'000, 0.0);
    const ScalarSeries upper = lower.withValues(high);
    const auto stretches = decimateBand(lower, upper, {.xMin = 0, .xMax = 49'999, .columns = 300});
    ASSERT_EQ(stretches.size(), 1U);
    EXPECT_LE(stretches.front().size(), 304U);
    double greatest = 0.0;
    double least = 1e9;
    for (const BandPoint& point : stretches.front()) {
        greatest = std::max(greatest, point.high);
        least = std::min(least, point.low);
    }
    EXPECT_EQ(greatest, 50.0);
    EXPECT_EQ(least, 0.0);
    EXPECT_EQ(stretches.front().back().x, 49'999.0);
}

TEST(DecimateBand, IsExactAndBrokenAtGapsWhereThereAreFewPoints)
{
    const ScalarSeries lower = seriesOf({{0, 1}, {1, 2}, {2, kNaN}, {3, 4}});
    const ScalarSeries upper = lower.withValues(std::vector<double>{5, 6, kNaN, 8});
    const auto stretches = decimateBand(lower, upper, {.xMin = 0, .xMax = 3, .columns = 100});
    ASSERT_EQ(stretches.size(), 2U);
    ASSERT_EQ(stretches[0].size(), 2U);
    EXPECT_EQ(stretches[0][1].low, 2.0);
    EXPECT_EQ(stretches[0][1].high, 6.0);
    EXPECT_EQ(stretches[1].size(), 1U);
}

TEST(DecimateBand, ReachesDownToTheBorderOfALogarithmicAxis)
{
    const ScalarSeries lower = seriesOf({{0, -1}, {1, 0.5}});
    const ScalarSeries upper = lower.withValues(std::vector<double>{2, 3});
    const auto stretches =
        decimateBand(lower, upper, {.xMin = 0, .xMax = 1, .columns = 100, .logY = true});
    ASSERT_EQ(stretches.size(), 1U);
    EXPECT_GT(stretches[0][0].low, 0.0);
    EXPECT_LT(stretches[0][0].low, 1e-300);
}

ScalarSeries overMetric(const std::vector<CurvePoint>& points)
{
    std::vector<ScalarPoint> made;
    for (std::size_t i = 0; i < points.size(); ++i)
        made.push_back(
            {.step = static_cast<std::int64_t>(i), .wallTime = points[i].x, .value = points[i].y});
    return samples::fromPoints(made);
}

TEST(DecimatePath, FollowsAMetricThatGoesToAndFroInTheOrderOfSteps)
{
    const ScalarSeries series =
        overMetric({{0.0, 1.0}, {5.0, 2.0}, {10.0, 3.0}, {6.0, 4.0}, {1.0, 5.0}});
    const DecimatedCurve curve =
        decimate(series, {.axis = XAxisKind::Value, .xMin = 0, .xMax = 10, .columns = 100});
    ASSERT_EQ(curve.lines.size(), 1U);
    std::vector<double> values;
    for (const CurvePoint& point : curve.lines.front())
        values.push_back(point.y);
    EXPECT_EQ(values, (std::vector<double>{1, 2, 3, 4, 5}));
    EXPECT_EQ(curve.pointsInRange, 5U);
}

TEST(DecimatePath, IsThinnedWithoutLosingAnExtreme)
{
    std::vector<CurvePoint> points;
    for (int i = 0; i < 40'000; ++i) {
        const double x = i < 20'000 ? i : 40'000 - i;
        points.push_back({.x = x, .y = i == 33'333 ? 9.0 : 0.1 * (i % 3)});
    }
    const DecimatedCurve curve = decimate(
        overMetric(points), {.axis = XAxisKind::Value, .xMin = 0, .xMax = 20'000, .columns = 200});
    EXPECT_LT(curve.pointsDrawn, 2'000U);
    EXPECT_EQ(curve.yMax, 9.0);
    EXPECT_EQ(curve.lines.size(), 1U);
}

TEST(DecimatePath, ZoomedInItReachesOverTheBorderAndMarksNaN)
{
    const ScalarSeries series =
        overMetric({{0.0, 1.0}, {9.0, 2.0}, {5.0, 3.0}, {5.1, kNaN}, {4.0, 4.0}, {0.5, 5.0}});
    const DecimatedCurve curve =
        decimate(series, {.axis = XAxisKind::Value, .xMin = 3, .xMax = 6, .columns = 50});
    ASSERT_EQ(curve.lines.size(), 2U);
    EXPECT_EQ(curve.lines[0].front().y, 2.0); // comes from beyond
    EXPECT_EQ(curve.lines[1].back().y, 5.0);  // goes beyond
    ASSERT_EQ(curve.marks.size(), 1U);
    EXPECT_EQ(curve.pointsInRange, 3U);
}

TEST(DecimatePath, ACloudIsDrawnAsItsExtremesPerColumn)
{
    std::vector<CurvePoint> points;
    for (std::size_t i = 0; i < 100'000; ++i)
        points.push_back({.x = static_cast<double>((i * 7919) % 1000),
                          .y = static_cast<double>((i * 104'729) % 1000)});
    const DecimatedCurve curve = decimate(
        overMetric(points), {.axis = XAxisKind::Value, .xMin = 0, .xMax = 1000, .columns = 100});
    EXPECT_LE(curve.pointsDrawn, 202U);
    EXPECT_EQ(curve.pointsInRange, 100'000U);
}

TEST(CountOutside, CountsExactlyWhatTheWindowLeavesOut)
{
    std::vector<StepValue> points;
    for (std::int64_t i = 0; i < 10'000; ++i)
        points.push_back({i, i % 1000 == 7 ? 50.0 : (i == 5'000 ? kNaN : 0.5)});
    const ScalarSeries series = seriesOf(points);
    const auto count = [&](double xMin, double xMax) {
        return countOutside(series, XAxisKind::Step, 0.0,
                            {.xMin = xMin, .xMax = xMax, .yMin = 0.0, .yMax = 1.0});
    };
    EXPECT_EQ(count(0, 9'999), 10U);
    EXPECT_EQ(count(8, 9'999), 9U);
    EXPECT_EQ(count(7, 7), 1U);
    EXPECT_EQ(count(8, 1'006), 0U);
    EXPECT_EQ(countOutside(series, XAxisKind::Step, 0.0,
                           {.xMin = 0, .xMax = 9'999, .yMin = 2.0, .yMax = 3.0}),
              9'999U);
}

} // namespace
} // namespace faultline
