// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/simulated_training.h"

#include <gtest/gtest.h>

#include <string>

namespace faultline::test {

namespace {

using Schedule = SimulatedTraining::Schedule;

/// Converged after a fifth of the run, with the learning rate constant.
SimulatedTraining converged()
{
    SimulatedTraining made;
    made.seed = 4;
    made.schedule = Schedule::Constant;
    made.evaluations = 40;
    made.evaluationNoise = 0.01;
    made.loss = [](double progress) { return healthyLoss(progress, 0.04); };
    made.validationLoss = made.loss;
    return made;
}

} // namespace

TEST(LossPlateau, FiresWhileTheRateIsHigh)
{
    const Judgement said = judge(*makeLossPlateau(), converged().make());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Info);
    EXPECT_LT(said.number("improvement"), 0.005);
    EXPECT_DOUBLE_EQ(said.number("rate-share"), 1.0);
    EXPECT_NE(toEnglish(said.findings.front().fixes.front().title)
                  .find("Lower the learning rate to 0.004"),
              std::string::npos);
}

TEST(LossPlateau, SeesAPlateauThroughTheNoiseOfTheEvaluations)
{
    const auto firings = [](SimulatedTraining made) {
        made.evaluations = 30;
        made.evaluationNoise = 0.015; // six of them do not resolve half a per cent
        std::size_t count = 0;
        for (made.seed = 1; made.seed <= 40; ++made.seed)
            count += judge(*makeLossPlateau(), made.make()).findings.size();
        return count;
    };
    SimulatedTraining improving = converged();
    improving.validationLoss = [](double progress) { return 1.0 - 0.3 * progress; };
    EXPECT_GE(firings(converged()), 30U);
    EXPECT_LE(firings(improving), 2U);
}

TEST(LossPlateau, StaysSilentWhenTheScheduleHasEnded)
{
    SimulatedTraining made = converged();
    made.schedule = Schedule::Steps;
    EXPECT_TRUE(judge(*makeLossPlateau(), made.make()).silent());
}

TEST(LossPlateau, StaysSilentWhileItImproves)
{
    SimulatedTraining made = converged();
    made.validationLoss = [](double progress) { return 1.0 - 0.5 * progress; };
    EXPECT_TRUE(judge(*makeLossPlateau(), made.make()).silent());
}

TEST(LossPlateau, StaysSilentAtAPerfectMetric)
{
    auto runs = converged().make();
    runs.resize(1);
    runs.push_back(RunMaker("validation")
                       .curve("accuracy", stepsFrom(250, 40, 250),
                              [](std::int64_t s) { return s < 1000 ? 0.7 : 0.999; })
                       .make());
    EXPECT_TRUE(judge(*makeLossPlateau(), runs).silent());
}

TEST(LossPlateau, AbstainsWithoutALearningRate)
{
    SimulatedTraining made = converged();
    made.logsRate = false;
    const Judgement said = judge(*makeLossPlateau(), made.make());
    EXPECT_TRUE(said.findings.empty());
    ASSERT_EQ(said.abstentions.size(), 1U);
    EXPECT_NE(toEnglish(said.abstentions.front().reason).find("no learning rate was logged"),
              std::string::npos);
}

TEST(LossPlateau, AbstainsOnFewEvaluations)
{
    SimulatedTraining made = converged();
    made.evaluations = 7;
    const Judgement said = judge(*makeLossPlateau(), made.make());
    ASSERT_EQ(said.abstentions.size(), 1U);
    EXPECT_EQ(toEnglish(said.abstentions.front().reason),
              "Evaluations logged: 7; at least 8 are needed.");
}

TEST(LossPlateau, FiresOnAValidationThatScatters)
{
    SimulatedTraining made = converged();
    made.schedule = Schedule::Cosine;
    made.evaluationNoise = 0.5;
    const Judgement said = judge(*makeLossPlateau(), made.make());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_GT(said.number("noise"), 0.1);
    EXPECT_NE(said.title().find("it fluctuates by"), std::string::npos) << said.title();
}

TEST(LossPlateau, DoesNotTakeATrendForScatter)
{
    SimulatedTraining made = converged();
    made.schedule = Schedule::Cosine;
    // Falls to a half within the last quarter, smoothly.
    made.validationLoss = [](double progress) {
        return progress < 0.75 ? 2.0 : 2.0 - 4.0 * (progress - 0.75);
    };
    EXPECT_TRUE(judge(*makeLossPlateau(), made.make()).silent());
}

TEST(LossPlateau, TellsANetworkWithoutActivation)
{
    const auto judgeSetting = [](const std::string& value, const char* other = "seed: 1\n") {
        test::CaseMaker made;
        made.config("epochs: 14\nlr: 0.004\nactivation: " + value + "\n" + other, "hparams.yaml");
        made.steps(50);
        return test::judge(*makeLossPlateau(), made.training());
    };
    const test::Judgement said = judgeSetting("none");
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("no activation function"), std::string::npos) << said.title();
    EXPECT_TRUE(judgeSetting("relu").findings.empty());
    EXPECT_TRUE(judgeSetting("None").findings.empty());
    EXPECT_TRUE(judgeSetting("identity", "arch: unet\nencoder: resnet34\n").findings.empty())
        << "that of the output";
}

} // namespace faultline::test
