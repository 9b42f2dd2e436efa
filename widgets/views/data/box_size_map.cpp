// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/data/box_size_map.h"

#include "model/qt/messages.h"
#include "widgets/charts/heat_colors.h"
#include "widgets/style/theme.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace faultline::ui {

namespace {

/// A field of fewer bins would be a few coloured blocks.
constexpr std::size_t kFewestBins = 9;

} // namespace

BoxSizeMap::BoxSizeMap(QWidget* parent) : ChartCanvas(parent)
{
    setAccessibleName(tr("Width and height of boxes"));
}

void BoxSizeMap::setMap(const SizeMap& map)
{
    m_map = map;
    std::array<bool, SizeMap::kSide> wide{};
    std::array<bool, SizeMap::kSide> high{};
    std::uint64_t most = 0;
    std::size_t mostWide = 0;
    std::size_t mostHigh = 0;
    for (std::size_t y = 0; y < SizeMap::kSide; ++y) {
        for (std::size_t x = 0; x < SizeMap::kSide; ++x) {
            const std::uint64_t count = map.at(x, y);
            wide[x] = wide[x] || count > 0;
            high[y] = high[y] || count > 0;
            if (count > most) {
                most = count;
                mostWide = x;
                mostHigh = y;
            }
        }
    }
    const auto shown = [](const std::array<bool, SizeMap::kSide>& used) {
        const auto first =
            static_cast<std::size_t>(std::find(used.begin(), used.end(), true) - used.begin());
        const auto end =
            static_cast<std::size_t>(used.rend() - std::find(used.rbegin(), used.rend(), true));
        if (first >= end)
            return Bins{};
        const std::size_t count = std::max(end - first + 2, kFewestBins);
        const std::size_t begin = first - std::min(first, (count - (end - first)) / 2);
        const std::size_t from = std::min(begin, SizeMap::kSide - count);
        return Bins{.first = from, .count = count};
    };
    m_wide = shown(wide);
    m_high = shown(high);
    m_most = {.x = mostWide, .y = mostHigh};
    m_summary = most == 0 ? tr("No boxes")
                          : tr("Most boxes are about %1 px wide and %2 px high")
                                .arg(formatted(SizeMap::edge(mostWide), Unit::Count),
                                     formatted(SizeMap::edge(mostHigh), Unit::Count));
    invalidate();
}

QSize BoxSizeMap::sizeHint() const
{
    return {40 * kGrid, 20 * kGrid};
}

QSize BoxSizeMap::minimumSizeHint() const
{
    return {20 * kGrid, 14 * kGrid};
}

QString BoxSizeMap::emptyText() const
{
    return m_wide.count == 0 ? tr("No boxes") : QString();
}

std::optional<ChartCanvas::Axes> BoxSizeMap::axes() const
{
    const auto rangeOf = [](const Bins& bins) {
        return AxisRange{SizeMap::edge(bins.first), SizeMap::edge(bins.first + bins.count)};
    };
    Axes axes;
    axes.axes.xKind = XAxisKind::Value;
    axes.axes.logX = true;
    axes.axes.logY = true;
    axes.axes.xTitle = tr("width in px");
    axes.axes.yTitle = tr("height in px");
    axes.axes.margins.setRight(heatLegendRoom(font()));
    axes.x = rangeOf(m_wide);
    axes.y = rangeOf(m_high);
    return axes;
}

BoxSizeMap::Cell BoxSizeMap::cellOf(std::size_t mark) const
{
    return {.x = m_wide.first + mark % m_wide.count, .y = m_high.first + mark / m_wide.count};
}

QRectF BoxSizeMap::cellRect(Cell cell) const
{
    const QPointF topLeft = frame().toPixel(SizeMap::edge(cell.x), SizeMap::edge(cell.y + 1));
    const QPointF bottomRight = frame().toPixel(SizeMap::edge(cell.x + 1), SizeMap::edge(cell.y));
    return {QPointF(std::floor(topLeft.x()), std::floor(topLeft.y())),
            QPointF(std::floor(bottomRight.x()), std::floor(bottomRight.y()))};
}

QPoint BoxSizeMap::cellCenter(std::size_t width, std::size_t height) const
{
    return cellRect({.x = width, .y = height}).center().toPoint();
}

std::optional<std::size_t> BoxSizeMap::markAt(QPointF position) const
{
    const QRectF& field = frame().plot;
    if (m_wide.count == 0 || !field.contains(position))
        return std::nullopt;
    const auto binOf = [](double share, const Bins& bins) {
        return std::min(bins.count - 1,
                        static_cast<std::size_t>(share * static_cast<double>(bins.count)));
    };
    const std::size_t x = binOf((position.x() - field.left()) / field.width(), m_wide);
    const std::size_t y = binOf((field.bottom() - position.y()) / field.height(), m_high);
    return y * m_wide.count + x;
}

QPointF BoxSizeMap::markPlace(std::size_t mark) const
{
    return cellRect(cellOf(mark)).center();
}

std::size_t BoxSizeMap::firstMark() const
{
    return (m_most.y - m_high.first) * m_wide.count + m_most.x - m_wide.first;
}

std::optional<std::size_t> BoxSizeMap::nextMark(std::size_t from, int key) const
{
    if (key == Qt::Key_Up)
        return from + m_wide.count < markCount() ? from + m_wide.count : from;
    if (key == Qt::Key_Down)
        return from >= m_wide.count ? from - m_wide.count : from;
    return ChartCanvas::nextMark(from, key);
}

QString BoxSizeMap::markText(std::size_t mark) const
{
    const auto number = [](double value) { return formatted(value, Unit::Count); };
    const Cell cell = cellOf(mark);
    return tr("%1 to %2 px wide, %3 to %4 px high: %5")
        .arg(number(SizeMap::edge(cell.x)), number(SizeMap::edge(cell.x + 1)),
             number(SizeMap::edge(cell.y)), number(SizeMap::edge(cell.y + 1)),
             tr("%n box(es)", nullptr, static_cast<int>(m_map.at(cell.x, cell.y))));
}

ChartTable BoxSizeMap::table() const
{
    ChartTable table{.titles = {tr("Width from (px)"), tr("Width to (px)"), tr("Height from (px)"),
                                tr("Height to (px)"), tr("Boxes")},
                     .rows = {}};
    for (std::size_t mark = 0; mark < markCount(); ++mark) {
        const Cell cell = cellOf(mark);
        table.rows.push_back({ChartTable::number(SizeMap::edge(cell.x)),
                              ChartTable::number(SizeMap::edge(cell.x + 1)),
                              ChartTable::number(SizeMap::edge(cell.y)),
                              ChartTable::number(SizeMap::edge(cell.y + 1)),
                              QString::number(m_map.at(cell.x, cell.y))});
    }
    return table;
}

void BoxSizeMap::paintAbove(QPainter& painter) const
{
    const QRectF& field = frame().plot;
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintCells(painter);
    paintBorders(painter);
    painter.setPen(style().axisLine);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(field.adjusted(0, 0, -1, -1));
    paintHeatLegend(
        painter,
        QRectF(field.right() + kHeatLegendGap, field.top(), kHeatLegendWidth, field.height()),
        formatted(static_cast<double>(m_map.max()), Unit::Count), formatted(0.0, Unit::Count),
        style());
}

void BoxSizeMap::paintCells(QPainter& painter) const
{
    const double most = std::log1p(static_cast<double>(m_map.max()));
    painter.fillRect(frame().plot, heatColor(0.0, palette()));
    for (std::size_t mark = 0; mark < markCount(); ++mark) {
        const Cell cell = cellOf(mark);
        const std::uint64_t count = m_map.at(cell.x, cell.y);
        if (count == 0)
            continue;
        // One box is to be seen.
        const double share = 0.15 + 0.85 * std::log1p(static_cast<double>(count)) / most;
        painter.fillRect(cellRect(cell), heatColor(share, palette()));
    }
}

void BoxSizeMap::paintCursor(QPainter& painter, std::size_t mark) const
{
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(style().text, 1.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(cellRect(cellOf(mark)));
}

void BoxSizeMap::paintBorders(QPainter& painter) const
{
    painter.save();
    painter.setClipRect(frame().plot);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(style().mutedText, 1.0, Qt::DashLine));
    // Far enough out that the lines leave the field.
    const double low = SizeMap::edge(0) / 16.0;
    const double high = SizeMap::edge(SizeMap::kSide) * 16.0;
    for (const float area : {SizeClasses::kSmallArea, SizeClasses::kLargeArea})
        painter.drawLine(frame().toPixel(low, double{area} / low),
                         frame().toPixel(high, double{area} / high));
    painter.setPen(QPen(style().mutedText, 1.0, Qt::DotLine));
    painter.drawLine(frame().toPixel(low, low), frame().toPixel(high, high));
    painter.restore();
}

} // namespace faultline::ui
