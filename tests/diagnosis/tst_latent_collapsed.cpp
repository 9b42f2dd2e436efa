// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/run_maker.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>

namespace faultline::test {

namespace {

Judgement judgedForLatentCollapsed(const RunMaker::OfStep& divergence,
                                   const RunMaker::OfStep& reconstruction)
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
    const Judgement said = judgedForLatentCollapsed(collapses, hardlyFalls);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
    EXPECT_EQ(
        judgedForLatentCollapsed([](std::int64_t) { return 1e-4; }, hardlyFalls).findings.size(),
        1U)
        << "it never rose";
}

TEST(LatentCollapsed, StaysSilentWhereTheCodeIsUsed)
{
    EXPECT_TRUE(judgedForLatentCollapsed([](std::int64_t) { return 2.5; }, hardlyFalls).silent());
    EXPECT_TRUE(
        judgedForLatentCollapsed(
            [](std::int64_t step) { return 0.004 + 2e-6 * static_cast<double>(step); }, falls)
            .silent())
        << "a divergence that was scaled down";
    EXPECT_TRUE(
        judgedForLatentCollapsed([](std::int64_t step) { return 0.02 + collapses(step); }, falls)
            .silent())
        << "its weight was increased";
    EXPECT_TRUE(judgedForLatentCollapsed([](std::int64_t) { return -3.0; }, hardlyFalls).silent())
        << "told by impossible-loss";
}

TEST(LatentCollapsed, FindsADivergenceThatFellToNothing)
{
    EXPECT_EQ(judgedForLatentCollapsed(collapses, falls).findings.size(), 1U)
        << "the decoder learns the mean";
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

TEST(LatentCollapsed, TellsWhatMakesATrainingOnPairsWorthless)
{
    struct Pairs {
        RunMaker::OfStep loss = [](std::int64_t step) {
            return 2.0 + 3.0 * std::exp(-static_cast<double>(step) / 50.0);
        };
        RunMaker::OfStep found = [](std::int64_t step) {
            return std::min(0.1 + static_cast<double>(step) / 400.0, 0.6);
        };
        RunMaker::OfStep spread = [](std::int64_t) { return 0.2; };
        RunMaker::OfStep probe = [](std::int64_t step) {
            return 0.7 + static_cast<double>(step) / 1'000.0;
        };
    };
    const auto title = [](const Pairs& of) {
        return judge(*makeLatentCollapsed(),
                     {RunMaker("ssl")
                          .curve("ssl/loss_train", stepsFrom(5, 36, 5), of.loss)
                          .curve("ssl/top1_train", stepsFrom(5, 36, 5), of.found)
                          .curve("ssl/std_train", stepsFrom(5, 36, 5), of.spread)
                          .curve("ssl/knn_acc_val", stepsFrom(15, 12, 15), of.probe)
                          .make()})
            .title();
    };
    const auto constant = [](double value) { return [value](std::int64_t) { return value; }; };
    EXPECT_TRUE(title({}).empty()) << title({});
    EXPECT_NE(title({.spread = [](std::int64_t step) { return 0.04 / static_cast<double>(step); }})
                  .find("Representation collapsed"),
              std::string::npos);
    EXPECT_NE(title({.loss = constant(4.844), .found = constant(0.12)}).find("Temperature"),
              std::string::npos);
    EXPECT_NE(title({.loss = [](std::int64_t step) { return 4.8 + 0.02 * (step % 2 == 0 ? 1 : 0); },
                     .probe = constant(0.676)})
                  .find("Weights of the encoder do not change"),
              std::string::npos);
    EXPECT_NE(title({.found = constant(1.0), .probe = constant(0.79)}).find("identical"),
              std::string::npos);
    EXPECT_TRUE(title({.found = constant(1.0)}).empty()) << "the probe gains";
    EXPECT_NE(
        title({.loss = [](std::int64_t step) { return 4.84 + 0.01 * (step % 2 == 0 ? 1 : 0); },
               .found = constant(0.008)})
            .find("Augmentation is probably too strong"),
        std::string::npos);
}

TEST(LatentCollapsed, TellsOfNegatives)
{
    const auto title = [](double loss, double order, double ranking) {
        return judge(*makeLatentCollapsed(),
                     {RunMaker("bpr")
                          .curve("train_loss", stepsFrom(20, 23, 20),
                                 [loss](std::int64_t) { return loss; })
                          .curve("train_pair_acc", stepsFrom(20, 23, 20),
                                 [order](std::int64_t) { return order; })
                          .curve("val_mrr", stepsFrom(78, 6, 78),
                                 [ranking](std::int64_t step) {
                                     return 0.06 + ranking * static_cast<double>(step);
                                 })
                          .make()})
            .title();
    };
    EXPECT_NE(title(0.6931, 0.0, 0.0).find("positives themselves"), std::string::npos);
    EXPECT_TRUE(title(0.6931, 0.5, 0.0).empty()) << "scores that differ by chance";
    EXPECT_NE(title(0.001, 1.0, -1e-4).find("Negatives are too easy"), std::string::npos);
    EXPECT_TRUE(title(0.001, 1.0, 1e-3).empty()) << "the ranking improves";
}

} // namespace faultline::test
