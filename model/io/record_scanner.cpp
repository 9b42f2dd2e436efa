// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/record_scanner.h"

#include "model/io/crc32c.h"
#include "model/io/sparse_source.h"

#include <algorithm>
#include <cstring>

namespace faultline {

namespace {

/// Small enough that what the kernel copies is still in the cache when it is decoded: half again
/// as fast as reading a whole stretch at once (bench_read).
constexpr std::size_t kReadAhead = 256U << 10;
constexpr std::size_t kLeastReadAhead = 4U << 10;
constexpr std::size_t kBlock = 1U << 20;
constexpr std::uint64_t kOverhead = kRecordHeaderBytes + kRecordFooterBytes;

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

/// How many zeros at the beginning of bytes cannot be part of a header: it would be that of an
/// empty record, whose eight zeros are followed by a checksum without any.
std::size_t leadingZeros(std::span<const std::byte> bytes)
{
    std::size_t zeros = 0;
    while (zeros + 8 <= bytes.size() && load<std::uint64_t>(bytes.data() + zeros) == 0)
        zeros += 8;
    return zeros < 16 ? 0 : zeros - 8;
}

std::string_view textOfBytes(std::span<const std::byte> bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

} // namespace

bool startsWithRecord(std::span<const std::byte> bytes)
{
    return bytes.size() >= kRecordHeaderBytes && hasGoodHeader(bytes.data());
}

RecordScanner::RecordScanner(const ByteSource& source, ReadMonitor& monitor,
                             std::uint64_t wholeRecord, bool sizeIsKnown)
    : m_source(source),
      m_monitor(monitor),
      m_wholeRecord(wholeRecord),
      m_sizeIsKnown(sizeIsKnown),
      m_fileSize(source.size()),
      m_readAhead(kReadAhead)
{
}

void RecordScanner::fill(std::size_t wanted)
{
    while (m_bufferSize < wanted) {
        // By no more than is already there: a length that lies costs what the file really holds.
        const std::size_t step =
            std::min(wanted - m_bufferSize, std::max(m_bufferSize, kBlock + kReadAhead));
        if (m_buffer.size() < m_bufferSize + step)
            m_buffer.resize(m_bufferSize + step);
        const Result<std::size_t> got = m_source.readAt(
            m_bufferOffset + m_bufferSize, std::span(m_buffer).subspan(m_bufferSize, step));
        if (!got) {
            m_error = got.error();
            return;
        }
        m_bufferSize += *got;
        if (*got < step) { // the file became shorter, or the stream ends here
            m_fileSize = m_bufferOffset + m_bufferSize;
            return;
        }
    }
}

std::span<const std::byte> RecordScanner::bytesAt(std::uint64_t offset, std::size_t size)
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
        const bool isJump = offset > m_bufferOffset + m_bufferSize && m_bufferSize > 0;
        m_readAhead = isJump ? kLeastReadAhead : std::min(2 * m_readAhead, kReadAhead);
        m_bufferOffset = offset;
        m_bufferSize = kept;
        fill(static_cast<std::size_t>(
            std::min<std::uint64_t>(std::max(size, kept + m_readAhead), m_fileSize - offset)));
        if (m_error)
            return {};
        size = std::min(size, m_bufferSize);
    }
    return {m_buffer.data() + (offset - m_bufferOffset), size};
}

RecordScanner::Header RecordScanner::headerAt(std::uint64_t offset)
{
    const std::span<const std::byte> bytes = bytesAt(offset, kRecordHeaderBytes);
    if (bytes.size() < kRecordHeaderBytes)
        return {.state = HeaderState::Incomplete, .size = 0};
    return {.state = hasGoodHeader(bytes.data()) ? HeaderState::Good : HeaderState::BadChecksum,
            .size = load<std::uint64_t>(bytes.data())};
}

bool RecordScanner::fits(std::uint64_t offset, std::uint64_t size) const
{
    const std::uint64_t left = m_fileSize - std::min(m_fileSize, offset);
    return left >= kOverhead && size <= left - kOverhead;
}

std::uint64_t RecordScanner::behindHole(std::uint64_t offset) const
{
    const auto* sparse = dynamic_cast<const SparseSource*>(&m_source);
    if (sparse == nullptr)
        return offset;
    // The first bytes of a header may be zeros at the end of the hole.
    const std::uint64_t data = sparse->nextData(offset);
    return std::max(offset, data - std::min<std::uint64_t>(data, kRecordHeaderBytes));
}

std::optional<std::uint64_t> RecordScanner::findHeader(std::uint64_t from, std::uint64_t end)
{
    std::uint64_t offset = from;
    while (offset < end) {
        if (m_monitor.isCancelled())
            return std::nullopt;
        offset = behindHole(offset);
        if (offset >= end)
            return std::nullopt;
        const auto want = static_cast<std::size_t>(std::min<std::uint64_t>(end - offset, kBlock)
                                                   + kRecordHeaderBytes - 1);
        const std::span<const std::byte> bytes = bytesAt(offset, want);
        if (bytes.size() < kRecordHeaderBytes)
            return std::nullopt;
        for (std::size_t i = 0; i + kRecordHeaderBytes <= bytes.size(); ++i) {
            i += leadingZeros(bytes.subspan(i));
            if (i + kRecordHeaderBytes > bytes.size())
                break;
            const std::uint64_t at = offset + i;
            if (fits(at, load<std::uint64_t>(bytes.data() + i)) && hasGoodHeader(bytes.data() + i))
                return at;
        }
        offset += bytes.size() - (kRecordHeaderBytes - 1);
    }
    return std::nullopt;
}

bool RecordScanner::readLargeRecord(std::uint64_t offset, std::uint64_t size, RecordSink& sink)
{
    std::uint32_t crc = 0;
    for (std::uint64_t done = 0; done < size;) {
        if (m_monitor.isCancelled())
            return false;
        const auto want = static_cast<std::size_t>(std::min<std::uint64_t>(kBlock, size - done));
        const std::span<const std::byte> part = bytesAt(offset + kRecordHeaderBytes + done, want);
        if (part.size() < want)
            return false;
        crc = extendCrc32c(crc, part);
        done += want;
    }
    const std::span<const std::byte> footer =
        bytesAt(offset + kRecordHeaderBytes + size, kRecordFooterBytes);
    if (footer.size() < kRecordFooterBytes)
        return false;
    if (maskCrc(crc) == load<std::uint32_t>(footer.data()))
        sink.onLargeRecord(offset, size);
    else
        sink.onDamagedRecord(offset, size);
    return true;
}

bool RecordScanner::readRecord(std::uint64_t offset, std::uint64_t size, RecordSink& sink)
{
    if (size > m_wholeRecord)
        return readLargeRecord(offset, size, sink);
    const std::size_t total = static_cast<std::size_t>(size + kOverhead);
    const std::span<const std::byte> record = bytesAt(offset, total);
    if (record.size() < total)
        return false;
    const std::span<const std::byte> payload =
        record.subspan(kRecordHeaderBytes, static_cast<std::size_t>(size));
    if (maskCrc(crc32c(payload)) == load<std::uint32_t>(payload.data() + payload.size()))
        sink.onRecord(offset, textOfBytes(payload));
    else
        sink.onDamagedRecord(offset, size);
    return true;
}

std::optional<std::uint64_t> RecordScanner::resume(OpenDamage damage, std::uint64_t end,
                                                   RecordStretch& stretch, RecordSink& sink)
{
    const std::optional<std::uint64_t> next = findHeader(damage.offset + 1, end);
    if (!next) {
        stretch.damage = damage;
        return std::nullopt;
    }
    sink.onIssue({.code = damage.code,
                  .path = m_source.name(),
                  .offsetBytes = damage.offset,
                  .bytesLost = *next - damage.offset,
                  .recordsLost = 1,
                  .detail = {}});
    return next;
}

void RecordScanner::finish(RecordStretch& stretch, RecordSink& sink)
{
    // Damage that is still open counts the bytes up to the end of the file by itself.
    const std::uint64_t behind = stretch.damage ? 0 : m_source.size() - stretch.end;
    if (m_error) {
        stretch.failed = true;
        sink.onIssue({.code = IssueCode::Unreadable,
                      .path = m_source.name(),
                      .offsetBytes = m_error->offsetBytes,
                      .bytesLost = m_sizeIsKnown ? behind : 0,
                      .detail = m_error->detail});
    } else if (m_sizeIsKnown && m_fileSize < m_source.size()) {
        stretch.failed = true;
        sink.onIssue({.code = IssueCode::FileShrank,
                      .path = m_source.name(),
                      .offsetBytes = m_fileSize,
                      .bytesLost = behind,
                      .detail = {}});
    }
}

RecordStretch RecordScanner::scan(std::uint64_t begin, std::uint64_t end, bool isRecordStart,
                                  RecordSink& sink)
{
    RecordStretch stretch;
    m_error.reset();
    m_fileSize = m_source.size();
    end = std::min(end, m_fileSize);
    m_bufferSize = 0; // what is left of another stretch is no use, and the file may have changed

    std::uint64_t offset = begin;
    if (!isRecordStart) {
        const std::optional<std::uint64_t> found = findHeader(begin, end);
        if (!found) {
            stretch.cancelled = m_monitor.isCancelled();
            stretch.end = end;
            return stretch;
        }
        offset = *found;
    }
    stretch.first = offset;

    std::uint64_t sinceCheck = offset;
    while (offset < std::min(end, m_fileSize) && !m_error) {
        if (offset - sinceCheck > kBlock) {
            sinceCheck = offset;
            if (m_monitor.isCancelled()) {
                stretch.cancelled = true;
                break;
            }
        }
        const Header header = headerAt(offset);
        if (header.state == HeaderState::Incomplete) {
            if (offset < m_fileSize && !m_mayGrow) // a stream may end just here
                stretch.damage = OpenDamage{.offset = offset, .code = IssueCode::TruncatedTail};
            break;
        }
        if (header.state == HeaderState::Good && fits(offset, header.size)) {
            if (header.size > m_askBeyond && sink.takeUnread(offset, header.size)) {
                offset += kOverhead + header.size;
                continue;
            }
            if (readRecord(offset, header.size, sink)) {
                offset += kOverhead + header.size;
                continue;
            }
            stretch.cancelled = m_monitor.isCancelled();
            if (m_sizeIsKnown || stretch.cancelled || m_error)
                break;
            if (header.size > m_wholeRecord) { // its bytes are gone, a stream has no way back
                stretch.damage = OpenDamage{.offset = offset, .code = IssueCode::ImpossibleLength};
                break;
            }
        }
        if (header.state == HeaderState::Good && m_mayGrow)
            break;
        // A good header that claims more than is left is a cut-off tail, unless records follow.
        const std::optional<std::uint64_t> next =
            resume({.offset = offset,
                    .code = header.state == HeaderState::Good ? IssueCode::ImpossibleLength
                                                              : IssueCode::BadLengthChecksum},
                   end, stretch, sink);
        if (!next)
            break;
        offset = *next;
    }
    stretch.end = offset;
    finish(stretch, sink);
    return stretch;
}

RecordChain::Verdict RecordChain::check(std::uint64_t begin, std::uint64_t end,
                                        const RecordStretch& stretch)
{
    if (m_damage || begin == 0)
        return Verdict::Take;
    if (m_expected >= std::min(end, m_fileSize))
        return Verdict::Skip;
    return stretch.first == m_expected ? Verdict::Take : Verdict::ScanAgain;
}

std::optional<ImportIssue> RecordChain::take(const RecordStretch& stretch)
{
    std::optional<ImportIssue> closed;
    if (!stretch.first)
        return closed;
    if (m_damage)
        closed = ImportIssue{.code = m_damage->code,
                             .path = m_path,
                             .offsetBytes = m_damage->offset,
                             .bytesLost = *stretch.first - m_damage->offset,
                             .recordsLost = 1,
                             .detail = {}};
    m_expected = stretch.end;
    m_damage = stretch.damage;
    return closed;
}

std::optional<ImportIssue> RecordChain::openDamage() const
{
    if (!m_damage)
        return std::nullopt;
    return ImportIssue{.code = m_damage->code == IssueCode::BadLengthChecksum
                                   ? IssueCode::BadLengthChecksum
                                   : IssueCode::TruncatedTail,
                       .path = m_path,
                       .offsetBytes = m_damage->offset,
                       .bytesLost = m_fileSize - m_damage->offset,
                       .recordsLost = 1,
                       .detail = {}};
}

} // namespace faultline
