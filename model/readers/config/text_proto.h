// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/config/source_builder.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// Parses a protobuf message in text format without knowing its type, and forgivingly: damage is
/// reported and reading goes on at the next line; both sides of a merge are kept. A list is a field
/// whose children are its items. Linear in the text; no recursion.
[[nodiscard]] ConfigSource parseTextProto(std::string_view text, const LineIssueSink& issues);

/// What begins a message: its first field names with their nesting, for recognising a format.
/// Each is "name" at the top, "outer.inner" one level below. Stops at the first thing that
/// is no text format, or at the end of `head`, where the last word may be cut.
[[nodiscard]] std::vector<std::string> firstFields(std::string_view head, std::size_t maxFields);

} // namespace faultline
