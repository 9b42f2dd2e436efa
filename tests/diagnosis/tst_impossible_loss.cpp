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

Judgement judgedForImpossibleLoss(const std::string& tag, const RunMaker::OfStep& value,
                                  std::size_t points = 60)
{
    return judge(*makeImpossibleLoss(),
                 {RunMaker("train").curve(tag, stepsFrom(0, points, 10), value).make()});
}

/// Below 0 behind step 300.
double sinking(std::int64_t step)
{
    return 2.0 - static_cast<double>(step) / 150.0;
}

} // namespace

TEST(ImpossibleLoss, FindsADivergenceBelowZero)
{
    const Judgement said = judgedForImpossibleLoss("train/kl", sinking);
    ASSERT_EQ(said.findings.size(), 1U);
    const Finding& finding = said.findings.front();
    EXPECT_EQ(finding.severity, Severity::Critical);
    EXPECT_EQ(said.number("negative-share"), 1.0);
    const auto& proof = std::get<SeriesEvidence>(finding.evidence.front());
    EXPECT_EQ(proof.tag, TagId("train/kl"));
    EXPECT_EQ(proof.firstStep.value(), 310);
    EXPECT_FALSE(finding.fixes.front().promises.empty());
}

TEST(ImpossibleLoss, NamesTheTermThatIsLowest)
{
    const Judgement said =
        judge(*makeImpossibleLoss(),
              {RunMaker("train")
                   .curve("bce_loss", stepsFrom(0, 60, 10), [](std::int64_t) { return 0.3; })
                   .curve("loss/mse", stepsFrom(0, 60, 10), [](std::int64_t) { return -0.3; })
                   .make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(std::get<SeriesEvidence>(said.findings.front().evidence.front()).tag,
              TagId("loss/mse"));
}

TEST(ImpossibleLoss, KnowsNamesOfOtherQuantitiesApart)
{
    for (const char* tag : {"nll", "loss", "policy/approx_kl", "log_mse", "kl_coef", "elbo/kl_diff",
                            "entropy", "dice_loss", "reward", "cosine", "weights/l1/mean"}) {
        const Judgement said = judgedForImpossibleLoss(tag, sinking);
        EXPECT_TRUE(said.findings.empty()) << tag;
        EXPECT_EQ(said.abstentions.size(), 1U) << tag;
    }
    for (const char* tag :
         {"cross_entropy", "val/MSE", "huber", "smooth_l1_loss", "CrossEntropyLoss", "epoch_mae"})
        EXPECT_EQ(judgedForImpossibleLoss(tag, sinking).findings.size(), 1U) << tag;
}

TEST(ImpossibleLoss, ForgivesAnEstimateThatDipsBelowZero)
{
    EXPECT_TRUE(judgedForImpossibleLoss("kl", [](std::int64_t step) {
                    return step % 30 == 0 ? 1e-3 : -1e-4; // two of three
                }).silent());
}

TEST(ImpossibleLoss, KnowsErrorsThatAScorerTurnsRound)
{
    const auto rising = [](std::int64_t step) { return -1.0 / (2.0 + static_cast<double>(step)); };
    EXPECT_TRUE(judgedForImpossibleLoss("valid_rmse", rising).findings.empty());
    EXPECT_EQ(judgedForImpossibleLoss("valid_rmse", sinking).findings.size(), 1U)
        << "it was above 0 at first";
    EXPECT_EQ(judgedForImpossibleLoss("train_mse", rising).findings.size(), 1U)
        << "it is what is minimised";
}

TEST(ImpossibleLoss, ForgivesWhatWasMendedOnTheWay)
{
    EXPECT_TRUE(judgedForImpossibleLoss("kl", [](std::int64_t step) {
                    return step < 300 ? -1.0 : 0.4;
                }).silent());
}

TEST(ImpossibleLoss, AbstainsOnAShortRunAndOnNothingKnown)
{
    const Judgement said = judgedForImpossibleLoss("mse", sinking, 9);
    EXPECT_TRUE(said.findings.empty());
    ASSERT_EQ(said.abstentions.size(), 1U);
    EXPECT_EQ(judgedForImpossibleLoss("loss", sinking).abstentions.size(), 1U);
}

TEST(ImpossibleLoss, RaisesNoAlarmOnHealthyTerms)
{
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        Noise noise(seed);
        const double scale = std::pow(10.0, 4.0 * noise.uniform() - 3.0);
        EXPECT_TRUE(
            judgedForImpossibleLoss("val/kl",
                                    [&](std::int64_t step) {
                                        return scale * healthyLoss(static_cast<double>(step), 200.0)
                                               * noise.factor(0.5);
                                    })
                .findings.empty())
            << seed;
    }
}

TEST(ImpossibleLoss, FindsSharesBeyondTheirRange)
{
    const auto ends = [](double value) { return [value](std::int64_t) { return value; }; };
    EXPECT_EQ(judgedForImpossibleLoss("val/accuracy", ends(132.0)).findings.at(0).severity,
              Severity::Warning);
    EXPECT_EQ(judgedForImpossibleLoss("recall", ends(-0.4)).findings.size(), 1U);
    EXPECT_EQ(judgedForImpossibleLoss("train/acc", ends(1.3)).findings.at(0).severity,
              Severity::Info);
    EXPECT_EQ(judgedForImpossibleLoss("fid50k", ends(-3.0)).findings.size(), 1U);
    EXPECT_TRUE(judgedForImpossibleLoss("val/accuracy", ends(97.0)).findings.empty())
        << "a percentage";
    EXPECT_TRUE(judgedForImpossibleLoss("Recall/small", ends(-1.0)).findings.empty())
        << "no such objects";
    EXPECT_TRUE(judgedForImpossibleLoss("val/accuracy", ends(1.0)).findings.empty());
}

TEST(ImpossibleLoss, FindsATermThatIsSubtracted)
{
    const auto constant = [](double value) { return [value](std::int64_t) { return value; }; };
    const auto with = [&constant](double total, double evaluated) {
        return judge(*makeImpossibleLoss(),
                     {RunMaker("train")
                          .curve("train_dice", stepsFrom(0, 10), constant(-0.95))
                          .curve("train_loss", stepsFrom(0, 10), constant(total))
                          .curve("val_iou", stepsFrom(0, 10), constant(evaluated))
                          .make()});
    };
    EXPECT_NE(with(-2.4, 0.01).title().find("sign of train_dice"), std::string::npos);
    EXPECT_TRUE(with(-2.4, 0.9).findings.empty()) << "a Dice loss from -1 to 0";
    EXPECT_EQ(with(0.4, 0.01).title().find("sign of train_dice"), std::string::npos)
        << "the score alone is computed incorrectly";
}

TEST(ImpossibleLoss, FindsALossOfNothing)
{
    const auto with = [](double norm) {
        return judge(
            *makeImpossibleLoss(),
            {RunMaker("train")
                 .curve("loss", stepsFrom(10, 8, 10), [](std::int64_t) { return 0.0; })
                 .curve("grad_norm", stepsFrom(10, 8, 10), [norm](std::int64_t) { return norm; })
                 .make()});
    };
    const Judgement said = with(2.236068);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Critical);
    EXPECT_TRUE(with(0.0).findings.empty()) << "placeholders";
}

TEST(ImpossibleLoss, HoldsALossAgainstItsScore)
{
    const auto title = [](
                           const std::string& loss, const RunMaker::OfStep& values,
                           const std::string& score, const RunMaker::OfStep& scores,
                           const std::string& other = "lr",
                           const RunMaker::OfStep& others = [](std::int64_t) { return 0.01; }) {
        return judge(*makeImpossibleLoss(), {RunMaker("run")
                                                 .curve(loss, stepsFrom(1, 8), values)
                                                 .curve(score, stepsFrom(1, 8), scores)
                                                 .curve(other, stepsFrom(1, 8), others)
                                                 .make()})
            .title();
    };
    const auto constant = [](double value) { return [value](std::int64_t) { return value; }; };
    const auto falls = [](double from, double by) {
        return [=](std::int64_t step) { return from - by * static_cast<double>(step); };
    };
    EXPECT_NE(title("cox_loss", falls(3.1, 0.03), "c_index", constant(0.21)).find("reversed"),
              std::string::npos);
    EXPECT_TRUE(title("cox_loss", falls(3.1, 0.03), "c_index", constant(0.48)).empty());
    EXPECT_NE(title("train_loss", falls(0.4, 0.03), "train_pair_acc", constant(0.1))
                  .find("Sign of the loss is wrong"),
              std::string::npos);
    EXPECT_TRUE(title("train_loss", falls(1.4, 0.03), "train_pair_acc", constant(0.1)).empty());
    EXPECT_NE(
        title("train_ce", constant(0.0017), "valid_pixel_acc", constant(0.79)).find("scaled down"),
        std::string::npos);
    EXPECT_TRUE(title("train_ce", constant(0.6), "valid_pixel_acc", constant(0.79)).empty());
    EXPECT_NE(title(
                  "valid_loss", [](std::int64_t step) { return step == 1 ? 0.46 : 0.02; },
                  "accuracy", constant(0.9), "balanced_accuracy", falls(0.9, 0.03))
                  .find("favour the frequent class"),
              std::string::npos);
}

} // namespace faultline::test
