// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a dataset changes of a plan: boxes and sizes of pictures.

#include "model/readers/builtin_readers.h"
#include "model/report/dataset_facts.h"
#include "model/vram/dataset_facts.h"
#include "tests/support/dataset_maker.h"
#include "tests/support/read_artifacts.h"

#include <gtest/gtest.h>

#include <string>

namespace faultline::vram {
namespace {

TrainingSetup setupOf(std::string framework, std::int64_t width, std::int64_t height,
                      std::int64_t batch)
{
    TrainingSetup setup;
    setup.framework = std::move(framework);
    setup.imageWidth = width;
    setup.imageHeight = height;
    setup.batchPerReplica = batch;
    setup.boxesPerImage = 93;
    return setup;
}

InputRule ruleOf(const std::string& resizer, const std::string& boxes)
{
    const test::ReadResult result = test::readBytes(
        *readerOfId("pipeline-config"),
        "model { faster_rcnn { num_classes: 1 image_resizer { " + resizer
            + " } feature_extractor { type: 'faster_rcnn_resnet50_keras' } } } train_config { "
              "batch_size: 1 "
            + boxes + " } train_input_reader { max_number_of_boxes: 200 }",
        "pipeline.config");
    EXPECT_EQ(result.artifacts.configs.size(), 1U);
    return result.artifacts.configs.empty() ? InputRule{}
                                            : inputRuleOf(*result.artifacts.configs.front());
}

TEST(DatasetFacts, AreThoseOfWhatIsTrained)
{
    test::DatasetMaker maker;
    maker.split("val").picture("v.jpg", 4000, 4000);
    for (int box = 0; box < 500; ++box)
        maker.box("cat", 0.1F, 0.1F, 0.2F, 0.2F);
    maker.split("train");
    for (int picture = 0; picture < 200; ++picture) {
        maker.picture(std::to_string(picture) + ".jpg", 640, 480);
        // One picture of two hundred is crowded, which is beyond the 99th percentile.
        for (int box = 0; box < (picture == 7 ? 90 : picture % 5); ++box)
            maker.box("cat", 0.1F, 0.1F, 0.2F, 0.2F);
    }
    const DatasetFacts facts = datasetFacts(*maker.make());
    EXPECT_EQ(facts.pictures, 200);
    EXPECT_EQ(facts.boxesPerImage, 4);
    EXPECT_EQ(facts.mostBoxes, 90);
    ASSERT_EQ(facts.sizes.size(), 1U);
    EXPECT_EQ(facts.sizes[0].width, 640);
    EXPECT_EQ(facts.sizes[0].pictures, 200);
}

TEST(DatasetFacts, SizesGoThroughTheResizerThatKeepsTheShape)
{
    const InputRule rule =
        ruleOf("keep_aspect_ratio_resizer { min_dimension: 600 max_dimension: 1024 }", "");
    DatasetFacts facts;
    facts.sizes = {{.width = 1920, .height = 1080, .pictures = 50},
                   {.width = 480, .height = 640, .pictures = 50}};
    // 1920x1080: the long side limits, 1024x576. 480x640 stands: the short side does, 600x800.
    const TrainingSetup one = withDataset(setupOf("tensorflow", 1024, 600, 1), rule, facts);
    EXPECT_EQ(one.imageWidth, 1024);
    EXPECT_EQ(one.imageHeight, 576) << "589824 pixels against 480000";
    const TrainingSetup four = withDataset(setupOf("tensorflow", 1024, 600, 4), rule, facts);
    EXPECT_EQ(four.imageWidth, 1024) << "batches are padded to the largest of each side";
    EXPECT_EQ(four.imageHeight, 600);
    EXPECT_EQ(four.boxesPerImage, 93) << "the facts do not tell boxes";
}

TEST(DatasetFacts, RareSizesDoNotCount)
{
    const InputRule rule = inputRuleOf(setupOf("mmdetection", 1344, 800, 2));
    DatasetFacts facts;
    facts.sizes = {{.width = 500, .height = 500, .pictures = 995},
                   {.width = 1344, .height = 800, .pictures = 5}};
    const TrainingSetup made = withDataset(setupOf("mmdetection", 1344, 800, 2), rule, facts);
    EXPECT_EQ(made.imageWidth, 800);
    EXPECT_EQ(made.imageHeight, 800);
    facts.sizes[1].pictures = 50;
    EXPECT_EQ(withDataset(setupOf("mmdetection", 1344, 800, 2), rule, facts).imageWidth, 1344);
}

TEST(DatasetFacts, FixedSizesStay)
{
    DatasetFacts facts;
    facts.boxesPerImage = 41;
    facts.sizes = {{.width = 500, .height = 300, .pictures = 9}};
    const InputRule fixed = ruleOf("fixed_shape_resizer { width: 640 height: 480 }", "");
    const TrainingSetup made = withDataset(setupOf("tensorflow", 640, 480, 8), fixed, facts);
    EXPECT_EQ(made.imageWidth, 640);
    EXPECT_EQ(made.imageHeight, 480);
    EXPECT_EQ(made.boxesPerImage, 41);
    const InputRule padded = ruleOf("keep_aspect_ratio_resizer { min_dimension: 640 max_dimension: "
                                    "640 pad_to_max_dimension: true }",
                                    "");
    EXPECT_EQ(withDataset(setupOf("tensorflow", 640, 640, 8), padded, facts).imageHeight, 640);
    const TrainingSetup square =
        withDataset(setupOf("ultralytics", 640, 640, 8),
                    inputRuleOf(setupOf("ultralytics", 640, 640, 8)), facts);
    EXPECT_EQ(square.imageHeight, 640);
}

TEST(DatasetFacts, BoxesAreLimitedAndPaddedAsTheConfigurationSays)
{
    const std::string resizer = "fixed_shape_resizer { width: 640 height: 640 }";
    DatasetFacts facts;
    facts.boxesPerImage = 41;
    const TrainingSetup before = setupOf("tensorflow", 640, 640, 8);
    EXPECT_EQ(withDataset(before, ruleOf(resizer, ""), facts).boxesPerImage, 41);
    EXPECT_EQ(withDataset(before, ruleOf(resizer, "unpad_groundtruth_tensors: false"), facts)
                  .boxesPerImage,
              200);
    facts.boxesPerImage = 5000;
    EXPECT_EQ(withDataset(before, ruleOf(resizer, ""), facts).boxesPerImage, 200);
}

TEST(DatasetFacts, AbsurdSizesAreLeftOut)
{
    const InputRule rule = inputRuleOf(setupOf("mmdetection", 1344, 800, 2));
    DatasetFacts facts;
    facts.sizes = {{.width = 0, .height = 5, .pictures = 3},
                   {.width = -4, .height = 5, .pictures = 3},
                   {.width = std::int64_t{1} << 40, .height = 5, .pictures = 3},
                   {.width = 100, .height = 100, .pictures = -3}};
    const TrainingSetup made = withDataset(setupOf("mmdetection", 1344, 800, 2), rule, facts);
    EXPECT_EQ(made.imageWidth, 1344);
    EXPECT_EQ(made.imageHeight, 800);
}

} // namespace
} // namespace faultline::vram
