// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/scalar_series.h"
#include "model/diagnosis/environment/training_framework.h"
#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/signals/rate_study.h"
#include "model/schedules/schedule_shape.h"

#include <memory>
#include <string>
#include <vector>

namespace faultline {

using RateSeriesPtr = std::shared_ptr<const ScalarSeries>;

/// A schedule over the steps of an axis.
struct DrawnSchedule {
    RateSeriesPtr rates;             ///< null: `missing`
    std::vector<ScheduleMark> marks; ///< in steps of the axis
    Text missing;                    ///< why it cannot be drawn
};

/// What there is to draw of the learning rate of one training, all on the same steps. Pointers are
/// owned by the training.
struct RatePicture {
    RateStudy study;
    Framework framework = Framework::Unknown;   ///< that trains
    bool isAdaptive = false;                    ///< the optimizer is known and is another than SGD
    ScheduleClock axis = ScheduleClock::Update; ///< what its steps count
    DrawnSchedule planned;
    RateSeriesPtr logged; ///< null: nothing was
    RateSeriesPtr fitted; ///< what the log follows in fact; null where that is the plan, or nothing
    const Signal* lossSignal = nullptr;
    RateSeriesPtr loss; ///< null: none, or its steps cannot be brought onto the axis
    const Signal* gradientSignal = nullptr;
    RateSeriesPtr gradient;
};
[[nodiscard]] RatePicture ratePicture(const Training& training);

/// A schedule that is tried out beside that of a training, or without one.
struct TriedSchedule {
    ScheduleSpec spec;
    PlannedSchedule plan; ///< with the lengths and the file of the training's own
    DrawnSchedule drawn;
    std::optional<LoggedFit> fit; ///< of the log by it; nothing without a log
    RateSeriesPtr fitted;         ///< as RatePicture::fitted
    /// What it takes in the user's file, where the family is that of the file.
    std::vector<ConfigEdit> edits;
    std::vector<std::string> notInFile; ///< changed parameters that are no fields of it
};
/// `beside`: the picture that it is drawn into; null: there is none.
[[nodiscard]] TriedSchedule trySchedule(const ScheduleSpec& spec, const RatePicture* beside);

} // namespace faultline
