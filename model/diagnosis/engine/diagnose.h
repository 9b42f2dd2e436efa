// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/core/result.h"
#include "model/diagnosis/analysis/case_analysis.h"
#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/findings/rule.h"

#include <cstdint>
#include <memory>
#include <span>

namespace faultline {

/// Asks every rule about every training of a case. Pure and deterministic; linear in the points of
/// the signals that the rules look at. An exception in one rule becomes an issue and does not stop
/// the others. Call it off the GUI thread.
///
/// Advances `monitor` to diagnosisSteps(), by one for each rule and training, and asks it between
/// them and in the rules that take long; a cancelled diagnosis is ErrorCode::Cancelled, there is no
/// other error.
[[nodiscard]] Result<Diagnosis> diagnose(const CaseAnalysis& analysis,
                                         std::span<const std::unique_ptr<const Rule>> rules,
                                         const RuleSettings& settings, ReadMonitor& monitor);

/// How far diagnose() advances its monitor.
[[nodiscard]] std::uint64_t diagnosisSteps(const CaseAnalysis& analysis,
                                           std::span<const std::unique_ptr<const Rule>> rules);

} // namespace faultline
