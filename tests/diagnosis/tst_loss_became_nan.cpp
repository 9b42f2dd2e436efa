// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/run_maker.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <variant>

namespace faultline::test {

namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

double noisy(std::int64_t step)
{
    Noise noise(static_cast<std::uint64_t>(step) + 1);
    return healthyLoss(static_cast<double>(step), 300.0) * noise.factor(0.05);
}

const SeriesEvidence& firstChart(const Judgement& said)
{
    return std::get<SeriesEvidence>(said.findings.front().evidence.front());
}

std::string fixTitles(const Judgement& said)
{
    std::string titles;
    for (const Fix& fix : said.findings.front().fixes)
        titles += toEnglish(fix.title) + "\n";
    return titles;
}

} // namespace

TEST(LossBecameNan, TellsTheStepAndHowLongItStayedSo)
{
    const Judgement said =
        judge(*makeLossBecameNan(),
              {RunMaker("train")
                   .curve("Loss/total_loss", stepsFrom(0, 1000),
                          [](std::int64_t step) { return step >= 700 ? kNan : noisy(step); })
                   .make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Critical);
    EXPECT_EQ(said.title(), "Loss became NaN at step 700 and did not recover in the last 299 steps "
                            "(Loss/total_loss)");
    EXPECT_EQ(firstChart(said).firstStep.value(), 650) << "50 points before";
    EXPECT_EQ(firstChart(said).lastStep.value(), 710);
    EXPECT_EQ(said.number("first-bad-step"), 700.0);
    EXPECT_EQ(said.number("bad-values"), 300.0);
}

TEST(LossBecameNan, NamesTheTermThatWentFirst)
{
    const auto breaksAt = [](std::int64_t bad) {
        return [bad](std::int64_t step) { return step >= bad ? kInfinity : noisy(step); };
    };
    const Judgement said =
        judge(*makeLossBecameNan(),
              {RunMaker("train")
                   .curve("Loss/total_loss", stepsFrom(0, 500), breaksAt(400))
                   .curve("Loss/localization_loss", stepsFrom(0, 500), breaksAt(390))
                   .curve("Loss/classification_loss", stepsFrom(0, 500), noisy)
                   .make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.title(), "Invalid boxes are likely: Loss became Inf at step 400 and did not "
                            "recover in the last 99 steps (Loss/total_loss)");
    const std::string text = toEnglish(said.findings.front().explanation);
    EXPECT_NE(text.find("at step 390: Loss/localization_loss"), std::string::npos) << text;
    EXPECT_EQ(said.number("first-bad-step"), 390.0);
}

TEST(LossBecameNan, NamesWhatMadeTheGradientsExplode)
{
    const auto exploding = [](const RunMaker::OfStep& rate) {
        return judge(*makeLossBecameNan(),
                     {RunMaker("train")
                          .curve("loss", stepsFrom(0, 600),
                                 [](std::int64_t step) { return step >= 590 ? kNan : noisy(step); })
                          .curve("learning_rate", stepsFrom(0, 600), rate)
                          .curve("grad_norm", stepsFrom(0, 600),
                                 [](std::int64_t step) { return step > 570 ? 5e4 : 2.0; })
                          .make()})
            .title();
    };
    EXPECT_EQ(exploding([](std::int64_t) { return 0.001; }).rfind("Gradients exploded: ", 0), 0U);
    const auto warmUp = [](std::int64_t step) { return 0.4 * static_cast<double>(step) / 700.0; };
    EXPECT_EQ(exploding(warmUp).rfind("Learning rate 0.3423 is too high: ", 0), 0U)
        << exploding(warmUp);
}

TEST(LossBecameNan, BlamesTheLearningRateWhenTheLossRoseBefore)
{
    const Judgement said =
        judge(*makeLossBecameNan(),
              {RunMaker("train")
                   .curve("loss", stepsFrom(0, 600),
                          [](std::int64_t step) {
                              const double rise =
                                  step > 560 ? 1.0 + 0.3 * static_cast<double>(step - 560) : 1.0;
                              return step >= 590 ? kNan : noisy(step) * rise;
                          })
                   .curve("learning_rate", stepsFrom(0, 600), [](std::int64_t) { return 0.04; })
                   .curve("grad_norm", stepsFrom(0, 600),
                          [](std::int64_t step) {
                              return step >= 590 ? kNan : 1.0 + static_cast<double>(step % 10);
                          })
                   .make()});
    ASSERT_EQ(said.findings.size(), 1U);
    const Finding& finding = said.findings.front();
    ASSERT_FALSE(finding.fixes.empty());
    EXPECT_EQ(toEnglish(finding.fixes.front().title),
              "Lower the peak learning rate from 0.04 to 0.013");
    EXPECT_NE(finding.fixes.front().snippets.front().code.find("learning_rate_base: 0.013"),
              std::string::npos);
    EXPECT_NE(fixTitles(said).find("Clip the gradient norm at 9"), std::string::npos)
        << fixTitles(said);
    // The rise began at 560; the weights of 589 had already been thrown off.
    EXPECT_NE(fixTitles(said).find("checkpoint at or before step 56"), std::string::npos)
        << fixTitles(said);
    EXPECT_GT(said.number("growth-before"), 1.5);
    EXPECT_EQ(said.number("learning-rate"), 0.04);
}

TEST(LossBecameNan, SuspectsTheDataWhenNothingAnnouncedIt)
{
    const Judgement said =
        judge(*makeLossBecameNan(),
              {RunMaker("train")
                   .curve("loss", stepsFrom(0, 1500),
                          [](std::int64_t step) { return step >= 1400 ? kNan : noisy(step); })
                   .make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(toEnglish(said.findings.front().fixes.front().title),
              "Find the record or operation that fails at step 1,400");
}

TEST(LossBecameNan, TakesOneFarValueBeforeTheEndForABadBatch)
{
    const Judgement said =
        judge(*makeLossBecameNan(),
              {RunMaker("train")
                   .curve("loss", stepsFrom(0, 1500),
                          [](std::int64_t step) {
                              return step > 1400 ? kNan : step == 1400 ? 3.6e29 : noisy(step);
                          })
                   .make()});
    ASSERT_EQ(said.findings.size(), 1U);
    const std::string text = toEnglish(said.findings.front().explanation);
    EXPECT_NE(text.find("jumped to 3.6e29"), std::string::npos) << text;
}

TEST(LossBecameNan, SaysWhenItBrokeFromTheStart)
{
    const Judgement said = judge(
        *makeLossBecameNan(), {RunMaker("train")
                                   .curve("loss", stepsFrom(0, 100),
                                          [](std::int64_t step) { return step == 0 ? 2.3 : kNan; })
                                   .make()});
    ASSERT_EQ(said.findings.size(), 1U);
    const std::string text = toEnglish(said.findings.front().explanation);
    EXPECT_NE(text.find("failed almost at once"), std::string::npos) << text;
}

TEST(LossBecameNan, SuspectsTheDataOfARegressionThatNeverHadAValue)
{
    const auto all = [](const char* other) {
        const auto nan = [](std::int64_t) { return std::numeric_limits<double>::quiet_NaN(); };
        return judge(*makeLossBecameNan(), {RunMaker("train")
                                                .curve("loss", stepsFrom(0, 8), nan)
                                                .curve(other, stepsFrom(0, 8), nan)
                                                .make()});
    };
    EXPECT_NE(all("mae").title().find("Inputs or targets probably hold NaN"), std::string::npos);
    EXPECT_EQ(all("accuracy").title().find("Inputs or targets"), std::string::npos)
        << "the learning rate is not known";
}

TEST(LossBecameNan, ReportsTheOneNanThatEndsALog)
{
    const Judgement said =
        judge(*makeLossBecameNan(),
              {RunMaker("train")
                   .curve("loss", stepsFrom(0, 100),
                          [](std::int64_t step) { return step == 99 ? kNan : noisy(step); })
                   .make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.title(), "Loss became NaN at step 99, the last one logged (loss)");
    EXPECT_EQ(said.findings.front().severity, Severity::Critical);
}

TEST(LossBecameNan, OnlyWarnsOfIsolatedNanThatRecovers)
{
    const Judgement said =
        judge(*makeLossBecameNan(),
              {RunMaker("train")
                   .curve("loss", stepsFrom(0, 1000),
                          [](std::int64_t step) { return step % 300 == 299 ? kNan : noisy(step); })
                   .make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
    EXPECT_EQ(said.title(),
              "Loss was NaN in 3 of 1,000 logged values, first at step 299, and recovered (loss)");
}

TEST(LossBecameNan, OnlyMentionsAnAttemptThatWasRestarted)
{
    RunMaker run("train");
    run.curve("loss", stepsFrom(0, 100), [](std::int64_t s) { return s >= 80 ? kNan : noisy(s); });
    run.clock([](std::int64_t step) { return kStart + 1000.0 + static_cast<double>(step); });
    run.curve("loss", stepsFrom(50, 100), noisy);
    const Judgement said = judge(*makeLossBecameNan(), {run.make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Info);
    EXPECT_EQ(said.title(), "Loss became NaN or infinite at step 80 in an earlier attempt; the "
                            "latest attempt is not affected (loss)");
}

TEST(LossBecameNan, OnlyWarnsWhenTheValidationAloneBreaks)
{
    const Judgement said =
        judge(*makeLossBecameNan(),
              {RunMaker("train").curve("loss", stepsFrom(0, 200), noisy).make(),
               RunMaker("validation")
                   .curve("loss", stepsFrom(0, 20, 10),
                          [](std::int64_t step) { return step >= 100 ? kNan : noisy(step); })
                   .make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
}

TEST(LossBecameNan, StaysSilentOnAMetricWithoutObjects)
{
    const Judgement said = judge(
        *makeLossBecameNan(), {RunMaker("train").curve("loss", stepsFrom(0, 200), noisy).make(),
                               RunMaker("eval")
                                   .curve("DetectionBoxes_Precision/mAP (large)",
                                          stepsFrom(0, 20, 10), [](std::int64_t) { return kNan; })
                                   .curve("DetectionBoxes_Precision/mAP (small)",
                                          stepsFrom(0, 20, 10), [](std::int64_t) { return -1.0; })
                                   .make()});
    EXPECT_TRUE(said.silent());
}

TEST(LossBecameNan, StaysSilentOnAHugeButFiniteLoss)
{
    const Judgement said =
        judge(*makeLossBecameNan(),
              {RunMaker("train")
                   .curve("loss", stepsFrom(0, 200), [](std::int64_t) { return 1e38; })
                   .make()});
    EXPECT_TRUE(said.silent());
}

TEST(LossBecameNan, BelievesAFrameworkThatStoppedAndSaidSo)
{
    const Judgement said =
        judge(*makeLossBecameNan(),
              CaseMaker()
                  .console("INFO:tensorflow:loss = 1.2, step = 100 (0.3 sec)\n"
                           "ERROR:tensorflow:Model diverged with loss = NaN.\n"
                           "Traceback (most recent call last):\n"
                           "  File \"train.py\", line 3, in <module>\n    main()\n"
                           "tensorflow.python.training.basic_session_run_hooks."
                           "NanLossDuringTrainingError: NaN loss during training.\n")
                  .training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Critical);
    EXPECT_NE(said.title().find("step 100"), std::string::npos) << said.title();
    const std::vector<Evidence>& evidence = said.findings.front().evidence;
    EXPECT_TRUE(std::any_of(evidence.begin(), evidence.end(), [](const Evidence& one) {
        return std::holds_alternative<LogEvidence>(one);
    }));
}

TEST(LossBecameNan, AbstainsWithoutALoss)
{
    const Judgement said =
        judge(*makeLossBecameNan(),
              {RunMaker("train").curve("steps_per_sec", stepsFrom(0, 20), noisy).make()});
    EXPECT_TRUE(said.findings.empty());
    ASSERT_EQ(said.abstentions.size(), 1U);
    EXPECT_EQ(toEnglish(said.abstentions.front().reason), "No training loss was logged.");
}

TEST(LossBecameNan, SuspectsTheRateThatBreaksInItsWarmUp)
{
    const auto broken = [](const RunMaker::OfStep& rate) {
        return judge(*makeLossBecameNan(),
                     {RunMaker("train")
                          .curve("loss", stepsFrom(50, 20, 50),
                                 [](std::int64_t step) {
                                     return step < 600
                                                ? 1.4 + 0.01 * std::sin(static_cast<double>(step))
                                                : std::nan("");
                                 })
                          .curve("lr", stepsFrom(50, 20, 50), rate)
                          .make()});
    };
    const auto says = [](const Judgement& said) {
        return toEnglish(said.findings.at(0).explanation).find("is too high") != std::string::npos;
    };
    EXPECT_TRUE(says(broken([](std::int64_t step) {
        return std::min(static_cast<double>(step) / 500.0, 1.0) * 0.02;
    })));
    EXPECT_FALSE(says(broken([](std::int64_t) { return 0.002; })));
    EXPECT_TRUE(says(broken([](std::int64_t) { return 2.0; })));
}

TEST(LossBecameNan, TellsThatNoBatchReachedTheTraining)
{
    const auto validated = [](double moves) {
        return judge(*makeLossBecameNan(),
                     {RunMaker("run")
                          .curve("train_loss", stepsFrom(0, 8), [](std::int64_t) { return kNan; })
                          .curve("valid_loss", stepsFrom(0, 8),
                                 [moves](std::int64_t epoch) {
                                     return 0.066 + moves * static_cast<double>(epoch);
                                 })
                          .make()});
    };
    EXPECT_NE(validated(0.0).title().find("no batch"), std::string::npos) << validated(0.0).title();
    EXPECT_EQ(validated(0.01).title().find("no batch"), std::string::npos);
}

} // namespace faultline::test
