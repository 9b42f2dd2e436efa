// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers that trainings print for each step or epoch.

#include "model/diagnosis/training/training.h"
#include "model/readers/builtin_readers.h"
#include "tests/support/read_artifacts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
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

TEST(ConsoleSeries, PlacesInTheEpochAreKept)
{
    const Series brackets("[1/20][77/7614] Loss: 3.25\n[2/20][77/7614] Loss: 3.0\n");
    EXPECT_EQ(brackets.of("loss"), (Points{{77, 3.25}, {7691, 3.0}}));
    const Series lineNumber(
        "[   812 Epoch:[ 0/25] [ 812/9000] time: 0.61, d_loss: 0.5, g_loss: 2.0]\n"
        "[  9012 Epoch:[ 1/25] [  12/9000] time: 0.61, d_loss: 0.25, g_loss: 3]\n");
    EXPECT_EQ(lineNumber.of("d_loss"), (Points{{812, 0.5}, {9012, 0.25}}));
    EXPECT_EQ(lineNumber.of("g_loss").size(), 2U);
    const Series mnist("Train Epoch: 1 [640/60000 (1%)]\tLoss: 2.25\n"
                       "Train Epoch: 2 [640/60000 (1%)]\tLoss: 1.25\n"
                       "Test set: Average loss: 0.0500, Accuracy: 9800/10000 (98%)\n");
    EXPECT_EQ(mnist.of("loss"), (Points{{640, 2.25}, {60640, 1.25}}));
    EXPECT_EQ(mnist.of("val/accuracy"), (Points{{60640, 0.98}}));
    const Series steps("Epoch [1/20], Step [100/600], Loss: 2.5\nEpoch [2/20], Step [100/600], "
                       "Loss: 1.5\n");
    EXPECT_EQ(steps.of("loss"), (Points{{100, 2.5}, {700, 1.5}}));
    const Series across("epoch 1 step 100/900 loss 3\nepoch 2 step 400/900 loss 2\nepoch 3 step "
                        "800/900 loss 1\n");
    EXPECT_EQ(across.of("loss").back(), (std::pair<std::int64_t, double>(800, 1.0)));
    const Series paddle("ppcls INFO: [Train][Epoch 1/120][Iter: 10/1252]lr(Piecewise): 0.1, loss: "
                        "6.9, batch_cost: 0.51s, reader_cost: 0.02, ips: 100.5 samples/s\n"
                        "ppcls INFO: [Train][Epoch 2/120][Iter: 10/1252]loss: 5.9, reader_cost: "
                        "0.03\n");
    EXPECT_EQ(paddle.of("loss"), (Points{{10, 6.9}, {1262, 5.9}}));
    EXPECT_EQ(paddle.of("reader_cost"), (Points{{10, 0.02}, {1262, 0.03}}));
}

TEST(ConsoleSeries, MxNet)
{
    const Series series("Epoch[3] Batch [100]\tSpeed: 1000.5 samples/sec\taccuracy=0.5\n"
                        "Epoch[3] Batch [100-200]\tSpeed: 1000.5 samples/sec\taccuracy=0.6\n"
                        "Epoch[3] Train-accuracy=0.61\nEpoch[3] Validation-accuracy=0.58\n");
    EXPECT_EQ(series.of("accuracy"), (Points{{100, 0.5}, {200, 0.6}}));
    EXPECT_EQ(series.of("epoch_train_accuracy"), (Points{{3, 0.61}}));
    EXPECT_EQ(series.of("val_accuracy"), (Points{{3, 0.58}}));
}

TEST(ConsoleSeries, StepsInBrackets)
{
    const Series series("Step [300]  train Loss : 0.4, training accuracy :  0.5\n");
    EXPECT_EQ(series.of("train_loss"), (Points{{300, 0.4}}));
    EXPECT_EQ(series.of("train_accuracy"), (Points{{300, 0.5}}));
}

TEST(ConsoleSeries, HuggingFace)
{
    const Series series(
        "***** Running training *****\n  Num Epochs = 3\n  Total optimization steps = 375\n"
        "  0%|          | 0/375 [00:00<?, ?it/s]\r 13%|#3  | 50/375 [00:10<01:00, 5.1it/s]\r"
        "      \r{'loss': 0.5, 'grad_norm': 2.236068, 'learning_rate': 3e-06, 'epoch': 0.4}\n"
        " 13%|#3  | 50/375 [00:10<01:00, 5.1it/s]\r 27%|#3  | 100/375 [00:20<00:50, 5.1it/s]\r\n"
        "{'loss': '0.25', 'grad_norm': '2.5', 'learning_rate': '2e-06', 'epoch': '0.8'}\n"
        "  0%|   | 0/20 [00:00<?, ?it/s]\r 50%|##  | 10/20 [00:00<00:00, 5.1it/s]\r\n"
        "{'eval_loss': 0.75, 'eval_runtime': 3.1, 'epoch': 0.8}\n"
        "***** train metrics *****\n  epoch                    =        3.0\n"
        "  train_loss               =     0.3300\n  train_runtime            = 0:12:34.56\n"
        "***** eval metrics *****\n  epoch                    =        3.0\n"
        "  eval_accuracy            =        0.5\n  eval_loss                =        nan\n"
        "done\n");
    EXPECT_EQ(series.of("loss"), (Points{{50, 0.5}, {100, 0.25}}));
    EXPECT_EQ(series.of("grad_norm"), (Points{{50, 2.236068}, {100, 2.5}}));
    ASSERT_EQ(series.of("eval_loss").size(), 2U);
    EXPECT_EQ(series.of("eval_loss")[0], (std::pair<std::int64_t, double>(100, 0.75)));
    EXPECT_TRUE(std::isnan(series.of("eval_loss")[1].second));
    EXPECT_EQ(series.of("eval_accuracy"), (Points{{100, 0.5}}));
    EXPECT_TRUE(series.of("train_loss").empty()) << "the mean of the run is no point of its curve";
}

TEST(ConsoleSeries, TicksOfStyleGan)
{
    const Series series(
        "tick 12    kimg 48.0     time 8m 03s       sec/tick 150.1   sec/kimg 37.50  "
        " maintenance 0.1    cpumem 5.22   gpumem 10.50  reserved 11.0  augment 0.012\n");
    EXPECT_EQ(series.of("kimg"), (Points{{12, 48.0}}));
    EXPECT_EQ(series.of("sec/tick"), (Points{{12, 150.1}}));
    EXPECT_EQ(series.of("gpu_memory"), (Points{{12, 10.5 * 1073741824.0}}));
}

TEST(ConsoleSeries, TermsThatAreCalledAlikeAreToldApart)
{
    const Series series("epoch 3 Loc Loss: 0.5 Cls Loss: 1.5 Tot Loss: 2.0\n");
    EXPECT_EQ(series.of("loc_loss"), (Points{{3, 0.5}}));
    EXPECT_EQ(series.of("cls_loss"), (Points{{3, 1.5}}));
    EXPECT_EQ(series.of("tot_loss"), (Points{{3, 2.0}}));
    EXPECT_TRUE(series.of("loss").empty());
}

TEST(ConsoleSeries, TermsOnTheLinesBehindTheStepBelongToIt)
{
    const Series series(
        "iter: 20 / 70000, total loss: 2.75\n >>> loss_cls: 1.5\n >>> lr: 0.001\n"
        "speed: 0.981s / iter\niter: 40 / 70000, total loss: 1.5\n >>> loss_cls: 1\n");
    EXPECT_EQ(series.of("total_loss"), (Points{{20, 2.75}, {40, 1.5}}));
    EXPECT_EQ(series.of("loss_cls"), (Points{{20, 1.5}, {40, 1.0}}));
    EXPECT_EQ(series.of("learning_rate"), (Points{{20, 0.001}}));
}

TEST(ConsoleSeries, BarsThatAreDrawnOverKeepTheirNumbers)
{
    const Series bar("Epoch 1:  10%|#  | 10/100 [00:01<00:09, 9.9it/s, loss=3.5, v_num=0]\r"
                     "Epoch 1:  20%|## | 20/100 [00:02<00:08, 9.9it/s, loss=3.0, v_num=0]\r"
                     "Epoch 1: 100%|###| 100/100 [00:10<00:00, 9.9it/s, loss=2.0, v_num=0]\n");
    EXPECT_EQ(bar.of("loss"), (Points{{10, 3.5}, {20, 3.0}, {100, 2.0}}));
    std::string text = "      Epoch    GPU_mem   box_loss   cls_loss   dfl_loss  Instances  Size\n";
    for (int i = 1; i <= 2000; ++i) // more than one line is kept of
        text += "      1/100      " + std::to_string(2 + i / 500) + ".5G      1.05      0.9      "
                + "1.1         43        640:  " + std::to_string(i / 20) + "%|###  | "
                + std::to_string(i) + "/2000 [00:05<00:00,  3.1it/s]\r";
    const Series yolo(text + "\n");
    EXPECT_EQ(yolo.of("gpu_memory"),
              (Points{{1, 2.5e9}, {1, 3.5e9}, {1, 4.5e9}, {1, 5.5e9}, {1, 6.5e9}}));
    EXPECT_EQ(yolo.of("train/box_loss"), (Points{{1, 1.05}}));
}

TEST(ConsoleSeries, ImageNetExample)
{
    const Series series(
        "Epoch: [0][ 10/100]\tTime  0.612 ( 0.598)\tData  0.551 ( 0.540)\tLoss "
        "6.9e+00 (7.0e+00)\tAcc@1   1.56 (  0.90)\n"
        "Epoch: [1][ 10/100]\tTime  0.612 ( 0.598)\tData  0.551 ( 0.540)\tLoss "
        "5.9e+00 (6.0e+00)\tAcc@1   2.56 (  1.90)\n"
        "Test: [ 0/20]\tTime  0.5 ( 0.5)\tLoss 5.0e+00 (5.0e+00)\tAcc@1  10.0 ( 10.0)\n"
        "Test: [10/20]\tTime  0.5 ( 0.5)\tLoss 5.0e+00 (5.5e+00)\tAcc@1  10.0 ( 12.0)\n"
        " *   Acc@1 12.500 Acc@5 20.250\n"
        "Epoch: [2][ 10/100]\tTime  0.612 ( 0.598)\tData  0.551 ( 0.540)\tLoss "
        "5.0e+00 (6.0e+00)\n");
    EXPECT_EQ(series.of("loss"), (Points{{10, 6.9}, {110, 5.9}, {210, 5.0}}));
    EXPECT_EQ(series.of("step_time"), (Points{{10, 0.612}, {110, 0.612}, {210, 0.612}}));
    EXPECT_EQ(series.of("data_time"), (Points{{10, 0.551}, {110, 0.551}, {210, 0.551}}));
    EXPECT_EQ(series.of("val/loss"), (Points{{110, 5.5}})) << "the mean at its end";
    EXPECT_EQ(series.of("val/acc@1"), (Points{{110, 12.0}, {110, 12.5}}));
    EXPECT_EQ(series.of("val/acc@5"), (Points{{110, 20.25}}));
}

TEST(ConsoleSeries, WaitingForDataIsKept)
{
    EXPECT_EQ(Series("[06/09 11:05:25 d2.utils.events]:  eta: 0:10:00  iter: 19  total_loss: 1.5  "
                     "time: 0.3000  last_time: 0.31  data_time: 0.0100  last_data_time: 0.01  lr: "
                     "1.9e-05  max_mem: 3043M\n")
                  .of("data_time"),
              (Points{{19, 0.01}}));
    EXPECT_EQ(Series("Epoch: [1]  [ 10/100]  eta: 0:01:00  loss: 0.5000 (0.6000)  time: 0.2500 "
                     "(0.3)  data: 0.0100 (0.02)  max mem: 9000\n")
                  .of("data_time"),
              (Points{{110, 0.01}}));
}

TEST(ConsoleSeries, LightningBars)
{
    const Series rich("Epoch 0/9  \xE2\x94\x81\xE2\x94\x81 12/100 0:00:01 \xE2\x80\xA2 0:00:08 "
                      "10.50it/s v_num: 0.000 train_loss: 2.300\n"
                      "Epoch 1/9  \xE2\x94\x81\xE2\x94\x81 12/100 0:00:01 \xE2\x80\xA2 0:00:08 "
                      "10.50it/s v_num: 0.000 train_loss: 1.300\n");
    EXPECT_EQ(rich.of("train_loss"), (Points{{12, 2.3}, {112, 1.3}}));
    const Series val("Epoch 0: 100%|###| 100/100 [00:10<00:00, 9.9it/s, v_num=3, train_loss=2.0]\n"
                     "Validation DataLoader 0: 100%|###| 20/20 [00:01<00:00, 20.0it/s]\n");
    EXPECT_EQ(val.of("train_loss"), (Points{{100, 2.0}}));
}

TEST(ConsoleSeries, TablesOfReinforcementLearning)
{
    const Series series("---------------------------------\n"
                        "| rollout/           |          |\n"
                        "|    ep_len_mean     | 22.2     |\n"
                        "|    ep_rew_mean     | 23.5     |\n"
                        "| time/              |          |\n"
                        "|    iterations      | 1        |\n"
                        "|    total_timesteps | 2048     |\n"
                        "---------------------------------\n"
                        "---------------------------------\n"
                        "| rollout/           |          |\n"
                        "|    ep_rew_mean     | 30       |\n"
                        "| time/              |          |\n"
                        "|    total_timesteps | 4096     |\n"
                        "| train/             |          |\n"
                        "|    approx_kl       | 0.008    |\n"
                        "---------------------------------\n");
    EXPECT_EQ(series.of("rollout/ep_rew_mean"), (Points{{2048, 23.5}, {4096, 30.0}}));
    EXPECT_EQ(series.of("train/approx_kl"), (Points{{4096, 0.008}}));
}

TEST(ConsoleSeries, TablesWithAHeader)
{
    const Series fastai("epoch     train_loss  valid_loss  error_rate  time    \n"
                        "0         1.234567    0.987654    0.250000    00:12     \n"
                        "1         1.134567    nan         0.125000    00:12     \n");
    EXPECT_EQ(fastai.of("train_loss"), (Points{{0, 1.234567}, {1, 1.134567}}));
    EXPECT_TRUE(std::isnan(fastai.of("valid_loss").at(1).second));
    EXPECT_EQ(fastai.of("error_rate").size(), 2U);
    EXPECT_EQ(fastai.of("time"), (Points{{0, 12.0}, {1, 12.0}}));
    const Series skorch("  epoch    train_loss    valid_acc    valid_loss     dur\n"
                        "-------  ------------  -----------  ------------  ------\n"
                        "      1        0.6905       0.6000        0.6700  0.0500\n"
                        "      2        0.5905       0.6500        0.6500  0.0500\n");
    EXPECT_EQ(skorch.of("valid_acc"), (Points{{1, 0.6}, {2, 0.65}}));
    EXPECT_EQ(skorch.of("epoch_time"), (Points{{1, 0.05}, {2, 0.05}}));
    const Series notebook("Step\tTraining Loss\tValidation Loss\n500\t0.5\t0.6\n1000\t0.4\t0.55\n");
    EXPECT_EQ(notebook.of("validation_loss"), (Points{{500, 0.6}, {1000, 0.55}}));
    const Series piped("| Epoch | Train Loss | Val Loss |\n|-------|------|-----|\n"
                       "| 1 | 0.5 | 0.6 |\n");
    EXPECT_EQ(piped.of("val_loss"), (Points{{1, 0.6}}));
}

TEST(ConsoleSeries, CaffeAndDarknet)
{
    const Series caffe(
        "I0311 08:00:01.000001    77 solver.cpp:239] Iteration 100, loss = 0.5\n"
        "I0311 08:00:01.000001    77 sgd_solver.cpp:105] Iteration 100, lr = 0.01\n"
        "I0311 08:00:02.000001    77 solver.cpp:341] Iteration 100, Testing net (#0)\n"
        "I0311 08:00:03.000001    77 solver.cpp:409]     Test net output #0: accuracy = "
        "0.75\n"
        "I0311 08:00:03.000001    77 solver.cpp:409]     Test net output #1: loss = 0.6 "
        "(* 1 = 0.6 loss)\n"
        "I0311 08:00:04.000001    77 solver.cpp:239] Iteration 200 (1.5 iter/s, 66s/100 "
        "iters), loss = 0.4\n");
    EXPECT_EQ(caffe.of("loss"), (Points{{100, 0.5}, {200, 0.4}}));
    EXPECT_EQ(caffe.of("learning_rate"), (Points{{100, 0.01}}));
    EXPECT_EQ(caffe.of("val/accuracy"), (Points{{100, 0.75}}));
    EXPECT_EQ(caffe.of("val/loss"), (Points{{100, 0.6}}));
    const Series darknet(
        " 1: 1234.500000, 1234.500000 avg loss, 0.000000 rate, 3.2 seconds, 64 images\n"
        " 2: nan, 1100.250000 avg, 0.001000 rate, 3.2 seconds, 128 images\n");
    EXPECT_EQ(darknet.of("avg_loss"), (Points{{1, 1234.5}, {2, 1100.25}}));
    EXPECT_TRUE(std::isnan(darknet.of("loss").at(1).second));
}

TEST(ConsoleSeries, TranslationToolkits)
{
    const Series fairseq(
        "| epoch 001 | loss 9.8 | nll_loss 9.1 | ppl 700.5 | num_updates 1234 | lr "
        "0.0001 | gnorm 2.5\n"
        "| epoch 001 | valid on 'valid' subset | loss 8.1 | ppl 600 | num_updates 1234\n");
    EXPECT_EQ(fairseq.of("loss").front(), (std::pair<std::int64_t, double>(1234, 9.8)));
    EXPECT_EQ(fairseq.of("ppl").front(), (std::pair<std::int64_t, double>(1234, 700.5)));
    const Series opennmt(
        "Step 50/100000; acc:   3.4; ppl: 9000.1; xent: 9.1; lr: 0.5; 5000/5000 tok/s\n");
    EXPECT_EQ(opennmt.of("ppl"), (Points{{50, 9000.1}}));
    EXPECT_EQ(opennmt.of("acc"), (Points{{50, 3.4}}));
}

TEST(ConsoleSeries, EpochsOnALineOfTheirOwn)
{
    const Series one("2024-05-06 10:00:00.000000: \n2024-05-06 10:00:01.000000: epoch:  0\n"
                     "2024-05-06 10:00:02.000000: train loss : -0.125\n"
                     "2024-05-06 10:00:03.000000: validation loss: -0.25\n"
                     "2024-05-06 10:00:04.000000: epoch:  1\n"
                     "2024-05-06 10:00:05.000000: train loss : -0.5\n");
    EXPECT_EQ(one.of("train_loss"), (Points{{0, -0.125}, {1, -0.5}}));
    const Series two(
        "Epoch 0/24\n----------\ntrain Loss: 0.5 Acc: 0.75\nval Loss: 0.25 Acc: 0.875\n");
    EXPECT_EQ(two.of("train_acc"), (Points{{0, 0.75}}));
    EXPECT_EQ(two.of("val_acc"), (Points{{0, 0.875}}));
}

TEST(ConsoleSeries, OfSeveralRanksOneIsTheSeries)
{
    std::string text;
    for (int step = 1; step <= 3; ++step) {
        for (int rank : {1, 0, 2})
            text += "[rank" + std::to_string(rank) + "]: step " + std::to_string(step * 10)
                    + " loss 0." + std::to_string(rank + 1) + "\n";
    }
    EXPECT_EQ(Series(text).of("loss"), (Points{{10, 0.2}, {20, 0.2}, {30, 0.2}}));
}

TEST(ConsoleSeries, OfThreeRunsInOneFileTheStepsGoBack)
{
    std::string text;
    for (int run = 0; run < 3; ++run) {
        text += "starting\n";
        for (int epoch = 1; epoch <= 2; ++epoch)
            text += "[" + std::to_string(epoch) + "/5][10/100] loss: 1\n";
    }
    const Points points = Series(text).of("loss");
    ASSERT_EQ(points.size(), 6U);
    EXPECT_EQ(points[2].first, 10);
    EXPECT_EQ(points[5].first, 110);
}

TEST(ConsoleSeries, LinesThatATerminalWrappedAreReadWhole)
{
    std::string whole;
    for (int iteration = 19; iteration < 400; iteration += 20)
        whole += "eta: 0:10:00  iter: " + std::to_string(iteration) + "  total_loss: 1."
                 + std::to_string(100 + iteration)
                 + "  loss_cls: 0.5  time: 0.3000  data_time: 0.0100  "
                 + "lr: 1.9e-05  max_mem: 3043M\n";
    const Points points = Series(whole).of("total_loss");
    for (const std::size_t width : {60U, 64U, 71U, 80U}) {
        std::string wrapped;
        std::size_t column = 0;
        for (const char c : whole) {
            if (column == width && c != '\n') {
                wrapped += '\n';
                column = 0;
            }
            column = c == '\n' ? 0 : column + 1;
            wrapped += c;
        }
        const Series series(wrapped);
        const Points read = series.of("total_loss");
        const Points rates = series.of("learning_rate");
        // Only after some lines is it known that they are cut.
        ASSERT_GE(read.size(), 15U) << width;
        EXPECT_TRUE(std::equal(read.end() - 15, read.end(), points.end() - 15)) << width;
        EXPECT_GE(rates.size(), 15U) << width;
    }
    // Lines that are all as long are whole.
    std::string even;
    for (int step = 10; step < 30; ++step)
        even += "this is what the trainer of ours prints: step " + std::to_string(step)
                + " loss 0.5" + std::to_string(step) + "\n";
    EXPECT_EQ(Series(even).of("loss").size(), 20U);
}

TEST(ConsoleSeries, SettingsAndSummariesAreNone)
{
    for (const std::string_view line :
         {"Namespace(epoch=3, lr=0.1, loss='mse')", "wandb:       train/loss 0.5",
          "Step 1: unpack the files", "iter_size: 2", "warmup_steps: 500, max_epochs: 12",
          "1: person", "| Name | Type | Params |", "Epoch 3 was saved to /data/model_3.pt"})
        EXPECT_TRUE(Series(std::string(line) + "\n").log().series.empty()) << line;
}

TEST(PrintedPlans, SayHowFarATrainingCame)
{
    using Unit = PrintedPlan::Unit;
    const auto plans = [](std::string_view text) {
        const Series series(text);
        std::vector<std::tuple<Unit, std::int64_t, std::int64_t, std::int64_t>> made;
        for (const PrintedPlan& plan : series.log().plans) {
            EXPECT_LE(plan.firstLine, plan.lastLine);
            EXPECT_LT(plan.lastLine, series.log().lines.size());
            made.emplace_back(plan.unit, plan.first, plan.last, plan.total);
        }
        return made;
    };
    using Made = decltype(plans(""));
    EXPECT_EQ(plans("Epoch 1/50\nloss: 3\nEpoch 2/50\nloss: 2\n"),
              (Made{{Unit::Epochs, 1, 2, 50}}));
    EXPECT_EQ(plans("Epoch 4/5\nloss: 3\nEpoch 1/5\nloss: 2\n"),
              (Made{{Unit::Epochs, 4, 4, 5}, {Unit::Epochs, 1, 1, 5}}))
        << "begun again";
    EXPECT_EQ(plans("Iter [50/80000]  lr: 1e-3, loss: 1\nIter [100/80000]  lr: 1e-3, loss: 1\n"),
              (Made{{Unit::Steps, 50, 100, 80000}}));
    EXPECT_EQ(plans("[1/20][77/7614] Loss: 3.25\n[2/20][12/7614] Loss: 3.25\n"),
              (Made{{Unit::Epochs, 1, 2, 20}, {Unit::StepsOfEpoch, 77, 12, 7614}}));
    EXPECT_EQ(plans("  Num Epochs = 3\n  Total optimization steps = 1,375\n"),
              (Made{{Unit::Epochs, 0, 0, 3}, {Unit::Steps, 0, 0, 1375}}));
    EXPECT_TRUE(plans("saved 3/4 of the files\n").empty());
}

/// What is read of a log does not depend on how it was kept.
TEST(ConsoleSeries, HoldHoweverTheLogWasKept)
{
    const std::vector<std::string> lines{
        "Epoch: [0][ 10/100]\tTime  0.612 ( 0.598)\tLoss 6.9e+00 (7.0e+00)",
        "iter 7: loss 2.5, time 50.5ms",
        "[3/20][77/7614] Loss: 3.25",
        "Step [300]  train Loss : 0.4, training accuracy :  0.5",
        "Epoch[3] Train-accuracy=0.61",
        "step=10 loss=0.5 grad_norm=1.5"};
    for (const std::string& line : lines) {
        const Series plain(line + "\n");
        ASSERT_FALSE(plain.log().series.empty()) << line;
        for (const std::string& kept :
             {"> " + line, "\x1b[32m" + line + "\x1b[0m", line + "\r", "[rank0]: " + line,
              "2024-05-06T10:00:00.123456789Z " + line, "2024-05-06T10:00:00.1Z stdout F " + line,
              "[1,0]<stdout>:" + line, "(train_fn pid=77) " + line, "half a bar\r" + line}) {
            const Series other(kept + "\n");
            ASSERT_EQ(other.log().series.size(), plain.log().series.size()) << kept;
            for (const auto& [tag, scalar] : plain.log().series)
                EXPECT_EQ(other.of(tag), plain.of(tag)) << kept;
        }
        for (std::size_t cut = 0; cut <= line.size(); ++cut)
            (void)Series(line.substr(0, cut)); // neither a crash nor a hang
    }
}

TEST(ConsoleSeries, ScoresOfClassesAreTheirMean)
{
    const auto ofDice = [](const std::string& list) {
        return Series("Epoch 4 \ntrain_loss -0.25\nval_loss -0.5\nPseudo dice " + list
                      + "\nEpoch time: 2.5 s\n")
            .of("val_dice");
    };
    EXPECT_EQ(ofDice("[0.5, 0.25]"), (Points{{4, 0.375}}));
    EXPECT_EQ(ofDice("[np.float32(0.5), nan, np.float32(0.0)]"), (Points{{4, 0.25}}));
    EXPECT_TRUE(ofDice("[0.5, 0.25").empty());
    EXPECT_TRUE(ofDice("[a, b]").empty());
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
