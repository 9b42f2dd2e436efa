// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedules/families.h"
#include "model/schedules/plateau.h"

#include <algorithm>
#include <cmath>
#include <utility>

// transformers.optimization: factors of the base rate, by the update.

namespace faultline::schedules {

namespace {

/// What get_scheduler() hands to all of them.
struct TransformersLengths {
    double base = 0.0;
    double warmup = 0.0;
    double total = 0.0;

    explicit TransformersLengths(Parameters& parameters, bool needsTotal = true)
        : base(parameters.number("base")),
          warmup(parameters.number("num_warmup_steps", kCount, 0.0)),
          total(needsTotal ? parameters.number("num_training_steps", kCount)
                           : parameters.number("num_training_steps", kCount, 0.0))
    {
    }
    [[nodiscard]] double warmed(double step) const { return step / std::max(1.0, warmup); }
    [[nodiscard]] double progress(double step) const
    {
        return (step - warmup) / std::max(1.0, total - warmup);
    }
};

/// The base rate times a factor, after a linear warm-up from 0.
template <typename Factor>
CurvePtr afterWarmUp(TransformersLengths lengths, Factor factor)
{
    return formula([lengths, factor = std::move(factor)](double step) {
        return lengths.base * (step < lengths.warmup ? lengths.warmed(step) : factor(step));
    });
}

double waves(double cycles, double progress)
{
    return 0.5 * (1.0 + std::cos(std::numbers::pi * cycles * 2.0 * progress));
}

CurvePtr transformersLinear(Parameters& parameters)
{
    const TransformersLengths lengths(parameters);
    return afterWarmUp(lengths, [lengths](double step) {
        return std::max(0.0,
                        (lengths.total - step) / std::max(1.0, lengths.total - lengths.warmup));
    });
}

CurvePtr transformersCosine(Parameters& parameters)
{
    const TransformersLengths lengths(parameters);
    const double cycles = parameters.number("num_cycles", kAny, 0.5);
    return afterWarmUp(
        lengths, [=](double step) { return std::max(0.0, waves(cycles, lengths.progress(step))); });
}

CurvePtr cosineWithRestarts(Parameters& parameters)
{
    const TransformersLengths lengths(parameters);
    const double cycles = parameters.number("num_cycles", kNotNegative, 1.0);
    return afterWarmUp(lengths, [=](double step) {
        const double progress = lengths.progress(step);
        return progress >= 1.0 ? 0.0 : std::max(0.0, halfCosine(std::fmod(cycles * progress, 1.0)));
    });
}

CurvePtr transformersPolynomial(Parameters& parameters)
{
    const TransformersLengths lengths(parameters);
    const double end = parameters.number("lr_end", kAny, 1e-7);
    const double power = parameters.number("power", kAny, 1.0);
    if (!(lengths.base > end))
        parameters.refuse("lr_end", FAULTLINE_TR_NOOP("Errors", "must be less than base"));
    return afterWarmUp(lengths, [=](double step) {
        if (step > lengths.total)
            return end / lengths.base;
        const double left = 1.0 - (step - lengths.warmup) / (lengths.total - lengths.warmup);
        return ((lengths.base - end) * std::pow(left, power) + end) / lengths.base;
    });
}

CurvePtr inverseRoot(Parameters& parameters)
{
    const TransformersLengths lengths(parameters, false);
    constexpr double kDefaultScale = 10000.0;
    const double scale = parameters.number("timescale", kPositive,
                                           lengths.warmup > 0.0 ? lengths.warmup : kDefaultScale);
    return afterWarmUp(lengths, [=](double step) {
        return 1.0 / std::sqrt((step + scale - lengths.warmup) / scale);
    });
}

CurvePtr transformersConstant(Parameters& parameters, bool warmsUp)
{
    TransformersLengths lengths(parameters, false);
    if (!warmsUp)
        lengths.warmup = 0.0;
    return afterWarmUp(lengths, [](double) { return 1.0; });
}

/// The lowest factor, of "min_lr" or "min_lr_rate", one of which is needed.
double lowestFactor(Parameters& parameters, double base)
{
    const std::optional<double> rate = parameters.optional("min_lr");
    const std::optional<double> share = parameters.optional("min_lr_rate");
    if (rate.has_value() == share.has_value())
        parameters.refuse("min_lr",
                          FAULTLINE_TR_NOOP("Errors", "give min_lr or min_lr_rate, one of them"));
    return rate ? *rate / base : share.value_or(0.0);
}

CurvePtr cosineWithFloor(Parameters& parameters)
{
    const TransformersLengths lengths(parameters);
    const double cycles = parameters.number("num_cycles", kAny, 0.5);
    const double lowest = lowestFactor(parameters, lengths.base);
    return afterWarmUp(lengths, [=](double step) {
        return std::max(0.0, waves(cycles, lengths.progress(step)) * (1.0 - lowest) + lowest);
    });
}

CurvePtr warmCosineWithFloor(Parameters& parameters)
{
    const TransformersLengths lengths(parameters);
    const double cycles = parameters.number("num_cycles", kAny, 0.5);
    const double lowest = lowestFactor(parameters, lengths.base);
    const std::optional<double> warm = parameters.optional("warmup_lr_rate");
    return formula([=](double step) {
        if (step < lengths.warmup) {
            const double factor =
                warm ? *warm + (1.0 - *warm) * step / std::max(1.0, lengths.warmup - 1.0)
                     : (step + 1.0) / std::max(1.0, lengths.warmup);
            return lengths.base * factor;
        }
        const double factor = waves(cycles, lengths.progress(step + 1.0)) * (1.0 - lowest) + lowest;
        return lengths.base * std::max(0.0, factor);
    });
}

CurvePtr warmupStableDecay(Parameters& parameters)
{
    const TransformersLengths lengths(parameters, false);
    const double falling = parameters.number("num_decay_steps", kCount);
    if (!parameters.has("num_training_steps") && !parameters.has("num_stable_steps"))
        parameters.refuse("num_stable_steps", FAULTLINE_TR_NOOP("Errors", "is needed and not set"));
    const double stable =
        parameters.number("num_stable_steps", kAny, lengths.total - lengths.warmup - falling);
    const std::string up = parameters.word("warmup_type", {"linear", "cosine", "1-sqrt"});
    const std::string down = parameters.word("decay_type", {"cosine", "linear", "1-sqrt"});
    const double lowest = parameters.number("min_lr_ratio", kAny, 0.0);
    const double cycles = parameters.number("num_cycles", kAny, 0.5);
    const auto shape = [=](double step) {
        const double warmed = lengths.warmed(step);
        if (step < lengths.warmup) {
            return up == "linear"   ? warmed
                   : up == "cosine" ? 0.5 * (1.0 - std::cos(std::numbers::pi * warmed))
                                    : 1.0 - std::sqrt(1.0 - warmed);
        }
        const double fallen = (step - lengths.warmup - stable) / std::max(1.0, falling);
        return down == "linear"   ? 1.0 - fallen
               : down == "cosine" ? waves(cycles, fallen)
                                  : 1.0 - std::sqrt(fallen);
    };
    return formula([=](double step) {
        const double begin = lengths.warmup + stable;
        if (step >= lengths.warmup && step < begin)
            return lengths.base;
        if (step >= lengths.warmup && step >= begin + falling)
            return lengths.base * lowest;
        return lengths.base * std::max(0.0, shape(step) * (1.0 - lowest) + lowest);
    });
}

CurvePtr transformersPlateau(Parameters& parameters)
{
    const PlateauRules rules = readPlateauRules(parameters);
    const double base = parameters.number("base");
    parameters.ignore({"num_warmup_steps", "num_training_steps"});
    return tableCurve(plateauRates(rules, base, parameters.series("metric")), ScheduleClock::Epoch);
}

/// Accelerate steps the scheduler once for every process, unless batches are split among them.
CurvePtr accelerated(const Family& family, Parameters& parameters)
{
    const double processes = parameters.number("num_processes", kPositiveCount, 1.0);
    const bool splits = parameters.flag("split_batches", false);
    parameters.ignore({"step_with_optimizer"});
    CurvePtr curve = family.make(parameters);
    if (curve == nullptr)
        return curve;
    const double stride = splits ? 1.0 : processes;
    const ScheduleClock clock = curve->clock;
    return recounted(
        std::move(curve), [stride](double step) { return step * stride; }, clock);
}

} // namespace

Families huggingfaceFamilies()
{
    Families families{
        {"linear", transformersLinear},
        {"cosine", transformersCosine},
        {"cosine_with_restarts", cosineWithRestarts},
        {"polynomial", transformersPolynomial},
        {"constant",
         [](Parameters& parameters) { return transformersConstant(parameters, false); }},
        {"constant_with_warmup",
         [](Parameters& parameters) { return transformersConstant(parameters, true); }},
        {"inverse_sqrt", inverseRoot},
        {"cosine_with_min_lr", cosineWithFloor},
        {"cosine_warmup_with_min_lr", warmCosineWithFloor},
        {"warmup_stable_decay", warmupStableDecay},
        {"reduce_lr_on_plateau", transformersPlateau}};
    const std::size_t count = families.size();
    for (std::size_t i = 0; i < count; ++i) {
        const Family family = families[i];
        families.push_back({"accelerate:" + family.name, [family](Parameters& parameters) {
                                return accelerated(family, parameters);
                            }});
    }
    return families;
}

} // namespace faultline::schedules
