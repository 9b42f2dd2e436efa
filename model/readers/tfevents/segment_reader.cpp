// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/tfevents/segment_reader.h"

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
        if (!m_longRecords.read(offset, size, m_segment.events))
            return false;
        m_segment.unreadBytes += size;
        return true;
    }
    void onRecord(std::uint64_t offset, std::string_view payload) override
    {
        if (!decodeEvent(payload, offset, m_segment.events))
            add(IssueCode::InvalidMessage, offset, payload.size());
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
        add(IssueCode::BadDataChecksum, offset, size);
    }
    void onIssue(ImportIssue issue) override { m_segment.issues.add(std::move(issue)); }

private:
    void add(IssueCode code, std::uint64_t offset, std::uint64_t lost)
    {
        m_segment.issues.add({.code = code,
                              .path = m_source.name(),
                              .offsetBytes = offset,
                              .bytesLost = lost,
                              .detail = {}});
    }

    const ByteSource& m_source;
    LongRecordReader& m_longRecords;
    Segment& m_segment;
};

} // namespace

void Segment::clear()
{
    static_cast<Stretch&>(*this) = {};
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
    static_cast<Stretch&>(segment) = m_scanner.scan(begin, end, isRecordStart, sink);
}

} // namespace faultline::tfevents
