// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/hardware_maker.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>

namespace faultline {

namespace {

using test::CaseMaker;
using test::HardwareMaker;
using test::judge;
using test::Judgement;
using test::Noise;

const Rule& hostMemoryCreepRule()
{
    static const std::unique_ptr<const Rule> kRule = makeHostMemoryCreep();
    return *kRule;
}

constexpr double kMemory = 16e9;

Judgement judgeMemoryForHostMemoryCreep(std::size_t samples, const HardwareMaker::OfSample& used)
{
    const HardwareLogPtr gpu =
        HardwareMaker()
            .host()
            .series(HardwareQuantity::MemoryTotal, 0, samples, [](std::size_t) { return kMemory; })
            .series(HardwareQuantity::MemoryUsed, 0, samples, used)
            .make();
    return judge(hostMemoryCreepRule(), CaseMaker().steps(100).hardware(gpu).training());
}

TEST(HostMemoryCreep, FiresOnASteadyRise)
{
    for (const double share : {0.06, 0.2, 0.5}) {
        Noise noise(1);
        const Judgement said = judgeMemoryForHostMemoryCreep(1500, [&](std::size_t i) {
            return kMemory * (0.35 + share * static_cast<double>(i) / 1500.0)
                   * (1.0 + 0.002 * noise.normal());
        });
        ASSERT_EQ(said.findings.size(), 1U) << share;
        EXPECT_EQ(said.findings[0].severity, share < 0.1 ? Severity::Info : Severity::Warning);
        EXPECT_NEAR(said.number("growth-share"), 0.8 * share, 0.25 * share);
        EXPECT_TRUE(std::holds_alternative<HardwareEvidence>(said.findings[0].evidence.at(0)));
    }
}

TEST(HostMemoryCreep, AProcessThatGivesItsMemoryBackAsItEndsStillLeaked)
{
    const auto leaking = [](std::size_t samples, std::size_t ends) {
        return judgeMemoryForHostMemoryCreep(samples, [=](std::size_t i) {
            const double level = 0.1 + 0.4 * static_cast<double>(i) / static_cast<double>(samples);
            const std::size_t left = samples - 1 - i;
            return kMemory * (left >= ends ? level : level * 0.1 * static_cast<double>(left));
        });
    };
    EXPECT_EQ(leaking(120, 4).findings.size(), 1U);
    EXPECT_EQ(leaking(1500, 4).findings.size(), 1U);
    // Watched on for a quarter of the log after the process was gone.
    EXPECT_EQ(judgeMemoryForHostMemoryCreep(
                  400,
                  [](std::size_t i) {
                      return i < 300 ? kMemory * (0.1 + 0.001 * static_cast<double>(i)) : 0.0;
                  })
                  .findings.size(),
              1U);
    // Given back in the middle of the run: a saw, whatever comes behind.
    EXPECT_TRUE(judgeMemoryForHostMemoryCreep(400, [](std::size_t i) {
                    return kMemory * (0.1 + 0.002 * static_cast<double>(i % 200));
                }).findings.empty());
}

/// What a loop logs of its own memory, every ten steps, in MB.
Judgement judgeTag(std::size_t points, const test::RunMaker::OfStep& megabytes,
                   const std::string& tag = "system/rss_mb")
{
    return judge(hostMemoryCreepRule(), {test::RunMaker("train")
                                             .curve("loss", test::stepsFrom(0, points, 10),
                                                    [](std::int64_t) { return 1.0; })
                                             .curve(tag, test::stepsFrom(0, points, 10), megabytes)
                                             .make()});
}

TEST(HostMemoryCreep, FiresOnWhatALoopLogsOfItself)
{
    const auto leaking = [](std::int64_t step) { return 700.0 + 5.0 * static_cast<double>(step); };
    for (const char* tag : {"system/rss_mb", "mem/rss_MB", "ram_used_mb", "cpu_ram_used_mb"}) {
        const Judgement said = judgeTag(30, leaking, tag);
        ASSERT_EQ(said.findings.size(), 1U) << tag;
        EXPECT_EQ(said.findings[0].severity, Severity::Warning) << tag;
    }
    EXPECT_NE(judgeTag(30, leaking).title().find("with every step"), std::string::npos)
        << judgeTag(30, leaking).title();
    // The GPU's memory, and a name that does not say whose it is.
    EXPECT_TRUE(judgeTag(30, leaking, "gpu_mem_mb").findings.empty());
    EXPECT_TRUE(judgeTag(30, leaking, "memory").findings.empty());
}

TEST(HostMemoryCreep, AShortRunMustGrowByMuchAndToItsEnd)
{
    EXPECT_TRUE(judgeTag(30, [](std::int64_t step) {
                    return 700.0 + 0.05 * static_cast<double>(step);
                }).findings.empty());
    // Fills while it begins and is level then.
    EXPECT_TRUE(judgeTag(30, [](std::int64_t step) {
                    return 700.0 + 10.0 * static_cast<double>(std::min<std::int64_t>(step, 100));
                }).findings.empty());
    const Judgement few =
        judgeTag(10, [](std::int64_t step) { return 700.0 + 50.0 * static_cast<double>(step); });
    EXPECT_TRUE(few.findings.empty());
    EXPECT_EQ(few.abstentions.size(), 1U);
}

TEST(HostMemoryCreep, IsSilentAboutLevelMemoryWhateverItsNoise)
{
    int alarms = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        Noise noise(seed);
        const double sigma = 0.001 * static_cast<double>(seed % 20);
        alarms += judgeMemoryForHostMemoryCreep(
                      400,
                      [&](std::size_t) {
                          return 0.4 * kMemory * (1.0 + sigma * noise.normal());
                      }).findings.empty()
                      ? 0
                      : 1;
    }
    EXPECT_EQ(alarms, 0);
}

TEST(HostMemoryCreep, IsSilentAboutAFillThatEnds)
{
    EXPECT_TRUE(judgeMemoryForHostMemoryCreep(1000, [](std::size_t i) {
                    return kMemory * (0.2 + 0.4 * (1.0 - std::exp(-static_cast<double>(i) / 80.0)));
                }).findings.empty());
    // A second reader starts in the middle.
    EXPECT_TRUE(judgeMemoryForHostMemoryCreep(1000, [](std::size_t i) {
                    return kMemory * (i < 600 ? 0.4 : 0.55);
                }).findings.empty());
}

TEST(HostMemoryCreep, AbstainsWithTooFewSamples)
{
    EXPECT_EQ(judgeMemoryForHostMemoryCreep(
                  70, [](std::size_t i) { return 1e9 + 1e7 * static_cast<double>(i); })
                  .abstentions.size(),
              1U);
}

} // namespace

} // namespace faultline
