// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/tfevents/event_batch.h"

#include <algorithm>
#include <functional>

namespace faultline::tfevents {

namespace {

constexpr std::size_t kFirstSlots = 64;
/// Growing from one point on would cost short series more than decoding them.
constexpr std::size_t kFirstPoints = 16;

/// No tag can be this: a NUL would have to be written in a proto string on purpose.
constexpr std::string_view kSentinel("\0faultline", 10);

} // namespace

void TagBatch::addBlob(TagKind kind, std::uint64_t bytes, std::int64_t step)
{
    blobMinStep = blobCount == 0 ? step : std::min(blobMinStep, step);
    blobMaxStep = blobCount == 0 ? step : std::max(blobMaxStep, step);
    blobKind = kind;
    ++blobCount;
    blobBytes += bytes;
}

void TagBatch::addBlob(TagKind kind, std::uint64_t bytes, const BlobRef& place)
{
    addBlob(kind, bytes, place.step);
    places.push_back(place);
}

void TagBatch::turnPointsToBlobs(TagKind kind)
{
    for (const ScalarPoint& point : points)
        addBlob(kind, 0, point.step);
    blobBytes += tensorBytes;
    places.insert(places.begin(), tensorPlaces.begin(), tensorPlaces.end());
    points.clear();
    tensorPoints = 0;
    tensorPlaces.clear();
    tensorBytes = 0;
}

void TagBatch::clear()
{
    points.clear();
    tensorPoints = 0;
    tensorPlaces.clear();
    tensorBytes = 0;
    places.clear();
    plugin.clear();
    displayName.clear();
    description.clear();
    blobKind = TagKind::Other;
    blobCount = 0;
    blobBytes = 0;
}

EventBatch::EventBatch() : m_slots(kFirstSlots, 0)
{
    m_last = &m_entries.emplace_back(nullptr);
    m_last->next = m_last;
    m_last->batch.tag = kSentinel;
}

TagBatch& EventBatch::findTag(std::string_view name)
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t slot = std::hash<std::string_view>{}(name)&mask;
    while (m_slots[slot] != 0 && m_entries[m_slots[slot]].batch.tag != name)
        slot = (slot + 1) & mask;
    if (m_slots[slot] == 0) {
        m_slots[slot] = static_cast<std::uint32_t>(m_entries.size());
        Entry& made = m_entries.emplace_back(&m_entries.front());
        made.batch.tag = name;
        made.batch.points.reserve(kFirstPoints);
        if (m_entries.size() * 2 > m_slots.size())
            grow();
        m_last->next = &made;
        m_last = &made;
        return made.batch;
    }
    Entry& known = m_entries[m_slots[slot]];
    m_last->next = &known;
    m_last = &known;
    return known.batch;
}

void EventBatch::grow()
{
    m_slots.assign(m_slots.size() * 2, 0);
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t i = 1; i < m_entries.size(); ++i) {
        std::size_t slot = std::hash<std::string_view>{}(m_entries[i].batch.tag) & mask;
        while (m_slots[slot] != 0)
            slot = (slot + 1) & mask;
        m_slots[slot] = static_cast<std::uint32_t>(i);
    }
}

void EventBatch::clear()
{
    for (Entry& entry : m_entries) {
        if (&entry != &m_entries.front())
            entry.batch.clear();
    }
    sessions.clear();
    fileVersion.clear();
    writer.clear();
    recordCount = 0;
    scalarCount = 0;
    firstWallTime.reset();
    lastWallTime.reset();
    firstStep.reset();
    lastStep.reset();
    minStep = 0;
    maxStep = 0;
    invalidWallTimes = 0;
    unreadableTensors = 0;
    m_last = &m_entries.front();
}

} // namespace faultline::tfevents
