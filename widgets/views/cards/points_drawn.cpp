// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/cards/points_drawn.h"

#include "widgets/charts/curve_view.h"
#include "widgets/messages.h"

#include <QCoreApplication>

#include <algorithm>

namespace faultline::ui {

PointsDrawn& PointsDrawn::operator+=(const PointsDrawn& other)
{
    drawn += other.drawn;
    logged += other.logged;
    return *this;
}

PointsDrawn pointsDrawn(const CurveView& chart)
{
    // A chart also draws the smoothed line and the neighbours just outside the range; marks stand
    // for what a line cannot show.
    return {.drawn = std::min(chart.pointsDrawn() + chart.markedSamples(), chart.pointsInRange()),
            .logged = chart.pointsInRange()};
}

QString pointsDrawnText(const PointsDrawn& points)
{
    if (points.drawn >= points.logged)
        return {};
    return QCoreApplication::translate("Charts", "%1 of %2 points drawn")
        .arg(formatted(static_cast<double>(points.drawn), Unit::Count),
             formatted(static_cast<double>(points.logged), Unit::Count));
}

} // namespace faultline::ui
