// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/recorder/console_lines.h"

#include <algorithm>

namespace faultline::recorder {

ConsoleLines::ConsoleLines(char stream, Micros barInterval)
    : m_stream(stream), m_barInterval(barInterval)
{
}

void ConsoleLines::feed(std::string_view bytes, Micros now, std::string& out)
{
    while (!bytes.empty()) {
        const std::size_t end = bytes.find_first_of("\r\n");
        if (end > 0)
            take(bytes.substr(0, end), now, out);
        if (end == std::string_view::npos)
            return;
        if (bytes[end] == '\n') {
            endLine(now, out);
        } else {
            // Whether this rewrites the line or only comes before its end, the next byte tells.
            if (m_returned)
                returnCarriage(now, out);
            m_returned = true;
        }
        bytes.remove_prefix(end + 1);
    }
}

void ConsoleLines::take(std::string_view text, Micros now, std::string& out)
{
    if (m_returned)
        returnCarriage(now, out);
    while (!text.empty()) {
        if (m_line.empty())
            m_lineBegan = now;
        const std::size_t room = kLongestLine - m_line.size();
        m_line += text.substr(0, room);
        if (text.size() < room)
            return;
        text.remove_prefix(room);
        emit(m_line, m_lineBegan, out);
        m_line.clear();
        m_hasWritten = true;
    }
}

void ConsoleLines::endLine(Micros now, std::string& out)
{
    if (!m_line.empty()) {
        emit(m_line, m_lineBegan, out);
    } else if (!m_bar.empty()) {
        emit(m_bar, m_barTime, out);
    } else if (!m_hasWritten) {
        emit({}, now, out);
    }
    m_line.clear();
    m_bar.clear();
    m_returned = false;
    m_hasWritten = false;
}

void ConsoleLines::returnCarriage(Micros now, std::string& out)
{
    m_returned = false;
    if (m_line.empty())
        return;
    m_bar.swap(m_line);
    m_barTime = m_lineBegan;
    m_line.clear();
    if (now - m_lastBar < m_barInterval)
        return;
    emit(m_bar, m_barTime, out);
    m_bar.clear();
    m_lastBar = now;
    m_hasWritten = true;
}

void ConsoleLines::flushStale(Micros now, std::string& out)
{
    if (!m_line.empty() && now - m_lineBegan >= kPatience) {
        emit(m_line, m_lineBegan, out);
        m_line.clear();
        m_bar.clear();
        m_lastBar = now;
        m_hasWritten = true;
    } else if (m_line.empty() && !m_bar.empty() && now - m_barTime >= kPatience) {
        emit(m_bar, m_barTime, out);
        m_bar.clear();
        m_lastBar = now;
        m_hasWritten = true;
    }
}

void ConsoleLines::finish(std::string& out)
{
    if (!m_line.empty())
        emit(m_line, m_lineBegan, out);
    else if (!m_bar.empty())
        emit(m_bar, m_barTime, out);
    m_line.clear();
    m_bar.clear();
}

std::optional<Micros> ConsoleLines::nextDeadline() const
{
    if (!m_line.empty())
        return m_lineBegan + kPatience;
    if (!m_bar.empty())
        return m_barTime + kPatience;
    return std::nullopt;
}

void ConsoleLines::emit(std::string_view text, Micros time, std::string& out)
{
    out += utcText(time);
    out += ' ';
    out += m_stream;
    out += ' ';
    out += text;
    out += '\n';
}

} // namespace faultline::recorder
