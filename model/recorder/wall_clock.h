// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace faultline::recorder {

/// Microseconds since the epoch, by the system's clock: what the recorded files are written in.
using Micros = std::int64_t;

inline constexpr Micros kSecond = 1'000'000;

[[nodiscard]] Micros wallNow();
/// Of a clock that never jumps; its zero means nothing.
[[nodiscard]] Micros steadyNow();

/// "2026-01-31T12:00:00.123456Z"; always kUtcTextBytes long for the years 0 to 9999.
[[nodiscard]] std::string utcText(Micros time);
inline constexpr std::size_t kUtcTextBytes = 27;

/// "20260131-120000" in the machine's own time zone, for names of folders.
[[nodiscard]] std::string localStamp(Micros time);

/// What to add to UTC for the machine's own time, and the name of that zone ("CET").
struct ZoneOffset {
    long seconds = 0;
    std::string name;
};
[[nodiscard]] ZoneOffset zoneOffset(Micros time);

} // namespace faultline::recorder
