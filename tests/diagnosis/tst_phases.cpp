// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/training/phases.h"
#include "model/diagnosis/training/progress.h"
#include "model/diagnosis/training/tag_meaning.h"
#include "tests/diagnosis/support/run_maker.h"
#include "tests/diagnosis/support/step_clock.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>
#include <vector>

namespace faultline {

namespace {

using test::kStart;
using test::RunMaker;
using test::timedPoints;
using test::timedRun;

/// "warm-up 0..3 steady 3..99", times left out.
std::string kindsOf(const Phases& phases)
{
    std::string text;
    for (const PhaseSpan& span : phases.spans) {
        text += (text.empty() ? "" : " ") + std::string(toString(span.kind)) + " "
                + std::to_string(span.firstStep) + ".." + std::to_string(span.lastStep);
    }
    return text;
}

Progress progressOf(const RunPtr& run)
{
    TagDictionary tags;
    return findProgress(*run, tags);
}

void expectOrdered(const Phases& phases)
{
    for (std::size_t i = 0; i < phases.spans.size(); ++i) {
        EXPECT_LT(phases.spans[i].beginTime, phases.spans[i].endTime);
        if (i > 0) {
            EXPECT_GE(phases.spans[i].beginTime, phases.spans[i - 1].endTime);
        }
    }
}

FileReport fileOfForPhases(double first, double last, std::int64_t firstStep,
                           std::uint64_t scalars = 10)
{
    FileReport file;
    file.path = "/logs/events";
    file.scalarCount = scalars;
    file.firstWallTime = first;
    file.lastWallTime = last;
    file.firstStep = firstStep;
    return file;
}

TEST(Phases, OfAnEvenRunAreSteady)
{
    const RunPtr run = timedRun(100, [](std::size_t) { return 2.0; }).make();
    const Phases phases = findPhases(*run, {});
    EXPECT_EQ(kindsOf(phases), "steady 0..99");
    EXPECT_DOUBLE_EQ(phases.medianStepSeconds, 2.0);
    ASSERT_EQ(phases.attempts.size(), 1U);
    EXPECT_EQ(phases.attempts[0].lastStep, 99);
    EXPECT_TRUE(phases.isSteady(kStart + 50.0));
    EXPECT_FALSE(phases.isSteady(kStart - 1.0));
    EXPECT_FALSE(phases.isSteady(kStart + 500.0));
}

TEST(Phases, BeginWithStartUpAndWarmUpAndEndWithTheLastEvent)
{
    const RunPtr run =
        RunMaker()
            .points("loss", timedPoints(
                                100, [](std::size_t i) { return i <= 5 ? 10.0 : 1.0; }, 1, 1,
                                kStart + 30.0))
            .file(fileOfForPhases(kStart, kStart + 30.0 + 50.0 + 94.0 + 7.0, 1))
            .make();
    const Phases phases = findPhases(*run, {});
    EXPECT_EQ(kindsOf(phases), "start-up 1..1 warm-up 1..6 steady 6..100 end 100..100");
    EXPECT_DOUBLE_EQ(phases.spans[0].endTime - phases.spans[0].beginTime, 30.0);
    EXPECT_DOUBLE_EQ(phases.spans[1].endTime - phases.spans[1].beginTime, 50.0);
    EXPECT_DOUBLE_EQ(phases.spans[3].endTime - phases.spans[3].beginTime, 7.0);
    expectOrdered(phases);
}

TEST(Phases, CallAHalfOfSlowStepsNoWarmUp)
{
    const RunPtr run = timedRun(100, [](std::size_t i) { return i < 40 ? 10.0 : 1.0; }).make();
    EXPECT_EQ(kindsOf(findPhases(*run, {})).rfind("warm-up", 0), std::string::npos);
}

TEST(Phases, PutAnEvaluationBeforeItsResult)
{
    // Every 20 steps an evaluation of 30 s, whose result is logged at its end.
    const auto seconds = [](std::size_t i) { return i % 20 == 0 ? 31.0 : 1.0; };
    const std::vector<ScalarPoint> train = timedPoints(101, seconds);
    std::vector<ScalarPoint> results;
    for (std::size_t i = 20; i <= 100; i += 20)
        results.push_back({.step = train[i].step, .wallTime = train[i].wallTime - 1.0, .value = 1});
    const RunPtr run = RunMaker("x/train").points("loss", train).make();
    const std::vector<RunPtr> evaluations{RunMaker("x/val").points("loss", results).make()};
    const Phases phases = findPhases(*run, evaluations);
    expectOrdered(phases);
    double evaluated = 0.0;
    int count = 0;
    for (const PhaseSpan& span : phases.spans) {
        if (span.kind != PhaseKind::Evaluation)
            continue;
        evaluated += span.endTime - span.beginTime;
        ++count;
    }
    EXPECT_EQ(count, 5);
    EXPECT_NEAR(evaluated, 150.0, 1e-6);

    // The same times without results are unknown time between two bursts.
    const RunPtr alone = RunMaker("x").points("loss", train).make();
    EXPECT_EQ(kindsOf(findPhases(*alone, {})), "steady 0..100");
}

TEST(Phases, KnowTheEvaluationOfTheSameRun)
{
    const auto seconds = [](std::size_t i) { return i % 50 == 0 ? 31.0 : 1.0; };
    const std::vector<ScalarPoint> train = timedPoints(101, seconds);
    const RunPtr run =
        RunMaker().points("train/loss", train).points("val/loss", {train[50], train[100]}).make();
    EXPECT_TRUE(findPhases(*run, {}).touches(PhaseKind::Evaluation, train[49].wallTime,
                                             train[50].wallTime));
}

TEST(Phases, DoNotCallAnEvaluationBesideTheTrainingAPause)
{
    const std::vector<ScalarPoint> train = timedPoints(101, [](std::size_t) { return 1.0; });
    const RunPtr run = RunMaker("m").points("loss", train).make();
    const std::vector<RunPtr> evaluations{
        RunMaker("m/eval").points("loss", {train[50], train[100]}).make()};
    EXPECT_EQ(kindsOf(findPhases(*run, evaluations)), "steady 0..100");
}

TEST(Phases, NameCheckpointsTheLogMentionsAndLeaveTheRestIdle)
{
    const auto seconds = [](std::size_t i) { return i == 50 || i == 80 ? 100.0 : 1.0; };
    const std::vector<ScalarPoint> train = timedPoints(101, seconds);
    const RunPtr run =
        RunMaker()
            .points("loss", train)
            .session(SessionMark::Status::Checkpoint, 50, train[50].wallTime - 0.5, "model.ckpt-50")
            .make();
    EXPECT_EQ(kindsOf(findPhases(*run, {})),
              "steady 0..50 checkpoint 49..50 steady 49..80 idle 79..80 steady 80..100");
}

TEST(Phases, AreEmptyWithoutPointsAndBoundedWithOne)
{
    EXPECT_TRUE(findPhases(*RunMaker().make(), {}).attempts.empty());
    const Phases one = findPhases(*timedRun(1, [](std::size_t) { return 1.0; }).make(), {});
    EXPECT_EQ(one.attempts.size(), 1U);
    EXPECT_TRUE(one.spans.empty());
    EXPECT_EQ(one.medianStepSeconds, 0.0);
}

TEST(Phases, SurviveTimesThatAreNoNumbersAndStepsAtTheLimits)
{
    constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
    constexpr double kInf = std::numeric_limits<double>::infinity();
    constexpr auto kLow = std::numeric_limits<std::int64_t>::min();
    constexpr auto kHigh = std::numeric_limits<std::int64_t>::max();
    const RunPtr run = RunMaker()
                           .points("loss", {{kLow, 1.0, 1.0},
                                            {kHigh, 2.0, 1.0},
                                            {0, kNan, 1.0},
                                            {kLow, 3.0, 1.0},
                                            {kHigh, kInf, 1.0},
                                            {5, 4.0, 1.0},
                                            {4, 1e300, 1.0},
                                            {6, -1e300, 1.0}})
                           .session(SessionMark::Status::Start, 0, kNan)
                           .make();
    const Phases phases = findPhases(*run, {});
    EXPECT_FALSE(phases.attempts.empty());
    expectOrdered(phases);
}

TEST(Attempts, EndWhereTheStepGoesBackAndCountWhatIsLost)
{
    // 0..1000 by 10 in one go, then again from 510.
    std::vector<ScalarPoint> points = timedPoints(
        101, [](std::size_t) { return 10.0; }, 0, 10);
    const std::vector<ScalarPoint> second = timedPoints(
        100, [](std::size_t) { return 10.0; }, 510, 10, kStart + 5000.0);
    points.insert(points.end(), second.begin(), second.end());
    const Phases phases = findPhases(*RunMaker().points("loss", points).make(), {});
    ASSERT_EQ(phases.attempts.size(), 2U);
    EXPECT_EQ(phases.attempts[0].repeatedSteps, 500); // 501..1000
    EXPECT_DOUBLE_EQ(phases.attempts[0].lostSeconds, 500.0);
    EXPECT_EQ(phases.attempts[1].repeatedSteps, 0);
    EXPECT_FALSE(phases.attempts[1].isConcurrent);
}

TEST(Attempts, CountWorkOnceThatWasThrownAwayInSeveralGoes)
{
    std::vector<ScalarPoint> points = timedPoints(
        100, [](std::size_t) { return 1.0; }, 1);
    for (const std::int64_t from : {61, 31}) {
        const std::vector<ScalarPoint> next = timedPoints(
            20, [](std::size_t) { return 1.0; }, from, 1, points.back().wallTime + 60.0);
        points.insert(points.end(), next.begin(), next.end());
    }
    const Phases phases = findPhases(*RunMaker().points("loss", points).make(), {});
    ASSERT_EQ(phases.attempts.size(), 3U);
    EXPECT_EQ(phases.attempts[0].repeatedSteps, 70); // 31..100
    EXPECT_EQ(phases.attempts[1].repeatedSteps, 20); // 61..80
}

TEST(Attempts, BeginWithASessionAndWithALaterFileThoughNoStepGoesBack)
{
    std::vector<ScalarPoint> points = timedPoints(50, [](std::size_t) { return 1.0; });
    const std::vector<ScalarPoint> second = timedPoints(
        50, [](std::size_t) { return 1.0; }, 50, 1, kStart + 1000.0);
    points.insert(points.end(), second.begin(), second.end());
    const RunPtr started = RunMaker()
                               .points("loss", points)
                               .session(SessionMark::Status::Start, 50, kStart + 990.0)
                               .make();
    EXPECT_EQ(findPhases(*started, {}).attempts.size(), 2U);
    const RunPtr twoFiles = RunMaker()
                                .points("loss", points)
                                .file(fileOfForPhases(kStart, kStart + 49.0, 0))
                                .file(fileOfForPhases(kStart + 990.0, kStart + 1049.0, 50))
                                .make();
    const Phases phases = findPhases(*twoFiles, {});
    ASSERT_EQ(phases.attempts.size(), 2U);
    EXPECT_DOUBLE_EQ(phases.attempts[1].beginTime, kStart + 990.0);
    EXPECT_EQ(phases.attempts[0].repeatedSteps, 0);

    const RunPtr overlapping = RunMaker()
                                   .points("loss", points)
                                   .file(fileOfForPhases(kStart, kStart + 1000.0, 0))
                                   .file(fileOfForPhases(kStart + 990.0, kStart + 1049.0, 50))
                                   .make();
    EXPECT_EQ(findPhases(*overlapping, {}).attempts.size(), 1U);
}

TEST(Attempts, OfTwoProcessesAtOnceAreNotLostWork)
{
    std::vector<ScalarPoint> points = timedPoints(100, [](std::size_t) { return 1.0; });
    const std::vector<ScalarPoint> other = timedPoints(
        100, [](std::size_t) { return 1.0; }, 0, 1, kStart + 10.0);
    points.insert(points.end(), other.begin(), other.end());
    const Phases phases = findPhases(*RunMaker().points("loss", points).make(), {});
    ASSERT_EQ(phases.attempts.size(), 2U);
    EXPECT_TRUE(phases.attempts[1].isConcurrent);
    EXPECT_EQ(phases.attempts[0].repeatedSteps, 0);
    expectOrdered(phases);
}

TEST(Attempts, AreOneWhereTheStepCountsWithinTheEpoch)
{
    std::vector<ScalarPoint> points;
    for (int epoch = 0; epoch < 10; ++epoch) {
        for (int batch = 0; batch < 50; ++batch)
            points.push_back(
                {.step = batch, .wallTime = kStart + epoch * 50.0 + batch, .value = 1.0});
    }
    const Phases phases = findPhases(*RunMaker().points("loss", points).make(), {});
    EXPECT_EQ(phases.attempts.size(), 1U);
    EXPECT_EQ(kindsOf(phases), "steady 0..49");
}

TEST(Progress, ReadsTheTrainingsOwnSeriesNotTheSamplersNorTheEvaluations)
{
    const std::vector<ScalarPoint> loss = timedPoints(100, [](std::size_t) { return 1.0; });
    const RunPtr run =
        RunMaker()
            .points("loss", loss)
            .points("gpu_utilization", timedPoints(1000, [](std::size_t) { return 0.1; }))
            .points("val/loss", timedPoints(500, [](std::size_t) { return 0.1; }))
            .points("always_zero", std::vector<ScalarPoint>(800, {.step = 0, .wallTime = kStart}))
            .make();
    EXPECT_EQ(progressOf(run).tag, "loss");
}

TEST(Progress, TakesOneMarkOfTagsLoggedInTurn)
{
    std::vector<ScalarPoint> points;
    for (std::int64_t step = 0; step < 10; ++step) {
        const double time = kStart + static_cast<double>(step);
        points.push_back({.step = step, .wallTime = time, .value = 1.0});
        points.push_back({.step = step, .wallTime = time + 0.01, .value = 1.0});
    }
    EXPECT_EQ(progressOf(RunMaker().points("loss", points).make()).marks.size(), 10U);
}

TEST(Progress, ThinsALongSeriesButKeepsItsAttempts)
{
    std::vector<ScalarPoint> points = timedPoints(500'001, [](std::size_t) { return 0.25; });
    const std::vector<ScalarPoint> second = timedPoints(
        100'000, [](std::size_t) { return 0.25; }, 400'007, 1, kStart + 1e6);
    points.insert(points.end(), second.begin(), second.end());
    const RunPtr run = RunMaker().points("loss", points).make();
    const Progress progress = progressOf(run);
    EXPECT_LE(progress.marks.size(), kProgressMarks + 10);
    EXPECT_GT(progress.thinning, 1U);
    const Phases phases = findPhases(*run, {});
    ASSERT_EQ(phases.attempts.size(), 2U);
    EXPECT_EQ(phases.attempts[0].lastStep, 500'000);
    EXPECT_EQ(phases.attempts[1].firstStep, 400'007);
    EXPECT_NEAR(phases.medianStepSeconds, 0.25, 1e-9);
}

} // namespace

} // namespace faultline
