// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_painter.h"

#include "widgets/charts/axis_painter.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline::ui {

namespace {

struct ChartPainterText {
    Q_DECLARE_TR_FUNCTIONS(ChartPainter)
};

constexpr double kDotRadius = 2.5;
constexpr double kRestartRadius = 3.5;
constexpr std::size_t kMostRestarts = 24; ///< more of them would only cover the curve
constexpr double kLeastShade = 3.0;       ///< a single step is still to be seen
constexpr double kCutHeight = 2.0;
constexpr double kBandHeight = 4.0;
constexpr double kBandGap = 2.0; ///< between band and plot

QRectF shadeRect(const ShadedRange& shade, const ChartFrame& frame)
{
    // Beyond the plot by more than a border's width: coordinates stay small however far away.
    const auto bounded = [&](double x) {
        return std::clamp(frame.toPixelX(x), frame.plot.left() - 4.0, frame.plot.right() + 4.0);
    };
    double left = bounded(shade.range.min);
    double right = bounded(shade.range.max);
    if (right - left < kLeastShade) {
        const double center = (left + right) / 2.0;
        left = center - kLeastShade / 2.0;
        right = center + kLeastShade / 2.0;
    }
    return {left, frame.plot.top(), right - left, frame.plot.height()};
}

bool isVisible(const ShadedRange& shade, const ChartFrame& frame)
{
    return shade.range.max >= frame.x.range().min && shade.range.min <= frame.x.range().max;
}

void paintShades(QPainter& painter, const ChartFrame& frame, const ChartInput& input,
                 const ChartStyle& style)
{
    painter.save();
    painter.setClipRect(frame.plot);
    for (const ShadedRange& shade : input.shades) {
        if (!isVisible(shade, frame))
            continue;
        const QRectF rect = shadeRect(shade, frame);
        painter.fillRect(rect, style.shadeFill(shade.role));
        QPen pen(mixed(style.shadeColor(shade.role), style.background,
                       shade.role == ShadedRange::Role::Phase ? 0.35 : 0.7));
        painter.setPen(pen);
        painter.drawLine(QPointF(onPixel(rect.left()), rect.top()),
                         QPointF(onPixel(rect.left()), rect.bottom()));
        painter.drawLine(QPointF(onPixel(rect.right()) - 1.0, rect.top()),
                         QPointF(onPixel(rect.right()) - 1.0, rect.bottom()));
    }
    painter.restore();
}

void paintBand(QPainter& painter, const ChartFrame& frame, const ChartInput& input)
{
    for (const BandSpan& span : input.band) {
        const double left = std::max(frame.toPixelX(span.range.min), frame.plot.left());
        const double right = std::min(frame.toPixelX(span.range.max), frame.plot.right());
        if (right > left)
            painter.fillRect(QRectF(left, frame.plot.top() - kBandGap - kBandHeight,
                                    std::max(right - left, 1.0), kBandHeight),
                             span.color);
    }
}

void paintShadeLabels(QPainter& painter, const ChartFrame& frame, const ChartInput& input,
                      const ChartStyle& style)
{
    const QFontMetricsF metrics(style.labelFont);
    painter.setFont(style.labelFont);
    // The marks of what is not drawn stand on the rim, with their counts.
    constexpr double kRim = 16.0;
    const double below = frame.markedSamples > 0 ? kRim + metrics.height() : 0.0;
    std::vector<QRectF> taken;
    for (const ShadedRange& shade : input.shades) {
        if (shade.label.isEmpty() || !isVisible(shade, frame))
            continue;
        const QRectF rect = shadeRect(shade, frame).intersected(frame.plot);
        const double width = std::ceil(metrics.horizontalAdvance(shade.label));
        // A narrow stretch may write to its right, at the rim of the plot to its left, where that
        // is free of other labels.
        double left = width + 8.0 <= rect.width() ? rect.left() + 4.0 : rect.right() + 3.0;
        if (left + width > frame.plot.right() && left > rect.right())
            left = rect.left() - 3.0 - width;
        const QRectF place(left, frame.plot.top() + 3.0 + below, width, metrics.height());
        const bool isFree = std::none_of(taken.begin(), taken.end(), [&](const QRectF& other) {
            return other.intersects(place);
        });
        if (!isFree || place.right() > frame.plot.right() || place.left() < frame.plot.left())
            continue;
        paintPlate(painter, place, style);
        painter.setPen(style.shadeColor(shade.role));
        painter.drawText(place, Qt::AlignCenter, shade.label);
        taken.push_back(place.adjusted(-4.0, 0.0, 4.0, 0.0));
    }
}

/// Far away places have coordinates that a painter may choke on.
bool isNearPlot(QPointF place, const ChartFrame& frame)
{
    return frame.plot.adjusted(-8.0, -8.0, 8.0, 8.0).contains(place);
}

void paintDots(QPainter& painter, const ChartFrame& frame, const ChartInput& input)
{
    painter.setPen(Qt::NoPen);
    for (std::size_t i = 0; i < frame.curves.size(); ++i) {
        painter.setBrush(input.curves[i].color);
        for (const auto& line : frame.curves[i].line.lines) {
            if (line.size() > 1 && !frame.curves[i].showsEachPoint)
                continue;
            for (const CurvePoint& point : line) {
                const QPointF place = frame.toPixel(point.x, point.y);
                if (isNearPlot(place, frame))
                    painter.drawEllipse(place, kDotRadius, kDotRadius);
            }
        }
    }
}

/// A ring where each later attempt of a restarted training begins.
void paintRestarts(QPainter& painter, const ChartFrame& frame, const ChartInput& input,
                   const ChartStyle& style)
{
    painter.setBrush(style.background);
    for (const Curve& curve : input.curves) {
        if (!curve.series)
            continue;
        const ScalarSeries& series = *curve.series;
        const std::vector<std::size_t>& starts = series.stepBreaks().positions;
        if (starts.size() > kMostRestarts)
            continue;
        painter.setPen(QPen(curve.color, 1.5));
        for (const std::size_t start : starts) {
            const QPointF place =
                frame.toPixel(xOf(series, start, input.xKind, curve.origin), series.value(start));
            if (isNearPlot(place, frame)) // false for NaN
                painter.drawEllipse(place, kRestartRadius, kRestartRadius);
        }
    }
}

void paintCutValue(QPainter& painter, const ChartFrame& frame, double x, double y,
                   const QColor& color)
{
    const AxisRange& visible = frame.x.range();
    const double unit = frame.y.toUnit(y);
    if (x < visible.min || x > visible.max || (unit >= 0.0 && unit <= 1.0))
        return;
    const double top = unit > 1.0 ? frame.plot.top() : frame.plot.bottom() - kCutHeight;
    painter.fillRect(QRectF(frame.toPixelX(x) - 1.0, top, 2.0, kCutHeight), color);
}

/// A bar on the rim above or below which drawn points lie outside of the y range; a faint one
/// where only logged values behind the line or the border of a band do.
void paintCutValues(QPainter& painter, const ChartFrame& frame, const ChartInput& input,
                    const ChartStyle& style)
{
    for (std::size_t i = 0; i < frame.curves.size(); ++i) {
        const QColor faint = style.faintPen(input.curves[i], ChartStyle::Quality::Full).color();
        for (const auto& line : frame.curves[i].behind.lines) {
            for (const CurvePoint& point : line)
                paintCutValue(painter, frame, point.x, point.y, faint);
        }
        if (!frame.y.isLogarithmic()) {
            for (const BandStretch& stretch : frame.curves[i].area) {
                for (const BandPoint& point : stretch) {
                    paintCutValue(painter, frame, point.x, point.low, faint);
                    paintCutValue(painter, frame, point.x, point.high, faint);
                }
            }
        }
    }
    for (std::size_t i = 0; i < frame.curves.size(); ++i) {
        for (const auto& line : frame.curves[i].line.lines) {
            for (const CurvePoint& point : line)
                paintCutValue(painter, frame, point.x, point.y, input.curves[i].color);
        }
    }
}

void paintMessage(QPainter& painter, const ChartFrame& frame, const ChartStyle& style)
{
    painter.setFont(style.font);
    painter.setPen(style.mutedText);
    painter.drawText(frame.plot.adjusted(4.0, 4.0, -4.0, -4.0), Qt::AlignCenter | Qt::TextWordWrap,
                     frame.message);
}

constexpr double kSwatch = 18.0;
constexpr double kSwatchBand = 10.0; ///< height of the band behind the line of a group
constexpr double kSwatchGap = 6.0;
constexpr double kEntrySpacing = 18.0;

struct LegendEntry {
    QString text;
    int row = 0;
    double left = 0.0;
    double width = 0.0;
};

std::vector<LegendEntry> legendEntries(const ChartInput& input, double width,
                                       const QFontMetricsF& metrics)
{
    std::vector<LegendEntry> entries;
    double left = 0.0;
    int row = 0;
    for (const Curve& curve : input.curves) {
        LegendEntry entry;
        entry.text = metrics.elidedText(curve.label, Qt::ElideMiddle, width - kSwatch - kSwatchGap);
        entry.width = kSwatch + kSwatchGap + std::ceil(metrics.horizontalAdvance(entry.text));
        if (left > 0.0 && left + entry.width > width) {
            left = 0.0;
            ++row;
        }
        entry.row = row;
        entry.left = left;
        left += entry.width + kEntrySpacing;
        entries.push_back(std::move(entry));
    }
    return entries;
}

void paintLegendEntry(QPainter& painter, const QRectF& place, const LegendEntry& entry,
                      const Curve& curve, bool hasBand, const ChartStyle& style)
{
    if (hasBand)
        painter.fillRect(
            QRectF(place.left(), place.center().y() - kSwatchBand / 2.0, kSwatch, kSwatchBand),
            style.bandFill(curve));
    QPen pen = style.linePen(curve, ChartStyle::Quality::Full);
    pen.setWidthF(curve.dashed ? 1.5 : 2.5);
    painter.setPen(pen);
    painter.drawLine(QPointF(place.left(), place.center().y()),
                     QPointF(place.left() + kSwatch, place.center().y()));
    painter.setPen(style.text);
    painter.drawText(place.adjusted(kSwatch + kSwatchGap, 0.0, 0.0, 0.0),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, entry.text);
}

} // namespace

void paintBelowLines(QPainter& painter, const ChartFrame& frame, const ChartInput& input,
                     const ChartStyle& style)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintShades(painter, frame, input, style);
    paintBand(painter, frame, input);
    paintGrid(painter, frame, input, style);
    paintRestartMarks(painter, input.restarts, frame, style);
    paintAxisLabels(painter, frame, input, style);
    painter.restore();
}

void paintAboveLines(QPainter& painter, const ChartFrame& frame, const ChartInput& input,
                     const ChartStyle& style)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(frame.plot.adjusted(-4.0, -4.0, 4.0, 4.0));
    paintDots(painter, frame, input);
    paintRestarts(painter, frame, input, style);
    painter.setClipRect(frame.plot);
    if (frame.cutsValues)
        paintCutValues(painter, frame, input, style);
    paintShadeLabels(painter, frame, input, style);
    if (!frame.message.isEmpty())
        paintMessage(painter, frame, style);
    painter.restore();
}

void paintPlate(QPainter& painter, const QRectF& text, const ChartStyle& style)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.plate);
    painter.drawRoundedRect(text.adjusted(-3.0, 0.0, 3.0, 0.0), 3.0, 3.0);
}

double paintLegend(QPainter* painter, const QRectF& target, const ChartInput& input,
                   const ChartStyle& style)
{
    const QFontMetricsF metrics(style.font);
    const double rowHeight = metrics.height() + 4.0;
    const std::vector<LegendEntry> entries = legendEntries(input, target.width(), metrics);
    if (entries.empty())
        return 0.0;
    const int rows = entries.back().row + 1;
    if (!painter)
        return rows * rowHeight;

    const int fitting = std::max(1, static_cast<int>(target.height() / rowHeight + 1e-6));
    const int shownRows = rows > fitting ? fitting - 1 : rows;
    painter->setFont(style.font);
    int left = static_cast<int>(entries.size());
    for (std::size_t i = 0; i < entries.size() && entries[i].row < shownRows; ++i, --left) {
        const QPointF corner(target.left() + entries[i].left,
                             target.top() + entries[i].row * rowHeight);
        paintLegendEntry(*painter, QRectF(corner, QSizeF(entries[i].width, rowHeight)), entries[i],
                         input.curves[i], input.bandOf(i) != nullptr, style);
    }
    if (left > 0) {
        painter->setPen(style.mutedText);
        painter->drawText(
            QRectF(target.left(), target.top() + shownRows * rowHeight, target.width(), rowHeight),
            Qt::AlignLeft | Qt::AlignVCenter,
            ChartPainterText::tr("+%n more", "runs without room in the legend", left));
    }
    return rows * rowHeight;
}

} // namespace faultline::ui
