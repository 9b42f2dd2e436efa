// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/network/graph_def_file.h"
#include "model/readers/tfevents/event_blobs.h"
#include "model/readers/tfevents/event_models.h"
#include "model/vram/estimate.h"
#include "model/vram/sources/file_model.h"
#include "model/vram/sources/graph_def/flat_graph.h"
#include "model/vram/sources/graph_def/graph_model.h"
#include "model/vram/sources/keras/keras_model.h"
#include "tests/support/read_artifacts.h"
#include "tests/vram/graph_checks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace faultline::vram {
namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::Contains;
using ::testing::HasSubstr;

const std::string kFolder = std::string(FAULTLINE_TESTS_DIR) + "/vram/reference/graph_def/";

Result<Network> networkOf(std::string_view bytes, GraphMessage message = GraphMessage::GraphDef)
{
    SilentMonitor monitor;
    const auto source = openMemory("a.pb", std::as_bytes(std::span(bytes.data(), bytes.size())));
    return readGraph(*source, {0, source->size()}, message, monitor);
}

FileModelPtr modelOf(Network network)
{
    const auto model =
        modelFromGraph(std::make_shared<const Network>(std::move(network)), "nets/a.pb");
    EXPECT_TRUE(model) << model.error().message();
    return model ? *model : nullptr;
}

Result<LayerGraph> expandedGraph(const FileModel& model, TrainingSetup wishes = {})
{
    const auto setup = completeSetup(model, wishes);
    return setup ? model.expand(*setup) : Result<LayerGraph>(setup.error());
}

Result<LayerGraph> expandedGraph(Network network, const TrainingSetup& wishes = {})
{
    return expandedGraph(*modelOf(std::move(network)), wishes);
}

json expectedOf(const std::string& model)
{
    return json::parse(test::fileText(kFolder + "expected.json"))["models"][model];
}

std::int64_t statisticsOf(const LayerGraph& graph)
{
    std::int64_t statistics = 0;
    for (const ParameterSet& set : graph.parameters)
        statistics += set.statistics;
    return statistics;
}

/// What the training step keeps for its backward pass.
std::int64_t keptBytes(const FileModel& model)
{
    TrainingSetup wishes;
    wishes.batchPerReplica = 4;
    wishes.optimizer = "momentum";
    const auto setup = completeSetup(model, wishes);
    const auto graph = setup ? model.expand(*setup) : Result<LayerGraph>(setup.error());
    EXPECT_TRUE(graph) << graph.error().message();
    const auto made = graph ? estimate(*graph, *setup) : Result<Estimate>(graph.error());
    std::int64_t bytes = 0;
    if (made) {
        for (const LayerRow& row : made->layers)
            bytes += row.keptBytes;
    }
    return bytes;
}

class GraphReference : public ::testing::TestWithParam<std::string> {};

TEST_P(GraphReference, AgreesWithTensorFlowAndWithTheKerasModel)
{
    const auto network = networkOf(test::fileText(kFolder + GetParam() + ".pb"));
    ASSERT_TRUE(network) << network.error().message();
    const FileModelPtr model = modelOf(*network);
    const auto graph = expandedGraph(*model);
    ASSERT_TRUE(graph) << graph.error().message();
    EXPECT_EQ(test::faultsOf(*graph), "");
    EXPECT_THAT(test::englishOf(graph->remarks),
                ::testing::Not(Contains(HasSubstr("not planned"))));
    const json expected = expectedOf(GetParam());
    EXPECT_EQ(graph->parameterCount(), expected["parameters"].get<std::int64_t>());
    EXPECT_EQ(statisticsOf(*graph), expected["statistics"].get<std::int64_t>());
    const auto keras = modelFromKeras(test::fileText(kFolder + GetParam() + ".json"), "a.json");
    ASSERT_TRUE(keras) << keras.error().message();
    EXPECT_EQ(keptBytes(*model), keptBytes(**keras));
}

INSTANTIATE_TEST_SUITE_P(Networks, GraphReference,
                         ::testing::Values("small_detector", "mobilenet_v2", "resnet50"),
                         [](const auto& tested) { return tested.param; });

TEST(GraphDef, FollowsTheFunctionsOfASavedModel)
{
    const test::ReadResult result = test::readPath(kFolder + "small_detector_saved.pb");
    ASSERT_EQ(result.artifacts.configs.size(), 1U);
    EXPECT_EQ(result.artifacts.configs.front()->kind, ConfigKind::GraphDef);
    const auto model = modelFromConfig(*result.artifacts.configs.front());
    ASSERT_TRUE(model) << model.error().message();
    EXPECT_EQ((*model)->info().imageWidth, 96);
    const auto graph = expandedGraph(**model);
    ASSERT_TRUE(graph) << graph.error().message();
    const json expected = expectedOf("small_detector");
    EXPECT_EQ(graph->parameterCount(), expected["parameters"].get<std::int64_t>());
    EXPECT_EQ(statisticsOf(*graph), expected["statistics"].get<std::int64_t>());
}

EventModels modelsIn(const std::string& file)
{
    FileReport report;
    report.path = kFolder + file;
    SilentMonitor monitor;
    auto models = eventModels(report, monitor);
    EXPECT_TRUE(models) << models.error().message();
    return models ? *models : EventModels{};
}

TEST(EventModels, FindTheKerasModel)
{
    const EventModels models = modelsIn("small_detector.tfevents");
    ASSERT_EQ(models.documents.size(), 1U);
    EXPECT_EQ(models.documents[0]->kind, ConfigKind::KerasModel);
    const auto model = modelFromConfig(*models.documents[0]);
    ASSERT_TRUE(model) << model.error().message();
    const auto graph = expandedGraph(**model);
    ASSERT_TRUE(graph) << graph.error().message();
    EXPECT_EQ(graph->parameterCount(), expectedOf("small_detector")["parameters"]);
}

/// Both graphs resize their images in a loop, train with momentum and hold their backward pass.
class ClassicGraph : public ::testing::TestWithParam<std::string> {};

TEST_P(ClassicGraph, PlansTheForwardPass)
{
    const EventModels models = modelsIn(GetParam() + ".tfevents");
    ASSERT_EQ(models.documents.size(), 2U) << "the graph, and the meta graph that holds it again";
    const json expected = expectedOf(GetParam());
    for (const ConfigDocumentPtr& document : models.documents) {
        const auto model = modelFromConfig(*document);
        ASSERT_TRUE(model) << model.error().message();
        EXPECT_EQ((*model)->setup().optimizer, "momentum");
        TrainingSetup wishes;
        wishes.imageWidth = 48;
        wishes.imageHeight = 32;
        const auto graph = expandedGraph(**model, wishes);
        ASSERT_TRUE(graph) << graph.error().message();
        EXPECT_EQ(test::faultsOf(*graph), "");
        EXPECT_EQ(graph->parameterCount(), expected["parameters"].get<std::int64_t>());
        EXPECT_EQ(graph->trainableCount(), graph->parameterCount());
        EXPECT_EQ(statisticsOf(*graph), expected["statistics"].get<std::int64_t>());
        std::vector<std::int64_t> made;
        for (const Op& op : graph->ops) {
            if (op.kind == OpKind::Convolution || op.kind == OpKind::Dense)
                made.push_back(graph->tensors[static_cast<std::size_t>(op.output)].extent.perImage);
        }
        EXPECT_EQ(made, (std::vector<std::int64_t>{16 * 24 * 8, 8 * 12 * 16, 5}))
            << "no gradient is taken for a layer";
    }
}

INSTANTIATE_TEST_SUITE_P(Graphs, ClassicGraph,
                         ::testing::Values("classic_reference", "classic_resource"),
                         [](const auto& tested) { return tested.param; });

TEST(EventModels, SayWhatRunMetadataLack)
{
    const EventModels models = modelsIn("small_detector_traced.tfevents");
    ASSERT_EQ(models.documents.size(), 1U);
    const auto model = modelFromConfig(*models.documents[0]);
    ASSERT_TRUE(model) << model.error().message();
    const auto graph = expandedGraph(**model);
    ASSERT_FALSE(graph);
    EXPECT_THAT(graph.error().message(),
                AllOf(HasSubstr("small_detector_traced.tfevents"), HasSubstr("stem/Conv2D"),
                      HasSubstr("the shape of its weights is not in the file")));
}

TEST(EventBlobs, AreFoundByTheirTags)
{
    const auto source = openFile(kFolder + "classic_reference.tfevents");
    ASSERT_TRUE(source);
    SilentMonitor monitor;
    const auto blobs = tfevents::findBlobs(**source, monitor);
    ASSERT_TRUE(blobs);
    ASSERT_EQ(blobs->size(), 2U);
    EXPECT_EQ((*blobs)[0].tag, "(graph)");
    EXPECT_EQ((*blobs)[1].tag, "(meta graph)");
    const auto bytes = tfevents::readBlob(**source, (*blobs)[0], 1 << 20);
    ASSERT_TRUE(bytes) << bytes.error().message();
    EXPECT_EQ(bytes->size(), (*blobs)[0].end - (*blobs)[0].begin);
    EXPECT_TRUE(networkOf(*bytes));
    const auto tooLarge = tfevents::readBlob(**source, (*blobs)[0], 100);
    ASSERT_FALSE(tooLarge);
    EXPECT_THAT(tooLarge.error().message(), AllOf(HasSubstr("\"(graph)\""), HasSubstr("100")));
    EXPECT_EQ(tfevents::findBlobs(**source, monitor, 1)->size(), 1U);
}

TEST(EventBlobs, SurviveEveryCut)
{
    const std::string bytes = test::fileText(kFolder + "small_detector.tfevents");
    ASSERT_FALSE(bytes.empty());
    SilentMonitor monitor;
    for (std::size_t size = 0; size < bytes.size(); size += size < 400 ? 1 : 61) {
        const auto source = openMemory("a", std::as_bytes(std::span(bytes.data(), size)));
        static_cast<void>(eventModels(*source, monitor));
    }
}

TEST(GraphDef, SurvivesEveryCut)
{
    const std::string bytes = test::fileText(kFolder + "small_detector.pb");
    ASSERT_FALSE(bytes.empty());
    for (std::size_t size = 0; size < bytes.size(); size += size < 2000 ? 1 : 7) {
        const auto network = networkOf(std::string_view(bytes).substr(0, size));
        if (network)
            static_cast<void>(expandedGraph(*network));
    }
}

TEST(GraphDef, IsDamagedWhereABlockOfItIs)
{
    std::string bytes = test::fileText(kFolder + "small_detector.pb");
    bytes[bytes.size() / 2] = '\x7F';
    bytes.resize(bytes.size() - 3);
    const auto network = networkOf(bytes);
    ASSERT_FALSE(network);
    EXPECT_THAT(network.error().message(), HasSubstr("cut or damaged"));
    EXPECT_FALSE(networkOf(std::string_view()));
}

NetworkAttribute listed(std::string name, std::vector<std::int64_t> integers)
{
    NetworkAttribute made;
    made.name = std::move(name);
    made.integers = std::move(integers);
    return made;
}

NetworkAttribute named(std::string name, std::string text)
{
    NetworkAttribute made;
    made.name = std::move(name);
    made.text = std::move(text);
    return made;
}

NetworkNode variable(const std::string& name, std::vector<std::int64_t> dims)
{
    return {name, "VariableV2", {}, {}, {listed("shape", std::move(dims))}, {}};
}

NetworkNode images(std::vector<std::int64_t> dims)
{
    return {"x", "Placeholder", {}, {}, {listed("shape", std::move(dims))}, {}};
}

NetworkNode convolution(const std::string& name, const std::string& from, const std::string& kernel,
                        std::int64_t stride = 1)
{
    return {name,
            "Conv2D",
            {from, kernel},
            {},
            {listed("strides", {1, stride, stride, 1}), named("padding", "SAME")},
            {}};
}

Network graphOf(std::vector<NetworkNode> nodes)
{
    Network graph;
    graph.form = NetworkForm::GraphDef;
    graph.nodes = std::move(nodes);
    return graph;
}

TEST(GraphDef, TakesTheSizeThatIsAskedFor)
{
    TrainingSetup wishes;
    wishes.imageWidth = 64;
    wishes.imageHeight = 48;
    for (const std::int64_t side : {-1, 32}) {
        const auto graph =
            expandedGraph(graphOf({images({-1, side, side, 3}), variable("w", {3, 3, 3, 8}),
                                   convolution("conv", "x", "w", 2)}),
                          wishes);
        ASSERT_TRUE(graph) << graph.error().message();
        EXPECT_EQ(graph->tensors.back().extent.perImage, 24 * 32 * 8);
        EXPECT_EQ(graph->parameterCount(), 3 * 3 * 3 * 8);
    }
    const auto open = expandedGraph(graphOf(
        {images({-1, -1, -1, 3}), variable("w", {3, 3, 3, 8}), convolution("conv", "x", "w")}));
    ASSERT_TRUE(open) << open.error().message();
    EXPECT_THAT(test::englishOf(open->remarks),
                Contains(HasSubstr("size of its images open: planned at 640 x 640")));
}

TEST(GraphDef, SaysWhichShareIsNotPlanned)
{
    const auto graph = expandedGraph(graphOf({images({-1, 8, 8, 3}),
                                              variable("w", {1, 1, 3, 30}),
                                              variable("v", {1, 1, 30, 3}),
                                              convolution("a", "x", "w"),
                                              {"odd", "FancyOp", {"a"}, {}, {}, {}},
                                              convolution("b", "odd", "v")}));
    ASSERT_TRUE(graph) << graph.error().message();
    EXPECT_EQ(graph->parameterCount(), 90);
    EXPECT_THAT(test::englishOf(graph->remarks),
                Contains(AllOf(HasSubstr("2 of 3 nodes"), HasSubstr("90 parameters (50 %)"),
                               HasSubstr("FancyOp (1)"))));
    const auto nothing = expandedGraph(
        graphOf({images({-1, 8, 8, 3}), variable("w", {1, 1, 5, 3}), convolution("a", "x", "w")}));
    ASSERT_FALSE(nothing);
    EXPECT_THAT(
        nothing.error().message(),
        AllOf(HasSubstr("nets/a.pb"), HasSubstr("\"a\" (Conv2D)"), HasSubstr("do not fit")));
}

TEST(GraphDef, FollowsShapesThatAGraphGivesForWhatIsNotKnown)
{
    const auto graph = expandedGraph(
        graphOf({images({-1, 8, 8, 3}),
                 variable("w", {1, 1, 3, 4}),
                 variable("v", {1, 1, 6, 2}),
                 convolution("a", "x", "w"),
                 {"odd", "FancyOp", {"a"}, {}, {listed("_output_shapes", {-1, 5, 5, 6})}, {}},
                 convolution("b", "odd", "v")}));
    ASSERT_TRUE(graph) << graph.error().message();
    EXPECT_EQ(graph->parameterCount(), 12 + 12);
    EXPECT_THAT(test::englishOf(graph->remarks),
                Contains(AllOf(HasSubstr("\"odd\""), HasSubstr("FancyOp"))));
}

TEST(GraphDef, EndsAtCyclesButNotAtLoops)
{
    const auto cycle = expandedGraph(
        graphOf({images({-1, 8, 8, 3}), variable("w", {1, 1, 3, 3}), convolution("a", "x", "w"),
                 convolution("b", "c", "w"), convolution("c", "b", "w")}));
    ASSERT_TRUE(cycle) << cycle.error().message();
    EXPECT_EQ(cycle->tensors.back().name, "a");
    const auto loop = flatten(graphOf({{"enter", "Enter", {"x"}, {}, {}, {}},
                                       {"merge", "Merge", {"enter", "next"}, {}, {}, {}},
                                       {"body", "Relu", {"merge"}, {}, {}, {}},
                                       {"next", "NextIteration", {"body"}, {}, {}, {}},
                                       images({-1, 8, 8, 3})}));
    ASSERT_TRUE(loop);
    for (const FlatNode& flat : loop->nodes)
        EXPECT_NE(flat.role, FlatRole::Cycle) << flat.name;
}

/// "f0" calls "f1" twice, and so on: 2^depth nodes.
Network callsOf(int depth, int times)
{
    Network graph =
        graphOf({images({-1, 8, 8, 3}),
                 variable("w", {1, 1, 3, 3}),
                 convolution("first", "x", "w"),
                 {"call", "PartitionedCall", {"first", "w"}, {}, {named("f", "f0")}, {}}});
    for (int at = 0; at < depth; ++at) {
        NetworkFunction function;
        function.name = 'f' + std::to_string(at);
        function.arguments = {"value", "kernel"};
        std::string last = "value";
        for (int call = 0; call < times; ++call) {
            const std::string name = "call" + std::to_string(call);
            const std::string next = 'f' + std::to_string(at + 1);
            if (at + 1 < depth)
                function.nodes.push_back(
                    {name, "PartitionedCall", {last, "kernel"}, {}, {named("f", next)}, {}});
            else
                function.nodes.push_back(convolution(name, last, "kernel"));
            last = name + ":output:0";
        }
        function.results = {last};
        graph.functions.push_back(std::move(function));
    }
    return graph;
}

TEST(GraphDef, WritesFunctionsInPlaceOfTheirCalls)
{
    const auto graph = expandedGraph(callsOf(3, 2));
    ASSERT_TRUE(graph) << graph.error().message();
    std::vector<std::string> names;
    for (const Op& op : graph->ops) {
        if (op.kind == OpKind::Convolution)
            names.push_back(op.name);
    }
    EXPECT_EQ(names.size(), 1U + 8U);
    EXPECT_THAT(names, Contains("call/call1/call0/call1"));
    EXPECT_EQ(graph->parameterCount(), 9) << "the kernel is one, however often it is read";
}

TEST(GraphDef, RefusesFunctionsThatMultiplyOrCallThemselves)
{
    const auto large = modelFromGraph(std::make_shared<const Network>(callsOf(22, 2)), "a.pb");
    ASSERT_FALSE(large);
    EXPECT_EQ(large.error().code, ErrorCode::TooLarge);
    Network graph = callsOf(1, 1);
    graph.functions[0].nodes = {
        {"again", "PartitionedCall", {"value", "kernel"}, {}, {named("f", "f0")}, {}}};
    graph.functions[0].results = {"again:output:0"};
    const auto endless = expandedGraph(graph);
    ASSERT_TRUE(endless) << "what comes before the call is planned: " << endless.error().message();
    EXPECT_THAT(test::englishOf(endless->remarks), Contains(HasSubstr("PartitionedCall (1)")));
}

TEST(GraphDef, RefusesSizesThatDoNotFit)
{
    constexpr std::int64_t kHuge = std::int64_t{1} << 40;
    const auto graph =
        expandedGraph(graphOf({images({-1, 1 << 19, 1 << 19, 3}), variable("w", {1, 1, 3, kHuge}),
                               convolution("a", "x", "w")}));
    ASSERT_FALSE(graph);
    EXPECT_THAT(graph.error().message(), HasSubstr("\"a\""));
}

TEST(GraphDef, LeavesGradientsOut)
{
    const auto graph = expandedGraph(
        graphOf({images({-1, 8, 8, 3}),
                 variable("w", {1, 1, 3, 4}),
                 convolution("a", "x", "w"),
                 {"r", "Relu", {"a"}, {}, {}, {}},
                 {"helper", "Sigmoid", {"r"}, {}, {}, {}},
                 {"gradients/r_grad/ReluGrad", "ReluGrad", {"helper", "r"}, {}, {}, {}},
                 {"out", "Identity", {"r"}, {}, {}, {}}}));
    ASSERT_TRUE(graph) << graph.error().message();
    for (const Op& op : graph->ops)
        EXPECT_NE(op.name, "helper") << "only the backward pass reads it";
}

} // namespace
} // namespace faultline::vram
