// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/graph/graph_picture.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>

// Mouse and keyboard of the picture of a neighbourhood.

namespace faultline::ui {

std::optional<std::size_t> GraphPicture::boxAt(QPointF place) const
{
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        if (m_boxes[i].rect.contains(place))
            return i;
    }
    return std::nullopt;
}

void GraphPicture::activate(const Box& box)
{
    if (box.more > 0) {
        const std::size_t count =
            (box.side == Side::Input ? m_neighbours.inputs : m_neighbours.outputs).size();
        const auto shown = static_cast<std::size_t>(
            std::count_if(m_boxes.begin(), m_boxes.end(), [&box](const Box& other) {
                return other.side == box.side && other.more == 0;
            }));
        std::size_t& first = m_firstShown[box.side == Side::Input ? 0 : 1];
        first = first + shown < count ? first + shown : 0;
        layOut();
    } else if (box.canActivate()) {
        emit entryRequested(box.entry);
    }
}

void GraphPicture::setCurrent(std::optional<std::size_t> box)
{
    m_current = box;
    refreshAccessibleText();
    update();
}

void GraphPicture::moveCurrent(int toSide, int along)
{
    if (m_boxes.empty())
        return;
    if (!m_current)
        m_current = m_middle;
    const Box from = m_boxes[*m_current];
    const int side = std::clamp(static_cast<int>(from.side) + toSide, 0, 2);
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        if (static_cast<int>(m_boxes[i].side) != side)
            continue;
        const double distance = m_boxes[i].rect.center().y() - from.rect.center().y();
        if (along != 0 && distance * along <= 0.0)
            continue;
        if (!best
            || std::abs(distance)
                   < std::abs(m_boxes[*best].rect.center().y() - from.rect.center().y()))
            best = i;
    }
    if (best)
        setCurrent(best);
}

void GraphPicture::keyPressEvent(QKeyEvent* event)
{
    m_isFocusVisible = true;
    switch (event->key()) {
    case Qt::Key_Left: moveCurrent(-1, 0); break;
    case Qt::Key_Right: moveCurrent(1, 0); break;
    case Qt::Key_Up: moveCurrent(0, -1); break;
    case Qt::Key_Down: moveCurrent(0, 1); break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_current) {
            const Box box = m_boxes[*m_current]; // walking replaces the boxes
            activate(box);
        }
        break;
    case Qt::Key_Backspace:
        if (m_tree && m_tree->entries()[m_entry].parent != GraphTree::kNone)
            emit entryRequested(m_tree->entries()[m_entry].parent);
        break;
    case Qt::Key_Escape:
        if (!m_current) {
            QWidget::keyPressEvent(event);
            return;
        }
        setCurrent(std::nullopt);
        break;
    default: QWidget::keyPressEvent(event); return;
    }
    update();
    event->accept();
}

void GraphPicture::mouseMoveEvent(QMouseEvent* event)
{
    const std::optional<std::size_t> box = boxAt(event->position());
    if (box == m_hovered)
        return;
    m_hovered = box;
    setCursor(box && m_boxes[*box].canActivate() ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void GraphPicture::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (const std::optional<std::size_t> at = boxAt(event->position())) {
        const Box box = m_boxes[*at]; // walking replaces the boxes
        activate(box);
    }
}

void GraphPicture::leaveEvent(QEvent* event)
{
    m_hovered.reset();
    update();
    QWidget::leaveEvent(event);
}

bool GraphPicture::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const std::optional<std::size_t> box = boxAt(help->pos());
        // Escaped: a name that looks like HTML would be shown as such.
        if (box)
            QToolTip::showText(help->globalPos(),
                               QStringLiteral("<p style='white-space:pre'>%1</p>")
                                   .arg(m_boxes[*box].toolTip.toHtmlEscaped()),
                               this, m_boxes[*box].rect.toAlignedRect());
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

void GraphPicture::focusInEvent(QFocusEvent* event)
{
    m_isFocusVisible =
        event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    update();
    QWidget::focusInEvent(event);
}

void GraphPicture::focusOutEvent(QFocusEvent* event)
{
    m_isFocusVisible = false;
    update();
    QWidget::focusOutEvent(event);
}

} // namespace faultline::ui
