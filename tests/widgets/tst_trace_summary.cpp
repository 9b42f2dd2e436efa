// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/trace_samples.h"
#include "widgets/views/trace/trace_summary.h"

#include <gtest/gtest.h>

namespace faultline::ui {
namespace {

std::string sentenceOf(const TraceProfile& profile)
{
    return summarySentence(profile).toStdString();
}

TEST(TraceSummary, NamesWhatTheStepsWaitFor)
{
    const TraceProfilePtr profile = samples::inputBoundProfile("x", 6);
    EXPECT_EQ(sentenceOf(*profile),
              "50 % of each step waits for input. The GPU is busy 41 % of the time.");
}

TEST(TraceSummary, SpeaksOfTheTraceWhereThereAreNoSteps)
{
    TraceProfile profile;
    profile.steps = {{.number = 0, .beginNs = 0, .endNs = 1'000'000'000, .seconds = {}}};
    profile.steps[0].seconds[static_cast<std::size_t>(StepCategory::KernelLaunch)] = 0.6;
    profile.steps[0].seconds[static_cast<std::size_t>(StepCategory::Compute)] = 0.4;
    EXPECT_EQ(sentenceOf(profile),
              "60 % of the traced time the device waits for the host to launch kernels.");
}

TEST(TraceSummary, SaysThatStepsComputeWhenNothingElseCounts)
{
    const TraceProfilePtr profile = samples::resultsOnlyProfile("x");
    EXPECT_EQ(sentenceOf(*profile), "96 % of each step computes.");
}

TEST(TraceSummary, GivesTheRangeOfSeveralDevices)
{
    TraceProfile profile;
    profile.devices.resize(2);
    profile.devices[0].busyShare = 0.9;
    profile.devices[1].busyShare = 0.3;
    EXPECT_EQ(sentenceOf(profile), "The GPUs are busy 30 % to 90 % of the time.");
    profile.devices[1].busyShare = 0.9;
    EXPECT_EQ(sentenceOf(profile), "Each GPU is busy 90 % of the time.");
    EXPECT_TRUE(sentenceOf(TraceProfile()).empty());
}

TEST(TraceSummary, SaysWhatTheTraceLacks)
{
    TraceProfile profile;
    profile.isTruncated = true;
    profile.events.resize(1);
    profile.steps.resize(1);
    profile.remarks = {verbatim("no kernels")};
    const QStringList remarks = remarksOf(profile);
    ASSERT_EQ(remarks.size(), 3);
    EXPECT_TRUE(remarks[0].contains(QStringLiteral("cut")));
    EXPECT_TRUE(remarks[1].contains(QStringLiteral("No step markers")));
    EXPECT_EQ(remarks[2], QStringLiteral("no kernels"));
    EXPECT_TRUE(remarksOf(*samples::inputBoundProfile("x", 3)).isEmpty());
}

TEST(TraceSummary, SharesOfAStepAddUp)
{
    const TraceProfilePtr profile = samples::inputBoundProfile("x", 7);
    double sum = 0.0;
    for (const BreakdownPart& part : breakdownOf(*profile))
        sum += part.share;
    EXPECT_NEAR(sum, 1.0, 1e-12);
    EXPECT_TRUE(breakdownOf(TraceProfile()).empty());
    EXPECT_TRUE(stepText(profile->steps.front()).startsWith(QStringLiteral("Step 100: 100 ms")));
}

} // namespace
} // namespace faultline::ui
