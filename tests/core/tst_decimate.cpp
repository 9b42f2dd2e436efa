// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/decimate.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

namespace faultline {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

ScalarSeries build(const std::vector<ScalarPoint>& points)
{
    ScalarSeriesBuilder builder;
    builder.append(points);
    return builder.snapshot();
}

std::vector<ScalarPoint> wave(std::size_t count)
{
    std::vector<ScalarPoint> points;
    for (std::size_t i = 0; i < count; ++i)
        points.push_back({.step = static_cast<std::int64_t>(i),
                          .wallTime = 1e9 + static_cast<double>(i),
                          .value = std::sin(static_cast<double>(i) * 0.01)});
    return points;
}

DecimateRequest request(double xMin, double xMax, int columns = 100)
{
    DecimateRequest r;
    r.xMin = xMin;
    r.xMax = xMax;
    r.columns = columns;
    return r;
}

TEST(Decimate, NeverLosesASingleSpike)
{
    std::mt19937 random(1);
    for (int trial = 0; trial < 50; ++trial) {
        std::vector<ScalarPoint> points = wave(100'000);
        const std::size_t at = random() % points.size();
        points[at].value = 1000.0;
        const DecimatedCurve curve = decimate(build(points), request(0, 99'999));
        EXPECT_EQ(curve.yMax, 1000.0);
        EXPECT_EQ(curve.pointsInRange, 100'000U);
        EXPECT_LE(curve.pointsDrawn, 2U * 100 + 2);
    }
}

TEST(Decimate, DrawsEveryPointWhenThereIsRoom)
{
    const DecimatedCurve curve = decimate(build(wave(150)), request(0, 149));
    EXPECT_EQ(curve.pointsDrawn, 150U);
    ASSERT_EQ(curve.lines.size(), 1U);
    EXPECT_EQ(curve.lines[0][7].x, 7.0);
}

TEST(Decimate, IncludesTheNeighboursJustOutside)
{
    const DecimatedCurve curve = decimate(build(wave(100)), request(40.5, 49.5));
    ASSERT_EQ(curve.lines.size(), 1U);
    EXPECT_EQ(curve.lines[0].front().x, 40.0);
    EXPECT_EQ(curve.lines[0].back().x, 50.0);
    EXPECT_EQ(curve.pointsInRange, 9U);
}

TEST(Decimate, MarksEveryNonFiniteSampleAndBreaksTheLine)
{
    std::vector<ScalarPoint> points = wave(100);
    points[50].value = kNaN;
    points[51].value = std::numeric_limits<double>::infinity();
    const DecimatedCurve curve = decimate(build(points), request(0, 99));
    EXPECT_EQ(curve.lines.size(), 2U);
    std::uint64_t marked = 0;
    for (const CurveMark& mark : curve.marks)
        marked += mark.count;
    EXPECT_EQ(marked, 2U);
}

TEST(Decimate, CountsNonFiniteSamplesOfADenseSeries)
{
    std::vector<ScalarPoint> points = wave(100'000);
    for (std::size_t i = 60'000; i < points.size(); ++i)
        points[i].value = kNaN;
    const DecimatedCurve curve = decimate(build(points), request(0, 99'999));
    std::uint64_t marked = 0;
    for (const CurveMark& mark : curve.marks)
        marked += mark.count;
    EXPECT_EQ(marked, 40'000U);
    ASSERT_TRUE(curve.hasY);
    for (const auto& line : curve.lines) {
        for (const CurvePoint& point : line)
            EXPECT_LT(point.x, 60'001.0);
    }
}

TEST(Decimate, ZerosAndNegativesOnALogAxisNeverEmptyIt)
{
    std::vector<ScalarPoint> points = wave(50'000);
    for (ScalarPoint& point : points)
        point.value = std::abs(point.value) + 0.5;
    points[10].value = 0.0;
    points[20'000].value = -3.0;
    DecimateRequest r = request(0, 49'999);
    r.logY = true;
    const DecimatedCurve curve = decimate(build(points), r);
    ASSERT_TRUE(curve.hasY);
    EXPECT_GT(curve.yMin, 0.0);
    const auto isNotPositive = [](const CurveMark& mark) {
        return mark.kind == CurveMark::Kind::NotPositive;
    };
    EXPECT_EQ(std::count_if(curve.marks.begin(), curve.marks.end(), isNotPositive), 2);
}

TEST(Decimate, DrawsARestartAsTwoLines)
{
    std::vector<ScalarPoint> points = wave(100);
    for (std::size_t i = 60; i < points.size(); ++i)
        points[i].step -= 30;
    const DecimatedCurve curve = decimate(build(points), request(0, 99));
    EXPECT_EQ(curve.lines.size(), 2U);
    EXPECT_EQ(curve.pointsDrawn, 100U);
}

TEST(Decimate, HandlesASeriesInNoOrder)
{
    std::mt19937 random(9);
    std::vector<ScalarPoint> points = wave(20'000);
    for (ScalarPoint& point : points)
        point.step = static_cast<std::int64_t>(random() % 10'000);
    points[777].value = 42.0;
    const ScalarSeries series = build(points);
    ASSERT_TRUE(series.stepBreaks().overflowed);
    const DecimatedCurve curve = decimate(series, request(0, 10'000));
    EXPECT_EQ(curve.yMax, 42.0);
    EXPECT_EQ(curve.pointsInRange, 20'000U);
    EXPECT_LE(curve.pointsDrawn, 2U * 102);
}

TEST(Decimate, LogarithmicStepsLeaveOutZeroButNothingElse)
{
    DecimateRequest r = request(1, 99'999);
    r.logX = true;
    const DecimatedCurve curve = decimate(build(wave(100'000)), r);
    for (const auto& line : curve.lines) {
        for (const CurvePoint& point : line)
            EXPECT_GT(point.x, 0.0);
    }
    EXPECT_EQ(curve.pointsInRange, 99'999U);
}

TEST(Decimate, RelativeAxisCountsFromTheOrigin)
{
    DecimateRequest r = request(0, 99);
    r.axis = XAxisKind::Relative;
    r.origin = 1e9;
    const DecimatedCurve curve = decimate(build(wave(100)), r);
    ASSERT_EQ(curve.lines.size(), 1U);
    EXPECT_EQ(curve.lines[0].front().x, 0.0);
    EXPECT_EQ(curve.lines[0].back().x, 99.0);
}

TEST(Decimate, AnswersEmptyAndNonsenseRequestsWithNothing)
{
    EXPECT_TRUE(decimate(ScalarSeries(), request(0, 1)).lines.empty());
    EXPECT_TRUE(decimate(build(wave(10)), request(5, 1)).lines.empty());
    EXPECT_TRUE(decimate(build(wave(10)), request(kNaN, 1)).lines.empty());
    EXPECT_TRUE(decimate(build(wave(10)), request(0, 9, 0)).lines.empty());
    EXPECT_EQ(decimate(build({{5, 1.0, 2.0}}), request(5, 5)).pointsDrawn, 1U);
}

TEST(NearestIndex, PrefersTheNewestAttempt)
{
    const ScalarSeries series =
        build({{0, 1.0, 0.0}, {10, 2.0, 0.0}, {20, 3.0, 0.0}, {10, 4.0, 0.0}, {20, 5.0, 0.0}});
    EXPECT_EQ(nearestIndex(series, XAxisKind::Step, 0, 11), 3U);
    EXPECT_EQ(nearestIndex(series, XAxisKind::Step, 0, 1), 0U);
    EXPECT_EQ(nearestIndex(series, XAxisKind::Wall, 0, 2.2), 1U);
    EXPECT_EQ(nearestIndex(ScalarSeries(), XAxisKind::Step, 0, 1), ScalarSeries::npos);
}

} // namespace
} // namespace faultline
