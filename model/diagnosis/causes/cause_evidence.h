// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/causes/causes.h"

#include <cstddef>
#include <vector>

namespace faultline {

/// A row of the table that applies to two findings of a diagnosis.
struct Explanation {
    std::size_t cause = 0;       ///< into Diagnosis::findings
    std::size_t consequence = 0; ///< into Diagnosis::findings
    const CausalLink* link = nullptr;
    double weight = 0.0;    ///< strength x confidence of the cause; 0: ruled out
    bool isTooLate = false; ///< ruled out because the cause was seen later
};

/// Fills Cause::supports and Cause::contradicts of every cause: numbers past their limits, what it
/// explains and why, which came first; what should follow and does not, what else explains the
/// same. `explanations`: all that were considered, chosen or not.
void weighEvidence(Diagnosis& diagnosis, const std::vector<Explanation>& explanations);

} // namespace faultline
