// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/run_maker.h"

#include <gtest/gtest.h>

#include <cmath>

namespace faultline::test {

namespace {

RunMaker::OfStep constantForValidationApart(double value)
{
    return [value](std::int64_t) { return value; };
}

/// Falls from `from` to `to` over 20 epochs.
RunMaker::OfStep falling(double from, double to)
{
    return [from, to](std::int64_t epoch) {
        return to + (from - to) * std::exp(-static_cast<double>(epoch) / 3.0);
    };
}

RunMaker::OfStep wandering(double value)
{
    return [value](std::int64_t epoch) {
        return value * (1.0 + 0.01 * static_cast<double>(epoch % 4));
    };
}

RunMaker epochs(const RunMaker::OfStep& train, const RunMaker::OfStep& validation)
{
    RunMaker made("run");
    made.curve("loss", stepsFrom(0, 20), train).curve("val_loss", stepsFrom(0, 20), validation);
    return made;
}

Judgement judgedForValidationApart(const RunMaker& made)
{
    return judge(*makeValidationApart(), {made.make()});
}

} // namespace

TEST(ValidationApart, FindsATrainingSetThatIsKnownByHeart)
{
    const auto accuracies = [](double train, double validation) {
        return judgedForValidationApart(
            epochs(falling(2.3, 0.01), falling(2.3, 0.9))
                .curve("accuracy", stepsFrom(0, 20), constantForValidationApart(train))
                .curve("val_accuracy", stepsFrom(0, 20), constantForValidationApart(validation)));
    };
    const Judgement said = accuracies(1.0, 0.8);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
    EXPECT_NEAR(said.number("accuracy-gap"), 0.2, 1e-9);
    EXPECT_EQ(accuracies(1.0, 0.5).findings.at(0).severity, Severity::Critical);
    EXPECT_TRUE(accuracies(1.0, 0.93).silent());
    EXPECT_TRUE(accuracies(0.9, 0.6).silent()) << "still learning";
    EXPECT_EQ(accuracies(100.0, 80.0).findings.size(), 1U) << "percentages";
}

TEST(ValidationApart, FindsAValidationThatNeverFollows)
{
    const Judgement said = judgedForValidationApart(epochs(falling(2.3, 0.05), wandering(2.4)));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
    EXPECT_NE(said.title().find("never follows"), std::string::npos) << said.title();
    EXPECT_EQ(judgedForValidationApart(
                  epochs(falling(2.3, 0.05), wandering(2.4))
                      .curve("acc", stepsFrom(0, 20), constantForValidationApart(0.99)))
                  .findings.at(0)
                  .severity,
              Severity::Critical)
        << "the labels can be learned, so the evaluation is at fault";
}

TEST(ValidationApart, JudgesLossesBelowZeroByHowFarTheyFell)
{
    const auto jumping = [](double level) {
        return [level](std::int64_t epoch) {
            return level * (1.0 + 3.0 * static_cast<double>(epoch % 3));
        };
    };
    const Judgement said = judgedForValidationApart(epochs(falling(-0.1, -0.9), jumping(20.0)));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("preprocessed differently"), std::string::npos) << said.title();
    EXPECT_NE(said.title().find("fell from -0.1"), std::string::npos) << said.title();
    EXPECT_TRUE(
        judgedForValidationApart(epochs(falling(-0.1, -0.9), falling(0.1, -0.8))).findings.empty());
    EXPECT_TRUE(
        judgedForValidationApart(epochs(falling(-0.1, -0.9), jumping(0.5))).findings.empty())
        << "no others";
}

TEST(ValidationApart, CountsClassesInWholeNumbers)
{
    // The training had learned a little before its first value: the loss of 3.7 classes.
    const auto titled = [](double accuracy) {
        return judgedForValidationApart(
                   epochs(falling(1.3, 0.02), wandering(1.39))
                       .curve("val_acc", stepsFrom(0, 20), constantForValidationApart(accuracy)))
            .title();
    };
    EXPECT_NE(titled(0.33).find("Overfitting"), std::string::npos) << titled(0.33);
    EXPECT_NE(titled(0.26).find("Labels"), std::string::npos) << titled(0.26);
}

TEST(ValidationApart, ForgivesOtherScalesAndGoodScores)
{
    EXPECT_TRUE(
        judgedForValidationApart(epochs(falling(2.3, 0.05), falling(23.0, 5.0))).findings.empty())
        << "a sum in place of a mean, and it falls";
    EXPECT_TRUE(judgedForValidationApart(
                    epochs(falling(2.3, 0.05), wandering(2.4))
                        .curve("val_acc", stepsFrom(0, 20), constantForValidationApart(0.91)))
                    .findings.empty());
    EXPECT_TRUE(judgedForValidationApart(epochs(falling(2.3, 0.4), falling(2.3, 0.5))).silent());
}

TEST(ValidationApart, OnlyRemarksOnLossesFarApart)
{
    const Judgement said = judgedForValidationApart(epochs(falling(1.1, 0.09), falling(1.1, 0.46)));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Info);
}

TEST(ValidationApart, FindsTrainingLabelsThatAreAllTheSame)
{
    const auto answered = [](double wobble, double rise) {
        return judgedForValidationApart(
            epochs(falling(0.9, 0.02), [rise](std::int64_t epoch) {
                return 1.6 + rise * static_cast<double>(epoch);
            }).curve("val_acc", stepsFrom(0, 20), [wobble](std::int64_t epoch) {
                return 0.17 + wobble * static_cast<double>(epoch % 2);
            }));
    };
    EXPECT_NE(answered(0.0, 0.1).title().find("labels are probably the same"), std::string::npos)
        << answered(0.0, 0.1).title();
    EXPECT_EQ(answered(0.01, 0.1).title().find("the same"), std::string::npos);
    EXPECT_EQ(answered(0.0, -0.01).title().find("the same"), std::string::npos)
        << "the validation gains as well";
}

TEST(ValidationApart, FindsTrainingsOnAFewExamples)
{
    // Four steps are logged in each epoch.
    const auto trained = [](double speed, double validation) {
        return judgedForValidationApart(
            RunMaker("run")
                .curve("train/loss", stepsFrom(10, 60, 10),
                       [speed](std::int64_t step) {
                           return 0.02 + 1.6 * std::exp(-static_cast<double>(step) / speed);
                       })
                .curve("val/loss", stepsFrom(40, 15, 40), [validation](std::int64_t step) {
                    return validation + 1.2 * std::exp(-static_cast<double>(step) / 90.0);
                }));
    };
    EXPECT_NE(trained(12.0, 0.7).title().find("few training examples"), std::string::npos)
        << trained(12.0, 0.7).title();
    EXPECT_EQ(trained(60.0, 0.3).title().find("few training examples"), std::string::npos)
        << "learned by heart in the course of the training";
}

namespace {

/// Ten epochs of a regression with squared and absolute errors of both sets.
Judgement regression(double squared, double absolute, double valSquared, double valAbsolute)
{
    const auto from = [](double value) {
        return [value](std::int64_t epoch) {
            return value * (0.3 + 0.7 * std::exp(-static_cast<double>(epoch) / 3.0));
        };
    };
    return judgedForValidationApart(RunMaker("run")
                                        .curve("loss", stepsFrom(0, 10), from(squared))
                                        .curve("mae", stepsFrom(0, 10), from(absolute))
                                        .curve("val_loss", stepsFrom(0, 10), from(valSquared))
                                        .curve("val_mae", stepsFrom(0, 10), from(valAbsolute)));
}

} // namespace

TEST(ValidationApart, TellsEmptyInputsAndOutliersByTheErrors)
{
    const auto says = [](const Judgement& said, const char* words) {
        return said.title().find(words) != std::string::npos;
    };
    const Judgement blank = regression(0.012, 0.02, 0.24, 0.4);
    EXPECT_TRUE(says(blank, "95 % of the training inputs")) << blank.title();
    EXPECT_FALSE(says(regression(0.012, 0.087, 0.24, 0.4), "empty"))
        << "all errors are smaller, as of a set that is easier";
    const Judgement outliers = regression(3e9, 3000.0, 1.5e5, 310.0);
    EXPECT_TRUE(says(outliers, "targets are outliers")) << outliers.title();
    EXPECT_TRUE(regression(1.6e5, 310.0, 1.5e5, 310.0).findings.empty());
    EXPECT_FALSE(says(regression(3e9, 3000.0, 3e9, 3000.0), "outliers"))
        << "both sets have them: the errors are spread so";
}

TEST(ValidationApart, FindsTargetsThatDoNotMatchTheirInputs)
{
    const auto regressed = [](double train, double validation) {
        return judgedForValidationApart(epochs(falling(210.0, train), falling(230.0, validation))
                                            .curve("val_mae", stepsFrom(0, 20), wandering(35.0)));
    };
    EXPECT_NE(regressed(160.0, 216.0).title().find("do not match"), std::string::npos)
        << regressed(160.0, 216.0).title();
    EXPECT_TRUE(regressed(160.0, 180.0).findings.empty()) << "the validation follows";
    EXPECT_TRUE(regressed(200.0, 216.0).findings.empty()) << "too little is learned to tell";
}

TEST(ValidationApart, FindsClassesThatGoApartWhileBoxesAreLearned)
{
    const auto detector = [](const RunMaker::OfStep& classes) {
        return judge(*makeValidationApart(),
                     {RunMaker("run")
                          .curve("train/box_loss", stepsFrom(1, 20), falling(3.0, 1.0))
                          .curve("val/box_loss", stepsFrom(1, 20), falling(3.2, 1.1))
                          .curve("train/cls_loss", stepsFrom(1, 20), falling(2.5, 0.6))
                          .curve("val/cls_loss", stepsFrom(1, 20), classes)
                          .make()});
    };
    const Judgement said =
        detector([](std::int64_t epoch) { return 1.6 + 0.02 * static_cast<double>(epoch); });
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("Classes are not learned on the validation set"), std::string::npos)
        << said.title();
    EXPECT_TRUE(detector(falling(2.6, 0.7)).silent());
}

TEST(ValidationApart, AbstainsWithoutAPair)
{
    EXPECT_EQ(judge(*makeValidationApart(),
                    {RunMaker("run").curve("loss", stepsFrom(0, 20), falling(2.0, 0.1)).make()})
                  .abstentions.size(),
              1U);
}

TEST(ValidationApart, RaisesNoAlarmOnHealthyRuns)
{
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        Noise noise(seed);
        const double floor = 0.02 + 0.5 * noise.uniform();
        const double apart = 1.0 + noise.uniform();
        const auto curve = [&](double least) {
            return [&noise, least](std::int64_t epoch) {
                return (least + 2.0 * std::exp(-static_cast<double>(epoch) / 4.0))
                       * noise.factor(0.1);
            };
        };
        EXPECT_TRUE(
            judgedForValidationApart(epochs(curve(floor), curve(apart * floor))).findings.empty())
            << seed;
    }
}

TEST(ValidationApart, FindsATrainingLossThatIsAnotherQuantity)
{
    const auto above = [](double from, double to) {
        return epochs(falling(from, to), falling(1.49, 1.25));
    };
    const Judgement axis = judgedForValidationApart(
        above(3.44, 2.2).curve("val_accuracy", stepsFrom(0, 20), wandering(0.5)));
    ASSERT_EQ(axis.findings.size(), 1U);
    EXPECT_NE(axis.title().find("guess among 32"), std::string::npos) << axis.title();
    EXPECT_NE(judgedForValidationApart(epochs(falling(951.0, 470.0), wandering(70.0)))
                  .title()
                  .find("outside the range"),
              std::string::npos);
    EXPECT_TRUE(judgedForValidationApart(above(3.44, 1.4)).findings.empty())
        << "dropout, or a mean of the epoch";
}

TEST(ValidationApart, FindsAValidationThatOnlyGetsWorse)
{
    const auto rising = [](double from, double to) {
        return [=](std::int64_t epoch) {
            return from + (to - from) * static_cast<double>(epoch) / 19.0;
        };
    };
    const Judgement said = judgedForValidationApart(epochs(falling(1.34, 0.8), rising(1.2, 1.5)));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("Overfitting from the start"), std::string::npos) << said.title();
    const Judgement confident =
        judgedForValidationApart(epochs(falling(1.34, 0.8), rising(1.2, 1.5))
                                     .curve("val_accuracy", stepsFrom(0, 20), rising(0.5, 0.7)));
    EXPECT_NE(confident.title().find("full confidence"), std::string::npos) << confident.title();
    EXPECT_TRUE(
        judgedForValidationApart(epochs(falling(1.34, 0.8), rising(1.2, 1.22))).findings.empty());
    EXPECT_TRUE(
        judgedForValidationApart(epochs(falling(1.34, 0.8),
                                        [](std::int64_t epoch) {
                                            return epoch == 0 ? 1.2 : epoch == 5 ? 0.9 : 1.3;
                                        }))
            .findings.empty())
        << "it was better in between";
}

} // namespace faultline::test
