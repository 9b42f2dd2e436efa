// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/analysis/case_analysis.h"
#include "model/diagnosis/engine/builtin_rules.h"
#include "model/diagnosis/engine/diagnose.h"
#include "model/diagnosis/training/case_clocks.h"
#include "model/diagnosis/training/training.h"

#include <map>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace faultline::test {

/// A case as analyse() sees it, without progress and cancelling.
inline CaseAnalysisPtr analysed(CaseData data, AnalysisOptions options = {})
{
    SilentMonitor monitor;
    return *analyse(std::make_shared<const CaseData>(std::move(data)), std::move(options), monitor);
}

/// What rules say of a case under default settings.
inline Diagnosis diagnosed(CaseData data,
                           std::span<const std::unique_ptr<const Rule>> rules = builtinRules(),
                           AnalysisOptions options = {})
{
    SilentMonitor monitor;
    return *diagnose(*analysed(std::move(data), std::move(options)), rules, {}, monitor);
}

/// The first two steps of an analysis alone, for tests about them.
inline CaseClocks clocksOf(const CaseData& data,
                           const std::map<ArtifactId, double>& corrections = {})
{
    return guessClocks(data, corrections, SilentMonitor());
}
inline std::vector<Training> trainingsOf(const CaseData& data)
{
    SilentMonitor monitor;
    return findTrainings(data, clocksOf(data), monitor);
}

} // namespace faultline::test
