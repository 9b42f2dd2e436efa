// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli_arguments.h"
#include "app/cli_command.h"

#include <string_view>

namespace faultline::cli {

/// Whether one of the options of diagnoseEach() was given.
[[nodiscard]] bool isEach(const Arguments& arguments);

/// `diagnose --each --summary`: judges each path by itself and writes its summaries.
[[nodiscard]] ExitCode diagnoseEach(std::string_view command, const Arguments& arguments);

} // namespace faultline::cli
