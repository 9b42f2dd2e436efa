// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace faultline {

/// Splits at every `separator` into `cells` (its memory is reused); the cells are trimmed, and
/// quotation marks around a whole cell are taken off.
void splitCells(std::string_view line, char separator, std::vector<std::string_view>& cells);
/// Splits at runs of blanks.
void splitBlanks(std::string_view line, std::vector<std::string_view>& words);

/// A decimal number at the front of `text`, which is moved behind it. No locale, no hexadecimal.
[[nodiscard]] bool takeNumber(std::string_view& text, double& value);
/// A text that is one whole number without sign.
[[nodiscard]] std::optional<std::int64_t> wholeNumber(std::string_view text);

} // namespace faultline
