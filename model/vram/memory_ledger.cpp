// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/memory_ledger.h"

#include <algorithm>
#include <utility>

namespace faultline::vram {

MemoryLedger::Holding MemoryLedger::take(Component component, std::int64_t bytes)
{
    if (bytes <= 0)
        return kNothing;
    if (bytes > kMostBytes - std::min(m_live, kMostBytes)) {
        m_isOverflown = true;
        return kNothing;
    }
    const SimulatedAllocator::BlockId block = m_allocator->allocate(bytes);
    Holding holding = static_cast<Holding>(m_entries.size());
    if (m_unused.empty()) {
        m_entries.push_back({block, component});
    } else {
        holding = m_unused.back();
        m_unused.pop_back();
        m_entries[static_cast<std::size_t>(holding)] = {block, component};
    }
    const std::int64_t taken = m_allocator->blockBytes(block);
    m_now[static_cast<std::size_t>(component)] += taken;
    m_live += taken;
    m_recentPeak = std::max(m_recentPeak, m_live);
    if (m_live > m_peak) {
        m_peak = m_live;
        m_atPeak = m_now;
    }
    return holding;
}

void MemoryLedger::give(Holding& holding)
{
    if (holding == kNothing)
        return;
    const Entry& entry = m_entries[static_cast<std::size_t>(holding)];
    const std::int64_t bytes = m_allocator->blockBytes(entry.block);
    m_now[static_cast<std::size_t>(entry.component)] -= bytes;
    m_live -= bytes;
    m_allocator->release(entry.block);
    m_unused.push_back(holding);
    holding = kNothing;
}

void MemoryLedger::forgetPeak()
{
    m_peak = m_live;
    m_atPeak = m_now;
    m_recentPeak = m_live;
}

std::int64_t MemoryLedger::takeRecentPeak()
{
    return std::exchange(m_recentPeak, m_live);
}

} // namespace faultline::vram
