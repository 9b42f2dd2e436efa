// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/hardware_log.h"
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/hardware_maker.h"
#include "tests/diagnosis/support/run_maker.h"
#include "tests/diagnosis/support/step_clock.h"
#include "tests/support/analysed.h"

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <string_view>
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

const Rule& stoppedProgressingRule()
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
    const Judgement said =
        judge(stoppedProgressingRule(), {timedRun(300, silentAt(120, 3600.0)).make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(
        said.title(),
        "Nothing was logged for 1 h 0 min after step 119; usually something is logged every 10 s");
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
    const auto* series = std::get_if<SeriesEvidence>(&said.findings[0].evidence.front());
    ASSERT_NE(series, nullptr);
    EXPECT_EQ(series->firstStep.value(), 119);
    EXPECT_EQ(series->lastStep.value(), 120);
    EXPECT_DOUBLE_EQ(series->lastWallTime - series->firstWallTime, 3600.0);
}

TEST(StoppedProgressing, StaysSilentBelowBothLimits)
{
    EXPECT_TRUE(
        judge(stoppedProgressingRule(), {timedRun(300, silentAt(120, 590.0)).make()}).silent());
    // Longer than 600 s, but steps of 100 s make 900 s no silence.
    EXPECT_TRUE(judge(stoppedProgressingRule(), {timedRun(300, silentAt(120, 900.0, 100.0)).make()})
                    .silent());
}

/// A training of 100 steps of a second whose process is sampled for `after` seconds more, at this
/// memory after its last step.
Judgement judgeProcess(double after, const std::function<double(std::size_t)>& memory)
{
    const auto samples = static_cast<std::size_t>((100.0 + after) / 2.0);
    const HardwareLogPtr host =
        test::HardwareMaker("host.csv", kStart, 2.0)
            .host()
            .series(HardwareQuantity::ProcessMemory, 0, samples,
                    [&memory](std::size_t i) {
                        return i < 50 ? 1e9 + 1e6 * static_cast<double>(i % 7) : memory(i);
                    })
            .series(HardwareQuantity::ProcessCpu, 0, samples,
                    [](std::size_t i) { return i < 50 ? 1.0 : 0.0; })
            .make();
    return judge(stoppedProgressingRule(),
                 test::CaseMaker()
                     .run(timedRun(100, [](std::size_t) { return 1.0; }).make())
                     .hardware(host)
                     .training());
}

TEST(StoppedProgressing, AProcessThatIsSampledOnAndStandsStillHangs)
{
    const Judgement said = judgeProcess(200.0, [](std::size_t) { return 1.01e9; });
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("Run hung after step"), std::string::npos) << said.title();
    EXPECT_TRUE(judgeProcess(40.0, [](std::size_t) { return 1.01e9; }).silent());
    EXPECT_TRUE(judgeProcess(200.0, [](std::size_t i) {
                    return 1e9 + 1e7 * static_cast<double>(i % 5); // evaluates, saves
                }).silent());
}

TEST(StoppedProgressing, HangsSoonerWhereStepsAreShort)
{
    constexpr double kStep = 0.05;
    const auto judgeShort = [](double after, std::string_view plan) {
        const auto samples = static_cast<std::size_t>(after / 8.0) + 2;
        const HardwareLogPtr host = test::HardwareMaker("host.csv", kStart, 8.0)
                                        .host()
                                        .series(HardwareQuantity::ProcessMemory, 0, samples,
                                                [](std::size_t) { return 1e9; })
                                        .make();
        return judge(
            stoppedProgressingRule(),
            test::CaseMaker()
                .run(RunMaker("run")
                         .points("loss", timedPoints(
                                             100, [](std::size_t) { return kStep; }, 0, 10))
                         .make())
                .config(plan)
                .hardware(host)
                .training());
    };
    const std::string_view longer = "max_steps: 4000\nlr: 0.1\nbatch_size: 8\n";
    const std::string_view whole = "max_steps: 1000\nlr: 0.1\nbatch_size: 8\n";
    const Judgement said = judgeShort(30.0, longer);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("Run hung after step"), std::string::npos) << said.title();
    EXPECT_TRUE(judgeShort(30.0, whole).findings.empty()) << "it was done";
    EXPECT_TRUE(judgeShort(6.0, longer).findings.empty()) << "may write a checkpoint";
}

TEST(StoppedProgressing, LeavesAnEvaluationAlone)
{
    const std::vector<ScalarPoint> train = timedPoints(300, silentAt(120, 3600.0));
    const RunPtr run = RunMaker("x/train").points("loss", train).make();
    const RunPtr validation =
        RunMaker("x/eval").points("loss", {{119, train[120].wallTime - 5.0, 1.0}}).make();
    EXPECT_TRUE(judge(stoppedProgressingRule(), {run, validation}).silent());
}

TEST(StoppedProgressing, LeavesRegularPausesToTheRuleAboutStalls)
{
    const RunPtr run =
        timedRun(1000, [](std::size_t i) { return i % 100 == 0 ? 1200.0 : 10.0; }).make();
    EXPECT_TRUE(judge(stoppedProgressingRule(), {run}).silent());
    EXPECT_EQ(judge(*makePeriodicStalls(), {run}).findings.size(), 1U);
}

TEST(StoppedProgressing, DoesNotTakeTheTimeBetweenTwoSessionsForASilence)
{
    std::vector<ScalarPoint> points = timedPoints(100, [](std::size_t) { return 10.0; });
    const std::vector<ScalarPoint> second = timedPoints(
        100, [](std::size_t) { return 10.0; }, 80, 1, points.back().wallTime + 7200.0);
    points.insert(points.end(), second.begin(), second.end());
    EXPECT_TRUE(
        judge(stoppedProgressingRule(), {RunMaker().points("loss", points).make()}).silent());
}

TEST(StoppedProgressing, CountsSeveralSilencesAndShowsTheLongestFirst)
{
    const Judgement said =
        judge(stoppedProgressingRule(),
              {timedRun(1000, [](std::size_t i) {
                   return i == 120 ? 1000.0 : i == 500 ? 5000.0 : i == 530 ? 2000.0 : 10.0;
               }).make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.number("gaps"), 3.0);
    EXPECT_EQ(std::get<SeriesEvidence>(said.findings[0].evidence[0]).firstStep.value(), 499);
    EXPECT_EQ(std::get<SeriesEvidence>(said.findings[0].evidence[1]).firstStep.value(), 529);
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
    const Judgement said = judge(stoppedProgressingRule(), {maker.file(file).make()});
    EXPECT_TRUE(said.findings.empty());
    ASSERT_EQ(said.abstentions.size(), 1U);
    EXPECT_NE(toEnglish(said.abstentions[0].reason).find("after step 99"), std::string::npos);

    const Judgement few =
        judge(stoppedProgressingRule(), {timedRun(5, silentAt(3, 3600.0)).make()});
    EXPECT_TRUE(few.findings.empty());
    EXPECT_EQ(few.abstentions.size(), 1U);
}

/// A GPU watched while 300 steps of 10 s ran and `after` seconds longer, every 10 s.
struct Watched {
    double after = 3600.0;
    double busyAfter = 0.0;
    double wattsAfter = 60.0;
    double heldAfter = 12e9;
};

HardwareLogPtr watched(const Watched& how)
{
    HardwareLog log;
    log.file.displayName = "gpu.csv";
    log.file.id = ArtifactId(log.file.displayName);
    log.timeKind = TimeKind::Absolute;
    log.devices.push_back(
        {.kind = HardwareDevice::Kind::Gpu, .host = {}, .index = 0, .name = "Tesla T4", .id = {}});
    const auto samples = static_cast<std::size_t>((3000.0 + how.after) / 10.0);
    const auto add = [&](HardwareQuantity quantity, double before, double after) {
        std::vector<ScalarPoint> points(samples);
        for (std::size_t i = 0; i < samples; ++i) {
            const double time = 10.0 * static_cast<double>(i);
            points[i] = {.step = static_cast<std::int64_t>(i),
                         .wallTime = kStart + time,
                         .value = time <= 2990.0 ? before : after};
        }
        ScalarSeriesBuilder builder;
        builder.append(points);
        log.series.push_back({.quantity = quantity,
                              .device = 0,
                              .column = {},
                              .unit = hardwareQuantityInfo(quantity).unit,
                              .assumption = {},
                              .series = builder.snapshot()});
    };
    add(HardwareQuantity::GpuUtilization, 0.9, how.busyAfter);
    add(HardwareQuantity::GpuMemoryUsed, 12e9, how.heldAfter);
    add(HardwareQuantity::GpuPower, 200.0, how.wattsAfter);
    return std::make_shared<const HardwareLog>(std::move(log));
}

Judgement judgeWatched(const Watched& how)
{
    CaseData data = test::caseOf({timedRun(300, [](std::size_t) { return 10.0; }).make()});
    data.hardwareLogs.push_back(watched(how));
    const std::vector<Training> trainings = test::trainingsOf(data);
    return judge(stoppedProgressingRule(), trainings.front());
}

TEST(StoppedProgressing, TellsAHangAtTheEndFromAGpuThatIsStillHeld)
{
    const Judgement said = judgeWatched({});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Critical);
    EXPECT_NE(said.title().find("after step 299"), std::string::npos) << said.title();
    EXPECT_NEAR(said.number("final-silence-seconds"), 3600.0, 20.0);
    EXPECT_EQ(judgeWatched({.after = 1200.0}).findings.at(0).severity, Severity::Warning);
}

TEST(StoppedProgressing, TellsAProcessThatSpinsInACollective)
{
    const Judgement said = judgeWatched({.busyAfter = 1.0, .wattsAfter = 80.0});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(toEnglish(said.findings[0].explanation).find("collective"), std::string::npos);
}

TEST(StoppedProgressing, LeavesALogThatGoesOnAfterTheProcessEnded)
{
    EXPECT_TRUE(judgeWatched({.heldAfter = 3e6}).silent()); // the memory was given back
    EXPECT_TRUE(judgeWatched({.after = 500.0}).silent());   // the recording was stopped later
}

TEST(StoppedProgressing, IsNotSeenInHealthyRuns)
{
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        Noise noise(seed);
        const double usual = 0.1 + 300.0 * noise.uniform();
        EXPECT_TRUE(
            judge(stoppedProgressingRule(),
                  {timedRun(500, [&](std::size_t) { return usual * noise.factor(0.4); }).make()})
                .silent())
            << seed;
    }
}

} // namespace

} // namespace faultline
