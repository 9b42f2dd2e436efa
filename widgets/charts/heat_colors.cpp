// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/heat_colors.h"

#include "widgets/charts/chart_style.h"
#include "widgets/style/theme.h"

#include <QFontMetricsF>
#include <QPainter>

namespace faultline::ui {

QColor heatColor(double share, const QPalette& palette)
{
    const QColor accent = accentColor(palette);
    const QColor low = mixed(accent, cardColor(palette), 0.06);
    const QColor high = mixed(QColor(isDark(palette) ? Qt::white : Qt::black), accent, 0.35);
    const double knee = 0.6;
    return share < knee ? mixed(accent, low, share / knee)
                        : mixed(high, accent, (share - knee) / (1.0 - knee));
}

double heatLegendRoom(const QFont& font)
{
    return kHeatLegendGap + kHeatLegendWidth + kGrid
           + QFontMetricsF(font).horizontalAdvance(QStringLiteral("00,000,000"));
}

void paintHeatLegend(QPainter& painter, const QRectF& column, const QString& top,
                     const QString& bottom, const ChartStyle& style)
{
    for (int i = 0; i < static_cast<int>(column.height()); ++i)
        painter.fillRect(QRectF(column.left(), column.bottom() - i - 1, column.width(), 1.0),
                         heatColor(i / column.height(), style.palette));
    painter.setPen(style.mutedText);
    const double textLeft = column.right() + kGrid / 2.0;
    const double lineHeight = QFontMetricsF(style.labelFont).height();
    painter.drawText(QPointF(textLeft, column.top() + lineHeight * 0.75), top);
    painter.drawText(QPointF(textLeft, column.bottom()), bottom);
}

} // namespace faultline::ui
