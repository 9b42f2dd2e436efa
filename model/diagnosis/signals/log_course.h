// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/console_log.h"
#include "model/core/read_monitor.h"
#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace faultline {

/// How one count went through a log.
struct CountCourse {
    bool isSeen = false;
    bool isFractional = false; ///< "epoch 0.31"
    double first = 0.0;
    double last = 0.0;
    std::optional<double> whole; ///< as the last line has it
    double interval = 0.0;       ///< the largest of the last ones, from place to place
    std::size_t restarts = 0;    ///< it went back
    std::size_t firstLine = 0;   ///< index of a line of the log
    std::size_t lastLine = 0;
};

/// The way of the last training of a console through its epochs and steps.
struct LogCourse {
    CountCourse epochs;
    CountCourse inEpoch; ///< of the present epoch, where its lines tell the place in it
    CountCourse steps;   ///< of lines that name no epoch
    CountCourse bar;     ///< over all steps: losses are printed while it runs, and it runs once
    CountCourse kimg;
    std::size_t lastSign = 0;   ///< line of the last place, loss or bar
    bool hasSign = false;       ///< there is such a line
    std::size_t linesAfter = 0; ///< that hold text, behind it
    bool endsInEpoch = false;   ///< its last line is the head of an epoch, or a bar half way
    bool hasHabit = false;      ///< an earlier training of the log ended before its plan as well
    std::optional<std::size_t> closing;   ///< line that says that the training is done
    std::optional<std::size_t> earlyStop; ///< line that says that it stops early
    bool mentionsEarlyStop = false;       ///< some line does, be it only of the setting

    /// Some line tells an epoch or a step that was come to.
    [[nodiscard]] bool hasPlace() const;
    /// Epochs that were done, at most: a log that counts from 0 may have done one more than it
    /// says.
    [[nodiscard]] double epochsDone() const;
};

/// Fills in Training::courses, each log followed once: rules ask again and again, and a log may
/// hold a gigabyte. Linear in the text. Of several ranks the lowest is followed. Of no use if it
/// was cancelled.
void followLogs(std::span<Training> trainings, const ReadMonitor& monitor);

/// Whether a log of the training says that it stopped before its plan by a rule of its own: the
/// validation no longer improved, a time limit that the program keeps.
[[nodiscard]] bool stoppedEarly(const Training& training);

} // namespace faultline
