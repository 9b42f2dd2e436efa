// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the library itself made of a small picture (reference/make_albumentations_reference.py),
// with every draw at the same share of its range.

#include "model/augment/run_pipeline.h"
#include "tests/augment/albumentations_support.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <fstream>
#include <iterator>
#include <map>

namespace faultline {

using namespace augment;
using namespace test;

namespace {

using nlohmann::json;

class ConstantRandom final : public Random {
public:
    explicit ConstantRandom(double value) : m_value(value) {}
    using Random::uniform;
    double uniform() override { return m_value; }

private:
    double m_value;
};

/// How far values may be from the library's: the largest difference, and the mean one.
struct Tolerance {
    double most = 1.0;
    double mean = 0.3;
    double box = 2e-4; ///< of a side
};

/// Everything is within one of 255 but for what follows another version of OpenCV, whose warps
/// compute with other fixed-point numbers, or of the JPEG library.
Tolerance toleranceFor(const std::string& name)
{
    static const std::map<std::string, Tolerance, std::less<>> kWider{
        {"Rotate", {6.0, 0.6}},
        {"SafeRotate", {6.0, 0.6}},
        {"ShiftScaleRotate", {6.0, 0.6}},
        {"Affine", {6.0, 0.6}},
        {"Perspective", {6.0, 0.6}},
        {"GridDistortion", {6.0, 0.6}},
        {"ImageCompression", {14.0, 1.5}},
    };
    const auto found = kWider.find(name.substr(0, name.find(' ')));
    return found == kWider.end() ? Tolerance{} : found->second;
}

class Reference {
public:
    explicit Reference(const std::string& version)
    {
        const std::string base =
            std::string(FAULTLINE_TESTS_DIR) + "/augment/reference/albumentations-" + version;
        m_head = json::parse(std::ifstream(base + ".json"), nullptr, false);
        std::ifstream file(base + ".bin", std::ios::binary);
        m_bytes.assign(std::istreambuf_iterator<char>(file), {});
    }

    [[nodiscard]] const json& cases() const { return m_head.at("cases"); }

    [[nodiscard]] Sample input(std::size_t boxes)
    {
        const cv::Size size(m_head.at("width"), m_head.at("height"));
        Sample sample;
        sample.image = matAt(0, size, CV_8UC3);
        for (std::size_t i = 0; i < boxes; ++i) {
            const auto corners = m_head.at("boxes").at(i).get<std::vector<float>>();
            const cv::Rect2f box(corners[0], corners[1], corners[2] - corners[0],
                                 corners[3] - corners[1]);
            sample.boxes.push_back(sampleWith(size, box).boxes.front());
            sample.boxes.back().index = static_cast<std::uint32_t>(i);
        }
        return sample;
    }

    [[nodiscard]] cv::Mat output(const json& one)
    {
        const int depth = one.at("isFloat").get<bool>() ? CV_32F : CV_8U;
        return matAt(one.at("offset"), {one.at("width"), one.at("height")},
                     CV_MAKETYPE(depth, one.at("channels").get<int>()));
    }

private:
    cv::Mat matAt(std::size_t offset, cv::Size size, int type)
    {
        return cv::Mat(size, type, m_bytes.data() + offset).clone();
    }

    json m_head;
    std::string m_bytes;
};

void compareBoxes(const json& expected, const Sample& sample, double tolerance,
                  const std::string& name)
{
    ASSERT_EQ(sample.boxes.size(), expected.size()) << name;
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const Box& box = sample.boxes[i];
        const auto wanted = expected[i].get<std::vector<double>>();
        EXPECT_EQ(box.index, static_cast<std::uint32_t>(wanted[0])) << name;
        const double w = sample.image.cols;
        const double h = sample.image.rows;
        EXPECT_NEAR(static_cast<double>(box.xmin) * w, wanted[1], tolerance * w) << name;
        EXPECT_NEAR(static_cast<double>(box.ymin) * h, wanted[2], tolerance * h) << name;
        EXPECT_NEAR(static_cast<double>(box.xmax) * w, wanted[3], tolerance * w) << name;
        EXPECT_NEAR(static_cast<double>(box.ymax) * h, wanted[4], tolerance * h) << name;
    }
}

void comparePixels(const cv::Mat& expected, const cv::Mat& image, const Tolerance& tolerance,
                   const std::string& name)
{
    ASSERT_EQ(image.size(), expected.size()) << name;
    ASSERT_EQ(image.type(), expected.type()) << name;
    const double unit = image.depth() == CV_32F ? 1e-4 : 1.0;
    const double count = static_cast<double>(image.total()) * image.channels();
    EXPECT_LE(cv::norm(image, expected, cv::NORM_INF), tolerance.most * unit) << name;
    EXPECT_LE(cv::norm(image, expected, cv::NORM_L1) / count, tolerance.mean * unit) << name;
}

class AlbumentationsReference : public testing::TestWithParam<const char*> {};

} // namespace

TEST_P(AlbumentationsReference, IsMetByPicturesAndBoxes)
{
    Reference reference(GetParam());
    ASSERT_GE(reference.cases().size(), 60U);
    for (const json& one : reference.cases()) {
        const std::string name = one.at("name");
        const Pipeline pipeline = pipelineOf(one.at("pipeline"));
        EXPECT_TRUE(pipeline.remarks.empty())
            << name << ": " << toEnglish(pipeline.remarks.front().text);
        std::vector<PipelineRemark> remarks;
        const CompiledPipeline compiled(pipeline, remarks);
        ASSERT_TRUE(remarks.empty()) << name << ": " << toEnglish(remarks.front().text);
        Sample sample = reference.input(one.at("given"));
        ConstantRandom random(one.at("u"));
        compiled.run(sample, random);
        const Tolerance tolerance = toleranceFor(name);
        comparePixels(reference.output(one), sample.image, tolerance, name);
        compareBoxes(one.at("boxes"), sample, tolerance.box, name);
    }
}

INSTANTIATE_TEST_SUITE_P(Versions, AlbumentationsReference, testing::Values("1.3.1", "2.0.8"),
                         [](const auto& made) {
                             return std::string(made.param).starts_with('1') ? "First" : "Second";
                         });

} // namespace faultline
