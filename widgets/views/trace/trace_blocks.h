// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/trace/trace_rows.h"
#include "widgets/views/trace/trace_window.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace faultline::ui {

/// What is drawn as one rectangle: an event, or several that share a pixel.
struct TraceBlock {
    double left = 0.0; ///< pixels, within the window
    double right = 0.0;
    std::size_t first = 0; ///< position in the row
    std::size_t count = 1; ///< events; more than 1: merged
    double coverage = 1.0; ///< share of the block's width that is really covered
};

/// The blocks of a row in a window, left to right; `blocks` is emptied first.
///
/// At most two a pixel column whatever the length of the row: between columns it searches
/// (galloping) instead of walking, so a row costs O(columns · log(events a column)).
void collectBlocks(const TraceRow& row, const TraceWindow& window, std::vector<TraceBlock>& blocks);

/// The event that stands for a merged block: the longest of a few of its events.
[[nodiscard]] std::size_t representativeOf(const TraceRow& row, const TraceBlock& block);

/// The first position from `from` on whose begin is not below `ns`.
[[nodiscard]] std::size_t gallop(const std::vector<std::int64_t>& begins, std::size_t from,
                                 std::int64_t ns);

} // namespace faultline::ui
