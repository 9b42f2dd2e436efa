// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/builtin_readers.h"
#include "model/vram/sources/pipeline_model.h"
#include "tests/support/read_artifacts.h"
#include "tests/support/shared_data.h"
#include "tests/vram/graph_checks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

namespace faultline::vram {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::HasSubstr;

ConfigDocumentPtr parsedPipeline(std::string_view text)
{
    const test::ReadResult result =
        test::readBytes(*readerOfId("pipeline-config"), text, "pipeline.config");
    EXPECT_EQ(result.artifacts.configs.size(), 1U);
    return result.artifacts.configs.empty() ? std::make_shared<ConfigDocument>()
                                            : result.artifacts.configs.front();
}

ConfigDocumentPtr configAt(const std::string& path)
{
    const test::ReadResult result = test::readPath(path);
    return result.artifacts.configs.empty() ? nullptr : result.artifacts.configs.front();
}

/// A small SSD; `more` goes into the model, `resizer` is its image_resizer, `train` is added to
/// the training.
std::string ssdText(std::string_view more, std::string_view train = "batch_size: 24",
                    std::string_view resizer = "fixed_shape_resizer { height: 300 width: 320 }")
{
    return "model {\n ssd {\n  num_classes: 3\n  image_resizer { " + std::string(resizer)
           + " }\n  feature_extractor { type: 'ssd_mobilenet_v2_keras' depth_multiplier: 0.5 }\n  "
           + std::string(more) + "\n }\n}\ntrain_config {\n " + std::string(train)
           + "\n}\ntrain_input_reader { label_map_path: 'a' }\n";
}

std::string pipelineFailure(const std::string& text)
{
    const Result<PipelineModel> model = readPipelineModel(*parsedPipeline(text));
    EXPECT_FALSE(model) << text;
    return model ? std::string() : toEnglish(model.error().detail);
}

TEST(PipelineModel, TellsAnSsdAndItsTraining)
{
    const auto document = parsedPipeline(
        ssdText("freeze_batchnorm: true anchor_generator { ssd_anchor_generator { "
                "num_layers: 6 aspect_ratios: [1, 2, 0.5, 3, 0.3333] } }",
                "batch_size: 24 optimizer { rms_prop_optimizer { } use_moving_average: "
                "false } unpad_groundtruth_tensors: false"));
    const Result<PipelineModel> model = readPipelineModel(*document, 2);
    ASSERT_TRUE(model) << model.error().message();
    EXPECT_EQ(model->meta, MetaArchitecture::Ssd);
    EXPECT_EQ(model->extractor, "ssd_mobilenet_v2_keras");
    EXPECT_EQ(model->setup.imageWidth, 320);
    EXPECT_EQ(model->setup.imageHeight, 300);
    EXPECT_EQ(model->setup.classes, 3);
    EXPECT_EQ(model->setup.batchPerReplica, 12);
    EXPECT_EQ(model->setup.replicas, 2);
    EXPECT_EQ(model->setup.boxesPerImage, 100) << "the default of the field";
    EXPECT_EQ(model->setup.optimizer, "rmsprop");
    EXPECT_EQ(model->setup.movingAverage, false);
    EXPECT_EQ(model->setup.normMode, NormMode::Evaluate);
    EXPECT_EQ(model->option("depth_multiplier", 1), 0.5);
    EXPECT_EQ(model->option("anchors_per_cell", 0), 6) << "five ratios and one between";
    EXPECT_EQ(model->option("anchors_lowest", 0), 3);
    ASSERT_NE(model->find("depth_multiplier"), nullptr);
    EXPECT_EQ(model->find("depth_multiplier")->line, 5U);
}

TEST(PipelineModel, PlansWhatTheTrainerDoesByItself)
{
    const Result<PipelineModel> model = readPipelineModel(*parsedPipeline(
        ssdText("", "batch_size: 24 optimizer { adam_optimizer { } } use_bfloat16: true")));
    ASSERT_TRUE(model);
    EXPECT_EQ(model->setup.movingAverage, true) << "true where it is not set";
    EXPECT_EQ(model->setup.precision, Precision::Float32) << "bfloat16 is for TPUs";
    EXPECT_THAT(test::englishOf(model->remarks), Contains(HasSubstr("use_bfloat16")));
    EXPECT_THAT(test::englishOf(model->remarks), Contains(HasSubstr("use_moving_average")));
    EXPECT_THAT(test::englishOf(model->remarks),
                Contains(AllOf(HasSubstr("batch_size"), HasSubstr("all GPUs"))));
}

TEST(PipelineModel, TakesTheLargestOfImagesThatKeepTheirAspect)
{
    const auto sizeOf = [](std::string_view resizer) {
        const auto model =
            readPipelineModel(*parsedPipeline(ssdText("", "batch_size: 1", resizer)));
        return model ? std::pair(model->setup.imageWidth, model->setup.imageHeight)
                     : std::pair<std::int64_t, std::int64_t>(0, 0);
    };
    using Size = std::pair<std::int64_t, std::int64_t>;
    EXPECT_EQ(sizeOf("keep_aspect_ratio_resizer { min_dimension: 800 max_dimension: 1333 }"),
              Size(1333, 800));
    EXPECT_EQ(sizeOf("keep_aspect_ratio_resizer { }"), Size(1024, 600)) << "the trainer's defaults";
    EXPECT_EQ(sizeOf("keep_aspect_ratio_resizer { min_dimension: 800 max_dimension: 1333 "
                     "pad_to_max_dimension: true }"),
              Size(1333, 1333));
    EXPECT_EQ(sizeOf("conditional_shape_resizer { size_threshold: 512 }"), Size(512, 512));
}

TEST(PipelineModel, LeavesTheSizeOpenThatNoResizerTells)
{
    const auto model =
        readPipelineModel(*parsedPipeline(ssdText("", "batch_size: 24", "identity_resizer { }")));
    ASSERT_TRUE(model) << model.error().message();
    EXPECT_EQ(model->setup.imageWidth, 0);
    EXPECT_THAT(test::englishOf(model->remarks),
                Contains(HasSubstr("model.ssd.image_resizer (line 4)")));
}

TEST(PipelineModel, NamesTheFieldAndTheLineOfWhatCannotBePlanned)
{
    EXPECT_THAT(pipelineFailure(ssdText("", "batch_size: 0")),
                HasSubstr("train_config.batch_size (line 10)"));
    EXPECT_THAT(pipelineFailure(ssdText("", "batch_size: 24",
                                        "fixed_shape_resizer { height: 900000000 width: 3 }")),
                HasSubstr("fixed_shape_resizer.height (line 4): must be a whole number"));
    EXPECT_THAT(pipelineFailure("model { ssd { num_classes: -1 feature_extractor { type: 'x' } } }"
                                "train_config { batch_size: 1 }"),
                HasSubstr("model.ssd.num_classes (line 1)"));
    EXPECT_THAT(pipelineFailure("train_config { batch_size: 1 }"), HasSubstr("model"));
    EXPECT_THAT(pipelineFailure("model { faster_rcnn { num_classes: 2 } } train_config { }"),
                HasSubstr("model.faster_rcnn.feature_extractor.type"));
}

TEST(PipelineModel, RefusesABatchThatReplicasCannotShare)
{
    const auto model = readPipelineModel(*parsedPipeline(ssdText("")), 7);
    ASSERT_FALSE(model);
    EXPECT_THAT(toEnglish(model.error().detail), HasSubstr("24 cannot be shared by 7 replicas"));
}

TEST(PipelineModel, ReadsBothStagesOfADetector)
{
    const auto document = configAt(
        test::testFile("vram/reference/odapi_variants/faster_rcnn_fpn_levels_3_to_6.config"));
    ASSERT_NE(document, nullptr);
    const auto model = readPipelineModel(*document, 2);
    ASSERT_TRUE(model) << model.error().message();
    EXPECT_EQ(model->meta, MetaArchitecture::FasterRcnn);
    EXPECT_EQ(model->extractor, "faster_rcnn_resnet50_fpn_keras");
    EXPECT_EQ(model->setup.batchPerReplica, 1);
    EXPECT_EQ(model->setup.imageWidth, 640);
    EXPECT_EQ(model->setup.imageHeight, 640);
    EXPECT_EQ(model->setup.normMode, NormMode::Train);
    EXPECT_EQ(model->option("anchors_per_cell", 0), 6);
    EXPECT_EQ(model->option("proposals", 0), 64) << "what is sampled, not the 300 proposals";
    EXPECT_EQ(model->option("crop_size", 0), 14);
    EXPECT_EQ(model->option("clips_gradients", 0), 0);
    EXPECT_EQ(model->classLoss, ClassLoss::Softmax);
}

TEST(PipelineModel, ReadsTheSecondStageOfARealZooConfiguration)
{
    FAULTLINE_NEEDS_REAL(
        path, "configs/odapi-mryves/faster_rcnn_resnet50_v1_800x1333_coco17_gpu-8.config");
    const auto document = configAt(path);
    ASSERT_NE(document, nullptr);
    const auto model = readPipelineModel(*document, 8);
    ASSERT_TRUE(model) << model.error().message();
    EXPECT_EQ(model->meta, MetaArchitecture::FasterRcnn);
    EXPECT_EQ(model->extractor, "faster_rcnn_resnet50_keras");
    EXPECT_EQ(model->setup.batchPerReplica, 2);
    EXPECT_EQ(model->setup.imageWidth, 1333);
    EXPECT_EQ(model->setup.imageHeight, 1333) << "padded to a square";
    EXPECT_EQ(model->setup.normMode, NormMode::Evaluate);
    EXPECT_EQ(model->option("anchors_per_cell", 0), 12);
    EXPECT_EQ(model->option("proposals", 0), 64) << "what is sampled, not the 300 proposals";
    EXPECT_EQ(model->option("crop_size", 0), 14);
    EXPECT_EQ(model->option("clips_gradients", 0), 1);
    EXPECT_EQ(model->classLoss, ClassLoss::Softmax);
}

TEST(PipelineModel, ReadsEveryOwnAndRealConfiguration)
{
    for (const test::SampleFolder& folder :
         test::ownAndReal("vram/reference/odapi_variants", "configs")) {
        int read = 0;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder.path)) {
            if (entry.path().extension() != ".config")
                continue;
            const auto document = configAt(entry.path().string());
            ASSERT_NE(document, nullptr) << entry.path();
            const auto model = readPipelineModel(*document);
            EXPECT_TRUE(model) << entry.path() << ": "
                               << (model ? "" : toEnglish(model.error().detail));
            read += model ? 1 : 0;
        }
        EXPECT_GE(read, folder.isReal ? 15 : 13) << folder.path;
    }
}

} // namespace
} // namespace faultline::vram
