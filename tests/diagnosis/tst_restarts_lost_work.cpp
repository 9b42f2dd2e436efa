// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/run_maker.h"
#include "tests/diagnosis/support/step_clock.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace faultline {

namespace {

using test::judge;
using test::Judgement;
using test::kStart;
using test::RunMaker;
using test::timedPoints;
using test::timedRun;

const Rule& restartsLostWorkRule()
{
    static const std::unique_ptr<const Rule> kRule = makeRestartsLostWork();
    return *kRule;
}

struct Session {
    std::int64_t from;
    std::int64_t to;
};

/// A run of these sessions, one step a second, a minute apart.
RunMaker sessions(const std::vector<Session>& wanted)
{
    std::vector<ScalarPoint> points;
    double begin = kStart;
    for (const Session& session : wanted) {
        const auto count = static_cast<std::size_t>(session.to - session.from + 1);
        const std::vector<ScalarPoint> next = timedPoints(
            count, [](std::size_t) { return 1.0; }, session.from, 1, begin);
        points.insert(points.end(), next.begin(), next.end());
        begin = points.back().wallTime + 60.0;
    }
    RunMaker maker;
    maker.points("loss", std::move(points));
    return maker;
}

FileReport deadFile(int number)
{
    FileReport file;
    file.path = "/logs/events." + std::to_string(number);
    file.displayName = "events." + std::to_string(number);
    file.id = ArtifactId(file.displayName);
    file.recordCount = 1;
    file.firstWallTime = kStart + number;
    file.lastWallTime = kStart + number;
    file.issues.add({.code = IssueCode::HeaderOnlyFile,
                     .path = file.path,
                     .offsetBytes = std::nullopt,
                     .bytesLost = 0,
                     .detail = {}});
    return file;
}

TEST(RestartsLostWork, TellsAResumeFromAnOldCheckpoint)
{
    const Judgement said = judge(restartsLostWorkRule(), {sessions({{1, 190}, {31, 240}}).make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning) << "however short it was";
    EXPECT_NE(said.title().find("from an old checkpoint"), std::string::npos) << said.title();
}

TEST(RestartsLostWork, IsToldInStepsAndTime)
{
    const Judgement said =
        judge(restartsLostWorkRule(), {sessions({{1, 1000}, {601, 1500}}).make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.number("lost-steps"), 400.0);
    EXPECT_NEAR(said.number("lost-share"), 400.0 / 1899.0, 0.01);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
    EXPECT_EQ(toEnglish(said.findings[0].fixes[0].title), "Save a checkpoint every 100 steps");
    // Noted attempts tell the advice apart by these.
    ASSERT_EQ(said.findings[0].fixes.size(), 2U);
    EXPECT_EQ(said.findings[0].fixes[0].id, "save-more-often");
    EXPECT_EQ(said.findings[0].fixes[1].id, "keep-output");
}

TEST(RestartsLostWork, StaysSilentWhenNothingIsDoneTwice)
{
    EXPECT_TRUE(
        judge(restartsLostWorkRule(), {sessions({{1, 1000}, {1001, 1500}}).make()}).silent());
    EXPECT_TRUE(judge(restartsLostWorkRule(), {sessions({{1, 1000}}).make()}).silent());
    // Ten of two thousand steps: a checkpoint did its work.
    EXPECT_TRUE(
        judge(restartsLostWorkRule(), {sessions({{1, 1000}, {991, 2000}}).make()}).silent());
}

TEST(RestartsLostWork, IsInfoWhileCheap)
{
    const Judgement said =
        judge(restartsLostWorkRule(), {sessions({{1, 2500}, {2421, 5000}}).make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Info);
}

TEST(RestartsLostWork, TellsNewBeginningsFromResumes)
{
    const Judgement said =
        judge(restartsLostWorkRule(), {sessions({{1, 500}, {1, 700}, {1, 300}}).make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(
        said.title().find("The folder contains 3 attempts, and 2 of them started from scratch"),
        std::string::npos)
        << said.title();
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
    EXPECT_LT(said.findings[0].confidence, 0.7);
}

TEST(RestartsLostWork, CallsAttemptsThatGetNoFurtherALoop)
{
    const Judgement said =
        judge(restartsLostWorkRule(),
              {sessions({{1, 1000}, {901, 1000}, {901, 990}, {901, 1000}, {901, 1000}}).make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Critical);
    EXPECT_NE(said.title().find("Restart loop: the last 4 attempts"), std::string::npos)
        << said.title();
}

TEST(RestartsLostWork, DoesNotCallAttemptsThatGetFurtherALoop)
{
    const Judgement said = judge(
        restartsLostWorkRule(),
        {sessions({{1, 1000}, {901, 1100}, {1001, 1200}, {1101, 1300}, {1201, 1400}}).make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
}

TEST(RestartsLostWork, CountsStartsThatDiedBeforeTheirFirstPoint)
{
    RunMaker maker = timedRun(100, [](std::size_t) { return 1.0; });
    FileReport good;
    good.path = "/logs/events.9";
    good.displayName = "events.9";
    good.id = ArtifactId(good.displayName);
    good.scalarCount = 100;
    good.firstWallTime = kStart;
    good.lastWallTime = kStart + 99.0;
    maker.file(good);
    maker.file(deadFile(1)).file(deadFile(2));
    EXPECT_TRUE(judge(restartsLostWorkRule(), {maker.make()}).silent())
        << "two may be a writer without data";
    maker.file(deadFile(3));
    const Judgement said = judge(restartsLostWorkRule(), {maker.make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.title(), "3 of 4 starts failed before they logged anything");
}

TEST(RestartsLostWork, DoesNotCountMarkersOfTheProfiler)
{
    RunMaker maker = timedRun(100, [](std::size_t) { return 1.0; });
    for (int i = 0; i < 5; ++i) {
        FileReport marker = deadFile(i);
        marker.displayName += ".profile-empty";
        maker.file(marker);
    }
    EXPECT_TRUE(judge(restartsLostWorkRule(), {maker.make()}).silent());
}

TEST(RestartsLostWork, NamesProcessesThatWriteAtTheSameTime)
{
    std::vector<ScalarPoint> points = timedPoints(100, [](std::size_t) { return 1.0; });
    const std::vector<ScalarPoint> other = timedPoints(
        100, [](std::size_t) { return 1.0; }, 0, 1, kStart + 5.0);
    points.insert(points.end(), other.begin(), other.end());
    const Judgement said =
        judge(restartsLostWorkRule(), {RunMaker().points("loss", points).make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("2 processes logged to this folder"), std::string::npos)
        << said.title();
}

/// An event file with points from `begin` to `end` by this process.
FileReport writtenBy(const std::string& process, double begin, double end)
{
    FileReport file;
    file.path =
        "/logs/events.out.tfevents." + std::to_string(static_cast<long>(begin)) + "." + process;
    file.displayName = file.path;
    file.id = ArtifactId(file.path);
    file.scalarCount = 100;
    file.firstWallTime = begin;
    file.lastWallTime = end;
    return file;
}

TEST(RestartsLostWork, TwoWritersOfOneProcessAreOneAttempt)
{
    std::vector<ScalarPoint> points = timedPoints(100, [](std::size_t) { return 1.0; });
    const std::vector<ScalarPoint> other = timedPoints(
        90, [](std::size_t) { return 1.0; }, 0, 1, kStart + 5.0);
    points.insert(points.end(), other.begin(), other.end());
    const auto judged = [&points](const std::string& first, const std::string& second) {
        return judge(restartsLostWorkRule(),
                     {RunMaker()
                          .points("loss", points)
                          .file(writtenBy(first, kStart, kStart + 99.0))
                          .file(writtenBy(second, kStart + 5.0, kStart + 94.0))
                          .make()});
    };
    EXPECT_TRUE(judged("trainbox.4711.0", "trainbox.4711.1").silent());
    EXPECT_EQ(judged("trainbox.4711.0", "trainbox.4712.0").findings.size(), 1U);
}

TEST(RestartsLostWork, AShortRunThatDidHalfTwiceIsARemark)
{
    const Judgement said = judge(restartsLostWorkRule(), {sessions({{1, 40}, {21, 50}}).make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Info);
}

/// Epochs without times, as a table has them: `lengths` trainings one after the other, whose score
/// gets to `best` each.
RunPtr table(const std::vector<std::pair<int, double>>& trainings)
{
    std::vector<ScalarPoint> loss;
    std::vector<ScalarPoint> score;
    const double never = std::numeric_limits<double>::quiet_NaN();
    for (const auto& [epochs, best] : trainings) {
        for (int epoch = 0; epoch < epochs; ++epoch) {
            const double done = (epoch + 1.0) / epochs;
            loss.push_back({.step = epoch, .wallTime = never, .value = 2.0 - done});
            score.push_back({.step = epoch, .wallTime = never, .value = best * done});
        }
    }
    return RunMaker().points("loss", loss).points("val_accuracy", score).make();
}

TEST(RestartsLostWork, TellsTrainingsOneAfterTheOtherInATable)
{
    const Judgement said = judge(restartsLostWorkRule(), {table({{12, 0.8}, {8, 0.6}})});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Info);
    EXPECT_EQ(said.title(),
              "2 trainings are logged one after the other, and the best val_accuracy is in "
              "training 1, not in the last");
    EXPECT_EQ(judge(restartsLostWorkRule(), {table({{12, 0.6}, {8, 0.8}})}).title(),
              "2 trainings are logged one after the other; the checks judge the last");
    EXPECT_TRUE(judge(restartsLostWorkRule(), {table({{12, 0.8}})}).silent());
}

} // namespace

namespace {

/// One of two trainings in folders of their own: `count` points, a step a second.
Training oneOfTwo(const std::string& name, std::size_t count, double begin, double rate,
                  double seed)
{
    const auto points = [&](const auto& value) {
        std::vector<ScalarPoint> made;
        for (std::size_t i = 0; i < count; ++i)
            made.push_back({.step = static_cast<std::int64_t>(10 * i),
                            .wallTime = begin + static_cast<double>(i),
                            .value = value(static_cast<double>(i))});
        return made;
    };
    return test::trainingOf({RunMaker(name)
                                 .points("train/loss", points([seed](double i) {
                                             return 0.5 + 2.0 / (1.0 + 0.1 * i)
                                                    + seed * (1.0 + std::sin(i));
                                         }))
                                 .points("train/lr", points([rate](double) { return rate; }))
                                 .make()});
}

} // namespace

TEST(RestartsLostWork, AreSeenFromFolderToFolder)
{
    const auto judgeTwo = [](const Training& first, const Training& second) {
        return test::judgeLast(restartsLostWorkRule(), {first, second});
    };
    const Training first = oneOfTwo("runs/a", 30, kStart, 0.01, 0.0);
    const Judgement said = judgeTwo(first, oneOfTwo("runs/b", 60, kStart + 40, 0.01, 0.0));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
    EXPECT_EQ(said.title().find("Training was restarted from scratch in another folder"), 0U)
        << said.title();
    EXPECT_TRUE(judgeTwo(first, oneOfTwo("runs/b", 60, kStart + 40, 0.02, 0.0)).findings.empty())
        << "another rate: a trial";
    EXPECT_TRUE(judgeTwo(first, oneOfTwo("runs/b", 60, kStart + 40, 0.01, 0.05)).findings.empty())
        << "another seed";
    EXPECT_TRUE(judgeTwo(first, oneOfTwo("runs/b", 30, kStart + 40, 0.01, 0.0)).findings.empty())
        << "both came equally far";
    EXPECT_TRUE(judgeTwo(first, oneOfTwo("runs/b", 60, kStart + 1e6, 0.01, 0.0)).findings.empty())
        << "days later";
}

namespace {

Judgement twice(double scale)
{
    std::vector<ScalarPoint> points;
    double time = kStart;
    for (const double factor : {1.0, scale}) {
        for (std::int64_t step = 0; step < (factor == 1.0 && points.empty() ? 20 : 40); ++step)
            points.push_back({.step = step,
                              .wallTime = time++,
                              .value = factor * 2.0 / (1.0 + static_cast<double>(step))});
        time += 5.0;
    }
    return judge(restartsLostWorkRule(), {RunMaker().points("loss", points).make()});
}

} // namespace

TEST(RestartsLostWork, WarnsOfTheSameTrainingOnceMore)
{
    const Judgement said = twice(1.0);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
    EXPECT_NE(said.title().find("restarted from scratch in the same folder"), std::string::npos)
        << said.title();
    // With other values it may be meant.
    const Judgement other = twice(1.1);
    ASSERT_EQ(other.findings.size(), 1U);
    EXPECT_EQ(other.findings[0].severity, Severity::Info);
}

} // namespace faultline
