// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/recorder/wall_clock.h"

#include <array>
#include <cstdio>
#include <ctime>

namespace faultline::recorder {

namespace {

Micros readClock(clockid_t clock)
{
    timespec time{};
    ::clock_gettime(clock, &time);
    return Micros{time.tv_sec} * kSecond + time.tv_nsec / 1000;
}

std::tm localParts(Micros time)
{
    const auto seconds = static_cast<std::time_t>(time / kSecond);
    std::tm parts{};
    ::localtime_r(&seconds, &parts);
    return parts;
}

} // namespace

Micros wallNow()
{
    return readClock(CLOCK_REALTIME);
}

Micros steadyNow()
{
    return readClock(CLOCK_MONOTONIC);
}

std::string utcText(Micros time)
{
    const auto seconds = static_cast<std::time_t>(time / kSecond);
    std::tm parts{};
    ::gmtime_r(&seconds, &parts);
    std::array<char, 80> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02d-%02dT%02d:%02d:%02d.%06dZ",
                  parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday, parts.tm_hour,
                  parts.tm_min, parts.tm_sec, static_cast<int>(time % kSecond));
    return text.data();
}

std::string localStamp(Micros time)
{
    const std::tm parts = localParts(time);
    std::array<char, 32> text{};
    std::strftime(text.data(), text.size(), "%Y%m%d-%H%M%S", &parts);
    return text.data();
}

ZoneOffset zoneOffset(Micros time)
{
    const std::tm parts = localParts(time);
    return {parts.tm_gmtoff, parts.tm_zone != nullptr ? parts.tm_zone : ""};
}

} // namespace faultline::recorder
