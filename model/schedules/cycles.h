// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/schedules/parameters.h"

#include <vector>

namespace faultline::schedules {

/// OneCycleLR of PyTorch, mmengine and mmcv 1: phases that go from one value to the next.
class OneCycle {
public:
    /// A phase up to and including a step.
    struct Phase {
        double end = 0.0;
        double from = 0.0;
        double to = 0.0;
    };

    [[nodiscard]] double at(double step) const;

    double total = 0.0;
    bool isLinear = false;
    std::vector<Phase> rates;
    std::vector<Phase> momenta; ///< the same phases
    bool setsMomentum = true;

    [[nodiscard]] double momentumAt(double step) const;
};

/// Reads what all three have in common. `peak` is the highest rate, `total` the number of steps.
[[nodiscard]] OneCycle readOneCycle(Parameters& parameters, double peak, double total);

/// CyclicLR of PyTorch: up and down between two rates.
class Cyclic {
public:
    explicit Cyclic(Parameters& parameters);

    [[nodiscard]] double at(double step) const;
    [[nodiscard]] double momentumAt(double step) const;
    [[nodiscard]] double baseRate() const { return m_low; }

private:
    [[nodiscard]] double height(double step) const;

    double m_low = 0.0;
    double m_high = 0.0;
    double m_length = 0.0;
    double m_upShare = 0.0;
    double m_gamma = 1.0;
    std::string m_mode;
    bool m_setsMomentum = true;
    double m_lowMomentum = 0.0;
    double m_highMomentum = 0.0;
};

} // namespace faultline::schedules
