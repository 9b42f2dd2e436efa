// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/data/box_size_map.h"

#include "model/qt/messages.h"
#include "widgets/charts/axis_ticks.h"
#include "widgets/charts/chart_style.h"
#include "widgets/style/theme.h"
#include "widgets/views/data/heat_colors.h"

#include <QHelpEvent>
#include <QLineF>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cmath>

namespace faultline::ui {

namespace {

/// A field of fewer bins would be a few coloured blocks.
constexpr std::size_t kFewestBins = 9;
constexpr double kLabelRoom = 7.0 * kGrid;

} // namespace

BoxSizeMap::BoxSizeMap(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("Width and height of boxes"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
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
    setAccessibleDescription(most == 0 ? tr("No boxes")
                                       : tr("Most boxes are about %1 px wide and %2 px high")
                                             .arg(formatted(SizeMap::edge(mostWide), Unit::Count),
                                                  formatted(SizeMap::edge(mostHigh), Unit::Count)));
    update();
}

QSize BoxSizeMap::sizeHint() const
{
    return {40 * kGrid, 20 * kGrid};
}

QSize BoxSizeMap::minimumSizeHint() const
{
    return {20 * kGrid, 14 * kGrid};
}

QRectF BoxSizeMap::fieldRect() const
{
    const QFontMetricsF metrics(ChartStyle::of(palette(), font()).labelFont);
    return QRectF(rect()).adjusted(kLabelRoom, kGrid / 2.0, -heatLegendRoom(font()),
                                   -metrics.height() - kGrid / 2.0);
}

double BoxSizeMap::shareOf(double place, const Bins& bins) const
{
    const double bin = std::log2(std::max(place, 1e-6)) * SizeMap::kPerOctave;
    return (bin - static_cast<double>(bins.first)) / static_cast<double>(bins.count);
}

double BoxSizeMap::xOf(double pixels) const
{
    const QRectF field = fieldRect();
    return field.left() + shareOf(pixels, m_wide) * field.width();
}

double BoxSizeMap::yOf(double pixels) const
{
    const QRectF field = fieldRect();
    return field.bottom() - shareOf(pixels, m_high) * field.height();
}

QPoint BoxSizeMap::cellCenter(std::size_t width, std::size_t height) const
{
    const double middle = std::exp2(0.5 / SizeMap::kPerOctave);
    return QPointF(xOf(SizeMap::edge(width) * middle), yOf(SizeMap::edge(height) * middle))
        .toPoint();
}

QString BoxSizeMap::textAt(const QPoint& position) const
{
    const QRectF field = fieldRect();
    if (m_wide.count == 0 || !field.contains(position))
        return {};
    const auto binOf = [](double share, const Bins& bins) {
        return bins.first
               + std::min(bins.count - 1,
                          static_cast<std::size_t>(share * static_cast<double>(bins.count)));
    };
    const std::size_t x = binOf((position.x() - field.left()) / field.width(), m_wide);
    const std::size_t y = binOf((field.bottom() - position.y()) / field.height(), m_high);
    const auto number = [](double value) { return formatted(value, Unit::Count); };
    return tr("%1 to %2 px wide, %3 to %4 px high: %5")
        .arg(number(SizeMap::edge(x)), number(SizeMap::edge(x + 1)), number(SizeMap::edge(y)),
             number(SizeMap::edge(y + 1)),
             tr("%n box(es)", nullptr, static_cast<int>(m_map.at(x, y))));
}

bool BoxSizeMap::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), textAt(help->pos()), this);
    return true;
}

void BoxSizeMap::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const ChartStyle style = ChartStyle::of(palette(), font());
    painter.setFont(style.labelFont);
    if (m_wide.count == 0) {
        painter.setPen(style.mutedText);
        painter.drawText(rect(), Qt::AlignCenter, tr("No boxes"));
        return;
    }
    const QRectF field = fieldRect();
    paintCells(painter, field);
    paintBorders(painter, field);
    paintAxes(painter, field);
    paintHeatLegend(
        painter,
        QRectF(field.right() + kHeatLegendGap, field.top(), kHeatLegendWidth, field.height()),
        formatted(static_cast<double>(m_map.max()), Unit::Count), formatted(0.0, Unit::Count),
        style);
}

void BoxSizeMap::paintCells(QPainter& painter, const QRectF& field) const
{
    const double most = std::log1p(static_cast<double>(m_map.max()));
    painter.fillRect(field, heatColor(0.0, palette()));
    for (std::size_t y = m_high.first; y < m_high.first + m_high.count; ++y) {
        for (std::size_t x = m_wide.first; x < m_wide.first + m_wide.count; ++x) {
            const std::uint64_t count = m_map.at(x, y);
            if (count == 0)
                continue;
            const QPointF topLeft(std::floor(xOf(SizeMap::edge(x))),
                                  std::floor(yOf(SizeMap::edge(y + 1))));
            const QPointF bottomRight(std::floor(xOf(SizeMap::edge(x + 1))),
                                      std::floor(yOf(SizeMap::edge(y))));
            // One box is to be seen.
            const double share = 0.15 + 0.85 * std::log1p(static_cast<double>(count)) / most;
            painter.fillRect(QRectF(topLeft, bottomRight), heatColor(share, palette()));
        }
    }
}

void BoxSizeMap::paintBorders(QPainter& painter, const QRectF& field) const
{
    const ChartStyle style = ChartStyle::of(palette(), font());
    painter.save();
    painter.setClipRect(field);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(style.mutedText, 1.0, Qt::DashLine));
    // Far enough out that the lines leave the field.
    const double low = SizeMap::edge(0) / 16.0;
    const double high = SizeMap::edge(SizeMap::kSide) * 16.0;
    for (const float area : {SizeClasses::kSmallArea, SizeClasses::kLargeArea}) {
        painter.drawLine(QPointF(xOf(low), yOf(double{area} / low)),
                         QPointF(xOf(high), yOf(double{area} / high)));
    }
    painter.setPen(QPen(style.mutedText, 1.0, Qt::DotLine));
    painter.drawLine(QPointF(xOf(low), yOf(low)), QPointF(xOf(high), yOf(high)));
    painter.restore();
}

void BoxSizeMap::paintAxes(QPainter& painter, const QRectF& field) const
{
    const ChartStyle style = ChartStyle::of(palette(), font());
    const QFontMetricsF metrics(style.labelFont);
    painter.setPen(style.axisLine);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(field.adjusted(0, 0, -1, -1));
    painter.setPen(style.mutedText);
    const AxisContext context{.locale = QLocale()};
    const auto ticksOf = [&](const Bins& bins, int most) {
        return valueTicks({SizeMap::edge(bins.first), SizeMap::edge(bins.first + bins.count)},
                          ValueFormat::Plain, true, most, context);
    };
    double free = field.left();
    for (const AxisTick& tick :
         ticksOf(m_wide, std::max(2, static_cast<int>(field.width() / 64)))) {
        const double wide = metrics.horizontalAdvance(tick.label) + 2.0;
        const QRectF label(xOf(tick.value) - wide / 2, field.bottom() + 2.0, wide,
                           metrics.height());
        if (tick.label.isEmpty() || label.left() < free || label.right() > field.right() + kGrid)
            continue;
        free = label.right() + kGrid;
        painter.drawText(label, Qt::AlignCenter, tick.label);
    }
    painter.drawText(QRectF(field.right() + kGrid, field.bottom() + 2.0,
                            width() - field.right() - kGrid, metrics.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, tr("px wide"));
    double top = field.bottom() + metrics.height();
    for (const AxisTick& tick :
         ticksOf(m_high, std::max(2, static_cast<int>(field.height() / 32)))) {
        const double y = yOf(tick.value);
        if (tick.label.isEmpty() || y + metrics.height() / 2 > top
            || y < field.top() + metrics.height() * 1.5)
            continue;
        top = y - metrics.height() / 2;
        painter.drawText(
            QRectF(0, y - metrics.height() / 2, kLabelRoom - kGrid / 2.0, metrics.height()),
            Qt::AlignRight | Qt::AlignVCenter, tick.label);
    }
    painter.drawText(QRectF(0, field.top(), kLabelRoom - kGrid / 2.0, metrics.height()),
                     Qt::AlignRight | Qt::AlignVCenter, tr("px high"));
}

} // namespace faultline::ui
