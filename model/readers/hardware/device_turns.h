// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace faultline::hardware {

/// How many devices take turns in rows that do not name them.
struct DeviceTurns {
    int devices = 1;         ///< 1 also where nothing shows that there are several
    double gapSeconds = 0.0; ///< a longer pause begins a new turn; 0: turns are counted

    friend bool operator==(const DeviceTurns&, const DeviceTurns&) = default;
};

/// From the first rows: their times (empty, or one for each row) and their names, which may all be
/// empty. Names that differ within a turn tell the devices apart themselves: 1 then.
[[nodiscard]] DeviceTurns deviceTurns(const std::vector<double>& times,
                                      const std::vector<std::string>& names);

} // namespace faultline::hardware
