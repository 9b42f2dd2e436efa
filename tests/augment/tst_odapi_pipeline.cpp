// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/pipeline_files.h"
#include "model/augment/run_pipeline.h"
#include "model/readers/config/pipeline_config_reader.h"
#include "tests/augment/support/augment_samples.h"
#include "tests/support/event_writer.h"
#include "tests/support/read_artifacts.h"
#include "tests/support/shared_data.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

namespace faultline::augment {

namespace {

Pipeline pipelineOf(const std::string& text)
{
    const auto reader = makePipelineConfigReader();
    const test::ReadResult read = test::readBytes(*reader, text, "pipeline.config");
    if (read.artifacts.configs.empty())
        return {};
    const Result<Pipeline> pipeline = pipelineFromConfig(*read.artifacts.configs.front());
    return pipeline ? *pipeline : Pipeline();
}

void expectEqual(const std::vector<PipelineStep>& one, const std::vector<PipelineStep>& two)
{
    ASSERT_EQ(one.size(), two.size());
    for (std::size_t i = 0; i < one.size(); ++i) {
        SCOPED_TRACE(one[i].transform);
        EXPECT_EQ(one[i].transform, two[i].transform);
        EXPECT_TRUE(one[i].parameters == two[i].parameters);
        expectEqual(one[i].children, two[i].children);
    }
}

PipelineStep plainStep(std::string id)
{
    PipelineStep step;
    step.transform = std::move(id);
    return step;
}

std::vector<std::string> names(const Pipeline& pipeline)
{
    std::vector<std::string> all;
    for (const PipelineStep& step : pipeline.steps)
        all.push_back(step.transform);
    return all;
}

/// A value within bounds; whole numbers are doubles in Numbers.
Value randomValue(const ParameterInfo& info, Random& random)
{
    const double number = random.uniform(info.minimum, info.maximum);
    switch (info.kind) {
    case ParameterKind::Boolean: return random.chance(0.5);
    case ParameterKind::Integer: return static_cast<std::int64_t>(number);
    case ParameterKind::Choice:
        return std::string(info.choices[static_cast<std::size_t>(
            random.integer(0, static_cast<std::int64_t>(info.choices.size())))]);
    case ParameterKind::Text: return std::string("faster_rcnn_resnet50_keras");
    case ParameterKind::Numbers:
    case ParameterKind::Colour:
        return std::vector<double>{number, random.uniform(info.minimum, info.maximum), 3.5};
    default: return number;
    }
}

PipelineStep randomStep(const TransformInfo& info, Random& random)
{
    PipelineStep step;
    step.transform = std::string(info.id);
    for (const ParameterInfo& parameter : info.parameters) {
        if (parameter.name == "feature_extractor" || random.chance(0.6))
            step.parameters[std::string(parameter.name)] = randomValue(parameter, random);
    }
    const TransformInfo* child = findTransform(info.children);
    for (int i = 0; child != nullptr && i < 3; ++i)
        step.children.push_back(randomStep(*child, random));
    return step;
}

std::vector<std::filesystem::path> ownAndRealConfigs()
{
    std::vector<std::filesystem::path> paths;
    for (const test::SampleFolder& folder :
         test::ownAndReal("vram/reference/odapi_variants", "configs")) {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder.path)) {
            if (entry.path().extension() == ".config")
                paths.push_back(entry.path());
        }
    }
    return paths;
}

} // namespace

TEST(OdapiPipeline, ReadsOptionsResizerAndNormalisationInTheTrainersOrder)
{
    const Pipeline pipeline = pipelineOf(R"(
model {
  faster_rcnn {
    image_resizer { keep_aspect_ratio_resizer { min_dimension: 600 pad_to_max_dimension: true } }
    feature_extractor { type: "faster_rcnn_resnet50_keras" }
  }
}
train_config {
  data_augmentation_options { random_horizontal_flip { } }
  data_augmentation_options {
    ssd_random_crop {
      operations { min_object_covered: 0.5 min_area: 0.1 max_area: 1 min_aspect_ratio: 0.5 max_aspect_ratio: 2 }
    }
  }
  data_augmentation_options { random_jitter_boxes { jitter_mode: 4 ratio: .1 } }
}
train_input_reader { max_number_of_boxes: 20 }
)");
    EXPECT_EQ(names(pipeline),
              (std::vector<std::string>{"odapi/filter_groundtruth", "odapi/random_horizontal_flip",
                                        "odapi/ssd_random_crop", "odapi/random_jitter_boxes",
                                        "odapi/keep_aspect_ratio_resizer", "odapi/preprocess",
                                        "odapi/limit_boxes"}));
    ASSERT_EQ(pipeline.steps.size(), 7U);
    EXPECT_TRUE(pipeline.remarks.empty());
    EXPECT_EQ(pipeline.steps[1].line, 9U);
    ASSERT_EQ(pipeline.steps[2].children.size(), 1U);
    EXPECT_EQ(pipeline.steps[2].children[0].parameters.at("min_object_covered"), Value(0.5));
    EXPECT_EQ(pipeline.steps[3].parameters.at("jitter_mode"),
              Value(std::string("EXPAND_SYMMETRIC")));
    EXPECT_EQ(pipeline.steps[4].parameters.at("pad_to_max_dimension"), Value(true));
    EXPECT_EQ(pipeline.steps[6].parameters.at("max_number_of_boxes"), Value(std::int64_t{20}));
}

TEST(OdapiPipeline, SsdNormalisesBeforeItResizes)
{
    const Pipeline pipeline = pipelineOf(R"(model { ssd {
        image_resizer { fixed_shape_resizer { height: 320 width: 320 } }
        feature_extractor { type: "ssd_mobilenet_v2_keras" } } })");
    EXPECT_EQ(names(pipeline),
              (std::vector<std::string>{"odapi/filter_groundtruth", "odapi/preprocess",
                                        "odapi/fixed_shape_resizer", "odapi/limit_boxes"}));
}

TEST(OdapiPipeline, NothingIsSkippedInSilence)
{
    const Pipeline pipeline = pipelineOf(R"(
train_config {
  data_augmentation_options { random_magic { } }
  data_augmentation_options { random_crop_image { min_area: 0.3 colour: 3 } }
  data_augmentation_options { random_horizontal_flip { probability: 0 } }
}
model { ssd { feature_extractor { type: "my_own" } } }
)");
    std::vector<std::pair<std::uint32_t, bool>> remarks;
    for (const PipelineRemark& remark : pipeline.remarks)
        remarks.emplace_back(remark.line, remark.isLeftOut);
    EXPECT_NE(std::find(remarks.begin(), remarks.end(), std::pair(3U, true)), remarks.end());
    EXPECT_NE(std::find(remarks.begin(), remarks.end(), std::pair(4U, false)), remarks.end());
    EXPECT_NE(std::find(remarks.begin(), remarks.end(), std::pair(5U, false)), remarks.end());
    EXPECT_NE(std::find(remarks.begin(), remarks.end(), std::pair(7U, true)), remarks.end());
}

TEST(OdapiPipeline, WhatTheTrainerRefusesIsLeftOutWithTheReason)
{
    const Pipeline pipeline =
        pipelineOf("train_config { data_augmentation_options { ssd_random_crop { operations { "
                   "min_object_covered: 0.5 } } } }");
    std::vector<PipelineRemark> remarks;
    const CompiledPipeline compiled(pipeline, remarks);
    ASSERT_EQ(remarks.size(), 1U);
    EXPECT_TRUE(remarks[0].isLeftOut);
    EXPECT_NE(toEnglish(remarks[0].text).find("must be non-negative"), std::string::npos);
}

TEST(OdapiPipeline, EveryStepComesBackAsItWasWritten)
{
    SeededRandom random(3, 3);
    for (const TransformInfo& info : catalogue()) {
        const bool isChild = info.id.ends_with(".operation");
        if (info.library != Library::ObjectDetectionApi || isChild)
            continue;
        SCOPED_TRACE(std::string(info.id));
        for (int round = 0; round < 8; ++round) {
            Pipeline pipeline;
            const PipelineStep step = randomStep(info, random);
            const bool isFirst = info.id == "odapi/filter_groundtruth";
            const bool isLast = info.id == "odapi/limit_boxes";
            if (!isFirst)
                pipeline.steps.push_back(plainStep("odapi/filter_groundtruth"));
            pipeline.steps.push_back(step);
            if (!isLast)
                pipeline.steps.push_back(plainStep("odapi/limit_boxes"));
            if (isFirst || (isLast && step.parameters.empty()))
                continue; // nothing to write
            std::vector<PipelineRemark> remarks;
            const std::string text = writePipeline(pipeline, "odapi", remarks);
            EXPECT_TRUE(remarks.empty()) << text;
            expectEqual(pipelineOf(text).steps, pipeline.steps);
        }
    }
}

TEST(OdapiPipeline, OwnAndRealConfigurationsComeBackAndRun)
{
    const auto paths = ownAndRealConfigs();
    ASSERT_GE(paths.size(), 13U);
    for (const std::filesystem::path& path : paths) {
        SCOPED_TRACE(path.string());
        const Result<Pipeline> pipeline = readPipeline(path.string());
        ASSERT_TRUE(pipeline.has_value());
        EXPECT_GE(pipeline->steps.size(), 4U);
        EXPECT_EQ(pipeline->source, path.string());
        std::vector<PipelineRemark> remarks;
        const std::string text = writePipeline(*pipeline, "odapi", remarks);
        EXPECT_TRUE(remarks.empty());
        const Pipeline again = pipelineOf(text);
        expectEqual(again.steps, pipeline->steps);

        const CompiledPipeline compiled(*pipeline, remarks);
        EXPECT_TRUE(remarks.empty());
        Sample sample;
        test::patternImage(120, 90).convertTo(sample.image, CV_8U);
        sample.boxes = {test::makeBox(0.2F, 0.2F, 0.8F, 0.9F)};
        SeededRandom random(1, 1);
        compiled.run(sample, random);
        EXPECT_FALSE(sample.image.empty());
        if (compiled.networkSize().area() > 0) {
            EXPECT_EQ(sample.image.size(), compiled.networkSize());
        }
    }
}

TEST(OdapiPipeline, OtherFilesAreRefusedWithAReason)
{
    EXPECT_FALSE(readPipeline("/nowhere/pipeline.config").has_value());
    const test::TempFolder folder;
    const Result<Pipeline> pipeline = readPipeline(folder.write("notes.txt", "nothing to see\n"));
    ASSERT_FALSE(pipeline.has_value());
    EXPECT_EQ(pipeline.error().code, ErrorCode::UnknownFormat);
}

TEST(OdapiPipeline, PaddingIsNoContent)
{
    const Pipeline pipeline = pipelineOf(R"(model { ssd { image_resizer {
        keep_aspect_ratio_resizer { min_dimension: 64 max_dimension: 64
                                    pad_to_max_dimension: true } } } })");
    std::vector<PipelineRemark> remarks;
    const CompiledPipeline compiled(pipeline, remarks);
    EXPECT_EQ(compiled.networkSize(), cv::Size(64, 64));
    Sample sample;
    test::patternImage(50, 100).convertTo(sample.image, CV_8U);
    sample.boxes = {test::makeBox(0.0F, 0.0F, 1.0F, 1.0F)};
    SeededRandom random(1, 1);
    compiled.run(sample, random);
    EXPECT_EQ(sample.image.size(), cv::Size(64, 64));
    EXPECT_EQ(sample.content, cv::Rect(0, 0, 64, 32));
    ASSERT_EQ(sample.boxes.size(), 1U);
    EXPECT_NEAR(sample.boxes[0].ymax, 0.5F, 1e-6);
}

} // namespace faultline::augment
