// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"
#include "model/compare/match.h"
#include "model/core/read_monitor.h"
#include "model/core/result.h"

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace faultline {

struct CompareOptions {
    std::optional<CompareAxis> axis; ///< none: the fair one
    std::vector<ChangeArea> only;    ///< empty: all
    bool withData = true;
    bool withOutcome = true; ///< false: only what went in, so no effects and no candidates
    /// Changes of these paths are left out, as the user said.
    std::function<bool(const RunChange&)> isIgnored;
};

struct CompareResult {
    std::vector<RunComparison> comparisons; ///< the one whose outcome differs most first
    std::vector<std::string> withoutPartner;
};

/// Compares what worked (`a`, the baseline first) with what is asked about (`b`): one comparison
/// for each training of `b` that has a partner. Pure; call it off the GUI thread. A cancelled
/// comparison is ErrorCode::Cancelled; there is no other error.
[[nodiscard]] Result<CompareResult> compare(std::span<const ComparedCase> a,
                                            std::span<const ComparedCase> b,
                                            const CompareOptions& options, ReadMonitor& monitor);

/// The same for one pair of trainings.
[[nodiscard]] Result<RunComparison> compareRuns(const MatchedRuns& pair,
                                                const CompareOptions& options,
                                                ReadMonitor& monitor);

} // namespace faultline
