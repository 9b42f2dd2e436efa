// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/memory/byte_axis.h"

#include "widgets/charts/axis_ticks.h"
#include "widgets/charts/chart_style.h"
#include "widgets/style/theme.h"

#include <QLocale>
#include <QPainter>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace faultline::ui {

namespace {

constexpr double kRoomForYLabel = 5.0 * kGrid;
constexpr double kRoomForXLabel = 11.0 * kGrid;

std::vector<AxisTick> ticksOf(double top, ValueFormat format, double room, double each)
{
    const int most = std::max(2, static_cast<int>(room / each));
    return valueTicks({0.0, top}, format, false, most, AxisContext{.locale = QLocale()});
}

} // namespace

double byteLabelWidth(const QWidget& widget, double top)
{
    const ChartStyle style = ChartStyle::of(widget.palette(), widget.font());
    const QFontMetricsF metrics(style.labelFont);
    double widest = 0.0;
    for (const AxisTick& tick : ticksOf(top, ValueFormat::Bytes, widget.height(), kRoomForYLabel))
        widest = std::max(widest, metrics.horizontalAdvance(tick.label));
    return std::ceil(widest) + kGrid;
}

void paintByteAxis(QPainter& painter, const QWidget& widget, const QRectF& plot, double top)
{
    const ChartStyle style = ChartStyle::of(widget.palette(), widget.font());
    painter.setFont(style.labelFont);
    for (const AxisTick& tick : ticksOf(top, ValueFormat::Bytes, widget.height(), kRoomForYLabel)) {
        if (tick.label.isEmpty() || tick.value < 0.0 || tick.value > top)
            continue;
        const double y = std::round(plot.bottom() - tick.value / top * plot.height()) + 0.5;
        painter.setPen(style.gridLine);
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.setPen(style.mutedText);
        painter.drawText(QRectF(0, y - kGrid, plot.left() - kGrid / 2.0, 2 * kGrid),
                         Qt::AlignRight | Qt::AlignVCenter, tick.label);
    }
}

void paintHorizontalByteAxis(QPainter& painter, const QWidget& widget, const QRectF& plot,
                             double top)
{
    const ChartStyle style = ChartStyle::of(widget.palette(), widget.font());
    const QFontMetricsF metrics(style.labelFont);
    painter.setFont(style.labelFont);
    for (const AxisTick& tick : ticksOf(top, ValueFormat::Bytes, plot.width(), kRoomForXLabel)) {
        if (tick.label.isEmpty() || tick.value < 0.0 || tick.value > top)
            continue;
        const double x = std::round(plot.left() + tick.value / top * plot.width()) + 0.5;
        painter.setPen(style.axisLine);
        painter.drawLine(QPointF(x, plot.bottom()), QPointF(x, plot.bottom() + 3.0));
        painter.setPen(style.mutedText);
        QRectF label(0, plot.bottom() + 4.0, metrics.horizontalAdvance(tick.label) + 2.0,
                     metrics.height());
        label.moveLeft(std::clamp(x - label.width() / 2.0, 0.0,
                                  std::max(0.0, widget.width() - label.width())));
        painter.drawText(label, Qt::AlignCenter, tick.label);
    }
}

void paintCountAxis(QPainter& painter, const QWidget& widget, const QRectF& plot, double first,
                    double last, const std::function<double(double)>& xOf)
{
    const ChartStyle style = ChartStyle::of(widget.palette(), widget.font());
    const QFontMetricsF metrics(style.labelFont);
    painter.setFont(style.labelFont);
    painter.setPen(style.axisLine);
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    const int most = std::max(2, static_cast<int>(plot.width() / (7.0 * kGrid)));
    const std::vector<AxisTick> ticks = valueTicks({first, last}, ValueFormat::Plain, false, most,
                                                   AxisContext{.locale = QLocale()});
    for (const AxisTick& tick : ticks) {
        const bool isWhole = std::abs(tick.value - std::round(tick.value)) < 1e-9;
        if (tick.label.isEmpty() || !isWhole || tick.value < first || tick.value > last)
            continue;
        const double x = std::round(xOf(tick.value)) + 0.5;
        painter.setPen(style.axisLine);
        painter.drawLine(QPointF(x, plot.bottom()), QPointF(x, plot.bottom() + 3.0));
        painter.setPen(style.mutedText);
        painter.drawText(
            QRectF(x - 4.0 * kGrid, plot.bottom() + 4.0, 8.0 * kGrid, metrics.height()),
            Qt::AlignCenter, tick.label);
    }
}

} // namespace faultline::ui
