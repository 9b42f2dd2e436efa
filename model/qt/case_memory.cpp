// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/case_memory.h"

#include "model/core/hardware_log.h"
#include "model/core/profile.h"
#include "model/qt/text.h"
#include "model/qt/vram_text.h"
#include "model/vram/hardware.h"
#include "model/vram/sources/measured_peaks.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace faultline {

namespace {

struct CaseMemory {
    Q_DECLARE_TR_FUNCTIONS(CaseMemory)
};

/// What belongs to a run; an empty id: to the case as a whole.
CaseData partOfRun(const CaseData& opened, const RunId& run)
{
    CaseData part;
    const auto take = [&](const auto& from, auto& to) {
        for (const auto& artifact : from) {
            if (opened.runOf(artifact->id()) == run)
                to.push_back(artifact);
        }
    };
    take(opened.profiles, part.profiles);
    take(opened.logs, part.logs);
    take(opened.hardwareLogs, part.hardwareLogs);
    for (const RunPtr& one : opened.runs) {
        if (one->id == run)
            part.runs.push_back(one);
    }
    return part;
}

std::shared_ptr<const vram::Calibration> calibrationOf(const vram::FileModel& model,
                                                       const CaseData& measured)
{
    const std::vector<vram::MeasuredPeak> peaks = vram::measuredPeaks(measured);
    const Result<vram::TrainingSetup> setup = vram::completeSetup(model, {});
    if (peaks.empty() || !setup)
        return nullptr;
    const Result<vram::LayerGraph> graph = model.expand(*setup);
    if (!graph)
        return nullptr;
    Result<vram::Calibration> made = vram::calibrate(*graph, *setup, peaks);
    return made ? std::make_shared<const vram::Calibration>(*std::move(made)) : nullptr;
}

constexpr std::int64_t kSameBytes = 1 << 20;
constexpr double kMostBytes = 1e15; ///< beyond it a log is damaged, not a machine large

} // namespace

const vram::MeasuredPeak* comparablePeak(const std::vector<vram::MeasuredPeak>& peaks,
                                         vram::Measure measure)
{
    const vram::MeasuredPeak* found = nullptr;
    for (const vram::MeasuredPeak& peak : peaks) {
        if (peak.measure != measure)
            continue;
        if (found == nullptr || (found->isLowerBound && !peak.isLowerBound))
            found = &peak;
    }
    return found;
}

QString measuredSentence(const std::vector<vram::MeasuredPeak>& peaks,
                         const vram::Estimate& estimate)
{
    if (peaks.empty())
        return {};
    const vram::MeasuredPeak* peak = comparablePeak(peaks, estimate.setup.measure);
    if (peak == nullptr) {
        const vram::MeasuredPeak& other = peaks.front();
        return CaseMemory::tr("A peak of another kind was measured: %1, \"%2\" (%3).")
            .arg(bytesText(other.bytes), measureName(other.measure), toQString(other.source));
    }
    const QString pattern = peak->isLowerBound ? CaseMemory::tr("Measured: at least %1 (%2).")
                                               : CaseMemory::tr("Measured: %1 (%2).");
    const QString measured = pattern.arg(bytesText(peak->bytes), toQString(peak->source)) + u' ';
    const std::int64_t above = estimate.peakBytes - peak->bytes;
    if (std::abs(above) < kSameBytes)
        return measured + CaseMemory::tr("The estimate matches.");
    return measured
           + (above >= 0 ? CaseMemory::tr("The estimate is %1 above it.").arg(bytesText(above))
                         : CaseMemory::tr("The estimate is %1 below it.").arg(bytesText(-above)));
}

QString unexplainedSentence(const vram::PeakFigures& modelAlone, const vram::Estimate& estimate)
{
    return CaseMemory::tr("The model alone estimates %1 (%2); the measurement adds %3.")
        .arg(bytesText(modelAlone.peakBytes), intervalText(modelAlone.interval),
             bytesText(estimate.peakBytes - modelAlone.peakBytes, true));
}

std::vector<CaseModel> modelsOfCase(const CaseData& opened)
{
    std::vector<CaseModel> models;
    for (const auto& config : opened.configs) {
        Result<vram::FileModelPtr> model = vram::modelFromConfig(*config);
        if (!model)
            continue;
        const bool isPipeline = config->kind == ConfigKind::PipelineConfig;
        models.push_back({.id = config->id(),
                          .config = config->name(),
                          .model = *std::move(model),
                          .rule = isPipeline ? vram::inputRuleOf(*config) : vram::InputRule{},
                          .calibration = {}});
    }
    for (CaseModel& one : models) {
        const RunId& run = opened.runOf(one.id);
        // Of several configurations without a run of their own nobody knows which was measured.
        if (!run.empty() || models.size() == 1)
            one.calibration = calibrationOf(*one.model, partOfRun(opened, run));
    }
    return models;
}

std::optional<vram::Gpu> gpuOfCase(const CaseData& opened)
{
    for (const auto& log : opened.hardwareLogs) {
        for (const HardwareDevice& device : log->devices) {
            if (device.kind != HardwareDevice::Kind::Gpu || device.name.empty())
                continue;
            const Result<vram::Gpu> gpu = vram::findGpu(device.name);
            if (gpu)
                return *gpu;
        }
    }
    return std::nullopt;
}

std::int64_t hostBytesOfCase(const CaseData& opened)
{
    for (const auto& log : opened.hardwareLogs) {
        const HardwareSeries* total = log->find(HardwareQuantity::MemoryTotal);
        if (total == nullptr || total->series.empty())
            continue;
        const ValueRange all = total->series.range(0, total->series.size());
        if (all.hasFinite() && all.max > 0.0 && all.max < kMostBytes)
            return std::llround(all.max);
    }
    return 0;
}

vram::DatasetSizes sizesOf(const Dataset& dataset)
{
    vram::DatasetSizes sizes;
    double bytes = 0.0;
    double pixels = 0.0;
    std::size_t withBytes = 0;
    std::size_t withPixels = 0;
    for (std::size_t i = 0; i < dataset.imageCount(); ++i) {
        const ImageRow& image = dataset.image(i);
        const std::uint32_t record = image.recordBytes > 0 ? image.recordBytes : image.sizeBytes;
        bytes += record;
        withBytes += record > 0 ? 1 : 0;
        const double area = static_cast<double>(image.width) * image.height;
        pixels += area;
        withPixels += area > 0.0 ? 1 : 0;
    }
    sizes.images = static_cast<std::int64_t>(dataset.imageCount());
    if (withBytes > 0)
        sizes.meanRecordBytes = bytes / static_cast<double>(withBytes);
    if (withPixels > 0)
        sizes.meanPixels = pixels / static_cast<double>(withPixels);
    return sizes;
}

} // namespace faultline
