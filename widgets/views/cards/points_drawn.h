// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace faultline::ui {

class CurveView;

/// How much of what was logged a chart shows.
struct PointsDrawn {
    std::uint64_t drawn = 0;
    std::uint64_t logged = 0; ///< in the visible range

    PointsDrawn& operator+=(const PointsDrawn& other);
};

[[nodiscard]] PointsDrawn pointsDrawn(const CurveView& chart);
/// "2,400 of 94,312 points drawn"; empty if that is all of them.
[[nodiscard]] QString pointsDrawnText(const PointsDrawn& points);

} // namespace faultline::ui
