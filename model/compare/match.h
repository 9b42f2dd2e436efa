// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"

#include <span>
#include <string>
#include <vector>

namespace faultline {

/// Trainings that belong together: one of each side, found by their names below what was opened.
struct MatchedRuns {
    std::vector<ComparedRun> good; ///< side A, the baseline first; at least one
    ComparedRun bad;               ///< side B
    /// Further runs that are open: one may be the experiment that decides. At most kMostOthers.
    std::vector<ComparedRun> others = {};
};

/// Each is held against B: of 100 runs that would take too long.
inline constexpr std::size_t kMostOthers = 16;

struct Matching {
    std::vector<MatchedRuns> pairs; ///< in the order of side B
    std::vector<std::string> withoutPartner;
};

/// One opened PATH of a side.
struct ComparedCase {
    CaseAnalysisPtr analysis;
    std::shared_ptr<const Diagnosis> diagnosis; ///< null: rules were not asked
    std::string path;                           ///< as the user wrote it
};

/// Pairs what is in `a` (the first is the baseline, the others are further good runs) with `b`.
/// One training on each side is always a pair. The same case may stand on both sides.
[[nodiscard]] Matching matchTrainings(std::span<const ComparedCase> a,
                                      std::span<const ComparedCase> b);

/// Whether both train for the same kind of task; the reason if they do not, else empty.
[[nodiscard]] Text whyNotComparable(const Training& a, const Training& b);
/// The same of a training that is offered for another: "for segmentation, not object detection".
[[nodiscard]] Text otherTask(const Training& offered, const Training& asked);

} // namespace faultline
