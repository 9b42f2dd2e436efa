// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/rate_words.h"

#include "model/schedules/schedule_shape.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace faultline {

namespace {

constexpr double kSearched = 20000.0; // steps of a plan, for its peak

Quantity asQuantity(double rate)
{
    return {rate, Unit::None};
}

/// "0.01 at step 0, 0.04 at step 200, 0 at step 1,999".
Text courseOf(const RateStudy& study)
{
    const std::vector<double> steps = plannedSteps(study, kSearched);
    const std::vector<double> rates = study.plan->schedule->at(steps);
    const auto peak = std::max_element(rates.begin(), rates.end(),
                                       [](double a, double b) { return std::isnan(a) || a < b; });
    const std::set<std::size_t> told{0, static_cast<std::size_t>(peak - rates.begin()),
                                     rates.size() - 1};
    Text all;
    for (const std::size_t i : told) {
        Text one{FAULTLINE_TR_NOOP("Schedules", "%1 at step %2"),
                 {asQuantity(rates[i]), Quantity{steps[i], Unit::Step}}};
        all = i == 0 ? std::move(one)
                     : Text{FAULTLINE_TR_NOOP("Schedules", "%1, %2"),
                            {NestedText(std::move(all)), NestedText(std::move(one))}};
    }
    return all;
}

/// What the offset of a fit says, where it says something.
Text withOffset(Text said, const RateStudy& study)
{
    if (study.fit->offset == 0)
        return said;
    return study.loggedClock == ScheduleClock::Epoch
               ? Text{FAULTLINE_TR_NOOP("Schedules", "%1, epochs counted from 1"),
                      {NestedText(std::move(said))}}
               : Text{FAULTLINE_TR_NOOP("Schedules", "%1, one step later than it was used"),
                      {NestedText(std::move(said))}};
}

} // namespace

Text clockText(ScheduleClock clock)
{
    switch (clock) {
    case ScheduleClock::Update: return FAULTLINE_TR_NOOP("Schedules", "updates");
    case ScheduleClock::Batch: return FAULTLINE_TR_NOOP("Schedules", "batches");
    case ScheduleClock::Epoch: return FAULTLINE_TR_NOOP("Schedules", "epochs");
    }
    return {};
}

ScheduleClock plannedClock(const PlannedSchedule& plan)
{
    if (plan.spec.framework != "lightning")
        return plan.schedule->clock();
    const nlohmann::json interval = scheduleValue(plan.spec, "interval");
    return interval == "step" ? ScheduleClock::Update : ScheduleClock::Epoch;
}

std::vector<double> plannedSteps(const RateStudy& study, double most)
{
    return evenSteps(lastPlannedStep(study), most);
}

Text plannedText(const RateStudy& study)
{
    if (!study.plan)
        return FAULTLINE_TR_NOOP("Schedules", "no known schedule in the configuration");
    const PlannedSchedule& plan = *study.plan;
    Text schedule = plan.spec.family == plan.spec.framework
                        ? verbatim(plan.spec.family)
                        : Text{FAULTLINE_TR_NOOP("Schedules", "%1 of %2"),
                               {plan.spec.family, plan.spec.framework}};
    Text named =
        study.config
            ? Text{FAULTLINE_TR_NOOP("Schedules", "%1, %2: %3"),
                   {NestedText(std::move(schedule)), study.config->file.displayName, plan.path}}
            : std::move(schedule);
    if (!plan.schedule)
        return {FAULTLINE_TR_NOOP("Schedules", "%1; not evaluated: %2"),
                {NestedText(std::move(named)), NestedText(plan.problem)}};
    return {FAULTLINE_TR_NOOP("Schedules", "%1; %2 (steps are %3)"),
            {NestedText(std::move(named)), NestedText(courseOf(study)),
             NestedText(clockText(plan.schedule->clock()))}};
}

Text loggedText(const RateStudy& study)
{
    if (study.logged == nullptr)
        return FAULTLINE_TR_NOOP("Schedules", "no learning rate was logged");
    const std::string& tag = study.logged->tag;
    if (!study.fit)
        return {FAULTLINE_TR_NOOP("Schedules", "%1: no known schedule to compare it with"), {tag}};
    const LoggedFit& fit = *study.fit;
    if (fit.agrees)
        return withOffset({FAULTLINE_TR_NOOP("Schedules", "%1: as planned"), {tag}}, study);
    if (!fit.fits)
        return {FAULTLINE_TR_NOOP("Schedules", "%1: follows no schedule of this configuration; off "
                                               "by up to %2"),
                {tag, asQuantity(fit.maxError)}};
    if (fit.family != study.plan->spec.family)
        return withOffset({FAULTLINE_TR_NOOP("Schedules", "%1: follows %2, %3 is planned"),
                           {tag, fit.family, study.plan->spec.family}},
                          study);
    return withOffset(
        {FAULTLINE_TR_NOOP("Schedules", "%1: follows %2 counted in %3, planned in %4"),
         {tag, fit.family, NestedText(clockText(fit.clock)),
          NestedText(clockText(plannedClock(*study.plan)))}},
        study);
}

Text fitProofText(const LoggedFit& fit)
{
    if (fit.agrees || !fit.fits)
        return {};
    if (!std::isfinite(fit.plannedError))
        return {
            FAULTLINE_TR_NOOP("Schedules", "counted so, no logged value is off by more than %1"),
            {asQuantity(fit.maxError)}};
    return {FAULTLINE_TR_NOOP("Schedules", "counted so, no logged value is off by more than %1; as "
                                           "planned, values are off by up to %2"),
            {asQuantity(fit.maxError), asQuantity(fit.plannedError)}};
}

Text rangeTestText(const RangeReading& reading)
{
    if (!reading.refusal.empty())
        return {FAULTLINE_TR_NOOP("Schedules", "not read: %1"), {NestedText(reading.refusal)}};
    return {FAULTLINE_TR_NOOP("Schedules", "the loss falls from %1 on and rises from %2 on"),
            {asQuantity(reading.low), asQuantity(reading.edge)}};
}

} // namespace faultline
