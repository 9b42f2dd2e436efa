// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace faultline::augment {

/// The value of a parameter. Lists are ranges, colours, sizes and the like.
using Value = std::variant<bool, std::int64_t, double, std::string, std::vector<double>,
                           std::vector<std::string>>;

enum class ParameterKind : std::uint8_t {
    Real,
    Integer,
    Boolean,
    Choice,  ///< one of `choices`
    Range,   ///< two numbers, low and high
    Size,    ///< height, width in pixels
    Colour,  ///< numbers 0..255: one, or one for each channel
    Numbers, ///< any count
    Text,
    Texts,
};

/// What is known about a parameter; drives the editor, import and export.
struct ParameterInfo {
    std::string_view name; ///< as in the library: "min_object_covered"
    ParameterKind kind = ParameterKind::Real;
    /// What the library uses where nothing is written. Of a Choice one of `choices`. Empty list or
    /// text: unset, which `help` explains.
    Value defaultValue;
    double minimum = 0.0; ///< of each number; the editor's bounds, and what apply() clamps to
    double maximum = 1.0;
    std::vector<std::string_view> choices = {};
    std::string_view unit = {}; ///< "px", "°", "%"; empty: a plain number
    std::string_view help = {}; ///< one sentence; FAULTLINE_TR_NOOP("Augment", ...)
};

/// Parameters that are written; what is not here has its default.
using Parameters = std::map<std::string, Value, std::less<>>;

/// Reads parameters of one step, defaults filled in. A value of another type is converted where
/// that loses nothing (a number for a range becomes what the library makes of it in the importer,
/// not here). Numbers that are written are clamped to the bounds of their parameter, NaN becomes
/// the lower one; defaults are taken as they are. A choice that does not exist is the default.
class ParameterReader {
public:
    ParameterReader(std::span<const ParameterInfo> infos, const Parameters& written)
        : m_infos(infos), m_written(written)
    {
    }

    [[nodiscard]] bool isWritten(std::string_view name) const;
    [[nodiscard]] double real(std::string_view name) const;
    [[nodiscard]] std::int64_t integer(std::string_view name) const;
    [[nodiscard]] bool boolean(std::string_view name) const;
    [[nodiscard]] std::string text(std::string_view name) const;
    [[nodiscard]] std::vector<double> numbers(std::string_view name) const;
    [[nodiscard]] std::vector<std::string> texts(std::string_view name) const;
    /// The two ends of a range; equal if only one number is written.
    [[nodiscard]] std::pair<double, double> range(std::string_view name) const;

private:
    [[nodiscard]] const Value& value(std::string_view name) const;

    std::span<const ParameterInfo> m_infos;
    const Parameters& m_written;
};

[[nodiscard]] const ParameterInfo* findParameter(std::span<const ParameterInfo> infos,
                                                 std::string_view name);

/// The value as the number, pair or word that people write: "0.5", "[0.8, 1.25]", "true".
[[nodiscard]] std::string toText(const Value& value);

} // namespace faultline::augment
