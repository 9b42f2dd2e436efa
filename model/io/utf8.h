// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace faultline {

/// U+FFFD, which stands for what cannot be read.
inline constexpr std::string_view kReplacementCharacter = "\xEF\xBF\xBD";

/// Length of the valid UTF-8 sequence at `at`, which is inside of `text`; 0 if there is none.
[[nodiscard]] std::size_t utf8Length(std::string_view text, std::size_t at = 0);

/// Adds a code point, at most U+10FFFF and no half of a pair.
void appendUtf8(std::string& text, std::uint32_t code);

/// Replaces every byte that is no UTF-8 by U+FFFD; returns how many.
std::uint64_t makeValidUtf8(std::string& text);

} // namespace faultline
