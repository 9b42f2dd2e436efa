// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <map>
#include <utility>

namespace faultline {

/// The values with the `most` smallest hashes of all that were offered: a sample that does not
/// depend on the order, nor on how the values were parted before merge(), and a count of those that
/// differ (KMV, k minimum values). Hashes must be spread evenly over 64 bits.
template <typename Value>
class BottomK {
public:
    explicit BottomK(std::size_t most) : m_most(most) {}

    void add(std::uint64_t hash, Value value)
    {
        if (m_kept.size() >= m_most && hash > std::prev(m_kept.end())->first)
            return;
        m_kept.try_emplace(hash, std::move(value));
        if (m_kept.size() > m_most)
            m_kept.erase(std::prev(m_kept.end()));
    }
    /// Whether add() would keep it: for values that are dear to make.
    [[nodiscard]] bool wants(std::uint64_t hash) const
    {
        return m_kept.size() < m_most || hash < std::prev(m_kept.end())->first;
    }
    void merge(const BottomK& other)
    {
        for (const auto& [hash, value] : other.m_kept)
            add(hash, value);
    }

    [[nodiscard]] const std::map<std::uint64_t, Value>& kept() const { return m_kept; }
    [[nodiscard]] std::size_t most() const { return m_most; }
    /// How many different hashes were offered: exact below `most`, else right to about
    /// 1 / sqrt(most).
    [[nodiscard]] double distinct() const
    {
        if (m_kept.size() < m_most)
            return static_cast<double>(m_kept.size());
        constexpr double kAll = 18446744073709551616.0;
        const auto last = static_cast<double>(std::prev(m_kept.end())->first);
        return (static_cast<double>(m_most) - 1.0) / ((last + 1.0) / kAll);
    }

private:
    std::size_t m_most;
    std::map<std::uint64_t, Value> m_kept;
};

} // namespace faultline
