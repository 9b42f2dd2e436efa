// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedules/planned_schedule.h"
#include "tests/support/config_edit_checks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace faultline {
namespace {

using testing::HasSubstr;

/// As the readers that ship read the file.
std::optional<PlannedSchedule> planOf(const char* name, const char* text, ScheduleFacts facts = {})
{
    const ConfigDocumentPtr config = test::readConfigText(name, text);
    return config ? plannedSchedule(*config, facts) : std::nullopt;
}

double rateOf(const std::optional<PlannedSchedule>& plan, double step)
{
    if (!plan || !plan->schedule) {
        ADD_FAILURE() << (plan ? toEnglish(plan->problem) : "no plan");
        return 0.0;
    }
    return plan->schedule->at(step);
}

double half(double share)
{
    return 0.5 * (1.0 + std::cos(std::numbers::pi * share));
}

TEST(PlannedSchedule, PipelineConfig)
{
    const auto cosine = planOf("pipeline.config", R"(train_config { batch_size: 8 num_steps: 25000
        optimizer { momentum_optimizer { learning_rate { cosine_decay_learning_rate {
          learning_rate_base: 0.04 total_steps: 25000 warmup_learning_rate: 0.01
          warmup_steps: 2000 } } } } })");
    EXPECT_NEAR(rateOf(cosine, 1000), 0.025, 1e-7);
    EXPECT_NEAR(rateOf(cosine, 13500), 0.02, 1e-7);
    EXPECT_EQ(cosine->length, 25000.0);
    EXPECT_THAT(cosine->path, HasSubstr("cosine_decay_learning_rate"));
    const auto steps = planOf("pipeline.config", R"(train_config { batch_size: 8
        optimizer { rms_prop_optimizer { learning_rate { manual_step_learning_rate {
          initial_learning_rate: 0.004 schedule { step: 100 learning_rate: 0.0004 }
          schedule { step: 200 learning_rate: 0.00004 } } } } } })");
    EXPECT_NEAR(rateOf(steps, 99), 0.004, 1e-12);
    EXPECT_NEAR(rateOf(steps, 100), 0.0004, 1e-12);
    EXPECT_NEAR(rateOf(steps, 300), 0.00004, 1e-12);
}

TEST(PlannedSchedule, UltralyticsNeedsTheSizeOfTheSet)
{
    const char* const kArgs = "task: detect\nmode: train\nepochs: 10\nbatch: 8\nnbs: 64\n"
                              "optimizer: SGD\nlr0: 0.01\nlrf: 0.1\nwarmup_epochs: 3.0\n"
                              "cos_lr: false\nimgsz: 640\n";
    const auto unknown = planOf("args.yaml", kArgs);
    ASSERT_TRUE(unknown);
    EXPECT_FALSE(unknown->schedule);
    EXPECT_THAT(toEnglish(unknown->problem), HasSubstr("images"));
    const auto plan = planOf("args.yaml", kArgs, {.images = 800.0});
    EXPECT_NEAR(rateOf(plan, 900), 0.01 * (1.0 - 0.9 * 0.9), 1e-12);
    EXPECT_EQ(plan->lengths.batchesPerEpoch, 100.0);
    EXPECT_EQ(plan->lengths.accumulation, 8.0);
}

TEST(PlannedSchedule, MmDetection2)
{
    const auto plan = planOf("faster_rcnn.py", R"(
model = dict(type='FasterRCNN')
data = dict(samples_per_gpu=2)
optimizer = dict(type='SGD', lr=0.02, momentum=0.9)
lr_config = dict(policy='step', warmup='linear', warmup_iters=500, warmup_ratio=0.001, step=[8, 11])
runner = dict(type='EpochBasedRunner', max_epochs=12)
)",
                             {.batchesPerEpoch = 1000.0});
    EXPECT_NEAR(rateOf(plan, 0), 0.02 * 0.001, 1e-12);
    EXPECT_NEAR(rateOf(plan, 500), 0.02, 1e-12);
    EXPECT_NEAR(rateOf(plan, 8000), 0.002, 1e-12);
    EXPECT_EQ(plan->length, 12000.0);
}

TEST(PlannedSchedule, MmDetection3)
{
    const auto plan = planOf("rtmdet.py", R"(
model = dict(type='RTMDet')
optim_wrapper = dict(type='OptimWrapper', optimizer=dict(type='AdamW', lr=0.004))
train_cfg = dict(type='EpochBasedTrainLoop', max_epochs=12)
param_scheduler = [
    dict(type='LinearLR', start_factor=0.001, by_epoch=False, begin=0, end=500),
    dict(type='MultiStepLR', begin=0, end=12, by_epoch=True, milestones=[8, 11], gamma=0.1)]
)",
                             {.batchesPerEpoch = 100.0});
    // The end of the warm-up comes one update early.
    EXPECT_NEAR(rateOf(plan, 499), 0.004, 1e-12);
    EXPECT_LT(rateOf(plan, 498), 0.004);
    EXPECT_NEAR(rateOf(plan, 799), 0.004, 1e-12);
    EXPECT_NEAR(rateOf(plan, 800), 0.0004, 1e-12);
}

TEST(PlannedSchedule, Detectron2)
{
    const auto plan = planOf("config.yaml", R"(
MODEL:
  META_ARCHITECTURE: RetinaNet
SOLVER:
  BASE_LR: 0.01
  LR_SCHEDULER_NAME: WarmupCosineLR
  MAX_ITER: 90000
  IMS_PER_BATCH: 16
)");
    // The cosine runs over the whole run, so that the peak is below the base.
    EXPECT_NEAR(rateOf(plan, 1000), 0.01 * half(1000.0 / 90000.0), 1e-12);
    EXPECT_LT(rateOf(plan, 1000), 0.01);
    const auto steps = planOf("config.yaml", R"(
SOLVER:
  BASE_LR: 0.02
  MAX_ITER: 90000
  STEPS: (60000, 80000)
  IMS_PER_BATCH: 16
  REFERENCE_WORLD_SIZE: 8
)",
                              {.worldSize = 4.0});
    EXPECT_NEAR(rateOf(steps, 119999), 0.01, 1e-12);
    EXPECT_NEAR(rateOf(steps, 120000), 0.001, 1e-12);
    EXPECT_EQ(steps->length, 180000.0);
}

TEST(PlannedSchedule, TransformersArguments)
{
    const char* const kArguments = R"({"learning_rate": 5e-05, "per_device_train_batch_size": 8,
        "num_train_epochs": 3.0, "warmup_ratio": 0.1, "gradient_accumulation_steps": 2,
        "lr_scheduler_type": "cosine", "max_steps": -1, "weight_decay": 0.01})";
    const auto plan = planOf("training_args.json", kArguments, {.batchesPerEpoch = 101.0});
    ASSERT_TRUE(plan);
    // 51 updates in an epoch: the last, short group makes one, too.
    EXPECT_EQ(plan->length, 153.0);
    EXPECT_NEAR(rateOf(plan, 8), 5e-5 * 8.0 / 16.0, 1e-15);
    EXPECT_NEAR(rateOf(plan, 153), 0.0, 1e-15);
}

TEST(PlannedSchedule, TimmLightningAndKeras)
{
    const auto timm = planOf("args.yaml", "model: resnet50\nsched: cosine\nepochs: 100\n"
                                          "batch_size: 128\nlr: 0.5\nmin_lr: 0.0\n"
                                          "warmup_lr: 1.0e-05\nwarmup_epochs: 5\n"
                                          "decay_rate: 0.1\nweight_decay: 2.0e-05\n");
    EXPECT_NEAR(rateOf(timm, 50), 0.5 * half(0.5), 1e-12);
    const auto lightning = planOf("config.yaml", R"(
trainer:
  max_epochs: 10
  accumulate_grad_batches: 1
optimizer:
  class_path: torch.optim.SGD
  init_args:
    lr: 0.1
lr_scheduler:
  class_path: torch.optim.lr_scheduler.StepLR
  init_args:
    step_size: 4
)",
                                  {.batchesPerEpoch = 10.0});
    EXPECT_NEAR(rateOf(lightning, 39), 0.1, 1e-12);
    EXPECT_NEAR(rateOf(lightning, 40), 0.01, 1e-12);
    const auto keras = planOf("optimizer.json", R"({"class_name": "SGD", "config": {
        "name": "SGD", "momentum": 0.9, "weight_decay": null, "learning_rate": {
        "module": "keras.optimizers.schedules", "class_name": "CosineDecay", "config": {
        "initial_learning_rate": 0.1, "decay_steps": 1000, "alpha": 0.0, "name": "CosineDecay",
        "warmup_target": null, "warmup_steps": 0}, "registered_name": null}}})");
    EXPECT_NEAR(rateOf(keras, 500), 0.05, 1e-7);
}

TEST(PlannedSchedule, WhatTheLengthIsNeededForIsNotEvaluatedWithoutIt)
{
    const auto warm = planOf("training_args.json", R"({"learning_rate": 0.001,
        "lr_scheduler_type": "constant_with_warmup", "warmup_ratio": 0.1, "num_train_epochs": 3,
        "per_device_train_batch_size": 8})");
    ASSERT_TRUE(warm);
    EXPECT_FALSE(warm->schedule);
    EXPECT_THAT(toEnglish(warm->problem), HasSubstr("num_training_steps"));
    const char* const kAuto = "task: detect\nmode: train\nepochs: 10\nbatch: 8\nnbs: 64\n"
                              "optimizer: auto\nlr0: 0.01\nlrf: 0.1\nwarmup_epochs: 3.0\n"
                              "imgsz: 64\n";
    const auto withoutClasses = planOf("args.yaml", kAuto, {.images = 400.0});
    ASSERT_TRUE(withoutClasses);
    EXPECT_FALSE(withoutClasses->schedule);
    EXPECT_THAT(toEnglish(withoutClasses->problem), HasSubstr("nc"));
    // AdamW's rate is 0.002 * 5 / (4 + classes).
    const auto coco = planOf("args.yaml", kAuto, {.images = 400.0, .classes = 80.0});
    double peak = 0.0;
    for (double step = 0.0; step < 500.0; step += 1.0)
        peak = std::max(peak, rateOf(coco, step));
    EXPECT_LE(peak, 0.000119);
    EXPECT_GE(peak, 0.00008);
}

TEST(PlannedSchedule, AClassOfTheUsersOwnIsNone)
{
    const auto own = planOf("config.yaml", R"(trainer: {max_epochs: 10}
optimizer: {class_path: torch.optim.SGD, init_args: {lr: 0.1}}
lr_scheduler: {class_path: mine.sched.StepLR, init_args: {step_size: 2}}
)");
    ASSERT_TRUE(own);
    EXPECT_FALSE(own->schedule);
    EXPECT_THAT(toEnglish(own->problem), HasSubstr("mine.sched.StepLR"));
}

TEST(PlannedSchedule, AKeyInBracketsIsNoListAndNoCrash)
{
    EXPECT_FALSE(planOf("config.json", R"({"optimizer": {"class_name": "CosineDecay",
        "config": {"initial_learning_rate": 0.1, "decay_steps": 10}, "[x]": 1}})"));
}

TEST(PlannedSchedule, NothingIsGuessed)
{
    EXPECT_FALSE(planOf("hparams.yaml", "lr: 0.002\nbatch_size: 32\nweight_decay: 0.0001\n"));
    EXPECT_FALSE(planOf("config.yaml", "lr: 0.002\nscheduler: cosine\nepochs: 10\n"));
    const auto own = planOf("config.yaml", R"(
trainer:
  max_epochs: 10
optimizer:
  class_path: torch.optim.SGD
  init_args:
    lr: 0.1
lr_scheduler:
  class_path: mine.MyScheduler
)");
    ASSERT_TRUE(own);
    EXPECT_FALSE(own->schedule);
    EXPECT_THAT(toEnglish(own->problem), HasSubstr("MyScheduler"));
}

} // namespace
} // namespace faultline
