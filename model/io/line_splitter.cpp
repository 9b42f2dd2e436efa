// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/line_splitter.h"

#include "model/io/utf8.h"

#include <algorithm>
#include <cstring>

namespace faultline {

namespace {

constexpr char kEscape = '\x1b';

/// True if the line holds nothing but printable ASCII and tabs: the usual case, and quick to see.
bool isPlain(std::string_view line)
{
    unsigned odd = 0;
    for (const char c : line) {
        const auto byte = static_cast<unsigned char>(c);
        odd |= static_cast<unsigned>(byte >= 0x7f)
               | (static_cast<unsigned>(byte < 0x20) & static_cast<unsigned>(byte != '\t'));
    }
    return odd == 0;
}

bool isBlank(std::string_view text)
{
    return text.find_first_not_of(" \t") == std::string_view::npos;
}

/// What is left to see of a line that was written over: its last state that is not empty.
std::string_view lastState(std::string_view line)
{
    constexpr std::string_view kOver = "\r\b";
    while (!line.empty()) {
        const std::size_t end = line.find_last_not_of(kOver);
        if (end == std::string_view::npos)
            return {};
        line = line.substr(0, end + 1);
        const std::size_t begin = line.find_last_of(kOver);
        const std::string_view state =
            begin == std::string_view::npos ? line : line.substr(begin + 1);
        if (!isBlank(state) || begin == std::string_view::npos)
            return state;
        line = line.substr(0, begin);
    }
    return {};
}

/// Bytes of the ANSI sequence that begins with the escape at `at`.
std::size_t escapeLength(std::string_view line, std::size_t at)
{
    std::size_t end = at + 1;
    if (end >= line.size())
        return 1;
    if (line[end] == '[') {
        for (++end; end < line.size() && (line[end] < 0x40 || line[end] > 0x7e); ++end) {
        }
        return std::min(end + 1, line.size()) - at;
    }
    if (line[end] == ']') { // up to BEL or ESC "\"
        while (++end < line.size() && line[end] != '\a' && line[end] != kEscape) {
        }
        return std::min(end + 1, line.size()) - at;
    }
    return 2;
}

} // namespace

void LineSplitter::feed(std::span<const std::byte> bytes)
{
    std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    if (m_encoding == Encoding::Unknown) {
        m_start.append(text);
        if (m_start.size() < 3)
            return;
        m_encoding = Encoding::Utf8;
        if (m_start.compare(0, 2, "\xFF\xFE") == 0)
            m_encoding = Encoding::Utf16Little;
        else if (m_start.compare(0, 2, "\xFE\xFF") == 0)
            m_encoding = Encoding::Utf16Big;
        const bool hasMark =
            m_encoding != Encoding::Utf8 || m_start.compare(0, 3, "\xEF\xBB\xBF") == 0;
        const std::string start = std::move(m_start);
        text = start;
        if (hasMark)
            text.remove_prefix(m_encoding == Encoding::Utf8 ? 3 : 2);
        return m_encoding == Encoding::Utf8 ? feedText(text) : feedUtf16(text);
    }
    if (m_encoding == Encoding::Utf8)
        feedText(text);
    else
        feedUtf16(text);
}

void LineSplitter::finish()
{
    if (m_encoding == Encoding::Unknown)
        feedText(m_start);
    if (!m_pending.empty() || m_cut > 0)
        emit({});
    m_pending.clear();
}

void LineSplitter::feedText(std::string_view text)
{
    while (!text.empty()) {
        const void* found = std::memchr(text.data(), '\n', text.size());
        if (found == nullptr)
            return keep(text);
        const auto length = static_cast<std::size_t>(static_cast<const char*>(found) - text.data());
        emit(text.substr(0, length));
        text.remove_prefix(length + 1);
    }
}

void LineSplitter::feedUtf16(std::string_view bytes)
{
    const std::string joined = m_oddByte + std::string(bytes);
    m_oddByte.clear();
    m_decoded.clear();
    const bool isLittle = m_encoding == Encoding::Utf16Little;
    std::size_t at = 0;
    for (; at + 1 < joined.size(); at += 2) {
        const auto low = static_cast<unsigned char>(joined[at + (isLittle ? 0 : 1)]);
        const auto high = static_cast<unsigned char>(joined[at + (isLittle ? 1 : 0)]);
        const std::uint32_t unit = (std::uint32_t{high} << 8U) | low;
        if (unit >= 0xD800 && unit < 0xDC00) {
            if (m_highSurrogate != 0)
                m_decoded.append(kReplacementCharacter);
            m_highSurrogate = unit;
            continue;
        }
        const bool isLow = unit >= 0xDC00 && unit < 0xE000;
        if (isLow && m_highSurrogate != 0)
            appendUtf8(m_decoded,
                       0x10000U + ((m_highSurrogate - 0xD800U) << 10U) + (unit - 0xDC00U));
        else if (isLow || m_highSurrogate != 0)
            m_decoded.append(kReplacementCharacter);
        if (!isLow)
            appendUtf8(m_decoded, unit);
        m_highSurrogate = 0;
    }
    if (at < joined.size())
        m_oddByte = joined.substr(at);
    feedText(m_decoded);
}

/// Keeps the beginning of a line whose end is in a later block.
void LineSplitter::keep(std::string_view part)
{
    m_length += part.size();
    if (m_pending.size() + part.size() > kMaxLine) {
        // A bar writes over itself: what came before the last return is of no use.
        const std::size_t end = part.find_last_not_of('\r');
        const std::size_t over =
            end == std::string_view::npos ? end : part.substr(0, end).rfind('\r');
        if (over != std::string_view::npos) {
            if (m_redrawn)
                emitStates(m_pending.append(part.substr(0, over)));
            m_pending = "\r";
            m_cut = 0;
            part.remove_prefix(over + 1);
        }
    }
    const std::size_t room = kMaxLine - std::min(kMaxLine, m_pending.size());
    m_pending.append(part.substr(0, room));
    m_cut += part.size() - std::min(part.size(), room);
}

void LineSplitter::emit(std::string_view line)
{
    const std::uint64_t length = m_length + line.size();
    RawLine raw;
    raw.number = ++m_number;
    raw.offset = m_offset;
    if (!m_pending.empty() || m_cut > 0) {
        keep(line);
        line = m_pending;
        raw.bytesCut = m_cut;
    }
    raw.text = isPlain(line) ? line : clean(line, raw);
    if (raw.text.size() > kMaxLine) {
        raw.bytesCut += raw.text.size() - kMaxLine;
        raw.text = raw.text.substr(0, kMaxLine);
    }
    while (!raw.text.empty() && (raw.text.back() == ' ' || raw.text.back() == '\t'))
        raw.text.remove_suffix(1);
    m_sink(raw);
    m_pending.clear();
    m_cut = 0;
    m_length = 0;
    m_offset += length + 1;
}

std::string_view LineSplitter::clean(std::string_view line, RawLine& raw)
{
    const std::string_view state = lastState(line);
    raw.isProgressBar =
        line.substr(0, line.find_last_not_of('\r') + 1).find('\r') != std::string_view::npos;
    if (m_redrawn && raw.isProgressBar)
        emitStates(line.substr(0, static_cast<std::size_t>(state.data() - line.data())));
    return isPlain(state) ? state : withoutControls(state, raw);
}

/// The states of a line that was written over, but for blank ones.
void LineSplitter::emitStates(std::string_view states)
{
    while (!states.empty()) {
        const std::size_t end = std::min(states.find('\r'), states.size());
        std::string_view state = states.substr(0, end);
        states.remove_prefix(std::min(end + 1, states.size()));
        if (const std::size_t over = state.rfind('\b'); over != std::string_view::npos)
            state.remove_prefix(over + 1);
        if (isBlank(state))
            continue;
        RawLine unused;
        m_redrawn(isPlain(state) ? state : withoutControls(state, unused));
    }
}

/// Without control characters and ANSI sequences; valid until the next call.
std::string_view LineSplitter::withoutControls(std::string_view state, RawLine& raw)
{
    m_clean.clear();
    for (std::size_t at = 0; at < state.size();) {
        const auto byte = static_cast<unsigned char>(state[at]);
        if (byte == static_cast<unsigned char>(kEscape)) {
            at += escapeLength(state, at);
        } else if (byte >= 0x80) {
            const std::size_t length = utf8Length(state, at);
            raw.hadBadEncoding = raw.hadBadEncoding || length == 0;
            m_clean.append(length == 0 ? kReplacementCharacter : state.substr(at, length));
            at += std::max<std::size_t>(length, 1);
        } else {
            raw.nulBytes += byte == 0 ? 1 : 0;
            if (byte >= 0x20 ? byte != 0x7f : byte == '\t')
                m_clean.push_back(state[at]);
            ++at;
        }
    }
    return m_clean;
}

} // namespace faultline
