// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/case_totals.h"
#include "model/core/read_monitor.h"
#include "model/core/result.h"
#include "model/core/run.h"
#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/training/case_clocks.h"
#include "model/diagnosis/training/training.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace faultline {

/// What an analysis is made with, apart from the case.
struct AnalysisOptions {
    /// What to add to the times of an artifact where the user knows better than a guess. Seconds.
    std::map<ArtifactId, double> clockCorrections = {};
    MachineChoice machine = {}; ///< that the training is to run on; empty: as the artifacts say
    /// What measureDatasets() gave. Without it rules about data abstain.
    std::vector<std::shared_ptr<const DatasetEvidence>> datasets = {};
    /// The case with what withLayerSeries() measured; null: no layers were measured. Trainings are
    /// made of its runs, while reports count those of the case itself.
    CasePtr withLayers = nullptr;

    friend bool operator==(const AnalysisOptions&, const AnalysisOptions&) = default;
};

/// What is known of a case before any rule is asked. Made once for a case and its options, and the
/// only place where its trainings are found: rules, reports, pages and command line read it.
/// Immutable and complete; any thread.
struct CaseAnalysis {
    CasePtr data;            ///< what it was made of; never null
    AnalysisOptions options; ///< what it was made with
    CaseClocks clocks;       ///< of all artifacts, with the corrections of the user
    /// With attempts, phases, datasets, machine and memory plan; without what contradicts them.
    std::vector<Training> trainings;
    /// By training: what was taken out of it because it is of another one, and why. Without rule
    /// id and run.
    std::vector<std::vector<Finding>> contradictions;
    CaseTotals totals;
    std::uint64_t damageCount = 0;   ///< of all runs
    std::optional<double> beginTime; ///< wall time of the first and last event of all runs
    std::optional<double> endTime;
};
using CaseAnalysisPtr = std::shared_ptr<const CaseAnalysis>;

/// Analyses a case. Pure and deterministic; linear in the points of the series that it looks at.
/// Call it off the GUI thread. Advances `monitor` to analysisSteps() and asks it after each piece
/// of work; a cancelled analysis is ErrorCode::Cancelled, there is no other error.
[[nodiscard]] Result<CaseAnalysisPtr> analyse(CasePtr data, AnalysisOptions options,
                                              ReadMonitor& monitor);
/// The same for the case of `before`, from which clocks and trainings are taken over where the
/// options leave them as they were: after datasets were measured, or for another machine.
[[nodiscard]] Result<CaseAnalysisPtr> analyseAgain(const CaseAnalysis& before,
                                                   AnalysisOptions options, ReadMonitor& monitor);

/// How far analyse() advances its monitor.
[[nodiscard]] std::uint64_t analysisSteps(const CaseData& data);

} // namespace faultline
