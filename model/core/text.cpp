// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/text.h"

#include "model/core/moment.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cmath>
#include <utility>

namespace faultline {

namespace {

constexpr std::string_view kVerbatim = "%1";

void replaceAll(std::string& text, std::string_view what, std::string_view by)
{
    for (std::size_t at = text.find(what); at != std::string::npos;
         at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
}

std::string fixed(double value, int decimals)
{
    std::array<char, 400> buffer{};
    const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                      std::chars_format::fixed, decimals);
    std::string text(buffer.data(), result.ptr);
    return text == "-0" ? "0" : text;
}

std::string significant(double value, int digits)
{
    std::array<char, 64> buffer{};
    const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                      std::chars_format::general, digits);
    std::string text(buffer.data(), result.ptr);
    // "1.5e19" and "1e-5", as the axes of the charts have them, not "1.5e+19" and "1e-05".
    if (const std::size_t e = text.find('e'); e != std::string::npos) {
        const bool isNegative = text[e + 1] == '-';
        const std::size_t number = text.find_first_not_of("+-0", e + 1);
        text.replace(e + 1, number - e - 1, isNegative ? "-" : "");
    }
    return text;
}

std::string grouped(double value)
{
    std::string digits = fixed(std::abs(std::round(value)), 0);
    for (std::size_t i = digits.size(); i > 3; i -= 3)
        digits.insert(i - 3, ",");
    return value <= -0.5 ? "-" + digits : digits;
}

/// A factor of thousands is read as a number, not as a power of ten.
std::string ratio(double value)
{
    constexpr double kGrouped = 1000.0;
    constexpr double kReadable = 1e9;
    const double magnitude = std::abs(value);
    return magnitude >= kGrouped && magnitude < kReadable ? grouped(value) : significant(value, 3);
}

std::string duration(double seconds)
{
    const double magnitude = std::abs(seconds);
    if (magnitude == 0.0)
        return "0 s";
    if (magnitude < 1e-3)
        return significant(seconds * 1e6, 3) + " µs";
    if (magnitude < 1.0)
        return significant(seconds * 1e3, 3) + " ms";
    if (magnitude < 60.0)
        return significant(seconds, 3) + " s";
    const std::string sign = seconds < 0 ? "-" : "";
    const auto whole = static_cast<std::int64_t>(std::min(std::round(magnitude), 9e15));
    if (whole < 3600)
        return sign + std::to_string(whole / 60) + " min " + std::to_string(whole % 60) + " s";
    if (whole < 86400)
        return sign + std::to_string(whole / 3600) + " h " + std::to_string(whole % 3600 / 60)
               + " min";
    return sign + std::to_string(whole / 86400) + " d " + std::to_string(whole % 86400 / 3600)
           + " h";
}

std::string bytes(double value)
{
    static constexpr std::array<std::string_view, 6> kUnits{"B", "KiB", "MiB", "GiB", "TiB", "PiB"};
    std::size_t unit = 0;
    while (std::abs(value) >= 1024.0 && unit + 1 < kUnits.size()) {
        value /= 1024.0;
        ++unit;
    }
    return (unit == 0 ? fixed(value, 0) : significant(value, 4)) + " " + std::string(kUnits[unit]);
}

std::string utcTime(double seconds)
{
    using namespace std::chrono;
    if (!(std::abs(seconds) < 1e11))
        return roundTrip(seconds) + " s";
    const sys_seconds time{std::chrono::seconds(static_cast<std::int64_t>(std::floor(seconds)))};
    const auto day = floor<days>(time);
    const year_month_day date(day);
    const hh_mm_ss clock(time - day);
    const auto two = [](auto number) {
        std::string text = std::to_string(number);
        return text.size() < 2 ? "0" + text : text;
    };
    return std::to_string(static_cast<int>(date.year())) + "-"
           + two(static_cast<unsigned>(date.month())) + "-" + two(static_cast<unsigned>(date.day()))
           + " " + two(clock.hours().count()) + ":" + two(clock.minutes().count()) + ":"
           + two(clock.seconds().count()) + " UTC";
}

std::string scaled(double value, std::string_view unit)
{
    static constexpr std::array<std::string_view, 5> kPrefixes{"", "k", "M", "G", "T"};
    std::size_t prefix = 0;
    while (std::abs(value) >= 1000.0 && prefix + 1 < kPrefixes.size()) {
        value /= 1000.0;
        ++prefix;
    }
    return significant(value, 4) + " " + std::string(kPrefixes[prefix]) + std::string(unit);
}

} // namespace

std::string roundTrip(double value)
{
    if (std::isnan(value))
        return "nan";
    if (std::isinf(value))
        return value > 0 ? "inf" : "-inf";
    std::array<char, 64> buffer{};
    const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return {buffer.data(), result.ptr};
}

std::string toEnglish(const Quantity& quantity)
{
    const double value = quantity.value + 0.0; // no minus before a zero
    if (!std::isfinite(value))
        return std::isnan(value) ? "NaN" : (value > 0 ? "infinity" : "-infinity");
    switch (quantity.unit) {
    case Unit::None: return significant(value, 4);
    case Unit::Count:
    case Unit::Step: return grouped(value);
    case Unit::Fraction: return significant(value * 100.0, 3) + " %";
    case Unit::Ratio: return ratio(value) + "×";
    case Unit::Seconds: return duration(value);
    case Unit::WallTime: return isMoment(value) ? utcTime(value) : duration(value);
    case Unit::Bytes: return bytes(value);
    case Unit::StepsPerSecond: return significant(value, 3) + " steps/s";
    case Unit::BytesPerSecond: return bytes(value) + "/s";
    case Unit::Watts: return significant(value, 4) + " W";
    case Unit::Joules: return scaled(value, "J");
    case Unit::Celsius: return significant(value, 3) + " °C";
    case Unit::Hertz: return scaled(value, "Hz");
    }
    return significant(value, 4);
}

std::string fillPlaces(std::string_view pattern, const std::vector<std::string>& arguments)
{
    std::string out;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool place = pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1'
                           && pattern[i + 1] <= '9';
        const std::size_t number = place ? static_cast<std::size_t>(pattern[i + 1] - '1') : 0;
        if (place && number < arguments.size()) {
            out += arguments[number];
            ++i;
        } else {
            out += pattern[i];
        }
    }
    return out;
}

NestedText::NestedText(Text text) : m_depth(depthOver(text))
{
    if (m_depth > kMostDepth) {
        text = verbatim(toEnglish(text));
        m_depth = 1;
    }
    m_text = std::make_shared<const Text>(std::move(text));
}

int NestedText::depthOver(const Text& text)
{
    int depth = 1;
    for (const Text::Argument& argument : text.arguments) {
        if (const auto* nested = std::get_if<NestedText>(&argument))
            depth = std::max(depth, nested->m_depth + 1);
    }
    return depth;
}

NestedText::NestedText(Translatable literal) : NestedText(Text{literal, {}}) {}

Text storedText(std::string context, std::string source, Text rest)
{
    struct Stored {
        std::string context;
        std::string source;
        Text text;
    };
    const auto stored =
        std::make_shared<Stored>(Stored{std::move(context), std::move(source), std::move(rest)});
    stored->text.source = {stored->context.empty() ? nullptr : stored->context.c_str(),
                           stored->source};
    NestedText nested;
    nested.m_depth = NestedText::depthOver(stored->text);
    if (nested.m_depth > NestedText::kMostDepth)
        return verbatim(toEnglish(stored->text));
    nested.m_text = std::shared_ptr<const Text>(stored, &stored->text);
    return {kVerbatim, {std::move(nested)}};
}

Text verbatim(std::string words)
{
    if (words.empty())
        return {};
    return {kVerbatim, {std::move(words)}};
}

std::string englishForm(std::string_view pattern, std::uint64_t count)
{
    std::string form(pattern);
    replaceAll(form, "%n", grouped(static_cast<double>(count)));
    replaceAll(form, "(s)", count == 1 ? "" : "s");
    return form;
}

std::string toEnglish(const Text& text)
{
    std::vector<std::string> arguments;
    arguments.reserve(text.arguments.size());
    for (const Text::Argument& argument : text.arguments) {
        if (const auto* quantity = std::get_if<Quantity>(&argument))
            arguments.push_back(toEnglish(*quantity));
        else if (const auto* nested = std::get_if<NestedText>(&argument))
            arguments.push_back(toEnglish(nested->text()));
        else
            arguments.push_back(std::get<std::string>(argument));
    }
    if (text.count)
        return fillPlaces(englishForm(text.source, *text.count), arguments);
    return fillPlaces(text.source, arguments);
}

bool operator==(const Text& a, const Text& b)
{
    return a.source == b.source && toEnglish(a) == toEnglish(b);
}

double bytesOfText(std::string_view text)
{
    double value = 0.0;
    if (std::from_chars(text.data(), text.data() + text.size(), value).ec != std::errc())
        return 0.0;
    constexpr std::string_view kPrefixes = "KMGTP";
    if (const std::size_t unit = text.find_first_of(kPrefixes); unit != std::string_view::npos)
        value *= std::pow(1024.0, static_cast<double>(kPrefixes.find(text[unit]) + 1));
    return value;
}

} // namespace faultline
