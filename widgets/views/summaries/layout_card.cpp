// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/layout_card.h"

#include "model/qt/text.h"
#include "widgets/charts/chart_style.h"
#include "widgets/style/run_colors.h"
#include "widgets/style/theme.h"
#include "widgets/view_state.h"
#include "widgets/views/elided_label.h"
#include "widgets/views/legend_strip.h"

#include <QBoxLayout>
#include <QPainter>

#include <algorithm>

namespace faultline::ui {

namespace {

/// With more curves a legend says nothing.
constexpr std::size_t kLegendCurves = 12;

std::shared_ptr<const ScalarSeries> seriesOf(const RunPtr& run, const std::string& tag)
{
    const ScalarSeries* series = run->findScalar(tag);
    return series == nullptr || series->empty()
               ? nullptr
               : std::shared_ptr<const ScalarSeries>(run, series); // keeps the run alive
}

std::vector<RunPtr> visibleRuns(const ViewState& state)
{
    std::vector<RunPtr> runs;
    if (!state.caseData())
        return runs;
    std::copy_if(state.caseData()->runs.begin(), state.caseData()->runs.end(),
                 std::back_inserter(runs),
                 [&state](const RunPtr& run) { return state.isRunVisible(toQString(run->name)); });
    return runs;
}

Curve curveOf(const RunPtr& run, const std::string& tag,
              const std::shared_ptr<const ScalarSeries>& series)
{
    Curve curve;
    curve.id = toQString(run->name) + QChar(u'\0') + toQString(tag);
    curve.label = toQString(run->name);
    curve.series = series;
    curve.origin = run->startTime().value_or(series->minWallTime());
    return curve;
}

} // namespace

LayoutCard::LayoutCard(ViewState& state, QWidget* parent) : QFrame(parent), m_state(state)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kGrid, kGrid, kGrid, kGrid / 2);
    column->setSpacing(kGrid / 2);
    m_title = new ElidedLabel(Qt::ElideMiddle, this);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    column->addWidget(m_title);
    m_view = new CurveView(this);
    column->addWidget(m_view, 1);
    m_legend = new LegendStrip(this);
    column->addWidget(m_legend);
    m_footer = new ElidedLabel(Qt::ElideRight, this);
    m_footer->setMuted(true);
    column->addWidget(m_footer);
    connect(m_view, &CurveView::xRangeRequested, &state,
            [&state](std::optional<AxisRange> range) { state.setZoom(range); });
    connect(m_view, &CurveView::cursorMoved, &state,
            [&state](std::optional<double> x) { state.setCursorX(x); });
}

void LayoutCard::setChart(const LayoutChart& chart,
                          std::shared_ptr<const std::vector<std::string>> tags)
{
    m_chart = chart;
    m_matched = matchTags(chart.patterns, *tags);
    m_title->setText(toQString(chart.title));
    m_view->setTitle(toQString(chart.title));
    m_view->setAccessibleName(tr("Chart of %1").arg(toQString(chart.title)));
    setAccessibleName(toQString(chart.title));
    refreshOptions();
    refreshZoom();
    refreshCursor();
}

void LayoutCard::release()
{
    m_chart = {};
    m_matched = {};
    m_view->setCurves({});
    m_legend->setItems({});
}

std::vector<Curve> LayoutCard::multilineCurves() const
{
    std::vector<Curve> curves;
    const std::vector<RunPtr> runs = visibleRuns(m_state);
    const bool severalTags = m_matched.tags.size() > 1;
    for (const RunPtr& run : runs) {
        for (const std::string& tag : m_matched.tags) {
            const auto series = seriesOf(run, tag);
            if (!series)
                continue;
            Curve curve = curveOf(run, tag, series);
            // One tag: the colours of the runs, as everywhere. Several: each curve its own.
            curve.color = severalTags ? runColorOf(static_cast<int>(curves.size()), 0, palette())
                                      : m_state.runColor(curve.label);
            if (severalTags)
                curve.label = runs.size() == 1
                                  ? toQString(tag)
                                  : tr("%1 · %2", "run, tag").arg(curve.label, toQString(tag));
            curves.push_back(std::move(curve));
        }
    }
    return curves;
}

std::vector<Curve> LayoutCard::marginCurves()
{
    std::vector<Curve> curves;
    const std::vector<RunPtr> runs = visibleRuns(m_state);
    m_missing.clear();
    for (const MarginSeries& margin : m_chart.margins) {
        for (const std::string& tag : {margin.value, margin.lower, margin.upper}) {
            const bool someHaveIt = std::any_of(
                runs.begin(), runs.end(), [&tag](const RunPtr& run) { return seriesOf(run, tag); });
            if (!someHaveIt)
                m_missing << toQString(tag);
        }
        for (const RunPtr& run : runs) {
            const auto value = seriesOf(run, margin.value);
            if (!value)
                continue;
            Curve curve = curveOf(run, margin.value, value);
            curve.color = m_chart.margins.size() > 1
                              ? runColorOf(static_cast<int>(curves.size()), 0, palette())
                              : m_state.runColor(curve.label);
            if (m_chart.margins.size() > 1)
                curve.label = tr("%1 · %2", "run, tag").arg(curve.label, toQString(margin.value));
            for (const std::string& limit : {margin.lower, margin.upper}) {
                const auto series = seriesOf(run, limit);
                if (!series)
                    continue;
                Curve edge = curveOf(run, limit, series);
                edge.label = tr("%1 · %2", "run, tag").arg(edge.label, toQString(limit));
                edge.color = mixed(curve.color, cardColor(palette()), 0.4);
                edge.dashed = true;
                curves.push_back(std::move(edge));
            }
            curves.push_back(std::move(curve));
        }
    }
    return curves;
}

void LayoutCard::refreshCurves()
{
    std::vector<Curve> curves =
        m_chart.kind == LayoutChart::Kind::Margin ? marginCurves() : multilineCurves();
    std::vector<LegendStrip::Item> items;
    if (curves.size() <= kLegendCurves) {
        for (const Curve& curve : curves)
            items.push_back({.label = curve.label, .color = curve.color, .dashed = curve.dashed});
    }
    m_view->setCurves(std::move(curves));
    m_legend->setItems(std::move(items));
    const QString wrong = note();
    m_footer->setText(wrong);
    m_footer->setVisible(!wrong.isEmpty());
}

QString LayoutCard::note() const
{
    if (m_chart.kind == LayoutChart::Kind::Empty)
        return tr("The layout names no curves for this chart.");
    if (!m_matched.badPatterns.empty())
        return tr("Not understood: %1").arg(toQString(m_matched.badPatterns.front()));
    if (!m_missing.isEmpty())
        return tr("No visible run has %1").arg(m_missing.join(QStringLiteral(", ")));
    if (m_view->curves().empty() && m_chart.kind == LayoutChart::Kind::Multiline)
        return m_matched.tags.empty() ? tr("No tag matches this chart.")
                                      : tr("No visible run has these tags.");
    return {};
}

void LayoutCard::refreshOptions()
{
    m_view->setXAxis(m_state.xAxis(), m_state.logX());
    m_view->setIgnoreOutliers(m_state.ignoreOutliers());
    refreshCurves();
}

void LayoutCard::refreshZoom()
{
    m_view->setXRange(m_state.zoom());
}

void LayoutCard::refreshCursor()
{
    m_view->setCursorX(m_state.cursorX());
}

void LayoutCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(cardColor(palette()));
    painter.drawRoundedRect(rect(), kGrid / 2.0, kGrid / 2.0);
}

} // namespace faultline::ui
