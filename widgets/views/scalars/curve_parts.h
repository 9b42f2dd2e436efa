// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/curves/reshape_series.h"
#include "model/session/restart_index.h"
#include "widgets/curve_options.h"

#include <QString>

#include <vector>

namespace faultline::ui {

/// A part of a run that is a curve of its own.
struct CurvePart {
    QString suffix;               ///< of the run's name in legend and cursor box; empty: none
    std::vector<IndexRange> kept; ///< of the logged series; empty: all of it
    bool isEarlier = false;       ///< an attempt that a later one followed: drawn paler
};

/// How a series of a restarted run is shown, in order of time. None if that view keeps no point of
/// it. Null restarts, because they are not known yet: all of it. Cheap: called for every
/// curve of a card on the GUI thread; the points themselves are picked in the background.
[[nodiscard]] std::vector<CurvePart> partsOfRun(const KnownRestarts* restarts, RestartView view);

} // namespace faultline::ui
