// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace faultline {

/// Helpers for FormatReader::sniff().

[[nodiscard]] inline std::string_view asText(std::span<const std::byte> bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// True if the bytes are text in an ASCII-compatible encoding: few control characters, perhaps some
/// NULs. False if there are none.
[[nodiscard]] bool looksLikeText(std::span<const std::byte> head);

/// Case-insensitive (ASCII) end of a file name, ".log"; a trailing ".gz" is overlooked.
[[nodiscard]] bool hasExtension(std::string_view fileName, std::string_view extension);

/// Whether a file of this name found in a folder may be looked into: pictures, records, weights,
/// source code and archives are not. `reason` says what it is taken for instead.
[[nodiscard]] bool mayHoldArtifact(std::string_view fileName, std::string_view& reason);

} // namespace faultline
