// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/text_marker.h"
#include "model/io/json_cursor.h"
#include "model/io/stream_window.h"
#include "model/readers/sniffing.h"
#include "model/readers/stream_issues.h"
#include "model/readers/trace/analysis/memory_curves.h"
#include "model/readers/trace/tf_profile_readers.h"
#include "model/readers/trace/trace_file_end.h"

#include <algorithm>
#include <limits>
#include <map>

namespace faultline {

namespace {

using namespace trace;

constexpr std::size_t kMaxBytes = std::size_t{256} << 20;
constexpr std::size_t kMaxSnapshots = 4'000'000;

std::uint64_t bytesOf(std::string_view text)
{
    return static_cast<std::uint64_t>(
        std::clamp<std::int64_t>(integerNumber(text).value_or(0), 0, INT64_MAX / 8));
}

struct Activity {
    std::string op;
    std::string detail;
    std::uint64_t bytes = 0;
};

struct Snapshot {
    double time = 0;
    std::uint64_t inUse = 0;
    std::uint64_t free = 0;
    double fragmentation = std::numeric_limits<double>::quiet_NaN();
    std::uint32_t activity = 0; ///< index into Allocator::activities
};

struct Active {
    std::int64_t snapshot = -1;
    std::int64_t special = -1;
    std::uint64_t count = 1;
};

struct Allocator {
    std::string name;
    std::vector<Snapshot> snapshots;
    std::vector<Activity> activities;
    std::vector<Activity> special;
    std::vector<Active> active;
    std::uint64_t capacity = 0;
};

/// Calls `onMember(key)` for each member; the callback reads or skips the value. What is no object
/// is skipped.
template <typename Fn>
void forEachMember(JsonCursor& cursor, Fn&& onMember)
{
    if (cursor.peek() != '{') {
        cursor.skip();
        return;
    }
    std::string_view key;
    cursor.beginObject();
    while (cursor.nextKey(key))
        onMember(key);
}

template <typename Fn>
void forEachElement(JsonCursor& cursor, Fn&& onElement)
{
    if (cursor.peek() != '[') {
        cursor.skip();
        return;
    }
    cursor.beginArray();
    while (cursor.nextElement())
        onElement();
}

Activity readActivity(JsonCursor& cursor)
{
    Activity activity;
    std::string region;
    std::string shape;
    std::string type;
    forEachMember(cursor, [&](std::string_view key) {
        if (key == "tfOpName")
            activity.op = unescaped(cursor.scalar());
        else if (key == "allocationBytes")
            activity.bytes = bytesOf(cursor.scalar());
        else if (key == "regionType")
            region = unescaped(cursor.scalar());
        else if (key == "dataType")
            type = unescaped(cursor.scalar());
        else if (key == "tensorShape")
            shape = unescaped(cursor.scalar());
        else
            cursor.skip();
    });
    for (const std::string& part : {type, shape, region}) {
        if (!part.empty())
            activity.detail += (activity.detail.empty() ? "" : " ") + part;
    }
    return activity;
}

void readStats(JsonCursor& cursor, Snapshot& snapshot)
{
    forEachMember(cursor, [&](std::string_view key) {
        if (key == "stackReservedBytes" || key == "heapAllocatedBytes")
            snapshot.inUse += bytesOf(cursor.scalar());
        else if (key == "freeMemoryBytes")
            snapshot.free = bytesOf(cursor.scalar());
        else if (key == "fragmentation")
            snapshot.fragmentation =
                std::clamp(realNumber(cursor.scalar()).value_or(0.0), 0.0, 1.0);
        else
            cursor.skip();
    });
}

void readSnapshot(JsonCursor& cursor, Allocator& allocator)
{
    Snapshot snapshot;
    Activity activity;
    forEachMember(cursor, [&](std::string_view key) {
        if (key == "timeOffsetPs")
            snapshot.time = 1e-12 * realNumber(cursor.scalar()).value_or(0.0);
        else if (key == "aggregationStats")
            readStats(cursor, snapshot);
        else if (key == "activityMetadata")
            activity = readActivity(cursor);
        else
            cursor.skip();
    });
    if (!cursor.ok() || allocator.snapshots.size() >= kMaxSnapshots)
        return;
    if (!(snapshot.time >= 0.0))
        snapshot.time = 0.0;
    snapshot.activity = static_cast<std::uint32_t>(allocator.activities.size());
    allocator.activities.push_back(std::move(activity));
    allocator.snapshots.push_back(snapshot);
}

Active readActive(JsonCursor& cursor)
{
    Active active;
    forEachMember(cursor, [&](std::string_view key) {
        if (key == "snapshotIndex")
            active.snapshot = integerNumber(cursor.scalar()).value_or(-1);
        else if (key == "specialIndex")
            active.special = integerNumber(cursor.scalar()).value_or(-1);
        else if (key == "numOccurrences")
            active.count = std::max<std::uint64_t>(1, bytesOf(cursor.scalar()));
        else
            cursor.skip();
    });
    return active;
}

Allocator readAllocator(JsonCursor& cursor, std::string name)
{
    Allocator allocator;
    allocator.name = std::move(name);
    forEachMember(cursor, [&](std::string_view key) {
        if (key == "memoryProfileSnapshots") {
            forEachElement(cursor, [&] { readSnapshot(cursor, allocator); });
        } else if (key == "activeAllocations") {
            forEachElement(cursor, [&] { allocator.active.push_back(readActive(cursor)); });
        } else if (key == "specialAllocations") {
            forEachElement(cursor, [&] { allocator.special.push_back(readActivity(cursor)); });
        } else if (key == "profileSummary") {
            forEachMember(cursor, [&](std::string_view member) {
                if (member == "memoryCapacity")
                    allocator.capacity = bytesOf(cursor.scalar());
                else
                    cursor.skip();
            });
        } else {
            cursor.skip();
        }
    });
    return allocator;
}

const Activity* activityOf(const Allocator& allocator, const Active& active)
{
    const auto at = [](const std::vector<Activity>& list, std::int64_t index) -> const Activity* {
        return index >= 0 && static_cast<std::size_t>(index) < list.size()
                   ? &list[static_cast<std::size_t>(index)]
                   : nullptr;
    };
    // proto3 leaves out an index of 0, and writes -1 for the one not used.
    if (active.special >= 0)
        return at(allocator.special, active.special);
    return at(allocator.activities, std::max<std::int64_t>(0, active.snapshot));
}

MemoryCurve curveOf(const Allocator& allocator)
{
    MemoryCurve curve;
    curve.allocator = allocator.name;
    curve.capacityBytes = allocator.capacity;
    curve.fragmentation = std::numeric_limits<double>::quiet_NaN();
    std::vector<Snapshot> snapshots = allocator.snapshots;
    std::stable_sort(snapshots.begin(), snapshots.end(),
                     [](const Snapshot& a, const Snapshot& b) { return a.time < b.time; });
    ScalarSeriesBuilder series;
    std::int64_t step = 0;
    for (const Snapshot& snapshot : snapshots) {
        const ScalarPoint point{.step = step++,
                                .wallTime = snapshot.time,
                                .value = static_cast<double>(snapshot.inUse)};
        series.append({&point, 1});
        if (snapshot.inUse > curve.peakBytes) {
            curve.peakBytes = snapshot.inUse;
            curve.peakTime = snapshot.time;
            curve.fragmentation = snapshot.fragmentation;
        }
    }
    curve.allocated = series.snapshot();
    for (const Active& active : allocator.active) {
        const Activity* activity = activityOf(allocator, active);
        if (activity == nullptr)
            continue;
        const bool fits = active.count < (std::uint64_t{1} << 20);
        curve.peakOwners.push_back({.name = activity->op,
                                    .detail = activity->detail,
                                    .bytes = fits ? activity->bytes * active.count : 0,
                                    .count = active.count});
    }
    std::stable_sort(curve.peakOwners.begin(), curve.peakOwners.end(),
                     [](const auto& a, const auto& b) { return a.bytes > b.bytes; });
    if (curve.peakOwners.size() > kPeakOwners)
        curve.peakOwners.resize(kPeakOwners);
    return curve;
}

class TfMemoryProfileReader final : public FormatReader {
public:
    const FormatInfo& info() const override
    {
        static const FormatInfo kInfo{
            .id = "tf-memory-profile",
            .displayName = FAULTLINE_TR_NOOP("Formats", "TensorFlow memory profile"),
            .order = DetectOrder::StructuredText,
            .kind = ArtifactKind::Profile,
        };
        return kInfo;
    }

    bool sniff(std::string_view, std::span<const std::byte> head) const override
    {
        const std::string_view text = asText(head);
        const std::size_t first = text.find_first_not_of(" \t\r\n");
        return first != std::string_view::npos && text[first] == '{'
               && text.substr(0, 256).find("\"memoryProfilePerAllocator\"")
                      != std::string_view::npos;
    }

    Result<ReadEnd> read(const ByteSource& source, ReadContext& context) const override
    {
        StreamWindow window(source, context.monitor);
        while (window.text().size() < kMaxBytes && window.grow()) {
        }
        noteStreamFault(window.stream(), source, context.file);
        if (window.isCancelled())
            return cancelledRead(source);
        JsonCursor cursor(window.text());
        std::vector<Allocator> allocators;
        forEachMember(cursor, [&](std::string_view key) {
            if (key != "memoryProfilePerAllocator") {
                cursor.skip();
                return;
            }
            forEachMember(cursor, [&](std::string_view name) {
                allocators.push_back(readAllocator(cursor, unescaped(name)));
            });
        });
        if (!cursor.ok()) {
            addIssueAt(context, source,
                       cursor.reachedEnd() ? IssueCode::TruncatedTail : IssueCode::SyntaxError,
                       cursor.position(), FAULTLINE_TR_NOOP("Errors", "the rest was not read"));
        }
        return finish(source, context, allocators, !cursor.ok());
    }

private:
    static Result<ReadEnd> finish(const ByteSource& source, ReadContext& context,
                                  const std::vector<Allocator>& allocators, bool truncated)
    {
        auto profile = std::make_shared<TraceProfile>();
        profile->source = ProfileSource::TfMemoryProfile;
        profile->timeKind = TimeKind::Relative;
        profile->framework = "TensorFlow";
        profile->isTruncated = truncated;
        for (const Allocator& allocator : allocators) {
            context.file.recordCount += allocator.snapshots.size();
            if (allocator.snapshots.empty())
                continue;
            profile->memory.push_back(curveOf(allocator));
            constexpr double kLongest = 9e9;
            const double end = std::min(profile->memory.back().allocated.maxWallTime(), kLongest);
            profile->durationNs =
                std::max(profile->durationNs, static_cast<std::int64_t>(1e9 * end));
        }
        if (profile->memory.empty())
            return corruptFile(source,
                               FAULTLINE_TR_NOOP("Errors", "holds no snapshot of an allocator"));
        addToContext(std::move(profile), context);
        return truncated ? ReadEnd::TruncatedTail : ReadEnd::Complete;
    }
};

} // namespace

std::unique_ptr<const FormatReader> makeTfMemoryProfileReader()
{
    return std::make_unique<TfMemoryProfileReader>();
}

} // namespace faultline
