// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace faultline::console {

inline constexpr double kDay = 86'400.0; ///< seconds

/// How much of a point in time a stamp tells.
enum class StampKind : std::uint8_t {
    None,
    Absolute,  ///< seconds since the epoch
    Local,     ///< date and time without a zone, as if UTC
    NoYear,    ///< month, day and time; seconds in a year that begins at 0 and has a 29 February
    TimeOfDay, ///< seconds since midnight
    Uptime,    ///< seconds since the machine started
};

struct Stamp {
    StampKind kind = StampKind::None;
    double seconds = 0.0;
};

/// Takes a time from the front of `text` if there is one: ISO 8601 and its relatives
/// ("2024-01-31 12:00:00,123", "2024/01/31T12:00:00.1Z", "+02:00"), "01/31/2024 12:00:00",
/// "06/09 11:05:25", "Feb 11 23:52:18", "Fri Nov 26 12:31:59 2021", "12:00:00.5". `text` is left
/// alone if not.
[[nodiscard]] Stamp takeStamp(std::string_view& text);

/// "mmdd" or "mdd" as glog and torch write it; NoYear, or None if that is no date.
[[nodiscard]] Stamp stampOfMonthAndDay(std::string_view digits, double secondsOfDay);

/// Takes "hh:mm:ss" with an optional fraction from the front; negative if there is none.
[[nodiscard]] double takeTimeOfDay(std::string_view& text);

/// Year of a time in seconds since the epoch.
[[nodiscard]] int yearOf(double seconds);

} // namespace faultline::console
