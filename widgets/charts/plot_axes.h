// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/decimate.h"
#include "widgets/charts/chart_types.h"

#include <QMarginsF>
#include <QRectF>
#include <QString>

#include <vector>

namespace faultline::ui {

/// A place of an axis that has a name in place of a number.
struct AxisName {
    double value = 0.0;
    QString text;
};

/// What the two axes of a plot show and how their values are written.
struct PlotAxes {
    XAxisKind xKind = XAxisKind::Step;
    bool logX = false; ///< without effect on a wall-clock axis
    bool logY = false;
    ValueFormat xFormat = ValueFormat::Plain; ///< of XAxisKind::Value
    ValueFormat valueFormat = ValueFormat::Plain;
    QString xTitle;
    QString yTitle;
    double leastLabelWidth = 0.0; ///< of the y axis, so that plots below each other line up
    std::vector<AxisName> xNames; ///< ascending; in place of round values and without a grid
    bool hasXGrid = true;         ///< columns need none
    bool hasYAxis = true;         ///< false: no labels, no grid, no room for them
    QMarginsF margins;            ///< room around the plot that the chart itself writes in

    [[nodiscard]] bool isXLogarithmic() const { return logX && xKind != XAxisKind::Wall; }
};

/// A label of an axis, where it is drawn.
struct PlacedLabel {
    QRectF rect;
    QString text;
};

} // namespace faultline::ui
