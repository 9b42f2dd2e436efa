// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/artifact.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace faultline {

struct SampleTime {
    double seconds = 0.0; ///< by `kind`
    TimeKind kind = TimeKind::None;
};

/// Seconds since the epoch of midnight (UTC) of a day of the Gregorian calendar.
[[nodiscard]] double secondsOfDate(int year, int month, int day);

/// "13:29:07", "13:29:07.123", "01:29:07 PM": seconds since midnight.
[[nodiscard]] std::optional<double> parseTimeOfDay(std::string_view text);

/// "Jan".."Dec" (any case, more letters allowed): 1 to 12, else 0.
[[nodiscard]] int monthOfName(std::string_view name);

/// Reads time stamps of one column; remembers the last date, which rarely changes.
class TimeReader {
public:
    /// Dates with time of day: "2024/05/01 12:00:00.123", ISO 8601 with T, Z or an offset, and
    /// "Fri Dec  3 13:29:07 2021"; Absolute with a zone, else Local. Seconds, milliseconds,
    /// microseconds or nanoseconds since the epoch: Absolute. A time of day alone: Relative,
    /// counted from midnight of the first day and on through the following. Any other number:
    /// Relative. Dates that can be read two ways (05/06/2025) are not read.
    [[nodiscard]] std::optional<SampleTime> parse(std::string_view text);

private:
    [[nodiscard]] std::optional<SampleTime> parseIso(std::string_view text);
    [[nodiscard]] static std::optional<SampleTime> parseWords(std::string_view text);
    [[nodiscard]] static std::optional<SampleTime> parseNumber(std::string_view text);
    [[nodiscard]] std::optional<double> dateSeconds(std::string_view date);

    std::string m_lastDate;
    double m_lastDateSeconds = 0.0;
    double m_lastTimeOfDay = -1.0;
    double m_days = 0.0; ///< midnights passed, for times of day, in seconds
};

} // namespace faultline
