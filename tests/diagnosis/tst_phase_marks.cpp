// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/engine/builtin_rules.h"
#include "model/diagnosis/engine/diagnose.h"
#include "model/diagnosis/training/phase_marks.h"
#include "model/diagnosis/training/training.h"
#include "tests/diagnosis/support/run_maker.h"
#include "tests/diagnosis/support/step_clock.h"
#include "tests/support/analysed.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace faultline {

namespace {

using test::kStart;
using test::RunMaker;

std::shared_ptr<ConsoleLog> logOfForPhaseMarks(
    const std::vector<std::pair<double, std::string>>& lines, TimeKind kind = TimeKind::Absolute)
{
    auto log = std::make_shared<ConsoleLog>();
    log->timeKind = kind;
    log->file.displayName = "train.log";
    log->file.id = ArtifactId(log->file.displayName);
    for (const auto& [time, text] : lines)
        log->lines.push_back({.textOffset = log->addText(text),
                              .textLength = static_cast<std::uint32_t>(text.size()),
                              .wallTime = time,
                              .hasOwnTime = true});
    return log;
}

Training trainingWith(RunPtr run, std::shared_ptr<ConsoleLog> log)
{
    CaseData data = test::caseOf({run});
    data.runOfArtifact[ArtifactId("train.log")] = run->id;
    data.logs.push_back(std::move(log));
    std::vector<Training> trainings = test::trainingsOf(data);
    EXPECT_EQ(trainings.size(), 1U);
    return std::move(trainings.front());
}

const PhaseSpan* firstOf(const Phases& phases, PhaseKind kind)
{
    for (const PhaseSpan& span : phases.spans) {
        if (span.kind == kind)
            return &span;
    }
    return nullptr;
}

/// 100 steps of a second each; step 50 comes 40 s late.
RunPtr runWithAPause()
{
    return test::timedRun(100, [](std::size_t i) { return i == 50 ? 41.0 : 1.0; }).make();
}

/// The same numbers as a console printed them.
RunPtr printed(const faultline::Run& run, double timeOrNan)
{
    auto console = std::make_shared<faultline::Run>(run);
    console->origin = RunOrigin::Console;
    console->files.front().displayName = "train.log";
    console->files.front().id = ArtifactId(console->files.front().displayName);
    if (!std::isnan(timeOrNan))
        return console;
    ScalarSeriesBuilder builder;
    run.scalars.at("loss").series.forEach([&builder](std::size_t, const ScalarPoint& point) {
        ScalarPoint timeless = point;
        timeless.wallTime = std::numeric_limits<double>::quiet_NaN();
        builder.append({&timeless, 1});
    });
    console->scalars["loss"].series = builder.snapshot();
    console->files.front().firstWallTime.reset();
    console->files.front().lastWallTime.reset();
    return console;
}

TEST(PhaseWord, ReadsWhatTrainersPrint)
{
    EXPECT_EQ(phaseWordOf("INFO:tensorflow:Saving checkpoints for 100 into /tmp/model.ckpt."),
              PhaseWord::CheckpointBegin);
    EXPECT_EQ(phaseWordOf("Saving model checkpoint to out/checkpoint-500"),
              PhaseWord::CheckpointBegin);
    EXPECT_EQ(phaseWordOf("Saved checkpoint at step 3"), PhaseWord::CheckpointEnd);
    EXPECT_EQ(phaseWordOf("***** Running Evaluation *****"), PhaseWord::EvaluationBegin);
    EXPECT_EQ(phaseWordOf("INFO:tensorflow:Starting evaluation at 2020-01-01"),
              PhaseWord::EvaluationBegin);
    EXPECT_EQ(phaseWordOf("INFO:tensorflow:Finished evaluation at 2020-01-01"),
              PhaseWord::EvaluationEnd);
}

TEST(PhaseWord, DoesNotTakeOtherLinesForOne)
{
    for (const char* line :
         {"restoring checkpoint", "validation split: 0.2", "loss 0.3", "",
          "No checkpoint found, starting from scratch", "evaluation metrics: mAP"})
        EXPECT_EQ(phaseWordOf(line), PhaseWord::None) << line;
}

TEST(PhaseMarks, LetStartUpBeginWithTheConsole)
{
    const Training training = trainingWith(
        runWithAPause(), logOfForPhaseMarks({{kStart - 90.0, "Epoch 1"}, {kStart, "step"}}));
    ASSERT_FALSE(training.phases.spans.empty());
    EXPECT_EQ(training.phases.spans.front().kind, PhaseKind::StartUp);
    EXPECT_DOUBLE_EQ(training.phases.spans.front().beginTime, kStart - 90.0);
    EXPECT_DOUBLE_EQ(training.phases.attempts.front().beginTime, kStart - 90.0);
}

TEST(PhaseMarks, LetTheEndComeWithTheLastLine)
{
    const double lastStep = kStart + 139.0;
    const Training training = trainingWith(
        runWithAPause(), logOfForPhaseMarks({{kStart, "x"}, {lastStep + 30.0, "Killed"}}));
    ASSERT_FALSE(training.phases.spans.empty());
    EXPECT_EQ(training.phases.spans.back().kind, PhaseKind::End);
    EXPECT_DOUBLE_EQ(training.phases.spans.back().endTime, lastStep + 30.0);
}

TEST(PhaseMarks, ExplainAPause)
{
    for (const auto& [line, kind] :
         {std::pair{"Saving checkpoints for 50 into model.ckpt", PhaseKind::Checkpoint},
          std::pair{"***** Running evaluation *****", PhaseKind::Evaluation}}) {
        const Training training = trainingWith(
            runWithAPause(), logOfForPhaseMarks({{kStart, "x"}, {kStart + 49.2, line}}));
        const PhaseSpan* span = firstOf(training.phases, kind);
        ASSERT_NE(span, nullptr) << line;
        EXPECT_NEAR(span->endTime - span->beginTime, 40.0, 1.0) << line;
        EXPECT_NEAR(span->beginTime, kStart + 49.5, 1.0) << line;
    }
    // Nothing of the kind was printed in the pause itself.
    const Training training = trainingWith(
        runWithAPause(),
        logOfForPhaseMarks({{kStart, "x"}, {kStart + 20.0, "Saving checkpoints for 20"}}));
    EXPECT_EQ(firstOf(training.phases, PhaseKind::Checkpoint), nullptr);
}

TEST(PhaseMarks, LeaveOutALogWhoseClockIsNotKnown)
{
    const Training training = trainingWith(
        runWithAPause(),
        logOfForPhaseMarks({{kStart - 90.0, "x"}, {kStart + 49.0, "Saving checkpoint"}},
                           TimeKind::Local));
    EXPECT_EQ(firstOf(training.phases, PhaseKind::StartUp), nullptr);
    EXPECT_EQ(firstOf(training.phases, PhaseKind::Checkpoint), nullptr);
}

TEST(PhaseMarks, FollowTheNumbersThatTheSameConsolePrinted)
{
    // Local times of no known zone, yet the steps stand in the very same lines.
    const Training training = trainingWith(
        printed(*runWithAPause(), 0.0),
        logOfForPhaseMarks({{kStart - 90.0, "x"}, {kStart + 49.2, "Saving checkpoint"}},
                           TimeKind::Local));
    EXPECT_NE(firstOf(training.phases, PhaseKind::StartUp), nullptr);
    EXPECT_NE(firstOf(training.phases, PhaseKind::Checkpoint), nullptr);
}

TEST(ConsoleRuns, WithoutTimesBreakNothing)
{
    const RunPtr run = printed(*runWithAPause(), std::numeric_limits<double>::quiet_NaN());
    const Training training = trainingWith(run, logOfForPhaseMarks({}, TimeKind::None));
    EXPECT_TRUE(training.progress.empty());
    EXPECT_TRUE(training.phases.spans.empty());
    CaseData data = test::caseOf({run});
    const Diagnosis diagnosis = test::diagnosed(data, builtinRules());
    for (const Finding& finding : diagnosis.findings)
        EXPECT_NE(finding.severity, Severity::Critical) << test::describe(finding);
}

TEST(ConsoleRuns, ThatNeverReachAStepAreAllStartUp)
{
    auto run = std::make_shared<faultline::Run>();
    run->name = ".";
    run->id = RunId(run->name);
    run->origin = RunOrigin::Console;
    run->files.resize(1);
    run->files.front().displayName = "train.log";
    run->files.front().id = ArtifactId(run->files.front().displayName);
    const Training training =
        trainingWith(run, logOfForPhaseMarks({{kStart, "loading"}, {kStart + 60.0, "Killed"}}));
    ASSERT_EQ(training.phases.spans.size(), 1U);
    EXPECT_EQ(training.phases.spans.front().kind, PhaseKind::StartUp);
    EXPECT_DOUBLE_EQ(training.phases.spans.front().endTime, kStart + 60.0);
    static_cast<void>(test::diagnosed(test::caseOf({RunPtr(run)}), builtinRules()));
}

} // namespace

} // namespace faultline
