// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checklist/evaluate.h"
#include "model/checklist/progress.h"
#include "model/checklist/retest.h"
#include "model/compare/comparison.h"
#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/findings/rule.h"

#include <optional>
#include <string>
#include <vector>

namespace faultline {

/// What a report tells besides the diagnosis. Not owned; null: nothing of it is told.
struct ReportExtras {
    const EvaluatedChecklist* checklist = nullptr;
    const ChecklistProgress* progress = nullptr; ///< for its notes
    const RetestReport* retest = nullptr;        ///< what became of the promises
    const RuleSettings* settings = nullptr;      ///< changed thresholds and muted rules
    const MachineChoice* machine = nullptr;      ///< that was chosen
    /// By finding: what changed since a run that worked and may explain it.
    const std::vector<std::vector<RunChange>>* changes = nullptr;
    std::string caseName = {};                   ///< heads a page; empty: no head
    std::optional<double> madeAt = std::nullopt; ///< seconds since the epoch
    /// Of a page: behind what was found also what was checked, the files, and how rules work.
    bool hasAppendix = true;
};

} // namespace faultline
