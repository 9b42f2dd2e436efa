// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulator/noisy_quadratic.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <random>
#include <vector>

namespace faultline {
namespace {

constexpr QuadraticTask kOneDirection{.directions = 1, .groups = 1};

std::vector<double> constantRate(double rate, std::size_t updates)
{
    return std::vector<double>(updates, rate);
}

/// The same by sampling one direction many times.
std::vector<double> sampledByHand(const SimulatedTraining& training, double rate, int updates)
{
    constexpr int kReplicas = 20000;
    std::mt19937 random(1);
    std::normal_distribution<double> normal;
    std::vector<double> place(kReplicas, 1.0);
    std::vector<double> speed(kReplicas, 0.0);
    std::vector<double> losses;
    for (int step = 0; step < updates; ++step) {
        double squares = 0.0;
        for (std::size_t i = 0; i < place.size(); ++i) {
            squares += place[i] * place[i];
            const double gradient = place[i] + normal(random) / std::sqrt(training.batch);
            speed[i] = training.momentum * speed[i] + gradient;
            place[i] -= rate
                        * (training.optimizer == SimulatedOptimizer::Nesterov
                               ? gradient + training.momentum * speed[i]
                               : speed[i]);
        }
        losses.push_back(0.5 * squares / kReplicas);
    }
    return losses;
}

TEST(NoisyQuadratic, MomentsAreThoseOfSampling)
{
    for (const SimulatedOptimizer optimizer :
         {SimulatedOptimizer::Momentum, SimulatedOptimizer::Nesterov}) {
        const SimulatedTraining training{.optimizer = optimizer, .batch = 8.0};
        const auto exact = expectedLoss(kOneDirection, training, constantRate(0.1, 60));
        ASSERT_TRUE(exact);
        const std::vector<double> sampled = sampledByHand(training, 0.1, 60);
        for (std::size_t i = 0; i < sampled.size(); ++i)
            EXPECT_NEAR(exact->expected[i], sampled[i], 0.05 * sampled[i]) << i;
    }
}

TEST(NoisyQuadratic, SettlesAtTheKnownFloor)
{
    for (const double rate : {0.01, 0.1, 1.0}) {
        for (const double beta : {0.0, 0.9}) {
            const SimulatedTraining training{.batch = 16.0, .momentum = beta};
            const auto loss = expectedLoss(kOneDirection, training, constantRate(rate, 20000));
            const double floor =
                rate * (1.0 + beta)
                / (2.0 * training.batch * (1.0 - beta) * (2.0 * (1.0 + beta) - rate));
            EXPECT_NEAR(loss->expected.back(), floor, 1e-9 * floor) << rate << " " << beta;
        }
    }
}

TEST(NoisyQuadratic, DivergesJustBeyondItsLimit)
{
    for (const SimulatedOptimizer optimizer :
         {SimulatedOptimizer::Momentum, SimulatedOptimizer::Nesterov}) {
        const SimulatedTraining training{.optimizer = optimizer, .batch = 64.0};
        const double limit = *largestStableRate({}, training);
        const auto below = expectedLoss({}, training, constantRate(0.98 * limit, 3000));
        const auto above = expectedLoss({}, training, constantRate(1.02 * limit, 3000));
        EXPECT_FALSE(below->diverged);
        ASSERT_TRUE(above->diverged);
        EXPECT_TRUE(std::isinf(above->expected.back()));
        EXPECT_EQ(above->expected.size(), 3000U);
    }
}

TEST(NoisyQuadratic, GroupsStandForTheirDirections)
{
    const SimulatedTraining training{.batch = 32.0};
    const std::vector<double> rates = constantRate(0.05, 2000);
    const QuadraticTask fine{.directions = 1000, .groups = 1000};
    const QuadraticTask coarse{.directions = 1000, .groups = 150};
    const auto exact = expectedLoss(fine, training, rates);
    const auto grouped = expectedLoss(coarse, training, rates);
    for (std::size_t i = 0; i < rates.size(); i += 100)
        EXPECT_NEAR(grouped->expected[i], exact->expected[i], 0.02 * exact->expected[i]) << i;
}

TEST(NoisyQuadratic, AdamSettlesByTheRootOfTheBatch)
{
    const SimulatedTraining training{.optimizer = SimulatedOptimizer::Adam, .batch = 4.0};
    constexpr double kRate = 0.002;
    const auto loss = sampledLoss(kOneDirection, training, constantRate(kRate, 20000), 64);
    ASSERT_TRUE(loss);
    const double mean =
        std::accumulate(loss->expected.end() - 10000, loss->expected.end(), 0.0) / 10000.0;
    const double floor = kRate * std::sqrt(1.0 / training.batch) / 4.0;
    EXPECT_NEAR(mean, floor, 0.1 * floor);
    const auto again = sampledLoss(kOneDirection, training, constantRate(kRate, 100), 64);
    EXPECT_TRUE(std::equal(again->expected.begin(), again->expected.end(), loss->expected.begin()));
}

TEST(NoisyQuadratic, RefusesNonsense)
{
    constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
    const std::vector<double> rates = constantRate(0.1, 3);
    EXPECT_FALSE(expectedLoss({}, {.batch = 0.0}, rates));
    EXPECT_FALSE(expectedLoss({}, {.momentum = 1.0}, rates));
    EXPECT_FALSE(expectedLoss({.directions = 0}, {}, rates));
    EXPECT_FALSE(expectedLoss({.curvature = kNan}, {}, rates));
    EXPECT_FALSE(expectedLoss({}, {}, constantRate(kNan, 2)));
    EXPECT_FALSE(expectedLoss({}, {.optimizer = SimulatedOptimizer::Adam}, rates));
    EXPECT_FALSE(sampledLoss({}, {.optimizer = SimulatedOptimizer::Adam}, rates, 0));
    EXPECT_TRUE(expectedLoss({}, {}, {})->expected.empty());
    EXPECT_TRUE(expectedLoss({}, {}, constantRate(-1.0, 500))->diverged);
}

} // namespace
} // namespace faultline
