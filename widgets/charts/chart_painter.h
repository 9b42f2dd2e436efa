// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_frame.h"
#include "widgets/charts/chart_style.h"

#include <QRectF>

class QPainter;

namespace faultline::ui {

// Draws a worked-out chart but for its lines (LineLayer) and marks (rim_marks.h), which come
// between the two halves. Only reads its arguments; any painter will do.

/// Shading, grid and axis labels.
void paintBelowLines(QPainter& painter, const ChartFrame& frame, const ChartInput& input,
                     const ChartStyle& style);
/// Single points, restarts, values beyond the axis, labels of shaded stretches, the message.
void paintAboveLines(QPainter& painter, const ChartFrame& frame, const ChartInput& input,
                     const ChartStyle& style);

/// A patch that keeps text readable where lines run below it.
void paintPlate(QPainter& painter, const QRectF& text, const ChartStyle& style);

/// Legend of an exported chart, in rows. Returns the height that all rows need at this width, and
/// draws if there is a painter; what does not fit into `target` is counted in the last row.
double paintLegend(QPainter* painter, const QRectF& target, const ChartInput& input,
                   const ChartStyle& style);

} // namespace faultline::ui
