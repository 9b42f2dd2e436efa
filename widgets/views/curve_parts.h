// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/curves/reshape_series.h"
#include "widgets/curve_options.h"

#include <QString>

#include <string>
#include <vector>

namespace faultline::ui {

/// A part of a run that is a curve of its own.
struct CurvePart {
    QString suffix;               ///< of the run's name in legend and cursor box; empty: none
    std::vector<PointRange> kept; ///< of the logged series; empty: all of it
};

/// How a run that was restarted is shown: at least one part, in order of time. Cheap: called for
/// every curve of a card on the GUI thread; the points themselves are picked in the background.
[[nodiscard]] std::vector<CurvePart> partsOfRun(const Run& run, const std::string& tag,
                                                RestartView view);

} // namespace faultline::ui
