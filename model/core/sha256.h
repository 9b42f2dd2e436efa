// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string>

namespace faultline {

/// SHA-256 (FIPS 180-4) as 64 hexadecimal digits in lower case.
[[nodiscard]] std::string sha256Hex(std::span<const std::byte> bytes);

} // namespace faultline
