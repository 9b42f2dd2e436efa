// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/changes/compare_tables.h"
#include "model/compare/changes/setting_value.h"
#include "tests/compare/compared_runs.h"
#include "tests/diagnosis/support/case_maker.h"

#include <gtest/gtest.h>

namespace faultline::test {
namespace {

constexpr std::string_view kYaml = R"(run: ssd-a
seed: 17
model:
  name: ssd-tiny
  num_classes: 3
  image_size: 96
input:
  batch_size: 32
  num_threads: 1
optimizer:
  name: sgd
  momentum: 0.9
  gradient_clip_norm: null
schedule:
  peak_learning_rate: 0.04
  total_steps: 3000
)";

constexpr std::string_view kPipeline = R"(model {
  ssd {
    num_classes: 3
    image_resizer { fixed_shape_resizer { height: 300 width: 300 } }
    feature_extractor { type: "ssd_mobilenet_v2_keras" }
  }
}
train_config {
  batch_size: 24
  data_augmentation_options { random_horizontal_flip { } }
  data_augmentation_options { ssd_random_crop { } }
  optimizer { momentum_optimizer {
    learning_rate { cosine_decay_learning_rate { learning_rate_base: 0.04 total_steps: 2000 } }
    momentum_optimizer_value: 0.9 } }
  fine_tune_checkpoint: "/old/models/ssd/ckpt-0"
  num_steps: 2000
}
train_input_reader { label_map_path: "/old/map.pbtxt"
  tf_record_input_reader { input_path: "/old/data/train.record" } }
)";

std::string with(std::string_view text, std::string_view from, std::string_view to)
{
    std::string made(text);
    const std::size_t at = made.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return at == std::string::npos ? made : made.replace(at, from.size(), to);
}

CaseMaker yaml(std::string_view text, const std::string& name = "config.yaml")
{
    CaseMaker made;
    made.config(text, name).steps(50);
    return made;
}
CaseMaker pipeline(std::string_view text)
{
    CaseMaker made;
    made.pipeline(text).steps(50);
    return made;
}

ChangeSet compared(const CaseMaker& a, const CaseMaker& b)
{
    const ChangeSet set = configurationChanges(goodRun(a), badRun(b));
    EXPECT_EQ(whyNoMirror(set, configurationChanges(goodRun(b), badRun(a))), "");
    return set;
}

TEST(ConfigurationChanges, NothingAgainstItself)
{
    for (const CaseMaker& made : {yaml(kYaml), pipeline(kPipeline)}) {
        const ChangeSet set = compared(made, made);
        EXPECT_EQ(describe(set), "");
        EXPECT_GT(set.equal, 10U);
    }
}

TEST(ConfigurationChanges, NamesWhatChanged)
{
    const ChangeSet set =
        compared(yaml(kYaml),
                 yaml(with(with(kYaml, "rate: 0.04", "rate: 0.4"), "run: ssd-a", "run: ssd-b")));
    ASSERT_EQ(acting(set).size(), 1U) << describe(set);
    const RunChange& change = set.changes.front();
    EXPECT_EQ(change.id, "configuration:schedule.peak_learning_rate");
    EXPECT_EQ(change.a, ChangeValue(0.04));
    EXPECT_EQ(change.b, ChangeValue(0.4));
    EXPECT_EQ(change.facet, Facet::LearningRate);
    ASSERT_EQ(change.sources.size(), 2U);
    EXPECT_EQ(change.sources[0].line, 15U);
    const RunChange* name = changeOfPath(set, "run");
    ASSERT_NE(name, nullptr);
    EXPECT_EQ(name->kind, ChangeKind::Cosmetic);
}

TEST(ConfigurationChanges, OrderOfKeysAndFoldersAreNothing)
{
    constexpr std::string_view kOther = R"(schedule:
  total_steps: 3000
  peak_learning_rate: 4e-2
optimizer: {momentum: 0.90, name: sgd, gradient_clip_norm: ~}
input: {num_threads: 1, batch_size: 32}
model: {image_size: 96, num_classes: 3, name: ssd-tiny}
seed: 17
run: ssd-a
)";
    EXPECT_EQ(describe(compared(yaml(kYaml), yaml(kOther))), "");
    std::string moved(kPipeline);
    for (std::size_t at = moved.find("/old"); at != std::string::npos; at = moved.find("/old"))
        moved.replace(at, 4, "/new/place");
    const ChangeSet set = compared(pipeline(kPipeline), pipeline(moved));
    EXPECT_TRUE(acting(set).empty()) << describe(set);
    EXPECT_EQ(set.changes.size(), 3U) << describe(set);
}

TEST(ConfigurationChanges, AnotherVersionOfTheDataIsNoMovedFolder)
{
    const ChangeSet set =
        compared(pipeline(kPipeline),
                 pipeline(with(kPipeline, "/old/data/train.record", "/old/data2/train.record")));
    ASSERT_EQ(acting(set).size(), 1U) << describe(set);
    EXPECT_EQ(acting(set).front().facet, Facet::Data);
}

TEST(ConfigurationChanges, DefaultsCountAsWhatTheyAre)
{
    // 32 is what the Object Detection API uses without the field.
    const std::string unstated = with(kPipeline, "  batch_size: 24\n", "");
    const ChangeSet same =
        compared(pipeline(with(kPipeline, "batch_size: 24", "batch_size: 32")), pipeline(unstated));
    EXPECT_TRUE(acting(same).empty()) << describe(same);
    const ChangeSet set = compared(pipeline(kPipeline), pipeline(unstated));
    ASSERT_EQ(acting(set).size(), 1U) << describe(set);
    EXPECT_EQ(acting(set).front().b, ChangeValue(32.0));
    EXPECT_EQ(acting(set).front().sources[1].line, 0U);
}

TEST(ConfigurationChanges, AugmentationsAreASequence)
{
    const std::string swapped = with(with(with(kPipeline, "random_horizontal_flip", "XX"),
                                          "ssd_random_crop", "random_horizontal_flip"),
                                     "XX", "ssd_random_crop");
    const ChangeSet moved = compared(pipeline(kPipeline), pipeline(swapped));
    ASSERT_EQ(acting(moved).size(), 1U) << describe(moved);
    EXPECT_EQ(acting(moved).front().kind, ChangeKind::Moved);
    EXPECT_EQ(acting(moved).front().facet, Facet::Augmentation);
    const ChangeSet fewer = compared(
        pipeline(kPipeline),
        pipeline(with(kPipeline, "  data_augmentation_options { ssd_random_crop { } }\n", "")));
    ASSERT_EQ(acting(fewer).size(), 1U) << describe(fewer);
    EXPECT_EQ(acting(fewer).front().kind, ChangeKind::Removed);
}

TEST(ConfigurationChanges, WhatAFileIsMissingForIsNotEqual)
{
    CaseMaker bare;
    bare.steps(50);
    const ChangeSet set = compared(yaml(kYaml), bare);
    ASSERT_EQ(set.notRecorded.size(), 1U) << describe(set);
    EXPECT_EQ(toEnglish(set.notRecorded.front()), "The configuration of bad");
    EXPECT_TRUE(acting(set).empty());
    EXPECT_EQ(set.equal, 0U);
    const RunChange* rate = changeOfPath(set, "schedule.peak_learning_rate");
    ASSERT_NE(rate, nullptr);
    EXPECT_EQ(rate->kind, ChangeKind::Unrecorded);
}

TEST(ConfigurationChanges, FindsTheFileOfTheSameContentUnderAnotherName)
{
    const ChangeSet set =
        compared(yaml(kYaml, "config.yaml"),
                 yaml(with(kYaml, "batch_size: 32", "batch_size: 64"), "hparams-big.config.yaml"));
    ASSERT_EQ(acting(set).size(), 1U) << describe(set);
    EXPECT_EQ(acting(set).front().facet, Facet::Batch);
}

TEST(ConfigurationChanges, FieldsOfMmDetectionFollowTheirNames)
{
    constexpr std::string_view kTwo = R"(model = dict(type='FCOS')
optimizer = dict(type='SGD', lr=0.01, momentum=0.9)
runner = dict(type='EpochBasedRunner', max_epochs=12)
data = dict(samples_per_gpu=2, workers_per_gpu=4, train=dict(type='CocoDataset', ann_file='a.json'))
train_pipeline = [dict(type='LoadImageFromFile'), dict(type='RandomFlip', flip_ratio=0.5)]
)";
    constexpr std::string_view kThree = R"(model = dict(type='FCOS')
optim_wrapper = dict(type='OptimWrapper', optimizer=dict(type='SGD', lr=0.02, momentum=0.9))
train_cfg = dict(type='EpochBasedTrainLoop', max_epochs=12)
train_dataloader = dict(batch_size=4, num_workers=4, dataset=dict(type='CocoDataset', ann_file='a.json'))
train_pipeline = [dict(type='LoadImageFromFile'), dict(type='RandomFlip', prob=0.5)]
)";
    const ChangeSet set = compared(yaml(kTwo, "config.py"), yaml(kThree, "config.py"));
    const RunChange* rate = changeOfPath(set, "optim_wrapper.optimizer.lr");
    ASSERT_NE(rate, nullptr) << describe(set);
    EXPECT_EQ(rate->pathA, "optimizer.lr");
    EXPECT_EQ(rate->kind, ChangeKind::Value);
    const RunChange* batch = changeOfPath(set, "train_dataloader.batch_size");
    ASSERT_NE(batch, nullptr) << describe(set);
    EXPECT_EQ(batch->pathA, "data.samples_per_gpu");
    EXPECT_EQ(batch->facet, Facet::Batch);
    const RunChange* epochs = changeOfPath(set, "train_cfg.max_epochs");
    ASSERT_NE(epochs, nullptr) << describe(set);
    EXPECT_EQ(epochs->kind, ChangeKind::Renamed);
}

constexpr std::string_view kArgs = "task: detect\nmode: train\nmodel: yolov8n.pt\ndata: a.yaml\n"
                                   "epochs: 100\nbatch: 16\nimgsz: 640\nnbs: 64\nlr0: 0.01\n"
                                   "momentum: 0.937\noptimizer: SGD\n";

TEST(ConfigurationChanges, DefaultsOfUltralyticsByVersion)
{
    CaseMaker old = yaml(kArgs, "args.yaml");
    old.packages("ultralytics==8.1.47\ntorch==2.1.0\nnumpy==1.26.4\n");
    CaseMaker recent = yaml(kArgs, "args.yaml");
    recent.packages("ultralytics==8.3.0\ntorch==2.1.0\nnumpy==1.26.4\n");
    const ChangeSet unknown = compared(old, recent); // 8.1.47 is in no row of patience
    EXPECT_EQ(changeOfPath(unknown, "patience"), nullptr) << describe(unknown);
    EXPECT_FALSE(unknown.notRecorded.empty());
    CaseMaker older = yaml(kArgs, "args.yaml");
    older.packages("ultralytics==8.0.50\ntorch==2.1.0\nnumpy==1.26.4\n");
    const ChangeSet set = compared(older, recent);
    const RunChange* patience = changeOfPath(set, "patience");
    ASSERT_NE(patience, nullptr) << describe(set);
    EXPECT_EQ(patience->kind, ChangeKind::DefaultChanged);
    EXPECT_EQ(patience->a, ChangeValue(50.0));
    EXPECT_EQ(patience->b, ChangeValue(100.0));
}

TEST(ConfigurationChanges, OptimizerAutoLeavesOutTheRate)
{
    const std::string chosen = with(kArgs, "optimizer: SGD", "optimizer: auto");
    const ChangeSet both = compared(yaml(chosen, "args.yaml"),
                                    yaml(with(chosen, "lr0: 0.01", "lr0: 0.1"), "args.yaml"));
    EXPECT_TRUE(acting(both).empty()) << describe(both);
    const ChangeSet batch = compared(yaml(kArgs, "args.yaml"),
                                     yaml(with(kArgs, "batch: 16", "batch: 32"), "args.yaml"));
    ASSERT_EQ(acting(batch).size(), 1U);
    EXPECT_EQ(toEnglish(acting(batch).front().note), "images per update stay at 64 (nbs)");
}

TEST(ConfigurationChanges, EveryPatternOfATableIsKnown)
{
    const CompareTables& tables = CompareTables::get();
    EXPECT_EQ(tables.meaningOf("schedule.peak_learning_rate", {}).facet, Facet::LearningRate);
    EXPECT_EQ(tables.meaningOf("SOLVER.IMS_PER_BATCH", "detectron2").facet, Facet::Batch);
    EXPECT_EQ(
        tables
            .meaningOf("train_config.data_augmentation_options[ssd_random_crop].min_area", "odapi")
            .facet,
        Facet::Augmentation);
    EXPECT_EQ(tables.meaningOf("model.ssd.image_resizer.fixed_shape_resizer.height", "odapi").facet,
              Facet::InputSize);
    EXPECT_EQ(tables.meaningOf("lr_scheduler_type", "transformers").facet, Facet::Schedule);
    EXPECT_EQ(tables.meaningOf("whatever.strange", {}).facet, std::nullopt);
    for (const char* framework :
         {"odapi", "ultralytics", "mmdetection", "detectron2", "transformers"}) {
        std::set<std::string> versions;
        for (const DefaultRow& row : tables.defaults()) {
            if (row.framework == framework)
                versions.insert(row.since);
        }
        EXPECT_GE(versions.size(), 2U) << framework;
    }
}

TEST(SettingValue, NumbersAreEqualHoweverTheyAreWritten)
{
    const auto same = [](std::string_view a, std::string_view b, EqualityRule rule = {}) {
        return isSameValue(parseSetting(a), parseSetting(b), rule);
    };
    EXPECT_TRUE(same("0.04", "0.0399999991"));
    EXPECT_TRUE(same("1e-3", "0.001"));
    EXPECT_TRUE(same("16 MiB", "16777216 bytes"));
    EXPECT_TRUE(same("None", "null"));
    EXPECT_TRUE(same("[1, 2.0]", "(1, 2)"));
    EXPECT_TRUE(same("true", "1", {.form = ListForm::Sequence, .type = "bool"}));
    EXPECT_FALSE(same("true", "1"));
    EXPECT_FALSE(same("1", "\"1\""));
    EXPECT_FALSE(same("100000000", "100000001"));
    EXPECT_FALSE(same("[1, 2]", "[2, 1]"));
    EXPECT_TRUE(same("[1, 2]", "[2, 1]", {.form = ListForm::Set}));
    EXPECT_FALSE(same("null", "0"));
}

} // namespace
} // namespace faultline::test
