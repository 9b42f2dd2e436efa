// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/simulated_training.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>

namespace faultline::test {

namespace {

using Schedule = SimulatedTraining::Schedule;

SimulatedTraining withTau(double tau)
{
    SimulatedTraining made;
    made.seed = 9;
    made.points = 500;
    made.interval = 20;
    made.schedule = Schedule::Constant;
    made.evaluations = 40;
    made.evaluationNoise = 0.005;
    made.loss = [tau](double progress) { return healthyLoss(progress, tau); };
    made.validationLoss = made.loss;
    return made;
}

} // namespace

TEST(WrongRunLength, FindsARunThatIsFarTooLong)
{
    const Judgement said = judge(*makeWrongRunLength(), withTau(0.002).make());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Info);
    EXPECT_NE(said.title().find("Run is far too long"), std::string::npos) << said.title();
    EXPECT_LT(said.number("best-reached"), 0.1);
    // 10000 steps of a second each; most of it can be saved.
    EXPECT_GT(said.number("time-saved"), 8000.0);
    EXPECT_LT(said.number("time-saved"), 10000.0);
}

TEST(WrongRunLength, FindsARunThatIsLongerThanUseful)
{
    const Judgement said = judge(*makeWrongRunLength(), withTau(0.05).make());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("Run is longer than needed"), std::string::npos) << said.title();
    EXPECT_LT(said.number("best-reached"), 0.5);
}

TEST(WrongRunLength, FindsARunThatEndedTooEarly)
{
    const Judgement said = judge(*makeWrongRunLength(), withTau(0.8).make());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("Run ended too early"), std::string::npos) << said.title();
    EXPECT_GT(said.number("gain"), 0.02);
    EXPECT_NE(toEnglish(said.findings.front().fixes.front().title).find("Train for 15,000 steps"),
              std::string::npos);
}

TEST(WrongRunLength, StaysSilentWhenTheBestComesInTime)
{
    EXPECT_TRUE(judge(*makeWrongRunLength(), withTau(0.11).make()).silent());
}

TEST(WrongRunLength, StaysSilentOnASmallLateGainUnderADecayedRate)
{
    SimulatedTraining made = withTau(0.05);
    made.schedule = Schedule::Cosine;
    made.validationLoss = [](double progress) {
        return 1.0 - 0.12 * progress; // about 3.3 % of its level over the last quarter
    };
    EXPECT_TRUE(judge(*makeWrongRunLength(), made.make()).silent());
    made.schedule = Schedule::Constant;
    EXPECT_FALSE(judge(*makeWrongRunLength(), made.make()).silent());
}

TEST(WrongRunLength, DoesNotTakeFewNoisyEvaluationsForStandingStill)
{
    // Fast at first, then 8 % better over the rest: ten evaluations with this noise give no
    // certain trend for that part.
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        SimulatedTraining made = withTau(0.05);
        made.seed = seed;
        made.evaluations = 10;
        made.evaluationNoise = 0.02;
        made.validationLoss = [](double progress) {
            return 0.9 + 0.5 * std::exp(-progress / 0.1) - 0.08 * progress;
        };
        const Judgement said = judge(*makeWrongRunLength(), made.make());
        EXPECT_EQ(said.title().find("longer than needed"), std::string::npos)
            << "seed " << seed << ": " << said.title();
    }
}

TEST(WrongRunLength, LeavesOverfittingToThatRule)
{
    SimulatedTraining made = withTau(0.05);
    made.validationLoss = [](double progress) {
        return healthyLoss(progress, 0.03) * (1.0 + std::max(progress - 0.2, 0.0));
    };
    EXPECT_TRUE(judge(*makeWrongRunLength(), made.make()).silent());
}

TEST(WrongRunLength, AbstainsOnFewEvaluations)
{
    SimulatedTraining made = withTau(0.05);
    made.evaluations = 7;
    EXPECT_EQ(judge(*makeWrongRunLength(), made.make()).abstentions.size(), 1U);
}

TEST(WrongRunLength, TellsALimitForDebugging)
{
    const auto judgeSetting = [](const std::string& setting) {
        test::CaseMaker made;
        made.config("epochs: 14\nlr: 0.004\nbatch_size: 32\n" + setting + "\n", "hparams.yaml");
        made.steps(50);
        return test::judge(*makeWrongRunLength(), made.training());
    };
    const test::Judgement said = judgeSetting("limit_train_batches: 2");
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("limit_train_batches is 2"), std::string::npos) << said.title();
    EXPECT_TRUE(judgeSetting("limit_train_batches: 1.0").findings.empty());
    EXPECT_TRUE(judgeSetting("fast_dev_run: false").findings.empty());
    EXPECT_FALSE(judgeSetting("fast_dev_run: true").findings.empty());
}

TEST(WrongRunLength, TellsARunOfFewStepsThatHadOnlyBegun)
{
    const auto judged = [](int perEpoch) {
        std::string text;
        for (int epoch = 0; epoch < 8; ++epoch)
            text += "Epoch " + std::to_string(epoch) + ":   0%|    | 0/" + std::to_string(perEpoch)
                    + " [00:00<?, ?it/s]\rEpoch " + std::to_string(epoch) + ": 100%|####| "
                    + std::to_string(perEpoch) + "/" + std::to_string(perEpoch)
                    + " [00:01<00:00, 9.10it/s]\nEpoch " + std::to_string(epoch)
                    + ": train_loss: " + std::to_string(1.0 - 0.05 * epoch)
                    + ", val_accuracy: " + std::to_string(0.001 * std::pow(2.0, epoch)) + "\n";
        return test::judge(*makeWrongRunLength(), test::CaseMaker().console(text).training());
    };
    const test::Judgement said = judged(2);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("Only 16 steps were trained"), std::string::npos) << said.title();
    for (const Finding& finding : judged(40).findings)
        EXPECT_EQ(finding.severity, Severity::Info);
}

} // namespace faultline::test
