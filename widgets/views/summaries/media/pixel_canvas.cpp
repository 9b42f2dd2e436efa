// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/media/pixel_canvas.h"

#include "widgets/style/theme.h"
#include "widgets/views/summaries/media/pixel_fit.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace faultline::ui {

PixelCanvas::PixelCanvas(QWidget* parent) : ZoomCanvas(parent)
{
    setMouseTracking(true);
}

const ShownPicture* PixelCanvas::picture() const
{
    return m_pictures && !m_pictures->pictures.empty() ? &m_pictures->pictures.front() : nullptr;
}

std::size_t PixelCanvas::frameCount() const
{
    return picture() == nullptr ? 0 : picture()->frames.size();
}

QImage PixelCanvas::image() const
{
    return m_frame < frameCount() ? picture()->frames[m_frame] : QImage();
}

void PixelCanvas::setPicture(std::shared_ptr<const ShownPictures> picture)
{
    const QSizeF before = contentSize();
    m_pictures = std::move(picture);
    m_message.clear();
    if (m_frame >= frameCount())
        m_frame = 0;
    m_adjusted = {};
    if (!contentSize().isEmpty())
        contentChanged(before);
    update();
}

void PixelCanvas::setMessage(const QString& message)
{
    m_pictures.reset();
    m_message = message;
    update();
}

void PixelCanvas::setAdjust(const PictureAdjust& adjust)
{
    m_adjust = adjust;
    m_adjusted = {};
    update();
}

void PixelCanvas::setFrame(std::size_t frame)
{
    m_frame = frame < frameCount() ? frame : 0;
    m_adjusted = {};
    update();
}

QSizeF PixelCanvas::contentSize() const
{
    return image().size();
}

QString PixelCanvas::emptyText() const
{
    return picture() != nullptr ? problemText(*picture()) : m_message;
}

void PixelCanvas::paintContent(QPainter& painter, const QRectF& target)
{
    if (m_adjusted.isNull())
        m_adjusted = adjusted(image(), m_adjust);
    if (m_adjusted.hasAlphaChannel())
        paintCheckers(painter, target.intersected(QRectF(rect())), palette());
    painter.setRenderHint(QPainter::SmoothPixmapTransform, zoom() < 1.0);
    painter.drawImage(target, m_adjusted);
}

QString PixelCanvas::pixelText(const QPointF& position) const
{
    const QImage shown = image();
    const QRectF where = target();
    if (shown.isNull() || !where.contains(position))
        return {};
    const int x =
        std::min(static_cast<int>((position.x() - where.left()) * shown.width() / where.width()),
                 shown.width() - 1);
    const int y =
        std::min(static_cast<int>((position.y() - where.top()) * shown.height() / where.height()),
                 shown.height() - 1);
    const QColor color = shown.pixelColor(x, y);
    const QString text = tr("x %1, y %2: %3, %4, %5", "pixel, its red, green, blue")
                             .arg(x)
                             .arg(y)
                             .arg(color.red())
                             .arg(color.green())
                             .arg(color.blue());
    return shown.hasAlphaChannel() ? tr("%1, opacity %2").arg(text).arg(color.alpha()) : text;
}

void PixelCanvas::mouseMoveEvent(QMouseEvent* event)
{
    ZoomCanvas::mouseMoveEvent(event);
    emit pixelTextChanged(pixelText(event->position()));
}

void PixelCanvas::leaveEvent(QEvent* event)
{
    ZoomCanvas::leaveEvent(event);
    emit pixelTextChanged({});
}

void PixelCanvas::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left: emit stepsRequested(-1); return;
    case Qt::Key_Right: emit stepsRequested(1); return;
    case Qt::Key_Up: emit runsRequested(-1); return;
    case Qt::Key_Down: emit runsRequested(1); return;
    default: ZoomCanvas::keyPressEvent(event);
    }
}

} // namespace faultline::ui
