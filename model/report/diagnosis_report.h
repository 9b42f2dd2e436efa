// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/analysis/case_analysis.h"
#include "model/diagnosis/findings/finding.h"
#include "model/report/report_extras.h"
#include "model/report/text_sink.h"
#include "model/report/text_style.h"

namespace faultline {

/// A diagnosis for its readers. All are English and deterministic: no date, no machine name,
/// the same input gives the same bytes. `analysis` is what `diagnosis` was made of; with `extras`
/// the checklist, what became of promises, and notes are told as well.

/// For a terminal: verdict first, then the findings with their proof and fixes, then what could
/// not be judged and how to capture it, then what is wrong with the files.
void writeDiagnosisText(TextSink& sink, const CaseAnalysis& analysis, const Diagnosis& diagnosis,
                        const TextStyle& style = {});
void writeDiagnosisText(TextSink& sink, const CaseAnalysis& analysis, const Diagnosis& diagnosis,
                        const TextStyle& style, const ReportExtras& extras);

/// For programs: "schema": "faultline/diagnose/1" (docs/cli.md lists the members).
void writeDiagnosisJson(TextSink& sink, const CaseAnalysis& analysis, const Diagnosis& diagnosis);
void writeDiagnosisJson(TextSink& sink, const CaseAnalysis& analysis, const Diagnosis& diagnosis,
                        const ReportExtras& extras);

/// For an issue tracker.
void writeDiagnosisMarkdown(TextSink& sink, const CaseAnalysis& analysis,
                            const Diagnosis& diagnosis);
void writeDiagnosisMarkdown(TextSink& sink, const CaseAnalysis& analysis,
                            const Diagnosis& diagnosis, const ReportExtras& extras);

/// For sending around: one self-contained page without scripts, light or dark as the reader's
/// system is, with the curve that proves each finding drawn into it.
void writeDiagnosisHtml(TextSink& sink, const CaseAnalysis& analysis, const Diagnosis& diagnosis);
void writeDiagnosisHtml(TextSink& sink, const CaseAnalysis& analysis, const Diagnosis& diagnosis,
                        const ReportExtras& extras);

} // namespace faultline
