// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/report/text_sink.h"
#include "model/report/text_style.h"

#include <string_view>

namespace faultline {

/// What was opened: runs, files, tags, sessions, damage.

/// Whether the records that reading passed over were verified since (checkLongRecords()).
enum class LongRecords { Unchecked, Checked };

/// For people: aligned tables, one section for each run in the order of the case, tags and
/// file names in the last column, never shortened.
void writeInspectText(TextSink& sink, const CaseData& data, const TextStyle& style = {},
                      LongRecords longRecords = LongRecords::Unchecked);

/// For programs: "schema": "faultline/inspect/1" (docs/cli.md lists the members). One run is
/// put together at a time, so memory does not grow with the number of runs.
void writeInspectJson(TextSink& sink, const CaseData& data,
                      LongRecords longRecords = LongRecords::Unchecked);

/// Stable word for how reading ended, as in JSON: "complete", "truncated-tail", ...
[[nodiscard]] std::string_view toString(ReadEnd end);
[[nodiscard]] std::string_view toString(SessionMark::Status status);

} // namespace faultline
