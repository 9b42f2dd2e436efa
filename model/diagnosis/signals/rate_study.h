// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/setup/fitting_rate.h"
#include "model/diagnosis/training/learning_curve.h"
#include "model/diagnosis/training/training.h"
#include "model/schedules/logged_fit.h"
#include "model/schedules/planned_schedule.h"
#include "model/schedules/range_test.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace faultline {

/// A range test among the runs of a training: the rate was raised until the loss broke.
struct RangeTestRun {
    const Signal* rate = nullptr; ///< owned by the training
    RangeReading reading;
    /// The first step of a training that follows in the same run; nothing if it ends with the test.
    std::optional<std::int64_t> trainsFrom = std::nullopt;
};

/// What the log says about the largest rate that the training tolerates.
struct RateStability {
    enum class State : std::uint8_t { Unknown, Stable, Near, Beyond };
    State state = State::Unknown;
    Text reason;
};
[[nodiscard]] std::string_view toString(RateStability::State state);

/// Everything about the learning rate of one training. Pointers are owned by the training.
struct RateStudy {
    ConfigDocumentPtr config; ///< that names the schedule; null: none does
    std::optional<PlannedSchedule> plan;
    const Signal* logged = nullptr;
    LearningCurve rates; ///< of `logged`
    ScheduleClock loggedClock = ScheduleClock::Update;
    std::optional<LoggedFit> fit; ///< of what was logged after a range test, if there is one
    std::optional<RangeTestRun> rangeTest;
    /// From the range test, else scaledReference(). Nothing if neither is known.
    std::optional<RecommendedRate> recommended;
    /// The highest rate that was logged (after a range test), else as stated; 0: not known.
    double used = 0.0;
    Text outside; ///< it is far outside of what its optimizer takes; empty: it is not
    RateStability stability;
};
[[nodiscard]] RateStudy studyRate(const Training& training);
RateStudy studyRate(const Training&&) = delete; // the study would outlive what it points to

/// The last step of a plan that has a schedule, on its clock, or how far was logged; 0 where
/// neither is known.
[[nodiscard]] double lastPlannedStep(const RateStudy& study);

/// The schedule of the first configuration that names one, with what is known of its training.
[[nodiscard]] std::optional<PlannedSchedule> plannedScheduleOf(const Training& training,
                                                               ConfigDocumentPtr* config = nullptr);
/// Nothing for a training that is none, which a warm-up does not make one.
[[nodiscard]] std::optional<RangeTestRun> findRangeTest(const Training& training);

} // namespace faultline
