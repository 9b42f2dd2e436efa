// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/analysis/case_analysis.h"
#include "model/diagnosis/findings/finding.h"
#include "model/report/text_sink.h"
#include "model/report/text_style.h"

namespace faultline {

/// What is known of the learning rate of each training of a case: its plan, what was logged, a
/// range test, a rate that fits, findings about it. English and deterministic.

/// For a terminal.
void writeLearningRateText(TextSink& sink, const CaseAnalysis& analysis, const Diagnosis& diagnosis,
                           const TextStyle& style = {});

/// For programs: "schema": "faultline/lr/1" (docs/learning-rate.md lists the members).
void writeLearningRateJson(TextSink& sink, const CaseAnalysis& analysis,
                           const Diagnosis& diagnosis);

} // namespace faultline
