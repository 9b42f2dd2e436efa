// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/setup/training_recipe.h"
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
};

/// A rate that fits a training, with the band in which others fit as well.
struct RecommendedRate {
    double rate = 0.0;
    double low = 0.0;
    double high = 0.0;
    Text reason;
};

/// The rate of a reference scaled to the batch of a training: by its gradient noise scale where two
/// norms were logged, else linearly for SGD and by the root for adaptive optimizers, within a
/// factor of two for each factor of four of batch. The one rate that rules, fixes and pages name.
[[nodiscard]] RecommendedRate scaledReference(const Training& training,
                                              const TrainingRecipe& recipe,
                                              const ReferenceRecipe& reference);

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
    std::optional<LoggedFit> fit;
    std::optional<RangeTestRun> rangeTest;
    /// From the range test, else scaledReference(). Nothing if neither is known.
    std::optional<RecommendedRate> recommended;
    RateStability stability;
};
[[nodiscard]] RateStudy studyRate(const Training& training);

/// The schedule of the first configuration that names one, with what is known of its training.
[[nodiscard]] std::optional<PlannedSchedule> plannedScheduleOf(const Training& training,
                                                               ConfigDocumentPtr* config = nullptr);
/// Nothing for a training that is none, which a warm-up does not make one.
[[nodiscard]] std::optional<RangeTestRun> findRangeTest(const Training& training);

} // namespace faultline
