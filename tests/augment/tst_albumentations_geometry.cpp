// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Boxes against pixels: a filled box that goes through the picture must end where its box does.

#include "model/augment/random.h"
#include "model/augment/run_pipeline.h"
#include "tests/augment/albumentations_support.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace faultline {

using namespace augment;
using namespace test;

namespace {

struct Move {
    std::string_view name;
    std::string_view version;
    Parameters parameters;
    double tolerance = 1.0; ///< pixels
};

std::string textOf(const Move& move, std::uint64_t seed)
{
    return std::string(move.name) + " " + std::string(move.version) + ", seed "
           + std::to_string(seed);
}

/// Where the mask of the only box is, ends exclusive; empty if nothing is left of it.
cv::Rect2d boundsOf(const cv::Mat& image)
{
    cv::Mat grey;
    cv::extractChannel(image, grey, 0);
    std::vector<cv::Point> points;
    cv::findNonZero(grey > 127, points);
    return points.empty() ? cv::Rect2d() : cv::Rect2d(cv::boundingRect(points));
}

Sample maskedSample(cv::Size size, cv::Rect box)
{
    Sample sample = sampleWith(size, box);
    sample.image.setTo(cv::Scalar::all(0));
    sample.image(box).setTo(cv::Scalar::all(255));
    return sample;
}

/// The box in pixels, cut to the picture.
cv::Rect2d visible(const Box& box, cv::Size size)
{
    return cv::Rect2d(pixelsOf(box, size)) & cv::Rect2d(0, 0, size.width, size.height);
}

void expectBoxOnMask(const Move& move, std::uint64_t seed)
{
    const TransformPtr transform = made(stepOf(move.name, move.parameters), move.version);
    ASSERT_NE(transform, nullptr);
    Sample sample = maskedSample({121, 83}, {34, 22, 41, 30});
    run(*transform, sample, seed);
    const cv::Rect2d mask = boundsOf(sample.image);
    ASSERT_LE(sample.boxes.size(), 1U) << textOf(move, seed);
    if (sample.boxes.empty()) {
        EXPECT_TRUE(mask.empty()) << textOf(move, seed);
        return;
    }
    const cv::Rect2d box = visible(sample.boxes.front(), sample.image.size());
    if (mask.empty()) { // half a pixel may be all that is left of it
        EXPECT_LE(std::min(box.width, box.height), move.tolerance) << textOf(move, seed);
        return;
    }
    EXPECT_NEAR(box.x, mask.x, move.tolerance) << textOf(move, seed);
    EXPECT_NEAR(box.y, mask.y, move.tolerance) << textOf(move, seed);
    EXPECT_NEAR(box.x + box.width, mask.x + mask.width, move.tolerance) << textOf(move, seed);
    EXPECT_NEAR(box.y + box.height, mask.y + mask.height, move.tolerance) << textOf(move, seed);
}

std::vector<double> pair(double low, double high)
{
    return {low, high};
}

std::vector<Move> moves()
{
    const Value constant = std::string("constant");
    std::vector<Move> all;
    for (const std::string_view version : {"1.3.1", "1.4.24", "2.0.8"}) {
        for (const std::string_view name : {"HorizontalFlip", "VerticalFlip", "Transpose"})
            all.push_back({name, version, {{"p", 1.0}}, 0.01});
        all.push_back({"RandomRotate90", version, {{"p", 1.0}}, 0.01});
        all.push_back({"Rotate", version, {{"p", 1.0}, {"border_mode", constant}}, 1.2});
        all.push_back({"Rotate",
                       version,
                       {{"p", 1.0}, {"border_mode", constant}, {"crop_border", true}},
                       1.2});
        all.push_back({"SafeRotate", version, {{"p", 1.0}, {"border_mode", constant}}, 1.6});
        all.push_back({"ShiftScaleRotate",
                       version,
                       {{"p", 1.0}, {"border_mode", constant}, {"scale_limit", pair(-0.3, 0.3)}},
                       1.6});
        all.push_back({"Affine",
                       version,
                       {{"p", 1.0},
                        {"scale.x", pair(0.7, 1.3)},
                        {"scale.y", pair(0.7, 1.3)},
                        {"rotate", pair(-40, 40)},
                        {"shear.x", pair(-15, 15)},
                        {"shear.y", pair(-15, 15)},
                        {"translate_px.x", pair(-10, 10)}},
                       1.6});
        all.push_back({"Affine",
                       version,
                       {{"p", 1.0},
                        {"scale.x", pair(0.8, 1.5)},
                        {"rotate", pair(-40, 40)},
                        {"fit_output", true}},
                       2.2});
        all.push_back({"Perspective", version, {{"p", 1.0}}, 1.6});
        all.push_back({"Perspective", version, {{"p", 1.0}, {"keep_size", false}}, 1.6});
        all.push_back({"Perspective", version, {{"p", 1.0}, {"fit_output", true}}, 2.0});
        all.push_back({"Resize", version, neededBy("Resize"), 0.6});
        all.push_back({"LongestMaxSize", version, neededBy("LongestMaxSize"), 0.6});
        all.push_back({"SmallestMaxSize", version, neededBy("SmallestMaxSize"), 0.6});
        all.push_back(
            {"RandomScale", version, {{"p", 1.0}, {"scale_limit", pair(-0.5, 0.5)}}, 1.2});
        for (const char* position : {"center", "top_left", "top_right", "random"})
            all.push_back({"PadIfNeeded",
                           version,
                           {{"min_height", std::int64_t{140}},
                            {"min_width", std::int64_t{150}},
                            {"border_mode", constant},
                            {"position", std::string(position)}},
                           0.01});
        all.push_back({"PadIfNeeded",
                       version,
                       {{"pad_height_divisor", std::int64_t{32}},
                        {"pad_width_divisor", std::int64_t{50}},
                        {"border_mode", constant}},
                       0.01});
        all.push_back({"RandomCrop",
                       version,
                       {{"height", std::int64_t{50}}, {"width", std::int64_t{60}}},
                       0.01});
        all.push_back({"CenterCrop",
                       version,
                       {{"height", std::int64_t{51}}, {"width", std::int64_t{60}}},
                       0.01});
        all.push_back({"RandomResizedCrop", version, neededBy("RandomResizedCrop"), 1.0});
        all.push_back(
            {"RandomSizedBBoxSafeCrop", version, neededBy("RandomSizedBBoxSafeCrop"), 1.0});
        all.push_back({"BBoxSafeRandomCrop", version, {{"erosion_rate", 0.3}}, 0.01});
        all.push_back({"CropAndPad", version, {{"percent", pair(-0.2, 0.2)}}, 1.3});
        all.push_back({"CropAndPad", version, {{"px", pair(-15, 15)}, {"keep_size", false}}, 0.01});
    }
    for (const std::string_view version : {"1.4.24", "2.0.8"}) {
        all.push_back({"D4", version, {}, 0.01});
        all.push_back({"AtLeastOneBBoxRandomCrop",
                       version,
                       {{"height", std::int64_t{30}}, {"width", std::int64_t{40}}},
                       0.01});
        all.push_back(
            {"RandomCrop",
             version,
             {{"height", std::int64_t{100}}, {"width", std::int64_t{60}}, {"pad_if_needed", true}},
             0.01});
    }
    return all;
}

} // namespace

TEST(AlbumentationsGeometry, BoxesEndWhereTheirFilledMasksDo)
{
    for (const Move& move : moves()) {
        for (std::uint64_t seed = 0; seed < 12; ++seed)
            expectBoxOnMask(move, seed);
    }
}

TEST(AlbumentationsGeometry, FlipsAndTransposesTwiceAreNothing)
{
    for (const std::string_view name : {"HorizontalFlip", "VerticalFlip", "Transpose"}) {
        const TransformPtr flip = made(stepOf(name, {{"p", 1.0}}), "2.0.8");
        const Sample before = sampleWith({41, 23}, {4, 5, 20, 11});
        Sample sample = before;
        run(*flip, sample);
        EXPECT_TRUE(sample.image.size() != before.image.size()
                    || cv::norm(sample.image, before.image, cv::NORM_INF) > 0.0);
        run(*flip, sample);
        EXPECT_EQ(cv::norm(sample.image, before.image, cv::NORM_INF), 0.0) << name;
        EXPECT_NEAR(sample.boxes.front().xmin, before.boxes.front().xmin, 1e-6F);
        EXPECT_NEAR(sample.boxes.front().ymax, before.boxes.front().ymax, 1e-6F);
    }
}

TEST(AlbumentationsGeometry, EllipseIsTighterThanTheCorners)
{
    for (const std::string_view version : {"1.3.1", "2.0.8"}) {
        const auto areaOf = [&](const char* method) {
            Sample sample = sampleWith({200, 200}, {60, 80, 80, 40});
            run(*made(stepOf("Rotate", {{"p", 1.0},
                                        {"limit", pair(30, 30)},
                                        {"border_mode", std::string("constant")},
                                        {"rotate_method", std::string(method)}}),
                      version),
                sample);
            return static_cast<double>(sample.boxes.front().area());
        };
        EXPECT_LT(areaOf("ellipse"), 0.85 * areaOf("largest_box")) << version;
    }
}

TEST(AlbumentationsGeometry, MirroredBordersMirrorBoxesSinceOneFour)
{
    const auto countFor = [](std::string_view version) {
        Sample sample = sampleWith({40, 40}, {2, 15, 10, 10});
        run(*made(stepOf("PadIfNeeded", {{"min_width", std::int64_t{80}},
                                         {"min_height", std::int64_t{40}},
                                         {"border_mode", std::string("reflect_101")}}),
                  version),
            sample);
        return sample.boxes.size();
    };
    EXPECT_EQ(countFor("1.3.1"), 1U);
    EXPECT_EQ(countFor("2.0.8"), 2U); // its mirror image on the left; that on the right is outside
}

TEST(AlbumentationsGeometry, BoxSafeCropsLoseNoBox)
{
    for (const std::string_view version : {"1.3.1", "2.0.8"}) {
        const TransformPtr crop = made(stepOf("BBoxSafeRandomCrop"), version);
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            Sample sample = sampleWith({100, 80}, {30, 20, 10, 10});
            sample.boxes.push_back(sampleWith({100, 80}, {60, 50, 20, 25}).boxes.front());
            run(*crop, sample, seed);
            for (const Box& box : sample.boxes) {
                const cv::Rect2d part = visible(box, sample.image.size());
                EXPECT_GE(part.area(), 0.8 * cv::Rect2d(pixelsOf(box, sample.image.size())).area())
                    << version << " " << seed;
            }
        }
    }
}

TEST(AlbumentationsGeometry, AtLeastOneBoxMeetsTheCrop)
{
    const TransformPtr crop = made(stepOf("AtLeastOneBBoxRandomCrop", {{"height", std::int64_t{20}},
                                                                       {"width", std::int64_t{20}},
                                                                       {"erosion_factor", 0.5}}),
                                   "2.0.8");
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Sample sample = sampleWith({100, 80}, {30, 20, 10, 10});
        run(*crop, sample, seed);
        EXPECT_EQ(sample.image.size(), cv::Size(20, 20));
        EXPECT_FALSE(visible(sample.boxes.front(), {20, 20}).empty()) << seed;
    }
}

TEST(AlbumentationsGeometry, TheFilterFollowsItsVersion)
{
    const auto left = [](const Parameters& rules, std::string_view version, cv::Rect2f box) {
        Sample sample = sampleWith({100, 100}, box);
        const BoxFilterPtr filter = albumentationsBoxFilter(rules, version);
        filter->begin(sample);
        filter->afterStep(sample);
        return sample.boxes;
    };
    for (const std::string_view version : {"1.3.1", "2.0.8"}) {
        EXPECT_EQ(left({}, version, {10, 10, 5, 5}).size(), 1U);
        EXPECT_EQ(left({{"min_area", 26.0}}, version, {10, 10, 5, 5}).size(), 0U);
        EXPECT_EQ(left({{"min_width", 6.0}}, version, {10, 10, 5, 9}).size(), 0U);
        EXPECT_EQ(left({{"min_height", 9.5}}, version, {10, 10, 5, 9}).size(), 0U);
        // A quarter of it is inside: relative to the box as it is now.
        EXPECT_EQ(left({{"min_visibility", 0.3}}, version, {-15, 0, 20, 10}).size(), 0U);
        const std::vector<Box> cut = left({{"min_visibility", 0.2}}, version, {-15, 0, 20, 10});
        ASSERT_EQ(cut.size(), 1U) << version;
        EXPECT_EQ(cut.front().xmin, 0.0F);
        EXPECT_TRUE(cut.front().clipped);
        EXPECT_EQ(left({}, version, {110, 10, 5, 5}).size(), version == "1.3.1" ? 0U : 1U)
            << "2.x keeps a box of no area that min_area does not ask away";
    }
    EXPECT_EQ(left({{"max_accept_ratio", 3.0}}, "2.0.8", {10, 10, 40, 10}).size(), 0U);
    EXPECT_EQ(left({{"max_accept_ratio", 5.0}}, "2.0.8", {10, 10, 40, 10}).size(), 1U);
}

} // namespace faultline
