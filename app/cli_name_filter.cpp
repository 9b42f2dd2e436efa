// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli_name_filter.h"

#include "model/report/plain_text.h"

#include <algorithm>
#include <optional>

namespace faultline::cli {

namespace {

std::string_view reasonOf(std::regex_constants::error_type error)
{
    using namespace std::regex_constants;
    switch (error) {
    case error_brack: return "a [ without its ]";
    case error_paren: return "a ( or ) without its other half";
    case error_brace: return "a { without its }";
    case error_badbrace: return "no valid numbers between { and }";
    case error_badrepeat: return "nothing to repeat before *, +, ? or {";
    case error_escape: return "an unknown escape or a \\ at the end";
    case error_backref: return "a reference to a group that is not there";
    case error_range: return "a character range that runs backwards";
    case error_ctype: return "an unknown character class";
    case error_collate: return "an unknown collating element";
    case error_space:
    case error_complexity:
    case error_stack: return "too complex";
    default: return "not understood";
    }
}

/// nullopt if `pattern` compiles.
std::optional<std::regex_constants::error_type> errorOf(const std::string& pattern)
{
    try {
        const std::regex attempt(pattern, std::regex::ECMAScript);
        return std::nullopt;
    } catch (const std::regex_error& error) {
        return error.code();
    }
}

/// The longest part from the start that is a regular expression: the library does not say where
/// it gave up.
std::size_t soundPrefix(const std::string& pattern)
{
    std::size_t length = pattern.size();
    while (length > 0 && errorOf(pattern.substr(0, length)))
        --length;
    return length;
}

} // namespace

std::variant<NameFilter, UsageError> NameFilter::compile(std::string_view option,
                                                         const std::string& pattern)
{
    if (pattern.size() > kMostPatternBytes)
        return UsageError{std::string(option) + ": a pattern of "
                          + counted(pattern.size(), "byte", "bytes") + " is too long; at most "
                          + std::to_string(kMostPatternBytes) + " are taken"};
    const auto error = errorOf(pattern);
    if (!error)
        return NameFilter(std::regex(pattern, std::regex::ECMAScript | std::regex::optimize));
    const std::size_t sound = soundPrefix(pattern);
    // Some libraries call a repetition of nothing an unclosed group.
    const bool isRepeat = sound < pattern.size()
                          && std::string_view("*+?{").find(pattern[sound]) != std::string::npos;
    const std::string_view reason =
        reasonOf(isRepeat ? std::regex_constants::error_badrepeat : *error);
    const std::string before = printable(std::string_view(pattern).substr(0, sound));
    return UsageError{std::string(option) + ": no regular expression from character "
                      + std::to_string(sound + 1) + " on: " + std::string(reason) + "\n  " + before
                      + printable(std::string_view(pattern).substr(sound)) + "\n  "
                      + std::string(displayWidth(before), ' ') + "^"};
}

bool NameFilter::matches(std::string_view name) const
{
    const std::string_view searched = name.substr(0, kSearchedNameBytes);
    return std::regex_search(searched.begin(), searched.end(), m_expression);
}

} // namespace faultline::cli
