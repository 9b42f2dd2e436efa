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

namespace {

/// Epochs of a classifier with accuracies and losses of both sets.
RunMaker classified(std::size_t epochs, const RunMaker::OfStep& accuracy,
                    const RunMaker::OfStep& loss)
{
    RunMaker made("run");
    made.curve("accuracy", stepsFrom(0, epochs), accuracy)
        .curve("loss", stepsFrom(0, epochs), loss)
        .curve("val_accuracy", stepsFrom(0, epochs), accuracy)
        .curve("val_loss", stepsFrom(0, epochs), loss);
    return made;
}

RunMaker::OfStep constantly(double value)
{
    return [value](std::int64_t) { return value; };
}

/// A little apart from epoch to epoch, as a finite set makes it.
RunMaker::OfStep about(double value)
{
    return [value](std::int64_t epoch) {
        return value * (1.0 + 0.002 * static_cast<double>(epoch % 3));
    };
}

Judgement judgedChance(const RunMaker& made)
{
    return judge(*makeModelNeverLearned(), {made.make()});
}

} // namespace

TEST(ModelNeverLearned, FindsAModelAtChanceForAnyNumberOfClasses)
{
    for (const double classes : {2.0, 3.0, 7.0, 23.0}) {
        const Judgement said =
            judgedChance(classified(8, about(1.0 / classes), about(std::log(classes))));
        ASSERT_EQ(said.findings.size(), 1U) << classes;
        EXPECT_EQ(said.findings.front().severity, Severity::Critical);
        EXPECT_NE(said.title().find("at chance"), std::string::npos) << said.title();
    }
    // A constant answer that is not even: above the logarithm of 10.
    EXPECT_EQ(judgedChance(classified(8, constantly(0.0875), about(2.357))).findings.size(), 1U);
}

TEST(ModelNeverLearned, TellsAFallBackToChance)
{
    const Judgement said = judgedChance(classified(
        12, [](std::int64_t epoch) { return epoch == 1 ? 0.6 : 0.334; },
        [](std::int64_t epoch) { return epoch == 1 ? 0.9 : 1.1; }));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("fell back to chance"), std::string::npos) << said.title();
    EXPECT_EQ(said.findings.front().fixes.front().id, "change-learning-rate");
}

TEST(ModelNeverLearned, AccusesNoModelThatIsBetterThanAGuess)
{
    EXPECT_TRUE(judgedChance(classified(8, about(0.4), about(1.7))).findings.empty())
        << "ten classes, half learned";
    EXPECT_TRUE(judgedChance(classified(8, about(0.62), about(0.66))).findings.empty())
        << "two classes that are hard to tell apart";
    EXPECT_TRUE(
        judgedChance(
            classified(
                8, [](std::int64_t epoch) { return 0.1 + 0.1 * static_cast<double>(epoch); },
                [](std::int64_t epoch) { return 2.3 - 0.25 * static_cast<double>(epoch); }))
            .findings.empty());
    EXPECT_TRUE(judgedChance(classified(4, about(0.25), about(1.39))).findings.empty())
        << "four epochs are too few, and 4 is no usual number of classes";
}

TEST(ModelNeverLearned, LeavesAValidationAtChanceOfALearnedTrainingSetToOthers)
{
    RunMaker made("run");
    made.curve("accuracy", stepsFrom(0, 10), constantly(0.97))
        .curve("val_accuracy", stepsFrom(0, 10), about(0.1))
        .curve("val_loss", stepsFrom(0, 10), about(2.35));
    EXPECT_TRUE(judgedChance(made).findings.empty());
}

TEST(ModelNeverLearned, FindsWeightsThatNeverChange)
{
    const auto frozen = [](const RunMaker::OfStep& norm) {
        RunMaker made("run");
        made.curve("train/loss", stepsFrom(5, 70, 5), about(1.77))
            .curve("train/grad_norm", stepsFrom(5, 70, 5), norm)
            .curve("val/loss", stepsFrom(50, 7, 50), constantly(1.7755));
        return judgedChance(made);
    };
    const Judgement said =
        frozen([](std::int64_t step) { return 3.0 * static_cast<double>(step); });
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Critical);
    EXPECT_NE(said.title().find("optimizer does not hold"), std::string::npos) << said.title();
    EXPECT_NE(toEnglish(said.findings.front().explanation).find("never cleared"),
              std::string::npos);
    EXPECT_EQ(said.findings.front().fixes.front().id, "check-optimizer");
    EXPECT_NE(toEnglish(frozen(constantly(4.0)).findings.at(0).explanation).find("optimizer"),
              std::string::npos);
}

TEST(ModelNeverLearned, NamesInputsThatAreNotScaled)
{
    const Judgement said = judgedChance(
        classified(10, about(0.1), [](std::int64_t epoch) { return epoch == 0 ? 480.0 : 2.31; }));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().fixes.front().id, "scale-inputs");
}

TEST(ModelNeverLearned, FindsScoresWithoutSkill)
{
    const auto scored = [](const char* tag, double level) {
        return judge(*makeModelNeverLearned(),
                     {RunMaker("validation").curve(tag, stepsFrom(0, 8), about(level)).make()});
    };
    EXPECT_EQ(scored("val_auc", 0.5).findings.size(), 1U);
    EXPECT_EQ(scored("val_r2", -0.8).findings.size(), 1U);
    EXPECT_TRUE(scored("val_auc", 0.7).findings.empty());
    EXPECT_TRUE(scored("val_r2", 0.4).findings.empty());
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

TEST(ModelNeverLearned, FindsAGuessWhoseLossIsWorseThanAnEvenOne)
{
    const Judgement said = judgedChance(classified(8, about(0.25), about(31.0)));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("learned nothing"), std::string::npos) << said.title();
    EXPECT_EQ(said.findings.front().fixes.front().id, "change-learning-rate") << "sure and wrong";
    EXPECT_TRUE(judgedChance(
                    classified(
                        8, [](std::int64_t epoch) { return 0.02 * static_cast<double>(epoch + 5); },
                        [](std::int64_t epoch) { return 4.6 - 0.2 * static_cast<double>(epoch); }))
                    .findings.empty())
        << "a hundred classes, on their way";
}

TEST(ModelNeverLearned, FindsAMetricThatNeverImproves)
{
    const auto segmented = [](const RunMaker::OfStep& iou) {
        return judge(
            *makeModelNeverLearned(),
            {RunMaker("run")
                 .curve("val_iou", stepsFrom(0, 10), iou)
                 .curve("train_loss", stepsFrom(0, 10),
                        [](std::int64_t epoch) { return 1.4 - 0.012 * static_cast<double>(epoch); })
                 .make()});
    };
    const Judgement said =
        segmented([](std::int64_t epoch) { return 0.1 - 0.002 * static_cast<double>(epoch); });
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
    EXPECT_TRUE(segmented([](std::int64_t epoch) {
                    return 0.1 + 0.01 * static_cast<double>(epoch);
                }).findings.empty());
}

namespace {

/// A flat loss with a validation, and one more series of its run; and a configuration.
Judgement ofFlat(const char* tag, const RunMaker::OfStep& other, const char* config = nullptr)
{
    Noise random(5);
    CaseMaker made;
    made.run(RunMaker("train")
                 .curve("train/loss", stepsFrom(0, 60, 10),
                        [&random](std::int64_t) { return 0.8 * random.factor(0.02); })
                 .curve("val/loss", stepsFrom(0, 6, 100),
                        [](std::int64_t step) { return 0.83 + (step % 200 == 0 ? 0.004 : 0.0); })
                 .curve(tag, stepsFrom(0, 60, 10), other)
                 .make());
    if (config != nullptr)
        made.config(config);
    return judge(*makeModelNeverLearned(), made.training());
}

bool explains(const Judgement& said, const char* words)
{
    return !said.findings.empty()
           && toEnglish(said.findings.front().explanation).find(words) != std::string::npos;
}

} // namespace

TEST(ModelNeverLearned, NamesGradientsThatAreZero)
{
    const Judgement said = ofFlat("train/grad_norm", [](std::int64_t) { return 0.0; });
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Critical);
    EXPECT_TRUE(explains(said, "no gradient reaches the weights"));
    EXPECT_FALSE(explains(ofFlat("train/grad_norm", [](std::int64_t) { return 0.4; }),
                          "no gradient reaches the weights"));
}

TEST(ModelNeverLearned, NamesASettingThatIsFarFromUsual)
{
    const auto rate = [](std::int64_t) { return 1e-3; };
    const auto with = [&rate](const char* config) { return ofFlat("train/lr", rate, config); };
    const Judgement decay = with("optimizer: adamw\nweight_decay: 20.0\n");
    EXPECT_TRUE(explains(decay, "A weight decay of 20"));
    ASSERT_FALSE(decay.findings.front().fixes.front().edits.empty());
    EXPECT_EQ(decay.findings.front().fixes.front().edits.front().path, "weight_decay");
    EXPECT_TRUE(explains(with("momentum: 0.9995\n"), "A momentum of"));
    EXPECT_TRUE(explains(with("max_grad_norm: 1.0e-6\n"), "Gradients are clipped at"));
    EXPECT_TRUE(explains(with("dropout: 0.98\n"), "A dropout of 0.98"));
    EXPECT_TRUE(explains(with("hidden_size: 1\n"), "too little capacity"));
    EXPECT_FALSE(explains(with("width: 1.0\n"), "too little capacity")) << "a factor";
    EXPECT_FALSE(
        explains(with("weight_decay: 0.05\nmomentum: 0.9\nmax_grad_norm: 1.0\n"), "Values in use"));
}

TEST(ModelNeverLearned, NamesARateThatNoOptimizerTakes)
{
    const auto at = [](double rate) {
        return ofFlat(
            "train/lr", [rate](std::int64_t) { return rate; }, "optimizer: adam\n");
    };
    EXPECT_TRUE(explains(at(0.3), "Check the learning rate first: it is 0.3"));
    EXPECT_TRUE(explains(at(1e-8), "Learning rate 1e-08 is too low"));
    EXPECT_FALSE(explains(at(1e-3), "it is 0.001"));
}

TEST(ModelNeverLearned, NamesALossThatIsSummedOverTheBatch)
{
    Noise random(5);
    CaseMaker made;
    made.config("batch_size: 32\n")
        .run(RunMaker("train")
                 .curve("train/loss", stepsFrom(0, 60, 10),
                        [&random](std::int64_t) { return 32.0 * 1.386 * random.factor(0.02); })
                 .curve("val/loss", stepsFrom(0, 6, 100),
                        [](std::int64_t step) { return 1.386 + (step % 200 == 0 ? 0.004 : 0.0); })
                 .make());
    EXPECT_TRUE(
        explains(judge(*makeModelNeverLearned(), made.training()), "summed over the batch"));
}

TEST(ModelNeverLearned, FindsOneAnswerInARunOfThreeEpochs)
{
    const auto epochs = [](double lossOfSteps, const RunMaker::OfStep& accuracy) {
        Noise random(5);
        return judge(*makeModelNeverLearned(),
                     {RunMaker("train")
                          .curve("loss", stepsFrom(10, 30, 10),
                                 [&](std::int64_t step) {
                                     return (lossOfSteps + 1.0 / static_cast<double>(step))
                                            * random.factor(0.02);
                                 })
                          .curve("eval_accuracy", stepsFrom(100, 3, 100), accuracy)
                          .curve("eval_loss", stepsFrom(100, 3, 100),
                                 [](std::int64_t step) { return step == 200 ? 0.78 : 0.70; })
                          .make()});
    };
    const auto same = [](std::int64_t) { return 0.545; };
    EXPECT_NE(epochs(0.9, same).title().find("the same for every input"), std::string::npos);
    EXPECT_EQ(epochs(0.3, same).title().find("the same for"), std::string::npos);
    EXPECT_EQ(epochs(0.9, [](std::int64_t step) { return 0.5 + 1e-4 * static_cast<double>(step); })
                  .title()
                  .find("the same for"),
              std::string::npos);
}

namespace {

/// Single steps of a noisy loss, six evaluations, and a learning rate.
RunMaker stepped(const RunMaker::OfStep& loss, const RunMaker::OfStep& validation,
                 double rate = 1e-3)
{
    RunMaker made("train");
    made.curve("train/loss", stepsFrom(10, 60, 10), loss)
        .curve("train/lr", stepsFrom(10, 60, 10), [rate](std::int64_t) { return rate; })
        .curve("val/loss", stepsFrom(100, 6, 100), validation);
    return made;
}

/// Noise without a random number: the same for every run of a test.
double noisy(std::int64_t step)
{
    return 1.0 + 0.03 * std::sin(1.7 * static_cast<double>(step));
}

} // namespace

TEST(ModelNeverLearned, FindsALossOfWholeNumbers)
{
    const auto ofParts = [](double parts) {
        return judgedChance(stepped(
                                [parts](std::int64_t step) {
                                    const double value =
                                        1.7 + 0.4 * std::sin(0.7 * static_cast<double>(step));
                                    return parts > 0.0 ? std::round(value * parts) / parts : value;
                                },
                                [](std::int64_t step) { return step % 200 == 0 ? 1.60 : 1.59; })
                                .curve("val/acc", stepsFrom(100, 6, 100), [](std::int64_t step) {
                                    return step % 200 == 0 ? 0.2567 : 0.2533;
                                }));
    };
    EXPECT_NE(ofParts(32.0).title().find("argmax"), std::string::npos);
    EXPECT_EQ(ofParts(0.0).title().find("argmax"), std::string::npos);
    EXPECT_EQ(ofParts(100.0).title().find("argmax"), std::string::npos) << "a rounded log";
}

TEST(ModelNeverLearned, FindsAnOutputThatIsTheSameForEveryInput)
{
    const auto ends = [](double train, double validation, double first) {
        return judgedChance(stepped([=](std::int64_t step) { return step < 50 ? first : train; },
                                    [=](std::int64_t) { return validation; }));
    };
    const Judgement dead = ends(0.4, 0.4, 0.4);
    EXPECT_NE(dead.title().find("same output for every input"), std::string::npos) << dead.title();
    EXPECT_TRUE(explains(dead, "units are dead"));
    EXPECT_TRUE(explains(ends(0.4, 0.4, 300.0), "initialized too large"));
    EXPECT_EQ(ends(0.4, 0.55, 0.4).title().find("same output"), std::string::npos)
        << "frozen, with the whole set in each step";
    EXPECT_TRUE(ends(0.0, 0.0, 2.0).findings.empty()) << "nothing is left to learn";
}

TEST(ModelNeverLearned, FindsFrozenWeightsInFewEvaluations)
{
    const auto evaluated = [](double fall) {
        return judgedChance(
            RunMaker("train")
                .curve("train_loss", stepsFrom(10, 40, 10),
                       [fall](std::int64_t step) {
                           return (3.6 - fall * static_cast<double>(step)) * noisy(step);
                       })
                .curve("val_loss", stepsFrom(100, 4, 100), [](std::int64_t) { return 3.609; }));
    };
    EXPECT_NE(evaluated(0.0).title().find("Weights never change"), std::string::npos);
    EXPECT_EQ(evaluated(0.006).title().find("Weights never change"), std::string::npos)
        << "the training loss falls";
}

TEST(ModelNeverLearned, FindsAScoreThatFallsWithTheLoss)
{
    const auto scored = [](double first, double last, double fall) {
        const auto loss = [fall](std::int64_t step) {
            return 0.45 - fall * static_cast<double>(step);
        };
        RunMaker made("train");
        made.curve("train/loss", stepsFrom(10, 60, 10), loss)
            .curve("eval/loss", stepsFrom(50, 10, 50), loss)
            .curve("eval/recall", stepsFrom(50, 10, 50), [=](std::int64_t step) {
                return step == 50 ? first
                                  : last + (first - last) * 10.0 / static_cast<double>(step);
            });
        return judgedChance(made);
    };
    EXPECT_TRUE(explains(scored(0.6, 0.3, 1e-4), "sign of the loss"));
    EXPECT_FALSE(explains(scored(0.6, 0.58, 1e-4), "sign of the loss")) << "noise";
    EXPECT_FALSE(explains(scored(0.3, 0.8, 1e-4), "sign of the loss")) << "it rises";
    EXPECT_FALSE(explains(scored(0.95, 0.65, 1e-4), "sign of the loss")) << "still good";
}

TEST(ModelNeverLearned, NamesWhatTheShapeOfAGuessMakesLikely)
{
    const double guess = std::log(10.0);
    EXPECT_TRUE(explains(judgedChance(classified(12, constantly(0.0833),
                                                 [guess](std::int64_t epoch) {
                                                     return guess
                                                            + 1e-4 * static_cast<double>(epoch % 3);
                                                 })),
                         "weights start at zero"));
    EXPECT_TRUE(explains(
        judgedChance(classified(12, constantly(0.0833),
                                [](std::int64_t epoch) { return epoch == 0 ? 2.36 : 2.308; })),
        "gradients vanish"));
    const auto byHeart = [](double end) {
        RunMaker made("run");
        made.curve("train_loss", stepsFrom(0, 12),
                   [end](std::int64_t epoch) {
                       return 0.695 + (end - 0.695) * static_cast<double>(epoch) / 11.0;
                   })
            .curve("val_accuracy", stepsFrom(0, 12), about(0.5))
            .curve("val_loss", stepsFrom(0, 12), about(0.71));
        return judgedChance(made);
    };
    EXPECT_TRUE(explains(byHeart(0.65), "labels probably do not match"));
    EXPECT_FALSE(explains(byHeart(0.694), "labels probably do not match"));
}

TEST(ModelNeverLearned, NamesTheShapesOfARegressionThatLearnsTheMean)
{
    RunMaker mean("train");
    mean.curve("val_r2", stepsFrom(0, 8),
               [](std::int64_t epoch) { return 0.004 * static_cast<double>(epoch % 3); });
    EXPECT_TRUE(explains(judgedChance(mean), "different shapes"));
    RunMaker worse("train");
    worse.curve("val_r2", stepsFrom(0, 8),
                [](std::int64_t epoch) { return -0.4 - 0.1 * static_cast<double>(epoch % 3); });
    EXPECT_TRUE(explains(judgedChance(worse), "unscaled targets"));
}

TEST(ModelNeverLearned, FindsUpdatesThatChangeNextToNothing)
{
    const auto clipped = [](double moved, double norm) {
        return judgedChance(stepped([](std::int64_t step) { return 0.7 * noisy(step); },
                                    [moved](std::int64_t step) {
                                        return 0.7122 - moved * static_cast<double>(step) / 600.0;
                                    },
                                    5e-4)
                                .curve("train/grad_norm", stepsFrom(10, 60, 10), constantly(norm))
                                .curve("val/accuracy", stepsFrom(100, 6, 100), constantly(0.46)));
    };
    EXPECT_TRUE(explains(clipped(0.0005, 0.7), "clipped far too tightly"));
    EXPECT_FALSE(explains(clipped(0.015, 0.7), "clipped far too tightly"));
    EXPECT_FALSE(explains(clipped(0.0005, 1e-4), "clipped far too tightly")) << "small before";
}

TEST(ModelNeverLearned, LeavesOpenWhetherTheFirstEpochWasThrownOrUnscaled)
{
    const auto epochs = [](const RunMaker::OfStep& steps) {
        RunMaker made("run");
        made.curve("train_loss", stepsFrom(1, 10),
                   [](std::int64_t epoch) { return epoch == 1 ? 18.0 : 0.72; })
            .curve("valid_acc", stepsFrom(1, 10), about(0.5))
            .curve("valid_loss", stepsFrom(1, 10), about(0.70))
            .curve("epoch", stepsFrom(1, 10), steps);
        return judgedChance(made);
    };
    const Judgement said = epochs([](std::int64_t epoch) { return static_cast<double>(epoch); });
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.title().find("scaled"), std::string::npos) << said.title();
    EXPECT_TRUE(explains(said, "learning rate is too high, or the inputs"));
}

TEST(ModelNeverLearned, FindsALanguageModelThatLearnsFrequenciesOnly)
{
    const auto printed = [](double end, double rate, const char* console) {
        CaseMaker made;
        made.run(stepped(
                     [end](std::int64_t step) {
                         return end + (3.3 - end) * std::exp(-static_cast<double>(step - 10) / 20.0)
                                + 0.01 * std::sin(static_cast<double>(step));
                     },
                     [end](std::int64_t step) { return end + 1e-5 * static_cast<double>(step); },
                     rate)
                     .make())
            .console(console);
        return judge(*makeModelNeverLearned(), made.training());
    };
    const char* const language = "step 10 | loss 3.3\neval step 100 | val loss 2.66 | ppl 14.3\n";
    EXPECT_TRUE(explains(printed(2.66, 3e-3, language), "softmax applied twice"));
    EXPECT_FALSE(explains(printed(0.9, 3e-3, language), "softmax applied twice"));
    EXPECT_FALSE(explains(printed(2.9, 2e-5, language), "softmax applied twice")) << "fine-tuning";
    EXPECT_FALSE(explains(printed(2.66, 3e-3, "step 10 | loss 3.3\nstep 20 | loss 2.9\n"),
                          "softmax applied twice"))
        << "another kind of training";
}

} // namespace faultline::test
