// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/wire_cursor.h"

namespace faultline {

bool WireFile::moveTo(std::uint64_t offset)
{
    const Result<std::size_t> read = m_source.readAt(offset, m_window);
    m_begin = offset;
    m_filled = read ? *read : 0;
    return m_filled > 0;
}

bool WireFile::append(std::uint64_t offset, std::uint64_t size, std::string& to)
{
    while (size > 0) {
        std::uint8_t first = 0;
        if (!byte(offset, first))
            return false;
        const auto at = static_cast<std::size_t>(offset - m_begin);
        const auto count = std::min<std::uint64_t>(m_filled - at, size);
        to.append(reinterpret_cast<const char*>(m_window.data()) + at,
                  static_cast<std::size_t>(count));
        offset += count;
        size -= count;
    }
    return true;
}

} // namespace faultline
