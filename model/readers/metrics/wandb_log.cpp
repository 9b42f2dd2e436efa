// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/metrics/wandb_log.h"

#include <algorithm>

#include <zlib.h>

namespace faultline::metrics {

namespace {

constexpr std::size_t kChunkHeader = 7;
constexpr std::size_t kSearchBytes = std::size_t{1} << 20;
constexpr std::string_view kMagic = ":W&B\xE1\xBE";

std::uint32_t byteAt(std::string_view text, std::size_t at)
{
    return static_cast<unsigned char>(text[at]);
}

std::size_t lengthAt(std::string_view block, std::size_t at)
{
    return byteAt(block, at + 4) | byteAt(block, at + 5) << 8;
}

} // namespace

bool isWandbHeader(std::string_view head)
{
    return head.size() >= WandbLog::kHeaderBytes && head.starts_with(kMagic);
}

WandbLog::WandbLog(const ByteSource& source, ReadContext& context)
    : m_source(source), m_context(context)
{
}

bool WandbLog::readBlock()
{
    if (m_atEnd || m_context.monitor.isCancelled()) {
        if (m_context.monitor.isCancelled())
            m_end = ReadEnd::Cancelled;
        return false;
    }
    m_blockOffset += m_block.size();
    m_block.resize(kBlockBytes);
    const Result<std::size_t> got = m_source.readAt(
        m_blockOffset, std::as_writable_bytes(std::span(m_block.data(), m_block.size())));
    m_block.resize(got ? *got : 0);
    m_atEnd = m_block.size() < kBlockBytes;
    m_at = m_blockOffset == 0 ? std::min(kHeaderBytes, m_block.size()) : 0;
    m_context.monitor.advance(m_block.size());
    if (!got) {
        m_end = ReadEnd::TruncatedTail;
        m_context.file.issues.add({.code = IssueCode::Unreadable,
                                   .path = m_context.file.path,
                                   .offsetBytes = m_blockOffset,
                                   .bytesLost = m_source.size() - m_blockOffset,
                                   .detail = got.error().detail});
    }
    return !m_block.empty();
}

bool WandbLog::isChunkAt(std::size_t at) const
{
    if (at + kChunkHeader > m_block.size())
        return false;
    const std::size_t length = lengthAt(m_block, at);
    const std::uint32_t type = byteAt(m_block, at + 6);
    if (type < Whole || type > Last || length > m_block.size() - at - kChunkHeader)
        return false;
    const std::uint32_t stored = byteAt(m_block, at) | byteAt(m_block, at + 1) << 8
                                 | byteAt(m_block, at + 2) << 16 | byteAt(m_block, at + 3) << 24;
    const auto* bytes = reinterpret_cast<const Bytef*>(m_block.data() + at + 6);
    return ::crc32(::crc32(0, nullptr, 0), bytes, static_cast<uInt>(length + 1)) == stored;
}

/// Where the next chunk begins that is whole; the end of the block if there is none.
std::size_t WandbLog::chunkAfterDamage() const
{
    // Usually only data was hit and the length still leads on.
    const std::size_t expected = m_at + kChunkHeader + lengthAt(m_block, m_at);
    if (isChunkAt(expected))
        return expected;
    std::size_t budget = kSearchBytes; // made-up lengths must not cost a checksum for every byte
    for (std::size_t at = m_at + 1; at + kChunkHeader <= m_block.size(); ++at) {
        const std::size_t length = lengthAt(m_block, at);
        const std::uint32_t type = byteAt(m_block, at + 6);
        // Empty chunks prove nothing: their checksum covers a single byte.
        if (length == 0 || length > m_block.size() - at - kChunkHeader || type < Whole
            || type > Last)
            continue;
        if (length > budget)
            break;
        budget -= length;
        if (isChunkAt(at))
            return at;
    }
    return m_block.size();
}

void WandbLog::noteDamage(std::size_t begin, std::size_t end)
{
    m_context.file.issues.add({.code = IssueCode::BadDataChecksum,
                               .path = m_context.file.path,
                               .offsetBytes = m_blockOffset + begin,
                               .bytesLost = end - begin,
                               .recordsLost = 1,
                               .detail = {}});
}

void WandbLog::noteCut(Text detail)
{
    if (m_end == ReadEnd::Cancelled)
        return;
    m_end = ReadEnd::TruncatedTail;
    m_context.file.issues.add({.code = IssueCode::TruncatedTail,
                               .path = m_context.file.path,
                               .offsetBytes = m_blockOffset + m_at,
                               .bytesLost = m_block.size() - m_at,
                               .detail = std::move(detail)});
}

bool WandbLog::nextChunk(Chunk& chunk)
{
    while (true) {
        const std::size_t left = m_block.size() - m_at;
        const bool isTrailer = left < kChunkHeader;
        const bool isPadding = std::all_of(m_block.begin() + static_cast<std::ptrdiff_t>(m_at),
                                           m_block.end(), [](char c) { return c == '\0'; });
        if (isTrailer || isPadding) {
            if (left > 0 && !isPadding && m_atEnd)
                noteCut(FAULTLINE_TR_NOOP("Errors", "the header of the last chunk"));
            if (!readBlock())
                return false;
            continue;
        }
        if (isChunkAt(m_at)) {
            const std::size_t length = lengthAt(m_block, m_at);
            chunk.type = static_cast<ChunkType>(byteAt(m_block, m_at + 6));
            chunk.data = std::string_view(m_block).substr(m_at + kChunkHeader, length);
            m_at += kChunkHeader + length;
            return true;
        }
        const std::size_t resumed = chunkAfterDamage();
        const std::size_t length = lengthAt(m_block, m_at);
        if (m_atEnd && resumed == m_block.size() && length > left - kChunkHeader) {
            noteCut({}); // it ends where more was announced: killed, or still writing
            m_at = m_block.size();
            return false;
        }
        noteDamage(m_at, resumed);
        m_isOpen = false;
        m_at = resumed;
    }
}

bool WandbLog::next(std::string_view& record)
{
    Chunk chunk;
    while (nextChunk(chunk)) {
        if (chunk.type == Whole) {
            m_isOpen = false;
            record = chunk.data;
            return true;
        }
        if (chunk.type == First) {
            m_record = chunk.data;
            m_isOpen = true;
            m_isTooLong = false;
            continue;
        }
        if (!m_isOpen)
            continue; // the rest of a record whose beginning was damaged
        m_isTooLong = m_isTooLong || m_record.size() + chunk.data.size() > kMaxRecordBytes;
        if (!m_isTooLong)
            m_record += chunk.data;
        if (chunk.type != Last)
            continue;
        m_isOpen = false;
        if (!m_isTooLong) {
            record = m_record;
            return true;
        }
        m_context.file.issues.add(
            {.code = IssueCode::CountLimit,
             .path = m_context.file.path,
             .offsetBytes = m_blockOffset + m_at,
             .bytesLost = 0,
             .recordsLost = 1,
             .detail = FAULTLINE_TR_NOOP("Errors", "a record of more than 64 MiB")});
    }
    if (m_isOpen && m_end == ReadEnd::Complete)
        noteCut(FAULTLINE_TR_NOOP("Errors", "the last record lacks its end"));
    return false;
}

} // namespace faultline::metrics
