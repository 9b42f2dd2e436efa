// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace faultline {

/// Whether a wall time is a moment: a table of metrics may hold seconds since the start in its
/// place, which are no day of 1970.
[[nodiscard]] constexpr bool isMoment(double wallTime)
{
    constexpr double kLongestRun = 1e8; // seconds: three years
    return wallTime < 0.0 || wallTime > kLongestRun;
}

} // namespace faultline
