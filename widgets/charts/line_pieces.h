// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_style.h"

#include <QList>
#include <QPen>
#include <QPointF>
#include <QRectF>

#include <vector>

namespace faultline::ui {

struct ChartFrame;
struct ChartInput;

/// A connected part of a curve, at least two points, in units of the axes: (0, 0) is the lower left
/// corner of the plot, (1, 1) the upper right one.
struct LinePiece {
    QList<QPointF> points;
    QPen pen;
};

/// All lines of a chart, those behind first. Cut at `window` (in units), so that neither a far
/// outlier nor a distant neighbour gives coordinates that a painter cannot handle.
[[nodiscard]] std::vector<LinePiece> linePieces(const ChartFrame& frame, const ChartInput& input,
                                                const ChartStyle& style,
                                                ChartStyle::Quality quality, const QRectF& window);

/// The parts of a polyline inside `window`, appended to `pieces`.
void appendClipped(const QList<QPointF>& line, const QPen& pen, const QRectF& window,
                   std::vector<LinePiece>& pieces);

} // namespace faultline::ui
