// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/metrics/table_cell.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstring>
#include <limits>

namespace faultline::metrics {

namespace {

/// A number as a cell holds it is never longer; the rest is text.
constexpr std::size_t kMaxNumber = 512;

/// What from_chars does not take: a sign before infinities and NaN, and words for "nothing".
Cell readWord(std::string_view text)
{
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    if (text.size() > 9)
        return {.kind = Cell::Kind::Text};
    const std::string word = lowerAscii(text);
    std::string_view rest = word;
    const bool isNegative = rest.starts_with('-');
    if (isNegative || rest.starts_with('+'))
        rest.remove_prefix(1);
    if (rest == "nan")
        return {.kind = Cell::Kind::Number, .value = std::numeric_limits<double>::quiet_NaN()};
    if (rest == "inf" || rest == "infinity")
        return {.kind = Cell::Kind::Number, .value = isNegative ? -kInfinity : kInfinity};
    constexpr std::array<std::string_view, 7> kNothing{"na",  "n/a", "none", "null",
                                                       "nil", "-",   "--"};
    const bool isNothing = std::find(kNothing.begin(), kNothing.end(), word) != kNothing.end();
    return {.kind = isNothing ? Cell::Kind::Empty : Cell::Kind::Text};
}

/// Numbers too large or too small for a double: infinity and zero, as every reader makes of them.
double outOfRange(std::string_view text)
{
    const std::size_t exponent = text.find_first_of("eE");
    const bool isTiny = exponent != std::string_view::npos && exponent + 1 < text.size()
                        && text[exponent + 1] == '-';
    const double magnitude = isTiny ? 0.0 : std::numeric_limits<double>::infinity();
    return text.front() == '-' ? -magnitude : magnitude;
}

} // namespace

std::string_view withoutBlanks(std::string_view text)
{
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return text;
}

Cell readCell(std::string_view text, bool decimalComma)
{
    text = withoutBlanks(text);
    if (text.empty())
        return {};
    std::array<char, kMaxNumber> changed{};
    if (decimalComma && text.size() < changed.size()) {
        std::replace_copy(text.begin(), text.end(), changed.begin(), ',', '.');
        text = {changed.data(), text.size()};
    }
    std::string_view digits = text;
    if (digits.front() == '+')
        digits.remove_prefix(1);
    const char first = digits.empty()                               ? '\0'
                       : digits.front() == '-' && digits.size() > 1 ? digits[1]
                                                                    : digits.front();
    if ((first < '0' || first > '9') && first != '.')
        return readWord(text);
    double value = 0.0;
    const char* end = digits.data() + digits.size();
    const auto [at, error] = std::from_chars(digits.data(), end, value);
    if (at != end)
        return {.kind = Cell::Kind::Text};
    if (error == std::errc::result_out_of_range)
        value = outOfRange(digits);
    else if (error != std::errc())
        return {.kind = Cell::Kind::Text};
    return {.kind = Cell::Kind::Number, .value = value};
}

bool hasDecimalComma(std::string_view text)
{
    text = withoutBlanks(text);
    const std::size_t comma = text.find(',');
    return comma != std::string_view::npos && comma > 0 && comma + 1 < text.size()
           && text.find(',', comma + 1) == std::string_view::npos
           && text.find('.') == std::string_view::npos
           && readCell(text, true).kind == Cell::Kind::Number;
}

std::optional<std::int64_t> asStep(double value)
{
    constexpr double kExact = 9007199254740992.0; // 2^53
    if (!(std::abs(value) <= kExact) || value != std::floor(value))
        return std::nullopt;
    return static_cast<std::int64_t>(value);
}

bool CellSplitter::split(std::string_view line, std::vector<std::string_view>& cells)
{
    cells.clear();
    if (line.find('"') != std::string_view::npos)
        return splitQuoted(line, cells);
    const char* at = line.data();
    const char* const end = at + line.size();
    while (true) {
        const auto left = static_cast<std::size_t>(end - at);
        const auto* stop =
            left == 0 ? nullptr : static_cast<const char*>(std::memchr(at, m_separator, left));
        const char* const cellEnd = stop == nullptr ? end : stop;
        cells.push_back(withoutBlanks({at, static_cast<std::size_t>(cellEnd - at)}));
        if (stop == nullptr)
            return true;
        at = stop + 1;
    }
}

bool CellSplitter::splitQuoted(std::string_view line, std::vector<std::string_view>& cells)
{
    m_unquoted.clear();
    m_unquoted.reserve(line.size()); // the cells point into it: it must not move
    std::size_t at = 0;
    while (true) {
        while (at < line.size() && isBlank(line[at]) && line[at] != m_separator)
            ++at;
        const std::size_t begin = m_unquoted.size();
        if (at < line.size() && line[at] == '"') {
            for (++at;; ++at) {
                if (at >= line.size())
                    return false;
                if (line[at] == '"' && (at + 1 >= line.size() || line[at + 1] != '"'))
                    break;
                m_unquoted += line[at];
                if (line[at] == '"')
                    ++at;
            }
            ++at;
        }
        const std::size_t stop = std::min(line.find(m_separator, at), line.size());
        m_unquoted += line.substr(at, stop - at);
        cells.push_back(withoutBlanks(std::string_view(m_unquoted).substr(begin)));
        if (stop == line.size())
            return true;
        at = stop + 1;
    }
}

} // namespace faultline::metrics
