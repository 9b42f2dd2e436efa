// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/network/onnx_file.h"
#include "model/readers/network/onnx_reader.h"
#include "model/vram/sources/file_model.h"
#include "model/vram/sources/onnx/onnx_model.h"
#include "tests/support/read_artifacts.h"
#include "tests/vram/graph_checks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>

namespace faultline::vram {
namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::Contains;
using ::testing::HasSubstr;

const std::string kOnnxFolder = std::string(FAULTLINE_TESTS_DIR) + "/vram/reference/onnx/";

Result<Network> networkOf(std::string_view bytes)
{
    SilentMonitor monitor;
    const auto source = openMemory("a.onnx", std::as_bytes(std::span(bytes.data(), bytes.size())));
    return readOnnx(*source, monitor);
}

Result<LayerGraph> expandedOnnx(Network network, const TrainingSetup& setup = {})
{
    const auto model =
        modelFromOnnx(std::make_shared<const Network>(std::move(network)), "nets/a.onnx");
    return model ? (*model)->expand(setup) : Result<LayerGraph>(model.error());
}

class OnnxReference : public ::testing::TestWithParam<std::string> {};

TEST_P(OnnxReference, HasTheParametersAndTheSizesOfPyTorch)
{
    const json expected =
        json::parse(test::fileText(kOnnxFolder + "expected.json"))["models"][GetParam()];
    const auto network = networkOf(test::fileText(kOnnxFolder + GetParam() + ".onnx"));
    ASSERT_TRUE(network) << network.error().message();
    const auto graph = expandedOnnx(*network);
    ASSERT_TRUE(graph) << graph.error().message();
    EXPECT_EQ(test::faultsOf(*graph), "");
    EXPECT_EQ(graph->parameterCount(), expected["parameters"].get<std::int64_t>());
    std::int64_t statistics = 0;
    for (const ParameterSet& set : graph->parameters)
        statistics += set.statistics;
    EXPECT_EQ(statistics, expected["statistics"].get<std::int64_t>());
    std::vector<std::int64_t> made;
    for (const Op& op : graph->ops) {
        if (op.kind == OpKind::Convolution || op.kind == OpKind::TransposedConvolution
            || op.kind == OpKind::Dense)
            made.push_back(graph->tensors[static_cast<std::size_t>(op.output)].extent.perImage);
    }
    std::vector<std::int64_t> wanted;
    for (const json& shape : expected["convolutions"]) {
        std::int64_t elements = 1;
        for (const json& size : shape)
            elements *= size.get<std::int64_t>();
        wanted.push_back(elements);
    }
    EXPECT_EQ(made, wanted);
}

INSTANTIATE_TEST_SUITE_P(Networks, OnnxReference,
                         ::testing::Values("small_detector", "small_attention", "resnet50",
                                           "mobilenet_v3_small"),
                         [](const auto& tested) { return tested.param; });

TEST(OnnxFile, KeepsNoWeights)
{
    const auto network = networkOf(test::fileText(kOnnxFolder + "small_detector.onnx"));
    ASSERT_TRUE(network);
    EXPECT_THAT(network->producer, HasSubstr("pytorch"));
    ASSERT_EQ(network->inputs.size(), 1U) << "weights are no inputs";
    EXPECT_EQ(network->inputs[0].dims, (std::vector<std::int64_t>{0, 3, 32, 48}));
    for (const NetworkTensor& weight : network->weights)
        EXPECT_LE(weight.values.size() + weight.reals.size(), NetworkTensor::kMostValues);
}

TEST(OnnxFile, SkipsWeightsByTheirHeaders)
{
    // A file of 2 GB of which only the ends exist: reading a weight would fail or take for ever.
    class Sparse final : public ByteSource {
    public:
        Sparse(std::string head, std::uint64_t size) : m_head(std::move(head)), m_size(size) {}
        const std::string& name() const override { return m_name; }
        std::uint64_t size() const override { return m_size; }
        Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> into) const override
        {
            read += into.size();
            for (std::size_t at = 0; at < into.size(); ++at) {
                const std::uint64_t place = offset + at;
                if (place >= m_size)
                    return at;
                into[at] =
                    place < m_head.size() ? static_cast<std::byte>(m_head[place]) : std::byte{0};
            }
            return into.size();
        }
        mutable std::uint64_t read = 0;

    private:
        std::string m_name = "large.onnx";
        std::string m_head;
        std::uint64_t m_size;
    };
    const auto varint = [](std::uint64_t value) {
        std::string bytes;
        for (; value >= 0x80; value >>= 7)
            bytes.push_back(static_cast<char>(value | 0x80));
        bytes.push_back(static_cast<char>(value));
        return bytes;
    };
    const auto field = [&](int number, const std::string& bytes) {
        return varint(static_cast<std::uint64_t>(number) << 3 | 2) + varint(bytes.size()) + bytes;
    };
    constexpr std::uint64_t kData = std::uint64_t{2} << 30;
    const std::string node = field(1, field(1, "x") + field(2, "y") + field(4, "Relu"));
    const std::string input = field(11, field(1, "x"));
    const std::string name = field(8, "w") + varint(9 << 3 | 2) + varint(kData);
    const std::string weight = varint(5 << 3 | 2) + varint(name.size() + kData) + name;
    const std::uint64_t graphSize = node.size() + input.size() + weight.size() + kData;
    const std::string head =
        "\x08\x08" + varint(7 << 3 | 2) + varint(graphSize) + node + input + weight;
    const Sparse source(head, head.size() + kData);
    SilentMonitor monitor;
    const auto network = readOnnx(source, monitor);
    ASSERT_TRUE(network) << network.error().message();
    ASSERT_EQ(network->weights.size(), 1U);
    EXPECT_EQ(network->weights[0].dataBytes, kData);
    EXPECT_LT(source.read, 1U << 20);
}

TEST(OnnxFile, SurvivesEveryCut)
{
    const std::string bytes = test::fileText(kOnnxFolder + "small_attention.onnx");
    ASSERT_FALSE(bytes.empty());
    for (std::size_t size = 0; size + 1 < bytes.size(); size += size < 600 ? 1 : 13) {
        const auto network = networkOf(std::string_view(bytes).substr(0, size));
        if (network)
            static_cast<void>(expandedOnnx(*network));
    }
}

TEST(OnnxFile, IsRecognisedAndSummedUp)
{
    const test::ReadResult result = test::readPath(kOnnxFolder + "small_detector.onnx");
    ASSERT_EQ(result.artifacts.configs.size(), 1U);
    const ConfigDocument& document = *result.artifacts.configs.front();
    EXPECT_EQ(document.kind, ConfigKind::Onnx);
    EXPECT_EQ(document.value("inputs.images"), "? x 3 x 32 x 48");
    EXPECT_EQ(document.value("nodes.BatchNormalization"), "1");
    const auto model = modelFromConfig(document);
    ASSERT_TRUE(model) << model.error().message();
    EXPECT_EQ((*model)->info().imageWidth, 48);
    EXPECT_EQ((*model)->info().name, "small_detector");
}

Network oneNode(NetworkNode node, std::vector<NetworkTensor> weights = {})
{
    Network network;
    network.inputs.push_back({"x", {0, 3, 8, 8}});
    network.weights = std::move(weights);
    node.outputs = {"y"};
    network.nodes.push_back(std::move(node));
    return network;
}

TEST(OnnxModel, NamesTheNodeOfWhatDoesNotFit)
{
    NetworkNode conv{"conv1", "Conv", {"x", "w"}, {}, {}, {}};
    const auto wrong = expandedOnnx(oneNode(conv, {{"w", {4, 5, 3, 3}, 0, {}, {}}}));
    ASSERT_FALSE(wrong);
    EXPECT_THAT(
        wrong.error().message(),
        AllOf(HasSubstr("nets/a.onnx"), HasSubstr("\"conv1\" (Conv)"), HasSubstr("4 x 5 x 3 x 3")));
    const auto large = expandedOnnx(oneNode(conv, {{"w", {4, 3, 99, 99}, 0, {}, {}}}));
    ASSERT_FALSE(large);
    EXPECT_THAT(toEnglish(large.error().detail), HasSubstr("do not fit"));
}

TEST(OnnxModel, FindsACycle)
{
    Network network = oneNode({"a", "Relu", {"z"}, {}, {}, {}});
    network.weights.push_back({"w", {4, 3, 3, 3}, 0, {}, {}});
    network.nodes.push_back({"b", "Conv", {"y", "w"}, {"z"}, {}, {}});
    const auto graph = expandedOnnx(network);
    ASSERT_FALSE(graph);
    EXPECT_THAT(toEnglish(graph.error().detail),
                AllOf(HasSubstr("\"b\" (Conv)"), HasSubstr("cycle")));
}

TEST(OnnxModel, RefusesInputsWithoutASize)
{
    Network network = oneNode({"a", "Relu", {"x"}, {}, {}, {}});
    network.inputs[0].dims = {0, 3, 0, 0};
    const auto open = expandedOnnx(network);
    ASSERT_FALSE(open);
    EXPECT_THAT(toEnglish(open.error().detail), HasSubstr("give the width and height"));
    TrainingSetup setup;
    setup.imageWidth = 16;
    setup.imageHeight = 8;
    const auto graph = expandedOnnx(network, setup);
    ASSERT_TRUE(graph) << graph.error().message();
    EXPECT_EQ(graph->tensors.back().extent.perImage, 3 * 8 * 16);
}

TEST(OnnxModel, SaysWhatIsNotPlanned)
{
    Network network = oneNode({"boxes", "NonMaxSuppression", {"x"}, {}, {}, {}});
    const auto graph = expandedOnnx(network);
    ASSERT_TRUE(graph) << graph.error().message();
    EXPECT_THAT(test::englishOf(graph->remarks), Contains(HasSubstr("NonMaxSuppression")));
    EXPECT_THAT(test::englishOf(graph->remarks), Contains(HasSubstr("no batch normalisation")));
}

} // namespace
} // namespace faultline::vram
