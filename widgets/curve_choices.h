// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/grouped_runs.h"

#include <QString>

namespace faultline::ui {

/// How a smoothed value follows the points before it.
enum class SmoothingForm {
    TensorBoard, ///< debiased exponential mean over points, whatever lies between them
    ByDistance,  ///< the same curve however densely the steps were logged
};

/// How a run that was restarted is drawn.
enum class RestartView {
    Attempts,          ///< each attempt a line of its own
    AllPoints,         ///< one line through all points in the order of the files
    TensorBoard,       ///< what its Python reader keeps
    TensorBoardServer, ///< what its data server keeps
};

enum class GroupLine { Mean, Median };
enum class GroupBand { MinMax, StandardDeviation, None };

/// How the runs of a case become curves, the same for every card of the Scalars page.
struct CurveChoices {
    SmoothingForm smoothingForm = SmoothingForm::TensorBoard;
    RestartView restartView = RestartView::Attempts;
    bool marksRestarts = true; ///< a mark on the axis where an attempt begins
    bool alignsStart = false;  ///< every run's steps count from its first
    QString xTag;              ///< whose values are the x axis while XAxisKind::Value is chosen
    RunGrouping grouping;
    GroupLine groupLine = GroupLine::Mean;
    GroupBand groupBand = GroupBand::StandardDeviation;

    friend bool operator==(const CurveChoices&, const CurveChoices&) = default;
};

} // namespace faultline::ui
