// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/vram_plan.h"

#include "model/vram/framework_memory.h"
#include "model/vram/hardware.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline {

namespace {

constexpr std::int64_t kMostSamples = 64;
constexpr std::int64_t kLeastBatchShown = 8;
constexpr std::int64_t kSizeStep = 32;    ///< what networks with five halvings take
constexpr double kLeastSizeShown = 0.4;   ///< of the planned one
constexpr double kLargestSizeShown = 1.6; ///< of the planned one

std::int64_t longerSide(const vram::TrainingSetup& setup)
{
    return std::max(setup.imageWidth, setup.imageHeight);
}

void sortUnique(std::vector<std::int64_t>& values)
{
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
}

/// From one image to well beyond what fits and what is planned.
std::vector<std::int64_t> batchesToShow(const VramPlan& plan)
{
    const std::int64_t planned = plan.estimate.setup.batchPerReplica;
    const std::int64_t possible = plan.maxBatch.possible;
    const std::int64_t last =
        std::max({planned + planned / 2, possible + possible / 4, kLeastBatchShown});
    const std::int64_t step = (last + kMostSamples - 1) / kMostSamples;
    std::vector<std::int64_t> batches{1, planned};
    for (std::int64_t batch = step; batch <= last; batch += step)
        batches.push_back(batch);
    sortUnique(batches);
    return batches;
}

std::vector<std::int64_t> sidesToShow(const VramPlan& plan)
{
    const std::int64_t planned = longerSide(plan.estimate.setup);
    const auto wholeSteps = [planned](double share) {
        const double pixels = share * static_cast<double>(planned);
        return std::max<std::int64_t>(1, std::llround(pixels / kSizeStep)) * kSizeStep;
    };
    const std::int64_t first = wholeSteps(kLeastSizeShown);
    const std::int64_t last = wholeSteps(kLargestSizeShown);
    const std::int64_t step =
        std::max<std::int64_t>(1, ((last - first) / kSizeStep + kMostSamples - 1) / kMostSamples)
        * kSizeStep;
    std::vector<std::int64_t> sides{planned};
    for (std::int64_t side = first; side <= last; side += step)
        sides.push_back(side);
    sortUnique(sides);
    return sides;
}

vram::Expansion expansionOf(const VramPlan& plan)
{
    if (const vram::FileModelPtr& file = plan.request.file)
        return [file](const vram::TrainingSetup& setup) { return file->expand(setup); };
    return [model = plan.model](const vram::TrainingSetup& setup) {
        return vram::expandArchitecture(model, setup);
    };
}

/// The field of `asked` becomes that of `after` where a change made it another.
template <typename Value>
void carry(Value vram::TrainingSetup::*field, vram::TrainingSetup& asked,
           const vram::TrainingSetup& before, const vram::TrainingSetup& after)
{
    if (!(before.*field == after.*field))
        asked.*field = after.*field;
}

/// Those that the expansion of the network has not brought along already.
void addRemarks(const std::vector<std::string>& remarks, std::vector<std::string>& to)
{
    for (const std::string& remark : remarks) {
        if (std::find(to.begin(), to.end(), remark) == to.end())
            to.push_back(remark);
    }
}

/// Finds the model of the request and fills in what the setup leaves open.
Result<vram::TrainingSetup> completed(VramPlan& plan)
{
    vram::TrainingSetup setup = plan.request.setup;
    if (const vram::FileModelPtr& file = plan.request.file) {
        plan.model = file->info();
        return vram::completeSetup(*file, setup);
    }
    Result<vram::ArchitectureInfo> model =
        vram::findArchitecture(plan.request.model, setup.framework, setup);
    if (!model)
        return model.error();
    plan.model = *std::move(model);
    return vram::resolveSetup(plan.model, setup);
}

Result<vram::Estimate> estimateOf(const vram::LayerGraph& graph, const vram::TrainingSetup& setup,
                                  const PlanRequest& request)
{
    Result<vram::Estimate> estimate = vram::estimate(graph, setup);
    if (estimate && request.calibration)
        return vram::calibrated(*std::move(estimate), *request.calibration);
    return estimate;
}

/// The largest batch for which `bytesOf` the calibrated estimate fits, up to `limit`.
template <typename BytesOf>
std::int64_t largestFitting(const VramPlan& plan, std::int64_t limit, BytesOf bytesOf)
{
    const std::int64_t usable = plan.gpu->usableBytes();
    std::int64_t fits = 0;
    std::int64_t tooLarge = limit + 1;
    while (tooLarge - fits > 1) {
        vram::TrainingSetup setup = plan.estimate.setup;
        setup.batchPerReplica = fits + (tooLarge - fits) / 2;
        const Result<vram::Estimate> estimate = estimateOf(*plan.graph, setup, plan.request);
        if (estimate && bytesOf(*estimate) <= usable)
            fits = setup.batchPerReplica;
        else
            tooLarge = setup.batchPerReplica;
    }
    return fits;
}

/// The same under a calibration, which moves it by little.
void calibrateMaxBatch(VramPlan& plan)
{
    const std::int64_t limit = 2 * plan.maxBatch.possible + kLeastBatchShown;
    plan.maxBatch.likely = largestFitting(
        plan, limit, [](const vram::Estimate& estimate) { return estimate.peakBytes; });
    plan.maxBatch.certain = largestFitting(
        plan, limit, [](const vram::Estimate& estimate) { return estimate.interval.high; });
    plan.maxBatch.possible = largestFitting(
        plan, limit, [](const vram::Estimate& estimate) { return estimate.interval.low; });
}

/// A sweep of the batch under a calibration.
std::vector<vram::SweepPoint> calibratedBatches(const VramPlan& plan)
{
    std::vector<vram::SweepPoint> points;
    vram::TrainingSetup setup = plan.estimate.setup;
    for (const std::int64_t batch : batchesToShow(plan)) {
        setup.batchPerReplica = batch;
        const Result<vram::Estimate> estimate = estimateOf(*plan.graph, setup, plan.request);
        if (!estimate)
            break;
        points.push_back({.batch = batch,
                          .imageWidth = setup.imageWidth,
                          .imageHeight = setup.imageHeight,
                          .peakBytes = estimate->peakBytes,
                          .interval = estimate->interval});
    }
    return points;
}

} // namespace

Result<VramPlanPtr> makePlan(const PlanRequest& request)
{
    auto plan = std::make_shared<VramPlan>();
    plan->request = request;
    const Result<vram::TrainingSetup> complete = completed(*plan);
    if (!complete)
        return complete.error();
    Result<vram::LayerGraph> graph = expansionOf(*plan)(*complete);
    if (!graph)
        return graph.error();
    plan->graph = std::make_shared<const vram::LayerGraph>(*std::move(graph));
    Result<vram::Estimate> estimate = estimateOf(*plan->graph, *complete, request);
    if (!estimate)
        return estimate.error();
    plan->estimate = *std::move(estimate);
    if (request.file)
        addRemarks(request.file->remarks(), plan->estimate.remarks);
    if (!request.gpu.name.empty()) {
        plan->gpu = request.gpu;
        const vram::FrameworkMemory* framework =
            vram::frameworkMemory(plan->estimate.setup.framework);
        if (framework != nullptr)
            plan->gpu->reservedBytes =
                request.gpu.totalBytes - vram::usableBytes(request.gpu, *framework);
        Result<vram::MaxBatch> most =
            vram::maxBatch(*plan->graph, plan->estimate.setup, request.gpu);
        if (!most)
            return most.error();
        plan->maxBatch = *std::move(most);
        if (request.calibration)
            calibrateMaxBatch(*plan);
    }
    return VramPlanPtr(std::move(plan));
}

PlanSweeps makeSweeps(const VramPlan& plan)
{
    PlanSweeps sweeps;
    if (plan.request.calibration) {
        sweeps.batches = calibratedBatches(plan);
        return sweeps;
    }
    Result<std::vector<vram::SweepPoint>> batches =
        vram::sweepBatch(*plan.graph, plan.estimate.setup, batchesToShow(plan));
    if (batches)
        sweeps.batches = *std::move(batches);
    Result<std::vector<vram::SweepPoint>> sizes =
        vram::sweepImageSize(expansionOf(plan), plan.estimate.setup, sidesToShow(plan));
    if (sizes)
        sweeps.sizes = *std::move(sizes);
    return sweeps;
}

Result<std::vector<vram::Mitigation>> makeMitigations(const VramPlan& plan)
{
    if (!plan.gpu)
        return std::vector<vram::Mitigation>();
    return vram::mitigations({.expand = expansionOf(plan),
                              .setup = plan.estimate.setup,
                              .gpu = plan.request.gpu,
                              .learningRate = plan.request.learningRate});
}

Result<PlanComparison> comparePlans(const PlanRequest& before, const PlanRequest& after)
{
    const auto modelAlone = [](PlanRequest request) {
        request.calibration.reset();
        return request;
    };
    Result<VramPlanPtr> first = makePlan(modelAlone(before));
    if (!first)
        return first.error();
    Result<VramPlanPtr> second = makePlan(modelAlone(after));
    if (!second)
        return second.error();
    const auto run = [](const VramPlan& plan) {
        return vram::PlannedRun{
            .model = plan.model.name, .expand = expansionOf(plan), .setup = plan.estimate.setup};
    };
    Result<vram::Explanation> explanation = vram::explainDifference(run(**first), run(**second));
    if (!explanation)
        return explanation.error();
    return PlanComparison{.before = *std::move(first),
                          .after = *std::move(second),
                          .explanation = *std::move(explanation)};
}

vram::TrainingSetup withLongerSide(vram::TrainingSetup setup, const vram::TrainingSetup& complete,
                                   std::int64_t pixels)
{
    const auto longer = static_cast<double>(std::max<std::int64_t>(1, longerSide(complete)));
    const auto scaled = [&](std::int64_t side) {
        const double wanted = static_cast<double>(side) / longer * static_cast<double>(pixels);
        return std::max<std::int64_t>(1, std::llround(wanted / kSizeStep)) * kSizeStep;
    };
    const auto sideOf = [&](std::int64_t side) {
        return side == longerSide(complete) ? pixels : scaled(side);
    };
    setup.imageWidth = sideOf(complete.imageWidth);
    setup.imageHeight = sideOf(complete.imageHeight);
    return setup;
}

PlanRequest withMitigation(const VramPlan& plan, const vram::Mitigation& mitigation)
{
    using vram::TrainingSetup;
    PlanRequest request = plan.request;
    if (!mitigation.gpu.empty()) {
        // A machine type stands for the GPU in it.
        const auto machines = vram::machineTypes();
        const auto machine = std::find_if(
            machines.begin(), machines.end(),
            [&mitigation](const vram::MachineType& one) { return one.name == mitigation.gpu; });
        const Result<vram::Gpu> gpu =
            vram::findGpu(machine == machines.end() ? mitigation.gpu : machine->gpu);
        if (gpu)
            request.gpu = *gpu;
    }
    TrainingSetup& asked = request.setup;
    const TrainingSetup& before = plan.estimate.setup;
    const TrainingSetup& after = mitigation.setup;
    for (const auto field :
         {&TrainingSetup::imageWidth, &TrainingSetup::imageHeight, &TrainingSetup::batchPerReplica,
          &TrainingSetup::classes, &TrainingSetup::boxesPerImage})
        carry(field, asked, before, after);
    carry(&TrainingSetup::replicas, asked, before, after);
    carry(&TrainingSetup::precision, asked, before, after);
    carry(&TrainingSetup::optimizer, asked, before, after);
    carry(&TrainingSetup::normMode, asked, before, after);
    carry(&TrainingSetup::frozenStages, asked, before, after);
    carry(&TrainingSetup::movingAverage, asked, before, after);
    carry(&TrainingSetup::checkpointing, asked, before, after);
    carry(&TrainingSetup::accumulationSteps, asked, before, after);
    carry(&TrainingSetup::allocator, asked, before, after);
    if (plan.request.learningRate)
        request.learningRate = *plan.request.learningRate * mitigation.learningRateFactor;
    return request;
}

} // namespace faultline
