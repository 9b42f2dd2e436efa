// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/core/result.h"
#include "model/lessons/lesson.h"
#include "model/schedules/schedule.h"
#include "model/vram/estimate.h"

#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// A number that a model gives at one setting of a knob.
struct KnobFigure {
    Text label;
    Quantity value;
};

/// What the model behind a knob says at one setting.
struct KnobOutcome {
    std::vector<KnobFigure> figures;          ///< the one that is asked about first
    std::vector<vram::ComponentBytes> memory; ///< of a memory plan, what the peak is made of
    double gpuBytes = 0.0;                    ///< of the plan's GPU; 0: none
    std::vector<double> curve;                ///< rate or loss, at even distances
    double lastStep = 0.0;                    ///< of the curve
    bool isLogarithmic = false;               ///< how the curve is best drawn
};

/// The plan with the parameter of the knob at a value.
[[nodiscard]] LessonPlan planAt(const LessonKnob& knob, std::string_view value);
/// Values to turn to: the choices, or `steps` values from one end to the other, whole ones where
/// the parameter is a count.
[[nodiscard]] std::vector<std::string> knobValues(const LessonKnob& knob, std::size_t steps = 101);

/// The memory plan of a knob; fails for a plan without a model, and for what the model refuses.
struct KnobMemoryPlan {
    std::string model;
    vram::TrainingSetup setup;
    vram::Gpu gpu; ///< without a name: none
};
[[nodiscard]] Result<KnobMemoryPlan> memoryPlan(const LessonPlan& plan);

/// The schedule of a knob; what is wrong with it Schedule::make() says.
[[nodiscard]] ScheduleSpec scheduleSpec(const LessonPlan& plan);

/// Asks the model. Kinds View and Runs have none: an empty outcome. Milliseconds; any thread.
[[nodiscard]] Result<KnobOutcome> turnKnob(const LessonKnob& knob, std::string_view value,
                                           const ReadMonitor& monitor);

} // namespace faultline
