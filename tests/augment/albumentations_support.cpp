// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/augment/albumentations_support.h"

#include "model/augment/pipeline_files.h"
#include "model/readers/builtin_readers.h"
#include "tests/support/read_artifacts.h"

#include <gtest/gtest.h>

#include <cmath>

namespace faultline::test {

using namespace augment;

cv::Mat smoothPicture(cv::Size size)
{
    cv::Mat picture(size, CV_8UC3);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            const double u = static_cast<double>(x) / size.width;
            const double v = static_cast<double>(y) / size.height;
            picture.at<cv::Vec3b>(y, x) = {
                static_cast<std::uint8_t>(127.5 + 120.0 * std::sin(5.0 * u + 2.0 * v)),
                static_cast<std::uint8_t>(40.0 + 170.0 * v),
                static_cast<std::uint8_t>(127.5 + 100.0 * std::cos(4.0 * u - 3.0 * v))};
        }
    }
    return picture;
}

Sample sampleWith(cv::Size size, cv::Rect2f box)
{
    Sample sample;
    sample.image = smoothPicture(size);
    sample.content = cv::Rect({}, size);
    const auto w = static_cast<float>(size.width);
    const auto h = static_cast<float>(size.height);
    Box one;
    one.xmin = box.x / w;
    one.ymin = box.y / h;
    one.xmax = (box.x + box.width) / w;
    one.ymax = (box.y + box.height) / h;
    sample.boxes.push_back(one);
    return sample;
}

cv::Rect2f pixelsOf(const Box& box, cv::Size size)
{
    const auto w = static_cast<float>(size.width);
    const auto h = static_cast<float>(size.height);
    return {box.xmin * w, box.ymin * h, box.width() * w, box.height() * h};
}

double ScriptedRandom::uniform()
{
    if (m_values.empty())
        return 0.5;
    const double value = m_values.front();
    m_values.pop_front();
    return value;
}

TransformPtr made(const PipelineStep& step, std::string_view version)
{
    const TransformInfo* info = findTransform(step.transform);
    if (info == nullptr) {
        ADD_FAILURE() << step.transform << " is not known";
        return nullptr;
    }
    Text why;
    const TransformPtr transform = info->make(step, version, why);
    EXPECT_NE(transform, nullptr) << step.transform << ": " << toEnglish(why);
    return transform;
}

PipelineStep stepOf(std::string_view name, Parameters parameters)
{
    PipelineStep step;
    step.transform = "albumentations/" + std::string(name);
    step.parameters = std::move(parameters);
    return step;
}

bool run(const Transform& transform, Sample& sample, std::uint64_t seed)
{
    SeededRandom random(seed, 0);
    TransformContext context{.random = random, .other = {}};
    return transform.apply(sample, context);
}

Pipeline pipelineOf(const std::string& text, const std::string& name)
{
    const ReadResult read = readBytes(*readerOfId("config-tree"), text, name);
    if (read.artifacts.configs.empty()) {
        ADD_FAILURE() << "no configuration was read";
        return {};
    }
    const ConfigDocument& config = *read.artifacts.configs.front();
    EXPECT_TRUE(describesAlbumentationsPipeline(config));
    Result<Pipeline> pipeline = pipelineFromConfig(config);
    if (!pipeline) {
        ADD_FAILURE() << pipeline.error().message();
        return {};
    }
    return std::move(pipeline.value());
}

Parameters neededBy(std::string_view name)
{
    const auto sized = [](std::int64_t height, std::int64_t width) {
        return Parameters{{"height", height}, {"width", width}};
    };
    if (name == "Resize" || name == "RandomSizedBBoxSafeCrop")
        return sized(20, 30);
    if (name == "RandomCrop" || name == "CenterCrop" || name == "AtLeastOneBBoxRandomCrop")
        return sized(1, 1);
    if (name == "RandomResizedCrop")
        return {{"size", std::vector<double>{20, 30}},
                {"height", std::int64_t{20}},
                {"width", std::int64_t{30}}};
    if (name == "LongestMaxSize" || name == "SmallestMaxSize")
        return {{"max_size", std::vector<double>{40}}};
    if (name == "PadIfNeeded")
        return {{"min_height", std::int64_t{70}}, {"min_width", std::int64_t{90}}};
    if (name == "CropAndPad")
        return {{"percent", std::vector<double>{-0.2, 0.2}}};
    if (name == "Mosaic")
        return {{"target_size", std::vector<double>{40, 50}},
                {"cell_shape", std::vector<double>{40, 50}}};
    return {};
}

} // namespace faultline::test
