// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/sources/graph_def/flat_graph.h"

#include <queue>

#include <algorithm>
#include <array>
#include <charconv>
#include <functional>
#include <map>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace faultline::vram {

namespace {

constexpr std::size_t kMostNodes = 500'000;
constexpr int kMostDepth = 24;
constexpr std::size_t kMostNameBytes = std::size_t{256} << 20; ///< of all names together
constexpr int kMostHops = 4 * kMostDepth; ///< from a value to what it stands for

std::size_t numberOf(std::string_view text)
{
    std::size_t value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    return problem == std::errc{} && end == text.data() + text.size() ? value : 0;
}

/// Inside functions a value is "node:output:index". The index counts within the named output, so
/// the names of outputs behind the first count too.
std::size_t offsetOf(std::string_view output)
{
    using Row = std::pair<std::string_view, std::size_t>;
    static constexpr std::array<Row, 8> kRows{{{"batch_mean", 1},
                                               {"batch_variance", 2},
                                               {"reserve_space_1", 3},
                                               {"reserve_space_2", 4},
                                               {"reserve_space_3", 5},
                                               {"backprop", 1},
                                               {"indices", 1},
                                               {"output_true", 1}}};
    const auto found = std::find_if(kRows.begin(), kRows.end(),
                                    [&](const Row& row) { return row.first == output; });
    return found != kRows.end() ? found->second : 0;
}

std::string keyOf(const std::string& node, std::size_t output)
{
    return output == 0 ? node : node + ':' + std::to_string(output);
}

/// The key of a value that is named inside the function with this prefix.
std::string keyOf(const std::string& prefix, std::string_view input)
{
    const std::size_t first = input.find(':');
    if (first == std::string_view::npos)
        return prefix + std::string(input);
    const std::string node = prefix + std::string(input.substr(0, first));
    const std::string_view rest = input.substr(first + 1);
    const std::size_t second = rest.find(':');
    if (second == std::string_view::npos)
        return keyOf(node, numberOf(rest));
    return keyOf(node, offsetOf(rest.substr(0, second)) + numberOf(rest.substr(second + 1)));
}

bool isControl(std::string_view input)
{
    return input.starts_with('^');
}

/// Gradients stand in scopes of their own, and their operations have names of their own.
bool isGradient(const FlatNode& flat)
{
    static constexpr std::array<std::string_view, 4> kScopes{"gradients/", "gradient_tape/",
                                                             "Gradients/", "gradients_1/"};
    for (const std::string_view scope : kScopes) {
        const std::size_t at = flat.name.find(scope);
        if (at != std::string::npos && (at == 0 || flat.name[at - 1] == '/'))
            return true;
    }
    static constexpr std::array<std::string_view, 5> kEndings{"Grad", "GradV2", "GradV3",
                                                              "BackpropFilter", "GradGrad"};
    const std::string& op = flat.node->op;
    return std::any_of(kEndings.begin(), kEndings.end(),
                       [&](std::string_view ending) { return op.ends_with(ending); });
}

class Flattener {
public:
    explicit Flattener(const Network& graph) : m_graph(graph)
    {
        for (const NetworkFunction& function : graph.functions)
            m_functions.emplace(function.name, &function);
    }

    Result<FlatGraph> flatten()
    {
        add(m_graph.nodes, {}, 0);
        if (m_isTooLarge)
            return Error{
                .code = ErrorCode::TooLarge,
                .detail = {
                    FAULTLINE_TR_NOOP(
                        "Errors",
                        "the functions of the graph make more than %1 nodes, or %2 MiB of names"),
                    {std::to_string(kMostNodes), std::to_string(kMostNameBytes >> 20)}}};
        connect();
        sort();
        markGradients();
        listReaders();
        return std::move(m_flat);
    }

private:
    const NetworkFunction* calledBy(const NetworkNode& node) const
    {
        const bool isCall = node.op == "PartitionedCall" || node.op == "StatefulPartitionedCall"
                            || node.op == "SymbolicGradient";
        const NetworkAttribute* const named = isCall ? node.attribute("f") : nullptr;
        const auto found = m_functions.find(named != nullptr ? named->text : node.op);
        return found != m_functions.end() ? found->second : nullptr;
    }

    /// Counts what a small file can multiply by calling its functions again and again.
    void spend(const std::string& name)
    {
        constexpr std::size_t kEach = 64;
        m_nameBytes += name.size() + kEach;
        m_isTooLarge = m_isTooLarge || m_nameBytes > kMostNameBytes;
    }

    void add(const std::vector<NetworkNode>& nodes, const std::string& prefix, int depth)
    {
        for (const NetworkNode& node : nodes) {
            if (m_flat.nodes.size() + m_calls >= kMostNodes)
                m_isTooLarge = true;
            if (m_isTooLarge)
                return;
            const NetworkFunction* const function = depth < kMostDepth ? calledBy(node) : nullptr;
            if (function != nullptr)
                call(node, *function, prefix, depth);
            else
                addNode(node, prefix);
        }
    }

    void addNode(const NetworkNode& node, const std::string& prefix)
    {
        std::vector<std::string> inputs;
        for (const std::string& input : node.inputs) {
            if (isControl(input) || m_isTooLarge)
                continue;
            inputs.push_back(keyOf(prefix, input));
            spend(inputs.back());
        }
        const std::size_t index = m_flat.nodes.size();
        m_flat.nodes.push_back({&node, prefix + node.name, {}, FlatRole::Forward});
        spend(m_flat.nodes.back().name);
        m_index.emplace(m_flat.nodes.back().name, index);
        m_inputs.push_back(std::move(inputs));
        // What is sent from one device to another comes out of the receiving node.
        if (const NetworkAttribute* const edge = node.attribute("tensor_name")) {
            if (node.op.ends_with("Send") && !m_inputs.back().empty())
                m_sent.emplace(edge->text, m_inputs.back().front());
            else if (node.op.ends_with("Recv"))
                m_received.emplace_back(m_flat.nodes.back().name, edge->text);
        }
    }

    void call(const NetworkNode& node, const NetworkFunction& function, const std::string& prefix,
              int depth)
    {
        ++m_calls;
        const std::string name = prefix + node.name;
        const std::string inner = name + '/';
        std::size_t argument = 0;
        for (const std::string& input : node.inputs) {
            if (isControl(input) || argument >= function.arguments.size() || m_isTooLarge)
                continue;
            alias(inner + function.arguments[argument], keyOf(prefix, input));
            ++argument;
        }
        for (std::size_t index = 0; index < function.results.size() && !m_isTooLarge; ++index)
            alias(keyOf(name, index), keyOf(inner, function.results[index]));
        add(function.nodes, inner, depth + 1);
    }

    void alias(std::string key, std::string of)
    {
        spend(key);
        spend(of);
        m_aliases.emplace(std::move(key), std::move(of));
    }

    FlatInput resolve(std::string key) const
    {
        for (int hop = 0; hop < kMostHops; ++hop) {
            const auto alias = m_aliases.find(key);
            if (alias == m_aliases.end()) {
                const std::size_t colon = key.rfind(':');
                const std::string name = key.substr(0, colon);
                const auto found = m_index.find(name);
                if (found == m_index.end())
                    return {};
                const std::size_t output = colon == std::string::npos
                                               ? 0
                                               : numberOf(std::string_view(key).substr(colon + 1));
                return {found->second, output};
            }
            key = alias->second;
        }
        return {};
    }

    void connect()
    {
        for (const auto& [receiver, edge] : m_received) {
            if (const auto sent = m_sent.find(edge); sent != m_sent.end())
                m_aliases.emplace(receiver, sent->second);
        }
        for (std::size_t at = 0; at < m_flat.nodes.size(); ++at) {
            for (const std::string& input : m_inputs[at])
                m_flat.nodes[at].inputs.push_back(resolve(input));
        }
    }

    /// Each node after what it reads; of several that could come next the one that the file lists
    /// first. Loops of TensorFlow 1 go round by NextIteration alone.
    void sort()
    {
        std::vector<FlatNode>& nodes = m_flat.nodes;
        std::vector<std::size_t> open(nodes.size(), 0);
        std::vector<std::vector<std::size_t>> readers(nodes.size());
        for (std::size_t at = 0; at < nodes.size(); ++at) {
            for (const FlatInput& input : nodes[at].inputs) {
                if (input.node == FlatInput::kMissing
                    || nodes[input.node].node->op.ends_with("NextIteration"))
                    continue;
                readers[input.node].push_back(at);
                ++open[at];
            }
        }
        std::priority_queue<std::size_t, std::vector<std::size_t>, std::greater<>> ready;
        for (std::size_t at = 0; at < nodes.size(); ++at) {
            if (open[at] == 0)
                ready.push(at);
        }
        std::vector<std::size_t> order;
        while (!ready.empty()) {
            const std::size_t at = ready.top();
            ready.pop();
            order.push_back(at);
            for (const std::size_t reader : readers[at]) {
                if (--open[reader] == 0)
                    ready.push(reader);
            }
        }
        for (std::size_t at = 0; at < nodes.size(); ++at) {
            if (open[at] == 0)
                continue;
            nodes[at].role = FlatRole::Cycle;
            order.push_back(at);
        }
        reorder(order);
    }

    void reorder(const std::vector<std::size_t>& order)
    {
        std::vector<std::size_t> place(order.size());
        std::vector<FlatNode> sorted;
        sorted.reserve(order.size());
        for (std::size_t at = 0; at < order.size(); ++at) {
            place[order[at]] = at;
            sorted.push_back(std::move(m_flat.nodes[order[at]]));
        }
        for (FlatNode& node : sorted) {
            for (FlatInput& input : node.inputs) {
                if (input.node != FlatInput::kMissing)
                    input.node = place[input.node];
            }
        }
        m_flat.nodes = std::move(sorted);
    }

    /// Gradients and what depends on them; then what nothing but these reads.
    void markGradients()
    {
        std::vector<FlatNode>& nodes = m_flat.nodes;
        for (FlatNode& node : nodes) {
            const bool readsGradient =
                std::any_of(node.inputs.begin(), node.inputs.end(), [&](const FlatInput& input) {
                    return input.node != FlatInput::kMissing
                           && nodes[input.node].role == FlatRole::Backward;
                });
            if (node.role == FlatRole::Forward && (readsGradient || isGradient(node)))
                node.role = FlatRole::Backward;
        }
        std::vector<std::size_t> forward(nodes.size(), 0);
        std::vector<bool> isRead(nodes.size(), false);
        for (std::size_t at = nodes.size(); at-- > 0;) {
            if (isRead[at] && forward[at] == 0 && nodes[at].role == FlatRole::Forward)
                nodes[at].role = FlatRole::Backward;
            for (const FlatInput& input : nodes[at].inputs) {
                if (input.node == FlatInput::kMissing)
                    continue;
                isRead[input.node] = true;
                forward[input.node] += nodes[at].role == FlatRole::Forward ? 1 : 0;
            }
        }
    }

    void listReaders()
    {
        m_flat.readers.resize(m_flat.nodes.size());
        for (std::size_t at = 0; at < m_flat.nodes.size(); ++at) {
            for (const FlatInput& input : m_flat.nodes[at].inputs) {
                if (input.node != FlatInput::kMissing && m_flat.nodes[at].role == FlatRole::Forward)
                    m_flat.readers[input.node].push_back(at);
            }
        }
    }

    const Network& m_graph;
    std::map<std::string_view, const NetworkFunction*> m_functions;
    FlatGraph m_flat;
    std::vector<std::vector<std::string>> m_inputs; ///< keys, for each node
    std::unordered_map<std::string, std::size_t> m_index;
    std::unordered_map<std::string, std::string> m_aliases; ///< arguments and results of calls
    std::unordered_map<std::string, std::string> m_sent;
    std::vector<std::pair<std::string, std::string>> m_received;
    std::size_t m_calls = 0;
    std::size_t m_nameBytes = 0;
    bool m_isTooLarge = false;
};

} // namespace

Result<FlatGraph> flatten(const Network& graph)
{
    return Flattener(graph).flatten();
}

} // namespace faultline::vram
