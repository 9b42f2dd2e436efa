// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/decimate.h"
#include "model/core/decimate_band.h"
#include "widgets/charts/axis_map.h"
#include "widgets/charts/axis_ticks.h"
#include "widgets/charts/chart_types.h"
#include "widgets/charts/curve_extras.h"
#include "widgets/charts/plot_axes.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace faultline::ui {

struct ChartStyle;

/// What a chart is told to show.
struct ChartInput : PlotAxes {
    std::vector<Curve> curves;
    std::optional<AxisRange> xRange; ///< none: fit
    std::optional<AxisRange> yRange;
    bool ignoreOutliers = false;
    std::vector<ShadedRange> shades;
    std::vector<BandSpan> band;        ///< in order of time, not overlapping
    std::vector<CurveBand> curveBands; ///< of those curves that stand for several runs
    std::vector<RestartMark> restarts; ///< where attempts begin

    /// The band of a curve, or nullptr.
    [[nodiscard]] const CurveBand* bandOf(std::size_t curve) const;
};

/// How finely to draw.
struct ChartResolution {
    double devicePixelRatio = 1.0;
    int pointBudget = 8000; ///< for all lines of the chart together
};

/// One curve as it is drawn.
struct CurveFrame {
    DecimatedCurve line;
    DecimatedCurve behind;         ///< the logged values under a smoothed line; else empty
    std::vector<BandStretch> area; ///< around a line that stands for several runs
    std::vector<std::vector<CurvePoint>> trend; ///< typical values, if `line` is but noise
    bool showsEachPoint = false;                ///< few enough points to dot each of them
};

/// A chart worked out for one size: all that is left to do is to draw it. A value without any link
/// to a painter or a widget.
struct ChartFrame {
    QSizeF size;
    QRectF plot;
    AxisMap x;
    AxisMap y;
    std::vector<AxisTick> xTicks;
    std::vector<AxisTick> yTicks;
    std::vector<PlacedLabel> labels; ///< of both axes; never clipped, never on each other
    std::vector<CurveFrame> curves;  ///< in the order of ChartInput::curves
    QString message;                 ///< shown in place of lines; empty if there are any
    std::uint64_t pointsInRange = 0;
    std::uint64_t pointsDrawn = 0;
    std::uint64_t markedSamples = 0;
    bool cutsValues = false; ///< the y range may leave drawn points outside

    [[nodiscard]] QPointF toPixel(double xValue, double yValue) const
    {
        return {toPixelX(xValue), plot.bottom() - y.toUnit(yValue) * plot.height()};
    }
    [[nodiscard]] double toPixelX(double xValue) const
    {
        return plot.left() + x.toUnit(xValue) * plot.width();
    }
    [[nodiscard]] double fromPixelX(double pixel) const
    {
        return x.fromUnit((pixel - plot.left()) / plot.width());
    }
};

/// Thins the curves to `resolution`, fits the axes and lays out the labels. Costs about a
/// millisecond for eight curves, whatever their length.
[[nodiscard]] ChartFrame makeFrame(const ChartInput& input, QSizeF size, const ChartStyle& style,
                                   const AxisContext& context, const ChartResolution& resolution);

/// Axes alone, for charts that draw their marks themselves: plot, ticks and labels.
[[nodiscard]] ChartFrame makeAxesFrame(const PlotAxes& axes, AxisRange x, AxisRange y, QSizeF size,
                                       const ChartStyle& style, const AxisContext& context);

/// The x range that shows every point, with a little air; positive on a logarithmic axis.
[[nodiscard]] AxisRange fittedXRange(const ChartInput& input);

} // namespace faultline::ui
