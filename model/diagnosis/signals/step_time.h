// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace faultline {

/// How long a step of a training took, and where that is from.
struct MeasuredStepTime {
    double seconds = 0.0; ///< median, over the whole training
    std::string training; ///< Training::name
    std::string tag;      ///< the series whose times or values were taken
    std::size_t measurements = 0;
};

/// From the wall times between logged steps; where those are too coarse or missing, from the
/// steps per second that the training logged itself. Nothing if fewer than three measurements are
/// there. It is what passed on the clock, waiting for input included.
/// By the series in which the program logs its steps per second itself, from `fewest` values on.
[[nodiscard]] std::optional<MeasuredStepTime> loggedStepTime(const Training& training,
                                                             std::size_t fewest);

[[nodiscard]] std::optional<MeasuredStepTime> measuredStepTime(const Training& training);

/// Of the training with the most measurements.
[[nodiscard]] std::optional<MeasuredStepTime> measuredStepTime(std::span<const Training> trainings);

} // namespace faultline
