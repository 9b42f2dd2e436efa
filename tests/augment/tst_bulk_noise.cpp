// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/bulk_noise.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace faultline::augment {

namespace {

constexpr std::size_t kCount = 200003; // no multiple of the lanes

double mean(const std::vector<float>& values)
{
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double variance(const std::vector<float>& values)
{
    const double middle = mean(values);
    double sum = 0.0;
    for (const float value : values)
        sum += (static_cast<double>(value) - middle) * (static_cast<double>(value) - middle);
    return sum / static_cast<double>(values.size());
}

/// Correlation of neighbours `distance` apart: lanes must not repeat each other.
double correlation(const std::vector<float>& values, std::size_t distance)
{
    const double middle = mean(values);
    double sum = 0.0;
    for (std::size_t i = distance; i < values.size(); ++i)
        sum += (static_cast<double>(values[i]) - middle)
               * (static_cast<double>(values[i - distance]) - middle);
    return sum / static_cast<double>(values.size()) / variance(values);
}

} // namespace

TEST(BulkNoise, UniformHasItsMomentsAndBounds)
{
    std::vector<float> values(kCount);
    fillUniform(values, 7, 2.0F, 4.0F);
    EXPECT_GE(*std::min_element(values.begin(), values.end()), 2.0F);
    EXPECT_LT(*std::max_element(values.begin(), values.end()), 4.0F);
    EXPECT_NEAR(mean(values), 3.0, 0.006);
    EXPECT_NEAR(variance(values), 4.0 / 12.0, 0.003);
    for (const std::size_t distance : {1U, 2U, 7U, 8U, 16U})
        EXPECT_NEAR(correlation(values, distance), 0.0, 0.01) << distance;
}

TEST(BulkNoise, NormalHasItsMomentsAndTails)
{
    std::vector<float> values(kCount);
    fillNormal(values, 8, 1.0F, 2.0F);
    EXPECT_NEAR(mean(values), 1.0, 0.02);
    EXPECT_NEAR(variance(values), 4.0, 0.06);
    const auto beyond = std::count_if(values.begin(), values.end(),
                                      [](float value) { return std::abs(value - 1.0F) > 4.0F; });
    EXPECT_NEAR(static_cast<double>(beyond) / kCount, 0.0455, 0.003);
}

TEST(BulkNoise, EqualSeedsGiveEqualNumbers)
{
    std::vector<float> one(1001);
    std::vector<float> two(1001);
    fillUniform(one, 5, 0.0F, 1.0F);
    fillUniform(two, 5, 0.0F, 1.0F);
    EXPECT_EQ(one, two);
    fillUniform(two, 6, 0.0F, 1.0F);
    EXPECT_NE(one, two);
    std::vector<float> none;
    fillNormal(none, 1, 0.0F, 1.0F);
}

} // namespace faultline::augment
