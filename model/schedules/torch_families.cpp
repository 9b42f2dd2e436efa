// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedules/chain.h"
#include "model/schedules/cycles.h"
#include "model/schedules/families.h"
#include "model/schedules/plateau.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace faultline::schedules {

namespace {

/// The rates of an optimizer as schedulers that are made one after the other find and leave them.
struct TorchRates {
    double rate = 0.0;             ///< what the first step finds
    std::optional<double> initial; ///< "initial_lr": set once, or by OneCycleLR
    bool isSequence = false;       ///< SequentialLR makes the first step of each anew
};

struct TorchPart {
    Link link;
    double last = std::numeric_limits<double>::infinity();
};

double countUpTo(const std::vector<double>& sorted, double value)
{
    return static_cast<double>(std::upper_bound(sorted.begin(), sorted.end(), value)
                               - sorted.begin());
}

TorchPart torchMilestones(Parameters& parameters)
{
    std::vector<double> milestones =
        parameters.numbers("milestones", {.low = 0.0, .isWhole = true});
    std::sort(milestones.begin(), milestones.end());
    const double gamma = parameters.number("gamma", kAny, 0.1);
    return {geometric(gamma, [milestones = std::move(milestones)](double count) {
        return countUpTo(milestones, count);
    })};
}

TorchPart torchWarmRestarts(Parameters& parameters, double base)
{
    const double first = parameters.number("T_0", kPositiveCount);
    const double growth = parameters.number("T_mult", kPositiveCount, 1.0);
    const double floor = parameters.number("eta_min", kAny, 0.0);
    return {overwriting([=](double step) {
        double period = first;
        if (growth == 1.0) {
            step = std::fmod(step, period);
        } else {
            for (; step >= period; period *= growth)
                step -= period;
        }
        return floor + (base - floor) * (1.0 + std::cos(std::numbers::pi * step / period)) / 2.0;
    })};
}

OneCycle torchOneCycle(Parameters& parameters)
{
    double total = 1.0;
    if (parameters.has("total_steps"))
        total = parameters.number("total_steps", kPositiveCount);
    else if (parameters.has("epochs") || parameters.has("steps_per_epoch"))
        total = parameters.number("epochs", kPositiveCount)
                * parameters.number("steps_per_epoch", kPositiveCount);
    else
        (void)parameters.number("total_steps", kPositiveCount);
    parameters.ignore({"total_steps", "epochs", "steps_per_epoch"});
    OneCycle cycle = readOneCycle(parameters, parameters.number("max_lr"), total);
    cycle.setsMomentum = parameters.flag("cycle_momentum", true);
    const double low = parameters.number("base_momentum", kAny, 0.85);
    const double high = parameters.number("max_momentum", kAny, 0.95);
    cycle.momenta = cycle.rates;
    for (std::size_t i = 0; i < cycle.momenta.size(); ++i) {
        cycle.momenta[i].from = i == 1 ? low : high;
        cycle.momenta[i].to = i == 0 ? low : high;
    }
    return cycle;
}

using MakePart = TorchPart (*)(Parameters&, TorchRates&);

/// A scheduler by itself; also in SequentialLR and ChainedScheduler.
struct TorchScheduler {
    std::string_view name;
    MakePart make;
};

constexpr TorchScheduler kTorchSchedulers[] = {
    {"StepLR",
     [](Parameters& p, TorchRates&) {
         const double size = p.number("step_size", kPositive);
         return TorchPart{geometric(p.number("gamma", kAny, 0.1),
                                    [size](double count) { return floorDivide(count, size); })};
     }},
    {"MultiStepLR", [](Parameters& p, TorchRates&) { return torchMilestones(p); }},
    {"ConstantLR",
     [](Parameters& p, TorchRates&) {
         const double factor = p.number("factor", kShare, 1.0 / 3.0);
         return TorchPart{constantLink(factor, p.number("total_iters", kCount, 5.0))};
     }},
    {"LinearLR",
     [](Parameters& p, TorchRates&) {
         const double start = p.number("start_factor", kPositiveShare, 1.0 / 3.0);
         const double end = p.number("end_factor", kShare, 1.0);
         return TorchPart{linearLink(start, end, p.number("total_iters", kCount, 5.0))};
     }},
    {"ExponentialLR",
     [](Parameters& p, TorchRates&) {
         return TorchPart{geometric(p.number("gamma"), [](double count) { return count; })};
     }},
    {"PolynomialLR",
     [](Parameters& p, TorchRates&) {
         const double power = p.number("power", kAny, 1.0);
         return TorchPart{polynomialLink(0.0, power, p.number("total_iters", kCount, 5.0))};
     }},
    {"CosineAnnealingLR",
     [](Parameters& p, TorchRates& rates) {
         const double period = p.number("T_max", kPositive);
         return TorchPart{cosineLink(*rates.initial, p.number("eta_min", kAny, 0.0), period)};
     }},
    {"CosineAnnealingWarmRestarts",
     [](Parameters& p, TorchRates& rates) { return torchWarmRestarts(p, *rates.initial); }},
    {"OneCycleLR",
     [](Parameters& p, TorchRates& rates) {
         OneCycle cycle = torchOneCycle(p);
         rates.initial = cycle.rates.front().from;
         const double last = cycle.total;
         return TorchPart{
             overwriting([cycle = std::move(cycle)](double step) { return cycle.at(step); }), last};
     }},
    {"CyclicLR",
     [](Parameters& p, TorchRates& rates) {
         Cyclic cycle(p);
         // While it is made, its base is that of the first scheduler of the optimizer.
         const double made = rates.isSequence ? cycle.baseRate() : *rates.initial;
         rates.rate = cycle.baseRate();
         return TorchPart{overwriting([cycle = std::move(cycle), made](double step) {
             return step == 0.0 ? made : cycle.at(step);
         })};
     }},
};

const TorchScheduler* findTorchScheduler(std::string_view name)
{
    const auto* const found =
        std::find_if(std::begin(kTorchSchedulers), std::end(kTorchSchedulers),
                     [name](const TorchScheduler& one) { return one.name == name; });
    return found == std::end(kTorchSchedulers) ? nullptr : found;
}

TorchPart makePart(const TorchScheduler& scheduler, Parameters& parameters, TorchRates& rates)
{
    parameters.ignore({"last_epoch", "verbose"});
    if (scheduler.name == "CyclicLR" && !rates.initial)
        rates.initial = parameters.number("base_lr");
    if (!rates.initial)
        rates.initial = rates.rate;
    return scheduler.make(parameters, rates);
}

/// The rate that the optimizer was made with. OneCycleLR and CyclicLR do not care.
double baseOf(Parameters& parameters, std::string_view name)
{
    const bool isSet = name == "OneCycleLR" || name == "CyclicLR";
    return isSet ? parameters.number("base", kAny, 1e-3) : parameters.number("base");
}

CurvePtr chainOf(std::vector<TorchPart> parts, double rate)
{
    std::vector<Link> links;
    double last = std::numeric_limits<double>::infinity();
    for (TorchPart& part : parts) {
        last = std::min(last, part.last);
        links.push_back(std::move(part.link));
    }
    auto chain = std::make_unique<Chain>(rate, std::move(links));
    chain->last = std::min(chain->last, last);
    return chain;
}

/// "schedulers": [["LinearLR", {...}], ...], each read by `take`.
template <typename Take>
void readSchedulers(Parameters& parameters, TorchRates& rates, Take take)
{
    constexpr std::size_t kMostSchedulers = 1000;
    const nlohmann::json& list = parameters.value("schedulers");
    const Text form =
        FAULTLINE_TR_NOOP("Errors", "must be a list of [name, {parameters}], at least one");
    if (!list.is_array() || list.empty() || list.size() > kMostSchedulers) {
        parameters.refuse("schedulers", form);
        return;
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
        const nlohmann::json& item = list[i];
        if (!item.is_array() || item.size() != 2 || !item[0].is_string()) {
            parameters.refuse("schedulers", form);
            return;
        }
        const std::string name = item[0].get<std::string>();
        const TorchScheduler* const scheduler = findTorchScheduler(name);
        if (scheduler == nullptr) {
            parameters.refuse(
                "schedulers",
                {FAULTLINE_TR_NOOP("Errors", "%1 is no scheduler that can stand here"), {name}});
            return;
        }
        Parameters own(item[1], "schedulers[" + std::to_string(i) + "].");
        take(makePart(*scheduler, own, rates));
        own.refuseUnasked(name);
        parameters.takeNested(own);
    }
}

/// Parts one after the other, each from the base rate and from its own 0 on.
class Sequence final : public Curve {
public:
    Sequence(std::vector<CurvePtr> parts, std::vector<double> milestones)
        : m_parts(std::move(parts)), m_milestones(std::move(milestones))
    {
        for (std::size_t i = 0; i < m_parts.size(); ++i) {
            const double begin = i == 0 ? 0.0 : m_milestones[i - 1];
            const bool isLeft =
                i + 1 < m_parts.size() && m_milestones[i] <= begin + m_parts[i]->last;
            if (!isLeft) {
                last = begin + m_parts[i]->last;
                return;
            }
        }
    }

    void fill(std::span<const double> steps, std::span<double> rates) const override
    {
        for (std::size_t at = 0; at < steps.size();) {
            const auto part = static_cast<std::size_t>(countUpTo(m_milestones, steps[at]));
            const double begin = part == 0 ? 0.0 : m_milestones[part - 1];
            std::vector<double> own;
            for (std::size_t i = at; i < steps.size(); ++i) {
                if (part < m_milestones.size() && steps[i] >= m_milestones[part])
                    break;
                own.push_back(steps[i] - begin);
            }
            m_parts[part]->fill(own, rates.subspan(at, own.size()));
            at += own.size();
        }
    }

private:
    std::vector<CurvePtr> m_parts;
    std::vector<double> m_milestones;
};

CurvePtr makeSequential(Parameters& parameters)
{
    TorchRates rates{.rate = parameters.number("base"), .initial = {}, .isSequence = true};
    std::vector<TorchPart> made;
    std::vector<double> starts;
    readSchedulers(parameters, rates, [&](TorchPart part) {
        made.push_back(std::move(part));
        starts.push_back(rates.initial.value_or(rates.rate));
    });
    // The first one goes on from what the optimizer has when all are made.
    if (!starts.empty())
        starts.front() = starts.back();
    std::vector<CurvePtr> parts;
    for (std::size_t i = 0; i < made.size(); ++i) {
        std::vector<TorchPart> one;
        one.push_back(std::move(made[i]));
        parts.push_back(chainOf(std::move(one), starts[i]));
    }
    std::vector<double> milestones = parameters.numbers("milestones", kCount);
    parameters.ignore({"last_epoch", "verbose"});
    if (milestones.size() + 1 != parts.size()
        || !std::is_sorted(milestones.begin(), milestones.end()))
        parameters.refuse("milestones",
                          FAULTLINE_TR_NOOP("Errors", "must ascend, one less than schedulers"));
    if (parameters.problem())
        return nullptr;
    return std::make_unique<Sequence>(std::move(parts), std::move(milestones));
}

CurvePtr makeChained(Parameters& parameters)
{
    TorchRates rates{.rate = parameters.number("base"), .initial = {}};
    std::vector<TorchPart> parts;
    readSchedulers(parameters, rates, [&](TorchPart part) { parts.push_back(std::move(part)); });
    parameters.ignore({"optimizer"});
    return chainOf(std::move(parts), rates.rate);
}

CurvePtr makeTorchPlateau(Parameters& parameters)
{
    const PlateauRules rules = readPlateauRules(parameters);
    const double base = parameters.number("base");
    return tableCurve(plateauRates(rules, base, parameters.series("metric")), ScheduleClock::Epoch);
}

CurvePtr momentumOfOneCycle(Parameters& parameters)
{
    (void)baseOf(parameters, "OneCycleLR");
    OneCycle cycle = torchOneCycle(parameters);
    if (!cycle.setsMomentum)
        parameters.refuse("cycle_momentum",
                          FAULTLINE_TR_NOOP("Errors", "is off: the momentum is not scheduled"));
    const double last = cycle.total;
    CurvePtr curve =
        formula([cycle = std::move(cycle)](double step) { return cycle.momentumAt(step); });
    curve->last = last;
    return curve;
}

CurvePtr momentumOfCyclic(Parameters& parameters)
{
    (void)baseOf(parameters, "CyclicLR");
    if (!parameters.flag("cycle_momentum", true))
        parameters.refuse("cycle_momentum",
                          FAULTLINE_TR_NOOP("Errors", "is off: the momentum is not scheduled"));
    return formula([cycle = Cyclic(parameters)](double step) { return cycle.momentumAt(step); });
}

} // namespace

std::vector<std::string> splitNames(std::string_view names)
{
    std::vector<std::string> parts;
    for (std::size_t at = 0; at <= names.size();) {
        const std::size_t end = std::min(names.find('+', at), names.size());
        parts.emplace_back(names.substr(at, end - at));
        at = end + 1;
    }
    return parts;
}

bool isTorchChain(std::string_view names)
{
    const std::vector<std::string> parts = splitNames(names);
    return parts.size() > 1 && std::all_of(parts.begin(), parts.end(), [](const auto& name) {
               return findTorchScheduler(name) != nullptr;
           });
}

CurvePtr makeTorchChain(std::string_view names, Parameters& parameters)
{
    TorchRates rates{.rate = baseOf(parameters, names), .initial = {}};
    std::vector<TorchPart> parts;
    for (const std::string& name : splitNames(names))
        parts.push_back(makePart(*findTorchScheduler(name), parameters, rates));
    return chainOf(std::move(parts), rates.rate);
}

Families torchFamilies()
{
    Families families;
    for (const TorchScheduler& scheduler : kTorchSchedulers) {
        families.push_back({std::string(scheduler.name), [&scheduler](Parameters& parameters) {
                                return makeTorchChain(scheduler.name, parameters);
                            }});
    }
    families.push_back({"SequentialLR", makeSequential});
    families.push_back({"ChainedScheduler", makeChained});
    families.push_back({"ReduceLROnPlateau", makeTorchPlateau});
    families.push_back({"OneCycleLR.momentum", momentumOfOneCycle});
    families.push_back({"CyclicLR.momentum", momentumOfCyclic});
    return families;
}

} // namespace faultline::schedules
