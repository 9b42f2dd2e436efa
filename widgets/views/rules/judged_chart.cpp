// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/rules/judged_chart.h"

#include "widgets/messages.h"
#include "widgets/style/theme.h"

#include <QPalette>

#include <cmath>
#include <cstdint>
#include <memory>

namespace faultline::ui {

namespace {

constexpr int kHeight = 18 * kGrid;

bool countsSteps(Unit unit)
{
    return unit == Unit::Step || unit == Unit::Count || unit == Unit::None;
}

ValueFormat formatOf(Unit unit)
{
    switch (unit) {
    case Unit::Fraction: return ValueFormat::Fraction;
    case Unit::Bytes: return ValueFormat::Bytes;
    case Unit::Seconds: return ValueFormat::Seconds;
    default: return ValueFormat::Plain;
    }
}

/// x of a point both as a step and as a time, so that either axis can show it.
std::shared_ptr<const ScalarSeries> seriesOf(const std::vector<std::pair<double, double>>& points)
{
    ScalarSeriesBuilder builder;
    std::vector<ScalarPoint> made;
    made.reserve(points.size());
    for (const auto& [x, y] : points)
        made.push_back({.step = std::llround(x), .wallTime = x, .value = y});
    builder.append(made);
    return std::make_shared<const ScalarSeries>(builder.snapshot());
}

} // namespace

std::vector<Curve> judgedCurves(const JudgedPoints& judged, const QPalette& palette)
{
    std::vector<Curve> curves;
    if (judged.points.empty())
        return curves;
    curves.push_back({.id = QStringLiteral("judged"),
                      .label = translated(judged.label),
                      .color = accentColor(palette),
                      .series = seriesOf(judged.points),
                      .original = nullptr,
                      .origin = 0.0,
                      .dashed = false});
    int number = 0;
    for (const JudgedPoints::Limit& limit : judged.limits) {
        curves.push_back({.id = QStringLiteral("limit-%1").arg(++number),
                          .label = translated(limit.label),
                          .color = severityColor(Severity::Warning, palette),
                          .series = seriesOf({{judged.points.front().first, limit.value},
                                              {judged.points.back().first, limit.value}}),
                          .original = nullptr,
                          .origin = 0.0,
                          .dashed = true});
    }
    return curves;
}

CurveView* makeJudgedChart(const JudgedPoints& judged, QWidget* parent)
{
    if (judged.points.empty())
        return nullptr;
    auto* chart = new CurveView(parent);
    chart->setFixedHeight(kHeight);
    chart->setAccessibleName(CurveView::tr("Chart of %1").arg(translated(judged.label)));
    chart->setXAxis(countsSteps(judged.xUnit) ? XAxisKind::Step : XAxisKind::Relative, false);
    chart->setValueFormat(formatOf(judged.unit));
    chart->setCurves(judgedCurves(judged, parent->palette()));
    QObject::connect(chart, &CurveView::xRangeRequested, chart,
                     [chart](std::optional<AxisRange> range) { chart->setXRange(range); });
    QObject::connect(chart, &CurveView::cursorMoved, chart,
                     [chart](std::optional<double> x) { chart->setCursorX(x); });
    return chart;
}

} // namespace faultline::ui
