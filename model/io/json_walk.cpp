// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/json_walk.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <span>

namespace faultline::annotation {

namespace {

constexpr std::size_t kBlockBytes = std::size_t{1} << 20;

/// What a character means to somebody who only follows brackets and strings.
enum class Mark : std::uint8_t { None, Open, Close, Quote, Comma };

constexpr std::array<Mark, 256> kMarks = [] {
    std::array<Mark, 256> marks{};
    marks['{'] = marks['['] = Mark::Open;
    marks['}'] = marks[']'] = Mark::Close;
    marks['"'] = Mark::Quote;
    marks[','] = Mark::Comma;
    return marks;
}();

/// Position of the quote that ends a string whose text begins at `at`; npos if it is not there.
std::size_t stringEnd(std::string_view text, std::size_t at)
{
    while (at < text.size()) {
        const void* found = std::memchr(text.data() + at, '"', text.size() - at);
        if (found == nullptr)
            return std::string_view::npos;
        const auto quote = static_cast<std::size_t>(static_cast<const char*>(found) - text.data());
        std::size_t slashes = 0;
        while (quote > at + slashes && text[quote - slashes - 1] == '\\')
            ++slashes;
        if (slashes % 2 == 0)
            return quote;
        at = quote + 1;
    }
    return std::string_view::npos;
}

} // namespace

bool JsonWalk::fill()
{
    if (m_monitor.isCancelled()) {
        m_isCancelled = true;
        return false;
    }
    m_text.erase(0, m_at);
    m_dropped += m_at;
    m_scanned -= std::min(m_scanned, m_at);
    m_at = 0;
    const std::size_t before = m_text.size();
    m_text.resize(before + kBlockBytes);
    const std::size_t got =
        m_stream.read(std::as_writable_bytes(std::span(m_text.data() + before, kBlockBytes)));
    m_text.resize(before + got);
    m_monitor.advance(m_stream.sourcePosition() - m_reported);
    m_reported = m_stream.sourcePosition();
    return got > 0;
}

/// The next character that is no blank, 0 at the end.
char JsonWalk::peek()
{
    while (true) {
        while (m_at < m_text.size() && isSpace(m_text[m_at]))
            ++m_at;
        if (m_at < m_text.size())
            return m_text[m_at];
        if (!fill())
            return '\0';
    }
}

/// Goes over the value at m_at. With `isKept` its text is [m_at, m_scanned) afterwards; without, it
/// is dropped on the way and m_at stands behind it.
JsonWalk::Scan JsonWalk::scanValue(bool isKept)
{
    std::size_t depth = 0;
    std::size_t at = m_at; // relative to m_text, which moves
    const auto more = [&] {
        if (!isKept)
            m_at = at;
        const std::size_t before = m_at;
        const bool isMore = fill();
        at -= before;
        return isMore;
    };
    while (true) {
        if (isKept && at - m_at > kMaxJsonElement)
            return Scan::TooLarge;
        if (at >= m_text.size()) {
            if (!more())
                return Scan::NeedMore;
            continue;
        }
        const Mark mark = kMarks[static_cast<unsigned char>(m_text[at])];
        if (mark == Mark::Quote) {
            const std::size_t end = stringEnd(m_text, at + 1);
            if (end == std::string_view::npos) {
                if (m_text.size() - at > kMaxJsonElement)
                    return Scan::TooLarge;
                if (!more())
                    return Scan::NeedMore;
                continue;
            }
            at = end;
        } else if (mark == Mark::Open) {
            ++depth;
        } else if (depth == 0 && (mark == Mark::Comma || mark == Mark::Close)) {
            break; // behind a number or a literal
        } else if (mark == Mark::Close) {
            --depth;
        }
        ++at;
        const bool isContainerDone = depth == 0 && mark == Mark::Close;
        if (isContainerDone || (depth == 0 && mark == Mark::Quote))
            break;
    }
    m_scanned = at;
    if (!isKept)
        m_at = at;
    return Scan::Done;
}

JsonWalk::End JsonWalk::stopped() const
{
    return m_isCancelled ? End::Cancelled : End::Cut;
}

JsonWalk::End JsonWalk::runList(std::string_view section, bool isWanted, const Take& take)
{
    ++m_at; // the bracket
    while (true) {
        const char next = peek();
        if (next == '\0')
            return stopped();
        if (next == ']' || next == '}') {
            ++m_at;
            return End::Whole;
        }
        if (next == ',') {
            ++m_at;
            continue;
        }
        const Scan scan = scanValue(isWanted);
        if (scan == Scan::TooLarge)
            return End::TooLarge;
        if (scan == Scan::NeedMore)
            return stopped();
        if (!isWanted)
            continue;
        if (m_scanned == m_at) { // a sign that begins no value
            ++m_at;
            continue;
        }
        take({.section = section,
              .text = std::string_view(m_text).substr(m_at, m_scanned - m_at),
              .offset = offset()});
        m_at = m_scanned;
    }
}

JsonWalk::End JsonWalk::run(const Wants& wants, const Take& take)
{
    if (peek() == '\xEF') // a byte order mark
        m_at = std::min(m_at + 3, m_text.size());
    const char first = peek();
    if (first == '[')
        return runList({}, wants({}), take);
    if (first != '{')
        return m_isCancelled ? End::Cancelled : End::NotJson;
    ++m_at;
    while (true) {
        const char next = peek();
        if (next == '\0')
            return stopped();
        if (next == '}') {
            ++m_at;
            return End::Whole;
        }
        if (next != '"') {
            ++m_at; // a comma, or what does not belong here
            continue;
        }
        if (const Scan scan = scanValue(true); scan != Scan::Done)
            return scan == Scan::TooLarge ? End::TooLarge : stopped();
        const std::string key = m_text.substr(m_at + 1, m_scanned - m_at - 2);
        m_at = m_scanned;
        if (peek() != ':')
            continue;
        ++m_at;
        const char value = peek();
        if (value == '[') {
            const End end = runList(key, wants(key), take);
            if (end != End::Whole)
                return end;
        } else if (value == '\0') {
            return stopped();
        } else if (const Scan scan = scanValue(false); scan != Scan::Done) {
            return scan == Scan::TooLarge ? End::TooLarge : stopped();
        }
    }
}

} // namespace faultline::annotation
