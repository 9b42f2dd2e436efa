// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_accessible.h"
#include "widgets/charts/curve_view.h"
#include "widgets/charts/curve_view_p.h"
#include "widgets/charts/x_navigation.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <limits>

namespace faultline::ui {

namespace {

constexpr double kPointReach = 5.0; ///< pixels to both sides
constexpr std::size_t kMostPointsInReach = 200'000;

constexpr double kKeyPan = 0.1; ///< of the width
constexpr double kKeyZoom = 0.7;
constexpr double kWheelZoom = 0.8; ///< per notch
constexpr double kWheelNotch = 120.0;
constexpr double kHoverReach = 8.0; ///< around the plot

/// A place inside the plot on the middle of its height, where the keyboard's box hangs.
QPointF keyboardAnchor(const ChartFrame& frame, double x)
{
    return {std::clamp(frame.toPixelX(x), frame.plot.left(), frame.plot.right()),
            frame.plot.center().y()};
}

} // namespace

double CurveView::Private::boundedX(double pixelX) const
{
    const ChartFrame& frame = picture.frame();
    return frame.fromPixelX(std::clamp(pixelX, frame.plot.left(), frame.plot.right()));
}

void CurveView::Private::paintOverlay(QPainter& painter)
{
    const ChartFrame& frame = picture.frame();
    if (drag == Drag::Select) {
        paintSelection(painter, boundedX(dragStart.x()), boundedX(dragNow.x()), frame, input, style,
                       context);
    } else if (drag != Drag::Pan) {
        paintCursor(painter, {.x = cursorX(), .mouse = anchor}, frame, input, style, context,
                    picture.marks());
    }
    if (isFocusVisible) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(style.accent, 2.0));
        painter.drawRoundedRect(QRectF(q->rect()).adjusted(1.0, 1.0, -1.0, -1.0), 4.0, 4.0);
    }
}

void CurveView::Private::moveCursorTo(QPointF position)
{
    const ChartFrame& frame = picture.frame();
    if (!frame.plot.adjusted(-kHoverReach, -kHoverReach, kHoverReach, kHoverReach)
             .contains(position)) {
        clearCursor();
        return;
    }
    const double x = boundedX(position.x());
    const bool moved = ownX != x;
    ownX = x;
    anchor = position;
    q->update();
    if (moved)
        emit q->cursorMoved(x);
}

void CurveView::Private::stepCursor(int direction)
{
    const ChartFrame& frame = picture.frame();
    const double from = cursorX().value_or(frame.x.fromUnit(direction > 0 ? 0.0 : 1.0));
    // A pixel further, or to the next logged point of any curve where those are rarer than pixels.
    const double near = frame.fromPixelX(frame.toPixelX(from) + direction);
    std::optional<double> next;
    for (const Curve& curve : input.curves) {
        if (!curve.series || curve.series->empty())
            continue;
        const ScalarSeries& series = *curve.series;
        const auto xAt = [&](std::size_t i) { return xOf(series, i, input.xKind, curve.origin); };
        std::size_t index = nearestIndex(series, input.xKind, curve.origin, near);
        if ((xAt(index) - from) * direction <= 0.0)
            index = direction > 0 ? index + 1 : index - 1; // wraps below 0
        if (index >= series.size() || (xAt(index) - from) * direction <= 0.0)
            continue;
        if (!next || (*next - xAt(index)) * direction > 0.0)
            next = xAt(index);
    }
    if (!next)
        return;
    ownX = *next;
    chosenRow = 0;
    anchor = keyboardAnchor(frame, *ownX);
    q->update();
    announceValue(*q);
    emit q->cursorMoved(ownX);
}

void CurveView::Private::choosePointAt(QPointF position)
{
    const ChartFrame& frame = picture.frame();
    if (!frame.plot.contains(position))
        return;
    if (const RimMark* mark = rimMarkAt(picture.marks(), frame, position)) {
        // It stands for all of them: the first is where it began.
        const ScalarSeries& series = *input.curves[mark->curve].series;
        std::size_t index = mark->firstIndex;
        while (index + 1 < series.size() && std::isfinite(series.value(index)))
            ++index;
        emit q->pointChosen(mark->curve, series.point(index));
        return;
    }
    std::optional<std::size_t> chosen;
    ScalarPoint point;
    double least = std::numeric_limits<double>::infinity();
    const double x = boundedX(position.x());
    const auto consider = [&](std::size_t curve, std::size_t index) {
        const ScalarSeries& series = *input.curves[curve].series;
        const double at = xOf(series, index, input.xKind, input.curves[curve].origin);
        const auto& logged = input.curves[curve].original;
        for (const ScalarSeries* drawn : {&series, logged.get()}) {
            if (drawn == nullptr || index >= drawn->size())
                continue;
            const QPointF place = frame.toPixel(at, drawn->value(index));
            const QPointF way = place - position;
            const double distance = std::hypot(way.x(), way.y());
            if (!std::isfinite(place.y()) || distance >= least)
                continue; // what is not finite has its mark
            least = distance;
            chosen = curve;
            point = series.point(index);
        }
    };
    for (std::size_t curve = 0; curve < input.curves.size(); ++curve) {
        const Curve& one = input.curves[curve];
        if (!one.series || one.series->empty())
            continue;
        const auto nearestTo = [&](double place) {
            return nearestIndex(*one.series, input.xKind, one.origin, place);
        };
        consider(curve, nearestTo(x));
        // Where points are denser than pixels, a peak is hit by its height.
        const std::size_t first = nearestTo(frame.fromPixelX(position.x() - kPointReach));
        const std::size_t last = nearestTo(frame.fromPixelX(position.x() + kPointReach));
        for (std::size_t i = first; i <= last && last - first <= kMostPointsInReach; ++i)
            consider(curve, i);
    }
    if (chosen)
        emit q->pointChosen(*chosen, point);
}

void CurveView::Private::chooseNextPoint()
{
    const std::vector<CursorRow> rows = cursorRows(input, cursorX().value_or(0.0));
    if (rows.empty())
        return;
    const CursorRow& row = rows[chosenRow % rows.size()];
    chosenRow = (chosenRow + 1) % rows.size();
    emit q->pointChosen(row.curve, row.value.point);
}

void CurveView::Private::clearCursor()
{
    if (!ownX)
        return;
    ownX.reset();
    anchor.reset();
    q->update();
    emit q->cursorMoved(std::nullopt);
}

void CurveView::Private::request(std::optional<AxisRange> range)
{
    if (range != input.xRange)
        emit q->xRangeRequested(range);
}

void CurveView::Private::zoom(double factor, double pixelX)
{
    const ChartFrame& frame = picture.frame();
    const double unit = std::clamp((pixelX - frame.plot.left()) / frame.plot.width(), 0.0, 1.0);
    const AxisMap view = input.xRange ? AxisMap(*input.xRange, frame.x.isLogarithmic()) : frame.x;
    request(zoomedRange(view, fittedXRange(input), input.xKind, unit, factor));
}

void CurveView::Private::pan(double units)
{
    const ChartFrame& frame = picture.frame();
    const AxisMap view = input.xRange ? AxisMap(*input.xRange, frame.x.isLogarithmic()) : frame.x;
    request(pannedRange(view, fittedXRange(input), units));
}

void CurveView::Private::cancelDrag()
{
    if (drag == Drag::None)
        return;
    drag = Drag::None;
    q->setCursor(Qt::CrossCursor);
    q->update();
}

bool CurveView::event(QEvent* event)
{
    if (event->type() == QEvent::NativeGesture) {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture) {
            d->zoom(1.0 / std::max(0.1, 1.0 + gesture->value()), gesture->position().x());
            return true;
        }
    }
    if (event->type() == QEvent::ShortcutOverride && d->drag != Private::Drag::None
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept(); // Escape ends the drag, not the window's search
        return true;
    }
    return QWidget::event(event);
}

void CurveView::mousePressEvent(QMouseEvent* event)
{
    const bool pans =
        event->button() == Qt::MiddleButton
        || (event->button() == Qt::LeftButton && event->modifiers().testFlag(Qt::ShiftModifier));
    if (!pans && event->button() != Qt::LeftButton) {
        QWidget::mousePressEvent(event);
        return;
    }
    d->drag = pans ? Private::Drag::Pan : Private::Drag::Pressed;
    d->dragStart = event->position();
    d->dragNow = event->position();
    d->dragView = d->picture.frame().x;
    if (pans)
        setCursor(Qt::ClosedHandCursor);
    d->isFocusVisible = false;
    update();
}

void CurveView::mouseMoveEvent(QMouseEvent* event)
{
    d->dragNow = event->position();
    const double distance = d->dragNow.x() - d->dragStart.x();
    switch (d->drag) {
    case Private::Drag::None: break;
    case Private::Drag::Pressed:
        if (std::abs(distance) >= QApplication::startDragDistance())
            d->drag = Private::Drag::Select;
        break;
    case Private::Drag::Select: break;
    case Private::Drag::Pan:
        d->request(pannedRange(d->dragView, fittedXRange(d->input),
                               -distance / d->picture.frame().plot.width()));
        return;
    }
    d->moveCursorTo(event->position());
    update();
}

void CurveView::mouseReleaseEvent(QMouseEvent* event)
{
    const Private::Drag drag = d->drag;
    if (drag == Private::Drag::None) {
        QWidget::mouseReleaseEvent(event);
        return;
    }
    d->cancelDrag();
    if (drag == Private::Drag::Pressed)
        d->choosePointAt(event->position());
    if (drag != Private::Drag::Select)
        return;
    const double from = d->boundedX(d->dragStart.x());
    const double to = d->boundedX(event->position().x());
    if (std::abs(event->position().x() - d->dragStart.x()) >= QApplication::startDragDistance())
        d->request(selectedRange({from, to}, d->input.xKind));
}

void CurveView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        QWidget::mouseDoubleClickEvent(event);
        return;
    }
    d->cancelDrag();
    d->request(std::nullopt);
}

void CurveView::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    d->clearCursor();
}

void CurveView::wheelEvent(QWheelEvent* event)
{
    const QPoint angle = event->angleDelta();
    const bool isSideways = std::abs(angle.x()) > std::abs(angle.y());
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        const double notches = (isSideways ? angle.x() : angle.y()) / kWheelNotch;
        d->zoom(std::pow(kWheelZoom, notches), event->position().x());
        event->accept();
    } else if (isSideways && d->input.xRange) {
        d->pan(-angle.x() / kWheelNotch * kKeyPan);
        event->accept();
    } else {
        event->ignore(); // the page scrolls
    }
}

void CurveView::keyPressEvent(QKeyEvent* event)
{
    const bool isShifted = event->modifiers().testFlag(Qt::ShiftModifier);
    const double center = d->picture.frame().plot.center().x();
    const double zoomCenter = d->ownX ? d->picture.frame().toPixelX(*d->ownX) : center;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const int direction = event->key() == Qt::Key_Left ? -1 : 1;
        if (isShifted)
            d->stepCursor(direction);
        else
            d->pan(direction * kKeyPan);
        break;
    }
    case Qt::Key_Plus:
    case Qt::Key_Equal: d->zoom(kKeyZoom, zoomCenter); break;
    case Qt::Key_Minus: d->zoom(1.0 / kKeyZoom, zoomCenter); break;
    case Qt::Key_0:
    case Qt::Key_Home: d->request(std::nullopt); break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (!d->cursorX()) {
            QWidget::keyPressEvent(event); // there may be a default button
            return;
        }
        d->chooseNextPoint();
        break;
    case Qt::Key_Escape:
        if (d->drag == Private::Drag::None && !d->ownX) {
            QWidget::keyPressEvent(event);
            return;
        }
        d->cancelDrag();
        d->clearCursor();
        break;
    default: QWidget::keyPressEvent(event); return;
    }
    d->isFocusVisible = hasFocus();
    update();
}

void CurveView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    // A ring for those who came by keyboard; a click tells where one is.
    d->isFocusVisible =
        event->reason() != Qt::MouseFocusReason && event->reason() != Qt::ActiveWindowFocusReason;
    update();
}

void CurveView::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    d->isFocusVisible = false;
    update();
}

} // namespace faultline::ui
