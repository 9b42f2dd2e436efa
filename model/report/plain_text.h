// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/printable.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

// What printable() gives, for the forms of reports.

/// printable(), with & < > " ' as entities: for HTML text and attribute values.
[[nodiscard]] std::string htmlEscaped(std::string_view text,
                                      ControlCharacters mode = ControlCharacters::Escape);

/// printable(), with the characters that Markdown or embedded HTML would interpret escaped.
[[nodiscard]] std::string markdownEscaped(std::string_view text);

/// `text` as an inline code span of Markdown, whatever backticks it holds.
[[nodiscard]] std::string markdownCode(std::string_view text);

/// `code` as a fenced block of Markdown; ends with a line end.
[[nodiscard]] std::string markdownBlock(std::string_view language, std::string_view code);

/// Code points of valid UTF-8: columns in a terminal, but for wide and combining characters.
[[nodiscard]] std::size_t displayWidth(std::string_view text);

/// `text` broken at blanks into lines of at most `width` columns, each begun by `indent` blanks
/// and ended by a line end. Longer words (paths) stay whole.
[[nodiscard]] std::string wrapped(std::string_view text, std::size_t width, std::size_t indent);

/// Same, with `first` in front of the first line, whose width makes the indent of the rest.
[[nodiscard]] std::string wrappedAfter(std::string_view first, std::string_view text,
                                       std::size_t width);

/// 12,345,678
[[nodiscard]] std::string grouped(std::uint64_t count);
/// -12,345,678
[[nodiscard]] std::string groupedStep(std::int64_t step);
/// "1 file", "2,000 files"
[[nodiscard]] std::string counted(std::uint64_t count, std::string_view singular,
                                  std::string_view plural);

/// Rows of cells in columns as wide as their widest cell, two blanks apart.
class TextTable {
public:
    enum class Align { Left, Right };

    /// `aligns` holds one entry for each column.
    explicit TextTable(std::vector<Align> aligns) : m_aligns(std::move(aligns)) {}

    /// Exactly one cell for each column, already printable.
    void addRow(std::vector<std::string> cells);
    [[nodiscard]] bool empty() const { return m_rows.empty(); }
    /// All rows, each begun by `indent` blanks and ended by a line end, no trailing blanks.
    [[nodiscard]] std::string text(std::size_t indent) const;

private:
    std::vector<Align> m_aligns;
    std::vector<std::vector<std::string>> m_rows;
};

} // namespace faultline
