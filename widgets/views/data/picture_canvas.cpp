// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/data/picture_canvas.h"

#include "model/qt/dataset_text.h"
#include "widgets/style/theme.h"
#include "widgets/views/data/box_painter.h"

#include <QPainter>

namespace faultline::ui {

namespace {

/// How far beside a box a click may be.
constexpr double kClickDistance = 3.0;

} // namespace

PictureCanvas::PictureCanvas(QWidget* parent) : ZoomCanvas(parent)
{
    setAccessibleName(tr("Image with its boxes"));
    connect(this, &ZoomCanvas::clicked, this,
            [this](const QPointF& position) { emit boxClicked(boxAt(position)); });
}

void PictureCanvas::setPicture(DatasetPtr dataset, std::size_t picture, ThumbnailPtr pixels)
{
    const QSizeF before = contentSize();
    m_dataset = std::move(dataset);
    m_picture = picture;
    m_pixels = std::move(pixels);
    contentChanged(before);
}

void PictureCanvas::setHighlightedBox(int box)
{
    m_highlighted = box;
    update();
}

void PictureCanvas::setWithBoxes(bool with)
{
    m_withBoxes = with;
    update();
}

QSizeF PictureCanvas::contentSize() const
{
    if (m_pixels && m_pixels->width > 0)
        return QSizeF(m_pixels->width, m_pixels->height);
    if (!m_dataset || m_picture >= m_dataset->imageCount())
        return {};
    const ImageRow& row = m_dataset->image(m_picture);
    return QSizeF(row.width, row.height);
}

int PictureCanvas::boxAt(const QPointF& position) const
{
    if (!m_dataset || m_picture >= m_dataset->imageCount())
        return -1;
    const QRectF shown = target();
    const auto boxes = m_dataset->boxes(m_picture);
    int smallest = -1;
    double smallestArea = 0.0;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const QSizeF size = contentSize();
        const std::optional<QRectF> fractions =
            boxRect(boxes[i], static_cast<int>(size.width()), static_cast<int>(size.height()));
        if (!fractions)
            continue;
        const QRectF sorted = fractions->normalized();
        const QRectF where(shown.left() + sorted.left() * shown.width(),
                           shown.top() + sorted.top() * shown.height(),
                           sorted.width() * shown.width(), sorted.height() * shown.height());
        const double area = where.width() * where.height();
        if (where.adjusted(-kClickDistance, -kClickDistance, kClickDistance, kClickDistance)
                .contains(position)
            && (smallest < 0 || area < smallestArea)) {
            smallest = static_cast<int>(i);
            smallestArea = area;
        }
    }
    return smallest;
}

bool PictureCanvas::isEmpty() const
{
    return !m_pixels || m_pixels->pixels.empty();
}

QString PictureCanvas::emptyText() const
{
    return m_pixels ? m_pixels->problem : m_dataset ? tr("Loading…") : QString();
}

void PictureCanvas::paintContent(QPainter& painter, const QRectF& target)
{
    painter.drawImage(target, imageOf(m_pixels));
    if (m_withBoxes)
        paintBoxes(painter, target, *m_dataset, m_picture, contentSize().toSize(), palette(),
                   {.withLabels = true, .highlighted = m_highlighted, .withOutlines = true});
}

} // namespace faultline::ui
