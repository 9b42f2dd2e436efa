// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/case_artifacts.h"
#include "model/report/json_values.h"

#include <string>

namespace faultline {

/// What an artifact holds, in a line of English: "1,203 lines, 14 recognised events, ended by
/// pt.oom.new". Printable.
[[nodiscard]] std::string summaryOf(const ConsoleLog& log);
[[nodiscard]] std::string summaryOf(const HardwareLog& log);
[[nodiscard]] std::string summaryOf(const ConfigDocument& config);
[[nodiscard]] std::string summaryOf(const Environment& environment);
[[nodiscard]] std::string summaryOf(const TraceProfile& profile);
[[nodiscard]] std::string summaryOf(const DatasetSource& dataset);

/// The same at length for programs, without what stands in the file's own report. Lists that may be
/// long hold their first kListedItems, with the true count beside them.
[[nodiscard]] Json artifactJson(const ConsoleLog& log);
[[nodiscard]] Json artifactJson(const HardwareLog& log);
[[nodiscard]] Json artifactJson(const ConfigDocument& config);
[[nodiscard]] Json artifactJson(const Environment& environment);
[[nodiscard]] Json artifactJson(const TraceProfile& profile);
[[nodiscard]] Json artifactJson(const DatasetSource& dataset);
inline constexpr std::size_t kListedItems = 1000;

} // namespace faultline
