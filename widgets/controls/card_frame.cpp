// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/card_frame.h"

#include "widgets/style/theme.h"

#include <QPainter>
#include <QPainterPath>

namespace faultline::ui {

void CardFrame::setStripe(std::optional<QColor> color)
{
    m_stripe = color;
    update();
}

void CardFrame::setHighlighted(bool highlighted)
{
    m_highlighted = highlighted;
    update();
}

void CardFrame::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double border = m_highlighted ? 2.0 : 1.0;
    const QRectF frame = QRectF(rect()).adjusted(border / 2, border / 2, -border / 2, -border / 2);
    QPainterPath outline;
    outline.addRoundedRect(frame, kGrid / 2.0, kGrid / 2.0);
    painter.fillPath(outline, cardColor(palette()));
    if (m_stripe) {
        painter.setClipPath(outline);
        painter.fillRect(QRectF(0, 0, kGrid / 2.0, height()), *m_stripe);
        painter.setClipping(false);
    }
    painter.setPen(QPen(m_highlighted ? accentColor(palette()) : hairlineColor(palette()), border));
    painter.drawPath(outline);
}

} // namespace faultline::ui
