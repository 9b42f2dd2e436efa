// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/run_maker.h"

#include <gtest/gtest.h>

#include <cmath>

namespace faultline::test {

namespace {

Judgement judged(const RunMaker::OfStep& divergence, const RunMaker::OfStep& reconstruction)
{
    return judge(*makeLatentCollapsed(),
                 {RunMaker("vae")
                      .curve("train/kl", stepsFrom(0, 60, 10), divergence)
                      .curve("train/recon", stepsFrom(0, 60, 10), reconstruction)
                      .make()});
}

double collapses(std::int64_t step)
{
    return 4.0 * std::exp(-static_cast<double>(step) / 30.0);
}

double hardlyFalls(std::int64_t step)
{
    return 90.0 + 4.0 * std::exp(-static_cast<double>(step) / 100.0);
}

double falls(std::int64_t step)
{
    return 30.0 + 60.0 * std::exp(-static_cast<double>(step) / 100.0);
}

} // namespace

TEST(LatentCollapsed, FindsADivergenceOfZero)
{
    const Judgement said = judged(collapses, hardlyFalls);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
    EXPECT_EQ(judged([](std::int64_t) { return 1e-4; }, hardlyFalls).findings.size(), 1U)
        << "it never rose";
}

TEST(LatentCollapsed, StaysSilentWhereTheCodeIsUsed)
{
    EXPECT_TRUE(judged([](std::int64_t) { return 2.5; }, hardlyFalls).silent());
    EXPECT_TRUE(judged(collapses, falls).silent()) << "a divergence that was scaled down";
    EXPECT_TRUE(judged([](std::int64_t) { return -3.0; }, hardlyFalls).silent())
        << "told by impossible-loss";
}

TEST(LatentCollapsed, AbstainsWithoutBothTermsAndHasNothingToSayOfOtherTrainings)
{
    const auto logged = [](const char* tag) {
        return judge(*makeLatentCollapsed(),
                     {RunMaker("run").curve(tag, stepsFrom(0, 60), collapses).make()});
    };
    EXPECT_EQ(logged("train/kl").abstentions.size(), 1U);
    EXPECT_TRUE(logged("train/approx_kl").silent());
}

} // namespace faultline::test
