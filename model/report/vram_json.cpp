// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/text.h"
#include "model/report/json_values.h"
#include "model/report/vram_report.h"

#include <algorithm>
#include <array>

namespace faultline {

namespace {

using namespace vram;

std::string_view normText(NormMode mode)
{
    constexpr std::array<std::string_view, 4> kNames{"train", "evaluate", "frozen", "synchronised"};
    return kNames[static_cast<std::size_t>(mode)];
}

Json setupJson(const Estimate& estimate, const LayerGraph& graph)
{
    const TrainingSetup& setup = estimate.setup;
    return Json{{"framework", setup.framework},
                {"input", {graph.imageWidth, graph.imageHeight}},
                {"batch", setup.batchPerReplica},
                {"classes", setup.classes},
                {"boxes_per_image", setup.boxesPerImage},
                {"replicas", setup.replicas},
                {"precision", toString(setup.precision.value_or(Precision::Float32))},
                {"optimizer", setup.optimizer},
                {"norm", normText(setup.normMode.value_or(NormMode::Train))},
                {"frozen_stages", setup.frozenStages.value_or(0)},
                {"moving_average", setup.movingAverage.value_or(false)},
                {"checkpointing", setup.checkpointing.value_or(false)},
                {"accumulation_steps", setup.accumulationSteps},
                {"allocator", setup.allocator}};
}

Json batchesJson(const VramReport& report)
{
    Json batches = Json::object();
    for (std::size_t i = 0; i < report.maxBatches.size() && i < report.gpus.size(); ++i) {
        const MaxBatch& batch = report.maxBatches[i];
        batches[batch.gpu] = Json{{"likely", batch.likely},
                                  {"certain", batch.certain},
                                  {"possible", batch.possible},
                                  {"usable_bytes", report.gpus[i].usableBytes()}};
    }
    return batches;
}

Json calibrationJson(const VramReport& report)
{
    const Calibration& calibration = *report.calibration;
    Json measurements = Json::array();
    for (const MeasuredPeak& peak : calibration.peaks) {
        const std::int64_t batch =
            peak.batchPerReplica > 0 ? peak.batchPerReplica : calibration.setup.batchPerReplica;
        measurements.push_back(Json{{"bytes", peak.bytes},
                                    {"measure", toString(peak.measure)},
                                    {"batch", batch},
                                    {"is_lower_bound", peak.isLowerBound},
                                    {"source", peak.source}});
    }
    return Json{
        {"measurements", std::move(measurements)},
        {"model_peak_bytes", report.modelAlone.peakBytes},
        {"model_interval", {report.modelAlone.interval.low, report.modelAlone.interval.high}},
        {"unexplained_bytes", report.estimate.peakBytes - report.modelAlone.peakBytes}};
}

Json differenceJson(const VramDifference& difference)
{
    const Explanation& why = difference.explanation;
    Json changes = Json::array();
    for (const Attribution& change : why.changes)
        changes.push_back(Json{{"field", toString(change.field)},
                               {"before", change.before},
                               {"after", change.after},
                               {"bytes", change.bytes}});
    Json remarks = Json::array();
    for (const Text& remark : difference.remarks)
        remarks.push_back(toEnglish(remark));
    return Json{{"before", difference.before},   {"before_bytes", why.beforeBytes},
                {"after_bytes", why.afterBytes}, {"bytes", why.afterBytes - why.beforeBytes},
                {"changes", std::move(changes)}, {"before_remarks", std::move(remarks)}};
}

Json layersJson(const VramReport& report)
{
    Json layers = Json::array();
    for (const LayerRow& row : report.estimate.layers) {
        const Op& op = report.graph.ops[static_cast<std::size_t>(row.op)];
        layers.push_back(Json{{"name", op.name},
                              {"kind", toString(op.kind)},
                              {"part", toString(op.part)},
                              {"parameters", row.parameters},
                              {"kept_bytes", row.keptBytes},
                              {"workspace_bytes", row.workspaceBytes},
                              {"multiply_adds", row.multiplyAdds}});
    }
    return layers;
}

} // namespace

void writeVramJson(TextSink& sink, const VramReport& report)
{
    const Estimate& estimate = report.estimate;
    Json components = Json::object();
    Json notes = Json::object();
    for (const ComponentBytes& part : estimate.components) {
        components[std::string(toString(part.component))] = part.bytes;
        notes[std::string(toString(part.component))] = toEnglish(part.note);
    }
    Json remarks = Json::array();
    for (const Text& remark : estimate.remarks)
        remarks.push_back(toEnglish(remark));
    const Json peakOp =
        estimate.peakOp < 0
            ? Json(nullptr)
            : Json(report.graph.ops[static_cast<std::size_t>(estimate.peakOp)].name);
    Json json{{"schema", "faultline/vram/1"},
              {"model", report.model},
              {"family", report.family},
              {"setup", setupJson(estimate, report.graph)},
              {"parameters", report.graph.parameterCount()},
              {"trained_parameters", report.graph.trainableCount()},
              {"anchors", report.graph.anchors},
              {"measure", toString(estimate.setup.measure)},
              {"peak_bytes", estimate.peakBytes},
              {"interval", {estimate.interval.low, estimate.interval.high}},
              {"peak", {{"phase", toString(estimate.peakPhase)}, {"layer", peakOp}}},
              {"components", std::move(components)},
              {"component_notes", std::move(notes)},
              {"max_batch", batchesJson(report)},
              {"remarks", std::move(remarks)}};
    if (report.calibration)
        json["calibration"] = calibrationJson(report);
    if (report.difference)
        json["difference"] = differenceJson(*report.difference);
    if (report.listsLayers)
        json["layers"] = layersJson(report);
    sink.write(indentedJson(json) + "\n");
}

void writeVramModelsJson(TextSink& sink, std::span<const ArchitectureInfo> models)
{
    Json list = Json::array();
    for (const ArchitectureInfo& model : models)
        list.push_back(Json{{"name", model.name},
                            {"framework", model.framework},
                            {"family", model.family},
                            {"input", {model.imageWidth, model.imageHeight}},
                            {"batch", model.batchPerReplica},
                            {"other_names", model.otherNames}});
    sink.write(indentedJson(Json{{"schema", "faultline/vram/1"}, {"models", std::move(list)}})
               + "\n");
}

} // namespace faultline
