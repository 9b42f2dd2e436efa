// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/run_maker.h"

#include <gtest/gtest.h>

#include <cmath>

namespace faultline::test {

namespace {

/// A detector of that many values; the total is the weighted sum of its terms.
Judgement weighted(double ofClasses, double noise, const RunMaker::OfStep& classes,
                   std::size_t values = 60)
{
    Noise random(7);
    const auto box = [](std::int64_t step) {
        return 0.2 + std::exp(-static_cast<double>(step) / 150.0)
               + 0.01 * std::sin(static_cast<double>(step));
    };
    const auto objects = [](std::int64_t step) {
        return 0.4 + std::exp(-static_cast<double>(step) / 400.0)
               + 0.01 * std::cos(2.0 * static_cast<double>(step));
    };
    return judge(*makeTermWithoutWeight(),
                 {RunMaker("train")
                      .curve("train/loss_box", stepsFrom(0, values, 10), box)
                      .curve("train/loss_obj", stepsFrom(0, values, 10), objects)
                      .curve("train/loss_cls", stepsFrom(0, values, 10), classes)
                      .curve("train/loss_total", stepsFrom(0, values, 10),
                             [&](std::int64_t step) {
                                 return (5.0 * box(step) + objects(step)
                                         + ofClasses * classes(step))
                                        * random.factor(noise);
                             })
                      .make()});
}

double stays(std::int64_t step)
{
    return 1.4 + 0.05 * std::sin(static_cast<double>(step) / 7.0);
}

double fallsForTermWithoutWeight(std::int64_t step)
{
    return 0.1 + 1.3 * std::exp(-static_cast<double>(step) / 200.0)
           + 0.02 * std::sin(static_cast<double>(step) / 7.0);
}

} // namespace

TEST(TermWithoutWeight, FindsTheWeightInTheLog)
{
    const Judgement said = weighted(0.0005, 0.0, stays);
    ASSERT_EQ(said.findings.size(), 1U);
    const Finding& finding = said.findings.front();
    EXPECT_EQ(std::get<SeriesEvidence>(finding.evidence.front()).tag, TagId("train/loss_cls"));
    EXPECT_NEAR(said.number("weight-share"), 0.0001, 1e-6);
    EXPECT_EQ(toEnglish(finding.fixes.front().title), "Set the weight of train/loss_cls to 5");
}

TEST(TermWithoutWeight, TakesFewValuesWhereTheSumIsExact)
{
    EXPECT_EQ(weighted(0.0005, 0.0, stays, 8).findings.size(), 1U);
    EXPECT_TRUE(weighted(0.0005, 0.01, stays, 8).findings.empty());
    EXPECT_TRUE(weighted(0.0005, 0.0, stays, 6).findings.empty());
}

TEST(TermWithoutWeight, StaysSilentWhereTheTermCountsOrIsLearned)
{
    EXPECT_TRUE(weighted(1.0, 0.0, stays).silent());
    EXPECT_TRUE(weighted(0.1, 0.0, stays).silent());
    EXPECT_TRUE(weighted(0.0005, 0.0, fallsForTermWithoutWeight).silent());
}

TEST(TermWithoutWeight, TellsATermThatOnlySharedLayersBringDown)
{
    const auto half = [](std::int64_t step) {
        return 0.15 + 0.3 * std::exp(-static_cast<double>(step) / 200.0)
               + 0.002 * std::sin(static_cast<double>(step) / 7.0);
    };
    const Judgement said = weighted(0.0005, 0.0, half);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("has almost no weight"), std::string::npos);
    EXPECT_EQ(said.title().find("does not fall"), std::string::npos);
    EXPECT_TRUE(weighted(0.02, 0.0, half).silent());
}

TEST(TermWithoutWeight, AbstainsWhereTheTotalIsNoSumOfTheTerms)
{
    const Judgement said = weighted(0.0005, 0.2, stays);
    EXPECT_TRUE(said.findings.empty());
    EXPECT_EQ(said.abstentions.size(), 1U);
}

TEST(TermWithoutWeight, AccusesNoPenaltyAndNoTermsThatFallAlike)
{
    const auto alike = [](const char* name, double share) {
        const auto box = [](std::int64_t step) {
            return 0.3 + std::exp(-static_cast<double>(step) / 150.0);
        };
        return judge(
            *makeTermWithoutWeight(),
            {RunMaker("train")
                 .curve("Loss/box_loss", stepsFrom(0, 60, 10), box)
                 .curve("Loss/cls_loss", stepsFrom(0, 60, 10),
                        [&](std::int64_t step) {
                            return 2.0 * box(step) + share * std::sin(static_cast<double>(step));
                        })
                 .curve(name, stepsFrom(0, 60, 10),
                        [](std::int64_t step) {
                            return 0.15 - 1e-5 * static_cast<double>(step)
                                   + 1e-3 * std::cos(static_cast<double>(step));
                        })
                 .curve("Loss/total_loss", stepsFrom(0, 60, 10),
                        [&](std::int64_t step) {
                            return 3.0 * box(step) + share * std::sin(static_cast<double>(step));
                        })
                 .make()});
    };
    EXPECT_TRUE(alike("Loss/regularization_loss", 0.1).findings.empty());
    EXPECT_EQ(alike("Loss/mask_loss", 0.1).findings.size(), 1U);
    EXPECT_TRUE(alike("Loss/mask_loss", 1e-9).findings.empty());
}

TEST(TermWithoutWeight, KnowsTheTermsOfAnEquation)
{
    const auto title = [](double ofInitial, double ofEquation) {
        const auto equation = [](std::int64_t step) {
            return std::exp(-static_cast<double>(step) / 200.0);
        };
        const auto initial = [](std::int64_t step) {
            return 1.0 + 1e-3 * static_cast<double>(step % 100) / 100.0;
        };
        return judge(*makeTermWithoutWeight(),
                     {RunMaker("pinn")
                          .curve("pde", stepsFrom(50, 40, 50), equation)
                          .curve("ic", stepsFrom(50, 40, 50), initial)
                          .curve("l2_rel", stepsFrom(250, 8, 250), [](std::int64_t) { return 1.0; })
                          .curve("loss", stepsFrom(50, 40, 50),
                                 [&](std::int64_t step) {
                                     return ofInitial * initial(step) + ofEquation * equation(step);
                                 })
                          .make()})
            .title();
    };
    EXPECT_NE(title(0.0, 1e-4).find("is not part of the total loss"), std::string::npos)
        << title(0.0, 1e-4);
    EXPECT_NE(title(1.0, 10.0).find("learned the zero solution"), std::string::npos)
        << title(1.0, 10.0);
}

} // namespace faultline::test
