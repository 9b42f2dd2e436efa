// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/console_digest.h"

namespace faultline::ui {

/// What stands left of the text of a log.
enum class LogTimes { Hidden, OfDay, Relative };

/// Where the parts of a row of a log go, in pixels from the left edge: a value, so that it can be
/// tested without painting. A column that is not shown has no width.
struct LogColumns {
    struct Column {
        int left = 0;
        int width = 0;

        [[nodiscard]] bool holds(int x) const { return x >= left && x < left + width; }
    };
    Column mark; ///< icon of an event, or the letter of the level
    Column number;
    Column time;
    Column rank;
    Column fold;
    int text = 0; ///< the text begins here and goes on to the right edge

    /// `charWidth`: of the fixed-width font. `digits`: of the largest line number.
    [[nodiscard]] static LogColumns layOut(int charWidth, int digits, LogTimes times, bool ranks);
};

/// Digits of the largest number that a line of the log may show.
[[nodiscard]] int lineNumberDigits(const ConsoleDigest& digest);

} // namespace faultline::ui
