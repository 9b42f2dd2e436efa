// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/plain_text.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace faultline {

namespace {

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
