// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/signals/rate_study.h"

#include <vector>

namespace faultline {

// What is said of the learning rate of a training, the same by the command line and the window.
// Each begins in lower case: it stands after its name.

[[nodiscard]] Text clockText(ScheduleClock clock); ///< "updates", "batches", "epochs"
/// What the lengths of a plan that has a schedule are counted in. Lightning counts batches whatever
/// its scheduler is stepped by.
[[nodiscard]] ScheduleClock plannedClock(const PlannedSchedule& plan);
/// The schedule, the file that names it, and its first, highest and last rate.
[[nodiscard]] Text plannedText(const RateStudy& study);
/// Whether the logged rate follows the plan, and by which clock.
[[nodiscard]] Text loggedText(const RateStudy& study);
/// The errors by which that is known; empty where the log follows the plan, or nothing.
[[nodiscard]] Text fitProofText(const LoggedFit& fit);
/// What the test says, and where a training follows it.
[[nodiscard]] Text rangeTestText(const RangeTestRun& test);
/// The highest rate that was used, against the band of what fits; empty where it is not known.
[[nodiscard]] Text usedText(const RateStudy& study);
/// Why nothing is recommended, of a study that recommends nothing.
[[nodiscard]] Text nothingFitsText(const RateStudy& study);

/// What the rules found that judge the rate of a training, or what a rate does to a loss. Owned by
/// the diagnosis.
[[nodiscard]] std::vector<const Finding*> rateFindings(const Training& training,
                                                       const Diagnosis& diagnosis);

/// Even steps of a plan that has a schedule, about `most` of them.
[[nodiscard]] std::vector<double> plannedSteps(const RateStudy& study, double most);

} // namespace faultline
