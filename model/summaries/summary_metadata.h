// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace faultline {

/// What the metadata of a Summary.Value says for its plugin. Views into its bytes.
struct SummaryMetadata {
    std::string_view plugin;     ///< metadata.plugin_data.plugin_name; empty if none
    std::string_view pluginData; ///< metadata.plugin_data.content
};

/// nullopt if the message is cut or damaged.
[[nodiscard]] std::optional<SummaryMetadata> metadataOfSummary(std::string_view summaryValue);

} // namespace faultline
