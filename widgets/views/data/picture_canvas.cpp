// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/data/picture_canvas.h"

#include "model/qt/dataset_text.h"
#include "widgets/style/theme.h"
#include "widgets/views/data/box_painter.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace faultline::ui {

namespace {

constexpr double kZoomStep = 1.25;
constexpr double kMostZoom = 32.0;
/// From here on single pixels are to be seen, not smoothed away.
constexpr double kPixelsFrom = 3.0;
constexpr double kClickDistance = 3.0;

} // namespace

PictureCanvas::PictureCanvas(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Picture with its boxes"));
}

QSize PictureCanvas::sizeHint() const
{
    return {80 * kGrid, 60 * kGrid};
}

QSize PictureCanvas::minimumSizeHint() const
{
    return {24 * kGrid, 20 * kGrid};
}

void PictureCanvas::setPicture(DatasetPtr dataset, std::size_t picture, ThumbnailPtr pixels)
{
    const QSizeF before = pictureSize();
    m_dataset = std::move(dataset);
    m_picture = picture;
    m_pixels = std::move(pixels);
    if (m_isFitted || pictureSize() != before)
        fit();
    update();
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

QSizeF PictureCanvas::pictureSize() const
{
    if (m_pixels && m_pixels->width > 0)
        return QSizeF(m_pixels->width, m_pixels->height);
    if (!m_dataset || m_picture >= m_dataset->imageCount())
        return {};
    const ImageRow& row = m_dataset->image(m_picture);
    return QSizeF(row.width, row.height);
}

double PictureCanvas::fittingZoom() const
{
    const QSizeF size = pictureSize();
    if (size.isEmpty())
        return 1.0;
    const double margin = 2.0 * kGrid;
    const double room =
        std::min((width() - margin) / size.width(), (height() - margin) / size.height());
    return std::clamp(room * devicePixelRatioF(), 1e-3, kMostZoom);
}

QRectF PictureCanvas::target() const
{
    const double scale = m_zoom / devicePixelRatioF();
    const QPointF middle = QRectF(rect()).center();
    return {middle - m_centre * scale, pictureSize() * scale};
}

void PictureCanvas::fit()
{
    m_isFitted = true;
    m_zoom = fittingZoom();
    m_centre = QRectF(QPointF(), pictureSize()).center();
    update();
    emit zoomChanged(m_zoom);
}

void PictureCanvas::showOwnPixels()
{
    zoomAt(QRectF(rect()).center(), 1.0);
}

void PictureCanvas::zoomBy(double factor)
{
    zoomAt(QRectF(rect()).center(), m_zoom * factor);
}

void PictureCanvas::zoomAt(const QPointF& position, double zoom)
{
    const double least = std::min(fittingZoom(), 1.0);
    const double wanted = std::clamp(zoom, least, kMostZoom);
    const QPointF fromMiddle = (position - QRectF(rect()).center()) * devicePixelRatioF();
    const QPointF under = m_centre + fromMiddle / m_zoom;
    m_zoom = wanted;
    m_centre = under - fromMiddle / m_zoom;
    m_isFitted = false;
    keepInSight();
    update();
    emit zoomChanged(m_zoom);
}

void PictureCanvas::keepInSight()
{
    const QSizeF size = pictureSize();
    m_centre.setX(std::clamp(m_centre.x(), 0.0, size.width()));
    m_centre.setY(std::clamp(m_centre.y(), 0.0, size.height()));
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
        const QSizeF size = pictureSize();
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

void PictureCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const bool dark = isDark(palette());
    painter.fillRect(rect(), dark ? QColor(0x12, 0x14, 0x18) : QColor(0xe4, 0xe7, 0xec));
    painter.setPen(mutedTextColor(palette()));
    const QImage image = imageOf(m_pixels);
    if (image.isNull()) {
        const QString text = m_pixels ? m_pixels->problem : m_dataset ? tr("Loading…") : QString();
        painter.drawText(rect().adjusted(2 * kGrid, kGrid, -2 * kGrid, -kGrid),
                         Qt::AlignCenter | Qt::TextWordWrap, text);
        return;
    }
    const QRectF where = target();
    painter.setRenderHint(QPainter::SmoothPixmapTransform, m_zoom < kPixelsFrom);
    painter.drawImage(where, image);
    if (m_withBoxes)
        paintBoxes(painter, where, *m_dataset, m_picture, pictureSize().toSize(), palette(),
                   {.withLabels = true, .highlighted = m_highlighted, .withOutlines = true});
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(accentColor(palette()));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void PictureCanvas::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (m_isFitted)
        fit();
}

void PictureCanvas::wheelEvent(QWheelEvent* event)
{
    constexpr double kNotch = 120.0;
    zoomAt(event->position(), m_zoom * std::pow(kZoomStep, event->angleDelta().y() / kNotch));
    event->accept();
}

void PictureCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_dragFrom = event->position();
    m_dragCentre = m_centre;
    m_isDragging = false;
}

void PictureCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (!event->buttons().testFlag(Qt::LeftButton))
        return;
    const QPointF moved = event->position() - m_dragFrom;
    if (!m_isDragging && moved.manhattanLength() < kClickDistance)
        return;
    m_isDragging = true;
    m_isFitted = false;
    setCursor(Qt::ClosedHandCursor);
    m_centre = m_dragCentre - moved * devicePixelRatioF() / m_zoom;
    keepInSight();
    update();
}

void PictureCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    unsetCursor();
    if (event->button() == Qt::LeftButton && !m_isDragging)
        emit boxClicked(boxAt(event->position()));
    m_isDragging = false;
}

void PictureCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (m_isFitted)
        zoomAt(event->position(), std::max(1.0, 2.0 * m_zoom));
    else
        fit();
}

void PictureCanvas::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoomBy(kZoomStep); return;
    case Qt::Key_Minus: zoomBy(1.0 / kZoomStep); return;
    case Qt::Key_0: fit(); return;
    case Qt::Key_1: showOwnPixels(); return;
    case Qt::Key_Left:
    case Qt::Key_Up:
    case Qt::Key_PageUp: emit previousRequested(); return;
    case Qt::Key_Right:
    case Qt::Key_Down:
    case Qt::Key_PageDown: emit nextRequested(); return;
    default: QWidget::keyPressEvent(event);
    }
}

} // namespace faultline::ui
