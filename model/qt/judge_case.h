// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/core/result.h"
#include "model/diagnosis/analysis/case_analysis.h"
#include "model/diagnosis/evidence/dataset_evidence.h"
#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/findings/rule.h"

#include <memory>
#include <vector>

namespace faultline {

using DiagnosisPtr = std::shared_ptr<const Diagnosis>;

/// What a diagnosis is made with, apart from the case and its clocks.
struct DiagnosisOptions {
    RuleSettings settings = {};
    MachineChoice machine = {};
    std::vector<DatasetEvidencePtr> datasets = {}; ///< what was measured; may be empty
};

/// A diagnosis with the analysis that the rules were asked about: complete, with layers, datasets
/// and machine.
struct Judgement {
    CaseAnalysisPtr analysis;
    DiagnosisPtr diagnosis;
};

/// Completes an analysis, measuring the layers if `before` has none of them, and asks the built-in
/// rules. Clocks and trainings are taken over from `before`, unless layers add to what is known of
/// them. Blocks on I/O. Fails only if it was cancelled.
[[nodiscard]] Result<Judgement> judgeCase(const CaseAnalysis& before,
                                          const DiagnosisOptions& options, ReadMonitor& monitor);
/// measureDatasets() for the trainings of an analysis. Blocks on I/O. Those that were not measured
/// when it was cancelled say so.
[[nodiscard]] std::vector<DatasetEvidencePtr> measureCase(const CaseAnalysis& analysis,
                                                          ReadMonitor& monitor);

} // namespace faultline
