// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/graph_tree.h"

#include "model/core/ascii.h"
#include "model/readers/network/graph_def_file.h"

#include <algorithm>
#include <array>
#include <limits>
#include <unordered_map>

namespace faultline {

namespace {

struct DataType {
    std::int64_t number;
    std::string_view name;
    std::uint64_t bytes; ///< 0: not fixed
};

/// types.proto of TensorFlow.
constexpr std::array<DataType, 23> kDataTypes{{
    {1, "float", 4},    {2, "double", 8},       {3, "int32", 4},   {4, "uint8", 1},
    {5, "int16", 2},    {6, "int8", 1},         {7, "string", 0},  {8, "complex64", 8},
    {9, "int64", 8},    {10, "bool", 1},        {11, "qint8", 1},  {12, "quint8", 1},
    {13, "qint32", 4},  {14, "bfloat16", 2},    {15, "qint16", 2}, {16, "quint16", 2},
    {17, "uint16", 2},  {18, "complex128", 16}, {19, "half", 2},   {20, "resource", 0},
    {21, "variant", 0}, {22, "uint32", 4},      {23, "uint64", 8},
}};
constexpr std::int64_t kReferenceType = 100; ///< added to the type of a reference

const DataType* dataType(std::int64_t number)
{
    const std::int64_t base = number > kReferenceType ? number - kReferenceType : number;
    const auto found = std::find_if(kDataTypes.begin(), kDataTypes.end(),
                                    [base](const DataType& type) { return type.number == base; });
    return found == kDataTypes.end() ? nullptr : &*found;
}

bool isVariable(std::string_view op)
{
    return op == "VarHandleOp" || op == "VariableV2" || op == "Variable"
           || op == "AutoReloadVariable" || op == "TemporaryVariable";
}

/// Product of the sizes; nothing if one is open or it does not fit.
std::optional<std::uint64_t> elementCount(const NetworkAttribute& shape)
{
    if (shape.integer == NetworkAttribute::kOpenRank)
        return std::nullopt;
    std::uint64_t count = 1;
    for (const std::int64_t size : shape.integers) {
        if (size < 0)
            return std::nullopt;
        const auto factor = static_cast<std::uint64_t>(size);
        if (factor != 0 && count > std::numeric_limits<std::uint64_t>::max() / 16 / factor)
            return std::nullopt;
        count *= factor;
    }
    return count;
}

bool containsLowered(std::string_view text, std::string_view wanted)
{
    return std::search(text.begin(), text.end(), wanted.begin(), wanted.end(),
                       [](char a, char b) { return lowerAscii(a) == b; })
           != text.end();
}

/// The node that an input means: "^node", "node:1", within functions "node:output:1".
std::string_view nodeName(std::string_view input)
{
    if (!input.empty() && input.front() == '^')
        input.remove_prefix(1);
    return input.substr(0, input.find(':'));
}

std::uint32_t asIndex(std::size_t size)
{
    return static_cast<std::uint32_t>(size);
}

/// Scopes by parent and name while the tree grows.
struct ScopeKey {
    std::uint32_t parent;
    std::string_view name;
    friend bool operator==(const ScopeKey&, const ScopeKey&) = default;
};
struct ScopeHash {
    std::size_t operator()(const ScopeKey& key) const
    {
        return std::hash<std::string_view>{}(key.name) * 31 + key.parent;
    }
};

} // namespace

GraphTotals& GraphTotals::operator+=(const GraphTotals& other)
{
    nodes += other.nodes;
    variables += other.variables;
    parameters += other.parameters;
    parameterBytes += other.parameterBytes;
    unknownVariables += other.unknownVariables;
    constantBytes += other.constantBytes;
    return *this;
}

GraphTotals totalsOf(const NetworkNode& node)
{
    GraphTotals totals;
    totals.nodes = 1;
    if (node.op == "Const") {
        for (const NetworkTensor& tensor : node.tensors)
            totals.constantBytes += tensor.dataBytes;
        return totals;
    }
    if (!isVariable(node.op))
        return totals;
    totals.variables = 1;
    const NetworkAttribute* const shape = node.attribute("shape");
    const std::optional<std::uint64_t> count =
        shape == nullptr ? std::nullopt : elementCount(*shape);
    if (!count) {
        totals.unknownVariables = 1;
        return totals;
    }
    totals.parameters = *count;
    const NetworkAttribute* const type = node.attribute("dtype");
    if (const DataType* known = type == nullptr ? nullptr : dataType(type->integer))
        totals.parameterBytes = *count * known->bytes;
    return totals;
}

std::string shapeText(const NetworkAttribute& shape)
{
    if (shape.integer == NetworkAttribute::kOpenRank)
        return "?";
    if (shape.integers.empty())
        return "scalar";
    std::string text;
    for (const std::int64_t size : shape.integers)
        text += (text.empty() ? "" : " x ") + (size >= 0 ? std::to_string(size) : "?");
    return text;
}

std::vector<std::string> outputShapes(const NetworkNode& node)
{
    std::vector<std::string> shapes;
    constexpr std::string_view kOutputs = "_output_shapes";
    for (const NetworkAttribute& attribute : node.attributes) {
        const std::string_view name = attribute.name;
        if (name.starts_with(kOutputs)
            && (name.size() == kOutputs.size() || name[kOutputs.size()] == ':'))
            shapes.push_back(shapeText(attribute));
    }
    if (shapes.empty() && (isVariable(node.op) || node.op == "Placeholder")) {
        if (const NetworkAttribute* const shape = node.attribute("shape"))
            shapes.push_back(shapeText(*shape));
    }
    return shapes;
}

std::string_view deviceOf(const NetworkNode& node)
{
    const NetworkAttribute* const device = node.attribute(kDeviceAttribute);
    return device == nullptr ? std::string_view() : device->text;
}

std::string_view dataTypeName(std::int64_t type)
{
    const DataType* const known = dataType(type);
    return known == nullptr ? std::string_view() : known->name;
}

GraphTree::GraphTree(std::shared_ptr<const Network> graph) : m_graph(std::move(graph))
{
    m_entries.emplace_back();
    addNodes(m_graph->nodes, 0, 0);
    for (std::size_t i = 0; i < m_graph->functions.size(); ++i) {
        const NetworkFunction& function = m_graph->functions[i];
        const std::uint32_t scope = asIndex(m_entries.size());
        m_entries.push_back({.name = function.name,
                             .parent = 0,
                             .row = asIndex(m_entries.front().children.size()),
                             .node = kNone,
                             .isFunction = true,
                             .children = {},
                             .totals = {}});
        m_entries.front().children.push_back(scope);
        addNodes(function.nodes, scope, asIndex(i + 1));
    }
    link();
    sumUp();
    order();
}

void GraphTree::addNodes(const std::vector<NetworkNode>& nodes, std::uint32_t scope,
                         std::uint32_t part)
{
    std::unordered_map<ScopeKey, std::uint32_t, ScopeHash> known;
    const auto child = [&](std::uint32_t parent, std::string_view name) {
        const auto [place, isNew] = known.try_emplace({parent, name}, asIndex(m_entries.size()));
        if (isNew) {
            m_entries.push_back({.name = name,
                                 .parent = parent,
                                 .row = asIndex(m_entries[parent].children.size()),
                                 .node = kNone,
                                 .isFunction = false,
                                 .children = {},
                                 .totals = {}});
            m_entries[parent].children.push_back(place->second);
        }
        return place->second;
    };
    m_byName.emplace_back();
    for (const NetworkNode& node : nodes) {
        std::uint32_t at = scope;
        std::string_view rest = node.name;
        for (std::size_t level = 0; level < kMostLevels; ++level) {
            const std::size_t slash = rest.find('/');
            if (slash == std::string_view::npos || level + 1 == kMostLevels)
                break;
            at = child(at, rest.substr(0, slash));
            rest.remove_prefix(slash + 1);
        }
        std::uint32_t entry = child(at, rest);
        if (m_entries[entry].node != kNone) { // a second node of that name has a row of its own
            entry = asIndex(m_entries.size());
            m_entries.push_back({.name = rest,
                                 .parent = at,
                                 .row = asIndex(m_entries[at].children.size()),
                                 .node = kNone,
                                 .isFunction = false,
                                 .children = {},
                                 .totals = {}});
            m_entries[at].children.push_back(entry);
        }
        m_entries[entry].node = asIndex(m_nodes.size());
        m_byName.back().emplace_back(node.name, asIndex(m_nodes.size()));
        m_nodes.push_back({.node = &node, .entry = entry, .part = part});
    }
    std::stable_sort(m_byName.back().begin(), m_byName.back().end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
}

std::uint32_t GraphTree::source(std::uint32_t node, std::string_view input) const
{
    const std::string_view name = nodeName(input);
    const auto& names = m_byName[m_nodes[node].part];
    const auto found = std::lower_bound(
        names.begin(), names.end(), name,
        [](const auto& entry, std::string_view wanted) { return entry.first < wanted; });
    return found != names.end() && found->first == name ? found->second : kNone;
}

void GraphTree::link()
{
    std::vector<std::pair<std::uint32_t, std::uint32_t>> reads; // source, reader
    for (std::uint32_t node = 0; node < m_nodes.size(); ++node) {
        for (const std::string& input : m_nodes[node].node->inputs) {
            if (const std::uint32_t from = source(node, input); from != kNone)
                reads.emplace_back(from, node);
        }
    }
    std::sort(reads.begin(), reads.end());
    reads.erase(std::unique(reads.begin(), reads.end()), reads.end());
    m_readerBegins.assign(m_nodes.size() + 1, 0);
    m_readers.reserve(reads.size());
    for (const auto& [from, reader] : reads) {
        ++m_readerBegins[from + 1];
        m_readers.push_back(reader);
    }
    for (std::size_t i = 1; i < m_readerBegins.size(); ++i)
        m_readerBegins[i] += m_readerBegins[i - 1];
}

std::span<const std::uint32_t> GraphTree::readers(std::uint32_t node) const
{
    return std::span(m_readers).subspan(m_readerBegins[node],
                                        m_readerBegins[node + 1] - m_readerBegins[node]);
}

void GraphTree::sumUp()
{
    std::unordered_map<std::string_view, std::uint64_t> counts;
    // Children come after their parents.
    for (std::size_t i = m_entries.size(); i-- > 0;) {
        Entry& entry = m_entries[i];
        if (entry.node != kNone) {
            const NetworkNode& own = node(entry.node);
            entry.totals += totalsOf(own);
            ++counts[own.op];
        }
        if (entry.parent != kNone)
            m_entries[entry.parent].totals += entry.totals;
    }
    m_operations.assign(counts.begin(), counts.end());
    std::sort(m_operations.begin(), m_operations.end(), [](const auto& a, const auto& b) {
        return a.second != b.second ? a.second > b.second : a.first < b.first;
    });
}

void GraphTree::order()
{
    m_order.reserve(m_entries.size());
    m_place.assign(m_entries.size(), 0);
    std::vector<std::uint32_t> waiting{0};
    while (!waiting.empty()) {
        const std::uint32_t entry = waiting.back();
        waiting.pop_back();
        m_place[entry] = asIndex(m_order.size());
        m_order.push_back(entry);
        const std::vector<std::uint32_t>& children = m_entries[entry].children;
        waiting.insert(waiting.end(), children.rbegin(), children.rend());
    }
}

bool GraphTree::matches(std::uint32_t entry, std::string_view wanted) const
{
    const Entry& one = m_entries[entry];
    return containsLowered(one.name, wanted)
           || (one.node != kNone && containsLowered(node(one.node).op, wanted));
}

std::optional<std::uint32_t> GraphTree::find(std::string_view text, std::uint32_t from,
                                             bool backwards) const
{
    const std::string wanted = lowerAscii(text);
    const std::size_t count = m_order.size();
    if (wanted.empty() || count < 2)
        return std::nullopt;
    std::size_t at = m_place[from];
    for (std::size_t i = 0; i < count; ++i) {
        at = backwards ? (at + count - 1) % count : (at + 1) % count;
        if (m_order[at] != 0 && matches(m_order[at], wanted))
            return m_order[at];
    }
    return std::nullopt;
}

std::size_t GraphTree::countMatches(std::string_view text) const
{
    const std::string wanted = lowerAscii(text);
    std::size_t count = 0;
    for (std::uint32_t entry = 1; entry < m_entries.size() && !wanted.empty(); ++entry)
        count += matches(entry, wanted) ? 1 : 0;
    return count;
}

std::string GraphTree::path(std::uint32_t entry) const
{
    std::vector<std::string_view> parts;
    for (std::uint32_t at = entry; at != 0 && at != kNone; at = m_entries[at].parent)
        parts.push_back(m_entries[at].name);
    std::string made;
    for (auto part = parts.rbegin(); part != parts.rend(); ++part) {
        made += made.empty() ? "" : "/";
        made += *part;
    }
    return made;
}

} // namespace faultline
