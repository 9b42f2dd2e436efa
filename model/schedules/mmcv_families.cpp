// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedules/cycles.h"
#include "model/schedules/families.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

// The LrUpdaterHooks of mmcv 1 (lr_config of MMDetection 2). The policy gives the regular rate by
// epoch or iteration; a warm-up multiplies the regular rate of the time.

namespace faultline::schedules {

namespace {

/// What a hook knows of the runner.
struct MmcvRunner {
    double base = 0.0;
    double batches = 1.0; ///< of an epoch
    double epochs = 1.0;
    bool byEpoch = true;

    explicit MmcvRunner(Parameters& parameters, bool isByEpoch = true)
        : base(parameters.number("base")),
          batches(parameters.number("batches_per_epoch", kPositiveCount)),
          epochs(parameters.number("epochs", kPositiveCount)),
          byEpoch(parameters.flag("by_epoch", isByEpoch))
    {
        if (byEpoch && !isByEpoch)
            parameters.refuse("by_epoch",
                              FAULTLINE_TR_NOOP("Errors", "must be false for this policy"));
        parameters.ignore({"policy", "batches"});
    }
    [[nodiscard]] double length() const { return byEpoch ? epochs : epochs * batches; }
    [[nodiscard]] double iterations() const { return epochs * batches; }
};

template <typename Regular>
CurvePtr mmcvWarmUp(Parameters& parameters, const MmcvRunner& runner, Regular regular)
{
    const std::string kind = parameters.word("warmup", {"", "constant", "linear", "exp"});
    const double length = parameters.number("warmup_iters", kCount, 0.0)
                          * (parameters.flag("warmup_by_epoch", false) ? runner.batches : 1.0);
    const double ratio = parameters.number("warmup_ratio", kPositiveShare, 0.1);
    if (!kind.empty() && length == 0.0)
        parameters.refuse("warmup_iters", FAULTLINE_TR_NOOP("Errors", "is needed and not set"));
    const double batches = runner.batches;
    const bool byEpoch = runner.byEpoch;
    return formula(
        [=, regular = std::move(regular)](double step) {
            const double rate = regular(byEpoch ? floorDivide(step, batches) : step);
            if (kind.empty() || step >= length)
                return rate;
            if (kind == "constant")
                return rate * ratio;
            const double left = 1.0 - step / length;
            return rate * (kind == "linear" ? 1.0 - left * (1.0 - ratio) : std::pow(ratio, left));
        },
        ScheduleClock::Batch);
}

CurvePtr mmcvFixed(Parameters& parameters)
{
    const MmcvRunner runner(parameters);
    return mmcvWarmUp(parameters, runner, [base = runner.base](double) { return base; });
}

CurvePtr mmcvStep(Parameters& parameters)
{
    const MmcvRunner runner(parameters);
    const double gamma = parameters.number("gamma", kAny, 0.1);
    const double floor =
        parameters.number("min_lr", kAny, -std::numeric_limits<double>::infinity());
    std::vector<double> drops;
    double every = 0.0;
    if (parameters.value("step").is_array())
        drops = parameters.numbers("step", kPositiveCount);
    else
        every = parameters.number("step", kPositiveCount);
    return mmcvWarmUp(parameters, runner, [=, drops = std::move(drops)](double at) {
        // The first one that is not reached, in the order of the list.
        const auto reached = static_cast<double>(
            std::find_if(drops.begin(), drops.end(), [at](double drop) { return at < drop; })
            - drops.begin());
        const double times = every > 0.0 ? floorDivide(at, every) : reached;
        return std::max(runner.base * std::pow(gamma, times), floor);
    });
}

CurvePtr mmcvExponential(Parameters& parameters)
{
    const MmcvRunner runner(parameters);
    const double gamma = parameters.number("gamma");
    return mmcvWarmUp(parameters, runner,
                      [=](double at) { return runner.base * std::pow(gamma, at); });
}

CurvePtr mmcvPolynomial(Parameters& parameters)
{
    const MmcvRunner runner(parameters);
    const double power = parameters.number("power", kAny, 1.0);
    const double floor = parameters.number("min_lr", kAny, 0.0);
    return mmcvWarmUp(parameters, runner, [=](double at) {
        return (runner.base - floor) * std::pow(1.0 - at / runner.length(), power) + floor;
    });
}

CurvePtr mmcvInverse(Parameters& parameters)
{
    const MmcvRunner runner(parameters);
    const double gamma = parameters.number("gamma");
    const double power = parameters.number("power", kAny, 1.0);
    return mmcvWarmUp(parameters, runner,
                      [=](double at) { return runner.base * std::pow(1.0 + gamma * at, -power); });
}

/// The rate at the end, of "min_lr" or "min_lr_ratio", one of which is needed.
double targetOf(Parameters& parameters, double base)
{
    const std::optional<double> rate = parameters.optional("min_lr");
    const std::optional<double> ratio = parameters.optional("min_lr_ratio");
    if (rate.has_value() == ratio.has_value())
        parameters.refuse("min_lr",
                          FAULTLINE_TR_NOOP("Errors", "give min_lr or min_lr_ratio, one of them"));
    return rate ? *rate : base * ratio.value_or(0.0);
}

double cosineBetween(double from, double to, double share, double weight = 1.0)
{
    return to + 0.5 * weight * (from - to) * (std::cos(std::numbers::pi * share) + 1.0);
}

CurvePtr mmcvCosine(Parameters& parameters)
{
    const MmcvRunner runner(parameters);
    const double target = targetOf(parameters, runner.base);
    return mmcvWarmUp(parameters, runner, [=](double at) {
        return cosineBetween(runner.base, target, at / runner.length());
    });
}

CurvePtr mmcvLinear(Parameters& parameters)
{
    const MmcvRunner runner(parameters);
    const double target = targetOf(parameters, runner.base);
    return mmcvWarmUp(parameters, runner,
                      [=](double at) { return lerp(runner.base, target, at / runner.length()); });
}

CurvePtr mmcvFlatCosine(Parameters& parameters)
{
    const MmcvRunner runner(parameters);
    const double target = targetOf(parameters, runner.base);
    const double start =
        roundHalfEven(runner.length() * parameters.number("start_percent", kShare, 0.75));
    return mmcvWarmUp(parameters, runner, [=](double at) {
        return at < start
                   ? runner.base
                   : cosineBetween(runner.base, target, (at - start) / (runner.length() - start));
    });
}

CurvePtr mmcvCosineRestarts(Parameters& parameters)
{
    const MmcvRunner runner(parameters);
    const double target = targetOf(parameters, runner.base);
    const std::vector<double> periods = parameters.numbers("periods", kPositiveCount);
    const std::vector<double> weights = parameters.numbers("restart_weights", kAny, {1.0});
    if (periods.size() != weights.size() || periods.empty())
        parameters.refuse("restart_weights",
                          FAULTLINE_TR_NOOP("Errors", "must be as many as periods"));
    std::vector<double> ends(periods.size());
    std::partial_sum(periods.begin(), periods.end(), ends.begin());
    const double end = ends.empty() ? 0.0 : ends.back();
    CurvePtr curve = mmcvWarmUp(parameters, runner, [=](double at) {
        const auto index =
            static_cast<std::size_t>(std::upper_bound(ends.begin(), ends.end(), at) - ends.begin());
        const double begin = index == 0 ? 0.0 : ends[index - 1];
        const double share = std::min((at - begin) / periods[index], 1.0);
        return cosineBetween(runner.base, target, share, weights[index]);
    });
    curve->last = end * (runner.byEpoch ? runner.batches : 1.0) - 1.0; // mmcv raises beyond
    return curve;
}

CurvePtr mmcvCyclic(Parameters& parameters)
{
    const MmcvRunner runner(parameters, false);
    std::vector<double> targets;
    if (parameters.value("target_ratio").is_number())
        targets = {parameters.number("target_ratio")};
    else
        targets = parameters.numbers("target_ratio", kAny, {10.0, 1e-4});
    if (targets.size() == 1)
        targets.push_back(targets.front() / 1e5);
    if (targets.size() != 2) {
        parameters.refuse("target_ratio", FAULTLINE_TR_NOOP("Errors", "must be two numbers"));
        return nullptr;
    }
    const double cycles = parameters.number("cyclic_times", kPositiveCount, 1.0);
    const double upShare = parameters.number("step_ratio_up", kShare, 0.4);
    const double gamma = parameters.number("gamma", kPositiveShare, 1.0);
    const bool isLinear = parameters.word("anneal_strategy", {"cos", "linear"}) == "linear";
    const double length = floorDivide(runner.iterations(), cycles);
    const double up = std::floor(upShare * length);
    if (length == 0.0)
        parameters.refuse("cyclic_times",
                          FAULTLINE_TR_NOOP("Errors", "are more cycles than iterations"));
    return mmcvWarmUp(parameters, runner, [=](double at) {
        const double place = std::fmod(at, length);
        const double scale = std::pow(gamma, floorDivide(at, length));
        const double top = 1.0 - scale + targets[0] * scale;
        const bool isRising = place < up;
        // Only phases that begin at 0 have their end scaled.
        const double end = !isRising && up == 0.0 ? 1.0 - scale + targets[1] * scale : targets[1];
        const double begin = !isRising && up == 0.0 ? targets[0] : top;
        const double from = runner.base * (isRising ? 1.0 : begin);
        const double to = runner.base * (isRising ? top : end);
        const double share = isRising ? place / up : (place - up) / (length - up);
        return isLinear ? lerp(from, to, share) : cosineBetween(from, to, share);
    });
}

CurvePtr mmcvOneCycle(Parameters& parameters)
{
    const MmcvRunner runner(parameters, false);
    const double total = parameters.number("total_steps", kPositiveCount, runner.iterations());
    if (total < runner.iterations())
        parameters.refuse("total_steps",
                          FAULTLINE_TR_NOOP("Errors", "must not be less than the iterations"));
    OneCycle cycle = readOneCycle(parameters, parameters.number("max_lr"), total);
    const double last = total - 1.0;
    CurvePtr curve = mmcvWarmUp(parameters, runner,
                                [cycle = std::move(cycle)](double at) { return cycle.at(at); });
    curve->last = last;
    return curve;
}

} // namespace

Families mmcvFamilies()
{
    return {{"Fixed", mmcvFixed},
            {"Step", mmcvStep},
            {"Exp", mmcvExponential},
            {"Poly", mmcvPolynomial},
            {"Inv", mmcvInverse},
            {"CosineAnnealing", mmcvCosine},
            {"FlatCosineAnnealing", mmcvFlatCosine},
            {"CosineRestart", mmcvCosineRestarts},
            {"Cyclic", mmcvCyclic},
            {"OneCycle", mmcvOneCycle},
            {"LinearAnnealing", mmcvLinear}};
}

} // namespace faultline::schedules
