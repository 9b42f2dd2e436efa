// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/pipeline_files.h"
#include "model/augment/run_pipeline.h"
#include "model/readers/config/config_tree_reader.h"
#include "tests/support/read_artifacts.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <cmath>
#include <deque>
#include <fstream>
#include <limits>
#include <map>

namespace faultline::augment {
namespace {

class ScriptedRandom final : public Random {
public:
    explicit ScriptedRandom(std::deque<double> numbers = {}) : m_numbers(std::move(numbers)) {}
    using Random::uniform;
    double uniform() override
    {
        if (m_numbers.empty())
            return 0.8;
        const double next = m_numbers.front();
        m_numbers.pop_front();
        return next;
    }

private:
    std::deque<double> m_numbers;
};

/// What reference/make_keras_reference.py wrote, by the names of its cases.
std::map<std::string, cv::Mat> referenceResults()
{
    std::ifstream file(std::string(FAULTLINE_TESTS_DIR) + "/augment/reference/keras.txt");
    std::map<std::string, cv::Mat> results;
    std::string name;
    int height = 0;
    int width = 0;
    while (file >> name >> height >> width) {
        cv::Mat image(height, width, CV_32FC3);
        for (int y = 0; y < height; ++y) {
            for (int i = 0; i < width * 3; ++i)
                file >> image.ptr<float>(y)[i];
        }
        results.emplace(name, image);
    }
    return results;
}

cv::Mat referencePicture()
{
    cv::Mat image(6, 8, CV_32FC3);
    for (int y = 0; y < 6; ++y) {
        for (int x = 0; x < 8; ++x) {
            for (int c = 0; c < 3; ++c)
                image.at<cv::Vec3f>(y, x)[c] = static_cast<float>((37 * y + 11 * x + 71 * c) % 256);
        }
    }
    return image;
}

Pipeline pipelineOf(const std::string& name, Parameters parameters = {})
{
    Pipeline pipeline;
    pipeline.library = Library::Keras;
    PipelineStep step;
    step.transform = "keras/" + name;
    step.parameters = std::move(parameters);
    pipeline.steps = {step};
    return pipeline;
}

void run(const Pipeline& pipeline, Sample& sample, Random& random)
{
    std::vector<PipelineRemark> remarks;
    const CompiledPipeline compiled(pipeline, remarks);
    EXPECT_TRUE(remarks.empty());
    compiled.run(sample, random, {}, [](std::size_t, const Sample&, const StepOutcome& outcome) {
        EXPECT_EQ(toEnglish(outcome.failure), "");
    });
}

using Range = std::vector<double>;

struct ReferenceCase {
    std::string name;
    std::string layer;
    Parameters parameters;
    /// Sampling positions of OpenCV are multiples of 1/32 of a pixel; neighbours differ by 219 at
    /// most.
    double tolerance = 0.1;
};

std::vector<ReferenceCase> referenceCases()
{
    constexpr double kSampled = 219.0 / 32.0;
    std::vector<ReferenceCase> cases;
    for (const std::string mode : {"reflect", "constant", "wrap", "nearest"}) {
        cases.push_back({"rotation_" + mode,
                         "RandomRotation",
                         {{"factor", Range{0.1, 0.1}}, {"fill_mode", mode}, {"fill_value", 9.0}},
                         kSampled});
        cases.push_back({"translation_" + mode,
                         "RandomTranslation",
                         {{"height_factor", Range{0.25, 0.25}},
                          {"width_factor", Range{-0.3, -0.3}},
                          {"fill_mode", mode},
                          {"fill_value", 9.0}},
                         kSampled});
    }
    const std::string constant = "constant";
    cases.push_back({"zoom_out",
                     "RandomZoom",
                     {{"height_factor", Range{0.3, 0.3}}, {"fill_mode", constant}},
                     kSampled});
    cases.push_back({"zoom_in", "RandomZoom", {{"height_factor", Range{-0.4, -0.4}}}, kSampled});
    cases.push_back({"zoom_wide",
                     "RandomZoom",
                     {{"height_factor", Range{0.2, 0.2}}, {"width_factor", Range{-0.2, -0.2}}},
                     kSampled});
    cases.push_back({"brightness", "RandomBrightness", {{"factor", Range{0.3, 0.3}}}});
    cases.push_back({"brightness_down",
                     "RandomBrightness",
                     {{"factor", Range{-0.2, -0.2}}, {"value_range", Range{0.0, 300.0}}}});
    // 1 - 0.5 + 0.8 * (0.5 + 0.5) = 1.3
    cases.push_back({"contrast", "RandomContrast", {{"factor", Range{0.5, 0.5}}}});
    const auto size = [](std::int64_t height, std::int64_t width) {
        return Parameters{{"height", height}, {"width", width}};
    };
    const auto with = [](Parameters parameters, const std::string& name, Value value) {
        parameters.emplace(name, std::move(value));
        return parameters;
    };
    cases.push_back({"resizing", "Resizing", size(9, 5)});
    cases.push_back({"resizing_nearest", "Resizing",
                     with(size(4, 11), "interpolation", std::string("nearest"))});
    cases.push_back(
        {"resizing_area", "Resizing", with(size(3, 4), "interpolation", std::string("area"))});
    cases.push_back(
        {"resizing_aspect", "Resizing", with(size(6, 4), "crop_to_aspect_ratio", true)});
    cases.push_back({"center_crop", "CenterCrop", size(3, 5)});
    cases.push_back({"center_crop_larger", "CenterCrop", size(9, 9)});
    cases.push_back({"random_crop_larger", "RandomCrop", size(9, 9)});
    cases.push_back(
        {"rescaling", "Rescaling", {{"scale", Range{1.0 / 127.5}}, {"offset", Range{-1.0}}}, 1e-3});
    cases.push_back({"normalization",
                     "Normalization",
                     {{"mean", Range{10, 20, 30}}, {"variance", Range{4, 9, 16}}},
                     1e-2});
    cases.push_back({"height", "RandomHeight", {{"factor", Range{0.5, 0.5}}}});
    cases.push_back({"width", "RandomWidth", {{"factor", Range{-0.5, -0.5}}}});
    return cases;
}

TEST(KerasLayers, ComputeWhatTensorFlowComputes)
{
    const std::map<std::string, cv::Mat> expected = referenceResults();
    ASSERT_FALSE(expected.empty());
    for (const ReferenceCase& one : referenceCases()) {
        const auto reference = expected.find(one.name);
        ASSERT_NE(reference, expected.end()) << one.name;
        Sample sample;
        sample.image = referencePicture();
        ScriptedRandom random;
        run(pipelineOf(one.layer, one.parameters), sample, random);
        ASSERT_EQ(sample.image.size(), reference->second.size()) << one.name;
        EXPECT_LE(cv::norm(sample.image, reference->second, cv::NORM_INF), one.tolerance)
            << one.name << "\n"
            << sample.image << "\n"
            << reference->second;
    }
}

Box boxOf(float xmin, float ymin, float xmax, float ymax)
{
    Box box;
    box.xmin = xmin;
    box.ymin = ymin;
    box.xmax = xmax;
    box.ymax = ymax;
    return box;
}

TEST(KerasLayers, MoveBoxesAsTheyMovePixels)
{
    const std::string constant = "constant";
    const std::vector<Pipeline> pipelines{
        pipelineOf("RandomFlip"),
        pipelineOf("RandomRotation", {{"factor", Range{-0.5, 0.5}}, {"fill_mode", constant}}),
        pipelineOf("RandomTranslation", {{"height_factor", Range{-0.2, 0.2}},
                                         {"width_factor", Range{-0.2, 0.2}},
                                         {"fill_mode", constant}}),
        pipelineOf("RandomZoom", {{"height_factor", Range{-0.3, 0.5}},
                                  {"width_factor", Range{-0.3, 0.5}},
                                  {"fill_mode", constant}}),
        pipelineOf("RandomCrop", {{"height", std::int64_t{90}}, {"width", std::int64_t{100}}}),
        pipelineOf("CenterCrop", {{"height", std::int64_t{90}}, {"width", std::int64_t{100}}}),
        pipelineOf("Resizing", {{"height", std::int64_t{90}}, {"width", std::int64_t{200}}}),
        pipelineOf("Resizing", {{"height", std::int64_t{90}},
                                {"width", std::int64_t{60}},
                                {"crop_to_aspect_ratio", true}}),
        pipelineOf("RandomHeight", {{"factor", Range{-0.3, 0.3}}})};
    for (const Pipeline& pipeline : pipelines) {
        int compared = 0;
        for (std::uint64_t stream = 0; stream < 30; ++stream) {
            Sample sample;
            sample.image = cv::Mat(120, 160, CV_32FC3, cv::Scalar::all(0));
            sample.image(cv::Rect(48, 36, 64, 48)).setTo(cv::Scalar::all(255));
            sample.boxes = {boxOf(0.3F, 0.3F, 0.7F, 0.7F)};
            SeededRandom random(5, stream);
            run(pipeline, sample, random);
            if (sample.boxes.empty())
                continue;
            ++compared;
            std::vector<cv::Mat> planes;
            cv::split(sample.image, planes);
            const cv::Rect bright = cv::boundingRect(planes[0] > 127.0);
            const cv::Size size = sample.image.size();
            const Box& box = sample.boxes[0];
            const std::string& name = pipeline.steps[0].transform;
            EXPECT_NEAR(double{box.xmin} * size.width, bright.x, 1.1) << name;
            EXPECT_NEAR(double{box.ymin} * size.height, bright.y, 1.1) << name;
            EXPECT_NEAR(double{box.xmax} * size.width, bright.br().x, 1.1) << name;
            EXPECT_NEAR(double{box.ymax} * size.height, bright.br().y, 1.1) << name;
        }
        EXPECT_EQ(compared, 30) << pipeline.steps[0].transform;
    }
}

TEST(KerasLayers, AddNoiseOfTheGivenDeviation)
{
    Sample sample;
    sample.image = cv::Mat(200, 200, CV_32FC3, cv::Scalar::all(100));
    SeededRandom random(1, 1);
    run(pipelineOf("GaussianNoise", {{"stddev", 5.0}}), sample, random);
    cv::Scalar mean;
    cv::Scalar deviation;
    cv::meanStdDev(sample.image, mean, deviation);
    EXPECT_NEAR(mean[1], 100.0, 0.2);
    EXPECT_NEAR(deviation[1], 5.0, 0.1);
    Sample again;
    again.image = cv::Mat(200, 200, CV_32FC3, cv::Scalar::all(100));
    SeededRandom same(1, 1);
    run(pipelineOf("GaussianNoise", {{"stddev", 5.0}}), again, same);
    EXPECT_EQ(cv::norm(sample.image, again.image, cv::NORM_INF), 0.0);
}

TEST(KerasLayers, TakeHostileBoxes)
{
    const float nan = std::numeric_limits<float>::quiet_NaN();
    for (const TransformInfo& info : kerasTransforms()) {
        for (const cv::Size size : {cv::Size(1, 1), cv::Size(300, 1), cv::Size(40, 30)}) {
            Sample sample;
            sample.image = cv::Mat(size, CV_32FC3, cv::Scalar::all(7));
            sample.boxes = {boxOf(nan, nan, nan, nan), boxOf(-1e30F, -1e30F, 1e30F, 1e30F),
                            boxOf(0.9F, 0.9F, 0.1F, 0.1F), boxOf(2.0F, 2.0F, 3.0F, 3.0F)};
            SeededRandom random(1, 1);
            run(pipelineOf(std::string(info.name)), sample, random);
            EXPECT_FALSE(sample.image.empty()) << info.name;
        }
    }
}

Pipeline fromJson(const std::string& text)
{
    const test::ReadResult read = test::readBytes(*makeConfigTreeReader(), text, "model.json");
    EXPECT_FALSE(read.failed);
    if (read.artifacts.configs.empty())
        return {};
    Result<Pipeline> pipeline = pipelineFromConfig(*read.artifacts.configs.front());
    EXPECT_TRUE(pipeline) << text;
    return pipeline ? *pipeline : Pipeline{};
}

const std::string kModel =
    R"({"class_name": "Functional", "keras_version": "2.15.0", "config": {"name": "m", "layers": [
 {"class_name": "InputLayer", "config": {"batch_input_shape": [null, 224, 224, 3]}},
 {"class_name": "Sequential", "config": {"name": "augmentation", "layers": [
  {"class_name": "RandomFlip", "config": {"name": "f", "mode": "horizontal", "seed": null}},
  {"class_name": "RandomRotation", "config": {"factor": 0.2, "fill_mode": "nearest"}},
  {"class_name": "RandomContrast", "config": {"factor": [0.1, 0.3]}},
  {"class_name": "RandomSharpness", "config": {"factor": 0.1}}]}},
 {"class_name": "TFOpLambda", "config": {"function": "math.truediv"}},
 {"class_name": "Rescaling", "config": {"scale": 0.5, "offset": [1.0, 2.0, 3.0]}},
 {"class_name": "Conv2D", "config": {"filters": 8}},
 {"class_name": "GaussianNoise", "config": {"stddev": 0.5}}]}})";

TEST(KerasFiles, ReadTheLayersBeforeTheNetwork)
{
    const Pipeline pipeline = fromJson(kModel);
    EXPECT_EQ(pipeline.library, Library::Keras);
    EXPECT_EQ(pipeline.version, "2.15.0");
    ASSERT_EQ(pipeline.steps.size(), 4U);
    EXPECT_EQ(toText(pipeline.steps[0].parameters.at("mode")), "horizontal");
    EXPECT_EQ(toText(pipeline.steps[1].parameters.at("factor")), "[-0.2, 0.2]");
    EXPECT_EQ(toText(pipeline.steps[1].parameters.at("fill_mode")), "nearest");
    EXPECT_EQ(toText(pipeline.steps[2].parameters.at("factor")), "[0.1, 0.3]");
    EXPECT_EQ(pipeline.steps[3].transform, "keras/Rescaling");
    EXPECT_EQ(toText(pipeline.steps[3].parameters.at("offset")), "[1, 2, 3]");
    int leftOut = 0;
    bool namesLabels = false;
    for (const PipelineRemark& remark : pipeline.remarks) {
        leftOut += remark.isLeftOut ? 1 : 0;
        namesLabels = namesLabels || toEnglish(remark.text).find("labels") != std::string::npos;
    }
    EXPECT_EQ(leftOut, 2) << "RandomSharpness and the operation";
    EXPECT_TRUE(namesLabels);
}

TEST(KerasFiles, WriteWhatTheyReadBackEqually)
{
    const Pipeline pipeline = fromJson(kModel);
    std::vector<PipelineRemark> remarks;
    const std::string written = writePipeline(pipeline, "keras-json", remarks);
    EXPECT_TRUE(remarks.empty());
    const Pipeline back = fromJson(written);
    ASSERT_EQ(back.steps.size(), pipeline.steps.size()) << written;
    for (std::size_t i = 0; i < back.steps.size(); ++i) {
        EXPECT_EQ(back.steps[i].transform, pipeline.steps[i].transform);
        EXPECT_EQ(back.steps[i].parameters, pipeline.steps[i].parameters) << written;
    }
}

TEST(KerasFiles, AModelWithoutSuchLayersDescribesNothing)
{
    const test::ReadResult read =
        test::readBytes(*makeConfigTreeReader(),
                        R"({"class_name": "Sequential", "config": {"layers": [
            {"class_name": "Dense", "config": {"units": 3}},
            {"class_name": "GaussianNoise", "config": {"stddev": 0.5}}]}})",
                        "model.json");
    ASSERT_FALSE(read.artifacts.configs.empty());
    EXPECT_FALSE(kerasPipeline(*read.artifacts.configs.front()));
}

} // namespace
} // namespace faultline::augment
