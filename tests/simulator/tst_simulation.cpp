// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulator/simulation.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>

namespace faultline {
namespace {

TEST(Simulation, AStableRateEndsAtItsFloor)
{
    SimulationSettings settings;
    const auto slow = simulate(settings);
    ASSERT_TRUE(slow);
    EXPECT_EQ(slow->rates.size(), 2000U);
    EXPECT_EQ(slow->loss.expected.size(), slow->loss.deviation.size());
    EXPECT_FALSE(slow->loss.diverged);
    EXPECT_NEAR(slow->largestStable.value(), 3.8, 1e-12);
    settings.shape = SimulatedShape::Cosine;
    const auto decayed = simulate(settings);
    ASSERT_TRUE(decayed);
    EXPECT_LT(decayed->loss.expected.back(), slow->loss.expected.back());
    EXPECT_LT(decayed->loss.deviation.back(), slow->loss.deviation.back());
}

TEST(Simulation, BeyondTheLimitItDiverges)
{
    const auto made = simulate({.rate = 4.0});
    ASSERT_TRUE(made);
    ASSERT_TRUE(made->loss.diverged);
    EXPECT_EQ(made->loss.deviation.size(), made->rates.size());
}

TEST(Simulation, AdamIsSampled)
{
    const auto made =
        simulate({.optimizer = SimulatedOptimizer::Adam, .rate = 0.01, .steps = 300.0});
    ASSERT_TRUE(made);
    EXPECT_FALSE(made->largestStable);
    EXPECT_LT(made->loss.expected.back(), made->loss.expected.front());
    EXPECT_GT(made->loss.deviation.back(), 0.0);
}

TEST(Simulation, RefusesWhatMakesNoSense)
{
    EXPECT_FALSE(simulate({.batch = 0.0}));
    EXPECT_FALSE(simulate({.momentum = 1.0}));
    EXPECT_FALSE(simulate({.steps = 0.0}));
    EXPECT_FALSE(simulate({.rate = std::numeric_limits<double>::quiet_NaN()}));
}

/// One direction, sampled: the spread of single runs is that of their losses.
TEST(Simulation, TheSpreadIsThatOfSampling)
{
    constexpr int kReplicas = 20000;
    constexpr double kRate = 0.1;
    constexpr double kBatch = 8.0;
    constexpr int kSteps = 40;
    const std::vector<double> rates(kSteps, kRate);
    const auto exact =
        expectedLoss({.directions = 1, .groups = 1}, {.batch = kBatch, .momentum = 0.9}, rates);
    ASSERT_TRUE(exact);
    std::mt19937 random(3);
    std::normal_distribution<double> normal;
    double sum = 0.0;
    double squares = 0.0;
    for (int replica = 0; replica < kReplicas; ++replica) {
        double place = 1.0;
        double speed = 0.0;
        for (int step = 0; step + 1 < kSteps; ++step) {
            speed = 0.9 * speed + place + normal(random) / std::sqrt(kBatch);
            place -= kRate * speed;
        }
        const double loss = 0.5 * place * place;
        sum += loss;
        squares += loss * loss;
    }
    const double mean = sum / kReplicas;
    const double spread = std::sqrt(squares / kReplicas - mean * mean);
    EXPECT_NEAR(exact->expected.back(), mean, 0.05 * mean);
    EXPECT_NEAR(exact->deviation.back(), spread, 0.06 * spread);
}

} // namespace
} // namespace faultline
