// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/simulated_allocator.h"

#include "model/vram/bfc_allocator.h"
#include "model/vram/caching_allocator.h"

#include <algorithm>

namespace faultline::vram {

namespace {

/// Between segments, so that no two can be joined by mistake.
constexpr std::int64_t kGap = 1 << 21;

} // namespace

SimulatedAllocator::BlockId SimulatedAllocator::allocate(std::int64_t bytes)
{
    if (bytes <= 0)
        return kNoBlock;
    const std::int64_t wanted = rounded(std::min(bytes, kLargestRequest));
    const int pool = poolOf(wanted);
    BlockId block = takeFree(pool, wanted);
    if (block == kNoBlock) {
        block = grow(pool, wanted);
        eraseFree(block);
    }
    if (at(block).bytes > wanted && isSplit(pool, at(block).bytes, wanted))
        split(block, wanted);
    at(block).isFree = false;
    m_allocated += at(block).bytes;
    m_peakAllocated = std::max(m_peakAllocated, m_allocated);
    m_highestEnd = std::max(m_highestEnd, at(block).address + at(block).bytes);
    return block;
}

void SimulatedAllocator::release(BlockId block)
{
    if (block == kNoBlock || at(block).isFree || at(block).isGone)
        return;
    m_allocated -= at(block).bytes;
    at(block).isFree = true;
    const BlockId next = at(block).next;
    if (next != kNoBlock && at(next).isFree) {
        eraseFree(next);
        absorbNext(block);
    }
    const BlockId previous = at(block).previous;
    if (previous != kNoBlock && at(previous).isFree) {
        eraseFree(previous);
        absorbNext(previous);
        block = previous;
    }
    insertFree(block);
}

std::int64_t SimulatedAllocator::blockBytes(BlockId block) const
{
    return block == kNoBlock ? 0 : at(block).bytes;
}

std::vector<SimulatedAllocator::BlockView> SimulatedAllocator::blocks() const
{
    std::vector<BlockView> views;
    for (const Block& block : m_blocks) {
        if (!block.isGone)
            views.push_back({block.address, block.bytes, block.segment, block.isFree});
    }
    std::sort(views.begin(), views.end(),
              [](const BlockView& a, const BlockView& b) { return a.address < b.address; });
    return views;
}

SimulatedAllocator::BlockId SimulatedAllocator::addSegment(int pool, std::int64_t bytes,
                                                           std::int64_t mayGrowTo)
{
    const BlockId block = newBlock({.address = m_nextAddress,
                                    .bytes = bytes,
                                    .segment = m_segments,
                                    .pool = pool,
                                    .isFree = true});
    ++m_segments;
    m_nextAddress += std::max(bytes, mayGrowTo) + kGap;
    m_reserved += bytes;
    insertFree(block);
    return block;
}

SimulatedAllocator::BlockId SimulatedAllocator::extendSegment(BlockId last, std::int64_t bytes)
{
    m_reserved += bytes;
    if (at(last).isFree) {
        eraseFree(last);
        at(last).bytes += bytes;
        insertFree(last);
        return last;
    }
    const Block end = at(last);
    const BlockId block = newBlock({.address = end.address + end.bytes,
                                    .bytes = bytes,
                                    .previous = last,
                                    .segment = end.segment,
                                    .pool = end.pool,
                                    .isFree = true});
    at(last).next = block;
    insertFree(block);
    return block;
}

std::int64_t SimulatedAllocator::freeBytes(BlockId block) const
{
    return block != kNoBlock && at(block).isFree ? at(block).bytes : 0;
}

SimulatedAllocator::BlockId SimulatedAllocator::lastOfSegment(BlockId block) const
{
    while (at(block).next != kNoBlock)
        block = at(block).next;
    return block;
}

SimulatedAllocator::BlockId SimulatedAllocator::newBlock(const Block& block)
{
    if (!m_unused.empty()) {
        const BlockId id = m_unused.back();
        m_unused.pop_back();
        at(id) = block;
        return id;
    }
    m_blocks.push_back(block);
    return static_cast<BlockId>(m_blocks.size() - 1);
}

SimulatedAllocator::BlockId SimulatedAllocator::takeFree(int pool, std::int64_t roundedBytes)
{
    std::set<FreeBlock>& free = m_free[pool];
    const auto fit = free.lower_bound({.bytes = roundedBytes, .address = 0, .block = kNoBlock});
    if (fit == free.end())
        return kNoBlock;
    const BlockId block = fit->block;
    free.erase(fit);
    return block;
}

void SimulatedAllocator::split(BlockId block, std::int64_t bytes)
{
    const Block whole = at(block);
    const BlockId rest = newBlock({.address = whole.address + bytes,
                                   .bytes = whole.bytes - bytes,
                                   .previous = block,
                                   .next = whole.next,
                                   .segment = whole.segment,
                                   .pool = whole.pool,
                                   .isFree = true});
    if (whole.next != kNoBlock)
        at(whole.next).previous = rest;
    at(block).next = rest;
    at(block).bytes = bytes;
    insertFree(rest);
}

void SimulatedAllocator::absorbNext(BlockId block)
{
    const BlockId gone = at(block).next;
    const BlockId next = at(gone).next;
    at(block).bytes += at(gone).bytes;
    at(block).next = next;
    if (next != kNoBlock)
        at(next).previous = block;
    at(gone).isGone = true;
    m_unused.push_back(gone);
}

void SimulatedAllocator::insertFree(BlockId block)
{
    const Block& free = at(block);
    m_free[free.pool].insert({free.bytes, free.address, block});
}

void SimulatedAllocator::eraseFree(BlockId block)
{
    const Block& free = at(block);
    m_free[free.pool].erase({free.bytes, free.address, block});
}

const std::vector<std::string_view>& allocatorNames()
{
    static const std::vector<std::string_view> kNames{"caching", "expandable", "bfc", "bfc-growth"};
    return kNames;
}

std::unique_ptr<SimulatedAllocator> makeAllocator(std::string_view name)
{
    if (name == "caching")
        return std::make_unique<CachingAllocator>();
    if (name == "expandable")
        return std::make_unique<ExpandableAllocator>();
    if (name == "bfc")
        return std::make_unique<BfcAllocator>(BfcAllocator::Growth::WholeRegion);
    if (name == "bfc-growth")
        return std::make_unique<BfcAllocator>(BfcAllocator::Growth::OnDemand);
    return nullptr;
}

} // namespace faultline::vram
