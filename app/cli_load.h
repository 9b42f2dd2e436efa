// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli_arguments.h"
#include "app/cli_command.h"
#include "model/core/run.h"
#include "model/core/table_choice.h"

#include <map>
#include <string>
#include <string_view>
#include <variant>

namespace faultline::cli {

inline constexpr unsigned kMostThreads = 256; ///< that --threads takes

/// A case that was read, or the code to exit with (its reason has been told).
using Loaded = std::variant<CasePtr, ExitCode>;

/// Reads the paths of a command, or the demo case; `command` is for usage messages. Says on
/// standard error which paths gave nothing; the others are read all the same.
/// `tables`: as LoadOptions::tables.
[[nodiscard]] Loaded loadPaths(std::string_view command, const Arguments& arguments,
                               std::map<std::string, TableChoice> tables = {});

/// Whether the output of the command already lists what is wrong with the files.
enum class ReportListsIssues { No, Yes };

/// Tells on standard error what is wrong with the files: path, offset, what, advice; not with
/// --quiet, and not a second time on the terminal that shows the report.
void noteIssues(const CaseData& data, const Arguments& arguments, ReportListsIssues listed);

} // namespace faultline::cli
