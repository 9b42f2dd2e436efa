// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/analysis/case_analysis.h"
#include "widgets/view_state.h"

#include <vector>

namespace faultline::ui {

/// The trainings with a visible run. They live as long as the analysis.
[[nodiscard]] std::vector<const Training*> visibleTrainings(const CaseAnalysis& analysis,
                                                            const ViewState& view);

} // namespace faultline::ui
