// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/rule.h"

#include <cmath>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace faultline::rules {

/// What resources/rules/<id>.yaml calls a unit: values that go into the places of sentences. Made
/// from a number by name only, so that steps do not end up where a share belongs:
///
///     text::standsStill({.best = Plain(loss), .step = Step(last), .share = Fraction(rate / peak)})
template <Unit kUnit>
struct Measured {
    double value;

    template <typename Number>
    requires std::is_arithmetic_v<Number>
    constexpr explicit Measured(Number number) : value(static_cast<double>(number)) {}
    /// For comparing and reckoning: a threshold is a number.
    constexpr operator double() const { return value; } // NOLINT(google-explicit-constructor)
    [[nodiscard]] constexpr Quantity quantity() const { return {value, kUnit}; }
};

using Plain = Measured<Unit::None>;
using Count = Measured<Unit::Count>;
using Step = Measured<Unit::Step>;
using Fraction = Measured<Unit::Fraction>;
using Ratio = Measured<Unit::Ratio>;
using Seconds = Measured<Unit::Seconds>;
using Moment = Measured<Unit::WallTime>; ///< "wall-time"
using Bytes = Measured<Unit::Bytes>;
using StepsPerSecond = Measured<Unit::StepsPerSecond>;
using BytesPerSecond = Measured<Unit::BytesPerSecond>;
using Watts = Measured<Unit::Watts>;
using Joules = Measured<Unit::Joules>;
using Celsius = Measured<Unit::Celsius>;
using Hertz = Measured<Unit::Hertz>;

/// "text": a name, a quotation or code, never a piece of a sentence. Cannot be left out.
struct Words {
    std::string text;

    template <typename String>
    requires std::constructible_from<std::string, String> &&(
        !std::same_as<std::remove_cvref_t<String>, Words>)
        Words(String&& from) // NOLINT(google-explicit-constructor,
                             // bugprone-forwarding-reference-overload)
        : text(std::forward<String>(from))
    {
    }
};

/// A step or a count as code has it, without grouping.
[[nodiscard]] inline std::string wholeNumber(double value)
{
    return std::to_string(static_cast<std::int64_t>(std::llround(value)));
}

} // namespace faultline::rules
