// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace faultline {

/// The noisy quadratic model (Zhang et al. 2019): a loss of independent directions with curvatures
/// h_i = curvature / i^decay, each at 1 in the beginning, whose gradient is as noisy as its
/// curvature says. It shows limits of stability, noise floors, what decay and batch do. It does not
/// show what a real network otherwise does: curvature is constant, so a warm-up only costs, and
/// what diverges never recovers. An illustration, no forecast.
struct QuadraticTask {
    std::size_t directions = 10000; ///< at most 10 million
    std::size_t groups = 200;       ///< neighbouring directions are computed as one; at most 2000
    double curvature = 1.0;         ///< of the steepest direction
    double decay = 1.0;
    double floor = 0.0; ///< loss that nothing lowers
};

enum class SimulatedOptimizer : std::uint8_t { Momentum, Nesterov, Adam };

struct SimulatedTraining {
    SimulatedOptimizer optimizer = SimulatedOptimizer::Momentum;
    double batch = 32.0;
    double momentum = 0.9; ///< beta 1 of Adam; 0: plain SGD
    double beta2 = 0.999;
    double epsilon = 1e-8;
    double weightDecay = 0.0; ///< decoupled, as AdamW has it
};

struct SimulatedLoss {
    std::vector<double> expected;        ///< before each update; infinite from where it diverged
    std::vector<double> deviation;       ///< standard one of the loss of a single run
    std::optional<std::size_t> diverged; ///< step at which it passed 10^6 times its beginning
};

/// The expected loss under the rates of a schedule, one for each update. Exact for momentum and
/// Nesterov: three moments of each direction, nothing is drawn. Nothing for settings that make no
/// sense (a batch that is not above 0, a momentum outside [0, 1), NaN), for Adam, or for more than
/// 10^7 updates. Takes groups * updates.
[[nodiscard]] std::optional<SimulatedLoss> expectedLoss(const QuadraticTask& task,
                                                        const SimulatedTraining& training,
                                                        std::span<const double> rates);

/// For Adam: the mean of replicas that are drawn. The same seed draws the same noise whatever the
/// settings, so that two of them can be compared. At most 1000 replicas.
[[nodiscard]] std::optional<SimulatedLoss> sampledLoss(const QuadraticTask& task,
                                                       const SimulatedTraining& training,
                                                       std::span<const double> rates,
                                                       std::size_t replicas = 32,
                                                       std::uint64_t seed = 1);

/// The highest rate that the steepest direction tolerates: (2 + 2 * momentum) / curvature, of
/// Nesterov (2 + 2 * momentum) / (1 + 2 * momentum) / curvature. Nothing for Adam, which has none
/// of its own.
[[nodiscard]] std::optional<double> largestStableRate(const QuadraticTask& task,
                                                      const SimulatedTraining& training);

} // namespace faultline
