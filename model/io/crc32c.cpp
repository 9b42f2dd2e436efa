// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/crc32c.h"

#include <array>
#include <bit>
#include <cstring>

#if defined(__x86_64__)
#include <nmmintrin.h>
#endif

namespace faultline {

static_assert(std::endian::native == std::endian::little,
              "TFRecord is little-endian and read in place");

namespace {

constexpr std::uint32_t kPolynomial = 0x82F63B78U;

using Table = std::array<std::uint32_t, 256>;

/// Slicing by 8 (Kounavis and Berry, 2005): table n advances a byte by n further zero bytes.
constexpr std::array<Table, 8> makeSliceTables()
{
    std::array<Table, 8> tables{};
    for (std::uint32_t i = 0; i < 256; ++i) {
        std::uint32_t crc = i;
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ ((crc & 1U) != 0 ? kPolynomial : 0U);
        tables[0][i] = crc;
    }
    for (std::size_t n = 1; n < 8; ++n) {
        for (std::size_t i = 0; i < 256; ++i) {
            const std::uint32_t previous = tables[n - 1][i];
            tables[n][i] = (previous >> 8) ^ tables[0][previous & 0xFFU];
        }
    }
    return tables;
}

constexpr std::array<Table, 8> kSlice = makeSliceTables();

std::uint64_t load64(const std::byte* bytes)
{
    std::uint64_t word = 0;
    std::memcpy(&word, bytes, sizeof word);
    return word;
}

/// `state` is the inverted checksum, as the loops work on it.
std::uint32_t updatePortable(std::uint32_t state, const std::byte* bytes, std::size_t size)
{
    for (; size >= 8; bytes += 8, size -= 8) {
        const std::uint64_t word = load64(bytes) ^ state;
        state = 0;
        for (std::size_t n = 0; n < 8; ++n)
            state ^= kSlice[7 - n][(word >> (8 * n)) & 0xFFU];
    }
    for (; size > 0; ++bytes, --size)
        state = (state >> 8) ^ kSlice[0][(state ^ std::to_integer<std::uint32_t>(*bytes)) & 0xFFU];
    return state;
}

#if defined(__x86_64__)

/// Bytes per lane of the three interleaved streams: for long records, and for what is left of them
/// or shorter.
constexpr std::size_t kLongLane = 1024;
constexpr std::size_t kShortLane = 128;

/// Advances a state over a lane of zero bytes: the four tables are the effect on each byte of it.
template <std::size_t Lane>
std::array<Table, 4> makeShiftTables()
{
    // What zero bytes do to the state is linear over GF(2): each bit once, then sums.
    static const std::array<std::byte, Lane> zeros{};
    std::array<std::uint32_t, 32> bits{};
    for (std::size_t i = 0; i < 32; ++i)
        bits[i] = updatePortable(1U << i, zeros.data(), zeros.size());
    std::array<Table, 4> tables{};
    for (std::size_t n = 0; n < 4; ++n) {
        for (std::size_t value = 0; value < 256; ++value) {
            std::uint32_t sum = 0;
            for (std::size_t bit = 0; bit < 8; ++bit)
                sum ^= ((value >> bit) & 1U) != 0 ? bits[8 * n + bit] : 0U;
            tables[n][value] = sum;
        }
    }
    return tables;
}

std::uint32_t shiftLane(const std::array<Table, 4>& tables, std::uint32_t state)
{
    return tables[0][state & 0xFFU] ^ tables[1][(state >> 8) & 0xFFU]
           ^ tables[2][(state >> 16) & 0xFFU] ^ tables[3][state >> 24];
}

/// The instruction has a latency of three cycles and a throughput of one: three streams at
/// once, joined afterwards, fill it.
template <std::size_t Lane>
__attribute__((target("sse4.2"))) std::uint32_t updateThreeWay(std::uint32_t state,
                                                               const std::byte*& bytes,
                                                               std::size_t& size)
{
    static const std::array<Table, 4> shift = makeShiftTables<Lane>();
    while (size >= 3 * Lane) {
        std::uint64_t a = state;
        std::uint64_t b = 0;
        std::uint64_t c = 0;
        for (std::size_t i = 0; i < Lane; i += 8) {
            a = _mm_crc32_u64(a, load64(bytes + i));
            b = _mm_crc32_u64(b, load64(bytes + Lane + i));
            c = _mm_crc32_u64(c, load64(bytes + 2 * Lane + i));
        }
        state = shiftLane(shift, static_cast<std::uint32_t>(a)) ^ static_cast<std::uint32_t>(b);
        state = shiftLane(shift, state) ^ static_cast<std::uint32_t>(c);
        bytes += 3 * Lane;
        size -= 3 * Lane;
    }
    return state;
}

__attribute__((target("sse4.2"))) std::uint32_t updateHardware(std::uint32_t state,
                                                               const std::byte* bytes,
                                                               std::size_t size)
{
    if (size >= 3 * kLongLane)
        state = updateThreeWay<kLongLane>(state, bytes, size);
    if (size >= 3 * kShortLane)
        state = updateThreeWay<kShortLane>(state, bytes, size);
    std::uint64_t wide = state;
    for (; size >= 8; bytes += 8, size -= 8)
        wide = _mm_crc32_u64(wide, load64(bytes));
    state = static_cast<std::uint32_t>(wide);
    if (size >= 4) {
        std::uint32_t word = 0;
        std::memcpy(&word, bytes, sizeof word);
        state = _mm_crc32_u32(state, word);
        bytes += 4;
        size -= 4;
    }
    for (; size > 0; ++bytes, --size)
        state = _mm_crc32_u8(state, std::to_integer<std::uint8_t>(*bytes));
    return state;
}

#endif

using Update = std::uint32_t (*)(std::uint32_t, const std::byte*, std::size_t);

Update chooseUpdate()
{
#if defined(__x86_64__)
    if (hasHardwareCrc32c())
        return updateHardware;
#endif
    return updatePortable;
}

const Update kUpdate = chooseUpdate();

} // namespace

bool hasHardwareCrc32c()
{
#if defined(__x86_64__)
    return __builtin_cpu_supports("sse4.2") != 0;
#else
    return false;
#endif
}

std::uint32_t extendCrc32c(std::uint32_t crc, std::span<const std::byte> bytes)
{
    return ~kUpdate(~crc, bytes.data(), bytes.size());
}

std::uint32_t crc32c(std::span<const std::byte> bytes)
{
    return extendCrc32c(0, bytes);
}

std::uint32_t extendCrc32cPortable(std::uint32_t crc, std::span<const std::byte> bytes)
{
    return ~updatePortable(~crc, bytes.data(), bytes.size());
}

} // namespace faultline
