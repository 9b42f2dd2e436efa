// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedules/range_test.h"
#include "tests/schedules/noisy_sweep.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

namespace faultline {
namespace {

using test::NoisySweep;

std::vector<double> line(int count)
{
    std::vector<double> steps;
    for (int i = 0; i < count; ++i)
        steps.push_back(i);
    return steps;
}

std::vector<double> ratesOf(const std::vector<double>& steps, double low, double high)
{
    std::vector<double> rates;
    for (const double step : steps)
        rates.push_back(low * std::pow(high / low, step / static_cast<double>(steps.size())));
    return rates;
}

TEST(RangeTest, ASweepIsRecognised)
{
    const std::vector<double> steps = line(100);
    const std::vector<double> rates = ratesOf(steps, 1e-7, 10.0);
    const auto found = findRangeSweep(steps, rates, false);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->end, 100U);
    EXPECT_FALSE(found->isLinear);
    // Afterwards the training begins with its own rate.
    std::vector<double> longer = line(5000);
    std::vector<double> all = rates;
    all.resize(5000, 1e-3);
    EXPECT_TRUE(findRangeSweep(longer, all, false));
    // A long one ends by breaking.
    longer = line(3000);
    all = ratesOf(longer, 1e-6, 10.0);
    EXPECT_TRUE(findRangeSweep(longer, all, true));
    EXPECT_FALSE(findRangeSweep(longer, all, false));
}

TEST(RangeTest, AWarmUpIsNone)
{
    const std::vector<double> steps = line(1000);
    std::vector<double> linear;
    std::vector<double> exponential;
    for (const double step : steps) {
        linear.push_back(1e-6 + (0.02 - 1e-6) * std::min(step / 500.0, 1.0));
        exponential.push_back(0.02 * std::pow(1e-3, std::max(1.0 - step / 500.0, 0.0)));
    }
    EXPECT_FALSE(findRangeSweep(steps, linear, true));
    EXPECT_FALSE(findRangeSweep(steps, exponential, true));
    // Also where the run breaks before the warm-up ends.
    EXPECT_FALSE(findRangeSweep(std::span(steps).first(400), std::span(linear).first(400), true));
    EXPECT_FALSE(findRangeSweep(std::span(steps).first(20), std::span(steps).first(20), true));
    EXPECT_FALSE(findRangeSweep({}, {}, true));
}

/// The edge as a share of the limit of stability, and the band, over seeds.
void expectStableReadings(std::uint32_t firstSeed)
{
    for (const double batch : {8.0, 64.0}) {
        std::vector<double> edges;
        std::vector<double> valleys;
        for (std::uint32_t seed = firstSeed; seed < firstSeed + 40; ++seed) {
            const NoisySweep sweep(seed, 200, batch);
            const RangeReading reading =
                readRangeTest(sweep.rates, sweep.losses, OptimizerKind::Sgd);
            if (!reading.refusal.empty())
                continue;
            EXPECT_TRUE(reading.diverged);
            EXPECT_LE(reading.bandLow, reading.valley);
            EXPECT_LE(reading.valley, reading.bandHigh);
            edges.push_back(reading.edge / NoisySweep::kLimit);
            valleys.push_back(reading.valley / NoisySweep::kLimit);
        }
        ASSERT_GE(edges.size(), 36U) << batch;
        std::sort(edges.begin(), edges.end());
        std::sort(valleys.begin(), valleys.end());
        const std::size_t tenth = edges.size() / 10;
        testing::Test::RecordProperty("edges-" + std::to_string(static_cast<int>(batch)),
                                      std::to_string(edges[tenth]) + " "
                                          + std::to_string(edges[edges.size() / 2]) + " "
                                          + std::to_string(edges[edges.size() - 1 - tenth]));
        // Never beyond what the momentum stands, and never four decades apart.
        EXPECT_GT(edges[tenth], 0.05) << batch;
        EXPECT_LT(edges[edges.size() - 1 - tenth], 1.5) << batch;
        EXPECT_LT(valleys.back() / valleys.front(), 100.0) << batch;
        EXPECT_LT(valleys[valleys.size() / 2], 0.25) << batch;
        EXPECT_GT(valleys[valleys.size() / 2], 0.002) << batch;
    }
}

TEST(RangeTest, ReadingsOfManySeedsAgree)
{
    expectStableReadings(0);
}

/// Counted once, after the reading was settled with the seeds above.
TEST(RangeTest, ReadingsOfUnseenSeedsAgree)
{
    expectStableReadings(5000);
}

TEST(RangeTest, WhatCannotBeReadIsRefused)
{
    const NoisySweep sweep(3, 200, 64.0);
    const std::span<const double> rates(sweep.rates);
    const std::span<const double> losses(sweep.losses);
    const RangeReading few = readRangeTest(rates.first(29), losses.first(29), OptimizerKind::Sgd);
    EXPECT_THAT(toEnglish(few.refusal), testing::HasSubstr("30"));
    const RangeReading early =
        readRangeTest(rates.first(120), losses.first(120), OptimizerKind::Sgd);
    EXPECT_THAT(toEnglish(early.refusal), testing::HasSubstr("too early"));
    EXPECT_EQ(early.bandHigh, 0.0);
    const std::vector<double> flat(rates.size(), 1.0);
    EXPECT_FALSE(readRangeTest(rates, flat, OptimizerKind::Sgd).refusal.empty());
}

TEST(RangeTest, ALossThatNeverFallsIsCalledSo)
{
    std::mt19937 random(5);
    std::normal_distribution<double> normal;
    const std::vector<double> rates = ratesOf(line(200), 1e-6, 10.0);
    std::vector<double> losses;
    for (const double rate : rates)
        losses.push_back(2.0 + 0.2 * normal(random) + (rate > 0.1 ? 20.0 * rate : 0.0));
    const RangeReading reading = readRangeTest(rates, losses, OptimizerKind::Sgd);
    EXPECT_THAT(toEnglish(reading.refusal), testing::HasSubstr("never falls"));
    EXPECT_EQ(reading.low, 0.0);
    // A first window that happens to be low hides no fall.
    for (std::size_t i = 0; i < losses.size(); ++i)
        losses[i] -= (i < 6 ? 0.2 : 0.0) + (i > 80 ? 0.75 : 0.0);
    const RangeReading fallen = readRangeTest(rates, losses, OptimizerKind::Sgd);
    EXPECT_TRUE(fallen.refusal.empty()) << toEnglish(fallen.refusal);
}

TEST(RangeTest, NaNEndsTheSweep)
{
    NoisySweep sweep(4, 200, 64.0);
    const auto high = std::find_if(sweep.losses.begin(), sweep.losses.end(),
                                   [](double loss) { return loss > 10.0; });
    std::fill(high, sweep.losses.end(), std::numeric_limits<double>::quiet_NaN());
    const RangeReading reading = readRangeTest(sweep.rates, sweep.losses, OptimizerKind::Adaptive);
    EXPECT_TRUE(reading.refusal.empty()) << toEnglish(reading.refusal);
    EXPECT_TRUE(reading.diverged);
    EXPECT_DOUBLE_EQ(reading.bandLow, reading.edge / 10.0);
    EXPECT_DOUBLE_EQ(reading.bandHigh, reading.edge / 3.0);
}

TEST(RangeTest, AScheduleThatGrowsFromAUsualRateIsNone)
{
    std::vector<double> steps;
    std::vector<double> fromUsual;
    std::vector<double> fromLow;
    for (int step = 0; step < 400; ++step) {
        steps.push_back(step);
        fromUsual.push_back(1e-3 * std::pow(1.025, step));
        fromLow.push_back(1e-6 * std::pow(1.025, step));
    }
    EXPECT_FALSE(findRangeSweep(steps, fromUsual, true));
    EXPECT_TRUE(findRangeSweep(steps, fromLow, true));
}

TEST(RangeTest, NaNWithoutARiseIsTheEdge)
{
    NoisySweep sweep(4, 200, 64.0);
    std::fill(sweep.losses.begin() + 120, sweep.losses.end(),
              std::numeric_limits<double>::quiet_NaN());
    for (std::size_t i = 0; i < 120; ++i)
        sweep.losses[i] = 2.0 - 0.01 * static_cast<double>(i);
    const RangeReading reading = readRangeTest(sweep.rates, sweep.losses, OptimizerKind::Sgd);
    EXPECT_TRUE(reading.refusal.empty()) << toEnglish(reading.refusal);
    EXPECT_TRUE(reading.diverged);
    EXPECT_NEAR(reading.edge, sweep.rates[119], 1e-9 * sweep.rates[119]);
}

TEST(RangeTest, AMillionPointsAreRead)
{
    constexpr int kPoints = 1'000'000;
    const std::vector<double> steps = line(kPoints);
    const std::vector<double> rates = ratesOf(steps, 1e-6, 10.0);
    std::vector<double> losses(rates.size());
    for (std::size_t i = 0; i < rates.size(); ++i)
        losses[i] = 1.0 / (1.0 + 1e3 * rates[i]) + (rates[i] > 0.5 ? 10.0 * rates[i] : 0.0);
    const RangeReading reading = readRangeTest(rates, losses, OptimizerKind::Unknown);
    EXPECT_NEAR(reading.edge, 0.5, 0.3);
}

} // namespace
} // namespace faultline
