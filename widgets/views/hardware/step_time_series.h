// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/core/scalar_series.h"

#include <span>
#include <vector>

namespace faultline::ui {

/// Seconds per step, told by the wall times of a series alone: at each point whose step and time
/// both moved on, the time since the last such point divided by the steps since.
///
/// Several points of one step, or of one instant, make no value of their own. A step that goes
/// backwards (a restart) begins anew without a value: the pause is not step time. Where the
/// clock goes backwards, or a time is not finite, the value is NaN: it is unknown, and shown as
/// such. `sessionStarts` are the times, ascending, at which a process began: the time across one is
/// a pause, not step time, also where the steps go on. Linear in the points.
[[nodiscard]] ScalarSeries stepTimes(const ScalarSeries& logged,
                                     std::span<const double> sessionStarts = {});

/// When the processes of a run began: each opened an event file of its own.
[[nodiscard]] std::vector<double> sessionStarts(const Run& run);

/// The inverse, value by value.
[[nodiscard]] ScalarSeries stepRates(const ScalarSeries& secondsPerStep);

/// The scalar of the training itself (not of the machine) with the most points, which resolves
/// its time best; nullptr if it has none.
[[nodiscard]] const ScalarSeries* densestSeries(const Run& run);

} // namespace faultline::ui
