// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "model/diagnosis/setup/training_recipe.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/pipeline_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <string_view>
#include <vector>

namespace faultline::test {

namespace {

using ::testing::HasSubstr;
using ::testing::Not;

Judgement judgedForScheduleMismatch(const PipelineText& text, RunPtr run = nullptr)
{
    CaseMaker made;
    made.pipeline(text.str());
    if (run)
        made.run(std::move(run));
    return judge(*makeScheduleMismatch(), made.training());
}

PipelineText withSteps(long run, long total)
{
    PipelineText text;
    text.runSteps = run;
    text.totalSteps = total;
    return text;
}

} // namespace

TEST(ScheduleMismatch, IsCriticalWhenMostOfTheRunTrainsNothing)
{
    const Judgement said = judgedForScheduleMismatch(withSteps(100000, 25000));
    ASSERT_EQ(said.findings.size(), 1U);
    const Finding& finding = said.findings.front();
    EXPECT_EQ(finding.severity, Severity::Critical);
    EXPECT_NEAR(said.number("idle-share"), 0.75, 1e-9);
    EXPECT_NEAR(finding.cost, 0.75, 1e-9);
    EXPECT_THAT(said.title(), HasSubstr("0 from step 25,000 on"));
    ASSERT_EQ(finding.fixes.size(), 1U);
    ASSERT_EQ(finding.fixes[0].edits.size(), 1U);
    EXPECT_THAT(finding.fixes[0].edits[0].path, HasSubstr("total_steps"));
    EXPECT_EQ(finding.fixes[0].edits[0].value, "100000");
}

TEST(ScheduleMismatch, WarnsWhenSomeOfItTrainsNothing)
{
    const Judgement said = judgedForScheduleMismatch(withSteps(30000, 25000));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
}

TEST(ScheduleMismatch, WarnsOfARunThatEndsAtTheTopOfItsSchedule)
{
    const Judgement said = judgedForScheduleMismatch(withSteps(25000, 300000));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
    EXPECT_GT(said.number("end-rate-share"), 0.95);
}

TEST(ScheduleMismatch, StaysSilentWhereTheyAgreeOrNearlySo)
{
    EXPECT_TRUE(judgedForScheduleMismatch(withSteps(25000, 25000)).silent());
    EXPECT_TRUE(judgedForScheduleMismatch(withSteps(25400, 25000)).silent()); // 1.6 % idle
    EXPECT_TRUE(judgedForScheduleMismatch(withSteps(25000, 40000)).silent()); // ends at 30 %
}

TEST(ScheduleMismatch, TellsAWarmUpThatNeverEnds)
{
    const Judgement never = judgedForScheduleMismatch(withSteps(1500, 1500));
    ASSERT_EQ(never.findings.size(), 1U);
    EXPECT_EQ(never.findings.front().severity, Severity::Warning);
    EXPECT_EQ(never.findings.front().fixes[0].edits[0].value, "75");
    const Judgement slow = judgedForScheduleMismatch(withSteps(10000, 10000));
    ASSERT_EQ(slow.findings.size(), 1U);
    EXPECT_EQ(slow.findings.front().severity, Severity::Info);
}

TEST(ScheduleMismatch, TellsAWarmUpAboveItsBase)
{
    PipelineText text;
    text.rate = 0.005;
    const Judgement said = judgedForScheduleMismatch(text);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Critical);
    EXPECT_EQ(said.findings.front().fixes[0].edits[0].value, "0.00167");
}

TEST(ScheduleMismatch, KnowsWhatKerasTakesTheDecayFor)
{
    PipelineText text;
    text.optimizer = "rms_prop";
    const Judgement said = judgedForScheduleMismatch(text);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_THAT(said.title(), HasSubstr("rms_prop_optimizer"));
}

TEST(ScheduleMismatch, BelievesTheLogMoreThanTheConfiguration)
{
    // The flag made the run of 100,000 steps one of 25,000: the logged rate follows the schedule
    // of another length to its end.
    const auto rateOf = [](long total) {
        PipelineText text = withSteps(total, total);
        text.warmupSteps = 500;
        return [recipe = *recipeOf(CaseMaker().pipeline(text.str()).training())](
                   std::int64_t step) { return *recipe.rateAt(static_cast<double>(step)); };
    };
    const RunPtr followed =
        RunMaker("train")
            .curve("learning_rate", stepsFrom(0, 100, 500), rateOf(50000))
            .curve("loss", stepsFrom(0, 100, 500), [](std::int64_t) { return 1.0; })
            .make();
    EXPECT_TRUE(judgedForScheduleMismatch(withSteps(100000, 25000), followed).silent());
    // The log alone tells a rate of 0 as well.
    const RunPtr idle = RunMaker("train")
                            .curve("learning_rate", stepsFrom(0, 100, 500), rateOf(20000))
                            .curve("loss", stepsFrom(0, 100, 500), [](std::int64_t) { return 1.0; })
                            .make();
    const Judgement said = judge(*makeScheduleMismatch(), {idle});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Critical);
    EXPECT_NEAR(said.number("idle-share"), 0.59, 0.01);
}

Judgement judgeRate(const RunMaker::OfStep& rate)
{
    return judge(*makeScheduleMismatch(),
                 {RunMaker("train")
                      .curve("lr", stepsFrom(0, 100, 10), rate)
                      .curve("loss", stepsFrom(0, 100, 10), [](std::int64_t) { return 1.0; })
                      .make()});
}

TEST(ScheduleMismatch, TellsARateThatIsSpentEarly)
{
    // Milestones at a twentieth and an eighth of the run.
    const Judgement said = judgeRate([](std::int64_t step) {
        return step < 50 ? 0.1 : step < 125 ? 0.01 : 0.001;
    });
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
    EXPECT_THAT(said.title(), HasSubstr("at most 2 % of its peak"));
    EXPECT_THAT(toEnglish(said.findings.front().fixes.front().title), HasSubstr("later"));
    // Of a run that keeps its rate for a third nothing is told.
    EXPECT_TRUE(judgeRate([](std::int64_t step) { return step < 330 ? 0.1 : 0.0001; }).silent());
}

TEST(ScheduleMismatch, KnowsADecayPerStep)
{
    const Judgement said =
        judgeRate([](std::int64_t step) { return 0.1 * std::pow(0.9, static_cast<double>(step)); });
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_THAT(said.title(), HasSubstr("decays at every step"));
    EXPECT_EQ(said.findings.front().severity, Severity::Critical);
    EXPECT_GE(said.findings.front().confidence, 0.9);
    // The same decay per epoch of a hundred steps.
    EXPECT_TRUE(judgeRate([](std::int64_t step) {
                    return 0.1 * std::pow(0.9, std::floor(static_cast<double>(step) / 100.0));
                }).silent());
}

TEST(ScheduleMismatch, AbstainsWithoutRateAndConfiguration)
{
    const Judgement said = judge(*makeScheduleMismatch(), CaseMaker().steps(100).training());
    EXPECT_TRUE(said.findings.empty());
    EXPECT_EQ(said.abstentions.size(), 1U);
}

namespace {

/// A rate from step 10 to 400, with a loss that stays, of a run that came to its end.
Judgement ofRate(const RunMaker::OfStep& rate, bool isWhole = true)
{
    CaseMaker made;
    std::string text;
    for (int step = 10; step <= (isWhole ? 400 : 200); step += 10)
        text += "step " + std::to_string(step) + "/400 loss 0.7\n";
    made.console(text).run(
        RunMaker("train")
            .curve("learning_rate", stepsFrom(10, 40, 10), rate)
            .curve("loss", stepsFrom(10, 40, 10),
                   [](std::int64_t step) { return step % 20 == 0 ? 0.7 : 0.702; })
            .make());
    return judge(*makeScheduleMismatch(), made.training());
}

} // namespace

TEST(ScheduleMismatch, FindsAWarmUpThatTheRunDoesNotReachTheEndOf)
{
    const Judgement said =
        ofRate([](std::int64_t step) { return 1e-9 * static_cast<double>(step); });
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
    EXPECT_THAT(said.title(), HasSubstr("Warm-up never ends"));
    EXPECT_TRUE(ofRate([](std::int64_t step) {
                    return step < 50 ? 1e-6 * static_cast<double>(step) : 5e-5;
                }).findings.empty());
}

TEST(ScheduleMismatch, NeedsFewRatesThatStayFarBelowTheStatedOne)
{
    const auto of = [](std::string_view config, double slope) {
        std::string text;
        for (int epoch = 1; epoch <= 6; ++epoch)
            text += "Epoch " + std::to_string(epoch) + "/6 - loss: 0.9\n";
        CaseMaker made;
        made.console(text).config(config).run(
            RunMaker("train")
                .curve("lr", stepsFrom(1, 6),
                       [slope](std::int64_t epoch) { return slope * static_cast<double>(epoch); })
                .curve("loss", stepsFrom(1, 6), [](std::int64_t) { return 0.9; })
                .make());
        return judge(*makeScheduleMismatch(), made.training());
    };
    const Judgement said = of("lr: 0.004\nepochs: 6\n", 3e-6);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_THAT(said.title(), HasSubstr("Warm-up never ends"));
    EXPECT_TRUE(of("lr: 0.004\nepochs: 6\n", 5e-4).findings.empty()) << "nearly there";
    EXPECT_TRUE(of("epochs: 6\n", 3e-6).findings.empty()) << "nothing is stated";
}

TEST(ScheduleMismatch, IsCriticalWhenTheRateGrowsBeyondReason)
{
    const Judgement said =
        ofRate([](std::int64_t step) { return 1e-3 * std::pow(1.025, static_cast<double>(step)); });
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Critical);
    EXPECT_THAT(said.title(), HasSubstr("Learning rate grows over the whole run"));
}

namespace {

/// A rate and an error of the validation for each epoch.
Judgement judgedEpochs(const std::vector<double>& rates, const std::vector<double>& errors,
                       std::string_view settings)
{
    RunMaker maker("run");
    std::vector<std::int64_t> steps;
    for (std::size_t i = 0; i < rates.size(); ++i)
        steps.push_back(static_cast<std::int64_t>(i + 1));
    maker.curve("lr", steps,
                [&](std::int64_t step) { return rates[static_cast<std::size_t>(step - 1)]; });
    maker.curve("val_loss", steps,
                [&](std::int64_t step) { return errors[static_cast<std::size_t>(step - 1)]; });
    CaseMaker made;
    made.run(maker.make());
    made.config(settings);
    return judge(*makeScheduleMismatch(), made.training());
}

const std::vector<double> kCut{1e-3, 1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 1e-7, 1e-7, 1e-7, 1e-7};

} // namespace

TEST(ScheduleMismatch, TellsAPlateauScheduleThatLooksTheWrongWay)
{
    const Judgement said =
        judgedEpochs(kCut, {1.0, 0.7, 0.6, 0.58, 0.57, 0.57, 0.57, 0.57, 0.57, 0.57},
                     "epochs: 10\nschedule: plateau\n");
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_THAT(said.title(), HasSubstr("wrong direction"));
    EXPECT_THAT(said.title(), HasSubstr("cut the learning rate 4 times"));
}

TEST(ScheduleMismatch, LeavesAPlateauScheduleAloneThatCutsWhereNothingImproves)
{
    const Judgement said = judgedEpochs(kCut, {1.0, 1.0, 1.1, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2},
                                        "epochs: 10\nschedule: plateau\n");
    for (const Finding& finding : said.findings)
        EXPECT_THAT(toEnglish(finding.title), Not(HasSubstr("wrong direction")));
}

TEST(ScheduleMismatch, TakesADecayThatIsMeantForNoPlateau)
{
    const Judgement said = judgedEpochs(
        kCut, {1.0, 0.7, 0.6, 0.58, 0.57, 0.57, 0.57, 0.57, 0.57, 0.57}, "epochs: 10\n");
    for (const Finding& finding : said.findings)
        EXPECT_THAT(toEnglish(finding.title), Not(HasSubstr("wrong direction")));
}

TEST(ScheduleMismatch, TellsAWarmUpThatIsMadeAnew)
{
    const auto rate = [](std::int64_t step) { return 1e-6 * static_cast<double>(step % 40 + 1); };
    const Judgement anew = judge(*makeScheduleMismatch(),
                                 {RunMaker("run").curve("lr", stepsFrom(5, 32, 10), rate).make()});
    ASSERT_EQ(anew.findings.size(), 1U);
    EXPECT_THAT(anew.title(), HasSubstr("begins anew in every epoch (every 40 steps)"));
    // A triangle comes down as it went up.
    const auto cycle = [](std::int64_t step) {
        const auto at = static_cast<double>(step % 80);
        return 1e-6 * (at < 40.0 ? at + 1.0 : 81.0 - at);
    };
    EXPECT_TRUE(judge(*makeScheduleMismatch(),
                      {RunMaker("run").curve("lr", stepsFrom(5, 32, 10), cycle).make()})
                    .findings.empty());
}

TEST(ScheduleMismatch, TellsASmoothDecayThatIsDoneHalfWay)
{
    const auto decaying = [](double end) {
        return judge(*makeScheduleMismatch(),
                     {RunMaker("train")
                          .curve("learning_rate", stepsFrom(10, 21, 10),
                                 [end](std::int64_t step) {
                                     return 1e-3 * std::pow(end, static_cast<double>(step) / 210.0);
                                 })
                          .make()});
    };
    ASSERT_EQ(decaying(1e-6).findings.size(), 1U);
    EXPECT_THAT(decaying(1e-6).title(), HasSubstr("earning rate"));
    EXPECT_TRUE(decaying(1e-4).findings.empty());
}

} // namespace faultline::test
