// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/graph_summary.h"

#include "model/io/message_parser.h"
#include "model/io/record_scanner.h"
#include "model/readers/network/graph_def_file.h"
#include "model/readers/open_source.h"
#include "model/readers/tfevents/read_record.h"
#include "model/schemas/graph.pb.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace faultline {

namespace {

constexpr std::size_t kMostName = 1024;
constexpr std::size_t kMostJson = std::size_t{64} << 20;

std::optional<GraphForm> formOf(const std::string& tag, const BlobTag& blobs)
{
    if (blobs.kind != TagKind::Graph)
        return std::nullopt;
    if (tag == "(graph)")
        return GraphForm::Graph;
    if (tag == "(meta graph)")
        return GraphForm::MetaGraph;
    if (tag == "(run metadata)")
        return GraphForm::TaggedRunMetadata;
    if (blobs.plugin == "graph_keras_model")
        return GraphForm::KerasModel;
    return GraphForm::RunMetadata;
}

int rankOf(GraphForm form)
{
    switch (form) {
    case GraphForm::KerasModel: return 0;
    case GraphForm::Graph: return 1;
    case GraphForm::MetaGraph: return 2;
    case GraphForm::RunMetadata: return 3;
    case GraphForm::TaggedRunMetadata: return 4;
    }
    return 5;
}

/// The first text of the tensor of a Summary.Value; it stays in the file.
std::optional<MessageRange> textOf(WireCursor value)
{
    constexpr std::uint32_t kTensor = 8;
    constexpr std::uint32_t kTexts = 8;
    while (value.next()) {
        if (value.field() != kTensor || !value.isBytes())
            continue;
        WireCursor tensor = value.message();
        while (tensor.next()) {
            if (tensor.field() == kTexts && tensor.isBytes())
                return MessageRange{tensor.bytesBegin(), tensor.bytesBegin() + tensor.byteCount()};
        }
    }
    return std::nullopt;
}

/// StepStats of a RunMetadata.
class CostReader {
public:
    void read(WireCursor runMetadata)
    {
        constexpr std::uint32_t kStepStats = 1;
        while (runMetadata.next()) {
            if (runMetadata.field() == kStepStats && runMetadata.isBytes())
                readStepStats(runMetadata.message());
        }
        check(runMetadata);
    }
    /// Where the first message lies that is cut or damaged.
    [[nodiscard]] std::optional<std::uint64_t> damagedAt() const { return m_damagedAt; }

    void giveTo(GraphContent& content)
    {
        for (auto& [key, cost] : m_costs)
            content.costs.push_back(std::move(cost));
        std::stable_sort(content.costs.begin(), content.costs.end(),
                         [](const OperationCost& a, const OperationCost& b) {
                             return a.microseconds > b.microseconds;
                         });
        content.costsLeftOut = m_leftOut;
    }

private:
    void readStepStats(WireCursor stats)
    {
        while (stats.next()) {
            if (stats.field() == 1 && stats.isBytes())
                readDevice(stats.message());
        }
        check(stats);
    }

    /// Notes damage of a message that was read to its end.
    void check(const WireCursor& message)
    {
        if (!message.ok() && !m_damagedAt)
            m_damagedAt = message.offset();
    }

    void readDevice(WireCursor stats)
    {
        const WireCursor begin = stats;
        std::string device;
        while (stats.next()) {
            if (stats.field() == 1)
                device = stats.text(kMostName);
        }
        WireCursor nodes = begin;
        while (nodes.next()) {
            if (nodes.field() == 2 && nodes.isBytes())
                readNode(nodes.message(), device);
        }
        check(nodes);
    }

    void readNode(WireCursor message, const std::string& device)
    {
        if (!m_parser.parse(message, m_node) && !m_damagedAt)
            m_damagedAt = message.offset();
        std::string name = m_node.name().substr(0, kMostName);
        std::uint64_t bytes = 0;
        for (const schema::graph::AllocatorMemory& memory : m_node.memory())
            bytes += static_cast<std::uint64_t>(memory.peak_bytes() != 0 ? memory.peak_bytes()
                                                                         : memory.total_bytes());
        const auto key = std::make_pair(name, device);
        auto found = m_costs.find(key);
        if (found == m_costs.end()) {
            if (m_costs.size() >= GraphContent::kMostCosts) {
                ++m_leftOut;
                return;
            }
            found = m_costs.emplace(key, OperationCost{}).first;
            found->second.name = std::move(name);
            found->second.device = device;
        }
        const auto microseconds = static_cast<std::uint64_t>(m_node.all_end_rel_micros());
        found->second.microseconds += static_cast<double>(microseconds);
        found->second.bytes = std::max(found->second.bytes, bytes);
        ++found->second.executions;
    }

    MessageParser m_parser;
    schema::graph::NodeStats m_node; ///< used again for each
    std::map<std::pair<std::string, std::string>, OperationCost> m_costs;
    std::size_t m_leftOut = 0;
    std::optional<std::uint64_t> m_damagedAt;
};

class ItemReader {
public:
    ItemReader(const ByteSource& source, std::uint64_t begin, std::uint64_t end,
               ReadMonitor& monitor)
        : m_source(source), m_file(source), m_monitor(monitor), m_begin(begin), m_end(end)
    {
    }

    Result<GraphContent> read(GraphForm form)
    {
        switch (form) {
        case GraphForm::Graph: return readTree(GraphMessage::GraphDef, {m_begin, m_end});
        case GraphForm::MetaGraph: return readTree(GraphMessage::MetaGraphDef, {m_begin, m_end});
        case GraphForm::TaggedRunMetadata: return readTagged();
        case GraphForm::RunMetadata: return readMetadata();
        case GraphForm::KerasModel: return readKeras();
        }
        return problem(FAULTLINE_TR_NOOP("Errors", "is of a form that is not known"));
    }

private:
    [[nodiscard]] Error problem(Text detail) const
    {
        return Error{.code = ErrorCode::Corrupt,
                     .path = m_source.name(),
                     .offsetBytes = m_begin,
                     .detail = {FAULTLINE_TR_NOOP("Errors", "the value %1"), {std::move(detail)}}};
    }

    Result<GraphContent> readTree(GraphMessage message, MessageRange range)
    {
        Result<Network> graph =
            readGraph(m_source, range, message, m_monitor, GraphAttributes::All);
        if (!graph)
            return graph.error();
        GraphContent content;
        content.tree =
            std::make_shared<const GraphTree>(std::make_shared<const Network>(std::move(*graph)));
        return content;
    }

    /// Whether run metadata has a field that holds graphs.
    [[nodiscard]] bool tellsGraph(MessageRange metadata)
    {
        constexpr std::uint32_t kPartitionGraphs = 3;
        constexpr std::uint32_t kFunctionGraphs = 4;
        WireCursor message(m_file, metadata.begin, metadata.end);
        while (message.next()) {
            if (message.field() == kPartitionGraphs || message.field() == kFunctionGraphs)
                return true;
        }
        return false;
    }

    /// The graphs in run metadata may be missing or damaged: its times are worth showing alone, and
    /// the other way round.
    Result<GraphContent> withCosts(MessageRange metadata)
    {
        GraphContent content;
        Result<GraphContent> graph = readTree(GraphMessage::RunMetadata, metadata);
        if (graph)
            content = std::move(*graph);
        else if (graph.error().code == ErrorCode::Cancelled)
            return graph.error();
        else if (tellsGraph(metadata))
            content.damage.push_back(graph.error());
        CostReader costs;
        costs.read(WireCursor(m_file, metadata.begin, metadata.end));
        costs.giveTo(content);
        if (const std::optional<std::uint64_t> at = costs.damagedAt())
            content.damage.push_back(Error{
                .code = ErrorCode::Corrupt,
                .path = m_source.name(),
                .offsetBytes = *at,
                .detail = FAULTLINE_TR_NOOP("Errors", "the times and memory are cut or damaged")});
        if (!content.tree && content.costs.empty() && !content.damage.empty())
            return content.damage.front();
        return content;
    }

    Result<GraphContent> readTagged()
    {
        WireCursor message(m_file, m_begin, m_end);
        std::string tag;
        std::optional<MessageRange> metadata;
        while (message.next()) {
            if (message.field() == 1)
                tag = message.text(kMostName);
            else if (message.field() == 2 && message.isBytes())
                metadata = {message.bytesBegin(), message.bytesBegin() + message.byteCount()};
        }
        if (!message.ok())
            return problem(FAULTLINE_TR_NOOP("Errors", "is cut or damaged"));
        Result<GraphContent> content =
            metadata ? withCosts(*metadata) : Result<GraphContent>(GraphContent{});
        if (content)
            content->runTag = std::move(tag);
        return content;
    }

    Result<GraphContent> readMetadata()
    {
        const std::optional<MessageRange> text = textOf(WireCursor(m_file, m_begin, m_end));
        return text ? withCosts(*text)
                    : problem(FAULTLINE_TR_NOOP("Errors", "holds no run metadata"));
    }

    Result<GraphContent> readKeras()
    {
        const std::optional<MessageRange> text = textOf(WireCursor(m_file, m_begin, m_end));
        if (!text)
            return problem(FAULTLINE_TR_NOOP("Errors", "holds no model"));
        if (text->end - text->begin > kMostJson)
            return problem(FAULTLINE_TR_NOOP("Errors", "is longer than a model is"));
        GraphContent content;
        content.kerasJson.resize(static_cast<std::size_t>(text->end - text->begin));
        const Result<std::size_t> got = m_source.readAt(
            text->begin,
            std::as_writable_bytes(std::span(content.kerasJson.data(), content.kerasJson.size())));
        if (!got)
            return got.error();
        content.kerasJson.resize(*got);
        return content;
    }

    const ByteSource& m_source;
    WireFile m_file;
    ReadMonitor& m_monitor;
    std::uint64_t m_begin;
    std::uint64_t m_end;
};

} // namespace

std::vector<GraphItem> listGraphs(const CaseData& data)
{
    std::vector<GraphItem> items;
    for (const RunPtr& run : data.runs) {
        const auto first = static_cast<std::ptrdiff_t>(items.size());
        for (const auto& [tag, blobs] : run->blobs) {
            const std::optional<GraphForm> form = formOf(tag, blobs);
            for (std::size_t i = 0; form && i < blobs.items.size(); ++i)
                items.push_back({.run = run, .tag = tag, .form = *form, .ref = blobs.items[i]});
        }
        std::stable_sort(
            items.begin() + first, items.end(),
            [](const GraphItem& a, const GraphItem& b) { return rankOf(a.form) < rankOf(b.form); });
    }
    return items;
}

Result<GraphContent> readGraphItem(const GraphItem& item, ReadMonitor& monitor)
{
    if (item.ref.file >= item.run->files.size())
        return Error{.code = ErrorCode::Internal,
                     .path = item.run->path,
                     .offsetBytes = item.ref.record,
                     .detail =
                         FAULTLINE_TR_NOOP("Errors", "the graph belongs to no file of the run")};
    const Result<std::unique_ptr<ByteSource>> source =
        openSource(item.run->files[item.ref.file].path);
    if (!source)
        return source.error();
    if (const Result<std::uint64_t> checked =
            tfevents::checkRecord(**source, item.ref.record, monitor);
        !checked)
        return checked.error();
    const std::uint64_t begin = item.ref.record + kRecordHeaderBytes + item.ref.offset;
    return readGraphContent(**source, begin, begin + item.ref.size, item.form, monitor);
}

Result<GraphContent> readGraphContent(const ByteSource& source, std::uint64_t begin,
                                      std::uint64_t end, GraphForm form, ReadMonitor& monitor)
{
    return ItemReader(source, begin, std::min(end, source.size()), monitor).read(form);
}

} // namespace faultline
