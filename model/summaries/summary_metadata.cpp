// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/summary_metadata.h"

#include "model/io/wire_cursor.h"

namespace faultline {

namespace {

/// Calls `onMessage(cursor)` for each field of that number; false after damage.
template <typename OnMessage>
bool forEachMessage(WireReader message, std::uint32_t field, OnMessage&& onMessage)
{
    while (message.next()) {
        if (message.isBytes(field) && !onMessage(message.message()))
            return false;
    }
    return message.ok();
}

bool readPlugin(WireReader plugin, SummaryMetadata& metadata)
{
    while (plugin.next()) {
        if (plugin.isBytes(1))
            metadata.plugin = plugin.bytes();
        else if (plugin.isBytes(2))
            metadata.pluginData = plugin.bytes();
    }
    return plugin.ok();
}

} // namespace

// Walked, not parsed: the plugin's data may be long and is parsed by its own schema.
std::optional<SummaryMetadata> metadataOfSummary(std::string_view summaryValue)
{
    SummaryMetadata metadata;
    const bool isRead = forEachMessage(WireReader(summaryValue), 9, [&](const WireReader& message) {
        return forEachMessage(
            message, 1, [&](const WireReader& plugin) { return readPlugin(plugin, metadata); });
    });
    return isRead ? std::optional(metadata) : std::nullopt;
}

} // namespace faultline
