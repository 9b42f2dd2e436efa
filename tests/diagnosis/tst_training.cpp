// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/training/training.h"
#include "tests/diagnosis/support/run_maker.h"
#include "tests/support/analysed.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace faultline {

namespace {

using test::caseOf;
using test::RunMaker;
using test::stepsFrom;
using test::trainingOf;

struct TagCase {
    const char* run;
    const char* tag;
    SignalKind kind;
};

void PrintTo(const TagCase& tagCase, std::ostream* stream)
{
    *stream << tagCase.run << ": " << tagCase.tag;
}

class TagMeaning : public testing::TestWithParam<TagCase> {};

TEST_P(TagMeaning, IsReadFromItsWords)
{
    EXPECT_EQ(toString(classifyTag(GetParam().run, GetParam().tag)), toString(GetParam().kind));
}

constexpr auto kLoss = SignalKind::TrainLoss;
constexpr auto kTerm = SignalKind::LossComponent;
constexpr auto kValLoss = SignalKind::ValidationLoss;
constexpr auto kMetric = SignalKind::ValidationMetric;
constexpr auto kRateOfTraining = SignalKind::LearningRate;
constexpr auto kNorm = SignalKind::GradientNorm;
constexpr auto kTime = SignalKind::StepTime;
constexpr auto kSpeed = SignalKind::Throughput;
constexpr auto kUse = SignalKind::Utilization;
constexpr auto kOther = SignalKind::Other;

INSTANTIATE_TEST_SUITE_P(
    ObjectDetectionApi, TagMeaning,
    testing::Values(
        TagCase{"train", "Loss/total_loss", kLoss},
        TagCase{"train", "Loss/classification_loss", kTerm},
        TagCase{"train", "Loss/localization_loss", kTerm},
        TagCase{"train", "Loss/regularization_loss", kTerm},
        TagCase{"train", "learning_rate", kRateOfTraining},
        TagCase{"train", "steps_per_sec", kSpeed}, TagCase{"eval", "Loss/total_loss", kValLoss},
        TagCase{"eval", "DetectionBoxes_Precision/mAP", kMetric},
        TagCase{"eval", "DetectionBoxes_Precision/mAP@.50IOU", kMetric},
        TagCase{"eval", "DetectionBoxes_Recall/AR@100", kMetric},
        TagCase{"eval", "learning_rate", kOther}, TagCase{"eval", "steps_per_sec", kOther},
        TagCase{".", "Losses/TotalLoss", kLoss}, TagCase{".", "global_step/sec", kSpeed},
        TagCase{".", "LossGradientNorm", kNorm},
        TagCase{".", "LearningRate/LearningRate", kRateOfTraining},
        TagCase{".", "PascalBoxes_Precision/mAP@0.5IOU", kMetric}));

INSTANTIATE_TEST_SUITE_P(
    Keras, TagMeaning,
    testing::Values(TagCase{"train", "epoch_loss", kLoss}, TagCase{"train", "batch_loss", kLoss},
                    TagCase{"train", "epoch_accuracy", kOther},
                    TagCase{"validation", "epoch_loss", kValLoss},
                    TagCase{"validation", "epoch_accuracy", kMetric},
                    TagCase{"validation", "evaluation_loss_vs_iterations", kValLoss},
                    TagCase{"train", "epoch_lr", kRateOfTraining},
                    TagCase{"train", "epoch_learning_rate", kRateOfTraining},
                    TagCase{".", "epoch_val_loss", kValLoss},
                    TagCase{".", "epoch_val_accuracy", kMetric},
                    TagCase{"train", "epoch_steps_per_second", kSpeed}));

INSTANTIATE_TEST_SUITE_P(Ultralytics, TagMeaning,
                         testing::Values(TagCase{".", "train/box_loss", kTerm},
                                         TagCase{".", "val/box_loss", kValLoss},
                                         TagCase{".", "metrics/mAP_0.5", kMetric},
                                         TagCase{".", "metrics/mAP_0.5:0.95", kMetric},
                                         TagCase{".", "metrics/mAP50-95(B)", kMetric},
                                         TagCase{".", "metrics/precision", kMetric},
                                         TagCase{".", "x/lr0", kRateOfTraining},
                                         TagCase{".", "lr/pg0", kRateOfTraining}));

INSTANTIATE_TEST_SUITE_P(
    PyTorch, TagMeaning,
    testing::Values(TagCase{".", "train_loss", kLoss}, TagCase{".", "train_loss_step", kLoss},
                    TagCase{".", "train_loss_epoch", kLoss}, TagCase{".", "val_loss", kValLoss},
                    TagCase{".", "Loss/train", kLoss}, TagCase{".", "Loss/test", kValLoss},
                    TagCase{".", "lr-Adam", kRateOfTraining},
                    TagCase{".", "lr-SGD-momentum", kOther},
                    TagCase{".", "lr-AdamW/pg1", kRateOfTraining},
                    TagCase{".", "grad_2.0_norm_total", kNorm},
                    TagCase{".", "DeviceStatsMonitor.on_train_batch_end/gpu.utilization", kUse},
                    TagCase{".", "total_loss", kLoss}, TagCase{".", "loss_cls", kTerm},
                    TagCase{".", "loss_rpn_loc", kTerm}, TagCase{".", "bbox/AP", kMetric},
                    TagCase{".", "bbox/AP50", kMetric}, TagCase{".", "time", kTime},
                    TagCase{".", "data_time", kOther}, TagCase{".", "train/loss", kLoss},
                    TagCase{".", "train/loss_bbox", kTerm}, TagCase{".", "val/bbox_mAP", kMetric},
                    TagCase{".", "grad_norm", kNorm}, TagCase{".", "sec/step", kTime},
                    TagCase{".", "examples/sec", kSpeed}, TagCase{".", "throughput", kSpeed},
                    TagCase{".", "step_time", kTime}, TagCase{".", "gpu_memory_mb", kUse},
                    TagCase{".", "memory", kUse}));

INSTANTIATE_TEST_SUITE_P(SpaCy, TagMeaning,
                         testing::Values(TagCase{".", "ents_f", kMetric},
                                         TagCase{".", "cats_score", kMetric},
                                         TagCase{".", "dep_las", kMetric},
                                         TagCase{".", "tag_acc", kOther},
                                         TagCase{".", "pos_acc", kOther}));

INSTANTIATE_TEST_SUITE_P(
    Misleading, TagMeaning,
    testing::Values(TagCase{".", "best_val_loss", kOther}, TagCase{".", "loss_scale", kOther},
                    TagCase{".", "accuracy", kOther}, TagCase{".", "step", kOther},
                    TagCase{".", "epoch", kOther}, TagCase{".", "hp_metric", kOther},
                    TagCase{".", "weights/mean", kOther}, TagCase{".", "", kOther},
                    TagCase{".", "sharpness", kOther}, TagCase{".", "param_norm", kOther}));

struct RunNameCase {
    const char* name;
    bool isEvaluation;
};

TEST(EvaluationRun, IsNamedByAPartOfItsPath)
{
    for (const RunNameCase& name :
         {RunNameCase{"validation", true}, RunNameCase{"exp/val", true},
          RunNameCase{"exp/eval/coco", true}, RunNameCase{"exp/eval_0", true},
          RunNameCase{"Exp/Test", true}, RunNameCase{"exp/train", false},
          RunNameCase{"eval/run1/train", false}, RunNameCase{"evaluate_me", false},
          RunNameCase{"validator", false}, RunNameCase{".", false}, RunNameCase{"", false}})
        EXPECT_EQ(isEvaluationRun(name.name), name.isEvaluation) << name.name;
}

RunPtr runWith(const std::string& name, const std::string& tag, std::size_t points = 10)
{
    return RunMaker(name).curve(tag, stepsFrom(0, points), [](std::int64_t) { return 1.0; }).make();
}

/// "name: run run; name: run".
std::string layoutOf(const CaseData& data)
{
    std::string text;
    for (const Training& training : test::trainingsOf(data)) {
        text += (text.empty() ? "" : "; ") + training.name + ":";
        for (const RunPtr& run : training.runs)
            text += " " + run->name;
    }
    return text;
}

TEST(FindTrainings, PutsTrainAndValidationTogether)
{
    EXPECT_EQ(
        layoutOf(caseOf({runWith("a/validation", "epoch_loss"), runWith("a/train", "epoch_loss"),
                         runWith("b/train", "epoch_loss"), runWith("b/validation", "epoch_loss")})),
        "a: a/train a/validation; b: b/train b/validation");
}

TEST(FindTrainings, PutsTheEvaluationOfAModelFolderWithIt)
{
    EXPECT_EQ(layoutOf(caseOf({runWith(".", "Loss/total_loss"), runWith("eval", "Loss/total_loss"),
                               runWith("eval/small", "Loss/total_loss")})),
              ".: . eval eval/small");
    EXPECT_EQ(layoutOf(caseOf({runWith("m/train", "loss"), runWith("m/train/eval", "loss")})),
              "m: m/train m/train/eval");
}

TEST(FindTrainings, KeepsRunsInAFolderCalledTrainApart)
{
    EXPECT_EQ(layoutOf(caseOf({runWith("train/exp", "loss"), runWith("train/exp2", "loss")})),
              "train/exp: train/exp; train/exp2: train/exp2");
}

TEST(FindTrainings, TakesTestsWithoutATrainingAsTrainings)
{
    const CaseData data = caseOf({runWith("test/one", "loss"), runWith("test/two", "loss")});
    EXPECT_EQ(layoutOf(data), "test/one: test/one; test/two: test/two");
    EXPECT_EQ(test::trainingsOf(data).front().allSignals.front().kind, SignalKind::TrainLoss);
}

TEST(FindTrainings, TakesAnEvaluationAloneAsOne)
{
    const Training training = trainingOf({runWith("exp/eval", "Loss/total_loss")});
    EXPECT_EQ(training.name, "exp/eval");
    EXPECT_EQ(training.best(SignalKind::TrainLoss), nullptr);
    EXPECT_NE(training.best(SignalKind::ValidationLoss), nullptr);
}

TEST(FindTrainings, GivesRunsWithoutPointsToTheTrainingAbove)
{
    EXPECT_EQ(layoutOf(caseOf({RunMaker("x").make(), runWith("x/train", "loss"),
                               RunMaker("x/images").make(), RunMaker("x/a/b").make()})),
              "x: x/train x x/images x/a/b");
}

TEST(FindTrainings, TellsSiblingsWithoutPointsAsOne)
{
    EXPECT_EQ(test::trainingsOf(caseOf({RunMaker("runs/a").make(), RunMaker("runs/b").make(),
                                        RunMaker("runs/c").make()}))
                  .size(),
              1U);
}

TEST(FindTrainings, ReadsTheFoldersOfAddScalars)
{
    const CaseData data =
        caseOf({runWith("exp", "lr"), runWith("exp/losses_total_loss_train", "losses/total_loss"),
                runWith("exp/losses_total_loss_val", "losses/total_loss")});
    const std::vector<Training> trainings = test::trainingsOf(data);
    ASSERT_EQ(trainings.size(), 1U);
    ASSERT_NE(trainings.front().best(SignalKind::TrainLoss), nullptr);
    EXPECT_EQ(trainings.front().best(SignalKind::TrainLoss)->run->name,
              "exp/losses_total_loss_train");
    ASSERT_NE(trainings.front().best(SignalKind::ValidationLoss), nullptr);
    EXPECT_EQ(trainings.front().best(SignalKind::ValidationLoss)->run->name,
              "exp/losses_total_loss_val");
}

/// The same numbers as a table of metrics in another folder, with its own names.
RunPtr asTable(const Run& events, const std::string& name, const std::string& tag)
{
    auto table = std::make_shared<Run>();
    table->origin = RunOrigin::Metrics;
    table->name = name;
    table->id = RunId("/" + name);
    table->path = "/" + name.substr(0, name.rfind('/'));
    table->scalars[tag] = events.scalars.begin()->second;
    table->files = events.files;
    return table;
}

TEST(FindTrainings, OneTrainingLoggedTwiceIsOne)
{
    const auto loss = [](double scale) {
        return RunMaker("logs/train")
            .curve("epoch_loss", stepsFrom(0, 25),
                   [scale](std::int64_t step) {
                       return scale * (0.1234567 + 2.0 / static_cast<double>(step + 1));
                   })
            .make();
    };
    const RunPtr events = loss(1.0);
    const Training training = trainingOf({events, asTable(*events, "tables/history.csv", "loss")});
    EXPECT_EQ(training.runs.size(), 2U);
    EXPECT_EQ(training.all(SignalKind::TrainLoss).size(), 1U)
        << "the copy tells nothing of its own";
    // Another run of the same program is another training.
    const CaseData other = caseOf({events, asTable(*loss(1.1), "tables/history.csv", "loss")});
    EXPECT_EQ(test::analysed(CaseData(other), {})->trainings.size(), 2U);
}

TEST(FindTrainings, ATableAboveTheLogsOfOneTrainingIsOfThatTraining)
{
    const auto logs = [](const std::string& name) {
        return RunMaker(name)
            .curve("epoch_loss", stepsFrom(0, 2), [](std::int64_t) { return 0.7; })
            .make();
    };
    const auto table = [](const std::string& tag) {
        const RunPtr run = RunMaker("x")
                               .curve("ap50", stepsFrom(0, 25),
                                      [](std::int64_t step) {
                                          return 0.5 - 0.4321 / static_cast<double>(step + 1);
                                      })
                               .make();
        return asTable(*run, "logs/exp/history.csv", tag);
    };
    const Training training =
        trainingOf({logs("exp/tb/train"), logs("exp/tb/validation"), table("ap50")});
    EXPECT_EQ(training.runs.size(), 3U);
    // Over several it may be of any of them, and one of another course is of none.
    const auto count = [](std::vector<RunPtr> runs) {
        return test::analysed(caseOf(std::move(runs)), {})->trainings.size();
    };
    EXPECT_EQ(count({logs("exp/one/train"), logs("exp/two/train"), table("ap50")}), 3U);
    const RunPtr longer =
        RunMaker("exp/tb/train")
            .curve("ap50", stepsFrom(0, 25),
                   [](std::int64_t step) { return 0.3 + 0.01 * static_cast<double>(step); })
            .make();
    EXPECT_EQ(count({longer, table("ap50")}), 2U);
}

TEST(FindTrainings, IsEmptyForAnEmptyCase)
{
    EXPECT_TRUE(test::trainingsOf(caseOf({})).empty());
}

TEST(Training, BestPrefersTheTotalAndThenTheLongest)
{
    const auto flat = [](std::int64_t) { return 1.0; };
    const RunPtr run = RunMaker("run")
                           .curve("Loss/total_loss", stepsFrom(0, 10), flat)
                           .curve("loss", stepsFrom(0, 100), flat)
                           .curve("loss_1", stepsFrom(0, 1000), flat)
                           .curve("metrics/mAP_0.5", stepsFrom(0, 10), flat)
                           .curve("metrics/mAP_0.5:0.95", stepsFrom(0, 10), flat)
                           .curve("metrics/precision", stepsFrom(0, 50), flat)
                           .curve("x/lr0", stepsFrom(0, 10), flat)
                           .curve("x/lr1", stepsFrom(0, 20), flat)
                           .make();
    const Training training = trainingOf({run});
    EXPECT_EQ(training.best(SignalKind::TrainLoss)->tag, "Loss/total_loss");
    EXPECT_EQ(training.best(SignalKind::ValidationMetric)->tag, "metrics/mAP_0.5:0.95");
    EXPECT_EQ(training.best(SignalKind::LearningRate)->tag, "x/lr1");
    EXPECT_EQ(training.best(SignalKind::GradientNorm), nullptr);
    EXPECT_EQ(training.all(SignalKind::TrainLoss).size(), 3U);
}

TEST(Training, StaysValidWhenCopiedAndMoved)
{
    Training training = trainingOf({runWith("run", "loss")});
    const Training copy = training;
    const Training moved = std::move(training);
    EXPECT_EQ(copy.best(SignalKind::TrainLoss)->series->size(), 10U);
    EXPECT_EQ(moved.best(SignalKind::TrainLoss)->series->size(), 10U);
}

} // namespace

} // namespace faultline
