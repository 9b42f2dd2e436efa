// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// mmdetection's networks against mmdetection itself (reference/mmdetection_steps.py), and all that
// the planner promises against what the model zoos publish (bench/vram/published.jsonl).

#include "bench/vram/compare_published.h"
#include "model/vram/architectures.h"
#include "model/vram/estimate.h"
#include "model/vram/freezing.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdlib>
#include <fstream>

namespace {

using namespace faultline;
using namespace faultline::vram;

struct Planned {
    LayerGraph graph;
    Estimate estimate;
};

Planned planned(const std::string& name, const nlohmann::json& reference)
{
    TrainingSetup setup;
    setup.framework = "mmdetection";
    setup.imageWidth = reference["width"].get<std::int64_t>();
    setup.imageHeight = reference["height"].get<std::int64_t>();
    setup.boxesPerImage = reference["boxes"].get<std::int64_t>();
    setup.replicas = 1;
    setup.measure = Measure::Allocated;
    const auto info = findArchitecture(name, "mmdetection", setup);
    if (!info) {
        ADD_FAILURE() << info.error().message();
        return {};
    }
    const auto complete = resolveSetup(*info, setup);
    auto graph = expandArchitecture(*info, complete.value());
    applyFreezing(graph.value(), complete.value());
    auto estimated = estimate(*graph, *complete);
    return {std::move(graph).value(), std::move(estimated).value()};
}

const nlohmann::json& reference()
{
    static const nlohmann::json kReference = [] {
        std::ifstream file(FAULTLINE_TESTS_DIR "/vram/reference/mmdetection_steps.json");
        return nlohmann::json::parse(file);
    }();
    return kReference;
}

void expectNear(std::int64_t value, std::int64_t expected, double share, const std::string& what)
{
    EXPECT_NEAR(static_cast<double>(value), static_cast<double>(expected),
                share * static_cast<double>(expected))
        << what;
}

/// The PyTorch of the zoo's figures keeps one tensor more of each group norm than the one that was
/// followed.
bool hasGroupNorm(const std::string& name)
{
    return name.find("fcos") == 0 || name.find("atss") == 0;
}

TEST(ZooMmdetection, hasTheParametersOfTheOriginal)
{
    for (const auto& [name, model] : reference()["models"].items()) {
        const Planned plan = planned(name, reference());
        expectNear(plan.graph.parameterCount(), model["parameters"].get<std::int64_t>(), 0.001,
                   name);
        expectNear(plan.graph.trainableCount(), model["trained"].get<std::int64_t>(), 0.01, name);
    }
}

TEST(ZooMmdetection, keepsWhatTheOriginalKeeps)
{
    for (const auto& [name, model] : reference()["models"].items()) {
        if (hasGroupNorm(name))
            continue;
        const Planned plan = planned(name, reference());
        const auto& points = plan.estimate.timeline;
        const auto end = std::find_if(points.rbegin(), points.rend(), [](const StepPoint& point) {
            return point.phase == StepPhase::Loss || point.phase == StepPhase::Forward;
        });
        ASSERT_NE(end, points.rend()) << name;
        expectNear(end->bytes, model["kept"].get<std::int64_t>(), 0.06, name);
    }
}

TEST(ZooMmdetection, peaksInTheLossWhereTheOriginalDoes)
{
    for (const auto& [name, model] : reference()["models"].items()) {
        if (hasGroupNorm(name))
            continue;
        const Planned plan = planned(name, reference());
        std::int64_t peak = 0;
        for (const StepPoint& point : plan.estimate.timeline) {
            if (point.phase == StepPhase::Loss)
                peak = std::max(peak, point.peakBytes);
        }
        expectNear(peak, model["forward_peak"].get<std::int64_t>(), 0.04, name);
    }
}

TEST(ZooMmdetection, knowsConfigurationsByTheirFullNames)
{
    const std::pair<const char*, const char*> names[] = {
        {"faster_rcnn_r50_fpn_1x_coco", "faster_rcnn_r50_fpn"},
        {"faster-rcnn_r50-caffe_fpn_ms-3x_coco", "faster_rcnn_r50_caffe_fpn"},
        {"mask_rcnn_r50_fpn_mstrain-poly_3x_coco", "mask_rcnn_r50_fpn_poly"},
        {"cascade_mask_rcnn_x101_64x4d_fpn_20e_coco", "cascade_mask_rcnn_x101_64x4d_fpn"},
        {"fcos_r50_caffe_fpn_gn-head_mstrain_640-800_2x_coco", "fcos_r50_caffe_fpn_gn_head"},
        {"mask_rcnn_swin-t-p4-w7_fpn_ms-crop-3x_coco", "mask_rcnn_swin_t_p4_w7_fpn_ms_crop"},
        {"yolov3_d53_mstrain-416_273e_coco", "yolov3_d53_416"}};
    for (const auto& [name, model] : names) {
        TrainingSetup setup;
        const auto info = findArchitecture(name, "mmdetection", setup);
        ASSERT_TRUE(info) << info.error().message();
        EXPECT_EQ(info->name, model) << name;
    }
}

TEST(ZooMmdetection, namesWhatItDoesNotKnow)
{
    const std::pair<const char*, const char*> names[] = {
        {"faster_rcnn_r50_fpn_quark_1x_coco", "quark"},
        {"mask_rcnn_r50_fpn_quark-poly_1x_coco", "quark"},
        {"nonesuchnet_r50_fpn_1x_coco", "nonesuchnet"}};
    for (const auto& [name, part] : names) {
        TrainingSetup setup;
        const auto info = findArchitecture(name, "mmdetection", setup);
        ASSERT_FALSE(info) << name;
        EXPECT_NE(info.error().message().find(part), std::string::npos) << info.error().message();
    }
}

TEST(PublishedMemory, isMetOnFiguresThatNothingWasFittedTo)
{
    const auto judged = bench::agreementOf("judge");
    ASSERT_TRUE(judged);
    EXPECT_GT(judged->rows, 60U);
    EXPECT_GE(judged->known * 10, judged->rows * 8);
    EXPECT_LE(judged->medianError, 0.08);
    EXPECT_LE(judged->ninetiethError, 0.20);
    EXPECT_GE(judged->insideInterval, 0.85);
}

} // namespace
