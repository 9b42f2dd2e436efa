// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/plan_export.h"

#include "model/core/text.h"
#include "model/io/csv.h"
#include "model/qt/messages.h"
#include "model/qt/text.h"
#include "model/qt/vram_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <initializer_list>

namespace faultline {

namespace {

struct PlanExport {
    Q_DECLARE_TR_FUNCTIONS(PlanExport)
};

void addRow(std::string& csv, std::initializer_list<std::string_view> fields)
{
    bool isFirst = true;
    for (const std::string_view field : fields) {
        if (!isFirst)
            csv += ',';
        isFirst = false;
        csv += csvField(field);
    }
    csv += "\r\n";
}

QString setupText(const VramPlan& plan)
{
    const vram::TrainingSetup& setup = plan.estimate.setup;
    const QLocale locale;
    QStringList parts;
    parts << toQString(plan.model.name) << frameworkName(setup.framework)
          << PlanExport::tr("batch %1").arg(locale.toString(qlonglong{setup.batchPerReplica}))
          << PlanExport::tr("%1 × %2 pixels")
                 .arg(QString::number(setup.imageWidth), QString::number(setup.imageHeight));
    if (setup.precision)
        parts << precisionName(*setup.precision);
    parts << toQString(setup.optimizer);
    if (setup.frozenStages)
        parts << PlanExport::tr("frozen: %1").arg(frozenStagesName(*setup.frozenStages));
    if (setup.normMode)
        parts << PlanExport::tr("batch norm: %1").arg(normModeName(*setup.normMode));
    parts << PlanExport::tr("%1 classes").arg(locale.toString(qlonglong{setup.classes}))
          << PlanExport::tr("at most %1 boxes").arg(locale.toString(qlonglong{setup.boxesPerImage}))
          << measureName(setup.measure);
    return parts.join(QStringLiteral(", "));
}

} // namespace

QString planAsText(const VramPlan& plan)
{
    QStringList lines;
    lines << setupText(plan);
    if (plan.gpu) {
        lines << fitName(fitOf(plan.estimate.peakBytes, plan.estimate.interval,
                               plan.gpu->usableBytes()))
                     + QStringLiteral(". ") + verdictSentence(plan.estimate, *plan.gpu)
              << maxBatchSentence(plan.maxBatch);
    } else {
        lines << PlanExport::tr("Needs %1 (%2).")
                     .arg(bytesText(plan.estimate.peakBytes), intervalText(plan.estimate.interval))
              << smallestGpuSentence(plan.estimate, gpusFor(plan));
    }
    lines << peakSentence(plan.estimate, *plan.graph) << QString();
    for (const vram::ComponentBytes& part : plan.estimate.components)
        lines << componentName(part.component) + u'\t' + bytesText(part.bytes) + u'\t'
                     + translated(part.note);
    for (const Text& remark : plan.estimate.remarks)
        lines << translated(remark);
    return lines.join(u'\n') + u'\n';
}

std::string componentsAsCsv(const VramPlan& plan)
{
    std::string csv;
    addRow(csv, {"component", "bytes", "note"});
    for (const vram::ComponentBytes& part : plan.estimate.components)
        addRow(csv, {toString(part.component), std::to_string(part.bytes), toEnglish(part.note)});
    return csv;
}

std::string layersAsCsv(const VramPlan& plan)
{
    std::string csv;
    addRow(csv, {"layer", "part", "kind", "items", "channels", "height", "width", "parameters",
                 "kept_bytes", "workspace_bytes", "multiply_adds"});
    for (const vram::LayerRow& layer : plan.estimate.layers) {
        if (layer.op < 0 || static_cast<std::size_t>(layer.op) >= plan.graph->ops.size())
            continue;
        const vram::Op& op = plan.graph->ops[static_cast<std::size_t>(layer.op)];
        const bool hasOutput =
            op.output >= 0 && static_cast<std::size_t>(op.output) < plan.graph->tensors.size();
        const vram::Tensor none{
            .name = {}, .items = 0, .channels = 0, .height = 0, .width = 0, .extent = {}};
        const vram::Tensor& output =
            hasOutput ? plan.graph->tensors[static_cast<std::size_t>(op.output)] : none;
        addRow(csv, {op.name, toString(op.part), toString(op.kind), std::to_string(output.items),
                     std::to_string(output.channels), std::to_string(output.height),
                     std::to_string(output.width), std::to_string(layer.parameters),
                     std::to_string(layer.keptBytes), std::to_string(layer.workspaceBytes),
                     std::to_string(layer.multiplyAdds)});
    }
    return csv;
}

std::string sweepsAsCsv(const PlanSweeps& sweeps)
{
    std::string csv;
    addRow(csv, {"sweep", "batch", "width", "height", "peak_bytes", "low_bytes", "high_bytes"});
    const auto add = [&csv](std::string_view name, const vram::SweepPoint& point) {
        addRow(csv, {name, std::to_string(point.batch), std::to_string(point.imageWidth),
                     std::to_string(point.imageHeight), std::to_string(point.peakBytes),
                     std::to_string(point.interval.low), std::to_string(point.interval.high)});
    };
    for (const vram::SweepPoint& point : sweeps.batches)
        add("batch", point);
    for (const vram::SweepPoint& point : sweeps.sizes)
        add("input_size", point);
    return csv;
}

} // namespace faultline
