// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sizes of what layers make. Expected values are those of torch 2.x and tensorflow 2.15, made by
// reference/layer_sizes.py.

#include "model/vram/architecture/layer_shapes.h"
#include "tests/vram/expand_text.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <iterator>
#include <string>

namespace faultline::vram {
namespace {

using nlohmann::json;

json reference()
{
    std::ifstream file(std::string(FAULTLINE_TESTS_DIR) + "/vram/reference/layer_sizes.json");
    return json::parse(std::string(std::istreambuf_iterator<char>(file), {}));
}

Window windowOf(const json& row)
{
    Window window;
    window.size = row.at("k");
    window.stride = row.at("stride");
    window.dilation = row.value("dilation", 1);
    window.roundsUp = row.value("ceil", false);
    if (row.at("padding") == "same")
        window.padding.kind = Padding::Kind::Same;
    else if (row.at("padding") == "valid")
        window.padding.kind = Padding::Kind::Valid;
    else
        window.padding.before = window.padding.after = row.at("padding");
    return window;
}

TEST(LayerShapes, CountsWindowsAsTheFrameworksDo)
{
    const json rows = reference().at("windows");
    ASSERT_GT(rows.size(), 200U);
    for (const json& row : rows) {
        const std::int64_t size = windowCount(row.at("size"), windowOf(row)).value_or(0);
        EXPECT_EQ(size, row.at("out").get<std::int64_t>()) << row.dump();
    }
}

TEST(LayerShapes, CountsTransposedWindowsAsTorchDoes)
{
    const json rows = reference().at("transposed");
    ASSERT_GT(rows.size(), 10U);
    for (const json& row : rows) {
        const auto size = transposedSize(row.at("size"), windowOf(row), row.at("output_padding"));
        EXPECT_EQ(size.value_or(0), row.at("out").get<std::int64_t>()) << row.dump();
    }
}

TEST(LayerShapes, RefusesProductsThatDoNotFit)
{
    EXPECT_EQ(product({3, 4, 5}), 60);
    EXPECT_EQ(product({std::int64_t{1} << 32, std::int64_t{1} << 31}), std::nullopt);
    EXPECT_EQ(product({0, std::int64_t{1} << 62, 8}), 0);
}

TEST(LayerShapes, DefaultPaddingIsTheFrameworks)
{
    ExpansionOptions same;
    same.defaultPadding = "same";
    // An odd side shows the difference: 65 + 2 * 0 - 1 over 2, and 65 / 2 rounded up.
    const std::string step = R"({"conv": 8, "k": 2, "stride": 2})";
    EXPECT_EQ(lastShape(expandSteps(step, {}, 65, 33)), "8x16x32");
    EXPECT_EQ(lastShape(expandSteps(step, same, 65, 33)), "8x17x33");
    EXPECT_EQ(lastShape(expandSteps(R"({"conv": 8, "k": 3, "padding": "valid"})", same)),
              "8x46x62");
    EXPECT_EQ(lastShape(expandSteps(R"({"conv": 8, "k": [1, 7], "padding": [0, 3]})")), "8x48x64");
    EXPECT_EQ(lastShape(expandSteps(R"({"conv": 8, "k": 3, "dilation": 2})")), "8x48x64");
}

TEST(LayerShapes, PadsTheImageToTheDivisor)
{
    ExpansionOptions options;
    options.sizeDivisor = 32;
    const Result<LayerGraph> graph = expandSteps(R"({"conv": 8})", options, 1333, 800);
    ASSERT_TRUE(graph);
    EXPECT_EQ(graph->imageWidth, 1344);
    EXPECT_EQ(graph->imageHeight, 800);
    EXPECT_EQ(lastShape(graph), "8x800x1344");
}

} // namespace
} // namespace faultline::vram
