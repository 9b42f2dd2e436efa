// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/media/image_canvas.h"

#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/views/summaries/media/pixel_fit.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace faultline::ui {

namespace {

constexpr double kGap = 4.0;

} // namespace

ImageCanvas::ImageCanvas(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_frameTimer.setSingleShot(true);
    connect(&m_frameTimer, &QTimer::timeout, this, &ImageCanvas::advanceFrames);
}

QSize ImageCanvas::minimumSizeHint() const
{
    return {8 * kGrid, 8 * kGrid};
}

void ImageCanvas::setPictures(PicturesPtr pictures)
{
    m_pictures = std::move(pictures);
    m_message.clear();
    const std::size_t count = m_pictures ? m_pictures->pictures.size() : 0;
    m_frame.assign(count, 0);
    m_adjusted.assign(count, {});
    m_current = std::min(m_current, count == 0 ? 0 : count - 1);
    playIfSeen();
    refreshDescription();
    update();
}

void ImageCanvas::setMessage(const QString& message)
{
    setPictures(nullptr);
    m_message = message;
    refreshDescription();
}

void ImageCanvas::setAdjust(const PictureAdjust& adjust)
{
    if (adjust == m_adjust)
        return;
    m_adjust = adjust;
    std::fill(m_adjusted.begin(), m_adjusted.end(), QImage());
    update();
}

void ImageCanvas::setActualSize(bool actual)
{
    m_isActualSize = actual;
    m_offset = {};
    update();
}

QImage ImageCanvas::shownImage(std::size_t picture) const
{
    if (!m_pictures || picture >= m_pictures->pictures.size())
        return {};
    const ShownPicture& shown = m_pictures->pictures[picture];
    if (shown.frames.empty())
        return {};
    if (m_adjusted[picture].isNull())
        m_adjusted[picture] = adjusted(shown.frames[m_frame[picture]], m_adjust);
    return m_adjusted[picture];
}

QRectF ImageCanvas::cell(std::size_t picture) const
{
    const std::size_t count = m_pictures ? m_pictures->pictures.size() : 0;
    if (count == 0)
        return {};
    // As many columns as make the cells most like the pictures.
    const QSize size = m_pictures->pictures.front().size;
    const double aspect = size.isEmpty() ? 1.0 : double(size.width()) / size.height();
    std::size_t columns = 1;
    double best = 0.0;
    for (std::size_t tried = 1; tried <= count; ++tried) {
        const std::size_t rows = (count + tried - 1) / tried;
        const double cellWidth = (width() - kGap * double(tried - 1)) / double(tried);
        const double cellHeight = (height() - kGap * double(rows - 1)) / double(rows);
        const double fits = std::min(cellWidth, cellHeight * aspect);
        if (fits > best) {
            best = fits;
            columns = tried;
        }
    }
    const std::size_t rows = (count + columns - 1) / columns;
    const double cellWidth = (width() - kGap * double(columns - 1)) / double(columns);
    const double cellHeight = (height() - kGap * double(rows - 1)) / double(rows);
    return {double(picture % columns) * (cellWidth + kGap),
            double(picture / columns) * (cellHeight + kGap), cellWidth, cellHeight};
}

QRectF ImageCanvas::pictureRect(std::size_t picture) const
{
    const QRectF area = cell(picture);
    if (area.isEmpty() || m_pictures->pictures[picture].frames.empty())
        return {};
    const QSize size = m_pictures->pictures[picture].size;
    if (!m_isActualSize)
        return fittedPixels(area, size, devicePixelRatioF());
    const QSizeF actual = QSizeF(size) / devicePixelRatioF();
    QRectF target(area.topLeft(), actual);
    target.moveCenter(area.center());
    // What is larger than its cell begins at its corner, from where it can be dragged.
    if (actual.width() > area.width())
        target.moveLeft(area.left() + std::clamp(m_offset.x(), area.width() - actual.width(), 0.0));
    if (actual.height() > area.height())
        target.moveTop(area.top() + std::clamp(m_offset.y(), area.height() - actual.height(), 0.0));
    return target;
}

std::size_t ImageCanvas::pictureAt(const QPointF& position) const
{
    const std::size_t count = m_pictures ? m_pictures->pictures.size() : 0;
    for (std::size_t i = 0; i < count; ++i) {
        if (cell(i).contains(position))
            return i;
    }
    return m_current;
}

void ImageCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (!m_pictures || m_pictures->pictures.empty()) {
        painter.setPen(mutedTextColor(palette()));
        painter.drawText(rect().adjusted(kGrid, 0, -kGrid, 0), Qt::AlignCenter | Qt::TextWordWrap,
                         m_message);
        return;
    }
    for (std::size_t i = 0; i < m_pictures->pictures.size(); ++i)
        paintPicture(painter, i);
}

void ImageCanvas::paintPicture(QPainter& painter, std::size_t picture)
{
    const ShownPicture& shown = m_pictures->pictures[picture];
    const QRectF area = cell(picture);
    painter.save();
    painter.setClipRect(area);
    const QImage image = shownImage(picture);
    if (image.isNull()) {
        paintProblem(painter, area, shown);
    } else {
        const QRectF target = pictureRect(picture);
        if (image.hasAlphaChannel())
            paintCheckers(painter, target, palette());
        // Enlarged pixels are to be seen; fewer pixels than there are must be mixed.
        painter.setRenderHint(QPainter::SmoothPixmapTransform,
                              target.width() * devicePixelRatioF() < image.width());
        painter.drawImage(target, image);
        // A white picture on a white card would not be seen.
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(QPen(hairlineColor(palette()), 0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(target.adjusted(-1, -1, 0, 0));
        if (shown.problem != PictureProblem::None)
            paintProblem(painter,
                         QRectF(area.left(), area.bottom() - 5 * kGrid, area.width(), 5.0 * kGrid),
                         shown);
    }
    painter.restore();
    if (hasFocus() && picture == m_current && m_pictures->pictures.size() > 1) {
        painter.setPen(QPen(accentColor(palette()), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(area.adjusted(1, 1, -1, -1));
    }
}

void ImageCanvas::paintProblem(QPainter& painter, const QRectF& area,
                               const ShownPicture& picture) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(cardColor(palette()));
    painter.drawRect(area);
    painter.setPen(QPen(severityColor(Severity::Warning, palette()), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5));
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(area.adjusted(kGrid, kGrid / 2.0, -kGrid, -kGrid / 2.0),
                     Qt::AlignCenter | Qt::TextWordWrap, problemText(picture));
}

void ImageCanvas::setCurrent(std::size_t picture)
{
    if (!m_pictures || picture >= m_pictures->pictures.size())
        return;
    m_current = picture;
    refreshDescription();
    update();
}

void ImageCanvas::refreshDescription()
{
    QString text = m_message;
    if (m_pictures && m_current < m_pictures->pictures.size()) {
        const ShownPicture& shown = m_pictures->pictures[m_current];
        text = shown.problem == PictureProblem::None ? figuresText(shown) : problemText(shown);
    }
    setAccessibleDescription(text);
}

void ImageCanvas::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        emit copyRequested();
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left: emit stepsRequested(-1); return;
    case Qt::Key_Right: emit stepsRequested(1); return;
    case Qt::Key_PageUp: emit stepsRequested(-10); return;
    case Qt::Key_PageDown: emit stepsRequested(10); return;
    case Qt::Key_Home: emit endRequested(false); return;
    case Qt::Key_End: emit endRequested(true); return;
    case Qt::Key_Up: setCurrent(m_current == 0 ? 0 : m_current - 1); return;
    case Qt::Key_Down: setCurrent(m_current + 1); return;
    case Qt::Key_Space: emit pictureChosen(); return;
    case Qt::Key_Return:
    case Qt::Key_Enter: emit opened(m_current); return;
    default: QWidget::keyPressEvent(event);
    }
}

void ImageCanvas::mousePressEvent(QMouseEvent* event)
{
    m_dragFrom = event->position() - m_offset;
    setCurrent(pictureAt(event->position()));
    if (event->button() != Qt::LeftButton)
        QWidget::mousePressEvent(event);
    else
        emit pictureChosen();
}

void ImageCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_isActualSize || !event->buttons().testFlag(Qt::LeftButton))
        return;
    m_offset = event->position() - m_dragFrom;
    // Not further than there is picture: the way back must not be longer.
    m_offset = {std::min(m_offset.x(), 0.0), std::min(m_offset.y(), 0.0)};
    update();
}

void ImageCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        emit opened(pictureAt(event->position()));
}

void ImageCanvas::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void ImageCanvas::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

void ImageCanvas::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    playIfSeen();
}

void ImageCanvas::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_frameTimer.stop();
}

bool ImageCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && m_pictures && !m_pictures->pictures.empty()) {
        auto* help = static_cast<QHelpEvent*>(event);
        const ShownPicture& shown = m_pictures->pictures[pictureAt(help->pos())];
        QString text = figuresText(shown);
        if (shown.problem != PictureProblem::None)
            text = problemText(shown) + u'\n' + text;
        if (!shown.detail.empty())
            text += u'\n' + translated(shown.detail);
        if (shown.hasMoreFrames)
            text += u'\n'
                    + tr("Shown are the first %n frame(s).", nullptr,
                         static_cast<int>(shown.frames.size()));
        QToolTip::showText(help->globalPos(), text, this);
        return true;
    }
    return QWidget::event(event);
}

void ImageCanvas::playIfSeen()
{
    m_frameTimer.stop();
    if (!m_pictures || !isVisible())
        return;
    int next = 0;
    for (std::size_t i = 0; i < m_pictures->pictures.size(); ++i) {
        const ShownPicture& shown = m_pictures->pictures[i];
        if (shown.frames.size() > 1)
            next =
                next == 0 ? shown.frameMs[m_frame[i]] : std::min(next, shown.frameMs[m_frame[i]]);
    }
    if (next > 0)
        m_frameTimer.start(next);
}

void ImageCanvas::advanceFrames()
{
    // Scrolled out of sight: what nobody sees need not move.
    const bool isSeen = !visibleRegion().isEmpty();
    for (std::size_t i = 0; isSeen && m_pictures && i < m_pictures->pictures.size(); ++i) {
        const std::size_t count = m_pictures->pictures[i].frames.size();
        if (count < 2)
            continue;
        m_frame[i] = (m_frame[i] + 1) % count;
        m_adjusted[i] = {};
        update(cell(i).toAlignedRect());
    }
    playIfSeen();
}

} // namespace faultline::ui
