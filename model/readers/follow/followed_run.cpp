// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/follow/followed_run.h"

#include "model/core/issue_changes.h"
#include "model/readers/builtin_readers.h"
#include "model/readers/follow/cadence.h"
#include "model/readers/read_file.h"
#include "model/readers/tfevents/segment_reader.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace faultline {

namespace {

constexpr std::string_view kEventFormat = "tfevents";

/// Reading a run again may take at most a tenth of the time.
constexpr double kRereadFactor = 10.0;

ScannedFile scannedOf(const FileReport& report)
{
    return {.path = report.path,
            .id = report.id,
            .displayName = report.displayName,
            .reader = readerOfId(report.formatId),
            .sizeBytes = report.sizeBytes,
            .open = [path = report.path] { return openFile(path); }};
}

/// Wall time of the first event of a file; none if it cannot be read.
std::optional<double> firstTimeOf(const ByteSource& source)
{
    SilentMonitor monitor;
    tfevents::SegmentReader reader(source, monitor);
    reader.setMayGrow(true);
    tfevents::Segment segment;
    reader.read(0, 1, true, segment);
    return segment.events.firstWallTime;
}

/// Whether a record begins at an offset, or the file ends there or just behind.
bool mayBeginAt(const ByteSource& source, std::uint64_t offset)
{
    std::array<std::byte, kRecordHeaderBytes> header{};
    const Result<std::size_t> got = source.readAt(offset, header);
    return offset <= source.size() && got && (*got < header.size() || startsWithRecord(header));
}

} // namespace

FollowedRun::FollowedRun(RunPtr loaded, double now, const metrics::ChosenTables& tables)
    : m_scanned{.origin = loaded->origin,
                .id = loaded->id,
                .name = loaded->name,
                .path = loaded->path,
                .files = {}},
      m_run(std::move(loaded))
{
    adoptFiles();
    for (File& file : m_files) {
        if (const FormatReader* chosen = tables.readerOf(file.scanned.path, m_scanned.id))
            file.scanned.reader = chosen;
        const std::optional<FileStamp> stamp = stampOf(file.scanned.path);
        if (!stamp)
            continue;
        // Of what was appended since it was read, the next look is to know.
        file.stamp = *stamp;
        file.stamp.sizeBytes = file.scanned.sizeBytes;
        m_lastGrowth = std::max(m_lastGrowth, std::min(stamp->modified, now));
    }
    m_patience = patienceWith(*m_run);
    m_isSettled = !isGrowing(now);
    if (!m_isSettled && !m_run->files.empty() && !m_run->files.back().issues.empty())
        takeBackTheEnd();
}

/// What was said about the end of a file that may go on is not said any more.
void FollowedRun::takeBackTheEnd()
{
    if (!ensureBuilder())
        return;
    const FileReport shown = m_tail.shown(m_builder->currentFile());
    m_hasNews = !sameIssues(shown.issues, m_run->files.back().issues);
    if (!m_hasNews)
        m_builder.reset();
}

FollowedRun::FollowedRun(const ScannedRun& scanned)
    : m_scanned(scanned), m_patience(kShortestSilence)
{
    m_scanned.files.clear();
}

bool FollowedRun::isTable(std::size_t file) const
{
    const FormatReader* reader = m_files[file].scanned.reader;
    return reader == nullptr || reader->info().id != kEventFormat;
}

void FollowedRun::adoptFiles()
{
    std::vector<File> before = std::exchange(m_files, {});
    for (const FileReport& report : m_run->files) {
        m_files.push_back({.scanned = scannedOf(report), .stamp = {}});
        for (const File& old : before) {
            if (old.scanned.path != report.path || old.isOver)
                continue;
            m_files.back().stamp = old.stamp;
            m_files.back().scanned.reader = old.scanned.reader; // the user may have chosen it
        }
    }
}

const FileReport* FollowedRun::reportOf(std::size_t file) const
{
    if (m_builder && file + 1 == m_files.size())
        return &m_builder->currentFile();
    return m_run && file < m_run->files.size() ? &m_run->files[file] : nullptr;
}

bool FollowedRun::ensureBuilder()
{
    if (m_builder)
        return true;
    if (!m_run || m_run->files.empty() || isTable(m_files.size() - 1))
        return false;
    m_builder = std::make_unique<RunBuilder>(*m_run);
    std::optional<tfevents::EventTail> tail = tfevents::EventTail::after(m_builder->currentFile());
    if (!tail) {
        m_builder.reset();
        return false;
    }
    m_tail = *tail;
    return true;
}

void FollowedRun::addFile(const ScannedFile& file, FollowContext& context)
{
    m_lastGrowth = context.now;
    m_isSettled = false;
    const bool isFirst = m_files.empty();
    const bool isLast = isFirst || m_files.back().scanned.path < file.path;
    const bool isEvents = file.reader->info().id == kEventFormat;
    if (!isEvents || (!m_hasLost && (!isLast || !(isFirst || ensureBuilder())))) {
        m_mustReread = true; // it finds the file by itself
        m_files.push_back({.scanned = file, .stamp = {}});
        std::sort(m_files.begin(), m_files.end(),
                  [](const File& a, const File& b) { return a.scanned.path < b.scanned.path; });
        m_builder.reset();
        return;
    }
    beginFile(file, context);
}

void FollowedRun::beginFile(const ScannedFile& file, FollowContext& context)
{
    if (!m_files.empty() && ensureBuilder()) {
        settleCurrent(context);
        m_builder->currentFile() = m_tail.shown(m_builder->currentFile());
    } else if (!m_builder) {
        m_builder = m_run ? std::make_unique<RunBuilder>(*m_run)
                          : std::make_unique<RunBuilder>(m_scanned.name, m_scanned.path);
        m_builder->setId(m_scanned.id);
        m_builder->setOrigin(m_run ? m_run->origin : m_scanned.origin);
    }
    FileReport begun;
    begun.path = file.path;
    begun.id = file.id;
    begun.displayName = file.displayName;
    begun.formatId = file.reader->info().id;
    m_builder->addFile(std::move(begun));
    m_tail = {};
    m_files.push_back({.scanned = file, .stamp = {}});
    if (const std::optional<FileStamp> stamp = stampOf(file.path))
        m_files.back().stamp = *stamp;
    m_hasNews = true;
    readCurrent(context);
}

void FollowedRun::look(std::size_t index, FollowContext& context)
{
    File& file = m_files[index];
    if (file.isOver || m_mustReread)
        return;
    const std::optional<FileStamp> stamp = stampOf(file.scanned.path);
    if (!stamp) {
        if (!std::exchange(file.isGone, true)) {
            m_hasLost = true;
            context.notices.push_back(
                {.kind = FileNotice::Kind::Deleted, .path = file.scanned.path});
        }
        return;
    }
    const bool wasGone = std::exchange(file.isGone, false);
    if (*stamp == file.stamp)
        return;
    if (isTable(index)) {
        noteChange(index, *stamp, context);
        return;
    }
    const bool shrank = stamp->sizeBytes < file.stamp.sizeBytes;
    if ((shrank || wasGone || !stamp->isSameFile(file.stamp)) && !isContinued(index)) {
        context.notices.push_back({.kind = shrank && !wasGone && stamp->isSameFile(file.stamp)
                                               ? FileNotice::Kind::Shrank
                                               : FileNotice::Kind::Replaced,
                                   .path = file.scanned.path});
        m_hasLost = true;
        file.isOver = true;
        m_lastGrowth = context.now;
        m_isSettled = false;
        beginFile(ScannedFile(file.scanned), context);
        return;
    }
    grow(index, *stamp, context);
}

/// Of a table that is read again as a whole.
void FollowedRun::noteChange(std::size_t index, const FileStamp& stamp, FollowContext& context)
{
    File& file = m_files[index];
    if (stamp.sizeBytes < file.stamp.sizeBytes)
        context.notices.push_back({.kind = stamp.isSameFile(file.stamp)
                                               ? FileNotice::Kind::Shrank
                                               : FileNotice::Kind::Replaced,
                                   .path = file.scanned.path,
                                   .isKept = false});
    file.stamp = stamp;
    m_lastGrowth = context.now;
    m_isSettled = false;
    m_mustReread = true;
}

void FollowedRun::grow(std::size_t index, const FileStamp& stamp, FollowContext& context)
{
    const bool isLonger = stamp.sizeBytes > m_files[index].stamp.sizeBytes;
    m_files[index].stamp = stamp;
    if (!isLonger)
        return;
    m_lastGrowth = context.now;
    m_isSettled = false;
    if (index + 1 == m_files.size()) {
        readCurrent(context);
    } else if (!m_hasLost) {
        m_mustReread = true;
    } else {
        // Its place among the others cannot be had any more: what it has is put behind them.
        const ScannedFile scanned = m_files[index].scanned;
        m_files[index].isOver = true;
        beginFile(scanned, context);
    }
}

/// Whether the file at the path goes on with what was read: the same file, or a longer copy of it,
/// as tools that mirror folders put in its place.
bool FollowedRun::isContinued(std::size_t index) const
{
    const FileReport* report = reportOf(index);
    if (report == nullptr || report->recordCount == 0)
        return false;
    const Result<std::unique_ptr<ByteSource>> source = m_files[index].scanned.open();
    if (!source)
        return true; // gone again; the next look will know
    const bool isLast = m_builder && index + 1 == m_files.size();
    const std::uint64_t position = isLast ? m_tail.position() : report->sizeBytes;
    return position <= source.value()->size() && mayBeginAt(*source.value(), position)
           && firstTimeOf(*source.value()) == report->firstWallTime;
}

void FollowedRun::readCurrent(FollowContext& context)
{
    if (!ensureBuilder()) {
        m_mustReread = !m_hasLost;
        return;
    }
    const Result<std::unique_ptr<ByteSource>> source = m_files.back().scanned.open();
    if (!source)
        return; // removed just now
    const tfevents::EventTail::Growth growth =
        m_tail.read(*source.value(), context.monitor, *m_builder, context.now);
    m_hasMore = growth.hasMore;
    m_hasNews = m_hasNews || growth.isNew;
    m_files.back().stamp.sizeBytes = std::max(m_files.back().stamp.sizeBytes, m_tail.sizeSeen());
}

void FollowedRun::settleCurrent(FollowContext& context)
{
    if (m_files.empty() || m_mustReread || !ensureBuilder() || m_tail.isSettled())
        return;
    const File& file = m_files.back();
    const Result<std::unique_ptr<ByteSource>> source = file.scanned.open();
    if (!source || file.isGone || file.isOver)
        m_tail.abandon();
    else
        m_tail.settle(*source.value(), context.monitor, *m_builder);
    m_hasMore = false;
    m_hasNews = true;
}

void FollowedRun::goOn(FollowContext& context)
{
    if (m_mustReread && context.now >= m_nextReread)
        readAgain(context);
    if (m_hasMore)
        readCurrent(context);
    if (!m_isSettled && !isGrowing(context.now)) {
        m_isSettled = true;
        if (m_builder)
            settleCurrent(context);
    }
}

void FollowedRun::readAgain(FollowContext& context)
{
    ScannedRun scanned = m_scanned;
    for (File& file : m_files) {
        if (const std::optional<FileStamp> stamp = stampOf(file.scanned.path)) {
            file.stamp = *stamp;
            scanned.files.push_back(file.scanned);
        }
    }
    m_mustReread = false;
    if (scanned.files.size() < m_files.size())
        return; // something of it is gone; what was read stays
    const auto begin = std::chrono::steady_clock::now();
    std::vector<ArtifactFile> besides;
    RunPtr fresh = readRun(scanned, context.monitor, context.pool, {}, &besides);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    m_nextReread = context.now + std::max(kRereadPause, kRereadFactor * took.count());
    if (context.monitor.isCancelled())
        return;
    std::erase_if(besides, [](const ArtifactFile& file) { return file.gaveNothing(); });
    m_besides = std::move(besides);
    m_builder.reset();
    m_run = std::move(fresh);
    adoptFiles();
    for (std::size_t i = 0; i < m_files.size(); ++i)
        m_files[i].stamp.sizeBytes = m_run->files[i].sizeBytes;
    if (!m_isSettled)
        ensureBuilder(); // takes back what was said about the end of the last file
    m_patience = patienceWith(*m_run);
    m_hasNews = true;
}

RunPtr FollowedRun::snapshot()
{
    if (!m_hasNews)
        return m_run;
    m_hasNews = false;
    if (!m_builder)
        return m_run;
    FileReport report = m_builder->currentFile();
    m_builder->currentFile() = m_tail.shown(report);
    m_run = m_builder->snapshot();
    m_patience = patienceWith(*m_run);
    if (m_isSettled)
        m_builder.reset(); // the memory of a run that may never grow again
    else
        m_builder->currentFile() = std::move(report);
    return m_run;
}

} // namespace faultline
