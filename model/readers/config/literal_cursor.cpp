// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/config/literal_cursor.h"

#include "model/core/ascii.h"
#include "model/io/utf8.h"

#include <algorithm>
#include <charconv>

namespace faultline {

namespace {

bool isPythonSpace(char c)
{
    return isSpace(c) || c == '\f';
}

} // namespace

LiteralCursor::LiteralCursor(std::string_view text, SourceSyntax syntax, std::size_t at)
    : m_text(text),
      m_syntax(syntax),
      m_at(std::min(at, text.size())),
      m_line(static_cast<std::uint32_t>(1 + std::count(text.data(), text.data() + m_at, '\n')))
{
}

std::string_view LiteralCursor::trimmedEnd(std::string_view text)
{
    while (!text.empty() && isPythonSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

void LiteralCursor::skip(std::size_t count)
{
    for (; count > 0 && m_at < m_text.size(); --count, ++m_at)
        m_line += m_text[m_at] == '\n' ? 1 : 0;
}

void LiteralCursor::skipBlanks(bool withinLine)
{
    for (;;) {
        const bool isPython = m_syntax == SourceSyntax::Python;
        if (!atEnd() && isPythonSpace(peek()) && !(withinLine && peek() == '\n'))
            skip();
        else if ((isPython && peek() == '#') || (!isPython && peek() == '/' && peek(1) == '/'))
            skipToLineEnd();
        else
            return;
    }
}

void LiteralCursor::skipToLineEnd()
{
    skip(std::min(m_text.find('\n', m_at), m_text.size()) - m_at);
}

std::string_view LiteralCursor::word()
{
    const std::size_t begin = m_at;
    while (!atEnd()
           && (isWordCharacter(peek()) || (m_at > begin && peek() == '.' && isWordStart(peek(1)))))
        ++m_at;
    return since(begin);
}

bool LiteralCursor::atString() const
{
    const char c = peek();
    const char next = peek(1);
    if (m_syntax != SourceSyntax::Python || c == '"' || c == '\'')
        return c == '"' || (c == '\'' && m_syntax == SourceSyntax::Python);
    return (c == 'r' || c == 'b' || c == 'u' || c == 'f') && (next == '"' || next == '\'');
}

LiteralCursor::String LiteralCursor::string()
{
    bool isRaw = false;
    while (isWordStart(peek())) {
        isRaw = isRaw || peek() == 'r';
        skip();
    }
    const char quote = peek();
    const std::string triple(3, quote);
    const bool isTriple = m_syntax == SourceSyntax::Python && rest().starts_with(triple);
    skip(isTriple ? 3 : 1);
    String read;
    read.isClosed = false;
    while (!atEnd() && !read.isClosed) {
        const char c = peek();
        if (isTriple ? rest().starts_with(triple) : c == quote) {
            skip(isTriple ? 3 : 1);
            read.isClosed = true;
        } else if (c == '\n' && !isTriple) {
            break;
        } else if (c == '\\' && !isRaw) {
            escape(read.text);
        } else {
            read.text += c;
            skip();
        }
    }
    makeValidUtf8(read.text);
    return read;
}

void LiteralCursor::escape(std::string& text)
{
    skip();
    const char c = peek();
    static constexpr std::string_view kLetters = "nrtbf";
    static constexpr std::string_view kMeanings = "\n\r\t\b\f";
    if (const std::size_t at = kLetters.find(c); at != std::string_view::npos && c != '\0') {
        text += kMeanings[at];
        skip();
    } else if (c == 'u' || c == 'x') {
        std::uint32_t code = hex(c == 'u' ? 4 : 2);
        const bool isHigh = code >= 0xD800 && code < 0xDC00;
        if (isHigh && rest().starts_with("\\u")) {
            skip();
            const std::uint32_t low = hex(4);
            code = low >= 0xDC00 && low < 0xE000
                       ? 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00)
                       : 0xFFFD;
        }
        appendUtf8(text, code >= 0xD800 && code < 0xE000 ? 0xFFFD : code);
    } else if (c == '\\' || c == '/' || c == '"' || c == '\'') {
        text += c;
        skip();
    } else if (c == '\n' && m_syntax == SourceSyntax::Python) {
        skip();
    } else {
        text += '\\'; // no escape: Python keeps it as well
    }
}

/// Behind the letter of an escape.
std::uint32_t LiteralCursor::hex(std::size_t digits)
{
    skip();
    const std::string_view text = rest().substr(0, digits);
    std::uint32_t code = 0;
    const auto end = std::from_chars(text.data(), text.data() + text.size(), code, 16).ptr;
    skip(static_cast<std::size_t>(end - text.data()));
    return code;
}

void LiteralCursor::skipExpression(bool endsAtColon,
                                   const std::function<void(std::uint32_t)>& onOpenString)
{
    std::size_t open = 0;
    while (!atEnd()) {
        const char c = peek();
        const bool isCloser = c == ')' || c == ']' || c == '}';
        if (open == 0 && (c == ',' || (endsAtColon && c == ':') || c == '\n' || isCloser))
            break;
        if (m_syntax == SourceSyntax::Python && c == '#' && open == 0)
            break;
        if (c == '"' || c == '\'') {
            const std::uint32_t line = m_line;
            if (!string().isClosed)
                onOpenString(line);
            continue;
        }
        open += c == '(' || c == '[' || c == '{' ? 1 : 0;
        open -= isCloser ? 1 : 0;
        skip();
    }
}

} // namespace faultline
