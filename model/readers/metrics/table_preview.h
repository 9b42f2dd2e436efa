// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/core/result.h"
#include "model/core/run.h"
#include "model/core/table_choice.h"
#include "model/io/byte_source.h"
#include "model/readers/metrics/table_guess.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace faultline::metrics {

/// What a table would give if its columns were read in a certain way.
struct TablePreview {
    /// More of a file is not looked at; fewer rows then count than reading it will find.
    static constexpr std::uint64_t kMostBytes = std::uint64_t{8} << 20;
    /// Of a table of several runs, those whose curves are made.
    static constexpr std::size_t kMostRuns = 8;

    TableGuess guess;                 ///< roles as read: by the choice, or as the file suggests
    std::vector<std::string> unknown; ///< columns of the choice that are not there
    std::vector<RunPtr> runs;         ///< the first kMostRuns
    std::uint64_t runCount = 1;
    bool hasMoreRuns = false; ///< than runCount: more than are read
    std::uint64_t rowsRead = 0;
    std::uint64_t rowsSkipped = 0; ///< their reasons are among the issues
    ImportLog issues;              ///< why rows and cells were left out, names that occur twice
    std::uint64_t bytesRead = 0;   ///< of the file, as it lies on disk
    std::uint64_t sizeBytes = 0;

    [[nodiscard]] bool isWhole() const { return bytesRead == sizeBytes; }
};

/// Reads the beginning of a file with the readers that loading uses. `choice`: none for what the
/// file itself suggests. Blocks; safe from any thread. An Error if the file cannot be opened or
/// holds no table.
[[nodiscard]] Result<TablePreview> previewTable(const std::string& path,
                                                const std::optional<TableChoice>& choice,
                                                ReadMonitor& monitor);
/// The same of bytes from anywhere.
[[nodiscard]] Result<TablePreview> previewTable(std::unique_ptr<ByteSource> whole,
                                                const std::optional<TableChoice>& choice,
                                                ReadMonitor& monitor);

} // namespace faultline::metrics
