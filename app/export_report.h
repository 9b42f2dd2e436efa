// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/casefile/case_file.h"
#include "model/checklist/retest.h"
#include "model/core/result.h"
#include "model/diagnosis/analysis/case_analysis.h"
#include "model/diagnosis/findings/finding.h"

#include <QString>

#include <optional>

namespace faultline::ui {

/// What a report tells besides the diagnosis.
struct CaseWords {
    CaseFile said;                        ///< by the user: checklist, notes, settings, machine
    std::optional<RetestReport> retested; ///< the promises that the newest run was held against
};

/// What heads a report, and how long it is.
struct ReportHead {
    QString caseName;
    bool hasAppendix = true; ///< of a PDF: everything that was checked, behind what was found
};

/// Writes the diagnosis of an analysed case to a file, atomically; the kind follows the name's
/// ending: .pdf, .html, .md, .json, everything else is plain text. Takes a while: not on the GUI
/// thread.
[[nodiscard]] Result<void> exportReport(const QString& path, const CaseAnalysis& analysis,
                                        const Diagnosis& diagnosis, const CaseWords& words,
                                        const ReportHead& head);

} // namespace faultline::ui
