// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/core/result.h"
#include "model/core/run.h"
#include "model/core/table_choice.h"

#include <functional>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace faultline {

struct LoadOptions {
    /// Threads that read and decode, the calling one included; 0: one per core.
    unsigned threads = 0;
    /// Called from a worker thread, never twice at once, with what has been read so far, at most
    /// about five times a second and once early. May be empty.
    std::function<void(CasePtr)> onPartial;
    /// Called once, after the folders were scanned and before reading, with the bytes to read.
    std::function<void(std::uint64_t totalBytes)> onScanned;
    /// Files among the paths, or below them, that are read as tables of metrics whatever they look
    /// like, by the columns that the user chose.
    std::map<std::string, TableChoice> tables = {};
};

/// Reads everything recognised under `paths` (files or folders). Blocks until done; worker
/// threads end before it returns. Cancelling (monitor) gives what had been read by then,
/// with isComplete false. An Error only if nothing at all was readable; its text names the
/// path and says why.
[[nodiscard]] Result<CasePtr> loadCase(std::span<const std::string> paths, ReadMonitor& monitor,
                                       const LoadOptions& options = {});

/// The built-in demo case: a real failed training, embedded in the program.
[[nodiscard]] Result<CasePtr> loadDemoCase(ReadMonitor& monitor, const LoadOptions& options = {});

} // namespace faultline
