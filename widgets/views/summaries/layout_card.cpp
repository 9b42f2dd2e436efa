// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/layout_card.h"

#include "model/curves/reshape_series.h"
#include "model/qt/run_label.h"
#include "model/qt/text.h"
#include "model/session/open_case.h"
#include "widgets/charts/chart_style.h"
#include "widgets/controls/elided_label.h"
#include "widgets/messages.h"
#include "widgets/style/run_colors.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/views/cards/card_header.h"
#include "widgets/views/cards/legend_strip.h"

#include <QBoxLayout>

#include <algorithm>
#include <utility>

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

std::vector<RunPtr> visibleRuns(const ViewContext& context)
{
    std::vector<RunPtr> runs;
    if (!context.opened().caseData())
        return runs;
    std::copy_if(context.opened().caseData()->runs.begin(), context.opened().caseData()->runs.end(),
                 std::back_inserter(runs), [&context](const RunPtr& run) {
                     return context.isRunVisible(toQString(run->name));
                 });
    return runs;
}

Curve curveOf(const RunPtr& run, const std::string& tag,
              const std::shared_ptr<const ScalarSeries>& series)
{
    Curve curve;
    curve.id = toQString(run->name) + QChar(u'\0') + toQString(tag);
    curve.label = runLabel(*run);
    curve.series = series;
    curve.origin = run->startTime().value_or(series->minWallTime());
    return curve;
}

} // namespace

LayoutCard::LayoutCard(ViewContext& context, QWidget* parent)
    : CardFrame(parent),
      m_context(context),
      m_header(new CardHeader(this)),
      m_view(new CurveView(this)),
      m_legend(new LegendStrip(this)),
      m_footer(makeCardFooter(this)),
      m_work(context.opened().jobs(), JobLane::Short)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kGrid, kGrid, kGrid, kGrid / 2);
    column->setSpacing(kGrid / 2);
    column->addWidget(m_header);
    column->addWidget(m_view, 1);
    column->addWidget(m_legend);
    column->addWidget(m_footer);
    connect(m_view, &CurveView::xRangeRequested, &context,
            [&context](std::optional<AxisRange> range) { context.setZoom(range); });
    connect(m_view, &CurveView::cursorMoved, &context,
            [&context](std::optional<double> x) { context.setCursorX(x); });
}

void LayoutCard::setChart(const LayoutChart& chart,
                          std::shared_ptr<const std::vector<std::string>> tags)
{
    m_chart = chart;
    m_matched = matchTags(chart.patterns, *tags);
    m_header->setTitle(toQString(chart.title));
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
    m_work.drop();
    m_margins.clear();
    m_view->extras().setBands({});
    m_view->setCurves({});
    m_legend->setItems({});
}

std::vector<Curve> LayoutCard::multilineCurves() const
{
    std::vector<Curve> curves;
    const std::vector<RunPtr> runs = visibleRuns(m_context);
    const bool severalTags = m_matched.tags.size() > 1;
    for (const RunPtr& run : runs) {
        for (const std::string& tag : m_matched.tags) {
            const auto series = seriesOf(run, tag);
            if (!series)
                continue;
            Curve curve = curveOf(run, tag, series);
            // One tag: the colours of the runs, as everywhere. Several: each curve its own.
            curve.color = severalTags ? runColorOf(static_cast<int>(curves.size()), 0, palette())
                                      : m_context.runColor(toQString(run->name));
            if (severalTags)
                curve.label = runs.size() == 1
                                  ? toQString(tag)
                                  : tr("%1 · %2", "run, tag").arg(curve.label, toQString(tag));
            curves.push_back(std::move(curve));
        }
    }
    return curves;
}

void LayoutCard::noteMissing(const MarginSeries& margin, const std::vector<RunPtr>& runs)
{
    for (const std::string& tag : {margin.value, margin.lower, margin.upper}) {
        const bool someHaveIt = std::any_of(
            runs.begin(), runs.end(), [&tag](const RunPtr& run) { return seriesOf(run, tag); });
        if (!someHaveIt)
            m_missing << toQString(tag);
    }
}

void LayoutCard::addMarginOf(const RunPtr& run, const MarginSeries& margin,
                             const std::vector<Margin>& known, std::vector<Curve>& curves,
                             std::vector<CurveBand>& bands)
{
    const SeriesPtr value = seriesOf(run, margin.value);
    if (!value)
        return;
    Curve curve = curveOf(run, margin.value, value);
    curve.color = m_chart.margins.size() > 1
                      ? runColorOf(static_cast<int>(curves.size()), 0, palette())
                      : m_context.runColor(toQString(run->name));
    if (m_chart.margins.size() > 1)
        curve.label = tr("%1 · %2", "run, tag").arg(curve.label, toQString(margin.value));
    Margin limits{.value = value,
                  .lowerLogged = seriesOf(run, margin.lower),
                  .upperLogged = seriesOf(run, margin.upper),
                  .lower = nullptr,
                  .upper = nullptr};
    if (limits.lowerLogged && limits.upperLogged) {
        for (const Margin& candidate : known) {
            if (candidate.value == value && candidate.lowerLogged == limits.lowerLogged
                && candidate.upperLogged == limits.upperLogged)
                limits = candidate;
        }
        bands.push_back({.curve = curves.size(),
                         .kind = CurveBand::Kind::MinMax,
                         .lower = limits.lower,
                         .upper = limits.upper,
                         .counts = nullptr,
                         .spoiled = nullptr,
                         .runs = 0});
        m_margins.push_back(std::move(limits));
    } else if (const SeriesPtr& only =
                   limits.lowerLogged ? limits.lowerLogged : limits.upperLogged) {
        // One limit bounds no band.
        const std::string& tag = limits.lowerLogged ? margin.lower : margin.upper;
        Curve edge = curveOf(run, tag, only);
        edge.label = tr("%1 · %2", "run, tag").arg(edge.label, toQString(tag));
        edge.color = mixed(curve.color, cardColor(palette()), 0.4);
        edge.dashed = true;
        curves.push_back(std::move(edge));
    }
    curves.push_back(std::move(curve));
}

std::vector<Curve> LayoutCard::marginCurves(std::vector<CurveBand>& bands)
{
    std::vector<Curve> curves;
    const std::vector<RunPtr> runs = visibleRuns(m_context);
    const std::vector<Margin> known = std::exchange(m_margins, {});
    m_missing.clear();
    for (const MarginSeries& margin : m_chart.margins) {
        noteMissing(margin, runs);
        for (const RunPtr& run : runs)
            addMarginOf(run, margin, known, curves, bands);
    }
    return curves;
}

void LayoutCard::workOutMargins()
{
    const auto isKnown = [](const Margin& margin) { return margin.lower && margin.upper; };
    if (std::all_of(m_margins.begin(), m_margins.end(), isKnown)) {
        m_work.drop();
        return;
    }
    m_work.start(
        [margins = m_margins](WorkMonitor& monitor) -> Result<std::vector<Margin>> {
            std::vector<Margin> done = margins;
            for (Margin& margin : done) {
                if (monitor.isCancelled())
                    break;
                const auto limitOf = [&margin](const SeriesPtr& logged) {
                    return std::make_shared<const ScalarSeries>(
                        valuesAtSteps(*logged, *margin.value));
                };
                if (!margin.lower)
                    margin.lower = limitOf(margin.lowerLogged);
                if (!margin.upper)
                    margin.upper = limitOf(margin.upperLogged);
            }
            return done;
        },
        [this](const Result<std::vector<Margin>>& margins) {
            if (!margins)
                return;
            m_margins = *margins;
            refreshCurves();
        });
}

void LayoutCard::refreshCurves()
{
    const bool isMargin = m_chart.kind == LayoutChart::Kind::Margin;
    std::vector<CurveBand> bands;
    std::vector<Curve> curves = isMargin ? marginCurves(bands) : multilineCurves();
    m_view->extras().setBands(std::move(bands));
    m_view->setCurves(std::move(curves));
    refreshLegend();
    const QString wrong = note();
    m_footer->setText(wrong);
    m_footer->setVisible(!wrong.isEmpty());
    if (isMargin)
        workOutMargins();
}

void LayoutCard::refreshLegend()
{
    std::vector<LegendStrip::Item> items;
    if (m_view->curves().size() <= kLegendCurves) {
        for (const Curve& curve : m_view->curves())
            items.push_back({.label = curve.label,
                             .color = curve.color,
                             .dashed = curve.dashed,
                             .hasBand = false});
    }
    for (const CurveBand& band : m_view->extras().bands()) {
        if (band.curve < items.size())
            items[band.curve].hasBand = true;
    }
    m_legend->setItems(std::move(items));
}

void LayoutCard::settle()
{
    m_work.finish();
    m_view->flush();
}

QString LayoutCard::note() const
{
    if (m_chart.kind == LayoutChart::Kind::Empty)
        return tr("The layout names no curves for this chart.");
    if (!m_matched.badPatterns.empty())
        return tr("Not understood: %1").arg(translated(m_matched.badPatterns.front()));
    if (!m_missing.isEmpty())
        return tr("No visible run has %1").arg(m_missing.join(QStringLiteral(", ")));
    if (m_view->curves().empty() && m_chart.kind == LayoutChart::Kind::Multiline)
        return m_matched.tags.empty() ? tr("No tag matches this chart.")
                                      : tr("No visible run has these tags.");
    return {};
}

void LayoutCard::refreshOptions()
{
    m_view->setXAxis(m_context.xAxis(), m_context.logX());
    m_view->setIgnoreOutliers(m_context.ignoreOutliers());
    refreshCurves();
}

void LayoutCard::refreshZoom()
{
    m_view->setXRange(m_context.zoom());
}

void LayoutCard::refreshCursor()
{
    m_view->setCursorX(m_context.cursorX());
}

} // namespace faultline::ui
