// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/case_samples.h"
#include "widgets/views/hardware/step_time_series.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace faultline::ui {

namespace {

using samples::fromPoints;

ScalarPoint at(std::int64_t step, double wallTime)
{
    return {.step = step, .wallTime = wallTime, .value = 0.0};
}

std::vector<double> valuesOf(const ScalarSeries& series)
{
    std::vector<double> values;
    series.forEach(
        [&values](std::size_t, const ScalarPoint& point) { values.push_back(point.value); });
    return values;
}

} // namespace

TEST(StepTimes, DividesTimeBySteps)
{
    const ScalarSeries times = stepTimes(fromPoints({at(0, 10), at(100, 60), at(150, 70)}));
    EXPECT_EQ(valuesOf(times), (std::vector<double>{0.5, 0.2}));
    EXPECT_EQ(times.step(0), 100);
    EXPECT_EQ(times.wallTime(1), 70);
}

TEST(StepTimes, CountsSeveralPointsOfOneStepOnce)
{
    const ScalarSeries times =
        stepTimes(fromPoints({at(0, 0), at(10, 5), at(10, 6), at(10, 7), at(20, 10)}));
    EXPECT_EQ(valuesOf(times), (std::vector<double>{0.5, 0.5}));
}

TEST(StepTimes, WaitsForTheClockToMove)
{
    // A writer that stamps whole seconds: five steps in one of them.
    const ScalarSeries times = stepTimes(
        fromPoints({at(0, 100), at(1, 100), at(2, 100), at(3, 100), at(4, 100), at(5, 101)}));
    EXPECT_EQ(valuesOf(times), (std::vector<double>{0.2}));
}

TEST(StepTimes, DoesNotTakeTheTimeOfARestartForStepTime)
{
    const ScalarSeries times =
        stepTimes(fromPoints({at(0, 0), at(10, 10), at(5, 5000), at(10, 5005), at(20, 5015)}));
    EXPECT_EQ(valuesOf(times), (std::vector<double>{1.0, 1.0, 1.0}));
}

TEST(StepTimes, LeaveOutThePauseBeforeANewSessionEvenIfStepsGoOn)
{
    const std::vector<double> starts{0, 4000};
    const ScalarSeries times =
        stepTimes(fromPoints({at(0, 1), at(10, 11), at(20, 5000), at(30, 5010)}), starts);
    ASSERT_EQ(times.size(), 2U);
    EXPECT_EQ(times.value(0), 1.0);
    EXPECT_EQ(times.value(1), 1.0);
}

TEST(StepTimes, SaysUnknownWhereTheClockGoesBackwards)
{
    const ScalarSeries times = stepTimes(fromPoints({at(0, 100), at(1, 90), at(2, 91)}));
    ASSERT_EQ(times.size(), 2U);
    EXPECT_TRUE(std::isnan(times.value(0)));
    EXPECT_EQ(times.value(1), 1.0);
}

TEST(StepTimes, SaysUnknownForATimeThatIsNone)
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const ScalarSeries times = stepTimes(fromPoints({at(0, 1), at(1, nan), at(2, 3), at(3, 4)}));
    ASSERT_EQ(times.size(), 3U);
    EXPECT_TRUE(std::isnan(times.value(0)));
    EXPECT_TRUE(std::isnan(times.value(1)));
    EXPECT_EQ(times.value(2), 1.0);
}

TEST(StepTimes, SurvivesStepsAtTheEndsOfTheirRange)
{
    const auto low = std::numeric_limits<std::int64_t>::min();
    const auto high = std::numeric_limits<std::int64_t>::max();
    const ScalarSeries times = stepTimes(fromPoints({at(low, 0), at(high, 1)}));
    ASSERT_EQ(times.size(), 1U);
    EXPECT_GT(times.value(0), 0.0);
}

TEST(StepTimes, TakesShortSeries)
{
    EXPECT_TRUE(stepTimes(ScalarSeries()).empty());
    EXPECT_TRUE(stepTimes(fromPoints({at(3, 4)})).empty());
}

TEST(StepRates, AreTheInverse)
{
    const ScalarSeries rates = stepRates(stepTimes(fromPoints({at(0, 0), at(10, 5), at(20, 25)})));
    EXPECT_EQ(valuesOf(rates), (std::vector<double>{2.0, 0.5}));
}

TEST(DensestSeries, IsTheOneWithTheMostPoints)
{
    const CasePtr data = samples::CaseBuilder()
                             .add("r", "rare", fromPoints({at(0, 0)}))
                             .add("r", "dense", fromPoints({at(0, 0), at(1, 1)}))
                             .add("r", "empty", {})
                             .build();
    EXPECT_EQ(densestSeries(*data->runs[0]), data->runs[0]->findScalar("dense"));
    EXPECT_EQ(densestSeries(faultline::Run()), nullptr);
}

} // namespace faultline::ui
