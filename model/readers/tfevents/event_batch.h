// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/blob_index.h"
#include "model/core/run.h"
#include "model/core/scalar_series.h"

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::tfevents {

/// What one stretch of an event file says about one tag.
struct TagBatch {
    std::string tag;
    std::vector<ScalarPoint> points; ///< simple_value and one-element numeric tensors
    std::uint64_t tensorPoints = 0;  ///< how many of `points` came from tensors
    /// Where those of them lie that came before the tag was known to hold scalars; `file` not set.
    std::vector<BlobRef> tensorPlaces;
    std::uint64_t tensorBytes = 0; ///< of the tensors at tensorPlaces
    std::string plugin;            ///< from metadata in this stretch; empty if none
    std::string displayName;
    std::string description;
    TagKind blobKind = TagKind::Other;
    std::uint64_t blobCount = 0; ///< values that are not scalars
    std::uint64_t blobBytes = 0;
    std::int64_t blobMinStep = 0;
    std::int64_t blobMaxStep = 0;
    std::vector<BlobRef> places; ///< of those that can be found again, in order; `file` not set

    void addBlob(TagKind kind, std::uint64_t bytes, std::int64_t step);
    /// As above; `place` tells the step.
    void addBlob(TagKind kind, std::uint64_t bytes, const BlobRef& place);
    /// The points of tensors turn out to be no scalars: they become blobs, before the others.
    void turnPointsToBlobs(TagKind kind);
    void clear(); ///< forgets what was read, keeps the tag and the memory
};

/// The decoded content of one stretch of an event file: columns by tag, and the rest. Reused from
/// stretch to stretch so that tags and buffers are allocated once.
class EventBatch {
public:
    EventBatch();
    EventBatch(const EventBatch&) = delete;
    EventBatch& operator=(const EventBatch&) = delete;

    /// The batch of a tag, made if new. Training loops log their tags in the same order
    /// again and again, so the tag that followed the last one is tried first.
    TagBatch& tag(std::string_view name)
    {
        Entry* const guess = m_last->next;
        if (guess->batch.tag == name) [[likely]] {
            m_last = guess;
            __builtin_prefetch(guess->next); // of thousands of tags none is in the cache any more
            return guess->batch;
        }
        return findTag(name);
    }

    void clear();

    /// fn(TagBatch&) for every tag with content, in order of first appearance.
    template <typename Fn>
    void forEachTag(Fn&& fn)
    {
        for (std::size_t i = 1; i < m_entries.size(); ++i) {
            TagBatch& batch = m_entries[i].batch;
            if (!batch.points.empty() || batch.blobCount > 0 || !batch.plugin.empty())
                fn(batch);
        }
    }

    std::vector<SessionMark> sessions;
    std::string fileVersion;
    std::string writer;
    std::uint64_t recordCount = 0;
    std::uint64_t scalarCount = 0;
    std::optional<double> firstWallTime;
    std::optional<double> lastWallTime;
    std::optional<std::int64_t> firstStep;
    std::optional<std::int64_t> lastStep;
    std::int64_t minStep = 0;
    std::int64_t maxStep = 0;
    std::uint64_t invalidWallTimes = 0;
    std::uint64_t unreadableTensors = 0;

private:
    /// What each event touches (next, tag, points) comes first, in one line of the cache: a log may
    /// have thousands of tags.
    struct alignas(64) Entry {
        explicit Entry(Entry* following) : next(following) {}

        Entry* next; ///< the entry that followed this one last time; at first the sentinel
        TagBatch batch;
    };

    TagBatch& findTag(std::string_view name);
    void grow();

    std::deque<Entry> m_entries;        ///< [0] is a sentinel that no tag equals
    std::vector<std::uint32_t> m_slots; ///< open addressing over m_entries; 0 = free
    Entry* m_last = nullptr;            ///< of the tag that was asked for last; never null
};

} // namespace faultline::tfevents
