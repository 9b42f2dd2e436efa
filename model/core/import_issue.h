// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/text.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

enum class IssueSeverity {
    Info,     ///< odd, but nothing is missing
    Notice,   ///< worth knowing; the usual trace of a killed run
    DataLoss, ///< something that was written could not be read
    Error,    ///< the whole file gave nothing
};

/// Everything that can be wrong with a file while reading of it goes on (or, for
/// the Error ones, while reading of its neighbours goes on). One row each in the table
/// of import_issue.cpp, which also holds the sentence and the advice shown to people.
enum class IssueCode : std::uint8_t {
    TruncatedTail,      ///< the last record is incomplete
    BadDataChecksum,    ///< payload CRC wrong: that record was skipped
    BadLengthChecksum,  ///< header CRC wrong: resynchronised at a later record
    ImpossibleLength,   ///< header CRC good, but the length runs past the end and records follow
    InvalidMessage,     ///< framing good, protobuf bytes not an Event
    InvalidWallTime,    ///< wall time of an event is NaN or infinite
    UnreadableTensor,   ///< a scalar summary whose tensor cannot be a number
    MissingFileVersion, ///< the first event announces no file_version
    EmptyFile,          ///< 0 bytes
    HeaderOnlyFile,     ///< only file_version: the process died before its first summary
    LfsPointer,         ///< a Git LFS pointer in place of the file
    NotEventFile,       ///< named like an event file, but not one
    NotRegularFile,     ///< FIFO, device, socket: not opened
    Unreadable,         ///< permission, I/O error
    SymlinkLoop,        ///< a link leads back to a folder already open
    FileShrank,         ///< shorter while reading than at the start
    FolderTooDeep,      ///< nesting beyond the bound; not descended
    UnrecognisedFile,   ///< no reader owns it
    CompressedCut,      ///< the compressed data stops in the middle
    CompressedDamaged,  ///< the compressed data is damaged; the rest is lost
    UnpackLimit,        ///< unpacks to more than is reasonable: stopped
    LongLine,           ///< a line longer than the bound was cut
    WrongEncoding,      ///< bytes that are no UTF-8 were replaced
    NulBytes,           ///< runs of NUL bytes were skipped
    BadRow,             ///< a row or record that fits no column or form was skipped
    MixedWriters,       ///< two programs wrote into the file at once
    NoTimes,            ///< nothing in the file says when
    TextNotKept,        ///< longer than what is kept: the middle was read but is not shown
    UnknownField,       ///< a field that this kind of file does not have
    SyntaxError,        ///< text that could not be understood at a place
    MergeConflict,      ///< conflict markers of a version control system
    RefusedOpcode,      ///< a pickle asks for more than plain data
    CountLimit,         ///< more items than the bound; the rest was left out
    UnsupportedVariant, ///< recognised, but this form is not read
    MissingPart,        ///< the file lacks a part that its kind should have
    DuplicateField,     ///< a field stands twice where one is meant
    BadValue,           ///< a value that its field does not take
    UnescapedBackslash, ///< a path whose single backslashes are taken for escapes
    MemberLeftOut,      ///< a member of an archive that cannot be unpacked safely
    MemberAbsolute,     ///< a member of an archive with an absolute path, read as if relative
    RuleFailed,         ///< a diagnosis rule stopped with an exception; the others went on
};
inline constexpr std::size_t kIssueCodeCount = 41;

/// What is fixed about an issue code.
struct IssueInfo {
    IssueCode code;
    std::string_view id; ///< stable kebab-case id, as in reports
    IssueSeverity severity;
    std::string_view sentence; ///< what happened; English, translatable (context "Issues")
    std::string_view advice;   ///< what to do; English, translatable (context "Issues")
};

[[nodiscard]] const IssueInfo& issueInfo(IssueCode code);
[[nodiscard]] std::span<const IssueInfo> allIssueInfos();
[[nodiscard]] std::string_view toString(IssueSeverity severity);

/// One occurrence.
struct ImportIssue {
    IssueCode code = IssueCode::UnrecognisedFile;
    std::string path = {};
    std::optional<std::uint64_t> offsetBytes = {};
    std::uint64_t bytesLost = 0;
    std::uint64_t recordsLost = 0; ///< at least; 0: not known
    /// Of the last event with a summary before the damage and the first after it.
    std::optional<std::int64_t> stepBefore = {};
    std::optional<std::int64_t> stepAfter = {};
    Text detail = {}; ///< the particulars; empty if the sentence says it all
};

/// Collects issues: every occurrence is counted, the first kKeptPerCode of each code and
/// file are kept with their context, so that a file of a million bad records stays small.
/// Not thread-safe; logs are merged with append().
class ImportLog {
public:
    static constexpr std::size_t kKeptPerCode = 100;

    void add(ImportIssue issue);
    void append(const ImportLog& other);
    /// As append(), where both logs are of the same file: no more than kKeptPerCode of each code
    /// are kept, the first ones.
    void absorb(const ImportLog& other);
    /// A log as it was when kept(), count() of each code and bytesLost() were stored.
    [[nodiscard]] static ImportLog restored(
        std::vector<ImportIssue> kept, const std::array<std::uint64_t, kIssueCodeCount>& counts,
        std::uint64_t bytesLost);

    [[nodiscard]] const std::vector<ImportIssue>& kept() const { return m_kept; }
    [[nodiscard]] std::uint64_t count(IssueCode code) const;
    [[nodiscard]] std::uint64_t totalCount() const;
    [[nodiscard]] std::uint64_t bytesLost() const { return m_bytesLost; }
    /// Occurrences of severity DataLoss and above.
    [[nodiscard]] std::uint64_t damageCount() const;
    [[nodiscard]] bool empty() const { return totalCount() == 0; }

private:
    std::vector<ImportIssue> m_kept;
    std::array<std::uint64_t, kIssueCodeCount> m_counts{};
    std::array<std::uint64_t, kIssueCodeCount> m_keptCounts{};
    std::uint64_t m_bytesLost = 0;
};

} // namespace faultline
