// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/smoothing.h"
#include "tests/curves/curve_samples.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace faultline {
namespace {

using samples::kNaN;
using samples::Reference;
using samples::seriesOf;
using samples::StepValue;

TEST(DistanceSmoothing, AgreesWithTheIntegralsWorkedOutByNumpy)
{
    const Reference reference = samples::readReference();
    ASSERT_EQ(reference.smoothed.size(), 2U);
    for (const auto& [weight, expected] : reference.smoothed) {
        const ScalarSeries series = smoothedByDistance(seriesOf(reference.runs.at("sparse")),
                                                       weight, SmoothingDistance::Steps);
        ASSERT_EQ(series.size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i)
            EXPECT_NEAR(series.value(i), expected[i].value, 2e-6) << weight << " at " << i;
    }
}

TEST(DistanceSmoothing, PointsAddedOnThePolylineChangeNothing)
{
    const std::vector<StepValue> coarse{
        {0, 1.0}, {400, 5.0}, {900, -2.0}, {1000, 4.0}, {2000, 0.5}};
    std::vector<StepValue> fine;
    for (std::size_t i = 0; i + 1 < coarse.size(); ++i) {
        const auto width = coarse[i + 1].step - coarse[i].step;
        for (std::int64_t k = 0; k < width; ++k)
            fine.push_back({coarse[i].step + k, coarse[i].value
                                                    + (coarse[i + 1].value - coarse[i].value)
                                                          * static_cast<double>(k)
                                                          / static_cast<double>(width)});
    }
    fine.push_back(coarse.back());
    for (const double weight : {0.3, 0.9, 0.999}) {
        const ScalarSeries one =
            smoothedByDistance(seriesOf(coarse), weight, SmoothingDistance::Steps);
        const ScalarSeries many =
            smoothedByDistance(seriesOf(fine), weight, SmoothingDistance::Steps);
        for (std::size_t i = 0; i < coarse.size(); ++i) {
            const std::size_t at =
                many.lowerBoundStep(0, many.size(), static_cast<double>(coarse[i].step));
            EXPECT_NEAR(one.value(i), many.value(at), 1e-5) << weight << " at " << i;
        }
    }
}

TEST(DistanceSmoothing, OverPointsTheDensityMatters)
{
    // The control to the test above: it would notice.
    std::vector<StepValue> coarse;
    std::vector<StepValue> fine;
    for (std::int64_t i = 0; i <= 1000; ++i) {
        fine.push_back({i, static_cast<double>(i)});
        if (i % 10 == 0)
            coarse.push_back(fine.back());
    }
    const double one = smoothed(seriesOf(coarse), 0.9).value(100);
    const double many = smoothed(seriesOf(fine), 0.9).value(1000);
    EXPECT_GT(std::abs(one - many), 50.0);
    EXPECT_NEAR(smoothedByDistance(seriesOf(coarse), 0.9, SmoothingDistance::Steps).value(100),
                smoothedByDistance(seriesOf(fine), 0.9, SmoothingDistance::Steps).value(1000),
                1e-3);
}

TEST(DistanceSmoothing, IsCloseToTensorBoardOnAThousandEvenPoints)
{
    std::vector<StepValue> points;
    for (std::int64_t i = 0; i <= 1000; ++i)
        points.push_back({i, std::sin(static_cast<double>(i) / 60.0)});
    const ScalarSeries series = seriesOf(points);
    const ScalarSeries over = smoothedByDistance(series, 0.9, SmoothingDistance::Steps);
    const ScalarSeries usual = smoothed(series, 0.9);
    for (std::size_t i = 100; i < points.size(); ++i)
        EXPECT_NEAR(over.value(i), usual.value(i), 0.02) << i;
}

TEST(DistanceSmoothing, PassesNaNThroughAndBeginsAnewAfterARestart)
{
    const ScalarSeries series =
        seriesOf({{0, 1.0}, {10, kNaN}, {20, 3.0}, {5, 100.0}, {6, 100.0}, {1000, 100.0}});
    const ScalarSeries smooth = smoothedByDistance(series, 0.9, SmoothingDistance::Steps);
    EXPECT_TRUE(std::isnan(smooth.value(1)));
    EXPECT_EQ(smooth.totals().nanCount, 1U);
    EXPECT_GT(smooth.value(2), 1.0);
    EXPECT_LT(smooth.value(2), 3.0);
    EXPECT_EQ(smooth.value(3), 100.0);
    EXPECT_NEAR(smooth.value(4), 100.0, 1e-4);
}

TEST(DistanceSmoothing, StaysWithinTheValuesForAnySpacing)
{
    std::vector<StepValue> points;
    std::int64_t step = 0;
    for (int i = 0; i < 3000; ++i) {
        points.push_back({step, i % 2 == 0 ? -1.0 : 1.0});
        step += i % 97 == 0 ? 1'000'000'000 : (i % 5 == 0 ? 0 : 1);
    }
    for (const double weight : {1e-9, 0.5, 0.999999}) {
        const ScalarSeries smooth =
            smoothedByDistance(seriesOf(points), weight, SmoothingDistance::Steps);
        EXPECT_GE(smooth.totals().range.min, -1.001);
        EXPECT_LE(smooth.totals().range.max, 1.001);
        EXPECT_EQ(smooth.totals().nanCount, 0U);
    }
}

TEST(DistanceSmoothing, LeavesAloneWhatHasNoDistance)
{
    const ScalarSeries series = seriesOf({{7, 1.0}, {7, 2.0}});
    EXPECT_EQ(smoothedByDistance(series, 0.9, SmoothingDistance::Steps).value(1), 2.0);
    EXPECT_EQ(smoothedByDistance(series, 0.0, SmoothingDistance::Time).value(1), 2.0);
}

} // namespace
} // namespace faultline
