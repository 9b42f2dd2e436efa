// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/axis_map.h"
#include "widgets/charts/axis_ticks.h"
#include "widgets/charts/plot_axes.h"

#include <QLineF>
#include <QRectF>

#include <vector>

class QPainter;

namespace faultline::ui {

struct ChartFrame;
struct ChartStyle;

// The only place that draws grid lines, ticks and their labels.

/// Grid and base line of a plot, its ticks below.
void paintGrid(QPainter& painter, const ChartFrame& frame, const PlotAxes& axes,
               const ChartStyle& style);
/// Labels and titles of both axes.
void paintAxisLabels(QPainter& painter, const ChartFrame& frame, const PlotAxes& axes,
                     const ChartStyle& style);

/// An axis that stands for itself: a ruler, one of many that are parallel, the side of a cell.
struct AxisStrip {
    enum class Labels { Below, Left, Right };

    AxisMap map;
    XAxisKind kind = XAxisKind::Value;
    ValueFormat format = ValueFormat::Plain; ///< of XAxisKind::Value
    std::vector<AxisName> names; ///< in place of round values; their stride follows room
    bool isNamed = false;        ///< takes `names`, even if there are none
    QLineF line;                 ///< from the low end of the range to the high one
    Labels labels = Labels::Below;
    double gap = 4.0;         ///< between line and labels
    double tickLength = 3.0;  ///< towards the labels
    double gridLength = 0.0;  ///< away from the labels
    double room = 64.0;       ///< pixels that a label takes
    double widestLabel = 0.0; ///< longer ones are elided; 0: as long as they like
    QRectF bounds;            ///< labels are moved inside; null: they stay at their ticks
    bool isBeside = false;    ///< Below: labels begin at their ticks, at the top of `bounds`
    bool hasDates = true;     ///< a wall-clock axis has room for a second row
    bool hasLine = false;
    bool hasPlates = false; ///< labels stand on marks
};

/// A tick of a strip with the place of its label.
struct StripTick {
    QPointF place;
    double value = 0.0;
    PlacedLabel label;
    PlacedLabel date; ///< second row of a wall-clock axis
};

/// Labels neither touch each other nor `taken`.
[[nodiscard]] std::vector<StripTick> stripTicks(const AxisStrip& strip, const ChartStyle& style,
                                                const AxisContext& context,
                                                const QRectF& taken = {});
void paintStrip(QPainter& painter, const AxisStrip& strip, const ChartStyle& style,
                const AxisContext& context, const QRectF& taken = {});
/// The same for ticks that were worked out before.
void paintStrip(QPainter& painter, const AxisStrip& strip, const std::vector<StripTick>& ticks,
                const ChartStyle& style);

/// Middle of the device-independent pixel, for hairlines without antialiasing blur.
[[nodiscard]] double onPixel(double value);

} // namespace faultline::ui
