// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/analysis/case_analysis.h"
#include "model/diagnosis/findings/finding.h"
#include "model/fleet/run_summary.h"

#include <vector>

namespace faultline {

/// One summary for each training of a case that was judged, one without a training if there is
/// none. What is of the path and the program (path, bytes, fingerprint, version) stays empty.
/// `isFresh`: its files were written within the last minutes.
[[nodiscard]] std::vector<RunSummary> summarise(const CaseAnalysis& analysis,
                                                const Diagnosis& diagnosis, bool isFresh);

} // namespace faultline
