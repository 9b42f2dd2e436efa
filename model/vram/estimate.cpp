// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/estimate.h"

#include "model/vram/plan_words.h"
#include "model/vram/step_figures.h"

#include <array>
#include <utility>

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

std::string sizeText(const LayerGraph& graph)
{
    return std::to_string(graph.imageWidth) + "x" + std::to_string(graph.imageHeight);
}

Text peakNote(const LayerGraph& graph, std::int32_t op)
{
    if (op < 0)
        return text(FAULTLINE_TR_NOOP("Vram", "alive at the peak, in the update"));
    return text(FAULTLINE_TR_NOOP("Vram", "alive at the peak, in %1"),
                {graph.ops[static_cast<std::size_t>(op)].name});
}

Text noteOf(Component component, const LayerGraph& graph, const TrainingSetup& setup,
            const StepResult& step)
{
    switch (component) {
    case Component::Weights:
        return setup.precision == Precision::Float32
                   ? text(FAULTLINE_TR_NOOP("Vram", "%1 parameters"),
                          {count(graph.parameterCount())})
                   : text(FAULTLINE_TR_NOOP("Vram", "%1 parameters, with their 2-byte copies"),
                          {count(graph.parameterCount())});
    case Component::Gradients:
        return text(FAULTLINE_TR_NOOP("Vram", "of %1 parameters that are trained"),
                    {count(graph.trainableCount())});
    case Component::Optimizer:
        return text(FAULTLINE_TR_NOOP("Vram", "what %1 keeps for each of them"), {setup.optimizer});
    case Component::MovingAverage:
        return text(FAULTLINE_TR_NOOP("Vram", "a second copy of the weights"));
    case Component::GradientBuckets:
        return text(FAULTLINE_TR_NOOP(
                        "Vram", "a copy of the gradients for the exchange between %1 replicas"),
                    {count(setup.replicas)});
    case Component::Input:
        if (setup.batchPerReplica == 1)
            return text(FAULTLINE_TR_NOOP("Vram", "one image of %1"), {sizeText(graph)});
        return text(FAULTLINE_TR_NOOP("Vram", "%1 images of %2"),
                    {count(setup.batchPerReplica), sizeText(graph)});
    case Component::BackboneActivations:
    case Component::NeckActivations:
    case Component::HeadActivations:
    case Component::SecondHeadActivations:
        return text(FAULTLINE_TR_NOOP("Vram", "kept for the backward pass"));
    case Component::Loss:
        return text(FAULTLINE_TR_NOOP(
            "Vram", "targets and what the terms of the loss leave for the backward pass"));
    case Component::Assignment:
        return text(FAULTLINE_TR_NOOP("Vram", "matching with up to %1 boxes per image"),
                    {count(setup.boxesPerImage)});
    case Component::ActivationGradients: return peakNote(graph, step.peakOp);
    case Component::Workspace:
        return text(
            FAULTLINE_TR_NOOP("Vram", "scratch memory of convolutions and matrix products"));
    case Component::AllocatorWaste:
        return text(FAULTLINE_TR_NOOP("Vram", "held by the allocator, not in use at the peak"));
    case Component::Context:
        return text(FAULTLINE_TR_NOOP(
            "Vram", "CUDA context, kernels and libraries, outside the allocator"));
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

std::vector<Text> remarksOf(const LayerGraph& graph, const TrainingSetup& setup,
                            const FrameworkMemory& framework)
{
    std::vector<Text> remarks = graph.remarks;
    if (framework.band.figures == 0)
        remarks.push_back(text(FAULTLINE_TR_NOOP("Vram", "Nobody has published figures of %1 to "
                                                         "compare with: the band is a guess."),
                               {framework.title}));
    if (setup.replicas == 1 && setup.normMode == NormMode::Synchronised)
        remarks.push_back(text(FAULTLINE_TR_NOOP(
            "Vram", "One replica: synchronised normalisation has nothing to exchange.")));
    if (setup.triesAlgorithms.value_or(false))
        remarks.push_back(text(FAULTLINE_TR_NOOP(
            "Vram", "cudnn.benchmark tries convolutions with all the memory that is free; the "
                    "scratch memory counted here is not needed, and the largest batch is that "
                    "without it.")));
    if (setup.allocator == "bfc" && setup.measure != Measure::Allocated)
        remarks.push_back(text(FAULTLINE_TR_NOOP(
            "Vram", "TensorFlow takes the whole device at its start unless allow_growth is set; "
                    "this is how much of it has to be there.")));
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
    estimate.remarks = remarksOf(graph, *setup, framework);
    return estimate;
}

} // namespace faultline::vram
