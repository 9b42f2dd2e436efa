// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/axis_painter.h"

#include "widgets/charts/chart_frame.h"
#include "widgets/charts/chart_style.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace faultline::ui {

namespace {

constexpr double kBetweenLabels = 8.0;

/// A box of `width` from `wanted`, moved inside [low, high]; at `low` where there is no room.
double moved(double wanted, double width, double low, double high)
{
    return std::max(low, std::min(wanted, high - width));
}

std::vector<AxisTick> ticksOf(const AxisStrip& strip, const AxisContext& context)
{
    const int most = std::max(1, static_cast<int>(strip.line.length() / strip.room));
    if (strip.isNamed) {
        std::vector<AxisTick> ticks;
        const auto count = static_cast<std::size_t>(most);
        const std::size_t stride =
            std::max<std::size_t>(1, (strip.names.size() + count - 1) / count);
        for (std::size_t i = 0; i < strip.names.size(); i += stride)
            ticks.push_back(
                {.value = strip.names[i].value, .label = strip.names[i].text, .dateLabel = {}});
        return ticks;
    }
    if (strip.kind == XAxisKind::Value)
        return valueTicks(strip.map.range(), strip.format, strip.map.isLogarithmic(), most,
                          context);
    return xTicks(strip.map.range(), strip.kind, strip.map.isLogarithmic(), most, context);
}

QRectF labelRect(const AxisStrip& strip, QPointF place, QSizeF size)
{
    const QRectF bounds = strip.bounds;
    if (strip.labels == AxisStrip::Labels::Below) {
        double left = strip.isBeside ? place.x() + strip.gap : place.x() - size.width() / 2.0;
        if (!bounds.isNull())
            left = moved(left, size.width(), bounds.left(), bounds.right());
        const double top = strip.isBeside ? bounds.top() : place.y() + strip.gap;
        return {QPointF(left, top), size};
    }
    double top = place.y() - size.height() / 2.0;
    if (!bounds.isNull())
        top = moved(top, size.height(), bounds.top(), bounds.bottom());
    const double left = strip.labels == AxisStrip::Labels::Right
                            ? place.x() + strip.gap
                            : place.x() - strip.gap - size.width();
    return {QPointF(left, top), size};
}

} // namespace

double onPixel(double value)
{
    return std::floor(value) + 0.5;
}

void paintGrid(QPainter& painter, const ChartFrame& frame, const PlotAxes& axes,
               const ChartStyle& style)
{
    const QRectF& plot = frame.plot;
    const auto penOf = [&](const AxisTick& tick) {
        return tick.label.isEmpty() ? style.minorGridLine : style.gridLine;
    };
    const bool hasXGrid = axes.hasXGrid && axes.xNames.empty();
    for (const AxisTick& tick : frame.xTicks) {
        const double x = onPixel(frame.toPixelX(tick.value));
        if (!hasXGrid || x < plot.left() || x > plot.right() + 1.0)
            continue;
        painter.setPen(penOf(tick));
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    }
    for (const AxisTick& tick : frame.yTicks) {
        const double y = onPixel(frame.toPixel(0.0, tick.value).y());
        if (y < plot.top() || y > plot.bottom() + 1.0)
            continue;
        const bool isZero = tick.value == 0.0 && !frame.y.isLogarithmic();
        painter.setPen(isZero ? style.axisLine : penOf(tick));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
    }
    painter.setPen(style.axisLine);
    const double bottom = onPixel(plot.bottom());
    painter.drawLine(QPointF(plot.left(), bottom), QPointF(plot.right(), bottom));
    if (!axes.xNames.empty())
        return; // names stand below their columns
    for (const AxisTick& tick : frame.xTicks) {
        const double x = onPixel(frame.toPixelX(tick.value));
        if (x >= plot.left() && x <= plot.right() + 1.0)
            painter.drawLine(QPointF(x, bottom),
                             QPointF(x, bottom + (tick.label.isEmpty() ? 2 : 4)));
    }
}

void paintAxisLabels(QPainter& painter, const ChartFrame& frame, const PlotAxes& axes,
                     const ChartStyle& style)
{
    painter.setFont(style.labelFont);
    painter.setPen(style.mutedText);
    for (const PlacedLabel& label : frame.labels)
        painter.drawText(label.rect, Qt::AlignCenter | Qt::TextDontClip, label.text);

    const QFontMetricsF metrics(style.labelFont);
    if (!axes.xTitle.isEmpty()) {
        const QRectF place(frame.plot.left(),
                           frame.size.height() - axes.margins.bottom() - metrics.height() - 2.0,
                           frame.plot.width(), metrics.height());
        painter.drawText(place, Qt::AlignCenter,
                         metrics.elidedText(axes.xTitle, Qt::ElideRight, place.width()));
    }
    if (!axes.yTitle.isEmpty()) {
        painter.save();
        painter.translate(2.0 + axes.margins.left(), frame.plot.bottom());
        painter.rotate(-90.0);
        const QRectF place(0.0, 0.0, frame.plot.height(), metrics.height());
        painter.drawText(place, Qt::AlignCenter,
                         metrics.elidedText(axes.yTitle, Qt::ElideRight, place.width()));
        painter.restore();
    }
}

std::vector<StripTick> stripTicks(const AxisStrip& strip, const ChartStyle& style,
                                  const AxisContext& context, const QRectF& taken)
{
    const QFontMetricsF metrics(style.labelFont);
    std::vector<StripTick> placed;
    QRectF last;
    QRectF lastDate;
    const auto grown = [&strip](const QRectF& rect) {
        return strip.labels == AxisStrip::Labels::Below
                   ? rect.adjusted(-kBetweenLabels, 0.0, kBetweenLabels, 0.0)
                   : rect;
    };
    const auto place = [&](QPointF at, const QString& text, double row, QRectF& before) {
        PlacedLabel label;
        if (text.isEmpty())
            return label;
        const double advance = std::ceil(metrics.horizontalAdvance(text));
        const bool isElided = strip.widestLabel > 0.0 && advance > strip.widestLabel;
        const double width = isElided ? strip.widestLabel : advance;
        const QRectF rect = labelRect(strip, at, {width, metrics.height()}).translated(0.0, row);
        if (grown(before).intersects(rect) || taken.intersects(rect))
            return label;
        before = rect;
        return PlacedLabel{.rect = rect,
                           .text =
                               isElided ? metrics.elidedText(text, Qt::ElideMiddle, width) : text};
    };
    for (const AxisTick& tick : ticksOf(strip, context)) {
        const double unit = strip.map.toUnit(tick.value);
        if (unit < -1e-9 || unit > 1.0 + 1e-9)
            continue;
        StripTick one{
            .place = strip.line.pointAt(unit), .value = tick.value, .label = {}, .date = {}};
        one.label = place(one.place, tick.label, 0.0, last);
        if (strip.hasDates)
            one.date = place(one.place, tick.dateLabel, metrics.height(), lastDate);
        placed.push_back(one);
    }
    return placed;
}

void paintStrip(QPainter& painter, const AxisStrip& strip, const ChartStyle& style,
                const AxisContext& context, const QRectF& taken)
{
    paintStrip(painter, strip, stripTicks(strip, style, context, taken), style);
}

void paintStrip(QPainter& painter, const AxisStrip& strip, const std::vector<StripTick>& ticks,
                const ChartStyle& style)
{
    painter.save();
    painter.setFont(style.labelFont);
    painter.setBrush(Qt::NoBrush);
    if (strip.hasLine) {
        painter.setPen(QPen(style.axisLine, 1.0));
        painter.drawLine(strip.line);
    }
    const bool isBelow = strip.labels == AxisStrip::Labels::Below;
    const double towards =
        (isBelow && strip.isBeside) || strip.labels == AxisStrip::Labels::Left ? -1.0 : 1.0;
    const QPointF along = isBelow ? QPointF(0.0, towards) : QPointF(towards, 0.0);
    for (const StripTick& tick : ticks) {
        const QPointF at = isBelow ? QPointF(onPixel(tick.place.x()), tick.place.y())
                                   : QPointF(tick.place.x(), onPixel(tick.place.y()));
        if (strip.gridLength > 0.0) {
            painter.setPen(style.gridLine);
            painter.drawLine(at, at - along * strip.gridLength);
        }
        if (strip.tickLength > 0.0) {
            painter.setPen(style.axisLine);
            painter.drawLine(at, at + along * strip.tickLength);
        }
        for (const PlacedLabel* label : {&tick.label, &tick.date}) {
            if (label->text.isEmpty())
                continue;
            if (strip.hasPlates)
                painter.fillRect(label->rect.adjusted(-1.0, 0.0, 1.0, 0.0), style.plate);
            painter.setPen(style.mutedText);
            painter.drawText(label->rect, Qt::AlignCenter | Qt::TextDontClip, label->text);
        }
    }
    painter.restore();
}

} // namespace faultline::ui
