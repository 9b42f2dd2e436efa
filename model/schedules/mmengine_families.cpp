// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedules/chain.h"
#include "model/schedules/cycles.h"
#include "model/schedules/families.h"
#include "model/schedules/plateau.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

// mmengine.optim.scheduler (param_scheduler of MMDetection 3): each acts from "begin" to "end" of
// its own clock and changes the rate that it finds.

namespace faultline::schedules {

namespace {

constexpr double kMmengineForEver = 1e9; // mmengine's INF

/// What a scheduler knows besides its own parameters. Lengths are in its own clock.
struct Surroundings {
    double initial = 0.0; ///< rate that the optimizer was made with, or OneCycleLR's
    double scale = 1.0;   ///< what lengths in epochs are multiplied with
    double length = kMmengineForEver;
};

using MakeLink = Link (*)(Parameters&, Surroundings&);

struct MmengineScheduler {
    std::string_view name;
    MakeLink make;
};

/// "eta_min" or a ratio of the base rate.
double floorOf(Parameters& parameters, double base, bool isNeeded)
{
    const std::optional<double> floor = parameters.optional("eta_min");
    const std::optional<double> ratio = parameters.optional("eta_min_ratio");
    if ((floor && ratio) || (isNeeded && !floor && !ratio))
        parameters.refuse(
            "eta_min", FAULTLINE_TR_NOOP("Errors", "give eta_min or eta_min_ratio, one of them"));
    return floor ? *floor : base * ratio.value_or(0.0);
}

/// Half cosines from a share of the base rate each; after the last the rate stays.
Link mmengineRestarts(Parameters& parameters, Surroundings& around)
{
    std::vector<double> periods = parameters.numbers("periods", kPositiveCount);
    const std::vector<double> weights = parameters.numbers("restart_weights", kAny, {1.0});
    const double floor = floorOf(parameters, around.initial, true);
    if (periods.size() != weights.size() || periods.empty()) {
        parameters.refuse("restart_weights",
                          FAULTLINE_TR_NOOP("Errors", "must be as many as periods"));
        return {};
    }
    for (double& period : periods)
        period *= around.scale;
    std::vector<double> ends(periods.size());
    std::partial_sum(periods.begin(), periods.end(), ends.begin());
    const double base = around.initial;
    return {.advance =
                [=](double rate, double from, double to) {
                    to = std::min(to, ends.back() - 1.0);
                    if (to <= from)
                        return rate;
                    const auto index = static_cast<std::size_t>(
                        std::upper_bound(ends.begin(), ends.end(), to) - ends.begin());
                    const double begin = index == 0 ? 0.0 : ends[index - 1];
                    if (begin > from) {
                        rate = base * weights[index];
                        from = begin;
                    }
                    const double share = halfCosine((to - begin) / periods[index])
                                         / halfCosine((from - begin) / periods[index]);
                    return floor + (rate - floor) * share;
                },
            .scalesUpTo = -1.0};
}

constexpr MmengineScheduler kMmengineSchedulers[] = {
    {"StepLR",
     [](Parameters& p, Surroundings& around) {
         const double size = p.number("step_size", kPositiveCount) * around.scale;
         return geometric(p.number("gamma", kAny, 0.1),
                          [size](double count) { return floorDivide(count, size); });
     }},
    {"MultiStepLR",
     [](Parameters& p, Surroundings& around) {
         std::vector<double> milestones = p.numbers("milestones", kCount);
         for (double& milestone : milestones)
             milestone *= around.scale;
         std::sort(milestones.begin(), milestones.end());
         return geometric(p.number("gamma", kAny, 0.1),
                          [milestones = std::move(milestones)](double count) {
                              return static_cast<double>(
                                  std::upper_bound(milestones.begin(), milestones.end(), count)
                                  - milestones.begin());
                          });
     }},
    {"ConstantLR",
     [](Parameters& p, Surroundings& around) {
         return constantLink(p.number("factor", kShare, 1.0 / 3.0), around.length - 1.0);
     }},
    {"LinearLR",
     [](Parameters& p, Surroundings& around) {
         const double start = p.number("start_factor", kPositiveShare, 1.0 / 3.0);
         return linearLink(start, p.number("end_factor", kShare, 1.0), around.length - 1.0);
     }},
    {"ExponentialLR",
     [](Parameters& p, Surroundings&) {
         return geometric(p.number("gamma"), [](double count) { return count; });
     }},
    {"PolyLR",
     [](Parameters& p, Surroundings& around) {
         const double floor = p.number("eta_min", kAny, 0.0);
         return polynomialLink(floor, p.number("power", kAny, 1.0), around.length - 1.0);
     }},
    {"CosineAnnealingLR",
     [](Parameters& p, Surroundings& around) {
         const double written = p.number("T_max", kNotNegative, 0.0) * around.scale;
         const double period = written > 0.0 ? written : around.length;
         return cosineLink(around.initial, floorOf(p, around.initial, false), period);
     }},
    {"CosineRestartLR", mmengineRestarts},
    {"OneCycleLR",
     [](Parameters& p, Surroundings& around) {
         const double total = p.has("total_steps")
                                  ? p.number("total_steps", kPositiveCount) * around.scale
                                  : around.length;
         p.ignore({"total_steps"});
         OneCycle cycle = readOneCycle(p, p.number("eta_max", kAny, 0.0), total);
         around.initial = cycle.rates.front().from;
         return overwriting([cycle = std::move(cycle)](double count) {
             return count > cycle.total ? std::numeric_limits<double>::quiet_NaN()
                                        : cycle.at(count);
         });
     }},
};

const MmengineScheduler* findMmengineScheduler(std::string_view name)
{
    const auto* const found =
        std::find_if(std::begin(kMmengineSchedulers), std::end(kMmengineSchedulers),
                     [name](const MmengineScheduler& one) { return one.name == name; });
    return found == std::end(kMmengineSchedulers) ? nullptr : found;
}

/// What is common to all: from when to when it acts, and on which clock.
Link makeMmengineLink(const MmengineScheduler& scheduler, Parameters& parameters, double& initial,
                      double batches)
{
    const bool byEpoch = parameters.flag("by_epoch", true);
    const bool converts = parameters.flag("convert_to_iter_based", false);
    if (converts && !byEpoch)
        parameters.refuse("convert_to_iter_based",
                          FAULTLINE_TR_NOOP("Errors", "needs by_epoch to be true"));
    Surroundings around{.initial = initial, .scale = converts ? batches : 1.0};
    const double begin = std::floor(parameters.number("begin", kNotNegative, 0.0) * around.scale);
    const double written = parameters.number("end", kNotNegative, kMmengineForEver);
    const double end =
        written == kMmengineForEver ? kMmengineForEver : std::floor(written * around.scale);
    if (end <= begin)
        parameters.refuse("end", FAULTLINE_TR_NOOP("Errors", "must be more than begin"));
    around.length = end - begin;
    parameters.ignore({"last_step", "verbose", "param_name", "type"});
    Link link = scheduler.make(parameters, around);
    initial = around.initial;
    link.countsEpochs = byEpoch && !converts;
    link.begin = begin;
    link.end = end;
    return link;
}

CurvePtr mmenginePlateau(Parameters& parameters)
{
    PlateauRules rules = readPlateauRules(parameters, {.mode = "rule",
                                                       .modes = {"less", "greater"},
                                                       .thresholdMode = "threshold_rule",
                                                       .floor = "min_value",
                                                       .threshold = kNotNegative});
    rules.worst = kMmengineForEver;
    const double base = parameters.number("base");
    parameters.ignore({"monitor", "begin", "end", "by_epoch", "last_step", "verbose", "param_name",
                       "batches_per_epoch", "epochs"});
    return tableCurve(plateauRates(rules, base, parameters.series("metric")), ScheduleClock::Epoch);
}

} // namespace

bool isMmengineChain(std::string_view names)
{
    const std::vector<std::string> parts = splitNames(names);
    return parts.size() > 1 && std::all_of(parts.begin(), parts.end(), [](const auto& name) {
               return findMmengineScheduler(name) != nullptr;
           });
}

CurvePtr makeMmengineChain(std::string_view names, Parameters& parameters)
{
    double initial = parameters.number("base");
    const double rate = initial;
    const double batches = parameters.number("batches_per_epoch", kPositiveCount, 1.0);
    parameters.ignore({"epochs", "batches"});
    std::vector<Link> links;
    const std::vector<std::string> parts = splitNames(names);
    if (!parameters.has("schedulers")) {
        parameters.ignore({"schedulers"});
        for (const std::string& name : parts)
            links.push_back(
                makeMmengineLink(*findMmengineScheduler(name), parameters, initial, batches));
    } else {
        const nlohmann::json& list = parameters.value("schedulers");
        bool isGood = list.is_array() && list.size() == parts.size();
        for (std::size_t i = 0; isGood && i < list.size(); ++i) {
            isGood = list[i].is_array() && list[i].size() == 2 && list[i][0] == parts[i];
            if (!isGood)
                break;
            Parameters own(list[i][1], "schedulers[" + std::to_string(i) + "].");
            links.push_back(
                makeMmengineLink(*findMmengineScheduler(parts[i]), own, initial, batches));
            own.refuseUnasked(parts[i]);
            parameters.takeNested(own);
        }
        if (!isGood)
            parameters.refuse("schedulers",
                              {FAULTLINE_TR_NOOP("Errors", "must be a list of [name, {parameters}] "
                                                           "for the names in %1"),
                               {std::string(names)}});
    }
    if (parameters.problem())
        return nullptr;
    CurvePtr chain = std::make_unique<Chain>(rate, std::move(links), batches);
    chain->clock = ScheduleClock::Batch;
    return chain;
}

Families mmengineFamilies()
{
    Families families;
    for (const MmengineScheduler& scheduler : kMmengineSchedulers) {
        families.push_back({std::string(scheduler.name), [&scheduler](Parameters& parameters) {
                                return makeMmengineChain(scheduler.name, parameters);
                            }});
    }
    families.push_back({"ReduceOnPlateauLR", mmenginePlateau});
    return families;
}

} // namespace faultline::schedules
