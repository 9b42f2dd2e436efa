// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/media/pixel_fit.h"

#include "widgets/style/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace faultline::ui {

QRectF fittedPixels(const QRectF& area, QSize size, double pixelRatio)
{
    if (size.isEmpty() || area.isEmpty())
        return {};
    double scale = std::min(area.width() * pixelRatio / size.width(),
                            area.height() * pixelRatio / size.height());
    if (scale >= 1.0)
        scale = std::floor(scale);
    QRectF target(QPointF(), QSizeF(size) * (scale / pixelRatio));
    target.moveCenter(area.center());
    // On whole pixels of the screen, or the first would be drawn narrower than the rest.
    target.moveTo(std::round(target.left() * pixelRatio) / pixelRatio,
                  std::round(target.top() * pixelRatio) / pixelRatio);
    return target;
}

void paintCheckers(QPainter& painter, const QRectF& area, const QPalette& palette)
{
    const bool dark = isDark(palette);
    painter.fillRect(area, dark ? QColor(0x3a, 0x3d, 0x42) : QColor(0xff, 0xff, 0xff));
    const QColor other = dark ? QColor(0x4a, 0x4e, 0x54) : QColor(0xdd, 0xe1, 0xe6);
    const double side = kGrid;
    for (int row = 0; row * side < area.height(); ++row) {
        for (int column = row % 2; column * side < area.width(); column += 2)
            painter.fillRect(
                QRectF(area.left() + column * side, area.top() + row * side, side, side)
                    .intersected(area),
                other);
    }
}

} // namespace faultline::ui
