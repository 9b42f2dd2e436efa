// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/histograms/histogram_painter.h"

#include "widgets/charts/axis_painter.h"
#include "widgets/charts/chart_painter.h"
#include "widgets/charts/value_text.h"
#include "widgets/style/theme.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <array>
#include <cmath>

namespace faultline::ui {

namespace {

struct HistogramText {
    Q_DECLARE_TR_FUNCTIONS(HistogramChart)
};

constexpr double kOldestShare = 0.3; ///< of the run's colour
constexpr double kMarkSize = 5.0;
/// Of the run's colour in the bands of percentiles, from the outermost to the innermost.
constexpr std::array<double, 4> kBandShares{0.12, 0.24, 0.4, 0.6};

QColor shareColor(const HistogramFrame::Ridge& ridge, const QColor& color, const ChartStyle& style)
{
    return mixed(color, style.background, kOldestShare + (1.0 - kOldestShare) * ridge.share);
}

QPolygonF areaOf(const HistogramFrame::Ridge& ridge)
{
    QPolygonF area;
    area.reserve(static_cast<qsizetype>(ridge.line.size() + 2));
    area << QPointF(ridge.line.front().x(), ridge.baseline);
    for (const QPointF& point : ridge.line)
        area << point;
    area << QPointF(ridge.line.back().x(), ridge.baseline);
    return area;
}

void paintRidges(QPainter& painter, const HistogramFrame& frame, const QColor& color,
                 const ChartStyle& style)
{
    for (const HistogramFrame::Ridge& ridge : frame.ridges) {
        const QColor own = shareColor(ridge, color, style);
        painter.setBrush(mixed(own, style.background, 0.72));
        painter.setPen(Qt::NoPen);
        painter.drawPolygon(areaOf(ridge));
        painter.setPen(QPen(mixed(own, style.text, 0.75), 1.0));
        painter.drawPolyline(ridge.line.data(), static_cast<int>(ridge.line.size()));
    }
}

void paintLines(QPainter& painter, const HistogramFrame& frame, const QColor& color,
                const ChartStyle& style)
{
    for (const HistogramFrame::Ridge& ridge : frame.ridges) {
        painter.setPen(QPen(shareColor(ridge, color, style), ridge.share >= 1.0 ? 2.0 : 1.0));
        painter.drawPolyline(ridge.line.data(), static_cast<int>(ridge.line.size()));
    }
}

/// The bands lie one on the other, from the whole range to the middle.
void paintBands(QPainter& painter, const HistogramFrame& frame, const HistogramSeries& series,
                const ChartStyle& style)
{
    const auto place = [&](const HistogramSlice& slice, std::size_t point) {
        return frame.chart.toPixel(slice.x, slice.distribution[point]);
    };
    const std::size_t last = kDistributionPoints.size() - 1;
    for (std::size_t band = 0; band < kBandShares.size(); ++band) {
        const QColor color = mixed(series.color, style.background, kBandShares[band]);
        if (series.slices.size() == 1) {
            painter.setPen(QPen(color, 8.0, Qt::SolidLine, Qt::FlatCap));
            painter.drawLine(place(series.slices[0], band), place(series.slices[0], last - band));
            continue;
        }
        QPolygonF area;
        for (const HistogramSlice& slice : series.slices)
            area << place(slice, band);
        for (auto slice = series.slices.rbegin(); slice != series.slices.rend(); ++slice)
            area << place(*slice, last - band);
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawPolygon(area);
    }
    QPolygonF median;
    for (const HistogramSlice& slice : series.slices)
        median << place(slice, kMedianPoint);
    painter.setPen(QPen(mixed(series.color, style.text, 0.7), 1.5));
    painter.setBrush(Qt::NoBrush);
    if (median.size() == 1)
        painter.drawLine(median[0] - QPointF(6.0, 0.0), median[0] + QPointF(6.0, 0.0));
    else
        painter.drawPolyline(median);
}

void paintMarks(QPainter& painter, const HistogramFrame& frame, const ChartStyle& style)
{
    painter.setPen(Qt::NoPen);
    for (const HistogramFrame::Mark& mark : frame.marks) {
        const QPointF along = mark.pointsLeft ? QPointF(kMarkSize, 0.0) : QPointF(0.0, -kMarkSize);
        const QPointF across = mark.pointsLeft ? QPointF(0.0, kMarkSize) : QPointF(kMarkSize, 0.0);
        painter.setBrush(mark.reason == BlankSlice::Reason::NoValues
                             ? style.mutedText
                             : severityColor(Severity::Critical, style.palette));
        painter.drawPolygon(
            QPolygonF{mark.tip, mark.tip + along + across * 0.6, mark.tip + along - across * 0.6});
    }
}

const HistogramFrame::Ridge* ridgeOf(const HistogramFrame& frame, std::size_t slice)
{
    for (const HistogramFrame::Ridge& ridge : frame.ridges) {
        if (ridge.slice == slice)
            return &ridge;
    }
    return nullptr;
}

QString binText(const HistogramFrame& frame, std::size_t bin, const QLocale& locale)
{
    const double left = frame.span.min + frame.binWidth() * static_cast<double>(bin);
    return HistogramText::tr("%1 … %2", "from, to")
        .arg(valueText(left, ValueFormat::Plain, locale),
             valueText(left + frame.binWidth(), ValueFormat::Plain, locale));
}

QString percentileName(std::size_t point)
{
    switch (point) {
    case 0: return HistogramText::tr("Minimum");
    case kMedianPoint: return HistogramText::tr("Median");
    case kDistributionPoints.size() - 1: return HistogramText::tr("Maximum");
    default: return HistogramText::tr("%1 %").arg(std::lround(kDistributionPoints[point] / 100.0));
    }
}

void addRows(CursorBox& box, const HistogramFrame& frame, const HistogramSlice& slice,
             const HistogramHit& hit, const QColor& color, const QLocale& locale)
{
    if (hit.ridge) {
        const double count = frame.ridges[*hit.ridge].counts[hit.bin];
        box.rows.push_back({.color = color,
                            .label = binText(frame, hit.bin, locale),
                            .value = valueText(count, ValueFormat::Plain, locale),
                            .logged = {},
                            .place = {},
                            .dashed = false});
        return;
    }
    for (std::size_t point = kDistributionPoints.size(); point-- > 0;)
        box.rows.push_back(
            {.color = color,
             .label = percentileName(point),
             .value = valueText(slice.distribution[point], ValueFormat::Plain, locale),
             .logged = {},
             .place = {},
             .dashed = false});
}

void addNotes(CursorBox& box, const HistogramSummary& histogram, const QLocale& locale)
{
    box.notes.push_back(HistogramText::tr("%1 values").arg(countText(histogram.total, locale)));
    if (histogram.mean && histogram.deviation)
        box.notes.push_back(HistogramText::tr("mean %1, deviation %2")
                                .arg(valueText(*histogram.mean, ValueFormat::Plain, locale),
                                     valueText(*histogram.deviation, ValueFormat::Plain, locale)));
    if (histogram.uncounted > 0.0)
        box.notes.push_back(HistogramText::tr("%1 more lie in no bucket")
                                .arg(countText(histogram.uncounted, locale)));
}

} // namespace

void paintHistograms(QPainter& painter, const HistogramFrame& frame, const HistogramSeries& series,
                     const ChartStyle& style)
{
    painter.save();
    paintBelowLines(painter, frame.chart, frame.input, style);
    if (frame.view == HistogramView::Offset)
        paintStrip(painter, frame.depthAxis, frame.depthTicks, style);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.save();
    painter.setClipRect(frame.chart.plot.adjusted(-1.0, -1.0, 1.0, 1.0));
    switch (frame.view) {
    case HistogramView::Offset: paintRidges(painter, frame, series.color, style); break;
    case HistogramView::Overlay: paintLines(painter, frame, series.color, style); break;
    case HistogramView::Distribution: paintBands(painter, frame, series, style); break;
    }
    painter.restore();
    paintMarks(painter, frame, style);
    painter.restore();
}

void paintChosenSlice(QPainter& painter, const HistogramFrame& frame, const HistogramSeries& series,
                      std::size_t slice, const ChartStyle& style)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(style.accent, 2.0));
    if (const HistogramFrame::Ridge* ridge = ridgeOf(frame, slice)) {
        painter.drawPolyline(ridge->line.data(), static_cast<int>(ridge->line.size()));
    } else if (frame.view == HistogramView::Distribution) {
        painter.setPen(QPen(style.accent, 1.0));
        const double x = std::floor(frame.chart.toPixelX(series.slices[slice].x)) + 0.5;
        painter.drawLine(QPointF(x, frame.chart.plot.top()), QPointF(x, frame.chart.plot.bottom()));
    }
    painter.restore();
}

void paintHistogramHit(QPainter& painter, const HistogramFrame& frame, const HistogramHit& hit,
                       const ChartStyle& style)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (hit.ridge) {
        const HistogramFrame::Ridge& ridge = frame.ridges[*hit.ridge];
        painter.setPen(QPen(style.text, 1.5));
        painter.drawPolyline(ridge.line.data(), static_cast<int>(ridge.line.size()));
    } else {
        painter.setPen(QPen(style.mutedText, 1.0));
        painter.drawLine(QPointF(hit.place.x(), frame.chart.plot.top()),
                         QPointF(hit.place.x(), frame.chart.plot.bottom()));
    }
    painter.setPen(QPen(style.background, 1.5));
    painter.setBrush(style.text);
    painter.drawEllipse(hit.place, 3.5, 3.5);
    painter.restore();
}

CursorBox histogramReadOut(const HistogramFrame& frame, const HistogramSeries& series,
                           const HistogramHit& hit, const AxisContext& context)
{
    const HistogramSlice& slice = series.slices[hit.slice];
    CursorBox box;
    box.title = xText(static_cast<double>(slice.step), XAxisKind::Step, context.locale);
    if (slice.wallTime > 0.0 && std::isfinite(slice.wallTime))
        box.subtitle = wallTimeText(slice.wallTime, context.zone, context.locale);
    addRows(box, frame, slice, hit, series.color, context.locale);
    addNotes(box, *slice.histogram, context.locale);
    return box;
}

} // namespace faultline::ui
