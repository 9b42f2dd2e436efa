// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/signals/speed_course.h"

#include <cstddef>
#include <optional>
#include <vector>

// Where speedCourses() takes its courses from: one function for each of the clocks that the files
// of a training have. They give courses at full length; speed_course.cpp shortens and judges them.
// Nobody else needs this header.
namespace faultline {

/// A course of fewer pieces tells nothing.
inline constexpr std::size_t kFewestCoursePieces = 4;

/// Of a signal whose tag calls it the time of a step or an epoch, the time since the start or a
/// rate.
[[nodiscard]] std::optional<SpeedCourse> loggedCourse(const Training& training,
                                                      const Signal& signal);

/// Times of the points themselves, without evaluations.
[[nodiscard]] std::optional<SpeedCourse> timedCourse(const Training& training);

/// Speeds that a console prints.
[[nodiscard]] std::optional<SpeedCourse> printedCourse(const Training& training);

/// Of progress bars. Nothing of bars that stand still now and then: periodic-stalls tells that.
[[nodiscard]] std::optional<SpeedCourse> barCourse(const ConsoleLog& log);

/// "images/sec: 412.0", "3210 tok/s": items a second, in lines of steps.
[[nodiscard]] std::vector<SpeedCourse> itemRateCourses(const ConsoleLog& log);

/// One line for each epoch that names how long it took. Of lines that begin alike: a line of an
/// evaluation beside it has another time.
[[nodiscard]] std::vector<SpeedCourse> epochLineCourses(const ConsoleLog& log);

} // namespace faultline
