// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Models of configurations, planned through the modules of resources/architectures.
#include "model/readers/builtin_readers.h"
#include "model/vram/estimate.h"
#include "model/vram/sources/file_model.h"
#include "tests/support/read_artifacts.h"
#include "tests/support/shared_data.h"
#include "tests/vram/graph_checks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <string>

namespace faultline::vram {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::HasSubstr;

ConfigDocumentPtr parsed(std::string_view format, std::string_view text, std::string name)
{
    const test::ReadResult result = test::readBytes(*readerOfId(format), text, std::move(name));
    EXPECT_EQ(result.artifacts.configs.size(), 1U);
    return result.artifacts.configs.empty() ? std::make_shared<ConfigDocument>()
                                            : result.artifacts.configs.front();
}

Result<LayerGraph> expanded(const ConfigDocument& document, const TrainingSetup& wishes = {})
{
    const Result<FileModelPtr> model = modelFromConfig(document);
    if (!model)
        return model.error();
    const Result<TrainingSetup> setup = completeSetup(**model, wishes);
    if (!setup)
        return setup.error();
    return (*model)->expand(*setup);
}

/// The rows of a YOLOv8 detector: a stem, four stages, the way up and down, a head on three levels.
std::string yolov8(std::string_view conv = "Conv")
{
    const std::string c(conv);
    return "nc: 80\nscales:\n  n: [0.33, 0.25, 1024]\n  s: [0.33, 0.50, 1024]\n"
           "  m: [0.67, 0.75, 768]\n  x: [1.00, 1.25, 512]\nbackbone:\n"
           "  - [-1, 1, "
           + c
           + ", [64, 3, 2]]\n  - [-1, 1, Conv, [128, 3, 2]]\n"
             "  - [-1, 3, C2f, [128, True]]\n  - [-1, 1, Conv, [256, 3, 2]]\n"
             "  - [-1, 6, C2f, [256, True]]\n  - [-1, 1, Conv, [512, 3, 2]]\n"
             "  - [-1, 6, C2f, [512, True]]\n  - [-1, 1, Conv, [1024, 3, 2]]\n"
             "  - [-1, 3, C2f, [1024, True]]\n  - [-1, 1, SPPF, [1024, 5]]\nhead:\n"
             "  - [-1, 1, nn.Upsample, [None, 2, nearest]]\n  - [[-1, 6], 1, Concat, [1]]\n"
             "  - [-1, 3, C2f, [512]]\n  - [-1, 1, nn.Upsample, [None, 2, nearest]]\n"
             "  - [[-1, 4], 1, Concat, [1]]\n  - [-1, 3, C2f, [256]]\n"
             "  - [-1, 1, Conv, [256, 3, 2]]\n  - [[-1, 12], 1, Concat, [1]]\n"
             "  - [-1, 3, C2f, [512]]\n  - [-1, 1, Conv, [512, 3, 2]]\n"
             "  - [[-1, 9], 1, Concat, [1]]\n  - [-1, 3, C2f, [1024]]\n"
             "  - [[15, 18, 21], 1, Detect, [nc]]\n";
}

struct Published {
    std::string file;
    std::int64_t parameters;
};

class UltralyticsYaml : public ::testing::TestWithParam<Published> {};

TEST_P(UltralyticsYaml, HasTheParametersThatAreInItsFile)
{
    const auto graph = expanded(*parsed("config-tree", yolov8(), GetParam().file));
    ASSERT_TRUE(graph) << graph.error().message();
    EXPECT_EQ(test::faultsOf(*graph), "");
    // The trainer counts the 16 constants of the distribution, which are no layer here.
    EXPECT_NEAR(static_cast<double>(graph->parameterCount()),
                static_cast<double>(GetParam().parameters), 16.0);
    EXPECT_EQ(graph->anchors, 8400);
}

// Comments of cfg/models/v8/yolov8.yaml, ultralytics 8.4.
INSTANTIATE_TEST_SUITE_P(
    Scales, UltralyticsYaml,
    ::testing::Values(Published{"yolov8n.yaml", 3'157'200}, Published{"yolov8s.yaml", 11'166'560},
                      Published{"yolov8m.yaml", 25'902'640}, Published{"yolov8x.yaml", 68'229'648}),
    [](const auto& tested) { return tested.param.file.substr(0, tested.param.file.find('.')); });

TEST(UltralyticsYaml, TakesTheFirstScaleWhereTheNameTellsNone)
{
    const auto document = parsed("config-tree", yolov8(), "yolov8.yaml");
    const auto model = modelFromConfig(*document);
    ASSERT_TRUE(model) << model.error().message();
    EXPECT_THAT(test::englishOf((*model)->remarks()), Contains(HasSubstr("\"n\" is taken")));
    EXPECT_EQ((*model)->setup().classes, 80);
    EXPECT_EQ((*model)->info().framework, "ultralytics");
}

TEST(UltralyticsYaml, NamesTheRowAndTheLineOfAnUnknownModule)
{
    const auto graph = expanded(*parsed("config-tree", yolov8("C9x"), "yolov8n.yaml"));
    ASSERT_FALSE(graph);
    EXPECT_THAT(toEnglish(graph.error().detail),
                AllOf(HasSubstr("backbone[0][2]"), HasSubstr("line 8"), HasSubstr("\"C9x\"")));
}

TEST(UltralyticsYaml, RefusesRowsThatReadWhatIsNotThere)
{
    std::string text = yolov8();
    text.replace(text.find("[[-1, 6]"), 8, "[[-1,60]");
    const auto graph = expanded(*parsed("config-tree", text, "yolov8n.yaml"));
    ASSERT_FALSE(graph);
    EXPECT_THAT(toEnglish(graph.error().detail), HasSubstr("head[1][0][1]"));
}

struct ZooCase {
    std::string file;
    std::string model; ///< row of resources/architectures
};

void expectModelOfTheZoo(const std::string& folder, const ZooCase& zoo)
{
    SCOPED_TRACE(zoo.file);
    const test::ReadResult result = test::readPath(folder + '/' + zoo.file);
    ASSERT_EQ(result.artifacts.configs.size(), 1U);
    const auto fromFile = expanded(*result.artifacts.configs.front());
    ASSERT_TRUE(fromFile) << fromFile.error().message();
    EXPECT_EQ(test::faultsOf(*fromFile), "");
    TrainingSetup setup;
    const auto listed = findArchitecture(zoo.model, "tensorflow", setup);
    ASSERT_TRUE(listed) << listed.error().message();
    setup.classes = 90;
    setup.imageWidth = fromFile->imageWidth;
    setup.imageHeight = fromFile->imageHeight;
    const auto complete = resolveSetup(*listed, setup);
    ASSERT_TRUE(complete) << complete.error().message();
    const auto byName = expandArchitecture(*listed, *complete);
    ASSERT_TRUE(byName) << byName.error().message();
    EXPECT_EQ(fromFile->parameterCount(), byName->parameterCount());
    EXPECT_EQ(fromFile->anchors, byName->anchors);
}

TEST(PipelineNetwork, OfARealConfigurationIsTheModelOfTheZoo)
{
    FAULTLINE_NEEDS_REAL(folder, "configs/odapi-mryves");
    for (const ZooCase& one :
         {ZooCase{"ssd_mobilenet_v2_fpnlite_320x320_coco17_tpu-8.config",
                  "ssd_mobilenet_v2_fpnlite_320"},
          ZooCase{"ssd_efficientdet_d0_512x512_coco17_tpu-8.config", "ssd_efficientdet_d0"},
          ZooCase{"faster_rcnn_resnet50_v1_800x1333_coco17_gpu-8.config",
                  "faster_rcnn_resnet50_v1_800x1333"},
          ZooCase{"centernet_hourglass104_512x512_coco17_tpu-8.config",
                  "centernet_hourglass104_512"},
          ZooCase{"centernet_resnet50_v1_fpn_512x512_kpts_coco17_tpu-8.config",
                  "centernet_resnet50_v1_fpn_512_kpts"}})
        expectModelOfTheZoo(folder, one);
}

std::string ssd(std::string_view extractor)
{
    return "model { ssd { num_classes: 3 image_resizer { fixed_shape_resizer { height: 300 width: "
           "300 } } feature_extractor { "
           + std::string(extractor)
           + " } anchor_generator { ssd_anchor_generator { num_layers: 6 aspect_ratios: [1, 2, "
             "0.5, "
             "3, 0.3333] } } box_predictor { convolutional_box_predictor { kernel_size: 1 } } } } "
             "train_config { batch_size: 2 optimizer { momentum_optimizer { } } }";
}

TEST(PipelineNetwork, FollowsTheDepthMultiplier)
{
    const auto whole =
        expanded(*parsed("pipeline-config",
                         ssd("type: 'ssd_mobilenet_v2_keras' depth_multiplier: 1.0"), "p.config"));
    const auto thin = expanded(*parsed(
        "pipeline-config", ssd("type: 'ssd_mobilenet_v2' depth_multiplier: 0.5"), "p.config"));
    ASSERT_TRUE(whole) << whole.error().message();
    ASSERT_TRUE(thin) << thin.error().message();
    EXPECT_LT(thin->parameterCount(), whole->parameterCount() * 7 / 10);
}

TEST(PipelineNetwork, NamesAnUnknownExtractorWithItsLine)
{
    const auto graph =
        expanded(*parsed("pipeline-config", ssd("type: 'ssd_mobilenet_v9'"), "p.config"));
    ASSERT_FALSE(graph);
    EXPECT_THAT(toEnglish(graph.error().detail),
                AllOf(HasSubstr("model.ssd.feature_extractor.type (line 1)"),
                      HasSubstr("ssd_mobilenet_v9"), HasSubstr("ssd_mobilenet_v2")));
}

TEST(PipelineNetwork, IsPlannedAsItIsTrained)
{
    const auto document =
        parsed("pipeline-config", ssd("type: 'ssd_mobilenet_v2_keras'"), "p.config");
    const auto model = modelFromConfig(*document, 2);
    ASSERT_TRUE(model) << model.error().message();
    TrainingSetup wishes;
    wishes.measure = Measure::Allocated;
    const auto setup = completeSetup(**model, wishes);
    ASSERT_TRUE(setup) << setup.error().message();
    EXPECT_EQ(setup->batchPerReplica, 1);
    EXPECT_EQ(setup->optimizer, "momentum");
    EXPECT_EQ(setup->framework, "tensorflow");
    const auto graph = (*model)->expand(*setup);
    ASSERT_TRUE(graph) << graph.error().message();
    const auto made = estimate(*graph, *setup);
    ASSERT_TRUE(made) << made.error().message();
    EXPECT_GT(made->peakBytes, 4 * graph->parameterCount());
}

TEST(PipelineNetwork, PlansEveryRealConfigurationOrNamesTheField)
{
    FAULTLINE_NEEDS_REAL(folder, "configs");
    int planned = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.path().extension() != ".config")
            continue;
        const test::ReadResult result = test::readPath(entry.path().string());
        ASSERT_EQ(result.artifacts.configs.size(), 1U) << entry.path();
        const auto graph = expanded(*result.artifacts.configs.front());
        planned += graph ? 1 : 0;
        if (graph)
            EXPECT_EQ(test::faultsOf(*graph), "") << entry.path();
        else
            EXPECT_THAT(toEnglish(graph.error().detail),
                        AllOf(HasSubstr("model."), HasSubstr("(line ")))
                << entry.path();
    }
    EXPECT_GE(planned, 20);
}

// Small changes of configurations of the zoo, as the API itself builds them
// (reference/odapi_variants.py).
TEST(PipelineNetwork, CountsTheParametersThatTheApiCounts)
{
    const std::string folder = std::string(FAULTLINE_TESTS_DIR) + "/vram/reference/odapi_variants";
    const auto expected = nlohmann::json::parse(test::fileText(folder + ".json"));
    int compared = 0;
    for (const auto& [name, trained] : expected["trained"].items()) {
        const test::ReadResult result = test::readPath(folder + '/' + name + ".config");
        ASSERT_EQ(result.artifacts.configs.size(), 1U) << name;
        const auto graph = expanded(*result.artifacts.configs.front());
        ASSERT_TRUE(graph) << name << ": " << graph.error().message();
        // ResNet-18 and 34 have a last norm of 1024 parameters that nothing reads.
        const bool hasUnreadNorm = name.find("resnet_v1_18") != std::string::npos
                                   || name.find("resnet_v1_34") != std::string::npos;
        EXPECT_EQ(graph->parameterCount() + (hasUnreadNorm ? 1024 : 0), trained.get<std::int64_t>())
            << name;
        ++compared;
    }
    EXPECT_GE(compared, 10);
}

TEST(PipelineNetwork, TakesAnyAnchorGenerator)
{
    const auto anchorsOf = [](const std::string& generator) {
        std::string text = ssd("type: 'ssd_mobilenet_v2_keras' num_layers: 2");
        const std::size_t begin = text.find("ssd_anchor_generator {");
        text.replace(begin, text.find("} }", begin) + 1 - begin, generator);
        return expanded(*parsed("pipeline-config", text, "p.config"));
    };
    const auto flexible = anchorsOf(
        "flexible_grid_anchor_generator { anchor_grid { base_sizes: [0.1, 0.2, 0.3] aspect_ratios: "
        "[1, 1, 1] } anchor_grid { base_sizes: [0.5] aspect_ratios: [1] } }");
    ASSERT_TRUE(flexible) << flexible.error().message();
    EXPECT_EQ(flexible->anchors, 3 * 19 * 19 + 10 * 10);
    const auto multiscale = anchorsOf("multiscale_anchor_generator { min_level: 4 max_level: 5 "
                                      "aspect_ratios: [1, 2] scales_per_octave: 3 }");
    ASSERT_TRUE(multiscale) << multiscale.error().message();
    EXPECT_EQ(multiscale->anchors, 6 * (19 * 19 + 10 * 10));
    const auto other = anchorsOf("multiscale_anchor_generator { min_level: 3 max_level: 5 }");
    ASSERT_FALSE(other);
    EXPECT_THAT(toEnglish(other.error().detail),
                AllOf(HasSubstr("anchor_generator (line 1)"), HasSubstr("for 3 maps"),
                      HasSubstr("makes 2")));
}

TEST(PipelineNetwork, KnowsTheExtractorsOfTheFirstTensorFlow)
{
    const auto embedded = expanded(
        *parsed("pipeline-config", ssd("type: 'embedded_ssd_mobilenet_v1' depth_multiplier: 0.125"),
                "p.config"));
    ASSERT_FALSE(embedded) << "it has five maps";
    EXPECT_THAT(toEnglish(embedded.error().detail), HasSubstr("for 6 maps, the extractor makes 5"));
    const auto inception =
        expanded(*parsed("pipeline-config", ssd("type: 'ssd_inception_v2'"), "p.config"));
    ASSERT_TRUE(inception) << inception.error().message();
    EXPECT_EQ(inception->anchors, 1917);
}

std::string fasterRcnn(std::string_view more)
{
    return "model { faster_rcnn { num_classes: 3 image_resizer { keep_aspect_ratio_resizer { "
           "min_dimension: 600 max_dimension: 1024 } } feature_extractor { type: "
           "'faster_rcnn_inception_v2' } "
           + std::string(more)
           + " second_stage_box_predictor { mask_rcnn_box_predictor { } } initial_crop_size: 14 "
             "maxpool_kernel_size: 2 maxpool_stride: 2 } } train_config { batch_size: 1 optimizer "
             "{ momentum_optimizer { } } }";
}

TEST(PipelineNetwork, CountsTheRegionProposalsAsWritten)
{
    const auto parametersOf = [](const std::string& depth, const std::string& ratios) {
        const auto graph = expanded(*parsed(
            "pipeline-config",
            fasterRcnn(depth
                       + " first_stage_anchor_generator { grid_anchor_generator { scales: [1, 2] "
                         "aspect_ratios: ["
                       + ratios + "] } }"),
            "p.config"));
        EXPECT_TRUE(graph) << graph.error().message();
        return graph ? graph->parameterCount() : 0;
    };
    const std::int64_t usual = parametersOf("", "1");
    EXPECT_EQ(parametersOf("", "1, 2, 3") - usual, 4 * (512 + 1) * 6) << "four boxes more";
    constexpr std::int64_t kChannels = 576; // of Mixed_4e
    EXPECT_EQ(usual - parametersOf("first_stage_box_predictor_depth: 256", "1"),
              256 * (9 * kChannels + 1 + 2 * 6));
}

TEST(PipelineNetwork, NamesWhatItDoesNotPlan)
{
    const auto failure = [](std::string_view more) {
        const auto graph = expanded(*parsed("pipeline-config", fasterRcnn(more), "p.config"));
        return graph ? std::string() : toEnglish(graph.error().detail);
    };
    EXPECT_THAT(failure("context_config { }"),
                HasSubstr("model.faster_rcnn.context_config (line 1): is not planned"));
    EXPECT_THAT(failure(""), HasSubstr("first_stage_anchor_generator"));
}

TEST(FileModel, SaysWhatIsNoModel)
{
    const auto document = parsed("config-tree", "batch_size: 4\nepochs: 3\n", "train.yaml");
    const auto model = modelFromConfig(*document);
    ASSERT_FALSE(model);
    EXPECT_EQ(model.error().code, ErrorCode::UnknownFormat);
}

} // namespace
} // namespace faultline::vram
