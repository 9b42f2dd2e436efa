// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/fleet/run_summary.h"

#include <string>
#include <string_view>

namespace faultline {

inline constexpr std::string_view kSummarySchema = "faultline/summary/1";
/// That a line has at most beside its path, as JSON writes both.
inline constexpr std::size_t kMostSummaryBytes = 1024;

/// One line of JSON, ended by "\n". Texts that are too long are cut at a word.
[[nodiscard]] std::string summaryLine(const RunSummary& summary);

/// The summary that a line holds. Members that are not known are passed over; a member of another
/// kind than this version writes, another schema and a cut line are an Error without a path.
[[nodiscard]] Result<RunSummary> parseSummaryLine(std::string_view line);

} // namespace faultline
