// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/geometry.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace faultline::augment {

namespace {

Box box(float xmin, float ymin, float xmax, float ymax)
{
    Box made;
    made.xmin = xmin;
    made.ymin = ymin;
    made.xmax = xmax;
    made.ymax = ymax;
    return made;
}

void expectCorners(const Box& made, float xmin, float ymin, float xmax, float ymax)
{
    EXPECT_NEAR(made.xmin, xmin, 1e-6);
    EXPECT_NEAR(made.ymin, ymin, 1e-6);
    EXPECT_NEAR(made.xmax, xmax, 1e-6);
    EXPECT_NEAR(made.ymax, ymax, 1e-6);
}

std::vector<Box> hostileBoxes()
{
    constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
    constexpr float kInf = std::numeric_limits<float>::infinity();
    return {box(kNan, 0, 1, 1),          box(0, 0, kNan, kNan),
            box(0.9F, 0.8F, 0.1F, 0.2F), box(1e30F, -1e30F, 1e30F, 1e30F),
            box(-kInf, 0, kInf, 1),      box(0.5F, 0.5F, 0.5F, 0.5F)};
}

} // namespace

TEST(Geometry, ReframesToTheWindow)
{
    Box one = box(0.5F, 0.25F, 0.75F, 0.5F);
    one.outline = {{0.5F, 0.25F}, {0.75F, 0.5F}};
    reframe(one, windowOf({100, 50, 50, 100}, {200, 200}));
    expectCorners(one, 0.0F, 0.0F, 1.0F, 0.5F);
    EXPECT_NEAR(one.outline[1].x, 1.0F, 1e-6);
    EXPECT_NEAR(one.outline[1].y, 0.5F, 1e-6);
}

TEST(Geometry, ReframingToALargerWindowIsPadding)
{
    Box one = box(0.0F, 0.0F, 1.0F, 1.0F);
    reframe(one, windowOf({-10, -20, 120, 140}, {100, 100}));
    expectCorners(one, 10.0F / 120, 20.0F / 140, 110.0F / 120, 120.0F / 140);
}

TEST(Geometry, ClippingMarksTheBoxOnlyIfASideMoved)
{
    Box inside = box(0.0F, 0.1F, 1.0F + 1e-7F, 1.0F);
    clip(inside);
    EXPECT_FALSE(inside.clipped);
    EXPECT_LE(inside.xmax, 1.0F);
    Box across = box(-0.5F, 0.1F, 0.5F, 0.2F);
    clip(across);
    EXPECT_TRUE(across.clipped);
    expectCorners(across, 0.0F, 0.1F, 0.5F, 0.2F);
    Box beyond = box(1.5F, 2.0F, 1.75F, 3.0F);
    clip(beyond);
    expectCorners(beyond, 1.0F, 1.0F, 1.0F, 1.0F);
    EXPECT_EQ(beyond.area(), 0.0F);
}

TEST(Geometry, OverlapIsAShareOfTheBox)
{
    EXPECT_NEAR(intersectionOverArea(box(-0.5F, 0.0F, 0.5F, 1.0F)), 0.5, 1e-6);
    EXPECT_NEAR(intersectionOverArea(box(0.2F, 0.2F, 0.3F, 0.3F)), 1.0, 1e-6);
    EXPECT_EQ(intersectionOverArea(box(2.0F, 2.0F, 3.0F, 3.0F)), 0.0F);
    EXPECT_TRUE(std::isnan(intersectionOverArea(box(0.5F, 0.5F, 0.5F, 0.7F))));
}

TEST(Geometry, ABoxThatEndsWhereTheWindowBeginsIsOutside)
{
    EXPECT_TRUE(isOutside(box(-1.0F, 0.0F, 0.0F, 1.0F)));
    EXPECT_TRUE(isOutside(box(0.0F, 1.0F, 1.0F, 2.0F)));
    EXPECT_FALSE(isOutside(box(-1.0F, 0.0F, 0.001F, 1.0F)));
}

TEST(Geometry, PixelsAndBack)
{
    Box one = box(0.1F, 0.2F, 0.4F, 0.9F);
    const cv::Rect2f pixels = toPixels(one, {640, 480});
    EXPECT_NEAR(pixels.x, 64.0F, 1e-3);
    EXPECT_NEAR(pixels.height, 336.0F, 1e-3);
    Box back;
    fromPixels(back, pixels, {640, 480});
    expectCorners(back, 0.1F, 0.2F, 0.4F, 0.9F);
}

TEST(Geometry, FlipsAndFourQuarterTurnsComeBack)
{
    const Box before = box(0.1F, 0.2F, 0.4F, 0.9F);
    Box one = before;
    flipLeftRight(one);
    expectCorners(one, 0.6F, 0.2F, 0.9F, 0.9F);
    flipLeftRight(one);
    flipUpDown(one);
    expectCorners(one, 0.1F, 0.1F, 0.4F, 0.8F);
    flipUpDown(one);
    expectCorners(one, 0.1F, 0.2F, 0.4F, 0.9F);
    for (int turn = 0; turn < 4; ++turn)
        rotateQuarter(one);
    expectCorners(one, 0.1F, 0.2F, 0.4F, 0.9F);
}

TEST(Geometry, HullOfATurnedBox)
{
    // A quarter turn about the centre of 100 x 100, as an affine map.
    const cv::Matx23d turn(0, 1, 0, -1, 0, 100);
    Box one = box(0.1F, 0.2F, 0.4F, 0.9F);
    Box quarter = one;
    transformHull(one, turn, {100, 100}, {100, 100});
    rotateQuarter(quarter);
    expectCorners(one, quarter.xmin, quarter.ymin, quarter.xmax, quarter.ymax);
    const cv::Matx33d projection(1, 0, 0, 0, 1, 0, 0, 0, 2);
    Box halved = box(0.0F, 0.0F, 1.0F, 1.0F);
    transformHull(halved, projection, {100, 50}, {100, 50});
    expectCorners(halved, 0.0F, 0.0F, 0.5F, 0.5F);
    const cv::Matx33d behind(1, 0, 0, 0, 1, 0, 0, 0, -1);
    transformHull(halved, behind, {100, 50}, {100, 50});
    EXPECT_FALSE(isFinite(halved));
}

TEST(Geometry, HostileBoxesStayHarmless)
{
    for (const Box& hostile : hostileBoxes()) {
        for (const Window& window : {Window{}, Window{0.5F, 0.5F, 0.5F, 0.5F}}) {
            Box one = hostile;
            reframe(one, window);
            clip(one, window);
            flipLeftRight(one);
            rotateQuarter(one);
            transformHull(one, cv::Matx23d(1, 0, 0, 0, 1, 0), {0, 0}, {0, 0});
            const float share = intersectionOverArea(one, window);
            EXPECT_FALSE(share > 1.001F) << share;
            static_cast<void>(isOutside(one, window));
        }
    }
}

} // namespace faultline::augment
