// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <span>
#include <vector>

namespace faultline {

/// What to change before the next run, all causes of a diagnosis together: for each the best fix
/// that changes a file, else its best one. Consequences and remarks have none here: they go with
/// their cause, or need nothing.
struct FixPlan {
    struct Step {
        std::size_t finding = 0;       ///< into Diagnosis::findings
        std::size_t fix = 0;           ///< into Finding::fixes
        std::vector<ConfigEdit> edits; ///< with values that fit those of the other steps
    };
    /// A fix that cannot be made with the others. Half of a fix is none, so all of it is left out.
    struct Conflict {
        std::size_t finding = 0;
        std::size_t fix = 0;
        Text why;
    };

    std::vector<Step> steps; ///< in the order of the causes
    std::vector<Conflict> conflicts;

    /// Of all steps; each field once.
    [[nodiscard]] std::vector<ConfigEdit> edits() const;
};

/// `diagnosis` and `trainings` as diagnose() made and had them. A learning rate that one fix finds
/// right for the batch as it is, and a batch that another changes, give the rate for the new batch;
/// of two other values for a field the one of the graver cause is taken.
[[nodiscard]] FixPlan planFixes(const Diagnosis& diagnosis, std::span<const Training> trainings);

/// Makes fixes that change a batch scale the learning rate that fits (by the fix of another
/// finding) rather than the wrong one of the file. Called by diagnose() when the causes are ranked.
void fitFixesToEachOther(Diagnosis& diagnosis, std::span<const Training> trainings);

} // namespace faultline
