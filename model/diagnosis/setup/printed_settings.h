// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/console_log.h"
#include "model/core/read_monitor.h"
#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// A name of a setting in small letters, its words joined by "_".
[[nodiscard]] std::string settingName(std::string_view name);

/// A setting that a program printed.
struct PrintedSetting {
    std::string_view name;  ///< as written
    std::string key;        ///< settingName() of it
    std::string_view value; ///< without quotes; a list of numbers with its brackets
    std::string group;      ///< what it is nested in: "optimizer.SGD"; empty: nothing
    std::size_t line = 0;
};

/// What a log prints of settings in its first lines, whatever prints them: dictionaries and
/// Namespace(...), calls and what repr() makes of objects ("SGD(lr=0.1, momentum=0.9)"), also over
/// several lines; lines of assignments ("lr=0.1 epochs=5"); flags of a command; blocks of one
/// setting a line ("momentum: 0.9", "| momentum | 0.9 |", "momentum ..... 0.9"). Lines that tell
/// of a step or of results are left out. Views into the log. Linear in the text. Of no use if it
/// was cancelled.
[[nodiscard]] std::vector<PrintedSetting> printedSettings(
    const ConsoleLog& log, const ReadMonitor& monitor = SilentMonitor());

/// Fills in Training::printed, each log read once: rules ask for settings again and again. Of no
/// use if it was cancelled.
void readPrintedSettings(std::span<Training> trainings, const ReadMonitor& monitor);

/// What the log `index` of a training prints: of Training::printed, or read now where that was not
/// filled in. Never null.
[[nodiscard]] std::shared_ptr<const std::vector<PrintedSetting>> printedSettingsOf(
    const Training& training, std::size_t index);

} // namespace faultline
