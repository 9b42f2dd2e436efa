// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/simulator/noisy_quadratic.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace faultline {

/// How the rate goes from its base to the end. There is no warm-up: curvature is constant here, so
/// that one would only cost.
enum class SimulatedShape : std::uint8_t { Constant, Cosine, Linear, Steps };

/// What a learner turns.
struct SimulationSettings {
    SimulatedOptimizer optimizer = SimulatedOptimizer::Momentum;
    SimulatedShape shape = SimulatedShape::Constant;
    double rate = 0.5;
    double batch = 32.0;
    double momentum = 0.9; ///< beta 1 of Adam
    double steps = 2000.0; ///< at most 100,000; of Adam 10,000
    double curvature = 1.0;
    double decay = 1.0; ///< of the curvatures: h_i = curvature / i^decay

    friend bool operator==(const SimulationSettings&, const SimulationSettings&) = default;
};

/// A training of the noisy quadratic: loss before each update, with the rate of that update.
struct Simulation {
    SimulationSettings settings;
    std::vector<double> rates;
    SimulatedLoss loss;
    std::optional<double> largestStable; ///< nothing for Adam
};
/// Nothing for settings that make no sense.
[[nodiscard]] std::optional<Simulation> simulate(const SimulationSettings& settings);

/// The rates of the updates.
[[nodiscard]] std::vector<double> simulatedRates(const SimulationSettings& settings);

} // namespace faultline
