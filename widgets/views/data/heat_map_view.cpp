// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/data/heat_map_view.h"

#include "model/qt/messages.h"
#include "widgets/charts/heat_colors.h"
#include "widgets/style/theme.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace faultline::ui {

HeatMapView::HeatMapView(QWidget* parent) : ChartCanvas(parent)
{
    setAccessibleName(tr("Where boxes are in the image"));
}

void HeatMapView::setMap(const HeatMap& map, double aspect)
{
    m_map = map;
    m_aspect = std::clamp(aspect, 0.3, 3.0);
    invalidate();
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

QString HeatMapView::emptyText() const
{
    return m_map.max() == 0 ? tr("No boxes") : QString();
}

std::size_t HeatMapView::markCount() const
{
    return m_map.max() == 0 ? 0 : HeatMap::kSide * HeatMap::kSide;
}

std::optional<std::size_t> HeatMapView::markAt(QPointF position) const
{
    const QRectF field = fieldRect();
    if (markCount() == 0 || !field.contains(position))
        return std::nullopt;
    const auto cell = [](double share) {
        return std::min(HeatMap::kSide - 1,
                        static_cast<std::size_t>(share * static_cast<double>(HeatMap::kSide)));
    };
    return cell((position.y() - field.top()) / field.height()) * HeatMap::kSide
           + cell((position.x() - field.left()) / field.width());
}

QRectF HeatMapView::cellRect(std::size_t mark) const
{
    const QRectF field = fieldRect();
    const double side = static_cast<double>(HeatMap::kSide);
    const QSizeF size(field.width() / side, field.height() / side);
    return {QPointF(field.left() + static_cast<double>(mark % HeatMap::kSide) * size.width(),
                    field.top() + static_cast<double>(mark / HeatMap::kSide) * size.height()),
            size};
}

QPointF HeatMapView::markPlace(std::size_t mark) const
{
    return cellRect(mark).center();
}

std::size_t HeatMapView::firstMark() const
{
    return static_cast<std::size_t>(std::max_element(m_map.cells.begin(), m_map.cells.end())
                                    - m_map.cells.begin());
}

std::optional<std::size_t> HeatMapView::nextMark(std::size_t from, int key) const
{
    if (key == Qt::Key_Up)
        return from >= HeatMap::kSide ? from - HeatMap::kSide : from;
    if (key == Qt::Key_Down)
        return from + HeatMap::kSide < markCount() ? from + HeatMap::kSide : from;
    return ChartCanvas::nextMark(from, key);
}

QString HeatMapView::markText(std::size_t mark) const
{
    const std::uint64_t count = m_map.at(mark % HeatMap::kSide, mark / HeatMap::kSide);
    return tr("%n box(es) cover this place", nullptr, static_cast<int>(count));
}

ChartTable HeatMapView::table() const
{
    ChartTable table{.titles = {tr("Column"), tr("Row"), tr("Boxes")}, .rows = {}};
    for (std::size_t mark = 0; mark < markCount(); ++mark) {
        const std::size_t x = mark % HeatMap::kSide;
        const std::size_t y = mark / HeatMap::kSide;
        table.rows.push_back(
            {QString::number(x), QString::number(y), QString::number(m_map.at(x, y))});
    }
    return table;
}

void HeatMapView::paintCursor(QPainter& painter, std::size_t mark) const
{
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(style().text, 1.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(cellRect(mark));
}

void HeatMapView::paintAbove(QPainter& painter) const
{
    painter.setRenderHint(QPainter::Antialiasing, false);
    const auto most = static_cast<double>(m_map.max());
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
    painter.setPen(style().axisLine);
    painter.drawRect(field.adjusted(0, 0, -1, -1));

    paintHeatLegend(
        painter,
        QRectF(field.right() + kHeatLegendGap, field.top(), kHeatLegendWidth, field.height()),
        formatted(most, Unit::Count), formatted(0.0, Unit::Count), style());
}

} // namespace faultline::ui
