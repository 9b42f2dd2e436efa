// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/console_log.h"
#include "model/diagnosis/signals/stalls.h"

#include <vector>

namespace faultline {

/// From one state of the bars of a console to a later one, over steps that count on from bar to
/// bar.
struct BarInterval {
    double toStep = 0.0;
    double steps = 0.0;   ///< > 0
    double seconds = 0.0; ///< >= 0
    bool isExact = false; ///< else between whole seconds, two at least
};

/// Of several kinds of bars those with most states; what happens between two bars is left out.
[[nodiscard]] std::vector<BarInterval> barIntervals(const ConsoleLog& log);

/// Stalls as the progress bars of a console show them: the time that a bar says has passed, and how
/// far it came. Steps count on from bar to bar, times are seconds in bars, so what happens between
/// two bars (evaluations) is not in them. Of several kinds of bars those with most states are
/// judged. The period is that of the states in which stalls end: a bar is redrawn right behind one.
///
/// The usual step time is that of the fastest quarter of the steps, as stalls may take most of the
/// time; a stall is at least twice as long as its steps, longer than what a clock of whole seconds
/// may hide, and mostly followed by steps that are fast again: a training that gets slower for good
/// has none.
[[nodiscard]] Stalls findBarStalls(const ConsoleLog& log);

} // namespace faultline
