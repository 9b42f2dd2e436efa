// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/effects/separation.h"
#include "tests/diagnosis/support/run_maker.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace faultline::test {
namespace {

/// A loss of 3000 points with the drift of a seed and the noise of its points.
AxisCurve lossOfSeed(std::uint64_t seed, double drift, double shift = 0.0, double from = 1e9)
{
    Noise noise(seed);
    AxisCurve curve;
    double wander = 0.0;
    constexpr double kMemory = 0.95;
    for (int i = 0; i < 3000; ++i) {
        if (i % 30 == 0)
            wander = kMemory * wander + drift * std::sqrt(1.0 - kMemory * kMemory) * noise.normal();
        const double factor = i >= from ? 1.0 + shift : 1.0;
        curve.x.push_back(i);
        curve.y.push_back(healthyLoss(i, 400.0) * noise.factor(0.1) * std::exp(wander) * factor);
    }
    return curve;
}

Separation separationOf(std::vector<AxisCurve> good, const AxisCurve& bad)
{
    return separate(alignBlocks(good, bad, true));
}

TEST(Separation, NothingBetweenARunAndItself)
{
    const AxisCurve run = lossOfSeed(1, 0.02);
    const Separation found = separationOf({run}, run);
    EXPECT_FALSE(found.isBeyond);
    EXPECT_EQ(found.sustained, 0.0);
}

TEST(Separation, HealthySeedsRarelySeparateFromThreeGoodRuns)
{
    int fired = 0;
    constexpr int kPairs = 100;
    for (std::uint64_t seed = 0; seed < kPairs; ++seed) {
        std::vector<AxisCurve> good;
        for (std::uint64_t i = 1; i <= 3; ++i)
            good.push_back(lossOfSeed(10 * seed + i, 0.02));
        fired += separationOf(good, lossOfSeed(10 * seed, 0.02)).isBeyond ? 1 : 0;
    }
    EXPECT_LE(fired, 2);
}

TEST(Separation, AShiftIsFoundAndDated)
{
    std::vector<AxisCurve> good;
    for (std::uint64_t i = 1; i <= 3; ++i)
        good.push_back(lossOfSeed(i, 0.01));
    const AlignedBlocks blocks = alignBlocks(good, lossOfSeed(7, 0.01, 0.3, 1500), true);
    const Separation found = separate(blocks);
    ASSERT_TRUE(found.isBeyond);
    ASSERT_TRUE(found.onset);
    EXPECT_LE(blocks.edge(found.onset->first), 1530.0);
    EXPECT_GE(blocks.edge(found.onset->second + 1), 1500.0);
    EXPECT_LE(found.onset->second - found.onset->first, 10U);
}

TEST(Separation, WhatIsApartFromTheStartBeginsThere)
{
    // Half as much again from the first step, and twice that later: the larger step is no onset.
    AxisCurve bad = lossOfSeed(7, 0.01, 1.0, 1500);
    for (double& y : bad.y)
        y *= 1.5;
    const Separation found = separationOf({lossOfSeed(1, 0.01), lossOfSeed(2, 0.01)}, bad);
    EXPECT_EQ(found.firing, 0U);
    ASSERT_TRUE(found.onset);
    EXPECT_EQ(found.onset->first, 0U);
    EXPECT_EQ(found.onset->second, 0U);
}

TEST(Separation, SaysTheSameEveryTime)
{
    const std::vector<AxisCurve> good{lossOfSeed(1, 0.01), lossOfSeed(2, 0.01)};
    const AxisCurve bad = lossOfSeed(3, 0.01, 0.5, 900);
    const Separation first = separationOf(good, bad);
    const Separation second = separationOf(good, bad);
    EXPECT_EQ(first.onset, second.onset);
    EXPECT_EQ(first.limit, second.limit);
}

TEST(Separation, CurvesWithoutACommonPartHaveNoBlocks)
{
    const AxisCurve early{.x = {0, 1, 2}, .y = {3, 2, 1}};
    const AxisCurve late{.x = {10, 11}, .y = {1, 1}};
    EXPECT_EQ(alignBlocks(std::span(&early, 1), late, true).count(), 0U);
    EXPECT_EQ(alignBlocks(std::span(&early, 1), {}, true).count(), 0U);
}

TEST(Separation, ASpikeIsNoDifference)
{
    EXPECT_EQ(sustainedDifference(std::vector<double>{0, 9, 0, 0, -9, 9}), 0.0);
    EXPECT_EQ(sustainedDifference(std::vector<double>{0, 3, 2, 4, 0}), 2.0);
    EXPECT_EQ(sustainedDifference(std::vector<double>{-3, -2, -4}), -2.0);
    EXPECT_EQ(sustainedDifference(std::vector<double>{5, 5}), 0.0);
}

TEST(Separation, PredictionIntervalNarrowsWithRuns)
{
    EXPECT_FALSE(predictionHalfWidth(std::vector<double>{0.5}));
    const double ofTwo = *predictionHalfWidth(std::vector<double>{0.49, 0.51});
    const double ofFour = *predictionHalfWidth(std::vector<double>{0.49, 0.51, 0.49, 0.51});
    EXPECT_NEAR(ofTwo, 15.6 * 0.0141, 0.001);
    EXPECT_LT(ofFour, ofTwo);
}

} // namespace
} // namespace faultline::test
