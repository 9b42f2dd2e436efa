// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/axis_ticks.h"

#include <QFontMetricsF>
#include <QMarginsF>
#include <QRectF>
#include <QSizeF>

namespace faultline::ui {

struct ChartFrame;
struct ChartStyle;
struct PlotAxes;

/// Left and right of a plot without axis titles whose y labels have that width: for other widgets
/// that line up with charts.
struct PlotMargins {
    double left = 0.0;
    double right = 0.0;
};
[[nodiscard]] PlotMargins plotMargins(double yLabelWidth);

/// Where plot and axis labels go. The margins follow from font and axis kind alone, so that the
/// plots of cards in a grid line up; only labels longer than usual widen the left one.
class ChartLayout {
public:
    ChartLayout(const ChartStyle& style, const PlotAxes& axes);

    /// Width set aside for the labels of the y axis.
    [[nodiscard]] double usualLabelWidth() const;
    [[nodiscard]] QRectF plotArea(QSizeF size, double yLabelWidth) const;

    /// Chooses ticks for both axes of `frame`, moves its plot if the y labels need it, and
    /// places the labels.
    void placeAxes(ChartFrame& frame, const PlotAxes& axes, const AxisContext& context) const;

private:
    /// Below the plot; the lowest label of the y axis reaches half its height down there.
    [[nodiscard]] double xLabelGap() const;
    void placeYLabels(ChartFrame& frame) const;
    /// False if two labels would touch; nothing is placed then unless `force` is set, which
    /// leaves out those that do not fit.
    bool placeXLabels(ChartFrame& frame, bool force) const;
    void placeDates(ChartFrame& frame) const;

    QFontMetricsF m_metrics;
    double m_titleSize = 0.0; ///< height of a line of title text
    QMarginsF m_margins;
    bool m_hasXTitle = false;
    bool m_hasYTitle = false;
    bool m_hasYAxis = true;
    bool m_hasDateRow = false;
};

} // namespace faultline::ui
