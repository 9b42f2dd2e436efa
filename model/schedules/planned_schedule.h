// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"
#include "model/schedules/schedule.h"

#include <optional>
#include <string>

namespace faultline {

/// What is known of a training besides its configuration; 0 where not known.
struct ScheduleFacts {
    double batchesPerEpoch = 0.0; ///< of one process
    double images = 0.0;          ///< that an epoch trains with
    double worldSize = 0.0;       ///< processes
    double classes = 0.0;
    std::string release = {}; ///< of the framework, "8.3.1"; empty: not known
};

/// The schedule that a configuration asks for, as its framework would build it.
struct PlannedSchedule {
    ScheduleSpec spec;
    ClockLengths lengths;
    double worldSize = 0.0;           ///< 0: not known
    std::string path;                 ///< ConfigDocument::path() of what names it
    double epochs = 0.0;              ///< that the run is to take; 0: it counts steps, or not known
    double length = 0.0;              ///< steps of its clock that the run is to take; 0: not known
    std::optional<Schedule> schedule; ///< empty: `problem`
    Text problem;                     ///< why there is no schedule: what is missing or refused
};

/// What the parameters of a schedule say of the run itself; 0: nothing.
struct StatedLengths {
    double batchesPerEpoch = 0.0;
    double accumulation = 0.0; ///< batches that make an update
    double epochs = 0.0;
    double length = 0.0; ///< steps of its clock
};
[[nodiscard]] StatedLengths statedLengths(const ScheduleSpec& spec);

/// The same run with other parameters, whose lengths go before those of the run, or with another
/// schedule, which takes as long as the run does where that is known.
[[nodiscard]] PlannedSchedule withSchedule(const PlannedSchedule& run, ScheduleSpec spec);

/// Reads the schedule of a pipeline.config, of Ultralytics, of MMDetection 2 and 3, of detectron2's
/// YAML, of timm's and Lightning's, of Hugging Face's training arguments, of a Keras model or
/// optimizer. Nothing for a configuration that names none; a schedule of the user's own code is no
/// schedule that is known, and nothing is guessed.
[[nodiscard]] std::optional<PlannedSchedule> plannedSchedule(const ConfigDocument& config,
                                                             const ScheduleFacts& facts);

} // namespace faultline
