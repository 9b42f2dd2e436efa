// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/config/yaml_places.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <array>

namespace faultline {

namespace {

bool isSpaceOrTab(char c)
{
    return c == ' ' || c == '\t';
}

/// Ends names of anchors, aliases and, within brackets, tags.
bool isFlowSign(char c)
{
    return c == ',' || c == '[' || c == ']' || c == '{' || c == '}';
}

} // namespace

YamlPlaces::YamlPlaces(std::string_view text)
    : m_text(text),
      m_first(text.starts_with("\xEF\xBB\xBF") ? 3 : 0),
      m_at(m_first),
      m_lineStart(m_first)
{
}

/// Length of the line end that stands at a place, else 0.
std::size_t YamlPlaces::breakAt(std::size_t at) const
{
    if (at < m_text.size() && m_text[at] == '\n')
        return 1;
    return m_text.substr(std::min(at, m_text.size())).starts_with("\r\n") ? 2 : 0;
}

YamlPlaces::Place YamlPlaces::behindBlanks() const
{
    Place place{m_at, m_lineStart, m_line};
    while (!m_isLost && place.at < m_text.size()) {
        if (const std::size_t length = breakAt(place.at); length > 0) {
            place.at += length;
            place.lineStart = place.at;
            ++place.line;
        } else if (isSpaceOrTab(m_text[place.at])) {
            ++place.at;
        } else if (m_text[place.at] == '#') {
            place.at = std::min(m_text.find('\n', place.at), m_text.size());
        } else {
            break;
        }
    }
    return place;
}

void YamlPlaces::goTo(const Place& place)
{
    m_at = place.at;
    m_lineStart = place.lineStart;
    m_line = place.line;
}

/// Up to `end`, over whatever stands there.
void YamlPlaces::skipTo(std::size_t end)
{
    const std::string_view passed = m_text.substr(m_at, end - m_at);
    if (const std::size_t lineEnd = passed.rfind('\n'); lineEnd != std::string_view::npos)
        m_lineStart = m_at + lineEnd + 1;
    m_line += static_cast<std::uint32_t>(std::count(passed.begin(), passed.end(), '\n'));
    m_at += passed.size();
}

void YamlPlaces::passBlanks()
{
    goTo(behindBlanks());
}

void YamlPlaces::passDocumentStart()
{
    passBlanks();
    if (!m_isLost && column() == 0 && m_text.substr(m_at).starts_with("---")) {
        m_at += 3;
        passBlanks();
    }
}

std::size_t YamlPlaces::passSign(char sign)
{
    const Place place = behindBlanks();
    if (m_isLost || place.at >= m_text.size() || m_text[place.at] != sign)
        return npos;
    goTo({place.at + 1, place.lineStart, place.line});
    return place.at;
}

void YamlPlaces::passTo(std::size_t begin)
{
    passBlanks();
    m_isLost = m_isLost || m_at != begin;
}

bool YamlPlaces::passProperties(std::size_t least)
{
    while (!m_isLost && (peek() == '&' || peek() == '!')) {
        const bool mayHoldSigns = peek() == '!' && least != kInBrackets;
        while (m_at < m_text.size() && !isSpace(m_text[m_at])
               && (mayHoldSigns || !isFlowSign(m_text[m_at])))
            ++m_at;
        const Place next = behindBlanks();
        if (next.at >= m_text.size() || isBeyond(next, least)
            || (least == kInBrackets
                && std::string_view(",]}").find(m_text[next.at]) != std::string_view::npos))
            return false;
        goTo(next);
    }
    return true;
}

/// Whether a place is on a later line that is indented too little to go on with what is here.
bool YamlPlaces::isBeyond(const Place& place, std::size_t least) const
{
    return least != kInBrackets && place.lineStart != m_lineStart
           && place.at - place.lineStart < least;
}

void YamlPlaces::passPlain(std::string_view value)
{
    for (std::size_t i = 0; i < value.size() && !m_isLost;) {
        if (!isSpaceOrTab(peek()) && breakAt(m_at) == 0) {
            m_isLost = m_at >= m_text.size() || m_text[m_at] != value[i];
            ++m_at;
            ++i;
            continue;
        }
        // A line end within it is read as a blank, several as one less of them.
        const std::size_t begin = m_at;
        std::size_t breaks = 0;
        for (;;) {
            if (const std::size_t length = breakAt(m_at); length > 0) {
                m_at += length;
                m_lineStart = m_at;
                ++m_line;
                ++breaks;
            } else if (isSpaceOrTab(peek())) {
                ++m_at;
            } else {
                break;
            }
        }
        const std::string read = breaks == 0   ? std::string(m_text.substr(begin, m_at - begin))
                                 : breaks == 1 ? " "
                                               : std::string(breaks - 1, '\n');
        m_isLost = !value.substr(i).starts_with(read);
        i += read.size();
    }
}

bool YamlPlaces::passQuoted()
{
    if (m_isLost)
        return true;
    const char quote = peek();
    std::size_t end = m_at + 1;
    for (; end < m_text.size(); ++end) {
        if (quote == '"' && m_text[end] == '\\') {
            ++end;
        } else if (m_text[end] == quote) {
            if (quote == '"' || end + 1 >= m_text.size() || m_text[end + 1] != quote)
                break;
            ++end; // a doubled one stands for itself
        }
    }
    m_isLost = end >= m_text.size();
    if (!m_isLost)
        skipTo(end + 1);
    return !m_isLost;
}

void YamlPlaces::passAlias()
{
    if (m_isLost)
        return;
    while (m_at < m_text.size() && !isSpace(m_text[m_at]) && !isFlowSign(m_text[m_at]))
        ++m_at;
}

void YamlPlaces::passBlockText(std::size_t least)
{
    if (m_isLost)
        return;
    std::size_t line = std::min(m_text.find('\n', m_at), m_text.size());
    const std::string_view header = m_text.substr(m_at, line - m_at);
    const std::size_t digit = header.substr(0, 3).find_first_of("123456789");
    bool isIndentKnown = digit != std::string_view::npos;
    if (isIndentKnown)
        least = least + static_cast<std::size_t>(header[digit] - '1');
    std::size_t end = m_at + header.substr(0, header.find('#')).find_last_not_of(" \t\r") + 1;
    while (line < m_text.size()) {
        const std::size_t begin = line + 1;
        line = std::min(m_text.find('\n', begin), m_text.size());
        const std::string_view content = m_text.substr(begin, line - begin);
        const std::size_t last = content.find_last_not_of(" \t\r");
        if (last == std::string_view::npos)
            continue;
        const std::size_t blanks = content.find_first_not_of(' ');
        least = isIndentKnown ? least : std::max(blanks, least);
        isIndentKnown = true;
        if (blanks < least)
            break;
        end = begin + last + 1;
    }
    skipTo(end);
}

bool YamlPlaces::passNull(std::size_t begin, std::size_t least)
{
    static constexpr std::array<std::string_view, 4> kWords{"null", "Null", "NULL", "~"};
    const Place place = behindBlanks();
    if (m_isLost || place.at != begin || isBeyond(place, least))
        return false;
    for (const std::string_view word : kWords) {
        const std::size_t end = begin + word.size();
        if (m_text.substr(begin).starts_with(word)
            && (end >= m_text.size() || !isWordCharacter(m_text[end]))) {
            goTo({end, place.lineStart, place.line});
            return true;
        }
    }
    return false;
}

bool YamlPlaces::isAtEnd()
{
    passBlanks();
    while (!m_isLost && column() == 0 && m_text.substr(m_at).starts_with("...")) {
        m_at += 3;
        passBlanks();
    }
    return m_at >= m_text.size();
}

} // namespace faultline
