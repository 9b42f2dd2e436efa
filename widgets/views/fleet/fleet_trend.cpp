// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/fleet/fleet_trend.h"

#include "model/core/scalar_series.h"
#include "widgets/charts/curve_view.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <utility>

namespace faultline::ui {

namespace {

constexpr double kWeekSeconds = 7.0 * 86'400.0;

/// A week without runs cost nothing: it is a point, not a gap that a line passes over.
std::shared_ptr<const ScalarSeries> seriesOf(const std::vector<FleetGroup>& weeks,
                                             double FleetGroup::*value)
{
    constexpr std::size_t kMostWeeks = 2000; // a clock that was wrong may lie anywhere
    ScalarSeriesBuilder builder;
    std::vector<ScalarPoint> points;
    for (const FleetGroup& week : weeks) {
        if (!points.empty()) {
            for (double at = points.back().wallTime + kWeekSeconds;
                 at < week.week - 1.0 && points.size() < kMostWeeks; at += kWeekSeconds)
                points.push_back({.step = static_cast<std::int64_t>(points.size()),
                                  .wallTime = at,
                                  .value = 0.0});
        }
        points.push_back({.step = static_cast<std::int64_t>(points.size()),
                          .wallTime = week.week,
                          .value = week.*value});
    }
    builder.append(points);
    return std::make_shared<const ScalarSeries>(builder.snapshot());
}

} // namespace

FleetTrend::FleetTrend(QWidget* parent)
    : QWidget(parent), m_title(new QLabel(this)), m_chart(new CurveView(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid / 2);
    QFont font = m_title->font();
    font.setBold(true);
    m_title->setFont(font);
    m_title->setText(tr("GPU-hours lost by week"));
    column->addWidget(m_title);
    m_chart->setXAxis(XAxisKind::Wall, false);
    m_chart->setAccessibleName(m_title->text());
    column->addWidget(m_chart, 1);
}

void FleetTrend::setWeeks(std::vector<FleetGroup> weeks)
{
    std::erase_if(weeks, [](const FleetGroup& week) { return week.week <= 0.0; });
    m_weeks = std::move(weeks);
    refresh();
}

void FleetTrend::refresh()
{
    std::vector<Curve> curves;
    if (!m_weeks.empty()) {
        Curve lost;
        lost.id = QStringLiteral("lost");
        lost.label = tr("Lost");
        lost.color = severityColor(Severity::Critical, palette());
        lost.series = seriesOf(m_weeks, &FleetGroup::gpuHoursLost);
        curves.push_back(std::move(lost));
    }
    m_chart->setCurves(std::move(curves));
    m_chart->setXRange(std::nullopt);
}

void FleetTrend::flush()
{
    m_chart->flush();
}

void FleetTrend::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_chart != nullptr)
        refresh();
}

} // namespace faultline::ui
