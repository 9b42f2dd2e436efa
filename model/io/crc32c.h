// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace faultline {

/// CRC-32C (Castagnoli, reflected 0x82F63B78, initial value and final xor all ones).
/// crc32c("123456789") = 0xE3069283. Uses the CPU's instruction when it has one, a table
/// otherwise; the choice is made once, at run time.
[[nodiscard]] std::uint32_t crc32c(std::span<const std::byte> bytes);

/// Continues a checksum: crc32c(a + b) == extendCrc32c(crc32c(a), b).
[[nodiscard]] std::uint32_t extendCrc32c(std::uint32_t crc, std::span<const std::byte> bytes);

/// The form TFRecord stores: rotated right by 15 and offset, so that a checksum of data that
/// holds checksums is not degenerate.
[[nodiscard]] constexpr std::uint32_t maskCrc(std::uint32_t crc)
{
    return ((crc >> 15) | (crc << 17)) + 0xA282EAD8U;
}

/// Both implementations, for tests and benches.
[[nodiscard]] std::uint32_t extendCrc32cPortable(std::uint32_t crc,
                                                 std::span<const std::byte> bytes);
[[nodiscard]] bool hasHardwareCrc32c();

} // namespace faultline
