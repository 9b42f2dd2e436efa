// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_picture.h"

#include "widgets/charts/band_painter.h"
#include "widgets/charts/chart_painter.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace faultline::ui {

namespace {

/// Lines may leave the plot by half its size: the painter clips, and a stroke that ends on the
/// border would show its end.
const QRectF kGenerousWindow(-0.5, -0.5, 2.0, 2.0);
const QRectF kExactWindow(0.0, 0.0, 1.0, 1.0);

constexpr int kExportPointBudget = 40000;
constexpr double kExportMargin = 8.0;

bool isVectorEngine(const QPainter& painter)
{
    const QPaintEngine* engine = painter.paintEngine();
    return engine
           && (engine->type() == QPaintEngine::SVG || engine->type() == QPaintEngine::Pdf
               || engine->type() == QPaintEngine::Picture);
}

/// Font sizes in points grow with the resolution of the device; ours are scaled by the painter.
QFont inPixels(const QFont& font)
{
    QFont sized = font;
    sized.setPixelSize(QFontInfo(font).pixelSize());
    return sized;
}

} // namespace

void ChartPicture::update(const ChartInput& input, QSizeF size, const ChartStyle& style,
                          const AxisContext& context, const ChartResolution& resolution)
{
    m_frame = makeFrame(input, size, style, context, resolution);
    m_marks = rimMarks(m_frame, input);
}

void ChartPicture::setQuality(const ChartInput& input, const ChartStyle& style,
                              ChartStyle::Quality quality)
{
    m_quality = quality;
    m_lines.setLines(linePieces(m_frame, input, style, quality, kGenerousWindow),
                     m_frame.plot.size());
}

void ChartPicture::paint(QPainter& painter, const ChartInput& input, const ChartStyle& style,
                         const AxisContext& context) const
{
    paintBelowLines(painter, m_frame, input, style);
    paintBands(painter, m_frame, input, style, isVectorEngine(painter));
    paintLines(painter, input, style);
    paintAboveLines(painter, m_frame, input, style);
    paintRimMarks(painter, m_marks, m_frame, input, style, context.locale);
}

void ChartPicture::paintLines(QPainter& painter, const ChartInput& input,
                              const ChartStyle& style) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, m_quality == ChartStyle::Quality::Full);
    if (isVectorEngine(painter)) {
        LineLayer::paintAsPaths(painter, m_frame.plot,
                                linePieces(m_frame, input, style, m_quality, kExactWindow));
    } else {
        m_lines.paint(painter, m_frame.plot);
    }
    painter.restore();
}

void paintExport(QPainter& painter, const QRectF& target, double screenDpi, const QString& title,
                 bool withLegend, const ChartInput& input, const ChartStyle& style,
                 const AxisContext& context)
{
    const bool isSvg = painter.paintEngine()->type() == QPaintEngine::SVG;
    const double scale =
        isSvg ? 1.0 : std::max(1.0, painter.device()->logicalDpiX() / std::max(1.0, screenDpi));
    ChartStyle exported = style;
    exported.font = inPixels(style.font);
    exported.labelFont = inPixels(style.labelFont);

    painter.save();
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.fillRect(target, exported.background);
    painter.translate(target.topLeft());
    painter.scale(scale, scale);
    QRectF inner = QRectF(QPointF(0.0, 0.0), target.size() / scale)
                       .adjusted(kExportMargin, kExportMargin, -kExportMargin, -kExportMargin);
    if (!title.isEmpty()) {
        QFont titleFont = exported.font;
        titleFont.setBold(true);
        const QFontMetricsF metrics(titleFont);
        painter.setFont(titleFont);
        painter.setPen(exported.text);
        const QRectF place(inner.left(), inner.top(), inner.width(), metrics.height());
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(title, Qt::ElideMiddle, place.width()));
        inner.setTop(place.bottom() + kExportMargin);
    }
    if (withLegend) {
        // Many runs may not squeeze the chart away: then the legend runs out of the picture's foot.
        const double height = paintLegend(nullptr, inner, input, exported);
        const double granted = std::min(height, std::floor(inner.height() * 0.4));
        inner.setBottom(inner.bottom() - granted);
        const QRectF place(inner.left(), inner.bottom(), inner.width(), granted);
        paintLegend(&painter, place, input, exported);
        inner.setBottom(inner.bottom() - kExportMargin);
    }
    painter.translate(inner.topLeft());
    ChartPicture picture;
    picture.update(input, inner.size(), exported, context,
                   {.devicePixelRatio = 2.0, .pointBudget = kExportPointBudget});
    picture.setQuality(input, exported, ChartStyle::Quality::Full);
    picture.paint(painter, input, exported, context);
    painter.restore();
}

} // namespace faultline::ui
