// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/scalar_series.h"

#include <cstdint>
#include <vector>

namespace faultline {

/// What the horizontal axis of a curve means.
enum class XAxisKind {
    Step,
    Relative, ///< seconds since `origin` (the run's first event)
    Wall,     ///< seconds since the Unix epoch
    Value,    ///< any number: the series holds another metric in the place of its wall time
};

/// What part of a series to draw, and how finely.
struct DecimateRequest {
    XAxisKind axis = XAxisKind::Step;
    double origin = 0.0; ///< wall time that Relative counts from
    double xMin = 0.0;   ///< visible range, in units of the axis; points just outside are
    double xMax = 1.0;   ///< included so that lines reach the border
    int columns = 400;   ///< pixel columns, or fewer for a coarser curve
    bool logX = false;   ///< columns are equally wide in log10(x); x <= 0 is left out
    bool logY = false;   ///< y <= 0 cannot be drawn and becomes a mark
};

struct CurvePoint {
    double x = 0.0;
    double y = 0.0;
};

/// Samples that cannot be drawn as part of the line.
struct CurveMark {
    enum class Kind { NonFinite, NotPositive };
    Kind kind = Kind::NonFinite;
    double x = 0.0;             ///< of the first such sample in its column
    std::uint64_t count = 0;    ///< samples in the column
    std::size_t firstIndex = 0; ///< index of a sample in the column, for the tooltip
};

/// A curve reduced to at most two points per column: the minimum and the maximum, in the order
/// they occur, so that no extreme can vanish.
struct DecimatedCurve {
    std::vector<std::vector<CurvePoint>> lines; ///< broken at gaps, NaN and step regressions
    std::vector<CurveMark> marks;
    std::uint64_t pointsInRange = 0; ///< logged points in [xMin, xMax]
    std::uint64_t pointsDrawn = 0;   ///< points in `lines`
    double yMin = 0.0;               ///< over the drawn points in [xMin, xMax]; valid if hasY
    double yMax = 0.0;
    bool hasY = false;
};

/// Thins a series for drawing. For a series whose x goes forwards (in each of at most
/// ScalarSeries::kMaxBreaks stretches) the cost depends on `columns`, not on the
/// number of points; an unordered one costs one pass over its points.
[[nodiscard]] DecimatedCurve decimate(const ScalarSeries& series, const DecimateRequest& request);

/// x of point i on the given axis.
[[nodiscard]] double xOf(const ScalarSeries& series, std::size_t i, XAxisKind axis, double origin);

/// Smallest and largest x of the series on the given axis; false if it has none.
[[nodiscard]] bool xExtent(const ScalarSeries& series, XAxisKind axis, double origin, double& xMin,
                           double& xMax);

/// Index of the point whose x is nearest, preferring the latest stretch (the newest attempt)
/// on ties; npos for an empty series. Used by the cursor. O(stretches * log(points)).
[[nodiscard]] std::size_t nearestIndex(const ScalarSeries& series, XAxisKind axis, double origin,
                                       double x);

} // namespace faultline
