// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/batches/batch_painter.h"

#include "model/qt/dataset_text.h"
#include "widgets/style/theme.h"
#include "widgets/views/data/box_painter.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace faultline::ui {

namespace {

constexpr double kLine = 1.5;
constexpr double kHalo = 1.5;
/// Boxes that are far outside end here, in widths of the picture.
constexpr double kFarOutside = 3.0;

bool isFinite(const augment::Box& box)
{
    return std::isfinite(box.xmin) && std::isfinite(box.ymin) && std::isfinite(box.xmax)
           && std::isfinite(box.ymax);
}

QRectF placed(const augment::Box& box, const QRectF& target)
{
    const auto near = [](float value) {
        return std::clamp(static_cast<double>(value), -kFarOutside, 1.0 + kFarOutside);
    };
    return QRectF(QPointF(target.left() + near(box.xmin) * target.width(),
                          target.top() + near(box.ymin) * target.height()),
                  QPointF(target.left() + near(box.xmax) * target.width(),
                          target.top() + near(box.ymax) * target.height()))
        .normalized();
}

void paintLabel(QPainter& painter, const QRectF& box, const QRectF& target, const QString& text,
                const QColor& color)
{
    const QFontMetricsF metrics(painter.font());
    QRectF plate(0, 0, metrics.horizontalAdvance(text) + kGrid, metrics.height());
    if (plate.width() > std::max(box.width(), target.width() / 2))
        return;
    plate.moveBottomLeft(box.topLeft());
    if (plate.top() < target.top())
        plate.moveTop(std::max(box.top(), target.top()));
    plate.moveLeft(std::clamp(plate.left(), target.left(),
                              std::max(target.left(), target.right() - plate.width())));
    painter.fillRect(plate, color);
    const bool isLight = qGray(color.rgb()) > 127;
    painter.setPen(isLight ? QColor(0x10, 0x14, 0x1a) : QColor(Qt::white));
    painter.drawText(plate, Qt::AlignCenter, text);
}

} // namespace

QImage imageOf(const cv::Mat& pixels)
{
    if (pixels.empty() || pixels.type() != CV_8UC3)
        return {};
    return QImage(
        pixels.data, pixels.cols, pixels.rows, static_cast<qsizetype>(pixels.step[0]),
        QImage::Format_RGB888, [](void* holder) { delete static_cast<cv::Mat*>(holder); },
        new cv::Mat(pixels));
}

QRectF fitted(const cv::Size& size, const QRectF& area)
{
    if (size.width <= 0 || size.height <= 0)
        return area;
    const QSizeF shown = QSizeF(size.width, size.height).scaled(area.size(), Qt::KeepAspectRatio);
    QRectF target(QPointF(), shown);
    target.moveCenter(area.center());
    return target;
}

void paintBoxes(QPainter& painter, const QRectF& target, std::span<const augment::Box> boxes,
                const Dataset* dataset, const QPalette& palette, bool withLabels)
{
    painter.save();
    painter.setClipRect(target.adjusted(-kLine, -kLine, kLine, kLine), Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const augment::Box& box : boxes) {
        if (!isFinite(box))
            continue;
        const QRectF where = placed(box, target);
        const QColor color = classColor(box.classIndex, palette);
        painter.setBrush(Qt::NoBrush);
        // Dark around the colour: to be seen on any picture.
        painter.setPen(QPen(QColor(0, 0, 0, 110), kLine + kHalo));
        painter.drawRect(where);
        painter.setPen(QPen(color, kLine));
        painter.drawRect(where);
        if (withLabels && dataset != nullptr)
            paintLabel(painter, where, target, className(*dataset, box.classIndex), color);
    }
    painter.restore();
}

} // namespace faultline::ui
