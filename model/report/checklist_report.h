// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/report/report_extras.h"
#include "model/report/text_sink.h"
#include "model/report/text_style.h"

#include <string>

namespace faultline {

/// The parts of reports about the checklist, for the writers of model/report. English.

/// "Problem", "Cannot be told", ...
[[nodiscard]] std::string stateWord(ItemState state);
/// "waits for the next run", "helped", ...
[[nodiscard]] std::string outcomeText(AttemptOutcome outcome);

/// What became of the promises: one line for each, then what was closed and opened again. Nothing
/// if nothing was tried.
void writeRetestText(TextSink& sink, const ReportExtras& extras, const TextStyle& style);
/// What the user wrote down, the case first. Nothing if nothing was.
void writeNotesText(TextSink& sink, const ReportExtras& extras, const TextStyle& style);
void writeChecklistMarkdown(TextSink& sink, const ReportExtras& extras);
/// Sections that fold; those with something to do are open.
void writeChecklistHtml(TextSink& sink, const ReportExtras& extras);
/// Notes on the case, and on items and findings by what they are about.
void writeNotesHtml(TextSink& sink, const Diagnosis& diagnosis, const ReportExtras& extras);

} // namespace faultline
