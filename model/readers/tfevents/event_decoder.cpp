// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/tfevents/event_decoder.h"

#include "model/io/message_parser.h"
#include "model/readers/tfevents/tensor_value.h"
#include "model/schemas/summary.pb.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace faultline::tfevents {

namespace {

/// A field of the Event without a tag of its own, and what it is listed as.
struct EventFieldTag {
    std::uint32_t field;
    std::string_view tag;
    TagKind kind;
};
constexpr EventFieldTag kEventFields[] = {
    {4, "(graph)", TagKind::Graph},
    {6, "(log messages)", TagKind::Text},
    {8, "(run metadata)", TagKind::Graph},
    {9, "(meta graph)", TagKind::Graph},
};

const EventFieldTag* eventFieldTag(std::uint32_t field)
{
    for (const EventFieldTag& row : kEventFields) {
        if (row.field == field)
            return &row;
    }
    return nullptr;
}

BlobRef placeOf(std::uint64_t offset, std::uint64_t size, const EventHead& event)
{
    return {.wallTime = event.wallTime,
            .step = event.step,
            .record = event.record,
            .offset = static_cast<std::uint32_t>(offset),
            .size = static_cast<std::uint32_t>(size),
            .file = 0};
}

void addBlob(TagBatch& tag, TagKind kind, std::uint64_t bytes, std::uint64_t offset,
             std::uint64_t size, const EventHead& event)
{
    constexpr std::uint64_t kMost = std::numeric_limits<std::uint32_t>::max();
    if (offset > kMost || size > kMost) {
        tag.addBlob(kind, bytes, event.step);
        return;
    }
    tag.addBlob(kind, bytes, placeOf(offset, size, event));
}

void addScalar(TagBatch& tag, const EventHead& event, double value, EventBatch& batch)
{
    tag.points.push_back({.step = event.step, .wallTime = event.wallTime, .value = value});
    ++batch.scalarCount;
}

void addTensor(TagBatch& tag, const ValueParts& parts, std::uint64_t offset, std::uint64_t size,
               const EventHead& event, EventBatch& batch)
{
    const TagKind kind = kindOfPlugin(tag.plugin);
    if (tag.plugin.empty() || kind == TagKind::Scalar) {
        const TensorSummary tensor = summarizeTensor(parts.content);
        if (tensor.scalar && !parts.content.empty()) {
            ++tag.tensorPoints;
            addScalar(tag, event, *tensor.scalar, batch);
            if (tag.plugin.empty()) {
                tag.tensorPlaces.push_back(placeOf(offset, size, event));
                tag.tensorBytes += parts.contentSize;
            }
            return;
        }
    }
    if (kind == TagKind::Scalar)
        ++batch.unreadableTensors;
    addBlob(tag, kind, parts.contentSize, offset, size, event);
}

/// Everything but the usual shape (a tag and a simple_value) is decoded here.
bool decodeOtherValue(std::string_view bytes, std::uint32_t offset, const EventHead& event,
                      EventBatch& batch)
{
    ValueParts parts;
    if (!parseValue(bytes, parts))
        return false;
    addValue(parts, offset, bytes.size(), event, batch);
    return true;
}

/// The tag of a Summary.Value that is a tag followed by a simple_value and nothing else, as nearly
/// every value of nearly every log; empty if it is anything else.
std::string_view usualTag(std::string_view bytes, float& value)
{
    constexpr unsigned char kTagKey = (1U << 3) | 2U;
    constexpr unsigned char kSimpleKey = (2U << 3) | 5U;
    const auto at = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };

    if (bytes.size() <= 7 || at(0) != kTagKey || at(1) >= 0x80)
        return {};
    const std::size_t tagSize = at(1);
    if (bytes.size() != tagSize + 7 || at(tagSize + 2) != kSimpleKey)
        return {};
    std::memcpy(&value, bytes.data() + tagSize + 3, sizeof value);
    return bytes.substr(2, tagSize);
}

bool decodeValue(std::string_view bytes, std::uint32_t offset, const EventHead& event,
                 EventBatch& batch)
{
    float value = 0.0F;
    const std::string_view tag = usualTag(bytes, value);
    if (tag.empty())
        return decodeOtherValue(bytes, offset, event, batch);
    addScalar(batch.tag(tag), event, static_cast<double>(value), batch);
    return true;
}

bool decodeSummary(std::string_view payload, std::string_view summary, const EventHead& event,
                   EventBatch& batch)
{
    WireReader reader(summary);
    while (reader.next()) {
        if (!reader.isBytes(1))
            continue;
        const std::string_view value = reader.bytes();
        if (!decodeValue(value, static_cast<std::uint32_t>(value.data() - payload.data()), event,
                         batch))
            return false;
    }
    return reader.ok();
}

bool decodeSession(std::string_view bytes, const EventHead& event, EventBatch& batch)
{
    schema::summary::SessionLog session;
    const bool isWhole = MessageParser().parse(bytes, session);
    SessionMark mark{.status = SessionMark::Status::Unspecified,
                     .step = event.step,
                     .wallTime = event.wallTime,
                     .checkpointPath = session.checkpoint_path()};
    if (session.status() <= 3)
        mark.status = static_cast<SessionMark::Status>(session.status());
    batch.sessions.push_back(std::move(mark));
    return isWhole;
}

void decodeSource(std::string_view bytes, EventBatch& batch)
{
    schema::summary::SourceMetadata source;
    static_cast<void>(MessageParser().parse(bytes, source)); // what came before damage counts
    if (source.has_writer())
        batch.writer = source.writer();
}

} // namespace

void noteTime(const EventHead& event, EventBatch& batch)
{
    if (!std::isfinite(event.wallTime)) {
        ++batch.invalidWallTimes;
        return;
    }
    if (!batch.firstWallTime)
        batch.firstWallTime = event.wallTime;
    batch.lastWallTime = event.wallTime;
}

void noteStep(const EventHead& event, EventBatch& batch)
{
    if (!batch.firstStep) {
        batch.firstStep = event.step;
        batch.minStep = batch.maxStep = event.step;
    } else {
        batch.minStep = std::min(batch.minStep, event.step);
        batch.maxStep = std::max(batch.maxStep, event.step);
    }
    batch.lastStep = event.step;
}

bool readMetadata(std::string_view bytes, ValueParts& parts)
{
    WireReader reader(bytes);
    while (reader.next()) {
        if (reader.isBytes(1)) {
            WireReader plugin = reader.message();
            while (plugin.next()) {
                if (plugin.isBytes(1))
                    parts.plugin = plugin.bytes();
            }
            if (!plugin.ok())
                return false;
        } else if (reader.isBytes(2)) {
            parts.displayName = reader.bytes();
        } else if (reader.isBytes(3)) {
            parts.description = reader.bytes();
        }
    }
    return reader.ok();
}

bool isContentField(std::uint32_t field)
{
    return field == 3 || field == 4 || field == 5 || field == 6 || field == 8;
}

bool parseValue(std::string_view bytes, ValueParts& parts)
{
    WireReader reader(bytes);
    while (reader.next()) {
        const std::uint32_t field = reader.field();
        if (field == 2 && reader.isFixed32()) {
            parts.simple = reader.real32();
            parts.kind = field;
        } else if (!reader.isBytes()) {
            continue;
        } else if (field == 1) {
            parts.tag = reader.bytes();
        } else if (field == 7) {
            parts.nodeName = reader.bytes();
        } else if (field == 9) {
            if (!readMetadata(reader.bytes(), parts))
                return false;
        } else if (isContentField(field)) {
            parts.content = reader.bytes();
            parts.contentSize = parts.content.size();
            parts.kind = field;
        }
    }
    return reader.ok();
}

void addValue(const ValueParts& parts, std::uint64_t offset, std::uint64_t size,
              const EventHead& event, EventBatch& batch)
{
    TagBatch& tag = batch.tag(parts.tag.empty() ? parts.nodeName : parts.tag);
    if (!parts.plugin.empty())
        tag.plugin = parts.plugin;
    if (!parts.displayName.empty())
        tag.displayName = parts.displayName;
    if (!parts.description.empty())
        tag.description = parts.description;

    switch (parts.kind) {
    case 2: addScalar(tag, event, static_cast<double>(parts.simple), batch); break;
    case 4: addBlob(tag, TagKind::Image, parts.contentSize, offset, size, event); break;
    case 3:
    case 5: addBlob(tag, TagKind::Histogram, parts.contentSize, offset, size, event); break;
    case 6: addBlob(tag, TagKind::Audio, parts.contentSize, offset, size, event); break;
    case 8: addTensor(tag, parts, offset, size, event, batch); break;
    default: // metadata only: hparams keep their content there
        addBlob(tag, kindOfPlugin(tag.plugin), size, offset, size, event);
        break;
    }
}

bool isBlobField(std::uint32_t field)
{
    return eventFieldTag(field) != nullptr;
}

void addEventField(std::uint32_t field, std::uint64_t offset, std::uint64_t size,
                   const EventHead& event, EventBatch& batch)
{
    if (const EventFieldTag* row = eventFieldTag(field))
        addBlob(batch.tag(row->tag), row->kind, size, offset, size, event);
}

TagKind kindOfPlugin(std::string_view plugin)
{
    struct Row {
        std::string_view plugin;
        TagKind kind;
    };
    static constexpr Row kRows[] = {
        {"scalars", TagKind::Scalar},
        {"images", TagKind::Image},
        {"histograms", TagKind::Histogram},
        {"distributions", TagKind::Histogram},
        {"text", TagKind::Text},
        {"audio", TagKind::Audio},
        {"hparams", TagKind::Hparams},
        {"pr_curves", TagKind::PrCurve},
        {"custom_scalars", TagKind::Layout},
        {"graphs", TagKind::Graph},
        {"graph_keras_model", TagKind::Graph},
        {"graph_run_metadata", TagKind::Graph},
        {"graph_run_metadata_graph", TagKind::Graph},
    };
    for (const Row& row : kRows) {
        if (row.plugin == plugin)
            return row.kind;
    }
    return TagKind::Other;
}

namespace {

/// Wall time, step and one tag with its simple_value, in the order in which every writer puts them:
/// nearly every event of nearly every log. False, and nothing done, for anything else.
bool decodeUsualEvent(std::string_view bytes, std::uint64_t record, EventBatch& batch)
{
    constexpr unsigned char kTimeKey = (1U << 3) | 1U;
    constexpr unsigned char kStepKey = (2U << 3) | 0U;
    constexpr unsigned char kSummaryKey = (5U << 3) | 2U;
    constexpr unsigned char kValueKey = (1U << 3) | 2U;
    constexpr std::size_t kTimeSize = 9;
    constexpr std::size_t kLongestStep = 63 / 7; // what is longer is negative, or padded
    const auto at = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };

    if (bytes.size() < kTimeSize + 2 || at(0) != kTimeKey || at(kTimeSize) != kStepKey)
        return false;
    EventHead event{.wallTime = 0.0, .step = 0, .record = record};
    std::memcpy(&event.wallTime, bytes.data() + 1, sizeof event.wallTime);
    std::size_t i = kTimeSize + 1;
    std::uint64_t step = at(i) & 0x7FU;
    for (unsigned size = 1; at(i++) >= 0x80; ++size) {
        if (size == kLongestStep || i == bytes.size())
            return false;
        step |= std::uint64_t{at(i) & 0x7FU} << (7 * size);
    }
    event.step = static_cast<std::int64_t>(step);

    // Both lengths in one byte, and each to the end of the event.
    if (bytes.size() < i + 4 || at(i) != kSummaryKey || at(i + 1) >= 0x80
        || i + 2 + at(i + 1) != bytes.size() || at(i + 2) != kValueKey || at(i + 3) >= 0x80
        || i + 4 + at(i + 3) != bytes.size())
        return false;
    float value = 0.0F;
    const std::string_view tag = usualTag(bytes.substr(i + 4), value);
    if (tag.empty())
        return false;
    ++batch.recordCount;
    noteTime(event, batch);
    noteStep(event, batch);
    addScalar(batch.tag(tag), event, static_cast<double>(value), batch);
    return true;
}

} // namespace

bool decodeEvent(std::string_view bytes, std::uint64_t record, EventBatch& batch)
{
    if (decodeUsualEvent(bytes, record, batch)) [[likely]]
        return true;
    ++batch.recordCount;
    EventHead event{.wallTime = 0.0, .step = 0, .record = record};
    std::string_view summary;
    bool hasSummary = false;
    std::string_view session;
    bool hasSession = false;
    std::string_view blob;
    std::uint32_t blobField = 0;

    // wall_time and step may follow what they belong to, so the rest waits until all is seen.
    WireReader reader(bytes);
    while (reader.next()) {
        const std::uint32_t field = reader.field();
        if (field == 1 && reader.isFixed64()) {
            event.wallTime = reader.real64();
        } else if (field == 2 && reader.isVarint()) {
            event.step = reader.integer();
        } else if (reader.isBytes()) {
            const std::string_view content = reader.bytes();
            switch (field) {
            case 3:
                if (batch.fileVersion.empty())
                    batch.fileVersion = content;
                break;
            case 5:
                summary = content;
                hasSummary = true;
                break;
            case 7:
                session = content;
                hasSession = true;
                break;
            case 10: decodeSource(content, batch); break;
            default:
                if (isBlobField(field)) {
                    blob = content;
                    blobField = field;
                }
                break;
            }
        }
    }
    const bool framed = reader.ok();
    noteTime(event, batch);
    if (blobField != 0)
        addEventField(blobField, static_cast<std::uint64_t>(blob.data() - bytes.data()),
                      blob.size(), event, batch);
    const bool sessionRead = !hasSession || decodeSession(session, event, batch);
    if (!hasSummary)
        return framed && sessionRead;
    noteStep(event, batch);
    return decodeSummary(bytes, summary, event, batch) && framed && sessionRead;
}

} // namespace faultline::tfevents
