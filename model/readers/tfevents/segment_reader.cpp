// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/tfevents/segment_reader.h"

#include "model/core/issue_changes.h"
#include "model/readers/tfevents/event_decoder.h"

namespace faultline::tfevents {

namespace {

constexpr std::string_view kLargeRecordTag = "(records too large to decode)";

class EventSink final : public RecordSink {
public:
    EventSink(const ByteSource& source, LongRecordReader& longRecords, Segment& segment)
        : m_source(source), m_longRecords(longRecords), m_segment(segment)
    {
    }

    bool takeUnread(std::uint64_t offset, std::uint64_t size) override
    {
        const Awaiting awaiting(*this);
        if (!m_longRecords.read(offset, size, m_segment.events))
            return false;
        m_segment.unreadBytes += size;
        return true;
    }
    void onRecord(std::uint64_t offset, std::string_view payload) override
    {
        const std::optional<std::int64_t> before = m_segment.events.lastStep;
        bool isValid = false;
        {
            const Awaiting awaiting(*this);
            isValid = decodeEvent(payload, offset, m_segment.events);
        }
        if (!isValid)
            add(IssueCode::InvalidMessage, offset, payload.size(), before);
    }
    void onLargeRecord(std::uint64_t offset, std::uint64_t size) override
    {
        ++m_segment.events.recordCount;
        ValueParts parts;
        parts.tag = kLargeRecordTag;
        parts.contentSize = size;
        addValue(parts, 0, size, {.record = offset}, m_segment.events);
    }
    void onDamagedRecord(std::uint64_t offset, std::uint64_t size) override
    {
        add(IssueCode::BadDataChecksum, offset, size, m_segment.events.lastStep);
    }
    void onIssue(ImportIssue issue) override
    {
        issue.stepBefore = m_segment.events.lastStep;
        add(std::move(issue));
    }

private:
    /// Around the decoding of an event: if it has a summary, its step is the one behind the damage
    /// before it. Costs a comparison where there is none.
    class Awaiting {
    public:
        explicit Awaiting(EventSink& sink) : m_sink(sink), m_isOn(sink.m_lacksStepAfter)
        {
            if (!m_isOn) [[likely]]
                return;
            m_before = sink.m_segment.events.lastStep;
            sink.m_segment.events.lastStep.reset();
            sink.m_lacksStepAfter = false; // what the event itself adds waits for the next
        }
        ~Awaiting()
        {
            if (!m_isOn) [[likely]]
                return;
            Segment& segment = m_sink.m_segment;
            if (!segment.events.lastStep) {
                segment.events.lastStep = m_before;
                m_sink.m_lacksStepAfter = true;
                return;
            }
            segment.issues = withSteps(segment.issues, std::nullopt, segment.events.lastStep);
        }
        Awaiting(const Awaiting&) = delete;
        Awaiting& operator=(const Awaiting&) = delete;

    private:
        EventSink& m_sink;
        bool m_isOn;
        std::optional<std::int64_t> m_before;
    };

    /// A record that is lost with its frame.
    void add(IssueCode code, std::uint64_t offset, std::uint64_t payloadBytes,
             std::optional<std::int64_t> stepBefore)
    {
        add({.code = code,
             .path = m_source.name(),
             .offsetBytes = offset,
             .bytesLost = payloadBytes + kRecordHeaderBytes + kRecordFooterBytes,
             .recordsLost = 1,
             .stepBefore = stepBefore,
             .detail = {}});
    }
    void add(ImportIssue issue)
    {
        const std::size_t kept = m_segment.issues.kept().size();
        m_segment.issues.add(std::move(issue));
        // One that is counted and not kept needs no step.
        m_lacksStepAfter = m_lacksStepAfter || m_segment.issues.kept().size() > kept;
    }

    const ByteSource& m_source;
    LongRecordReader& m_longRecords;
    Segment& m_segment;
    bool m_lacksStepAfter = false;
};

} // namespace

void Segment::clear()
{
    static_cast<RecordStretch&>(*this) = {};
    events.clear();
    issues = {};
    unreadBytes = 0;
}

SegmentReader::SegmentReader(const ByteSource& source, ReadMonitor& monitor,
                             std::uint64_t checkedUpTo)
    : m_source(source), m_scanner(source, monitor, kWholeRecord), m_longRecords(source, checkedUpTo)
{
    m_scanner.setAskBeyond(checkedUpTo);
}

void SegmentReader::read(std::uint64_t begin, std::uint64_t end, bool isRecordStart,
                         Segment& segment)
{
    segment.clear();
    EventSink sink(m_source, m_longRecords, segment);
    static_cast<RecordStretch&>(segment) = m_scanner.scan(begin, end, isRecordStart, sink);
}

} // namespace faultline::tfevents
