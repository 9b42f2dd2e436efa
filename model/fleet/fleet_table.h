// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/fleet/run_summary.h"
#include "model/report/text_sink.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

enum class FleetGroupBy : std::uint8_t { Cause, State, Model, Gpu, Week };

/// Runs that have something in common.
struct FleetGroup {
    std::string key; ///< rule id, state, model, GPU; empty: not known, or no cause
    double week =
        0; ///< of FleetGroupBy::Week: when it begins, seconds since the epoch; 0: not known
    std::uint32_t runs = 0;
    std::uint32_t critical = 0; ///< whose verdict is critical
    double gpuHours = 0.0;
    double gpuHoursLost = 0.0;
};

/// Summaries of many runs, in memory: 100,000 of them are filtered and grouped while somebody
/// types. Immutable; any thread.
class FleetTable {
public:
    explicit FleetTable(std::vector<RunSummary> runs);

    [[nodiscard]] std::span<const RunSummary> runs() const { return m_runs; }

    /// Those that hold every word of `query`, in any case, in path, verdict, cause, model, GPU or
    /// state; all for an empty one.
    [[nodiscard]] std::vector<std::uint32_t> filtered(std::string_view query) const;
    /// Of `rows`: what cost most GPU-hours first; weeks by time.
    [[nodiscard]] std::vector<FleetGroup> groups(std::span<const std::uint32_t> rows,
                                                 FleetGroupBy by) const;

private:
    std::vector<RunSummary> m_runs;
    std::string m_haystack;            ///< lower case, of all runs
    std::vector<std::uint32_t> m_ends; ///< of each in it
};

/// When the week of a time begins: Monday, 0:00 UTC.
[[nodiscard]] double weekOf(double seconds);

/// A table with the members of faultline/summary/1 as columns. RFC 4180 with \n line ends.
void writeFleetCsv(TextSink& sink, const FleetTable& table, std::span<const std::uint32_t> rows);

/// Of summaries in the order in which they were written, those that count: of a path the last ones
/// that were made of the same files.
[[nodiscard]] std::vector<RunSummary> latestOf(std::vector<RunSummary> all);

} // namespace faultline
