// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/rate_picture.h"
#include "model/diagnosis/signals/rate_words.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/run_maker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

namespace faultline {
namespace {

using test::CaseMaker;
using testing::HasSubstr;

constexpr const char* kPipeline = R"(train_config { batch_size: 8 num_steps: 2000
    optimizer { momentum_optimizer { learning_rate { cosine_decay_learning_rate {
      learning_rate_base: 0.04 total_steps: 2000 warmup_learning_rate: 0.01
      warmup_steps: 200 } } } } })";

constexpr const char* kLightning = R"(seed_everything: 1
trainer:
  max_epochs: 40
model:
  batch_size: 10
optimizer:
  class_path: torch.optim.SGD
  init_args:
    lr: 0.1
lr_scheduler:
  class_path: torch.optim.lr_scheduler.StepLR
  init_args:
    step_size: 10
    gamma: 0.5
)";

std::vector<std::int64_t> stepsTo(std::int64_t last, std::int64_t stride)
{
    std::vector<std::int64_t> steps;
    for (std::int64_t step = 0; step < last; step += stride)
        steps.push_back(step);
    return steps;
}

Training pipelineTraining()
{
    const auto plan = plannedScheduleOf(CaseMaker().pipeline(kPipeline).training());
    test::RunMaker run("train");
    run.curve("learning_rate", stepsTo(2000, 20),
              [&](std::int64_t step) { return plan->schedule->at(static_cast<double>(step)); });
    run.curve("loss", stepsTo(2000, 20),
              [](std::int64_t step) { return std::exp(-static_cast<double>(step) / 500.0); });
    run.curve("gradient_norm", stepsTo(2000, 20), [](std::int64_t) { return 1.0; });
    return CaseMaker().run(run.make()).pipeline(kPipeline).training();
}

TEST(RatePicture, HasEverythingOnOneAxis)
{
    const Training training = pipelineTraining();
    const RatePicture picture = ratePicture(training);
    EXPECT_EQ(picture.axis, ScheduleClock::Update);
    ASSERT_TRUE(picture.planned.rates);
    ASSERT_TRUE(picture.logged);
    ASSERT_TRUE(picture.loss);
    EXPECT_TRUE(picture.gradient);
    EXPECT_FALSE(picture.fitted);
    EXPECT_EQ(picture.planned.rates->minStep(), 0);
    EXPECT_GE(picture.planned.rates->maxStep(), 1999);
    ASSERT_EQ(picture.planned.marks.size(), 2U);
    EXPECT_EQ(picture.planned.marks[0].kind, ScheduleMark::Kind::WarmupEnd);
    EXPECT_EQ(picture.planned.marks[0].step, 200.0);
}

TEST(RatePicture, ATriedValueIsAnEditOfTheFile)
{
    const Training training = pipelineTraining();
    const RatePicture picture = ratePicture(training);
    ScheduleSpec spec = picture.study.plan->spec;
    EXPECT_TRUE(trySchedule(spec, &picture).edits.empty());
    setScheduleValue(spec, "learning_rate_base", 0.02);
    const TriedSchedule tried = trySchedule(spec, &picture);
    ASSERT_TRUE(tried.drawn.rates);
    EXPECT_NEAR(tried.drawn.rates->totals().range.max, 0.02, 1e-6);
    ASSERT_EQ(tried.edits.size(), 1U);
    EXPECT_THAT(tried.edits[0].path, HasSubstr("cosine_decay_learning_rate.learning_rate_base"));
    EXPECT_EQ(tried.edits[0].value, "0.02");
    EXPECT_TRUE(tried.notInFile.empty());
    spec.family = "constant_learning_rate";
    spec.parameters = {{"learning_rate", 0.01}};
    EXPECT_TRUE(
        trySchedule(spec, &picture).edits.empty()); // another schedule is no change of values
}

TEST(RatePicture, ATriedDropIsAnEditOfItsMessage)
{
    constexpr const char* kSteps = R"(train_config { batch_size: 8 num_steps: 3000
      optimizer { momentum_optimizer { learning_rate { manual_step_learning_rate {
        initial_learning_rate: 0.1
        schedule { step: 1000 learning_rate: 0.01 }
        schedule { step: 2000 learning_rate: 0.001 } } } } } })";
    test::RunMaker run("train");
    run.curve("learning_rate", stepsTo(2000, 20), [](std::int64_t) { return 0.1; });
    const Training training = CaseMaker().run(run.make()).pipeline(kSteps).training();
    const RatePicture picture = ratePicture(training);
    ASSERT_TRUE(picture.study.plan);
    ScheduleSpec spec = picture.study.plan->spec;
    setScheduleValue(spec, "schedule", nlohmann::json::parse("[[1500, 0.01], [2000, 0.002]]"));
    const TriedSchedule tried = trySchedule(spec, &picture);
    ASSERT_EQ(tried.edits.size(), 2U);
    const ConfigDocument& config = *picture.study.config;
    for (const ConfigEdit& edit : tried.edits)
        EXPECT_NE(config.find(edit.path), ConfigNode::npos) << edit.path;
    EXPECT_THAT(tried.edits[0].path, testing::EndsWith("schedule[0].step"));
    EXPECT_EQ(tried.edits[0].value, "1500");
    EXPECT_THAT(tried.edits[1].path, testing::EndsWith("schedule[1].learning_rate"));
    EXPECT_EQ(tried.edits[1].value, "0.002");
    setScheduleValue(spec, "schedule", nlohmann::json::parse("[[1500, 0.01]]"));
    EXPECT_TRUE(trySchedule(spec, &picture).edits.empty());
    EXPECT_EQ(trySchedule(spec, &picture).notInFile.size(), 1U);
}

TEST(RatePicture, AScheduleOnAnotherClockIsProved)
{
    test::RunMaker run("train");
    // StepLR is meant by the epoch, and stepped by the batch.
    const auto halved = [](double step) { return 0.1 * std::pow(0.5, std::floor(step / 10.0)); };
    run.curve("lr-SGD", stepsTo(400, 1),
              [&](std::int64_t step) { return halved(static_cast<double>(step)); });
    run.curve("train_loss", stepsTo(400, 1), [](std::int64_t) { return 1.0; });
    const Training training =
        CaseMaker().run(run.make()).config(kLightning, "config.yaml").training();
    RatePicture picture = ratePicture(training);
    ASSERT_TRUE(picture.study.plan);
    EXPECT_FALSE(picture.study.plan->schedule); // what an epoch has is not known
    ScheduleSpec spec = picture.study.plan->spec;
    setScheduleValue(spec, "batches_per_epoch", 10);
    const TriedSchedule tried = trySchedule(spec, &picture);
    ASSERT_TRUE(tried.fit);
    EXPECT_TRUE(tried.fit->fits);
    EXPECT_FALSE(tried.fit->agrees);
    ASSERT_TRUE(tried.fitted);
    for (std::size_t i = 0; i < tried.fitted->size(); ++i)
        EXPECT_NEAR(tried.fitted->value(i), halved(static_cast<double>(tried.fitted->step(i))),
                    1e-9);
    picture.study.plan = tried.plan;
    picture.study.fit = tried.fit;
    EXPECT_THAT(toEnglish(loggedText(picture.study)),
                HasSubstr("counted in updates, planned in epochs"));
    EXPECT_THAT(toEnglish(fitProofText(*tried.fit)), HasSubstr("no logged value is off"));
    EXPECT_EQ(tried.notInFile, std::vector<std::string>{"batches_per_epoch"});
}

/// Where the plan ends on the axis; 0: it is not marked.
double endOf(const TriedSchedule& tried)
{
    const std::vector<ScheduleMark>& marks = tried.drawn.marks;
    return marks.empty() || marks.back().kind != ScheduleMark::Kind::End ? 0.0 : marks.back().step;
}

double endWith(const RatePicture& picture, const char* parameter, const nlohmann::json& value)
{
    ScheduleSpec spec = picture.study.plan->spec;
    setScheduleValue(spec, parameter, value);
    return endOf(trySchedule(spec, &picture));
}

constexpr const char* kUltralytics =
    "task: detect\nmode: train\nepochs: 14\nbatch: 8\nnbs: 64\noptimizer: SGD\nlr0: 0.01\n"
    "lrf: 0.01\nimgsz: 128\nwarmup_epochs: 1.0\ncos_lr: false\n";
constexpr const char* kScanned =
    "Ultralytics 8.4.0 Python-3.10 torch-2.3 CPU\n"
    "train: Scanning /data/labels/train... 400 images, 0 backgrounds, 0 corrupt: 100%\n";

TEST(RatePicture, ChangedParametersChangeTheLengthOfTheRun)
{
    const Training training = CaseMaker().console(kScanned).config(kUltralytics).training();
    const RatePicture picture = ratePicture(training);
    ASSERT_EQ(picture.axis, ScheduleClock::Batch);
    EXPECT_EQ(endWith(picture, "epochs", 14), 700.0);
    EXPECT_EQ(endWith(picture, "epochs", 50), 2500.0);
    EXPECT_EQ(endWith(picture, "batch", 16), 350.0);
    EXPECT_EQ(endWith(picture, "images", 800), 1400.0);
}

TEST(RatePicture, ChangedParametersChangeTheClockOfTheRun)
{
    test::RunMaker run("train");
    run.curve("lr/pg0", stepsTo(14, 1),
              [](std::int64_t step) { return 0.01 * (1.0 - static_cast<double>(step) / 15.0); });
    for (const char* const tag : {"train/box_loss", "val/box_loss", "metrics/mAP50(B)"})
        run.curve(tag, stepsTo(14, 1), [](std::int64_t) { return 1.0; });
    const Training training =
        CaseMaker().run(run.make()).console(kScanned).config(kUltralytics).training();
    const RatePicture picture = ratePicture(training);
    ASSERT_EQ(picture.axis, ScheduleClock::Epoch);
    EXPECT_EQ(endWith(picture, "epochs", 50), 50.0);
    EXPECT_EQ(endWith(picture, "batch", 16), 14.0);
    EXPECT_EQ(endWith(picture, "images", 800), 14.0);
}

TEST(RatePicture, AnUpdateOfMoreBatchesMakesFewerOfThem)
{
    const Training training = CaseMaker().config(kLightning, "config.yaml").training();
    RatePicture picture = ratePicture(training);
    ASSERT_TRUE(picture.study.plan);
    setScheduleValue(picture.study.plan->spec, "batches_per_epoch", 20);
    picture.axis = ScheduleClock::Update;
    EXPECT_EQ(endWith(picture, "accumulate_grad_batches", 1), 800.0);
    EXPECT_EQ(endWith(picture, "accumulate_grad_batches", 2), 400.0);
    picture.axis = ScheduleClock::Epoch;
    EXPECT_EQ(endWith(picture, "accumulate_grad_batches", 2), 40.0);
}

TEST(RatePicture, AnotherScheduleTakesAsLongAsTheRun)
{
    const Training training = pipelineTraining();
    const RatePicture picture = ratePicture(training);
    EXPECT_EQ(endOf(trySchedule(exampleSchedule("torch", "CosineAnnealingLR"), &picture)), 2000.0);
}

TEST(RatePicture, WithoutAPlanTheLogIsShown)
{
    test::RunMaker run("train");
    run.curve("lr", stepsTo(500, 5), [](std::int64_t) { return 0.01; });
    run.curve("loss", stepsTo(500, 5), [](std::int64_t) { return 1.0; });
    const Training training = CaseMaker().run(run.make()).training();
    const RatePicture picture = ratePicture(training);
    EXPECT_TRUE(picture.logged);
    EXPECT_FALSE(picture.planned.rates);
    EXPECT_TRUE(picture.planned.marks.empty());
}

TEST(RatePicture, ATriedScheduleNeedsNoTraining)
{
    const TriedSchedule tried = trySchedule(exampleSchedule("keras", "CosineDecay"), nullptr);
    ASSERT_TRUE(tried.drawn.rates);
    EXPECT_FALSE(tried.drawn.marks.empty());
    const TriedSchedule refused =
        trySchedule({.framework = "keras", .family = "CosineDecay"}, nullptr);
    EXPECT_FALSE(refused.drawn.rates);
    EXPECT_FALSE(refused.drawn.missing.empty());
}

} // namespace
} // namespace faultline
