// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/hardware/reason_strips.h"

#include "widgets/charts/chart_layout.h"
#include "widgets/style/theme.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline::ui {

namespace {

constexpr double kMostRowHeight = 32.0;
constexpr double kLeastBar = 5.0;
constexpr double kRowGap = 3.0;
constexpr int kUsualRow = 24;

QString shareText(double share, const QLocale& locale)
{
    const double percent = 100.0 * share;
    return locale.toString(percent, 'f', percent > 0.0 && percent < 10.0 ? 1 : 0)
           + QStringLiteral(" %");
}

} // namespace

ReasonStrips::ReasonStrips(QWidget* parent) : ChartCanvas(parent)
{
    setAccessibleName(tr("Reasons that held the clock down"));
    setBackgroundRole(QPalette::Base); // of its card
}

void ReasonStrips::setStrips(std::vector<HardwarePanel::Strip> strips)
{
    m_strips = std::move(strips);
    m_heldBefore.clear();
    for (const HardwarePanel::Strip& strip : m_strips) {
        std::vector<double> held{0.0};
        for (const AxisRange& span : strip.spans)
            held.push_back(held.back() + span.max - span.min);
        m_heldBefore.push_back(std::move(held));
    }
    updateGeometry();
    refreshShares();
    invalidate();
}

void ReasonStrips::setXRange(std::optional<AxisRange> range)
{
    m_range = range.value_or(AxisRange());
    refreshShares();
    refreshDescription();
    repaintPicture();
}

void ReasonStrips::setCursorX(std::optional<double> x)
{
    m_cursorTime = x;
    update();
}

void ReasonStrips::setLabelWidth(double width)
{
    m_labelWidth = width;
    repaintPicture();
}

QSize ReasonStrips::sizeHint() const
{
    return {400, kUsualRow * static_cast<int>(std::max<std::size_t>(m_strips.size(), 1))};
}

QSize ReasonStrips::minimumSizeHint() const
{
    return {160, kUsualRow};
}

QRectF ReasonStrips::plot() const
{
    const PlotMargins margins = plotMargins(m_labelWidth);
    return QRectF(rect()).adjusted(margins.left, 0.0, -margins.right, 0.0);
}

double ReasonStrips::toX(double time) const
{
    const QRectF area = plot();
    const double share = (time - m_range.min) / (m_range.max - m_range.min);
    return area.left() + std::clamp(share, -0.01, 1.01) * area.width();
}

double ReasonStrips::toTime(double x) const
{
    const QRectF area = plot();
    return m_range.min + (x - area.left()) / area.width() * (m_range.max - m_range.min);
}

double ReasonStrips::rowHeight() const
{
    const auto rows = static_cast<double>(std::max<std::size_t>(m_strips.size(), 1));
    return std::min(kMostRowHeight, height() / rows);
}

double ReasonStrips::shareOf(std::size_t index) const
{
    const std::vector<AxisRange>& spans = m_strips[index].spans;
    const std::vector<double>& held = m_heldBefore[index];
    // Held time up to a moment: all spans before, and the begun part of the one it lies in.
    const auto heldUntil = [&](double time) {
        const auto next = std::partition_point(
            spans.begin(), spans.end(), [time](const AxisRange& span) { return span.max <= time; });
        const auto at = static_cast<std::size_t>(next - spans.begin());
        return held[at] + (next == spans.end() ? 0.0 : std::max(0.0, time - next->min));
    };
    const double visible = m_range.max - m_range.min;
    return visible > 0.0 ? (heldUntil(m_range.max) - heldUntil(m_range.min)) / visible : 0.0;
}

void ReasonStrips::paintRow(QPainter& painter, std::size_t index, const QRectF& row) const
{
    const HardwarePanel::Strip& strip = m_strips[index];
    const QString text = tr("%1 · %2", "a reason · share of the time")
                             .arg(strip.label, shareText(m_shares[index], locale()));
    // Above the bar where there is room; else on it, on a plate that lets it shine through.
    const double textHeight = fontMetrics().height();
    const bool isAbove = row.height() >= textHeight + kLeastBar;
    const QRectF bar = isAbove ? row.adjusted(0.0, textHeight, 0.0, 0.0) : row;
    QColor track = hairlineColor(palette());
    track.setAlphaF(0.5F);
    painter.fillRect(bar, track);
    paintSpans(painter, strip, bar);
    if (!isAbove) {
        const double width = std::ceil(fontMetrics().horizontalAdvance(text)) + 2.0 * kGrid;
        QColor behind = cardColor(palette());
        behind.setAlphaF(0.7F);
        painter.fillRect(QRectF(row.left(), row.top(), std::min(width, row.width()), row.height()),
                         behind);
    }
    painter.setPen(palette().color(QPalette::Text));
    const QRectF place = isAbove ? QRectF(row.left(), row.top(), row.width(), textHeight)
                                 : row.adjusted(kGrid / 2.0, 0.0, 0.0, 0.0);
    painter.drawText(place, Qt::AlignVCenter, text);
}

void ReasonStrips::paintSpans(QPainter& painter, const HardwarePanel::Strip& strip,
                              const QRectF& bar) const
{
    QColor fill =
        strip.costsSpeed ? severityColor(Severity::Warning, palette()) : mutedTextColor(palette());
    if (!strip.costsSpeed)
        fill.setAlphaF(0.5F);
    painter.save();
    painter.setClipRect(bar);
    // From one painted pixel straight to the span that goes beyond it: logs hold millions.
    double painted = bar.left() - 1.0;
    double from = m_range.min;
    for (;;) {
        const auto span =
            std::partition_point(strip.spans.begin(), strip.spans.end(),
                                 [from](const AxisRange& one) { return one.max <= from; });
        if (span == strip.spans.end() || span->min > m_range.max || painted >= bar.right())
            break;
        const double left = std::max(toX(span->min), painted);
        const double right = std::max(toX(span->max), std::floor(left) + 1.0);
        painter.fillRect(QRectF(left, bar.top(), right - left, bar.height()), fill);
        painted = right;
        from = std::max(span->max, toTime(painted));
    }
    painter.restore();
}

QRectF ReasonStrips::rowRect(std::size_t index) const
{
    const QRectF area = plot();
    return {area.left(), static_cast<double>(index) * rowHeight(), area.width(),
            rowHeight() - kRowGap};
}

void ReasonStrips::paintAbove(QPainter& painter) const
{
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setFont(font());
    if (plot().width() <= 0.0 || !(m_range.max > m_range.min))
        return;
    for (std::size_t i = 0; i < m_strips.size(); ++i)
        paintRow(painter, i, rowRect(i));
}

void ReasonStrips::paintEvent(QPaintEvent* event)
{
    ChartCanvas::paintEvent(event);
    if (!m_cursorTime || *m_cursorTime < m_range.min || *m_cursorTime > m_range.max)
        return;
    QPainter painter(this);
    painter.setPen(style().mutedText);
    const double x = std::floor(toX(*m_cursorTime)) + 0.5;
    painter.drawLine(QPointF(x, 0.0),
                     QPointF(x, rowHeight() * static_cast<double>(m_strips.size())));
}

void ReasonStrips::paintCursor(QPainter& painter, std::size_t mark) const
{
    painter.setPen(QPen(style().accent, 1.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rowRect(mark).adjusted(0.5, 0.5, -0.5, -0.5));
}

std::optional<std::size_t> ReasonStrips::markAt(QPointF position) const
{
    const auto row = static_cast<std::size_t>(std::max(0.0, position.y() / rowHeight()));
    return row < m_strips.size() && plot().contains(position) ? std::optional(row) : std::nullopt;
}

QPointF ReasonStrips::markPlace(std::size_t mark) const
{
    return rowRect(mark).center();
}

QString ReasonStrips::markText(std::size_t mark) const
{
    return tr("%1: %2 of the time shown")
        .arg(m_strips[mark].label, shareText(m_shares[mark], locale()));
}

QString ReasonStrips::textAt(const QPoint& position) const
{
    const double time = toTime(position.x());
    QStringList holding;
    for (const HardwarePanel::Strip& strip : m_strips) {
        const bool holds =
            std::any_of(strip.spans.begin(), strip.spans.end(), [time](const AxisRange& span) {
                return span.min <= time && time <= span.max;
            });
        if (holds)
            holding.push_back(strip.label);
    }
    return holding.join(u'\n');
}

ChartTable ReasonStrips::table() const
{
    ChartTable table{.titles = {tr("Reason"), tr("From (s)"), tr("To (s)")}, .rows = {}};
    for (const HardwarePanel::Strip& strip : m_strips) {
        for (const AxisRange& span : strip.spans)
            table.rows.push_back(
                {strip.label, ChartTable::number(span.min), ChartTable::number(span.max)});
    }
    return table;
}

void ReasonStrips::mouseMoveEvent(QMouseEvent* event)
{
    ChartCanvas::mouseMoveEvent(event);
    if (plot().contains(event->position()))
        emit cursorMoved(toTime(event->position().x()));
}

void ReasonStrips::leaveEvent(QEvent* event)
{
    ChartCanvas::leaveEvent(event);
    emit cursorMoved(std::nullopt);
}

void ReasonStrips::refreshShares()
{
    m_shares.clear();
    for (std::size_t i = 0; i < m_strips.size(); ++i)
        m_shares.push_back(shareOf(i));
}

QString ReasonStrips::summary() const
{
    QStringList rows;
    for (std::size_t i = 0; i < m_strips.size(); ++i)
        rows.push_back(markText(i));
    return rows.join(tr("; "));
}

} // namespace faultline::ui
