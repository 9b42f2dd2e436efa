// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/data/histogram.h"

#include "model/qt/messages.h"
#include "widgets/charts/axis_ticks.h"
#include "widgets/charts/chart_style.h"
#include "widgets/charts/value_text.h"
#include "widgets/style/theme.h"

#include <QHelpEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace faultline::ui {

namespace {

constexpr int kHeight = 20 * kGrid;
constexpr int kMostYLabels = 3;
constexpr double kColumnShare = 0.86; ///< of the room of a bin

} // namespace

Histogram::Histogram(const QString& accessibleName, QWidget* parent) : QWidget(parent)
{
    setAccessibleName(accessibleName);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void Histogram::setData(HistogramData data)
{
    m_data = std::move(data);
    m_hovered = -1;
    setAccessibleDescription(m_data.summary);
    update();
}

QSize Histogram::sizeHint() const
{
    return {40 * kGrid, kHeight};
}

QSize Histogram::minimumSizeHint() const
{
    return {20 * kGrid, 14 * kGrid};
}

QRectF Histogram::plotRect() const
{
    const QFontMetricsF metrics(ChartStyle::of(palette(), font()).labelFont);
    const double left = metrics.horizontalAdvance(QStringLiteral("000.0 %")) + kGrid / 2.0;
    const double bottom = metrics.height() + kGrid / 2.0;
    const double top = m_data.marks.empty() ? kGrid / 2.0 : metrics.height() + 2.0;
    return QRectF(rect()).adjusted(left, top, -kGrid, -bottom);
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

double Histogram::xOf(double value) const
{
    const QRectF plot = plotRect();
    const auto place = [this](double at) {
        return m_data.isLogarithmic ? std::log(std::max(at, 1e-12)) : at;
    };
    const double first = place(m_data.edges.front());
    const double last = place(m_data.edges.back());
    return plot.left() + (place(value) - first) / (last - first) * plot.width();
}

int Histogram::binAt(const QPoint& position) const
{
    const QRectF plot = plotRect();
    if (m_data.binCount() == 0 || !plot.contains(position))
        return -1;
    for (std::size_t bin = 0; bin < m_data.binCount(); ++bin) {
        if (position.x() < xOf(m_data.edges[bin + 1]))
            return static_cast<int>(bin);
    }
    return -1;
}

QString Histogram::binText(std::size_t bin) const
{
    const QLocale locale;
    const double from = m_data.edges[bin];
    const double to = m_data.isWhole ? m_data.edges[bin + 1] - 1.0 : m_data.edges[bin + 1];
    const auto number = [&](double value) { return formatted(value, Unit::None); };
    const QString range =
        m_data.isWhole && to <= from ? number(from) : tr("%1 to %2").arg(number(from), number(to));
    return m_data.unit.isEmpty() ? range : tr("%1 %2").arg(range, m_data.unit);
}

QString Histogram::textAt(const QPoint& position) const
{
    const int bin = binAt(position);
    if (bin < 0)
        return {};
    const auto index = static_cast<std::size_t>(bin);
    QStringList lines;
    for (const HistogramData::Series& series : m_data.series) {
        const double share = series.total > 0.0 ? series.counts[index] / series.total : 0.0;
        const QString count = tr("%1 (%2)").arg(formatted(series.counts[index], Unit::Count),
                                                formatted(share, Unit::Fraction));
        lines << (showsShares() ? tr("%1: %2").arg(series.name, count) : count);
    }
    return binText(index) + u'\n' + lines.join(u'\n');
}

bool Histogram::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), textAt(help->pos()), this);
    return true;
}

void Histogram::mouseMoveEvent(QMouseEvent* event)
{
    const int bin = binAt(event->pos());
    if (std::exchange(m_hovered, bin) != bin)
        update();
}

void Histogram::leaveEvent(QEvent*)
{
    m_hovered = -1;
    update();
}

void Histogram::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const ChartStyle style = ChartStyle::of(palette(), font());
    painter.setFont(style.labelFont);
    const double most = largest();
    if (m_data.binCount() == 0 || most <= 0.0) {
        painter.setPen(style.mutedText);
        painter.drawText(rect(), Qt::AlignCenter, tr("Nothing to count"));
        return;
    }
    const QRectF plot = plotRect();
    const double top = most * 1.08;
    paintGrid(painter, plot, top);
    paintColumns(painter, plot, top);
    paintLabels(painter, plot);
    paintMarks(painter, plot);
}

void Histogram::paintGrid(QPainter& painter, const QRectF& plot, double top) const
{
    const ChartStyle style = ChartStyle::of(palette(), font());
    const AxisContext context{.locale = QLocale()};
    const ValueFormat format = showsShares() ? ValueFormat::Fraction : ValueFormat::Plain;
    for (const AxisTick& tick : valueTicks({0.0, top}, format, false, kMostYLabels, context)) {
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

void Histogram::paintColumns(QPainter& painter, const QRectF& plot, double top) const
{
    const auto groups = static_cast<double>(m_data.series.size());
    for (std::size_t bin = 0; bin < m_data.binCount(); ++bin) {
        const double from = xOf(m_data.edges[bin]);
        const double room = xOf(m_data.edges[bin + 1]) - from;
        const double width = room * kColumnShare / groups;
        for (std::size_t group = 0; group < m_data.series.size(); ++group) {
            const HistogramData::Series& series = m_data.series[group];
            const double height = heightOf(series, bin) / top * plot.height();
            if (height <= 0.0)
                continue;
            const double left =
                from + room * (1.0 - kColumnShare) / 2.0 + width * static_cast<double>(group);
            // What is there at all is to be seen.
            const double shown = std::max(height, 1.5);
            QColor color = series.color;
            if (m_hovered >= 0 && m_hovered != static_cast<int>(bin))
                color.setAlphaF(0.55F);
            painter.fillRect(QRectF(left, plot.bottom() - shown, std::max(1.0, width), shown),
                             color);
        }
    }
    painter.setPen(ChartStyle::of(palette(), font()).axisLine);
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
}

void Histogram::paintLabels(QPainter& painter, const QRectF& plot) const
{
    const ChartStyle style = ChartStyle::of(palette(), font());
    const QFontMetricsF metrics(style.labelFont);
    painter.setPen(style.mutedText);
    const AxisContext context{.locale = QLocale()};
    const AxisRange range{m_data.edges.front(), m_data.edges.back()};
    double free = -1e9;
    const auto draw = [&](double x, const QString& text) {
        QRectF label(0, plot.bottom() + 2.0, metrics.horizontalAdvance(text) + 2.0,
                     metrics.height());
        label.moveLeft(std::clamp(x - label.width() / 2, plot.left() - label.width() / 2,
                                  width() - label.width()));
        if (label.left() < free)
            return;
        free = label.right() + kGrid;
        painter.drawText(label, Qt::AlignCenter, text);
    };
    if (m_data.isWhole) {
        // A whole number is in the middle of its column.
        for (std::size_t bin = 0; bin < m_data.binCount(); ++bin)
            draw((xOf(m_data.edges[bin]) + xOf(m_data.edges[bin + 1])) / 2,
                 QLocale().toString(m_data.edges[bin], 'f', 0));
    } else {
        const int most = std::max(2, static_cast<int>(plot.width()) / (8 * kGrid));
        for (const AxisTick& tick :
             valueTicks(range, ValueFormat::Plain, m_data.isLogarithmic, most, context)) {
            if (!tick.label.isEmpty() && tick.value >= range.min && tick.value <= range.max)
                draw(xOf(tick.value), tick.label);
        }
    }
    if (!m_data.unit.isEmpty())
        painter.drawText(QRectF(0, plot.bottom() + 2.0, plot.left() - kGrid, metrics.height()),
                         Qt::AlignRight, m_data.unit);
}

void Histogram::paintMarks(QPainter& painter, const QRectF& plot) const
{
    const ChartStyle style = ChartStyle::of(palette(), font());
    const QFontMetricsF metrics(style.labelFont);
    for (const HistogramData::Mark& mark : m_data.marks) {
        if (mark.value <= m_data.edges.front() || mark.value >= m_data.edges.back())
            continue;
        const double x = std::round(xOf(mark.value)) + 0.5;
        painter.setPen(QPen(style.mutedText, 1.0, Qt::DashLine));
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        painter.setPen(style.mutedText);
        const double wide = metrics.horizontalAdvance(mark.text) + 2.0;
        const double left = std::clamp(x - wide / 2, 0.0, width() - wide);
        painter.drawText(QRectF(left, plot.top() - metrics.height() - 1.0, wide, metrics.height()),
                         Qt::AlignCenter, mark.text);
    }
}

} // namespace faultline::ui
