// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/line_layer.h"

#include "widgets/charts/unit_chart.h"

#include <QLineSeries>
#include <QPainter>

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

namespace faultline::ui {

namespace {

/// A series costs some 70 µs to make and 5 kB to keep. A curve torn into more pieces than this by
/// NaN or restarts has its shortest ones drawn by the painter.
constexpr std::size_t kMostSeries = 256;
/// Where even that is a fraction, making them would take longer than drawing them all.
constexpr std::size_t kFewSeries = 32;
/// Without antialiasing the raster engine draws polylines up to here directly.
constexpr double kThinLine = 1.0;

/// Leaves the `count` longest pieces in `pieces`, in their order, and returns the others.
std::vector<LinePiece> takeShortest(std::vector<LinePiece>& pieces, std::size_t count)
{
    if (pieces.size() <= count)
        return {};
    std::vector<qsizetype> lengths;
    lengths.reserve(pieces.size());
    for (const LinePiece& piece : pieces)
        lengths.push_back(piece.points.size());
    const auto limit = lengths.begin() + static_cast<std::ptrdiff_t>(count) - 1;
    std::nth_element(lengths.begin(), limit, lengths.end(), std::greater<>());
    std::size_t kept = 0;
    const auto shortest =
        std::stable_partition(pieces.begin(), pieces.end(), [&](const LinePiece& piece) {
            return piece.points.size() >= *limit && kept++ < count;
        });
    std::vector<LinePiece> rest(std::make_move_iterator(shortest),
                                std::make_move_iterator(pieces.end()));
    pieces.erase(shortest, pieces.end());
    return rest;
}

QPointF toPlot(QPointF unit, const QRectF& plot)
{
    return {plot.left() + unit.x() * plot.width(), plot.bottom() - unit.y() * plot.height()};
}

void paintPolyline(QPainter& painter, const QRectF& plot, const LinePiece& piece)
{
    QPolygonF polyline;
    polyline.reserve(piece.points.size());
    for (const QPointF& point : piece.points)
        polyline.append(toPlot(point, plot));
    painter.drawPolyline(polyline);
}

} // namespace

class LineLayer::Private {
public:
    QLineSeries* seriesAt(std::size_t index)
    {
        while (pool.size() <= index) {
            auto* series = new QLineSeries;
            chart.add(series);
            pool.push_back(series);
        }
        return pool[index];
    }

    void resize(QSizeF size)
    {
        if (size == chart.size())
            return;
        // Empty series cost nothing when the geometry changes.
        for (std::size_t i = 0; i < used; ++i)
            pool[i]->replace(QList<QPointF>());
        chart.resize(size);
    }

    UnitChart chart;
    std::vector<QLineSeries*> pool; ///< owned by the chart
    std::size_t used = 0;           ///< series of the pool that hold points
    std::vector<LinePiece> rest;
};

LineLayer::LineLayer() = default;

LineLayer::~LineLayer() = default;

void LineLayer::setLines(std::vector<LinePiece> pieces, QSizeF plotSize)
{
    if (!d)
        d = std::make_unique<Private>();
    d->resize(plotSize);
    d->rest = takeShortest(pieces, pieces.size() > 4 * kMostSeries ? kFewSeries : kMostSeries);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        QLineSeries* series = d->seriesAt(i);
        if (series->pen() != pieces[i].pen)
            series->setPen(pieces[i].pen);
        series->replace(pieces[i].points);
        series->setVisible(true);
    }
    for (std::size_t i = pieces.size(); i < d->used; ++i) {
        d->pool[i]->replace(QList<QPointF>());
        d->pool[i]->setVisible(false);
    }
    d->used = pieces.size();
}

void LineLayer::paint(QPainter& painter, const QRectF& plot) const
{
    if (!d)
        return;
    painter.save();
    d->chart.paint(painter, plot);
    const bool isQuick = !painter.testRenderHint(QPainter::Antialiasing);
    for (const LinePiece& piece : d->rest) {
        painter.setPen(piece.pen);
        if (isQuick && piece.pen.widthF() <= kThinLine) {
            paintPolyline(painter, plot, piece);
            continue;
        }
        // Segment by segment: a wide polyline would be stroked as one path, in quadratic time.
        for (qsizetype i = 0; i + 1 < piece.points.size(); ++i)
            painter.drawLine(toPlot(piece.points[i], plot), toPlot(piece.points[i + 1], plot));
    }
    painter.restore();
}

void LineLayer::paintAsPaths(QPainter& painter, const QRectF& plot,
                             const std::vector<LinePiece>& pieces)
{
    painter.save();
    painter.setBrush(Qt::NoBrush);
    for (const LinePiece& piece : pieces) {
        painter.setPen(piece.pen);
        paintPolyline(painter, plot, piece);
    }
    painter.restore();
}

} // namespace faultline::ui
