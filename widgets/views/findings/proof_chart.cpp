// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/findings/proof_chart.h"

#include "model/diagnosis/training/training.h"
#include "model/qt/run_label.h"
#include "model/session/open_case.h"
#include "widgets/style/theme.h"
#include "widgets/views/findings/evidence_text.h"
#include "widgets/views/findings/evidence_window.h"

namespace faultline::ui {

namespace {

constexpr int kHeight = 20 * kGrid;

} // namespace

CurveView* makeProofChart(const ViewContext& context, const SeriesEvidence& evidence,
                          Severity severity, QWidget* parent)
{
    const RunPtr run =
        context.opened().caseData() ? context.opened().caseData()->findRun(evidence.run) : nullptr;
    const ScalarSeries* series = run ? run->findScalar(evidence.tag.view()) : nullptr;
    if (series == nullptr)
        return nullptr;

    auto* chart = new CurveView(parent);
    chart->setFixedHeight(kHeight);
    chart->setAccessibleName(CurveView::tr("Chart of %1").arg(evidencePlace(evidence)));
    const QString name = QString::fromStdString(run->name);
    chart->setXAxis(XAxisKind::Step, false);
    chart->setCurves({{.id = name,
                       .label = runLabel(*run),
                       .color = context.runColor(name),
                       .series = std::shared_ptr<const ScalarSeries>(run, series),
                       .original = nullptr,
                       .origin = run->startTime().value_or(0.0),
                       .dashed = isEvaluationRun(run->name)}});
    const std::optional<AxisRange> window = evidenceWindow(evidence, *series);
    chart->setXRange(window);
    chart->setLogY(needsLogAxis(*series, window));
    chart->setShadedRanges({{.range = evidenceRange(evidence, XAxisKind::Step, 0.0),
                             .role = shadeRole(severity),
                             .label = {}}});
    QObject::connect(chart, &CurveView::xRangeRequested, chart,
                     [chart](std::optional<AxisRange> range) { chart->setXRange(range); });
    QObject::connect(chart, &CurveView::cursorMoved, chart,
                     [chart](std::optional<double> x) { chart->setCursorX(x); });
    return chart;
}

} // namespace faultline::ui
