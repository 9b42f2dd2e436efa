// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/rate_words.h"

#include "model/diagnosis/evidence/findings_of.h"
#include "model/schedules/schedule_shape.h"

#include <algorithm>
#include <array>
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
    std::vector<double> steps = plannedSteps(study, kSearched);
    // The peak of a long plan lies between even steps, where the chart marks it.
    for (const ScheduleMark& mark : scheduleMarks(*study.plan->schedule, steps.back() + 1.0)) {
        for (const double step : {mark.step - 1.0, mark.step}) {
            if (step >= 0.0 && step <= steps.back())
                steps.insert(std::lower_bound(steps.begin(), steps.end(), step), step);
        }
    }
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
    int offset = study.fit->offset;
    const bool isAfterTest = study.rangeTest && study.rangeTest->trainsFrom;
    if (isAfterTest && offset >= *study.rangeTest->trainsFrom && offset > 1) {
        offset -= static_cast<int>(*study.rangeTest->trainsFrom);
        const Quantity begin{static_cast<double>(*study.rangeTest->trainsFrom), Unit::Step};
        said = {FAULTLINE_TR_NOOP("Schedules", "%1, counted from step %2"),
                {NestedText(std::move(said)), begin}};
    }
    if (offset == 0)
        return said;
    return study.loggedClock == ScheduleClock::Epoch
               ? Text{FAULTLINE_TR_NOOP("Schedules", "%1, epochs counted from 1"),
                      {NestedText(std::move(said))}}
               : Text{FAULTLINE_TR_NOOP("Schedules", "%1, one step later than it was used"),
                      {NestedText(std::move(said))}};
}

/// Of a log that follows the planned schedule, but not as it is planned.
Text misstepText(const RateStudy& study)
{
    const std::string& tag = study.logged->tag;
    const LoggedFit& fit = *study.fit;
    const ScheduleClock planned = plannedClock(*study.plan);
    if (fit.clock != planned)
        return {
            FAULTLINE_TR_NOOP("Schedules", "%1: follows %2 counted in %3, planned in %4"),
            {tag, fit.family, NestedText(clockText(fit.clock)), NestedText(clockText(planned))}};
    const nlohmann::json frequency = scheduleValue(study.plan->spec, "frequency");
    if (!frequency.is_number() || frequency.get<double>() <= 1.0)
        return {FAULTLINE_TR_NOOP("Schedules", "%1: follows %2, but not as it is planned"),
                {tag, fit.family}};
    const Quantity every{frequency.get<double>(), Unit::None};
    return fit.clock == ScheduleClock::Epoch
               ? Text{FAULTLINE_TR_NOOP("Schedules", "%1: follows %2 stepped every epoch, planned "
                                                     "every %3 epochs"),
                      {tag, fit.family, every}}
               : Text{FAULTLINE_TR_NOOP("Schedules", "%1: follows %2 stepped every update, planned "
                                                     "every %3 updates"),
                      {tag, fit.family, every}};
}

/// Rules that judge the rate, or what a rate does to a loss.
constexpr std::array<std::string_view, 6> kRateRules{"learning-rate-off", "schedule-mismatch",
                                                     "loss-unstable",     "loss-diverged",
                                                     "loss-became-nan",   "update-size-off"};

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
    const std::string framework(scheduleFrameworkName(plan.spec.framework));
    Text schedule =
        plan.spec.family == plan.spec.framework
            ? verbatim(framework)
            : Text{FAULTLINE_TR_NOOP("Schedules", "%1 of %2"), {plan.spec.family, framework}};
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
    if (study.rangeTest && !study.rangeTest->trainsFrom)
        return {FAULTLINE_TR_NOOP("Schedules", "%1: raised by a range test"), {tag}};
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
    return withOffset(misstepText(study), study);
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

Text rangeTestText(const RangeTestRun& test)
{
    const RangeReading& reading = test.reading;
    Text said =
        reading.refusal.empty()
            ? Text{FAULTLINE_TR_NOOP("Schedules", "the loss falls from %1 on and rises from %2 on"),
                   {asQuantity(reading.low), asQuantity(reading.edge)}}
            : Text{FAULTLINE_TR_NOOP("Schedules", "not read: %1"), {NestedText(reading.refusal)}};
    if (!test.trainsFrom)
        return said;
    return {
        FAULTLINE_TR_NOOP("Schedules", "%1; a training follows from step %2 on"),
        {NestedText(std::move(said)), Quantity{static_cast<double>(*test.trainsFrom), Unit::Step}}};
}

Text usedText(const RateStudy& study)
{
    if (!(study.used > 0.0))
        return {};
    const Quantity used = asQuantity(study.used);
    if (!study.recommended)
        return {FAULTLINE_TR_NOOP("Schedules", "%1 at most"), {used}};
    if (study.used > study.recommended->high)
        return {FAULTLINE_TR_NOOP("Schedules", "%1 at most, above what fits"), {used}};
    if (study.used < study.recommended->low)
        return {FAULTLINE_TR_NOOP("Schedules", "%1 at most, below what fits"), {used}};
    return {FAULTLINE_TR_NOOP("Schedules", "%1 at most, within what fits"), {used}};
}

Text nothingFitsText(const RateStudy& study)
{
    if (study.rangeTest)
        return {FAULTLINE_TR_NOOP("Schedules", "unknown: %1"),
                {NestedText(study.rangeTest->reading.refusal)}};
    return FAULTLINE_TR_NOOP("Schedules", "unknown: there is neither a range test nor a reference "
                                          "for this model");
}

std::vector<const Finding*> rateFindings(const Training& training, const Diagnosis& diagnosis)
{
    return findingsOf(diagnosis, training, kRateRules);
}

} // namespace faultline
