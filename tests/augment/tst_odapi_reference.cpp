// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Against what the original computes: reference/odapi_reference.txt, made by the script beside it.
#include "model/augment/odapi/autoaugment_ops.h"
#include "model/augment/odapi/crop_steps.h"
#include "model/augment/odapi/distorted_box.h"
#include "model/augment/pipeline_files.h"
#include "model/image/encode_image.h"
#include "model/readers/config/pipeline_config_reader.h"
#include "tests/augment/support/augment_samples.h"
#include "tests/support/read_artifacts.h"

#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <map>
#include <sstream>

namespace faultline::augment {

namespace {

struct ReferenceCase {
    std::string name;
    std::string config;
    std::vector<double> draws;
    cv::Mat image;
    std::vector<Box> boxes; ///< index: the label less one
};

struct ReferenceWindows {
    std::size_t boxCount = 0;
    cv::Size size;
    CropLimits limits;
    std::array<double, 5> mean{}; ///< y, x, height, width, share of whole pictures
    std::array<double, 5> deviation{};
};

struct Reference {
    std::vector<ReferenceCase> cases;
    std::vector<ReferenceWindows> windows;
};

cv::Mat readImage(std::istream& in)
{
    int rows = 0;
    int cols = 0;
    int channels = 0;
    in >> rows >> cols >> channels;
    cv::Mat image(rows, cols, CV_32FC(channels));
    for (int i = 0; i < rows * cols * channels; ++i)
        in >> image.ptr<float>(0)[i];
    return image;
}

std::vector<Box> readBoxes(std::istream& in)
{
    std::vector<Box> boxes;
    std::int32_t label = 0;
    while (in >> label) {
        Box box;
        in >> box.ymin >> box.xmin >> box.ymax >> box.xmax;
        box.classIndex = label - 1;
        boxes.push_back(box);
    }
    return boxes;
}

ReferenceWindows readWindows(std::istream& in)
{
    ReferenceWindows windows;
    CropLimits& limits = windows.limits;
    in >> windows.boxCount >> windows.size.height >> windows.size.width >> limits.minObjectCovered
        >> limits.minAspect >> limits.maxAspect >> limits.minArea >> limits.maxArea;
    for (double& value : windows.mean)
        in >> value;
    for (double& value : windows.deviation)
        in >> value;
    return windows;
}

const Reference& reference()
{
    static const Reference kReference = [] {
        Reference read;
        std::ifstream file(std::string(FAULTLINE_TESTS_DIR)
                           + "/augment/reference/odapi_reference.txt");
        std::string line;
        while (std::getline(file, line)) {
            std::istringstream in(line);
            std::string word;
            in >> word >> std::ws;
            if (word == "windows")
                read.windows.push_back(readWindows(in));
            else if (word == "case")
                std::getline(in, read.cases.emplace_back().name);
            else if (word == "config")
                std::getline(in, read.cases.back().config);
            else if (word == "image")
                read.cases.back().image = readImage(in);
            else if (word == "boxes")
                read.cases.back().boxes = readBoxes(in);
            for (double draw = 0; word == "draws" && in >> draw;)
                read.cases.back().draws.push_back(draw);
        }
        return read;
    }();
    return kReference;
}

const std::vector<Box>& referenceBoxes()
{
    static const std::vector<Box> kBoxes{
        test::makeBox(0.2F, 0.1F, 0.7F, 0.6F, 0, 0), test::makeBox(0.55F, 0.5F, 0.9F, 0.95F, 1, 1),
        test::makeBox(0.0F, 0.0F, 0.25F, 0.3F, 2, 2), test::makeBox(0.1F, 0.4F, 0.9F, 0.45F, 3, 3)};
    return kBoxes;
}

Sample referenceSample()
{
    Sample sample;
    sample.image = test::patternImage(9, 13);
    sample.boxes = referenceBoxes();
    return sample;
}

void expectEqual(const Sample& sample, const ReferenceCase& expected, double tolerance)
{
    ASSERT_EQ(sample.image.size(), expected.image.size());
    ASSERT_EQ(sample.image.channels(), expected.image.channels());
    cv::Mat image;
    sample.image.convertTo(image, CV_32F);
    EXPECT_LE(cv::norm(image, expected.image, cv::NORM_INF), tolerance);
    ASSERT_EQ(sample.boxes.size(), expected.boxes.size());
    for (std::size_t i = 0; i < sample.boxes.size(); ++i) {
        const Box& is = sample.boxes[i];
        const Box& should = expected.boxes[i];
        EXPECT_EQ(is.classIndex, should.classIndex) << i;
        const float scale = std::max(1.0F, std::abs(should.xmax) + std::abs(should.ymax));
        EXPECT_NEAR(is.xmin, should.xmin, 2e-6F * scale) << i;
        EXPECT_NEAR(is.ymin, should.ymin, 2e-6F * scale) << i;
        EXPECT_NEAR(is.xmax, should.xmax, 2e-6F * scale) << i;
        EXPECT_NEAR(is.ymax, should.ymax, 2e-6F * scale) << i;
    }
}

/// The one step that a text of a configuration holds, read as a file would be.
PipelineStep stepOf(const std::string& text, const std::string& id)
{
    const auto reader = makePipelineConfigReader();
    const test::ReadResult read = test::readBytes(*reader, text);
    if (read.artifacts.configs.empty())
        return {};
    const Result<Pipeline> pipeline = odapiPipeline(*read.artifacts.configs.front());
    if (!pipeline)
        return {};
    for (const PipelineStep& step : pipeline->steps) {
        if (step.transform == id)
            return step;
    }
    return {};
}

std::string firstWord(const std::string& text)
{
    return text.substr(0, text.find(' '));
}

void runStep(const ReferenceCase& one, const std::string& wrapped)
{
    SCOPED_TRACE(one.config);
    const std::string id = "odapi/" + firstWord(one.config);
    const PipelineStep step = stepOf(wrapped, id);
    ASSERT_EQ(step.transform, id);
    const TransformInfo* info = findTransform(id);
    ASSERT_NE(info, nullptr);
    Text why;
    const TransformPtr transform = info->make(step, "", why);
    ASSERT_NE(transform, nullptr) << toEnglish(why);
    Sample sample = referenceSample();
    test::ScriptedRandom random(one.draws);
    TransformContext context{.random = random, .other = {}};
    transform->apply(sample, context);
    // Noise takes a seed where the original takes a number for each pixel.
    if (id != "odapi/random_pixel_value_scale") {
        EXPECT_EQ(random.asked(), one.draws.size());
    }
    expectEqual(sample, one, 2e-3);
}

std::vector<double> numbersOf(const std::string& text)
{
    std::istringstream in(text);
    std::vector<double> all;
    for (double value = 0; in >> value;)
        all.push_back(value);
    return all;
}

/// An operation of AutoAugment by its original's name.
void runOperation(const std::string& name, float value, cv::Mat& image, std::vector<Box>& boxes)
{
    using namespace odapi;
    const int whole = static_cast<int>(value);
    const cv::Size size = image.size();
    const std::map<std::string, std::function<cv::Mat()>> pixels{
        {"AutoContrast", [&] { return autoContrast(image); }},
        {"Equalize", [&] { return equalize(image); }},
        {"Posterize", [&] { return posterize(image, whole); }},
        {"Solarize", [&] { return solarize(image, whole); }},
        {"SolarizeAdd", [&] { return solarizeAdd(image, whole); }},
        {"Color", [&] { return color(image, value); }},
        {"Contrast", [&] { return contrast(image, value); }},
        {"Brightness", [&] { return brightness(image, value); }},
        {"Sharpness", [&] { return sharpness(image, value); }},
        {"Rotate", [&] { return rotated(image, value); }},
        {"ShearX", [&] { return shearedX(image, value); }},
        {"ShearY", [&] { return shearedY(image, value); }},
        {"TranslateX", [&] { return translatedX(image, value); }},
        {"TranslateY", [&] { return translatedY(image, value); }}};
    const auto at = pixels.find(name);
    ASSERT_NE(at, pixels.end()) << name;
    image = at->second();
    for (Box& box : boxes) {
        if (name == "Rotate")
            rotateBox(box, size, value);
        else if (name.starts_with("Shear"))
            shearBox(box, size, value, name == "ShearX");
        else if (name.starts_with("Translate"))
            shiftBox(box, size, value, name == "TranslateX");
    }
}

/// An operation of AutoAugment on the pixels of boxes, by our name.
void runWithinBoxes(const std::string& name, double probability, float value, Sample& sample,
                    Random& random)
{
    using namespace odapi;
    if (name == "BoxCutout") {
        sample.image = boxCutout(sample.image, sample.boxes, random, value);
        return;
    }
    const std::map<std::string, std::function<cv::Mat(const cv::Mat&)>> changes{
        {"EqualizeInBoxes", [](const cv::Mat& part) { return equalize(part); }},
        {"FlipInBoxes",
         [](const cv::Mat& part) {
             cv::Mat flipped;
             cv::flip(part, flipped, 1);
             return flipped;
         }},
        {"ShearXInBoxes", [value](const cv::Mat& part) { return shearedX(part, value); }},
        {"ShearYInBoxes", [value](const cv::Mat& part) { return shearedY(part, value); }},
        {"TranslateYInBoxes", [value](const cv::Mat& part) { return translatedY(part, value); }},
        {"CutoutInBoxes", [&random, value](const cv::Mat& part) {
             return cutout(part, random, static_cast<int>(value));
         }}};
    const auto at = changes.find(name);
    ASSERT_NE(at, changes.end()) << name;
    changeInBoxes(sample.image, sample.boxes, probability, random, at->second);
}

} // namespace

TEST(OdapiReference, ThereAreCases)
{
    EXPECT_GT(reference().cases.size(), 100U);
    EXPECT_EQ(reference().windows.size(), 5U);
}

TEST(OdapiReference, StepsDoWhatTheOriginalsDo)
{
    int count = 0;
    for (const ReferenceCase& one : reference().cases) {
        if (findTransform("odapi/" + one.name) == nullptr)
            continue;
        ++count;
        runStep(one, "train_config { data_augmentation_options { " + one.config + " } }");
    }
    EXPECT_GT(count, 50);
}

TEST(OdapiReference, ResizersDoWhatTheOriginalsDo)
{
    int count = 0;
    for (const ReferenceCase& one : reference().cases) {
        if (one.name != "resizer")
            continue;
        ++count;
        runStep(one, "model { ssd { image_resizer { " + one.config + " } } }");
    }
    EXPECT_EQ(count, 10);
}

TEST(OdapiReference, CropsKeepWhatTheOriginalKeeps)
{
    int count = 0;
    for (const ReferenceCase& one : reference().cases) {
        if (one.name != "crop")
            continue;
        ++count;
        SCOPED_TRACE(one.config);
        const std::vector<double> given = numbersOf(one.config);
        ASSERT_EQ(given.size(), 6U);
        const cv::Rect window(static_cast<int>(given[1]), static_cast<int>(given[0]),
                              static_cast<int>(given[3]), static_cast<int>(given[2]));
        Sample sample = referenceSample();
        odapi::cropTo(sample, window, static_cast<float>(given[4]), given[5] != 0.0);
        expectEqual(sample, one, 0.0);
    }
    EXPECT_EQ(count, 9);
}

TEST(OdapiReference, AutoAugmentOperationsDoWhatTheOriginalsDo)
{
    int count = 0;
    for (const ReferenceCase& one : reference().cases) {
        if (!one.name.starts_with("auto "))
            continue;
        ++count;
        SCOPED_TRACE(one.name + " " + one.config);
        const std::vector<double> given = numbersOf(one.config);
        Sample sample = referenceSample();
        sample.image.convertTo(sample.image, CV_8U);
        runOperation(one.name.substr(5), given.empty() ? 0.0F : static_cast<float>(given[0]),
                     sample.image, sample.boxes);
        // Sums in another order may cut off to the next whole number.
        expectEqual(sample, one, 1.0);
    }
    EXPECT_GT(count, 30);
}

TEST(OdapiReference, AutoAugmentChangesThePixelsOfBoxesAsTheOriginalDoes)
{
    int count = 0;
    for (const ReferenceCase& one : reference().cases) {
        if (!one.name.starts_with("within "))
            continue;
        ++count;
        SCOPED_TRACE(one.name + " " + one.config);
        const std::vector<double> given = numbersOf(one.config);
        ASSERT_EQ(given.size(), 2U);
        Sample sample = referenceSample();
        sample.image.convertTo(sample.image, CV_8U);
        sample.boxes = one.boxes;
        test::ScriptedRandom random(one.draws);
        runWithinBoxes(one.name.substr(7), given[0], static_cast<float>(given[1]), sample, random);
        EXPECT_EQ(random.asked(), one.draws.size());
        expectEqual(sample, one, 1.0);
    }
    EXPECT_EQ(count, 21);
}

TEST(OdapiReference, JpegComesOutAsInTheOriginal)
{
    for (const ReferenceCase& one : reference().cases) {
        if (one.name != "jpeg")
            continue;
        Sample sample;
        sample.image.create(24, 24, CV_32FC3);
        for (int y = 0; y < 24; ++y) {
            for (int x = 0; x < 24; ++x) {
                for (int c = 0; c < 3; ++c) {
                    sample.image.at<cv::Vec3f>(y, x)[c] = static_cast<float>(
                        std::floor(120 + 60 * std::sin(x / 5.0 + c) + 50 * std::cos(y / 7.0)));
                }
            }
        }
        const TransformPtr jpeg = test::makeTransform(
            "odapi/random_jpeg_quality",
            {{"min_jpeg_quality", std::int64_t{30}}, {"max_jpeg_quality", std::int64_t{30}}});
        ASSERT_NE(jpeg, nullptr);
        test::ScriptedRandom random({});
        TransformContext context{.random = random, .other = {}};
        ASSERT_TRUE(jpeg->apply(sample, context));
        expectEqual(sample, one, 3.0);
    }
}

TEST(OdapiReference, CropWindowsAreDistributedAsInTheOriginal)
{
    constexpr int kWindows = 20000;
    for (const ReferenceWindows& expected : reference().windows) {
        const std::vector<Box>& all = referenceBoxes();
        // The original's third and fifth case have the first and the last box alone.
        std::vector<Box> boxes(all.begin(), all.begin() + std::ptrdiff_t(expected.boxCount));
        if (expected.size.height == 40)
            boxes = {all.back()};
        SeededRandom random(5, 0);
        std::array<double, 5> sum{};
        for (int i = 0; i < kWindows; ++i) {
            const cv::Rect window =
                sampleDistortedBox(expected.size, boxes, expected.limits, random);
            const std::array<double, 5> values{double(window.y), double(window.x),
                                               double(window.height), double(window.width),
                                               window.size() == expected.size ? 1.0 : 0.0};
            for (std::size_t k = 0; k < sum.size(); ++k)
                sum[k] += values[k];
        }
        for (std::size_t k = 0; k < sum.size(); ++k) {
            SCOPED_TRACE(std::to_string(expected.size.width) + " " + std::to_string(k));
            // Four and a half standard errors of the 4,000 windows of the original.
            const double tolerance =
                4.5 * expected.deviation[k] / std::sqrt(4000.0) + (k == 4 ? 1e-3 : 1e-9);
            EXPECT_NEAR(sum[k] / kWindows, expected.mean[k], tolerance);
        }
    }
}

} // namespace faultline::augment
