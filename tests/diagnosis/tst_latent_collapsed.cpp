// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/run_maker.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <string>

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
    EXPECT_TRUE(
        judged([](std::int64_t step) { return 0.004 + 2e-6 * static_cast<double>(step); }, falls)
            .silent())
        << "a divergence that was scaled down";
    EXPECT_TRUE(judged([](std::int64_t step) { return 0.02 + collapses(step); }, falls).silent())
        << "its weight was increased";
    EXPECT_TRUE(judged([](std::int64_t) { return -3.0; }, hardlyFalls).silent())
        << "told by impossible-loss";
}

TEST(LatentCollapsed, FindsADivergenceThatFellToNothing)
{
    EXPECT_EQ(judged(collapses, falls).findings.size(), 1U) << "the decoder learns the mean";
}

TEST(LatentCollapsed, ComputesTheWeightOfTheDivergence)
{
    const auto weighted = [](double weight, const RunMaker::OfStep& divergence,
                             const RunMaker::OfStep& reconstruction) {
        return judge(*makeLatentCollapsed(),
                     {RunMaker("vae")
                          .curve("train/kl", stepsFrom(0, 60, 10), divergence)
                          .curve("train/recon", stepsFrom(0, 60, 10), reconstruction)
                          .curve("train/loss", stepsFrom(0, 60, 10),
                                 [&](std::int64_t step) {
                                     return reconstruction(step) + weight * divergence(step);
                                 })
                          .make()});
    };
    const auto grows = [](std::int64_t step) { return 1.0 + 0.1 * static_cast<double>(step); };
    EXPECT_NE(weighted(50.0, collapses, falls).title().find("Weight 50"), std::string::npos);
    EXPECT_NE(weighted(1.0, collapses, hardlyFalls).title().find("Reconstruction hardly"),
              std::string::npos);
    EXPECT_NE(weighted(0.0, grows, falls).title().find("no weight"), std::string::npos);
    EXPECT_TRUE(weighted(1.0, grows, falls).silent());
    EXPECT_TRUE(weighted(1e-3, grows, falls).silent()) << "a small weight is a choice";
    EXPECT_TRUE(weighted(
                    0.0, [](std::int64_t) { return 0.3; }, falls)
                    .silent())
        << "logged for information, and small";
}

TEST(LatentCollapsed, FindsAnEncoderThatIsNotTrained)
{
    const auto evaluated = [](const RunMaker::OfStep& divergence,
                              const RunMaker::OfStep& reconstruction) {
        return judge(*makeLatentCollapsed(),
                     {RunMaker("vae")
                          .curve("test/kl", stepsFrom(0, 12, 10), divergence)
                          .curve("test/recon", stepsFrom(0, 12, 10), reconstruction)
                          .make()});
    };
    const auto same = [](std::int64_t) { return 0.5924; };
    EXPECT_NE(evaluated(same, falls).title().find("encoder is not trained"), std::string::npos);
    EXPECT_TRUE(evaluated(same, [](std::int64_t) { return 40.0; }).silent())
        << "nothing is trained: model-never-learned tells that";
    EXPECT_TRUE(
        evaluated([](std::int64_t step) { return 0.6 + 1e-4 * static_cast<double>(step); }, falls)
            .silent());
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
