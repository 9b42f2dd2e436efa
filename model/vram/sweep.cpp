// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/sweep.h"

#include "model/vram/step_figures.h"

#include <algorithm>
#include <optional>

namespace faultline::vram {

namespace {

Result<SweepPoint> pointOf(const LayerGraph& graph, const TrainingSetup& wanted,
                           const Calibration* calibration)
{
    const Result<TrainingSetup> setup = completeSetup(graph, wanted);
    if (!setup)
        return setup.error();
    const FrameworkMemory& framework = *frameworkMemory(setup->framework);
    const Result<StepResult> step = simulateStep(graph, *setup, framework);
    if (!step)
        return step.error();
    const PeakFigures figures = corrected(figuresOf(*step, *setup, framework), *setup, calibration);
    return SweepPoint{.batch = setup->batchPerReplica,
                      .imageWidth = graph.imageWidth,
                      .imageHeight = graph.imageHeight,
                      .peakBytes = figures.peakBytes,
                      .interval = figures.interval};
}

Error nothingToDo()
{
    return {.code = ErrorCode::Corrupt,
            .detail = FAULTLINE_TR_NOOP("Errors", "no size or batch to estimate for")};
}

} // namespace

Result<std::vector<SweepPoint>> sweepBatch(const LayerGraph& graph, const TrainingSetup& setup,
                                           std::span<const std::int64_t> batches,
                                           const Calibration* calibration)
{
    std::vector<SweepPoint> points;
    Error problem = nothingToDo();
    TrainingSetup with = setup;
    for (const std::int64_t batch : batches) {
        with.batchPerReplica = batch;
        const Result<SweepPoint> point = pointOf(graph, with, calibration);
        if (!point) {
            problem = point.error();
            break;
        }
        points.push_back(*point);
    }
    if (points.empty())
        return problem;
    return points;
}

Result<std::vector<SweepPoint>> sweepImageSize(const Expansion& expand, const TrainingSetup& setup,
                                               std::span<const std::int64_t> sizes,
                                               const Calibration* calibration)
{
    std::vector<SweepPoint> points;
    std::optional<Error> problem;
    const std::int64_t longer = std::max({setup.imageWidth, setup.imageHeight, std::int64_t{1}});
    TrainingSetup with = setup;
    for (const std::int64_t size : sizes) {
        with.imageWidth = std::max<std::int64_t>(setup.imageWidth * size / longer, 1);
        with.imageHeight = std::max<std::int64_t>(setup.imageHeight * size / longer, 1);
        const Result<LayerGraph> graph = expand(with);
        const Result<SweepPoint> point =
            graph ? pointOf(*graph, with, calibration) : Result<SweepPoint>(graph.error());
        if (point)
            points.push_back(*point);
        else if (!problem)
            problem = point.error();
    }
    if (points.empty())
        return problem.value_or(nothingToDo());
    return points;
}

std::vector<std::int64_t> usualBatches(std::int64_t largest)
{
    std::vector<std::int64_t> batches;
    for (std::int64_t power = 1; power <= largest; power *= 2) {
        batches.push_back(power);
        const std::int64_t between = power + power / 2;
        if (power > 1 && between <= largest)
            batches.push_back(between);
    }
    return batches;
}

Result<std::int64_t> bytesPerImage(const LayerGraph& graph, const TrainingSetup& setup)
{
    TrainingSetup with = setup;
    const Result<SweepPoint> here = pointOf(graph, with, nullptr);
    if (!here)
        return here.error();
    with.batchPerReplica = here->batch * 2;
    const Result<SweepPoint> twice = pointOf(graph, with, nullptr);
    if (!twice)
        return twice.error();
    return (twice->peakBytes - here->peakBytes) / here->batch;
}

} // namespace faultline::vram
