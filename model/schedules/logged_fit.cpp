// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedules/logged_fit.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace faultline {

namespace {

constexpr double kFitting = 1e-4; // of the peak
constexpr std::size_t kMostCompared = 4096;
constexpr std::size_t kFewestLogged = 3;

/// A schedule, and the clock on which it is tried.
struct Hypothesis {
    const Schedule* schedule = nullptr;
    std::string family;
    ScheduleClock clock = ScheduleClock::Update;
    int offset = 0;
    bool endsEpoch = false; ///< an epoch's point has the rate of its last step, not of its first
};

struct Points {
    std::vector<double> steps;
    std::vector<double> rates;
    ScheduleClock clock = ScheduleClock::Update;
};

Points chosen(const LoggedRates& logged)
{
    Points points{.steps = {}, .rates = {}, .clock = logged.clock};
    const std::size_t count = std::min(logged.steps.size(), logged.rates.size());
    const std::size_t kept = std::min(count, kMostCompared);
    for (std::size_t i = 0; i < kept; ++i) {
        const std::size_t at = kept > 1 ? i * (count - 1) / (kept - 1) : 0;
        points.steps.push_back(logged.steps[at]);
        points.rates.push_back(logged.rates[at]);
    }
    return points;
}

/// The step of the schedule at a logged one; nothing if it takes lengths that are not known.
std::optional<double> stepOf(const Hypothesis& tried, double logged, ScheduleClock clock,
                             const ClockLengths& lengths)
{
    const double begin = logged - tried.offset + (tried.endsEpoch ? 1.0 : 0.0);
    const std::optional<double> step = onClock(begin, clock, tried.clock, lengths);
    if (!step)
        return std::nullopt;
    return tried.endsEpoch ? *step - 1.0 : std::floor(*step);
}

std::optional<LoggedFit> measured(const Hypothesis& tried, const Points& points,
                                  const ClockLengths& lengths)
{
    std::vector<double> steps;
    steps.reserve(points.steps.size());
    for (const double logged : points.steps) {
        const std::optional<double> step = stepOf(tried, logged, points.clock, lengths);
        if (!step)
            return std::nullopt;
        steps.push_back(std::max(*step, 0.0));
    }
    LoggedFit fit{.family = tried.family,
                  .clock = tried.clock,
                  .offset = tried.offset,
                  .endsEpoch = tried.endsEpoch};
    const std::vector<double> rates = tried.schedule->at(steps);
    for (std::size_t i = 0; i < rates.size(); ++i) {
        const double error = std::abs(rates[i] - points.rates[i]);
        fit.maxError = std::isnan(error) ? std::numeric_limits<double>::infinity()
                                         : std::max(fit.maxError, error);
        fit.peak = std::max(fit.peak, std::isnan(rates[i]) ? 0.0 : rates[i]);
    }
    fit.fits = fit.maxError <= kFitting * fit.peak;
    return fit;
}

/// Of a scheduler that its framework steps, the scheduler itself.
ScheduleSpec bareSpec(ScheduleSpec spec)
{
    if (spec.framework == "lightning") {
        spec.framework = "torch";
        for (const char* const key :
             {"interval", "frequency", "accumulate_grad_batches", "batches_per_epoch", "batches"})
            spec.parameters.erase(key);
        if (!spec.parameters.contains("steps_per_epoch")) // else they are OneCycleLR's own
            spec.parameters.erase("epochs");
    }
    return spec;
}

/// The planned schedule on its clock first.
std::vector<Hypothesis> hypotheses(const PlannedSchedule& plan, const Schedule& bare,
                                   ScheduleClock logged)
{
    std::vector<Hypothesis> tried;
    const auto add = [&](const Schedule& schedule, ScheduleClock clock) {
        for (const int offset : {0, 1}) {
            tried.push_back({&schedule, plan.spec.family, clock, offset, false});
            if (logged == ScheduleClock::Epoch && clock != ScheduleClock::Epoch)
                tried.push_back({&schedule, plan.spec.family, clock, offset, true});
        }
    };
    add(*plan.schedule, plan.schedule->clock());
    for (const ScheduleClock clock :
         {ScheduleClock::Update, ScheduleClock::Batch, ScheduleClock::Epoch}) {
        if (clock != plan.schedule->clock() || plan.spec.framework == "lightning")
            add(bare, clock);
    }
    return tried;
}

bool isBetter(const LoggedFit& fit, const std::optional<LoggedFit>& best)
{
    return !best || (fit.fits && !best->fits)
           || (fit.fits == best->fits && fit.maxError < best->maxError);
}

/// Of a plan in epochs whose length is not known: its scheduler as if it were stepped by what was
/// logged. A rate that hardly changes fits every clock and proves nothing.
std::optional<LoggedFit> fitWithoutLengths(const PlannedSchedule& plan, const Points& points)
{
    constexpr double kChanging = 0.01; // of the peak
    const auto [low, high] = std::minmax_element(points.rates.begin(), points.rates.end());
    const bool isOfEpochs = plan.spec.framework == "lightning"
                            && scheduleValue(plan.spec, "interval") == "epoch"
                            && scheduleValue(plan.spec, "frequency").is_null();
    if (!isOfEpochs || points.clock == ScheduleClock::Epoch || *high - *low < kChanging * *high)
        return std::nullopt;
    const ScheduleSpec spec = bareSpec(plan.spec);
    const Result<Schedule> schedule = Schedule::make(spec);
    if (!schedule)
        return std::nullopt;
    for (const int offset : {0, 1}) {
        const Hypothesis tried{&*schedule, spec.family, points.clock, offset, false};
        std::optional<LoggedFit> fit = measured(tried, points, plan.lengths);
        if (!fit || !fit->fits)
            continue;
        fit->spec = spec;
        return fit;
    }
    return std::nullopt;
}

} // namespace

std::optional<LoggedFit> fitLoggedRates(const PlannedSchedule& plan, const LoggedRates& logged)
{
    const Points points = chosen(logged);
    if (points.steps.size() < kFewestLogged)
        return std::nullopt;
    if (!plan.schedule)
        return fitWithoutLengths(plan, points);
    const ScheduleSpec spec = bareSpec(plan.spec);
    const Result<Schedule> made = Schedule::make(spec);
    const Schedule& bare = made ? *made : *plan.schedule;
    std::optional<LoggedFit> best;
    double plannedError = std::numeric_limits<double>::infinity();
    const std::vector<Hypothesis> own = hypotheses(plan, bare, points.clock);
    for (const Hypothesis& tried : own) {
        std::optional<LoggedFit> fit = measured(tried, points, plan.lengths);
        if (fit && tried.schedule == &*plan.schedule)
            plannedError = std::min(plannedError, fit->maxError);
        if (!fit || !isBetter(*fit, best))
            continue;
        fit->plannedError = plannedError;
        fit->agrees = fit->fits && tried.schedule == &*plan.schedule;
        fit->spec = tried.schedule == &*plan.schedule ? plan.spec : spec;
        best = std::move(fit);
        if (best->fits)
            return best;
    }
    for (const std::string& family : scheduleFamilies(spec.framework)) {
        ScheduleSpec other = spec;
        other.family = family;
        const Result<Schedule> schedule = Schedule::make(other);
        if (family == spec.family || !schedule)
            continue;
        for (const int offset : {0, 1}) {
            const Hypothesis tried{&*schedule, family, schedule->clock(), offset, false};
            std::optional<LoggedFit> fit = measured(tried, points, plan.lengths);
            if (!fit || !fit->fits)
                continue;
            fit->plannedError = plannedError;
            fit->spec = other;
            return fit;
        }
    }
    return best;
}

std::vector<double> fittedRates(const LoggedFit& fit, const ClockLengths& lengths,
                                std::span<const double> steps, ScheduleClock clock)
{
    constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
    const Result<Schedule> schedule = Schedule::make(fit.spec);
    if (!schedule)
        return std::vector<double>(steps.size(), kNone);
    const Hypothesis tried{&*schedule, fit.family, fit.clock, fit.offset, fit.endsEpoch};
    std::vector<double> own;
    own.reserve(steps.size());
    for (const double step : steps) {
        const std::optional<double> at = stepOf(tried, step, clock, lengths);
        own.push_back(at ? std::max(*at, 0.0) : kNone);
    }
    return schedule->at(own);
}

} // namespace faultline
