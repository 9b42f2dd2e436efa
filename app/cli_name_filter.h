// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli_arguments.h"

#include <regex>
#include <string>
#include <string_view>
#include <variant>

namespace faultline::cli {

/// A regular expression (ECMAScript) searched for in the names of runs or tags; upper and lower
/// case differ.
///
/// The standard library's matcher recurses once for each character, so both the pattern and
/// the part of a name that is looked at are bounded.
class NameFilter {
public:
    static constexpr std::size_t kMostPatternBytes = 500;
    static constexpr std::size_t kSearchedNameBytes = 1000;

    /// `option` names the option in the message. A wrong pattern is shown with a caret under the
    /// place up to which it is a regular expression.
    [[nodiscard]] static std::variant<NameFilter, UsageError> compile(std::string_view option,
                                                                      const std::string& pattern);

    [[nodiscard]] bool matches(std::string_view name) const;

private:
    explicit NameFilter(std::regex expression) : m_expression(std::move(expression)) {}

    std::regex m_expression;
};

} // namespace faultline::cli
