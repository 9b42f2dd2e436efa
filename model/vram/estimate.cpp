// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/estimate.h"

#include "model/vram/step_figures.h"

#include <array>
#include <cmath>
#include <cstdio>

namespace faultline::vram {

namespace {

constexpr std::array<std::string_view, kComponentCount> kComponents{
    "weights",
    "gradients",
    "optimizer",
    "moving_average",
    "gradient_buckets",
    "input",
    "backbone_activations",
    "neck_activations",
    "head_activations",
    "second_head_activations",
    "loss",
    "assignment",
    "activation_gradients",
    "workspace",
    "allocator",
    "context",
    "unexplained",
};

constexpr std::array<std::string_view, 4> kPhases{"forward", "loss", "backward", "update"};

std::string millions(std::int64_t count)
{
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.2f M", static_cast<double>(count) / 1e6);
    return text.data();
}

std::string opName(const LayerGraph& graph, std::int32_t op)
{
    return op < 0 ? std::string("the update") : graph.ops[static_cast<std::size_t>(op)].name;
}

std::string noteOf(Component component, const LayerGraph& graph, const TrainingSetup& setup,
                   const StepResult& step)
{
    switch (component) {
    case Component::Weights:
        return millions(graph.parameterCount()) + " parameters"
               + (setup.precision == Precision::Float32 ? "" : ", with their 2-byte copies");
    case Component::Gradients:
        return "of " + millions(graph.trainableCount()) + " parameters that are trained";
    case Component::Optimizer: return "what " + setup.optimizer + " keeps for each of them";
    case Component::MovingAverage: return "a second copy of the weights";
    case Component::GradientBuckets:
        return "a copy of the gradients for the exchange between " + std::to_string(setup.replicas)
               + " replicas";
    case Component::Input:
        return std::to_string(setup.batchPerReplica) + " images of "
               + std::to_string(graph.imageWidth) + "x" + std::to_string(graph.imageHeight);
    case Component::BackboneActivations:
    case Component::NeckActivations:
    case Component::HeadActivations:
    case Component::SecondHeadActivations: return "kept for the backward pass";
    case Component::Loss:
        return "targets and what the terms of the loss leave for the backward pass";
    case Component::Assignment:
        return "matching with up to " + std::to_string(setup.boxesPerImage) + " boxes per image";
    case Component::ActivationGradients:
        return "alive at the peak, in " + opName(graph, step.peakOp);
    case Component::Workspace: return "scratch memory of convolutions and matrix products";
    case Component::AllocatorWaste: return "held by the allocator, not in use at the peak";
    case Component::Context: return "CUDA context, kernels and libraries, outside the allocator";
    case Component::Unexplained: break;
    }
    return {};
}

std::vector<ComponentBytes> componentsOf(const LayerGraph& graph, const TrainingSetup& setup,
                                         const FrameworkMemory& framework, const StepResult& step)
{
    BytesByComponent bytes = step.components;
    const auto at = [&bytes](Component component) -> std::int64_t& {
        return bytes[static_cast<std::size_t>(component)];
    };
    if (setup.measure != Measure::Allocated)
        at(Component::AllocatorWaste) = step.reservedBytes - step.peakBytes;
    if (setup.measure == Measure::Device)
        at(Component::Context) =
            framework.contextBytes + (setup.replicas > 1 ? framework.replicaBytes : 0);
    std::vector<ComponentBytes> list;
    for (std::size_t i = 0; i < kComponentCount; ++i) {
        const auto component = static_cast<Component>(i);
        if (bytes[i] != 0)
            list.push_back({component, bytes[i], noteOf(component, graph, setup, step)});
    }
    return list;
}

std::vector<LayerRow> layersOf(const LayerGraph& graph, const TrainingSetup& setup,
                               const StepResult& step)
{
    std::vector<LayerRow> rows;
    std::vector<bool> isCounted(graph.parameters.size(), false);
    for (std::size_t i = 0; i < graph.ops.size(); ++i) {
        const Op& op = graph.ops[i];
        if (op.kind == OpKind::View)
            continue;
        LayerRow row{.op = static_cast<std::int32_t>(i),
                     .keptBytes = step.keptBytes[i],
                     .workspaceBytes = step.workspaceBytes[i]};
        if (__builtin_mul_overflow(op.multiplyAdds, setup.batchPerReplica, &row.multiplyAdds))
            row.multiplyAdds = 0;
        if (op.parameters != kNoParameters && !isCounted[static_cast<std::size_t>(op.parameters)]) {
            isCounted[static_cast<std::size_t>(op.parameters)] = true;
            const ParameterSet& set = graph.parameters[static_cast<std::size_t>(op.parameters)];
            row.parameters = set.weights + set.vectors;
        }
        rows.push_back(row);
    }
    return rows;
}

std::vector<std::string> remarksOf(const LayerGraph& graph, const TrainingSetup& setup)
{
    std::vector<std::string> remarks = graph.remarks;
    if (setup.replicas == 1 && setup.normMode == NormMode::Synchronised)
        remarks.emplace_back("one replica: synchronised normalisation has nothing to exchange");
    if (setup.triesAlgorithms.value_or(false))
        remarks.emplace_back("cudnn.benchmark tries convolutions with all the memory that is free; "
                             "the scratch memory counted here is not needed, and the largest batch "
                             "is that without it");
    if (setup.allocator == "bfc" && setup.measure != Measure::Allocated)
        remarks.emplace_back("TensorFlow takes the whole device at its start unless "
                             "allow_growth is set; this is how much of it has to be there");
    return remarks;
}

} // namespace

Component componentOf(Part part)
{
    switch (part) {
    case Part::Input: return Component::Input;
    case Part::Backbone: return Component::BackboneActivations;
    case Part::Neck: return Component::NeckActivations;
    case Part::Head: return Component::HeadActivations;
    case Part::SecondHead: return Component::SecondHeadActivations;
    case Part::Loss: return Component::Loss;
    case Part::Assignment: return Component::Assignment;
    }
    return Component::BackboneActivations;
}

std::string_view toString(Component component)
{
    const auto index = static_cast<std::size_t>(component);
    return index < kComponents.size() ? kComponents[index] : std::string_view{};
}

std::string_view toString(StepPhase phase)
{
    const auto index = static_cast<std::size_t>(phase);
    return index < kPhases.size() ? kPhases[index] : std::string_view{};
}

Result<Estimate> estimate(const LayerGraph& graph, const TrainingSetup& wanted)
{
    const Result<TrainingSetup> setup = completeSetup(graph, wanted);
    if (!setup)
        return setup.error();
    const FrameworkMemory& framework = *frameworkMemory(setup->framework);
    Result<StepResult> step = simulateStep(graph, *setup, framework);
    if (!step)
        return step.error();
    Estimate estimate;
    estimate.setup = *setup;
    estimate.peakBytes = peakBytes(*step, *setup, framework);
    estimate.interval = intervalAround(estimate.peakBytes, *step, framework);
    estimate.components = componentsOf(graph, *setup, framework, *step);
    estimate.peakPhase = step->peakPhase;
    estimate.peakOp = step->peakOp;
    estimate.layers = layersOf(graph, *setup, *step);
    estimate.timeline = std::move(step->timeline);
    estimate.remarks = remarksOf(graph, *setup);
    return estimate;
}

} // namespace faultline::vram
