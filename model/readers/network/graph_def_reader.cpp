// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/network/graph_def_reader.h"

#include "model/core/ascii.h"
#include "model/core/text_marker.h"
#include "model/readers/config/config_tree.h"
#include "model/readers/network/graph_def_file.h"
#include "model/readers/sniffing.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace faultline {

namespace {

std::string attributeShape(const NetworkAttribute& shape)
{
    if (shape.integer == NetworkAttribute::kOpenRank)
        return "?";
    std::string text;
    for (const std::int64_t size : shape.integers)
        text += (text.empty() ? "" : " x ") + (size >= 0 ? std::to_string(size) : "?");
    return text;
}

void summariseGraph(const Network& graph, ConfigTree& tree)
{
    std::map<std::string, std::size_t> counts;
    std::size_t count = 0;
    const auto add = [&](const std::vector<NetworkNode>& nodes) {
        count += nodes.size();
        for (const NetworkNode& node : nodes)
            ++counts[node.op];
    };
    add(graph.nodes);
    for (const NetworkFunction& function : graph.functions)
        add(function.nodes);
    tree.addValue(0, "producer", graph.producer);
    const std::size_t inputs = tree.addValue(0, "inputs", {});
    tree.at(inputs).isGroup = true;
    for (const NetworkNode& node : graph.nodes) {
        const NetworkAttribute* const shape = node.attribute("shape");
        if (node.op == "Placeholder" && shape != nullptr)
            tree.addValue(inputs, node.name, attributeShape(*shape));
    }
    tree.addValue(0, "functions", std::to_string(graph.functions.size()));
    const std::size_t nodes = tree.addValue(0, "nodes", std::to_string(count));
    tree.at(nodes).isGroup = true;
    for (const auto& [op, times] : counts)
        tree.addValue(nodes, op, std::to_string(times));
}

/// Reads the beginning of a message from the first bytes of a file.
class HeadReader {
public:
    explicit HeadReader(std::span<const std::byte> head) : m_head(head) {}

    [[nodiscard]] bool has(std::uint8_t byte)
    {
        return m_at < m_head.size() && std::to_integer<std::uint8_t>(m_head[m_at++]) == byte;
    }

    [[nodiscard]] std::optional<std::size_t> length()
    {
        std::size_t value = 0;
        for (unsigned shift = 0; shift < 35 && m_at < m_head.size(); shift += 7) {
            const auto byte = std::to_integer<std::size_t>(m_head[m_at++]);
            value |= (byte & 0x7FU) << shift;
            if (byte < 0x80)
                return value;
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<std::string_view> text()
    {
        const std::optional<std::size_t> size = length();
        if (!size || *size == 0 || *size > m_head.size() - std::min(m_at, m_head.size()))
            return std::nullopt;
        const std::string_view made = asText(m_head.subspan(m_at, *size));
        m_at += *size;
        return made;
    }

private:
    std::span<const std::byte> m_head;
    std::size_t m_at = 0;
};

bool isPrintable(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c < 0x7F; });
}

/// A node: its name, then its operation, which is written as "Conv2D".
bool beginsWithNode(std::span<const std::byte> head)
{
    constexpr std::uint8_t kFirstField = 0x0A;
    constexpr std::uint8_t kSecondField = 0x12;
    HeadReader reader(head);
    if (!reader.has(kFirstField) || !reader.length() || !reader.has(kFirstField))
        return false;
    const std::optional<std::string_view> name = reader.text();
    if (!name || !isPrintable(*name) || !reader.has(kSecondField))
        return false;
    const std::optional<std::string_view> op = reader.text();
    return op && isPrintable(*op) && (isUpper(op->front()) || op->front() == '_');
}

/// Its version, then a meta graph.
bool beginsWithSavedModel(std::span<const std::byte> head)
{
    HeadReader reader(head);
    return reader.has(0x08) && reader.has(0x01) && reader.has(0x12) && reader.length()
           && reader.has(0x0A);
}

std::optional<GraphMessage> messageOf(std::string_view fileName, std::span<const std::byte> head)
{
    if (hasExtension(fileName, ".meta") && HeadReader(head).has(0x0A) && !looksLikeText(head))
        return GraphMessage::MetaGraphDef;
    if (!hasExtension(fileName, ".pb"))
        return std::nullopt;
    if (beginsWithNode(head))
        return GraphMessage::GraphDef;
    return beginsWithSavedModel(head) ? std::optional(GraphMessage::SavedModel) : std::nullopt;
}

class GraphDefReader final : public FormatReader {
public:
    const FormatInfo& info() const override
    {
        static const FormatInfo kInfo{
            .id = "graph-def",
            .displayName = FAULTLINE_TR_NOOP("Formats", "TensorFlow graph"),
            .order = DetectOrder::MagicBytes,
            .kind = ArtifactKind::Config,
        };
        return kInfo;
    }

    bool sniff(std::string_view fileName, std::span<const std::byte> head) const override
    {
        return messageOf(fileName, head).has_value();
    }

    Result<ReadEnd> read(const ByteSource& source, ReadContext& context) const override
    {
        constexpr std::size_t kHead = 4096;
        std::array<std::byte, kHead> head{};
        const Result<std::size_t> got = source.readAt(0, head);
        if (!got)
            return got.error();
        const std::optional<GraphMessage> message =
            messageOf(source.name(), std::span(head).first(*got));
        Result<Network> graph = readGraph(
            source, {0, source.size()}, message.value_or(GraphMessage::GraphDef), context.monitor);
        context.monitor.advance(source.size());
        if (!graph)
            return graph.error();
        context.file.recordCount = graph->nodes.size();
        context.artifacts.configs.push_back(graphDocument(std::move(*graph)));
        return ReadEnd::Complete;
    }
};

} // namespace

std::shared_ptr<ConfigDocument> graphDocument(Network graph)
{
    auto document = std::make_shared<ConfigDocument>();
    document->kind = ConfigKind::GraphDef;
    ConfigTree tree(*document);
    summariseGraph(graph, tree);
    document->network = std::make_shared<const Network>(std::move(graph));
    return document;
}

std::unique_ptr<const FormatReader> makeGraphDefReader()
{
    return std::make_unique<GraphDefReader>();
}

} // namespace faultline
