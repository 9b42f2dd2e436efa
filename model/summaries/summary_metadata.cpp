// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/summary_metadata.h"

#include "model/summaries/message_fields.h"

namespace faultline {

namespace {

/// Calls `onBytes(field, content)` for each field of bytes; false after damage.
template <typename OnBytes>
bool forEachBytes(std::string_view message, OnBytes&& onBytes)
{
    using WireType = tfevents::WireReader::Type;
    return readFields(message, [&](std::uint32_t field, WireType type, tfevents::WireReader& wire) {
        if (type == WireType::Bytes) {
            const std::string_view content = wire.bytes();
            return wire.ok() && onBytes(field, content);
        }
        wire.skip(type);
        return true;
    });
}

bool readPluginData(std::string_view message, SummaryMetadata& metadata)
{
    return forEachBytes(message, [&](std::uint32_t field, std::string_view content) {
        if (field == 1)
            metadata.plugin = content;
        else if (field == 2)
            metadata.pluginData = content;
        return true;
    });
}

} // namespace

std::optional<SummaryMetadata> metadataOfSummary(std::string_view summaryValue)
{
    SummaryMetadata metadata;
    const bool isRead =
        forEachBytes(summaryValue, [&](std::uint32_t field, std::string_view content) {
            if (field != 9)
                return true;
            return forEachBytes(content, [&](std::uint32_t inner, std::string_view pluginData) {
                return inner != 1 || readPluginData(pluginData, metadata);
            });
        });
    return isRead ? std::optional(metadata) : std::nullopt;
}

} // namespace faultline
