// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/curves/reshape_series.h"
#include "tests/curves/curve_samples.h"

#include <gtest/gtest.h>

namespace faultline {
namespace {

using samples::kNaN;
using samples::seriesOf;
using samples::stepsOf;
using samples::valuesOf;
using Steps = std::vector<std::int64_t>;
using Values = std::vector<double>;

TEST(ReshapeSeries, KeepsTheRangesAsked)
{
    const ScalarSeries series = seriesOf({{0, 0}, {1, 1}, {2, 2}, {1, 3}, {2, 4}});
    const ScalarSeries kept = keptPoints(series, {{.begin = 0, .end = 2}, {.begin = 3, .end = 99}});
    EXPECT_EQ(valuesOf(kept), (Values{0, 1, 3, 4}));
    EXPECT_TRUE(kept.stepBreaks().positions.size() == 0U);
}

TEST(ReshapeSeries, StepsCountFromTheFirst)
{
    const ScalarSeries series = seriesOf({{100, 1}, {250, 2}});
    const ScalarSeries aligned = stepsCountedFrom(series, 100);
    EXPECT_EQ(stepsOf(aligned), (Steps{0, 150}));
    EXPECT_EQ(aligned.wallTime(1), series.wallTime(1));
    const std::int64_t least = std::numeric_limits<std::int64_t>::min();
    EXPECT_EQ(stepsOf(stepsCountedFrom(seriesOf({{5, 1}}), least)),
              (Steps{std::numeric_limits<std::int64_t>::max()}));
}

TEST(ReshapeSeries, PairsByTheSameStepElseTheLastBefore)
{
    const ScalarSeries loss = seriesOf({{0, 9.0}, {10, 8.0}, {15, 7.0}, {20, 6.0}, {99, 5.0}});
    const ScalarSeries epoch = seriesOf({{10, 1.0}, {20, 2.0}, {30, 3.0}});
    const PairedSeries paired = pairedWith(loss, epoch);
    EXPECT_EQ(stepsOf(paired.series), (Steps{10, 15, 20, 99}));
    EXPECT_EQ(valuesOf(paired.series), (Values{8.0, 7.0, 6.0, 5.0}));
    EXPECT_EQ(paired.series.wallTime(0), 1.0);
    EXPECT_EQ(paired.series.wallTime(1), 1.0);
    EXPECT_EQ(paired.series.wallTime(2), 2.0);
    EXPECT_EQ(paired.series.wallTime(3), 3.0);
    EXPECT_EQ(paired.withoutX, 1U);
    EXPECT_EQ(paired.earlier, 2U);
}

TEST(ReshapeSeries, PairsARestartedRunWithTheLaterAttempt)
{
    const ScalarSeries loss = seriesOf({{1, 1}, {2, 2}, {3, 3}, {2, 4}, {3, 5}});
    const ScalarSeries tokens = seriesOf({{1, 10}, {2, 20}, {3, 30}, {2, 21}, {3, 31}});
    const PairedSeries paired = pairedWith(loss, tokens);
    ASSERT_EQ(paired.series.size(), 5U);
    EXPECT_EQ(paired.series.wallTime(1), 21.0);
    EXPECT_EQ(paired.series.wallTime(3), 21.0);
    EXPECT_EQ(paired.series.wallTime(4), 31.0);
}

TEST(ReshapeSeries, AMetricThatIsNoNumberIsPassedOver)
{
    const PairedSeries paired =
        pairedWith(seriesOf({{1, 1}, {2, 2}}), seriesOf({{1, 0.5}, {2, kNaN}}));
    ASSERT_EQ(paired.series.size(), 2U);
    EXPECT_EQ(paired.series.wallTime(1), 0.5);
    EXPECT_EQ(pairedWith(seriesOf({{1, 1}}), ScalarSeries()).withoutX, 1U);
}

TEST(ReshapeSeries, PairsLongSeriesOfVeryDifferentDensity)
{
    std::vector<samples::StepValue> dense;
    for (std::int64_t i = 0; i < 20'000; ++i)
        dense.push_back({i, static_cast<double>(i) / 2.0});
    const PairedSeries paired =
        pairedWith(seriesOf({{0, 1}, {7, 1}, {9'000, 1}, {19'999, 1}, {500, 1}}), seriesOf(dense));
    ASSERT_EQ(paired.series.size(), 5U);
    EXPECT_EQ(paired.series.wallTime(2), 4'500.0);
    EXPECT_EQ(paired.series.wallTime(3), 9'999.5);
    EXPECT_EQ(paired.series.wallTime(4), 250.0);
    EXPECT_EQ(paired.earlier, 0U);
}

TEST(ReshapeSeries, TheLatestStretchesGoForwards)
{
    const ScalarSeries series =
        seriesOf({{0, 0}, {1, 0}, {2, 0}, {3, 0}, {2, 0}, {3, 0}, {4, 0}, {1, 0}, {2, 0}});
    EXPECT_EQ(latestBySteps(series), (std::vector<IndexRange>{{0, 1}, {7, 9}}));
}

TEST(ReshapeSeries, FindsTheLimitOfEachStep)
{
    const ScalarSeries line = seriesOf({{1, 10}, {2, 20}, {4, 40}, {5, 50}});
    const ScalarSeries limit = seriesOf({{0, 0}, {1, 1}, {2, kNaN}, {3, 3}, {5, 5}});
    const ScalarSeries found = valuesAtSteps(limit, line);
    EXPECT_EQ(samples::stepsOf(found), samples::stepsOf(line));
    EXPECT_EQ(found.wallTime(2), line.wallTime(2));
    EXPECT_EQ(found.value(0), 1.0);
    EXPECT_TRUE(std::isnan(found.value(1)));
    EXPECT_TRUE(std::isnan(found.value(2))); // nothing was logged at 4
    EXPECT_EQ(found.value(3), 5.0);
    EXPECT_TRUE(std::isnan(valuesAtSteps(ScalarSeries(), line).value(0)));
    EXPECT_TRUE(valuesAtSteps(limit, ScalarSeries()).empty());
}

TEST(ReshapeSeries, TheLimitOfARepeatedStepIsThatOfItsAttempt)
{
    // Steps 2 and 3 were done twice; line and limit are logged one after the other.
    const auto attempts = [](double offset) {
        return samples::fromPoints({{.step = 1, .wallTime = 100.0 + offset, .value = offset + 1},
                                    {.step = 2, .wallTime = 200.0 + offset, .value = offset + 2},
                                    {.step = 3, .wallTime = 300.0 + offset, .value = offset + 3},
                                    {.step = 2, .wallTime = 900.0 + offset, .value = offset + 4},
                                    {.step = 3, .wallTime = 950.0 + offset, .value = offset + 5}});
    };
    EXPECT_EQ(samples::valuesOf(valuesAtSteps(attempts(0.25), attempts(0.0))),
              samples::valuesOf(attempts(0.25)));
}

TEST(ReshapeSeries, ManyPointsOfOneStepCostNoSquare)
{
    std::vector<ScalarPoint> points;
    for (int i = 0; i < 200'000; ++i)
        points.push_back({.step = 0, .wallTime = static_cast<double>(i), .value = i * 1.0});
    const ScalarSeries series = samples::fromPoints(points);
    EXPECT_EQ(valuesAtSteps(series, series).value(199'999), 199'999.0);
}

} // namespace
} // namespace faultline
