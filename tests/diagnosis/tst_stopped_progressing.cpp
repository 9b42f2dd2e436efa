// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/run_maker.h"
#include "tests/diagnosis/support/step_clock.h"

#include <gtest/gtest.h>

#include <string>
#include <variant>
#include <vector>

namespace faultline {

namespace {

using test::judge;
using test::Judgement;
using test::kStart;
using test::Noise;
using test::RunMaker;
using test::timedPoints;
using test::timedRun;

const Rule& rule()
{
    static const std::unique_ptr<const Rule> kRule = makeStoppedProgressing();
    return *kRule;
}

test::SecondsOfStep silentAt(std::size_t at, double silence, double usual = 10.0)
{
    return [=](std::size_t i) { return i == at ? silence : usual; };
}

TEST(StoppedProgressing, IsToldWithStepAndLength)
{
    const Judgement said = judge(rule(), {timedRun(300, silentAt(120, 3600.0)).make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.title(), "Nothing was logged for 1 h 0 min after step 119; usually there is a "
                            "sign of life every 10 s");
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
    const auto* series = std::get_if<SeriesEvidence>(&said.findings[0].evidence.front());
    ASSERT_NE(series, nullptr);
    EXPECT_EQ(series->firstStep, 119);
    EXPECT_EQ(series->lastStep, 120);
    EXPECT_DOUBLE_EQ(series->lastWallTime - series->firstWallTime, 3600.0);
}

TEST(StoppedProgressing, StaysSilentBelowBothLimits)
{
    EXPECT_TRUE(judge(rule(), {timedRun(300, silentAt(120, 590.0)).make()}).silent());
    // Longer than 600 s, but steps of 100 s make 900 s no silence.
    EXPECT_TRUE(judge(rule(), {timedRun(300, silentAt(120, 900.0, 100.0)).make()}).silent());
}

TEST(StoppedProgressing, LeavesAnEvaluationAlone)
{
    const std::vector<ScalarPoint> train = timedPoints(300, silentAt(120, 3600.0));
    const RunPtr run = RunMaker("x/train").points("loss", train).make();
    const RunPtr validation =
        RunMaker("x/eval").points("loss", {{119, train[120].wallTime - 5.0, 1.0}}).make();
    EXPECT_TRUE(judge(rule(), {run, validation}).silent());
}

TEST(StoppedProgressing, LeavesRegularPausesToTheRuleAboutStalls)
{
    const RunPtr run =
        timedRun(1000, [](std::size_t i) { return i % 100 == 0 ? 1200.0 : 10.0; }).make();
    EXPECT_TRUE(judge(rule(), {run}).silent());
    EXPECT_EQ(judge(*makePeriodicStalls(), {run}).findings.size(), 1U);
}

TEST(StoppedProgressing, DoesNotTakeTheTimeBetweenTwoSessionsForASilence)
{
    std::vector<ScalarPoint> points = timedPoints(100, [](std::size_t) { return 10.0; });
    const std::vector<ScalarPoint> second = timedPoints(
        100, [](std::size_t) { return 10.0; }, 80, 1, points.back().wallTime + 7200.0);
    points.insert(points.end(), second.begin(), second.end());
    EXPECT_TRUE(judge(rule(), {RunMaker().points("loss", points).make()}).silent());
}

TEST(StoppedProgressing, CountsSeveralSilencesAndShowsTheLongestFirst)
{
    const Judgement said =
        judge(rule(), {timedRun(1000, [](std::size_t i) {
                           return i == 120 ? 1000.0 : i == 500 ? 5000.0 : i == 530 ? 2000.0 : 10.0;
                       }).make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.number("gaps"), 3.0);
    EXPECT_EQ(std::get<SeriesEvidence>(said.findings[0].evidence[0]).firstStep, 499);
    EXPECT_EQ(std::get<SeriesEvidence>(said.findings[0].evidence[1]).firstStep, 529);
}

TEST(StoppedProgressing, AbstainsAboutAnEndWithinARecordAndWithTooFewPoints)
{
    RunMaker maker = timedRun(100, [](std::size_t) { return 10.0; });
    FileReport file;
    file.path = "/logs/events";
    file.scalarCount = 100;
    file.firstWallTime = kStart;
    file.lastWallTime = kStart + 990.0;
    file.firstStep = 0;
    file.end = ReadEnd::TruncatedTail;
    const Judgement said = judge(rule(), {maker.file(file).make()});
    EXPECT_TRUE(said.findings.empty());
    ASSERT_EQ(said.abstentions.size(), 1U);
    EXPECT_NE(toEnglish(said.abstentions[0].reason).find("after step 99"), std::string::npos);

    const Judgement few = judge(rule(), {timedRun(5, silentAt(3, 3600.0)).make()});
    EXPECT_TRUE(few.findings.empty());
    EXPECT_EQ(few.abstentions.size(), 1U);
}

TEST(StoppedProgressing, IsNotSeenInHealthyRuns)
{
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        Noise noise(seed);
        const double usual = 0.1 + 300.0 * noise.uniform();
        EXPECT_TRUE(
            judge(rule(),
                  {timedRun(500, [&](std::size_t) { return usual * noise.factor(0.4); }).make()})
                .silent())
            << seed;
    }
}

} // namespace

} // namespace faultline
