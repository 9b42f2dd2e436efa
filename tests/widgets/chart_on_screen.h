// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/widgets/chart_frames.h"
#include "tests/widgets/chart_samples.h"
#include "widgets/charts/curve_view.h"

#include <QImage>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <optional>
#include <utility>
#include <vector>

namespace faultline::ui::samples {

inline const QColor kRed(200, 20, 20);
inline const QColor kBlue(20, 20, 200);

/// 0, 1, ..., count - 1 at the same steps: a diagonal.
inline std::shared_ptr<const ScalarSeries> diagonal(std::size_t count)
{
    return series(count, [](std::size_t i) { return static_cast<double>(i); });
}

/// A chart on screen, and the means to act on it as a person does.
class ChartOnScreen {
public:
    explicit ChartOnScreen(std::vector<Curve> curves)
    {
        view.resize(kSize);
        view.setCurves(std::move(curves));
        view.show();
        if (!QTest::qWaitForWindowExposed(&view))
            qFatal("no window");
        view.flush();
        QCoreApplication::processEvents();
    }

    /// What the owner of a chart does.
    void answerRequests()
    {
        QObject::connect(&view, &CurveView::xRangeRequested, &view, &CurveView::setXRange);
    }

    /// QTest::mouseMove() does nothing where the mouse already is, perhaps from another test.
    void move(QPoint place, Qt::MouseButtons buttons = Qt::NoButton,
              Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QMouseEvent event(QEvent::MouseMove, place, view.mapToGlobal(place), Qt::NoButton, buttons,
                          modifiers);
        QCoreApplication::sendEvent(&view, &event);
    }

    void drag(Qt::MouseButton button, QPoint from, QPoint to,
              Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::mousePress(&view, button, modifiers, from);
        move(to, button, modifiers);
        QTest::mouseRelease(&view, button, modifiers, to);
    }

    /// Whether the chart took the event.
    bool wheel(QPoint angle, Qt::KeyboardModifiers modifiers)
    {
        const QPointF place = view.rect().center();
        QWheelEvent event(place, view.mapToGlobal(place), QPoint(), angle, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&view, &event);
        return event.isAccepted();
    }

    /// x under a pixel, as the chart itself reports it.
    std::optional<double> xAt(QPoint place)
    {
        QSignalSpy moved(&view, &CurveView::cursorMoved);
        move({place.x() - 1, place.y()});
        move(place);
        if (moved.isEmpty())
            return std::nullopt;
        return moved.last().at(0).value<std::optional<double>>();
    }

    QImage picture() { return view.grab().toImage(); }

    CurveView view;
};

} // namespace faultline::ui::samples
