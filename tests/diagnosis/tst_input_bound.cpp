// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/profile_maker.h"

#include <gtest/gtest.h>

#include <string>
#include <variant>

namespace faultline::test {

namespace {

Judgement withInput(double share, int steps = 30, double noise = 0.0, std::uint64_t seed = 1)
{
    ProfileMaker maker;
    maker.steps(steps, 0.2, {{StepCategory::Input, share}, {StepCategory::Compute, 1.0 - share}},
                noise, seed);
    return judge(*makeInputBound(), maker.training());
}

} // namespace

TEST(InputBound, ThreeSeverities)
{
    const Judgement moderate = withInput(0.10);
    ASSERT_EQ(moderate.findings.size(), 1U);
    EXPECT_EQ(moderate.findings.front().severity, Severity::Info);
    const Judgement high = withInput(0.40);
    ASSERT_EQ(high.findings.size(), 1U);
    EXPECT_EQ(high.findings.front().severity, Severity::Warning);
    EXPECT_EQ(high.title(), "40 % of each step is spent waiting for input (80 ms of 200 ms)");
    EXPECT_NE(toEnglish(high.findings.front().explanation).find("at most 1.67"), std::string::npos)
        << toEnglish(high.findings.front().explanation);
    const Judgement most = withInput(0.75);
    ASSERT_EQ(most.findings.size(), 1U);
    EXPECT_EQ(most.findings.front().severity, Severity::Critical);
    // 200 ms of work against 50 ms of rest: four, and one to spare
    EXPECT_EQ(toEnglish(most.findings.front().fixes.front().title),
              "Load batches in 5 worker processes");
}

TEST(InputBound, ACopyCountsAsInput)
{
    ProfileMaker maker;
    maker.steps(30, 0.1,
                {{StepCategory::Input, 0.03},
                 {StepCategory::HostToDevice, 0.03},
                 {StepCategory::Compute, 0.94}});
    const Judgement said = judge(*makeInputBound(), maker.training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NEAR(said.number("input-share"), 0.06, 1e-6);
}

TEST(InputBound, LeavesSlowCopiesToTheirOwnRule)
{
    ProfileMaker maker;
    maker.steps(30, 0.1, {{StepCategory::HostToDevice, 0.3}, {StepCategory::Compute, 0.7}});
    EXPECT_TRUE(judge(*makeInputBound(), maker.training()).silent());
    EXPECT_EQ(judge(*makeCopyToDeviceSlow(), maker.training()).findings.size(), 1U);
}

TEST(InputBound, FewStepsAreNotCritical)
{
    const Judgement said = withInput(0.75, 6);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
    EXPECT_LT(said.findings.front().confidence, 0.7);
}

TEST(InputBound, BelowTheLimitIsSilentWhateverTheNoise)
{
    for (std::uint64_t seed = 1; seed <= 50; ++seed)
        EXPECT_TRUE(withInput(0.035, 30, 0.5, seed).silent()) << seed;
}

TEST(InputBound, TheIntervalHoldsTheShare)
{
    int inside = 0;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const Judgement said = withInput(0.3, 40, 0.3, seed);
        ASSERT_EQ(said.findings.size(), 1U);
        inside += said.number("input-share-low") <= 0.3 && said.number("input-share-high") >= 0.3;
    }
    EXPECT_GE(inside, 90); // of 100 at 95 %
}

TEST(InputBound, AStretchWithoutMarkersAbstains)
{
    ProfileMaker maker;
    maker.steps(1, 5.0, {{StepCategory::Input, 0.9}});
    maker.profile().hasStepMarkers = false;
    const Judgement said = judge(*makeInputBound(), maker.training());
    EXPECT_TRUE(said.findings.empty());
    ASSERT_EQ(said.abstentions.size(), 1U);
    EXPECT_NE(said.abstentions.front().command.find("torch.profiler"), std::string::npos);
}

TEST(InputBound, LoggedDataTimesStandInForAProfile)
{
    const auto run = [](double data) {
        return RunMaker("train")
            .secondsPerStep(0.5)
            .curve("total_loss", stepsFrom(0, 400), [](std::int64_t) { return 1.0; })
            .curve("time", stepsFrom(0, 400), [](std::int64_t) { return 0.5; })
            .curve("data_time", stepsFrom(0, 400), [data](std::int64_t) { return data; })
            .make();
    };
    const Judgement slow = judge(*makeInputBound(), {run(0.2)});
    ASSERT_EQ(slow.findings.size(), 1U);
    EXPECT_EQ(slow.findings.front().severity, Severity::Info) << "healthy trainings do, too";
    EXPECT_NEAR(slow.number("input-share"), 0.4, 1e-6);
    EXPECT_EQ(judge(*makeInputBound(), {run(0.35)}).findings.at(0).severity, Severity::Warning);
    EXPECT_EQ(judge(*makeInputBound(), {run(0.45)}).findings.at(0).severity, Severity::Critical);
    EXPECT_TRUE(judge(*makeInputBound(), {run(0.05)}).silent());
    EXPECT_EQ(std::get<SeriesEvidence>(slow.findings.front().evidence.front()).tag,
              TagId("data_time"));
    EXPECT_TRUE(judge(*makeInputBound(), {run(0.01)}).silent());
}

TEST(InputBound, ReadsTheWaitsOfManyLoggers)
{
    struct Names {
        const char* data;
        const char* step;
    };
    for (const Names& names :
         {Names{"time/data", "time/batch"}, Names{"train/data_time", "train/time"},
          Names{"dataload_time", "step_time"}, Names{"perf/data_s", "perf/step_s"}}) {
        const RunPtr run =
            RunMaker("train")
                .secondsPerStep(0.5)
                .curve("loss", stepsFrom(0, 100), [](std::int64_t) { return 1.0; })
                .curve(names.step, stepsFrom(0, 100), [](std::int64_t) { return 0.5; })
                .curve(names.data, stepsFrom(0, 100), [](std::int64_t) { return 0.45; })
                .make();
        const Judgement said = judge(*makeInputBound(), {run});
        ASSERT_EQ(said.findings.size(), 1U) << names.data;
        EXPECT_NEAR(said.number("input-share"), 0.9, 1e-6) << names.data;
    }
}

TEST(InputBound, ReadsTheMetersOfAConsole)
{
    std::string text;
    for (int place = 0; place < 200; place += 10)
        text += "Epoch: [0][" + std::to_string(place)
                + "/200]  Time 0.612 (0.598)  Data 0.551 (0.540)  Loss 0.5 (0.6)  Acc@1 70.0\n";
    const Judgement said = judge(*makeInputBound(), CaseMaker().console(text).training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NEAR(said.number("input-share"), 0.9, 0.01);
}

TEST(InputBound, AStepMeasuredWithoutItsWaitIsLengthened)
{
    const RunPtr run = RunMaker("train")
                           .secondsPerStep(0.5)
                           .curve("loss", stepsFrom(0, 100), [](std::int64_t) { return 1.0; })
                           .curve("step_time", stepsFrom(0, 100), [](std::int64_t) { return 0.1; })
                           .curve("data_time", stepsFrom(0, 100), [](std::int64_t) { return 0.3; })
                           .make();
    EXPECT_NEAR(judge(*makeInputBound(), {run}).number("input-share"), 0.75, 1e-6);
}

TEST(InputBound, TellsSingleStepsThatWait)
{
    const auto run = [](double wait) {
        const auto isLate = [](std::int64_t step) { return step % 40 == 20; };
        return RunMaker("train")
            .secondsPerStep(0.5)
            .curve("loss", stepsFrom(0, 200), [](std::int64_t) { return 1.0; })
            .curve("time", stepsFrom(0, 200),
                   [=](std::int64_t step) { return isLate(step) ? 0.5 + wait : 0.5; })
            .curve("data_time", stepsFrom(0, 200),
                   [=](std::int64_t step) { return isLate(step) ? wait : 0.01; })
            .make();
    };
    const Judgement said = judge(*makeInputBound(), {run(9.0)});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Info);
    EXPECT_NE(said.title().find("logged steps waited for data"), std::string::npos) << said.title();
    EXPECT_TRUE(judge(*makeInputBound(), {run(1.0)}).silent());
}

TEST(InputBound, TellsEpochsThatStartSlowly)
{
    const auto run = [](std::int64_t (*epochOf)(std::int64_t)) {
        const auto isLate = [epochOf](std::int64_t step) {
            return step > 0 && epochOf(step) != epochOf(step - 1);
        };
        return RunMaker("train")
            .curve("loss", stepsFrom(0, 200), [](std::int64_t) { return 1.0; })
            .curve("time", stepsFrom(0, 200),
                   [=](std::int64_t step) { return isLate(step) ? 5.0 : 0.05; })
            .curve("data_time", stepsFrom(0, 200),
                   [=](std::int64_t step) { return isLate(step) ? 4.9 : 0.001; })
            .make();
    };
    const Judgement said =
        judge(*makeInputBound(), {run([](std::int64_t step) { return step / 30; })});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
    EXPECT_NE(said.title().find("Each epoch starts slowly"), std::string::npos) << said.title();
    EXPECT_EQ(said.findings.front().fixes.front().id, "keep-workers");
    const Judgement irregular =
        judge(*makeInputBound(), {run([](std::int64_t step) { return step * step / 4000; })});
    ASSERT_EQ(irregular.findings.size(), 1U);
    EXPECT_EQ(irregular.findings.front().severity, Severity::Info) << irregular.title();
}

TEST(InputBound, TellsOfASlowEnvironment)
{
    const auto title = [](double alone, double later) {
        return judge(*makeInputBound(),
                     {RunMaker("sac")
                          .curve("time/fps", stepsFrom(160, 7, 160),
                                 [=](std::int64_t step) { return step == 160 ? alone : later; })
                          .curve("train/n_updates", stepsFrom(320, 6, 160),
                                 [](std::int64_t step) { return static_cast<double>(step - 100); })
                          .make()})
            .title();
    };
    EXPECT_NE(title(114.0, 85.0).find("Environment is the bottleneck"), std::string::npos);
    EXPECT_TRUE(title(10'500.0, 930.0).empty()) << "the updates take the time";
}

TEST(InputBound, TellsTheEnvironmentFromUpdatesThatBeganLater)
{
    // Updates begin within the first rows: what they and the steps take follows from both ends.
    const auto title = [](double ofStep, double ofUpdate) {
        const auto updates = [](std::int64_t step) {
            return static_cast<double>(step - 200) / 3.0;
        };
        return judge(*makeInputBound(),
                     {RunMaker("ddpg")
                          .curve("time/fps", stepsFrom(240, 5, 240),
                                 [&](std::int64_t step) {
                                     const auto steps = static_cast<double>(step);
                                     return steps / (ofStep * steps + ofUpdate * updates(step));
                                 })
                          .curve("train/n_updates", stepsFrom(240, 5, 240), updates)
                          .make()})
            .title();
    };
    EXPECT_NE(title(0.008, 0.007).find("Environment is the bottleneck"), std::string::npos);
    EXPECT_TRUE(title(0.001, 0.03).empty()) << "the updates take the time";
}

TEST(InputBound, HoldsTrainingAgainstEvaluation)
{
    const auto said = [](double trained, double evaluated) {
        const auto of = [](double value) { return [value](std::int64_t) { return value; }; };
        return judge(*makeInputBound(),
                     {RunMaker("out")
                          .curve("train_samples_per_second", stepsFrom(100, 1, 1), of(trained))
                          .curve("eval_samples_per_second", stepsFrom(50, 2, 50), of(evaluated))
                          .make()});
    };
    EXPECT_NE(said(107.0, 11'700.0).title().find("probably wait for data"), std::string::npos);
    EXPECT_TRUE(said(1000.0, 9000.0).findings.empty());
}

} // namespace faultline::test
