// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/hardware_card.h"

#include "model/diagnosis/training.h"
#include "widgets/style/theme.h"
#include "widgets/views/elided_label.h"
#include "widgets/views/legend_strip.h"

#include <QBoxLayout>

namespace faultline::ui {

namespace {

constexpr std::size_t kLegendCurves = 10;

} // namespace

HardwareCard::HardwareCard(ViewState& state, QWidget* parent)
    : CardFrame(parent),
      m_state(state),
      m_title(new ElidedLabel(Qt::ElideMiddle, this)),
      m_legend(new LegendStrip(this)),
      m_chart(new CurveView(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kGrid, kGrid / 2, kGrid, kGrid / 2);
    column->setSpacing(2);
    auto* top = new QHBoxLayout;
    top->setSpacing(2 * kGrid);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    top->addWidget(m_title, 2);
    top->addWidget(m_legend, 3);
    column->addLayout(top);
    column->addWidget(m_chart, 1);
    m_chart->setXAxis(XAxisKind::Wall, false);

    connect(m_chart, &CurveView::xRangeRequested, &state,
            [&state](std::optional<AxisRange> range) { state.setTimeZoom(range); });
    connect(m_chart, &CurveView::cursorMoved, &state,
            [&state](std::optional<double> time) { state.setCursorTime(time); });
    connect(m_chart, &CurveView::drawn, this, &HardwareCard::drawn);
}

void HardwareCard::setPanel(const HardwarePanel* panel)
{
    if (panel == nullptr) {
        m_panel.reset();
        m_chart->setCurves({});
        m_legend->setItems({});
        return;
    }
    m_panel = *panel;
    const QString title = panel->quantity.unit.isEmpty()
                              ? panel->title
                              : tr("%1 (%2)").arg(panel->title, panel->quantity.unit);
    m_title->setText(title);
    setAccessibleName(title);
    m_chart->setAccessibleName(tr("Chart of %1").arg(title));
    m_chart->setValueFormat(panel->quantity.format);
    m_chart->setYRange(panel->quantity.fixedRange);
    refreshCurves();
    refreshZoom();
    refreshCursor();
}

void HardwareCard::setPhases(const std::vector<ShadedRange>& phases)
{
    m_chart->setShadedRanges(phases);
}

void HardwareCard::setFullRange(std::optional<AxisRange> range)
{
    m_fullRange = range;
    refreshZoom();
}

void HardwareCard::refreshCurves()
{
    if (!m_panel)
        return;
    std::vector<Curve> curves;
    std::vector<LegendStrip::Item> items;
    for (const HardwarePanel::Line& line : m_panel->lines) {
        const QString name = QString::fromStdString(line.run->name);
        if (!m_state.isRunVisible(name))
            continue;
        const bool evaluation = isEvaluationRun(line.run->name);
        curves.push_back({.id = name,
                          .label = name,
                          .color = m_state.runColor(name),
                          .series = line.series,
                          .original = nullptr,
                          .origin = line.run->startTime().value_or(0.0),
                          .dashed = evaluation});
        items.push_back({.label = name, .color = m_state.runColor(name), .dashed = evaluation});
    }
    if (items.size() > kLegendCurves)
        items.clear();
    m_legend->setItems(std::move(items));
    m_chart->setCurves(std::move(curves));
}

void HardwareCard::refreshZoom()
{
    m_chart->setXRange(m_state.timeZoom() ? m_state.timeZoom() : m_fullRange);
}

void HardwareCard::refreshCursor()
{
    m_chart->setCursorX(m_state.cursorTime());
}

} // namespace faultline::ui
