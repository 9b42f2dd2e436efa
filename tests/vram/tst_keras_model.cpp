// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/sources/keras/keras_model.h"
#include "tests/vram/graph_checks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <string>

namespace faultline::vram {
namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::HasSubstr;

const std::string kKerasFolder = std::string(FAULTLINE_TESTS_DIR) + "/vram/reference/keras/";

/// Sizes of a tensor as Keras orders them, without those of one.
std::vector<std::int64_t> sizesOf(const Tensor& tensor)
{
    std::vector<std::int64_t> sizes;
    for (const std::int64_t size : {tensor.items, tensor.height, tensor.width, tensor.channels}) {
        if (size != 1)
            sizes.push_back(size);
    }
    return sizes;
}

class KerasReference : public ::testing::TestWithParam<std::string> {};

TEST_P(KerasReference, HasTheParametersAndTheSizesThatKerasCounts)
{
    const json expected =
        json::parse(test::fileText(kKerasFolder + "expected.json"))["models"][GetParam()];
    const auto model =
        modelFromKeras(test::fileText(kKerasFolder + GetParam() + ".json"), "a.json");
    ASSERT_TRUE(model) << model.error().message();
    const Result<LayerGraph> graph = (*model)->expand({});
    ASSERT_TRUE(graph) << graph.error().message();
    EXPECT_EQ(graph->parameterCount(), expected["all"].get<std::int64_t>());
    EXPECT_EQ(graph->trainableCount(), expected["trainable"].get<std::int64_t>());
    std::int64_t statistics = 0;
    for (const ParameterSet& set : graph->parameters)
        statistics += set.statistics;
    EXPECT_EQ(statistics, expected["statistics"].get<std::int64_t>());
    EXPECT_EQ(test::faultsOf(*graph), "");

    std::size_t compared = 0;
    for (const Tensor& tensor : graph->tensors) {
        const auto shape = expected["shapes"].find(tensor.name);
        if (shape == expected["shapes"].end())
            continue;
        std::vector<std::int64_t> sizes;
        std::int64_t elements = 1;
        for (const json& size : *shape) {
            elements *= size.get<std::int64_t>();
            if (size != 1)
                sizes.push_back(size.get<std::int64_t>());
        }
        EXPECT_EQ(tensor.extent.perImage, elements) << tensor.name;
        const bool isVolume = sizes.size() > 3; // an axis more than a tensor
        EXPECT_TRUE(isVolume || sizesOf(tensor) == sizes) << tensor.name;
        ++compared;
    }
    EXPECT_GE(compared, expected["shapes"].size() / 2);
}

INSTANTIATE_TEST_SUITE_P(Models, KerasReference,
                         ::testing::Values("small_detector", "small_sequence", "small_transformer",
                                           "small_volume", "mobilenet_v2", "efficientnet_b0"),
                         [](const auto& tested) { return tested.param; });

TEST(KerasModel, IsExpandedForTheSizeThatIsAskedFor)
{
    const auto model = modelFromKeras(test::fileText(kKerasFolder + "mobilenet_v2.json"), "a.json");
    ASSERT_TRUE(model);
    EXPECT_EQ((*model)->info().imageWidth, 96);
    EXPECT_EQ((*model)->info().framework, "tensorflow");
    TrainingSetup setup;
    setup.imageWidth = 192;
    setup.imageHeight = 96;
    const auto small = (*model)->expand({});
    const auto large = (*model)->expand(setup);
    ASSERT_TRUE(small && large);
    EXPECT_EQ(small->parameterCount(), large->parameterCount());
    EXPECT_EQ(small->tensors[1].extent.perImage * 2, large->tensors[1].extent.perImage);
    EXPECT_THAT(test::englishOf((*model)->remarks()), ::testing::Contains(HasSubstr("no loss")));
}

std::string sequential(std::string_view layers)
{
    return R"({"class_name": "Sequential", "config": {"name": "s", "layers": [)"
           + std::string(layers) + "]}}";
}

constexpr std::string_view kInput =
    R"({"class_name": "InputLayer", "config": {"name": "in", "batch_input_shape": [null, 8, 8, 3]}})";

std::string failureOf(const std::string& text)
{
    const auto model = modelFromKeras(text, "a.json");
    if (!model)
        return model.error().message();
    const auto graph = (*model)->expand({});
    EXPECT_FALSE(graph) << text;
    return graph ? std::string() : graph.error().message();
}

TEST(KerasModel, NamesTheLayerAndTheFieldOfWhatIsOdd)
{
    const auto withLayer = [](std::string_view layer) {
        return sequential(std::string(kInput) + ", " + std::string(layer));
    };
    EXPECT_THAT(failureOf(withLayer(R"({"class_name": "Conv2D", "config": {"name": "c"}})")),
                AllOf(HasSubstr("a.json"), HasSubstr("\"c\""), HasSubstr("kernel_size")));
    EXPECT_THAT(failureOf(withLayer(R"({"class_name": "Conv2D", "config": {"name": "c",
                    "filters": 0, "kernel_size": 3}})")),
                HasSubstr("\"filters\" must be"));
    EXPECT_THAT(failureOf(withLayer(R"({"class_name": "Conv2D", "config": {"name": "c",
                    "filters": 4, "kernel_size": 9}})")),
                HasSubstr("a window of 9 does not fit in 8"));
    EXPECT_THAT(failureOf(withLayer(R"({"class_name": "Dense", "config": {"name": "d",
                    "units": 1099511627776}}, {"class_name": "Dense", "config": {"name": "e",
                    "units": 1099511627776}})")),
                HasSubstr("too large"));
    EXPECT_THAT(failureOf(withLayer(R"({"class_name": "Reshape", "config": {"name": "r",
                    "target_shape": [-1, 7]}})")),
                HasSubstr("8 x 8 x 3 cannot be reshaped"));
    EXPECT_THAT(failureOf(sequential(R"({"class_name": "InputLayer", "config": {"name": "in",
                    "batch_input_shape": [null, null, null, 3]}})")),
                HasSubstr("give their width and height"));
    EXPECT_THAT(failureOf("{}"), HasSubstr("is no Keras model"));
    EXPECT_THAT(failureOf("{"), HasSubstr("is no JSON"));
    EXPECT_THAT(failureOf(R"({"class_name": "MyModel", "config": {}})"),
                HasSubstr("is a model in code"));
}

TEST(KerasModel, FindsACycle)
{
    EXPECT_THAT(failureOf(R"({"class_name": "Functional", "config": {"name": "m", "layers": [
        {"class_name": "ReLU", "name": "a", "config": {}, "inbound_nodes": [[["b", 0, 0, {}]]]},
        {"class_name": "ReLU", "name": "b", "config": {}, "inbound_nodes": [[["a", 0, 0, {}]]]}],
        "input_layers": [], "output_layers": [["b", 0, 0]]}})"),
                HasSubstr("cycle"));
}

TEST(KerasModel, ReadsTheReferencesOfKeras3)
{
    const std::string text =
        R"({"module": "keras", "class_name": "Functional", "config": {"name": "m", "layers": [
        {"module": "keras.layers", "class_name": "InputLayer", "name": "in",
         "config": {"batch_shape": [null, 8, 8, 3], "name": "in"}, "inbound_nodes": []},
        {"module": "keras.layers", "class_name": "Conv2D", "name": "c",
         "config": {"filters": 5, "kernel_size": [3, 3], "padding": "same", "use_bias": true},
         "inbound_nodes": [{"args": [{"class_name": "__keras_tensor__", "config": {
            "shape": [null, 8, 8, 3], "dtype": "float32", "keras_history": ["in", 0, 0]}}],
            "kwargs": {}}]}],
        "input_layers": [["in", 0, 0]], "output_layers": [["c", 0, 0]]}})";
    const auto model = modelFromKeras(text, "a.json");
    ASSERT_TRUE(model) << model.error().message();
    const auto graph = (*model)->expand({});
    ASSERT_TRUE(graph) << graph.error().message();
    EXPECT_EQ(graph->parameterCount(), 3 * 3 * 3 * 5 + 5);
}

TEST(KerasModel, SaysThatAClassIsNotKnown)
{
    const auto model =
        modelFromKeras(sequential(std::string(kInput)
                                  + R"(, {"class_name": "My>Layer", "config": {"name": "x"}})"),
                       "a.json");
    ASSERT_TRUE(model);
    const auto graph = (*model)->expand({});
    ASSERT_TRUE(graph);
    EXPECT_THAT(test::englishOf(graph->remarks),
                ::testing::Contains(AllOf(HasSubstr("\"x\""), HasSubstr("My>Layer"))));
}

TEST(KerasModel, SurvivesEveryCut)
{
    const std::string text = test::fileText(kKerasFolder + "small_detector.json");
    for (std::size_t size = 0; size + 1 < text.size(); size += 7) // the last byte ends the line
        EXPECT_FALSE(modelFromKeras(std::string_view(text).substr(0, size), "a.json"));
}

} // namespace
} // namespace faultline::vram
