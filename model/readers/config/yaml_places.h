// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace faultline {

/// Follows through a text of YAML what yaml-cpp says of it. yaml-cpp tells where a value begins and
/// what it is; this finds where it ends. Between two values nothing may stand but blanks, comments
/// and the sign that belongs there, and a plain value must be what is written: where it is
/// otherwise the place is lost, and stays so. Linear over all calls; goes forwards only.
class YamlPlaces {
public:
    static constexpr std::size_t npos = static_cast<std::size_t>(-1);
    /// For the least column of what belongs to a block: there is no block.
    static constexpr std::size_t kInBrackets = npos;

    explicit YamlPlaces(std::string_view text);

    [[nodiscard]] bool isLost() const { return m_isLost; }
    void lose() { m_isLost = true; }
    /// Behind what was passed.
    [[nodiscard]] std::size_t at() const { return m_at; }
    /// Of a Mark of yaml-cpp, which counts bytes behind a byte order mark.
    [[nodiscard]] std::size_t ofMark(int pos) const
    {
        return m_first + static_cast<std::size_t>(pos);
    }
    [[nodiscard]] std::uint32_t line() const { return m_line; }
    /// Bytes before what comes next in its line.
    [[nodiscard]] std::size_t column() const { return m_at - m_lineStart; }
    [[nodiscard]] char peek() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }

    /// Blanks, comments and line ends.
    void passBlanks();
    /// The line of "---" that may begin a document, and what may stand before it.
    void passDocumentStart();
    /// Blanks, then `sign`, if it is there: its place, else npos and nothing is passed.
    std::size_t passSign(char sign);
    /// Blanks up to the place where yaml-cpp says that a value begins.
    void passTo(std::size_t begin);
    /// Anchor and tag. False if no value comes behind them in its line, or in a later one from the
    /// column `least` on.
    bool passProperties(std::size_t least);
    /// A value without quotes that yaml-cpp read as `value`: its words may stand on several lines.
    void passPlain(std::string_view value);
    /// False, and all is lost, if it has no closing quote: yaml-cpp takes that for the whole rest.
    bool passQuoted();
    void passAlias();
    /// A text behind | or >, whose lines begin at the column `least` or later.
    void passBlockText(std::size_t least);
    /// null in one of its spellings at `begin`. False, and nothing is passed, if yaml-cpp means
    /// nothing that is written: it then gives the place of what comes next.
    bool passNull(std::size_t begin, std::size_t least);
    /// Whether nothing but blanks, comments and "..." is left; at() is then the end.
    [[nodiscard]] bool isAtEnd();

private:
    struct Place {
        std::size_t at;
        std::size_t lineStart;
        std::uint32_t line;
    };
    [[nodiscard]] Place behindBlanks() const;
    [[nodiscard]] std::size_t breakAt(std::size_t at) const;
    [[nodiscard]] bool isBeyond(const Place& place, std::size_t least) const;
    void goTo(const Place& place);
    void skipTo(std::size_t end);

    std::string_view m_text;
    std::size_t m_first = 0; ///< behind a byte order mark
    std::size_t m_at = 0;
    std::size_t m_lineStart = 0; ///< of the line that m_at is in
    std::uint32_t m_line = 1;
    bool m_isLost = false;
};

} // namespace faultline
