// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

namespace faultline {

/// What is asked of single bytes of text. Unlike the functions of <cctype> these do not ask the
/// locale, and take any byte: those of a letter beyond ASCII are none of what is named here.

[[nodiscard]] constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

[[nodiscard]] constexpr bool isUpper(char c)
{
    return c >= 'A' && c <= 'Z';
}

[[nodiscard]] constexpr bool isLower(char c)
{
    return c >= 'a' && c <= 'z';
}

[[nodiscard]] constexpr bool isLetter(char c)
{
    return isLower(c) || isUpper(c);
}

[[nodiscard]] constexpr bool isLetterOrDigit(char c)
{
    return isLetter(c) || isDigit(c);
}

[[nodiscard]] constexpr bool isHexDigit(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

/// Begins a word of a programming language.
[[nodiscard]] constexpr bool isWordStart(char c)
{
    return isLetter(c) || c == '_';
}

/// Goes on with such a word.
[[nodiscard]] constexpr bool isWordCharacter(char c)
{
    return isLetterOrDigit(c) || c == '_';
}

/// Parts words within a line; the carriage return is what a file of Windows leaves at its end.
[[nodiscard]] constexpr bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

/// The white space of JSON and of most else: what is blank, and the end of a line.
[[nodiscard]] constexpr bool isSpace(char c)
{
    return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

/// Letters A to Z as small ones, all else as it is.
[[nodiscard]] constexpr char lowerAscii(char c)
{
    return isUpper(c) ? static_cast<char>(c - 'A' + 'a') : c;
}

[[nodiscard]] inline std::string lowerAscii(std::string_view text)
{
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(), [](char c) { return lowerAscii(c); });
    return lower;
}

/// Equal but for the case of ASCII letters.
[[nodiscard]] inline bool equalsNoCase(std::string_view a, std::string_view b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return lowerAscii(x) == lowerAscii(y); });
}

[[nodiscard]] inline bool endsWithNoCase(std::string_view text, std::string_view ending)
{
    return text.size() >= ending.size()
           && equalsNoCase(text.substr(text.size() - ending.size()), ending);
}

/// Letters a to z as capitals, all else as it is.
[[nodiscard]] constexpr char upperAscii(char c)
{
    return isLower(c) ? static_cast<char>(c - 'a' + 'A') : c;
}

/// Without the white space that it begins and ends with.
[[nodiscard]] constexpr std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isSpace(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

/// The same of the characters of `spaces`.
[[nodiscard]] constexpr std::string_view trimmed(std::string_view text, std::string_view spaces)
{
    text.remove_prefix(std::min(text.find_first_not_of(spaces), text.size()));
    return text.substr(0, text.find_last_not_of(spaces) + 1);
}

/// Without the characters of `spaces` that it begins with.
[[nodiscard]] constexpr std::string_view trimmedStart(std::string_view text,
                                                      std::string_view spaces)
{
    text.remove_prefix(std::min(text.find_first_not_of(spaces), text.size()));
    return text;
}

[[nodiscard]] constexpr bool contains(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

[[nodiscard]] inline bool containsAny(std::string_view text,
                                      std::span<const std::string_view> parts)
{
    return std::any_of(parts.begin(), parts.end(),
                       [text](std::string_view part) { return contains(text, part); });
}

} // namespace faultline
