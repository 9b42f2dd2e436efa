// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/confidence_bar.h"

#include "model/diagnosis/findings/finding.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"

#include <QPainter>

#include <algorithm>

namespace faultline::ui {

namespace {

constexpr int kBarWidth = 6 * kGrid;
constexpr int kBarHeight = 6;

} // namespace

ConfidenceBar::ConfidenceBar(double confidence, QWidget* parent)
    : QWidget(parent), m_confidence(std::clamp(confidence, 0.0, 1.0))
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(word(m_confidence));
    setToolTip(tr("%1: %2").arg(word(m_confidence), formatted(m_confidence, Unit::Fraction)));
}

QString ConfidenceBar::word(double confidence)
{
    constexpr double kHigh = 0.8;
    if (confidence >= kHigh)
        return tr("High confidence");
    // What is below that is told as possible.
    return confidence >= kLikelyFrom ? tr("Medium confidence") : tr("Low confidence");
}

QSize ConfidenceBar::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(word(m_confidence)) + kGrid + kBarWidth + 2,
            fontMetrics().height()};
}

void ConfidenceBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QString text = word(m_confidence);
    painter.setPen(mutedTextColor(palette()));
    painter.drawText(rect(), Qt::AlignVCenter | Qt::AlignLeft, text);
    const double left = fontMetrics().horizontalAdvance(text) + kGrid;
    const QRectF track(left, (height() - kBarHeight) / 2.0, kBarWidth, kBarHeight);
    painter.setPen(Qt::NoPen);
    painter.setBrush(hairlineColor(palette()));
    painter.drawRoundedRect(track, kBarHeight / 2.0, kBarHeight / 2.0);
    painter.setBrush(accentColor(palette()));
    painter.drawRoundedRect(
        QRectF(track.left(), track.top(), track.width() * m_confidence, track.height()),
        kBarHeight / 2.0, kBarHeight / 2.0);
}

} // namespace faultline::ui
