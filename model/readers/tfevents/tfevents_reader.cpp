// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/tfevents/tfevents_reader.h"

#include "model/core/text_marker.h"
#include "model/io/crc32c.h"
#include "model/readers/run_builder.h"
#include "model/readers/tfevents/event_merge.h"
#include "model/readers/tfevents/segment_reader.h"

#include <algorithm>
#include <array>
#include <condition_variable>
#include <cstring>
#include <map>
#include <mutex>

namespace faultline {

namespace {

using tfevents::Segment;
using tfevents::SegmentReader;

constexpr std::string_view kLfsPrefix = "version https://git-lfs";

/// Joins the stretches of one file in order, whatever order they are decoded in.
///
/// Where most of the file is passed over (long records), one thread goes from record to record: a
/// stretch that begins in the middle of a picture would have to be searched for the next header.
class SegmentMerger {
public:
    SegmentMerger(const ByteSource& source, ReadContext& context, std::uint64_t stretchBytes,
                  std::uint64_t checkedUpTo)
        : m_source(source),
          m_context(context),
          m_stretchBytes(stretchBytes),
          m_checkedUpTo(checkedUpTo),
          m_segmentCount(
              static_cast<std::size_t>((source.size() + stretchBytes - 1) / stretchBytes)),
          m_window(2 * static_cast<std::size_t>(context.pool.threadCount()) + 1)
    {
    }

    void readAll()
    {
        while (m_next < m_segmentCount && !m_stopped) {
            if (m_isSparse) {
                walk();
                continue;
            }
            const std::size_t first = m_next;
            m_context.pool.parallelFor(m_segmentCount - first,
                                       [this, first](std::size_t i) { process(first + i); });
            // Those ahead of a stretch that nobody began, because the file turned out sparse.
            for (auto& waiting : m_waiting)
                m_idleSegments.push_back(std::move(waiting.second));
            m_waiting.clear();
        }
    }

    /// Settles what is still open at the end of the file.
    Result<ReadEnd> finish()
    {
        FileReport& file = m_context.file;
        if (m_cancelled)
            return ReadEnd::Cancelled;
        ReadEnd end = ReadEnd::Complete;
        if (std::optional<ImportIssue> open = m_chain.openDamage()) {
            const bool isCut = open->code == IssueCode::TruncatedTail;
            if (!isCut && open->offsetBytes == 0)
                // not one header in the whole file
                return tfevents::noteNotEventFile(file, m_source.size(),
                                                  tfevents::isGzip(m_source));
            open->stepBefore = file.lastStep;
            file.issues.add(std::move(*open));
            if (isCut)
                end = ReadEnd::TruncatedTail;
        }
        tfevents::noteWholeFile(file, m_tally, false);
        return end;
    }

private:
    using Worker = SegmentReader;

    /// Decodes stretch `index` and hands it over; joins whatever has become joinable.
    void process(std::size_t index)
    {
        std::unique_ptr<Worker> worker = takeWorker(index);
        if (!worker)
            return;
        std::unique_ptr<Segment> segment = takeSegment();
        worker->read(beginOf(index), beginOf(index + 1), index == 0, *segment);

        std::unique_lock lock(m_mutex);
        m_idleWorkers.push_back(std::move(worker));
        m_waiting.emplace(index, std::move(segment));
        if (m_joining)
            return; // the thread that joins takes it from the list
        m_joining = true;
        while (!m_waiting.empty() && m_waiting.begin()->first == m_next) {
            std::unique_ptr<Segment> next = std::move(m_waiting.begin()->second);
            m_waiting.erase(m_waiting.begin());
            lock.unlock();
            join(m_next, *next);
            m_context.run.grown();
            lock.lock();
            m_idleSegments.push_back(std::move(next));
            passTo(m_next + 1);
            m_roomForMore.notify_all();
        }
        m_joining = false;
    }

    /// Reads on along the chain of records, on this thread alone, for as long as most of it is
    /// passed over.
    void walk()
    {
        Worker worker(m_source, m_context.monitor, m_checkedUpTo);
        Segment segment;
        m_isWalking = true;
        while (m_next < m_segmentCount && m_isSparse && !m_stopped) {
            const bool isKnown = !m_chain.damage();
            const std::uint64_t begin = isKnown ? m_chain.expected() : beginOf(m_next);
            if (begin >= beginOf(m_next + 1)) { // a record spans this stretch
                passTo(static_cast<std::size_t>(
                    std::min<std::uint64_t>(begin / m_stretchBytes, m_segmentCount)));
                continue;
            }
            worker.read(begin, beginOf(m_next + 1), isKnown, segment);
            join(m_next, segment);
            m_context.run.grown();
            passTo(m_next + 1);
        }
        m_isWalking = false;
    }

    void passTo(std::size_t next)
    {
        m_context.monitor.advance(std::min(beginOf(next), m_source.size()) - beginOf(m_next));
        m_next = next;
    }

    [[nodiscard]] std::uint64_t beginOf(std::size_t index) const { return index * m_stretchBytes; }

    /// Waits until `index` is not too far ahead of what has been joined, so that one slow stretch
    /// cannot make the others pile up in memory. Null: stop.
    std::unique_ptr<Worker> takeWorker(std::size_t index)
    {
        std::unique_lock lock(m_mutex);
        m_roomForMore.wait(lock,
                           [&] { return index < m_next + m_window || m_stopped || m_isSparse; });
        if (m_stopped || m_isSparse)
            return nullptr;
        if (m_idleWorkers.empty())
            return std::make_unique<Worker>(m_source, m_context.monitor, m_checkedUpTo);
        std::unique_ptr<Worker> worker = std::move(m_idleWorkers.back());
        m_idleWorkers.pop_back();
        return worker;
    }

    std::unique_ptr<Segment> takeSegment()
    {
        const std::lock_guard lock(m_mutex);
        if (m_idleSegments.empty())
            return std::make_unique<Segment>();
        std::unique_ptr<Segment> segment = std::move(m_idleSegments.back());
        m_idleSegments.pop_back();
        return segment;
    }

    void stop()
    {
        const std::lock_guard lock(m_mutex);
        m_stopped = true;
        m_roomForMore.notify_all();
    }

    void noteSparseness(const Segment& segment)
    {
        const bool isSparse =
            segment.first && 2 * segment.unreadBytes > segment.end - *segment.first;
        const std::lock_guard lock(m_mutex);
        // Threads that left for it do not come back: what they left out has to be walked.
        m_isSparse = isSparse || (m_isSparse && !m_isWalking);
        m_roomForMore.notify_all();
    }

    /// Adds a stretch to the run. Only one thread is in here at a time.
    void join(std::size_t index, Segment& segment)
    {
        if (m_stopped)
            return;
        using Verdict = RecordChain::Verdict;
        const Verdict verdict = m_chain.check(beginOf(index), beginOf(index + 1), segment);
        if (verdict == Verdict::Skip)
            return;
        if (verdict == Verdict::ScanAgain) {
            SegmentReader again(m_source, m_context.monitor, m_checkedUpTo);
            again.read(m_chain.expected(), beginOf(index + 1), true, segment);
        }
        if (std::optional<ImportIssue> closed = m_chain.take(segment)) {
            closed->stepBefore = m_context.file.lastStep;
            m_context.file.issues.add(std::move(*closed));
        }
        tfevents::mergeSegment(segment, m_context.run, m_context.file, m_tally);
        noteSparseness(segment);
        if (segment.failed || segment.cancelled) {
            m_cancelled = segment.cancelled;
            stop();
        }
    }

    const ByteSource& m_source;
    ReadContext& m_context;
    std::uint64_t m_stretchBytes;
    std::uint64_t m_checkedUpTo;
    std::size_t m_segmentCount;
    std::size_t m_window;

    std::mutex m_mutex; // guards what follows, up to m_joining
    std::condition_variable m_roomForMore;
    std::map<std::size_t, std::unique_ptr<Segment>> m_waiting;
    std::vector<std::unique_ptr<Worker>> m_idleWorkers;
    std::vector<std::unique_ptr<Segment>> m_idleSegments;
    std::size_t m_next = 0;
    bool m_stopped = false;
    bool m_isSparse = false; ///< most of what was joined last was passed over
    bool m_isWalking = false;
    bool m_joining = false;

    // Touched only by the thread that joins.
    RecordChain m_chain{m_source.name(), m_source.size()};
    tfevents::EventTally m_tally;
    bool m_cancelled = false;
};

class TfEventsReader final : public FormatReader {
public:
    TfEventsReader(std::uint64_t stretchBytes, std::uint64_t checkedUpTo)
        : m_stretchBytes(stretchBytes), m_checkedUpTo(checkedUpTo)
    {
    }

    const FormatInfo& info() const override
    {
        static const FormatInfo kInfo{
            .id = "tfevents",
            .displayName = FAULTLINE_TR_NOOP("Formats", "TensorBoard event file"),
            .order = DetectOrder::FileName,
        };
        return kInfo;
    }

    bool sniff(std::string_view fileName, std::span<const std::byte> head) const override
    {
        if (fileName.find("tfevents") != std::string_view::npos)
            return true; // TensorBoard's own definition
        // Renamed files: a good frame whose payload announces the event version. The same frames
        // carry datasets, so the frame alone does not decide.
        constexpr std::size_t kHeader = 12;
        constexpr std::string_view kVersion = "brain.Event:";
        if (head.size() < kHeader)
            return false;
        std::uint32_t stored = 0;
        std::memcpy(&stored, head.data() + 8, sizeof stored);
        if (maskCrc(crc32c(head.first(8))) != stored)
            return false;
        const std::string_view text(reinterpret_cast<const char*>(head.data()),
                                    std::min<std::size_t>(head.size(), 64));
        return text.find(kVersion) != std::string_view::npos;
    }

    Result<ReadEnd> read(const ByteSource& source, ReadContext& context) const override
    {
        if (const std::optional<Error> error = refuse(source, context))
            return *error;
        if (source.size() == 0)
            return ReadEnd::Complete;

        SegmentMerger merger(source, context, m_stretchBytes, m_checkedUpTo);
        merger.readAll();
        return merger.finish();
    }

private:
    /// Files that are named like an event file but are something else.
    static std::optional<Error> refuse(const ByteSource& source, ReadContext& context)
    {
        if (source.size() == 0) {
            context.file.issues.add({.code = IssueCode::EmptyFile,
                                     .path = source.name(),
                                     .offsetBytes = {},
                                     .bytesLost = 0});
            return std::nullopt;
        }
        std::array<std::byte, kLfsPrefix.size()> head{};
        const Result<std::size_t> got = source.readAt(0, head);
        if (!got) {
            context.file.issues.add({.code = IssueCode::Unreadable,
                                     .path = source.name(),
                                     .offsetBytes = 0,
                                     .bytesLost = source.size(),
                                     .detail = got.error().detail});
            return got.error();
        }
        const std::string_view text(reinterpret_cast<const char*>(head.data()), *got);
        if (text != kLfsPrefix)
            return std::nullopt;
        context.file.issues.add({.code = IssueCode::LfsPointer,
                                 .path = source.name(),
                                 .offsetBytes = {},
                                 .bytesLost = 0});
        return Error{.code = ErrorCode::Corrupt,
                     .path = source.name(),
                     .detail =
                         FAULTLINE_TR_NOOP("Errors", "is a Git LFS pointer, not the file itself")};
    }

    std::uint64_t m_stretchBytes;
    std::uint64_t m_checkedUpTo;
};

} // namespace

std::unique_ptr<const FormatReader> makeTfEventsReader(std::uint64_t stretchBytes,
                                                       std::uint64_t checkedUpTo)
{
    return std::make_unique<TfEventsReader>(stretchBytes, checkedUpTo);
}

} // namespace faultline
