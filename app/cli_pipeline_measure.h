// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli_arguments.h"
#include "app/cli_command.h"
#include "model/pipeline/evidence/infer.h"

#include <optional>
#include <vector>

namespace faultline::cli {

/// Options of `pipeline` by which elements are made and timed on this machine.
[[nodiscard]] std::vector<OptionSpec> measureOptions();

/// What --measure asks for, or nothing without it. Takes some seconds.
[[nodiscard]] OrExit<std::optional<pipeline::PreviewCosts>> measuredPreview(
    const Arguments& arguments);

/// `pipeline --probe`: prints how many pictures a second this machine decodes.
[[nodiscard]] ExitCode printProbe();

} // namespace faultline::cli
