// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/text_lines.h"

#include "model/io/utf8.h"
#include "model/readers/stream_issues.h"

#include <algorithm>
#include <cstring>

namespace faultline {

namespace {

constexpr std::size_t kBlockBytes = std::size_t{256} << 10;
constexpr std::uint64_t kProgressBytes = std::uint64_t{1} << 20;

bool hasHighByte(std::string_view text)
{
    unsigned char all = 0;
    for (const char c : text)
        all = static_cast<unsigned char>(all | static_cast<unsigned char>(c));
    return (all & 0x80U) != 0;
}

} // namespace

TextLines::TextLines(const ByteSource& source, ReadContext& context, std::size_t maxLineBytes)
    : m_context(context),
      m_source(source),
      m_stream(openStream(source)),
      m_maxLineBytes(maxLineBytes)
{
}

void TextLines::note(Tally& tally, std::uint64_t bytes) const
{
    if (tally.count == 0) {
        tally.firstOffset = m_textOffset + m_pos;
        tally.firstLine = m_nextLine;
    }
    ++tally.count;
    tally.bytes += bytes;
}

std::size_t TextLines::readBlock(std::span<std::byte> into)
{
    const std::uint64_t position = m_stream->sourcePosition();
    if (position - m_reported >= kProgressBytes) {
        m_context.monitor.advance(position - m_reported);
        m_reported = position;
        m_cancelled = m_context.monitor.isCancelled();
    }
    if (m_cancelled)
        return 0;
    return m_stream->read(into);
}

void TextLines::appendUnit(std::uint32_t unit)
{
    const bool isLow = unit >= 0xDC00 && unit < 0xE000;
    if (m_highSurrogate != 0) {
        const std::uint32_t high = m_highSurrogate;
        m_highSurrogate = 0;
        if (isLow) {
            appendUtf8(m_text, 0x10000 + ((high - 0xD800) << 10) + (unit - 0xDC00));
            return;
        }
        m_text += kReplacementCharacter;
    }
    if (unit >= 0xD800 && unit < 0xDC00)
        m_highSurrogate = unit;
    else if (isLow)
        m_text += kReplacementCharacter;
    else
        appendUtf8(m_text, unit);
}

void TextLines::decodeUtf16(std::span<const std::byte> bytes)
{
    const bool little = m_encoding == Encoding::Utf16Little;
    for (std::size_t i = 0; i + 1 < bytes.size(); i += 2) {
        const auto first = std::to_integer<std::uint32_t>(bytes[i]);
        const auto second = std::to_integer<std::uint32_t>(bytes[i + 1]);
        appendUnit(little ? first | second << 8 : first << 8 | second);
    }
}

/// Makes room and reads one block more. False if there is none.
bool TextLines::fill()
{
    if (m_atEnd)
        return false;
    m_textOffset += m_pos;
    m_text.erase(0, m_pos);
    m_pos = 0;
    m_lineEnd = std::string::npos;
    const std::size_t before = m_text.size();
    if (m_encoding == Encoding::Utf8) {
        m_text.resize(before + kBlockBytes);
        const std::size_t got =
            readBlock(std::as_writable_bytes(std::span(m_text.data() + before, kBlockBytes)));
        m_text.resize(before + got);
        m_atEnd = got < kBlockBytes;
    } else {
        m_raw.resize(kBlockBytes);
        const auto block = std::as_writable_bytes(std::span(m_raw.data(), m_raw.size()));
        const std::size_t got = readBlock(block);
        m_atEnd = got < kBlockBytes;
        decodeUtf16(block.first(got));
    }
    if (!m_begun) {
        m_begun = true;
        const std::string_view start = m_text;
        if (start.substr(0, 3) == "\xEF\xBB\xBF") {
            m_pos = 3;
        } else if (start.substr(0, 2) == "\xFF\xFE" || start.substr(0, 2) == "\xFE\xFF") {
            m_encoding = start[0] == '\xFF' ? Encoding::Utf16Little : Encoding::Utf16Big;
            m_raw = m_text.substr(2);
            m_text.clear();
            decodeUtf16(std::as_bytes(std::span(m_raw.data(), m_raw.size())));
        }
    }
    m_hasHighBytes = m_hasHighBytes || hasHighByte(std::string_view(m_text).substr(before));
    return true;
}

void TextLines::skipNuls()
{
    std::size_t end = m_pos;
    while (end < m_text.size() && m_text[end] == '\0')
        ++end;
    note(m_nuls, end - m_pos);
    m_pos = end;
}

std::string_view TextLines::clean(std::string_view line)
{
    m_cleaned.clear();
    bool bad = false;
    while (!line.empty()) {
        const std::size_t length = utf8Length(line);
        if (length == 0) {
            m_cleaned += kReplacementCharacter;
            bad = true;
        } else {
            m_cleaned += line.substr(0, length);
        }
        line.remove_prefix(std::max<std::size_t>(length, 1));
    }
    if (bad)
        note(m_badBytes, 0);
    return m_cleaned;
}

bool TextLines::next(std::string_view& line)
{
    while (!m_cancelled) {
        if (m_pos < m_text.size() && m_text[m_pos] == '\0') {
            skipNuls();
            continue;
        }
        const std::string_view rest = std::string_view(m_text).substr(m_pos);
        if (m_lineEnd == std::string::npos)
            m_lineEnd = m_text.find('\n', m_pos);
        const bool ended = m_lineEnd != std::string::npos;
        const std::string_view whole = ended ? rest.substr(0, m_lineEnd - m_pos) : rest;
        const std::size_t nul = whole.find('\0');
        if (nul == std::string_view::npos && !ended && !m_atEnd) {
            if (rest.size() > m_maxLineBytes) {
                if (!m_skipping)
                    note(m_longLines, 0);
                m_skipping = true;
                m_longLines.bytes += rest.size();
                m_pos = m_text.size();
            }
            (void)fill();
            continue;
        }
        if (rest.empty())
            break; // the end
        std::string_view piece = whole.substr(0, nul);
        const std::uint64_t offset = m_textOffset + m_pos;
        const bool isTooLong = m_skipping || piece.size() > m_maxLineBytes;
        if (isTooLong && !m_skipping)
            note(m_longLines, 0);
        m_skipping = false;
        m_lineNumber = m_nextLine;
        m_lineOffset = offset;
        m_unterminated = !ended && nul == std::string_view::npos;
        m_pos += piece.size();
        if (nul == std::string_view::npos && ended) {
            ++m_pos;
            ++m_nextLine;
            m_lineEnd = std::string::npos;
        }
        if (isTooLong) {
            m_longLines.bytes += piece.size();
            continue;
        }
        if (!m_sides.counts(piece))
            continue;
        if (!piece.empty() && piece.back() == '\r')
            piece.remove_suffix(1);
        line = m_hasHighBytes && hasHighByte(piece) ? clean(piece) : piece;
        return true;
    }
    return false;
}

void TextLines::report(IssueCode code, const Tally& tally, Text what) const
{
    if (tally.count == 0)
        return;
    m_context.file.issues.add({.code = code,
                               .path = m_source.name(),
                               .offsetBytes = tally.firstOffset,
                               .bytesLost = code == IssueCode::LongLine ? tally.bytes : 0,
                               .detail = {FAULTLINE_TR_NOOP("Errors", "%1 %2, first at line %3"),
                                          {std::to_string(tally.count), std::move(what),
                                           std::to_string(tally.firstLine)}}});
}

ReadEnd TextLines::finish()
{
    m_context.monitor.advance(m_stream->sourcePosition() - m_reported);
    m_reported = m_stream->sourcePosition();
    report(IssueCode::NulBytes, m_nuls,
           {FAULTLINE_TR_NOOP("Errors", "runs of NUL bytes, %1 bytes in all"),
            {std::to_string(m_nuls.bytes)}});
    report(IssueCode::LongLine, m_longLines, FAULTLINE_TR_NOOP("Errors", "lines were left out"));
    report(IssueCode::WrongEncoding, m_badBytes, FAULTLINE_TR_NOOP("Errors", "lines"));
    if (m_sides.hasConflict())
        m_context.file.issues.add({.code = IssueCode::MergeConflict,
                                   .path = m_context.file.path,
                                   .offsetBytes = {},
                                   .bytesLost = 0,
                                   .detail = {}});
    if (m_cancelled)
        return ReadEnd::Cancelled;
    return noteStreamFault(*m_stream, m_source, m_context.file);
}

std::string decodedHead(std::span<const std::byte> head)
{
    std::string text(reinterpret_cast<const char*>(head.data()), head.size());
    const std::string_view start(text);
    if (start.substr(0, 3) == "\xEF\xBB\xBF") {
        text.erase(0, 3);
    } else if (start.substr(0, 2) == "\xFF\xFE" || start.substr(0, 2) == "\xFE\xFF") {
        const std::size_t low = start[0] == '\xFF' ? 0 : 1;
        std::string narrow;
        for (std::size_t i = 2; i + 1 < text.size(); i += 2)
            narrow.push_back(text[i + 1 - low] == '\0' ? text[i + low] : '?');
        text = std::move(narrow);
    }
    std::replace(text.begin(), text.end(), '\0', '\n');
    return text;
}

} // namespace faultline
