// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/format_reader.h"

#include <memory>
#include <span>
#include <string_view>

namespace faultline {

/// What a training printed: "console-log" (docs/formats/console-log.md). Plain or gzip.
[[nodiscard]] std::unique_ptr<const FormatReader> makeConsoleLogReader();

/// Whether a text whose head nobody knows ends like a log: a program that printed its settings
/// first. `tail`: its last bytes, from within a line on.
[[nodiscard]] bool endsLikeConsoleLog(std::string_view fileName, std::span<const std::byte> tail);

/// Whether the name says that a text is something else, whatever its lines look like.
[[nodiscard]] bool isKnownOtherText(std::string_view fileName);

/// "epoch: 3": a name and one value, as in a configuration.
[[nodiscard]] bool isSettingLine(std::string_view text);

} // namespace faultline
