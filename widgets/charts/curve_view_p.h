// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_picture.h"
#include "widgets/charts/cursor_layer.h"
#include "widgets/charts/curve_extras.h"
#include "widgets/charts/curve_view.h"

#include <QElapsedTimer>
#include <QPixmap>
#include <QPointF>
#include <QTimer>

#include <optional>

namespace faultline::ui {

/// State of a chart on screen. Drawing is in curve_view.cpp, mouse and keyboard in
/// curve_view_input.cpp.
class CurveView::Private {
public:
    explicit Private(CurveView* view);

    // Drawing, in three steps that are each redone only when needed: work out the frame
    // (isStale), paint it (cache is null), paint cursor and focus on top.
    void applyStyle();
    void schedule();
    void refresh(bool allowQuick);
    void setQuality(ChartStyle::Quality quality);
    void renderCache();
    void paintOverlay(QPainter& painter);
    [[nodiscard]] AxisRange shownExtent() const;
    [[nodiscard]] QString summary() const;
    /// So many curves that they are drawn thin, one chart after the other.
    [[nodiscard]] bool isCrowded() const;

    // Cursor. The mouse or the keyboard on this chart come before what a linked chart says.
    [[nodiscard]] std::optional<double> cursorX() const { return ownX ? ownX : linkedX; }
    void moveCursorTo(QPointF position);
    void stepCursor(int direction);
    void clearCursor();
    /// The point of the curve that is nearest to a place of the picture.
    void choosePointAt(QPointF position);
    void chooseNextPoint(); ///< by keyboard: curve by curve

    // Navigation: all of it ends in xRangeRequested().
    void request(std::optional<AxisRange> range);
    void zoom(double factor, double pixelX);
    void pan(double units);
    void cancelDrag();
    [[nodiscard]] double boundedX(double pixelX) const;

    enum class Drag { None, Pressed, Select, Pan };

    CurveView* q;
    CurveExtras extras;
    ChartInput input;
    QString title;
    ChartStyle style;
    AxisContext context;
    ChartPicture picture;
    QPixmap cache;
    double drawnRatio = 0.0; ///< device pixel ratio that `picture` was worked out for
    bool isStale = true;
    QTimer tick;
    QTimer idle;
    QElapsedTimer sinceRefresh;

    std::optional<double> linkedX;
    std::optional<double> ownX;
    std::size_t chosenRow = 0;     ///< by chooseNextPoint(), of the rows at the cursor
    std::optional<QPointF> anchor; ///< where the full box hangs; set together with ownX

    Drag drag = Drag::None;
    QPointF dragStart;
    QPointF dragNow;
    AxisMap dragView; ///< the axis as it was when panning began
    bool isFocusVisible = false;
};

} // namespace faultline::ui
