// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/simulated_training.h"

#include <gtest/gtest.h>

#include <set>
#include <variant>

namespace faultline::test {

namespace {

/// A healthy training of 1000 losses with 5 % noise.
SimulatedTraining calm()
{
    SimulatedTraining made;
    made.points = 1000;
    made.interval = 10;
    made.loss = [](double progress) { return healthyLoss(progress, 0.15); };
    return made;
}

/// The loss of calm(), times `height` at the given steps; the gradient norm times `blow`.
std::vector<RunPtr> spiky(const std::set<std::int64_t>& at, double height, bool logsNorm,
                          double blow)
{
    Noise noise(7);
    const auto steps = stepsFrom(10, 1000, 10);
    RunMaker run("train");
    run.curve("loss", steps, [&](std::int64_t step) {
        return healthyLoss(static_cast<double>(step) / 1e4, 0.15) * noise.factor(0.05)
               * (at.count(step) > 0 ? height : 1.0);
    });
    if (logsNorm) {
        run.curve("grad_norm", steps, [&](std::int64_t step) {
            return 2.0 * noise.factor(0.1) * (at.count(step) > 0 ? blow : 1.0);
        });
    }
    return {run.make()};
}

} // namespace

TEST(LossUnstable, FiresOnARiseNearTheStartThatIsMadeGood)
{
    SimulatedTraining made = calm();
    made.loss = [](double progress) {
        return healthyLoss(progress, 0.15) * (progress > 0.01 && progress < 0.03 ? 4.0 : 1.0);
    };
    const Judgement said = judge(*makeLossUnstable(), made.make());
    ASSERT_EQ(said.findings.size(), 1U);
    const Finding& finding = said.findings.front();
    EXPECT_EQ(finding.severity, Severity::Warning);
    EXPECT_NE(said.title().find("within the first 5 % of the run, then recovered"),
              std::string::npos)
        << said.title();
    EXPECT_GT(said.number("rise"), 3.0);
    // It recovered at step 300; the warm-up ended at 200: twice the later one.
    EXPECT_EQ(toEnglish(finding.fixes.front().title), "Warm the learning rate up over 600 steps");
    const auto& chart = std::get<SeriesEvidence>(finding.evidence.front());
    EXPECT_EQ(chart.firstStep.value(), 10);
}

TEST(LossUnstable, StaysSilentOnARiseWithinTheNoise)
{
    SimulatedTraining made = calm();
    made.noise = 0.3;
    made.loss = [](double progress) {
        return healthyLoss(progress, 0.15) * (progress > 0.01 && progress < 0.03 ? 1.3 : 1.0);
    };
    EXPECT_TRUE(judge(*makeLossUnstable(), made.make()).silent());
}

TEST(LossUnstable, FiresOnSpikesThatTheGradientNormConfirms)
{
    const Judgement said =
        judge(*makeLossUnstable(), spiky({3000, 5000, 7000, 9000}, 6.0, true, 20.0));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
    EXPECT_NE(said.title().find("Loss spikes: 4"), std::string::npos) << said.title();
    EXPECT_GT(said.number("highest-spike"), 8.0);
    EXPECT_NE(
        toEnglish(said.findings.front().fixes.front().title).find("Clip the gradient norm at 2"),
        std::string::npos);
}

TEST(LossUnstable, StaysSilentOnHardBatchesThatTheGradientNormDoesNotConfirm)
{
    EXPECT_TRUE(
        judge(*makeLossUnstable(), spiky({3000, 5000, 7000, 9000}, 6.0, true, 2.0)).silent());
}

TEST(LossUnstable, OnlyRemarksOnManySpikesWithoutAGradientNorm)
{
    const Judgement said =
        judge(*makeLossUnstable(), spiky({3000, 5000, 7000, 9000}, 6.0, false, 1.0));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Info);
}

TEST(LossUnstable, StaysSilentOnTwoSpikesWithoutAGradientNorm)
{
    EXPECT_TRUE(judge(*makeLossUnstable(), spiky({3000, 5000}, 6.0, false, 1.0)).silent());
}

TEST(LossUnstable, TakesALossThatOftenJumpsForOneOfSmallBatches)
{
    std::set<std::int64_t> often;
    for (std::int64_t step = 1000; step < 10000; step += 200)
        often.insert(step);
    EXPECT_TRUE(judge(*makeLossUnstable(), spiky(often, 6.0, true, 8.0)).silent());
}

TEST(LossUnstable, AbstainsOnACoarseLog)
{
    SimulatedTraining made = calm();
    made.points = 50;
    const Judgement said = judge(*makeLossUnstable(), made.make());
    EXPECT_TRUE(said.findings.empty());
    ASSERT_EQ(said.abstentions.size(), 1U);
    EXPECT_EQ(toEnglish(said.abstentions.front().reason),
              "loss was logged only every 10 steps: 50 values over the whole run; at least 100 are "
              "needed to see spikes.");
}

TEST(LossUnstable, TellsDataThatAreNotShuffled)
{
    const auto rising = [](double within) {
        Noise noise(3);
        return judge(*makeLossUnstable(),
                     {RunMaker("run")
                          .curve("training/loss", stepsFrom(5, 50, 5),
                                 [&](std::int64_t step) {
                                     const auto place = static_cast<double>((step / 5 - 1) % 5);
                                     return (1.5 + within * place) * noise.factor(0.01);
                                 })
                          .curve("validation/nll", stepsFrom(1, 10),
                                 [](std::int64_t epoch) {
                                     return 1.6 / (1.0 + 0.1 * static_cast<double>(epoch));
                                 })
                          .make()});
    };
    ASSERT_EQ(rising(0.1).findings.size(), 1U);
    EXPECT_NE(rising(0.1).title().find("not shuffled"), std::string::npos) << rising(0.1).title();
    EXPECT_TRUE(rising(0.0).findings.empty());

    const auto answered = [](double last) {
        RunMaker made("run");
        made.curve("loss", stepsFrom(0, 9), [](std::int64_t) { return 1.5; })
            .curve("accuracy", stepsFrom(0, 9),
                   [last](std::int64_t epoch) { return epoch < 7 ? 0.5 : last; })
            .curve("val_accuracy", stepsFrom(0, 9), [](std::int64_t) { return 0.27; });
        return judge(*makeLossUnstable(), {made.make()});
    };
    ASSERT_EQ(answered(0.01).findings.size(), 1U);
    EXPECT_TRUE(answered(0.3).findings.empty());
}

} // namespace faultline::test
