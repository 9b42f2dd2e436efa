// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/config/text_proto_lexer.h"

#include "model/core/ascii.h"
#include "model/readers/whole_text.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace faultline::textproto {

namespace {

bool isProtoSpace(char c)
{
    return isSpace(c) || c == '\f' || c == '\v';
}

bool isPunctuation(char c)
{
    return std::string_view("{}<>[]:,;-").find(c) != std::string_view::npos;
}

/// Replaces the escape behind a backslash at `at` of `body`; moves `at` behind it. False if it is
/// none, or one that stands for a control character: no text in a configuration holds those.
bool appendEscape(std::string_view body, std::size_t& at, std::string& text)
{
    const char c = at < body.size() ? body[at] : '\0';
    const auto digits = [&](std::size_t most, auto&& accepts) {
        std::size_t end = at;
        while (end < body.size() && end - at < most && accepts(body[end]))
            ++end;
        return body.substr(at, end - at);
    };
    if (c == '\\' || c == '"' || c == '\'' || c == '?') {
        text += c;
        ++at;
        return true;
    }
    int base = 8;
    std::string_view number = digits(3, [](char d) { return d >= '0' && d <= '7'; });
    if (number.empty() && (c == 'x' || c == 'X')) {
        ++at;
        base = 16;
        number = digits(2, isHexDigit);
    }
    unsigned value = 0;
    std::from_chars(number.data(), number.data() + number.size(), value, base);
    if (number.empty() || value < 0x20 || value > 0xFF)
        return false;
    at += number.size();
    text += static_cast<char>(value);
    return true;
}

} // namespace

Token Lexer::token(Token::Kind kind, std::size_t end)
{
    const Token made{kind, m_text.substr(m_at, end - m_at), m_line};
    m_at = end;
    return made;
}

void Lexer::skipBlanks()
{
    while (m_at < m_text.size()) {
        const char c = m_text[m_at];
        if (c == '#') {
            m_at = std::min(m_text.find('\n', m_at), m_text.size());
        } else if (isProtoSpace(c)) {
            m_line += c == '\n' ? 1 : 0;
            ++m_at;
        } else {
            return;
        }
    }
}

bool Lexer::atMarker() const
{
    constexpr std::size_t kLength = 7;
    if (m_at > 0 && m_text[m_at - 1] != '\n')
        return false;
    const std::string_view rest = m_text.substr(m_at);
    if (rest.size() < kLength || std::string_view("<>=|").find(rest[0]) == std::string_view::npos)
        return false;
    const bool isRun = rest.substr(0, kLength).find_first_not_of(rest[0]) == std::string_view::npos;
    return isRun && (rest.size() == kLength || isProtoSpace(rest[kLength]));
}

std::size_t Lexer::endOfString() const
{
    const char quote = m_text[m_at];
    std::size_t end = m_at + 1;
    while (end < m_text.size() && m_text[end] != quote && m_text[end] != '\n')
        end += m_text[end] == '\\' && end + 1 < m_text.size() && m_text[end + 1] != '\n' ? 2 : 1;
    if (end < m_text.size() && m_text[end] == quote)
        return end + 1;
    return std::min(end, m_text.size());
}

std::size_t Lexer::endOfNumber() const
{
    std::size_t end = m_at + 1;
    while (end < m_text.size()) {
        const char c = m_text[end];
        const char before = m_text[end - 1];
        const bool isExponentSign =
            (c == '-' || c == '+') && (before == 'e' || before == 'E') && end > m_at + 1;
        if (!isDigit(c) && !isWordStart(c) && c != '.' && !isExponentSign)
            break;
        ++end;
    }
    return end;
}

Token Lexer::next()
{
    skipBlanks();
    if (m_at >= m_text.size())
        return {Token::Kind::End, {}, m_line};
    if (atMarker())
        return token(Token::Kind::Marker,
                     std::min(m_text.find_first_of("\r\n", m_at), m_text.size()));
    const char c = m_text[m_at];
    const char after = m_at + 1 < m_text.size() ? m_text[m_at + 1] : '\0';
    if (c == '"' || c == '\'')
        return token(Token::Kind::String, endOfString());
    if (isDigit(c) || (c == '.' && isDigit(after))
        || ((c == '-' || c == '+') && (isDigit(after) || isWordStart(after) || after == '.')))
        return token(Token::Kind::Number, endOfNumber());
    if (isPunctuation(c))
        return token(Token::Kind::Punctuation, m_at + 1);
    const bool isWord = isWordStart(c);
    std::size_t end = m_at + 1;
    while (end < m_text.size()
           && (isWord ? isWordStart(m_text[end]) || isDigit(m_text[end]) || m_text[end] == '.'
                      : !isProtoSpace(m_text[end]) && !isPunctuation(m_text[end])))
        ++end;
    return token(isWord ? Token::Kind::Word : Token::Kind::Bad, end);
}

Unquoted unquote(std::string_view token)
{
    Unquoted result;
    const char quote = token.front();
    std::string_view body = token.substr(1);
    // The last quote closes the string unless an odd number of backslashes escapes it.
    std::size_t backslashes = 0;
    while (backslashes + 2 <= body.size() && body[body.size() - 2 - backslashes] == '\\')
        ++backslashes;
    result.isTerminated = !body.empty() && body.back() == quote && backslashes % 2 == 0;
    if (result.isTerminated)
        body.remove_suffix(1);
    else
        body = body.substr(0, body.find_last_not_of('\r') + 1);

    for (std::size_t at = 0; at < body.size() && !result.hasLiteralBackslashes;) {
        const std::size_t backslash = std::min(body.find('\\', at), body.size());
        result.text += body.substr(at, backslash - at);
        at = backslash + 1;
        if (backslash < body.size() && !appendEscape(body, at, result.text))
            result.hasLiteralBackslashes = true;
    }
    if (result.hasLiteralBackslashes) {
        result.text.clear();
        for (std::size_t at = 0; at < body.size(); ++at) {
            result.text += body[at];
            if (body[at] == '\\' && at + 1 < body.size() && body[at + 1] == '\\')
                ++at;
        }
    }
    makeValidUtf8(result.text); // octal escapes may spell anything
    return result;
}

} // namespace faultline::textproto
