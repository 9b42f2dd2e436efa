// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/console/text_numbers.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <limits>

namespace faultline::console {

namespace {

bool beginsWithWord(std::string_view text, std::string_view lowerWord)
{
    return text.size() >= lowerWord.size()
           && std::equal(lowerWord.begin(), lowerWord.end(), text.begin(),
                         [](char a, char b) { return a == lowerAscii(b); });
}

} // namespace

std::optional<double> takeNumber(std::string_view& text)
{
    std::string_view rest = text;
    const bool isNegative = !rest.empty() && rest.front() == '-';
    if (!rest.empty() && (rest.front() == '-' || rest.front() == '+'))
        rest.remove_prefix(1);
    struct Word {
        std::string_view text;
        double value;
    };
    constexpr std::array kWords{Word{"infinity", std::numeric_limits<double>::infinity()},
                                Word{"inf", std::numeric_limits<double>::infinity()},
                                Word{"nan", std::numeric_limits<double>::quiet_NaN()}};
    double value = 0.0;
    if (rest.empty() || isWordStart(rest.front())) {
        const auto* const word =
            std::find_if(kWords.begin(), kWords.end(),
                         [rest](const Word& known) { return beginsWithWord(rest, known.text); });
        if (word == kWords.end())
            return std::nullopt;
        value = word->value;
        rest.remove_prefix(word->text.size());
    } else {
        const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), value);
        if (error == std::errc::result_out_of_range) // beyond a double: as printed, it diverged
            value = std::numeric_limits<double>::infinity();
        else if (error != std::errc())
            return std::nullopt;
        rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
    }
    if (!rest.empty() && isWordStart(rest.front()))
        return std::nullopt;
    text = rest;
    return isNegative ? -value : value;
}

std::optional<std::uint64_t> takeInteger(std::string_view& text)
{
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc())
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return value;
}

std::optional<double> bytesOf(std::string_view text)
{
    double value = 0.0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || !(value >= 0.0))
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    constexpr std::string_view kPrefixes = "KMGTP";
    const std::size_t power = text.empty() ? std::string_view::npos : kPrefixes.find(text.front());
    for (std::size_t i = 0; power != std::string_view::npos && i <= power; ++i)
        value *= 1024.0;
    return value;
}

} // namespace faultline::console
