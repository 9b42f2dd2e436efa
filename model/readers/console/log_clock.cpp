// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/console/log_clock.h"

#include "model/io/sample_time.h"

#include <cmath>
#include <limits>
#include <utility>

namespace faultline::console {

namespace {

constexpr double kNoTime = std::numeric_limits<double>::quiet_NaN();
constexpr double kLeapYear = 366.0 * kDay;
constexpr double kQuarterHour = 900.0;
constexpr double kFebruary29 = 59.0 * kDay; // from the beginning of a leap year

bool isLeap(int year)
{
    return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

/// A NoYear stamp in a year; those beyond one year are of later ones.
double inYear(double seconds, int year)
{
    const double years = std::floor(seconds / kLeapYear);
    seconds -= years * kLeapYear;
    year += static_cast<int>(years);
    if (!isLeap(year) && seconds >= kFebruary29 + kDay)
        seconds -= kDay;
    return secondsOfDate(year, 1, 1) + seconds;
}

/// The year that brings a NoYear stamp nearest to a full time.
int nearestYear(double seconds, double full)
{
    const int year = yearOf(full);
    int best = year;
    for (const int candidate : {year - 1, year + 1}) {
        if (std::abs(inYear(seconds, candidate) - full) < std::abs(inYear(seconds, best) - full))
            best = candidate;
    }
    return best;
}

bool isFull(StampKind kind)
{
    return kind == StampKind::Absolute || kind == StampKind::Local;
}

} // namespace

LogClock::LogClock() : m_last(kNoTime) {}

double LogClock::Correction::apply(double seconds) const
{
    return year && !std::isnan(seconds) ? inYear(seconds, *year) : seconds + shift;
}

double LogClock::read(const Stamp& stamp)
{
    double seconds = kNoTime;
    switch (stamp.kind) {
    case StampKind::None: return kNoTime;
    case StampKind::Absolute:
    case StampKind::Local: seconds = readFull(stamp); break;
    case StampKind::NoYear: seconds = readNoYear(stamp.seconds); break;
    case StampKind::TimeOfDay: seconds = readTimeOfDay(stamp.seconds); break;
    case StampKind::Uptime:
        if (m_base == StampKind::None)
            m_base = StampKind::Uptime;
        seconds = m_base == StampKind::Uptime ? stamp.seconds : kNoTime;
        break;
    }
    if (!std::isnan(seconds))
        m_last = seconds;
    return seconds;
}

double LogClock::readFull(const Stamp& stamp)
{
    if (isFull(m_base)) {
        if (stamp.kind == m_base)
            return stamp.seconds;
        if (!m_zone)
            m_zone = std::round((m_last - stamp.seconds) / kQuarterHour) * kQuarterHour;
        return stamp.seconds + *m_zone;
    }
    // From here on the log has dates: what came before can be placed.
    if (m_base == StampKind::NoYear)
        m_correction = Correction{.shift = 0.0,
                                  .year = nearestYear(std::fmod(m_last, kLeapYear), stamp.seconds)
                                          - static_cast<int>(m_last / kLeapYear)};
    else if (m_base == StampKind::TimeOfDay)
        m_correction = Correction{.shift = std::round((stamp.seconds - m_last) / kDay) * kDay,
                                  .year = std::nullopt};
    else if (m_base == StampKind::Uptime)
        m_correction = Correction{.shift = stamp.seconds - m_last, .year = std::nullopt};
    m_base = stamp.kind;
    return stamp.seconds;
}

double LogClock::readNoYear(double seconds)
{
    if (isFull(m_base))
        return inYear(seconds, nearestYear(seconds, m_last));
    if (m_base != StampKind::NoYear) {
        if (m_base != StampKind::None)
            m_correction = Correction{.shift = m_base == StampKind::TimeOfDay
                                                   ? std::round((seconds - m_last) / kDay) * kDay
                                                   : seconds - m_last,
                                      .year = std::nullopt};
        m_base = StampKind::NoYear;
        return seconds;
    }
    if (seconds + m_wraps < m_last - kLeapYear / 2.0)
        m_wraps += kLeapYear;
    return seconds + m_wraps;
}

double LogClock::readTimeOfDay(double seconds)
{
    if (m_base == StampKind::Uptime)
        return kNoTime;
    if (m_base == StampKind::None) {
        m_base = StampKind::TimeOfDay;
        return seconds;
    }
    const double today = std::floor(m_last / kDay) * kDay + seconds;
    return today < m_last - kDay / 2.0 ? today + kDay : today;
}

std::optional<LogClock::Correction> LogClock::takeCorrection()
{
    return std::exchange(m_correction, std::nullopt);
}

TimeKind LogClock::kind() const
{
    switch (m_base) {
    case StampKind::None: return TimeKind::None;
    case StampKind::Absolute: return TimeKind::Absolute;
    case StampKind::Local: return TimeKind::Local;
    case StampKind::NoYear:
    case StampKind::TimeOfDay:
    case StampKind::Uptime: return TimeKind::Relative;
    }
    return TimeKind::None;
}

} // namespace faultline::console
