// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedules/plateau.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline::schedules {

PlateauRules readPlateauRules(Parameters& parameters, const PlateauNames& names)
{
    PlateauRules rules;
    rules.isMax = parameters.word(names.mode, names.modes) != *names.modes.begin();
    rules.factor = parameters.number("factor", kBelowOne, 0.1);
    rules.patience = parameters.number("patience", kAny, 10.0);
    rules.threshold = parameters.number("threshold", names.threshold, 1e-4);
    rules.isAbsolute = parameters.word(names.thresholdMode, {"rel", "abs"}) == "abs";
    rules.cooldown = parameters.number("cooldown", kAny, 0.0);
    rules.floor = parameters.number(names.floor, kAny, 0.0);
    rules.smallestChange = parameters.number("eps", kAny, 1e-8);
    parameters.ignore({"verbose", "monitor"});
    return rules;
}

std::vector<double> plateauRates(const PlateauRules& rules, double rate,
                                 const std::vector<double>& metric)
{
    const double sign = rules.isMax ? 1.0 : -1.0;
    double best = -sign * rules.worst;
    double bad = 0.0;
    double cooling = 0.0;
    std::vector<double> rates{rate};
    rates.reserve(metric.size() + 1);
    for (const double value : metric) {
        const double limit = rules.isAbsolute ? best + sign * rules.threshold
                                              : best * (1.0 + sign * rules.threshold);
        if (rules.isMax ? value > limit : value < limit) {
            best = value;
            bad = 0.0;
        } else {
            bad += 1.0;
        }
        if (cooling > 0.0) {
            cooling -= 1.0;
            bad = 0.0;
        }
        if (bad > rules.patience) {
            const double lower = std::max(rate * rules.factor, rules.floor);
            if (rate - lower > rules.smallestChange)
                rate = lower;
            cooling = rules.cooldown;
            bad = 0.0;
        }
        rates.push_back(rate);
    }
    return rates;
}

std::vector<double> kerasPlateauRates(Parameters& parameters)
{
    const std::string mode = parameters.word("mode", {"auto", "min", "max"});
    const std::string monitor = parameters.text("monitor");
    const auto isRising = [&monitor](const char* part) {
        return monitor.find(part) != std::string::npos;
    };
    const bool isMax =
        mode == "max"
        || (mode == "auto"
            && (isRising("acc") || isRising("auc") || isRising("precision") || isRising("recall")));
    const double factor = parameters.number("factor", kBelowOne, 0.1);
    const double patience = parameters.number("patience", kAny, 10.0);
    const double margin = std::abs(parameters.number("min_delta", kAny, 1e-4));
    const double cooldown = parameters.number("cooldown", kAny, 0.0);
    const double floor = parameters.number("min_lr", kAny, 0.0);
    parameters.ignore({"verbose"});
    auto rate = static_cast<float>(parameters.number("base", kNotNegative));
    std::optional<float> best;
    double waited = 0.0;
    double cooling = 0.0;
    std::vector<double> rates{rate};
    for (const double value : parameters.series("metric")) {
        if (cooling > 0.0) {
            cooling -= 1.0;
            waited = 0.0;
        }
        const auto compared = static_cast<float>(isMax ? value - margin : value + margin);
        if (!best || (isMax ? compared > *best : compared < *best)) {
            best = static_cast<float>(value);
            waited = 0.0;
        } else if (!(cooling > 0.0)) {
            waited += 1.0;
            if (waited >= patience && rate > static_cast<float>(floor)) {
                rate = static_cast<float>(std::max(static_cast<double>(rate) * factor, floor));
                cooling = cooldown;
                waited = 0.0;
            }
        }
        rates.push_back(rate);
    }
    return rates;
}

CurvePtr tableCurve(std::vector<double> rates, ScheduleClock clock)
{
    return formula(
        [rates = std::move(rates)](double step) {
            const double last = static_cast<double>(rates.size()) - 1.0;
            return rates[static_cast<std::size_t>(std::min(std::floor(step), last))];
        },
        clock);
}

} // namespace faultline::schedules
