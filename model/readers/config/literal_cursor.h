// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/config/config_source.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace faultline {

/// A place in a text of JSON or Python, and how their words, strings and expressions end. The text
/// must outlive it.
class LiteralCursor {
public:
    LiteralCursor(std::string_view text, SourceSyntax syntax, std::size_t at = 0);

    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] char peek(std::size_t ahead = 0) const
    {
        return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0';
    }
    [[nodiscard]] std::uint32_t line() const { return m_line; } ///< 1-based
    [[nodiscard]] std::size_t position() const { return m_at; }
    [[nodiscard]] std::string_view since(std::size_t begin) const
    {
        return m_text.substr(begin, m_at - begin);
    }
    [[nodiscard]] std::string_view rest() const { return m_text.substr(m_at); }
    /// Without the white space that it ends with.
    [[nodiscard]] static std::string_view trimmedEnd(std::string_view text);

    void skip(std::size_t count = 1);
    /// Blanks and comments, line ends too unless `withinLine`.
    void skipBlanks(bool withinLine = false);
    void skipToLineEnd();
    /// A name, perhaps with dots; empty if none begins here.
    [[nodiscard]] std::string_view word();

    /// Whether a string begins here, its prefix included.
    [[nodiscard]] bool atString() const;
    struct String {
        std::string text; ///< without quotes and escapes; valid UTF-8
        bool isClosed = true;
    };
    /// From its opening quote, or the prefix before it; without a closing one it ends at the end
    /// of the line, or with the text if it has three quotes.
    [[nodiscard]] String string();

    /// Up to a comma, a line end, a closing bracket or (`endsAtColon`) a colon outside of brackets
    /// and strings. Calls `onOpenString` with the line of each string that is not closed.
    void skipExpression(bool endsAtColon, const std::function<void(std::uint32_t)>& onOpenString);

private:
    void escape(std::string& text);
    std::uint32_t hex(std::size_t digits);

    std::string_view m_text;
    SourceSyntax m_syntax;
    std::size_t m_at;
    std::uint32_t m_line;
};

} // namespace faultline
