// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "tests/diagnosis/support/run_maker.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace faultline::test {

/// A training made by formula: the loss, the learning rate, the validation and their noise. Every
/// member has a meaning that a person can check in a plot.
struct SimulatedTraining {
    enum class Schedule { Constant, Cosine, Steps, WarmRestarts };
    /// Of the progress (0..1) of the run.
    using OfProgress = std::function<double(double progress)>;

    std::uint64_t seed = 1;
    std::size_t points = 1000;  ///< training losses
    std::int64_t interval = 10; ///< steps between them
    double noise = 0.05;        ///< relative, log-normal
    Schedule schedule = Schedule::Cosine;
    double peakRate = 0.04;
    double warmUp = 0.02; ///< share of the run
    bool logsRate = true;
    bool logsGradientNorm = false;
    std::size_t evaluations = 0;   ///< evenly spread; 0: no validation
    double evaluationNoise = 0.02; ///< relative
    OfProgress loss;               ///< without noise
    OfProgress validationLoss;     ///< without noise

    [[nodiscard]] double rate(double progress) const;
    /// "train" and, with evaluations, "validation".
    [[nodiscard]] std::vector<RunPtr> make() const;
    [[nodiscard]] std::string describe() const;
};

/// A healthy training drawn at random: noise of 1 to 30 %, 100 to 20000 losses, every schedule,
/// from scratch, a quick learner, or fine-tuning that begins near its floor.
SimulatedTraining healthyTraining(std::uint64_t seed);

} // namespace faultline::test
