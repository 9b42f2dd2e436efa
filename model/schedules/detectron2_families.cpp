// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedules/families.h"

#include <algorithm>
#include <cmath>
#include <utility>

// detectron2/solver: schedules of fvcore over the share of the run that is done, and a warm-up that
// ends where the schedule is by then. Both count iterations, which are batches. What fvcore adds to
// a share before it compares makes changes come early in long runs.

namespace faultline::schedules {

namespace {

constexpr double kEpsilon = 1e-6;

/// Factors of the base rate, by the share of the run.
using MainFactor = std::function<double(double share)>;

CurvePtr detectronWarmUp(Parameters& parameters, double base, double length, MainFactor main)
{
    const double warmup = std::min(parameters.number("warmup_iters", kCount, 1000.0), length);
    const double factor = parameters.number("warmup_factor", kAny, 0.001);
    const bool isConstant = parameters.word("warmup_method", {"linear", "constant"}) == "constant";
    const double low = factor * main(0.0);
    const double high = isConstant ? low : main(warmup / length);
    CurvePtr curve = formula(
        [=, main = std::move(main)](double step) {
            const double share = step / length;
            if (share + kEpsilon > warmup / length)
                return base * main(share);
            return base * lerp(low, high, share / (warmup / length));
        },
        ScheduleClock::Batch);
    curve->last = length;
    return curve;
}

CurvePtr detectronSteps(Parameters& parameters)
{
    const double base = parameters.number("base");
    const double length = parameters.number("max_iter", kPositiveCount);
    const double gamma = parameters.number("gamma", kAny, 0.1);
    std::vector<double> drops = parameters.numbers("steps", kCount, {});
    std::erase_if(drops, [length](double step) { return step > length; });
    if (!std::is_sorted(drops.begin(), drops.end()))
        parameters.refuse("steps", FAULTLINE_TR_NOOP("Errors", "must ascend"));
    return detectronWarmUp(parameters, base, length, [=, drops = std::move(drops)](double share) {
        const double step = std::floor((share + kEpsilon) * length);
        const auto passed = std::upper_bound(drops.begin(), drops.end(), step) - drops.begin();
        return std::pow(gamma, static_cast<double>(passed));
    });
}

CurvePtr detectronCosine(Parameters& parameters)
{
    const double base = parameters.number("base", kPositive);
    const double length = parameters.number("max_iter", kPositiveCount);
    const double end = parameters.number("base_end", kAny, 0.0) / base;
    return detectronWarmUp(parameters, base, length, [end](double share) {
        return end + 0.5 * (1.0 - end) * (1.0 + std::cos(std::numbers::pi * share));
    });
}

} // namespace

Families detectron2Families()
{
    return {{"WarmupMultiStepLR", detectronSteps}, {"WarmupCosineLR", detectronCosine}};
}

} // namespace faultline::schedules
