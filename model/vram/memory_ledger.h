// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/vram/estimate.h"
#include "model/vram/simulated_allocator.h"

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace faultline::vram {

using BytesByComponent = std::array<std::int64_t, kComponentCount>;

/// What is allocated for which component, and what it was at the worst moment.
class MemoryLedger {
public:
    using Holding = std::int32_t;
    static constexpr Holding kNothing = -1;
    /// Beyond this the sum is not followed any more: isOverflown().
    static constexpr std::int64_t kMostBytes = std::int64_t{1} << 54;

    explicit MemoryLedger(std::unique_ptr<SimulatedAllocator> allocator)
        : m_allocator(std::move(allocator))
    {
    }

    /// kNothing for no bytes.
    [[nodiscard]] Holding take(Component component, std::int64_t bytes);
    /// Gives back and forgets: `holding` becomes kNothing. Takes kNothing too.
    void give(Holding& holding);

    [[nodiscard]] std::int64_t liveBytes() const { return m_live; }
    [[nodiscard]] std::int64_t reservedBytes() const { return m_allocator->reservedBytes(); }
    [[nodiscard]] bool isOverflown() const { return m_isOverflown; }

    /// The most since the last forgetPeak(), and what it was made of.
    [[nodiscard]] std::int64_t peakBytes() const { return m_peak; }
    [[nodiscard]] const BytesByComponent& atPeak() const { return m_atPeak; }
    void forgetPeak();

    /// The most since the last call, of liveBytes(): for the timeline.
    [[nodiscard]] std::int64_t takeRecentPeak();

private:
    struct Entry {
        SimulatedAllocator::BlockId block = SimulatedAllocator::kNoBlock;
        Component component = Component::Weights;
    };

    std::unique_ptr<SimulatedAllocator> m_allocator;
    std::vector<Entry> m_entries;
    std::vector<Holding> m_unused;
    BytesByComponent m_now{};
    BytesByComponent m_atPeak{};
    std::int64_t m_live = 0;
    std::int64_t m_peak = 0;
    std::int64_t m_recentPeak = 0;
    bool m_isOverflown = false;
};

} // namespace faultline::vram
