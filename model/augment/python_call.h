// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::augment {

/// A value in the text of a Python call, or in what repr() prints of an object. Nothing is run.
struct PythonValue {
    enum class Kind : std::uint8_t {
        None,
        Boolean,
        Number, ///< written as one, or as sums and products of numbers (1./255)
        Text,
        List, ///< or a tuple
        Call,
        Other, ///< a name, a lambda, anything else
    };
    Kind kind = Kind::Other;
    double number = 0.0;            ///< of a Boolean 0 or 1
    std::string text;               ///< of a Text; the name of a Call; what is written of an Other
    std::vector<PythonValue> items; ///< of a List; arguments of a Call
    std::vector<std::string> keywords; ///< of a Call: for each item, empty where there is none
    std::uint32_t line = 0;            ///< 1-based

    [[nodiscard]] const PythonValue* argument(std::string_view keyword) const;
    /// The name of a Call without the modules before it.
    [[nodiscard]] std::string_view plainName() const;
    /// The numbers of a List, or the one that it is itself; empty if anything in it is no number.
    [[nodiscard]] std::vector<double> numbers() const;
};

/// The call that begins at `offset`. Arguments are parted by commas or, as nested objects print
/// themselves, by line ends. Nothing if the text ends before its last parenthesis, nests deeper
/// than 32 or has more than 10,000 arguments.
[[nodiscard]] std::optional<PythonValue> parsePythonCall(std::string_view text, std::size_t offset);

/// Where a call of `name` begins, its modules included, from `from` on; npos if nowhere. Not where
/// it is defined, imported or part of a longer name.
[[nodiscard]] std::size_t findPythonCall(std::string_view text, std::string_view name,
                                         std::size_t from = 0);

} // namespace faultline::augment
