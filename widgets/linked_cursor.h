// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/analysis/case_analysis.h"
#include "widgets/view_state.h"

#include <optional>

namespace faultline::ui {

// The cursor of the Scalars charts (in steps or time) and that of everything on wall time
// (Hardware, timeline, console) are at the same moment. Steps and time since the start mean a
// moment only where one training is visible; a wall axis always does; aligned steps and the values
// of a metric never do. `analysis` may be null: then only a wall axis means one.

/// The moment of a place on the x axis; nullopt: it means none.
[[nodiscard]] std::optional<double> timeOfX(double x, const ViewState& view,
                                            const CaseAnalysis* analysis);
/// The place of a moment on the x axis.
[[nodiscard]] std::optional<double> xOfTime(double time, const ViewState& view,
                                            const CaseAnalysis* analysis);

} // namespace faultline::ui
