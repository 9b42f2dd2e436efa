// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/core/result.h"
#include "model/fleet/fleet_table.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

struct sqlite3;

namespace faultline {

/// What a file of summaries holds.
struct FleetData {
    struct BadLine {
        std::uint64_t line = 0; ///< 1-based
        Text problem;
    };
    static constexpr std::size_t kMostBadLines = 100; ///< that are kept; all are counted

    std::string source;
    std::shared_ptr<const FleetTable> table; ///< never null
    std::vector<BadLine> badLines;
    std::uint64_t badLineCount = 0;
    bool isFromStore = false; ///< no line had to be read: all was in the store
};

/// Opens files of summaries, and keeps what they hold in a database of SQLite, so that the next
/// time only the lines that are new are read. A database that is damaged, of another version or
/// cannot be written is made again or done without: it holds nothing that the file does not.
class FleetStore {
public:
    /// `folder`: where the databases go, one for each file; empty: none are kept.
    explicit FleetStore(std::string folder) : m_folder(std::move(folder)) {}

    /// An Error if the file cannot be read or holds no summary at all. Blocks: off the GUI thread.
    /// `monitor` is told of the bytes of lines.
    [[nodiscard]] Result<FleetData> open(const std::string& path, ReadMonitor& monitor) const;

    /// /faultline/fleet.
    [[nodiscard]] static std::string defaultFolder();

private:
    std::string m_folder;
};

} // namespace faultline
