// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/batches/batch_grid.h"

#include "model/qt/text.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/views/batches/batch_painter.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>

namespace faultline::ui {

namespace {

constexpr int kGap = kGrid;
constexpr int kEyeSide = 3 * kGrid;
/// Below this there is no room for words.
constexpr int kCaptionFrom = 96;
/// Making pictures small may take this much of a frame; the rest follows in the next.
constexpr double kFrameSeconds = 0.012;

const cv::Mat& pixelsOf(const BatchPicture& picture, PictureSide side)
{
    switch (side) {
    case PictureSide::Original: return picture.original;
    case PictureSide::Network: return picture.network.empty() ? picture.shown : picture.network;
    case PictureSide::Augmented: break;
    }
    return picture.shown;
}

std::uint32_t lostBoxes(const BatchPicture& picture)
{
    std::uint32_t lost = 0;
    for (const augment::StepOutcome& step : picture.steps)
        lost += step.lost;
    return lost;
}

} // namespace

BatchGrid::BatchGrid(QWidget* parent) : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Images of the batch"));
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
}

void BatchGrid::setPictures(DatasetPtr dataset, const std::vector<BatchPicturePtr>& pictures)
{
    m_dataset = std::move(dataset);
    m_tiles.resize(pictures.size());
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        if (m_tiles[i].picture != pictures[i])
            m_tiles[i] = {
                .picture = pictures[i], .pixmap = {}, .pixmapOf = nullptr, .pixmapSide = 0};
    }
    if (m_current >= static_cast<int>(m_tiles.size()))
        m_current = -1;
    refreshScrollBar();
    viewport()->update();
}

void BatchGrid::setPicture(std::size_t position, BatchPicturePtr picture)
{
    if (position >= m_tiles.size())
        return;
    Tile& tile = m_tiles[position];
    tile.picture = std::move(picture);
    tile.pixmapOf = nullptr; // the next pixels may be at the same address
    // Lines of boxes at the edge of an image are drawn half outside of it.
    viewport()->update(
        tileRect(static_cast<int>(position)).adjusted(-kGap / 2, -kGap / 2, kGap / 2, kGap / 2));
}

void BatchGrid::settle()
{
    m_isPatient = true;
    viewport()->repaint();
    m_isPatient = false;
}

void BatchGrid::setSide(PictureSide side)
{
    if (side == m_side)
        return;
    m_side = side;
    viewport()->update();
}

void BatchGrid::setWithBoxes(bool with)
{
    m_withBoxes = with;
    viewport()->update();
}

void BatchGrid::setTileSide(int side)
{
    side = std::clamp(side, kSmallestTile, kLargestTile);
    if (side == m_tileSide)
        return;
    m_tileSide = side;
    refreshScrollBar();
    viewport()->update();
    emit tileSideChanged(side);
}

int BatchGrid::columns() const
{
    return std::max(1, (viewport()->width() + kGap) / (m_tileSide + kGap));
}

QSize BatchGrid::cellSize() const
{
    // Wide enough to fill the row.
    const int count = columns();
    const int width = (viewport()->width() - (count - 1) * kGap) / count;
    const int caption = m_tileSide >= kCaptionFrom ? fontMetrics().height() + kGrid / 2 : 0;
    return {width, std::min(width, m_tileSide + m_tileSide / 2) + caption};
}

QRect BatchGrid::tileRect(int tile) const
{
    const QSize cell = cellSize();
    const int row = tile / columns();
    const int column = tile % columns();
    return QRect(QPoint(column * (cell.width() + kGap),
                        row * (cell.height() + kGap) - verticalScrollBar()->value()),
                 cell);
}

int BatchGrid::tileAt(const QPoint& point) const
{
    const QSize cell = cellSize();
    const int column = point.x() / (cell.width() + kGap);
    const int row = (point.y() + verticalScrollBar()->value()) / (cell.height() + kGap);
    const int tile = row * columns() + column;
    const bool isThere = point.x() >= 0 && column < columns() && tile >= 0
                         && tile < static_cast<int>(m_tiles.size());
    return isThere && tileRect(tile).contains(point) ? tile : -1;
}

QRect BatchGrid::eyeRect(const QRect& tile) const
{
    return {tile.right() - kEyeSide - kGrid / 2 + 1, tile.top() + kGrid / 2, kEyeSide, kEyeSide};
}

PictureSide BatchGrid::sideOf(int tile) const
{
    return tile == m_hovered && m_isEyeHovered ? PictureSide::Original : m_side;
}

void BatchGrid::refreshScrollBar()
{
    const int rows = (static_cast<int>(m_tiles.size()) + columns() - 1) / columns();
    const int step = cellSize().height() + kGap;
    const int height = std::max(0, rows * step - kGap);
    verticalScrollBar()->setRange(0, std::max(0, height - viewport()->height()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(std::max(1, step / 4));
}

void BatchGrid::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    refreshScrollBar();
}

bool BatchGrid::makePixmap(Tile& tile, const cv::Mat& pixels, int side, double& secondsLeft) const
{
    if (tile.pixmapOf == pixels.data && tile.pixmapSide == side)
        return true;
    if (secondsLeft <= 0.0)
        return false;
    const auto begin = std::chrono::steady_clock::now();
    const double scale = static_cast<double>(side) / std::max(pixels.cols, pixels.rows);
    if (scale < 1.0) {
        cv::Mat small;
        cv::resize(pixels, small,
                   cv::Size(std::max(1, static_cast<int>(std::lround(pixels.cols * scale))),
                            std::max(1, static_cast<int>(std::lround(pixels.rows * scale)))),
                   0, 0, cv::INTER_AREA);
        tile.pixmap = QPixmap::fromImage(imageOf(small));
    } else {
        tile.pixmap = QPixmap::fromImage(imageOf(pixels));
    }
    tile.pixmapOf = pixels.data;
    tile.pixmapSide = side;
    secondsLeft -= std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return true;
}

void BatchGrid::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    double secondsLeft = m_isPatient ? std::numeric_limits<double>::max() : kFrameSeconds;
    bool isIncomplete = false;
    const int step = cellSize().height() + kGap;
    const int first = std::max(0, (event->rect().top() + verticalScrollBar()->value()) / step);
    const int last = (event->rect().bottom() + verticalScrollBar()->value()) / step;
    const int end = std::min(static_cast<int>(m_tiles.size()), (last + 1) * columns());
    for (int tile = first * columns(); tile < end; ++tile)
        paintTile(painter, tile, secondsLeft, isIncomplete);
    if (isIncomplete)
        QMetaObject::invokeMethod(viewport(), qOverload<>(&QWidget::update), Qt::QueuedConnection);
}

void BatchGrid::paintTile(QPainter& painter, int number, double& secondsLeft, bool& isIncomplete)
{
    Tile& tile = m_tiles[static_cast<std::size_t>(number)];
    const QRect cell = tileRect(number);
    const bool withCaption = m_tileSide >= kCaptionFrom;
    QRect area = cell;
    if (withCaption)
        area.setBottom(cell.bottom() - fontMetrics().height() - kGrid / 2);
    painter.fillRect(area, cardColor(palette()));
    if (tile.picture && tile.picture->error.empty()) {
        const BatchPicture& picture = *tile.picture;
        const PictureSide side = sideOf(number);
        const cv::Mat& pixels = pixelsOf(picture, side);
        const QRectF target = fitted(pixels.size(), area);
        const double ratio = devicePixelRatioF();
        const int wanted =
            static_cast<int>(std::ceil(std::max(target.width(), target.height()) * ratio));
        if (!pixels.empty()) {
            if (!makePixmap(tile, pixels, wanted, secondsLeft))
                isIncomplete = true;
            painter.drawPixmap(target, tile.pixmap, QRectF(tile.pixmap.rect()));
        }
        if (m_withBoxes) {
            paintBoxes(painter, target,
                       side == PictureSide::Original ? picture.originalBoxes : picture.boxes,
                       m_dataset.get(), palette(), m_tileSide >= kCaptionFrom);
        }
    } else if (tile.picture) {
        painter.setPen(severityColor(Severity::Critical, palette()));
        painter.drawText(area.adjusted(kGrid, kGrid, -kGrid, -kGrid),
                         Qt::AlignCenter | Qt::TextWordWrap, translated(tile.picture->error));
    }
    if (withCaption && tile.picture && m_dataset) {
        const QRect line(cell.left(), area.bottom() + kGrid / 4, cell.width(),
                         cell.bottom() - area.bottom() - kGrid / 4);
        const std::uint32_t lost = lostBoxes(*tile.picture);
        const QString note = lost > 0 ? tr("%n lost", "boxes", static_cast<int>(lost)) : QString();
        const int noteWidth = note.isEmpty() ? 0 : fontMetrics().horizontalAdvance(note) + kGrid;
        painter.setPen(severityColor(Severity::Warning, palette()));
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, note);
        painter.setPen(mutedTextColor(palette()));
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(toQString(m_dataset->name(tile.picture->image)),
                                                  Qt::ElideMiddle, line.width() - noteWidth));
    }
    if (number == m_hovered && tile.picture && m_side != PictureSide::Original) {
        const QRect eye = eyeRect(area);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0, 0, 0, m_isEyeHovered ? 200 : 140));
        painter.drawRoundedRect(eye, kGrid / 2, kGrid / 2);
        icon(QStringLiteral("eye"), QColor(Qt::white))
            .paint(&painter, eye.adjusted(kGrid / 2, kGrid / 2, -kGrid / 2, -kGrid / 2));
    }
    if (number == m_current && hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(accentColor(palette()), 2.0));
        painter.drawRect(QRectF(area).adjusted(1, 1, -1, -1));
    }
}

void BatchGrid::setCurrentTile(int tile)
{
    if (m_tiles.empty())
        return;
    m_current = std::clamp(tile, 0, static_cast<int>(m_tiles.size()) - 1);
    const QRect rect = tileRect(m_current);
    if (rect.top() < 0)
        verticalScrollBar()->setValue(verticalScrollBar()->value() + rect.top());
    else if (rect.bottom() > viewport()->height())
        verticalScrollBar()->setValue(verticalScrollBar()->value() + rect.bottom()
                                      - viewport()->height());
    const BatchPicturePtr& picture = m_tiles[static_cast<std::size_t>(m_current)].picture;
    if (picture && m_dataset)
        setAccessibleDescription(toQString(m_dataset->name(picture->image)));
    viewport()->update();
}

void BatchGrid::keyPressEvent(QKeyEvent* event)
{
    const int rows = std::max(1, viewport()->height() / (cellSize().height() + kGap));
    switch (event->key()) {
    case Qt::Key_Left: setCurrentTile(m_current - 1); return;
    case Qt::Key_Right: setCurrentTile(m_current + 1); return;
    case Qt::Key_Up:
        if (m_current >= columns())
            setCurrentTile(m_current - columns());
        return;
    case Qt::Key_Down: setCurrentTile(m_current < 0 ? 0 : m_current + columns()); return;
    case Qt::Key_PageUp: setCurrentTile(m_current - rows * columns()); return;
    case Qt::Key_PageDown: setCurrentTile(m_current + rows * columns()); return;
    case Qt::Key_Home: setCurrentTile(0); return;
    case Qt::Key_End: setCurrentTile(static_cast<int>(m_tiles.size()) - 1); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_current >= 0)
            emit opened(static_cast<std::size_t>(m_current));
        return;
    case Qt::Key_O: emit originalsToggled(); return;
    case Qt::Key_Plus: setTileSide(m_tileSide * 5 / 4); return;
    case Qt::Key_Minus: setTileSide(m_tileSide * 4 / 5); return;
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

void BatchGrid::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->button() == Qt::LeftButton ? tileAt(event->pos()) : -1;
    if (m_pressed >= 0)
        setCurrentTile(m_pressed);
}

void BatchGrid::mouseReleaseEvent(QMouseEvent* event)
{
    const int tile = tileAt(event->pos());
    if (event->button() == Qt::LeftButton && tile >= 0 && tile == m_pressed)
        emit opened(static_cast<std::size_t>(tile));
    m_pressed = -1;
}

void BatchGrid::setHovered(int tile, bool eye)
{
    if (tile == m_hovered && eye == m_isEyeHovered)
        return;
    m_hovered = tile;
    m_isEyeHovered = eye;
    viewport()->update();
}

void BatchGrid::mouseMoveEvent(QMouseEvent* event)
{
    const int tile = tileAt(event->pos());
    setHovered(tile, tile >= 0 && eyeRect(tileRect(tile)).contains(event->pos()));
}

void BatchGrid::leaveEvent(QEvent* event)
{
    QAbstractScrollArea::leaveEvent(event);
    setHovered(-1, false);
}

void BatchGrid::wheelEvent(QWheelEvent* event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    setTileSide(static_cast<int>(m_tileSide * std::pow(1.25, event->angleDelta().y() / 120.0)));
    event->accept();
}

void BatchGrid::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        refreshScrollBar();
}

bool BatchGrid::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave)
        setHovered(-1, false);
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int tile = tileAt(help->pos());
    const BatchPicturePtr picture =
        tile < 0 ? nullptr : m_tiles[static_cast<std::size_t>(tile)].picture;
    if (picture && m_dataset) {
        const bool eye = eyeRect(tileRect(tile)).contains(help->pos());
        const QString size = tr("%1 × %2 px, boxes: %3 of %4")
                                 .arg(picture->size.width)
                                 .arg(picture->size.height)
                                 .arg(picture->boxes.size())
                                 .arg(picture->originalBoxes.size());
        QToolTip::showText(help->globalPos(),
                           eye ? tr("The image as decoded (O for all)")
                               : toQString(m_dataset->where(picture->image)) + u'\n' + size,
                           viewport());
    } else {
        QToolTip::hideText();
    }
    return true;
}

} // namespace faultline::ui
