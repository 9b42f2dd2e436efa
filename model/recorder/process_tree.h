// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <sys/types.h>

namespace faultline::recorder {

/// A file of /proc or /sys, whole; empty if it cannot be read.
[[nodiscard]] std::string readText(const std::string& path);

/// Whether a process is a descendant of `root` now. False if it is gone.
[[nodiscard]] bool isBelow(pid_t pid, pid_t root);

/// What the kernel calls a process (at most 15 bytes), fit for a cell of a CSV file; empty if it is
/// gone.
[[nodiscard]] std::string processName(pid_t pid);

} // namespace faultline::recorder
