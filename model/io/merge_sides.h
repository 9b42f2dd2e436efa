// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace faultline {

/// Follows the conflict markers that a version control system leaves in a text. A log that holds
/// them holds its lines twice: the first side of each conflict counts.
class MergeSides {
public:
    /// Whether the line counts: neither a marker nor of another side than the first.
    bool counts(std::string_view line)
    {
        if (line.empty() || (m_side == Side::None && line.front() != '<'))
            return m_side == Side::None || m_side == Side::First;
        const auto isMarker = [line](char mark) {
            constexpr std::size_t kLength = 7;
            return line.size() >= kLength
                   && line.find_first_not_of(mark) == (line.size() > kLength ? kLength : line.npos)
                   && (line.size() == kLength || line[kLength] == ' ' || line[kLength] == '\r');
        };
        if (isMarker('<') && line.size() > 8) {
            m_side = Side::First;
            m_hasConflict = true;
            return false;
        }
        if (m_side == Side::None)
            return true;
        if (isMarker('>')) {
            m_side = Side::None;
            return false;
        }
        if (isMarker('=') || isMarker('|'))
            m_side = Side::Other;
        return m_side == Side::First;
    }
    [[nodiscard]] bool hasConflict() const { return m_hasConflict; }

private:
    enum class Side : std::uint8_t { None, First, Other };
    Side m_side = Side::None;
    bool m_hasConflict = false;
};

} // namespace faultline
