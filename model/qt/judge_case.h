// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/core/result.h"
#include "model/core/run.h"
#include "model/diagnosis/evidence/dataset_evidence.h"
#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/findings/rule.h"

#include <map>
#include <string>
#include <vector>

namespace faultline {

/// What a diagnosis is made with, apart from the case.
struct DiagnosisOptions {
    RuleSettings settings = {};
    MachineChoice machine = {};
    std::map<std::string, double> clockCorrections = {}; ///< as AnalysisOptions has them
    std::vector<DatasetEvidencePtr> datasets = {};       ///< what was measured; may be empty
};

/// Measures layers, analyses and judges with the built-in rules. Blocks on I/O. Fails only if it
/// was cancelled.
[[nodiscard]] Result<Diagnosis> judgeCase(const CasePtr& data, const DiagnosisOptions& options,
                                          ReadMonitor& monitor);
/// measureDatasets() for the trainings that judgeCase() finds. Blocks on I/O. Those that were not
/// measured when it was cancelled say so.
[[nodiscard]] std::vector<DatasetEvidencePtr> measureCase(const CasePtr& data,
                                                          const DiagnosisOptions& options,
                                                          ReadMonitor& monitor);

} // namespace faultline
