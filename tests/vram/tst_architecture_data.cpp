// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What ships under resources/architectures: everything is read, and every model expands at its own
// size, at an odd and at a tiny one.

#include "model/vram/architecture/catalogue.h"
#include "model/vram/architectures.h"
#include "model/vram/framework_memory.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace faultline::vram {
namespace {

TEST(ArchitectureData, IsReadWhole)
{
    for (const Error& error : Catalogue::get().errors())
        ADD_FAILURE() << error.message();
    EXPECT_GT(architectures().size(), 200U);
}

TEST(ArchitectureData, FrameworksAreSimulated)
{
    for (const auto& [id, framework] : Catalogue::get().frameworks()) {
        EXPECT_NE(frameworkMemory(id), nullptr) << id;
        EXPECT_FALSE(framework.name.empty()) << id;
    }
}

/// A name that another model of the framework has would never be found.
TEST(ArchitectureData, NamesAreFoundAgain)
{
    for (const ArchitectureInfo& info : architectures()) {
        std::vector<std::string> names = info.otherNames;
        names.push_back(info.name);
        for (const std::string& name : names) {
            TrainingSetup setup;
            const auto found = findArchitecture(name, info.framework, setup);
            ASSERT_TRUE(found) << name << ": " << toEnglish(found.error().detail);
            EXPECT_EQ(found->name, info.name) << name;
        }
    }
}

/// Holds an expanded graph against what everything that reads graphs relies on.
void checkGraph(const LayerGraph& graph)
{
    const auto tensors = static_cast<TensorId>(graph.tensors.size());
    const auto sets = static_cast<ParameterId>(graph.parameters.size());
    std::vector<bool> isMade(graph.tensors.size(), false);
    for (const Op& op : graph.ops) {
        for (const TensorId input : op.inputs) {
            ASSERT_TRUE(input >= 0 && input < tensors) << op.name;
            EXPECT_TRUE(isMade[static_cast<std::size_t>(input)]) << op.name;
        }
        ASSERT_TRUE(op.parameters >= kNoParameters && op.parameters < sets) << op.name;
        EXPECT_GE(op.multiplyAdds, 0) << op.name;
        if (op.output == kNoTensor) {
            EXPECT_EQ(op.kind, OpKind::Work) << op.name;
            continue;
        }
        ASSERT_LT(op.output, tensors);
        EXPECT_FALSE(isMade[static_cast<std::size_t>(op.output)]) << op.name;
        isMade[static_cast<std::size_t>(op.output)] = true;
        const TensorId alias = graph.tensors[static_cast<std::size_t>(op.output)].aliasOf;
        EXPECT_LT(alias, op.output) << op.name;
    }
}

void expandAt(const ArchitectureInfo& info, std::int64_t width, std::int64_t height, bool mayRefuse)
{
    SCOPED_TRACE(info.framework + " " + info.name + " at " + std::to_string(width) + "x"
                 + std::to_string(height));
    TrainingSetup setup;
    setup.imageWidth = width;
    setup.imageHeight = height;
    const auto whole = resolveSetup(info, setup);
    ASSERT_TRUE(whole) << toEnglish(whole.error().detail);
    const auto graph = expandArchitecture(info, *whole);
    if (!graph) {
        // A network may say that an image is too small for it, in words.
        EXPECT_TRUE(mayRefuse) << graph.error().message();
        EXPECT_FALSE(graph.error().path.empty()) << graph.error().message();
        return;
    }
    checkGraph(*graph);
    EXPECT_GT(graph->parameterCount(), 0);
    EXPECT_GE(graph->parameterCount(), graph->trainableCount());
}

TEST(ArchitectureData, EveryModelExpandsAtItsOwnSize)
{
    for (const ArchitectureInfo& info : architectures())
        expandAt(info, 0, 0, false);
}

TEST(ArchitectureData, EveryModelExpandsAtAnOddSize)
{
    for (const ArchitectureInfo& info : architectures())
        expandAt(info, info.imageWidth + 75, info.imageHeight + 33, true);
}

TEST(ArchitectureData, EveryModelExpandsOrRefusesAtATinySize)
{
    for (const ArchitectureInfo& info : architectures()) {
        expandAt(info, 1, 1, true);
        expandAt(info, 97, 33, true);
    }
}

/// The published figure, in millions: heads of other class counts do not count here.
struct Published {
    const char* framework;
    const char* name;
    double millions;
};

/// mmdetection and torchvision: numel() of the parameters of the model as built; EfficientDet:
/// table 1 of arXiv 1911.09070; YOLOv8: documentation of Ultralytics.
constexpr Published kPublished[] = {
    {"mmdetection", "faster_rcnn_r50_fpn", 41.75},
    {"mmdetection", "faster_rcnn_r101_fpn", 60.75},
    {"mmdetection", "mask_rcnn_r50_fpn", 44.40},
    {"mmdetection", "retinanet_r50_fpn", 37.97},
    {"mmdetection", "cascade_rcnn_r50_fpn", 69.40},
    {"torchvision", "fasterrcnn_resnet50_fpn", 41.76},
    {"torchvision", "retinanet_resnet50_fpn", 34.01},
    {"torchvision", "maskrcnn_resnet50_fpn", 44.40},
    {"torchvision", "ssd300_vgg16", 35.64},
    {"torchvision", "ssdlite320_mobilenet_v3_large", 3.44},
    {"tensorflow", "ssd_efficientdet_d0", 3.9},
    {"tensorflow", "ssd_efficientdet_d4", 20.7},
    {"tensorflow", "ssd_efficientdet_d7", 51.9},
    {"ultralytics", "yolov8n", 3.157},
    {"ultralytics", "yolov8x", 68.23},
    {"mmyolo", "yolov5_s", 7.23},
};

TEST(ArchitectureData, ParametersAreThePublishedOnes)
{
    for (const Published& row : kPublished) {
        TrainingSetup setup;
        const auto info = findArchitecture(row.name, row.framework, setup);
        ASSERT_TRUE(info) << row.name << ": " << toEnglish(info.error().detail);
        const auto whole = resolveSetup(*info, setup);
        ASSERT_TRUE(whole) << row.name;
        const auto graph = expandArchitecture(*info, *whole);
        ASSERT_TRUE(graph) << graph.error().message();
        const double millions = static_cast<double>(graph->parameterCount()) / 1e6;
        EXPECT_NEAR(millions, row.millions, row.millions * 0.01) << row.name;
    }
}

} // namespace
} // namespace faultline::vram
