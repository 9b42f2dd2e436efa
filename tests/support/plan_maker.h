// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/vram_plan.h"

#include <memory>
#include <utility>

namespace faultline::samples {

/// A plan made by hand: a backbone of two layers, a head, a loss; 10 GiB of 13, at most 11.
inline VramPlanPtr plan()
{
    using namespace vram;
    constexpr std::int64_t kGiB = std::int64_t{1} << 30;
    auto graph = std::make_shared<LayerGraph>();
    graph->model = "tiny";
    const auto add = [&graph](const char* name, Part part, OpKind kind, std::int64_t channels) {
        Tensor tensor;
        tensor.name = name;
        tensor.part = part;
        tensor.channels = channels;
        tensor.height = 20;
        tensor.width = 30;
        tensor.extent.perImage = channels * 600;
        graph->tensors.push_back(tensor);
        Op op;
        op.kind = kind;
        op.part = part;
        op.name = name;
        op.kernelHeight = 3;
        op.kernelWidth = 3;
        op.output = static_cast<TensorId>(graph->tensors.size()) - 1;
        graph->ops.push_back(op);
    };
    add("backbone/conv1", Part::Backbone, OpKind::Convolution, 64);
    add("backbone/relu1", Part::Backbone, OpKind::Activation, 64);
    graph->ops.back().function = Function::Relu;
    add("head/conv1", Part::Head, OpKind::Convolution, 12);
    add("loss/focal", Part::Loss, OpKind::Work, 1);
    graph->ops.back().output = kNoTensor;

    auto made = std::make_shared<VramPlan>();
    made->request.model = "tiny";
    made->request.gpu.name = "Card";
    made->request.gpu.totalBytes = 14 * kGiB;
    made->request.gpu.reservedBytes = kGiB;
    made->gpu = made->request.gpu;
    made->model.name = "tiny";
    made->graph = graph;
    Estimate& estimate = made->estimate;
    estimate.peakBytes = 10 * kGiB;
    estimate.interval = {.low = 9 * kGiB, .high = 11 * kGiB};
    estimate.components = {{Component::Weights, kGiB, {"0.27 G parameters", {}}},
                           {Component::BackboneActivations, 6 * kGiB, {"kept", {}}},
                           {Component::HeadActivations, 2 * kGiB, {"kept", {}}},
                           {Component::Loss, kGiB, {"terms", {}}}};
    made->modelAlone = {.peakBytes = estimate.peakBytes, .interval = estimate.interval};
    estimate.peakPhase = StepPhase::Backward;
    estimate.peakOp = 2;
    estimate.timeline = {{StepPhase::Forward, 0, 3 * kGiB, 3 * kGiB},
                         {StepPhase::Forward, 2, 8 * kGiB, 8 * kGiB},
                         {StepPhase::Loss, 3, 9 * kGiB, 9 * kGiB},
                         {StepPhase::Backward, 2, 8 * kGiB, 10 * kGiB},
                         {StepPhase::Update, -1, 2 * kGiB, 2 * kGiB}};
    estimate.layers = {
        {.op = 0,
         .parameters = 1728,
         .keptBytes = 4 * kGiB,
         .workspaceBytes = 100,
         .multiplyAdds = 1'000'000},
        {.op = 1, .parameters = 0, .keptBytes = 2 * kGiB, .workspaceBytes = 0, .multiplyAdds = 0},
        {.op = 2,
         .parameters = 6912,
         .keptBytes = 2 * kGiB,
         .workspaceBytes = 300,
         .multiplyAdds = 4'000'000'000},
        {.op = 3, .parameters = 0, .keptBytes = 0, .workspaceBytes = 0, .multiplyAdds = 0}};
    made->maxBatch = {.gpu = "Card", .likely = 9, .certain = 8, .possible = 10};
    return made;
}

} // namespace faultline::samples
