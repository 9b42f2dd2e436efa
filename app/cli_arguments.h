// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace faultline::cli {

/// An option of a command.
struct OptionSpec {
    std::string_view name;      ///< "--json"
    std::string_view shortName; ///< "-q"; empty if none
    std::string_view valueName; ///< "FILE"; empty for an option without a value
    std::string_view help;      ///< what it does, a sentence without a full stop
    /// Takes all words up to the next option, at least one, and may be given again.
    bool takesMany = false;
};

/// What the user wrote, checked against the options of a command.
struct Arguments {
    std::vector<std::string> paths;            ///< everything that is no option, in order
    std::map<std::string, std::string> values; ///< by long name; "" for those without a value
    std::map<std::string, std::vector<std::string>> lists; ///< of the options that take many

    [[nodiscard]] bool has(std::string_view name) const;
    [[nodiscard]] std::optional<std::string> value(std::string_view name) const;
    [[nodiscard]] std::vector<std::string> list(std::string_view name) const;
};

/// The user asked for something that does not exist. The message is one English sentence
/// without a full stop.
struct UsageError {
    std::string message;
};

/// Understands "--name", "--name value", "--name=value", short names, and "--" before paths
/// that begin with a dash. An option may be given once, unless it takes many.
[[nodiscard]] std::variant<Arguments, UsageError> parseArguments(
    std::span<const OptionSpec> options, std::span<const std::string_view> words);

/// The candidate that `word` is most likely a slip of, or empty: at most two letters wrong.
[[nodiscard]] std::string_view closestMatch(std::string_view word,
                                            std::span<const std::string_view> candidates);

/// A whole number in [smallest, largest], or nothing.
[[nodiscard]] std::optional<unsigned> parseNumber(std::string_view text, unsigned smallest,
                                                  unsigned largest);

} // namespace faultline::cli
