// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/sample_time.h"

#include "model/core/ascii.h"
#include "model/io/cells.h"

#include <array>
#include <cstddef>
#include <vector>

namespace faultline {

namespace {

constexpr double kDaySeconds = 86'400.0;

/// `count` digits at `at`; -1 if they are not all there.
int digitsAt(std::string_view text, std::size_t at, std::size_t count)
{
    int value = 0;
    if (at + count > text.size())
        return -1;
    for (std::size_t i = at; i < at + count; ++i) {
        if (!isDigit(text[i]))
            return -1;
        value = value * 10 + (text[i] - '0');
    }
    return value;
}

/// Takes "H:MM", "HH:MM:SS" or "HH:MM:SS.fraction" (or a comma) off the front.
std::optional<double> takeTimeOfDay(std::string_view& text)
{
    const std::size_t hourDigits = text.size() > 1 && text[1] == ':' ? 1 : 2;
    const int hour = digitsAt(text, 0, hourDigits);
    const int minute = digitsAt(text, hourDigits + 1, 2);
    if (hour < 0 || hour > 24 || minute < 0 || minute > 59 || text[hourDigits] != ':')
        return std::nullopt;
    std::size_t at = hourDigits + 3;
    double seconds = hour * 3600.0 + minute * 60.0;
    if (at < text.size() && text[at] == ':') {
        const int second = digitsAt(text, at + 1, 2);
        if (second < 0 || second > 60)
            return std::nullopt;
        seconds += second;
        at += 3;
        if (at < text.size() && (text[at] == '.' || text[at] == ',')) {
            double fraction = 0.0;
            double digit = 0.1;
            std::size_t count = 0;
            for (++at; at < text.size() && isDigit(text[at]); ++at, ++count) {
                if (count < 9) {
                    fraction += (text[at] - '0') * digit;
                    digit /= 10.0;
                }
            }
            if (count == 0)
                return std::nullopt;
            seconds += fraction;
        }
    }
    text.remove_prefix(at);
    return seconds;
}

/// "Z", "+01:00", "-0530", "UTC": seconds to take off; nothing if it is none of them.
std::optional<double> zoneSeconds(std::string_view zone)
{
    if (zone == "Z" || zone == "z" || zone == "UTC" || zone == "GMT")
        return 0.0;
    if (zone.size() < 3 || (zone[0] != '+' && zone[0] != '-'))
        return std::nullopt;
    const int hours = digitsAt(zone, 1, 2);
    const std::size_t minuteAt = zone.size() > 3 && zone[3] == ':' ? 4 : 3;
    const int minutes = zone.size() == 3 ? 0 : digitsAt(zone, minuteAt, 2);
    if (hours < 0 || hours > 15 || minutes < 0 || minutes > 59
        || (zone.size() != 3 && zone.size() != minuteAt + 2))
        return std::nullopt;
    const double seconds = hours * 3600.0 + minutes * 60.0;
    return zone[0] == '-' ? -seconds : seconds;
}

constexpr std::array<std::string_view, 12> kMonths{"jan", "feb", "mar", "apr", "may", "jun",
                                                   "jul", "aug", "sep", "oct", "nov", "dec"};

} // namespace

double secondsOfDate(int year, int month, int day)
{
    // Days from civil: years begin in March, so that the leap day is the last of a year.
    const int y = month <= 2 ? year - 1 : year;
    const int era = (y >= 0 ? y : y - 399) / 400;
    const int yearOfEra = y - era * 400;
    const int dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    const int dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
    return (era * 146'097.0 + dayOfEra - 719'468.0) * kDaySeconds;
}

std::optional<double> parseTimeOfDay(std::string_view text)
{
    const std::optional<double> seconds = takeTimeOfDay(text);
    text = trimmed(text);
    if (!seconds || text.empty())
        return seconds;
    constexpr double kHalfDay = kDaySeconds / 2.0;
    const bool isTwelve = *seconds >= kHalfDay && *seconds < kHalfDay + 3600.0;
    if (equalsNoCase(text, "AM"))
        return isTwelve ? *seconds - kHalfDay : *seconds;
    if (equalsNoCase(text, "PM"))
        return isTwelve ? *seconds : *seconds + kHalfDay;
    return std::nullopt;
}

int monthOfName(std::string_view name)
{
    for (std::size_t i = 0; i < kMonths.size(); ++i) {
        if (equalsNoCase(name.substr(0, 3), kMonths[i]))
            return static_cast<int>(i) + 1;
    }
    return 0;
}

std::optional<double> TimeReader::dateSeconds(std::string_view date)
{
    if (date == m_lastDate)
        return m_lastDateSeconds;
    const int year = digitsAt(date, 0, 4);
    const int month = digitsAt(date, 5, 2);
    const int day = digitsAt(date, 8, 2);
    if (year < 1970 || year > 2200 || month < 1 || month > 12 || day < 1 || day > 31)
        return std::nullopt;
    m_lastDate = date;
    m_lastDateSeconds = secondsOfDate(year, month, day);
    return m_lastDateSeconds;
}

std::optional<SampleTime> TimeReader::parseIso(std::string_view text)
{
    const std::optional<double> date = dateSeconds(text.substr(0, 10));
    if (!date)
        return std::nullopt;
    std::string_view rest = text.substr(10);
    if (rest.empty() || (rest[0] != ' ' && rest[0] != 'T' && rest[0] != 't' && rest[0] != '_'))
        return std::nullopt;
    rest.remove_prefix(1);
    const std::optional<double> time = takeTimeOfDay(rest);
    if (!time)
        return std::nullopt;
    rest = trimmed(rest);
    if (rest.empty())
        return SampleTime{.seconds = *date + *time, .kind = TimeKind::Local};
    const std::optional<double> zone = zoneSeconds(rest);
    if (!zone)
        return std::nullopt;
    return SampleTime{.seconds = *date + *time - *zone, .kind = TimeKind::Absolute};
}

/// "Fri Dec  3 13:29:07 2021", "Fri  3 Dec 13:29:07 CET 2021", "03 Dec 2021 13:29:07".
std::optional<SampleTime> TimeReader::parseWords(std::string_view text)
{
    if (text.size() > 48)
        return std::nullopt;
    std::vector<std::string_view> words;
    splitBlanks(text, words);
    int month = 0;
    int day = 0;
    int year = 0;
    std::optional<double> time;
    bool isUtc = false;
    for (const std::string_view word : words) {
        if (const std::optional<std::int64_t> number = wholeNumber(word)) {
            if (*number >= 1 && *number <= 31 && day == 0)
                day = static_cast<int>(*number);
            else if (*number >= 1970 && *number <= 2200 && year == 0)
                year = static_cast<int>(*number);
            else
                return std::nullopt;
        } else if (word.find(':') != std::string_view::npos) {
            std::string_view rest = word;
            time = takeTimeOfDay(rest);
            if (!rest.empty())
                return std::nullopt;
        } else if (month == 0 && word.size() == 3 && monthOfName(word) > 0) {
            month = monthOfName(word);
        } else if (word == "UTC" || word == "GMT") {
            isUtc = true;
        } else if (time && equalsNoCase(word, "PM") && *time < kDaySeconds / 2.0) {
            *time += kDaySeconds / 2.0;
        }
    }
    if (month == 0 || day == 0 || year == 0 || !time)
        return std::nullopt;
    return SampleTime{.seconds = secondsOfDate(year, month, day) + *time,
                      .kind = isUtc ? TimeKind::Absolute : TimeKind::Local};
}

std::optional<SampleTime> TimeReader::parseNumber(std::string_view text)
{
    double value = 0.0;
    constexpr double kBeyondTime = 1e20;
    if (!takeNumber(text, value) || !text.empty() || !(value >= 0.0 && value < kBeyondTime))
        return std::nullopt;
    constexpr double kFirst = 5e8; // 1985 to 2128
    constexpr double kLast = 5e9;
    for (const double perSecond : {1.0, 1e3, 1e6, 1e9}) {
        if (value >= kFirst * perSecond && value < kLast * perSecond)
            return SampleTime{.seconds = value / perSecond, .kind = TimeKind::Absolute};
    }
    return SampleTime{.seconds = value, .kind = TimeKind::Relative};
}

std::optional<SampleTime> TimeReader::parse(std::string_view text)
{
    if (text.size() >= 16 && (text[4] == '-' || text[4] == '/') && text[7] == text[4])
        return parseIso(text);
    if (text.empty() || text.size() > 64)
        return std::nullopt;
    if (text.find(':') == std::string_view::npos)
        return parseNumber(text);
    if (const std::optional<double> time = parseTimeOfDay(text)) {
        // Samples of several devices may be a little out of order around midnight.
        if (*time < m_lastTimeOfDay - kDaySeconds / 2.0)
            m_days += kDaySeconds;
        m_lastTimeOfDay = *time;
        return SampleTime{.seconds = m_days + *time, .kind = TimeKind::Relative};
    }
    return parseWords(text);
}

} // namespace faultline
