// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/remote/time_text.h"

#include "model/core/ascii.h"

#include <array>
#include <charconv>
#include <chrono>
#include <string_view>
#include <vector>

namespace faultline::remote {

namespace {

/// The runs of digits in a text, and the month that it names in letters.
struct TimeParts {
    std::vector<double> numbers;
    unsigned month = 0;      ///< 0: none
    std::size_t monthAt = 0; ///< numbers before it
    std::size_t yearDigits = 0;
};

TimeParts partsOfTime(std::string_view text)
{
    static constexpr std::array<std::string_view, 12> kMonths{
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"};
    TimeParts parts;
    for (std::size_t i = 0; i < text.size();) {
        if (isDigit(text[i])) {
            std::size_t end = i;
            while (end < text.size() && isDigit(text[end]))
                ++end;
            double value = 0.0;
            std::from_chars(text.data() + i, text.data() + end, value);
            if (parts.numbers.empty())
                parts.yearDigits = end - i;
            parts.numbers.push_back(value);
            i = end;
        } else if (isLetter(text[i])) {
            std::size_t end = i;
            while (end < text.size() && isLetter(text[end]))
                ++end;
            const std::string word = lowerAscii(text.substr(i, end - i));
            for (unsigned month = 0; month < kMonths.size(); ++month) {
                if (word == kMonths[month]) {
                    parts.month = month + 1;
                    parts.monthAt = parts.numbers.size();
                }
            }
            i = end;
        } else {
            ++i;
        }
    }
    return parts;
}

} // namespace

double secondsOfTime(const std::string& text)
{
    using namespace std::chrono;
    TimeParts parts = partsOfTime(text);
    std::vector<double>& numbers = parts.numbers;
    double yearNumber = 0.0;
    double dayNumber = 0.0;
    std::size_t clock = 3;
    if (parts.month == 0 && numbers.size() >= 3 && parts.yearDigits == 4) {
        yearNumber = numbers[0];
        parts.month = static_cast<unsigned>(numbers[1]);
        dayNumber = numbers[2];
    } else if (parts.month > 0 && parts.monthAt == 1 && numbers.size() >= 2) {
        dayNumber = numbers[0];
        yearNumber = numbers[1];
        clock = 2;
    } else {
        return 0.0;
    }
    const year_month_day date{year(static_cast<int>(yearNumber)), month(parts.month),
                              day(static_cast<unsigned>(dayNumber))};
    if (!date.ok() || yearNumber > 9999.0)
        return 0.0;
    double seconds = static_cast<double>(sys_days(date).time_since_epoch().count()) * 86400.0;
    static constexpr std::array<double, 3> kUnits{3600.0, 60.0, 1.0};
    for (std::size_t i = 0; i < kUnits.size() && clock + i < numbers.size(); ++i)
        seconds += numbers[clock + i] * kUnits[i];
    return seconds;
}

double secondsNow()
{
    using namespace std::chrono;
    return duration<double>(system_clock::now().time_since_epoch()).count();
}

} // namespace faultline::remote
