// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "model/diagnosis/training/measure.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/run_maker.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace faultline::test {

namespace {

using Curves = std::vector<std::pair<std::string, std::vector<double>>>;

RunPtr runOf(const Curves& curves)
{
    RunMaker maker("results.csv");
    for (const auto& [tag, values] : curves)
        maker.curve(tag, stepsFrom(1, values.size()), [&values](std::int64_t step) {
            return values[static_cast<std::size_t>(step - 1)];
        });
    return maker.make();
}

Judgement judgedForScoresTogether(const Curves& curves)
{
    return judge(*makeScoresTogether(), {runOf(curves)});
}

/// The title of the finding; empty if there is none.
std::string titleOf(const Curves& curves)
{
    const Judgement said = judgedForScoresTogether(curves);
    return said.findings.empty() ? std::string() : said.title();
}

bool tells(const Curves& curves, std::string_view words)
{
    const std::string title = titleOf(curves);
    EXPECT_NE(title.find(words), std::string::npos) << title;
    return title.find(words) != std::string::npos;
}

} // namespace

TEST(Measure, IsKnownByItsName)
{
    const auto is = [](std::string_view tag) { return measureOf(tag).measure; };
    EXPECT_EQ(is("metrics/mAP50-95(B)"), Measure::AveragePrecision);
    EXPECT_EQ(is("metrics/mAP_0.5:0.95"), Measure::AveragePrecision);
    EXPECT_EQ(is("metrics/mAP50(B)"), Measure::ApAt50);
    EXPECT_EQ(is("DetectionBoxes_Precision/mAP@.50IOU"), Measure::ApAt50);
    EXPECT_EQ(is("DetectionBoxes_Precision/mAP (small)"), Measure::ApOfSmall);
    EXPECT_EQ(is("val/coco/bbox_mAP_75"), Measure::ApAt75);
    EXPECT_EQ(is("bbox/APl"), Measure::ApOfLarge);
    EXPECT_EQ(is("eval_mar_100"), Measure::AverageRecall);
    EXPECT_EQ(is("val_mIoU"), Measure::MeanIou);
    EXPECT_EQ(is("val_mean_io_u"), Measure::MeanIou);
    EXPECT_EQ(is("fscore/valid"), Measure::F1);
    EXPECT_EQ(is("MulticlassF1Score"), Measure::F1);
    EXPECT_EQ(is("multiclassAUROC"), Measure::RankingArea);
    EXPECT_EQ(is("val_sparse_categorical_accuracy"), Measure::Accuracy);
    EXPECT_EQ(is("val_sparse_top_k_categorical_accuracy"), Measure::TopFive);
    EXPECT_EQ(is("eval/wer"), Measure::WordErrors);
    EXPECT_EQ(is("Loss/valid_acc"), Measure::Accuracy);
    EXPECT_EQ(is("train/critic_loss"), Measure::ValueLoss);
    EXPECT_EQ(is("best_accuracy"), Measure::None);
    EXPECT_EQ(is("accuracy_loss"), Measure::None);
    EXPECT_EQ(is("learning_rate"), Measure::None);
}

TEST(Measure, LeavesTheOutputOrTheClass)
{
    EXPECT_EQ(measureOf("val_kind_accuracy").of, "kind");
    EXPECT_EQ(measureOf("val/coco/bbox_mAP_50").of, "bbox");
    EXPECT_EQ(measureOf("val/IoU/road").of, "road");
    EXPECT_EQ(measureOf("val_accuracy").of, "");
}

TEST(ScoresTogether, TellsOfDuplicates)
{
    const auto detector = [](double ap) {
        return Curves{{"metrics/precision", {0.6, 0.9, 0.98, 0.99, 1.0}},
                      {"metrics/recall", {0.3, 0.9, 0.98, 0.99, 1.0}},
                      {"metrics/mAP50", {0.4, 0.7, ap, ap, ap}}};
    };
    EXPECT_TRUE(tells(detector(0.85), "Duplicate detections"));
    EXPECT_EQ(titleOf(detector(0.96)), "");
}

TEST(ScoresTogether, TellsOfAScoreThreshold)
{
    const auto detector = [](double ap) {
        return Curves{{"metrics/precision", {0.0, 1.0, 1.0, 1.0, 1.0}},
                      {"metrics/recall", {0.0, 0.3, 0.5, 0.6, 0.7}},
                      {"metrics/mAP50", {0.0, 0.3, 0.49, 0.6, ap}}};
    };
    EXPECT_TRUE(tells(detector(0.71), "score threshold"));
    EXPECT_EQ(titleOf(detector(0.8)), "") << "the curve goes on below the threshold";
}

TEST(ScoresTogether, TellsOfBoxesBesideTheirObjects)
{
    EXPECT_TRUE(tells({{"val/coco/bbox_mAP_50", {0.1, 0.5, 0.7, 0.8, 0.8}},
                       {"val/coco/bbox_mAP_75", {0.0, 0.0, 0.01, 0.01, 0.02}}},
                      "shifted or too coarse"));
    EXPECT_EQ(titleOf({{"val/coco/bbox_mAP_50", {0.1, 0.5, 0.7, 0.8, 0.8}},
                       {"val/coco/bbox_mAP_75", {0.0, 0.0, 0.05, 0.1, 0.2}}}),
              "");
}

TEST(ScoresTogether, TellsWhereNoBoxIsMatched)
{
    const std::vector<double> falling{0.5, 0.3, 0.2, 0.1, 0.1, 0.05, 0.05, 0.04};
    EXPECT_TRUE(
        tells({{"train/box_loss", std::vector<double>(8, 0.0)}, {"train/cls_loss", falling}},
              "No labeled box"));
    EXPECT_TRUE(tells(
        {{"train/box_loss", {0.0, 0.4, 0.0, 0.3, 0.0, 0.2, 0.2, 0.1}}, {"train/cls_loss", falling}},
        "of the logged steps no labeled box"));
    EXPECT_EQ(titleOf({{"train/box_loss", {0.0, 0.4, 0.3, 0.3, 0.2, 0.2, 0.2, 0.1}},
                       {"train/cls_loss", falling}}),
              "");
    EXPECT_EQ(
        titleOf({{"train/dfl_loss", falling}, {"train/cls_loss", std::vector<double>(8, 0.0)}}), "")
        << "a single class has no term of its own";
}

TEST(ScoresTogether, TellsOfOtherBoxFormats)
{
    const auto detector = [](double ap, double boxes) {
        return Curves{{"val/mAP50", {0.02, 0.001, ap, ap, ap, ap}},
                      {"val/loss_bbox", {0.13, 0.08, 0.06, 0.05, boxes, boxes}},
                      {"val/loss_ce", {0.5, 0.3, 0.25, 0.2, 0.15, 0.12}}};
    };
    EXPECT_TRUE(tells(detector(0.0, 0.04), "different box formats"));
    EXPECT_EQ(titleOf(detector(0.1, 0.04)), "");
    EXPECT_EQ(titleOf(detector(0.0, 0.12)), "") << "boxes are not learned";
}

TEST(ScoresTogether, TellsOfBoxesInPixels)
{
    const std::vector<double> falling{1.1, 0.8, 0.4, 0.2, 0.1, 0.1};
    const std::vector<double> stays{15.0, 14.95, 14.94, 14.94, 14.94, 14.94};
    EXPECT_TRUE(tells({{"box_loss", stays}, {"kind_loss", falling}}, "in pixels"));
    EXPECT_TRUE(tells({{"train/loss", {299, 297, 295, 296, 294, 293}},
                       {"eval/iou", {0.02, 0.03, 0.05, 0.05, 0.05, 0.05}}},
                      "in pixels"));
    EXPECT_EQ(titleOf({{"train/loss", {299, 297, 295, 296, 294, 293}},
                       {"eval/iou", {0.02, 0.03, 0.05, 0.2, 0.3, 0.4}}}),
              "");
}

TEST(ScoresTogether, TellsOfAnOutputThatIsNotLearned)
{
    const std::vector<double> falling{0.2, 0.18, 0.16, 0.15, 0.14, 0.13};
    EXPECT_TRUE(tells(
        {{"kind_loss", {1.0988, 1.0986, 1.0985, 1.0985, 1.0985, 1.0985}}, {"box_loss", falling}},
        "a guess among 3 classes"));
    EXPECT_EQ(
        titleOf({{"kind_loss", {1.0988, 1.0986, 1.09, 1.06, 1.02, 1.0}}, {"box_loss", falling}}),
        "");
    EXPECT_EQ(titleOf({{"loss_reg_l2", {0.5, 0.5, 0.5, 0.5, 0.5, 0.5}}, {"box_loss", falling}}), "")
        << "a penalty is no answer";
}

TEST(ScoresTogether, TellsOfABackgroundThatDominates)
{
    const std::vector<double> classes{33, 30, 25, 20, 15, 10, 7, 5};
    const auto boxes = [](double share) {
        std::vector<double> values;
        for (const double value : {33.0, 30.0, 25.0, 20.0, 15.0, 10.0, 7.0, 5.0})
            values.push_back(share * value);
        return values;
    };
    const auto sum = [&](double share) {
        std::vector<double> values = boxes(share);
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] += classes[i];
        return values;
    };
    EXPECT_TRUE(tells({{"loss_cls", classes}, {"loss_bbox", boxes(0.02)}, {"loss", sum(0.02)}},
                      "background dominates"));
    EXPECT_EQ(titleOf({{"loss_cls", classes}, {"loss_bbox", boxes(0.1)}, {"loss", sum(0.1)}}), "");
    EXPECT_EQ(titleOf({{"loss_cls", classes}, {"loss_bbox", boxes(0.02)}, {"loss", sum(1.0)}}), "")
        << "the boxes have a weight of 50";
}

TEST(ScoresTogether, TellsOfOneAnswerForAll)
{
    const std::vector<double> share(4, 0.815169);
    EXPECT_TRUE(
        tells({{"valid_pixel_acc", share}, {"valid_mIoU", std::vector<double>(4, 0.271723)}},
              "the same class for everything"));
    EXPECT_TRUE(tells({{"val_accuracy", std::vector<double>(4, 0.7)},
                       {"val_balanced_accuracy", std::vector<double>(4, 0.25)}},
                      "the same class for everything"));
    EXPECT_TRUE(tells({{"val_accuracy", std::vector<double>(4, 0.3)},
                       {"val_precision", std::vector<double>(4, 0.3)},
                       {"val_recall", std::vector<double>(4, 1.0)}},
                      "the same class for everything"));
    EXPECT_EQ(titleOf({{"valid_pixel_acc", share}, {"valid_mIoU", std::vector<double>(4, 0.31)}}),
              "");
    EXPECT_EQ(titleOf({{"val_accuracy", {0.7, 0.71, 0.7, 0.7}},
                       {"val_balanced_accuracy", {0.25, 0.26, 0.25, 0.27}}}),
              "");
}

TEST(ScoresTogether, TellsOfScoresThatCannotBe)
{
    EXPECT_TRUE(tells({{"val/top1", {0.3, 0.5, 0.6, 0.7}}, {"val/top5", {0.2, 0.3, 0.4, 0.5}}},
                      "cannot be higher"));
    EXPECT_EQ(titleOf({{"val/top1", {0.3, 0.5, 0.6, 0.7}}, {"val/top5", {0.3, 0.5, 0.6, 0.7}}}),
              "");
}

TEST(ScoresTogether, TellsOfAClassThatIsNeverFound)
{
    EXPECT_TRUE(tells({{"val/IoU/road", {0.3, 0.6, 0.7, 0.8}},
                       {"val/IoU/car", {0.2, 0.5, 0.6, 0.7}},
                       {"val/IoU/sign", {0.0, 0.0, 0.0, 0.0}}},
                      "One class is never found"));
    EXPECT_EQ(titleOf({{"val/IoU/road", {0.3, 0.6, 0.7, 0.8}},
                       {"val/IoU/car", {0.2, 0.5, 0.6, 0.7}},
                       {"val/IoU/sign", {0.0, 0.0, 0.0, 0.05}}}),
              "");
}

TEST(ScoresTogether, RemarksOnScoresThatArePerfectAtOnce)
{
    const std::vector<double> ones(5, 1.0);
    const Curves learning{{"accuracy", ones}, {"valid_loss", {0.17, 0.05, 0.01, 0.003, 0.001}}};
    EXPECT_TRUE(tells(learning, "Too good to be true"));
    EXPECT_EQ(judgedForScoresTogether(learning).findings.front().severity, Severity::Info);
    EXPECT_EQ(titleOf({{"accuracy", ones}, {"valid_loss", {3e-5, 3e-5, 3e-5, 3e-5, 3e-5}}}), "")
        << "it had been trained before";
    EXPECT_EQ(titleOf({{"accuracy", {0.97, 1.0, 1.0, 1.0, 1.0}},
                       {"valid_loss", {0.17, 0.05, 0.01, 0.003, 0.001}}}),
              "");
}

TEST(ScoresTogether, TellsOfScalesAndBaselines)
{
    EXPECT_TRUE(tells({{"val_pearson", {0.5, 0.8, 0.9, 0.9}}, {"val_r2", {-8.0, -7.0, -7.0, -7.0}}},
                      "different scales"));
    EXPECT_EQ(titleOf({{"val_pearson", {0.5, 0.8, 0.9, 0.9}}, {"val_r2", {-8.0, -1.0, 0.3, 0.7}}}),
              "");
    EXPECT_TRUE(
        tells({{"val_rmse", {9.0, 9.0, 9.0, 9.0}}, {"val_mae", {1.0, 0.9, 0.9, 0.8}}}, "Outliers"));
    EXPECT_EQ(titleOf({{"val_rmse", {1.3, 1.2, 1.2, 1.1}}, {"val_mae", {1.0, 0.9, 0.9, 0.8}}}), "");
    EXPECT_TRUE(tells({{"val_mase", {1.2, 1.05, 1.01, 1.0}}}, "last value"));
    EXPECT_EQ(titleOf({{"val_mase", {1.2, 1.0, 0.9, 0.8}}}), "");
}

TEST(ScoresTogether, TellsOfTextAndSpeech)
{
    EXPECT_TRUE(tells({{"val/wer", std::vector<double>(5, 1.0)}}, "only blanks"));
    EXPECT_EQ(titleOf({{"val/wer", {1.0, 1.0, 0.9, 0.7, 0.5}}}), "");
    EXPECT_TRUE(
        tells({{"val/wer", std::vector<double>(5, 1.0)}, {"val/cer", {0.9, 0.5, 0.2, 0.1, 0.1}}},
              "different forms"));
    EXPECT_TRUE(tells({{"eval_bleu", std::vector<double>(5, 0.0)},
                       {"eval_token_accuracy", {0.5, 0.7, 0.9, 0.9, 0.9}}},
                      "decoded incorrectly"));
    EXPECT_EQ(titleOf({{"eval_bleu", {0.0, 0.0, 5.0, 9.0, 12.0}},
                       {"eval_token_accuracy", {0.5, 0.7, 0.9, 0.9, 0.9}}}),
              "");
    EXPECT_TRUE(tells({{"val/ppl", {8.0, 4.0, 3.0, 3.0}}, {"val/loss", {3.0, 2.0, 1.58, 1.58}}},
                      "not the exponential"));
    EXPECT_EQ(titleOf({{"val/ppl", {20.1, 7.39, 4.86, 4.8}}, {"val/loss", {3.0, 2.0, 1.58, 1.57}}}),
              "");
}

TEST(ScoresTogether, TellsOfPairs)
{
    EXPECT_TRUE(tells(
        {{"train/pos_dist", {0.9, 0.1, 0.01, 0.01}}, {"train/neg_dist", {1.1, 0.1, 0.01, 0.01}}},
        "collapsed"));
    EXPECT_TRUE(
        tells({{"train/pos_dist", {0.9, 1.1, 1.2, 1.3}}, {"train/neg_dist", {0.9, 0.6, 0.4, 0.3}}},
              "swapped"));
    EXPECT_EQ(titleOf({{"train/pos_dist", {0.9, 0.6, 0.4, 0.3}},
                       {"train/neg_dist", {0.9, 1.1, 1.2, 1.3}}}),
              "");
}

TEST(ScoresTogether, TellsOfPairsThatAreMatchedByChance)
{
    const auto clip = [](std::vector<double> losses) {
        CaseMaker maker;
        maker.config("batch_size: 30\n");
        maker.run(runOf({{"train/contrastive_loss", std::move(losses)}}));
        return judge(*makeScoresTogether(), maker.training());
    };
    const Judgement chance = clip({3.46, 3.41, 3.4, 3.4, 3.39, 3.38, 3.38, 3.35});
    ASSERT_EQ(chance.findings.size(), 1U);
    EXPECT_NE(chance.title().find("by chance"), std::string::npos);
    EXPECT_TRUE(clip({3.46, 3.41, 3.3, 3.1, 2.8, 2.5, 2.2, 2.0}).findings.empty());
}

TEST(ScoresTogether, TellsOfPolicies)
{
    EXPECT_TRUE(tells({{"rollout/success_rate", std::vector<double>(8, 0.0)}}, "never reached"));
    EXPECT_EQ(titleOf({{"rollout/success_rate", {0, 0, 0, 0, 0, 0, 0, 0.1}}}), "");
    EXPECT_TRUE(tells({{"rollout/ep_rew_mean", std::vector<double>(6, -200.0)},
                       {"rollout/ep_len_mean", std::vector<double>(6, 200.0)}},
                      "step limit"));
    EXPECT_TRUE(tells({{"rollout/ep_rew_mean", {-1e6, -1.5e6, -1.8e6, -1.8e6}},
                       {"train/critic_loss", {1.5e9, 4e9, 4.4e9, 4.4e9}}},
                      "too large"));
    EXPECT_EQ(titleOf({{"rollout/ep_rew_mean", {1e4, 2e4, 3e4, 3e4}},
                       {"train/critic_loss", {50, 40, 30, 20}}}),
              "");
    EXPECT_TRUE(tells({{"rollout/ep_rew_mean", {20, 50, 90, 150, 180, 190}},
                       {"eval/mean_reward", {20, 21, 19, 20, 22, 20}}},
                      "different environment"));
    EXPECT_EQ(titleOf({{"rollout/ep_rew_mean", {20, 50, 90, 150, 180, 190}},
                       {"eval/mean_reward", {20, 80, 150, 200, 200, 200}}}),
              "");
}

TEST(ScoresTogether, IsSilentOnWhatAgrees)
{
    const Judgement said =
        judgedForScoresTogether({{"train/box_loss", {0.5, 0.4, 0.3, 0.2, 0.15}},
                                 {"train/cls_loss", {1.0, 0.7, 0.5, 0.4, 0.3}},
                                 {"metrics/precision", {0.4, 0.5, 0.6, 0.7, 0.8}},
                                 {"metrics/recall", {0.3, 0.5, 0.6, 0.6, 0.7}},
                                 {"metrics/mAP50", {0.3, 0.5, 0.6, 0.65, 0.75}},
                                 {"metrics/mAP50-95", {0.1, 0.2, 0.3, 0.35, 0.45}}});
    EXPECT_TRUE(said.findings.empty());
    EXPECT_TRUE(judge(*makeScoresTogether(), {runOf({})}).findings.empty());
}

} // namespace faultline::test
