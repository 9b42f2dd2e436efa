// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/tfevents/segment_reader.h"

#include "model/readers/tfevents/event_decoder.h"

namespace faultline::tfevents {

namespace {

constexpr std::string_view kLargeRecordTag = "(records too large to decode)";

class EventSink final : public RecordSink {
public:
    EventSink(const ByteSource& source, Segment& segment) : m_source(source), m_segment(segment) {}

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
    Segment& m_segment;
};

} // namespace

void Segment::clear()
{
    static_cast<Stretch&>(*this) = {};
    events.clear();
    issues = {};
}

SegmentReader::SegmentReader(const ByteSource& source, ReadMonitor& monitor)
    : m_source(source), m_scanner(source, monitor, kWholeRecord)
{
}

void SegmentReader::read(std::uint64_t begin, std::uint64_t end, bool isRecordStart,
                         Segment& segment)
{
    segment.clear();
    EventSink sink(m_source, segment);
    static_cast<Stretch&>(segment) = m_scanner.scan(begin, end, isRecordStart, sink);
}

} // namespace faultline::tfevents
