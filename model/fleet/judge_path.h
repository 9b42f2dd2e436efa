// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/diagnosis/evidence/dataset_evidence.h"
#include "model/fleet/fingerprint.h"
#include "model/fleet/run_summary.h"

#include <string>
#include <vector>

namespace faultline {

struct JudgePathOptions {
    bool withData = true; ///< read the datasets that are found
    PixelScan pixels = PixelScan::IfKnown;
    unsigned threads = 1; ///< that read one path
    double now = 0.0;     ///< seconds since the epoch; 0: the clock's
};

/// Reads a path, judges it and forgets it: its summaries, at least one. What cannot be read is a
/// summary with an error. `state` is that of the path.
[[nodiscard]] std::vector<RunSummary> judgePath(const std::string& path,
                                                const Result<PathState>& state,
                                                const JudgePathOptions& options,
                                                ReadMonitor& monitor);

/// The one summary of a path about which nothing else is known.
[[nodiscard]] RunSummary failedSummary(const std::string& path, const Result<PathState>& state,
                                       std::string error);

} // namespace faultline
