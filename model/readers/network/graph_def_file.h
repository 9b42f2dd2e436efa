// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/network.h"
#include "model/core/read_monitor.h"
#include "model/core/result.h"
#include "model/io/byte_source.h"

#include <cstdint>
#include <string_view>

namespace faultline {

/// The messages of TensorFlow that hold a graph.
enum class GraphMessage : std::uint8_t {
    GraphDef,
    MetaGraphDef,
    SavedModel,        ///< its first meta graph
    RunMetadata,       ///< graphs as they were run: of a function before it was optimised, if any
    TaggedRunMetadata, ///< the same with a tag
};

/// Which attributes of nodes are kept.
enum class GraphAttributes : std::uint8_t {
    Sizes, ///< those that sizes and names are made of
    All,   ///< every one, at most 256 of a node, and its device as kDeviceAttribute
};
/// Where a node was placed; no name that TensorFlow gives to an attribute.
inline constexpr std::string_view kDeviceAttribute = "@device";

/// Where a message lies in a file: [begin, end).
struct MessageRange {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
};

/// Reads the graph (docs/formats/graph-def.md). Values of weights are skipped by their headers:
/// memory is that of the nodes, whatever the file weighs. Fails, with the offset, when the message
/// is cut or damaged, holds no node, or more than a graph does.
[[nodiscard]] Result<Network> readGraph(const ByteSource& source, MessageRange range,
                                        GraphMessage message, ReadMonitor& monitor,
                                        GraphAttributes attributes = GraphAttributes::Sizes);

} // namespace faultline
