// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/memory_plan.h"

#include "model/diagnosis/dataset_evidence.h"
#include "model/diagnosis/target_machine.h"
#include "model/vram/sources/file_model.h"

#include <algorithm>
#include <utility>

namespace faultline {

namespace {

/// Sizes of what the training reads; zeros where no dataset was measured.
vram::DatasetSizes datasetSizes(const Training& training)
{
    vram::DatasetSizes sizes;
    for (const DatasetEvidencePtr& evidence : training.datasets) {
        if (!evidence->dataset || sizes.images > 0)
            continue;
        const SplitStatistics& all = evidence->statistics.all;
        sizes.meanRecordBytes = all.recordBytes.mean();
        sizes.meanPixels = all.imageWidth.mean() * all.imageHeight.mean();
        sizes.images = static_cast<std::int64_t>(all.images);
    }
    return sizes;
}

/// Fills in network, estimate and largest batch; `problem` says what stands in the way.
void planDevice(const ConfigDocument& config, const Training& training, MemoryPlan& plan)
{
    const int replicas = std::max(training.machine ? training.machine->gpuCount : 1, 1);
    const Result<vram::FileModelPtr> model = vram::modelFromConfig(config, replicas);
    if (!model) {
        plan.problem = model.error().message();
        return;
    }
    const Result<vram::TrainingSetup> setup = vram::completeSetup(*model.value(), {});
    if (!setup) {
        plan.problem = setup.error().message();
        return;
    }
    Result<vram::LayerGraph> graph = model.value()->expand(setup.value());
    if (!graph) {
        plan.problem = graph.error().message();
        return;
    }
    plan.graph = std::make_shared<const vram::LayerGraph>(std::move(graph).value());
    Result<vram::Estimate> estimate = vram::estimate(*plan.graph, setup.value());
    if (!estimate) {
        plan.problem = estimate.error().message();
        return;
    }
    plan.estimate = std::move(estimate).value();
    if (!training.machine || !training.machine->gpu)
        return;
    if (Result<vram::MaxBatch> batch =
            vram::maxBatch(*plan.graph, setup.value(), *training.machine->gpu))
        plan.maxBatch = std::move(batch).value();
}

} // namespace

std::shared_ptr<const MemoryPlan> planMemory(const Training& training)
{
    const ConfigDocumentPtr config = training.config();
    if (!config)
        return nullptr;
    auto plan = std::make_shared<MemoryPlan>();
    plan->config = config->name();
    planDevice(*config, training, *plan);
    if (Result<vram::HostEstimate> host = vram::hostMemory(*config, datasetSizes(training)))
        plan->host = std::move(host).value();
    return plan;
}

} // namespace faultline
