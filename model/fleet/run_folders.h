// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/core/result.h"

#include <string>
#include <vector>

namespace faultline {

/// The folders directly in a folder or location, by name: what stands for a run each in an archive
/// of runs. A location keeps what is secret in it, for whoever opens them. A file that holds runs
/// (runs.zip) is the only one of itself. An Error if there is nothing to judge. Blocks, and lists a
/// location.
[[nodiscard]] Result<std::vector<std::string>> runFoldersIn(const std::string& given,
                                                            ReadMonitor& monitor);

} // namespace faultline
