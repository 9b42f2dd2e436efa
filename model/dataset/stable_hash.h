// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace faultline {

/// FNV-1a, 64 bit: the same in every run and on every machine, which std::hash is not.
/// Give an earlier result as `state` to go on.
[[nodiscard]] constexpr std::uint64_t stableHash(std::string_view bytes,
                                                 std::uint64_t state = 0xCBF2'9CE4'8422'2325U)
{
    for (const char byte : bytes)
        state = (state ^ static_cast<unsigned char>(byte)) * 0x0000'0100'0000'01B3U;
    return state;
}

/// Mixes a number into a hash (the finaliser of splitmix64).
[[nodiscard]] constexpr std::uint64_t mixHash(std::uint64_t state, std::uint64_t value)
{
    std::uint64_t mixed = (state ^ value) + 0x9E37'79B9'7F4A'7C15U;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58'476D'1CE4'E5B9U;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D0'49BB'1331'11EBU;
    return mixed ^ (mixed >> 31);
}

} // namespace faultline
