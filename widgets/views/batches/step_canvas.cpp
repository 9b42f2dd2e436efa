// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/batches/step_canvas.h"

#include "widgets/style/theme.h"
#include "widgets/views/batches/batch_painter.h"

#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline::ui {

namespace {

constexpr double kMostZoom = 32.0;
constexpr double kWheelStep = 1.25;
/// From here on pixels are looked at, not the picture.
constexpr double kPixelZoom = 3.0;

} // namespace

StepCanvas::StepCanvas(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("Image after the chosen step"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void StepCanvas::setPicture(DatasetPtr dataset, const cv::Mat& pixels,
                            std::vector<augment::Box> boxes, const cv::Size& size)
{
    m_dataset = std::move(dataset);
    m_image = imageOf(pixels);
    m_boxes = std::move(boxes);
    m_size = size;
    update();
}

void StepCanvas::setWithBoxes(bool with)
{
    m_withBoxes = with;
    update();
}

void StepCanvas::zoomBy(double factor)
{
    zoomAt(QRectF(rect()).center(), factor);
}

void StepCanvas::fit()
{
    m_zoom = 1.0;
    m_shift = {};
    update();
}

QSize StepCanvas::sizeHint() const
{
    return {60 * kGrid, 60 * kGrid};
}

QSize StepCanvas::minimumSizeHint() const
{
    return {16 * kGrid, 16 * kGrid};
}

QRectF StepCanvas::target() const
{
    const QRectF whole = fitted(m_size, QRectF(rect()));
    QRectF shown(QPointF(), whole.size() * m_zoom);
    shown.moveCenter(whole.center() + m_shift);
    return shown;
}

void StepCanvas::zoomAt(const QPointF& position, double factor)
{
    const double before = m_zoom;
    m_zoom = std::clamp(m_zoom * factor, 1.0, kMostZoom);
    if (m_zoom == 1.0)
        m_shift = {};
    else // what is below the mouse stays there
        m_shift = (m_shift - (position - QRectF(rect()).center())) * (m_zoom / before)
                  + (position - QRectF(rect()).center());
    update();
}

void StepCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), cardColor(palette()));
    if (m_image.isNull())
        return;
    const QRectF where = target();
    const double enlarged = where.width() / m_image.width();
    painter.setRenderHint(QPainter::SmoothPixmapTransform, enlarged < kPixelZoom);
    painter.drawImage(where, m_image);
    if (m_withBoxes)
        paintBoxes(painter, where, m_boxes, m_dataset.get(), palette(), true);
}

void StepCanvas::wheelEvent(QWheelEvent* event)
{
    zoomAt(event->position(), std::pow(kWheelStep, event->angleDelta().y() / 120.0));
    event->accept();
}

void StepCanvas::mousePressEvent(QMouseEvent* event)
{
    m_dragFrom = event->position();
    if (m_zoom > 1.0)
        setCursor(Qt::ClosedHandCursor);
}

void StepCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (!event->buttons().testFlag(Qt::LeftButton) || m_zoom <= 1.0)
        return;
    m_shift += event->position() - m_dragFrom;
    m_dragFrom = event->position();
    update();
}

void StepCanvas::mouseReleaseEvent(QMouseEvent*)
{
    unsetCursor();
}

} // namespace faultline::ui
