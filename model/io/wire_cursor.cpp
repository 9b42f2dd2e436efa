// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/wire_cursor.h"

#include <algorithm>
#include <cstring>

namespace faultline {

std::optional<std::uint8_t> WireFile::at(std::uint64_t offset)
{
    if (offset < m_begin || offset >= m_begin + m_filled) {
        const Result<std::size_t> read = m_source.readAt(offset, m_window);
        m_begin = offset;
        m_filled = read ? *read : 0;
        if (m_filled == 0)
            return std::nullopt;
    }
    return static_cast<std::uint8_t>(m_window[static_cast<std::size_t>(offset - m_begin)]);
}

void WireCursor::fail()
{
    m_isOk = false;
    m_at = m_end;
}

std::uint64_t WireCursor::varint()
{
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
        const std::optional<std::uint8_t> byte =
            m_at < m_end ? m_file->at(m_at) : std::optional<std::uint8_t>();
        if (!byte) {
            fail();
            return 0;
        }
        ++m_at;
        value |= static_cast<std::uint64_t>(*byte & 0x7FU) << shift;
        if (*byte < 0x80)
            return value;
    }
    fail();
    return 0;
}

std::uint64_t WireCursor::fixed(unsigned bytes)
{
    std::uint64_t value = 0;
    for (unsigned index = 0; index < bytes; ++index) {
        const std::optional<std::uint8_t> byte =
            m_at < m_end ? m_file->at(m_at) : std::optional<std::uint8_t>();
        if (!byte) {
            fail();
            return 0;
        }
        ++m_at;
        value |= static_cast<std::uint64_t>(*byte) << (8 * index);
    }
    return value;
}

bool WireCursor::next()
{
    if (!m_isOk || m_at >= m_end)
        return false;
    const std::uint64_t key = varint();
    m_type = static_cast<std::uint32_t>(key & 7U);
    m_field = static_cast<std::uint32_t>(std::min<std::uint64_t>(key >> 3, 0x1FFFFFFF));
    m_number = 0;
    m_bytesBegin = m_bytesEnd = 0;
    if (m_field == 0)
        fail();
    switch (m_type) {
    case 0: m_number = varint(); break;
    case 1: m_number = fixed(8); break;
    case 2: {
        const std::uint64_t size = varint();
        if (m_isOk && size > m_end - m_at)
            fail();
        if (m_isOk) {
            m_bytesBegin = m_at;
            m_bytesEnd = m_at = m_at + size;
        }
        break;
    }
    case 5: m_number = fixed(4); break;
    default: fail(); break; // groups are in none of the messages read here
    }
    return m_isOk;
}

double WireCursor::real32() const
{
    const auto bits = static_cast<std::uint32_t>(m_number);
    float value = 0;
    std::memcpy(&value, &bits, sizeof value);
    return static_cast<double>(value);
}

std::string WireCursor::text(std::size_t most) const
{
    std::string made;
    const std::uint64_t end = std::min<std::uint64_t>(m_bytesEnd, m_bytesBegin + most);
    for (std::uint64_t at = m_bytesBegin; at < end; ++at) {
        const std::optional<std::uint8_t> byte = m_file->at(at);
        if (!byte)
            break;
        made.push_back(static_cast<char>(*byte));
    }
    return made;
}

} // namespace faultline
