// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/run_maker.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <string>

namespace faultline::test {

namespace {

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

TEST(ModelNeverLearnedChance, JudgesEachOutputByItsOwnLoss)
{
    // The total falls with the boxes; the other output gives one answer, as weights of zero do.
    const auto withKind = [](const RunMaker::OfStep& accuracy, const RunMaker::OfStep& loss) {
        RunMaker made("run");
        for (const std::string part : {"", "val_"}) {
            made.curve(part + "kind_accuracy", stepsFrom(0, 10), accuracy)
                .curve(part + "kind_loss", stepsFrom(0, 10), loss)
                .curve(part + "box_loss", stepsFrom(0, 10),
                       [](std::int64_t epoch) {
                           return 0.4 * std::exp(-0.2 * static_cast<double>(epoch));
                       })
                .curve(part + "loss", stepsFrom(0, 10), [&loss](std::int64_t epoch) {
                    return loss(epoch) + 2.0 * std::exp(-0.2 * static_cast<double>(epoch));
                });
        }
        return judgedChance(made);
    };
    const Judgement zero = withKind(constantly(0.394), constantly(std::log(3.0)));
    ASSERT_EQ(zero.findings.size(), 1U);
    EXPECT_NE(zero.title().find("kind_accuracy is 0.394 in every evaluation"), std::string::npos)
        << zero.title();
    EXPECT_NE(toEnglish(zero.findings.front().explanation).find("weights start at zero"),
              std::string::npos);
    const auto late = [](std::int64_t epoch) {
        return epoch < 3 ? 0.3 + 0.01 * static_cast<double>(epoch) : 0.394;
    };
    const Judgement blank = withKind(late, about(1.105));
    ASSERT_EQ(blank.findings.size(), 1U);
    EXPECT_NE(blank.title().find("in the last 7 of 10 evaluations"), std::string::npos)
        << blank.title();
    EXPECT_TRUE(withKind(constantly(0.394),
                         [](std::int64_t epoch) {
                             return 1.1 * std::exp(-0.1 * static_cast<double>(epoch));
                         })
                    .findings.empty())
        << "the answers are better than one for all, whatever the accuracy counts";
}

TEST(ModelNeverLearnedChance, TellsTooMuchDropoutByATrainingLossAboveTheValidation)
{
    const auto kept = [](double accuracy, double train, double validation) {
        RunMaker made("run");
        made.curve("loss", stepsFrom(0, 9),
                   [train](std::int64_t epoch) {
                       return train + 1.2 / (1.0 + static_cast<double>(epoch));
                   })
            .curve("val_loss", stepsFrom(0, 9),
                   [validation](std::int64_t epoch) {
                       return validation + 0.5 / (1.0 + static_cast<double>(epoch));
                   })
            .curve("accuracy", stepsFrom(0, 9), about(accuracy))
            .curve("val_accuracy", stepsFrom(0, 9), constantly(0.2533));
        return judgedChance(made);
    };
    const Judgement said = kept(0.26, 1.9, 1.4);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(toEnglish(said.findings.front().explanation).find("dropout"), std::string::npos);
    EXPECT_TRUE(kept(0.8, 0.4, 1.4).findings.empty()) << "the training set is answered";
}

TEST(ModelNeverLearnedChance, TellsLossesThatHardlyMoveInAFewEpochs)
{
    const auto trained = [](double share, double from) {
        const auto creeping = [=](std::int64_t epoch) {
            return from * (1.0 - share * static_cast<double>(epoch) / 11.0);
        };
        RunMaker made("run");
        made.curve("train_loss", stepsFrom(1, 12), creeping)
            .curve("valid_loss", stepsFrom(1, 12), creeping);
        return made;
    };
    const Judgement creeps = judgedChance(trained(0.01, 32.0));
    ASSERT_EQ(creeps.findings.size(), 1U);
    EXPECT_EQ(creeps.findings.front().severity, Severity::Warning);
    EXPECT_NE(creeps.title().find("hardly falls"), std::string::npos) << creeps.title();
    EXPECT_NE(toEnglish(creeps.findings.front().explanation).find("learning rate is too low"),
              std::string::npos);
    EXPECT_TRUE(judgedChance(trained(0.2, 32.0)).findings.empty()) << "slow, but it learns";
    const Judgement scored =
        judgedChance(trained(0.01, 32.0).curve("valid_r2", stepsFrom(1, 12), constantly(0.6)));
    EXPECT_EQ(scored.title().find("hardly falls"), std::string::npos) << "nothing left to learn";
}

TEST(ModelNeverLearnedChance, TellsLossesThatSettleInTheFirstEpoch)
{
    const auto settled = [](double first, double level) {
        const auto loss = [=](std::int64_t epoch) {
            return epoch == 1 ? first : level * (1.0 + 0.004 * static_cast<double>(epoch % 3));
        };
        RunMaker made("run");
        made.curve("train_loss", stepsFrom(1, 12),
                   [=](std::int64_t epoch) { return epoch == 1 ? 1.5 * first : loss(epoch); })
            .curve("valid_loss", stepsFrom(1, 12), loss);
        return judgedChance(made);
    };
    const Judgement said = settled(9.4, 8.6);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("stays where it began"), std::string::npos) << said.title();
    EXPECT_TRUE(settled(20.0, 8.6).findings.empty()) << "it learned much in one epoch";
}

} // namespace faultline::test
