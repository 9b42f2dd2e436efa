// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/timeline/phase_legend.h"

#include "widgets/charts/chart_accessible.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/views/timeline/phase_style.h"

#include <QPainter>

#include <utility>

namespace faultline::ui {

namespace {

constexpr int kSwatch = 10;

} // namespace

PhaseLegend::PhaseLegend(QWidget* parent) : QWidget(parent)
{
    makeChartsAccessible();
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void PhaseLegend::setPhases(std::vector<PhaseKind> phases)
{
    m_phases = std::move(phases);
    QStringList names;
    for (const PhaseKind phase : m_phases)
        names.push_back(phaseName(phase));
    setAccessibleName(tr("Phases: %1").arg(names.join(tr(", "))));
    setVisible(!m_phases.empty());
    updateGeometry();
    update();
}

std::vector<AccessibleItem> PhaseLegend::accessibleItems() const
{
    std::vector<AccessibleItem> items;
    for (const PhaseKind phase : m_phases)
        items.push_back({.name = phaseName(phase), .description = {}, .rect = {}});
    return items;
}

QSize PhaseLegend::sizeHint() const
{
    int width = 0;
    for (const PhaseKind phase : m_phases)
        width +=
            kSwatch + kGrid / 2 + fontMetrics().horizontalAdvance(phaseName(phase)) + 2 * kGrid;
    return {width, fontMetrics().height() + 2};
}

void PhaseLegend::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    int x = 0;
    for (const PhaseKind phase : m_phases) {
        painter.fillRect(x, (height() - kSwatch) / 2, kSwatch, kSwatch,
                         phaseColor(phase, palette()));
        x += kSwatch + kGrid / 2;
        const QString name = phaseName(phase);
        painter.setPen(mutedTextColor(palette()));
        painter.drawText(x, 0, width() - x, height(), Qt::AlignVCenter, name);
        x += fontMetrics().horizontalAdvance(name) + 2 * kGrid;
    }
}

} // namespace faultline::ui
