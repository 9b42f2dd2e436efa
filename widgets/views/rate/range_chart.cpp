// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/rate/range_chart.h"

#include "widgets/style/theme.h"
#include "widgets/views/rate/rate_names.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace faultline::ui {

namespace {

constexpr double kDot = 1.8;
constexpr double kAir = 0.06;
constexpr int kLabelRows = 2;

} // namespace

RangeChart::RangeChart(QWidget* parent) : ChartCanvas(parent)
{
    setAccessibleName(tr("Loss over learning rate"));
}

void RangeChart::setReading(RangeReading reading, const QString& lossName)
{
    m_reading = std::move(reading);
    m_lossName = lossName;
    invalidate();
}

QSize RangeChart::sizeHint() const
{
    return {60 * kGrid, 34 * kGrid};
}

QSize RangeChart::minimumSizeHint() const
{
    return {30 * kGrid, 22 * kGrid};
}

QString RangeChart::emptyText() const
{
    return m_reading.points.size() < 2 ? tr("No range test") : QString();
}

/// What is above one and a half times the start is cut: losses that broke are as large as they
/// like.
AxisRange RangeChart::lossRange() const
{
    constexpr double kMost = 1.5;
    double least = std::numeric_limits<double>::infinity();
    double most = -least;
    for (const RangePoint& point : m_reading.points) {
        least = std::min(least, std::min(point.loss, point.smooth));
        most = std::max(most, point.loss);
    }
    const double start = m_reading.points.front().smooth;
    most = std::min(most, start > 0.0 ? kMost * start : most);
    const double air = std::max(most - least, 1e-12) * kAir;
    return {least - air, most + air};
}

std::optional<ChartCanvas::Axes> RangeChart::axes() const
{
    Axes axes;
    axes.axes.xKind = XAxisKind::Value;
    axes.axes.logX = true;
    axes.axes.xTitle = tr("Learning rate");
    axes.axes.yTitle = m_lossName;
    axes.axes.margins.setTop(kLabelRows * QFontMetricsF(style().labelFont).height() + kGrid / 2.0);
    axes.x = {m_reading.points.front().rate, m_reading.points.back().rate};
    axes.y = lossRange();
    return axes;
}

ChartMarks RangeChart::marks(const ChartFrame& frame) const
{
    ChartMarks marks;
    if (m_reading.refusal.empty()) {
        AreaPiece band;
        band.brush = mixed(style().accent, ground(), 0.2);
        band.addColumn(frame.x.toUnit(m_reading.bandLow), frame.x.toUnit(m_reading.bandHigh), 0.0,
                       1.0);
        marks.areas.push_back(std::move(band));
    }
    LinePiece line{.points = {}, .pen = QPen(style().accent, 2.0)};
    for (const RangePoint& point : m_reading.points)
        line.points << QPointF(frame.x.toUnit(point.rate),
                               std::min(frame.y.toUnit(point.smooth), 1.0));
    marks.lines.push_back(std::move(line));
    return marks;
}

QPointF RangeChart::markPlace(std::size_t mark) const
{
    const RangePoint& point = m_reading.points[mark];
    const double y = frame().plot.bottom()
                     - std::clamp(frame().y.toUnit(point.loss), 0.0, 1.0) * frame().plot.height();
    return {frame().toPixelX(point.rate), y};
}

std::optional<std::size_t> RangeChart::markAt(QPointF position) const
{
    if (m_reading.points.empty() || !frame().plot.contains(position))
        return std::nullopt;
    const double rate = frame().fromPixelX(position.x());
    const auto found =
        std::lower_bound(m_reading.points.begin(), m_reading.points.end(), rate,
                         [](const RangePoint& point, double value) { return point.rate < value; });
    const auto last = m_reading.points.size() - 1;
    return std::min(static_cast<std::size_t>(found - m_reading.points.begin()), last);
}

QString RangeChart::markText(std::size_t mark) const
{
    const RangePoint& point = m_reading.points[mark];
    return tr("Learning rate %1\nLoss %2\nRunning median %3")
        .arg(shownRate(point.rate), shownRate(point.loss), shownRate(point.smooth));
}

QString RangeChart::summary() const
{
    if (m_reading.edge <= 0.0)
        return {};
    return tr("The loss falls from %1 on and rises from %2 on.")
        .arg(shownRate(m_reading.low), shownRate(m_reading.edge));
}

ChartTable RangeChart::table() const
{
    ChartTable table{.titles = {tr("Learning rate"), tr("Loss"), tr("Running median")}, .rows = {}};
    for (const RangePoint& point : m_reading.points)
        table.rows.push_back({QString::number(point.rate), QString::number(point.loss),
                              QString::number(point.smooth)});
    return table;
}

std::vector<ChartCanvas::LegendEntry> RangeChart::legend() const
{
    std::vector<LegendEntry> entries{{tr("Loss of each step"), style().mutedText},
                                     {tr("Running median"), style().accent}};
    if (m_reading.refusal.empty())
        entries.push_back({tr("Learning rates that fit"), mixed(style().accent, ground(), 0.35)});
    return entries;
}

void RangeChart::paintPlace(QPainter& painter, double rate, const QString& text,
                            const QColor& color, int row) const
{
    const QRectF& plot = frame().plot;
    if (!(rate > 0.0) || rate < frame().x.range().min || rate > frame().x.range().max)
        return;
    const double x = std::round(frame().toPixelX(rate)) + 0.5;
    painter.setPen(QPen(color, 1.5, Qt::DashLine));
    painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    const QFontMetricsF metrics(style().labelFont);
    QRectF label(0.0, plot.top() - (row + 1) * metrics.height() - 2.0,
                 metrics.horizontalAdvance(text) + 2.0, metrics.height());
    label.moveLeft(std::clamp(x - label.width() / 2.0, plot.left(),
                              std::max(plot.left(), plot.right() - label.width())));
    painter.setFont(style().labelFont);
    painter.drawText(label, Qt::AlignCenter, text);
}

void RangeChart::paintAbove(QPainter& painter) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(style().mutedText);
    for (std::size_t i = 0; i < m_reading.points.size(); ++i)
        painter.drawEllipse(markPlace(i), kDot, kDot);
    painter.setBrush(Qt::NoBrush);
    paintPlace(painter, m_reading.low, tr("falls from %1").arg(shownRate(m_reading.low)),
               style().mutedText, 1);
    paintPlace(painter, m_reading.edge, tr("rises from %1").arg(shownRate(m_reading.edge)),
               severityColor(Severity::Critical, palette()), 1);
    if (m_reading.refusal.empty())
        paintPlace(painter, m_reading.valley, tr("use %1").arg(shownRate(m_reading.valley)),
                   style().accent, 0);
}

void RangeChart::paintCursor(QPainter& painter, std::size_t mark) const
{
    ChartCanvas::paintCursor(painter, mark);
    painter.setPen(QPen(style().accent, 2.0));
    painter.setBrush(ground());
    painter.drawEllipse(markPlace(mark), 4.0, 4.0);
}

} // namespace faultline::ui
