// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/diagnosis/analysis/case_analysis.h"
#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/findings/finding.h"
#include "model/report/text_sink.h"

#include <string_view>

namespace faultline {

/// Parts of the HTML report about the case as a whole.

/// Style rules of the timeline, for the head of the page.
[[nodiscard]] std::string_view timelineStyle();
/// What each training did when, as one <svg>: a row for each, a colour for each phase, a mark where
/// a finding begins. Nothing if no time is known. At most 40 rows.
void writeTimelineHtml(TextSink& sink, const CaseAnalysis& analysis, const Diagnosis& diagnosis);
/// Machine and versions, with the file that says so. Nothing if none is known.
void writeEnvironmentHtml(TextSink& sink, const CaseData& data, const MachineChoice* chosen);
/// The pages of the rules that found something, folded.
void writeRulePagesHtml(TextSink& sink, const Diagnosis& diagnosis);

} // namespace faultline
