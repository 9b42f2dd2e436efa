// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/hardware_maker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace faultline {

namespace {

using test::CaseMaker;
using test::HardwareMaker;
using test::judge;
using test::Judgement;
using test::snippetsOf;
using ::testing::HasSubstr;

const Rule& stuckAtStartRule()
{
    static const std::unique_ptr<const Rule> kRule = makeStuckAtStart();
    return *kRule;
}

/// Two lines at the start of the clock of the tests (2020-09-13 12:26:40 UTC), no step.
constexpr std::string_view kStarted = "2020-09-13T12:26:40.250000Z O Loading the model\n"
                                      "2020-09-13T12:26:42.250000Z O Reading the records\n";

/// GPU and host for `seconds` from the start on, one sample in ten seconds.
HardwareLogPtr watchedForStuckAtStart(double seconds, double gpu, double cpu, double core)
{
    const auto samples = static_cast<std::size_t>(seconds / 10.0);
    const auto level = [](double value) { return [value](std::size_t) { return value; }; };
    return HardwareMaker("hardware.csv", test::kStart, 10.0)
        .gpus(1)
        .host()
        .series(HardwareQuantity::GpuUtilization, 0, samples, level(gpu))
        .series(HardwareQuantity::CpuUtilization, 1, samples, level(cpu))
        .series(HardwareQuantity::CpuBusiestCore, 1, samples, level(core))
        .make();
}

Judgement judgeStart(const HardwareLogPtr& log, std::string_view console = kStarted)
{
    return judge(stuckAtStartRule(), CaseMaker().console(console).hardware(log).training());
}

TEST(StuckAtStart, AnIdleMachineHangs)
{
    const Judgement said = judgeStart(watchedForStuckAtStart(3600.0, 0.0, 0.02, 0.1));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Critical);
    EXPECT_NEAR(said.number("start-seconds"), 3590.0, 1.0);
    ASSERT_TRUE(said.findings[0].stake.gpuHours);
    EXPECT_NEAR(*said.findings[0].stake.gpuHours, 1.0, 0.01);
    EXPECT_THAT(snippetsOf(said.findings[0]), HasSubstr("py-spy dump"));
}

TEST(StuckAtStart, AMachineAtWorkIsSlow)
{
    const Judgement said = judgeStart(watchedForStuckAtStart(1800.0, 0.0, 0.04, 0.99));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
    EXPECT_THAT(said.title(), HasSubstr("Slow start"));
}

TEST(StuckAtStart, AShuffleBufferThatFillsIsNamed)
{
    const std::string console =
        std::string(kStarted)
        + "2020-09-13 12:50:40.250000: I tensorflow/core/kernels/data/shuffle_dataset_op.cc:177] "
          "Filling up shuffle buffer (this may take a while): 312 of 20000\n";
    const Judgement said = judgeStart(watchedForStuckAtStart(1800.0, 0.0, 0.5, 0.9), console);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_THAT(snippetsOf(said.findings[0]), HasSubstr("shuffle_buffer_size: 256"));
}

TEST(StuckAtStart, WaitsTwentyMinutes)
{
    EXPECT_TRUE(judgeStart(watchedForStuckAtStart(1190.0, 0.0, 0.02, 0.1)).silent());
    EXPECT_FALSE(judgeStart(watchedForStuckAtStart(1230.0, 0.0, 0.02, 0.1)).findings.empty());
}

TEST(StuckAtStart, StepsInAnUnknownFormAreSteps)
{
    const Judgement said = judgeStart(
        watchedForStuckAtStart(3600.0, 0.0, 0.02, 0.1),
        std::string(kStarted) + "2020-09-13T12:30:40.250000Z O <<< Epoch #3 is through >>>\n");
    EXPECT_TRUE(said.findings.empty());
    ASSERT_EQ(said.abstentions.size(), 1U);
    EXPECT_FALSE(
        judgeStart(watchedForStuckAtStart(3600.0, 0.0, 0.02, 0.1),
                   std::string(kStarted)
                       + "2020-09-13T12:30:40.250000Z O max_epochs: 12, warmup_steps=500\n")
            .findings.empty())
        << "settings are no steps";
}

TEST(StuckAtStart, SeveralStartsAreNotOneWait)
{
    CaseMaker made;
    for (int hour = 12; hour < 20; ++hour)
        made.console("2020-09-13 " + std::to_string(hour) + ":00:00,000 - app - INFO - loading\n"
                         + "2020-09-13 " + std::to_string(hour)
                         + ":01:00,000 - app - INFO - ready\n",
                     "start" + std::to_string(hour) + ".log");
    EXPECT_TRUE(judge(stuckAtStartRule(), made.training()).findings.empty());
}

TEST(StuckAtStart, AnErrorIsNoHang)
{
    const std::string failed = std::string(kStarted)
                               + "2020-09-13T12:26:45.250000Z E RuntimeError: CUDA error: "
                                 "device-side assert triggered\n";
    EXPECT_TRUE(judgeStart(watchedForStuckAtStart(3600.0, 0.0, 0.02, 0.1), failed).silent());
}

TEST(StuckAtStart, AnEvaluationWaitsOnPurpose)
{
    EXPECT_TRUE(judgeStart(watchedForStuckAtStart(3600.0, 0.0, 0.02, 0.1),
                           "2020-09-13T12:26:40.250000Z O Waiting for new checkpoint at /m\n")
                    .silent());
}

/// A run whose first step came after `startUp` seconds.
Judgement judgeSlow(double startUp, std::size_t steps)
{
    const std::string console = "2020-09-13T12:26:40.250000Z O Loading the model\n";
    return judge(
        stuckAtStartRule(),
        CaseMaker()
            .console(console)
            .run(test::RunMaker("train.log")
                     .clock([startUp](std::int64_t step) {
                         return test::kStart + startUp + static_cast<double>(step);
                     })
                     .curve("loss", test::stepsFrom(1, steps), [](std::int64_t) { return 1.0; })
                     .make())
            .training());
}

TEST(StuckAtStart, ASlowStartCostsItsShareOfTheRun)
{
    const Judgement said = judgeSlow(3000.0, 3000);
    if (said.findings.empty())
        GTEST_SKIP() << "the log was not matched to the run"; // its clock is not known
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
    EXPECT_NEAR(said.findings[0].cost, 0.5, 0.05);
}

TEST(StuckAtStart, AbstainsWithoutAConsole)
{
    const Judgement said =
        judge(stuckAtStartRule(),
              CaseMaker().hardware(watchedForStuckAtStart(3600.0, 0.0, 0.02, 0.1)).training());
    EXPECT_TRUE(said.findings.empty());
    ASSERT_EQ(said.abstentions.size(), 1U);
    EXPECT_EQ(said.abstentions[0].missing, "console");
}

} // namespace

} // namespace faultline
