// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/tfevents/event_batch.h"

#include <cstdint>
#include <string_view>

namespace faultline::tfevents {

/// The event that values belong to.
struct EventHead {
    double wallTime = 0.0;
    std::int64_t step = 0;
    std::uint64_t record = 0; ///< offset of the record's header in the file
};

/// What of a Summary.Value is looked at.
struct ValueParts {
    std::string_view tag;
    std::string_view nodeName; ///< stands for the tag in the oldest logs
    std::string_view plugin;
    std::string_view displayName;
    std::string_view description;
    std::uint32_t kind = 0; ///< field number of the value; 0: none
    float simple = 0.0F;
    std::string_view content; ///< of what is no simple_value; empty if it stays in the file
    std::uint64_t contentSize = 0;
};

/// Decodes one Event message (the payload of the record at `record`) into a batch. Returns false if
/// the bytes are not a valid Event; what could be read of it has been added.
///
/// Field numbers are those of tensorflow/core/util/event.proto and summary.proto;
/// docs/formats/tfevents.md lists the ones that are used.
[[nodiscard]] bool decodeEvent(std::string_view event, std::uint64_t record, EventBatch& batch);

// The pieces of it, for records that are not read whole (LongRecordReader).

/// Takes a Summary.Value apart; `parts` looks into `bytes`. False: they are no valid message.
[[nodiscard]] bool parseValue(std::string_view bytes, ValueParts& parts);
/// Whether a field of a Summary.Value holds what is no simple_value.
[[nodiscard]] bool isContentField(std::uint32_t field);
/// Plugin, display name and description of a SummaryMetadata.
[[nodiscard]] bool readMetadata(std::string_view bytes, ValueParts& parts);
/// Adds a value whose message is `size` bytes at `offset` of the payload. Its place is left out
/// if it lies too far behind the header for a BlobRef.
void addValue(const ValueParts& parts, std::uint64_t offset, std::uint64_t size,
              const EventHead& event, EventBatch& batch);
/// Adds what field `field` of the Event itself holds (graphs, run metadata, log messages).
void addEventField(std::uint32_t field, std::uint64_t offset, std::uint64_t size,
                   const EventHead& event, EventBatch& batch);
/// Whether a field of the Event is one of those.
[[nodiscard]] bool isBlobField(std::uint32_t field);
void noteTime(const EventHead& event, EventBatch& batch);
void noteStep(const EventHead& event, EventBatch& batch);

/// Kind of a tag by the plugin name in its metadata.
[[nodiscard]] TagKind kindOfPlugin(std::string_view plugin);

} // namespace faultline::tfevents
