// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/tfevents/read_record.h"

#include "model/io/crc32c.h"
#include "model/io/record_scanner.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <span>
#include <vector>

namespace faultline::tfevents {

namespace {

constexpr std::size_t kPiece = 1U << 20;

class RecordPiece {
public:
    RecordPiece(const ByteSource& source, std::uint64_t record) : m_source(source), m_record(record)
    {
    }

    /// Length of the payload, once its header has been found intact and the record to fit.
    Result<std::uint64_t> size() const
    {
        std::array<std::byte, kRecordHeaderBytes> header{};
        if (const Result<void> got = fill(m_record, header); !got)
            return got.error();
        if (!startsWithRecord(header))
            return problem(FAULTLINE_TR_NOOP("Errors",
                                             "is no longer there: the header of the record is "
                                             "damaged, or the file has been written anew"));
        std::uint64_t size = 0;
        std::memcpy(&size, header.data(), sizeof size);
        const std::uint64_t left = m_source.size() - m_record - kRecordHeaderBytes;
        if (left < kRecordFooterBytes || size > left - kRecordFooterBytes)
            return problem(FAULTLINE_TR_NOOP("Errors", "reaches beyond the end of the file"));
        return size;
    }

    /// Reads all of the payload; sink(offset, bytes) gets it piece by piece.
    template <typename Sink>
    Result<void> verify(std::uint64_t size, const ReadMonitor& monitor, Sink&& sink) const
    {
        std::vector<std::byte> buffer(
            static_cast<std::size_t>(std::min<std::uint64_t>(size, kPiece)));
        const std::uint64_t begin = m_record + kRecordHeaderBytes;
        std::uint32_t crc = 0;
        for (std::uint64_t done = 0; done < size;) {
            if (monitor.isCancelled())
                return Error{
                    .code = ErrorCode::Cancelled, .path = m_source.name(), .offsetBytes = m_record};
            const std::span<std::byte> piece = std::span(buffer).first(
                static_cast<std::size_t>(std::min<std::uint64_t>(size - done, kPiece)));
            if (const Result<void> got = fill(begin + done, piece); !got)
                return got.error();
            crc = extendCrc32c(crc, piece);
            sink(done, std::span<const std::byte>(piece));
            done += piece.size();
        }
        std::array<std::byte, kRecordFooterBytes> footer{};
        if (const Result<void> got = fill(begin + size, footer); !got)
            return got.error();
        std::uint32_t stored = 0;
        std::memcpy(&stored, footer.data(), sizeof stored);
        if (maskCrc(crc) != stored)
            return problem(
                FAULTLINE_TR_NOOP("Errors", "is damaged: its checksum does not match its data"));
        return {};
    }

    Error problem(Text what) const
    {
        return Error{.code = ErrorCode::Corrupt,
                     .path = m_source.name(),
                     .offsetBytes = m_record,
                     .detail = {FAULTLINE_TR_NOOP("Errors", "the record %1"), {std::move(what)}}};
    }

private:
    Result<void> fill(std::uint64_t offset, std::span<std::byte> into) const
    {
        const Result<std::size_t> got = m_source.readAt(offset, into);
        if (!got)
            return got.error();
        if (*got < into.size())
            return problem(FAULTLINE_TR_NOOP("Errors", "is cut: the file ends within it"));
        return {};
    }

    const ByteSource& m_source;
    std::uint64_t m_record;
};

} // namespace

Result<std::string> readRecordPart(const ByteSource& source, std::uint64_t record,
                                   std::uint64_t offset, std::uint64_t size)
{
    const RecordPiece piece(source, record);
    const Result<std::uint64_t> whole = piece.size();
    if (!whole)
        return whole.error();
    if (offset > *whole || size > *whole - offset)
        return piece.problem(FAULTLINE_TR_NOOP("Errors", "is shorter than it was"));
    std::string part(static_cast<std::size_t>(size), '\0');
    const Result<void> verified = piece.verify(
        *whole, SilentMonitor(), [&](std::uint64_t at, std::span<const std::byte> bytes) {
            const std::uint64_t begin = std::max(at, offset);
            const std::uint64_t end = std::min(at + bytes.size(), offset + size);
            if (begin < end)
                std::memcpy(part.data() + (begin - offset), bytes.data() + (begin - at),
                            static_cast<std::size_t>(end - begin));
        });
    if (!verified)
        return verified.error();
    return part;
}

Result<std::uint64_t> checkRecord(const ByteSource& source, std::uint64_t record,
                                  const ReadMonitor& monitor)
{
    const RecordPiece piece(source, record);
    const Result<std::uint64_t> size = piece.size();
    if (!size)
        return size;
    const Result<void> verified =
        piece.verify(*size, monitor, [](std::uint64_t, std::span<const std::byte>) {});
    if (!verified)
        return verified.error();
    return size;
}

} // namespace faultline::tfevents
