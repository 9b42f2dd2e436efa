// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/findings/rule.h"

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace faultline {

struct DatasetEvidence;

/// What a diagnosis is made with besides the case.
struct DiagnosisOptions {
    RuleSettings settings = {};
    MachineChoice machine = {}; ///< that the training is to run on; empty: as the artifacts say
    /// What to add to the times of an artifact, by its name, where the user knows better than
    /// guessClocks(). Seconds.
    std::map<std::string, double> clockCorrections = {};
    /// What measureDatasets() gave. Without it rules about data abstain.
    std::vector<std::shared_ptr<const DatasetEvidence>> datasets = {};
};

/// Runs the rules over every training of a case. Pure and deterministic; linear in the
/// points of the signals that the rules look at. An exception in one rule becomes an issue
/// and does not stop the others. Call it off the GUI thread.
[[nodiscard]] Diagnosis diagnose(const CaseData& data,
                                 std::span<const std::unique_ptr<const Rule>> rules,
                                 const DiagnosisOptions& options = {});

/// findTrainings() with what rules need beside it: datasets, machine, memory plan.
[[nodiscard]] std::vector<Training> prepareTrainings(const CaseData& data,
                                                     const DiagnosisOptions& options);

} // namespace faultline
