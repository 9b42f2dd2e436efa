// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace faultline {

/// Whole numbers at offsets of a block of bytes, in either byte order. What lies outside is none.
class ByteReader {
public:
    explicit ByteReader(std::span<const std::byte> bytes, bool isBigEndian = true)
        : m_bytes(bytes), m_isBigEndian(isBigEndian)
    {
    }

    [[nodiscard]] std::size_t size() const { return m_bytes.size(); }
    [[nodiscard]] std::optional<std::uint8_t> u8(std::size_t at) const
    {
        if (at >= m_bytes.size())
            return std::nullopt;
        return std::to_integer<std::uint8_t>(m_bytes[at]);
    }
    [[nodiscard]] std::optional<std::uint16_t> u16(std::size_t at) const
    {
        const std::optional<std::uint32_t> value = number(at, 2);
        return value ? std::optional(static_cast<std::uint16_t>(*value)) : std::nullopt;
    }
    [[nodiscard]] std::optional<std::uint32_t> u32(std::size_t at) const { return number(at, 4); }

private:
    [[nodiscard]] std::optional<std::uint32_t> number(std::size_t at, std::size_t count) const
    {
        if (at > m_bytes.size() || m_bytes.size() - at < count)
            return std::nullopt;
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t place = m_isBigEndian ? i : count - 1 - i;
            value = (value << 8) | std::to_integer<std::uint32_t>(m_bytes[at + place]);
        }
        return value;
    }

    std::span<const std::byte> m_bytes;
    bool m_isBigEndian;
};

} // namespace faultline
