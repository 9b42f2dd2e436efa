// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/plain_text.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace faultline {

namespace {

/// One decoded character: its bytes, and its code point if they are valid UTF-8.
struct Decoded {
    std::size_t size = 1;
    char32_t codePoint = 0;
    bool isValid = false;
};

/// Decodes the first character of a text that is not empty. Of an invalid one it takes a
/// single byte, so that the next valid character is found again.
Decoded decodeFirst(std::string_view text)
{
    const auto byteAt = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byteAt(0);
    if (lead < 0x80)
        return {.size = 1, .codePoint = lead, .isValid = true};
    const std::size_t size = lead >= 0xF0 ? 4 : (lead >= 0xE0 ? 3 : 2);
    if (lead < 0xC2 || lead > 0xF4 || text.size() < size)
        return {};
    char32_t codePoint = lead & (0xFFU >> (size + 1));
    for (std::size_t i = 1; i < size; ++i) {
        if ((byteAt(i) & 0xC0U) != 0x80)
            return {};
        codePoint = (codePoint << 6U) | (byteAt(i) & 0x3FU);
    }
    // Overlong forms, surrogates and what lies beyond Unicode.
    static constexpr std::array<char32_t, 5> kSmallest{0, 0, 0x80, 0x800, 0x10000};
    const bool isSurrogate = codePoint >= 0xD800 && codePoint <= 0xDFFF;
    if (codePoint < kSmallest[size] || isSurrogate || codePoint > 0x10FFFF)
        return {};
    return {.size = size, .codePoint = codePoint, .isValid = true};
}

bool isControl(char32_t codePoint)
{
    return codePoint < 0x20 || (codePoint >= 0x7F && codePoint < 0xA0);
}

/// Marks that make a terminal or browser show text in another order than it has, and the
/// separators that some readers take for a line end.
bool isReordering(char32_t codePoint)
{
    return codePoint == 0x061C || (codePoint >= 0x200E && codePoint <= 0x200F)
           || (codePoint >= 0x2028 && codePoint <= 0x202E)
           || (codePoint >= 0x2066 && codePoint <= 0x2069);
}

std::string hex(char32_t codePoint, int digits)
{
    static constexpr std::string_view kDigits = "0123456789abcdef";
    std::string out;
    for (int shift = (digits - 1) * 4; shift >= 0; shift -= 4)
        out += kDigits[(codePoint >> static_cast<unsigned>(shift)) & 0xFU];
    return out;
}

std::string escapeOf(char32_t codePoint)
{
    switch (codePoint) {
    case '\n': return "\\n";
    case '\r': return "\\r";
    case '\t': return "\\t";
    default: return codePoint < 0x100 ? "\\x" + hex(codePoint, 2) : "\\u" + hex(codePoint, 4);
    }
}

/// Longest run of backticks in `text`.
std::size_t longestBacktickRun(std::string_view text)
{
    std::size_t longest = 0;
    std::size_t current = 0;
    for (const char c : text) {
        current = c == '`' ? current + 1 : 0;
        longest = std::max(longest, current);
    }
    return longest;
}

void appendWrapped(std::string& out, std::string_view text, std::size_t width, std::size_t indent,
                   std::size_t column)
{
    bool lineHasWord = false;
    while (!text.empty()) {
        const std::size_t start = text.find_first_not_of(' ');
        if (start == std::string_view::npos)
            break;
        text.remove_prefix(start);
        const std::string_view word = text.substr(0, text.find(' '));
        text.remove_prefix(word.size());
        const std::size_t wordWidth = displayWidth(word);
        if (lineHasWord && column + 1 + wordWidth > width) {
            out += '\n';
            out.append(indent, ' ');
            column = indent;
            lineHasWord = false;
        }
        if (lineHasWord) {
            out += ' ';
            ++column;
        }
        out += word;
        column += wordWidth;
        lineHasWord = true;
    }
    out += '\n';
}

} // namespace

std::string printable(std::string_view text, ControlCharacters mode)
{
    std::string out;
    out.reserve(text.size());
    while (!text.empty()) {
        const Decoded next = decodeFirst(text);
        const bool isKept = mode == ControlCharacters::KeepLines
                            && (next.codePoint == '\n' || next.codePoint == '\t');
        if (!next.isValid)
            out += "\xEF\xBF\xBD";
        else if (!isKept && (isControl(next.codePoint) || isReordering(next.codePoint)))
            out += escapeOf(next.codePoint);
        else
            out += text.substr(0, next.size);
        text.remove_prefix(next.size);
    }
    return out;
}

std::string htmlEscaped(std::string_view text, ControlCharacters mode)
{
    std::string out;
    for (const char c : printable(text, mode)) {
        switch (c) {
        case '&': out += "&amp;"; break;
        case '<': out += "&lt;"; break;
        case '>': out += "&gt;"; break;
        case '"': out += "&quot;"; break;
        case '\'': out += "&#39;"; break;
        default: out += c;
        }
    }
    return out;
}

std::string markdownEscaped(std::string_view text)
{
    static constexpr std::string_view kSpecial = R"(\`*_{}[]<>#|~&@)";
    std::string out;
    for (const char c : printable(text)) {
        if (kSpecial.find(c) != std::string_view::npos)
            out += '\\';
        out += c;
    }
    return out;
}

std::string markdownCode(std::string_view text)
{
    const std::string shown = printable(text);
    if (shown.empty())
        return "` `";
    const std::string ticks(longestBacktickRun(shown) + 1, '`');
    const bool needsBlank = shown.front() == '`' || shown.back() == '`';
    const std::string blank = needsBlank ? " " : "";
    return ticks + blank + shown + blank + ticks;
}

std::string markdownBlock(std::string_view language, std::string_view code)
{
    std::string shown = printable(code, ControlCharacters::KeepLines);
    if (shown.empty() || shown.back() != '\n')
        shown += '\n';
    const std::string fence(std::max<std::size_t>(3, longestBacktickRun(shown) + 1), '`');
    std::string tag;
    for (const char c : language) {
        if (!isLetterOrDigit(c) && c != '-' && c != '+')
            break;
        tag += c;
    }
    return fence + tag + "\n" + shown + fence + "\n";
}

std::size_t displayWidth(std::string_view text)
{
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0U) != 0x80;
    }));
}

std::string wrapped(std::string_view text, std::size_t width, std::size_t indent)
{
    std::string out(indent, ' ');
    appendWrapped(out, text, width, indent, indent);
    return out;
}

std::string wrappedAfter(std::string_view first, std::string_view text, std::size_t width)
{
    std::string out(first);
    const std::size_t indent = displayWidth(first);
    appendWrapped(out, text, width, indent, indent);
    return out;
}

std::string grouped(std::uint64_t count)
{
    std::string digits = std::to_string(count);
    for (std::size_t i = digits.size(); i > 3; i -= 3)
        digits.insert(i - 3, ",");
    return digits;
}

std::string groupedStep(std::int64_t step)
{
    // Negating in unsigned arithmetic: the smallest step has no positive counterpart.
    const auto bits = static_cast<std::uint64_t>(step);
    return step < 0 ? "-" + grouped(0 - bits) : grouped(bits);
}

std::string counted(std::uint64_t count, std::string_view singular, std::string_view plural)
{
    return grouped(count) + " " + std::string(count == 1 ? singular : plural);
}

void TextTable::addRow(std::vector<std::string> cells)
{
    assert(cells.size() == m_aligns.size());
    m_rows.push_back(std::move(cells));
}

std::string TextTable::text(std::size_t indent) const
{
    std::vector<std::size_t> widths(m_aligns.size(), 0);
    for (const std::vector<std::string>& row : m_rows) {
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], displayWidth(row[i]));
    }
    std::string out;
    for (const std::vector<std::string>& row : m_rows) {
        std::string line(indent, ' ');
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::size_t padding = widths[i] - displayWidth(row[i]);
            const bool isRight = m_aligns[i] == Align::Right;
            line.append(isRight ? padding : 0, ' ');
            line += row[i];
            line.append(isRight ? 2 : padding + 2, ' ');
        }
        line.erase(line.find_last_not_of(' ') + 1);
        out += line + "\n";
    }
    return out;
}

} // namespace faultline
