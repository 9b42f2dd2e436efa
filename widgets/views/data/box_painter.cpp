// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/data/box_painter.h"

#include "model/qt/dataset_text.h"
#include "widgets/style/run_colors.h"
#include "widgets/style/theme.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <vector>

namespace faultline::ui {

namespace {

constexpr double kLine = 2.0;
constexpr double kHighlightedLine = 3.0;
constexpr double kFaded = 0.45;
/// A box below this many pixels is still drawn as large as this, or nobody would find it.
constexpr double kSmallestDrawn = 4.0;
constexpr double kOutlineScale = 1.0 / 65535.0;
/// Boxes that are far outside (pixels taken for fractions) end here, in widths of the picture.
constexpr double kFarOutside = 4.0;
/// More boxes than these are not looked at singly any more.
constexpr std::size_t kMostLabelled = 60;

QRectF placed(const QRectF& fractions, const QRectF& target)
{
    const auto near = [](double value) {
        return std::clamp(value, -kFarOutside, 1.0 + kFarOutside);
    };
    const QRectF sorted = fractions.normalized();
    QRectF rect(QPointF(target.left() + near(sorted.left()) * target.width(),
                        target.top() + near(sorted.top()) * target.height()),
                QPointF(target.left() + near(sorted.right()) * target.width(),
                        target.top() + near(sorted.bottom()) * target.height()));
    const double widen = std::max(0.0, kSmallestDrawn - rect.width()) / 2;
    const double heighten = std::max(0.0, kSmallestDrawn - rect.height()) / 2;
    return rect.adjusted(-widen, -heighten, widen, heighten);
}

void paintLine(QPainter& painter, const QColor& color, double width, const auto& draw)
{
    // Dark around the colour: to be seen on any picture.
    painter.setPen(QPen(QColor(0, 0, 0, color.alpha() / 2), width + 1.5));
    draw();
    painter.setPen(QPen(color, width));
    draw();
}

void paintOutline(QPainter& painter, const QRectF& target, const Dataset& dataset, std::size_t box,
                  const QColor& color)
{
    for (const auto ring : dataset.outline(box)) {
        QPolygonF polygon;
        for (const OutlinePoint& point : ring)
            polygon << QPointF(target.left() + point.x * kOutlineScale * target.width(),
                               target.top() + point.y * kOutlineScale * target.height());
        QColor fill = color;
        fill.setAlphaF(0.25F);
        painter.setBrush(fill);
        painter.setPen(QPen(color, 1.0));
        painter.drawPolygon(polygon);
        painter.setBrush(Qt::NoBrush);
    }
}

/// Labels do not cover each other: `taken` are those drawn so far.
void paintLabel(QPainter& painter, const QRectF& box, const QRectF& target, const QString& text,
                const QColor& color, std::vector<QRectF>& taken)
{
    const QFontMetricsF metrics(painter.font());
    QRectF plate(0, 0, metrics.horizontalAdvance(text) + kGrid, metrics.height() + 2);
    if (plate.width() > std::max(box.width(), target.width() / 3))
        return;
    plate.moveBottomLeft(box.topLeft());
    if (plate.top() < target.top())
        plate.moveTop(std::max(box.top(), target.top()));
    plate.moveLeft(std::clamp(plate.left(), target.left(),
                              std::max(target.left(), target.right() - plate.width())));
    if (std::any_of(taken.begin(), taken.end(),
                    [&plate](const QRectF& other) { return other.intersects(plate); }))
        return;
    taken.push_back(plate);
    painter.fillRect(plate, color);
    const int luminance = (299 * color.red() + 587 * color.green() + 114 * color.blue()) / 1000;
    painter.setPen(luminance > 127 ? QColor(0x10, 0x14, 0x1a) : QColor(Qt::white));
    painter.drawText(plate, Qt::AlignCenter, text);
}

} // namespace

QImage imageOf(const ThumbnailPtr& thumbnail)
{
    if (!thumbnail || thumbnail->pixels.empty())
        return {};
    const cv::Mat& pixels = thumbnail->pixels;
    return QImage(
        pixels.data, pixels.cols, pixels.rows, static_cast<qsizetype>(pixels.step[0]),
        QImage::Format_RGB888, [](void* holder) { delete static_cast<ThumbnailPtr*>(holder); },
        new ThumbnailPtr(thumbnail));
}

QColor classColor(std::int32_t classIndex, const QPalette& palette)
{
    return classIndex < 0 ? QColor(0xb0, 0xb6, 0xbe) : runColorOf(classIndex, 0, palette);
}

void paintBoxes(QPainter& painter, const QRectF& target, const Dataset& dataset,
                std::size_t picture, QSize pictureSize, const QPalette& palette,
                const BoxPainting& options)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const auto boxes = dataset.boxes(picture);
    std::vector<QRectF> labels;
    const bool withLabels = options.withLabels && boxes.size() <= kMostLabelled;
    const auto paintOne = [&](std::size_t number) {
        const BoxRow& box = boxes[number];
        const std::optional<QRectF> rect = boxRect(box, pictureSize.width(), pictureSize.height());
        const bool isHighlighted = static_cast<int>(number) == options.highlighted;
        QColor color = classColor(box.classIndex, palette);
        if (isHighlighted)
            color = severityColor(Severity::Critical, palette);
        else if (options.highlighted >= 0)
            color.setAlphaF(static_cast<float>(kFaded));
        if (options.withOutlines && box.has(kBoxPolygon))
            paintOutline(painter, target, dataset, dataset.image(picture).firstBox + number, color);
        if (!rect)
            return;
        const QRectF where = placed(*rect, target);
        paintLine(painter, color, isHighlighted ? kHighlightedLine : kLine,
                  [&] { painter.drawRect(where); });
        if (withLabels && (options.highlighted < 0 || isHighlighted))
            paintLabel(painter, where, target, className(dataset, box.classIndex), color, labels);
    };
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (static_cast<int>(i) != options.highlighted)
            paintOne(i);
    }
    if (options.highlighted >= 0 && static_cast<std::size_t>(options.highlighted) < boxes.size())
        paintOne(static_cast<std::size_t>(options.highlighted));
    painter.restore();
}

} // namespace faultline::ui
