// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/data/data_files.h"
#include "model/vram/framework_memory.h"

#include <gtest/gtest.h>

#include <string>

namespace faultline::vram {
namespace {

TEST(FrameworkMemory, EveryFileIsReadAndNamedAfterItsId)
{
    std::size_t files = 0;
    for (const DataFile& file : dataFiles()) {
        if (!file.path.starts_with("architectures/simulation/"))
            continue;
        ++files;
        const Result<FrameworkMemory> framework = parseFrameworkMemory(file.text);
        ASSERT_TRUE(framework.has_value())
            << file.path << ": " << toEnglish(framework.error().detail);
        EXPECT_EQ(file.path, "architectures/simulation/" + framework->id + ".json");
        EXPECT_FALSE(framework->title.empty()) << file.path;
    }
    EXPECT_EQ(frameworks().size(), files);
    for (const char* id : {"tensorflow", "torchvision", "detectron2", "mmdetection", "mmyolo",
                           "ultralytics", "swin", "pytorch"})
        EXPECT_NE(frameworkMemory(id), nullptr) << id;
    EXPECT_EQ(frameworkMemory("caffe"), nullptr);
}

TEST(FrameworkMemory, EngineDecidesWhatIsLeftOpen)
{
    const auto torch = parseFrameworkMemory(R"({"id": "a", "engine": "pytorch"})");
    const auto tensorFlow = parseFrameworkMemory(R"({"id": "a", "engine": "tensorflow"})");
    ASSERT_TRUE(torch && tensorFlow);
    EXPECT_EQ(torch->allocator, "caching");
    EXPECT_EQ(tensorFlow->allocator, "bfc");
    EXPECT_EQ(torch->mixed, MixedStyle::Autocast);
    EXPECT_EQ(tensorFlow->mixed, MixedStyle::Keras);
}

TEST(FrameworkMemory, WhatIsWrongIsNamed)
{
    const std::pair<const char*, const char*> kWrong[] = {
        {R"({"id": "a", "contxt_mib": 5})", "contxt_mib"},
        {R"({"id": "a", "engine": "caffe"})", "engine"},
        {R"({"id": "a", "gradients": true})", "gradients"},
        {R"({"id": "a", "allocator": "x"})", "allocator"},
        {R"({"id": "a", "context_mib": -1})", "context_mib"},
        {R"({"id": "a", "context_mib": 1e300})", "context_mib"},
        {R"({"id": "a", "workspace": {"x": 1}})", "workspace.x"},
        {R"({"id": "a", "band": {"low": 1.0}})", "band.low"},
        {R"({"title": "a"})", "id"},
        {"[]", "object"},
        {"{", "object"},
        {"", "object"},
    };
    for (const auto& [text, name] : kWrong) {
        const Result<FrameworkMemory> framework = parseFrameworkMemory(text);
        ASSERT_FALSE(framework.has_value()) << text;
        EXPECT_NE(toEnglish(framework.error().detail).find(name), std::string::npos)
            << toEnglish(framework.error().detail);
    }
}

} // namespace
} // namespace faultline::vram
