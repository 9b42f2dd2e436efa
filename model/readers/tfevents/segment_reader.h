// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/byte_source.h"
#include "model/core/import_issue.h"
#include "model/core/read_monitor.h"
#include "model/readers/tfevents/event_batch.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace faultline::tfevents {

/// Damage whose end has not been found yet.
struct OpenDamage {
    std::uint64_t offset = 0;
    IssueCode code = IssueCode::BadLengthChecksum;
};

/// One stretch of a file, decoded.
struct Segment {
    EventBatch events;
    ImportLog issues;
    /// Offset of the first record that begins in the stretch; none if no header was found.
    std::optional<std::uint64_t> first;
    /// Offset behind the last record: where the next one must begin. Meaningless with `damage`.
    std::uint64_t end = 0;
    std::optional<OpenDamage> damage; ///< sync was lost and not found again in the stretch
    bool failed = false;              ///< the file could not be read on; issues say why
    bool cancelled = false;

    void clear();
};

/// Decodes stretches of an event file, each independently of the others.
///
/// A file has no index, so a stretch in the middle begins by looking for a record header: 8 bytes
/// whose masked CRC follows them. That is a guess (wrong once in 2^32 positions);
/// the caller joins stretches in order and has a stretch decoded again where the guess does not
/// meet the end of the one before. The chain from the file's start decides, always.
///
/// One object per thread: it keeps a buffer. Memory: the stretch, and at most
/// kWholeRecord for one record.
class SegmentReader {
public:
    /// Records beyond this are checked in pieces and listed, but not decoded.
    static constexpr std::uint64_t kWholeRecord = 256U << 20;

    SegmentReader(const ByteSource& source, ReadMonitor& monitor);

    /// Decodes the records that begin in [begin, end). With `isRecordStart` a record must
    /// begin at `begin`; without it the first header found is taken.
    void read(std::uint64_t begin, std::uint64_t end, bool isRecordStart, Segment& segment);

private:
    enum class HeaderState { Good, BadChecksum, Incomplete };
    struct Header {
        HeaderState state = HeaderState::Incomplete;
        std::uint64_t size = 0;
    };

    [[nodiscard]] Header headerAt(std::uint64_t offset);
    [[nodiscard]] bool readRecord(std::uint64_t offset, std::uint64_t size, Segment& segment);
    void readLargeRecord(std::uint64_t offset, std::uint64_t size, Segment& segment);
    void decode(std::uint64_t offset, std::string_view payload, Segment& segment);
    /// Next offset in [from, end) with a good header whose record fits into the file.
    [[nodiscard]] std::optional<std::uint64_t> findHeader(std::uint64_t from, std::uint64_t end);
    /// Bytes [offset, offset + size) of the file, or a shorter span at its end.
    [[nodiscard]] std::span<const std::byte> bytesAt(std::uint64_t offset, std::size_t size);

    const ByteSource& m_source;
    ReadMonitor& m_monitor;
    std::uint64_t m_fileSize;
    std::vector<std::byte> m_buffer;
    std::size_t m_bufferSize = 0; ///< bytes of m_buffer that hold data
    std::uint64_t m_bufferOffset = 0;
    std::optional<Error> m_error;
};

} // namespace faultline::tfevents
