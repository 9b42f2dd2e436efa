// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/schedules/curve.h"

#include <functional>
#include <limits>
#include <vector>

namespace faultline::schedules {

/// A scheduler that changes the rate which it finds. Its own count begins at 0 when it begins.
struct Link {
    /// The rate after its count went from one number to another; from -1 where it begins.
    std::function<double(double rate, double from, double to)> advance;
    /// Up to this count it only multiplies, by what does not depend on the rate.
    double scalesUpTo = std::numeric_limits<double>::infinity();
    bool countsEpochs = false;
    double begin = 0.0; ///< in epochs or steps
    double end = std::numeric_limits<double>::infinity();
};

/// Multiplies the rate by what `factor` has become; factor(-1) is 1.
[[nodiscard]] Link scaling(std::function<double(double count)> factor);
/// Multiplies the rate by `gamma` as often as `times` has grown.
[[nodiscard]] Link geometric(double gamma, std::function<double(double count)> times);
/// Sets the rate, whatever it was.
[[nodiscard]] Link overwriting(std::function<double(double count)> rate);

/// Multiplied by (1 - n/total)^power, above a floor.
[[nodiscard]] Link polynomialLink(double floor, double power, double total);
/// The recursion of CosineAnnealingLR of PyTorch and of mmengine: half a cosine from what it finds
/// down to `floor` in `period`, then up again, by the rate of `base`.
[[nodiscard]] Link cosineLink(double base, double floor, double period);
/// `start` to `end` in `total` steps, then as it is.
[[nodiscard]] Link linearLink(double start, double end, double total);
/// `factor` for `total` steps.
[[nodiscard]] Link constantLink(double factor, double total);

/// Schedulers that change one rate in turn. Steps in between are left out where that changes
/// nothing: where one of them acts, or all only multiply. Where they do not, each is computed, and
/// `last` bounds how many.
class Chain final : public Curve {
public:
    /// `stepsPerEpoch`: what an epoch has, for links that count epochs.
    Chain(double rate, std::vector<Link> links, double stepsPerEpoch = 1.0);

    void fill(std::span<const double> steps, std::span<double> rates) const override;

private:
    struct State {
        double step = 0.0;
        double rate = 0.0;
    };
    void advance(State& state, double step) const;
    void advanceOneByOne(State& state, double step) const;
    [[nodiscard]] double countOf(const Link& link, double step) const;
    [[nodiscard]] double nextChange(double step) const;

    double m_rate;
    std::vector<Link> m_links;
    double m_stepsPerEpoch;
};

} // namespace faultline::schedules
