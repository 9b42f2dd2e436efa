// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/batches/figure_bars.h"

#include "widgets/style/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace faultline::ui {

namespace {

constexpr int kBarHeight = kGrid / 2;
constexpr int kRowGap = kGrid;

} // namespace

FigureBars::FigureBars(Tone tone, const QString& accessibleName, QWidget* parent)
    : QWidget(parent), m_tone(tone)
{
    setAccessibleName(accessibleName);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void FigureBars::setBars(std::vector<FigureBar> bars)
{
    const bool isHigher = bars.size() != m_bars.size();
    m_bars = std::move(bars);
    QStringList said;
    for (const FigureBar& bar : m_bars)
        said << bar.name + u' ' + bar.value;
    setAccessibleDescription(said.join(QStringLiteral("; ")));
    if (isHigher)
        updateGeometry();
    update();
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

void FigureBars::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
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

bool FigureBars::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto row = static_cast<std::size_t>(std::max(0, help->pos().y() / rowHeight()));
    if (row < m_bars.size() && !m_bars[row].detail.isEmpty())
        QToolTip::showText(help->globalPos(), m_bars[row].detail, this);
    else
        QToolTip::hideText();
    return true;
}

} // namespace faultline::ui
