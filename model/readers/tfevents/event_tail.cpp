// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/tfevents/event_tail.h"

#include "model/core/issue_changes.h"
#include "model/readers/run_builder.h"
#include "model/readers/tfevents/segment_reader.h"

#include <algorithm>
#include <iterator>

namespace faultline::tfevents {

namespace {

/// As much as is decoded before the next look at the clock.
constexpr std::uint64_t kStretch = 4U << 20;
/// One call of read() ends after as much, so that what was read can be shown.
constexpr std::uint64_t kAtOnce = 64U << 20;
/// Garbage of up to this size is searched again with every byte that is appended to it.
constexpr std::uint64_t kSmallGarbage = 64U << 10;

bool isDamage(IssueCode code)
{
    return code == IssueCode::BadDataChecksum || code == IssueCode::BadLengthChecksum
           || code == IssueCode::ImpossibleLength;
}

/// The damage that reaches to the end of the file, if any. False: there may be one, but its place
/// was not kept.
bool takeOpenDamage(FileReport& report, std::optional<ImportIssue>& open)
{
    const std::vector<ImportIssue>& kept = report.issues.kept();
    const auto isOpen = [&](const ImportIssue& issue) {
        const bool mayBeOpen =
            issue.code == IssueCode::TruncatedTail || issue.code == IssueCode::BadLengthChecksum;
        return mayBeOpen && issue.offsetBytes
               && *issue.offsetBytes + issue.bytesLost == report.sizeBytes;
    };
    const auto at = std::find_if(kept.begin(), kept.end(), isOpen);
    if (at == kept.end()) {
        const auto bad = static_cast<std::uint64_t>(
            std::count_if(kept.begin(), kept.end(), [](const ImportIssue& issue) {
                return issue.code == IssueCode::BadLengthChecksum;
            }));
        return report.end == ReadEnd::Complete
               && bad == report.issues.count(IssueCode::BadLengthChecksum);
    }
    open = *at;
    report.issues =
        withoutIssue(report.issues, static_cast<std::size_t>(std::distance(kept.begin(), at)));
    return true;
}

} // namespace

std::optional<EventTail> EventTail::after(FileReport& report)
{
    const bool isWhole = report.end == ReadEnd::Complete || report.end == ReadEnd::TruncatedTail;
    const bool isOdd = report.issues.count(IssueCode::FileShrank) > 0
                       || report.issues.count(IssueCode::Unreadable) > 0;
    std::optional<ImportIssue> open;
    if (report.formatId != "tfevents" || !isWhole || isOdd || !takeOpenDamage(report, open))
        return std::nullopt;
    EventTail tail;
    tail.m_tally = forgetWholeFile(report);
    tail.m_size = report.sizeBytes;
    tail.m_position = open ? *open->offsetBytes : report.sizeBytes;
    report.end = ReadEnd::Complete;
    return tail;
}

void EventTail::trustWhatStayed(std::uint64_t size, double now)
{
    if (m_newerSize > 0 && now - m_newerSince < kSettleSeconds)
        return;
    m_trustedSize = m_newerSize;
    m_newerSize = size;
    m_newerSince = now;
}

std::optional<std::uint64_t> EventTail::doubted(const Segment& segment) const
{
    std::optional<std::uint64_t> first;
    const auto consider = [&](std::uint64_t offset, std::uint64_t bytes) {
        if (offset + bytes > m_trustedSize && (!first || offset < *first))
            first = offset;
    };
    for (const ImportIssue& issue : segment.issues.kept()) {
        if (isDamage(issue.code) && issue.offsetBytes)
            consider(*issue.offsetBytes, issue.bytesLost);
    }
    if (segment.damage)
        consider(segment.damage->offset, kRecordHeaderBytes);
    return first;
}

void EventTail::take(Segment& segment, RunBuilder& run)
{
    mergeSegment(segment, run, run.currentFile(), m_tally);
    m_position = segment.damage ? segment.damage->offset : segment.end;
    m_openDamage.reset();
    if (segment.damage)
        m_openDamage = segment.damage->code;
}

EventTail::Growth EventTail::read(const ByteSource& source, ReadMonitor& monitor, RunBuilder& run,
                                  double now)
{
    const std::uint64_t size = source.size();
    trustWhatStayed(size, now);
    m_isSettled = m_isSettled && size == m_size;
    const std::uint64_t garbage = m_searchedTo - std::min(m_searchedTo, m_position);
    const bool isWorthIt =
        garbage <= kSmallGarbage || size - std::min(size, m_searchedTo) >= garbage / 8;
    m_size = size;
    if (m_position >= size || m_isSettled || (m_openDamage && !isWorthIt))
        return {};
    return advance(source, monitor, run, false);
}

EventTail::Growth EventTail::settle(const ByteSource& source, ReadMonitor& monitor, RunBuilder& run)
{
    m_size = source.size();
    Growth growth;
    if (m_position < m_size)
        growth = advance(source, monitor, run, true);
    m_isSettled = !growth.failed && !monitor.isCancelled();
    m_isGzip = m_position == 0 && isGzip(source);
    growth.isNew = true; // how it ended is
    return growth;
}

EventTail::Growth EventTail::advance(const ByteSource& source, ReadMonitor& monitor,
                                     RunBuilder& run, bool isFinal)
{
    Growth growth;
    SegmentReader reader(source, monitor);
    reader.setMayGrow(!isFinal);
    Segment segment;
    std::uint64_t length = kStretch;
    const std::uint64_t first = m_position;
    while (m_position < m_size && !monitor.isCancelled()) {
        const std::uint64_t begin = m_position;
        if (!isFinal && begin - first >= kAtOnce) {
            growth.hasMore = true;
            break;
        }
        const std::uint64_t end = m_size - begin > length ? begin + length : m_size;
        reader.read(begin, end, true, segment);
        growth.failed = segment.failed;
        if (segment.failed || segment.cancelled)
            break;
        bool isUnsure = false;
        if (const auto from = isFinal ? std::nullopt : doubted(segment)) {
            reader.read(begin, *from, true, segment);
            isUnsure = true;
        }
        take(segment, run);
        m_searchedTo = end;
        growth.isNew = growth.isNew || m_position > begin;
        // A stretch without a single record: half of one, or garbage to search further.
        if (isUnsure || (m_position == begin && end == m_size)) {
            growth.hasMore = isUnsure;
            break;
        }
        length = m_position == begin ? 2 * length : kStretch;
    }
    return growth;
}

FileReport EventTail::shown(FileReport report) const
{
    report.sizeBytes = m_size;
    report.end = ReadEnd::Complete;
    if (!m_isSettled) {
        noteWholeFile(report, m_tally, true);
        return report;
    }
    if (m_size == 0) {
        report.issues.add({.code = IssueCode::EmptyFile,
                           .path = report.path,
                           .offsetBytes = {},
                           .bytesLost = 0,
                           .detail = {}});
        return report;
    }
    if (m_position < m_size) {
        const bool isCut = m_openDamage != IssueCode::BadLengthChecksum;
        if (!isCut && m_position == 0) {
            report.end = ReadEnd::Failed;
            noteNotEventFile(report, m_size, m_isGzip);
            return report;
        }
        report.issues.add({.code = isCut ? IssueCode::TruncatedTail : IssueCode::BadLengthChecksum,
                           .path = report.path,
                           .offsetBytes = m_position,
                           .bytesLost = m_size - m_position,
                           .recordsLost = 1,
                           .stepBefore = report.lastStep,
                           .detail = {}});
        report.end = isCut ? ReadEnd::TruncatedTail : ReadEnd::Complete;
    }
    noteWholeFile(report, m_tally, false);
    return report;
}

} // namespace faultline::tfevents
