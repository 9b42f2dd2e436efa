// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/drop_overlay.h"

#include "widgets/style/theme.h"

#include <QPainter>

namespace faultline::ui {

DropOverlay::DropOverlay(QWidget* parent) : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void DropOverlay::cover()
{
    setGeometry(parentWidget()->rect());
    show();
    raise();
}

void DropOverlay::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor veil = palette().color(QPalette::Window);
    veil.setAlphaF(0.88F);
    painter.fillRect(rect(), veil);
    painter.setPen(QPen(accentColor(palette()), 3.0));
    const QRectF frame = QRectF(rect()).adjusted(16, 16, -16, -16);
    painter.drawRoundedRect(frame, kGrid, kGrid);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.6);
    painter.setFont(large);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(frame, Qt::AlignCenter, tr("Drop to open"));
}

} // namespace faultline::ui
