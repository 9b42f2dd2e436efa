// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedules/families.h"
#include "model/schedules/plateau.h"

#include <algorithm>
#include <cmath>
#include <utility>

// timm.scheduler: the classes, and create_scheduler_v2() by the names of its argument "sched".

namespace faultline::schedules {

namespace {

/// What all of timm's schedulers have.
struct TimmWarmUp {
    double base = 0.0;
    double from = 0.0;
    double length = 0.0;
    bool isPrefix = false;
    ScheduleClock clock = ScheduleClock::Epoch;
};

/// TimmCycles of one shape, each lower and longer.
struct TimmCycles {
    double length = 1.0;
    double floor = 0.0;
    double growth = 1.0;
    double decay = 1.0;
    double most = 1.0;
    double power = 1.0; ///< "k_decay"
};

/// How a class and the function call what is the same.
struct TimmNames {
    const char* length;
    const char* floor;
    const char* warmup;
    const char* warmupFrom;
    double decay;
    bool isCreated;
};
constexpr TimmNames kOfClass{"t_initial", "lr_min", "warmup_t", "warmup_lr_init", 1.0, false};
constexpr TimmNames kCreated{"num_epochs", "min_lr", "warmup_epochs", "warmup_lr", 0.1, true};

/// What create_scheduler_v2() multiplies lengths with: updates of an epoch, or 1.
double scaleOf(Parameters& parameters, const TimmNames& names)
{
    if (!names.isCreated)
        return 1.0;
    const bool byEpoch = parameters.flag("step_on_epochs", true);
    parameters.ignore({"updates_per_epoch"});
    return byEpoch ? 1.0 : parameters.number("updates_per_epoch", kPositiveCount);
}

TimmWarmUp readTimmWarmUp(Parameters& parameters, const TimmNames& names, bool isPrefix = false)
{
    TimmWarmUp warm;
    warm.base = parameters.number("base");
    warm.from = parameters.number(names.warmupFrom, kAny, names.isCreated ? 1e-5 : 0.0);
    warm.length = parameters.number(names.warmup, kNotNegative, 0.0) * scaleOf(parameters, names);
    warm.isPrefix = parameters.flag("warmup_prefix", isPrefix);
    const bool byEpoch = parameters.flag(names.isCreated ? "step_on_epochs" : "t_in_epochs", true);
    warm.clock = byEpoch ? ScheduleClock::Epoch : ScheduleClock::Update;
    for (const char* const key : {"noise", "noise_range_t"}) {
        if (parameters.optional(key))
            parameters.refuse(
                key, FAULTLINE_TR_NOOP("Errors", "draws rates at random, which is not followed"));
    }
    parameters.ignore({"noise_pct", "noise_std", "noise_seed", "initialize", "sched"});
    if (names.isCreated)
        parameters.ignore({"num_epochs", "decay_epochs", "decay_milestones", "cooldown_epochs",
                           "patience_epochs", "decay_rate", "min_lr", "cycle_mul", "cycle_decay",
                           "cycle_limit", "k_decay", "plateau_mode", "decay_fn",
                           "stable_timescale"});
    return warm;
}

TimmCycles readCycles(Parameters& parameters, const TimmNames& names)
{
    TimmCycles cycles;
    cycles.length = (names.isCreated ? parameters.number(names.length, kPositive, 300.0)
                                     : parameters.number(names.length, kPositive))
                    * scaleOf(parameters, names);
    cycles.floor = parameters.number(names.floor, kNotNegative, 0.0);
    cycles.growth = parameters.number("cycle_mul", kPositive, 1.0);
    cycles.decay = parameters.number("cycle_decay", kAny, names.decay);
    cycles.most = parameters.number("cycle_limit", kAny, 1.0);
    return cycles;
}

/// After the warm-up, which ends at the base rate. Before the first step the optimizer has its own.
template <typename Rate>
CurvePtr timmWarmUp(const TimmWarmUp& warm, double target, Rate rate)
{
    return formula(
        [=](double step) {
            if (step < warm.length)
                return warm.from + step * ((target - warm.from) / warm.length);
            if (step == 0.0)
                return warm.base;
            return rate(step);
        },
        warm.clock);
}

/// `shape`: what is left of a cycle at a share of it, of a place and a length.
template <typename Shape>
auto cycleRate(const TimmWarmUp& warm, const TimmCycles& cycles, Shape shape)
{
    return [=](double step) {
        step -= warm.isPrefix ? warm.length : 0.0;
        double index = floorDivide(step, cycles.length);
        double length = cycles.length;
        double place = step - cycles.length * index;
        if (cycles.growth != 1.0) {
            index = std::floor(std::log(1.0 - step / cycles.length * (1.0 - cycles.growth))
                               / std::log(cycles.growth));
            const double grown = std::pow(cycles.growth, index);
            length = grown * cycles.length;
            place = step - (1.0 - grown) / (1.0 - cycles.growth) * cycles.length;
        }
        if (!(index < cycles.most))
            return cycles.floor;
        const double top = warm.base * std::pow(cycles.decay, index);
        return cycles.floor + (top - cycles.floor) * shape(place, length);
    };
}

CurvePtr timmCosine(Parameters& parameters, const TimmNames& names)
{
    const TimmWarmUp warm = readTimmWarmUp(parameters, names);
    const TimmCycles cycles = readCycles(parameters, names);
    const double power = parameters.number("k_decay", kAny, 1.0);
    return timmWarmUp(warm, warm.base,
                      cycleRate(warm, cycles, [power](double place, double length) {
                          return 0.5
                                 * (1.0
                                    + std::cos(std::numbers::pi * std::pow(place, power)
                                               / std::pow(length, power)));
                      }));
}

CurvePtr timmPolynomial(Parameters& parameters, const TimmNames& names)
{
    const TimmWarmUp warm = readTimmWarmUp(parameters, names);
    const TimmCycles cycles = readCycles(parameters, names);
    const double inner = parameters.number("k_decay", kAny, 1.0);
    const double power = names.isCreated ? parameters.number("decay_rate", kAny, 0.1)
                                         : parameters.number("power", kAny, 0.5);
    return timmWarmUp(warm, warm.base, cycleRate(warm, cycles, [=](double place, double length) {
                          return std::pow(1.0 - std::pow(place, inner) / std::pow(length, inner),
                                          power);
                      }));
}

CurvePtr timmHyperbolic(Parameters& parameters, const TimmNames& names)
{
    const TimmWarmUp warm = readTimmWarmUp(parameters, names);
    const TimmCycles cycles = readCycles(parameters, names);
    const double low = names.isCreated ? -7.0 : parameters.number("lb", kAny, -7.0);
    const double high = names.isCreated ? 3.0 : parameters.number("ub", kAny, 3.0);
    const auto rate = cycleRate(warm, cycles, [=](double place, double length) {
        const double share = place / length;
        return 0.5 * (1.0 - std::tanh(low * (1.0 - share) + high * share));
    });
    return timmWarmUp(warm, warm.isPrefix ? warm.base : rate(warm.length), rate);
}

CurvePtr timmSteps(Parameters& parameters, const TimmNames& names)
{
    const TimmWarmUp warm = readTimmWarmUp(parameters, names, !names.isCreated);
    const double length = names.isCreated ? parameters.number("decay_epochs", kPositive, 90.0)
                                                * scaleOf(parameters, names)
                                          : parameters.number("decay_t", kPositive);
    const double factor = parameters.number("decay_rate", kAny, names.decay);
    return timmWarmUp(warm, warm.base, [=](double step) {
        step -= warm.isPrefix ? warm.length : 0.0;
        return warm.base * std::pow(factor, floorDivide(step, length));
    });
}

/// A milestone acts one step early; timm means it.
CurvePtr timmMilestones(Parameters& parameters, const TimmNames& names)
{
    const TimmWarmUp warm = readTimmWarmUp(parameters, names, !names.isCreated);
    std::vector<double> drops = names.isCreated
                                    ? parameters.numbers("decay_milestones", kAny, {90, 180, 270})
                                    : parameters.numbers("decay_t");
    const double scale = scaleOf(parameters, names);
    for (double& drop : drops)
        drop *= scale;
    if (!std::is_sorted(drops.begin(), drops.end()))
        parameters.refuse(names.isCreated ? "decay_milestones" : "decay_t",
                          FAULTLINE_TR_NOOP("Errors", "must ascend"));
    const double factor = parameters.number("decay_rate", kAny, names.decay);
    return timmWarmUp(warm, warm.base, [=, drops = std::move(drops)](double step) {
        step -= warm.isPrefix ? warm.length : 0.0;
        const auto passed =
            std::upper_bound(drops.begin(), drops.end(), step + 1.0) - drops.begin();
        return warm.base * std::pow(factor, static_cast<double>(passed));
    });
}

CurvePtr timmConstant(Parameters& parameters)
{
    const TimmWarmUp warm = readTimmWarmUp(parameters, kCreated);
    return timmWarmUp(warm, warm.base, [warm](double) { return warm.base; });
}

/// PyTorch's rules after the warm-up; evaluations before its end are not heard.
CurvePtr timmPlateau(Parameters& parameters, const TimmNames& names)
{
    const TimmWarmUp warm = readTimmWarmUp(parameters, names);
    PlateauRules rules;
    rules.factor = parameters.number("decay_rate", kBelowOne, 0.1);
    rules.patience =
        parameters.number(names.isCreated ? "patience_epochs" : "patience_t", kAny, 10.0);
    rules.floor = parameters.number(names.floor, kAny, 0.0);
    rules.isMax =
        parameters.word(names.isCreated ? "plateau_mode" : "mode", {"max", "min"}) == "max";
    if (!names.isCreated) {
        rules.threshold = parameters.number("threshold", kAny, 1e-4);
        rules.cooldown = parameters.number("cooldown_t", kAny, 0.0);
    }
    std::vector<double> metric = parameters.series("metric");
    const auto unheard = std::min(static_cast<std::size_t>(warm.length), metric.size());
    metric.erase(metric.begin(), metric.begin() + static_cast<std::ptrdiff_t>(unheard));
    return formula(
        [=, rates = plateauRates(rules, warm.base, metric)](double step) {
            if (warm.length > 0.0 && step <= warm.length)
                return warm.from + step * ((warm.base - warm.from) / warm.length);
            const double last = static_cast<double>(rates.size()) - 1.0;
            const double at = std::clamp(std::floor(step - warm.length), 0.0, last);
            return rates[static_cast<std::size_t>(at)];
        },
        warm.clock);
}

/// Held, as a root falls, or constant; then down to the floor.
CurvePtr stableThenDecay(Parameters& parameters, bool isRoot)
{
    TimmWarmUp warm = readTimmWarmUp(parameters, kCreated);
    const double scale = scaleOf(parameters, kCreated);
    const double total = parameters.number("num_epochs", kPositive, 300.0) * scale
                         - (warm.isPrefix ? 0.0 : warm.length);
    double falling = parameters.number("decay_epochs", kPositive, 0.2);
    falling = roundHalfEven(falling < 1.0 ? falling * total : falling * scale);
    const double timescale = parameters.has("stable_timescale")
                                 ? parameters.number("stable_timescale", kPositive) * scale
                                 : warm.length;
    const std::string shape =
        isRoot ? parameters.word("decay_fn", {"linear", "1-sqrt", "cosine", "power", "exp"})
               : parameters.word("decay_fn", {"1-sqrt", "linear", "cosine", "power", "exp"});
    const double floor = parameters.number("min_lr", kNotNegative, 0.0);
    if (!(falling > 0.0 && falling <= total))
        parameters.refuse("decay_epochs",
                          FAULTLINE_TR_NOOP("Errors", "must be within the length of the schedule"));
    if (isRoot && !(timescale > 0.0))
        parameters.refuse("stable_timescale", FAULTLINE_TR_NOOP("Errors", "is needed and not set"));
    const auto left = [shape](double share) {
        constexpr double kRatio = 0.1;
        return shape == "linear"   ? 1.0 - share
               : shape == "cosine" ? halfCosine(share)
               : shape == "exp"    ? (std::pow(kRatio, share) - kRatio) / (1.0 - kRatio)
                                   : 1.0 - std::sqrt(share); // "power" is a root by default
    };
    return timmWarmUp(warm, warm.base, [=](double step) {
        const double place = step - warm.length;
        const double held =
            isRoot ? warm.base * std::sqrt(timescale / (place + timescale)) : warm.base;
        const double stable = std::max(held, floor);
        const double fallen = place - (total - falling);
        return fallen <= 0.0 ? stable
                             : floor + (stable - floor) * left(std::min(fallen / falling, 1.0));
    });
}

} // namespace

Families timmFamilies()
{
    Families families;
    const auto add = [&families](const char* className, const char* name, auto make) {
        families.push_back({className, [make](Parameters& p) { return make(p, kOfClass); }});
        families.push_back({name, [make](Parameters& p) { return make(p, kCreated); }});
    };
    add("CosineLRScheduler", "cosine", timmCosine);
    add("TanhLRScheduler", "tanh", timmHyperbolic);
    add("PolyLRScheduler", "poly", timmPolynomial);
    add("StepLRScheduler", "step", timmSteps);
    add("MultiStepLRScheduler", "multistep", timmMilestones);
    add("PlateauLRScheduler", "plateau", timmPlateau);
    families.push_back({"constant", timmConstant});
    families.push_back({"wsd", [](Parameters& p) { return stableThenDecay(p, false); }});
    families.push_back({"rsqrt", [](Parameters& p) { return stableThenDecay(p, true); }});
    return families;
}

} // namespace faultline::schedules
