// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/evidence/memory_plan.h"

#include "model/diagnosis/evidence/crash.h"
#include "model/diagnosis/evidence/dataset_evidence.h"
#include "model/diagnosis/evidence/planned_run.h"
#include "model/diagnosis/evidence/target_machine.h"
#include "model/vram/architectures.h"
#include "model/vram/sources/config_fields.h"
#include "model/vram/sources/file_model.h"
#include "model/vram/sources/measured_peaks.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <utility>

namespace faultline {

namespace {

/// A network with the setup that its configuration makes.
struct PlannedModel {
    std::string name;
    vram::TrainingSetup setup;
    vram::Expansion expand;
};

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

/// "weights/yolov8n.pt" names yolov8n.
std::string fileStem(std::string_view path)
{
    const std::size_t slash = path.find_last_of("/\\");
    if (slash != std::string_view::npos)
        path.remove_prefix(slash + 1);
    return std::string(path.substr(0, path.rfind('.')));
}

void setWhole(const vram::ConfigFields& fields, std::string_view path, std::int64_t& value)
{
    constexpr std::int64_t kMostWhole = 1'000'000;
    if (const Result<std::int64_t> written = fields.whole(path, 1, kMostWhole))
        value = *written;
}

vram::TrainingSetup ultralyticsSetup(const vram::ConfigFields& fields)
{
    vram::TrainingSetup setup;
    setWhole(fields, "batch", setup.batchPerReplica);
    setWhole(fields, "imgsz", setup.imageWidth);
    setup.imageHeight = setup.imageWidth;
    setup.precision = fields.flag("amp", true) ? vram::Precision::Mixed : vram::Precision::Float32;
    return setup;
}

vram::TrainingSetup mmdetectionSetup(const vram::ConfigFields& fields)
{
    vram::TrainingSetup setup;
    setWhole(fields, "data.samples_per_gpu", setup.batchPerReplica);
    setWhole(fields, "train_dataloader.batch_size", setup.batchPerReplica);
    setWhole(fields, "model.bbox_head.num_classes", setup.classes);
    setWhole(fields, "model.roi_head.bbox_head.num_classes", setup.classes);
    const bool isMixed =
        fields.isSet("fp16") || fields.text("optim_wrapper.type").value_or("") == "AmpOptimWrapper";
    if (isMixed)
        setup.precision = vram::Precision::Mixed;
    return setup;
}

/// Names that a configuration may give its network, the most telling first.
std::vector<std::string> modelNames(const ConfigDocument& config, const vram::ConfigFields& fields)
{
    std::vector<std::string> names;
    if (config.kind == ConfigKind::Ultralytics) {
        if (const auto model = fields.text("model"))
            names.push_back(fileStem(*model));
    } else if (config.kind == ConfigKind::MmDetection) {
        names.push_back(fileStem(config.name()));
        if (const auto folder = fields.text("work_dir"))
            names.push_back(fileStem(*folder));
    }
    return names;
}

/// The model of an Ultralytics or mmdetection configuration: these name it.
Result<PlannedModel> modelByName(const ConfigDocument& config, const Error& otherwise)
{
    const vram::ConfigFields fields(config);
    const bool isUltralytics = config.kind == ConfigKind::Ultralytics;
    for (const std::string& name : modelNames(config, fields)) {
        vram::TrainingSetup setup =
            isUltralytics ? ultralyticsSetup(fields) : mmdetectionSetup(fields);
        const Result<vram::ArchitectureInfo> found =
            vram::findArchitecture(name, isUltralytics ? "ultralytics" : "", setup);
        if (!found)
            continue;
        setup.framework = found->framework;
        Result<vram::TrainingSetup> complete = vram::resolveSetup(*found, setup);
        if (!complete)
            return complete.error();
        return PlannedModel{.name = found->name,
                            .setup = *std::move(complete),
                            .expand = [info = *found](const vram::TrainingSetup& wanted) {
                                return vram::expandArchitecture(info, wanted);
                            }};
    }
    return otherwise;
}

Result<PlannedModel> modelOf(const ConfigDocument& config, int replicas)
{
    const Result<vram::FileModelPtr> model = vram::modelFromConfig(config, replicas);
    if (!model)
        return modelByName(config, model.error());
    Result<vram::TrainingSetup> setup = vram::completeSetup(**model, {});
    if (!setup)
        return setup.error();
    return PlannedModel{.name = (*model)->info().name,
                        .setup = *std::move(setup),
                        .expand = [model = *model](const vram::TrainingSetup& wanted) {
                            return model->expand(wanted);
                        }};
}

void calibratePlan(const Training& training, MemoryPlan& plan)
{
    const std::vector<vram::MeasuredPeak> peaks = measuredPeaks(training);
    if (peaks.empty())
        return;
    Result<vram::Calibration> made = vram::calibrate(*plan.graph, plan.estimate->setup, peaks);
    if (!made)
        return;
    plan.calibration = *std::move(made);
    plan.estimate = vram::calibrated(*std::move(plan.estimate), *plan.calibration);
}

/// Fills in network, estimate and largest batch; `problem` says what stands in the way.
void planDevice(const ConfigDocument& config, const Training& training, MemoryPlan& plan)
{
    const int replicas = std::max(training.machine ? training.machine->gpuCount : 1, 1);
    Result<PlannedModel> model = modelOf(config, replicas);
    if (!model) {
        plan.problem = model.error().text();
        return;
    }
    Result<vram::LayerGraph> graph = model->expand(model->setup);
    if (!graph) {
        plan.problem = graph.error().text();
        return;
    }
    plan.model = model->name;
    plan.expand = std::move(model->expand);
    plan.graph = std::make_shared<const vram::LayerGraph>(*std::move(graph));
    Result<vram::Estimate> estimate = vram::estimate(*plan.graph, model->setup);
    if (!estimate) {
        plan.problem = estimate.error().text();
        return;
    }
    plan.estimate = *std::move(estimate);
    calibratePlan(training, plan);
    if (!training.machine || !training.machine->gpu)
        return;
    const vram::Calibration* calibration = plan.calibration ? &*plan.calibration : nullptr;
    if (Result<vram::MaxBatch> batch =
            vram::maxBatch(*plan.graph, plan.estimate->setup, *training.machine->gpu, calibration))
        plan.maxBatch = *std::move(batch);
}

template <typename Artifacts>
void appendPeaks(const Artifacts& artifacts, std::vector<vram::MeasuredPeak>& all)
{
    for (const auto& artifact : artifacts) {
        std::vector<vram::MeasuredPeak> peaks = vram::measuredPeaks(*artifact);
        std::move(peaks.begin(), peaks.end(), std::back_inserter(all));
    }
}

} // namespace

std::vector<vram::MeasuredPeak> measuredPeaks(const Training& training)
{
    std::vector<vram::MeasuredPeak> peaks;
    appendPeaks(training.profiles, peaks);
    appendPeaks(training.logs, peaks);
    appendPeaks(training.runs, peaks);
    appendPeaks(training.hardwareLogs, peaks);
    return peaks;
}

std::shared_ptr<const MemoryPlan> planMemory(const Training& training)
{
    const ConfigDocumentPtr config = training.config();
    if (!config)
        return nullptr;
    auto plan = std::make_shared<MemoryPlan>();
    plan->config = config->id();
    plan->sizes = datasetSizes(training);
    if (training.isPlanned || crashAbout(training, CrashSubject::GpuMemory))
        planDevice(*config, training, *plan);
    if (Result<vram::HostEstimate> host = vram::hostMemory(*config, plan->sizes))
        plan->host = *std::move(host);
    return plan;
}

std::optional<vram::PlannedRun> plannedRunOf(const Training& training)
{
    const ConfigDocumentPtr config = training.config();
    if (!config)
        return std::nullopt;
    MemoryPlan plan;
    planDevice(*config, training, plan);
    if (!plan.estimate)
        return std::nullopt;
    vram::PlannedRun run{.model = plan.model,
                         .expand = plan.expand,
                         .setup = plan.estimate->setup,
                         .calibration = {}};
    if (plan.calibration)
        run.calibration = std::make_shared<const vram::Calibration>(*std::move(plan.calibration));
    return run;
}

} // namespace faultline
