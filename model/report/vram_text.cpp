// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/text.h"
#include "model/report/plain_text.h"
#include "model/report/vram_report.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>

namespace faultline {

namespace {

using Align = TextTable::Align;
using namespace vram;

/// What devices are told of when none was asked for: one of each usual size.
constexpr std::array<std::string_view, 9> kUsualGpus{"RTX 3070", "RTX 2080 Ti", "RTX 3060",
                                                     "T4",       "RTX 3090",    "RTX 5090",
                                                     "A100",     "A40",         "A100 80GB"};

std::string bytesText(std::int64_t bytes)
{
    return toEnglish(Quantity{static_cast<double>(bytes), Unit::Bytes});
}

/// The word that people know a component by; ids are for programs.
std::string_view titleOf(Component component)
{
    switch (component) {
    case Component::Weights: return "weights";
    case Component::Gradients: return "gradients";
    case Component::Optimizer: return "optimizer";
    case Component::MovingAverage: return "moving average";
    case Component::GradientBuckets: return "gradient buckets";
    case Component::Input: return "input";
    case Component::BackboneActivations: return "activations, backbone";
    case Component::NeckActivations: return "activations, neck";
    case Component::HeadActivations: return "activations, head";
    case Component::SecondHeadActivations: return "activations, second head";
    case Component::Loss: return "loss";
    case Component::Assignment: return "target assignment";
    case Component::ActivationGradients: return "gradients of activations";
    case Component::Workspace: return "workspace";
    case Component::AllocatorWaste: return "allocator";
    case Component::Context: return "CUDA context";
    case Component::Unexplained: return "not explained";
    }
    return {};
}

std::string_view measureText(vram::Measure measure)
{
    using enum vram::Measure;
    switch (measure) {
    case Allocated: return "allocated (max_memory_allocated, MaxInUse)";
    case Reserved: return "reserved by the allocator (max_memory_reserved)";
    case Device: return "on the device (what nvidia-smi shows)";
    }
    return {};
}

std::string setupText(const Estimate& estimate, const LayerGraph& graph)
{
    const TrainingSetup& setup = estimate.setup;
    std::string text = printable(setup.framework) + ", batch "
                       + std::to_string(setup.batchPerReplica) + " of "
                       + std::to_string(graph.imageWidth) + "x" + std::to_string(graph.imageHeight)
                       + ", " + std::string(toString(setup.precision.value_or(Precision::Float32)))
                       + ", " + setup.optimizer;
    if (setup.replicas > 1)
        text += ", " + std::to_string(setup.replicas) + " replicas";
    if (setup.frozenStages.value_or(0) > 0)
        text += ", " + counted(static_cast<std::uint64_t>(*setup.frozenStages), "stage", "stages")
                + " frozen";
    if (setup.movingAverage.value_or(false))
        text += ", moving average";
    if (setup.checkpointing.value_or(false))
        text += ", checkpointing";
    if (setup.accumulationSteps > 1)
        text += ", " + std::to_string(setup.accumulationSteps) + " steps accumulated";
    return text;
}

void writeComponents(TextSink& sink, const Estimate& estimate)
{
    TextTable table({Align::Left, Align::Right, Align::Right, Align::Left});
    const double whole = std::max(1.0, static_cast<double>(estimate.peakBytes));
    for (const ComponentBytes& part : estimate.components) {
        const double share = 100.0 * static_cast<double>(part.bytes) / whole;
        table.addRow({std::string(titleOf(part.component)), bytesText(part.bytes),
                      std::to_string(static_cast<int>(std::lround(share))) + " %",
                      printable(toEnglish(part.note))});
    }
    sink.write("\n" + table.text(2));
}

bool isShown(const VramReport& report, const std::string& gpu)
{
    return report.hasChosenGpu
           || std::find(kUsualGpus.begin(), kUsualGpus.end(), gpu) != kUsualGpus.end();
}

void writeBatches(TextSink& sink, const VramReport& report)
{
    TextTable table({Align::Left, Align::Right, Align::Right, Align::Right, Align::Right});
    table.addRow({"GPU", "usable", "largest batch", "surely", "at best"});
    bool isAny = false;
    for (std::size_t i = 0; i < report.maxBatches.size() && i < report.gpus.size(); ++i) {
        const MaxBatch& batch = report.maxBatches[i];
        if (!isShown(report, batch.gpu))
            continue;
        isAny = true;
        table.addRow({printable(batch.gpu), bytesText(report.gpus[i].usableBytes()),
                      batch.likely > 0 ? std::to_string(batch.likely) : "none",
                      batch.certain > 0 ? std::to_string(batch.certain) : "none",
                      batch.possible > 0 ? std::to_string(batch.possible) : "none"});
    }
    if (isAny)
        sink.write("\n" + table.text(2));
}

void writeLayers(TextSink& sink, const VramReport& report)
{
    TextTable table({Align::Left, Align::Left, Align::Right, Align::Right, Align::Right});
    table.addRow({"layer", "kind", "parameters", "kept", "workspace"});
    for (const LayerRow& row : report.estimate.layers) {
        const Op& op = report.graph.ops[static_cast<std::size_t>(row.op)];
        table.addRow(
            {printable(op.name), std::string(toString(op.kind)),
             grouped(static_cast<std::uint64_t>(std::max<std::int64_t>(row.parameters, 0))),
             bytesText(row.keptBytes), bytesText(row.workspaceBytes)});
    }
    sink.write("\n" + table.text(2));
}

std::string signedText(std::int64_t bytes)
{
    return (bytes < 0 ? "-" : "+") + bytesText(std::abs(bytes));
}

std::string bandText(std::int64_t peak, const Interval& interval)
{
    return bytesText(peak) + " (" + bytesText(interval.low) + " to " + bytesText(interval.high)
           + ")";
}

/// What was measured, what the model alone says, and what it leaves open.
void writeCalibration(TextSink& sink, const VramReport& report, const TextStyle& style)
{
    const Calibration& calibration = *report.calibration;
    for (const MeasuredPeak& peak : calibration.peaks) {
        const std::int64_t batch =
            peak.batchPerReplica > 0 ? peak.batchPerReplica : calibration.setup.batchPerReplica;
        sink.write(wrapped("measured " + std::string(peak.isLowerBound ? "at least " : "")
                               + bytesText(peak.bytes) + " at batch " + std::to_string(batch) + ", "
                               + std::string(toString(peak.measure)) + " (" + printable(peak.source)
                               + ")",
                           style.width, 2));
    }
    const Estimate& estimate = report.estimate;
    sink.write(wrapped(
        "the model alone: " + bandText(report.modelAlone.peakBytes, report.modelAlone.interval)
            + "; not explained by it: "
            + signedText(estimate.peakBytes - report.modelAlone.peakBytes)
            + "; with what was measured: " + bandText(estimate.peakBytes, estimate.interval),
        style.width, 2));
}

/// "boxes per image": an id as words.
std::string words(std::string_view id)
{
    std::string text(id);
    std::replace(text.begin(), text.end(), '_', ' ');
    return text;
}

void writeDifference(TextSink& sink, const VramDifference& difference, const TextStyle& style)
{
    const Explanation& why = difference.explanation;
    const std::int64_t bytes = why.afterBytes - why.beforeBytes;
    sink.write("\n  " + style.heading("against " + printable(difference.before)) + ": "
               + bytesText(why.beforeBytes) + " before, " + bytesText(why.afterBytes) + " now, "
               + signedText(bytes) + "\n");
    if (why.changes.empty())
        sink.write(wrapped("nothing that takes memory differs", style.width, 2));
    TextTable table({Align::Left, Align::Left, Align::Left, Align::Left, Align::Right});
    for (const Attribution& change : why.changes)
        table.addRow({words(toString(change.field)), printable(change.before), "->",
                      printable(change.after), signedText(change.bytes)});
    if (!why.changes.empty())
        sink.write(table.text(4));
    for (const Text& remark : difference.remarks)
        sink.write(wrappedAfter("  - before: ", printable(toEnglish(remark)), style.width));
}

std::string peakPlace(const VramReport& report)
{
    const Estimate& estimate = report.estimate;
    std::string text = "in the " + std::string(toString(estimate.peakPhase));
    if (estimate.peakPhase == StepPhase::Forward || estimate.peakPhase == StepPhase::Backward)
        text += " pass";
    if (estimate.peakOp >= 0)
        text +=
            " of " + printable(report.graph.ops[static_cast<std::size_t>(estimate.peakOp)].name);
    return text;
}

} // namespace

void writeVramText(TextSink& sink, const VramReport& report, const TextStyle& style)
{
    const Estimate& estimate = report.estimate;
    sink.write(style.heading(printable(report.model))
               + (report.family.empty() ? "" : ", " + printable(report.family)) + "\n");
    sink.write(wrapped(setupText(estimate, report.graph), style.width, 2));
    sink.write("\n  " + style.heading(bytesText(estimate.peakBytes)) + " "
               + std::string(measureText(estimate.setup.measure)) + "\n");
    sink.write(wrapped("in nine of ten cases from " + bytesText(estimate.interval.low) + " to "
                           + bytesText(estimate.interval.high) + "; the peak is "
                           + peakPlace(report),
                       style.width, 2));
    if (report.calibration)
        writeCalibration(sink, report, style);
    if (report.difference)
        writeDifference(sink, *report.difference, style);
    writeComponents(sink, estimate);
    writeBatches(sink, report);
    if (report.listsLayers)
        writeLayers(sink, report);
    if (!estimate.remarks.empty())
        sink.write("\n");
    for (const Text& remark : estimate.remarks)
        sink.write(wrappedAfter("  - ", printable(toEnglish(remark)), style.width));
}

void writeVramModelsText(TextSink& sink, std::span<const ArchitectureInfo> models)
{
    TextTable table({Align::Left, Align::Left, Align::Left, Align::Right, Align::Right});
    table.addRow({"model", "framework", "family", "input", "batch"});
    for (const ArchitectureInfo& model : models)
        table.addRow({printable(model.name), printable(model.framework), printable(model.family),
                      std::to_string(model.imageWidth) + "x" + std::to_string(model.imageHeight),
                      std::to_string(model.batchPerReplica)});
    sink.write(table.text(0));
}

} // namespace faultline
