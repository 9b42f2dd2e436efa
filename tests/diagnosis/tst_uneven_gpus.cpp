// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/hardware_maker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace faultline {

namespace {

using test::CaseMaker;
using test::HardwareMaker;
using test::judge;
using test::Judgement;
using test::Noise;
using test::snippetsOf;
using ::testing::HasSubstr;

const Rule& unevenGpusRule()
{
    static const std::unique_ptr<const Rule> kRule = makeUnevenGpus();
    return *kRule;
}

/// A GPU for each level, with noise.
HardwareLogPtr watchedForUnevenGpus(const std::vector<double>& levels, std::size_t samples = 400,
                                    double sigma = 0.04)
{
    Noise noise(11);
    HardwareMaker maker;
    maker.gpus(static_cast<int>(levels.size()));
    for (std::size_t gpu = 0; gpu < levels.size(); ++gpu)
        maker.series(HardwareQuantity::GpuUtilization, gpu, samples, [&](std::size_t) {
            return levels[gpu] <= 0.0 ? 0.0
                                      : std::clamp(levels[gpu] + sigma * noise.normal(), 0.0, 1.0);
        });
    return maker.make();
}

Judgement judgeLogForUnevenGpus(const HardwareLogPtr& log, const std::string& console = {})
{
    CaseMaker made;
    made.hardware(log).steps(400);
    if (!console.empty())
        made.console(console);
    return judge(unevenGpusRule(), made.training());
}

TEST(UnevenGpus, NamesTheBusiestAndTheIdlest)
{
    const Judgement said = judgeLogForUnevenGpus(watchedForUnevenGpus({0.94, 0.38, 0.40, 0.39}));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
    EXPECT_GT(said.number("divergence"), 0.5);
    EXPECT_THAT(said.title(), HasSubstr("GPU 0 is 9"));
    EXPECT_THAT(snippetsOf(said.findings[0]), HasSubstr("--nproc-per-node=4"));
}

TEST(UnevenGpus, GpusThatShareTheWorkAreSilent)
{
    EXPECT_TRUE(judgeLogForUnevenGpus(watchedForUnevenGpus({0.9, 0.88, 0.91, 0.87})).silent());
    EXPECT_TRUE(
        judgeLogForUnevenGpus(watchedForUnevenGpus({0.80, 0.68})).silent()); // neighbouring bins
    EXPECT_TRUE(
        judgeLogForUnevenGpus(watchedForUnevenGpus({0.94, 0.38}, 90)).silent()); // too few samples
}

TEST(UnevenGpus, AGpuOfSomebodyElseTakesNoPart)
{
    EXPECT_TRUE(judgeLogForUnevenGpus(watchedForUnevenGpus({0.94, 0.0, 0.0, 0.0})).silent());
}

TEST(UnevenGpus, ManyProcessesOnFewGpus)
{
    const std::string console = "All distributed processes registered. Starting with 4 processes\n";
    const Judgement half =
        judgeLogForUnevenGpus(watchedForUnevenGpus({0.94, 0.93, 0.0, 0.0}), console);
    ASSERT_EQ(half.findings.size(), 1U);
    EXPECT_EQ(half.findings[0].severity, Severity::Warning);
    EXPECT_EQ(half.title(), "Only 2 of 4 GPUs take part in the training");
    const Judgement one =
        judgeLogForUnevenGpus(watchedForUnevenGpus({0.94, 0.0, 0.0, 0.0}), console);
    ASSERT_EQ(one.findings.size(), 1U);
    EXPECT_EQ(one.findings[0].severity, Severity::Critical);
}

TEST(UnevenGpus, SmallDifferencesAmongNoiseNeverFire)
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Noise noise(seed);
        EXPECT_TRUE(judgeLogForUnevenGpus(
                        watchedForUnevenGpus(
                            {0.7 + 0.1 * noise.uniform(), 0.7 + 0.1 * noise.uniform()}, 300, 0.15))
                        .silent())
            << seed;
    }
}

} // namespace

} // namespace faultline
