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
    EXPECT_EQ(sentenceOf(*profile), "A typical step takes 100 ms: 50 % waiting for input, 34 % "
                                    "compute, 9 % launching kernels. The "
                                    "GPU is busy 41 % of the time.");
}

TEST(TraceSummary, SpeaksOfTheTraceWhereThereAreNoSteps)
{
    TraceProfile profile;
    profile.steps = {{.number = 0, .beginNs = 0, .endNs = 1'000'000'000, .seconds = {}}};
    profile.steps[0].seconds[static_cast<std::size_t>(StepCategory::KernelLaunch)] = 0.6;
    profile.steps[0].seconds[static_cast<std::size_t>(StepCategory::Compute)] = 0.4;
    EXPECT_EQ(sentenceOf(profile), "1.00 s traced: 60 % launching kernels, 40 % compute.");
}

TEST(TraceSummary, NamesOnlyPartsThatCount)
{
    const TraceProfilePtr profile = samples::resultsOnlyProfile("x");
    EXPECT_TRUE(sentenceOf(*profile).ends_with(": 96 % compute.")) << sentenceOf(*profile);
}

TEST(TraceSummary, LeavesTheWarmUpOutAndSaysSo)
{
    TraceProfile profile;
    profile.hasStepMarkers = true;
    profile.devices.emplace_back().busyShare = 0.1;
    std::int64_t begin = 0;
    for (const std::int64_t milliseconds : {4500, 150, 160, 170}) {
        TraceStep step{.number = static_cast<std::int64_t>(profile.steps.size()),
                       .beginNs = begin,
                       .endNs = begin + milliseconds * samples::kMs};
        const auto category =
            milliseconds > 1000 ? StepCategory::KernelLaunch : StepCategory::Compute;
        step.seconds[static_cast<std::size_t>(category)] = step.totalSeconds();
        begin = step.endNs;
        profile.steps.push_back(step);
    }
    EXPECT_EQ(sentenceOf(profile), "A typical step takes 160 ms: 100 % compute.");
    EXPECT_EQ(remarksOf(profile).front(),
              QStringLiteral("Step 0 took 4.50 s (warm-up) and is left out."));
}

TEST(TraceSummary, NamesWhatTheHostDoesWithoutADevice)
{
    TraceProfile profile;
    profile.events.resize(1);
    profile.inputStages = {{.name = "dataset::GetNext", .count = 4, .selfSeconds = 0.12}};
    EXPECT_EQ(sentenceOf(profile),
              "No GPU in this trace. The host spends 120 ms in dataset::GetNext.");
    profile.steps.resize(1);
    profile.steps[0].endNs = 100 * samples::kMs;
    profile.steps[0].seconds[static_cast<std::size_t>(StepCategory::Compute)] = 0.1;
    EXPECT_EQ(sentenceOf(profile), "No GPU in this trace. 100 ms traced: 100 % compute.");
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
    ASSERT_EQ(remarks.size(), 2);
    EXPECT_TRUE(remarks[0].contains(QStringLiteral("cut")));
    EXPECT_EQ(remarks[1], QStringLiteral("no kernels"));
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
