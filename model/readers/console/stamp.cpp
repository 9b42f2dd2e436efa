// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/console/stamp.h"

#include "model/core/ascii.h"
#include "model/io/sample_time.h"

#include <array>
#include <chrono>
#include <cmath>
#include <optional>

namespace faultline::console {

namespace {

/// Takes between `least` and `most` digits; -1 if there are fewer. More digits than `most` are no
/// such number either.
int takeWhole(std::string_view& text, std::size_t least, std::size_t most)
{
    std::size_t count = 0;
    int value = 0;
    while (count < text.size() && count < most && isDigit(text[count]))
        value = value * 10 + (text[count++] - '0');
    if (count < least || (count < text.size() && isDigit(text[count])))
        return -1;
    text.remove_prefix(count);
    return value;
}

bool take(std::string_view& text, char c)
{
    if (text.empty() || text.front() != c)
        return false;
    text.remove_prefix(1);
    return true;
}

bool isDate(int year, int month, int day)
{
    return year >= 1980 && year <= 2200 && month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

int takeMonthName(std::string_view& text)
{
    constexpr std::string_view kNames = "JanFebMarAprMayJunJulAugSepOctNovDec";
    if (text.size() < 3)
        return -1;
    const std::size_t at = kNames.find(text.substr(0, 3));
    if (at == std::string_view::npos || at % 3 != 0)
        return -1;
    text.remove_prefix(3);
    return static_cast<int>(at / 3) + 1;
}

/// "Z", "+02:00", "-0530"; nothing if there is no zone.
std::optional<double> takeZone(std::string_view& text)
{
    if (take(text, 'Z'))
        return 0.0;
    if (text.size() < 5 || (text.front() != '+' && text.front() != '-'))
        return std::nullopt;
    std::string_view rest = text;
    const double sign = rest.front() == '-' ? -1.0 : 1.0;
    rest.remove_prefix(1);
    std::string_view hourText = rest.substr(0, 2);
    const int hours = takeWhole(hourText, 2, 2);
    rest.remove_prefix(2);
    take(rest, ':');
    const int minutes = takeWhole(rest, 2, 2);
    if (hours < 0 || hours > 14 || minutes < 0 || minutes > 59)
        return std::nullopt;
    text = rest;
    return sign * (hours * 3600.0 + minutes * 60.0);
}

/// The rest of a stamp that began with a whole date.
Stamp finishDate(std::string_view& text, std::string_view rest, int year, int month, int day)
{
    if (!isDate(year, month, day))
        return {};
    if (!take(rest, ' ') && !take(rest, 'T') && !take(rest, '_'))
        return {};
    while (take(rest, ' ')) {
    }
    const double time = takeTimeOfDay(rest);
    if (time < 0.0)
        return {};
    Stamp stamp{.kind = StampKind::Local, .seconds = secondsOfDate(year, month, day) + time};
    if (const std::optional<double> zone = takeZone(rest))
        stamp = {.kind = StampKind::Absolute, .seconds = stamp.seconds - *zone};
    text = rest;
    return stamp;
}

Stamp takeNumericDate(std::string_view& text)
{
    std::string_view rest = text;
    const int first = takeWhole(rest, 1, 4);
    if (first < 0 || rest.empty())
        return {};
    const char separator = rest.front();
    if (separator != '-' && separator != '/' && separator != '.')
        return {};
    rest.remove_prefix(1);
    const int second = takeWhole(rest, 1, 2);
    if (second < 0)
        return {};
    if (first < 100 && take(rest, ' ')) { // "06/09 11:05:25"
        const double time = separator == '/' ? takeTimeOfDay(rest) : -1.0;
        if (time < 0.0 || first < 1 || first > 12 || second < 1 || second > 31)
            return {};
        text = rest;
        return {.kind = StampKind::NoYear,
                .seconds = secondsOfDate(1972, first, second) - secondsOfDate(1972, 1, 1) + time};
    }
    if (!take(rest, separator))
        return {};
    if (first >= 1000) {
        const int day = takeWhole(rest, 1, 2);
        return finishDate(text, rest, first, second, day);
    }
    const int year = takeWhole(rest, 4, 4); // "01/31/2024", or "31.01.2024"
    return first <= 12 && separator == '/' ? finishDate(text, rest, year, first, second)
                                           : finishDate(text, rest, year, second, first);
}

/// "Feb 11 23:52:18", "Fri Nov 26 12:31:59 2021".
Stamp takeNamedDate(std::string_view& text)
{
    std::string_view rest = text;
    constexpr std::string_view kDays = "MonTueWedThuFriSatSun";
    if (rest.size() > 4 && rest[3] == ' '
        && kDays.find(rest.substr(0, 3)) != std::string_view::npos)
        rest.remove_prefix(4);
    const int month = takeMonthName(rest);
    if (month < 0 || !take(rest, ' '))
        return {};
    take(rest, ' ');
    const int day = takeWhole(rest, 1, 2);
    if (day < 1 || day > 31 || !take(rest, ' '))
        return {};
    const double time = takeTimeOfDay(rest);
    if (time < 0.0)
        return {};
    std::string_view afterYear = rest;
    if (take(afterYear, ' ')) {
        const int year = takeWhole(afterYear, 4, 4);
        if (isDate(year, month, day)) {
            text = afterYear;
            return {.kind = StampKind::Local, .seconds = secondsOfDate(year, month, day) + time};
        }
    }
    text = rest;
    return {.kind = StampKind::NoYear,
            .seconds = secondsOfDate(1972, month, day) - secondsOfDate(1972, 1, 1) + time};
}

} // namespace

double takeTimeOfDay(std::string_view& text)
{
    std::string_view rest = text;
    const int hours = takeWhole(rest, 1, 2);
    if (hours < 0 || hours > 23 || !take(rest, ':'))
        return -1.0;
    const int minutes = takeWhole(rest, 2, 2);
    if (minutes < 0 || minutes > 59 || !take(rest, ':'))
        return -1.0;
    const int seconds = takeWhole(rest, 2, 2);
    if (seconds < 0 || seconds > 60)
        return -1.0;
    double fraction = 0.0;
    if (rest.size() > 1 && (rest.front() == '.' || rest.front() == ',') && isDigit(rest[1])) {
        rest.remove_prefix(1);
        double unit = 0.1;
        for (; !rest.empty() && isDigit(rest.front()); rest.remove_prefix(1), unit /= 10.0)
            fraction += unit * (rest.front() - '0');
    }
    text = rest;
    return hours * 3600.0 + minutes * 60.0 + seconds + fraction;
}

Stamp takeStamp(std::string_view& text)
{
    if (text.size() < 7)
        return {};
    if (isDigit(text.front())) {
        if (const Stamp stamp = takeNumericDate(text); stamp.kind != StampKind::None)
            return stamp;
        if (text[1] != ':' && text[2] != ':')
            return {};
        const double time = takeTimeOfDay(text);
        return time < 0.0 ? Stamp() : Stamp{.kind = StampKind::TimeOfDay, .seconds = time};
    }
    return text.front() >= 'A' && text.front() <= 'W' ? takeNamedDate(text) : Stamp();
}

Stamp stampOfMonthAndDay(std::string_view digits, double secondsOfDay)
{
    const int number = takeWhole(digits, 3, 4);
    const int month = number / 100;
    const int day = number % 100;
    if (number < 0 || secondsOfDay < 0.0 || month < 1 || month > 12 || day < 1 || day > 31)
        return {};
    return {.kind = StampKind::NoYear,
            .seconds = secondsOfDate(1972, month, day) - secondsOfDate(1972, 1, 1) + secondsOfDay};
}

int yearOf(double seconds)
{
    if (!(std::abs(seconds) < 1e11))
        return 1970;
    const std::chrono::sys_days days{
        std::chrono::days(static_cast<std::int64_t>(std::floor(seconds / kDay)))};
    return static_cast<int>(std::chrono::year_month_day(days).year());
}

} // namespace faultline::console
