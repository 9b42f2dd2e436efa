// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/run_maker.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace faultline::test {

namespace {

/// 100 losses to step 10,000, `evaluations` of the metric evenly over it.
Judgement judgedForMetricStaysZero(
    std::size_t evaluations, const RunMaker::OfStep& metric,
    const RunMaker::OfStep& loss = [](std::int64_t step) {
        return healthyLoss(static_cast<double>(step), 2000.0);
    })
{
    const auto interval = static_cast<std::int64_t>(10000 / std::max<std::size_t>(evaluations, 1));
    return judge(*makeMetricStaysZero(),
                 {RunMaker("train").curve("Loss/total_loss", stepsFrom(100, 100, 100), loss).make(),
                  RunMaker("eval")
                      .curve("DetectionBoxes_Precision/mAP",
                             stepsFrom(interval, evaluations, interval), metric)
                      .make()});
}

double zero(std::int64_t)
{
    return 0.0;
}

} // namespace

TEST(MetricStaysZero, IsCriticalOverAWholeRun)
{
    const Judgement said = judgedForMetricStaysZero(10, zero);
    ASSERT_EQ(said.findings.size(), 1U);
    const Finding& finding = said.findings.front();
    EXPECT_EQ(finding.severity, Severity::Critical);
    EXPECT_EQ(finding.run, RunId("eval"));
    EXPECT_EQ(said.number("best-metric"), 0.0);
    EXPECT_EQ(finding.fixes.front().id, "compare-classes");
    ASSERT_FALSE(finding.fixes.front().promises.empty());
}

TEST(MetricStaysZero, TakesNoChanceHitsForARise)
{
    // By 4 % in all, which a trend test of six values takes for sure.
    const Judgement said = judgedForMetricStaysZero(
        6, [](std::int64_t step) { return 0.004 + 1.6e-8 * static_cast<double>(step); });
    ASSERT_EQ(said.findings.size(), 1U);
    // Twice as much is a slow start.
    EXPECT_TRUE(judgedForMetricStaysZero(6, [](std::int64_t step) {
                    return 0.002 + 5e-7 * static_cast<double>(step);
                }).findings.empty());
}

TEST(MetricStaysZero, WarnsAfterThreeEvaluations)
{
    const Judgement said = judgedForMetricStaysZero(3, [](std::int64_t) { return 0.004; });
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
}

TEST(MetricStaysZero, FollowsALossThatBecameNan)
{
    const Judgement said = judgedForMetricStaysZero(10, zero, [](std::int64_t step) {
        return step > 4000 ? std::numeric_limits<double>::quiet_NaN()
                           : healthyLoss(static_cast<double>(step), 2000.0);
    });
    EXPECT_EQ(said.findings.size(), 1U);
}

TEST(MetricStaysZero, StaysSilentJustAboveNothing)
{
    EXPECT_TRUE(judgedForMetricStaysZero(10, [](std::int64_t step) {
                    return step == 9000 ? 0.011 : 0.0;
                }).silent());
}

TEST(MetricStaysZero, StaysSilentOnASlowStart)
{
    EXPECT_TRUE(judgedForMetricStaysZero(10, [](std::int64_t step) {
                    return 0.009 * static_cast<double>(step) / 10000.0;
                }).silent());
}

/// Ten epochs of a detector whose AP is 0.
Judgement detector(const RunMaker::OfStep& box, double overlap)
{
    const auto fall = [](std::int64_t step) {
        return 0.1 + std::exp(-static_cast<double>(step) / 150.0);
    };
    return judge(*makeMetricStaysZero(),
                 {RunMaker("log")
                      .curve("train_loss_cls", stepsFrom(100, 10, 100), fall)
                      .curve("train_loss_box", stepsFrom(100, 10, 100), box)
                      .curve("train_loss", stepsFrom(100, 10, 100),
                             [&](std::int64_t step) { return fall(step) + box(step); })
                      .curve("val_mIoU", stepsFrom(100, 10, 100),
                             [overlap](std::int64_t) { return overlap; })
                      .curve("val_AP50", stepsFrom(100, 10, 100), zero)
                      .make()});
}

TEST(MetricStaysZero, SaysWhatIsWrongWithTheBoxesWhereTheTermsTell)
{
    const auto falling = [](double height) {
        return [height](std::int64_t step) {
            return height * (0.1 + std::exp(-static_cast<double>(step) / 200.0));
        };
    };
    const auto stays = [](std::int64_t) { return 0.7; };
    EXPECT_NE(detector(falling(60.0), 0.0).title().find("in pixels"), std::string::npos);
    EXPECT_NE(detector(stays, 0.0).title().find("not learned"), std::string::npos);
    EXPECT_NE(detector(falling(0.5), 0.19).title().find("different formats"), std::string::npos);
    const Judgement unknown = detector(falling(0.5), 0.0);
    ASSERT_EQ(unknown.findings.size(), 1U);
    EXPECT_EQ(unknown.title().find(": "), std::string::npos);
}

TEST(MetricStaysZero, LeavesAFlatLossToAnotherRule)
{
    Noise noise(3);
    EXPECT_TRUE(judgedForMetricStaysZero(10, zero, [&noise](std::int64_t) {
                    return 2.0 * noise.factor(0.05);
                }).silent());
}

TEST(MetricStaysZero, AbstainsOnTwoEvaluationsAndWithoutObjects)
{
    EXPECT_EQ(judgedForMetricStaysZero(2, zero).abstentions.size(), 1U);
    const Judgement said = judgedForMetricStaysZero(10, [](std::int64_t) { return -1.0; });
    EXPECT_TRUE(said.findings.empty());
    EXPECT_EQ(said.abstentions.size(), 1U);
}

TEST(MetricStaysZero, RaisesNoAlarmOnHealthyDetectors)
{
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        Noise noise(seed);
        const double slow = 0.2 + 0.6 * noise.uniform();
        const double last = 0.05 + 0.5 * noise.uniform();
        const Judgement said = judgedForMetricStaysZero(
            4 + static_cast<std::size_t>(20.0 * noise.uniform()), [&](std::int64_t step) {
                const double progress = static_cast<double>(step) / 10000.0;
                return last * std::max(progress - slow * 0.5, 0.0) * noise.factor(0.1);
            });
        EXPECT_TRUE(said.findings.empty()) << seed << " " << said.title();
    }
}

TEST(MetricStaysZero, FindsTheAnswerOfTheMajority)
{
    const auto judgedWith = [](const RunMaker::OfStep& recall) {
        return judge(
            *makeMetricStaysZero(),
            {RunMaker("run")
                 .curve("val_accuracy", stepsFrom(0, 10), [](std::int64_t) { return 0.996; })
                 .curve("val_recall", stepsFrom(0, 10), recall)
                 .curve("loss", stepsFrom(0, 10), [](std::int64_t) { return 0.04; })
                 .make()});
    };
    const Judgement said = judgedWith(zero);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("most common class"), std::string::npos) << said.title();
    EXPECT_EQ(said.findings.front().fixes.front().id, "weigh-classes");
    EXPECT_TRUE(
        judgedWith([](std::int64_t epoch) { return epoch < 5 ? 0.0 : 0.3; }).findings.empty());
}

TEST(MetricStaysZero, NeedsNoLossForExactZeros)
{
    const auto judgedWith = [](std::size_t evaluations) {
        return judge(
            *makeMetricStaysZero(),
            {RunMaker("run")
                 .curve("val_accuracy", stepsFrom(0, evaluations), zero)
                 .curve("loss", stepsFrom(0, evaluations),
                        [](std::int64_t epoch) { return 2.0 / (1.0 + static_cast<double>(epoch)); })
                 .make()});
    };
    EXPECT_EQ(judgedWith(6).findings.size(), 1U);
    EXPECT_TRUE(judgedWith(4).findings.empty());
}

TEST(MetricStaysZero, TellsAnAccuracyThatItsLossContradicts)
{
    const auto judgedWith = [](double accuracy, double loss, double weight) {
        CaseMaker made;
        made.run(RunMaker("run")
                     .curve("eval_accuracy", stepsFrom(50, 6, 50),
                            [=](std::int64_t step) { return step == 50 ? 0.19 : accuracy; })
                     .curve("eval_loss", stepsFrom(50, 6, 50),
                            [=](std::int64_t step) { return step == 50 ? 1.6 : loss; })
                     .curve("loss", stepsFrom(10, 30, 10),
                            [](std::int64_t step) { return 32.0 / static_cast<double>(step); })
                     .make());
        if (weight > 0.0)
            made.config("class_weight: 20.0\n");
        return judge(*makeMetricStaysZero(), made.training());
    };
    const Judgement said = judgedWith(0.17, 0.05, 0.0);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
    EXPECT_NE(said.title().find("computed incorrectly"), std::string::npos) << said.title();
    EXPECT_TRUE(judgedWith(0.97, 0.05, 0.0).findings.empty());
    EXPECT_TRUE(judgedWith(0.17, 0.3, 0.0).findings.empty()) << "unsure and mostly wrong";
    EXPECT_TRUE(judgedWith(0.17, 0.05, 20.0).findings.empty()) << "a loss that is weighted";
}

TEST(MetricStaysZero, TellsScoresOfZeroThatErrorsContradict)
{
    const auto judgedWith = [](const std::string& score, const std::string& other, double first,
                               double last) {
        return judge(*makeMetricStaysZero(),
                     {RunMaker("run")
                          .curve(score, stepsFrom(0, 7), zero)
                          .curve(other, stepsFrom(0, 7),
                                 [=](std::int64_t epoch) { return epoch < 2 ? first : last; })
                          .make()});
    };
    const auto isTold = [](const Judgement& said) {
        return said.title().find("computed incorrectly") != std::string::npos;
    };
    EXPECT_TRUE(isTold(judgedWith("val/PCK", "val/NME", 0.09, 0.04)));
    EXPECT_FALSE(isTold(judgedWith("val/PCK", "val/NME", 0.09, 0.08)));
    EXPECT_TRUE(isTold(judgedWith("val_dice", "val_loss", -0.1, -0.85)));
    EXPECT_FALSE(isTold(judgedWith("val_dice", "val_loss", 0.9, 0.3)));
    EXPECT_FALSE(isTold(judgedWith("val_iou", "val_mae", 0.4, 0.1))) << "an empty mask";
}

TEST(MetricStaysZero, KnowsTheAccuracyOfARegression)
{
    const auto fall = [](std::int64_t epoch) { return 9.0 / (1.0 + static_cast<double>(epoch)); };
    const Judgement said =
        judge(*makeMetricStaysZero(), {RunMaker("run")
                                           .curve("val_accuracy", stepsFrom(0, 8), zero)
                                           .curve("loss", stepsFrom(0, 8), fall)
                                           .curve("val_loss", stepsFrom(0, 8), fall)
                                           .curve("val_mae", stepsFrom(0, 8), fall)
                                           .make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Info);
}

} // namespace faultline::test
