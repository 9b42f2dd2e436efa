// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/import_issue.h"

#include "model/core/text_marker.h"

#include <numeric>

namespace faultline {

namespace {

constexpr std::array<IssueInfo, kIssueCodeCount> kIssues{{
    {IssueCode::TruncatedTail, "truncated-tail", IssueSeverity::Notice,
     FAULTLINE_TR_NOOP("Issues", "The last record is incomplete"),
     FAULTLINE_TR_NOOP("Issues", "Normal for a run that was killed or is still writing; "
                                 "everything before it was read.")},
    {IssueCode::BadDataChecksum, "bad-data-checksum", IssueSeverity::DataLoss,
     FAULTLINE_TR_NOOP("Issues", "A record's checksum does not match its data"),
     FAULTLINE_TR_NOOP("Issues", "That record was skipped. Copy the file again from its source; "
                                 "if it stays, suspect the disk or the transfer.")},
    {IssueCode::BadLengthChecksum, "bad-length-checksum", IssueSeverity::DataLoss,
     FAULTLINE_TR_NOOP("Issues", "A record header is damaged"),
     FAULTLINE_TR_NOOP("Issues", "Reading went on at the next intact record. Copy the file again "
                                 "from its source; TensorBoard stops here.")},
    {IssueCode::ImpossibleLength, "impossible-length", IssueSeverity::DataLoss,
     FAULTLINE_TR_NOOP("Issues", "A record claims more bytes than the file holds"),
     FAULTLINE_TR_NOOP("Issues", "Reading went on at the next intact record.")},
    {IssueCode::InvalidMessage, "invalid-message", IssueSeverity::DataLoss,
     FAULTLINE_TR_NOOP("Issues", "A record is not a valid Event message"),
     FAULTLINE_TR_NOOP("Issues", "What could be read of it was kept. The writer may be a different "
                                 "program, or broken.")},
    {IssueCode::InvalidWallTime, "invalid-wall-time", IssueSeverity::Notice,
     FAULTLINE_TR_NOOP("Issues", "An event has no valid time"),
     FAULTLINE_TR_NOOP("Issues", "Its values are kept and drawn on the step axis; time axes leave "
                                 "them out.")},
    {IssueCode::UnreadableTensor, "unreadable-tensor", IssueSeverity::DataLoss,
     FAULTLINE_TR_NOOP("Issues", "A scalar's tensor does not hold a number"),
     FAULTLINE_TR_NOOP("Issues", "The value was skipped; look at how the training writes this "
                                 "tag.")},
    {IssueCode::MissingFileVersion, "missing-file-version", IssueSeverity::Info,
     FAULTLINE_TR_NOOP("Issues", "The file announces no file_version"),
     FAULTLINE_TR_NOOP("Issues", "Some writers (CatBoost) leave it out; nothing is missing.")},
    {IssueCode::EmptyFile, "empty-file", IssueSeverity::Notice,
     FAULTLINE_TR_NOOP("Issues", "The file is empty"),
     FAULTLINE_TR_NOOP("Issues", "The process died before its first write, or the copy did not "
                                 "finish.")},
    {IssueCode::HeaderOnlyFile, "header-only-file", IssueSeverity::Info,
     FAULTLINE_TR_NOOP("Issues", "The file holds no summary"),
     FAULTLINE_TR_NOOP("Issues", "The process ended before it logged anything, or this is a "
                                 "marker file of the profiler.")},
    {IssueCode::LfsPointer, "lfs-pointer", IssueSeverity::Error,
     FAULTLINE_TR_NOOP("Issues", "This is a Git LFS pointer, not the file itself"),
     FAULTLINE_TR_NOOP("Issues", "Run \"git lfs pull\" in the clone to fetch the real file.")},
    {IssueCode::NotEventFile, "not-event-file", IssueSeverity::Error,
     FAULTLINE_TR_NOOP("Issues", "Named like an event file, but it holds no TFRecord"),
     FAULTLINE_TR_NOOP("Issues", "Check that the copy is complete and not compressed or "
                                 "encrypted.")},
    {IssueCode::NotRegularFile, "not-regular-file", IssueSeverity::Notice,
     FAULTLINE_TR_NOOP("Issues", "Not a regular file"),
     FAULTLINE_TR_NOOP("Issues", "Pipes, sockets and devices are not opened; give a copy of the "
                                 "data.")},
    {IssueCode::Unreadable, "unreadable", IssueSeverity::Error,
     FAULTLINE_TR_NOOP("Issues", "Could not be read"),
     FAULTLINE_TR_NOOP("Issues", "Check that you may read it (permissions, credentials), and its "
                                 "disk, mount or network.")},
    {IssueCode::SymlinkLoop, "symlink-loop", IssueSeverity::Info,
     FAULTLINE_TR_NOOP("Issues", "A link leads to a folder that is already open"),
     FAULTLINE_TR_NOOP("Issues", "It was not followed a second time.")},
    {IssueCode::FileShrank, "file-shrank", IssueSeverity::Notice,
     FAULTLINE_TR_NOOP("Issues", "The file was cut, replaced or removed while it was read"),
     FAULTLINE_TR_NOOP("Issues", "Another process did that; read it again to see what is there "
                                 "now.")},
    {IssueCode::FolderTooDeep, "folder-too-deep", IssueSeverity::Notice,
     FAULTLINE_TR_NOOP("Issues", "Folders are nested too deeply here"),
     FAULTLINE_TR_NOOP("Issues", "Open the inner folder directly.")},
    {IssueCode::UnrecognisedFile, "unrecognised-file", IssueSeverity::Info,
     FAULTLINE_TR_NOOP("Issues", "No reader recognises this file"),
     FAULTLINE_TR_NOOP("Issues", "It was left out.")},
    {IssueCode::CompressedCut, "compressed-cut", IssueSeverity::Notice,
     FAULTLINE_TR_NOOP("Issues", "The compressed data stops in the middle"),
     FAULTLINE_TR_NOOP(
         "Issues",
         "Everything before that was read. Copy the file again if it should be complete.")},
    {IssueCode::CompressedDamaged, "compressed-damaged", IssueSeverity::DataLoss,
     FAULTLINE_TR_NOOP("Issues", "The compressed data is damaged"),
     FAULTLINE_TR_NOOP("Issues",
                       "Everything before that was read. Copy the file again from its source.")},
    {IssueCode::UnpackLimit, "unpack-limit", IssueSeverity::DataLoss,
     FAULTLINE_TR_NOOP("Issues", "The file unpacks to far more than files of its kind do"),
     FAULTLINE_TR_NOOP("Issues", "Unpacking was stopped. Unpack it yourself and open the result if "
                                 "it is meant to be so large.")},
    {IssueCode::LongLine, "long-line", IssueSeverity::Notice,
     FAULTLINE_TR_NOOP("Issues", "A line is too long to be shown whole"),
     FAULTLINE_TR_NOOP("Issues", "Its beginning was kept and searched.")},
    {IssueCode::WrongEncoding, "wrong-encoding", IssueSeverity::Info,
     FAULTLINE_TR_NOOP("Issues", "The text is not all UTF-8"),
     FAULTLINE_TR_NOOP("Issues", "Bytes that do not fit are shown as a replacement character.")},
    {IssueCode::NulBytes, "nul-bytes", IssueSeverity::Notice,
     FAULTLINE_TR_NOOP("Issues", "The text holds runs of NUL bytes"),
     FAULTLINE_TR_NOOP("Issues", "They were skipped. Two processes writing one file leave them "
                                 "behind, as does a file system after a crash.")},
    {IssueCode::BadRow, "bad-row", IssueSeverity::DataLoss,
     FAULTLINE_TR_NOOP("Issues", "A row does not fit the columns"),
     FAULTLINE_TR_NOOP("Issues", "It was skipped.")},
    {IssueCode::MixedWriters, "mixed-writers", IssueSeverity::Notice,
     FAULTLINE_TR_NOOP("Issues", "Two programs wrote into this file at once"),
     FAULTLINE_TR_NOOP("Issues", "Samples of both are in it and may be out of order. Give each "
                                 "process a file of its own.")},
    {IssueCode::NoTimes, "no-times", IssueSeverity::Info,
     FAULTLINE_TR_NOOP("Issues", "Nothing in the file says when its lines were written"),
     FAULTLINE_TR_NOOP(
         "Issues",
         "They are placed in order, at a guessed distance. Log with times: the recorder does.")},
    {IssueCode::TextNotKept, "text-not-kept", IssueSeverity::Notice,
     FAULTLINE_TR_NOOP("Issues", "The log is too long to be kept whole"),
     FAULTLINE_TR_NOOP(
         "Issues",
         "All of it was searched for known events; its beginning and its end can be read here.")},
    {IssueCode::UnknownField, "unknown-field", IssueSeverity::Info,
     FAULTLINE_TR_NOOP("Issues", "A field that this kind of file does not have"),
     FAULTLINE_TR_NOOP("Issues", "It is kept and marked. Check its spelling and the version of the "
                                 "program that reads it.")},
    {IssueCode::SyntaxError, "syntax-error", IssueSeverity::DataLoss,
     FAULTLINE_TR_NOOP("Issues", "The text could not be understood here"),
     FAULTLINE_TR_NOOP(
         "Issues", "Reading went on after it. The program that reads this file would stop here.")},
    {IssueCode::MergeConflict, "merge-conflict", IssueSeverity::Notice,
     FAULTLINE_TR_NOOP("Issues", "The file holds the markers of an unresolved merge"),
     FAULTLINE_TR_NOOP("Issues",
                       "Of a configuration both sides are shown; the program that reads it would "
                       "stop here. Of a log or a table the first side is read.")},
    {IssueCode::RefusedOpcode, "refused-opcode", IssueSeverity::Error,
     FAULTLINE_TR_NOOP("Issues", "The pickle asks for more than plain data"),
     FAULTLINE_TR_NOOP("Issues", "Nothing of it was run. Only snapshots made by "
                                 "torch.cuda.memory._dump_snapshot() are read.")},
    {IssueCode::CountLimit, "count-limit", IssueSeverity::DataLoss,
     FAULTLINE_TR_NOOP("Issues", "The file holds more than is read"),
     FAULTLINE_TR_NOOP("Issues", "What comes after the limit was left out.")},
    {IssueCode::UnsupportedVariant, "unsupported-variant", IssueSeverity::Notice,
     FAULTLINE_TR_NOOP("Issues", "This form of the format is not read"),
     FAULTLINE_TR_NOOP("Issues",
                       "Export it again in the form that the documentation of the format names.")},
    {IssueCode::MissingPart, "missing-part", IssueSeverity::Notice,
     FAULTLINE_TR_NOOP("Issues", "The file lacks a part that its kind should have"),
     FAULTLINE_TR_NOOP("Issues", "What is there was read.")},
    {IssueCode::DuplicateField, "duplicate-field", IssueSeverity::Notice,
     FAULTLINE_TR_NOOP("Issues", "A field stands in the file more than once"),
     FAULTLINE_TR_NOOP("Issues",
                       "The last one counts; remove the others, or the file says what is not so.")},
    {IssueCode::BadValue, "bad-value", IssueSeverity::Notice,
     FAULTLINE_TR_NOOP("Issues", "A value that its field does not take"),
     FAULTLINE_TR_NOOP("Issues", "The program that reads this file would stop here.")},
    {IssueCode::UnescapedBackslash, "unescaped-backslash", IssueSeverity::Notice,
     FAULTLINE_TR_NOOP("Issues", "A path is written with single backslashes"),
     FAULTLINE_TR_NOOP("Issues", "The program that reads this file takes some of them for control "
                                 "characters. Write two of each, or forward slashes.")},
    {IssueCode::MemberLeftOut, "member-left-out", IssueSeverity::Notice,
     FAULTLINE_TR_NOOP("Issues", "A member of the archive was left out"),
     FAULTLINE_TR_NOOP("Issues",
                       "Unpack the archive yourself and open the folder if you need it.")},
    {IssueCode::MemberAbsolute, "member-absolute", IssueSeverity::Info,
     FAULTLINE_TR_NOOP("Issues", "A member of the archive has an absolute path"),
     FAULTLINE_TR_NOOP("Issues", "It was read below the archive, without the slash at the "
                                 "beginning.")},
    {IssueCode::RuleFailed, "rule-failed", IssueSeverity::Error,
     FAULTLINE_TR_NOOP("Issues", "A diagnosis rule could not finish"),
     FAULTLINE_TR_NOOP("Issues", "The other rules are not affected. Please report it with the "
                                 "files, if you can share them.")},
}};

constexpr std::size_t indexOf(IssueCode code)
{
    return static_cast<std::size_t>(code);
}

} // namespace

const IssueInfo& issueInfo(IssueCode code)
{
    return kIssues[indexOf(code)];
}

std::span<const IssueInfo> allIssueInfos()
{
    return kIssues;
}

std::string_view toString(IssueSeverity severity)
{
    switch (severity) {
    case IssueSeverity::Info: return "info";
    case IssueSeverity::Notice: return "notice";
    case IssueSeverity::DataLoss: return "data-loss";
    case IssueSeverity::Error: return "error";
    }
    return "info";
}

void ImportLog::add(ImportIssue issue)
{
    const std::size_t row = indexOf(issue.code);
    ++m_counts[row];
    m_bytesLost += issue.bytesLost;
    if (m_keptCounts[row] < kKeptPerCode) {
        ++m_keptCounts[row];
        m_kept.push_back(std::move(issue));
    }
}

void ImportLog::append(const ImportLog& other)
{
    for (std::size_t row = 0; row < kIssueCodeCount; ++row) {
        m_counts[row] += other.m_counts[row];
        m_keptCounts[row] += other.m_keptCounts[row];
    }
    m_bytesLost += other.m_bytesLost;
    m_kept.insert(m_kept.end(), other.m_kept.begin(), other.m_kept.end());
}

void ImportLog::absorb(const ImportLog& other)
{
    for (std::size_t row = 0; row < kIssueCodeCount; ++row)
        m_counts[row] += other.m_counts[row];
    m_bytesLost += other.m_bytesLost;
    for (const ImportIssue& issue : other.m_kept) {
        std::uint64_t& kept = m_keptCounts[indexOf(issue.code)];
        if (kept < kKeptPerCode) {
            ++kept;
            m_kept.push_back(issue);
        }
    }
}

ImportLog ImportLog::restored(std::vector<ImportIssue> kept,
                              const std::array<std::uint64_t, kIssueCodeCount>& counts,
                              std::uint64_t bytesLost)
{
    ImportLog log;
    log.m_kept = std::move(kept);
    log.m_counts = counts;
    log.m_bytesLost = bytesLost;
    for (const ImportIssue& issue : log.m_kept)
        ++log.m_keptCounts[indexOf(issue.code)];
    return log;
}

std::uint64_t ImportLog::count(IssueCode code) const
{
    return m_counts[indexOf(code)];
}

std::uint64_t ImportLog::totalCount() const
{
    return std::accumulate(m_counts.begin(), m_counts.end(), std::uint64_t{0});
}

std::uint64_t ImportLog::damageCount() const
{
    std::uint64_t total = 0;
    for (const IssueInfo& info : kIssues) {
        if (info.severity >= IssueSeverity::DataLoss)
            total += m_counts[indexOf(info.code)];
    }
    return total;
}

} // namespace faultline
