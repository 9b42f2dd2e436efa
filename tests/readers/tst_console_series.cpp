// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers that trainings print for each step or epoch.

#include "model/diagnosis/training/training.h"
#include "model/readers/builtin_readers.h"
#include "tests/support/read_artifacts.h"

#include <gtest/gtest.h>

#include <cmath>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {
namespace {

using Points = std::vector<std::pair<std::int64_t, double>>;

class Series {
public:
    explicit Series(std::string_view text)
        : m_log(test::readBytes(*readerOfId("console-log"), text, "t.log").artifacts.logs.at(0))
    {
    }

    [[nodiscard]] Points of(const std::string& tag) const
    {
        Points points;
        const auto it = m_log->series.find(tag);
        if (it != m_log->series.end()) {
            it->second.series.forEach([&points](std::size_t, const ScalarPoint& point) {
                points.emplace_back(point.step, point.value);
            });
        }
        return points;
    }
    [[nodiscard]] const ConsoleLog& log() const { return *m_log; }

private:
    std::shared_ptr<ConsoleLog> m_log;
};

TEST(ConsoleSeries, ObjectDetectionApi)
{
    const Series two("Step 100 per-step time 0.500s loss=1.250\n"
                     "Step 200 per-step time 0.250s loss=nan\n");
    EXPECT_EQ(two.of("loss")[0], (std::pair<std::int64_t, double>(100, 1.25)));
    EXPECT_TRUE(std::isnan(two.of("loss").at(1).second));
    EXPECT_EQ(two.of("step_time"), (Points{{100, 0.5}, {200, 0.25}}));

    const Series dictionary("I1 Step 300 per-step time 0.5s\n"
                            "{'Loss/total_loss': 0.75,\n"
                            " 'learning_rate': 0.0266}\n");
    EXPECT_EQ(dictionary.of("Loss/total_loss"), (Points{{300, 0.75}}));
    EXPECT_EQ(dictionary.of("learning_rate"), (Points{{300, 0.0266}}));

    const Series one("INFO:tensorflow:global step 60: loss = 7.3837 (2.239 sec/step)\n");
    EXPECT_EQ(one.of("loss"), (Points{{60, 7.3837}}));
    EXPECT_EQ(one.of("step_time"), (Points{{60, 2.239}}));

    const Series estimator("INFO:tensorflow:loss = 0.5, step = 100 (12.3 sec)\n"
                           "INFO:tensorflow:global_step/sec: 8.13\n");
    EXPECT_EQ(estimator.of("loss"), (Points{{100, 0.5}}));
    EXPECT_EQ(estimator.of("steps_per_sec"), (Points{{100, 8.13}}));
}

TEST(ConsoleSeries, Keras)
{
    const Series two("Epoch 1/2\n"
                     " 1/10 [=>....] - ETA: 5s - loss: 9.0 - acc: 0.1\n"
                     "10/10 [======] - 5s 50ms/step - loss: 1.5 - acc: 0.5 - val_loss: 1.25\n"
                     "Epoch 2/2\n"
                     "10/10 [======] - 4s 40ms/step - loss: 1.0 - acc: 0.75 - val_loss: inf\n");
    EXPECT_EQ(two.of("loss"), (Points{{1, 1.5}, {2, 1.0}}));
    EXPECT_EQ(two.of("acc"), (Points{{1, 0.5}, {2, 0.75}}));
    EXPECT_EQ(two.of("val_loss"), (Points{{1, 1.25}, {2, HUGE_VAL}}));
    EXPECT_EQ(two.of("step_time"), (Points{{1, 0.05}, {2, 0.04}}));

    const Series three(
        "Epoch 1/1\n"
        "\r 1/5 \xE2\x94\x81\xE2\x94\x80 1s 300ms/step - accuracy: 0.1 - loss: 2.0"
        "\r5/5 \xE2\x94\x81\xE2\x94\x81 1s 20ms/step - accuracy: 0.5 - loss: 1e-05\n");
    EXPECT_EQ(three.of("loss"), (Points{{1, 1e-05}}));
    EXPECT_EQ(three.of("step_time"), (Points{{1, 0.02}}));

    const Series brief("Epoch 1/5\n100/100 - 5s - loss: 0.5 - val_loss: 0.75\n");
    EXPECT_EQ(brief.of("val_loss"), (Points{{1, 0.75}}));
}

TEST(ConsoleSeries, AnEpochThatNeverEndsShowsItsStates)
{
    const Series series("410/1000 [==>..] - ETA: 29:53 - loss: 245.5\n"
                        "411/1000 [==>..] - ETA: 29:49 - loss: 245.0\n");
    EXPECT_EQ(series.of("loss"), (Points{{410, 245.5}, {411, 245.0}}));
}

TEST(ConsoleSeries, Ultralytics)
{
    const Series eight(
        "      Epoch    GPU_mem   box_loss   cls_loss   dfl_loss  Instances       Size\n"
        "      1/100      2.3G      1.05      0.9      1.1         43        640: "
        "100%|###| 16/16 [00:05<00:00,  3.1it/s]\n"
        "                 Class     Images  Instances      Box(P          R      mAP50  "
        "mAP50-95): 100%|###| 4/4\n"
        "                   all        128        929       0.64      0.537      0.605"
        "      0.446\n");
    EXPECT_EQ(eight.of("train/box_loss"), (Points{{1, 1.05}}));
    EXPECT_EQ(eight.of("train/dfl_loss"), (Points{{1, 1.1}}));
    EXPECT_EQ(eight.of("gpu_memory"), (Points{{1, 2.3e9}}));
    EXPECT_EQ(eight.of("metrics/mAP50-95"), (Points{{1, 0.446}}));

    const Series five(
        "     Epoch   gpu_mem       box       obj       cls    labels  img_size\n"
        "      0/99     2.53G    0.1114       nan   0.02128        43       640: 100%|##|\n");
    EXPECT_EQ(five.of("train/box_loss"), (Points{{0, 0.1114}}));
    EXPECT_TRUE(std::isnan(five.of("train/obj_loss").at(0).second));
}

TEST(ConsoleSeries, Mmdetection)
{
    const Series two(
        "2021-01-01 10:00:00,123 - mmdet - INFO - Epoch [2][50/100]\tlr: 1.978e-03, eta: "
        "1 day, 2:00:00, time: 0.500, data_time: 0.01, memory: 3400, loss_cls: 0.5, loss: "
        "5.9\n");
    EXPECT_EQ(two.of("loss"), (Points{{150, 5.9}}));
    EXPECT_EQ(two.of("learning_rate"), (Points{{150, 1.978e-03}}));
    EXPECT_EQ(two.of("step_time"), (Points{{150, 0.5}}));
    EXPECT_EQ(two.of("gpu_memory"), (Points{{150, 3400.0 * 1048576.0}}));

    const Series three(
        "Epoch(train)  [1][  50/100]  lr: 2.0000e-03  eta: 0:10:00  time: 0.25  "
        "data_time: 0.01  memory: 3400  loss: 1.25\n"
        "Epoch(val) [1][25/25]    coco/bbox_mAP: 0.2000  coco/bbox_mAP_50: 0.4000\n");
    EXPECT_EQ(three.of("loss"), (Points{{50, 1.25}}));
    EXPECT_EQ(three.of("coco/bbox_mAP"), (Points{{50, 0.2}}));
}

TEST(ConsoleSeries, TorchvisionReferences)
{
    const Series series("Epoch: [1]  [ 10/100]  eta: 0:01:00  lr: 0.010000  loss: 0.5000 (0.6000)  "
                        "time: 0.2500  data: 0.0100  max mem: 9000\n"
                        "Epoch: [1/90]  [ 20/100]  eta: 0:01:00  lr: 0.010000  loss: 0.4000 "
                        "(0.5000)  time: 0.2500  data: 0.0100  max mem: 9000\n");
    EXPECT_EQ(series.of("loss"), (Points{{110, 0.5}, {120, 0.4}}));
    EXPECT_EQ(series.of("step_time"), (Points{{110, 0.25}, {120, 0.25}}));
}

TEST(ConsoleSeries, Detectron2)
{
    const Series series(
        "[06/09 11:05:25 d2.utils.events]:  eta: 0:10:00  iter: 19  total_loss: 1.5  "
        "loss_cls: 0.5  time: 0.3000  data_time: 0.0100  lr: 1.9e-05  max_mem: 3043M\n");
    EXPECT_EQ(series.of("total_loss"), (Points{{19, 1.5}}));
    EXPECT_EQ(series.of("step_time"), (Points{{19, 0.3}}));
    EXPECT_EQ(series.of("learning_rate"), (Points{{19, 1.9e-05}}));
    EXPECT_EQ(series.of("gpu_memory"), (Points{{19, 3043.0 * 1048576.0}}));
}

TEST(ConsoleSeries, PlainForms)
{
    EXPECT_EQ(Series("step=10 loss=0.5\n").of("loss"), (Points{{10, 0.5}}));
    EXPECT_EQ(Series("Iter 100 | loss 0.5 | lr 1e-3\n").of("learning_rate"), (Points{{100, 1e-3}}));
    EXPECT_EQ(Series("epoch 3, loss: 1e+05\n").of("loss"), (Points{{3, 1e5}}));
    EXPECT_EQ(Series("iter 7: loss 2.5, time 50.5ms\n").of("loss"), (Points{{7, 2.5}}));
    EXPECT_EQ(Series("step 5: train loss 2.5, val loss 2.75\n").of("val_loss"),
              (Points{{5, 2.75}}));
    EXPECT_EQ(Series("Epoch 1 out of 90\nTraining loss: tensor(0.5203)\n").of("train_loss"),
              (Points{{1, 0.5203}}));
    const Series nan("2018-04-26 00:50:56  Training   4/500  Loss    nan\n");
    ASSERT_EQ(nan.of("loss").size(), 1U);
    EXPECT_EQ(nan.of("loss")[0].first, 4);
    const Series huggingFace("{'loss': 0.5, 'learning_rate': 5e-05, 'epoch': 0.5}\n"
                             "{'loss': 0.25, 'learning_rate': 4e-05, 'epoch': 1.0}\n"
                             "{'eval_loss': 0.75, 'epoch': 1.0}\n");
    EXPECT_EQ(huggingFace.of("loss"), (Points{{1, 0.5}, {2, 0.25}}));
    EXPECT_EQ(huggingFace.of("eval_loss"), (Points{{2, 0.75}}));
}

TEST(ConsoleSeries, BatchesAreCountedThroughTheEpochs)
{
    const Series series("Epoch 1 Batch 0 Loss 4.5\nEpoch 1 Batch 500 Loss 3.5\nEpoch 1 Loss 3.25\n"
                        "Epoch 2 Batch 0 Loss 2.5\nEpoch 2 Batch 500 Loss 2.25\n");
    EXPECT_EQ(series.of("loss"), (Points{{0, 4.5}, {500, 3.5}, {1000, 2.5}, {1500, 2.25}}));
    EXPECT_EQ(series.of("epoch_loss"), (Points{{1, 3.25}}));
}

TEST(ConsoleSeries, ProseIsNoSeries)
{
    const Series series("The next step is to look at the loss.\nstep by step, loss of data: none\n"
                        "loss_dict = {'loss_cls': tensor(nan, device='cuda:0')}\n");
    EXPECT_TRUE(series.log().series.empty());
}

TEST(ConsoleSeries, NamesMeanWhatTheyShould)
{
    EXPECT_EQ(classifyTag(".", "loss"), SignalKind::TrainLoss);
    EXPECT_EQ(classifyTag(".", "train_loss"), SignalKind::TrainLoss);
    EXPECT_EQ(classifyTag(".", "total_loss"), SignalKind::TrainLoss);
    EXPECT_EQ(classifyTag(".", "val_loss"), SignalKind::ValidationLoss);
    EXPECT_EQ(classifyTag(".", "eval_loss"), SignalKind::ValidationLoss);
    EXPECT_EQ(classifyTag(".", "learning_rate"), SignalKind::LearningRate);
    EXPECT_EQ(classifyTag(".", "step_time"), SignalKind::StepTime);
    EXPECT_EQ(classifyTag(".", "steps_per_sec"), SignalKind::Throughput);
    EXPECT_EQ(classifyTag(".", "gpu_memory"), SignalKind::Utilization);
    EXPECT_EQ(classifyTag(".", "val/mAP"), SignalKind::ValidationMetric);
    EXPECT_EQ(classifyTag(".", "train/box_loss"), SignalKind::LossComponent);
    EXPECT_EQ(classifyTag(".", "coco/bbox_mAP"), SignalKind::ValidationMetric);
}

TEST(ConsoleSeries, TimesAreThoseOfTheLines)
{
    const Series series("step=1 loss=0.5\n2024-01-01 12:00:00 step=2 loss=0.25\n");
    const ScalarSeries& loss = series.log().series.at("loss").series;
    EXPECT_DOUBLE_EQ(loss.wallTime(0), loss.wallTime(1)) << "the first time that is known";
    EXPECT_FALSE(std::isnan(loss.wallTime(0)));
    const Series timeless("step=1 loss=0.5\n");
    EXPECT_TRUE(std::isnan(timeless.log().series.at("loss").series.wallTime(0)));
}

} // namespace
} // namespace faultline
