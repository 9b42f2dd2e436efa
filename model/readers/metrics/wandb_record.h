// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::metrics {

/// A name with a value as JSON text.
struct WandbItem {
    std::string key; ///< parts of a nested key joined with '/'
    std::string_view json;
};

/// One record of a .wandb file, as far as it is of use here. Views point into the record's bytes.
struct WandbRecord {
    enum class Kind : std::uint8_t { Other, History, Stats, Output, Config, Run, Exit, Header };
    Kind kind = Kind::Other;
    std::vector<WandbItem> items;     ///< History, Stats; Config and Run: settings
    std::vector<std::string> removed; ///< Config: settings that are gone
    std::optional<std::int64_t> step; ///< History
    std::optional<double> time;       ///< Stats, Output: seconds since the epoch; Run: its start
    bool isErrorStream = false;       ///< Output
    std::string_view text;            ///< Output
    std::string version;              ///< Header: of the writer
    std::string runName;              ///< Run
    std::string project;              ///< Run
    int exitCode = 0;                 ///< Exit
};

/// Decodes a protobuf `Record`. Nothing if its bytes are no message.
[[nodiscard]] std::optional<WandbRecord> decodeWandbRecord(std::string_view bytes);

} // namespace faultline::metrics
