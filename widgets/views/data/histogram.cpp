// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/data/histogram.h"

#include "model/qt/messages.h"
#include "widgets/style/theme.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline::ui {

namespace {

constexpr int kHeight = 20 * kGrid;
constexpr double kColumnShare = 0.86; ///< of the room of a bin
constexpr double kLeastHeight = 1.5;  ///< what is there at all is to be seen
constexpr double kAir = 1.08;

} // namespace

Histogram::Histogram(const QString& accessibleName, QWidget* parent) : ChartCanvas(parent)
{
    setAccessibleName(accessibleName);
}

void Histogram::setData(HistogramData data)
{
    m_data = std::move(data);
    invalidate();
}

QSize Histogram::sizeHint() const
{
    return {40 * kGrid, kHeight};
}

QSize Histogram::minimumSizeHint() const
{
    return {20 * kGrid, 14 * kGrid};
}

double Histogram::heightOf(const HistogramData::Series& series, std::size_t bin) const
{
    if (!showsShares())
        return series.counts[bin];
    return series.total > 0.0 ? series.counts[bin] / series.total : 0.0;
}

double Histogram::largest() const
{
    double largest = 0.0;
    for (const HistogramData::Series& series : m_data.series) {
        for (std::size_t bin = 0; bin < m_data.binCount(); ++bin)
            largest = std::max(largest, heightOf(series, bin));
    }
    return largest;
}

QString Histogram::emptyText() const
{
    return m_data.binCount() == 0 || largest() <= 0.0 ? tr("Nothing to count") : QString();
}

std::optional<ChartCanvas::Axes> Histogram::axes() const
{
    Axes axes;
    axes.axes.xKind = XAxisKind::Value;
    axes.axes.logX = m_data.isLogarithmic && m_data.edges.front() > 0.0;
    axes.axes.valueFormat = showsShares() ? ValueFormat::Fraction : ValueFormat::Plain;
    axes.axes.xTitle = m_data.axisTitle.isEmpty() ? m_data.unit : m_data.axisTitle;
    axes.axes.yTitle = showsShares() ? tr("share of %1").arg(m_data.counted) : m_data.counted;
    axes.axes.hasXGrid = false;
    if (!m_data.marks.empty())
        axes.axes.margins.setTop(QFontMetricsF(style().labelFont).height() / 2.0);
    if (m_data.isWhole) {
        // A whole number is in the middle of its column.
        for (std::size_t bin = 0; bin < m_data.binCount(); ++bin)
            axes.axes.xNames.push_back({.value = (m_data.edges[bin] + m_data.edges[bin + 1]) / 2.0,
                                        .text = QLocale().toString(m_data.edges[bin], 'f', 0)});
    }
    axes.x = {m_data.edges.front(), m_data.edges.back()};
    axes.y = {0.0, largest() * kAir};
    return axes;
}

ChartMarks Histogram::marks(const ChartFrame& frame) const
{
    ChartMarks marks;
    const auto groups = static_cast<double>(m_data.series.size());
    const double least = kLeastHeight / frame.plot.height();
    for (std::size_t group = 0; group < m_data.series.size(); ++group) {
        const HistogramData::Series& series = m_data.series[group];
        AreaPiece columns;
        columns.brush = series.color;
        for (std::size_t bin = 0; bin < m_data.binCount(); ++bin) {
            const double height = frame.y.toUnit(heightOf(series, bin));
            if (height <= 0.0)
                continue;
            const double from = frame.x.toUnit(m_data.edges[bin]);
            const double room = frame.x.toUnit(m_data.edges[bin + 1]) - from;
            const double width = room * kColumnShare / groups;
            const double left =
                from + room * (1.0 - kColumnShare) / 2.0 + width * static_cast<double>(group);
            const double right = left + std::max(1.0 / frame.plot.width(), width);
            columns.addColumn(onPixels(left, frame.plot.width()),
                              onPixels(right, frame.plot.width()), 0.0,
                              onPixels(std::max(height, least), frame.plot.height()));
        }
        marks.areas.push_back(std::move(columns));
    }
    return marks;
}

std::vector<ChartCanvas::LegendEntry> Histogram::legend() const
{
    std::vector<LegendEntry> entries;
    for (const HistogramData::Series& series : m_data.series) {
        if (showsShares())
            entries.push_back({.text = series.name, .color = series.color});
    }
    return entries;
}

std::optional<std::size_t> Histogram::markAt(QPointF position) const
{
    const ChartFrame& drawn = frame();
    if (m_data.binCount() == 0 || !drawn.plot.contains(position))
        return std::nullopt;
    for (std::size_t bin = 0; bin < m_data.binCount(); ++bin) {
        if (position.x() < drawn.toPixelX(m_data.edges[bin + 1]))
            return bin;
    }
    return std::nullopt;
}

QPointF Histogram::markPlace(std::size_t mark) const
{
    const ChartFrame& drawn = frame();
    double height = 0.0;
    for (const HistogramData::Series& series : m_data.series)
        height = std::max(height, heightOf(series, mark));
    return {(drawn.toPixelX(m_data.edges[mark]) + drawn.toPixelX(m_data.edges[mark + 1])) / 2.0,
            drawn.toPixel(0.0, height).y()};
}

QString Histogram::binText(std::size_t bin) const
{
    const double from = m_data.edges[bin];
    const double to = m_data.isWhole ? m_data.edges[bin + 1] - 1.0 : m_data.edges[bin + 1];
    const auto number = [](double value) { return formatted(value, Unit::None); };
    const QString range =
        m_data.isWhole && to <= from ? number(from) : tr("%1 to %2").arg(number(from), number(to));
    return m_data.unit.isEmpty() ? range : tr("%1 %2").arg(range, m_data.unit);
}

QString Histogram::markText(std::size_t mark) const
{
    QStringList lines;
    for (const HistogramData::Series& series : m_data.series) {
        const double share = series.total > 0.0 ? series.counts[mark] / series.total : 0.0;
        const QString count = tr("%1 (%2)").arg(formatted(series.counts[mark], Unit::Count),
                                                formatted(share, Unit::Fraction));
        lines << (showsShares() ? tr("%1: %2").arg(series.name, count) : count);
    }
    return binText(mark) + u'\n' + lines.join(u'\n');
}

ChartTable Histogram::table() const
{
    ChartTable table{.titles = {tr("From"), tr("To")}, .rows = {}};
    for (const HistogramData::Series& series : m_data.series)
        table.titles << (series.name.isEmpty() ? tr("Count") : series.name);
    for (std::size_t bin = 0; bin < m_data.binCount(); ++bin) {
        QStringList row{ChartTable::number(m_data.edges[bin]),
                        ChartTable::number(m_data.edges[bin + 1])};
        for (const HistogramData::Series& series : m_data.series)
            row << ChartTable::number(series.counts[bin]);
        table.rows.push_back(row);
    }
    return table;
}

void Histogram::paintCursor(QPainter& painter, std::size_t mark) const
{
    const ChartFrame& drawn = frame();
    const double left = drawn.toPixelX(m_data.edges[mark]);
    const double right = drawn.toPixelX(m_data.edges[mark + 1]);
    QColor light = style().text;
    light.setAlphaF(0.12F);
    painter.fillRect(QRectF(left, drawn.plot.top(), right - left, drawn.plot.height()), light);
}

void Histogram::paintAbove(QPainter& painter) const
{
    const QRectF& plot = frame().plot;
    const QFontMetricsF metrics(style().labelFont);
    for (const HistogramData::Mark& mark : m_data.marks) {
        if (mark.value <= m_data.edges.front() || mark.value >= m_data.edges.back())
            continue;
        const double x = std::round(frame().toPixelX(mark.value)) + 0.5;
        painter.setPen(QPen(style().mutedText, 1.0, Qt::DashLine));
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        painter.setPen(style().mutedText);
        const double wide = metrics.horizontalAdvance(mark.text) + 2.0;
        const double left = std::clamp(x - wide / 2, 0.0, std::max(0.0, width() - wide));
        painter.drawText(QRectF(left, plot.top() - metrics.height() - 1.0, wide, metrics.height()),
                         Qt::AlignCenter, mark.text);
    }
}

} // namespace faultline::ui
