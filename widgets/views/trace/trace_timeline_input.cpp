// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Mouse, wheel, pinch and keyboard of the timeline.

#include "widgets/views/trace/trace_timeline.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>

namespace faultline::ui {

namespace {

constexpr double kPanStep = 0.15;      ///< of the window
constexpr double kKeyZoom = 1.0 / 1.5; ///< closer
constexpr double kWheelNotch = 120.0;
constexpr double kNotchZoom = 0.8;

} // namespace

bool TraceTimeline::viewportEvent(QEvent* event)
{
    switch (event->type()) {
    case QEvent::ToolTip: {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), toolTipAt(help->pos()), viewport());
        return true;
    }
    case QEvent::NativeGesture: {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() != Qt::ZoomNativeGesture)
            break;
        windowMoved(
            m_window.zoomAt(m_window.toNs(gesture->position().x()), std::exp(-gesture->value())));
        return true;
    }
    case QEvent::Leave: setHovered(std::nullopt); break;
    default: break;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void TraceTimeline::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton)
        return;
    m_pressedAt = event->position();
    m_lastAt = m_pressedAt;
    const bool zooms = event->button() == Qt::LeftButton && event->modifiers() == Qt::ShiftModifier
                       && m_pressedAt.x() >= m_window.left();
    m_drag = zooms ? Drag::Zoom : Drag::Pressed;
}

void TraceTimeline::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF position = event->position();
    if (m_drag == Drag::Pressed
        && (position - m_pressedAt).manhattanLength() >= QApplication::startDragDistance()) {
        m_drag = Drag::Pan;
        viewport()->setCursor(Qt::ClosedHandCursor);
    }
    if (m_drag == Drag::None) {
        setHovered(spotAt(position));
        const bool onHeading =
            position.y() >= rulerHeight() && m_layout.headingAt(contentY(position.y()));
        viewport()->setCursor(onHeading || m_hovered ? Qt::PointingHandCursor : Qt::ArrowCursor);
    }
    if (m_drag == Drag::Pan) {
        const QPointF moved = position - m_lastAt;
        windowMoved(m_window.panBy(-moved.x() * m_window.nsPerPixel()));
        verticalScrollBar()->setValue(verticalScrollBar()->value() - static_cast<int>(moved.y()));
    }
    if (m_drag == Drag::Zoom)
        viewport()->update();
    m_lastAt = position;
}

void TraceTimeline::mouseReleaseEvent(QMouseEvent* event)
{
    const Drag ended = m_drag;
    m_drag = Drag::None;
    viewport()->setCursor(Qt::ArrowCursor);
    if (ended == Drag::Zoom)
        finishZoomDrag(event->position().x());
    if (ended != Drag::Pressed || event->button() != Qt::LeftButton)
        return;
    const bool onRows = event->position().y() >= rulerHeight();
    const std::optional<std::size_t> heading =
        onRows ? m_layout.headingAt(contentY(event->position().y())) : std::nullopt;
    if (heading)
        setFolded(*heading, !m_layout.groups()[*heading].folded);
    else
        select(spotAt(event->position()));
}

void TraceTimeline::finishZoomDrag(double x)
{
    const double from = m_window.toNs(std::min(x, m_pressedAt.x()));
    const double to = m_window.toNs(std::max(x, m_pressedAt.x()));
    viewport()->update();
    if (std::abs(x - m_pressedAt.x()) >= QApplication::startDragDistance())
        windowMoved(m_window.show(from, to));
}

void TraceTimeline::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (const std::optional<TraceSpot> spot = spotAt(event->position())) {
        select(spot);
        zoomToSelection();
    }
}

void TraceTimeline::wheelEvent(QWheelEvent* event)
{
    const QPoint turned = event->angleDelta();
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        const double factor = std::pow(kNotchZoom, turned.y() / kWheelNotch);
        windowMoved(m_window.zoomAt(m_window.toNs(event->position().x()), factor));
        event->accept();
        return;
    }
    const bool sideways = event->modifiers().testFlag(Qt::ShiftModifier)
                          || std::abs(turned.x()) > std::abs(turned.y());
    if (sideways) {
        const int delta = std::abs(turned.x()) > std::abs(turned.y()) ? turned.x() : turned.y();
        windowMoved(m_window.panBy(-delta / kWheelNotch * kPanStep * m_window.span()));
        event->accept();
        return;
    }
    QAbstractScrollArea::wheelEvent(event);
}

bool TraceTimeline::navigateWindow(int key)
{
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_A: windowMoved(m_window.panBy(-kPanStep * m_window.span())); return true;
    case Qt::Key_Right:
    case Qt::Key_D: windowMoved(m_window.panBy(kPanStep * m_window.span())); return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
    case Qt::Key_W: zoomBy(kKeyZoom); return true;
    case Qt::Key_Minus:
    case Qt::Key_S: zoomBy(1.0 / kKeyZoom); return true;
    case Qt::Key_0:
    case Qt::Key_Home: showAll(); return true;
    case Qt::Key_F:
    case Qt::Key_Return:
    case Qt::Key_Enter: zoomToSelection(); return true;
    case Qt::Key_Up:
        verticalScrollBar()->triggerAction(QAbstractSlider::SliderSingleStepSub);
        return true;
    case Qt::Key_Down:
        verticalScrollBar()->triggerAction(QAbstractSlider::SliderSingleStepAdd);
        return true;
    case Qt::Key_PageUp:
        verticalScrollBar()->triggerAction(QAbstractSlider::SliderPageStepSub);
        return true;
    case Qt::Key_PageDown:
        verticalScrollBar()->triggerAction(QAbstractSlider::SliderPageStepAdd);
        return true;
    default: return false;
    }
}

bool TraceTimeline::navigateEvents(int key)
{
    if (key != Qt::Key_Left && key != Qt::Key_Right && key != Qt::Key_Up && key != Qt::Key_Down)
        return false;
    std::optional<TraceSpot> target;
    if (!m_selected) {
        // From nothing: the first event that is seen, in the first open track.
        for (const TrackLayout::Group& group : m_layout.groups()) {
            if (target || group.folded)
                continue;
            const std::size_t row = group.tracks.front().firstRow;
            const TraceRow& line = m_rows->rows()[row];
            const std::size_t first =
                line.firstEndingAfter(static_cast<std::int64_t>(m_window.begin()));
            if (first < line.size())
                target = TraceSpot{.row = row, .position = first};
        }
    } else if (key == Qt::Key_Up) {
        target = m_rows->parentOf(*m_selected);
    } else if (key == Qt::Key_Down) {
        target = m_rows->childOf(*m_selected);
    } else {
        const std::size_t size = m_rows->rows()[m_selected->row].size();
        const std::size_t position = m_selected->position;
        if (key == Qt::Key_Right && position + 1 < size)
            target = TraceSpot{.row = m_selected->row, .position = position + 1};
        if (key == Qt::Key_Left && position > 0)
            target = TraceSpot{.row = m_selected->row, .position = position - 1};
    }
    if (target) {
        select(target);
        reveal(*target);
    }
    return true;
}

bool TraceTimeline::navigateGroups(int key)
{
    const std::size_t count = m_layout.groups().size();
    if (count == 0 || (key != Qt::Key_Up && key != Qt::Key_Down))
        return false;
    if (!m_group)
        m_group = 0;
    else if (key == Qt::Key_Down)
        m_group = std::min(*m_group + 1, count - 1);
    else
        m_group = *m_group > 0 ? *m_group - 1 : 0;
    const int top = m_layout.groups()[*m_group].top;
    QScrollBar* bar = verticalScrollBar();
    if (top < bar->value() || top + TrackLayout::kGroupHeight > bar->value() + bar->pageStep())
        bar->setValue(top);
    redraw();
    return true;
}

void TraceTimeline::keyPressEvent(QKeyEvent* event)
{
    if (!m_rows) {
        QAbstractScrollArea::keyPressEvent(event);
        return;
    }
    if (event->matches(QKeySequence::Copy)) {
        copySelection();
        return;
    }
    const Qt::KeyboardModifiers held = event->modifiers() & ~Qt::KeypadModifier;
    if (held == Qt::ShiftModifier && navigateEvents(event->key()))
        return;
    if (held == Qt::ControlModifier && navigateGroups(event->key()))
        return;
    // + needs Shift on some keyboards.
    const bool isPlain =
        held == Qt::NoModifier || (held == Qt::ShiftModifier && event->key() == Qt::Key_Plus);
    if (isPlain && event->key() == Qt::Key_Escape && m_selected) {
        select(std::nullopt);
        return;
    }
    if (isPlain && event->key() == Qt::Key_Space) {
        const std::optional<std::size_t> group =
            m_group      ? m_group
            : m_selected ? std::optional(m_layout.groupOfRow(m_selected->row))
                         : std::nullopt;
        if (group)
            setFolded(*group, !m_layout.groups()[*group].folded);
        return;
    }
    if (isPlain && navigateWindow(event->key()))
        return;
    QAbstractScrollArea::keyPressEvent(event);
}

void TraceTimeline::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    redraw();
}

void TraceTimeline::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    redraw();
}

} // namespace faultline::ui
