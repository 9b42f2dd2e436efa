// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/bfc_allocator.h"

namespace faultline::vram {

std::int64_t BfcAllocator::reservedBytes() const
{
    return m_growth == Growth::WholeRegion ? highestEnd() : SimulatedAllocator::reservedBytes();
}

std::int64_t BfcAllocator::rounded(std::int64_t bytes) const
{
    return (bytes + kRounding - 1) / kRounding * kRounding;
}

int BfcAllocator::poolOf(std::int64_t /*roundedBytes*/) const
{
    return 0;
}

bool BfcAllocator::isSplit(int /*pool*/, std::int64_t blockBytes, std::int64_t roundedBytes) const
{
    return blockBytes >= 2 * roundedBytes || blockBytes - roundedBytes >= kLargestWaste;
}

SimulatedAllocator::BlockId BfcAllocator::grow(int pool, std::int64_t roundedBytes)
{
    if (m_growth == Growth::WholeRegion)
        return addSegment(pool, kWholeRegion);
    bool isEnlarged = false;
    while (m_nextRegion < roundedBytes) {
        m_nextRegion *= 2;
        isEnlarged = true;
    }
    const BlockId region = addSegment(pool, m_nextRegion);
    if (!isEnlarged)
        m_nextRegion *= 2;
    return region;
}

} // namespace faultline::vram
