// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace faultline::console {

/// Takes a number from the front: decimal, exponent, sign, "nan", "inf", "infinity" in any case.
/// Nothing is taken if there is none, or if letters follow directly ("3x", "info").
[[nodiscard]] std::optional<double> takeNumber(std::string_view& text);

/// Takes digits from the front.
[[nodiscard]] std::optional<std::uint64_t> takeInteger(std::string_view& text);

/// "1.27GiB", "36.00 MiB", "512 bytes", "688.0K" in bytes.
[[nodiscard]] std::optional<double> bytesOf(std::string_view text);

} // namespace faultline::console
