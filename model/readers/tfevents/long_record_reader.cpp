// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/tfevents/long_record_reader.h"

#include "model/core/unchecked_records.h"
#include "model/io/record_scanner.h"

#include <algorithm>
#include <utility>

namespace faultline::tfevents {

namespace {

constexpr std::size_t kWindow = 2048;
/// Values up to this are kept whole: scalars, and what is hardly longer than its own header.
constexpr std::uint64_t kShortValue = 1024;
/// What passing over a value costs, in a unit of which reading 8 KiB costs ten: a long one takes a
/// read of its own.
constexpr std::uint64_t kCostOfShort = 1;
constexpr std::uint64_t kCostOfOther = 10;
constexpr std::uint64_t kMostBudget = 1U << 17;
constexpr std::size_t kMostShortBytes = 1U << 20;
constexpr std::size_t kMostName = 4096;
constexpr std::size_t kMostMetadata = 16U << 10;

bool takeText(const WireCursor& cursor, std::size_t most, std::string& into)
{
    if (cursor.byteCount() > most)
        return false;
    into = cursor.text(most);
    return into.size() == cursor.byteCount();
}

} // namespace

LongRecordReader::LongRecordReader(const ByteSource& source, std::uint64_t checkedUpTo)
    : m_file(source, kWindow),
      m_checkedUpTo(checkedUpTo),
      m_longValue(std::min(kLongValue, checkedUpTo / 2))
{
}

bool LongRecordReader::isLong(std::uint64_t offset, std::uint64_t size) const
{
    return size >= m_longValue && offset + size > m_checkedUpTo;
}

bool LongRecordReader::read(std::uint64_t record, std::uint64_t size, EventBatch& batch)
{
    if (size <= m_checkedUpTo)
        return false;
    m_payload = record + kRecordHeaderBytes;
    m_values.clear();
    m_bytes.clear();
    m_blobField = 0;
    m_hasSummary = m_hasLong = false;
    m_budget = std::min(10 * (size >> 13) + kCostOfOther, kMostBudget);

    EventHead head;
    head.record = record;
    if (!surveyEvent(WireCursor(m_file, m_payload, m_payload + size), head) || !m_hasLong)
        return false;
    commit(head, batch);
    return true;
}

bool LongRecordReader::surveyEvent(WireCursor event, EventHead& head)
{
    WireCursor summary = event;
    while (event.next()) {
        if (!event.isBytes()) {
            if (event.field() == 1 && event.isFixed64())
                head.wallTime = event.real64();
            else if (event.field() == 2 && event.isVarint())
                head.step = event.integer();
        } else if (event.field() == 5) {
            summary = event.message();
            m_hasSummary = true;
        } else if (isBlobField(event.field())) {
            m_blobField = event.field();
            m_blobOffset = event.bytesBegin() - m_payload;
            m_blobSize = event.byteCount();
        } else if (event.field() == 3 || event.field() == 7 || event.field() == 10) {
            return false; // a version, a session mark, a source: never beside something long
        }
    }
    if (!event.ok())
        return false;
    if (m_blobField != 0)
        m_hasLong = isLong(m_blobOffset, m_blobSize);
    return !m_hasSummary || surveySummary(summary);
}

bool LongRecordReader::surveySummary(WireCursor summary)
{
    while (summary.next()) {
        if (summary.field() != 1 || !summary.isBytes())
            continue;
        Value value;
        value.offset = summary.bytesBegin() - m_payload;
        value.size = summary.byteCount();
        value.isShort = value.size <= kShortValue;
        const std::uint64_t cost = value.isShort ? kCostOfShort : kCostOfOther;
        if (cost > m_budget)
            return false;
        m_budget -= cost;
        if (value.isShort ? !surveyShort(summary, value) : !surveyLong(summary.message(), value))
            return false;
        m_hasLong = m_hasLong || isLong(value.offset, value.size);
        m_values.push_back(std::move(value));
    }
    return summary.ok();
}

bool LongRecordReader::surveyShort(const WireCursor& summary, Value& value)
{
    value.bytesBegin = m_bytes.size();
    m_bytes += summary.text(kShortValue);
    if (m_bytes.size() != value.bytesBegin + value.size || m_bytes.size() > kMostShortBytes)
        return false;
    ValueParts parts;
    return parseValue(std::string_view(m_bytes).substr(value.bytesBegin), parts);
}

bool LongRecordReader::surveyLong(WireCursor cursor, Value& value)
{
    while (cursor.next()) {
        const std::uint32_t field = cursor.field();
        if (!cursor.isBytes()) {
            if (field == 2)
                return false; // a scalar with something long beside it
            continue;
        }
        if (field == 1) {
            if (!takeText(cursor, kMostName, value.tag))
                return false;
        } else if (field == 7) {
            if (!takeText(cursor, kMostName, value.nodeName))
                return false;
        } else if (field == 9) {
            if (!takeText(cursor, kMostMetadata, value.metadata))
                return false;
        } else if (isContentField(field)) {
            value.kind = field;
            value.contentSize = cursor.byteCount();
        }
    }
    ValueParts parts;
    return cursor.ok() && readMetadata(value.metadata, parts);
}

void LongRecordReader::commit(const EventHead& head, EventBatch& batch) const
{
    ++batch.recordCount;
    noteTime(head, batch);
    if (m_blobField != 0)
        addEventField(m_blobField, m_blobOffset, m_blobSize, head, batch);
    if (m_hasSummary)
        noteStep(head, batch);
    for (const Value& value : m_values) {
        ValueParts parts;
        if (value.isShort) {
            static_cast<void>(
                parseValue(std::string_view(m_bytes).substr(value.bytesBegin,
                                                            static_cast<std::size_t>(value.size)),
                           parts)); // it was found good before
        } else {
            static_cast<void>(readMetadata(value.metadata, parts));
            parts.tag = value.tag;
            parts.nodeName = value.nodeName;
            parts.kind = value.kind;
            parts.contentSize = value.contentSize;
        }
        addValue(parts, value.offset, value.size, head, batch);
    }
}

} // namespace faultline::tfevents
