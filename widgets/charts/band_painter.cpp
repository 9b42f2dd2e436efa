// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/band_painter.h"

#include "widgets/charts/chart_frame.h"
#include "widgets/charts/chart_style.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>

namespace faultline::ui {

namespace {

/// The outline of a stretch, from left to right along the top and back along the bottom. What lies
/// far beyond the plot is moved near it: coordinates stay small, and slopes at the rim all but
/// right.
QPolygonF outlineOf(const BandStretch& stretch, const ChartFrame& frame)
{
    const double reach = 4.0 * frame.plot.height();
    const double width = 4.0 * frame.plot.width();
    const auto placed = [&](double x, double y) {
        const QPointF place = frame.toPixel(x, y);
        return QPointF(
            std::clamp(place.x(), frame.plot.left() - width, frame.plot.right() + width),
            std::clamp(place.y(), frame.plot.top() - reach, frame.plot.bottom() + reach));
    };
    QPolygonF outline;
    outline.reserve(static_cast<qsizetype>(2 * stretch.size()));
    for (const BandPoint& point : stretch)
        outline.append(placed(point.x, point.high));
    for (auto point = stretch.rbegin(); point != stretch.rend(); ++point)
        outline.append(placed(point->x, point->low));
    return outline;
}

} // namespace

void paintBands(QPainter& painter, const ChartFrame& frame, const ChartInput& input,
                const ChartStyle& style, bool cutsItself)
{
    painter.save();
    painter.setClipRect(frame.plot, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < frame.curves.size(); ++i) {
        const QColor fill = style.bandFill(input.curves[i]);
        for (const BandStretch& stretch : frame.curves[i].area) {
            if (stretch.size() == 1) {
                // A single place has no area; it is drawn as what it is, a span of values.
                const QPointF high = frame.toPixel(stretch.front().x, stretch.front().high);
                const QPointF low = frame.toPixel(stretch.front().x, stretch.front().low);
                if (frame.plot.contains(high) && frame.plot.contains(low)) {
                    painter.setPen(QPen(fill, 3.0));
                    painter.drawLine(high, low);
                }
                continue;
            }
            painter.setPen(Qt::NoPen);
            painter.setBrush(fill);
            const QPolygonF outline = outlineOf(stretch, frame);
            painter.drawPolygon(cutsItself ? outline.intersected(QPolygonF(frame.plot)) : outline);
        }
    }
    painter.restore();
}

} // namespace faultline::ui
