// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/schedules/planned_schedule.h"

#include <limits>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace faultline {

/// Rates that a training logged, finite, steps ascending or not.
struct LoggedRates {
    std::span<const double> steps;
    std::span<const double> rates;
    ScheduleClock clock = ScheduleClock::Update; ///< what the steps of the log count
};

/// How logged rates relate to a plan. A scheduler that is stepped by another clock than its lengths
/// are counted in is the commonest mistake of all.
struct LoggedFit {
    std::string family;                          ///< of the framework; the planned one if it fits
    ScheduleClock clock = ScheduleClock::Update; ///< what the schedule counted in fact
    int offset = 0;        ///< the rate logged at step n is that of step n - offset
    double maxError = 0.0; ///< of any point, as a rate
    double peak = 0.0;     ///< highest rate of the plan at the logged steps
    bool fits = false;     ///< maxError is below 1e-4 of the peak
    bool agrees = false;   ///< fits, with the schedule and the clock that are planned
    /// maxError of the plan as it is planned, at its better offset; infinite if lengths are
    /// missing.
    double plannedError = std::numeric_limits<double>::infinity();
    ScheduleSpec spec = {}; ///< what was evaluated; of Lightning the scheduler alone
    bool endsEpoch = false; ///< an epoch's point has the rate of its last step, not of its first
};

/// The first that fits of the plan's schedule and the other schedules of its framework that take
/// the same parameters, on its own clock and the others, with offset 0 or 1; else the nearest.
/// Of more than 4096 points an even choice is compared. Nothing if fewer than three points were
/// logged, or the plan has no schedule; but the scheduler of a plan whose epochs have no known
/// length is held against the steps of the log, for it may have been stepped by them.
[[nodiscard]] std::optional<LoggedFit> fitLoggedRates(const PlannedSchedule& plan,
                                                      const LoggedRates& logged);

/// The rates that a fit says at logged steps, for a picture of it; NaN where it says none.
[[nodiscard]] std::vector<double> fittedRates(const LoggedFit& fit, const ClockLengths& lengths,
                                              std::span<const double> steps, ScheduleClock clock);

} // namespace faultline
