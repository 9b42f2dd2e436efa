// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/import_issue.h"
#include "model/core/read_monitor.h"
#include "model/io/byte_source.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace faultline {

inline constexpr std::size_t kRecordHeaderBytes = 12; ///< length, masked CRC of the length
inline constexpr std::size_t kRecordFooterBytes = 4;  ///< masked CRC of the data

/// Whether bytes begin with a record header: eight bytes whose masked CRC follows them.
[[nodiscard]] bool startsWithRecord(std::span<const std::byte> bytes);

/// Damage whose end has not been found yet.
struct OpenDamage {
    std::uint64_t offset = 0;
    IssueCode code = IssueCode::BadLengthChecksum;
};

/// Where the records of a stretch lie.
struct RecordStretch {
    /// Offset of the first record that begins in the stretch; none if no header was found.
    std::optional<std::uint64_t> first;
    /// Offset behind the last record: where the next one must begin. Meaningless with `damage`.
    std::uint64_t end = 0;
    std::optional<OpenDamage> damage; ///< sync was lost and not found again in the stretch
    bool failed = false;              ///< the file could not be read on; an issue says why
    bool cancelled = false;
};

/// Takes the records of a stretch, in order.
class RecordSink {
public:
    virtual ~RecordSink() = default;
    /// Asked before a record of more than RecordScanner::setAskBeyond() bytes is read. True: the
    /// sink has taken from it what it wants; it is passed over and its data is not checked.
    [[nodiscard]] virtual bool takeUnread(std::uint64_t /*offset*/, std::uint64_t /*size*/)
    {
        return false;
    }
    /// A record whose checksums are good. `offset`: of its header in the file. The payload is
    /// valid during the call.
    virtual void onRecord(std::uint64_t offset, std::string_view payload) = 0;
    /// A record beyond the bound of the scanner: its checksum is good, its bytes were not kept.
    virtual void onLargeRecord(std::uint64_t offset, std::uint64_t size) = 0;
    /// A record whose data does not match its checksum.
    virtual void onDamagedRecord(std::uint64_t offset, std::uint64_t size) = 0;
    /// Anything else that is wrong.
    virtual void onIssue(ImportIssue issue) = 0;
};

/// Finds the records in stretches of a TFRecord file, each independently of the others, and checks
/// both checksums of each.
///
/// A file has no index, so a stretch in the middle begins by looking for a record header: 8 bytes
/// whose masked CRC follows them. That is a guess (wrong once in 2^32 positions);
/// the caller joins stretches in order (RecordChain) and has a stretch scanned again where the
/// guess does not meet the end of the one before. The chain from the file's start decides, always.
///
/// The source is read forwards only within one call of scan(), so it may be a stream that is
/// unpacked on the way; its size() is then a bound, and a read that comes back short is its end.
///
/// One object per thread: it keeps a buffer. Memory: at most `wholeRecord` for one record and the
/// read-ahead; it grows with the bytes that are really there, never by a declared length.
class RecordScanner {
public:
    /// Records of more than `wholeRecord` bytes are checked in pieces and not handed out.
    /// `sizeIsKnown` false: the source is a stream, and where it ends is no damage of the file.
    RecordScanner(const ByteSource& source, ReadMonitor& monitor, std::uint64_t wholeRecord,
                  bool sizeIsKnown = true);

    /// Whether the file may still be written: then a record at its end of which only a part is
    /// there is no damage, and the stretch ends before it.
    void setMayGrow(bool mayGrow) { m_mayGrow = mayGrow; }
    /// Lengths of payloads from which on the sink is asked; not at all by default. The source must
    /// not be a stream.
    void setAskBeyond(std::uint64_t bytes) { m_askBeyond = bytes; }

    /// Hands out the records that begin in [begin, end). With `isRecordStart` a record must
    /// begin at `begin`; without it the first header found is taken.
    [[nodiscard]] RecordStretch scan(std::uint64_t begin, std::uint64_t end, bool isRecordStart,
                                     RecordSink& sink);

private:
    enum class HeaderState { Good, BadChecksum, Incomplete };
    struct Header {
        HeaderState state = HeaderState::Incomplete;
        std::uint64_t size = 0;
    };

    [[nodiscard]] Header headerAt(std::uint64_t offset);
    [[nodiscard]] bool fits(std::uint64_t offset, std::uint64_t size) const;
    /// False: the source ended or failed inside the record, or the work was cancelled.
    [[nodiscard]] bool readRecord(std::uint64_t offset, std::uint64_t size, RecordSink& sink);
    [[nodiscard]] bool readLargeRecord(std::uint64_t offset, std::uint64_t size, RecordSink& sink);
    /// Where to look on from `offset`, if there is a hole in the file.
    [[nodiscard]] std::uint64_t behindHole(std::uint64_t offset) const;
    /// Next offset in [from, end) with a good header whose record fits into the file.
    [[nodiscard]] std::optional<std::uint64_t> findHeader(std::uint64_t from, std::uint64_t end);
    /// Goes on behind damage at `offset`, or leaves it open in `stretch`. None: nothing follows.
    [[nodiscard]] std::optional<std::uint64_t> resume(OpenDamage damage, std::uint64_t end,
                                                      RecordStretch& stretch, RecordSink& sink);
    void finish(RecordStretch& stretch, RecordSink& sink);
    /// Bytes [offset, offset + size) of the file, or a shorter span at its end.
    [[nodiscard]] std::span<const std::byte> bytesAt(std::uint64_t offset, std::size_t size);
    void fill(std::size_t wanted);

    const ByteSource& m_source;
    ReadMonitor& m_monitor;
    std::uint64_t m_wholeRecord;
    bool m_sizeIsKnown;
    bool m_mayGrow = false;
    std::uint64_t m_fileSize;
    std::uint64_t m_askBeyond = std::numeric_limits<std::uint64_t>::max();
    std::size_t m_readAhead; ///< little after a jump, more from read to read
    std::vector<std::byte> m_buffer;
    std::size_t m_bufferSize = 0; ///< bytes of m_buffer that hold data
    std::uint64_t m_bufferOffset = 0;
    std::optional<Error> m_error;
};

/// Joins the stretches of one file, in order: the chain of records from the file's start decides
/// what counts, so that the result is that of one pass, whatever the stretches.
class RecordChain {
public:
    enum class Verdict {
        Take,
        Skip,      ///< a record longer than the stretch spans it
        ScanAgain, ///< from expected(): the guess was wrong, or there is damage
    };

    RecordChain(std::string path, std::uint64_t fileSize)
        : m_path(std::move(path)), m_fileSize(fileSize)
    {
    }

    /// What to do with the scanned stretch [begin, end).
    [[nodiscard]] Verdict check(std::uint64_t begin, std::uint64_t end,
                                const RecordStretch& stretch);
    /// Takes a stretch that was found good or was scanned again; gives the damage that ends in it.
    [[nodiscard]] std::optional<ImportIssue> take(const RecordStretch& stretch);
    [[nodiscard]] std::uint64_t expected() const { return m_expected; }
    /// Damage that reaches to the end of the file, after the last stretch.
    [[nodiscard]] const std::optional<OpenDamage>& damage() const { return m_damage; }
    /// It as an issue: a cut tail, unless the header itself was bad.
    [[nodiscard]] std::optional<ImportIssue> openDamage() const;

private:
    std::string m_path;
    std::uint64_t m_fileSize;
    std::uint64_t m_expected = 0;
    std::optional<OpenDamage> m_damage;
};

} // namespace faultline
