// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPointF>
#include <QString>

#include <vector>

class QPainter;

namespace faultline::ui {

struct ChartFrame;
struct ChartStyle;

/// Where an attempt of a restarted training begins.
struct RestartMark {
    double x = 0.0; ///< in units of the x axis
    QColor color;   ///< of the run
    QString text;   ///< what the cursor box says of it
};

/// A pale dashed line and a tick at its foot for each mark in the visible range; ticks alone where
/// there are so many that lines would hide the curves. To be drawn below the curves.
void paintRestartMarks(QPainter& painter, const std::vector<RestartMark>& marks,
                       const ChartFrame& frame, const ChartStyle& style);

/// The mark within reach of a place in the plot, the nearest if there are several, or nullptr.
[[nodiscard]] const RestartMark* restartMarkAt(const std::vector<RestartMark>& marks,
                                               const ChartFrame& frame, QPointF position);

} // namespace faultline::ui
