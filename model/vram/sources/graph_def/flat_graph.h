// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/network.h"
#include "model/core/result.h"

#include <cstddef>
#include <string>
#include <vector>

namespace faultline::vram {

/// An output of a node.
struct FlatInput {
    static constexpr std::size_t kMissing = static_cast<std::size_t>(-1);
    std::size_t node = kMissing; ///< index into FlatGraph::nodes
    std::size_t output = 0;
};

/// What a node takes part in.
enum class FlatRole : std::uint8_t {
    Forward,
    Backward, ///< gradients, and what only they need: the simulation makes its own
    Cycle,    ///< in a circle that no loop explains
};

struct FlatNode {
    const NetworkNode* node = nullptr;
    std::string name; ///< with those of the calls around it: "net/block1/Conv2D"
    std::vector<FlatInput> inputs;
    FlatRole role = FlatRole::Forward;
};

/// A graph of TensorFlow with the functions that it calls written in place of the calls.
struct FlatGraph {
    std::vector<FlatNode> nodes;                   ///< each after what it reads, but for cycles
    std::vector<std::vector<std::size_t>> readers; ///< forward nodes that read one, for each node
};

/// `graph` outlives the result. Calls that go deeper than 24 functions stay nodes; of the loops of
/// TensorFlow 1 the way back is left out. Fails when the functions make more than 500,000 nodes.
[[nodiscard]] Result<FlatGraph> flatten(const Network& graph);

} // namespace faultline::vram
