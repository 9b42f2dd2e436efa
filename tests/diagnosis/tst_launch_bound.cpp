// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/profile_maker.h"

#include <gtest/gtest.h>

#include <string>

namespace faultline::test {

namespace {

/// Steps of 100 ms; what neither launches nor input nor compute takes is idle.
Judgement judgedForLaunchBound(double launch, double idle, double input = 0.0, int steps = 30)
{
    ProfileMaker maker;
    maker
        .steps(steps, 0.1,
               {{StepCategory::KernelLaunch, launch},
                {StepCategory::Input, input},
                {StepCategory::Compute, 1.0 - launch - idle - input}})
        .device(30'000, 20'000);
    return judge(*makeLaunchBound(), maker.training());
}

} // namespace

TEST(LaunchBound, ThreeSeverities)
{
    const Judgement some = judgedForLaunchBound(0.2, 0.0);
    ASSERT_EQ(some.findings.size(), 1U);
    EXPECT_EQ(some.findings.front().severity, Severity::Info);
    const Judgement much = judgedForLaunchBound(0.35, 0.05);
    ASSERT_EQ(much.findings.size(), 1U);
    EXPECT_EQ(much.findings.front().severity, Severity::Warning);
    const Judgement most = judgedForLaunchBound(0.6, 0.1);
    ASSERT_EQ(most.findings.size(), 1U);
    EXPECT_EQ(most.findings.front().severity, Severity::Critical);
    EXPECT_DOUBLE_EQ(most.number("kernels-per-step"), 1000.0);
    EXPECT_NEAR(most.number("short-kernels"), 2.0 / 3.0, 1e-9);
}

TEST(LaunchBound, WhatWasNotTracedMayBeInput)
{
    const Judgement said = judgedForLaunchBound(0.05, 0.4);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(toEnglish(said.findings.front().explanation).find("may be input-bound"),
              std::string::npos);
    EXPECT_EQ(said.findings.front().fixes.front().id, "free-the-host");
}

TEST(LaunchBound, LeavesAStepThatWaitsForInputToInputBound)
{
    EXPECT_TRUE(judgedForLaunchBound(0.1, 0.1, 0.5).silent());
}

TEST(LaunchBound, BelowTheLimitIsSilent)
{
    EXPECT_TRUE(judgedForLaunchBound(0.08, 0.05).silent());
}

TEST(LaunchBound, FewStepsAreNotCritical)
{
    const Judgement said = judgedForLaunchBound(0.7, 0.1, 0.0, 5);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
}

TEST(LaunchBound, WithoutADeviceThereIsNothingToLaunch)
{
    ProfileMaker maker;
    maker.steps(30, 0.1, {{StepCategory::KernelLaunch, 0.9}});
    EXPECT_TRUE(judge(*makeLaunchBound(), maker.training()).silent());
}

TEST(LaunchBound, AbstainsWithoutSteps)
{
    ProfileMaker maker;
    maker.profile().hasStepMarkers = false;
    EXPECT_EQ(judge(*makeLaunchBound(), maker.training()).abstentions.size(), 1U);
}

TEST(LaunchBound, FindsDebuggingThatWasLeftOn)
{
    const auto ran = [](const std::string& head) {
        std::string text = head + "\n";
        for (int step = 0; step < 500; step += 50)
            text += "step " + std::to_string(step) + " loss 2.5 3.40 s/step\n";
        return judge(*makeLaunchBound(), test::CaseMaker().console(text).training());
    };
    EXPECT_EQ(ran("env: CUDA_LAUNCH_BLOCKING=1 OMP_NUM_THREADS=1").findings.size(), 1U);
    EXPECT_EQ(ran("UserWarning: Anomaly Detection has been enabled. This mode will increase the "
                  "runtime and should only be enabled for debugging.")
                  .findings.size(),
              1U);
    EXPECT_TRUE(ran("For debugging consider passing CUDA_LAUNCH_BLOCKING=1").findings.empty());
    EXPECT_TRUE(ran("CUDA_LAUNCH_BLOCKING=0").findings.empty());
}

} // namespace faultline::test
