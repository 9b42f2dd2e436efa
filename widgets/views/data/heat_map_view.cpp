// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/data/heat_map_view.h"

#include "model/qt/messages.h"
#include "widgets/charts/chart_style.h"
#include "widgets/style/theme.h"
#include "widgets/views/data/heat_colors.h"

#include <QHelpEvent>
#include <QImage>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace faultline::ui {

HeatMapView::HeatMapView(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("Where boxes are in the picture"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void HeatMapView::setMap(const HeatMap& map, double aspect)
{
    m_map = map;
    m_aspect = std::clamp(aspect, 0.3, 3.0);
    update();
}

QSize HeatMapView::sizeHint() const
{
    return {40 * kGrid, 20 * kGrid};
}

QSize HeatMapView::minimumSizeHint() const
{
    return {20 * kGrid, 14 * kGrid};
}

QRectF HeatMapView::fieldRect() const
{
    const QRectF room = QRectF(rect()).adjusted(0, 0, -heatLegendRoom(font()), 0);
    QSizeF size(m_aspect, 1.0);
    size.scale(room.size(), Qt::KeepAspectRatio);
    return {QPointF(room.left(), room.center().y() - size.height() / 2), size};
}

QString HeatMapView::textAt(const QPoint& position) const
{
    const QRectF field = fieldRect();
    if (!field.contains(position))
        return {};
    const auto cell = [](double share) {
        return std::min(HeatMap::kSide - 1,
                        static_cast<std::size_t>(share * static_cast<double>(HeatMap::kSide)));
    };
    const std::size_t x = cell((position.x() - field.left()) / field.width());
    const std::size_t y = cell((position.y() - field.top()) / field.height());
    return tr("%n box(es) cover this place", nullptr, static_cast<int>(m_map.at(x, y)));
}

bool HeatMapView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), textAt(help->pos()), this);
    return true;
}

void HeatMapView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const ChartStyle style = ChartStyle::of(palette(), font());
    painter.setFont(style.labelFont);
    const auto most = static_cast<double>(m_map.max());
    if (most <= 0.0) {
        painter.setPen(style.mutedText);
        painter.drawText(rect(), Qt::AlignCenter, tr("No boxes"));
        return;
    }
    constexpr auto kSide = static_cast<int>(HeatMap::kSide);
    QImage image(kSide, kSide, QImage::Format_RGB32);
    for (int y = 0; y < kSide; ++y) {
        for (int x = 0; x < kSide; ++x) {
            const auto count = static_cast<double>(
                m_map.at(static_cast<std::size_t>(x), static_cast<std::size_t>(y)));
            image.setPixelColor(x, y, heatColor(count / most, palette()));
        }
    }
    const QRectF field = fieldRect();
    painter.drawImage(field, image);
    painter.setPen(style.axisLine);
    painter.drawRect(field.adjusted(0, 0, -1, -1));

    paintHeatLegend(
        painter,
        QRectF(field.right() + kHeatLegendGap, field.top(), kHeatLegendWidth, field.height()),
        formatted(most, Unit::Count), formatted(0.0, Unit::Count), style);
}

} // namespace faultline::ui
