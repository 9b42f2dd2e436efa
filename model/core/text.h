// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/text_marker.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace faultline {

/// What a number means, so that every front end can write it in its own locale.
enum class Unit {
    None,     ///< a plain value, e.g. a loss: up to 4 significant digits
    Count,    ///< whole, with digit grouping
    Step,     ///< training step, with digit grouping
    Fraction, ///< 0..1, shown as a percentage
    Ratio,    ///< "3.2×"
    Seconds,  ///< a duration: "2 h 14 min", "350 ms"
    WallTime, ///< seconds since the epoch: local date and time
    Bytes,
    StepsPerSecond,
    BytesPerSecond,
    Watts,
    Joules,
    Celsius,
    Hertz,
};

struct Quantity {
    double value = 0.0;
    Unit unit = Unit::None;
};

/// A sentence with numbered places (%1, %2, ...) and what goes there. The English literal is its
/// own translation key (context "Diagnosis"); arguments are never translated themselves.
struct Text {
    using Argument = std::variant<std::string, Quantity>;

    std::string_view source; ///< a literal marked with FAULTLINE_TR_NOOP; lives for ever
    std::vector<Argument> arguments;

    [[nodiscard]] bool empty() const { return source.empty(); }
};

/// The English sentence, arguments filled in. Locale-independent.
[[nodiscard]] std::string toEnglish(const Text& text);

/// One quantity in English, with its unit.
[[nodiscard]] std::string toEnglish(const Quantity& quantity);

/// Shortest text that reads back as exactly `value`; "nan", "inf", "-inf" for the others.
[[nodiscard]] std::string roundTrip(double value);

/// Fills %1..%9 of `pattern`. Unknown places are left as they are.
[[nodiscard]] std::string fillPlaces(std::string_view pattern,
                                     const std::vector<std::string>& arguments);

/// "36.00 MiB", "512 bytes", "1.27GiB" in bytes; 0 if it is none.
[[nodiscard]] double bytesOfText(std::string_view text);

} // namespace faultline
