// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/caching_allocator.h"

namespace faultline::vram {

namespace {

constexpr int kSmallPool = 0;
constexpr int kLargePool = 1;
/// Of an expandable segment: more than all devices have together.
constexpr std::int64_t kAddressSpace = std::int64_t{1} << 60;

constexpr std::int64_t roundedUp(std::int64_t bytes, std::int64_t unit)
{
    return (bytes + unit - 1) / unit * unit;
}

} // namespace

std::int64_t CachingAllocator::rounded(std::int64_t bytes) const
{
    return roundedUp(bytes, kRounding);
}

int CachingAllocator::poolOf(std::int64_t roundedBytes) const
{
    return roundedBytes <= kLargestSmall ? kSmallPool : kLargePool;
}

bool CachingAllocator::isSplit(int pool, std::int64_t blockBytes, std::int64_t roundedBytes) const
{
    const std::int64_t rest = blockBytes - roundedBytes;
    return pool == kSmallPool ? rest >= kRounding : rest > kLargestSmall;
}

SimulatedAllocator::BlockId CachingAllocator::grow(int pool, std::int64_t roundedBytes)
{
    if (pool == kSmallPool)
        return addSegment(pool, kSmallSegment);
    return addSegment(pool, roundedBytes < kSmallestOwn ? kSharedSegment
                                                        : roundedUp(roundedBytes, kOwnRounding));
}

bool ExpandableAllocator::isSplit(int /*pool*/, std::int64_t blockBytes,
                                  std::int64_t roundedBytes) const
{
    return blockBytes - roundedBytes >= kRounding;
}

SimulatedAllocator::BlockId ExpandableAllocator::grow(int pool, std::int64_t roundedBytes)
{
    const std::int64_t page = pool == kSmallPool ? kSmallSegment : kSharedSegment;
    BlockId& segment = m_segments[static_cast<std::size_t>(pool)];
    if (segment == kNoBlock) {
        segment = addSegment(pool, roundedUp(roundedBytes, page), kAddressSpace);
        return segment;
    }
    const BlockId last = lastOfSegment(segment);
    return extendSegment(last, roundedUp(roundedBytes - freeBytes(last), page));
}

} // namespace faultline::vram
