// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli_arguments.h"
#include "app/cli_command.h"
#include "model/casefile/case_file.h"
#include "model/diagnosis/analysis/case_analysis.h"
#include "model/diagnosis/findings/finding.h"

#include <string>
#include <variant>

namespace faultline::cli {

/// The case that `diagnose` works on: that of --case, with what other options change, or a new one;
/// or the code to exit with (its reason has been told). Sources that are missing are told and left
/// out of `arguments.paths`, which becomes what is to be read.
using OpenedCase = std::variant<CaseFile, ExitCode>;
[[nodiscard]] OpenedCase openCase(std::string_view command, Arguments& arguments);

/// Saves the case to the file of --save-case; false after a complaint.
[[nodiscard]] bool saveCase(const CaseFile& file, const std::string& path);

/// Writes copies of the user's configurations and package lists, changed as planFixes() says, into
/// a folder, and all of them as one diff, faultline.patch. False after a complaint. What cannot be
/// patched, and fixes that contradict another, are told and left out.
[[nodiscard]] bool writePatches(const CaseAnalysis& analysis, const Diagnosis& diagnosis,
                                const std::string& folder);

} // namespace faultline::cli
