// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// A record of a table as RFC 4180 has it: fields in quotes may hold separators, line ends and
/// doubled quotes.
struct CsvRecord {
    std::vector<std::string> fields;
    std::size_t bytes = 0; ///< of the text that it took, its line end included
    bool isBroken = false; ///< a quote that was never closed: only its first line was taken
};

/// No record is longer than this; a quote that stays open so long was none.
inline constexpr std::size_t kMaxCsvRecordBytes = std::size_t{64} << 10;

/// Takes the record at the front of `text`. False if it is not all there, which cannot be if
/// `isLast` (no text follows) or `text` is longer than kMaxCsvRecordBytes; and at the end.
[[nodiscard]] bool takeCsvRecord(std::string_view text, bool isLast, char separator,
                                 CsvRecord& record);

/// Comma, semicolon or tab: the one that the first line has most of.
[[nodiscard]] char csvSeparator(std::string_view text);

} // namespace faultline
