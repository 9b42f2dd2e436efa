// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli_arguments.h"
#include "model/casefile/case_file.h"
#include "model/core/result.h"
#include "model/diagnosis/analysis/case_analysis.h"
#include "model/diagnosis/findings/finding.h"

namespace faultline::cli {

struct JudgedCase {
    CaseAnalysisPtr analysis;
    Diagnosis diagnosis;
};

/// Analyses a case, reads its datasets (unless --no-data says not to; --pixels decodes them) and
/// judges it by the built-in rules, with progress on standard error. Fails only on Ctrl+C.
[[nodiscard]] Result<JudgedCase> judgeCase(const CasePtr& data, const CaseFile& file,
                                           const Arguments& arguments);

} // namespace faultline::cli
