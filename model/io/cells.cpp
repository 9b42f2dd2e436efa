// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/cells.h"

#include "model/core/ascii.h"

#include <array>
#include <charconv>
#include <cstddef>

namespace faultline {

namespace {

constexpr std::array<double, 16> kPowersOfTen{1e0, 1e1, 1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                              1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};

} // namespace

void splitCells(std::string_view line, char separator, std::vector<std::string_view>& cells)
{
    cells.clear();
    for (;;) {
        const std::size_t at = line.find(separator);
        std::string_view cell = trimmed(line.substr(0, at));
        if (cell.size() >= 2 && cell.front() == '"' && cell.back() == '"')
            cell = trimmed(cell.substr(1, cell.size() - 2));
        cells.push_back(cell);
        if (at == std::string_view::npos)
            return;
        line.remove_prefix(at + 1);
    }
}

void splitBlanks(std::string_view line, std::vector<std::string_view>& words)
{
    words.clear();
    for (;;) {
        std::size_t begin = 0;
        while (begin < line.size() && isBlank(line[begin]))
            ++begin;
        if (begin == line.size())
            return;
        std::size_t end = begin;
        while (end < line.size() && !isBlank(line[end]))
            ++end;
        words.push_back(line.substr(begin, end - begin));
        line.remove_prefix(end);
    }
}

bool takeNumber(std::string_view& text, double& value)
{
    std::size_t at = 0;
    const bool negative = !text.empty() && text[0] == '-';
    if (negative)
        ++at;
    std::uint64_t digits = 0;
    std::size_t count = 0;
    std::size_t decimals = 0;
    for (; at < text.size() && isDigit(text[at]); ++at, ++count)
        digits = digits * 10 + static_cast<std::uint64_t>(text[at] - '0');
    if (at < text.size() && text[at] == '.') {
        for (++at; at < text.size() && isDigit(text[at]); ++at, ++count, ++decimals)
            digits = digits * 10 + static_cast<std::uint64_t>(text[at] - '0');
    }
    if (count == 0)
        return false;
    const bool hasExponent =
        at + 1 < text.size() && (text[at] == 'e' || text[at] == 'E')
        && (isDigit(text[at + 1]) || text[at + 1] == '-' || text[at + 1] == '+');
    if (count <= 15 && !hasExponent) {
        // Both exact in a double, so one correctly rounded division gives the nearest one.
        const double magnitude = static_cast<double>(digits) / kPowersOfTen[decimals];
        value = negative ? -magnitude : magnitude;
        text.remove_prefix(at);
        return true;
    }
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc())
        return false;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return true;
}

std::optional<std::int64_t> wholeNumber(std::string_view text)
{
    std::int64_t value = 0;
    const char* const last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, value);
    if (text.empty() || error != std::errc() || end != last || value < 0)
        return std::nullopt;
    return value;
}

} // namespace faultline
