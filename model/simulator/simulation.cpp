// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulator/simulation.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace faultline {

namespace {

constexpr double kMostSteps = 100000.0;
constexpr double kMostOfAdam = 10000.0;
constexpr std::size_t kGroups = 100; // as good as 200 to the width of a line
constexpr std::size_t kReplicas = 16;

double shareOf(SimulatedShape shape, double done)
{
    constexpr double kFirstDrop = 0.6;
    constexpr double kSecondDrop = 0.85;
    switch (shape) {
    case SimulatedShape::Constant: return 1.0;
    case SimulatedShape::Cosine: return 0.5 * (1.0 + std::cos(std::numbers::pi * done));
    case SimulatedShape::Linear: return 1.0 - done;
    case SimulatedShape::Steps: return done < kFirstDrop ? 1.0 : done < kSecondDrop ? 0.1 : 0.01;
    }
    return 1.0;
}

} // namespace

std::vector<double> simulatedRates(const SimulationSettings& settings)
{
    const bool isAdam = settings.optimizer == SimulatedOptimizer::Adam;
    const double steps = std::clamp(settings.steps, 1.0, isAdam ? kMostOfAdam : kMostSteps);
    std::vector<double> rates;
    for (double step = 0.0; step < steps; ++step)
        rates.push_back(settings.rate * shareOf(settings.shape, step / steps));
    return rates;
}

std::optional<Simulation> simulate(const SimulationSettings& settings)
{
    if (!(settings.steps >= 1.0))
        return std::nullopt;
    const QuadraticTask task{
        .groups = kGroups, .curvature = settings.curvature, .decay = settings.decay};
    const SimulatedTraining training{
        .optimizer = settings.optimizer, .batch = settings.batch, .momentum = settings.momentum};
    Simulation made{.settings = settings,
                    .rates = simulatedRates(settings),
                    .loss = {},
                    .largestStable = largestStableRate(task, training)};
    std::optional<SimulatedLoss> loss = settings.optimizer == SimulatedOptimizer::Adam
                                            ? sampledLoss(task, training, made.rates, kReplicas)
                                            : expectedLoss(task, training, made.rates);
    if (!loss)
        return std::nullopt;
    made.loss = *std::move(loss);
    return made;
}

} // namespace faultline
