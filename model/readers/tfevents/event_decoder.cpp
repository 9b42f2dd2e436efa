// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/tfevents/event_decoder.h"

#include "model/readers/tfevents/tensor_value.h"
#include "model/readers/tfevents/wire.h"

#include <cmath>

namespace faultline::tfevents {

namespace {

using Type = WireReader::Type;

/// Tags under which events without a tag of their own are listed.
constexpr std::string_view kGraphTag = "(graph)";
constexpr std::string_view kMetaGraphTag = "(meta graph)";
constexpr std::string_view kRunMetadataTag = "(run metadata)";
constexpr std::string_view kLogMessageTag = "(log messages)";

/// The parts of an Event that are looked at.
struct EventFields {
    double wallTime = 0.0;
    std::int64_t step = 0;
    bool hasSummary = false;
    std::string_view summary;
};

struct Metadata {
    std::string_view plugin;
    std::string_view displayName;
    std::string_view description;
};

bool readMetadata(std::string_view bytes, Metadata& metadata)
{
    WireReader reader(bytes);
    while (!reader.atEnd()) {
        Type type{};
        const std::uint32_t field = reader.field(type);
        if (field == 1 && type == Type::Bytes) {
            WireReader plugin(reader.bytes());
            while (!plugin.atEnd()) {
                Type pluginType{};
                if (plugin.field(pluginType) == 1 && pluginType == Type::Bytes)
                    metadata.plugin = plugin.bytes();
                else
                    plugin.skip(pluginType);
            }
            if (!plugin.ok())
                return false;
        } else if (field == 2 && type == Type::Bytes) {
            metadata.displayName = reader.bytes();
        } else if (field == 3 && type == Type::Bytes) {
            metadata.description = reader.bytes();
        } else {
            reader.skip(type);
        }
    }
    return reader.ok();
}

void addScalar(TagBatch& tag, const EventFields& event, double value, EventBatch& batch)
{
    tag.points.push_back({.step = event.step, .wallTime = event.wallTime, .value = value});
    ++batch.scalarCount;
}

void addTensor(TagBatch& tag, std::string_view bytes, const EventFields& event, EventBatch& batch)
{
    const TensorSummary tensor = summarizeTensor(bytes);
    const TagKind kind = kindOfPlugin(tag.plugin);
    const bool mayBeScalar = tag.plugin.empty() || kind == TagKind::Scalar;
    if (tensor.scalar && mayBeScalar) {
        ++tag.tensorPoints;
        addScalar(tag, event, *tensor.scalar, batch);
        return;
    }
    if (kind == TagKind::Scalar)
        ++batch.unreadableTensors;
    tag.addBlob(kind, bytes.size(), event.step);
}

/// Everything but the usual shape (a tag and a simple_value) is decoded here.
bool decodeOtherValue(std::string_view bytes, const EventFields& event, EventBatch& batch)
{
    std::string_view name;
    std::string_view nodeName;
    std::string_view content;
    Metadata metadata;
    std::uint32_t kind = 0; // field number of the value; 0: none
    float simple = 0.0F;

    WireReader reader(bytes);
    while (!reader.atEnd()) {
        Type type{};
        const std::uint32_t field = reader.field(type);
        if (field == 2 && type == Type::Fixed32) {
            simple = reader.real32();
            kind = field;
        } else if (type != Type::Bytes) {
            reader.skip(type);
        } else if (field == 1) {
            name = reader.bytes();
        } else if (field == 7) {
            nodeName = reader.bytes();
        } else if (field == 9) {
            if (!readMetadata(reader.bytes(), metadata))
                return false;
        } else if (field == 3 || field == 4 || field == 5 || field == 6 || field == 8) {
            content = reader.bytes();
            kind = field;
        } else {
            reader.skip(type);
        }
    }
    if (!reader.ok())
        return false;

    TagBatch& tag = batch.tag(name.empty() ? nodeName : name);
    if (!metadata.plugin.empty())
        tag.plugin = metadata.plugin;
    if (!metadata.displayName.empty())
        tag.displayName = metadata.displayName;
    if (!metadata.description.empty())
        tag.description = metadata.description;

    switch (kind) {
    case 2: addScalar(tag, event, static_cast<double>(simple), batch); break;
    case 4: tag.addBlob(TagKind::Image, content.size(), event.step); break;
    case 3:
    case 5: tag.addBlob(TagKind::Histogram, content.size(), event.step); break;
    case 6: tag.addBlob(TagKind::Audio, content.size(), event.step); break;
    case 8: addTensor(tag, content, event, batch); break;
    default: // metadata only: hparams keep their content there
        tag.addBlob(kindOfPlugin(tag.plugin), bytes.size(), event.step);
        break;
    }
    return true;
}

/// A tag followed by a simple_value and nothing else: nearly every value of nearly every log.
bool decodeValue(std::string_view bytes, const EventFields& event, EventBatch& batch)
{
    constexpr unsigned char kTagKey = (1U << 3) | 2U;
    constexpr unsigned char kSimpleKey = (2U << 3) | 5U;
    const auto at = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };

    if (bytes.size() > 7 && at(0) == kTagKey && at(1) < 0x80) {
        const std::size_t tagSize = at(1);
        if (bytes.size() == tagSize + 7 && at(tagSize + 2) == kSimpleKey && tagSize > 0) {
            float value = 0.0F;
            std::memcpy(&value, bytes.data() + tagSize + 3, sizeof value);
            addScalar(batch.tag(bytes.substr(2, tagSize)), event, static_cast<double>(value),
                      batch);
            return true;
        }
    }
    return decodeOtherValue(bytes, event, batch);
}

bool decodeSummary(const EventFields& event, EventBatch& batch)
{
    WireReader reader(event.summary);
    while (!reader.atEnd()) {
        Type type{};
        const std::uint32_t field = reader.field(type);
        if (field != 1 || type != Type::Bytes) {
            reader.skip(type);
            continue;
        }
        const std::string_view value = reader.bytes();
        if (!reader.ok() || !decodeValue(value, event, batch))
            return false;
    }
    return reader.ok();
}

bool decodeSession(std::string_view bytes, const EventFields& event, EventBatch& batch)
{
    SessionMark mark{.status = SessionMark::Status::Unspecified,
                     .step = event.step,
                     .wallTime = event.wallTime,
                     .checkpointPath = {}};
    WireReader reader(bytes);
    while (!reader.atEnd()) {
        Type type{};
        const std::uint32_t field = reader.field(type);
        if (field == 1 && type == Type::Varint) {
            const std::uint64_t status = reader.varint();
            if (status <= 3)
                mark.status = static_cast<SessionMark::Status>(status);
        } else if (field == 2 && type == Type::Bytes) {
            mark.checkpointPath = reader.bytes();
        } else {
            reader.skip(type);
        }
    }
    batch.sessions.push_back(std::move(mark));
    return reader.ok();
}

void decodeSource(std::string_view bytes, EventBatch& batch)
{
    WireReader reader(bytes);
    while (!reader.atEnd()) {
        Type type{};
        if (reader.field(type) == 1 && type == Type::Bytes)
            batch.writer = reader.bytes();
        else
            reader.skip(type);
    }
}

void noteTime(const EventFields& event, EventBatch& batch)
{
    if (!std::isfinite(event.wallTime)) {
        ++batch.invalidWallTimes;
        return;
    }
    if (!batch.firstWallTime)
        batch.firstWallTime = event.wallTime;
    batch.lastWallTime = event.wallTime;
}

void noteStep(const EventFields& event, EventBatch& batch)
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

} // namespace

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

bool decodeEvent(std::string_view bytes, EventBatch& batch)
{
    ++batch.recordCount;
    EventFields event;
    std::string_view session;
    bool hasSession = false;
    std::string_view blobTag;
    TagKind blobKind = TagKind::Graph;
    std::size_t blobSize = 0;

    // wall_time and step may follow what they belong to, so the rest waits until all is seen.
    WireReader reader(bytes);
    while (!reader.atEnd()) {
        Type type{};
        const std::uint32_t field = reader.field(type);
        if (field == 1 && type == Type::Fixed64) {
            event.wallTime = reader.real64();
        } else if (field == 2 && type == Type::Varint) {
            event.step = static_cast<std::int64_t>(reader.varint());
        } else if (type != Type::Bytes) {
            reader.skip(type);
        } else {
            const std::string_view content = reader.bytes();
            switch (field) {
            case 3:
                if (batch.fileVersion.empty())
                    batch.fileVersion = content;
                break;
            case 4: blobTag = kGraphTag; break;
            case 5:
                event.summary = content;
                event.hasSummary = true;
                break;
            case 6:
                blobTag = kLogMessageTag;
                blobKind = TagKind::Text;
                break;
            case 7:
                session = content;
                hasSession = true;
                break;
            case 8: blobTag = kRunMetadataTag; break;
            case 9: blobTag = kMetaGraphTag; break;
            case 10: decodeSource(content, batch); break;
            default: break;
            }
            if (field == 4 || field == 6 || field == 8 || field == 9)
                blobSize = content.size();
        }
    }
    const bool framed = reader.ok();
    noteTime(event, batch);
    if (!blobTag.empty())
        batch.tag(blobTag).addBlob(blobKind, blobSize, event.step);
    const bool sessionRead = !hasSession || decodeSession(session, event, batch);
    if (!event.hasSummary)
        return framed && sessionRead;
    noteStep(event, batch);
    return decodeSummary(event, batch) && framed && sessionRead;
}

} // namespace faultline::tfevents
