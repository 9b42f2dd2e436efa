// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/statistics.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace faultline {

namespace {

using Values = std::vector<double>;

/// Numbers without a pattern, the same everywhere.
Values scattered(std::size_t count)
{
    Values values(count);
    std::uint32_t state = 12345;
    for (double& value : values) {
        state = state * 1664525U + 1013904223U;
        value = static_cast<double>(state >> 16U) / 65536.0;
    }
    return values;
}

TEST(Statistics, GiveZeroForNothing)
{
    EXPECT_EQ(median({}), 0.0);
    EXPECT_EQ(quantile({}, 0.5), 0.0);
    EXPECT_EQ(sigmaMad({}), 0.0);
    EXPECT_EQ(differenceNoise(Values{1.0}), 0.0);
    EXPECT_EQ(theilSenSlope(Values{1.0}), 0.0);
    EXPECT_EQ(mannKendallZ(Values{1.0, 2.0, 3.0}), 0.0);
    EXPECT_TRUE(blockMedians({}, 10).empty());
    EXPECT_TRUE(runningMedian({}, 3).empty());
    EXPECT_EQ(spearman(Values{1.0, 2.0}, Values{1.0, 2.0}), 0.0);
}

TEST(Statistics, MedianOfEvenCountsLiesBetweenTheMiddleTwo)
{
    EXPECT_EQ(median(Values{3.0, 1.0, 2.0}), 2.0);
    EXPECT_EQ(median(Values{4.0, 1.0, 3.0, 2.0}), 2.5);
    EXPECT_EQ(median(Values{1.7e308, 1.5e308}), 1.6e308);
}

TEST(Statistics, QuantileInterpolatesAsNumPy)
{
    const Values values{4.0, 1.0, 3.0, 2.0};
    EXPECT_DOUBLE_EQ(quantile(values, 0.0), 1.0);
    EXPECT_DOUBLE_EQ(quantile(values, 0.25), 1.75);
    EXPECT_DOUBLE_EQ(quantile(values, 0.9), 3.7);
    EXPECT_DOUBLE_EQ(quantile(values, 1.0), 4.0);
    EXPECT_DOUBLE_EQ(quantile(values, 7.0), 4.0);
}

TEST(Statistics, SigmaMadIgnoresOneOutlier)
{
    EXPECT_DOUBLE_EQ(sigmaMad(Values{1.0, 1.0, 2.0, 2.0, 4.0, 6.0, 9.0}), 1.4826);
    EXPECT_DOUBLE_EQ(sigmaMad(Values{1.0, 1.0, 2.0, 2.0, 4.0, 6.0, 1e9}), 1.4826);
}

TEST(Statistics, DifferenceNoiseDoesNotCountASlope)
{
    Values flat = scattered(500);
    Values steep = flat;
    for (std::size_t i = 0; i < steep.size(); ++i)
        steep[i] += 10.0 * static_cast<double>(i);
    EXPECT_NEAR(differenceNoise(steep), differenceNoise(flat), 1e-9);
    EXPECT_GT(differenceNoise(flat), 0.2);
    EXPECT_LT(differenceNoise(flat), 0.4);
}

TEST(Statistics, TheilSenSlopeIgnoresOneOutlier)
{
    EXPECT_DOUBLE_EQ(theilSenSlope(Values{0.0, 2.0, 4.0, 6.0, 1000.0}), 2.0);
    EXPECT_DOUBLE_EQ(theilSenSlope(Values{5.0, 5.0, 5.0}), 0.0);
}

TEST(Statistics, MannKendallMatchesTheFormula)
{
    Values rising{1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0};
    EXPECT_NEAR(mannKendallZ(rising), 44.0 / std::sqrt(125.0), 1e-12);
    std::reverse(rising.begin(), rising.end());
    EXPECT_NEAR(mannKendallZ(rising), -44.0 / std::sqrt(125.0), 1e-12);
    EXPECT_NEAR(mannKendallZ(Values{1.0, 1.0, 2.0, 2.0, 3.0}), 7.0 / std::sqrt(264.0 / 18.0),
                1e-12);
    EXPECT_EQ(mannKendallZ(Values{7.0, 7.0, 7.0, 7.0, 7.0}), 0.0);
}

TEST(Statistics, BlockMediansCoverEveryValue)
{
    EXPECT_EQ(blockMedians(Values{1.0, 2.0, 3.0, 10.0, 20.0, 30.0}, 2), (Values{2.0, 20.0}));
    EXPECT_EQ(blockMedians(Values{5.0, 6.0}, 30), (Values{5.0, 6.0}));
    EXPECT_EQ(blockMedians(Values{1.0, 2.0, 3.0, 4.0, 5.0}, 2), (Values{1.5, 4.0}));
}

TEST(Statistics, RunningMedianEqualsTheSlowWay)
{
    Values values = scattered(300);
    values[17] = values[18] = values[19]; // ties
    for (const std::size_t halfWidth : {0U, 1U, 2U, 7U, 150U, 400U}) {
        const Values fast = runningMedian(values, halfWidth);
        ASSERT_EQ(fast.size(), values.size());
        for (std::size_t i = 0; i < values.size(); ++i) {
            const std::size_t begin = i > halfWidth ? i - halfWidth : 0;
            const std::size_t end = std::min(values.size(), i + halfWidth + 1);
            const Values window(values.begin() + static_cast<std::ptrdiff_t>(begin),
                                values.begin() + static_cast<std::ptrdiff_t>(end));
            ASSERT_DOUBLE_EQ(fast[i], median(window)) << "at " << i << ", half " << halfWidth;
        }
    }
}

TEST(Statistics, SpearmanComparesRanksAndSharesTies)
{
    EXPECT_DOUBLE_EQ(spearman(Values{1.0, 2.0, 3.0, 4.0}, Values{1.0, 10.0, 100.0, 1000.0}), 1.0);
    EXPECT_DOUBLE_EQ(spearman(Values{1.0, 2.0, 3.0, 4.0}, Values{8.0, 7.0, 6.0, -5.0}), -1.0);
    EXPECT_NEAR(spearman(Values{1.0, 2.0, 3.0, 4.0}, Values{1.0, 3.0, 3.0, 2.0}),
                1.5 / std::sqrt(22.5), 1e-12);
    EXPECT_EQ(spearman(Values{1.0, 2.0, 3.0}, Values{4.0, 4.0, 4.0}), 0.0);
    EXPECT_EQ(spearman(Values{1.0, 2.0, 3.0}, Values{4.0, 5.0}), 0.0);
}

} // namespace

} // namespace faultline
