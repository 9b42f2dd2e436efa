// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/run_maker.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace faultline::test {

namespace {

Judgement judged(
    const RunMaker::OfStep& norm, const RunMaker::OfStep& loss = [](std::int64_t) { return 2.0; },
    std::size_t points = 200)
{
    return judge(*makeGradientsOff(), {RunMaker("train")
                                           .curve("loss", stepsFrom(0, points, 10), loss)
                                           .curve("grad_norm", stepsFrom(0, points, 10), norm)
                                           .make()});
}

/// 3 until step 1500, then growing to `factor` times that at step 2000.
RunMaker::OfStep growing(double factor)
{
    return [factor](std::int64_t step) {
        const double progress = std::max(static_cast<double>(step) - 1500.0, 0.0) / 500.0;
        return 3.0 * std::pow(factor, std::min(progress * 1.2, 1.0));
    };
}

} // namespace

TEST(GradientsOff, TellsAnExplosion)
{
    const Judgement said = judged(growing(1000.0));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
    EXPECT_GT(said.number("norm-ratio"), 500.0);
    EXPECT_EQ(toEnglish(said.findings.front().fixes.front().title), "Clip the gradient norm at 3");
    const auto& chart = std::get<SeriesEvidence>(said.findings.front().evidence.front());
    EXPECT_GE(chart.firstStep, 1500);
}

TEST(GradientsOff, IsCriticalWhereTheLossBecameNan)
{
    const Judgement said = judged(growing(1e4), [](std::int64_t step) {
        return step > 1950 ? std::numeric_limits<double>::quiet_NaN() : 2.0;
    });
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Critical);
}

TEST(GradientsOff, StaysSilentBelowTheRatioAndOnSpikes)
{
    EXPECT_TRUE(judged(growing(60.0)).silent());
    EXPECT_TRUE(judged([](std::int64_t step) { return step % 500 == 490 ? 1e4 : 3.0; }).silent());
}

TEST(GradientsOff, TellsGradientsThatVanish)
{
    const auto vanishing = [](std::int64_t step) { return step > 1000 ? 1e-9 : 1.0; };
    const Judgement said = judged(vanishing);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("vanish"), std::string::npos);
    EXPECT_EQ(said.number("last-norm"), 1e-9);
}

TEST(GradientsOff, LetsAConvergedLossHaveNone)
{
    const auto vanishing = [](std::int64_t step) { return step > 1000 ? 1e-9 : 1.0; };
    EXPECT_TRUE(judged(vanishing, [](std::int64_t step) {
                    return 2.0 * std::exp(-static_cast<double>(step) / 200.0);
                }).silent());
}

TEST(GradientsOff, AbstainsOnFewPoints)
{
    const Judgement said = judged(
        growing(1e4), [](std::int64_t) { return 2.0; }, 20);
    EXPECT_TRUE(said.findings.empty());
    EXPECT_EQ(said.abstentions.size(), 1U);
}

TEST(GradientsOff, RaisesNoAlarmOnHealthyNorms)
{
    // Norms of healthy runs rise or fall slowly under heavy noise.
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        Noise noise(seed);
        const double slope = 4.0 * noise.uniform() - 2.0;
        const double sigma = 0.2 + 1.0 * noise.uniform();
        const Judgement said = judged([&](std::int64_t step) {
            return std::exp(slope * static_cast<double>(step) / 2000.0) * noise.factor(sigma);
        });
        EXPECT_TRUE(said.silent()) << seed << " " << said.title();
    }
}

} // namespace faultline::test
