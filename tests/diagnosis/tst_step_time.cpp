// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/step_time.h"
#include "tests/diagnosis/support/step_clock.h"
#include "tests/support/analysed.h"

#include <gtest/gtest.h>

namespace faultline {
namespace {

using test::caseOf;
using test::timedRun;

TEST(MeasuredStepTime, IsTheMedianOfTheTimesBetweenSteps)
{
    const auto run = timedRun(50, [](std::size_t i) { return i % 10 == 9 ? 30.0 : 0.4; }).make();
    const std::vector<Training> trainings = test::trainingsOf(caseOf({run}));
    const auto measured = measuredStepTime(trainings);
    ASSERT_TRUE(measured);
    EXPECT_NEAR(measured->seconds, 0.4, 1e-4);
    EXPECT_EQ(measured->tag, "loss");
    EXPECT_EQ(measured->measurements, 49U);
}

TEST(MeasuredStepTime, IsUnknownWithoutEnoughSteps)
{
    EXPECT_FALSE(measuredStepTime(std::span<const Training>()));
    const auto run = timedRun(3, [](std::size_t) { return 1.0; }).make();
    const std::vector<Training> trainings = test::trainingsOf(caseOf({run}));
    EXPECT_FALSE(measuredStepTime(trainings));
}

} // namespace
} // namespace faultline
