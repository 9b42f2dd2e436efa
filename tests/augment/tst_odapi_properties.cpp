// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/geometry.h"
#include "model/augment/odapi/legacy_resize.h"
#include "tests/augment/support/augment_samples.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace faultline::augment {

namespace {

std::vector<const TransformInfo*> odapiRows()
{
    std::vector<const TransformInfo*> rows;
    for (const TransformInfo& info : catalogue()) {
        if (info.library == Library::ObjectDetectionApi)
            rows.push_back(&info);
    }
    return rows;
}

/// Parameters with which a step whose defaults are refused runs.
Parameters neededFor(const TransformInfo& info)
{
    if (!info.id.ends_with(".operation"))
        return {};
    Parameters parameters{
        {"min_aspect_ratio", 0.5}, {"max_aspect_ratio", 2.0}, {"min_area", 0.1}, {"max_area", 1.0}};
    if (info.id.find("crop_pad.") != std::string_view::npos) {
        parameters["min_padded_size_ratio"] = std::vector<double>{1.0, 1.0};
        parameters["max_padded_size_ratio"] = std::vector<double>{2.0, 2.0};
    }
    return parameters;
}

bool isSame(const cv::Mat& one, const cv::Mat& two)
{
    return one.size() == two.size() && one.type() == two.type()
           && cv::norm(one, two, cv::NORM_INF) == 0.0;
}

/// A filled box on black, and the box.
Sample maskSample(cv::Size size, const cv::Rect& filled)
{
    Sample sample;
    sample.image = cv::Mat(size, CV_32FC3, cv::Scalar::all(0));
    sample.image(filled).setTo(cv::Scalar::all(255));
    Box box = test::makeBox(0, 0, 0, 0);
    fromPixels(box, cv::Rect2f(filled), size);
    sample.boxes = {box};
    return sample;
}

/// Hull of what is at least half as bright as the box was.
cv::Rect brightPart(const cv::Mat& image)
{
    int left = image.cols;
    int top = image.rows;
    int right = 0;
    int bottom = 0;
    for (int y = 0; y < image.rows; ++y) {
        for (int x = 0; x < image.cols; ++x) {
            if (image.ptr<float>(y)[x * image.channels()] < 127.5F)
                continue;
            left = std::min(left, x);
            right = std::max(right, x + 1);
            top = std::min(top, y);
            bottom = std::max(bottom, y + 1);
        }
    }
    return right > left ? cv::Rect(left, top, right - left, bottom - top) : cv::Rect();
}

struct Geometric {
    const char* id;
    Parameters parameters;
    double tolerance; ///< pixels of the result
};

} // namespace

TEST(OdapiProperties, EveryOptionOfTheProtoIsThere)
{
    // 39 options, 5 resizers, 4 operations, and the 3 steps around them.
    EXPECT_EQ(odapiRows().size(), 51U);
}

TEST(OdapiProperties, BoxesGoWithTheirPixels)
{
    const std::vector<Geometric> steps{
        {"odapi/random_horizontal_flip", {{"probability", 1.0}}, 0.01},
        {"odapi/random_vertical_flip", {{"probability", 1.0}}, 0.01},
        {"odapi/random_rotation90", {{"probability", 1.0}}, 0.01},
        {"odapi/random_crop_image", {{"min_object_covered", 0.3}, {"overlap_thresh", 0.0}}, 0.01},
        {"odapi/random_crop_to_aspect_ratio", {{"overlap_thresh", 0.0}}, 0.01},
        {"odapi/random_crop_pad_image", {{"pad_color", std::vector<double>{0, 0, 0}}}, 0.01},
        {"odapi/random_pad_image", {{"pad_color", std::vector<double>{0, 0, 0}}}, 0.01},
        {"odapi/random_absolute_pad_image",
         {{"max_height_padding", std::int64_t{40}},
          {"max_width_padding", std::int64_t{30}},
          {"pad_color", std::vector<double>{0, 0, 0}}},
         0.01},
        {"odapi/ssd_random_crop", {}, 0.01},
        {"odapi/ssd_random_crop_fixed_aspect_ratio", {}, 0.01},
        {"odapi/ssd_random_crop_pad_fixed_aspect_ratio", {}, 0.01},
        {"odapi/random_square_crop_by_scale", {{"max_border", std::int64_t{8}}}, 1.01},
        {"odapi/random_scale_crop_and_pad_to_square",
         {{"output_size", std::int64_t{96}}, {"scale_min", 0.5}},
         1.5},
        {"odapi/random_image_scale", {}, 1.5},
        {"odapi/resize_image",
         {{"new_height", std::int64_t{70}}, {"new_width", std::int64_t{130}}},
         1.0},
        {"odapi/fixed_shape_resizer", {}, 3.0}, // pixels of 300 from pixels of 97
        {"odapi/keep_aspect_ratio_resizer",
         {{"min_dimension", std::int64_t{120}},
          {"max_dimension", std::int64_t{120}},
          {"pad_to_max_dimension", true}},
         1.0},
        {"odapi/conditional_shape_resizer", {{"size_threshold", std::int64_t{60}}}, 1.0},
        {"odapi/pad_to_multiple_resizer", {{"multiple", std::int64_t{32}}}, 0.01},
    };
    constexpr std::uint64_t kSeeds = 60;
    for (const Geometric& step : steps) {
        SCOPED_TRACE(step.id);
        const TransformPtr transform = test::makeTransform(step.id, step.parameters);
        ASSERT_NE(transform, nullptr);
        int compared = 0;
        for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
            SeededRandom random(seed, 1);
            Sample sample = maskSample({97, 71}, {30, 22, 41, 33});
            TransformContext context{.random = random, .other = {}};
            transform->apply(sample, context);
            const cv::Rect seen = brightPart(sample.image);
            if (sample.boxes.empty() || seen.empty())
                continue;
            ++compared;
            const cv::Rect2f box = toPixels(sample.boxes[0], sample.image.size());
            EXPECT_NEAR(box.x, seen.x, step.tolerance) << seed;
            EXPECT_NEAR(box.y, seen.y, step.tolerance) << seed;
            EXPECT_NEAR(box.br().x, seen.br().x, step.tolerance) << seed;
            EXPECT_NEAR(box.br().y, seen.br().y, step.tolerance) << seed;
        }
        EXPECT_GT(compared, 20);
    }
}

TEST(OdapiProperties, FlipsTwiceAndFourTurnsAreNothing)
{
    const std::vector<std::pair<const char*, int>> steps{{"odapi/random_horizontal_flip", 2},
                                                         {"odapi/random_vertical_flip", 2},
                                                         {"odapi/random_rotation90", 4}};
    for (const auto& [id, times] : steps) {
        SCOPED_TRACE(id);
        const TransformPtr transform = test::makeTransform(id, {{"probability", 1.0}});
        ASSERT_NE(transform, nullptr);
        Sample sample;
        sample.image = test::patternImage(7, 12);
        sample.boxes = {test::makeBox(0.1F, 0.2F, 0.35F, 0.9F)};
        test::ScriptedRandom random({});
        TransformContext context{.random = random, .other = {}};
        for (int i = 0; i < times; ++i)
            EXPECT_TRUE(transform->apply(sample, context));
        EXPECT_TRUE(isSame(sample.image, test::patternImage(7, 12)));
        EXPECT_NEAR(sample.boxes[0].xmin, 0.1F, 1e-6);
        EXPECT_NEAR(sample.boxes[0].ymax, 0.9F, 1e-6);
    }
}

TEST(OdapiProperties, CropsKeepTheirWord)
{
    const TransformPtr crop = test::makeTransform(
        "odapi/random_crop_image",
        {{"min_object_covered", 0.8}, {"overlap_thresh", 0.5}, {"min_area", 0.05}});
    ASSERT_NE(crop, nullptr);
    int kept = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        SeededRandom random(seed, 0);
        Sample sample;
        sample.image = test::patternImage(80, 60);
        sample.boxes = {test::makeBox(0.1F, 0.1F, 0.3F, 0.4F, 0, 0),
                        test::makeBox(0.5F, 0.5F, 0.9F, 0.8F, 0, 1)};
        const std::vector<Box> before = sample.boxes;
        TransformContext context{.random = random, .other = {}};
        crop->apply(sample, context);
        EXPECT_FALSE(sample.boxes.empty()) << seed; // one box is covered by 80 %
        for (const Box& box : sample.boxes) {
            ++kept;
            const Box& origin = before[box.index];
            const auto pixels = static_cast<double>(box.area()) * double(sample.image.total());
            const auto whole = static_cast<double>(origin.area()) * 80 * 60;
            EXPECT_GE(pixels / whole, 0.5 - 1e-4) << seed;
            EXPECT_GE(box.xmin, 0.0F);
            EXPECT_LE(box.ymax, 1.0F);
            EXPECT_EQ(box.clipped, pixels < whole * (1.0 - 1e-3)) << seed;
        }
    }
    EXPECT_GT(kept, 300);
}

TEST(OdapiProperties, EqualSeedsGiveEqualPictures)
{
    for (const TransformInfo* info : odapiRows()) {
        SCOPED_TRACE(std::string(info->id));
        const TransformPtr transform = test::makeTransform(std::string(info->id), neededFor(*info));
        ASSERT_NE(transform, nullptr);
        std::vector<Sample> results;
        for (int i = 0; i < 2; ++i) {
            SeededRandom random(11, 3);
            Sample sample;
            sample.image = test::patternImage(40, 50);
            const cv::Mat original = sample.image;
            sample.boxes = {test::makeBox(0.2F, 0.3F, 0.7F, 0.8F)};
            TransformContext context{.random = random, .other = {}};
            transform->apply(sample, context);
            EXPECT_TRUE(isSame(original, test::patternImage(40, 50))) << "written in place";
            results.push_back(sample);
        }
        EXPECT_TRUE(isSame(results[0].image, results[1].image));
        ASSERT_EQ(results[0].boxes.size(), results[1].boxes.size());
        const cv::Size promised = transform->outputSize();
        if (promised.area() > 0) {
            EXPECT_EQ(results[0].image.size(), promised);
        }
    }
}

TEST(OdapiProperties, HostileBoxesAndTinyPicturesAreHarmless)
{
    constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
    constexpr float kInf = std::numeric_limits<float>::infinity();
    for (const TransformInfo* info : odapiRows()) {
        SCOPED_TRACE(std::string(info->id));
        const TransformPtr transform = test::makeTransform(std::string(info->id), neededFor(*info));
        ASSERT_NE(transform, nullptr);
        for (const cv::Size size :
             {cv::Size(1, 1), cv::Size(1, 37), cv::Size(37, 1), cv::Size(2, 2), cv::Size(33, 20)}) {
            for (std::uint64_t seed = 0; seed < 12; ++seed) {
                SeededRandom random(seed, 9);
                Sample sample;
                sample.image = test::patternImage(size.height, size.width);
                sample.boxes = {test::makeBox(kNan, 0, 1, 1),
                                test::makeBox(0.9F, 0.8F, 0.1F, 0.2F),
                                test::makeBox(-1e30F, -1e30F, 1e30F, 1e30F),
                                test::makeBox(kInf, -kInf, kInf, kInf),
                                test::makeBox(0.5F, 0.5F, 0.5F, 0.5F, -1),
                                test::makeBox(0.0F, 0.0F, 1.0F, 1.0F)};
                TransformContext context{.random = random, .other = {}};
                EXPECT_NO_THROW(transform->apply(sample, context)) << size << seed;
                EXPECT_FALSE(sample.image.empty());
                EXPECT_LE(sample.image.cols, kMaxSide);
                EXPECT_LE(sample.image.rows, kMaxSide);
            }
        }
    }
}

TEST(OdapiProperties, ValuesStayInRange)
{
    for (const char* id :
         {"odapi/random_adjust_brightness", "odapi/random_adjust_contrast",
          "odapi/random_adjust_hue", "odapi/random_adjust_saturation", "odapi/random_distort_color",
          "odapi/random_pixel_value_scale", "odapi/adjust_gamma", "odapi/random_patch_gaussian",
          "odapi/random_jpeg_quality", "odapi/autoaugment_image"}) {
        SCOPED_TRACE(id);
        const TransformPtr transform = test::makeTransform(id);
        ASSERT_NE(transform, nullptr);
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            SeededRandom random(seed, 2);
            Sample sample;
            sample.image = test::patternImage(31, 45);
            TransformContext context{.random = random, .other = {}};
            transform->apply(sample, context);
            double low = 0;
            double high = 0;
            cv::minMaxLoc(sample.image.reshape(1), &low, &high);
            EXPECT_GE(low, 0.0);
            EXPECT_LE(high, 255.0);
        }
    }
}

TEST(OdapiProperties, LabelsAreThoseOfTheMap)
{
    const TransformPtr drop =
        test::makeTransform("odapi/drop_label_probabilistically", {{"label", std::int64_t{7}}});
    ASSERT_NE(drop, nullptr);
    Sample sample;
    sample.image = test::patternImage(4, 4);
    sample.boxes = {test::makeBox(0, 0, 1, 1, 0, 0), test::makeBox(0, 0, 1, 1, 1, 1)};
    const std::vector<std::int64_t> ids{3, 7};
    SeededRandom random(1, 1);
    TransformContext context{.random = random, .other = {}, .labelIds = ids};
    EXPECT_TRUE(drop->apply(sample, context));
    ASSERT_EQ(sample.boxes.size(), 1U);
    EXPECT_EQ(sample.boxes[0].classIndex, 0);
}

TEST(OdapiProperties, AWindowOfAResizeIsThatPartOfTheWhole)
{
    const cv::Mat image = test::patternImage(37, 23);
    for (const ResizeMethod method : {ResizeMethod::Bilinear, ResizeMethod::Nearest,
                                      ResizeMethod::Bicubic, ResizeMethod::Area}) {
        for (const cv::Size target : {cv::Size(50, 80), cv::Size(11, 9), cv::Size(23, 80)}) {
            const cv::Mat whole = legacyResize(image, target, method);
            const cv::Rect part(3, 2, 7, 6);
            EXPECT_TRUE(isSame(legacyResize(image, target, method, false, part), whole(part)));
        }
    }
}

} // namespace faultline::augment
