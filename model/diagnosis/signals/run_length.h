// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <optional>

namespace faultline {

enum class LengthUnit { Epochs, Steps, ThousandImages };

/// How long a training was meant to be and how far its logs come, in one unit.
struct RunLength {
    LengthUnit unit = LengthUnit::Steps;
    double planned = 0.0;
    double done = 0.0;     ///< at least so much is missing as planned - done says
    double interval = 0.0; ///< from one place that was logged to the next
    Evidence plannedAt;    ///< where the length is told
    Evidence reachedAt;    ///< the last place

    [[nodiscard]] double share() const { return planned > 0.0 ? done / planned : 0.0; }
    /// All of it, but for what would not have been logged.
    [[nodiscard]] bool isWhole() const { return planned - done <= interval; }
};

/// What the logs of a training say of its end.
enum class LoggedEnd {
    NotSeen,
    Closed,       ///< the program says that it is done, or printed results behind the last place
    StoppedEarly, ///< early stopping, a time limit of its own
    InEpoch,      ///< breaks off within an epoch, where no program ends by itself
};

struct RunCourse {
    /// Nothing if the plan is not known, or not in the unit in which the logs count.
    std::optional<RunLength> length;
    LoggedEnd end = LoggedEnd::NotSeen;
    /// Where the end is told, or the last line; null: no console.
    const ConsoleLog* log = nullptr;
    std::size_t line = 0;
    /// The training may stop early by itself: a patience that it had the time to lose, or earlier
    /// trainings of the same log that ended before their plan while the program went on.
    bool mayStopEarly = false;
    /// The end is told, be it by a last place that is the end of the plan.
    [[nodiscard]] bool isEndSeen() const
    {
        return end == LoggedEnd::Closed || end == LoggedEnd::StoppedEarly
               || (length && length->isWhole());
    }

    bool hasPlace = false; ///< some line or series tells a step or an epoch
};

/// The plan comes from the consoles ("Epoch 3/90", "Iter [50/8000]", a bar over all steps), else
/// from configurations and from settings that were printed. Of several trainings in one log the
/// last counts. Linear in the text.
[[nodiscard]] RunCourse runCourse(const Training& training);

} // namespace faultline
