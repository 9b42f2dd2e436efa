// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/case_artifacts.h"
#include "model/diagnosis/engine/diagnose.h"
#include "model/diagnosis/training/case_clocks.h"
#include "model/diagnosis/training/clock_evidence.h"
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
using test::timedRun;

constexpr double kHour = 3600.0;
/// A zone whose full hour falls into the middle of the run, and that moment.
constexpr double kZone = 5.25 * kHour;
constexpr double kFullHour = 1'600'001'100.0;

ScalarSeries seriesOf(const std::vector<ScalarPoint>& points)
{
    ScalarSeriesBuilder builder;
    builder.append(points);
    return builder.snapshot();
}

/// A run of 1000 steps of 2 s each.
RunPtr evenRun(const std::string& name = ".")
{
    return timedRun(
               1000, [](std::size_t) { return 2.0; }, name)
        .make();
}

/// When that run reached a step.
double wallOf(std::int64_t step)
{
    return kStart + 2.0 * static_cast<double>(step);
}

/// A console log that prints every 20th step as `written(wall)` says.
template <typename Fn>
std::shared_ptr<ConsoleLog> logOf(TimeKind kind, Fn&& written, std::int64_t lastStep = 980,
                                  const std::string& name = "train.log")
{
    auto log = std::make_shared<ConsoleLog>();
    log->timeKind = kind;
    log->file.displayName = name;
    log->file.id = ArtifactId(log->file.displayName);
    std::vector<ScalarPoint> points;
    for (std::int64_t step = 20; step <= lastStep; step += 20)
        points.push_back({.step = step, .wallTime = written(wallOf(step)), .value = 1.0});
    log->series["loss"].series = seriesOf(points);
    if (!points.empty()) {
        log->file.firstWallTime = points.front().wallTime;
        log->file.lastWallTime = points.back().wallTime;
    }
    return log;
}

std::shared_ptr<HardwareLog> hardwareOf(TimeKind kind, double begin, double end,
                                        const std::string& name = "gpu.csv")
{
    auto log = std::make_shared<HardwareLog>();
    log->timeKind = kind;
    log->file.displayName = name;
    log->file.id = ArtifactId(log->file.displayName);
    log->devices.push_back(
        {.kind = HardwareDevice::Kind::Gpu, .host = {}, .index = 0, .name = {}, .id = {}});
    std::vector<ScalarPoint> points;
    const int count = 200;
    for (int i = 0; i <= count; ++i)
        points.push_back({.step = i, .wallTime = begin + (end - begin) * i / count, .value = 0.5});
    log->series.push_back({.quantity = HardwareQuantity::GpuUtilization,
                           .column = {},
                           .assumption = {},
                           .series = seriesOf(points)});
    return log;
}

template <typename Log>
CaseClocks clocksWith(const std::shared_ptr<Log>& log,
                      const std::map<ArtifactId, double>& corrections = {})
{
    CaseData data = test::caseOf({evenRun()});
    if constexpr (std::is_same_v<Log, ConsoleLog>)
        data.logs.push_back(log);
    else
        data.hardwareLogs.push_back(log);
    data.runOfArtifact[log->id()] = RunId(".");
    return test::clocksOf(data, corrections);
}

TEST(CaseClocks, FindTheZoneOfLocalTimesBySharedSteps)
{
    // Ahead of UTC, behind it, half and quarter hours, and UTC itself.
    for (const double zone : {2.0, -8.0, 5.5, 5.75, 0.0, 14.0, -11.0}) {
        const Clock clock =
            clocksWith(logOf(TimeKind::Local, [zone](double wall) {
                return std::floor(wall + zone * kHour + 0.3); // printed a little later
            })).of(ArtifactId("train.log"));
        EXPECT_EQ(clock.source, Clock::Source::ZoneGuessed) << zone;
        EXPECT_DOUBLE_EQ(clock.offsetSeconds, -zone * kHour) << zone;
        EXPECT_LE(clock.uncertaintySeconds, 5.0) << zone;
        EXPECT_TRUE(clock.changes.empty()) << zone;
        EXPECT_NEAR(clock.toWall(wallOf(100) + zone * kHour), wallOf(100), 1e-6);
        EXPECT_NEAR(clock.fromWall(wallOf(100)), wallOf(100) + zone * kHour, 1e-6);
    }
    const Clock clock = clocksWith(logOf(TimeKind::Local, [](double wall) {
                            return wall + 5.5 * kHour;
                        })).of(ArtifactId("train.log"));
    EXPECT_EQ(toEnglish(clock.reason),
              "Local times of zone UTC+5:30: so 49 steps meet those of the event files.");
}

TEST(CaseClocks, TakeTheDelayOfAPrintForUncertaintyNotForAZone)
{
    const Clock clock = clocksWith(logOf(TimeKind::Local, [](double wall) {
                            return wall + 2.0 * kHour + 90.0;
                        })).of(ArtifactId("train.log"));
    EXPECT_DOUBLE_EQ(clock.offsetSeconds, -2.0 * kHour);
    EXPECT_NEAR(clock.uncertaintySeconds, 90.0, 1e-6);
}

TEST(CaseClocks, SayThatAClockWasWrongWhereNoZoneExplainsIt)
{
    const Clock clock = clocksWith(logOf(TimeKind::Local, [](double wall) {
                            return wall + 2.0 * kHour + 420.0;
                        })).of(ArtifactId("train.log"));
    EXPECT_EQ(clock.source, Clock::Source::Aligned);
    EXPECT_NEAR(clock.offsetSeconds, -2.0 * kHour - 420.0, 1e-3);
}

TEST(CaseClocks, FollowAChangeToDaylightSavingInsideARun)
{
    const Clock clock = clocksWith(logOf(TimeKind::Local, [](double wall) {
                            return wall + (wall < kFullHour ? kZone : kZone + kHour);
                        })).of(ArtifactId("train.log"));
    EXPECT_EQ(clock.source, Clock::Source::ZoneGuessed);
    ASSERT_EQ(clock.changes.size(), 1U);
    EXPECT_DOUBLE_EQ(clock.offsetSeconds, -kZone);
    EXPECT_DOUBLE_EQ(clock.changes[0].offsetSeconds, -kZone - kHour);
    EXPECT_DOUBLE_EQ(clock.changes[0].fromWritten, kFullHour + kZone + kHour);
    for (const double wall : {kStart, kFullHour - 5.0, kFullHour + 5.0, wallOf(999)}) {
        const double written = wall + kZone + (wall < kFullHour ? 0.0 : kHour);
        EXPECT_NEAR(clock.toWall(written), wall, 1e-6);
        EXPECT_NEAR(clock.fromWall(wall), written, 1e-6);
    }
}

TEST(CaseClocks, FollowTheEndOfDaylightSavingInTheOrderOfTheFile)
{
    // The hour that occurs twice is told apart by the order of the lines alone.
    const auto written = [](double wall) {
        return wall + (wall < kFullHour ? kZone : kZone - kHour);
    };
    const Clock clock = clocksWith(logOf(TimeKind::Local, written)).of(ArtifactId("train.log"));
    ASSERT_EQ(clock.changes.size(), 1U);
    EXPECT_DOUBLE_EQ(clock.offsetSeconds, -kZone);
    EXPECT_DOUBLE_EQ(clock.changes[0].offsetSeconds, -kZone + kHour);
    ClockWalk walk(clock);
    for (std::int64_t step = 20; step <= 980; step += 20)
        EXPECT_NEAR(walk.next(written(wallOf(step))), wallOf(step), 1e-6) << step;
    EXPECT_TRUE(std::isnan(walk.next(std::numeric_limits<double>::quiet_NaN())));
}

TEST(CaseClocks, AbstainWhereTooLittleIsShared)
{
    const Clock clock =
        clocksWith(logOf(
                       TimeKind::Local, [](double wall) { return wall + 2.0 * kHour; }, 40))
            .of(ArtifactId("train.log"));
    EXPECT_EQ(clock.source, Clock::Source::AsWritten);
    EXPECT_DOUBLE_EQ(clock.offsetSeconds, 0.0);
    EXPECT_GE(clock.uncertaintySeconds, 12.0 * kHour);
    EXPECT_TRUE(clock.isPlaced);
    EXPECT_FALSE(clock.reason.empty());
}

TEST(CaseClocks, AbstainWhereStepsMeanSomethingElse)
{
    // The console counts batches of half a second, the event file something far slower.
    auto log = std::make_shared<ConsoleLog>();
    log->timeKind = TimeKind::Local;
    log->file.displayName = "train.log";
    log->file.id = ArtifactId(log->file.displayName);
    std::vector<ScalarPoint> points;
    for (std::int64_t step = 0; step < 900; ++step)
        points.push_back({.step = step,
                          .wallTime = kStart + 7200.0 + 40.0 * static_cast<double>(step),
                          .value = 1.0});
    log->series["loss"].series = seriesOf(points);
    EXPECT_EQ(clocksWith(log).of(ArtifactId("train.log")).source, Clock::Source::AsWritten);
}

TEST(CaseClocks, LeaveAbsoluteTimesAndTellTheirSkew)
{
    const Clock same = clocksWith(logOf(TimeKind::Absolute, [](double wall) {
                           return wall + 0.5;
                       })).of(ArtifactId("train.log"));
    EXPECT_EQ(same.source, Clock::Source::AsWritten);
    EXPECT_DOUBLE_EQ(same.uncertaintySeconds, 0.0);
    const Clock skewed = clocksWith(logOf(TimeKind::Absolute, [](double wall) {
                             return wall + 40.0;
                         })).of(ArtifactId("train.log"));
    EXPECT_DOUBLE_EQ(skewed.offsetSeconds, 0.0);
    EXPECT_NEAR(skewed.uncertaintySeconds, 40.0, 1e-3);
    EXPECT_EQ(toEnglish(skewed.reason), "Its times are absolute, yet 49 steps come 40 s later than "
                                        "in the event files. Nothing was moved.");
}

TEST(CaseClocks, AlignRelativeTimesBySharedSteps)
{
    const Clock clock = clocksWith(logOf(TimeKind::Relative, [](double wall) {
                            return wall - kStart + 12345.678;
                        })).of(ArtifactId("train.log"));
    EXPECT_EQ(clock.source, Clock::Source::Aligned);
    EXPECT_NEAR(clock.toWall(12345.678 + 100.0), kStart + 100.0, 1e-3);
}

TEST(CaseClocks, AlignRelativeTimesByLinesOfAnotherLog)
{
    const auto eventful = [](TimeKind kind, double shift, const std::string& name) {
        auto log = logOf(
            kind, [](double wall) { return wall; }, 0, name);
        for (int i = 0; i < 3; ++i) {
            log->lines.push_back({.wallTime = shift + 50.0 * i});
            log->events.push_back({.signature = "kernel.oom",
                                   .outcome = Outcome::Fatal,
                                   .firstLine = static_cast<std::size_t>(i),
                                   .lastLine = static_cast<std::size_t>(i),
                                   .fields = {{.name = "pid", .value = std::to_string(100 + i)}}});
        }
        return log;
    };
    CaseData data = test::caseOf({evenRun()});
    data.logs = {eventful(TimeKind::Relative, 1000.0, "dmesg.txt"),
                 eventful(TimeKind::Absolute, kStart + 300.0, "syslog")};
    const CaseClocks clocks = test::clocksOf(data);
    EXPECT_EQ(clocks.of(ArtifactId("dmesg.txt")).source, Clock::Source::Aligned);
    EXPECT_NEAR(clocks.toWall(ArtifactId("dmesg.txt"), 1050.0), kStart + 350.0, 1e-6);
}

TEST(CaseClocks, PutAKernelLogAtTheEndOfTheRunAndSaySo)
{
    auto log = logOf(
        TimeKind::Relative, [](double wall) { return wall; }, 0, "dmesg.txt");
    log->file.firstWallTime = 0.0;
    log->file.lastWallTime = 5000.0;
    const Clock clock = clocksWith(log).of(ArtifactId("dmesg.txt"));
    EXPECT_EQ(clock.source, Clock::Source::Assumed);
    EXPECT_NEAR(clock.toWall(5000.0), wallOf(999), 1e-3);
    EXPECT_NE(toEnglish(clock.reason).find("assumption"), std::string::npos);
}

TEST(CaseClocks, AlignATraceByItsSteps)
{
    auto profile = std::make_shared<TraceProfile>();
    profile->timeKind = TimeKind::Relative;
    profile->file.displayName = "trace.json";
    profile->file.id = ArtifactId(profile->file.displayName);
    profile->hasStepMarkers = true;
    profile->durationNs = 20'000'000'000;
    for (std::int64_t i = 0; i < 5; ++i)
        profile->steps.push_back(
            {.number = 500 + i, .beginNs = i * 2'000'000'000, .endNs = (i + 1) * 2'000'000'000});
    // Only every tenth step is in the event file: the others lie between two of them.
    const RunPtr sparse = RunMaker()
                              .points("loss", test::timedPoints(
                                                  100, [](std::size_t) { return 20.0; }, 0, 10))
                              .make();
    CaseData data = test::caseOf({sparse});
    data.profiles.push_back(profile);
    const Clock clock = test::clocksOf(data).of(ArtifactId("trace.json"));
    EXPECT_EQ(clock.source, Clock::Source::Aligned);
    EXPECT_NEAR(clock.toWall(2.0), wallOf(500), 1e-3);
}

TEST(CaseClocks, FindTheZoneOfAHardwareLogByItsEnds)
{
    const Clock clock = clocksWith(hardwareOf(TimeKind::Local, kStart - 20.0 - 8.0 * kHour,
                                              wallOf(999) + 40.0 - 8.0 * kHour))
                            .of(ArtifactId("gpu.csv"));
    EXPECT_EQ(clock.source, Clock::Source::ZoneGuessed);
    EXPECT_DOUBLE_EQ(clock.offsetSeconds, 8.0 * kHour);
    EXPECT_GE(clock.uncertaintySeconds, 60.0);
    // Hours of other work around it: nothing tells the zone.
    EXPECT_EQ(clocksWith(hardwareOf(TimeKind::Local, kStart - 7.0 * kHour, kStart + 9.0 * kHour))
                  .of(ArtifactId("gpu.csv"))
                  .source,
              Clock::Source::AsWritten);
}

TEST(CaseClocks, FindTheZoneOfAHardwareLogByWhenTheGpuWorks)
{
    auto log = hardwareOf(TimeKind::Local, kStart, kStart + 1.0);
    std::vector<ScalarPoint> points;
    for (int i = 0; i < 6000; ++i) {
        const double wall = kStart - 2.0 * kHour + 2.0 * i;
        const bool works = wall >= kStart && wall <= wallOf(999);
        points.push_back({.step = i, .wallTime = wall + 2.0 * kHour, .value = works ? 0.9 : 0.0});
    }
    log->series[0].series = seriesOf(points);
    const Clock clock = clocksWith(log).of(ArtifactId("gpu.csv"));
    EXPECT_EQ(clock.source, Clock::Source::ZoneGuessed);
    EXPECT_DOUBLE_EQ(clock.offsetSeconds, -2.0 * kHour);
}

TEST(CaseClocks, TakeTheZoneOfTheConsoleLogOfTheSameRun)
{
    CaseData data = test::caseOf({evenRun()});
    data.logs.push_back(logOf(TimeKind::Local, [](double wall) { return wall + 2.0 * kHour; }));
    data.hardwareLogs.push_back(
        hardwareOf(TimeKind::Local, kStart - 5.0 * kHour, kStart + 11.0 * kHour));
    data.runOfArtifact = {{ArtifactId("train.log"), RunId(".")},
                          {ArtifactId("gpu.csv"), RunId(".")}};
    const Clock clock = test::clocksOf(data).of(ArtifactId("gpu.csv"));
    EXPECT_EQ(clock.source, Clock::Source::ZoneGuessed);
    EXPECT_DOUBLE_EQ(clock.offsetSeconds, -2.0 * kHour);
    EXPECT_EQ(toEnglish(clock.reason), "Local times; taken for zone UTC+2, that of train.log.");
}

TEST(CaseClocks, RulesFollowWhatTheUserSaidOfThem)
{
    CaseData data = test::caseOf({evenRun()});
    data.hardwareLogs.push_back(hardwareOf(TimeKind::Local, kStart, kStart + 1.0));
    data.runOfArtifact = {{ArtifactId("gpu.csv"), RunId(".")}};
    const std::vector<Training> trainings =
        test::analysed(data, {.clockCorrections = {{ArtifactId("gpu.csv"), -kHour}}})->trainings;
    ASSERT_EQ(trainings.size(), 1U);
    EXPECT_DOUBLE_EQ(trainings.front().clocks->of(ArtifactId("gpu.csv")).offsetSeconds, -kHour);
}

TEST(CaseClocks, SpreadSamplesWithoutTimesOverTheRun)
{
    const Clock clock =
        clocksWith(hardwareOf(TimeKind::None, 0.0, 200.0)).of(ArtifactId("gpu.csv"));
    EXPECT_EQ(clock.source, Clock::Source::Assumed);
    EXPECT_NEAR(clock.toWall(0.0), kStart, 1e-6);
    EXPECT_NEAR(clock.toWall(200.0), wallOf(999), 1e-6);
    EXPECT_NEAR(clock.fromWall(wallOf(999)), 200.0, 1e-6);
    EXPECT_NE(toEnglish(clock.reason).find("assumption"), std::string::npos);
}

TEST(CaseClocks, PlaceNothingThatHasNoTimesAndNoRun)
{
    CaseData data;
    data.hardwareLogs.push_back(hardwareOf(TimeKind::None, 0.0, 200.0));
    const CaseClocks clocks = test::clocksOf(data);
    EXPECT_FALSE(clocks.isPlaced(ArtifactId("gpu.csv")));
    EXPECT_DOUBLE_EQ(clocks.toWall(ArtifactId("gpu.csv"), 10.0), 10.0);
    EXPECT_TRUE(clocks.isPlaced(ArtifactId("unknown")));
}

TEST(CaseClocks, FollowTheUser)
{
    const auto log = logOf(TimeKind::Local, [](double wall) { return wall + 2.0 * kHour; });
    const CaseClocks clocks =
        clocksWith(log, {{ArtifactId("train.log"), -kHour}, {ArtifactId("gone.log"), 5.0}});
    EXPECT_EQ(clocks.of(ArtifactId("train.log")).source, Clock::Source::User);
    EXPECT_DOUBLE_EQ(clocks.toWall(ArtifactId("train.log"), kStart), kStart - kHour);
    EXPECT_EQ(clocks.all().size(), 1U);
    const CaseClocks placed =
        clocksWith(hardwareOf(TimeKind::None, 0.0, 200.0), {{ArtifactId("gpu.csv"), kStart}});
    EXPECT_TRUE(placed.isPlaced(ArtifactId("gpu.csv")));
}

TEST(CaseClocks, CompareALogWithItsOwnRunOnly)
{
    // Another run did the same steps at another time of day.
    const RunPtr other =
        RunMaker("b")
            .points("loss", test::timedPoints(
                                1000, [](std::size_t) { return 2.0; }, 0, 1, kStart + 5.0 * kHour))
            .make();
    CaseData data = test::caseOf({evenRun("a"), other});
    data.logs.push_back(logOf(TimeKind::Local, [](double wall) { return wall + 2.0 * kHour; }));
    data.runOfArtifact = {{ArtifactId("train.log"), RunId("b")}};
    EXPECT_DOUBLE_EQ(test::clocksOf(data).of(ArtifactId("train.log")).offsetSeconds, 3.0 * kHour);
    data.runOfArtifact = {{ArtifactId("train.log"), RunId("a")}};
    EXPECT_DOUBLE_EQ(test::clocksOf(data).of(ArtifactId("train.log")).offsetSeconds, -2.0 * kHour);
}

TEST(CaseClocks, ChooseAmongTheTimesOfARestartedStep)
{
    // Steps 0..499 twice, five hours apart: the log holds the second session.
    std::vector<ScalarPoint> points = test::timedPoints(500, [](std::size_t) { return 2.0; });
    const std::vector<ScalarPoint> again = test::timedPoints(
        500, [](std::size_t) { return 2.0; }, 0, 1, kStart + 5.1 * kHour);
    points.insert(points.end(), again.begin(), again.end());
    CaseData data = test::caseOf({RunMaker().points("loss", points).make()});
    data.logs.push_back(logOf(
        TimeKind::Local, [](double wall) { return wall + 5.1 * kHour + kHour; }, 480));
    EXPECT_DOUBLE_EQ(test::clocksOf(data).of(ArtifactId("train.log")).offsetSeconds, -kHour);
}

TEST(CaseClocks, SurviveHostileTimes)
{
    for (const double odd : {std::numeric_limits<double>::quiet_NaN(),
                             std::numeric_limits<double>::infinity(), 1e300, -1e300}) {
        const CaseClocks clocks = clocksWith(logOf(TimeKind::Local, [odd](double) { return odd; }));
        EXPECT_EQ(clocks.of(ArtifactId("train.log")).source, Clock::Source::AsWritten);
        static_cast<void>(clocksWith(logOf(TimeKind::Relative, [odd](double) { return odd; })));
        static_cast<void>(clocksWith(hardwareOf(TimeKind::None, odd, odd)));
        static_cast<void>(clocksWith(hardwareOf(TimeKind::Local, 0.0, odd)));
    }
}

} // namespace

} // namespace faultline
