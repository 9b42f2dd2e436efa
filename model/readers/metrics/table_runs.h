// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/io/byte_source.h"
#include "model/readers/metrics/table_guess.h"

#include <cstddef>
#include <string>
#include <vector>

namespace faultline::metrics {

/// The names of the runs that a table holds, in the order in which they appear.
struct TableRuns {
    /// More are left out: each is read in a pass of its own.
    static constexpr std::size_t kMost = 256;

    std::vector<std::string> names; ///< as the cells have them
    bool hasMore = false;
};

/// Reads the column of the runs (`guess.run`) of a whole table; nothing if it has none. Rows that
/// would be left out for another reason may count.
[[nodiscard]] TableRuns runsOfTable(const ByteSource& source, const TableGuess& guess,
                                    ReadMonitor& monitor);

/// What a run of a table is called beside its file; rows may leave its cell empty.
[[nodiscard]] std::string shownRunName(const std::string& cell);

} // namespace faultline::metrics
