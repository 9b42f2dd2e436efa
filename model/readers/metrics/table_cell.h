// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::metrics {

/// What a cell of a table, or a plain member of a JSON record, holds.
struct Cell {
    enum class Kind : std::uint8_t {
        Empty,  ///< nothing was measured: blank, "NA", "None", "null"
        Number, ///< NaN and infinities included, as Python, C and pandas write them
        Text,
    };
    Kind kind = Kind::Empty;
    double value = 0.0; ///< of a Number
};

/// Reads a cell; blanks around it do not count. With `decimalComma` "0,5" is a number and "0.5" is
/// too. The process' locale has no part in it.
[[nodiscard]] Cell readCell(std::string_view text, bool decimalComma = false);

/// "-1,25e-3": a number with a comma where the point would be.
[[nodiscard]] bool hasDecimalComma(std::string_view text);

/// The value as a step: whole and small enough to be exact.
[[nodiscard]] std::optional<std::int64_t> asStep(double value);

[[nodiscard]] std::string_view withoutBlanks(std::string_view text);

/// Cuts a line of a table (RFC 4180) into cells, blanks around them removed. The cells point into
/// `line`, or into `unquoted` where quotes were doubled.
/// False if a quote stays open: the row goes on in the next line.
class CellSplitter {
public:
    explicit CellSplitter(char separator = ',') : m_separator(separator) {}

    [[nodiscard]] bool split(std::string_view line, std::vector<std::string_view>& cells);

private:
    [[nodiscard]] bool splitQuoted(std::string_view line, std::vector<std::string_view>& cells);

    char m_separator;
    std::string m_unquoted;
};

} // namespace faultline::metrics
