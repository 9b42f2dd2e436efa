// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/hardware_maker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace faultline {

namespace {

using test::CaseMaker;
using test::HardwareMaker;
using test::judge;
using test::Judgement;
using test::Noise;
using test::snippetsOf;
using ::testing::HasSubstr;

const Rule& gpuThrottledRule()
{
    static const std::unique_ptr<const Rule> kRule = makeGpuThrottled();
    return *kRule;
}

/// A GPU under load; of every hundred samples the first `hot` have `mask` and the lower clock.
HardwareLogPtr watched(int hot, double mask, double clock, double utilization = 0.95,
                       std::size_t samples = 600)
{
    const auto isHot = [hot](std::size_t i) { return static_cast<int>(i % 100) < hot; };
    return HardwareMaker()
        .gpus(1)
        .series(HardwareQuantity::GpuUtilization, 0, samples,
                [utilization](std::size_t) { return utilization; })
        .series(HardwareQuantity::GpuThrottleReasons, 0, samples,
                [=](std::size_t i) { return isHot(i) ? mask : 4.0; })
        .series(HardwareQuantity::GpuSmClock, 0, samples,
                [=](std::size_t i) { return isHot(i) ? clock : 1.5e9; })
        .series(HardwareQuantity::GpuPowerLimit, 0, samples, [](std::size_t) { return 300.0; })
        .make();
}

Judgement judgeLog(const HardwareLogPtr& log)
{
    return judge(gpuThrottledRule(), CaseMaker().hardware(log).steps(600).training());
}

TEST(GpuThrottled, TellsTheShareAndWhatItCosts)
{
    const Judgement said = judgeLog(watched(40, 0x20, 0.9e9));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
    EXPECT_NEAR(said.number("throttled-share"), 0.4, 1e-9);
    EXPECT_NEAR(said.findings[0].cost, 0.4 * 0.4, 1e-9);
    EXPECT_THAT(said.title(), HasSubstr("by heat in 40"));
    EXPECT_THAT(snippetsOf(said.findings[0]), HasSubstr("-pl 255")); // 85 % of 300 W
    ASSERT_EQ(said.findings[0].fixes.at(0).promises.size(), 1U);
}

TEST(GpuThrottled, SeverityIsTheCost)
{
    EXPECT_EQ(judgeLog(watched(90, 0x40, 0.3e9)).findings.at(0).severity, Severity::Critical);
    EXPECT_EQ(judgeLog(watched(10, 0x20, 1.45e9)).findings.at(0).severity, Severity::Info);
}

TEST(GpuThrottled, NamesTheSupply)
{
    EXPECT_THAT(judgeLog(watched(30, 0x80, 0.7e9)).title(), HasSubstr("power supply"));
}

TEST(GpuThrottled, APowerCapAndAnIdleCardAreNormal)
{
    EXPECT_TRUE(judgeLog(watched(90, 0x4, 1.2e9)).silent());
    EXPECT_TRUE(judgeLog(watched(4, 0x20, 0.9e9)).silent());               // just below the share
    EXPECT_FALSE(judgeLog(watched(6, 0x20, 0.9e9)).silent());              // just above it
    EXPECT_TRUE(judgeLog(watched(90, 0x20, 0.9e9, 0.4)).findings.empty()); // not under load
    EXPECT_TRUE(judgeLog(watched(90, 0x20, 0.9e9, 0.9, 50)).findings.empty()); // too few
}

/// A card that names no reason, whose clock and steps go together or not.
Judgement withoutReasons(bool together)
{
    Noise noise(3);
    constexpr std::size_t kSteps = 400;
    std::vector<double> stepSeconds;
    std::vector<double> clocks;
    double now = test::kStart;
    std::vector<ScalarPoint> points;
    for (std::size_t i = 0; i < kSteps; ++i) {
        const bool isSlow = i % 40 < 20;
        clocks.push_back(isSlow ? 0.9e9 : 1.5e9);
        const double seconds = (together && isSlow ? 5.0 : 3.0) * noise.factor(0.05);
        points.push_back({.step = static_cast<std::int64_t>(i), .wallTime = now, .value = 1.0});
        now += seconds;
        stepSeconds.push_back(seconds);
    }
    const auto clockAt = [&](std::size_t sample) {
        double at = 0.0;
        for (std::size_t i = 0; i < kSteps; ++i) {
            at += stepSeconds[i];
            if (static_cast<double>(sample) < at)
                return clocks[i];
        }
        return clocks.back();
    };
    const auto log =
        HardwareMaker()
            .gpus(1)
            .series(HardwareQuantity::GpuUtilization, 0, 1200, [](std::size_t) { return 0.97; })
            .series(HardwareQuantity::GpuSmClock, 0, 1200, clockAt)
            .series(
                HardwareQuantity::Other, 0, 1200, [](std::size_t) { return 1.5e9; },
                "clocks.max.sm [MHz]")
            .make();
    return judge(gpuThrottledRule(), CaseMaker()
                                         .hardware(log)
                                         .run(test::RunMaker("train").points("loss", points).make())
                                         .training());
}

TEST(GpuThrottled, BelievesTheClockOnlyIfTheStepsFollowIt)
{
    const Judgement said = withoutReasons(true);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_LT(said.number("clock-correlation"), -0.3);
    EXPECT_TRUE(withoutReasons(false).findings.empty());
}

TEST(GpuThrottled, AbstainsWhereTheLogDoesNotSayWhy)
{
    const auto log =
        HardwareMaker()
            .gpus(1)
            .series(HardwareQuantity::GpuUtilization, 0, 200, [](std::size_t) { return 0.9; })
            .make();
    const Judgement said = judgeLog(log);
    EXPECT_TRUE(said.findings.empty());
    ASSERT_EQ(said.abstentions.size(), 1U);
    EXPECT_THAT(said.abstentions[0].command, HasSubstr("clocks_throttle_reasons.active"));
}

} // namespace

} // namespace faultline
