// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedules/families.h"
#include "model/schedules/plateau.h"

#include <algorithm>
#include <cmath>
#include <utility>

// keras.optimizers.schedules of Keras 3, in float32 as it computes. A step is a batch: the counter
// that they are asked for runs also where gradients are accumulated.

namespace faultline::schedules {

namespace {

float single(double value)
{
    return static_cast<float>(value);
}

CurvePtr batches(auto rate)
{
    return formula(std::move(rate), ScheduleClock::Batch);
}

struct Decay {
    float rate = 0.0F;
    float length = 1.0F;
    float factor = 1.0F;
    bool isStaircase = false;

    explicit Decay(Parameters& parameters)
        : rate(single(parameters.number("initial_learning_rate"))),
          length(single(parameters.number("decay_steps", kPositive))),
          factor(single(parameters.number("decay_rate"))),
          isStaircase(parameters.flag("staircase", false))
    {
        parameters.ignore({"name"});
    }
    [[nodiscard]] float decays(double step) const
    {
        const float times = single(step) / length;
        return isStaircase ? std::floor(times) : times;
    }
};

CurvePtr exponentialDecay(Parameters& parameters)
{
    return batches([decay = Decay(parameters)](double step) -> double {
        return decay.rate * std::pow(decay.factor, decay.decays(step));
    });
}

CurvePtr inverseTimeDecay(Parameters& parameters)
{
    return batches([decay = Decay(parameters)](double step) -> double {
        return decay.rate / (1.0F + decay.factor * decay.decays(step));
    });
}

CurvePtr piecewiseConstant(Parameters& parameters)
{
    std::vector<double> boundaries = parameters.numbers("boundaries");
    std::vector<double> values = parameters.numbers("values");
    parameters.ignore({"name"});
    if (boundaries.size() + 1 != values.size() || boundaries.empty()
        || !std::is_sorted(boundaries.begin(), boundaries.end()))
        parameters.refuse(
            "boundaries",
            FAULTLINE_TR_NOOP("Errors", "must ascend, one less than values, not none"));
    return batches(
        [boundaries = std::move(boundaries), values = std::move(values)](double step) -> double {
            const auto passed =
                std::lower_bound(boundaries.begin(), boundaries.end(), step) - boundaries.begin();
            return single(values[static_cast<std::size_t>(passed)]);
        });
}

CurvePtr polynomialDecay(Parameters& parameters)
{
    const float rate = single(parameters.number("initial_learning_rate"));
    const float length = single(parameters.number("decay_steps", kPositive));
    const float end = single(parameters.number("end_learning_rate", kAny, 0.0001));
    const float power = single(parameters.number("power", kAny, 1.0));
    const bool cycles = parameters.flag("cycle", false);
    parameters.ignore({"name"});
    return batches([=](double step) -> double {
        float at = single(step);
        float whole = length;
        if (cycles)
            whole *= at == 0.0F ? 1.0F : std::ceil(at / length);
        else
            at = std::min(at, length);
        return (rate - end) * std::pow(1.0F - at / whole, power) + end;
    });
}

float decayedCosine(float share)
{
    return 0.5F * (1.0F + std::cos(single(std::numbers::pi) * share));
}

CurvePtr cosineDecay(Parameters& parameters)
{
    const float rate = single(parameters.number("initial_learning_rate"));
    const float length = single(parameters.number("decay_steps", kPositive));
    const float alpha = single(parameters.number("alpha", kAny, 0.0));
    const std::optional<double> target = parameters.optional("warmup_target");
    const float written = single(parameters.number("warmup_steps", kNotNegative, 0.0));
    const float warmup = target ? written : 0.0F; // without a target Keras ignores it
    const float peak = target ? single(*target) : rate;
    parameters.ignore({"name"});
    return batches([=](double step) -> double {
        const float at = std::min(single(step), length + warmup);
        if (at < warmup)
            return (peak - rate) * (at / warmup) + rate;
        return peak * ((1.0F - alpha) * decayedCosine((at - warmup) / length) + alpha);
    });
}

CurvePtr cosineDecayRestarts(Parameters& parameters)
{
    const float rate = single(parameters.number("initial_learning_rate"));
    const float first = single(parameters.number("first_decay_steps", kPositive));
    const float growth = single(parameters.number("t_mul", kPositive, 2.0));
    const float shrink = single(parameters.number("m_mul", kAny, 1.0));
    const float alpha = single(parameters.number("alpha", kAny, 0.0));
    parameters.ignore({"name"});
    return batches([=](double step) -> double {
        float share = single(step) / first;
        float cycle = 0.0F;
        if (growth == 1.0F) {
            cycle = std::floor(share);
            share -= cycle;
        } else {
            // As it rounds, a restart may come a step late.
            cycle = std::floor(std::log(1.0F - share * (1.0F - growth)) / std::log(growth));
            const float before = (1.0F - std::pow(growth, cycle)) / (1.0F - growth);
            share = (share - before) / std::pow(growth, cycle);
        }
        const float decayed = std::pow(shrink, cycle) * decayedCosine(share);
        return rate * ((1.0F - alpha) * decayed + alpha);
    });
}

} // namespace

Families kerasFamilies()
{
    return {{"ExponentialDecay", exponentialDecay},
            {"InverseTimeDecay", inverseTimeDecay},
            {"PiecewiseConstantDecay", piecewiseConstant},
            {"PolynomialDecay", polynomialDecay},
            {"CosineDecay", cosineDecay},
            {"CosineDecayRestarts", cosineDecayRestarts},
            {"ReduceLROnPlateau", [](Parameters& parameters) {
                 return tableCurve(kerasPlateauRates(parameters), ScheduleClock::Epoch);
             }}};
}

} // namespace faultline::schedules
