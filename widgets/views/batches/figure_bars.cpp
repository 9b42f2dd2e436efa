// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/batches/figure_bars.h"

#include "widgets/style/theme.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace faultline::ui {

namespace {

constexpr int kBarHeight = kGrid / 2;
constexpr int kRowGap = kGrid;

} // namespace

FigureBars::FigureBars(Tone tone, const QString& accessibleName, QWidget* parent)
    : ChartCanvas(parent), m_tone(tone)
{
    setAccessibleName(accessibleName);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void FigureBars::setBars(std::vector<FigureBar> bars)
{
    const bool isHigher = bars.size() != m_bars.size();
    m_bars = std::move(bars);
    if (isHigher)
        updateGeometry();
    invalidate();
}

int FigureBars::rowHeight() const
{
    return fontMetrics().height() + kBarHeight + 2 + kRowGap;
}

QSize FigureBars::sizeHint() const
{
    return {20 * kGrid, static_cast<int>(m_bars.size()) * rowHeight()};
}

QSize FigureBars::minimumSizeHint() const
{
    return {8 * kGrid, sizeHint().height()};
}

void FigureBars::paintAbove(QPainter& painter) const
{
    painter.setRenderHint(QPainter::Antialiasing, false);
    const QColor first = m_tone == Tone::Losses ? severityColor(Severity::Critical, palette())
                                                : accentColor(palette());
    const QColor second = severityColor(Severity::Warning, palette());
    const QFont numbers = tabularFont(font());
    int top = 0;
    for (const FigureBar& bar : m_bars) {
        const QRect line(0, top, width(), fontMetrics().height());
        painter.setFont(numbers);
        const int valueWidth = QFontMetrics(numbers).horizontalAdvance(bar.value);
        painter.setPen(mutedTextColor(palette()));
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, bar.value);
        painter.setFont(font());
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(
            line, Qt::AlignLeft | Qt::AlignVCenter,
            fontMetrics().elidedText(bar.name, Qt::ElideMiddle, line.width() - valueWidth - kGrid));
        const QRectF track(0, line.bottom() + 3, width(), kBarHeight);
        painter.fillRect(track, hairlineColor(palette()));
        const double one = std::clamp(bar.first, 0.0, 1.0) * track.width();
        const double two = std::clamp(bar.second, 0.0, 1.0) * track.width();
        painter.fillRect(QRectF(track.topLeft(), QSizeF(one, track.height())), first);
        painter.fillRect(QRectF(track.left() + one, track.top(), std::min(two, track.width() - one),
                                track.height()),
                         second);
        top += rowHeight();
    }
}

void FigureBars::paintCursor(QPainter& painter, std::size_t mark) const
{
    painter.setPen(QPen(style().accent, 1.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(0.5, static_cast<double>(mark) * rowHeight() + 0.5, width() - 1.0,
                            rowHeight() - kRowGap));
}

std::optional<std::size_t> FigureBars::markAt(QPointF position) const
{
    const auto row = static_cast<std::size_t>(std::max(0.0, position.y() / rowHeight()));
    return row < m_bars.size() ? std::optional(row) : std::nullopt;
}

QPointF FigureBars::markPlace(std::size_t mark) const
{
    return {width() / 2.0, (static_cast<double>(mark) + 0.5) * rowHeight()};
}

QString FigureBars::markText(std::size_t mark) const
{
    return m_bars[mark].name + u' ' + m_bars[mark].value;
}

QString FigureBars::textAt(const QPoint& position) const
{
    const std::optional<std::size_t> row = markAt(QPointF(position));
    return row ? m_bars[*row].detail : QString();
}

QString FigureBars::summary() const
{
    QStringList said;
    for (std::size_t i = 0; i < m_bars.size(); ++i)
        said << markText(i);
    return said.join(QStringLiteral("; "));
}

ChartTable FigureBars::table() const
{
    ChartTable table{.titles = {tr("Name"), tr("Value"), tr("Share"), tr("Second share")},
                     .rows = {}};
    for (const FigureBar& bar : m_bars)
        table.rows.push_back(
            {bar.name, bar.value, ChartTable::number(bar.first), ChartTable::number(bar.second)});
    return table;
}

} // namespace faultline::ui
