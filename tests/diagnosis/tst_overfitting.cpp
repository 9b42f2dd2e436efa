// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/simulated_training.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <variant>

namespace faultline::test {

namespace {

/// The validation loss rises by `rise` from 40 % of the run to its end.
SimulatedTraining overfitted(double rise)
{
    SimulatedTraining made;
    made.seed = 6;
    made.points = 500;
    made.interval = 20;
    made.evaluations = 40;
    made.evaluationNoise = 0.02;
    made.loss = [](double progress) { return healthyLoss(progress, 0.2); };
    made.validationLoss = [rise](double progress) {
        return healthyLoss(progress, 0.05) * (1.0 + rise * std::max(progress - 0.4, 0.0) / 0.6);
    };
    return made;
}

} // namespace

TEST(Overfitting, FiresAndNamesTheBestStep)
{
    const Judgement said = judge(*makeOverfitting(), overfitted(1.0).make());
    ASSERT_EQ(said.findings.size(), 1U);
    const Finding& finding = said.findings.front();
    EXPECT_EQ(finding.severity, Severity::Warning);
    EXPECT_GT(said.number("trend-z"), 2.33);
    EXPECT_GT(said.number("worse-by"), 1.03);
    const auto& chart = std::get<SeriesEvidence>(finding.evidence.front());
    EXPECT_GE(chart.firstStep.value(), 2500);
    EXPECT_LE(chart.firstStep.value(), 5000);
    EXPECT_EQ(chart.lastStep.value(), 10000);
    EXPECT_NE(toEnglish(finding.fixes.front().title).find("Use the checkpoint of step"),
              std::string::npos);
}

TEST(Overfitting, StaysSilentOnARiseOfTwoPerCent)
{
    EXPECT_TRUE(judge(*makeOverfitting(), overfitted(0.02).make()).silent());
}

TEST(Overfitting, StaysSilentWhenTheTrainingLossRisesToo)
{
    SimulatedTraining made = overfitted(1.0);
    made.loss = made.validationLoss;
    EXPECT_TRUE(judge(*makeOverfitting(), made.make()).silent());
}

TEST(Overfitting, LeavesARunWhoseLossBrokeToTheRuleAboutThat)
{
    SimulatedTraining made = overfitted(1.0);
    const auto loss = made.loss;
    made.loss = [loss](double progress) {
        return progress > 0.6 ? std::numeric_limits<double>::quiet_NaN() : loss(progress);
    };
    EXPECT_TRUE(judge(*makeOverfitting(), made.make()).silent());
}

TEST(Overfitting, StaysSilentOnAnEarlyBestWithFewEvaluationsSince)
{
    // Best at the fifth of nine: four evaluations since are too few.
    const auto loss = [](std::int64_t step) { return 2.0 - 0.0001 * static_cast<double>(step); };
    const RunPtr train = RunMaker("train").curve("loss", stepsFrom(0, 900, 10), loss).make();
    const RunPtr validation =
        RunMaker("validation")
            .curve("loss", stepsFrom(1000, 9, 1000),
                   [](std::int64_t s) {
                       const double thousands = static_cast<double>(s) / 1000.0;
                       return s <= 5000 ? 2.0 - thousands / 5.0 : thousands / 4.0 - 0.25;
                   })
            .make();
    EXPECT_TRUE(judge(*makeOverfitting(), {train, validation}).silent());
}

TEST(Overfitting, OnlyRemarksWhenTheMetricHolds)
{
    auto runs = overfitted(1.0).make();
    const auto steps = stepsFrom(250, 40, 250);
    Noise noise(1);
    runs.back() = RunMaker("validation")
                      .curve("loss", steps,
                             [&](std::int64_t s) {
                                 const double progress = static_cast<double>(s) / 1e4;
                                 return (1.0 + std::max(progress - 0.4, 0.0)) * noise.factor(0.01);
                             })
                      .curve("accuracy", steps,
                             [&](std::int64_t s) {
                                 return 0.9 - 0.5 * std::exp(-static_cast<double>(s) / 2000.0)
                                        + 0.002 * noise.normal();
                             })
                      .make();
    const Judgement said = judge(*makeOverfitting(), runs);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Info);
}

TEST(Overfitting, IsNoRemarkWhereTheTrainingSetIsKnownByHeart)
{
    const auto judged = [](double trainEnd, double accuracy) {
        return judge(
            *makeOverfitting(),
            {RunMaker("log")
                 .curve("train_loss", stepsFrom(1, 60),
                        [trainEnd](std::int64_t epoch) {
                            return trainEnd + 2.0 * std::exp(-static_cast<double>(epoch) / 5.0);
                        })
                 .curve("val_loss", stepsFrom(1, 60),
                        [](std::int64_t epoch) {
                            return 1.1 + 0.01 * std::abs(static_cast<double>(epoch) - 12.0);
                        })
                 .curve("val_accuracy", stepsFrom(1, 60),
                        [accuracy](std::int64_t epoch) {
                            return accuracy - 0.4 * std::exp(-static_cast<double>(epoch) / 8.0);
                        })
                 .make()});
    };
    const Judgement memorized = judged(0.004, 0.56);
    ASSERT_EQ(memorized.findings.size(), 1U);
    EXPECT_EQ(memorized.findings.front().severity, Severity::Warning);
    for (const Judgement& fine : {judged(0.3, 0.56), judged(0.004, 0.92)}) {
        ASSERT_EQ(fine.findings.size(), 1U);
        EXPECT_EQ(fine.findings.front().severity, Severity::Info);
    }
}

TEST(Overfitting, KnowsThatAMetricIsBetterWhenHigher)
{
    auto runs = overfitted(1.0).make();
    const auto steps = stepsFrom(250, 40, 250);
    const auto falling = [](std::int64_t s) { return 0.8 - 0.3 * static_cast<double>(s) / 1e4; };
    const auto rising = [](std::int64_t s) { return 0.5 + 0.3 * static_cast<double>(s) / 1e4; };
    runs.back() = RunMaker("validation").curve("accuracy", steps, falling).make();
    EXPECT_EQ(judge(*makeOverfitting(), runs).findings.size(), 1U);
    runs.back() = RunMaker("validation").curve("accuracy", steps, rising).make();
    EXPECT_TRUE(judge(*makeOverfitting(), runs).silent());
}

TEST(Overfitting, ForgivesAnAccuracyThatLostNoMoreThanChanceTakes)
{
    // Right answers to 250 or to 900 examples: from 96 % to 92 %.
    const auto answered = [](double examples) {
        auto runs = overfitted(1.0).make();
        runs.back() = RunMaker("validation")
                          .curve("accuracy", stepsFrom(250, 40, 250),
                                 [examples](std::int64_t step) {
                                     const double share =
                                         0.96 - 0.04 * static_cast<double>(step) / 1e4;
                                     return std::round(share * examples) / examples;
                                 })
                          .make();
        return judge(*makeOverfitting(), runs);
    };
    EXPECT_TRUE(answered(250.0).findings.empty());
    EXPECT_EQ(answered(900.0).findings.size(), 1U);
}

TEST(Overfitting, AbstainsOnFewEvaluations)
{
    SimulatedTraining made = overfitted(1.0);
    made.evaluations = 7;
    EXPECT_EQ(judge(*makeOverfitting(), made.make()).abstentions.size(), 1U);
    made.evaluations = 0;
    const Judgement said = judge(*makeOverfitting(), made.make());
    ASSERT_EQ(said.abstentions.size(), 1U);
    EXPECT_EQ(toEnglish(said.abstentions.front().reason),
              "No validation loss or metric was logged.");
}

} // namespace faultline::test
