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

TEST(ChanceLevel, FindsAModelAtChanceForAnyNumberOfClasses)
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

TEST(ChanceLevel, AGuessAmongTheFewThatComeIntoQuestionIsLearned)
{
    // Four classes at first; in the end the answer is one of the right two.
    const auto loss = [](std::int64_t epoch) {
        return 0.69 + 0.7 * std::exp(-static_cast<double>(epoch) / 1.5);
    };
    EXPECT_TRUE(judgedChance(classified(12, about(0.53), loss)).findings.empty());
}

TEST(ChanceLevel, TellsAFallBackToChance)
{
    const Judgement said = judgedChance(classified(
        12, [](std::int64_t epoch) { return epoch == 1 ? 0.6 : 0.334; },
        [](std::int64_t epoch) { return epoch == 1 ? 0.9 : 1.1; }));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("fell back to chance"), std::string::npos) << said.title();
    EXPECT_EQ(said.findings.front().fixes.front().id, "change-learning-rate");
}

TEST(ChanceLevel, AccusesNoModelThatIsBetterThanAGuess)
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

TEST(ChanceLevel, LeavesAValidationAtChanceOfALearnedTrainingSetToOthers)
{
    RunMaker made("run");
    made.curve("accuracy", stepsFrom(0, 10), constantly(0.97))
        .curve("val_accuracy", stepsFrom(0, 10), about(0.1))
        .curve("val_loss", stepsFrom(0, 10), about(2.35));
    EXPECT_TRUE(judgedChance(made).findings.empty());
}

TEST(ChanceLevel, FindsWeightsThatNeverChange)
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

TEST(ChanceLevel, NamesInputsThatAreNotScaled)
{
    const Judgement said = judgedChance(
        classified(10, about(0.1), [](std::int64_t epoch) { return epoch == 0 ? 480.0 : 2.31; }));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().fixes.front().id, "scale-inputs");
}

TEST(ChanceLevel, FindsScoresWithoutSkill)
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

TEST(ChanceLevel, FindsAGuessWhoseLossIsWorseThanAnEvenOne)
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

TEST(ChanceLevel, FindsAMetricThatNeverImproves)
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

TEST(ChanceLevel, NamesGradientsThatAreZero)
{
    const Judgement said = ofFlat("train/grad_norm", [](std::int64_t) { return 0.0; });
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Critical);
    EXPECT_TRUE(explains(said, "no gradient reaches the weights"));
    EXPECT_FALSE(explains(ofFlat("train/grad_norm", [](std::int64_t) { return 0.4; }),
                          "no gradient reaches the weights"));
}

TEST(ChanceLevel, NamesASettingThatIsFarFromUsual)
{
    const auto rate = [](std::int64_t) { return 1e-3; };
    const auto with = [&rate](const char* config) { return ofFlat("train/lr", rate, config); };
    const Judgement decay = with("optimizer: adamw\nweight_decay: 20.0\n");
    EXPECT_TRUE(explains(decay, "The decay pulls the weights to 0"));
    ASSERT_FALSE(decay.findings.front().fixes.front().edits.empty());
    EXPECT_EQ(decay.findings.front().fixes.front().edits.front().path, "weight_decay");
    EXPECT_TRUE(explains(with("momentum: 0.9995\n"), "adds up the gradients of hundreds of steps"));
    EXPECT_TRUE(explains(with("max_grad_norm: 1.0e-6\n"), "The clip leaves next to nothing"));
    EXPECT_TRUE(explains(with("dropout: 0.98\n"), "Nearly all activations are dropped"));
    EXPECT_TRUE(explains(with("hidden_size: 1\n"), "passes a layer this narrow"));
    EXPECT_FALSE(explains(with("width: 1.0\n"), "passes a layer this narrow")) << "a factor";
    const Judgement usual = with("weight_decay: 0.05\nmomentum: 0.9\nmax_grad_norm: 1.0\n");
    EXPECT_EQ(usual.title().find("is too"), std::string::npos) << usual.title();
}

TEST(ChanceLevel, NamesARateThatNoOptimizerTakes)
{
    const auto at = [](double rate) {
        return ofFlat(
            "train/lr", [rate](std::int64_t) { return rate; }, "optimizer: adam\n");
    };
    EXPECT_TRUE(explains(at(0.3), "Check the learning rate first: it is 0.3"));
    EXPECT_TRUE(explains(at(1e-8), "Learning rate 1e-8 is too low"));
    EXPECT_FALSE(explains(at(1e-3), "it is 0.001"));
}

TEST(ChanceLevel, SuspectsARateThatIsHighForSgd)
{
    const auto at = [](double rate) {
        CaseMaker made;
        made.config("optimizer: sgd\n")
            .run(RunMaker("train")
                     .curve("lr", stepsFrom(1, 8), [rate](std::int64_t) { return rate; })
                     .curve("train_loss", stepsFrom(1, 8),
                            [](std::int64_t epoch) { return epoch == 1 ? 2.7 : 2.02; })
                     .curve("val_loss", stepsFrom(1, 8),
                            [](std::int64_t epoch) { return epoch % 2 == 0 ? 2.2 : 2.0; })
                     .curve("val_acc", stepsFrom(1, 8),
                            [](std::int64_t epoch) { return epoch % 3 == 1 ? 0.18 : 0.15; })
                     .make());
        return judge(*makeModelNeverLearned(), made.training());
    };
    EXPECT_TRUE(explains(at(2.0), "Check the learning rate first: it is 2"));
    const Judgement usual = at(0.05);
    ASSERT_EQ(usual.findings.size(), 1U);
    EXPECT_EQ(usual.title().find("is too high"), std::string::npos) << usual.title();
}

TEST(ChanceLevel, NamesALossThatIsSummedOverTheBatch)
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

TEST(ChanceLevel, FindsOneAnswerInARunOfThreeEpochs)
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

TEST(ChanceLevel, FindsALossOfWholeNumbers)
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
    EXPECT_EQ(ofParts(128.0).title().find("argmax"), std::string::npos) << "half precision";
}

TEST(ChanceLevel, FindsWeightsInBfloat16)
{
    const auto rounded = [](double parts) {
        return [parts](std::int64_t step) {
            const double value = 1.68 + 0.05 * std::sin(0.7 * static_cast<double>(step));
            return parts > 0.0 ? std::round(value * parts) / parts : value;
        };
    };
    const auto titled = [&](double parts) {
        return judgedChance(
                   stepped([](std::int64_t step) { return 1.65 * noisy(step); }, rounded(parts))
                       .curve("val/acc", stepsFrom(100, 6, 100),
                              [](std::int64_t step) { return step % 200 == 0 ? 0.244 : 0.248; }))
            .title();
    };
    // Eight digits of a value between 1 and 2 are parts of 128.
    EXPECT_NE(titled(128.0).find("bfloat16"), std::string::npos) << titled(128.0);
    EXPECT_EQ(titled(0.0).find("bfloat16"), std::string::npos);
    EXPECT_EQ(titled(1000.0).find("bfloat16"), std::string::npos) << "three decimals";
    EXPECT_EQ(titled(32.0).find("bfloat16"), std::string::npos) << "a mean of whole numbers";
}

TEST(ChanceLevel, TellsOfRoundingWhereTheLossStaysHigh)
{
    const auto trained = [](double end) {
        return judgedChance(stepped(
            [end](std::int64_t step) {
                return end + (3.6 - end) * std::exp(-static_cast<double>(step) / 80.0);
            },
            [end](std::int64_t step) {
                const double value =
                    end + (3.6 - end) * std::exp(-static_cast<double>(step) / 80.0);
                int exponent = 0;
                std::frexp(value, &exponent);
                const double unit = std::ldexp(1.0, exponent - 8);
                return std::round(value / unit) * unit;
            }));
    };
    EXPECT_NE(trained(2.99).title().find("rounded away"), std::string::npos)
        << trained(2.99).title();
    EXPECT_TRUE(trained(0.4).findings.empty()) << "it learns all the same";
}

TEST(ChanceLevel, FindsTargetsFarFromTheOutputs)
{
    // Ten epochs; the errors have one direction if their squares have a mean near its square.
    const auto regressed = [](double distance, double spread) {
        const auto slowly = [](double value) {
            return [value](std::int64_t epoch) {
                return value * (1.0 - 0.0005 * static_cast<double>(epoch));
            };
        };
        return judgedChance(
            RunMaker("run")
                .curve("loss", stepsFrom(0, 10), slowly(spread * distance * distance))
                .curve("mae", stepsFrom(0, 10), slowly(distance))
                .curve("val_loss", stepsFrom(0, 10), slowly(spread * distance * distance))
                .curve("val_mae", stepsFrom(0, 10), slowly(distance)));
    };
    const Judgement said = regressed(1010.0, 1.18);
    EXPECT_NE(said.title().find("targets are not scaled"), std::string::npos) << said.title();
    EXPECT_EQ(regressed(1010.0, 1.57).title().find("not scaled"), std::string::npos)
        << "in both directions";
    EXPECT_EQ(regressed(1.0, 1.18).title().find("not scaled"), std::string::npos);
}

TEST(ChanceLevel, FindsRegressionsThatExplainNextToNothing)
{
    const auto explained = [](double first, double last) {
        return judgedChance(
            RunMaker("run").curve("val_r2", stepsFrom(0, 12), [first, last](std::int64_t epoch) {
                return first + (last - first) * static_cast<double>(epoch) / 11.0;
            }));
    };
    EXPECT_NE(explained(0.07, 0.08).title().find("hardly better than the mean"), std::string::npos);
    EXPECT_TRUE(explained(0.02, 0.14).findings.empty()) << "it rises";
    EXPECT_TRUE(explained(0.2, 0.2).findings.empty());
}

TEST(ChanceLevel, NamesStepsThatAreNeverTakenAndOutputsThatSaturate)
{
    const auto frozen = [](double loss) {
        return stepped([loss](std::int64_t step) { return loss * noisy(step); },
                       [loss](std::int64_t) { return loss; });
    };
    const auto judgedWith = [](const RunMaker& made, const char* log) {
        return judge(*makeModelNeverLearned(),
                     CaseMaker().run(made.make()).console(log).training());
    };
    const char* warning =
        "/env/lib/python3.11/site-packages/torch/optim/lr_scheduler.py:192: UserWarning: Detected "
        "call of `lr_scheduler.step()` before `optimizer.step()`. In PyTorch 1.1.0 and later\n";
    EXPECT_NE(judgedWith(frozen(1.685), warning).title().find("optimizer.step() is never called"),
              std::string::npos)
        << judgedWith(frozen(1.685), warning).title();
    EXPECT_EQ(judgedWith(frozen(1.685), "epoch 1\n").title().find("never called"),
              std::string::npos);
    EXPECT_NE(judgedChance(frozen(2.3e8)).title().find("outputs are huge"), std::string::npos);
}

TEST(ChanceLevel, FindsAnOutputThatIsTheSameForEveryInput)
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

TEST(ChanceLevel, FindsFrozenWeightsInFewEvaluations)
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

TEST(ChanceLevel, FindsAScoreThatFallsWithTheLoss)
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

TEST(ChanceLevel, NamesWhatTheShapeOfAGuessMakesLikely)
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

TEST(ChanceLevel, NamesTheShapesOfARegressionThatLearnsTheMean)
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

TEST(ChanceLevel, FindsUpdatesThatChangeNextToNothing)
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

TEST(ChanceLevel, LeavesOpenWhetherTheFirstEpochWasThrownOrUnscaled)
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

TEST(ChanceLevel, FindsALanguageModelThatLearnsFrequenciesOnly)
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
