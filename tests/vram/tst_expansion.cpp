// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the language of the architecture data means, step by step.

#include "tests/vram/expand_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace faultline::vram {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::vector<std::string> opNames(const LayerGraph& graph)
{
    std::vector<std::string> names;
    for (const Op& op : graph.ops)
        names.push_back(op.name);
    return names;
}

TEST(Expansion, CountsParametersAndMultiplyAdds)
{
    const Result<LayerGraph> graph = expandSteps(
        R"({"conv": 16, "k": 3, "bias": true}, {"norm": "batch"}, {"act": "relu"},
           {"conv": 16, "k": 3, "groups": "channels"}, {"flatten": true}, {"dense": 10})");
    ASSERT_TRUE(graph) << errorOf(graph);
    const std::int64_t dense = std::int64_t{16} * 48 * 64 * 10 + 10;
    EXPECT_EQ(graph->parameterCount(), 3 * 9 * 16 + 16 + 2 * 16 + 9 * 16 + dense);
    EXPECT_EQ(graph->parameters[1].statistics, 32);
    EXPECT_EQ(graph->ops[1].multiplyAdds, 3 * 9 * 16 * 48 * 64);
    EXPECT_EQ(graph->ops[4].multiplyAdds, 9 * 16 * 48 * 64);
    EXPECT_EQ(graph->ops[4].groups, 16);
    EXPECT_TRUE(graph->tensors.back().needsGradient);
}

TEST(Expansion, WritesInPlaceWhereTheFrameworkDoes)
{
    const std::string steps = R"({"conv": 4, "as": "a"}, {"act": "relu"}, {"add": "a"})";
    ExpansionOptions options;
    const Result<LayerGraph> inPlace = expandSteps(steps, options);
    options.inPlaceActivations = false;
    const Result<LayerGraph> copied = expandSteps(steps, options);
    ASSERT_TRUE(inPlace && copied);
    EXPECT_EQ(inPlace->tensors[2].aliasOf, 1);
    EXPECT_TRUE(inPlace->ops[2].isInPlace);
    EXPECT_EQ(copied->tensors[2].aliasOf, kNoTensor);
    EXPECT_EQ(copied->tensors[3].aliasOf, kNoTensor);
    options.inPlaceAdd = true;
    // A sum that is larger than its first operand cannot be written over it.
    const Result<LayerGraph> spread =
        expandSteps(R"({"save": "map"}, {"global_pool": 1}, {"add": "map"})", options);
    ASSERT_TRUE(spread) << errorOf(spread);
    EXPECT_EQ(spread->tensors.back().aliasOf, kNoTensor);
    EXPECT_EQ(lastShape(spread), "3x48x64");
}

TEST(Expansion, GivesTensorsToTheCallerOnly)
{
    const Result<LayerGraph> graph = expandText(R"({
        "backbone": {"part": "backbone", "body": [{"for": "i", "in": 3, "do": [
            {"conv": "8 * i + 8", "k": 3, "stride": 2}, {"save": "own{i}"}, {"give": "c{i}"}]
}]
}
, "neck" : {
    "part" : "neck",
    "params" : {"from" : null},
    "body" : [ {"from" : "c2"}, {"resize" : {"like" : "c1"}}, {"conv" : 16}, {"add" : "c{from}"} ]
},
           "net":
{
    "body" : [
        {"use" : "backbone"}, {"use" : "neck", "with" : {"from" : 1}},
        {"check" : "has('own1') == false", "message" : "seen outside"}
    ]
}
})");
    ASSERT_TRUE(graph) << errorOf(graph);
    EXPECT_EQ(lastShape(graph), "16x12x16");
    EXPECT_EQ(graph->ops.back().part, Part::Neck);
    EXPECT_EQ(graph->ops[1].part, Part::Backbone);
}

TEST(Expansion, CallersParametersAreNotSeen)
{
    EXPECT_THAT(errorOf(expandText(R"({"inner": {"body": [{"conv": "wide"}]},
        "net": {"params": {"wide": 8}, "body": [{"use": "inner"}]}})")),
                HasSubstr("unknown name 'wide'"));
}

TEST(Expansion, VariantsGiveParametersAndTheCallerOverrulesThem)
{
    const std::string library = R"("base": {"params": {"a": null, "b": "a * 2"},
        "body": [{"conv": "a + b"}]}, "small": {"use": "base", "with": {"a": 2}},
        "wide": {"use": "small", "with": {"b": 10}},)";
    EXPECT_EQ(lastShape(expandText("{" + library + R"("net": {"use": "small"}})")), "6x48x64");
    EXPECT_EQ(lastShape(expandText("{" + library + R"("net": {"use": "wide"}})")), "12x48x64");
    EXPECT_EQ(lastShape(expandText("{" + library + R"("net": {"body": [
        {"use": "{'wi' + 'de'}", "with": {"a": 1}}]}})")),
              "11x48x64");
    EXPECT_THAT(errorOf(expandText("{" + library + R"("net": {"use": "base"}})")),
                HasSubstr("module 'base': parameter 'a' is not given"));
    EXPECT_THAT(errorOf(expandText("{" + library + R"("net": {"use": "base", "with": {"z": 1}}})")),
                HasSubstr("no parameter 'z'"));
}

TEST(Expansion, ChoosesAndRepeats)
{
    const Result<LayerGraph> graph = expandSteps(
        R"({"for": "i", "in": [4, 6], "name": "block{i}", "stage": "i", "do": [
               {"if": "i == 4", "then": [{"conv": "i", "name": "four"}],
                                "else": [{"conv": "i", "name": "other"}]},
               {"max_pool": 2, "when": "i == 6"}]},
           {"let": {"n": 2}}, {"let": {"n": "n + 1"}}, {"conv": "n"})");
    ASSERT_TRUE(graph) << errorOf(graph);
    EXPECT_THAT(opNames(*graph),
                ElementsAre("image", "block4/four", "block6/other", "block6/max_pool", "conv"));
    EXPECT_EQ(graph->ops[1].stage, 4);
    EXPECT_EQ(graph->ops[3].stage, 6);
    EXPECT_EQ(graph->ops[4].stage, -1);
    EXPECT_EQ(lastShape(graph), "3x24x32");
}

TEST(Expansion, SharesParametersOverTheRunsOfAGroup)
{
    const std::string steps = R"({"conv": 8, "as": "p0"}, {"max_pool": 2, "as": "p1"},
        {"for": "i", "in": 2, "name": "level{i}", "do": [
            {"from": "p{i}"},
            {"do": [{"use": "tower", "name": "cls"}, {"use": "tower", "name": "box"},
                    {"norm": "batch", "shared": false}, {"conv": 9}], "shared": "head"}]})";
    const Result<LayerGraph> graph = expandText(
        R"({"tower": {"body": [{"conv": 8, "k": 3}, {"conv": 8, "k": 3}]}, "net": {"body": [)"
        + steps + "]}}");
    ASSERT_TRUE(graph) << errorOf(graph);
    const std::int64_t towers = 4 * 8 * 9 * 8;
    const std::int64_t norms = 2 * 16;
    EXPECT_EQ(graph->parameterCount(), 3 * 8 + towers + norms + 8 * 9);
    // The second level has the sets of the first, in the same order.
    EXPECT_EQ(graph->ops[3].parameters, graph->ops[9].parameters);
    EXPECT_EQ(graph->ops[6].parameters, graph->ops[12].parameters);
    EXPECT_NE(graph->ops[7].parameters, graph->ops[13].parameters);
    EXPECT_EQ(graph->ops[8].parameters, graph->ops[14].parameters);
}

TEST(Expansion, TwoUsesOfAModuleDoNotShare)
{
    const Result<LayerGraph> graph = expandText(R"({
        "head": {"body": [{"for": "i", "in": 3, "do": [{"do": [{"conv": 3}], "shared": "x"}]}]},
        "net": {"body": [{"use": "head"}, {"use": "head"}]}})");
    ASSERT_TRUE(graph) << errorOf(graph);
    EXPECT_EQ(graph->parameters.size(), 2U);
}

TEST(Expansion, GroupsInSharedGroupsAreShared)
{
    const Result<LayerGraph> graph = expandText(R"({
        "head": {"body": [{"for": "i", "in": 3, "do": [{"do": [{"conv": 3}], "shared": "x"}]}]},
        "net": {"body": [{"for": "i", "in": 2, "do": [
            {"do": [{"use": "head"}, {"use": "head"}], "shared": "all"}]}]}})");
    ASSERT_TRUE(graph) << errorOf(graph);
    EXPECT_EQ(graph->parameters.size(), 2U);
}

TEST(Expansion, SharedLayersMustBeAlike)
{
    EXPECT_THAT(errorOf(expandSteps(R"({"for": "i", "in": 2, "do": [
        {"do": [{"conv": "i + 1", "from": "image"}], "shared": "head"}]})")),
                HasSubstr("shared parameters had another size"));
}

TEST(Expansion, NumbersUnitsOfRecomputation)
{
    const Result<LayerGraph> graph =
        expandSteps(R"({"for": "i", "in": 2, "checkpoint": true, "do": [
        {"conv": 3}, {"do": [{"conv": 3}], "checkpoint": true}]}, {"conv": 3})");
    ASSERT_TRUE(graph) << errorOf(graph);
    EXPECT_EQ(graph->ops[1].checkpoint, 0);
    EXPECT_EQ(graph->ops[2].checkpoint, 0);
    EXPECT_EQ(graph->ops[3].checkpoint, 1);
    EXPECT_EQ(graph->ops[5].checkpoint, -1);
}

TEST(Expansion, DescribesWorkByItsBuffers)
{
    const Result<LayerGraph> graph = expandSteps(
        R"({"conv": 9, "as": "cls"}, {"anchors": "height * width * 9"},
           {"work": "assign", "part": "assignment", "reads": "cls", "buffers": [
               {"name": "IoU", "elements": "height * width * 9 * boxes", "copies": 2},
               {"name": "anchors", "fixed": "4 * 2.5", "life": "step", "storage": "int64"},
               {"name": "none", "elements": 7, "when": "classes == 1"}]},
           {"work": "proposals", "items": 100, "channels": 4})");
    ASSERT_TRUE(graph) << errorOf(graph);
    EXPECT_EQ(graph->anchors, 48 * 64 * 9);
    const Op& op = graph->ops[2];
    EXPECT_EQ(op.output, kNoTensor);
    EXPECT_EQ(op.part, Part::Assignment);
    ASSERT_EQ(op.buffers.size(), 2U);
    EXPECT_EQ(op.buffers[0].extent, (Extent{std::int64_t{48} * 64 * 9 * 93 * 2, 0}));
    EXPECT_EQ(op.buffers[1].extent, (Extent{0, 10}));
    EXPECT_EQ(op.buffers[1].life, BufferLife::Step);
    EXPECT_EQ(op.buffers[1].storage, Storage::Int64);
    EXPECT_EQ(lastShape(graph), "100 of 4x1x1");
}

TEST(Expansion, FollowsStorage)
{
    const Result<LayerGraph> graph = expandSteps(
        R"({"pad": 1}, {"conv": 4}, {"copy": {}, "storage": "float32"}, {"act": "sigmoid"},
           {"dense": 2})");
    ASSERT_TRUE(graph) << errorOf(graph);
    EXPECT_EQ(graph->tensors[1].storage, Storage::Float32); // of the image
    EXPECT_EQ(graph->tensors[2].storage, Storage::Activation);
    EXPECT_EQ(graph->tensors[4].storage, Storage::Float32); // of what it is made from
    EXPECT_EQ(graph->tensors[5].storage, Storage::Activation);
}

TEST(Expansion, StopsGradients)
{
    const Result<LayerGraph> graph = expandSteps(
        R"({"conv": 4, "as": "a"}, {"stop_gradient": true}, {"act": "relu", "in_place": false},
           {"conv": 4, "from": "a", "no_gradient": true}, {"conv": 4, "from": "image",
            "frozen": true})");
    ASSERT_TRUE(graph) << errorOf(graph);
    EXPECT_TRUE(graph->tensors[1].needsGradient);
    EXPECT_FALSE(graph->tensors[3].needsGradient);
    EXPECT_FALSE(graph->tensors[4].needsGradient);
    EXPECT_FALSE(graph->tensors[5].needsGradient);
    EXPECT_EQ(graph->trainableCount(), 3 * 4 + 4 * 4);
}

TEST(Expansion, ReshapesJoinsAndPools)
{
    EXPECT_EQ(lastShape(expandSteps(R"({"view": {"channels": 1, "height": 3}})")), "1x3x64");
    EXPECT_THAT(errorOf(expandSteps(R"({"view": {"channels": 4}})")), HasSubstr("cannot be"));
    EXPECT_EQ(lastShape(expandSteps(R"({"save": "a1"}, {"conv": 5, "as": "a2"},
                                       {"concat": "a*", "from": "image"})")),
              "11x48x64");
    EXPECT_EQ(lastShape(expandSteps(R"({"let": {"all": ["'image'", "'image'"]}},
                                       {"concat": "{all}"})")),
              "9x48x64");
    EXPECT_EQ(lastShape(expandSteps(R"({"avg_pool": 2, "as": "half"},
        {"concat": "half", "from": "image", "axis": "positions"})")),
              "3x3840x1");
    EXPECT_EQ(lastShape(expandSteps(R"({"roi_pool": 7, "rois": 512})")), "512 of 3x7x7");
    EXPECT_EQ(lastShape(expandSteps(R"({"resize": 0.5})")), "3x24x32");
    EXPECT_EQ(lastShape(expandSteps(R"({"conv_transpose": 8, "k": 4, "stride": 2})")), "8x96x128");
    EXPECT_EQ(lastShape(expandSteps(R"({"matmul": "image", "channels": 1, "inner": 3})")),
              "1x48x64");
}

TEST(Expansion, ParametersAloneTakeNoActivation)
{
    const Result<LayerGraph> graph =
        expandSteps(R"({"parameters": "3 * 48 * 64", "channels": 3, "height": 48, "width": 64},
                       {"add": "image"})");
    ASSERT_TRUE(graph) << errorOf(graph);
    EXPECT_EQ(graph->parameterCount(), 3 * 48 * 64);
    EXPECT_TRUE(graph->tensors[1].extent.isZero());
    EXPECT_TRUE(graph->tensors[2].needsGradient);
}

} // namespace
} // namespace faultline::vram
