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

const Rule& gpuMemoryLeakRule()
{
    static const std::unique_ptr<const Rule> kRule = makeGpuMemoryLeak();
    return *kRule;
}

constexpr double kCard = 16e9;

Judgement judgeMemory(std::size_t samples, const HardwareMaker::OfSample& used)
{
    const HardwareLogPtr gpu =
        HardwareMaker()
            .gpus(1)
            .series(HardwareQuantity::GpuMemoryTotal, 0, samples, [](std::size_t) { return kCard; })
            .series(HardwareQuantity::GpuMemoryUsed, 0, samples, used)
            .make();
    return judge(gpuMemoryLeakRule(), CaseMaker().steps(100).hardware(gpu).training());
}

TEST(GpuMemoryLeak, FiresOnASteadyRise)
{
    for (const double share : {0.02, 0.2, 0.5}) {
        Noise noise(1);
        const Judgement said = judgeMemory(1500, [&](std::size_t i) {
            return kCard * (0.35 + share * static_cast<double>(i) / 1500.0)
                   * (1.0 + 0.002 * noise.normal());
        });
        ASSERT_EQ(said.findings.size(), 1U) << share;
        EXPECT_EQ(said.findings[0].severity, share < 0.1 ? Severity::Info : Severity::Warning);
        EXPECT_NEAR(said.number("growth-share"), 0.8 * share, 0.25 * share);
        EXPECT_TRUE(std::holds_alternative<HardwareEvidence>(said.findings[0].evidence.at(0)));
    }
}

TEST(GpuMemoryLeak, IsSilentAboutLevelMemoryWhateverItsNoise)
{
    int alarms = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        Noise noise(seed);
        const double sigma = 0.001 * static_cast<double>(seed % 20);
        alarms += judgeMemory(
                      400,
                      [&](std::size_t) {
                          return 0.4 * kCard * (1.0 + sigma * noise.normal());
                      }).findings.empty()
                      ? 0
                      : 1;
    }
    EXPECT_EQ(alarms, 0);
}

TEST(GpuMemoryLeak, IsSilentAboutAFillThatEnds)
{
    EXPECT_TRUE(judgeMemory(1000, [](std::size_t i) {
                    return kCard * (0.2 + 0.4 * (1.0 - std::exp(-static_cast<double>(i) / 80.0)));
                }).findings.empty());
    // One larger batch in the middle raises what the allocator holds, for good.
    EXPECT_TRUE(judgeMemory(1000, [](std::size_t i) {
                    return kCard * (i < 600 ? 0.4 : 0.55);
                }).findings.empty());
}

TEST(GpuMemoryLeak, AbstainsWhereAllWasTakenAtTheStart)
{
    const Judgement said = judgeMemory(1000, [](std::size_t) { return 0.93 * kCard; });
    EXPECT_TRUE(said.findings.empty());
    EXPECT_EQ(said.abstentions.size(), 1U);
}

TEST(GpuMemoryLeak, AbstainsWithTooFewSamplesOrNone)
{
    EXPECT_EQ(judgeMemory(70, [](std::size_t i) { return 1e9 + 1e7 * static_cast<double>(i); })
                  .abstentions.size(),
              1U);
    EXPECT_EQ(judge(gpuMemoryLeakRule(), CaseMaker().steps(100).training()).abstentions.size(), 1U);
}

} // namespace

} // namespace faultline
