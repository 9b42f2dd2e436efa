// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "model/diagnosis/signals/printed_speed.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/run_maker.h"
#include "tests/diagnosis/support/step_clock.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <string>
#include <variant>
#include <vector>

namespace faultline {

namespace {

using test::judge;
using test::Judgement;
using test::Noise;
using test::RunMaker;
using test::timedPoints;
using test::timedRun;

const Rule& trainingSlowsDownRule()
{
    static const std::unique_ptr<const Rule> kRule = makeTrainingSlowsDown();
    return *kRule;
}

/// From 1 s to 1 + growth seconds a step, linearly.
test::SecondsOfStep growing(std::size_t count, double growth, Noise& noise)
{
    return [count, growth, &noise](std::size_t i) {
        return (1.0 + growth * static_cast<double>(i) / static_cast<double>(count))
               * noise.factor(0.1);
    };
}

TEST(TrainingSlowsDown, IsToldWithBothStepTimes)
{
    Noise noise(1);
    const Judgement said =
        judge(trainingSlowsDownRule(), {timedRun(3000, growing(3000, 0.6, noise)).make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NEAR(said.number("change"), 1.5 / 1.1 - 1.0, 0.03);
    EXPECT_GT(said.number("trend-z"), 5.0);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
    EXPECT_NE(said.title().find("slows down"), std::string::npos) << said.title();
}

TEST(TrainingSlowsDown, StaysSilentBelowEightPerCent)
{
    Noise noise(1);
    // The last third is 6 % slower than the first.
    EXPECT_TRUE(judge(trainingSlowsDownRule(), {timedRun(3000, growing(3000, 0.09, noise)).make()})
                    .silent());
}

TEST(TrainingSlowsDown, StaysSilentWhenItSpeedsUp)
{
    Noise noise(1);
    EXPECT_TRUE(judge(trainingSlowsDownRule(), {timedRun(3000, growing(3000, -0.5, noise)).make()})
                    .silent());
}

TEST(TrainingSlowsDown, TellsAJumpFromAGrowth)
{
    Noise noise(7);
    const Judgement said =
        judge(trainingSlowsDownRule(), {timedRun(3000, [&noise](std::size_t i) {
                                            return (i < 1500 ? 1.0 : 1.5) * noise.factor(0.1);
                                        }).make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("Steps became slower around step 1,"), std::string::npos)
        << said.title();
    EXPECT_NEAR(said.number("change"), 0.5, 0.03);
}

TEST(TrainingSlowsDown, IgnoresEvaluationsAndStallsThatBecomeMore)
{
    Noise noise(3);
    const Judgement said = judge(trainingSlowsDownRule(),
                                 {timedRun(3000, [&noise](std::size_t i) {
                                      const std::size_t every = i < 1500 ? 200 : 50;
                                      return noise.factor(0.05) + (i % every == 0 ? 30.0 : 0.0);
                                  }).make()});
    EXPECT_TRUE(said.findings.empty()) << said.title();
}

TEST(TrainingSlowsDown, IgnoresSlowFirstSteps)
{
    Noise noise(3);
    EXPECT_TRUE(judge(trainingSlowsDownRule(), {timedRun(1000,
                                                         [&noise](std::size_t i) {
                                                             return (i < 50 ? 0.2 : 1.0)
                                                                    * noise.factor(0.02);
                                                         })
                                                    .make()})
                    .findings.empty());
}

TEST(TrainingSlowsDown, ComparesWithinOneAttemptOnly)
{
    // A second session with a larger batch is no slowing down.
    std::vector<ScalarPoint> points = timedPoints(500, [](std::size_t) { return 1.0; });
    const std::vector<ScalarPoint> second = timedPoints(
        400, [](std::size_t) { return 2.0; }, 300, 1, points.back().wallTime + 100.0);
    points.insert(points.end(), second.begin(), second.end());
    EXPECT_TRUE(
        judge(trainingSlowsDownRule(), {RunMaker().points("loss", points).make()}).silent());
}

TEST(TrainingSlowsDown, ShowsWhatChangesTogetherWithIt)
{
    Noise noise(9);
    const std::vector<ScalarPoint> train = timedPoints(1000, growing(1000, 1.0, noise));
    std::vector<ScalarPoint> memory;
    std::vector<ScalarPoint> power;
    for (std::size_t i = 0; i < train.size(); i += 5) {
        memory.push_back({.step = train[i].step,
                          .wallTime = train[i].wallTime,
                          .value = 100.0 + static_cast<double>(i)});
        power.push_back({.step = train[i].step,
                         .wallTime = train[i].wallTime,
                         .value = 200.0 + noise.normal()});
    }
    const Judgement said = judge(trainingSlowsDownRule(), {RunMaker()
                                                               .points("loss", train)
                                                               .points("host_memory_used", memory)
                                                               .points("gpu_power", power)
                                                               .make()});
    ASSERT_EQ(said.findings.size(), 1U);
    std::vector<std::string> tags;
    for (const Evidence& evidence : said.findings[0].evidence) {
        if (const auto* series = std::get_if<SeriesEvidence>(&evidence))
            tags.push_back(series->tag.text());
    }
    EXPECT_NE(std::find(tags.begin(), tags.end(), "host_memory_used"), tags.end());
    EXPECT_EQ(std::find(tags.begin(), tags.end(), "gpu_power"), tags.end());
}

TEST(TrainingSlowsDown, AbstainsWithFewStepTimes)
{
    Noise noise(1);
    const Judgement said =
        judge(trainingSlowsDownRule(), {timedRun(4, growing(4, 2.0, noise)).make()});
    EXPECT_TRUE(said.findings.empty());
    EXPECT_EQ(said.abstentions.size(), 1U);
}

TEST(TrainingSlowsDown, IsNotSeenInHealthyRuns)
{
    int fired = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        Noise noise(seed);
        const double spread = 0.02 + 0.3 * noise.uniform();
        const auto count = static_cast<std::size_t>(100.0 + 2000.0 * noise.uniform());
        const Judgement said =
            judge(trainingSlowsDownRule(),
                  {timedRun(count, [&](std::size_t) { return noise.factor(spread); }).make()});
        fired += said.findings.empty() ? 0 : 1;
    }
    EXPECT_LE(fired, 3); // a trend test at 1 % that also asks for a change of 8 %
}

} // namespace

namespace {

Judgement ofPrinted(std::initializer_list<const char*> speeds)
{
    std::string text;
    int epoch = 0;
    for (const char* speed : speeds)
        text += "Epoch " + std::to_string(++epoch) + "/9\n32/32 - 2s - " + speed
                + "/step - loss: 0.5\n";
    return judge(trainingSlowsDownRule(), test::CaseMaker().console(text).training());
}

} // namespace

TEST(TrainingSlowsDown, ReadsTheSpeedsThatTheConsolePrints)
{
    const Judgement said = ofPrinted({"300ms", "40ms", "61ms", "80ms", "103ms", "121ms"});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("slower and slower"), std::string::npos) << said.title();
    EXPECT_TRUE(ofPrinted({"300ms", "40ms", "41ms", "39ms", "40ms", "42ms"}).findings.empty());
    EXPECT_TRUE(ofPrinted({"300ms", "40ms", "61ms", "55ms", "80ms", "78ms"}).findings.empty());
}

TEST(TrainingSlowsDown, KnowsTheUnitsOfSpeeds)
{
    EXPECT_NEAR(*secondsPerStepIn("100%|####| 37/37 [00:03<00:00, 12.5it/s, loss=0.2]"), 0.08,
                1e-9);
    EXPECT_NEAR(*secondsPerStepIn("step 200: loss = 2.4 (0.25 sec/step)"), 0.25, 1e-9);
    EXPECT_NEAR(*secondsPerStepIn("32/32 - 5s - 148ms/step - loss: 0.1"), 0.148, 1e-9);
    EXPECT_NEAR(*secondsPerStepIn("step 3 loss 3.1 3.4 s/it"), 3.4, 1e-9);
    EXPECT_NEAR(*secondsPerStepIn("step=10 lr=1.499e-03 sec/step=0.0258"), 0.0258, 1e-9);
    EXPECT_FALSE(secondsPerStepIn("step=10 lr=1.499e-03 s/it"));
    EXPECT_FALSE(secondsPerStepIn("412 samples/s"));
}

namespace {

/// Lines of a training whose steps take `late` from the half on, `waited` of it for data.
std::string timedLines(double late, double waited)
{
    std::string text;
    for (int epoch = 0; epoch < 4; ++epoch) {
        for (int place = 4; place < 40; place += 5) {
            const bool isLate = epoch >= 2;
            text += "Epoch: [" + std::to_string(epoch) + "][" + std::to_string(place)
                    + "/40]\tTime " + std::to_string((isLate ? late : 0.02) + 0.0001 * place)
                    + "\tData " + std::to_string(isLate ? waited : 0.0) + "\tloss "
                    + std::to_string(2.0 / (epoch + 1)) + "\n";
        }
    }
    return text;
}

Judgement judgeLines(const std::string& text)
{
    return judge(trainingSlowsDownRule(), test::CaseMaker().console(text).training());
}

} // namespace

TEST(TrainingSlowsDown, TellsALastingDropAndWhatTheTimeGoesInto)
{
    const Judgement step = judgeLines(timedLines(0.2, 0.0));
    ASSERT_EQ(step.findings.size(), 1U);
    EXPECT_NE(step.title().find("not because it waits for data"), std::string::npos)
        << step.title();
    const Judgement input = judgeLines(timedLines(0.2, 0.17));
    ASSERT_EQ(input.findings.size(), 1U);
    EXPECT_NE(input.title().find("the added time waits for data"), std::string::npos)
        << input.title();
    EXPECT_TRUE(judgeLines(timedLines(0.03, 0.0)).findings.empty());
}

namespace {

/// A line for each epoch, as a trainer of somebody's own prints them.
Judgement ofEpochLines(const std::vector<std::string>& durations, const std::string& more = {})
{
    std::string text = more;
    int epoch = 0;
    for (const std::string& duration : durations) {
        ++epoch;
        text += "[epoch " + std::to_string(epoch) + "] loss=" + std::to_string(1.0 / epoch)
                + " val_loss=0.5 " + duration + "\n";
    }
    return judge(trainingSlowsDownRule(), test::CaseMaker().console(text).training());
}

} // namespace

TEST(TrainingSlowsDown, TellsADropByTheDurationsOfEpochs)
{
    const Judgement said = ofEpochLines(
        {"t=0.3s", "t=0.3s", "t=0.3s", "t=0.3s", "t=0.8s", "t=2.9s", "t=2.9s", "t=2.9s"});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("drops in epoch 5 and stays low"), std::string::npos)
        << said.title();
    const Judgement clocks =
        ofEpochLines({"took 0:00:21", "took 0:00:20", "took 0:00:20", "took 0:00:21",
                      "took 0:01:31", "took 0:01:29", "took 0:01:30", "took 0:01:30"});
    ASSERT_EQ(clocks.findings.size(), 1U);
    EXPECT_NE(clocks.title().find("in epoch 5"), std::string::npos) << clocks.title();
    // A long first epoch, one that is slow by chance, a drop to less than three times.
    EXPECT_TRUE(
        ofEpochLines({"t=9.3s", "t=1.3s", "t=1.2s", "t=1.3s", "t=1.3s", "t=1.2s"}).silent());
    EXPECT_TRUE(
        ofEpochLines({"t=1.3s", "t=1.3s", "t=9.2s", "t=1.3s", "t=1.3s", "t=1.2s"}).silent());
    EXPECT_TRUE(ofEpochLines({"t=1.3s", "t=1.3s", "t=1.2s", "t=2.3s", "t=2.3s", "t=2.2s", "t=2.3s"})
                    .silent());
}

TEST(TrainingSlowsDown, DoesNotJudgeWhatTheDigitsLeaveOpen)
{
    EXPECT_TRUE(ofEpochLines({"time 00:01", "time 00:01", "time 00:01", "time 00:01", "time 00:03",
                              "time 00:03", "time 00:03", "time 00:03"})
                    .silent());
}

TEST(TrainingSlowsDown, RemarksOnlyWhereTheLogTellsTheChange)
{
    const Judgement said = ofEpochLines(
        {"t=1.3s", "t=1.3s", "t=1.3s", "t=1.3s", "t=5.9s", "t=5.9s", "t=5.9s", "t=5.9s"},
        "Unfreezing the backbone at epoch 5\n");
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Info);
}

TEST(TrainingSlowsDown, TellsTimesSinceTheStartFromDurations)
{
    const auto ofTable = [](const std::vector<double>& times) {
        std::vector<ScalarPoint> points;
        for (const double time : times)
            points.push_back({.step = static_cast<std::int64_t>(points.size() + 1),
                              .wallTime = std::numeric_limits<double>::quiet_NaN(),
                              .value = time});
        return judge(trainingSlowsDownRule(),
                     {RunMaker().points("time", points).points("loss", points).make()});
    };
    EXPECT_TRUE(ofTable({10, 20, 30, 40, 50, 60, 70, 80, 90, 100}).silent());
    const Judgement said = ofTable({10, 20, 30, 40, 50, 90, 130, 170, 210, 250});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("drops around step 6"), std::string::npos) << said.title();
}

} // namespace faultline
