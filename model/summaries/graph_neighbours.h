// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/core/result.h"
#include "model/summaries/graph_tree.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace faultline {

/// What an entry of a graph reads from, or is read by.
struct GraphNeighbour {
    std::uint32_t entry = GraphTree::kNone; ///< kNone: the graph has no node of this name
    std::string_view name;                  ///< of what the graph does not have: an argument
    std::uint64_t edges = 0;                ///< that it stands for
    bool isControl = false;                 ///< all of them only tell an order
};

/// The neighbourhood of an entry.
struct GraphNeighbours {
    std::vector<GraphNeighbour> inputs;  ///< in the order in which they are read first
    std::vector<GraphNeighbour> outputs; ///< in the order of the graph
};

/// Of a node its inputs and readers, each once. Of a scope what lies outside of it and is joined to
/// something within, by the largest scopes that do not hold the scope as well. Nothing for the
/// whole graph. Names point into the graph. Linear in the edges of what the entry holds; fails only
/// when cancelled. Any thread.
[[nodiscard]] Result<GraphNeighbours> neighboursOf(const GraphTree& tree, std::uint32_t entry,
                                                   const ReadMonitor& monitor);

} // namespace faultline
