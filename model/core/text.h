// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/text_marker.h"

#include <cstdint>
#include <memory>
#include <optional>
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

struct Text;

/// A Text as an argument of another: "%1, so %2" of two sentences that are translated each. Cheap
/// to copy; what it holds does not change.
class NestedText {
public:
    /// Deeper than this a Text is no sentence any more: it goes in as its English words.
    static constexpr int kMostDepth = 16;

    NestedText(Text text);            // NOLINT(google-explicit-constructor)
    NestedText(Translatable literal); // NOLINT(google-explicit-constructor)

    [[nodiscard]] const Text& text() const { return *m_text; }

private:
    friend Text storedText(std::string context, std::string source, Text rest);

    NestedText() = default;
    [[nodiscard]] static int depthOver(const Text& text);

    std::shared_ptr<const Text> m_text;
    int m_depth = 1;
};

/// A sentence with numbered places (%1, %2, ...) and what goes there. The English literal is its
/// own translation key. Of the arguments numbers are written and texts translated in the reader's
/// language; strings are names, ids, code and quotations, which stay as they are.
struct Text {
    using Argument = std::variant<std::string, Quantity, NestedText>;

    Translatable source; ///< a literal marked with FAULTLINE_TR_NOOP; lives for ever
    std::vector<Argument> arguments;
    std::optional<std::uint64_t> count = {}; ///< of a literal marked with FAULTLINE_TR_N_NOOP

    [[nodiscard]] bool empty() const { return source.empty(); }
    /// Whether both read the same.
    friend bool operator==(const Text& a, const Text& b);
};

inline Translatable::operator Text() const
{
    return {*this, {}};
}

/// A Text that was written to a file and read back: its literal and context are its own, no ones of
/// this program, and live as long as it does. `rest`: arguments and count.
[[nodiscard]] Text storedText(std::string context, std::string source, Text rest);

/// What somebody else says, word for word: a name, an operating system, a library. Empty if it is.
[[nodiscard]] Text verbatim(std::string words);

/// The English sentence, arguments filled in. Locale-independent.
[[nodiscard]] std::string toEnglish(const Text& text);

/// One quantity in English, with its unit.
[[nodiscard]] std::string toEnglish(const Quantity& quantity);

/// Shortest text that reads back as exactly `value`; "nan", "inf", "-inf" for the others.
[[nodiscard]] std::string roundTrip(double value);

/// The form of a counted sentence that English has for `count`: "%n image(s)" as "1 image".
[[nodiscard]] std::string englishForm(std::string_view pattern, std::uint64_t count);

/// Fills %1..%9 of `pattern`. Unknown places are left as they are.
[[nodiscard]] std::string fillPlaces(std::string_view pattern,
                                     const std::vector<std::string>& arguments);

/// "36.00 MiB", "512 bytes", "1.27GiB" in bytes; 0 if it is none.
[[nodiscard]] double bytesOfText(std::string_view text);

} // namespace faultline
