// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/run_maker.h"
#include "tests/diagnosis/support/step_clock.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace faultline {

namespace {

using test::judge;
using test::Judgement;
using test::kStart;
using test::RunMaker;
using test::stepsFrom;
using test::timedPoints;
using test::timedRun;

const Rule& evidenceNotUsableRule()
{
    static const std::unique_ptr<const Rule> kRule = makeEvidenceNotUsable();
    return *kRule;
}

FileReport fileWith(IssueCode code, std::uint64_t bytesLost = 0,
                    std::optional<std::uint64_t> offsetBytes = std::nullopt)
{
    FileReport file;
    file.path = "/logs/events";
    file.displayName = "events";
    file.id = ArtifactId(file.displayName);
    file.issues.add({.code = code,
                     .path = file.path,
                     .offsetBytes = offsetBytes,
                     .bytesLost = bytesLost,
                     .detail = {}});
    return file;
}

double flat(std::int64_t)
{
    return 0.5;
}

/// A run of 200 points that lacks nothing.
RunMaker soundRun()
{
    RunMaker maker = timedRun(200, [](std::size_t) { return 10.0; });
    maker.secondsPerStep(10.0).curve("learning_rate", stepsFrom(0, 200), flat);
    return maker;
}

TEST(EvidenceNotUsable, IsSilentAboutASoundLog)
{
    EXPECT_TRUE(judge(evidenceNotUsableRule(), {soundRun().make()}).silent());
}

TEST(EvidenceNotUsable, AsksNoCurvesOfAConsoleLog)
{
    FileReport console;
    console.path = "/logs/console.txt";
    const auto made = std::make_shared<faultline::Run>(*RunMaker().file(console).make());
    EXPECT_EQ(judge(evidenceNotUsableRule(), {made}).findings.size(), 1U);
    made->origin = RunOrigin::Console;
    EXPECT_TRUE(judge(evidenceNotUsableRule(), {made}).silent());
}

TEST(EvidenceNotUsable, NamesLfsPointers)
{
    const Judgement said =
        judge(evidenceNotUsableRule(), {RunMaker().file(fileWith(IssueCode::LfsPointer)).make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.title(), "The event files were never downloaded: 1 of 1 are Git LFS pointers");
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
    EXPECT_EQ(said.findings[0].fixes.at(0).snippets.at(0).code, "git lfs install && git lfs pull");
}

TEST(EvidenceNotUsable, TellsStartsThatLoggedNothingAsOne)
{
    const Judgement said =
        judge(evidenceNotUsableRule(),
              {RunMaker("runs/a").file(fileWith(IssueCode::HeaderOnlyFile)).make(),
               RunMaker("runs/b").file(fileWith(IssueCode::HeaderOnlyFile)).make(),
               RunMaker("runs/c").file(fileWith(IssueCode::EmptyFile)).make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("Starts without a logged point: 3"), std::string::npos)
        << said.title();
}

TEST(EvidenceNotUsable, IsOnlyARemarkWhereNothingButImagesWasLogged)
{
    const Judgement said =
        judge(evidenceNotUsableRule(), {RunMaker()
                                            .blob("images", {.kind = TagKind::Image,
                                                             .plugin = "images",
                                                             .displayName = {},
                                                             .description = {},
                                                             .items = {},
                                                             .count = 3,
                                                             .bytes = 9,
                                                             .minStep = 0,
                                                             .maxStep = 2})
                                            .make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Info);
}

TEST(EvidenceNotUsable, CountsDamageAndPointsToIt)
{
    const Judgement said =
        judge(evidenceNotUsableRule(),
              {soundRun().file(fileWith(IssueCode::BadDataChecksum, 123, 4096)).make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Info);
    EXPECT_EQ(said.number("damaged-records"), 1.0);
    const auto* file = std::get_if<FileEvidence>(&said.findings[0].evidence.front());
    ASSERT_NE(file, nullptr);
    EXPECT_EQ(file->offsetBytes, 4096U);
}

TEST(EvidenceNotUsable, TakesATruncatedTailForNoDamage)
{
    EXPECT_TRUE(judge(evidenceNotUsableRule(),
                      {soundRun().file(fileWith(IssueCode::TruncatedTail, 12)).make()})
                    .silent());
}

TEST(EvidenceNotUsable, SeesThatTheStepIsMissing)
{
    std::vector<ScalarPoint> points = timedPoints(200, [](std::size_t) { return 1.0; });
    for (ScalarPoint& point : points)
        point.step = 0;
    const Judgement said = judge(evidenceNotUsableRule(),
                                 {RunMaker().points("loss", points).points("lr", points).make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
    EXPECT_NE(said.title().find("All 200 points of loss are logged at step 0"), std::string::npos)
        << said.title();

    // A few results at one step are a test, not a mistake.
    points.resize(5);
    EXPECT_TRUE(
        judge(evidenceNotUsableRule(), {RunMaker().points("result", points).make()}).silent());
}

TEST(EvidenceNotUsable, SeesAClockThatGoesBackWithinAFileButNotBetweenTwo)
{
    std::vector<ScalarPoint> points = timedPoints(200, [](std::size_t) { return 10.0; });
    for (std::size_t i = 100; i < points.size(); ++i)
        points[i].wallTime -= 600.0;
    RunMaker maker;
    maker.points("loss", points).secondsPerStep(10.0).curve("lr", stepsFrom(0, 200), flat);
    const Judgement said = judge(evidenceNotUsableRule(), {maker.make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("goes back by 9 min 50 s at step 100"), std::string::npos)
        << said.title();

    FileReport first;
    first.firstWallTime = points[0].wallTime;
    first.lastWallTime = points[99].wallTime;
    FileReport second;
    second.firstWallTime = points[100].wallTime + 400.0; // read later, though older
    second.lastWallTime = points[199].wallTime + 400.0;
    std::vector<ScalarPoint> apart = points;
    for (std::size_t i = 0; i < 100; ++i)
        apart[i].wallTime += 5000.0;
    first.firstWallTime = apart[0].wallTime;
    first.lastWallTime = apart[99].wallTime;
    second.firstWallTime = apart[100].wallTime;
    second.lastWallTime = apart[199].wallTime;
    EXPECT_TRUE(
        judge(
            evidenceNotUsableRule(),
            {RunMaker().points("loss", apart).points("lr", apart).file(first).file(second).make()})
            .silent());
}

TEST(EvidenceNotUsable, AsksForMorePointsOfALongRunOnly)
{
    const auto hourly = [](std::size_t) { return 3600.0; };
    const Judgement said = judge(evidenceNotUsableRule(), {timedRun(20, hourly).make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Info);
    EXPECT_EQ(said.number("loss-points"), 20.0);
    EXPECT_TRUE(
        judge(evidenceNotUsableRule(), {timedRun(20, [](std::size_t) { return 1.0; }).make()})
            .silent());
    EXPECT_TRUE(
        judge(evidenceNotUsableRule(), {timedRun(59, [](std::size_t) { return 10.0; }).make()})
            .silent());
}

TEST(EvidenceNotUsable, MissesALearningRateWhereThereIsALoss)
{
    const Judgement said =
        judge(evidenceNotUsableRule(), {timedRun(200, [](std::size_t) { return 1.0; }).make()});
    EXPECT_TRUE(said.findings.empty());
    ASSERT_EQ(said.abstentions.size(), 1U);
    EXPECT_EQ(toEnglish(said.abstentions[0].reason), "The learning rate was not logged.");
    EXPECT_FALSE(said.abstentions[0].command.empty());
}

TEST(EvidenceNotUsable, GivesTheGravestTheTitleAndKeepsTheRest)
{
    std::vector<ScalarPoint> points = timedPoints(200, [](std::size_t) { return 1.0; });
    for (ScalarPoint& point : points)
        point.step = 7;
    const Judgement said =
        judge(evidenceNotUsableRule(), {RunMaker()
                                            .points("loss", points)
                                            .file(fileWith(IssueCode::InvalidWallTime))
                                            .file(fileWith(IssueCode::BadLengthChecksum, 50))
                                            .make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("the step was not passed"), std::string::npos);
    EXPECT_EQ(said.number("damaged-records"), 1.0);
    EXPECT_EQ(said.number("invalid-times"), 1.0);
}

} // namespace

} // namespace faultline
