// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The data of mmyolo, Ultralytics, torchvision and the TensorFlow Object Detection API against what
// the libraries themselves say: tests/vram/reference/*_detectors.py and odapi_models.py.

#include "model/vram/architectures.h"
#include "model/vram/estimate.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace faultline::vram;
using nlohmann::json;

json reference(const std::string& name)
{
    std::ifstream file(std::string(FAULTLINE_TESTS_DIR) + "/vram/reference/" + name + ".json");
    return json::parse(file, nullptr, false);
}

struct Expanded {
    TrainingSetup setup;
    LayerGraph graph;
};

/// The model in float32 for a square image; 0 leaves the size to the model.
Expanded expanded(const std::string& framework, const std::string& name, std::int64_t side,
                  std::int64_t batch, std::int64_t boxes)
{
    TrainingSetup setup;
    setup.framework = framework;
    setup.imageWidth = setup.imageHeight = side;
    setup.batchPerReplica = batch;
    setup.boxesPerImage = boxes;
    setup.precision = Precision::Float32;
    setup.measure = Measure::Allocated;
    const auto found = findArchitecture(name, framework, setup);
    if (!found) {
        ADD_FAILURE() << name << ": " << toEnglish(found.error().detail);
        return {};
    }
    EXPECT_EQ(found->framework, framework) << name;
    const auto complete = resolveSetup(*found, setup);
    if (!complete) {
        ADD_FAILURE() << name << ": " << toEnglish(complete.error().detail);
        return {};
    }
    auto graph = expandArchitecture(*found, *complete);
    if (!graph) {
        ADD_FAILURE() << name << ": " << graph.error().path << ": "
                      << toEnglish(graph.error().detail);
        return {};
    }
    return {*complete, *std::move(graph)};
}

/// Bytes kept for the backward pass; the images too where the first convolution, trained, reads
/// them as they come, which the rows of layers leave out.
std::int64_t keptBytes(const Expanded& model)
{
    const auto result = estimate(model.graph, model.setup);
    if (!result) {
        ADD_FAILURE() << model.graph.model << ": " << toEnglish(result.error().detail);
        return 0;
    }
    std::int64_t kept = 0;
    for (const LayerRow& row : result->layers)
        kept += row.keptBytes;
    const auto isConvolution = [](const Op& op) { return op.kind == OpKind::Convolution; };
    const auto first = std::find_if(model.graph.ops.begin(), model.graph.ops.end(), isConvolution);
    if (first == model.graph.ops.end() || model.setup.frozenStages.value_or(0) > 0)
        return kept;
    const Tensor& read = model.graph.tensors[static_cast<std::size_t>(first->inputs[0])];
    if (read.part == Part::Input)
        kept += model.setup.batchPerReplica * 4 * read.extent.perImage;
    return kept;
}

void expectNear(std::int64_t actual, std::int64_t expected, double tolerance,
                const std::string& what)
{
    const auto bound = tolerance * static_cast<double>(expected);
    EXPECT_NEAR(static_cast<double>(actual), static_cast<double>(expected), bound) << what;
}

/// Parameters within 1 % and what is kept within `tolerance`, at every size of the reference.
void compare(const std::string& framework, const std::string& file, double tolerance)
{
    const json data = reference(file);
    ASSERT_TRUE(data.is_object()) << file;
    ASSERT_GT(data.at("models").size(), 5U);
    for (const auto& [name, row] : data.at("models").items()) {
        const std::int64_t batch = data.at("batch").get<std::int64_t>();
        const std::int64_t boxes = row.value("boxes_per_image", data.value("boxes_per_image", 8));
        const Expanded own = expanded(framework, name, 0, 0, 0);
        expectNear(own.graph.parameterCount(), row.at("parameters").get<std::int64_t>(), 0.01,
                   name);
        for (const auto& [side, kept] : row.at("kept").items()) {
            const Expanded model = expanded(framework, name, std::stoll(side), batch, boxes);
            expectNear(keptBytes(model), kept.at("activations").get<std::int64_t>(), tolerance,
                       name + " at " + side);
        }
    }
}

TEST(ZooModels, MmyoloIsWhatTheLibraryBuilds)
{
    compare("mmyolo", "mmyolo_detectors", 0.01);
}

TEST(ZooModels, UltralyticsIsWhatTheLibraryBuilds)
{
    compare("ultralytics", "ultralytics_detectors", 0.02);
}

TEST(ZooModels, TorchvisionIsWhatTheLibraryBuilds)
{
    compare("torchvision", "torchvision_detectors", 0.025);
}

TEST(ZooModels, TorchvisionTrainsWhatItTrainsByItself)
{
    const json data = reference("torchvision_detectors");
    ASSERT_TRUE(data.is_object());
    for (const auto& [name, row] : data.at("models").items()) {
        const Expanded model = expanded("torchvision", name, 0, 0, 0);
        EXPECT_EQ(model.graph.trainableCount(), row.at("trainable").get<std::int64_t>()) << name;
    }
}

/// Every variable that gets a gradient, to the last one; what the gradients need of the graph.
TEST(ZooModels, ObjectDetectionApiIsWhatTheApiBuilds)
{
    const json data = reference("odapi_models");
    ASSERT_TRUE(data.is_object());
    ASSERT_GT(data.at("models").size(), 15U);
    for (const auto& [name, row] : data.at("models").items()) {
        const Expanded model = expanded("tensorflow", name, 0, data.at("batch").get<std::int64_t>(),
                                        data.at("boxes").get<std::int64_t>());
        EXPECT_EQ(model.graph.imageWidth, row.at("size")[1].get<std::int64_t>()) << name;
        // The API builds EfficientNet with its classifier, which the regularisation trains.
        if (name.find("efficientdet") == std::string::npos)
            expectNear(model.graph.parameterCount(), row.at("trained").get<std::int64_t>(), 0.0005,
                       name);
        const std::int64_t kept =
            row.at("kept_predict").get<std::int64_t>() + row.at("kept_loss").get<std::int64_t>();
        expectNear(keptBytes(model), kept, 0.03, name);
    }
}

/// Tan, Pang, Le: EfficientDet (2020), table 2; in units of the table's last digit.
TEST(ZooModels, EfficientDetHasThePublishedParameters)
{
    const std::vector<double> millions = {3.9, 6.6, 8.1, 12.0, 20.7, 33.7, 51.9, 51.9};
    for (std::size_t i = 0; i < millions.size(); ++i) {
        const std::string name = "ssd_efficientdet_d" + std::to_string(i);
        const Expanded model = expanded("tensorflow", name, 0, 0, 0);
        EXPECT_NEAR(static_cast<double>(model.graph.parameterCount()) / 1e6, millions[i], 0.05)
            << name;
    }
}

double peakGiB(const std::string& name, std::int64_t batch, std::int64_t side = 0)
{
    const Expanded model = expanded("tensorflow", name, side, batch, 0);
    const auto result = estimate(model.graph, model.setup);
    EXPECT_TRUE(result) << name;
    return result ? static_cast<double>(result->peakBytes) / (1024.0 * 1024.0 * 1024.0) : 0.0;
}

/// What users of these models reported about their GPUs, which no figure was fitted to:
/// google/automl#85, tensorflow/models#10159 and #10804, xuannianz/EfficientDet#17.
TEST(ZooModels, WhatUsersReportedIsExplained)
{
    EXPECT_GT(peakGiB("ssd_efficientdet_d1", 8), 11.0);
    EXPECT_LT(peakGiB("ssd_efficientdet_d2", 8), 23.5); // the most that trains with 24 GB
    EXPECT_GT(peakGiB("ssd_efficientdet_d2", 10), 23.5);
    EXPECT_LT(peakGiB("ssd_efficientdet_d4", 1), 11.0);
    EXPECT_GT(peakGiB("ssd_efficientdet_d5", 1), 12.0);
    EXPECT_GT(peakGiB("ssd_efficientdet_d6", 1), 16.0);
    // One image of 1024 pixels with 12 GB, two of 640, and no third one of 640: the second stage
    // does not shrink with the image.
    const std::string mask = "mask_rcnn_inception_resnet_v2_1024";
    EXPECT_LT(peakGiB(mask, 1), 11.0);
    EXPECT_GT(peakGiB(mask, 2), 10.5);
    EXPECT_LT(peakGiB(mask, 2, 640), 11.0);
    EXPECT_GT(peakGiB(mask, 3, 640), 11.0);
    EXPECT_GT(peakGiB(mask, 2, 320), 0.8 * peakGiB(mask, 2, 640));
}

/// The full names of the zoos, with what they say about training.
TEST(ZooModels, NamesOfConfigurationsAreUnderstood)
{
    struct Name {
        std::string written;
        std::string model;
        std::int64_t batch = 0;
    };
    const std::vector<Name> names = {
        {"yolov5_s-v61_syncbn_fast_8xb16-300e_coco", "yolov5_s", 16},
        {"yolov5_l-v61_fast_1xb32-50e_voc", "yolov5_l_voc", 32},
        {"yolov5_m-p6-v62_syncbn_fast_8xb16-300e_coco", "yolov5_m_p6", 16},
        {"yolov7_x_syncbn_fast_8x16b-300e_coco", "yolov7_x", 16},
        {"yolov8_n_mask-refine_syncbn_fast_8xb16-500e_coco", "yolov8_n", 16},
        {"yolox_s_fast_8xb32-300e-rtmdet-hyp_coco", "yolox_s", 32},
        {"ssd_mobilenet_v2_fpnlite_320x320_coco17_tpu-8", "ssd_mobilenet_v2_fpnlite_320", 0},
        {"faster_rcnn_resnet50_v1_800x1333_coco17_gpu-8", "faster_rcnn_resnet50_v1_800x1333", 0},
        {"ssd_resnet50_v1_fpn_shared_box_predictor_640x640_coco14_sync_2018_07_03",
         "ssd_resnet50_v1_fpn_640", 0},
        {"yolov8s", "yolov8_s", 0},
        {"fasterrcnn_resnet50_fpn", "fasterrcnn_resnet50_fpn", 0},
    };
    for (const Name& name : names) {
        TrainingSetup setup;
        const auto found = findArchitecture(name.written, "", setup);
        ASSERT_TRUE(found) << name.written << ": " << toEnglish(found.error().detail);
        EXPECT_EQ(found->name, name.model) << name.written;
        EXPECT_EQ(setup.batchPerReplica, name.batch) << name.written;
    }
}

} // namespace
