// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/graph_neighbours.h"

#include <algorithm>
#include <map>
#include <optional>
#include <unordered_set>
#include <utility>

namespace faultline {

namespace {

constexpr std::uint32_t kNone = GraphTree::kNone;

bool isControlInput(std::string_view input)
{
    return !input.empty() && input.front() == '^';
}

/// Neighbours on one side, each once.
class Side {
public:
    void add(std::uint32_t entry, std::string_view name, bool isControl)
    {
        const auto place = m_places.try_emplace({entry, name}, m_found.size());
        if (place.second)
            m_found.push_back({.entry = entry, .name = name, .edges = 0, .isControl = true});
        GraphNeighbour& neighbour = m_found[place.first->second];
        ++neighbour.edges;
        neighbour.isControl = neighbour.isControl && isControl;
    }
    [[nodiscard]] std::vector<GraphNeighbour> take() { return std::move(m_found); }

private:
    std::vector<GraphNeighbour> m_found;
    std::map<std::pair<std::uint32_t, std::string_view>, std::size_t> m_places;
};

class Finder {
public:
    Finder(const GraphTree& tree, std::uint32_t middle, const ReadMonitor& monitor)
        : m_tree(tree), m_middle(middle), m_monitor(monitor)
    {
        for (std::uint32_t at = middle; at != kNone; at = tree.entries()[at].parent)
            m_above.insert(at);
    }

    Result<GraphNeighbours> find()
    {
        const GraphTree::Entry& middle = m_tree.entries()[m_middle];
        m_isNode = middle.node != kNone;
        if (m_isNode)
            visit(middle.node);
        else if (middle.parent != kNone)
            visitBelow();
        for (const std::uint32_t reader : m_readersInOrder) {
            if (m_monitor.isCancelled())
                break;
            addReader(reader);
        }
        if (m_monitor.isCancelled())
            return Error{.code = ErrorCode::Cancelled};
        return GraphNeighbours{.inputs = m_inputs.take(), .outputs = m_outputs.take()};
    }

private:
    void visitBelow()
    {
        std::vector<std::uint32_t> open{m_middle};
        while (!open.empty() && !m_monitor.isCancelled()) {
            const GraphTree::Entry& entry = m_tree.entries()[open.back()];
            open.pop_back();
            if (entry.node != kNone)
                visit(entry.node);
            open.insert(open.end(), entry.children.rbegin(), entry.children.rend());
        }
    }

    /// A node that belongs to the middle.
    void visit(std::uint32_t node)
    {
        for (const std::string& input : m_tree.node(node).inputs) {
            const std::uint32_t source = m_tree.source(node, input);
            if (source == kNone)
                m_inputs.add(kNone, input, isControlInput(input));
            else if (const auto outside = outsideOf(source))
                m_inputs.add(*outside, {}, isControlInput(input));
        }
        for (const std::uint32_t reader : m_tree.readers(node)) {
            if (outsideOf(reader) && m_readers.insert(reader).second)
                m_readersInOrder.push_back(reader);
        }
    }

    /// The inputs of a reader are looked at once, however many of them come from the middle.
    void addReader(std::uint32_t reader)
    {
        for (const std::string& input : m_tree.node(reader).inputs) {
            const std::uint32_t source = m_tree.source(reader, input);
            if (source != kNone && !outsideOf(source))
                m_outputs.add(*outsideOf(reader), {}, isControlInput(input));
        }
    }

    /// What stands for a node: itself beside a node; beside a scope the largest scope around it
    /// that does not hold the middle. Nothing if it belongs to the middle.
    [[nodiscard]] std::optional<std::uint32_t> outsideOf(std::uint32_t node) const
    {
        std::uint32_t entry = m_tree.entryOf(node);
        if (m_isNode)
            return entry == m_middle ? std::nullopt : std::optional(entry);
        if (m_above.contains(entry)) // a node with the name of a scope that holds the middle
            return entry;
        for (;;) {
            const std::uint32_t parent = m_tree.entries()[entry].parent;
            if (parent == m_middle)
                return std::nullopt;
            if (parent == kNone || m_above.contains(parent))
                return entry;
            entry = parent;
        }
    }

    const GraphTree& m_tree;
    std::uint32_t m_middle;
    const ReadMonitor& m_monitor;
    bool m_isNode = false;
    std::unordered_set<std::uint32_t> m_above; ///< the middle and the entries that hold it
    std::unordered_set<std::uint32_t> m_readers;
    std::vector<std::uint32_t> m_readersInOrder;
    Side m_inputs;
    Side m_outputs;
};

} // namespace

Result<GraphNeighbours> neighboursOf(const GraphTree& tree, std::uint32_t entry,
                                     const ReadMonitor& monitor)
{
    return Finder(tree, entry, monitor).find();
}

} // namespace faultline
