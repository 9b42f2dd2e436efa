// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/hardware_maker.h"
#include "tests/diagnosis/support/profile_maker.h"
#include "tests/support/analysed.h"

#include <gtest/gtest.h>

namespace faultline::test {

namespace {

constexpr std::size_t kSamples = 600;

/// Two hours of training, a step a second, watched every `every` seconds.
Training watched(const HardwareMaker::OfSample& utilization, double every = 1.0,
                 std::size_t samples = kSamples)
{
    CaseData data =
        caseOf({RunMaker("train")
                    .curve("loss", stepsFrom(0, 720, 10), [](std::int64_t) { return 1.0; })
                    .make()});
    data.hardwareLogs = {HardwareMaker("gpu.csv", kStart + 60.0, every)
                             .gpus(1)
                             .series(HardwareQuantity::GpuUtilization, 0, samples, utilization)
                             .make()};
    data.runOfArtifact[ArtifactId("gpu.csv")] = RunId("train");
    std::vector<Training> trainings = test::trainingsOf(data);
    EXPECT_EQ(trainings.size(), 1U);
    return std::move(trainings.front());
}

Judgement judged(const HardwareMaker::OfSample& utilization, double every = 1.0,
                 std::size_t samples = kSamples)
{
    return judge(*makeGpuUnderused(), watched(utilization, every, samples));
}

} // namespace

TEST(GpuUnderused, ThreeSeverities)
{
    const Judgement half = judged([](std::size_t) { return 0.5; });
    ASSERT_EQ(half.findings.size(), 1U);
    EXPECT_EQ(half.findings.front().severity, Severity::Info);
    const Judgement fifth = judged([](std::size_t) { return 0.2; });
    ASSERT_EQ(fifth.findings.size(), 1U);
    EXPECT_EQ(fifth.findings.front().severity, Severity::Warning);
    const Judgement wasted = judged([](std::size_t) { return 0.05; }, 10.0);
    ASSERT_EQ(wasted.findings.size(), 1U);
    EXPECT_EQ(wasted.findings.front().severity, Severity::Critical);
    EXPECT_NEAR(wasted.number("gpu-utilization"), 0.05, 1e-6);
}

TEST(GpuUnderused, ARunThatNeverSteppedIsLeftToOthers)
{
    const Training training =
        CaseMaker()
            .console(
                "Traceback (most recent call last):\n  File \"train.py\", line 1, in <module>\n"
                "    main()\nValueError: no\n")
            .hardware(HardwareMaker("gpu.csv")
                          .gpus(1)
                          .series(HardwareQuantity::GpuUtilization, 0, kSamples,
                                  [](std::size_t) { return 0.02; })
                          .make())
            .training();
    EXPECT_TRUE(judge(*makeGpuUnderused(), training).silent());
}

TEST(GpuUnderused, BurstsAreTold)
{
    const Judgement said = judged([](std::size_t i) { return i % 2 == 0 ? 0.95 : 0.0; });
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("works in bursts"), std::string::npos) << said.title();
}

TEST(GpuUnderused, ABusyGpuWithARareCheckpointIsSilent)
{
    Noise noise(7);
    EXPECT_TRUE(judged([&noise](std::size_t i) {
                    return i % 12 == 0 ? 0.0 : 0.9 + 0.05 * noise.uniform();
                }).silent());
}

TEST(GpuUnderused, AsksForAProfileByTheCommandOfTheFramework)
{
    const Judgement said = judged([](std::size_t) { return 0.5; });
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().fixes.front().id, "capture-trace");
    EXPECT_FALSE(said.findings.front().fixes.front().snippets.empty());
}

TEST(GpuUnderused, AProfileWithStepsExplainsIt)
{
    Training training = watched([](std::size_t) { return 0.5; });
    training.profiles =
        ProfileMaker().steps(30, 0.1, {{StepCategory::Compute, 0.5}}).training().profiles;
    EXPECT_TRUE(judge(*makeGpuUnderused(), training).silent());
}

TEST(GpuUnderused, AbstainsFromAFewSamples)
{
    const Judgement said = judged([](std::size_t) { return 0.2; }, 1.0, 20);
    EXPECT_TRUE(said.findings.empty());
    EXPECT_EQ(said.abstentions.size(), 1U);
}

TEST(GpuUnderused, ALogInWhichTheGpuHardlyWorkedIsJudgedAsAWhole)
{
    const ProfileMaker nothing;
    Training training = nothing.training();
    training.profiles.clear();
    HardwareMaker maker("gpu.csv");
    maker.gpus(1).series(HardwareQuantity::GpuUtilization, 0, 120,
                         [](std::size_t i) { return i == 70 ? 1.0 : 0.0; });
    maker.log().timeKind = TimeKind::None;
    training.hardwareLogs = {maker.make()};
    const Judgement said = judge(*makeGpuUnderused(), training);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
    EXPECT_LT(said.findings.front().confidence, 0.5);
}

namespace {

/// Of a log of the GPU alone, in which nothing is tied to steps.
Judgement judgedAlone(const HardwareMaker::OfSample& utilization, std::size_t samples = 400)
{
    const ProfileMaker nothing;
    Training training = nothing.training();
    training.profiles.clear();
    HardwareMaker maker("gpu.csv");
    maker.gpus(1).series(HardwareQuantity::GpuUtilization, 0, samples, utilization);
    maker.log().timeKind = TimeKind::None;
    training.hardwareLogs = {maker.make()};
    return judge(*makeGpuUnderused(), training);
}

} // namespace

TEST(GpuUnderused, AbstainsWhereNothingTellsOfAStepAndTheGpuNeverWorked)
{
    const Judgement said =
        judgedAlone([](std::size_t i) { return 0.01 * static_cast<double>(i % 6); });
    EXPECT_TRUE(said.findings.empty());
    ASSERT_EQ(said.abstentions.size(), 1U);
    EXPECT_EQ(said.abstentions[0].missing, "console");
    const Judgement worked = judgedAlone([](std::size_t i) { return i % 6 == 0 ? 0.3 : 0.0; });
    ASSERT_EQ(worked.findings.size(), 1U);
    EXPECT_EQ(worked.title().find("during the training"), std::string::npos)
        << "nothing tells that it does: " << worked.title();
}

TEST(GpuUnderused, RemarksOnALongWaitBeforeTheFirstWork)
{
    const Judgement said = judgedAlone([](std::size_t i) { return i < 180 ? 0.0 : 0.93; });
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Info);
    EXPECT_NEAR(said.number("idle-before"), 0.45, 0.01);
    EXPECT_TRUE(judgedAlone([](std::size_t i) { return i < 80 ? 0.0 : 0.93; }).silent());
}

TEST(GpuUnderused, AnIdleGpuBesideABusyOneIsNoMatterOfTheInput)
{
    CaseData data =
        caseOf({RunMaker("train")
                    .curve("loss", stepsFrom(0, 720, 10), [](std::int64_t) { return 1.0; })
                    .make()});
    data.hardwareLogs = {
        HardwareMaker("gpu.csv", kStart + 60.0)
            .gpus(2)
            .series(HardwareQuantity::GpuUtilization, 0, kSamples, [](std::size_t) { return 0.0; })
            .series(HardwareQuantity::GpuUtilization, 1, kSamples, [](std::size_t) { return 0.95; })
            .make()};
    data.runOfArtifact[ArtifactId("gpu.csv")] = RunId("train");
    const std::vector<Training> trainings = test::trainingsOf(data);
    ASSERT_EQ(trainings.size(), 1U);
    EXPECT_TRUE(judge(*makeGpuUnderused(), trainings.front()).silent());
}

} // namespace faultline::test
