// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/engine/builtin_rules.h"
#include "model/diagnosis/engine/diagnose.h"
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/simulated_training.h"
#include "tests/support/analysed.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numbers>
#include <string>
#include <variant>

namespace faultline::test {

namespace {

/// Falls from 2.3 to 0.3, then rises to `factor` times as much from 70 % on.
SimulatedTraining rising(double factor)
{
    SimulatedTraining made;
    made.points = 1000;
    made.interval = 10;
    made.loss = [factor](double progress) {
        return healthyLoss(progress, 0.1) * (progress > 0.7 ? factor : 1.0);
    };
    return made;
}

} // namespace

TEST(LossDiverged, FiresWhenTheLossRosePastItsStart)
{
    const Judgement said = judge(*makeLossDiverged(), rising(20.0).make());
    ASSERT_EQ(said.findings.size(), 1U);
    const Finding& finding = said.findings.front();
    EXPECT_EQ(finding.severity, Severity::Critical);
    const auto& chart = std::get<SeriesEvidence>(finding.evidence.front());
    EXPECT_EQ(chart.tag, TagId("loss"));
    EXPECT_EQ(chart.lastStep.value(), 10000);
    EXPECT_NEAR(said.number("last-level"), 6.0, 0.5);
    EXPECT_NEAR(said.number("smoothed-minimum"), 0.3, 0.03);
    EXPECT_NE(said.title().find("Loss diverged from step 7,0"), std::string::npos) << said.title();
    EXPECT_EQ(toEnglish(finding.fixes.front().title),
              "Lower the peak learning rate from 0.03996 to 0.013");
}

TEST(LossDiverged, ARiseOfALossThatNeverFellMayBeMeant)
{
    SimulatedTraining made = rising(1.0);
    made.noise = 0.4; // one start in many looks high by chance
    made.loss = [](double progress) { return 0.5 + 1.2 * progress; };
    for (made.seed = 1; made.seed < 20; ++made.seed) {
        const Judgement said = judge(*makeLossDiverged(), made.make());
        for (const Finding& finding : said.findings)
            EXPECT_EQ(finding.severity, Severity::Info) << made.describe();
    }
    made.noise = 0.1;
    const Judgement unnamed = judge(*makeLossDiverged(), made.make());
    ASSERT_EQ(unnamed.findings.size(), 1U);
    EXPECT_NE(
        toEnglish(unnamed.findings.front().explanation).find("validation metric or event files"),
        std::string::npos);

    made.evaluations = 20; // somebody measures answers: then it has to fall
    made.validationLoss = made.loss;
    const Judgement measured = judge(*makeLossDiverged(), made.make());
    ASSERT_EQ(measured.findings.size(), 1U);
    EXPECT_EQ(measured.findings.front().severity, Severity::Critical);
}

TEST(LossDiverged, OnlyWarnsWhenMostOfTheFallIsKept)
{
    const Judgement said = judge(*makeLossDiverged(), rising(2.6).make());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
}

TEST(LossDiverged, FiresOnAnExplosionWithinTheFirstValues)
{
    SimulatedTraining made = rising(1.0);
    made.loss = [](double progress) { return progress < 0.006 ? 2.3 : 40.0; };
    const Judgement said = judge(*makeLossDiverged(), made.make());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Critical);
}

TEST(LossDiverged, FiresOnAHugeLossEvenInAShortRun)
{
    const Judgement said = judge(*makeLossDiverged(),
                                 {RunMaker("train")
                                      .curve("loss", stepsFrom(0, 12),
                                             [](std::int64_t step) { return step < 6 ? 2.0 : 1e5; })
                                      .make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Critical);
}

TEST(LossDiverged, TellsWhereTheLossStandsThoughItIsSilent)
{
    // What a fix is held against when the next run is healthy.
    const SimulatedTraining made = rising(1.8);
    const CaseData data = caseOf({made.make()});
    const Diagnosis diagnosis = test::diagnosed(data, builtinRules());
    const auto outcome =
        std::find_if(diagnosis.outcomes.begin(), diagnosis.outcomes.end(),
                     [](const RuleOutcome& one) { return one.ruleId == RuleId("loss-diverged"); });
    ASSERT_NE(outcome, diagnosis.outcomes.end());
    EXPECT_EQ(outcome->state, RuleOutcome::State::Passed);
    ASSERT_EQ(outcome->numbers.size(), 2U);
    EXPECT_EQ(outcome->numbers.back().name, "last-step");
    const NumberEvidence& level = outcome->numbers.front();
    EXPECT_EQ(level.name, "last-level");
    EXPECT_LT(level.value.value, level.threshold.value());
    ASSERT_EQ(outcome->judged.size(), 1U);
    const auto& points = outcome->judged.front().points;
    EXPECT_GT(points.size(), 100U);
    EXPECT_LE(points.size(), JudgedPoints::kMost);
    EXPECT_TRUE(std::is_sorted(points.begin(), points.end()));
}

TEST(LossDiverged, StaysSilentBelowTwiceTheMinimum)
{
    EXPECT_TRUE(judge(*makeLossDiverged(), rising(1.8).make()).silent());
}

TEST(LossDiverged, StaysSilentWhenTheLossCameDownAgain)
{
    SimulatedTraining made = rising(1.0);
    made.loss = [](double progress) {
        return healthyLoss(progress, 0.1) * (progress > 0.5 && progress < 0.93 ? 20.0 : 1.0);
    };
    EXPECT_TRUE(judge(*makeLossDiverged(), made.make()).silent());
}

TEST(LossDiverged, StaysSilentOnTwiceALossThatHasAllButVanished)
{
    SimulatedTraining made = rising(1.0);
    made.loss = [](double progress) {
        return progress < 0.1 ? 2.0 : progress < 0.7 ? 0.001 : 0.004;
    };
    EXPECT_TRUE(judge(*makeLossDiverged(), made.make()).silent());
}

TEST(LossDiverged, KnowsAWarmRestartByTheLearningRate)
{
    // One cycle of the cosine and four tenths of the next; the loss is three times as high at the
    // top of a cycle as at its end.
    const auto cycle = [](double progress) {
        return 0.5 * (1.0 + std::cos(std::numbers::pi * std::fmod(1.4 * progress, 1.0)));
    };
    const auto steps = stepsFrom(10, 1000, 10);
    const auto loss = [cycle](std::int64_t step) {
        const double progress = static_cast<double>(step) / 1e4;
        return (0.3 + 0.6 * std::exp(-progress / 0.05)) * (1.0 + 2.0 * cycle(progress));
    };
    const RunPtr withRate = RunMaker("train")
                                .curve("loss", steps, loss)
                                .curve("learning_rate", steps,
                                       [cycle](std::int64_t step) {
                                           return 0.1 * cycle(static_cast<double>(step) / 1e4);
                                       })
                                .make();
    const RunPtr withoutRate = RunMaker("train").curve("loss", steps, loss).make();
    EXPECT_TRUE(judge(*makeLossDiverged(), {withRate}).silent());
    EXPECT_FALSE(judge(*makeLossDiverged(), {withoutRate}).silent())
        << "the same curve is a divergence where no rate explains it: the guard decides";
}

TEST(LossDiverged, LeavesWhatEndsInNanToThatRule)
{
    SimulatedTraining made = rising(1.0);
    made.loss = [](double progress) {
        return progress > 0.9 ? std::numeric_limits<double>::quiet_NaN()
                              : healthyLoss(progress, 0.1) * (progress > 0.6 ? 20.0 : 1.0);
    };
    EXPECT_TRUE(judge(*makeLossDiverged(), made.make()).silent());
}

TEST(LossDiverged, JudgesTheAttemptThatIsLeft)
{
    RunMaker run("train");
    run.curve("loss", stepsFrom(0, 200), [](std::int64_t s) { return s > 100 ? 50.0 : 1.0; });
    run.clock([](std::int64_t step) { return kStart + 1000.0 + static_cast<double>(step); });
    run.curve("loss", stepsFrom(90, 200), [](std::int64_t) { return 0.9; });
    EXPECT_TRUE(judge(*makeLossDiverged(), {run.make()}).silent());
}

TEST(LossDiverged, AbstainsOnOpposingLosses)
{
    const auto up = [](std::int64_t step) { return 0.5 + 0.1 * static_cast<double>(step); };
    const Judgement said =
        judge(*makeLossDiverged(), {RunMaker("gan")
                                        .curve("loss", stepsFrom(0, 300), up)
                                        .curve("generator_loss", stepsFrom(0, 300), up)
                                        .make()});
    EXPECT_TRUE(said.findings.empty());
    EXPECT_EQ(said.abstentions.size(), 1U);
}

TEST(LossDiverged, AbstainsOnTooFewPoints)
{
    const Judgement said = judge(
        *makeLossDiverged(),
        {RunMaker("train")
             .curve("loss", stepsFrom(0, 20), [](std::int64_t s) { return s > 10 ? 9.0 : 1.0; })
             .make()});
    EXPECT_TRUE(said.findings.empty());
    ASSERT_EQ(said.abstentions.size(), 1U);
    EXPECT_EQ(toEnglish(said.abstentions.front().reason),
              "Only 20 finite values of loss were logged; 24 are needed.");
}

TEST(LossDiverged, FindsAnExplosionOfAnySignHoweverSlow)
{
    const auto growing = [](const char* tag, double factor) {
        return judge(*makeLossDiverged(),
                     {RunMaker("train")
                          .curve(tag, stepsFrom(0, 12),
                                 [factor](std::int64_t epoch) {
                                     return factor * std::pow(4.0, static_cast<double>(epoch));
                                 })
                          .make()});
    };
    EXPECT_EQ(growing("train/mse", 1.0).findings.size(), 1U) << "an error is a loss, too";
    EXPECT_EQ(growing("val_loss", 0.5).findings.size(), 1U);
    EXPECT_EQ(growing("loss", -0.5).findings.size(), 1U);
    EXPECT_TRUE(growing("loss", 1e-6).findings.empty()) << "still small";
}

TEST(LossDiverged, FindsInputsThatAreNoProbabilities)
{
    const auto falling = [](const char* term, double ofTerm) {
        return judge(*makeLossDiverged(),
                     {RunMaker("train")
                          .curve("loss", stepsFrom(0, 12),
                                 [](std::int64_t step) {
                                     return -200.0 * std::pow(4.0, static_cast<double>(step));
                                 })
                          .curve(term, stepsFrom(0, 12),
                                 [ofTerm](std::int64_t step) {
                                     return ofTerm * std::pow(4.0, static_cast<double>(step));
                                 })
                          .make()});
    };
    EXPECT_NE(falling("reconstruction", -200.0).title().find("not scaled"), std::string::npos);
    EXPECT_NE(falling("reconstruction", 40.0).title().find("sign"), std::string::npos)
        << "the total is negative, its terms are not";
    EXPECT_NE(falling("margin", -200.0).title().find("sign"), std::string::npos);
}

namespace {

/// 60 values of a loss that has come down to 0.3, at a usual rate.
Judgement course(const RunMaker::OfStep& loss, double rate = 1e-3, const char* other = "val/mse")
{
    return judge(
        *makeLossDiverged(),
        {RunMaker("train")
             .curve("train/loss", stepsFrom(10, 60, 10), loss)
             .curve("train/lr", stepsFrom(10, 60, 10), [rate](std::int64_t) { return rate; })
             .curve(other, stepsFrom(100, 6, 100), [](std::int64_t) { return 1.0; })
             .make()});
}

double comesDown(std::int64_t step)
{
    return 0.3 + 2.9 * std::exp(-static_cast<double>(step) / 60.0);
}

std::string explanationOf(const Judgement& said)
{
    return said.findings.empty() ? std::string() : toEnglish(said.findings.front().explanation);
}

} // namespace

TEST(LossDiverged, FindsWeightsThatChangedAbruptly)
{
    const auto leaps = [](std::int64_t step) {
        return step < 380 ? comesDown(step)
                          : 2.6 + 3.0 * std::exp(-static_cast<double>(step - 380) / 30.0);
    };
    EXPECT_NE(course(leaps).title().find("changed abruptly at step 380"), std::string::npos)
        << course(leaps).title();
    const auto grows = [](std::int64_t step) {
        return step < 380 ? comesDown(step) : 0.3 + 0.03 * static_cast<double>(step - 380);
    };
    ASSERT_EQ(course(grows).findings.size(), 1U);
    EXPECT_EQ(course(grows).title().find("abruptly"), std::string::npos) << "it took many steps";
    EXPECT_NE(explanationOf(course(grows)).find("zero_grad"), std::string::npos);
    EXPECT_EQ(course(leaps, 0.5).title().find("abruptly"), std::string::npos)
        << "the rate is a cause of its own";
    EXPECT_EQ(explanationOf(course(grows, 0.5)).find("zero_grad"), std::string::npos);
}

TEST(LossDiverged, FindsALeapWhateverBecameOfIt)
{
    // As in few epochs, and with a fall that ends where it began.
    const auto leapt = [](std::size_t epochs, double after, double fall, double rate = 1.0) {
        return judge(
            *makeLossDiverged(),
            {RunMaker("run")
                 .curve("loss", stepsFrom(0, epochs),
                        [=](std::int64_t epoch) {
                            const auto at = static_cast<double>(epoch);
                            return epoch < 12 ? 0.02 + 0.5 * std::exp(-at)
                                              : after * std::exp(-(at - 12.0) / fall);
                        })
                 .curve("lr", stepsFrom(0, epochs),
                        [rate](std::int64_t epoch) { return epoch < 12 ? 1e-3 : rate * 1e-3; })
                 .make()});
    };
    const Judgement stays = leapt(15, 8.0, 100.0);
    EXPECT_NE(stays.title().find("did not come back"), std::string::npos) << stays.title();
    EXPECT_EQ(stays.findings.at(0).severity, Severity::Critical);
    const Judgement learned = leapt(30, 8.0, 5.0);
    EXPECT_NE(learned.title().find("learned anew"), std::string::npos) << learned.title();
    EXPECT_EQ(leapt(15, 8.0, 0.1).title().find("abruptly"), std::string::npos)
        << "one value, as of an odd batch";
    EXPECT_EQ(leapt(15, 0.3, 100.0).title().find("abruptly"), std::string::npos)
        << "better than at the start";
    EXPECT_EQ(leapt(15, 8.0, 100.0, 150.0).title().find("abruptly"), std::string::npos)
        << "the learning rate rose";
}

TEST(LossDiverged, FindsOutliersAmongTheTargets)
{
    const auto spikes = [](std::int64_t step) {
        return step % 150 == 0 ? 40000.0
               : step < 300    ? comesDown(step)
                               : 0.3 + 0.05 * static_cast<double>(step - 300);
    };
    EXPECT_NE(explanationOf(course(spikes)).find("outliers"), std::string::npos);
    EXPECT_EQ(explanationOf(course(spikes, 1e-3, "val/accuracy")).find("outliers"),
              std::string::npos)
        << "classes have no outliers";
}

TEST(LossDiverged, KnowsTheLogarithmOfTheSmallestFloat)
{
    const Judgement said =
        judge(*makeLossDiverged(),
              {RunMaker("train")
                   .curve("loss", stepsFrom(0, 6, 20), [](std::int64_t) { return 87.3365; })
                   .make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Critical);
}

TEST(LossDiverged, FindsAMetricThatFellApartTogetherWithTheTraining)
{
    const auto judged = [](double validation, double train) {
        const auto falls = [](double from, double to) {
            return [from, to](std::int64_t epoch) { return epoch < 6 ? from : to; };
        };
        return judge(*makeLossDiverged(),
                     {RunMaker("run")
                          .curve("accuracy", stepsFrom(0, 15), falls(0.8, train))
                          .curve("loss", stepsFrom(0, 15), falls(0.6, 0.9))
                          .curve("val_accuracy", stepsFrom(0, 15), falls(0.78, validation))
                          .make()});
    };
    EXPECT_EQ(judged(0.6, 0.62).findings.size(), 1U);
    EXPECT_TRUE(judged(0.6, 0.95).findings.empty()) << "overfitting";
    EXPECT_TRUE(judged(0.75, 0.77).findings.empty());
}

TEST(LossDiverged, ALossThatStillFallsGotNoWorse)
{
    const Judgement said = judge(
        *makeLossDiverged(),
        {RunMaker("run")
             .curve("train_loss", stepsFrom(0, 10),
                    [](std::int64_t epoch) { return std::pow(0.8, static_cast<double>(epoch)); })
             .curve("val_AP50", stepsFrom(0, 10),
                    [](std::int64_t epoch) { return epoch < 3 ? 0.32 : 0.19; })
             .make()});
    EXPECT_TRUE(said.findings.empty());
}

TEST(LossDiverged, TellsALossThatIsBeyondAllMeasureFromTheStart)
{
    const auto judged = [](double start) {
        return judge(*makeLossDiverged(),
                     {RunMaker("run")
                          .curve("train_loss", stepsFrom(0, 30),
                                 [start](std::int64_t step) {
                                     return start * std::exp(-0.5 * static_cast<double>(step))
                                            + 1e-9 * start;
                                 })
                          .make()});
    };
    const Judgement said = judged(3e18);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("from its first value"), std::string::npos) << said.title();
    EXPECT_TRUE(judged(4e10).findings.empty()) << "squared prices";
}

TEST(LossDiverged, TellsALossThatIsSetBackToItsStart)
{
    // From that of a guess to two thirds of it, then back within one interval.
    const auto jumping = [](double back) {
        return judge(*makeLossDiverged(),
                     {RunMaker("train")
                          .curve("loss", stepsFrom(12, 16, 12),
                                 [back](std::int64_t step) {
                                     const auto i = static_cast<double>(step) / 12.0;
                                     return i < 11.0 ? 2.0 + 1.5 * std::exp(-i / 3.0)
                                                     : back - 0.01 * i;
                                 })
                          .make()});
    };
    const Judgement said = jumping(3.6);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("changed abruptly at step 132"), std::string::npos) << said.title();
    EXPECT_TRUE(jumping(2.2).findings.empty());
}

TEST(LossDiverged, TellsAMetricThatFallsApartWhileTheLossFalls)
{
    const auto metric = [](double end) {
        return judge(
            *makeLossDiverged(),
            {RunMaker("run")
                 .curve("loss/train", stepsFrom(0, 8),
                        [](std::int64_t epoch) { return 1.2 / (1.0 + static_cast<double>(epoch)); })
                 .curve("iou_score/valid", stepsFrom(0, 8),
                        [end](std::int64_t epoch) {
                            return epoch < 5 ? 0.12 * static_cast<double>(epoch) : end;
                        })
                 .make()});
    };
    ASSERT_EQ(metric(0.14).findings.size(), 1U);
    EXPECT_NE(metric(0.14).title().find("collapsed"), std::string::npos) << metric(0.14).title();
    EXPECT_TRUE(metric(0.4).findings.empty()) << "worse, but of use";
}

} // namespace faultline::test
