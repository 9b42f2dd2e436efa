// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/network.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline {

/// What a graph, or a part of it, comes to.
struct GraphTotals {
    std::uint64_t nodes = 0;
    std::uint64_t variables = 0;        ///< nodes that hold something that is trained or kept
    std::uint64_t parameters = 0;       ///< elements of the variables whose shape is known
    std::uint64_t parameterBytes = 0;   ///< of those whose type is known too
    std::uint64_t unknownVariables = 0; ///< without a shape: not in the two above
    std::uint64_t constantBytes = 0;    ///< in the file: the weights of a frozen graph

    GraphTotals& operator+=(const GraphTotals& other);
    friend bool operator==(const GraphTotals&, const GraphTotals&) = default;
};

/// A graph as a tree of its name scopes: "a/b/c" is node "c" in scope "b" in scope "a". Functions
/// stand beside the graph, each a scope of its own. Immutable; holds the graph.
class GraphTree {
public:
    static constexpr std::uint32_t kNone = 0xFFFF'FFFF;
    /// Deeper scopes stay part of the name: a name of slashes alone must not cost a level each.
    static constexpr std::size_t kMostLevels = 64;

    /// A scope, a node, or a node whose name is that of a scope too.
    struct Entry {
        std::string_view name;        ///< last part; within the graph
        std::uint32_t parent = kNone; ///< index of an entry; kNone of the root
        std::uint32_t row = 0;        ///< among the children of the parent
        std::uint32_t node = kNone;   ///< index for node()
        bool isFunction = false;
        std::vector<std::uint32_t> children; ///< indices of entries, in the order of the graph
        GraphTotals totals;                  ///< of itself and everything below
    };

    explicit GraphTree(std::shared_ptr<const Network> graph);

    /// Entry 0 is the root, which has no name.
    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }
    [[nodiscard]] const GraphTotals& totals() const { return m_entries.front().totals; }
    [[nodiscard]] const Network& graph() const { return *m_graph; }

    [[nodiscard]] std::size_t nodeCount() const { return m_nodes.size(); }
    [[nodiscard]] const NetworkNode& node(std::uint32_t index) const
    {
        return *m_nodes[index].node;
    }
    [[nodiscard]] std::uint32_t entryOf(std::uint32_t node) const { return m_nodes[node].entry; }
    /// What an input names: the node, in the same function. kNone if the graph has no such node, as
    /// of the arguments of a function.
    [[nodiscard]] std::uint32_t source(std::uint32_t node, std::string_view input) const;
    /// Nodes that read one, ascending.
    [[nodiscard]] std::span<const std::uint32_t> readers(std::uint32_t node) const;

    /// Operations by how often they occur, the most frequent first, then by name.
    [[nodiscard]] const std::vector<std::pair<std::string_view, std::uint64_t>>& operations() const
    {
        return m_operations;
    }

    /// The next entry whose name or operation contains `text` (ASCII letters without case), in the
    /// order in which the tree is read from top to bottom; begins anew at the end. Nothing if there
    /// is none. Linear.
    [[nodiscard]] std::optional<std::uint32_t> find(std::string_view text, std::uint32_t from,
                                                    bool backwards) const;
    [[nodiscard]] std::size_t countMatches(std::string_view text) const;

    /// Scope and name: "a/b/c".
    [[nodiscard]] std::string path(std::uint32_t entry) const;

private:
    struct Node {
        const NetworkNode* node = nullptr;
        std::uint32_t entry = 0;
        std::uint32_t part = 0; ///< 0: the graph; else the function, counted from 1
    };
    void addNodes(const std::vector<NetworkNode>& nodes, std::uint32_t scope, std::uint32_t part);
    void link();
    void sumUp();
    void order();
    [[nodiscard]] bool matches(std::uint32_t entry, std::string_view lower) const;

    std::shared_ptr<const Network> m_graph;
    std::vector<Entry> m_entries;
    std::vector<Node> m_nodes;
    std::vector<std::vector<std::pair<std::string_view, std::uint32_t>>>
        m_byName;                              ///< by part, sorted
    std::vector<std::uint32_t> m_readerBegins; ///< of each node in m_readers, and the end
    std::vector<std::uint32_t> m_readers;
    std::vector<std::uint32_t> m_order; ///< entries from top to bottom
    std::vector<std::uint32_t> m_place; ///< of each entry in m_order
    std::vector<std::pair<std::string_view, std::uint64_t>> m_operations;
};

/// What one node holds, by its operation and attributes.
[[nodiscard]] GraphTotals totalsOf(const NetworkNode& node);

/// Where it was placed; empty if the graph does not tell.
[[nodiscard]] std::string_view deviceOf(const NetworkNode& node);

/// Shapes of the outputs as the file tells them: "1 x 8 x ?", "?" of an open rank; empty if it
/// tells none.
[[nodiscard]] std::vector<std::string> outputShapes(const NetworkNode& node);
[[nodiscard]] std::string shapeText(const NetworkAttribute& shape);

/// Name of a TensorFlow data type: "float", "int64"; empty if it is none.
[[nodiscard]] std::string_view dataTypeName(std::int64_t type);

} // namespace faultline
