// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/timeline/phase_legend.h"

#include "widgets/charts/chart_accessible.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/views/timeline/phase_style.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace faultline::ui {

namespace {

constexpr int kSwatch = 10;

} // namespace

PhaseLegend::PhaseLegend(QWidget* parent) : QWidget(parent)
{
    makeChartsAccessible();
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
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
    const std::vector<QRect> places = shownPlaces();
    std::vector<AccessibleItem> items;
    for (std::size_t i = 0; i < m_phases.size(); ++i)
        items.push_back({.name = phaseName(m_phases[i]), .description = {}, .rect = places[i]});
    return items;
}

std::vector<QRect> PhaseLegend::placesWithin(int room) const
{
    const int row = fontMetrics().height() + 2;
    std::vector<QRect> places;
    int x = 0;
    int y = 0;
    for (const PhaseKind phase : m_phases) {
        const int wide = kSwatch + kGrid / 2 + fontMetrics().horizontalAdvance(phaseName(phase));
        if (x > 0 && x + wide > room) {
            x = 0;
            y += row;
        }
        places.emplace_back(x, y, wide, row);
        x += wide + 2 * kGrid;
    }
    return places;
}

std::vector<QRect> PhaseLegend::shownPlaces() const
{
    std::vector<QRect> places = placesWithin(width());
    const int used = places.empty() ? 0 : places.back().bottom() + 1;
    for (QRect& place : places)
        place.translate(0, (height() - used) / 2); // what stands beside it is often taller
    return places;
}

QSize PhaseLegend::sizeHint() const
{
    const std::vector<QRect> places = placesWithin(QWIDGETSIZE_MAX);
    return places.empty() ? QSize(0, fontMetrics().height() + 2)
                          : QSize(places.back().right() + 1, places.back().height());
}

QSize PhaseLegend::minimumSizeHint() const
{
    int widest = 0;
    for (const QRect& place : placesWithin(QWIDGETSIZE_MAX))
        widest = std::max(widest, place.width());
    return {widest, fontMetrics().height() + 2};
}

int PhaseLegend::heightForWidth(int width) const
{
    const std::vector<QRect> places = placesWithin(width);
    return places.empty() ? sizeHint().height() : places.back().bottom() + 1;
}

void PhaseLegend::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const std::vector<QRect> places = shownPlaces();
    for (std::size_t i = 0; i < m_phases.size(); ++i) {
        const QRect& place = places[i];
        painter.fillRect(place.x(), place.center().y() - kSwatch / 2, kSwatch, kSwatch,
                         phaseColor(m_phases[i], palette()));
        painter.setPen(mutedTextColor(palette()));
        painter.drawText(place.adjusted(kSwatch + kGrid / 2, 0, 0, 0),
                         Qt::AlignVCenter | Qt::TextDontClip, phaseName(m_phases[i]));
    }
}

} // namespace faultline::ui
