// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/run_maker.h"
#include "tests/diagnosis/support/step_clock.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace faultline {

namespace {

using test::judge;
using test::Judgement;
using test::kStart;
using test::Noise;
using test::RunMaker;
using test::stepsFrom;
using test::timedPoints;
using test::timedRun;

const Rule& periodicStallsRule()
{
    static const std::unique_ptr<const Rule> kRule = makePeriodicStalls();
    return *kRule;
}

/// Steps of 1 s with noise; every `every`-th takes `stall` seconds more.
test::SecondsOfStep stallingEvery(std::size_t every, double stall, Noise& noise)
{
    return [every, stall, &noise](std::size_t i) {
        return noise.factor(0.05) + (i % every == 0 ? stall : 0.0);
    };
}

TEST(PeriodicStalls, AreToldWithTheirPeriodAndCost)
{
    Noise noise(1);
    const Judgement said =
        judge(periodicStallsRule(), {timedRun(1000, stallingEvery(100, 20.0, noise)).make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("every 100 steps"), std::string::npos) << said.title();
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
    EXPECT_NEAR(said.number("lost-share"), 180.0 / 1180.0, 0.01);
    EXPECT_EQ(said.number("stalls"), 9.0);
    ASSERT_FALSE(said.findings[0].fixes.empty());
    EXPECT_EQ(toEnglish(said.findings[0].fixes[0].title),
              "Run whatever causes the stalls every 800 steps instead of every 100");
}

TEST(PeriodicStalls, StaySilentJustBelowTheThreshold)
{
    Noise noise(1);
    // 5 s in every 100 s: 4.8 %.
    EXPECT_TRUE(judge(periodicStallsRule(), {timedRun(1000, stallingEvery(100, 5.0, noise)).make()})
                    .silent());
    RuleSettings stricter;
    stricter.setThreshold(RuleId("periodic-stalls"), "lost-share", 0.03);
    stricter.setThreshold(RuleId("periodic-stalls"), "lost-seconds", 30.0);
    Noise again(1);
    EXPECT_EQ(judge(periodicStallsRule(), {timedRun(1000, stallingEvery(100, 5.0, again)).make()},
                    stricter)
                  .findings.size(),
              1U);
}

TEST(PeriodicStalls, AreOfTheEvaluationIfItsResultsCoincide)
{
    Noise noise(2);
    const std::vector<ScalarPoint> train = timedPoints(1001, stallingEvery(200, 60.0, noise));
    std::vector<ScalarPoint> results;
    for (std::size_t i = 200; i <= 1000; i += 200)
        results.push_back({.step = train[i].step, .wallTime = train[i].wallTime - 0.5, .value = 1});
    const RunPtr trainRun = RunMaker("x/train").points("loss", train).make();
    const RunPtr validation = RunMaker("x/validation").points("loss", results).make();
    const Judgement said = judge(periodicStallsRule(), {trainRun, validation});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("Evaluations pause the training 5 times"), std::string::npos)
        << said.title();
    EXPECT_EQ(said.findings[0].severity, Severity::Warning); // 23 % is more than a choice
}

TEST(PeriodicStalls, AreOfTheEvaluationThoughSomeStepsAreSlowToo)
{
    Noise noise(6);
    const std::vector<ScalarPoint> train = timedPoints(3001, [&noise](std::size_t i) {
        return noise.factor(0.05) + (i % 150 == 0 ? 20.0 : noise.chance(0.01) ? 1.0 : 0.0);
    });
    std::vector<ScalarPoint> results;
    for (std::size_t i = 150; i <= 3000; i += 150)
        results.push_back({.step = train[i].step, .wallTime = train[i].wallTime - 0.5, .value = 1});
    const Judgement said =
        judge(periodicStallsRule(), {RunMaker("x/train").points("loss", train).make(),
                                     RunMaker("x/validation").points("loss", results).make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("Evaluations pause the training 20 times"), std::string::npos)
        << said.title();
    EXPECT_EQ(said.findings[0].severity, Severity::Info);
    EXPECT_EQ(toEnglish(said.findings[0].fixes[0].title),
              "Evaluate every 1,050 steps instead of every 150");
}

TEST(PeriodicStalls, AreOfTheCheckpointsThatTheLogMentions)
{
    Noise noise(3);
    const std::vector<ScalarPoint> train = timedPoints(1001, stallingEvery(100, 10.0, noise));
    RunMaker maker;
    maker.points("loss", train);
    for (std::size_t i = 100; i <= 1000; i += 100)
        maker.session(SessionMark::Status::Checkpoint, train[i].step, train[i].wallTime - 0.5);
    const Judgement said = judge(periodicStallsRule(), {maker.make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("Saving checkpoints"), std::string::npos) << said.title();
}

TEST(PeriodicStalls, NameImagesThatAreLoggedAsOften)
{
    Noise noise(4);
    RunMaker maker = timedRun(1001, stallingEvery(100, 10.0, noise));
    maker.blob("train/images", {.kind = TagKind::Image,
                                .plugin = "images",
                                .displayName = {},
                                .description = {},
                                .items = {},
                                .count = 11,
                                .bytes = 1000,
                                .minStep = 0,
                                .maxStep = 1000});
    const Judgement said = judge(periodicStallsRule(), {maker.make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(toEnglish(said.findings[0].explanation).find("train/images"), std::string::npos);
}

TEST(PeriodicStalls, AreToldAsIrregularWithoutAPeriod)
{
    Noise noise(5);
    const Judgement said = judge(periodicStallsRule(),
                                 {timedRun(2000, [&noise](std::size_t) {
                                      return noise.factor(0.05) + (noise.chance(0.05) ? 6.0 : 0.0);
                                  }).make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("at irregular intervals"), std::string::npos) << said.title();
}

TEST(PeriodicStalls, LeaveStartUpWarmUpAndASingleSilenceAlone)
{
    EXPECT_TRUE(
        judge(
            periodicStallsRule(),
            {timedRun(300, [](std::size_t i) { return i < 20 ? 15.0 : (i == 200 ? 5000.0 : 1.0); })
                 .make()})
            .silent());
}

TEST(PeriodicStalls, StaySilentWhereAllOfThemTakeLessThanAMinute)
{
    Noise noise(1);
    EXPECT_TRUE(judge(periodicStallsRule(), {timedRun(1000,
                                                      [&noise](std::size_t i) {
                                                          return 0.02 * noise.factor(0.05)
                                                                 + (i % 100 == 0 ? 0.4 : 0.0);
                                                      })
                                                 .make()})
                    .silent());
}

TEST(PeriodicStalls, AreNotReadFromAClockOfWholeSeconds)
{
    // Steps of 0.4 s seem to take no time or a whole second, those of 1.4 s one or two.
    for (const double usual : {0.4, 1.4}) {
        std::vector<ScalarPoint> points = timedPoints(2000, [usual](std::size_t) { return usual; });
        for (ScalarPoint& point : points)
            point.wallTime = std::floor(point.wallTime);
        const Judgement said =
            judge(periodicStallsRule(), {RunMaker().points("loss", points).make()});
        EXPECT_TRUE(said.findings.empty()) << said.title();
        EXPECT_EQ(said.abstentions.size(), 1U);
    }
    // Steps of 5.4 s can be timed.
    std::vector<ScalarPoint> points = timedPoints(500, [](std::size_t) { return 5.4; });
    for (ScalarPoint& point : points)
        point.wallTime = std::floor(point.wallTime);
    EXPECT_TRUE(judge(periodicStallsRule(), {RunMaker().points("loss", points).make()}).silent());
}

TEST(PeriodicStalls, AbstainWithFewerThan60StepTimes)
{
    const Judgement said =
        judge(periodicStallsRule(),
              {timedRun(40, [](std::size_t i) { return i % 10 == 0 ? 9.0 : 1.0; }).make()});
    EXPECT_TRUE(said.findings.empty());
    ASSERT_EQ(said.abstentions.size(), 1U);
    EXPECT_FALSE(said.abstentions[0].remedy.empty());
}

TEST(PeriodicStalls, AreNotSeenInHealthyRuns)
{
    int fired = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Noise noise(seed);
        const double spread = 0.02 + 0.2 * noise.uniform();
        const bool isNormal = noise.chance(0.5);
        const auto count = static_cast<std::size_t>(200.0 + 3000.0 * noise.uniform());
        const Judgement said = judge(periodicStallsRule(),
                                     {timedRun(count, [&](std::size_t) {
                                          return isNormal
                                                     ? std::max(0.1, 1.0 + spread * noise.normal())
                                                     : noise.factor(spread);
                                      }).make()});
        fired += said.findings.empty() ? 0 : 1;
    }
    EXPECT_EQ(fired, 0);
}

TEST(PeriodicStalls, AreFoundInNoise)
{
    int found = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        Noise noise(seed);
        const Judgement said = judge(
            periodicStallsRule(), {timedRun(2000, [&noise](std::size_t) {
                                       return noise.factor(0.15) * (noise.chance(0.12) ? 5.0 : 1.0);
                                   }).make()});
        found += said.findings.empty() ? 0 : 1;
    }
    EXPECT_GE(found, 99);
}

} // namespace

namespace {

/// Steps of 20 ms, logged every ten; every `every`-th step takes `stall` seconds more.
test::RunMaker shortRun(std::size_t steps, std::size_t every, double stall)
{
    std::vector<ScalarPoint> points;
    double time = kStart;
    for (std::size_t step = 1; step <= steps; ++step) {
        time += 0.02 + (every > 0 && step % every == 0 ? stall : 0.0);
        if (step % 10 == 0)
            points.push_back(
                {.step = static_cast<std::int64_t>(step), .wallTime = time, .value = 1.0});
    }
    return RunMaker("run").points("loss", std::move(points));
}

std::string barState(int done, int whole, double seconds)
{
    std::array<char, 120> text{};
    std::snprintf(text.data(), text.size(),
                  "\rEpoch: %3d%%|###   | %d/%d [00:%02d<00:01, %.2fit/s]", 100 * done / whole,
                  done, whole, static_cast<int>(seconds), done / seconds);
    return text.data();
}

/// Ten epochs of forty steps of 20 ms; before every `every`-th step the loader takes `stall`.
std::string barsWithStalls(int every, double stall)
{
    std::string text;
    int step = 0;
    for (int epoch = 1; epoch <= 10; ++epoch) {
        double seconds = 0.0;
        for (int i = 1; i <= 40; ++i) {
            ++step;
            const bool stalls = every > 0 && step % every == 0;
            seconds += 0.02 + (stalls ? stall : 0.0);
            if (stalls || i == 40)
                text += barState(i, 40, seconds);
        }
        text += "\nEpoch " + std::to_string(epoch) + ": loss " + std::to_string(2.0 / epoch) + "\n";
    }
    return text;
}

Judgement judgeConsole(const std::string& text)
{
    return judge(periodicStallsRule(), test::CaseMaker().console(text).training());
}

} // namespace

TEST(PeriodicStalls, AreToldInAShortRunIfTheyTakeMostOfIt)
{
    const Judgement said = judge(periodicStallsRule(), {shortRun(400, 40, 2.0).make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("every 40 steps"), std::string::npos) << said.title();
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
    EXPECT_TRUE(judge(periodicStallsRule(), {shortRun(400, 0, 0.0).make()}).findings.empty());
    EXPECT_TRUE(judge(periodicStallsRule(), {shortRun(400, 200, 3.0).make()}).findings.empty())
        << "a pause or two: of the machine";
    EXPECT_TRUE(judge(periodicStallsRule(), {shortRun(2000, 40, 0.8).make()}).findings.empty())
        << "very short epochs: the validation of each takes fractions of a second";
}

TEST(PeriodicStalls, AreSeenInProgressBars)
{
    const Judgement said = judgeConsole(barsWithStalls(32, 1.7));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("every 32 steps"), std::string::npos) << said.title();
    EXPECT_GT(said.number("lost-share"), 0.6);
    EXPECT_TRUE(judgeConsole(barsWithStalls(0, 0.0)).findings.empty());
    EXPECT_TRUE(judgeConsole(barsWithStalls(350, 8.0)).findings.empty()) << "one pause";
}

TEST(PeriodicStalls, AreTheBeginningsOfEpochsIfTheyAreAnEpochApart)
{
    std::string text;
    for (int epoch = 1; epoch <= 10; ++epoch)
        text += barState(1, 40, 1.72) + barState(40, 40, 2.5) + "\nEpoch " + std::to_string(epoch)
                + ": loss " + std::to_string(2.0 / epoch) + "\n";
    const Judgement said = judgeConsole(text);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("Each epoch begins with a pause"), std::string::npos)
        << said.title();
}

TEST(PeriodicStalls, AreNoneInABarThatGetsSlowerForGood)
{
    std::string text;
    for (int epoch = 1; epoch <= 12; ++epoch) {
        const double perStep = epoch > 5 ? 0.2 : 0.02;
        for (int i = 10; i <= 40; i += 10)
            text += barState(i, 40, perStep * i);
        text += "\nEpoch " + std::to_string(epoch) + ": loss " + std::to_string(2.0 / epoch) + "\n";
    }
    EXPECT_TRUE(judgeConsole(text).findings.empty());
}

TEST(PeriodicStalls, AreWorkBehindTheEvaluationIfTheyBeginAtItsResults)
{
    const auto judgePauses = [](double before, double behind) {
        std::vector<ScalarPoint> train;
        std::vector<ScalarPoint> results;
        double time = kStart;
        for (std::int64_t step = 10; step <= 400; step += 10) {
            time += 0.2;
            train.push_back({.step = step, .wallTime = time, .value = 1.0});
            if (step % 50 == 0) {
                time += before;
                results.push_back({.step = step, .wallTime = time, .value = 1.0});
                time += behind;
            }
        }
        return judge(
            periodicStallsRule(),
            {RunMaker("run").points("train/loss", train).points("val/loss", results).make()});
    };
    const Judgement saves = judgePauses(0.2, 3.0);
    ASSERT_EQ(saves.findings.size(), 1U);
    EXPECT_NE(saves.title().find("such as saving a checkpoint"), std::string::npos)
        << saves.title();
    const Judgement evaluates = judgePauses(3.0, 0.2);
    ASSERT_EQ(evaluates.findings.size(), 1U);
    EXPECT_EQ(evaluates.title().find("Evaluations pause the training"), 0U) << evaluates.title();
    EXPECT_TRUE(judgePauses(0.3, 0.1).findings.empty());
}

TEST(PeriodicStalls, AreWhatKerasDoesAtTheEndOfAnEpoch)
{
    const auto judgeKeras = [](double callbacks) {
        std::vector<ScalarPoint> evaluated;
        std::vector<ScalarPoint> ended;
        double time = kStart;
        for (std::int64_t epoch = 0; epoch < 8; ++epoch) {
            time += 0.4;
            evaluated.push_back({.step = 32 * (epoch + 1), .wallTime = time, .value = 1.0});
            time += callbacks;
            ended.push_back({.step = epoch, .wallTime = time, .value = 1.0});
        }
        return judge(periodicStallsRule(),
                     {RunMaker("logs/train").points("epoch_loss", ended).make(),
                      RunMaker("logs/validation")
                          .points("evaluation_loss_vs_iterations", evaluated)
                          .points("epoch_loss", ended)
                          .make()});
    };
    const Judgement said = judgeKeras(2.0);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.title().find("Work at the end of each epoch"), 0U) << said.title();
    EXPECT_TRUE(judgeKeras(0.01).findings.empty());
}

TEST(PeriodicStalls, GoByTheLoggedTimeOfEvaluations)
{
    const auto judgeTimes = [](double seconds) {
        return judge(periodicStallsRule(),
                     {RunMaker("run")
                          .curve("train/loss", stepsFrom(0, 200), [](std::int64_t) { return 1.0; })
                          .curve("eval/runtime", stepsFrom(20, 9, 20),
                                 [seconds](std::int64_t) { return seconds; })
                          .make()});
    };
    const Judgement said = judgeTimes(12.0);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.title(), "Evaluation takes 54.3 % of the time, in 9 evaluations");
    EXPECT_TRUE(judgeTimes(2.0).findings.empty());
}

namespace {

Judgement ofKeras(const std::vector<int>& milliseconds)
{
    std::string text;
    int epoch = 0;
    for (const int one : milliseconds)
        text += "Epoch " + std::to_string(++epoch) + "/9\n25/25 - 2s - " + std::to_string(one)
                + "ms/step - loss: 0.5\n";
    return judge(periodicStallsRule(), test::CaseMaker().console(text).training());
}

} // namespace

TEST(PeriodicStalls, AreSeenInTheTimesOfEpochs)
{
    const Judgement said = ofKeras({63, 70, 10, 66, 67, 16, 71, 69});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("6 of 8 epochs"), std::string::npos) << said.title();
    EXPECT_TRUE(ofKeras({63, 10, 10, 11, 10, 12, 11, 10}).findings.empty()) << "the first";
    EXPECT_TRUE(ofKeras({10, 10, 10, 60, 60, 61, 60, 62}).findings.empty()) << "a drop";
    EXPECT_TRUE(ofKeras({6, 7, 1, 6, 7, 2, 7, 7}).findings.empty()) << "milliseconds";
}

TEST(PeriodicStalls, AreNoneInABarThatBeginsWhereItWasResumed)
{
    std::string text = "\r  0%|   | 0/650 [00:00<?, ?it/s]"
                       "\r 47%|   | 305/650 [00:00<00:00, 2658.21it/s]";
    for (int i = 330; i <= 650; i += 20) {
        std::array<char, 100> state{};
        std::snprintf(state.data(), state.size(),
                      "\r %2d%%|###   | %d/650 [00:%02d<00:01, 2658.21it/s]", 100 * i / 650, i,
                      (i - 300) / 32);
        text += state.data();
    }
    EXPECT_TRUE(judgeConsole(text + "\nloss 0.5\n").findings.empty());
}

} // namespace faultline
