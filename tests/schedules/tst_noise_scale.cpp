// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedules/noise_scale.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>
#include <vector>

namespace faultline {
namespace {

/// Norms of gradients over two batches of a noise scale that is known: each of `kDimensions`
/// directions has the same gradient and the same noise.
struct Norms {
    static constexpr double kNoise = 40.0;
    static constexpr int kDimensions = 50;

    std::vector<double> small;
    std::vector<double> large;

    Norms(std::uint32_t seed, std::size_t pairs, double smallBatch, double largeBatch)
    {
        std::mt19937 random(seed);
        for (std::size_t i = 0; i < pairs; ++i) {
            small.push_back(norm(random, smallBatch));
            large.push_back(norm(random, largeBatch));
        }
    }

    static double norm(std::mt19937& random, double batch)
    {
        std::normal_distribution<double> normal(1.0, std::sqrt(kNoise / batch));
        double sum = 0.0;
        for (int i = 0; i < kDimensions; ++i) {
            const double gradient = normal(random);
            sum += gradient * gradient;
        }
        return std::sqrt(sum);
    }
};

TEST(NoiseScale, IsFoundWithinItsBand)
{
    int within = 0;
    constexpr int kSeeds = 40;
    for (std::uint32_t seed = 1; seed <= kSeeds; ++seed) {
        const Norms norms(seed, 200, 8.0, 64.0);
        const auto scale = noiseScale(8.0, norms.small, 64.0, norms.large);
        ASSERT_TRUE(scale);
        EXPECT_NEAR(scale->images, Norms::kNoise, 0.25 * Norms::kNoise) << seed;
        EXPECT_LE(scale->low, scale->images);
        EXPECT_GE(scale->high, scale->images);
        within += scale->low <= Norms::kNoise && Norms::kNoise <= scale->high ? 1 : 0;
    }
    EXPECT_GE(within, kSeeds * 6 / 10); // of a band from the 10th to the 90th percentile
}

TEST(NoiseScale, FewPairsOrBatchesOutOfOrderGiveNone)
{
    const Norms norms(1, 19, 8.0, 64.0);
    EXPECT_FALSE(noiseScale(8.0, norms.small, 64.0, norms.large));
    const Norms enough(1, 100, 8.0, 64.0);
    EXPECT_FALSE(noiseScale(64.0, enough.small, 8.0, enough.large));
    EXPECT_FALSE(noiseScale(8.0, enough.small, 8.0, enough.large));
    EXPECT_FALSE(noiseScale(0.0, enough.small, 8.0, enough.large));
    EXPECT_FALSE(
        noiseScale(8.0, enough.small, std::numeric_limits<double>::infinity(), enough.large));
}

TEST(NoiseScale, NormsThatDoNotFallWithTheBatchGiveNone)
{
    const std::vector<double> same(100, 1.0);
    const std::vector<double> larger(100, 2.0);
    const std::vector<double> halved(100, 0.1);
    EXPECT_FALSE(noiseScale(8.0, same, 64.0, same));   // no noise
    EXPECT_FALSE(noiseScale(8.0, same, 64.0, larger)); // not of one training
    EXPECT_FALSE(noiseScale(8.0, same, 64.0, halved)); // nothing but noise
}

TEST(NoiseScale, PairsThatAreNoNumbersDoNotCount)
{
    Norms norms(3, 200, 8.0, 64.0);
    const auto clean = noiseScale(8.0, norms.small, 64.0, norms.large);
    for (const double bad : {0.0, -1.0, std::numeric_limits<double>::quiet_NaN(),
                             std::numeric_limits<double>::infinity(), 1e300}) {
        norms.small.push_back(bad);
        norms.large.push_back(1.0);
    }
    const auto scale = noiseScale(8.0, norms.small, 64.0, norms.large);
    ASSERT_TRUE(clean && scale);
    EXPECT_EQ(scale->pairs, clean->pairs);
    EXPECT_EQ(scale->images, clean->images);
}

TEST(NoiseScale, TheRateGrowsWithTheBatchUpToTheNoise)
{
    EXPECT_NEAR(rateFactorByNoise(1e6, 8.0, 16.0, false), 2.0, 1e-4);
    EXPECT_NEAR(rateFactorByNoise(1e6, 8.0, 32.0, true), 2.0, 1e-4);
    EXPECT_NEAR(rateFactorByNoise(1.0, 1000.0, 4000.0, false), 1.0, 1e-3);
    EXPECT_DOUBLE_EQ(rateFactorByNoise(40.0, 16.0, 16.0, false), 1.0);
    EXPECT_DOUBLE_EQ(rateFactorByNoise(40.0, 8.0, 40.0, false), 3.0);
}

} // namespace
} // namespace faultline
