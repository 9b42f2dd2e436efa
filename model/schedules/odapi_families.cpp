// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedules/families.h"

#include <algorithm>
#include <cmath>
#include <utility>

// utils/learning_schedules.py of the Object Detection API. TensorFlow computes in float32, and so
// does this: what it rounds shows where a rate is near 0.

namespace faultline::schedules {

namespace {

constexpr double kDefaultRate = 0.002;
constexpr double kDefaultSteps = 4e6;

CurvePtr odapiConstant(Parameters& parameters)
{
    const double rate = parameters.number("learning_rate", kAny, kDefaultRate);
    return formula([rate](double) { return rate; });
}

CurvePtr odapiExponential(Parameters& parameters)
{
    const auto base =
        static_cast<float>(parameters.number("initial_learning_rate", kAny, kDefaultRate));
    const auto length =
        static_cast<float>(parameters.number("decay_steps", kPositive, kDefaultSteps));
    const auto factor = static_cast<float>(parameters.number("decay_factor", kAny, 0.95));
    const bool isStaircase = parameters.flag("staircase", true);
    const auto burnIn = parameters.number("burnin_steps", kCount, 0.0);
    const auto floor =
        static_cast<float>(parameters.number("min_learning_rate", kNotNegative, 0.0));
    auto burning = static_cast<float>(parameters.number("burnin_learning_rate", kAny, 0.0));
    if (burning == 0.0F)
        burning = base;
    return formula([=](double step) -> double {
        if (step < burnIn)
            return std::max(burning, floor);
        const float decays = static_cast<float>(step - burnIn) / length;
        return std::max(base * std::pow(factor, isStaircase ? std::floor(decays) : decays), floor);
    });
}

/// [[step, rate], ...], ascending.
std::vector<std::pair<double, double>> readDrops(Parameters& parameters)
{
    std::vector<std::pair<double, double>> drops;
    const nlohmann::json& list = parameters.value("schedule");
    bool isGood = list.is_array();
    for (const nlohmann::json& item : list) {
        const bool isPair =
            item.is_array() && item.size() == 2 && item[0].is_number() && item[1].is_number();
        if (!isPair || !(item[0].get<double>() > (drops.empty() ? 0.0 : drops.back().first))) {
            isGood = false;
            break;
        }
        drops.emplace_back(item[0].get<double>(), item[1].get<double>());
    }
    if (!isGood && !list.is_null())
        parameters.refuse(
            "schedule",
            FAULTLINE_TR_NOOP("Errors", "must be a list of [step, rate], steps ascending from 1"));
    return drops;
}

CurvePtr odapiSteps(Parameters& parameters)
{
    const double base = parameters.number("initial_learning_rate", kAny, kDefaultRate);
    const bool warmsUp = parameters.flag("warmup", false);
    return formula([base, warmsUp, drops = readDrops(parameters)](double step) {
        if (warmsUp && !drops.empty() && step < drops.front().first)
            return base + (drops.front().second - base) * step / drops.front().first;
        const auto next = std::upper_bound(
            drops.begin(), drops.end(), step,
            [](double value, const std::pair<double, double>& drop) { return value < drop.first; });
        return next == drops.begin() ? base : std::prev(next)->second;
    });
}

CurvePtr odapiCosine(Parameters& parameters)
{
    const double base = parameters.number("learning_rate_base", kAny, kDefaultRate);
    const double total = parameters.number("total_steps", kCount, kDefaultSteps);
    const double warm = parameters.number("warmup_learning_rate", kAny, 0.0002);
    const double warmup = parameters.number("warmup_steps", kCount, 10000.0);
    const double held = parameters.number("hold_base_rate_steps", kCount, 0.0);
    if (total < warmup)
        parameters.refuse("total_steps",
                          FAULTLINE_TR_NOOP("Errors", "must not be less than warmup_steps"));
    if (warmup > 0.0 && base < warm)
        parameters.refuse(
            "learning_rate_base",
            FAULTLINE_TR_NOOP("Errors", "must not be less than warmup_learning_rate"));
    const auto slope = static_cast<float>((base - warm) / std::max(warmup, 1.0));
    return formula([=](double step) -> double {
        if (step > total)
            return 0.0;
        if (step < warmup)
            return slope * static_cast<float>(step) + static_cast<float>(warm);
        if (held > 0.0 && step <= warmup + held)
            return static_cast<float>(base);
        const float share = static_cast<float>(std::numbers::pi * (step - warmup - held))
                            / static_cast<float>(total - warmup - held);
        return static_cast<float>(0.5 * base) * (1.0F + std::cos(share));
    });
}

} // namespace

Families odapiFamilies()
{
    return {{"constant_learning_rate", odapiConstant},
            {"exponential_decay_learning_rate", odapiExponential},
            {"manual_step_learning_rate", odapiSteps},
            {"cosine_decay_learning_rate", odapiCosine}};
}

} // namespace faultline::schedules
