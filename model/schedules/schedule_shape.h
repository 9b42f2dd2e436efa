// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/schedules/schedule.h"

#include <cstdint>
#include <string>
#include <vector>

namespace faultline {

/// A place of a schedule that people talk about.
struct ScheduleMark {
    enum class Kind : std::uint8_t {
        WarmupEnd, ///< the first step after a rise from the beginning
        Drop,      ///< a step that lowers the rate at once to 0.6 of it or less
        Restart,   ///< a step that raises it at once by half or more
        End,       ///< the first step that is not planned any more
    };
    Kind kind = Kind::End;
    double step = 0.0;
    double before = 0.0; ///< rate of the step before
    double after = 0.0;  ///< rate of this one

    friend bool operator==(const ScheduleMark&, const ScheduleMark&) = default;
};

/// Of the steps [0, length), ascending. A schedule that jumps more than twelve times, or mostly by
/// less, is a staircase, whose stairs are no events: then only its warm-up and its end are marked.
[[nodiscard]] std::vector<ScheduleMark> scheduleMarks(const Schedule& schedule, double length);

/// Even steps of [0, last], about `most` of them, with both ends.
[[nodiscard]] std::vector<double> evenSteps(double last, double most);

/// How many steps of its clock a schedule is made for, by its parameters; 1000 if they do not say.
[[nodiscard]] double impliedLength(const ScheduleSpec& spec);

/// The parameters that a family needs, with values to begin from: for who has no configuration.
[[nodiscard]] ScheduleSpec exampleSchedule(const std::string& framework, const std::string& family);

/// The families whose example is a schedule: not those that follow a metric or chain others.
[[nodiscard]] std::vector<std::string> exampleFamilies(const std::string& framework);

} // namespace faultline
