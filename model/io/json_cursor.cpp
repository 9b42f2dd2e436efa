// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/json_cursor.h"

#include "model/core/ascii.h"
#include "model/io/utf8.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <limits>

namespace faultline {

namespace {

bool endsScalar(char c)
{
    return c == ',' || c == '}' || c == ']' || isSpace(c);
}

std::optional<std::uint32_t> hexOf(std::string_view text, std::size_t at)
{
    if (at + 4 > text.size())
        return std::nullopt;
    std::uint32_t value = 0;
    const char* const end = text.data() + at + 4;
    const auto [stop, error] = std::from_chars(text.data() + at, end, value, 16);
    if (error != std::errc() || stop != end)
        return std::nullopt;
    return value;
}

/// The code point of an escape whose four digits begin at `at`; moves `at` behind it. A half of a
/// pair that stands alone becomes the replacement character.
std::optional<std::uint32_t> codePoint(std::string_view text, std::size_t& at)
{
    constexpr std::uint32_t kReplacement = 0xFFFD;
    const std::optional<std::uint32_t> high = hexOf(text, at);
    if (!high)
        return std::nullopt;
    at += 4;
    if (*high < 0xD800 || *high > 0xDFFF)
        return high;
    if (*high >= 0xDC00 || text.substr(at, 2) != "\\u")
        return kReplacement;
    const std::optional<std::uint32_t> low = hexOf(text, at + 2);
    if (!low || *low < 0xDC00 || *low > 0xDFFF)
        return kReplacement;
    at += 6;
    return 0x10000U + ((*high - 0xD800U) << 10) + (*low - 0xDC00U);
}

} // namespace

bool JsonCursor::fail(bool atEnd)
{
    if (m_ok) {
        m_ok = false;
        m_reachedEnd = atEnd;
    }
    return false;
}

void JsonCursor::space()
{
    while (m_at < m_end && isSpace(*m_at))
        ++m_at;
}

char JsonCursor::peek()
{
    space();
    return m_at < m_end ? *m_at : '\0';
}

bool JsonCursor::open(char bracket)
{
    if (!m_ok)
        return false;
    space();
    if (m_at == m_end)
        return fail(true);
    if (*m_at != bracket)
        return fail(false);
    ++m_at;
    m_first = true;
    return true;
}

/// Moves over what stands between two members. False at the closing bracket.
bool JsonCursor::separator(char close)
{
    if (!m_ok)
        return false;
    space();
    const bool first = m_first;
    m_first = false;
    if (m_at < m_end && *m_at == ',' && !first) {
        ++m_at;
        space();
    } else if (!first && m_at < m_end && *m_at != close) {
        return fail(false);
    }
    if (m_at == m_end)
        return fail(true);
    if (*m_at != close)
        return true;
    ++m_at;
    return false;
}

bool JsonCursor::nextKey(std::string_view& key)
{
    if (!separator('}'))
        return false;
    if (*m_at != '"')
        return fail(false);
    key = string();
    return colon();
}

bool JsonCursor::colon()
{
    if (!m_ok)
        return false;
    space();
    if (m_at == m_end)
        return fail(true);
    if (*m_at != ':')
        return fail(false);
    ++m_at;
    return true;
}

bool JsonCursor::nextElement()
{
    return separator(']');
}

/// At a quote: the text up to the next one that is not escaped.
std::string_view JsonCursor::string()
{
    const char* const begin = ++m_at;
    m_hadEscape = false;
    while (true) {
        const auto* quote = static_cast<const char*>(
            std::memchr(m_at, '"', static_cast<std::size_t>(m_end - m_at)));
        if (quote == nullptr) {
            m_at = m_end;
            fail(true);
            return {};
        }
        const char* slash = quote;
        while (slash > begin && slash[-1] == '\\')
            --slash;
        m_at = quote + 1;
        if ((quote - slash) % 2 != 0)
            continue;
        const auto size = static_cast<std::size_t>(quote - begin);
        m_hadEscape = std::memchr(begin, '\\', size) != nullptr;
        return {begin, size};
    }
}

std::string_view JsonCursor::scalar()
{
    if (!m_ok)
        return {};
    m_first = false;
    m_hadEscape = false;
    space();
    if (m_at == m_end) {
        fail(true);
        return {};
    }
    if (*m_at == '"')
        return string();
    if (*m_at == '{' || *m_at == '[') {
        skipContainer();
        return {};
    }
    const char* const begin = m_at;
    while (m_at < m_end && !endsScalar(*m_at)) {
        const char c = *m_at;
        if (c == '"' || c == ':' || c == '{' || c == '[') {
            fail(false);
            return {};
        }
        ++m_at;
    }
    if (m_at == m_end)
        fail(true); // a number may go on in the text that follows
    else if (m_at == begin)
        fail(false);
    return {begin, static_cast<std::size_t>(m_at - begin)};
}

std::string JsonCursor::text()
{
    const std::string_view written = scalar();
    return m_hadEscape ? unescaped(written) : std::string(written);
}

std::string_view JsonCursor::raw()
{
    space();
    const char* const begin = m_at;
    skip();
    return m_ok ? std::string_view(begin, static_cast<std::size_t>(m_at - begin))
                : std::string_view();
}

void JsonCursor::skip()
{
    static_cast<void>(scalar());
}

void JsonCursor::skipContainer()
{
    std::size_t depth = 0;
    while (m_at < m_end) {
        switch (*m_at) {
        case '"':
            static_cast<void>(string());
            if (!m_ok)
                return;
            continue;
        case '{':
        case '[': ++depth; break;
        case '}':
        case ']': --depth; break;
        default: break;
        }
        ++m_at;
        if (depth == 0)
            return;
    }
    fail(true);
}

bool isJsonWord(std::string_view text)
{
    constexpr std::array<std::string_view, 6> kWords{"true", "false",    "null",
                                                     "NaN",  "Infinity", "-Infinity"};
    return std::find(kWords.begin(), kWords.end(), text) != kWords.end() || realNumber(text);
}

std::string unescaped(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size();) {
        if (text[i] != '\\' || i + 1 == text.size()) {
            out += text[i++];
            continue;
        }
        const char kind = text[i + 1];
        i += 2;
        switch (kind) {
        case 'n': out += '\n'; break;
        case 't': out += '\t'; break;
        case 'r': out += '\r'; break;
        case 'b': out += '\b'; break;
        case 'f': out += '\f'; break;
        case 'u':
            if (const auto code = codePoint(text, i))
                appendUtf8(out, *code);
            else
                out += "\\u";
            break;
        case '"':
        case '\\':
        case '/': out += kind; break;
        default:
            out += '\\';
            out += kind;
            break;
        }
    }
    return out;
}

std::optional<double> realNumber(std::string_view text)
{
    if (text.empty())
        return std::nullopt;
    double value = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc() || stop != end)
        return std::nullopt;
    return value;
}

std::optional<std::int64_t> scaledDecimal(std::string_view text, int shift)
{
    constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
    std::size_t i = 0;
    const bool negative = !text.empty() && text[0] == '-';
    if (negative)
        ++i;
    if (i == text.size() || !isDigit(text[i]))
        return std::nullopt;
    std::int64_t value = 0;
    const auto push = [&value](int digit) {
        if (value > (kMost - digit) / 10)
            return false;
        value = value * 10 + digit;
        return true;
    };
    for (; i < text.size() && isDigit(text[i]); ++i) {
        if (!push(text[i] - '0'))
            return std::nullopt;
    }
    if (i < text.size() && text[i] == '.')
        ++i;
    for (int place = 0; place < shift; ++place) {
        const bool hasDigit = i < text.size() && isDigit(text[i]);
        if (!push(hasDigit ? text[i] - '0' : 0))
            return std::nullopt;
        i += hasDigit ? 1 : 0;
    }
    while (i < text.size() && isDigit(text[i]))
        ++i;
    if (i == text.size())
        return negative ? -value : value;
    const std::optional<double> real = realNumber(text); // an exponent, or no number
    if (!real)
        return std::nullopt;
    double scaled = *real;
    for (int place = 0; place < shift; ++place)
        scaled *= 10.0;
    constexpr double kBound = 9.2e18;
    if (!(scaled > -kBound && scaled < kBound))
        return std::nullopt;
    return static_cast<std::int64_t>(scaled);
}

std::optional<std::int64_t> integerNumber(std::string_view text)
{
    if (const auto value = scaledDecimal(text, 0))
        return value;
    std::uint64_t wide = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, wide);
    if (text.empty() || error != std::errc() || stop != end)
        return std::nullopt;
    return static_cast<std::int64_t>(wide);
}

} // namespace faultline
