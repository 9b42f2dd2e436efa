// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/training/learning_curve.h"
#include "tests/diagnosis/support/run_maker.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

namespace faultline::test {

namespace {

constexpr double kNanOfLearningCurve = std::numeric_limits<double>::quiet_NaN();

/// Points (step, value) one second apart; `pauses` are seconds before a point, by index.
ScalarSeries seriesOfForLearningCurve(const std::vector<std::pair<std::int64_t, double>>& points,
                                      const std::vector<double>& pauses = {})
{
    ScalarSeriesBuilder builder;
    std::vector<ScalarPoint> made;
    double time = kStart;
    for (std::size_t i = 0; i < points.size(); ++i) {
        time += 1.0 + (i < pauses.size() ? pauses[i] : 0.0);
        made.push_back({.step = points[i].first, .wallTime = time, .value = points[i].second});
    }
    builder.append(made);
    return builder.snapshot();
}

} // namespace

TEST(LearningCurve, KeepsEverythingWhenStepsOnlyGoForward)
{
    const LearningCurve curve =
        learningCurve(seriesOfForLearningCurve({{0, 3.0}, {10, 2.0}, {20, 1.0}}));
    EXPECT_EQ(curve.values, (std::vector<double>{3.0, 2.0, 1.0}));
    EXPECT_EQ(curve.attempts, 1U);
    EXPECT_DOUBLE_EQ(curve.span(), 20.0);
}

TEST(LearningCurve, DropsWhatAResumedAttemptDidAgain)
{
    const LearningCurve curve = learningCurve(seriesOfForLearningCurve(
        {{0, 3.0}, {10, 2.0}, {20, 9.0}, {30, 9.0}, {20, 1.0}, {30, 0.5}}));
    EXPECT_EQ(curve.steps, (std::vector<std::int64_t>{0, 10, 20, 30}));
    EXPECT_EQ(curve.values, (std::vector<double>{3.0, 2.0, 1.0, 0.5}));
    EXPECT_EQ(curve.attempts, 2U);
}

TEST(LearningCurve, LeavesOutEvaluationsThatCountEpochsUnderTheSameName)
{
    const ScalarSeries mixed = seriesOfForLearningCurve(
        {{10, 3.0}, {20, 2.0}, {1, 9.0}, {35, 1.5}, {45, 1.0}, {2, 9.0}, {60, 0.5}, {3, 9.0}});
    EXPECT_TRUE(mixesCounters(mixed));
    const LearningCurve curve = learningCurve(mixed);
    EXPECT_EQ(curve.steps, (std::vector<std::int64_t>{10, 20, 35, 45, 60}));
    EXPECT_EQ(curve.attempts, 1U);
    // Resumed again and again from a later checkpoint: what was done again follows.
    const ScalarSeries resumed = seriesOfForLearningCurve(
        {{10, 3.0}, {20, 2.0}, {30, 1.5}, {20, 2.0}, {30, 1.5}, {40, 1.0}, {30, 1.5}, {40, 1.0}});
    EXPECT_FALSE(mixesCounters(resumed));
    EXPECT_EQ(learningCurve(resumed).attempts, 3U);
    // Two starts from scratch that came to one point each.
    const ScalarSeries begun =
        seriesOfForLearningCurve({{10, 3.0}, {20, 2.0}, {0, 3.0}, {10, 2.5}, {0, 3.0}});
    EXPECT_FALSE(mixesCounters(begun));
}

TEST(LearningCurve, KeepsOnlyTheNewestAttemptAfterARestartFromScratch)
{
    const LearningCurve curve =
        learningCurve(seriesOfForLearningCurve({{0, 3.0}, {10, 2.0}, {0, 4.0}, {10, 3.5}}));
    EXPECT_EQ(curve.values, (std::vector<double>{4.0, 3.5}));
}

TEST(LearningCurve, FollowsSeveralRestartsToTheWeightsThatAreLeft)
{
    // 0..40, back to 20, back to 10: the middle attempt is gone wholly.
    const LearningCurve curve = learningCurve(seriesOfForLearningCurve(
        {{0, 1.0}, {10, 2.0}, {20, 3.0}, {20, 4.0}, {30, 5.0}, {10, 6.0}, {20, 7.0}}));
    EXPECT_EQ(curve.steps, (std::vector<std::int64_t>{0, 10, 20}));
    EXPECT_EQ(curve.values, (std::vector<double>{1.0, 6.0, 7.0}));
}

TEST(LearningCurve, TakesEqualEpochsWithoutAPauseForOneTraining)
{
    std::vector<std::pair<std::int64_t, double>> points;
    for (int epoch = 0; epoch < 5; ++epoch) {
        for (int step = 0; step < 20; ++step)
            points.emplace_back(step, 5.0 - epoch);
    }
    const LearningCurve curve = learningCurve(seriesOfForLearningCurve(points));
    EXPECT_EQ(curve.size(), 100U);
    EXPECT_TRUE(curve.stepsRepeat);
    EXPECT_DOUBLE_EQ(curve.span(), 99.0);
}

TEST(LearningCurve, TakesEqualAttemptsAfterPausesForRestarts)
{
    std::vector<std::pair<std::int64_t, double>> points;
    std::vector<double> pauses;
    for (int attempt = 0; attempt < 5; ++attempt) {
        for (int step = 0; step < 20; ++step) {
            points.emplace_back(step, 5.0 - attempt);
            pauses.push_back(step == 0 ? 60.0 : 0.0);
        }
    }
    const LearningCurve curve = learningCurve(seriesOfForLearningCurve(points, pauses));
    EXPECT_EQ(curve.size(), 20U);
    EXPECT_EQ(curve.attempts, 5U);
}

TEST(LearningCurve, EndsWhereValuesBecomeNanForGood)
{
    const LearningCurve curve = learningCurve(seriesOfForLearningCurve({{0, 3.0},
                                                                        {1, kNanOfLearningCurve},
                                                                        {2, 2.0},
                                                                        {3, 1.0},
                                                                        {4, 1.0},
                                                                        {5, 1.0},
                                                                        {6, kNanOfLearningCurve},
                                                                        {7, kNanOfLearningCurve},
                                                                        {8, kNanOfLearningCurve}}));
    EXPECT_TRUE(curve.endsNonFinite);
    EXPECT_EQ(curve.steps.back(), 5);
    EXPECT_EQ(curve.leftOut, 1U) << "the isolated one at step 1";
}

TEST(LearningCurve, LeavesOutIsolatedNanThatRecovers)
{
    const LearningCurve curve =
        learningCurve(seriesOfForLearningCurve({{0, 3.0}, {1, kNanOfLearningCurve}, {2, 2.0}}));
    EXPECT_FALSE(curve.endsNonFinite);
    EXPECT_EQ(curve.values, (std::vector<double>{3.0, 2.0}));
}

TEST(LearningCurve, IsEmptyForNothingButNan)
{
    const LearningCurve curve = learningCurve(
        seriesOfForLearningCurve({{0, kNanOfLearningCurve}, {1, kNanOfLearningCurve}}));
    EXPECT_TRUE(curve.empty());
    EXPECT_TRUE(curve.endsNonFinite);
    EXPECT_TRUE(learningCurve(ScalarSeries()).empty());
    EXPECT_TRUE(learningCurve(static_cast<const Signal*>(nullptr)).empty());
}

TEST(LearningCurve, ThinsLongSeriesByMedians)
{
    std::vector<std::pair<std::int64_t, double>> points;
    for (int i = 0; i < 1000; ++i)
        points.emplace_back(i, i % 10 == 5 ? 1e6 : 1.0); // outliers that a mean would keep
    const LearningCurve curve = learningCurve(seriesOfForLearningCurve(points), 100);
    ASSERT_EQ(curve.size(), 100U);
    for (const double value : curve.values)
        EXPECT_DOUBLE_EQ(value, 1.0);
    EXPECT_LT(curve.steps.front(), 10);
    EXPECT_GT(curve.steps.back(), 990);
}

TEST(LearningCurve, MatchesPointsByTimeWhenOneCountsEpochs)
{
    LearningCurve iterations;
    LearningCurve epochs;
    for (int i = 0; i < 1000; ++i) {
        iterations.steps.push_back(i);
        iterations.wallTimes.push_back(kStart + i);
        iterations.values.push_back(0.0);
    }
    for (int i = 0; i < 10; ++i) {
        epochs.steps.push_back(i);
        epochs.wallTimes.push_back(kStart + 100.0 * (i + 1));
        epochs.values.push_back(0.0);
    }
    EXPECT_EQ(iterations.indexMatching(epochs, 4), 500U);
    EXPECT_EQ(epochs.indexMatching(iterations, 550), 4U);
}

TEST(TrainingLoss, SumsTermsThatWereLoggedTogether)
{
    const auto steps = stepsFrom(0, 20);
    const Training training =
        trainingOf({RunMaker("run")
                        .curve("train/box_loss", steps, [](std::int64_t) { return 1.0; })
                        .curve("train/cls_loss", steps, [](std::int64_t) { return 2.0; })
                        .make()});
    const TrainingLoss loss = trainingLoss(training);
    EXPECT_TRUE(loss.isSum());
    EXPECT_EQ(loss.name(), "train/box_loss + train/cls_loss");
    ASSERT_EQ(loss.curve.size(), 20U);
    EXPECT_DOUBLE_EQ(loss.curve.values.front(), 3.0);
}

TEST(TrainingLoss, IsNoSumOfTermsLoggedAtDifferentSteps)
{
    const auto constant = [](std::int64_t) { return 1.0; };
    const Training training =
        trainingOf({RunMaker("run")
                        .curve("train/box_loss", stepsFrom(0, 20), constant)
                        .curve("train/cls_loss", stepsFrom(0, 10, 2), constant)
                        .make()});
    EXPECT_TRUE(trainingLoss(training).parts.empty());
}

TEST(TagWords, SplitsPathsAndCapitals)
{
    EXPECT_EQ(tagWords("Loss/RPNLoss/localization_loss"),
              (std::vector<std::string>{"loss", "rpn", "loss", "localization", "loss"}));
    EXPECT_EQ(tagWords("netG_A"), (std::vector<std::string>{"net", "g", "a"}));
}

TEST(OpposingLosses, AreSeenByTheTagsOfTheTraining)
{
    const auto make = [](const std::vector<std::string>& tags) {
        RunMaker run("run");
        for (const std::string& tag : tags)
            run.curve(tag, stepsFrom(0, 5), [](std::int64_t) { return 1.0; });
        return trainingOf({run.make()});
    };
    EXPECT_TRUE(hasOpposingLosses(make({"loss", "GAN_loss"})));
    EXPECT_TRUE(hasOpposingLosses(make({"loss/G", "loss/D"})));
    EXPECT_TRUE(hasOpposingLosses(make({"train/discriminator_loss"})));
    EXPECT_TRUE(hasOpposingLosses(make({"loss", "rollout/ep_rew_mean"})));
    EXPECT_FALSE(hasOpposingLosses(make({"Loss/total_loss", "Loss/classification_loss"})));
    EXPECT_FALSE(hasOpposingLosses(make({"loss_3d", "loss_g"}))) << "one letter alone says little";
}

} // namespace faultline::test
