// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/console_log.h"
#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace faultline {

/// How long a step took at one line of a log.
struct PrintedSpeed {
    std::size_t line = 0;
    double seconds = 0.0; ///< per step
};

/// Speeds that a console printed, of one kind of line, in their order.
struct PrintedSpeeds {
    const ConsoleLog* log = nullptr;
    std::vector<PrintedSpeed> all;
};

/// "9.7it/s", "187ms/step", "0.21 sec/step", "3.4 s/it": seconds per step. Nothing if the line
/// names none.
[[nodiscard]] std::optional<double> secondsPerStepIn(std::string_view text);

/// Of the log with most of them. A bar counts when it has come to its end; bars and counts of
/// another length (evaluations, downloads) are left out. Linear in the text.
[[nodiscard]] PrintedSpeeds printedSpeeds(const Training& training);

} // namespace faultline
