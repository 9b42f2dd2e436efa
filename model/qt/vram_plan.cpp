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
void addRemarks(const std::vector<Text>& remarks, const vram::LayerGraph& graph,
                std::vector<Text>& to)
{
    for (const Text& remark : remarks) {
        if (std::find(graph.remarks.begin(), graph.remarks.end(), remark) == graph.remarks.end())
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

/// The device less what the framework leaves to others.
vram::Gpu asUsedBy(const vram::TrainingSetup& setup, vram::Gpu gpu)
{
    if (const vram::FrameworkMemory* framework = vram::frameworkMemory(setup.framework))
        gpu.reservedBytes = gpu.totalBytes - vram::usableBytes(gpu, *framework);
    return gpu;
}

/// The devices of the table, and the planned one if it is not among them.
std::vector<vram::Gpu> everyGpu(const vram::Gpu& planned)
{
    std::vector<vram::Gpu> gpus(vram::gpus().begin(), vram::gpus().end());
    const bool isListed = std::any_of(gpus.begin(), gpus.end(), [&planned](const vram::Gpu& gpu) {
        return gpu.name == planned.name;
    });
    if (!isListed && !planned.name.empty()) {
        const auto larger =
            std::find_if(gpus.begin(), gpus.end(), [&planned](const vram::Gpu& gpu) {
                return gpu.totalBytes > planned.totalBytes;
            });
        gpus.insert(larger, planned);
    }
    return gpus;
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
    Result<vram::Estimate> estimate = vram::estimate(*plan->graph, *complete);
    if (!estimate)
        return estimate.error();
    plan->modelAlone = {.peakBytes = estimate->peakBytes, .interval = estimate->interval};
    plan->estimate = *std::move(estimate);
    if (request.calibration)
        plan->estimate = vram::calibrated(std::move(plan->estimate), *request.calibration);
    if (request.file)
        addRemarks(request.file->remarks(), *plan->graph, plan->estimate.remarks);
    if (!request.gpu.name.empty()) {
        plan->gpu = asUsedBy(plan->estimate.setup, request.gpu);
        Result<vram::MaxBatch> most = vram::maxBatch(*plan->graph, plan->estimate.setup,
                                                     request.gpu, request.calibration.get());
        if (!most)
            return most.error();
        plan->maxBatch = *std::move(most);
    }
    return VramPlanPtr(std::move(plan));
}

PlanSweeps makeSweeps(const VramPlan& plan)
{
    PlanSweeps sweeps;
    const vram::Calibration* calibration = plan.request.calibration.get();
    Result<std::vector<vram::SweepPoint>> batches =
        vram::sweepBatch(*plan.graph, plan.estimate.setup, batchesToShow(plan), calibration);
    if (batches)
        sweeps.batches = *std::move(batches);
    if (calibration != nullptr) {
        if (auto model = vram::sweepBatch(*plan.graph, plan.estimate.setup, batchesToShow(plan)))
            sweeps.modelBatches = *std::move(model);
    }
    Result<std::vector<vram::SweepPoint>> sizes = vram::sweepImageSize(
        expansionOf(plan), plan.estimate.setup, sidesToShow(plan), calibration);
    if (sizes)
        sweeps.sizes = *std::move(sizes);
    return sweeps;
}

std::vector<vram::Gpu> gpusFor(const VramPlan& plan)
{
    std::vector<vram::Gpu> gpus = everyGpu(plan.request.gpu);
    for (vram::Gpu& gpu : gpus)
        gpu = asUsedBy(plan.estimate.setup, std::move(gpu));
    return gpus;
}

Result<std::vector<vram::MaxBatch>> makeMaxBatches(const VramPlan& plan)
{
    return vram::maxBatches(*plan.graph, plan.estimate.setup, everyGpu(plan.request.gpu),
                            plan.request.calibration.get());
}

std::vector<std::string> frameworksOf(const VramPlan& plan)
{
    std::vector<std::string> frameworks;
    if (plan.request.file)
        return frameworks;
    std::string looked;
    for (const vram::ArchitectureInfo& one : vram::architectures()) {
        if (one.framework == looked)
            continue; // those of one framework stand together
        looked = one.framework;
        vram::TrainingSetup setup;
        if (vram::findArchitecture(plan.request.model, looked, setup))
            frameworks.push_back(looked);
    }
    if (frameworks.size() < 2)
        frameworks.clear();
    return frameworks;
}

std::vector<PlanVariant> makeVariants(const VramPlan& plan,
                                      const std::vector<std::string>& frameworks)
{
    std::vector<PlanVariant> variants;
    for (const std::string& framework : frameworks) {
        PlanRequest request = plan.request;
        request.setup.framework = framework;
        request.gpu = {};
        request.calibration.reset();
        if (const Result<VramPlanPtr> other = makePlan(request))
            variants.push_back(
                {.model = (*other)->model, .peakBytes = (*other)->estimate.peakBytes});
    }
    return variants;
}

Result<std::vector<vram::Mitigation>> makeMitigations(const VramPlan& plan)
{
    if (!plan.gpu)
        return std::vector<vram::Mitigation>();
    return vram::mitigations({.expand = expansionOf(plan),
                              .setup = plan.estimate.setup,
                              .gpu = plan.request.gpu,
                              .learningRate = plan.request.learningRate,
                              .calibration = plan.request.calibration.get()});
}

Result<PlanComparison> comparePlans(const PlanRequest& before, const PlanRequest& after)
{
    Result<VramPlanPtr> first = makePlan(before);
    if (!first)
        return first.error();
    Result<VramPlanPtr> second = makePlan(after);
    if (!second)
        return second.error();
    const auto run = [](const VramPlan& plan) {
        return vram::PlannedRun{.model = plan.model.name,
                                .expand = expansionOf(plan),
                                .setup = plan.estimate.setup,
                                .calibration = plan.request.calibration};
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
