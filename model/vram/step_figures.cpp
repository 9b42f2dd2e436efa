// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/step_figures.h"

#include "model/vram/optimizer_rules.h"
#include "model/vram/simulated_allocator.h"
#include "model/vram/step_plan.h"

#include <algorithm>
#include <cmath>

namespace faultline::vram {

namespace {

/// How far the parts that depend on more than shapes may be off, as shares of themselves: which
/// algorithm the library takes, and how many boxes the worst picture has. Beyond the smaller
/// one the bands of fitted frameworks only get wider (docs/vram/accuracy.md).
constexpr double kFittedDoubt = 0.2;
constexpr double kGuessedDoubt = 0.5;
constexpr std::int64_t kMostPixels = 1 << 16;
constexpr int kMostReplicas = 1 << 16;
constexpr int kMostAccumulation = 1 << 20;

Error fieldError(std::string_view field, Text what)
{
    return {
        .code = ErrorCode::Corrupt,
        .detail = {FAULTLINE_TR_NOOP("Errors", "%1: %2"), {std::string(field), std::move(what)}}};
}

template <typename Items, typename NameOf>
std::string listed(const Items& items, NameOf&& nameOf)
{
    std::string list;
    for (const auto& item : items)
        list += (list.empty() ? "" : ", ") + std::string(nameOf(item));
    return list;
}

Text rangeText(std::int64_t value, std::int64_t smallest, std::int64_t largest)
{
    return {FAULTLINE_TR_NOOP("Errors", "%1 is not from %2 to %3"),
            {std::to_string(value), std::to_string(smallest), std::to_string(largest)}};
}

} // namespace

Result<TrainingSetup> completeSetup(const LayerGraph& graph, const TrainingSetup& wanted)
{
    TrainingSetup setup = wanted;
    if (setup.framework.empty())
        setup.framework = graph.framework;
    const FrameworkMemory* const framework = frameworkMemory(setup.framework);
    if (framework == nullptr)
        return fieldError(
            "framework",
            {FAULTLINE_TR_NOOP("Errors", "%1 is not known; there are %2"),
             {setup.framework, listed(frameworks(), [](const auto& one) { return one.id; })}});
    if (setup.allocator.empty())
        setup.allocator = framework->allocator;
    const std::vector<std::string_view>& allocators = allocatorNames();
    if (std::find(allocators.begin(), allocators.end(), setup.allocator) == allocators.end())
        return fieldError(
            "allocator",
            {FAULTLINE_TR_NOOP("Errors", "%1 is not known; there are %2"),
             {setup.allocator, listed(allocators, [](std::string_view name) { return name; })}});
    if (optimizerRule(setup.optimizer) == nullptr)
        return fieldError("optimizer",
                          {FAULTLINE_TR_NOOP("Errors", "%1 is not known; there are %2"),
                           {setup.optimizer.empty() ? Text(FAULTLINE_TR_NOOP("Errors", "none"))
                                                    : verbatim(setup.optimizer),
                            listed(optimizerRules(), [](const auto& one) { return one.name; })}});
    setup.imageWidth = setup.imageWidth == 0 ? graph.imageWidth : setup.imageWidth;
    setup.imageHeight = setup.imageHeight == 0 ? graph.imageHeight : setup.imageHeight;
    setup.precision = setup.precision.value_or(Precision::Float32);
    setup.normMode = setup.normMode.value_or(NormMode::Train);
    setup.movingAverage = setup.movingAverage.value_or(false);
    setup.checkpointing = setup.checkpointing.value_or(false);
    setup.replicas = std::max(setup.replicas, 1);
    if (setup.batchPerReplica < 1 || setup.batchPerReplica > kMostImages)
        return fieldError("batch", rangeText(setup.batchPerReplica, 1, kMostImages));
    if (setup.imageWidth < 0 || setup.imageWidth > kMostPixels)
        return fieldError("image width", rangeText(setup.imageWidth, 1, kMostPixels));
    if (setup.imageHeight < 0 || setup.imageHeight > kMostPixels)
        return fieldError("image height", rangeText(setup.imageHeight, 1, kMostPixels));
    if (setup.replicas > kMostReplicas)
        return fieldError("replicas", rangeText(setup.replicas, 1, kMostReplicas));
    if (setup.accumulationSteps < 1 || setup.accumulationSteps > kMostAccumulation)
        return fieldError("accumulation", rangeText(setup.accumulationSteps, 1, kMostAccumulation));
    return setup;
}

std::int64_t peakBytes(const StepResult& step, const TrainingSetup& setup,
                       const FrameworkMemory& framework)
{
    switch (setup.measure) {
    case Measure::Allocated: return step.peakBytes;
    case Measure::Reserved: return step.reservedBytes;
    case Measure::Device:
        return step.reservedBytes + framework.contextBytes
               + (setup.replicas > 1 ? framework.replicaBytes : 0);
    }
    return step.peakBytes;
}

Interval intervalAround(std::int64_t peak, const StepResult& step, const FrameworkMemory& framework)
{
    const auto bytesOf = [&step](Component component) {
        return static_cast<double>(step.components[static_cast<std::size_t>(component)]);
    };
    const auto whole = static_cast<double>(peak);
    const double doubt =
        (framework.band.figures > 0 ? kFittedDoubt : kGuessedDoubt)
        * std::hypot(bytesOf(Component::Workspace), bytesOf(Component::Assignment));
    // What is certain to be there bounds it from below.
    const double certain = bytesOf(Component::Weights) + bytesOf(Component::Optimizer);
    const double low = whole - std::hypot(framework.band.low * whole, doubt);
    const double high = whole + std::hypot(framework.band.high * whole, doubt);
    return {static_cast<std::int64_t>(std::max(low, std::min(certain, whole))),
            static_cast<std::int64_t>(high)};
}

bool growsWithBatch(Component component)
{
    switch (component) {
    case Component::Weights:
    case Component::Gradients:
    case Component::Optimizer:
    case Component::MovingAverage:
    case Component::GradientBuckets:
    case Component::AllocatorWaste:
    case Component::Context:
    case Component::Unexplained: return false;
    default: return true;
    }
}

PeakFigures figuresOf(const StepResult& step, const TrainingSetup& setup,
                      const FrameworkMemory& framework)
{
    PeakFigures figures;
    figures.peakBytes = peakBytes(step, setup, framework);
    figures.interval = intervalAround(figures.peakBytes, step, framework);
    figures.bookkeepingBytes = static_cast<double>(figures.peakBytes - step.peakBytes);
    for (std::size_t i = 0; i < kComponentCount; ++i) {
        if (growsWithBatch(static_cast<Component>(i)))
            figures.variableBytes += static_cast<double>(step.components[i]);
    }
    return figures;
}

} // namespace faultline::vram
