// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_frame.h"
#include "widgets/charts/rim_marks.h"

#include <QPointF>

#include <limits>
#include <optional>
#include <vector>

class QPainter;

namespace faultline::ui {

/// What a chart shows on top of its finished picture.
struct CursorState {
    std::optional<double> x;      ///< in units of the x axis
    std::optional<QPointF> mouse; ///< none: the cursor comes from a linked chart
};

/// The value of one curve at the cursor.
struct CursorRow {
    std::size_t curve = 0; ///< index into ChartInput::curves
    double x = 0.0;        ///< of the point, on the axis
    /// The cursor is beyond the curve: `value` is its first or last.
    enum class Where { Within, Before, After };
    Where where = Where::Within;
    CursorValue value;
    // Of a curve that stands for several runs.
    int runs = 0;           ///< of the group; 0: a single run
    int count = 0;          ///< of these, those that have a number here
    bool isSpoiled = false; ///< one of them has NaN or infinity here
    double low = std::numeric_limits<double>::quiet_NaN(); ///< its band here; NaN: none
    double high = std::numeric_limits<double>::quiet_NaN();
};

/// One row for each curve that has points: the point nearest to `x`.
[[nodiscard]] std::vector<CursorRow> cursorRows(const ChartInput& input, double x);

/// "ended at 1,490"; empty where the curve has a value at the cursor.
[[nodiscard]] QString beyondText(const CursorRow& row, const ChartInput& input,
                                 const AxisContext& context);

/// The vertical line, a dot on each curve, and a box with the values: in full beside the mouse,
/// nearest curve first; as bare values in a corner when the cursor comes from elsewhere.
void paintCursor(QPainter& painter, const CursorState& cursor, const ChartFrame& frame,
                 const ChartInput& input, const ChartStyle& style, const AxisContext& context,
                 const std::vector<RimMark>& marks);

/// The band that is being drawn with the mouse, with its ends written above.
void paintSelection(QPainter& painter, double fromX, double toX, const ChartFrame& frame,
                    const ChartInput& input, const ChartStyle& style, const AxisContext& context);

} // namespace faultline::ui
