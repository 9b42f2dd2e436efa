// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/training/attempts.h"
#include "model/diagnosis/training/run_restarts.h"
#include "tests/diagnosis/support/run_maker.h"
#include "tests/diagnosis/support/step_clock.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <vector>

namespace faultline {
namespace {

using test::kStart;
using test::RunMaker;
using test::timedPoints;

double oneSecond(std::size_t)
{
    return 1.0;
}

std::vector<ScalarPoint> joined(std::vector<ScalarPoint> first,
                                const std::vector<ScalarPoint>& second)
{
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

/// "0:0..9 1:0..4": attempt, then first and last step of each part.
std::string partsText(const Run& run, const std::string& tag)
{
    const ScalarSeries& series = *run.findScalar(tag);
    std::string text;
    for (const AttemptPart& part : attemptParts(series, findAttempts(run)))
        text += (text.empty() ? "" : " ") + std::to_string(part.attempt) + ":"
                + std::to_string(series.step(part.begin)) + ".."
                + std::to_string(series.step(part.end - 1));
    return text;
}

FileReport fileOf(double first, double last)
{
    FileReport file;
    file.path = "/logs/events";
    file.scalarCount = 10;
    file.firstWallTime = first;
    file.lastWallTime = last;
    return file;
}

TEST(Attempts, AreThoseOfThePhases)
{
    const RunPtr run = RunMaker()
                           .points("loss", joined(timedPoints(100, oneSecond, 0),
                                                  timedPoints(80, oneSecond, 41, 1, kStart + 500)))
                           .make();
    const RunAttempts attempts = findAttempts(*run);
    const std::vector<Attempt> expected = findPhases(*run, {}).attempts;
    ASSERT_EQ(attempts.attempts.size(), 2U);
    ASSERT_EQ(expected.size(), 2U);
    EXPECT_EQ(attempts.lostSteps(), static_cast<double>(expected[0].repeatedSteps));
    EXPECT_EQ(attempts.lostSteps(), 59.0); // 41..99
    EXPECT_EQ(attempts.lostSeconds(), expected[0].lostSeconds);
    EXPECT_EQ(attempts.concurrentCount(), 0U);
    EXPECT_EQ(partsText(*run, "loss"), "0:0..99 1:41..120");
}

TEST(Attempts, OfARunWithoutRestartsShareTheSeries)
{
    const RunPtr run = RunMaker().points("loss", timedPoints(9000, oneSecond)).make();
    const ScalarSeries& series = *run->findScalar("loss");
    const std::vector<ScalarSeries> split = splitByAttempt(series, findAttempts(*run));
    ASSERT_EQ(split.size(), 1U);
    EXPECT_EQ(split[0].size(), series.size());
    EXPECT_EQ(partsText(*run, "loss"), "0:0..8999");
    EXPECT_TRUE(attemptParts({}, findAttempts(*run)).empty());
    EXPECT_EQ(splitByAttempt(series, {}).size(), 1U); // a run that logged no steps
}

/// A tag that is logged now and then never sees its step go back; time tells.
TEST(Attempts, TellRareTagsApartByTime)
{
    const std::vector<ScalarPoint> first = timedPoints(100, oneSecond, 0);
    const std::vector<ScalarPoint> second = timedPoints(100, oneSecond, 60, 1, kStart + 500);
    const RunPtr run = RunMaker()
                           .points("loss", joined(first, second))
                           .points("mAP", {{.step = 50, .wallTime = kStart + 50, .value = 1},
                                           {.step = 90, .wallTime = kStart + 530, .value = 2},
                                           {.step = 150, .wallTime = kStart + 590, .value = 3}})
                           .make();
    EXPECT_EQ(partsText(*run, "mAP"), "0:50..50 1:90..150");
}

/// Tags of one step are written one after the other: some before the one that tells the attempts
/// apart, some after it.
TEST(Attempts, TellWhatIsWrittenAroundTheFirstAndLastMarkByItsStep)
{
    const auto shifted = [](std::vector<ScalarPoint> points, double seconds) {
        for (ScalarPoint& point : points)
            point.wallTime += seconds;
        return points;
    };
    const std::vector<ScalarPoint> loss =
        joined(timedPoints(100, oneSecond, 0), timedPoints(100, oneSecond, 60, 1, kStart + 500));
    std::vector<ScalarPoint> longer = loss; // so that it is the one that is read
    longer.push_back({.step = 160, .wallTime = kStart + 600, .value = 1});
    std::vector<ScalarPoint> rareBefore{shifted({loss[99]}, -0.2).front(),
                                        shifted({loss[100]}, -0.2).front()};
    std::vector<ScalarPoint> rareAfter{shifted({loss[98]}, 0.2).front(),
                                       shifted({loss[99]}, 0.2).front()};
    const RunPtr run = RunMaker()
                           .points("loss", longer)
                           .points("before", shifted(loss, -0.2))
                           .points("after", shifted(loss, 0.2))
                           .points("rare-before", rareBefore)
                           .points("rare-after", rareAfter)
                           .make();
    EXPECT_EQ(partsText(*run, "before"), "0:0..99 1:60..159");
    EXPECT_EQ(partsText(*run, "after"), "0:0..99 1:60..159");
    EXPECT_EQ(partsText(*run, "rare-before"), "0:99..99 1:60..60");
    EXPECT_EQ(partsText(*run, "rare-after"), "0:98..99");
}

TEST(Attempts, BeginWithTheFileThoughNoStepGoesBack)
{
    const RunPtr run = RunMaker()
                           .points("loss", joined(timedPoints(50, oneSecond, 0),
                                                  timedPoints(50, oneSecond, 50, 1, kStart + 1000)))
                           .points("start", {{.step = 0, .wallTime = kStart, .value = 1},
                                             {.step = 0, .wallTime = kStart + 991, .value = 1}})
                           .file(fileOf(kStart, kStart + 49))
                           .file(fileOf(kStart + 990, kStart + 1049))
                           .make();
    EXPECT_EQ(partsText(*run, "loss"), "0:0..49 1:50..99");
    EXPECT_EQ(partsText(*run, "start"), "0:0..0 1:0..0");
}

TEST(Attempts, OfTwoWritersAtOnceFollowTheFiles)
{
    const std::vector<ScalarPoint> first = timedPoints(100, oneSecond, 0);
    const std::vector<ScalarPoint> second = timedPoints(100, oneSecond, 0, 1, kStart + 10);
    const RunPtr run = RunMaker()
                           .points("loss", joined(first, second))
                           .points("rare", {first[20], first[80], second[30], second[90]})
                           .make();
    EXPECT_EQ(findAttempts(*run).concurrentCount(), 1U);
    EXPECT_EQ(partsText(*run, "loss"), "0:0..99 1:0..99");
    EXPECT_EQ(partsText(*run, "rare"), "0:20..80 1:30..90");
}

TEST(Attempts, LoseNoPointWhateverTheTimes)
{
    constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
    constexpr auto kLow = std::numeric_limits<std::int64_t>::min();
    constexpr auto kHigh = std::numeric_limits<std::int64_t>::max();
    const std::vector<ScalarPoint> odd{{kLow, 1.0, 1.0}, {kHigh, 2.0, 1.0},    {0, kNan, 1.0},
                                       {kLow, 3.0, 1.0}, {kHigh, -1e300, 1.0}, {5, 4.0, 1.0},
                                       {4, 1e300, 1.0},  {6, -1e300, 1.0}};
    const RunPtr run = RunMaker().points("loss", odd).points("empty-time", {{1, kNan, 1}}).make();
    const RunAttempts attempts = findAttempts(*run);
    for (const auto& [tag, scalar] : run->scalars) {
        std::size_t at = 0;
        for (const AttemptPart& part : attemptParts(scalar.series, attempts)) {
            EXPECT_EQ(part.begin, at);
            EXPECT_LT(part.begin, part.end);
            EXPECT_LT(part.attempt, attempts.attempts.size());
            at = part.end;
        }
        EXPECT_EQ(at, scalar.series.size());
        std::size_t points = 0;
        for (const ScalarSeries& one : splitByAttempt(scalar.series, attempts))
            points += one.size();
        EXPECT_EQ(points, scalar.series.size());
    }
}

TEST(RunRestarts, TellEachSeriesItsAttemptsAndWhatTensorBoardDrops)
{
    const RunPtr run = RunMaker()
                           .points("loss", joined(timedPoints(100, oneSecond, 0),
                                                  timedPoints(80, oneSecond, 41, 1, kStart + 500)))
                           .points("once", {{.step = 3, .wallTime = kStart + 3, .value = 1}})
                           .session(SessionMark::Status::Start, 0, kStart - 1)
                           .session(SessionMark::Status::Start, 41, kStart + 499)
                           .file([] {
                               FileReport file = fileOf(kStart - 2, kStart + 600);
                               file.fileVersion = "brain.Event:2";
                               return file;
                           }())
                           .make();
    const RunRestarts restarts(run);
    EXPECT_EQ(restarts.attempts().attempts.size(), 2U);
    const SeriesRestarts loss = restarts.of("loss");
    ASSERT_EQ(loss.attempts.size(), 2U);
    EXPECT_EQ(loss.attempts[1].attempt, 1U);
    EXPECT_EQ(loss.attempts[1].points, (std::vector<IndexRange>{{100, 180}}));
    EXPECT_EQ(loss.tensorBoard.dropped, 59U);
    EXPECT_EQ(loss.dataServer.dropped, 59U);
    EXPECT_TRUE(loss.isShownOtherwise());
    EXPECT_EQ(restarts.of("once").attempts.size(), 1U);
    EXPECT_FALSE(restarts.of("once").isShownOtherwise());
    EXPECT_TRUE(restarts.of("none").attempts.empty());
}

} // namespace
} // namespace faultline
