// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/run_pipeline.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <cmath>
#include <deque>
#include <limits>

namespace faultline::augment {
namespace {

/// Gives what the test says, then 0.5 for ever.
class ScriptedRandom final : public Random {
public:
    explicit ScriptedRandom(std::deque<double> numbers) : m_numbers(std::move(numbers)) {}
    using Random::uniform;
    double uniform() override
    {
        if (m_numbers.empty())
            return 0.5;
        const double next = m_numbers.front();
        m_numbers.pop_front();
        return next;
    }

private:
    std::deque<double> m_numbers;
};

Box boxOf(float xmin, float ymin, float xmax, float ymax, std::uint32_t index = 0)
{
    Box box;
    box.xmin = xmin;
    box.ymin = ymin;
    box.xmax = xmax;
    box.ymax = ymax;
    box.classIndex = 0;
    box.index = index;
    return box;
}

Sample sampleOf(cv::Size size, const cv::Scalar& colour, std::vector<Box> boxes = {})
{
    Sample sample;
    sample.image = cv::Mat(size, CV_8UC3, colour);
    sample.storedSize = size;
    sample.boxes = std::move(boxes);
    return sample;
}

Pipeline pipelineOf(std::vector<PipelineStep> steps, const std::string& version = {})
{
    Pipeline pipeline;
    pipeline.library = Library::Ultralytics;
    pipeline.version = version;
    pipeline.steps = std::move(steps);
    return pipeline;
}

PipelineStep stepOf(const std::string& name, Parameters parameters = {})
{
    PipelineStep step;
    step.transform = "ultralytics/" + name;
    step.parameters = std::move(parameters);
    return step;
}

PipelineStep letterbox(std::int64_t side)
{
    return stepOf("letterbox", {{"imgsz", side}});
}

std::vector<StepOutcome> run(const Pipeline& pipeline, Sample& sample, Random& random,
                             const OtherSamples& other = {})
{
    std::vector<PipelineRemark> remarks;
    const CompiledPipeline compiled(pipeline, remarks);
    EXPECT_TRUE(remarks.empty());
    std::vector<StepOutcome> outcomes;
    compiled.run(sample, random, other,
                 [&outcomes](std::size_t, const Sample&, const StepOutcome& outcome) {
                     EXPECT_EQ(toEnglish(outcome.failure), "");
                     outcomes.push_back(outcome);
                 });
    return outcomes;
}

/// The pixels of a picture that are brighter than grey, as a box.
cv::Rect brightPart(const cv::Mat& image)
{
    cv::Mat grey;
    cv::cvtColor(image, grey, cv::COLOR_RGB2GRAY);
    return cv::boundingRect(grey > 140); // a fifth of the way to white: corners count
}

void expectNear(const Box& box, const cv::Rect& pixels, cv::Size size, double tolerance)
{
    EXPECT_NEAR(double{box.xmin} * size.width, pixels.x, tolerance);
    EXPECT_NEAR(double{box.ymin} * size.height, pixels.y, tolerance);
    EXPECT_NEAR(double{box.xmax} * size.width, pixels.br().x, tolerance);
    EXPECT_NEAR(double{box.ymax} * size.height, pixels.br().y, tolerance);
}

const cv::Scalar kGrey(114, 114, 114);

TEST(UltralyticsLetterbox, FitsAndPadsBothSides)
{
    Sample sample = sampleOf({100, 50}, {1, 2, 3}, {boxOf(0.0F, 0.0F, 0.5F, 1.0F)});
    ScriptedRandom random({});
    run(pipelineOf({letterbox(64)}), sample, random);
    EXPECT_EQ(sample.image.size(), cv::Size(64, 64));
    EXPECT_EQ(sample.content, cv::Rect(0, 16, 64, 32));
    EXPECT_EQ(sample.image.at<cv::Vec3b>(15, 30), cv::Vec3b(114, 114, 114));
    EXPECT_EQ(sample.image.at<cv::Vec3b>(16, 30), cv::Vec3b(1, 2, 3));
    EXPECT_EQ(sample.image.at<cv::Vec3b>(48, 30), cv::Vec3b(114, 114, 114));
    EXPECT_FLOAT_EQ(sample.boxes[0].ymin, 0.25F);
    EXPECT_FLOAT_EQ(sample.boxes[0].ymax, 0.75F);
    EXPECT_FLOAT_EQ(sample.boxes[0].xmax, 0.5F);
}

TEST(UltralyticsLetterbox, PutsAnOddRowOfPaddingBelow)
{
    // 64 x 31 leaves 33 rows: round(16.5 - 0.1) = 16 above, 17 below.
    Sample sample = sampleOf({64, 31}, {1, 2, 3});
    ScriptedRandom random({});
    run(pipelineOf({letterbox(64)}), sample, random);
    EXPECT_EQ(sample.content, cv::Rect(0, 16, 64, 31));
}

TEST(UltralyticsLoadImage, ResizesTheLongSideEitherWay)
{
    ScriptedRandom random({});
    Sample large = sampleOf({1001, 333}, kGrey);
    // The letterbox says what the network is fed; without it the mosaic keeps the shape visible.
    run(pipelineOf({stepOf("load_image"), letterbox(64)}), large, random);
    EXPECT_EQ(large.content.width, 64);
    EXPECT_EQ(large.content.height, 22); // ceil(333 * 64 / 1001)
    Sample small = sampleOf({10, 32}, kGrey);
    run(pipelineOf({stepOf("load_image"), letterbox(64)}), small, random);
    EXPECT_EQ(small.content, cv::Rect(22, 0, 20, 64));
}

TEST(UltralyticsMosaic, PutsFourPicturesAroundTheCentre)
{
    // Centre of 64 + 0.25 * 64 = 48 down, 32 + 0.5 * 64 = 64 to the right.
    ScriptedRandom random({0.0, 0.25, 0.5});
    Sample sample = sampleOf({64, 64}, {250, 0, 0}, {boxOf(0.5F, 0.5F, 1.0F, 1.0F)});
    int number = 0;
    const OtherSamples other = [&number](Random&) {
        ++number;
        Sample one =
            sampleOf({64, 64}, cv::Scalar::all(40.0 * number), {boxOf(0.0F, 0.0F, 0.5F, 0.5F)});
        one.boxes[0].image = static_cast<std::uint32_t>(number);
        return one;
    };
    std::vector<PipelineRemark> remarks;
    const CompiledPipeline compiled(
        pipelineOf({stepOf("mosaic", {{"mosaic", 1.0}}), letterbox(64)}), remarks);
    std::vector<bool> clipped;
    compiled.run(sample, random, other,
                 [&clipped](std::size_t step, const Sample& now, const StepOutcome&) {
                     for (const Box& box : now.boxes) {
                         if (step == 0)
                             clipped.push_back(box.clipped);
                     }
                 });
    ASSERT_EQ(sample.image.size(), cv::Size(128, 128)) << "a letterbox leaves a mosaic alone";
    EXPECT_EQ(sample.mosaicBorder, 32);
    EXPECT_EQ(sample.image.at<cv::Vec3b>(47, 63), cv::Vec3b(250, 0, 0));
    EXPECT_EQ(sample.image.at<cv::Vec3b>(47, 64), cv::Vec3b(40, 40, 40));
    EXPECT_EQ(sample.image.at<cv::Vec3b>(48, 63), cv::Vec3b(80, 80, 80));
    EXPECT_EQ(sample.image.at<cv::Vec3b>(48, 64), cv::Vec3b(120, 120, 120));
    EXPECT_EQ(sample.image.at<cv::Vec3b>(127, 127), cv::Vec3b(114, 114, 114));
    ASSERT_EQ(sample.boxes.size(), 4U);
    // The first picture lies at (0, -16): its lower right quarter at 32..64, 16..48.
    EXPECT_FLOAT_EQ(sample.boxes[0].xmin, 0.25F);
    EXPECT_FLOAT_EQ(sample.boxes[0].ymin, 0.125F);
    EXPECT_FLOAT_EQ(sample.boxes[0].ymax, 0.375F);
    // The second at (64, -16): of its upper left quarter 16 rows are cut.
    EXPECT_FLOAT_EQ(sample.boxes[1].ymin, 0.0F);
    EXPECT_FLOAT_EQ(sample.boxes[1].ymax, 0.125F);
    EXPECT_EQ(clipped, (std::vector<bool>{false, true, false, false}));
    EXPECT_EQ(sample.boxes[3].image, 3U);
}

TEST(UltralyticsMosaic, CountsABoxThatIsThereTwiceOnce)
{
    ScriptedRandom random({0.0});
    Sample sample = sampleOf({64, 64}, kGrey, {boxOf(0.2F, 0.2F, 0.8F, 0.8F)});
    // Without other pictures all four are the same.
    const auto outcomes =
        run(pipelineOf({stepOf("mosaic"), stepOf("fliplr"), letterbox(64)}), sample, random);
    EXPECT_EQ(outcomes[0].added, 3U);
    EXPECT_EQ(outcomes[0].lost, 0U);
    EXPECT_EQ(outcomes[1].added, 0U);
    EXPECT_EQ(outcomes[1].lost, 0U);
}

TEST(UltralyticsMosaic, IsCutToTheNetworkByTheNextStep)
{
    ScriptedRandom random({0.0});
    Sample sample = sampleOf({64, 40}, kGrey, {boxOf(0.2F, 0.2F, 0.8F, 0.8F)});
    run(pipelineOf({stepOf("mosaic"), letterbox(64), stepOf("random_perspective")}), sample,
        random);
    EXPECT_EQ(sample.image.size(), cv::Size(64, 64));
    EXPECT_EQ(sample.mosaicBorder, 0);
}

struct Extreme {
    const char* name;
    Parameters parameters;
};

class UltralyticsPerspectiveMasks : public testing::TestWithParam<Extreme> {};

TEST_P(UltralyticsPerspectiveMasks, MovesBoxesAsItMovesPixels)
{
    int compared = 0;
    for (std::uint64_t stream = 0; stream < 40; ++stream) {
        Sample sample = sampleOf({320, 240}, kGrey, {boxOf(0.3F, 0.4F, 0.6F, 0.7F)});
        sample.image(cv::Rect(96, 96, 96, 72)).setTo(cv::Scalar::all(255));
        SeededRandom random(7, stream);
        run(pipelineOf({stepOf("random_perspective", GetParam().parameters)}), sample, random);
        EXPECT_EQ(sample.image.size(), cv::Size(320, 240));
        if (sample.boxes.size() != 1 || sample.boxes[0].clipped)
            continue;
        ++compared;
        // The trainer moves boxes and centres of pixels by the same matrix, though boxes are edges:
        // half a turn puts them a whole pixel apart. The rest is the hull of blurred corners.
        expectNear(sample.boxes[0], brightPart(sample.image), sample.image.size(), 2.1);
    }
    EXPECT_GT(compared, 10);
}

INSTANTIATE_TEST_SUITE_P(
    All, UltralyticsPerspectiveMasks,
    testing::Values(Extreme{"defaults", {}}, Extreme{"turned", {{"degrees", 180.0}}},
                    Extreme{"sheared", {{"shear", 30.0}, {"scale", 0.1}}},
                    Extreme{"moved", {{"translate", 0.3}, {"scale", 0.0}}},
                    Extreme{"scaled", {{"scale", 0.9}}},
                    Extreme{"tilted", {{"perspective", 0.001}, {"degrees", 10.0}}}),
    [](const auto& one) { return std::string(one.param.name); });

TEST(UltralyticsPerspective, MovesNothingWithoutLimits)
{
    Sample sample = sampleOf({64, 64}, kGrey, {boxOf(0.25F, 0.25F, 0.5F, 0.5F)});
    sample.image.at<cv::Vec3b>(3, 5) = {9, 8, 7};
    const cv::Mat before = sample.image.clone();
    SeededRandom random(1, 1);
    run(pipelineOf({stepOf("random_perspective", {{"translate", 0.0}, {"scale", 0.0}})}), sample,
        random);
    EXPECT_EQ(cv::norm(before, sample.image, cv::NORM_INF), 0.0);
    EXPECT_FLOAT_EQ(sample.boxes[0].xmin, 0.25F);
    EXPECT_FLOAT_EQ(sample.boxes[0].ymax, 0.5F);
}

TEST(UltralyticsPerspective, DropsBoxesOfWhichTooLittleIsLeft)
{
    // Moved to the left by half of 100 pixels: the draws are perspective 2, angle, scale, shear 2,
    // then translation to 0.5 - 0.5 of the width.
    const Pipeline pipeline =
        pipelineOf({stepOf("random_perspective", {{"translate", 0.5}, {"scale", 0.0}})});
    Sample sample = sampleOf({100, 100}, kGrey,
                             {boxOf(0.0F, 0.1F, 0.55F, 0.2F, 0),  // 5 of 55 px stay: below 10 %
                              boxOf(0.0F, 0.1F, 0.57F, 0.2F, 1),  // 7 of 57: above it
                              boxOf(0.48F, 0.1F, 0.52F, 0.2F, 2), // 2 px wide: not more than 2
                              boxOf(0.6F, 0.1F, 0.9F, 0.2F, 3)});
    ScriptedRandom random({0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.0, 0.5});
    const std::vector<StepOutcome> outcomes = run(pipeline, sample, random);
    ASSERT_EQ(sample.boxes.size(), 2U);
    EXPECT_EQ(sample.boxes[0].index, 1U);
    EXPECT_NEAR(sample.boxes[0].xmax, 0.07F, 1e-5);
    EXPECT_TRUE(sample.boxes[0].clipped);
    EXPECT_EQ(sample.boxes[1].index, 3U);
    EXPECT_NEAR(sample.boxes[1].xmin, 0.1F, 1e-5);
    EXPECT_FALSE(sample.boxes[1].clipped);
    EXPECT_EQ(outcomes[0].lost, 2U);
    EXPECT_EQ(outcomes[0].clipped, 1U);
}

TEST(UltralyticsPerspective, DrawsBoxesAroundOutlines)
{
    // A diamond turned by 45 degrees is a square that is smaller than the hull of its turned box.
    Box box = boxOf(0.3F, 0.3F, 0.7F, 0.7F);
    box.outline = {{0.5F, 0.3F}, {0.7F, 0.5F}, {0.5F, 0.7F}, {0.3F, 0.5F}};
    Sample sample = sampleOf({200, 200}, kGrey, {box});
    ScriptedRandom random({0.5, 0.5, 0.75}); // of +-90 degrees
    run(pipelineOf({stepOf("random_perspective",
                           {{"degrees", 90.0}, {"scale", 0.0}, {"translate", 0.0}})}),
        sample, random);
    ASSERT_EQ(sample.boxes.size(), 1U);
    const double side = 0.4 / std::sqrt(2.0);
    EXPECT_NEAR(sample.boxes[0].width(), side, 1e-4);
    EXPECT_NEAR(sample.boxes[0].height(), side, 1e-4);
}

TEST(UltralyticsMixUp, BlendsAPictureThatWentThroughTheStepsBefore)
{
    Sample sample = sampleOf({64, 64}, {200, 200, 200}, {boxOf(0.1F, 0.1F, 0.9F, 0.9F)});
    const OtherSamples other = [](Random&) {
        Sample one = sampleOf({32, 16}, {0, 0, 0}, {boxOf(0.0F, 0.0F, 1.0F, 1.0F)});
        one.boxes[0].image = 1;
        return one;
    };
    SeededRandom random(3, 4);
    run(pipelineOf({stepOf("load_image"), letterbox(64), stepOf("mixup", {{"mixup", 1.0}})}),
        sample, random, other);
    EXPECT_EQ(sample.image.size(), cv::Size(64, 64));
    ASSERT_EQ(sample.boxes.size(), 2U);
    EXPECT_FLOAT_EQ(sample.boxes[1].ymin, 0.25F) << "letterboxed";
    const int blended = sample.image.at<cv::Vec3b>(32, 32)[0];
    EXPECT_GT(blended, 40);
    EXPECT_LT(blended, 160);
    const int padding = sample.image.at<cv::Vec3b>(2, 32)[0]; // of 114 and 200
    EXPECT_NEAR(padding, blended + 114.0 * (1.0 - blended / 200.0), 2.0);
}

TEST(UltralyticsCutMix, PutsInAnAreaWithItsBoxes)
{
    int mixed = 0;
    for (std::uint64_t stream = 0; stream < 60; ++stream) {
        Sample sample = sampleOf({64, 64}, {200, 0, 0}, {boxOf(0.0F, 0.0F, 0.2F, 0.2F)});
        const OtherSamples other = [](Random&) {
            Sample one = sampleOf({64, 64}, {0, 255, 0}, {boxOf(0.3F, 0.3F, 0.9F, 0.9F)});
            one.boxes[0].image = 1;
            return one;
        };
        SeededRandom random(3, stream);
        run(pipelineOf({stepOf("cutmix", {{"cutmix", 1.0}})}), sample, random, other);
        if (sample.boxes.size() < 2)
            continue;
        ++mixed;
        std::vector<cv::Mat> planes;
        cv::split(sample.image, planes);
        const cv::Rect area = cv::boundingRect(planes[1]);
        const cv::Rect box(
            cv::Point(cvRound(sample.boxes[1].xmin * 64), cvRound(sample.boxes[1].ymin * 64)),
            cv::Point(cvRound(sample.boxes[1].xmax * 64), cvRound(sample.boxes[1].ymax * 64)));
        EXPECT_EQ(box & area, box) << "boxes end where the area does";
        EXPECT_FALSE((area & cv::Rect(0, 0, 12, 12)).area() > 0) << "areas touch no box";
    }
    EXPECT_GT(mixed, 10);
}

TEST(UltralyticsCopyPaste, CopiesTheMirroredObject)
{
    Box box = boxOf(0.1F, 0.2F, 0.4F, 0.8F);
    box.outline = {{0.1F, 0.2F}, {0.4F, 0.2F}, {0.4F, 0.8F}, {0.1F, 0.8F}};
    Sample sample = sampleOf({100, 100}, kGrey, {box});
    sample.image(cv::Rect(10, 20, 30, 60)).setTo(cv::Scalar::all(255));
    const cv::Mat before = sample.image;
    const cv::Mat untouched = before.clone();
    ScriptedRandom random({});
    const auto outcomes =
        run(pipelineOf({stepOf("copy_paste", {{"copy_paste", 1.0}})}), sample, random);
    ASSERT_EQ(sample.boxes.size(), 2U);
    EXPECT_FLOAT_EQ(sample.boxes[1].xmin, 0.6F);
    EXPECT_FLOAT_EQ(sample.boxes[1].xmax, 0.9F);
    EXPECT_EQ(sample.image.at<cv::Vec3b>(50, 75), cv::Vec3b(255, 255, 255));
    EXPECT_EQ(sample.image.at<cv::Vec3b>(50, 50), cv::Vec3b(114, 114, 114));
    EXPECT_EQ(outcomes[0].added, 1U);
    EXPECT_EQ(cv::norm(before, untouched, cv::NORM_INF), 0.0) << "shared pixels are not written";
}

TEST(UltralyticsCopyPaste, LeavesWhatWouldCoverOthersOrHasNoOutline)
{
    Box box = boxOf(0.3F, 0.2F, 0.7F, 0.8F); // its mirror image lies on itself
    box.outline = {{0.3F, 0.2F}, {0.7F, 0.2F}, {0.7F, 0.8F}};
    Sample sample = sampleOf({100, 100}, kGrey, {box});
    ScriptedRandom random({});
    run(pipelineOf({stepOf("copy_paste", {{"copy_paste", 1.0}})}), sample, random);
    EXPECT_EQ(sample.boxes.size(), 1U);
    Sample plain = sampleOf({100, 100}, kGrey, {boxOf(0.1F, 0.1F, 0.2F, 0.2F)});
    run(pipelineOf({stepOf("copy_paste", {{"copy_paste", 1.0}})}), plain, random);
    EXPECT_EQ(plain.boxes.size(), 1U);
}

cv::Vec3b afterHsv(const cv::Scalar& colour, const std::string& hue, double draw)
{
    Sample sample = sampleOf({8, 8}, colour);
    ScriptedRandom random({draw, 0.5, 0.5}); // saturation and value stay
    run(pipelineOf({stepOf("random_hsv", {{"hsv_h", 0.5}, {"hue", hue}})}), sample, random);
    return sample.image.at<cv::Vec3b>(4, 4);
}

TEST(UltralyticsHsv, ShiftsOrMultipliesTheHue)
{
    // Of a gain of 0.5 the draw takes all: hue 0 becomes 90 half degrees (cyan) or stays 0.
    EXPECT_EQ(afterHsv({255, 0, 0}, "shift", 1.0), cv::Vec3b(0, 255, 255));
    EXPECT_EQ(afterHsv({255, 0, 0}, "multiply", 1.0), cv::Vec3b(255, 0, 0));
    // Green, 60: 60 + 90 = 150 (pink), 60 * 1.5 = 90 (cyan); downwards 60 - 90 = -30 = 150.
    EXPECT_EQ(afterHsv({0, 255, 0}, "shift", 1.0), cv::Vec3b(255, 0, 255));
    EXPECT_EQ(afterHsv({0, 255, 0}, "multiply", 1.0), cv::Vec3b(0, 255, 255));
    EXPECT_EQ(afterHsv({0, 255, 0}, "shift", 0.0), cv::Vec3b(255, 0, 255));
}

TEST(UltralyticsHsv, MultipliesSaturationAndValueAndClips)
{
    Sample sample = sampleOf({8, 8}, {200, 100, 100});
    ScriptedRandom random({0.5, 0.5, 1.0});
    run(pipelineOf({stepOf("random_hsv", {{"hsv_v", 0.5}})}), sample, random);
    EXPECT_EQ(sample.image.at<cv::Vec3b>(4, 4)[0], 255); // 200 * 1.5
    EXPECT_NEAR(sample.image.at<cv::Vec3b>(4, 4)[1], 127.5, 1.0);
}

TEST(UltralyticsFlips, TwiceAreNothing)
{
    for (const std::string name : {"fliplr", "flipud"}) {
        Sample sample = sampleOf({31, 17}, kGrey, {boxOf(0.125F, 0.25F, 0.5F, 0.375F)});
        cv::randu(sample.image, 0, 255);
        const cv::Mat before = sample.image.clone();
        SeededRandom random(1, 1);
        const PipelineStep flip = stepOf(name, {{name, 1.0}});
        run(pipelineOf({flip}), sample, random);
        EXPECT_GT(cv::norm(before, sample.image, cv::NORM_INF), 0.0);
        run(pipelineOf({flip}), sample, random);
        EXPECT_EQ(cv::norm(before, sample.image, cv::NORM_INF), 0.0);
        EXPECT_FLOAT_EQ(sample.boxes[0].xmin, 0.125F);
        EXPECT_FLOAT_EQ(sample.boxes[0].ymax, 0.375F);
    }
}

TEST(UltralyticsNetwork, SwapsChannelsAndDividesBy255)
{
    Sample sample = sampleOf({8, 8}, {255, 51, 0});
    SeededRandom random(1, 1);
    run(pipelineOf({stepOf("bgr", {{"bgr", 1.0}}), stepOf("normalize")}), sample, random);
    ASSERT_EQ(sample.image.type(), CV_32FC3);
    const cv::Vec3f pixel = sample.image.at<cv::Vec3f>(0, 0);
    EXPECT_FLOAT_EQ(pixel[0], 0.0F);
    EXPECT_FLOAT_EQ(pixel[1], 0.2F);
    EXPECT_FLOAT_EQ(pixel[2], 1.0F);
}

TEST(UltralyticsHostile, BoxesOfAnyKindDoNoHarm)
{
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const float inf = std::numeric_limits<float>::infinity();
    std::vector<Box> boxes{
        boxOf(nan, nan, nan, nan, 0),           boxOf(0.8F, 0.9F, 0.1F, 0.2F, 1),
        boxOf(-1e30F, -1e30F, 1e30F, 1e30F, 2), boxOf(-inf, 0, inf, 1, 3),
        boxOf(0.5F, 0.5F, 0.5F, 0.5F, 4),       boxOf(0.2F, 0.2F, 0.6F, 0.6F, 5)};
    for (Box& box : boxes)
        box.outline = {{box.xmin, box.ymin}, {box.xmax, box.ymin}, {nan, box.ymax}};
    const std::vector<PipelineStep> steps{
        stepOf("load_image"),
        stepOf("mosaic"),
        stepOf("copy_paste", {{"copy_paste", 1.0}}),
        letterbox(64),
        stepOf("random_perspective",
               {{"degrees", 180.0}, {"shear", 80.0}, {"perspective", 0.001}, {"scale", 1.0}}),
        stepOf("mixup", {{"mixup", 1.0}}),
        stepOf("cutmix", {{"cutmix", 1.0}}),
        stepOf("albumentations", {{"p", 1.0}}),
        stepOf("random_hsv", {{"hsv_h", 1.0}, {"hsv_s", 1.0}, {"hsv_v", 1.0}}),
        stepOf("flipud", {{"flipud", 1.0}}),
        stepOf("fliplr", {{"fliplr", 1.0}}),
        stepOf("normalize")};
    for (const cv::Size size : {cv::Size(1, 1), cv::Size(1, 300), cv::Size(90, 60)}) {
        for (std::uint64_t stream = 0; stream < 20; ++stream) {
            Sample sample = sampleOf(size, kGrey, boxes);
            const OtherSamples other = [&](Random&) { return sampleOf({7, 9}, kGrey, boxes); };
            SeededRandom random(1, stream);
            run(pipelineOf(steps), sample, random, other);
            EXPECT_EQ(sample.image.size(), cv::Size(64, 64));
            for (const Box& box : sample.boxes)
                EXPECT_TRUE(box.xmin >= 0.0F && box.xmax <= 1.0F && box.ymin >= 0.0F
                            && box.ymax <= 1.0F);
        }
    }
}

TEST(UltralyticsPipeline, KnowsTheSizeAndMayDecodeReduced)
{
    std::vector<PipelineRemark> remarks;
    const CompiledPipeline compiled(
        pipelineOf({stepOf("load_image"), stepOf("mosaic"), letterbox(320),
                    stepOf("random_perspective"), stepOf("normalize")}),
        remarks);
    EXPECT_EQ(compiled.networkSize(), cv::Size(320, 320));
    EXPECT_EQ(compiled.smallestDecode({4000, 3000}), cv::Size(320, 240));
    EXPECT_EQ(compiled.smallestDecode({100, 50}), cv::Size(100, 50));
}

} // namespace
} // namespace faultline::augment
