// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstdint>
#include <random>
#include <vector>

namespace faultline::test {

/// A range test on a quadratic of 200 dimensions with curvatures 1/i and noise in the gradient and
/// in the logged loss: 1e-5 to 100 by momentum 0.9, whose limit of stability is known.
struct NoisySweep {
    static constexpr double kLimit = 2.0 * 1.9; ///< (2 + 2 * 0.9) / largest curvature

    std::vector<double> steps;
    std::vector<double> rates;
    std::vector<double> losses;

    NoisySweep(std::uint32_t seed, int points, double batch)
    {
        constexpr int kDimensions = 200;
        constexpr double kMomentum = 0.9;
        constexpr double kBroken = 1e4;
        std::mt19937 random(seed);
        std::normal_distribution<double> normal;
        std::vector<double> place(kDimensions);
        std::vector<double> speed(kDimensions);
        for (double& x : place)
            x = random() % 2 == 0 ? -1.0 : 1.0;
        for (int step = 0; step < points; ++step) {
            double loss = 0.0;
            for (int i = 0; i < kDimensions; ++i)
                loss += 0.5 * place[static_cast<std::size_t>(i)]
                        * place[static_cast<std::size_t>(i)] / (i + 1);
            const double rate = 1e-5 * std::pow(1e7, static_cast<double>(step) / points);
            steps.push_back(step);
            rates.push_back(rate);
            losses.push_back(loss * (1.0 + 0.1 * normal(random)) + 0.2);
            for (std::size_t i = 0; i < place.size(); ++i) {
                const double curvature = 1.0 / static_cast<double>(i + 1);
                const double gradient =
                    curvature * place[i] + std::sqrt(curvature / batch) * normal(random);
                speed[i] = kMomentum * speed[i] + gradient;
                place[i] -= rate * speed[i];
            }
            if (loss > kBroken)
                break;
        }
    }
};

} // namespace faultline::test
