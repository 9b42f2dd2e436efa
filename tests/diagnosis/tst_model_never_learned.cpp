// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/simulated_training.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <string>

namespace faultline::test {

namespace {

SimulatedTraining flat(double level, double noise)
{
    SimulatedTraining made;
    made.seed = 3;
    made.points = 600;
    made.noise = noise;
    made.loss = [level](double) { return level; };
    return made;
}

/// With a validation loss that does not fall either: so answers are given.
SimulatedTraining measured(SimulatedTraining made)
{
    made.evaluations = 12;
    made.validationLoss = made.loss;
    return made;
}

RunPtr evaluations(const char* tag, const RunMaker::OfStep& metric)
{
    return RunMaker("validation").curve(tag, stepsFrom(500, 12, 450), metric).make();
}

/// Epochs of which the loss and one more series are known.
Judgement afterEpochs(std::size_t epochs, double loss, const char* tag, double other)
{
    return judge(*makeModelNeverLearned(),
                 {RunMaker("train")
                      .curve("epoch_loss", stepsFrom(0, epochs),
                             [loss](std::int64_t step) {
                                 return loss + 1e-4 * static_cast<double>(step % 2);
                             })
                      .curve(tag, stepsFrom(0, epochs), [other](std::int64_t) { return other; })
                      .make()});
}

} // namespace

TEST(ModelNeverLearned, OnlyRemarksWhereNothingTellsWhatTheLossMeasures)
{
    const Judgement said = judge(*makeModelNeverLearned(), flat(1.1, 0.12).make());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Info);
    EXPECT_NE(
        toEnglish(said.findings.front().explanation).find("A validation metric or event files"),
        std::string::npos);
}

TEST(ModelNeverLearned, OnlyRemarksOnATrainingThatBeganSkilled)
{
    auto runs = flat(0.08, 0.1).make();
    runs.push_back(evaluations("accuracy", [](std::int64_t) { return 0.97; }));
    const Judgement said = judge(*makeModelNeverLearned(), runs);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Info);
    auto poor = flat(1.7, 0.1).make();
    poor.push_back(evaluations("accuracy", [](std::int64_t) { return 0.21; }));
    EXPECT_EQ(judge(*makeModelNeverLearned(), poor).findings.at(0).severity, Severity::Warning);
}

TEST(ModelNeverLearned, BelievesAnAccuracyThatRises)
{
    Noise noise(4); // of a contrastive loss whose queue grows harder
    const std::vector<RunPtr> runs{
        RunMaker("train")
            .curve("loss", stepsFrom(0, 400, 10),
                   [&noise](std::int64_t) { return 8.3 * noise.factor(0.01); })
            .curve("Acc@1", stepsFrom(0, 400, 10),
                   [](std::int64_t step) { return 0.002 * static_cast<double>(step); })
            .make()};
    EXPECT_TRUE(judge(*makeModelNeverLearned(), runs).findings.empty());
}

TEST(ModelNeverLearned, TellsAGuessFromAFewEpochsIfAnotherSeriesAgrees)
{
    const double guess = std::log(2.0);
    const Judgement said = afterEpochs(4, guess, "epoch_accuracy", 0.5);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
    EXPECT_NE(said.title().find("at chance level for 2 classes"), std::string::npos)
        << said.title();
    EXPECT_TRUE(afterEpochs(4, guess, "epoch_accuracy", 0.71).findings.empty());
    EXPECT_TRUE(afterEpochs(4, 0.75, "epoch_accuracy", 0.5).findings.empty());
    EXPECT_TRUE(afterEpochs(2, guess, "epoch_accuracy", 0.5).findings.empty());
}

TEST(ModelNeverLearned, FiresOnAFlatLoss)
{
    const Judgement said = judge(*makeModelNeverLearned(), measured(flat(1.7, 0.1)).make());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning)
        << "the losses alone cannot tell it from fine-tuning at its floor";
    EXPECT_GT(said.number("trend-z"), -1.645);
    EXPECT_NE(said.title().find("Loss never fell"), std::string::npos);
    EXPECT_EQ(toEnglish(said.findings.front().fixes.front().title),
              "Try the learning rates 0.4 and 0.004 for a few hundred steps each");
}

TEST(ModelNeverLearned, IsCriticalWhenTheModelAnswersByChance)
{
    const Judgement said = judge(*makeModelNeverLearned(), flat(std::log(2.0), 0.01).make());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Critical);
    EXPECT_NE(toEnglish(said.findings.front().explanation).find("logarithm of 2"),
              std::string::npos);
}

TEST(ModelNeverLearned, IsCriticalWhenTheMetricStaysAtZero)
{
    auto runs = flat(1.7, 0.1).make();
    runs.push_back(RunMaker("eval")
                       .curve("DetectionBoxes_Precision/mAP", stepsFrom(500, 10, 500),
                              [](std::int64_t) { return 0.001; })
                       .make());
    const Judgement said = judge(*makeModelNeverLearned(), runs);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Critical);
}

TEST(ModelNeverLearned, IsCriticalWhenTheLearningRateIsZero)
{
    SimulatedTraining made = flat(1.7, 0.1);
    made.peakRate = 0.0;
    const Judgement said = judge(*makeModelNeverLearned(), made.make());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Critical);
    EXPECT_NE(toEnglish(said.findings.front().explanation).find("logged as 0"), std::string::npos);
}

TEST(ModelNeverLearned, StaysSilentOnASlowLearner)
{
    SimulatedTraining made = flat(1.0, 0.1);
    made.loss = [](double progress) { return 1.0 - 0.15 * progress; };
    made.points = 3000;
    EXPECT_TRUE(judge(*makeModelNeverLearned(), made.make()).silent());
}

TEST(ModelNeverLearned, StaysSilentOnFineTuningThatFellAtOnce)
{
    SimulatedTraining made = flat(1.0, 0.1);
    made.loss = [](double progress) { return progress < 0.01 ? 12.0 : 1.0; };
    EXPECT_TRUE(judge(*makeModelNeverLearned(), made.make()).silent());
}

TEST(ModelNeverLearned, StaysSilentOnALateLearner)
{
    SimulatedTraining made = flat(1.0, 0.1);
    made.loss = [](double progress) { return progress < 0.6 ? 2.0 : 2.0 - 3.0 * (progress - 0.6); };
    EXPECT_TRUE(judge(*makeModelNeverLearned(), made.make()).silent());
}

TEST(ModelNeverLearned, BelievesAnImprovingMetric)
{
    auto runs = flat(1.7, 0.1).make();
    runs.push_back(RunMaker("eval")
                       .curve("DetectionBoxes_Precision/mAP", stepsFrom(500, 10, 500),
                              [](std::int64_t step) { return static_cast<double>(step) / 1e4; })
                       .make());
    EXPECT_TRUE(judge(*makeModelNeverLearned(), runs).silent());
}

TEST(ModelNeverLearned, WaitsForTheWarmUp)
{
    // Nothing moves while the rate is below a tenth of its peak; that takes half of the run.
    const auto steps = stepsFrom(0, 900);
    Noise noise(5);
    const RunPtr run =
        RunMaker("train")
            .curve("loss", steps,
                   [&](std::int64_t s) {
                       const double trained = std::max(static_cast<double>(s) - 450.0, 0.0);
                       return healthyLoss(trained, 150.0) * noise.factor(0.05);
                   })
            .curve("learning_rate", steps, [](std::int64_t s) { return s < 450 ? 1e-6 : 1e-2; })
            .make();
    EXPECT_TRUE(judge(*makeModelNeverLearned(), {run}).silent());
}

TEST(ModelNeverLearned, AbstainsAboutARunThatEndedInItsWarmUp)
{
    const auto steps = test::stepsFrom(1, 60);
    Noise noise(4);
    const auto loss = [&noise](std::int64_t) { return 1.8 * noise.factor(0.06); };
    const auto judged = [&](const test::RunMaker::OfStep& rate) {
        return judge(
            *makeModelNeverLearned(),
            {RunMaker().curve("loss", steps, loss).curve("learning_rate", steps, rate).make()});
    };
    const Judgement said =
        judged([](std::int64_t step) { return 1e-3 + 1e-5 * static_cast<double>(step); });
    EXPECT_TRUE(said.findings.empty());
    ASSERT_EQ(said.abstentions.size(), 1U);
    EXPECT_NE(toEnglish(said.abstentions[0].reason).find("step 60"), std::string::npos);
    EXPECT_EQ(judged([](std::int64_t) { return 1e-3; }).findings.size(), 1U);
}

TEST(ModelNeverLearned, OnlyRemarksOnAResumedTraining)
{
    Noise noise(2);
    const RunPtr run = RunMaker("train")
                           .curve("loss", stepsFrom(50000, 400, 10),
                                  [&](std::int64_t) { return 0.4 * noise.factor(0.1); })
                           .make();
    const Judgement said = judge(*makeModelNeverLearned(), {run});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Info);
}

TEST(ModelNeverLearned, AbstainsOnFewPointsAndOnALossOfZero)
{
    const auto make = [](std::size_t count, double level) {
        return RunMaker("train")
            .curve("loss", stepsFrom(0, count), [level](std::int64_t) { return level; })
            .make();
    };
    EXPECT_EQ(judge(*makeModelNeverLearned(), {make(9, 1.0)}).abstentions.size(), 1U);
    EXPECT_EQ(judge(*makeModelNeverLearned(), {make(100, 0.0)}).abstentions.size(), 1U);
    EXPECT_EQ(judge(*makeModelNeverLearned(), {make(100, 1.0)}).findings.size(), 1U)
        << "constant, but not 0: no weight is updated";
}

TEST(ModelNeverLearned, OnlyRemarksOnAFallByNextToNothing)
{
    SimulatedTraining made = flat(1.7, 0.01);
    made.points = 3000;
    made.loss = [](double progress) { return 1.7 - 0.02 * progress; };
    made.evaluations = 12;
    made.validationLoss = made.loss;
    const Judgement said = judge(*makeModelNeverLearned(), made.make());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Info);
}

} // namespace faultline::test
