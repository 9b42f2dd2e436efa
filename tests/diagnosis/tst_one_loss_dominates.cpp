// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/run_maker.h"

#include <gtest/gtest.h>

#include <cmath>

namespace faultline::test {

namespace {

/// Falls to a quarter, with noise.
RunMaker::OfStep learned(double size, Noise& noise)
{
    return [size, &noise](std::int64_t step) {
        return size * (0.25 + 0.75 * std::exp(-static_cast<double>(step) / 2000.0))
               * noise.factor(0.1);
    };
}

RunMaker::OfStep flatForOneLossDominates(double size, Noise& noise)
{
    return [size, &noise](std::int64_t) { return size * noise.factor(0.05); };
}

Judgement judgedForOneLossDominates(const RunMaker::OfStep& classification,
                                    const RunMaker::OfStep& localization,
                                    const RunMaker::OfStep& regularization,
                                    std::size_t points = 100)
{
    const auto steps = stepsFrom(100, points, 100);
    return judge(*makeOneLossDominates(),
                 {RunMaker("train")
                      .curve("Loss/classification_loss", steps, classification)
                      .curve("Loss/localization_loss", steps, localization)
                      .curve("Loss/regularization_loss", steps, regularization)
                      .make()});
}

} // namespace

TEST(OneLossDominates, WarnsOfABoxLossThatIsNotLearned)
{
    Noise noise(1);
    const Judgement said =
        judgedForOneLossDominates(learned(0.5, noise), flatForOneLossDominates(9.0, noise),
                                  flatForOneLossDominates(0.1, noise));
    ASSERT_EQ(said.findings.size(), 1U);
    const Finding& finding = said.findings.front();
    EXPECT_EQ(finding.severity, Severity::Warning);
    EXPECT_NE(said.title().find("Loss/localization_loss"), std::string::npos);
    EXPECT_GT(said.number("dominated-share"), 0.9);
    EXPECT_NE(finding.fixes.front().snippets.front().code.find("localization_weight"),
              std::string::npos);
}

TEST(OneLossDominates, WarnsOfARegularisationThatGrows)
{
    Noise noise(2);
    const auto growing = [&noise](std::int64_t step) {
        return 0.5 * std::exp(static_cast<double>(step) / 2500.0) * noise.factor(0.05);
    };
    EXPECT_EQ(judgedForOneLossDominates(learned(0.5, noise), learned(0.3, noise), growing)
                  .findings.size(),
              1U);
}

TEST(OneLossDominates, StaysSilentBelowFourFifths)
{
    Noise noise(3);
    EXPECT_TRUE(judgedForOneLossDominates(flatForOneLossDominates(1.0, noise),
                                          flatForOneLossDominates(3.4, noise),
                                          flatForOneLossDominates(0.1, noise))
                    .silent());
}

TEST(OneLossDominates, StaysSilentOnALargeTermThatFalls)
{
    Noise noise(4);
    EXPECT_TRUE(judgedForOneLossDominates(learned(0.1, noise), learned(5.0, noise),
                                          flatForOneLossDominates(0.05, noise))
                    .silent());
}

TEST(OneLossDominates, LetsWeightDecayBeWhatIsLeft)
{
    Noise noise(5);
    const auto vanishing = [&noise](std::int64_t step) {
        return 0.5 * std::exp(-static_cast<double>(step) / 1500.0) * noise.factor(0.1);
    };
    EXPECT_TRUE(
        judgedForOneLossDominates(vanishing, vanishing, flatForOneLossDominates(0.15, noise))
            .silent());
}

TEST(OneLossDominates, AbstainsOnFewPointsAndOnOneTerm)
{
    Noise noise(6);
    const Judgement few = judgedForOneLossDominates(flatForOneLossDominates(1.0, noise),
                                                    flatForOneLossDominates(9.0, noise),
                                                    flatForOneLossDominates(0.1, noise), 20);
    EXPECT_TRUE(few.findings.empty());
    EXPECT_EQ(few.abstentions.size(), 1U);
    const Judgement one = judge(
        *makeOneLossDominates(),
        {RunMaker("train")
             .curve("Loss/classification_loss", stepsFrom(0, 100), [](std::int64_t) { return 1.0; })
             .make()});
    EXPECT_TRUE(one.findings.empty());
    EXPECT_EQ(one.abstentions.size(), 1U);
}

TEST(OneLossDominates, RaisesNoAlarmOnHealthyDetectors)
{
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        Noise noise(seed);
        const double classes = 0.1 + noise.uniform();
        const double boxes = 0.1 + noise.uniform();
        const double decay = 0.05 + 0.3 * noise.uniform();
        const Judgement said = judgedForOneLossDominates(
            learned(classes, noise), learned(boxes, noise), flatForOneLossDominates(decay, noise));
        EXPECT_TRUE(said.silent()) << seed << " " << said.title();
    }
}

TEST(OneLossDominates, TellsATermThatStandsStillInAFewEpochs)
{
    const auto judgedTerms = [](double moves) {
        RunMaker made("run");
        for (const std::string part : {"", "val_"}) {
            made.curve(part + "box_loss", stepsFrom(0, 12),
                       [moves](std::int64_t epoch) {
                           return 15.0 * (1.0 - moves * static_cast<double>(epoch) / 12.0);
                       })
                .curve(part + "kind_loss", stepsFrom(0, 12), [](std::int64_t epoch) {
                    return std::exp(-0.5 * static_cast<double>(epoch));
                });
        }
        return judge(*makeOneLossDominates(), {made.make()});
    };
    const Judgement said = judgedTerms(1e-4);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("box_loss stands still at 15"), std::string::npos) << said.title();
    EXPECT_TRUE(judgedTerms(0.1).findings.empty());
}

} // namespace faultline::test
