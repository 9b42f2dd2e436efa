// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/load_case.h"
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

} // namespace
} // namespace faultline
