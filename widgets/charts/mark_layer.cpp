// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/mark_layer.h"

#include "widgets/charts/unit_chart.h"

#include <QAreaSeries>
#include <QLineSeries>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline::ui {

namespace {

QPolygonF toPlot(const QList<QPointF>& units, const QRectF& plot)
{
    QPolygonF polygon;
    polygon.reserve(units.size());
    for (const QPointF& unit : units)
        polygon << QPointF(plot.left() + unit.x() * plot.width(),
                           plot.bottom() - unit.y() * plot.height());
    return polygon;
}

} // namespace

void AreaPiece::addColumn(double left, double right, double base, double top)
{
    upper << QPointF(left, base) << QPointF(left, top) << QPointF(right, top)
          << QPointF(right, base);
    lower << QPointF(left, base) << QPointF(right, base);
}

double onPixels(double unit, double pixels)
{
    return std::round(unit * pixels) / std::max(pixels, 1.0);
}

qsizetype ChartMarks::pointCount() const
{
    qsizetype count = 0;
    for (const AreaPiece& area : areas)
        count += area.upper.size() + area.lower.size();
    for (const LinePiece& line : lines)
        count += line.points.size();
    return count;
}

class MarkLayer::Private {
public:
    explicit Private(const ChartMarks& marks)
    {
        for (const AreaPiece& area : marks.areas) {
            // The area draws both; they are no series of the chart.
            auto* upper = new QLineSeries;
            auto* lower = new QLineSeries;
            upper->replace(area.upper);
            lower->replace(area.lower);
            auto* series = new QAreaSeries(upper, lower);
            upper->setParent(series);
            lower->setParent(series);
            series->setPen(Qt::NoPen);
            series->setBrush(area.brush);
            chart.add(series);
        }
        for (const LinePiece& line : marks.lines) {
            auto* series = new QLineSeries;
            series->setPen(line.pen);
            series->replace(line.points);
            chart.add(series);
        }
    }

    UnitChart chart;
};

MarkLayer::MarkLayer() = default;

MarkLayer::~MarkLayer() = default;

void MarkLayer::setMarks(ChartMarks marks)
{
    m_marks = std::move(marks);
    d.reset();
}

void MarkLayer::paint(QPainter& painter, const QRectF& plot)
{
    painter.save();
    if (m_marks.pointCount() > kMostPoints) {
        painter.setClipRect(plot);
        paintAsPaths(painter, plot);
    } else if (m_marks.pointCount() > 0) {
        if (!d)
            d = std::make_unique<Private>(m_marks);
        if (d->chart.size() != plot.size())
            d->chart.resize(plot.size());
        d->chart.paint(painter, plot);
    }
    painter.restore();
}

void MarkLayer::paintAsPaths(QPainter& painter, const QRectF& plot) const
{
    painter.save();
    painter.setPen(Qt::NoPen);
    for (const AreaPiece& area : m_marks.areas) {
        QPolygonF outline = toPlot(area.upper, plot);
        const QPolygonF lower = toPlot(area.lower, plot);
        for (auto point = lower.rbegin(); point != lower.rend(); ++point)
            outline << *point;
        painter.setBrush(area.brush);
        painter.drawPolygon(outline);
    }
    painter.setBrush(Qt::NoBrush);
    for (const LinePiece& line : m_marks.lines) {
        painter.setPen(line.pen);
        painter.drawPolyline(toPlot(line.points, plot));
    }
    painter.restore();
}

} // namespace faultline::ui
