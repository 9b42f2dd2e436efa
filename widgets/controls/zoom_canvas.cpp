// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/zoom_canvas.h"

#include "widgets/style/theme.h"

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
constexpr double kClickDistance = 3.0;

} // namespace

ZoomCanvas::ZoomCanvas(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ZoomCanvas::contentChanged(QSizeF sizeBefore)
{
    if (m_isFitted || contentSize() != sizeBefore)
        fit();
    update();
}

QSize ZoomCanvas::sizeHint() const
{
    return {80 * kGrid, 60 * kGrid};
}

QSize ZoomCanvas::minimumSizeHint() const
{
    return {24 * kGrid, 20 * kGrid};
}

double ZoomCanvas::fittingZoom() const
{
    const QSizeF size = contentSize();
    if (size.isEmpty())
        return 1.0;
    const double margin = 2.0 * kGrid;
    const double room =
        std::min((width() - margin) / size.width(), (height() - margin) / size.height());
    return std::clamp(room * devicePixelRatioF(), 1e-3, kMostZoom);
}

QRectF ZoomCanvas::target() const
{
    const double scale = m_zoom / devicePixelRatioF();
    const QPointF middle = QRectF(rect()).center();
    return {middle - m_centre * scale, contentSize() * scale};
}

void ZoomCanvas::fit()
{
    m_isFitted = true;
    m_zoom = fittingZoom();
    m_centre = QRectF(QPointF(), contentSize()).center();
    update();
    emit zoomChanged(m_zoom);
}

void ZoomCanvas::showOwnPixels()
{
    zoomAt(QRectF(rect()).center(), 1.0);
}

void ZoomCanvas::zoomBy(double factor)
{
    zoomAt(QRectF(rect()).center(), m_zoom * factor);
}

void ZoomCanvas::zoomAt(const QPointF& position, double zoom)
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

void ZoomCanvas::keepInSight()
{
    const QSizeF size = contentSize();
    m_centre.setX(std::clamp(m_centre.x(), 0.0, size.width()));
    m_centre.setY(std::clamp(m_centre.y(), 0.0, size.height()));
}

void ZoomCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const bool dark = isDark(palette());
    painter.fillRect(rect(), dark ? QColor(0x12, 0x14, 0x18) : QColor(0xe4, 0xe7, 0xec));
    if (isEmpty()) {
        painter.setPen(mutedTextColor(palette()));
        painter.drawText(rect().adjusted(2 * kGrid, kGrid, -2 * kGrid, -kGrid),
                         Qt::AlignCenter | Qt::TextWordWrap, emptyText());
        return;
    }
    painter.setRenderHint(QPainter::SmoothPixmapTransform, m_zoom < kPixelsFrom);
    paintContent(painter, target());
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(accentColor(palette()));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void ZoomCanvas::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (m_isFitted)
        fit();
}

void ZoomCanvas::wheelEvent(QWheelEvent* event)
{
    constexpr double kNotch = 120.0;
    zoomAt(event->position(), m_zoom * std::pow(kZoomStep, event->angleDelta().y() / kNotch));
    event->accept();
}

void ZoomCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_dragFrom = event->position();
    m_dragCentre = m_centre;
    m_isDragging = false;
}

void ZoomCanvas::mouseMoveEvent(QMouseEvent* event)
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

void ZoomCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    unsetCursor();
    if (event->button() == Qt::LeftButton && !m_isDragging)
        emit clicked(event->position());
    m_isDragging = false;
}

void ZoomCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (m_isFitted)
        zoomAt(event->position(), std::max(1.0, 2.0 * m_zoom));
    else
        fit();
}

void ZoomCanvas::keyPressEvent(QKeyEvent* event)
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
