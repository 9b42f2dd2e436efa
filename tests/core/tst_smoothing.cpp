// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/smoothing.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace faultline {
namespace {

ScalarSeries buildCurve(const std::vector<double>& values)
{
    ScalarSeriesBuilder builder;
    std::vector<ScalarPoint> points;
    for (std::size_t i = 0; i < values.size(); ++i)
        points.push_back({.step = static_cast<std::int64_t>(i),
                          .wallTime = static_cast<double>(i),
                          .value = values[i]});
    builder.append(points);
    return builder.snapshot();
}

TEST(Smoothing, FollowsTensorBoardsFormula)
{
    // By hand with w = 0.6: 0.4*1 / 0.4 = 1; (0.24 + 0.8) / 0.64 = 1.625; (0.624 + 1.2) / 0.784.
    const ScalarSeries series = smoothed(buildCurve({1.0, 2.0, 3.0}), 0.6);
    EXPECT_NEAR(series.value(0), 1.0, 1e-6);
    EXPECT_NEAR(series.value(1), 1.625, 1e-6);
    EXPECT_NEAR(series.value(2), 1.824 / 0.784, 1e-6);
}

TEST(Smoothing, PassesNonFiniteValuesThroughAndLeavesThemOutOfTheMean)
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const ScalarSeries series = smoothed(buildCurve({1.0, nan, 2.0}), 0.6);
    EXPECT_TRUE(std::isnan(series.value(1)));
    EXPECT_NEAR(series.value(2), 1.625, 1e-6);
    EXPECT_EQ(series.totals().nanCount, 1U);
}

TEST(Smoothing, LeavesAConstantSeriesAlone)
{
    const ScalarSeries series = smoothed(buildCurve({0.1, 0.1, 0.1}), 0.9);
    EXPECT_EQ(series.value(2), 0.1);
}

TEST(Smoothing, ZeroWeightIsTheSeriesItself)
{
    const ScalarSeries series = smoothed(buildCurve({1.0, 5.0}), 0.0);
    EXPECT_EQ(series.value(1), 5.0);
}

TEST(Smoothing, KeepsStepsAndTimes)
{
    const ScalarSeries original = buildCurve(std::vector<double>(10'000, 1.0));
    std::vector<double> values(10'000);
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = static_cast<double>(i % 100);
    const ScalarSeries series = smoothed(original.withValues(values), 0.99);
    ASSERT_EQ(series.size(), original.size());
    EXPECT_EQ(series.step(9'999), original.step(9'999));
    EXPECT_EQ(series.wallTime(5'000), original.wallTime(5'000));
    EXPECT_NEAR(series.value(9'999), 49.5, 30.0);
}

} // namespace
} // namespace faultline
