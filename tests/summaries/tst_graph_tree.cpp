// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/load_case.h"
#include "model/summaries/graph_neighbours.h"
#include "model/summaries/graph_summary.h"
#include "model/summaries/graph_tree.h"
#include "tests/support/event_writer.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace faultline {
namespace {

using test::EventWriter;
using test::ProtoWriter;

class Monitor final : public ReadMonitor {
public:
    void advance(std::uint64_t) override {}
    [[nodiscard]] bool isCancelled() const override { return cancelled; }
    bool cancelled = false;
};

std::string attribute(std::string_view name, const std::string& value)
{
    return ProtoWriter().bytes(1, name).bytes(2, value).data();
}

std::string shapeProto(const std::vector<std::uint64_t>& dims)
{
    ProtoWriter shape;
    for (const std::uint64_t dim : dims)
        shape.bytes(2, ProtoWriter().varint(1, dim).data());
    return shape.data();
}

std::string node(std::string_view name, std::string_view op, const std::vector<std::string>& inputs,
                 const std::string& more = {})
{
    ProtoWriter made;
    made.bytes(1, name).bytes(2, op);
    for (const std::string& input : inputs)
        made.bytes(3, input);
    return made.data() + more;
}

std::string variable(std::string_view name, const std::vector<std::uint64_t>& dims)
{
    return node(name, "VarHandleOp", {},
                ProtoWriter()
                    .bytes(5, attribute("dtype", ProtoWriter().varint(6, 1).data()))
                    .bytes(5, attribute("shape", ProtoWriter().bytes(7, shapeProto(dims)).data()))
                    .data());
}

/// A dense layer with its weights and a node on a device.
std::string smallGraph()
{
    ProtoWriter graph;
    graph.bytes(1, node("x", "Placeholder", {}));
    graph.bytes(1, variable("dense/kernel", {4, 3}));
    graph.bytes(1, variable("dense/bias", {3}));
    graph.bytes(1, node("dense/MatMul", "MatMul", {"x:0", "dense/kernel"},
                        ProtoWriter()
                            .bytes(4, "/gpu:0")
                            .bytes(5, attribute("transpose_a", ProtoWriter().varint(5, 1).data()))
                            .bytes(5, attribute("_odd", ProtoWriter().bytes(2, "kept").data()))
                            .data()));
    graph.bytes(1, node("dense", "BiasAdd", {"dense/MatMul", "dense/bias", "^x"}));
    const std::string signature = ProtoWriter().bytes(1, "fn").data();
    graph.bytes(2, ProtoWriter()
                       .bytes(1, ProtoWriter()
                                     .bytes(1, signature)
                                     .bytes(3, node("x", "Relu", {"arg"}))
                                     .bytes(3, node("y", "Neg", {"x:activations:0"}))
                                     .data())
                       .data());
    return graph.data();
}

std::string graphEvent(const std::string& graph)
{
    return ProtoWriter().real64(1, 1.6e9).bytes(4, graph).data();
}

struct Read {
    explicit Read(const EventWriter& events)
    {
        const std::string path = folder.write("events.out.tfevents.1.host", events.data());
        Monitor monitor;
        const std::vector<std::string> paths{folder.path()};
        const Result<CasePtr> loaded = loadCase(paths, monitor);
        if (loaded)
            items = listGraphs(**loaded);
    }
    Result<GraphContent> content(std::size_t item = 0)
    {
        Monitor monitor;
        return readGraphItem(items.at(item), monitor);
    }
    test::TempFolder folder;
    std::vector<GraphItem> items;
};

EventWriter withGraph(const std::string& graph)
{
    EventWriter events;
    events.fileVersion().event(graphEvent(graph));
    return events;
}

std::uint32_t entryAt(const GraphTree& tree, const std::string& path)
{
    for (std::uint32_t i = 0; i < tree.entries().size(); ++i) {
        if (tree.path(i) == path)
            return i;
    }
    return GraphTree::kNone;
}

TEST(GraphTree, SumsUpScopes)
{
    Read read(withGraph(smallGraph()));
    ASSERT_EQ(read.items.size(), 1U);
    const Result<GraphContent> content = read.content();
    ASSERT_TRUE(content) << content.error().message();
    const GraphTree& tree = *content->tree;
    EXPECT_EQ(tree.totals().nodes, 7U);
    EXPECT_EQ(tree.totals().variables, 2U);
    EXPECT_EQ(tree.totals().parameters, 15U);
    EXPECT_EQ(tree.totals().parameterBytes, 60U);
    const GraphTree::Entry& dense = tree.entries()[entryAt(tree, "dense")];
    EXPECT_EQ(dense.children.size(), 3U);
    EXPECT_EQ(dense.totals.nodes, 4U); // itself is a node as well
    ASSERT_NE(dense.node, GraphTree::kNone);
    EXPECT_EQ(tree.node(dense.node).op, "BiasAdd");
    EXPECT_EQ(tree.operations().front().first, "VarHandleOp");
    EXPECT_EQ(tree.operations().front().second, 2U);
}

TEST(GraphTree, KeepsDeviceAndEveryAttribute)
{
    Read read(withGraph(smallGraph()));
    const Result<GraphContent> content = read.content();
    ASSERT_TRUE(content);
    const GraphTree& tree = *content->tree;
    const NetworkNode& product = tree.node(tree.entries()[entryAt(tree, "dense/MatMul")].node);
    EXPECT_EQ(deviceOf(product), "/gpu:0");
    ASSERT_NE(product.attribute("_odd"), nullptr);
    EXPECT_EQ(product.attribute("_odd")->text, "kept");
}

TEST(GraphTree, FollowsInputsWithinTheirPart)
{
    Read read(withGraph(smallGraph()));
    const Result<GraphContent> content = read.content();
    ASSERT_TRUE(content);
    const GraphTree& tree = *content->tree;
    const std::uint32_t x = tree.entries()[entryAt(tree, "x")].node;
    const std::uint32_t product = tree.entries()[entryAt(tree, "dense/MatMul")].node;
    const std::uint32_t dense = tree.entries()[entryAt(tree, "dense")].node;
    EXPECT_EQ(tree.source(product, "x:0"), x);
    EXPECT_EQ(tree.source(dense, "^x"), x);
    EXPECT_EQ(std::vector<std::uint32_t>(tree.readers(x).begin(), tree.readers(x).end()),
              (std::vector<std::uint32_t>{product, dense}));
    // The x of the function is another one, and its argument no node.
    const std::uint32_t inner = tree.entries()[entryAt(tree, "fn/x")].node;
    const std::uint32_t last = tree.entries()[entryAt(tree, "fn/y")].node;
    EXPECT_EQ(tree.source(last, "x:activations:0"), inner);
    EXPECT_EQ(tree.source(inner, "arg"), GraphTree::kNone);
}

TEST(GraphTree, SearchGoesRoundInBothDirections)
{
    Read read(withGraph(smallGraph()));
    const Result<GraphContent> content = read.content();
    ASSERT_TRUE(content);
    const GraphTree& tree = *content->tree;
    EXPECT_EQ(tree.countMatches("DENSE"), 1U);
    EXPECT_EQ(tree.countMatches("matmul"), 1U);
    EXPECT_EQ(tree.countMatches(""), 0U);
    EXPECT_FALSE(tree.find("nowhere", 0, false));
    const auto first = tree.find("varhandle", 0, false);
    ASSERT_TRUE(first);
    EXPECT_EQ(tree.path(*first), "dense/kernel");
    const auto second = tree.find("varhandle", *first, false);
    EXPECT_EQ(tree.path(*second), "dense/bias");
    EXPECT_EQ(tree.find("varhandle", *second, false), first);
    EXPECT_EQ(tree.find("varhandle", *first, true), second);
}

TEST(GraphTree, NamesOfSlashesAloneCostNoLevels)
{
    const std::string graph =
        ProtoWriter().bytes(1, node(std::string(1000, '/'), "NoOp", {})).data();
    Read read(withGraph(graph));
    const Result<GraphContent> content = read.content();
    ASSERT_TRUE(content);
    EXPECT_LE(content->tree->entries().size(), GraphTree::kMostLevels + 1);
    EXPECT_EQ(content->tree->totals().nodes, 1U);
}

TEST(GraphTree, TwoNodesOfOneNameAreBothShown)
{
    ProtoWriter graph;
    graph.bytes(1, node("same", "NoOp", {})).bytes(1, node("same", "Add", {}));
    Read read(withGraph(graph.data()));
    const Result<GraphContent> content = read.content();
    ASSERT_TRUE(content);
    EXPECT_EQ(content->tree->entries().front().children.size(), 2U);
}

TEST(GraphSummary, OpenShapesAreUnknownNotZero)
{
    const std::string open = node(
        "v", "VariableV2", {},
        ProtoWriter()
            .bytes(5, attribute("shape",
                                ProtoWriter().bytes(7, shapeProto({~std::uint64_t{0}, 3})).data()))
            .data());
    Read read(withGraph(ProtoWriter().bytes(1, open).data()));
    const Result<GraphContent> content = read.content();
    ASSERT_TRUE(content);
    EXPECT_EQ(content->tree->totals().unknownVariables, 1U);
    EXPECT_EQ(content->tree->totals().parameters, 0U);
}

std::string runMetadata()
{
    const auto stats = [](std::string_view name, std::uint64_t micros, std::uint64_t bytes) {
        return ProtoWriter()
            .bytes(1, name)
            .varint(5, micros)
            .bytes(6, ProtoWriter().bytes(1, "cpu").varint(2, bytes).varint(3, bytes / 2).data())
            .data();
    };
    const std::string device = ProtoWriter()
                                   .bytes(1, "/cpu:0")
                                   .bytes(2, stats("fast", 3, 100))
                                   .bytes(2, stats("slow", 50, 4096))
                                   .bytes(2, stats("fast", 4, 200))
                                   .data();
    return ProtoWriter().bytes(1, ProtoWriter().bytes(1, device).data()).data();
}

TEST(GraphSummary, ReadsTimesOfRunMetadata)
{
    EventWriter events;
    events.fileVersion().event(
        ProtoWriter()
            .real64(1, 1.6e9)
            .varint(2, 10)
            .bytes(8, ProtoWriter().bytes(1, "step10").bytes(2, runMetadata()).data())
            .data());
    Read read(events);
    ASSERT_EQ(read.items.size(), 1U);
    const Result<GraphContent> content = read.content();
    ASSERT_TRUE(content) << content.error().message();
    EXPECT_EQ(content->runTag, "step10");
    EXPECT_EQ(content->tree, nullptr);
    ASSERT_EQ(content->costs.size(), 2U);
    EXPECT_EQ(content->costs[0].name, "slow");
    EXPECT_EQ(content->costs[0].microseconds, 50.0);
    EXPECT_EQ(content->costs[0].bytes, 2048U);
    EXPECT_EQ(content->costs[1].executions, 2U);
    EXPECT_EQ(content->costs[1].microseconds, 7.0);
    EXPECT_EQ(content->costs[1].bytes, 100U);
    EXPECT_EQ(content->costs[1].device, "/cpu:0");
}

TEST(GraphSummary, DamageIsFoundByTheChecksum)
{
    const EventWriter events = withGraph(smallGraph());
    Read read(events);
    ASSERT_EQ(read.items.size(), 1U);
    std::string spoiled = events.data();
    spoiled[events.recordOffset(1) + 60] ^= 1;
    read.folder.write("events.out.tfevents.1.host", spoiled);
    const Result<GraphContent> content = read.content();
    ASSERT_FALSE(content);
    EXPECT_EQ(content.error().code, ErrorCode::Corrupt);
}

TEST(GraphSummary, CancelledIsNoDamage)
{
    Read read(withGraph(smallGraph()));
    Monitor monitor;
    monitor.cancelled = true;
    const Result<GraphContent> content = readGraphItem(read.items.at(0), monitor);
    if (!content) {
        EXPECT_EQ(content.error().code, ErrorCode::Cancelled);
    }
}

TEST(GraphSummary, EveryCutOfAGraphIsReadOrRefused)
{
    const std::string whole = smallGraph();
    for (std::size_t size = 0; size < whole.size(); ++size) {
        Read read(withGraph(whole.substr(0, size)));
        if (read.items.empty())
            continue;
        const Result<GraphContent> content = read.content();
        if (content && content->tree) {
            EXPECT_LE(content->tree->totals().nodes, 7U) << size;
        }
    }
}

/// "path x edges", with "^" before what only tells an order and "?" before what is no node.
std::vector<std::string> texts(const GraphTree& tree, const std::vector<GraphNeighbour>& side)
{
    std::vector<std::string> made;
    for (const GraphNeighbour& one : side)
        made.push_back(
            (one.isControl ? "^" : "")
            + (one.entry == GraphTree::kNone ? "?" + std::string(one.name) : tree.path(one.entry))
            + " x " + std::to_string(one.edges));
    return made;
}

using Texts = std::vector<std::string>;

TEST(GraphNeighbours, OfANodeAreItsInputsAndReaders)
{
    Read read(withGraph(smallGraph()));
    const Result<GraphContent> content = read.content();
    ASSERT_TRUE(content);
    const GraphTree& tree = *content->tree;
    const Monitor monitor;
    const auto product = neighboursOf(tree, entryAt(tree, "dense/MatMul"), monitor);
    ASSERT_TRUE(product);
    EXPECT_EQ(texts(tree, product->inputs), (Texts{"x x 1", "dense/kernel x 1"}));
    EXPECT_EQ(texts(tree, product->outputs), (Texts{"dense x 1"}));
    const auto x = neighboursOf(tree, entryAt(tree, "x"), monitor);
    ASSERT_TRUE(x);
    EXPECT_TRUE(x->inputs.empty());
    EXPECT_EQ(texts(tree, x->outputs), (Texts{"dense/MatMul x 1", "^dense x 1"}));
    const auto inner = neighboursOf(tree, entryAt(tree, "fn/x"), monitor);
    ASSERT_TRUE(inner);
    EXPECT_EQ(texts(tree, inner->inputs), (Texts{"?arg x 1"}));
    EXPECT_EQ(texts(tree, inner->outputs), (Texts{"fn/y x 1"}));
}

TEST(GraphNeighbours, OfAScopeAreTheLargestScopesBesideIt)
{
    ProtoWriter graph;
    graph.bytes(1, node("data/next/get", "IteratorGetNext", {}));
    graph.bytes(1, node("data/next/size", "Size", {"data/next/get"}));
    graph.bytes(1, node("net/a/conv", "Conv2D", {"data/next/get", "net/b/weights"}));
    graph.bytes(1, node("net/a/relu", "Relu", {"net/a/conv"}));
    graph.bytes(1, node("net/b/weights", "Const", {"^data/next/size"}));
    graph.bytes(1, node("net/b/pool", "MaxPool", {"net/a/relu", "net/a/conv"}));
    graph.bytes(1, node("loss/sum", "Sum", {"net/a/relu"}));
    graph.bytes(1, node("loss/end", "NoOp", {"^net/a/relu", "^net/a/conv"}));
    Read read(withGraph(graph.data()));
    const Result<GraphContent> content = read.content();
    ASSERT_TRUE(content);
    const GraphTree& tree = *content->tree;
    const Monitor monitor;
    const auto scope = neighboursOf(tree, entryAt(tree, "net/a"), monitor);
    ASSERT_TRUE(scope);
    EXPECT_EQ(texts(tree, scope->inputs), (Texts{"data x 1", "net/b x 1"}));
    EXPECT_EQ(texts(tree, scope->outputs), (Texts{"net/b x 2", "loss x 3"}));
    const auto data = neighboursOf(tree, entryAt(tree, "data"), monitor);
    ASSERT_TRUE(data);
    EXPECT_TRUE(data->inputs.empty());
    EXPECT_EQ(texts(tree, data->outputs), (Texts{"net x 2"}));
    const auto whole = neighboursOf(tree, 0, monitor);
    ASSERT_TRUE(whole);
    EXPECT_TRUE(whole->inputs.empty() && whole->outputs.empty());
}

TEST(GraphNeighbours, ManyEdgesToOneReaderCostNoSquare)
{
    constexpr int kNodes = 30'000;
    ProtoWriter graph;
    std::vector<std::string> all;
    for (int i = 0; i < kNodes; ++i) {
        const std::string name = "scope/n" + std::to_string(i);
        graph.bytes(1, node(name, "Const", {}));
        all.push_back("^" + name);
    }
    graph.bytes(1, node("init", "NoOp", all));
    Read read(withGraph(graph.data()));
    const Result<GraphContent> content = read.content();
    ASSERT_TRUE(content);
    const GraphTree& tree = *content->tree;
    Monitor monitor;
    const auto scope = neighboursOf(tree, entryAt(tree, "scope"), monitor);
    ASSERT_TRUE(scope);
    EXPECT_EQ(texts(tree, scope->outputs), (Texts{"^init x 30000"}));
    monitor.cancelled = true;
    EXPECT_FALSE(neighboursOf(tree, entryAt(tree, "scope"), monitor));
}

Result<GraphContent> readMetadata(const std::string& metadata)
{
    EventWriter events;
    events.fileVersion().event(
        ProtoWriter()
            .real64(1, 1.6e9)
            .bytes(8, ProtoWriter().bytes(1, "step10").bytes(2, metadata).data())
            .data());
    return Read(events).content();
}

TEST(GraphSummary, DamageWithinRunMetadataIsTold)
{
    const std::string times = runMetadata();
    const std::string graph = ProtoWriter().bytes(3, smallGraph()).data();
    const std::string spoiled = ProtoWriter().bytes(3, smallGraph().substr(0, 60)).data();

    const Result<GraphContent> whole = readMetadata(times + graph);
    ASSERT_TRUE(whole);
    EXPECT_TRUE(whole->damage.empty());
    EXPECT_TRUE(whole->tree);

    // A damaged graph leaves the times, and the other way round.
    const Result<GraphContent> noGraph = readMetadata(times + spoiled);
    ASSERT_TRUE(noGraph);
    EXPECT_FALSE(noGraph->tree);
    EXPECT_EQ(noGraph->costs.size(), 2U);
    ASSERT_EQ(noGraph->damage.size(), 1U);
    EXPECT_TRUE(noGraph->damage.front().offsetBytes);
    EXPECT_EQ(noGraph->damage.front().code, ErrorCode::Corrupt);

    const std::string cutTimes = ProtoWriter().bytes(1, "\x0a\x7f").data();
    const Result<GraphContent> noTimes = readMetadata(cutTimes + graph);
    ASSERT_TRUE(noTimes);
    EXPECT_TRUE(noTimes->tree);
    EXPECT_TRUE(noTimes->costs.empty());
    EXPECT_EQ(noTimes->damage.size(), 1U);

    // Nothing left to show: a failure.
    const Result<GraphContent> nothing = readMetadata(spoiled);
    ASSERT_FALSE(nothing);
    EXPECT_EQ(nothing.error().code, ErrorCode::Corrupt);
}

TEST(GraphSummary, EveryCutOfRunMetadataIsToldOrRefused)
{
    const std::string whole = runMetadata();
    for (std::size_t size = 1; size < whole.size(); ++size) {
        const Result<GraphContent> content = readMetadata(whole.substr(0, size));
        if (content) {
            EXPECT_FALSE(content->damage.empty()) << size;
        }
    }
    EXPECT_TRUE(readMetadata({})); // empty, not damaged
}

} // namespace
} // namespace faultline
