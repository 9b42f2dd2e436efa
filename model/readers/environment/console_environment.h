// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/console_log.h"
#include "model/core/environment.h"

#include <optional>

namespace faultline {

/// Versions, devices and missing libraries that a console log tells of: its events, wherever they
/// are, and its first kVersionLines lines. Each fact has its line in the file. Nothing if there
/// is none. The caller fills in Artifact::file.
[[nodiscard]] std::optional<Environment> environmentOfConsole(const ConsoleLog& log);

/// Programs say what they run on when they start.
inline constexpr std::size_t kVersionLines = 20'000;

} // namespace faultline
