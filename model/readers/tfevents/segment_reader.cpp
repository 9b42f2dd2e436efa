// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/tfevents/segment_reader.h"

#include "model/readers/tfevents/crc32c.h"
#include "model/readers/tfevents/event_decoder.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace faultline::tfevents {

namespace {

constexpr std::size_t kHeaderBytes = 12; // length, masked CRC of the length
constexpr std::size_t kFooterBytes = 4;  // masked CRC of the data
/// Small enough that what the kernel copies is still in the cache when it is decoded: half again
/// as fast as reading a whole stretch at once (bench_read).
constexpr std::size_t kReadAhead = 256U << 10;
constexpr std::size_t kLargeRecordBlock = 1U << 20;
constexpr std::string_view kLargeRecordTag = "(records too large to decode)";

template <typename T>
T load(const std::byte* bytes)
{
    T value{};
    std::memcpy(&value, bytes, sizeof value);
    return value;
}

bool hasGoodHeader(const std::byte* bytes)
{
    return maskCrc(crc32c({bytes, 8})) == load<std::uint32_t>(bytes + 8);
}

std::string_view asText(std::span<const std::byte> bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

} // namespace

void Segment::clear()
{
    events.clear();
    issues = {};
    first.reset();
    end = 0;
    damage.reset();
    failed = false;
    cancelled = false;
}

SegmentReader::SegmentReader(const ByteSource& source, ReadMonitor& monitor)
    : m_source(source), m_monitor(monitor), m_fileSize(source.size())
{
}

std::span<const std::byte> SegmentReader::bytesAt(std::uint64_t offset, std::size_t size)
{
    if (offset >= m_fileSize || m_error)
        return {};
    size = static_cast<std::size_t>(std::min<std::uint64_t>(size, m_fileSize - offset));
    const bool inside = offset >= m_bufferOffset && offset + size <= m_bufferOffset + m_bufferSize;
    if (!inside) {
        // Keep what overlaps: records cross the end of the buffer in nearly every stretch.
        std::size_t kept = 0;
        if (offset >= m_bufferOffset && offset < m_bufferOffset + m_bufferSize) {
            const auto skip = static_cast<std::size_t>(offset - m_bufferOffset);
            kept = m_bufferSize - skip;
            std::memmove(m_buffer.data(), m_buffer.data() + skip, kept);
        }
        const std::size_t wanted = static_cast<std::size_t>(
            std::min<std::uint64_t>(std::max(size, kept + kReadAhead), m_fileSize - offset));
        if (m_buffer.size() < wanted)
            m_buffer.resize(wanted);
        m_bufferOffset = offset;
        m_bufferSize = kept;
        const Result<std::size_t> got =
            m_source.readAt(offset + kept, std::span(m_buffer).subspan(kept, wanted - kept));
        if (!got) {
            m_error = got.error();
            return {};
        }
        m_bufferSize = kept + *got;
        if (*got < wanted - kept) // the file became shorter
            m_fileSize = offset + m_bufferSize;
        size = std::min(size, m_bufferSize);
    }
    return {m_buffer.data() + (offset - m_bufferOffset), size};
}

SegmentReader::Header SegmentReader::headerAt(std::uint64_t offset)
{
    const std::span<const std::byte> bytes = bytesAt(offset, kHeaderBytes);
    if (bytes.size() < kHeaderBytes)
        return {.state = HeaderState::Incomplete, .size = 0};
    return {.state = hasGoodHeader(bytes.data()) ? HeaderState::Good : HeaderState::BadChecksum,
            .size = load<std::uint64_t>(bytes.data())};
}

std::optional<std::uint64_t> SegmentReader::findHeader(std::uint64_t from, std::uint64_t end)
{
    std::uint64_t offset = from;
    while (offset < end) {
        if (m_monitor.isCancelled())
            return std::nullopt;
        const auto want = static_cast<std::size_t>(
            std::min<std::uint64_t>(end - offset, kLargeRecordBlock) + kHeaderBytes - 1);
        const std::span<const std::byte> bytes = bytesAt(offset, want);
        if (bytes.size() < kHeaderBytes)
            return std::nullopt;
        for (std::size_t i = 0; i + kHeaderBytes <= bytes.size(); ++i) {
            const std::uint64_t at = offset + i;
            const auto size = load<std::uint64_t>(bytes.data() + i);
            const std::uint64_t left = m_fileSize - at;
            if (left >= kHeaderBytes + kFooterBytes && size <= left - kHeaderBytes - kFooterBytes
                && hasGoodHeader(bytes.data() + i))
                return at;
        }
        offset += bytes.size() - (kHeaderBytes - 1);
    }
    return std::nullopt;
}

void SegmentReader::decode(std::uint64_t offset, std::string_view payload, Segment& segment)
{
    if (!decodeEvent(payload, segment.events)) {
        segment.issues.add({.code = IssueCode::InvalidMessage,
                            .path = m_source.name(),
                            .offsetBytes = offset,
                            .bytesLost = payload.size(),
                            .detail = {}});
    }
}

void SegmentReader::readLargeRecord(std::uint64_t offset, std::uint64_t size, Segment& segment)
{
    std::vector<std::byte> block(kLargeRecordBlock);
    const auto readExactly = [&](std::uint64_t at, std::span<std::byte> into) {
        const Result<std::size_t> got = m_source.readAt(at, into);
        if (got && *got == into.size())
            return true;
        m_error = got ? Error{.code = ErrorCode::Io,
                              .path = m_source.name(),
                              .offsetBytes = at,
                              .detail = "the file became shorter while it was read"}
                      : got.error();
        return false;
    };
    std::uint32_t crc = 0;
    for (std::uint64_t done = 0; done < size;) {
        if (m_monitor.isCancelled())
            return;
        const auto want =
            static_cast<std::size_t>(std::min<std::uint64_t>(block.size(), size - done));
        const std::span<std::byte> part = std::span(block).first(want);
        if (!readExactly(offset + kHeaderBytes + done, part))
            return;
        crc = extendCrc32c(crc, part);
        done += want;
    }
    std::array<std::byte, kFooterBytes> footer{};
    if (!readExactly(offset + kHeaderBytes + size, footer))
        return;
    if (maskCrc(crc) != load<std::uint32_t>(footer.data())) {
        segment.issues.add({.code = IssueCode::BadDataChecksum,
                            .path = m_source.name(),
                            .offsetBytes = offset,
                            .bytesLost = size,
                            .detail = {}});
        return;
    }
    ++segment.events.recordCount;
    segment.events.tag(kLargeRecordTag).addBlob(TagKind::Other, size, 0);
}

bool SegmentReader::readRecord(std::uint64_t offset, std::uint64_t size, Segment& segment)
{
    if (size > kWholeRecord) {
        readLargeRecord(offset, size, segment);
        return !m_error;
    }
    const std::size_t total = static_cast<std::size_t>(size) + kHeaderBytes + kFooterBytes;
    const std::span<const std::byte> record = bytesAt(offset, total);
    if (record.size() < total)
        return false;
    const std::span<const std::byte> payload =
        record.subspan(kHeaderBytes, static_cast<std::size_t>(size));
    if (maskCrc(crc32c(payload)) != load<std::uint32_t>(payload.data() + payload.size())) {
        segment.issues.add({.code = IssueCode::BadDataChecksum,
                            .path = m_source.name(),
                            .offsetBytes = offset,
                            .bytesLost = size,
                            .detail = {}});
        return true;
    }
    decode(offset, asText(payload), segment);
    return true;
}

void SegmentReader::read(std::uint64_t begin, std::uint64_t end, bool isRecordStart,
                         Segment& segment)
{
    segment.clear();
    m_error.reset();
    m_fileSize = m_source.size();
    end = std::min(end, m_fileSize);
    m_bufferSize = 0; // what is left of another stretch is no use, and the file may have changed

    std::uint64_t offset = begin;
    if (!isRecordStart) {
        const std::optional<std::uint64_t> found = findHeader(begin, end);
        if (!found) {
            segment.cancelled = m_monitor.isCancelled();
            segment.end = end;
            return;
        }
        offset = *found;
    }
    segment.first = offset;

    std::uint64_t sinceCheck = offset;
    while (offset < end && !m_error) {
        if (offset - sinceCheck > (1U << 20)) {
            sinceCheck = offset;
            if (m_monitor.isCancelled()) {
                segment.cancelled = true;
                break;
            }
        }
        const Header header = headerAt(offset);
        const std::uint64_t left = m_fileSize - std::min(m_fileSize, offset);
        if (header.state == HeaderState::Incomplete) {
            segment.damage = OpenDamage{.offset = offset, .code = IssueCode::TruncatedTail};
            break;
        }
        const bool fits = left >= kHeaderBytes + kFooterBytes
                          && header.size <= left - kHeaderBytes - kFooterBytes;
        if (header.state == HeaderState::Good && fits) {
            if (!readRecord(offset, header.size, segment))
                break;
            offset += kHeaderBytes + header.size + kFooterBytes;
            continue;
        }
        // A good header that claims more than is left is a cut-off tail, unless records follow.
        const OpenDamage damage{.offset = offset,
                                .code = header.state == HeaderState::Good
                                            ? IssueCode::ImpossibleLength
                                            : IssueCode::BadLengthChecksum};
        const std::optional<std::uint64_t> next = findHeader(offset + 1, end);
        if (!next) {
            segment.damage = damage;
            break;
        }
        segment.issues.add({.code = damage.code,
                            .path = m_source.name(),
                            .offsetBytes = damage.offset,
                            .bytesLost = *next - damage.offset,
                            .detail = {}});
        offset = *next;
    }
    segment.end = offset;
    if (m_error) {
        segment.failed = true;
        segment.issues.add({.code = IssueCode::Unreadable,
                            .path = m_source.name(),
                            .offsetBytes = m_error->offsetBytes,
                            .bytesLost = 0,
                            .detail = m_error->detail});
    } else if (m_fileSize < m_source.size()) {
        segment.failed = true;
        segment.issues.add({.code = IssueCode::FileShrank,
                            .path = m_source.name(),
                            .offsetBytes = m_fileSize,
                            .bytesLost = m_source.size() - m_fileSize,
                            .detail = {}});
    }
}

} // namespace faultline::tfevents
