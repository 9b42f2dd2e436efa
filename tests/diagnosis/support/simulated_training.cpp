// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/diagnosis/support/simulated_training.h"

#include <cmath>
#include <numbers>

namespace faultline::test {

namespace {

constexpr double kRestarts = 4.0;

double cosine(double progress)
{
    return 0.5 * (1.0 + std::cos(std::numbers::pi * progress));
}

/// Between `low` and `high`, each order of magnitude as likely.
double logUniform(Noise& noise, double low, double high)
{
    return low * std::pow(high / low, noise.uniform());
}

} // namespace

double SimulatedTraining::rate(double progress) const
{
    if (progress < warmUp)
        return peakRate * (0.1 + 0.9 * progress / warmUp);
    switch (schedule) {
    case Schedule::Constant: return peakRate;
    case Schedule::Cosine: return peakRate * cosine(progress);
    case Schedule::Steps: return peakRate * (progress < 0.6 ? 1.0 : progress < 0.85 ? 0.1 : 0.01);
    case Schedule::WarmRestarts:
        return peakRate * std::max(cosine(std::fmod(progress * kRestarts, 1.0)), 0.01);
    }
    return peakRate;
}

std::vector<RunPtr> SimulatedTraining::make() const
{
    Noise random(seed);
    const auto steps = stepsFrom(interval, points, interval);
    const auto last = static_cast<double>(steps.back());
    const auto progressOf = [last](std::int64_t step) { return static_cast<double>(step) / last; };
    RunMaker train("train");
    train.curve("loss", steps,
                [&](std::int64_t step) { return loss(progressOf(step)) * random.factor(noise); });
    if (logsRate) {
        train.curve("learning_rate", steps,
                    [&](std::int64_t step) { return rate(progressOf(step)); });
    }
    if (logsGradientNorm) {
        train.curve("gradient_norm", steps,
                    [&](std::int64_t) { return 3.0 * random.factor(2.0 * noise); });
    }
    std::vector<RunPtr> runs{train.make()};
    if (evaluations > 0) {
        const auto every =
            std::max<std::int64_t>(steps.back() / static_cast<std::int64_t>(evaluations), 1);
        runs.push_back(RunMaker("validation")
                           .curve("loss", stepsFrom(every, evaluations, every),
                                  [&](std::int64_t step) {
                                      return validationLoss(progressOf(step))
                                             * random.factor(evaluationNoise);
                                  })
                           .make());
    }
    return runs;
}

std::string SimulatedTraining::describe() const
{
    return "seed " + std::to_string(seed) + ", " + std::to_string(points) + " points, noise "
           + std::to_string(noise) + ", schedule " + std::to_string(static_cast<int>(schedule))
           + ", evaluations " + std::to_string(evaluations) + ", first loss "
           + std::to_string(loss(0.0)) + ", last loss " + std::to_string(loss(1.0));
}

SimulatedTraining healthyTraining(std::uint64_t seed)
{
    Noise draw(seed * 7919U + 17U);
    SimulatedTraining made;
    made.seed = seed;
    made.points = static_cast<std::size_t>(logUniform(draw, 100.0, 20000.0));
    made.interval = draw.chance(0.5) ? 1 : 100;
    made.noise = logUniform(draw, 0.01, 0.30);
    made.schedule = static_cast<SimulatedTraining::Schedule>(draw.uniform() * 4.0);
    made.peakRate = logUniform(draw, 1e-4, 0.1);
    made.warmUp = draw.chance(0.5) ? 0.0 : 0.05 * draw.uniform();
    made.logsRate = draw.chance(0.7);
    made.logsGradientNorm = draw.chance(0.3);
    made.evaluations = draw.chance(0.3) ? 0 : static_cast<std::size_t>(8.0 + 92.0 * draw.uniform());
    made.evaluationNoise = logUniform(draw, 0.005, 0.1);

    const double floor = logUniform(draw, 0.02, 4.0);
    const double kind = draw.uniform();
    // From scratch, a quick learner whose fall hides in its first values, or near the floor
    // already.
    const double fall = kind < 0.75 ? floor * (1.0 + 9.0 * draw.uniform()) : 0.1 * floor;
    const double tau = kind < 0.5 ? 0.03 + 0.27 * draw.uniform() : 0.002 + 0.02 * draw.uniform();
    // A warm restart costs part of what was learnt, until the rate has come down again.
    const double lift = made.schedule == SimulatedTraining::Schedule::WarmRestarts && made.logsRate
                            ? 1.5 * draw.uniform()
                            : 0.2 * draw.uniform();
    const SimulatedTraining shape = made;
    made.loss = [shape, floor, fall, tau, lift](double progress) {
        return floor * (1.0 + lift * shape.rate(progress) / shape.peakRate)
               + fall * std::exp(-progress / tau);
    };
    made.validationLoss = [loss = made.loss, gap = 1.0 + 0.3 * draw.uniform()](double progress) {
        return gap * loss(progress);
    };
    return made;
}

} // namespace faultline::test
