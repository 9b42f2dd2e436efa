// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The two allocators against their published rules: rounding, splitting, joining, growing.

#include "model/vram/simulated_allocator.h"

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

namespace faultline::vram {
namespace {

using BlockId = SimulatedAllocator::BlockId;

constexpr std::int64_t kKiB = 1024;
constexpr std::int64_t kMiB = 1024 * kKiB;
constexpr std::int64_t kGiB = 1024 * kMiB;

std::int64_t allocatedFor(SimulatedAllocator& allocator, std::int64_t bytes)
{
    return allocator.blockBytes(allocator.allocate(bytes));
}

TEST(SimulatedAllocators, KnowTheirNames)
{
    for (const std::string_view name : allocatorNames())
        EXPECT_NE(makeAllocator(name), nullptr) << name;
    EXPECT_EQ(makeAllocator("malloc"), nullptr);
}

TEST(SimulatedAllocators, NothingIsNoBlock)
{
    for (const std::string_view name : allocatorNames()) {
        const auto allocator = makeAllocator(name);
        EXPECT_EQ(allocator->allocate(0), SimulatedAllocator::kNoBlock);
        allocator->release(SimulatedAllocator::kNoBlock);
        EXPECT_EQ(allocator->reservedBytes(), 0);
    }
}

TEST(CachingAllocator, SmallRequestsShareSegmentsOfTwoMebibytes)
{
    const auto allocator = makeAllocator("caching");
    EXPECT_EQ(allocatedFor(*allocator, 1), 512);
    EXPECT_EQ(allocatedFor(*allocator, 513), 1024);
    EXPECT_EQ(allocator->reservedBytes(), 2 * kMiB);
    EXPECT_EQ(allocatedFor(*allocator, kMiB), kMiB);
    EXPECT_EQ(allocator->reservedBytes(), 2 * kMiB);
    EXPECT_EQ(allocatedFor(*allocator, kMiB), kMiB); // the rest of the first is too small
    EXPECT_EQ(allocator->reservedBytes(), 4 * kMiB);
}

TEST(CachingAllocator, MiddleRequestsShareSegmentsOfTwentyMebibytes)
{
    const auto allocator = makeAllocator("caching");
    EXPECT_EQ(allocatedFor(*allocator, kMiB + 1), kMiB + 512);
    EXPECT_EQ(allocator->reservedBytes(), 20 * kMiB);
    EXPECT_EQ(allocatedFor(*allocator, 9 * kMiB), 9 * kMiB);
    EXPECT_EQ(allocator->reservedBytes(), 20 * kMiB);
}

TEST(CachingAllocator, LargeRequestsGetSegmentsOfTheirOwn)
{
    const auto allocator = makeAllocator("caching");
    // 10 MiB and a byte: the segment is 12 MiB, more than 1 MiB of it is left, so it is split.
    EXPECT_EQ(allocatedFor(*allocator, 10 * kMiB + 1), 10 * kMiB + 512);
    EXPECT_EQ(allocator->reservedBytes(), 12 * kMiB);
    // 11.5 MiB: half a MiB would remain, which stays with the block.
    EXPECT_EQ(allocatedFor(*allocator, 11 * kMiB + kMiB / 2), 12 * kMiB);
    EXPECT_EQ(allocator->reservedBytes(), 24 * kMiB);
}

TEST(CachingAllocator, AFreedSegmentIsCutForSmallerLargeRequests)
{
    const auto allocator = makeAllocator("caching");
    allocator->release(allocator->allocate(100 * kMiB));
    EXPECT_EQ(allocatedFor(*allocator, 30 * kMiB), 30 * kMiB);
    EXPECT_EQ(allocatedFor(*allocator, 30 * kMiB), 30 * kMiB);
    EXPECT_EQ(allocator->reservedBytes(), 100 * kMiB);
    EXPECT_EQ(allocator->allocatedBytes(), 60 * kMiB);
    EXPECT_EQ(allocator->peakAllocatedBytes(), 100 * kMiB);
}

TEST(CachingAllocator, SmallAndLargeNeverShare)
{
    const auto allocator = makeAllocator("caching");
    allocator->release(allocator->allocate(64 * kMiB));
    (void)allocator->allocate(4 * kKiB);
    EXPECT_EQ(allocator->reservedBytes(), 66 * kMiB);
}

TEST(ExpandableAllocator, GrowsOneSegmentByPages)
{
    const auto allocator = makeAllocator("expandable");
    const BlockId first = allocator->allocate(30 * kMiB);
    EXPECT_EQ(allocator->reservedBytes(), 40 * kMiB);
    (void)allocator->allocate(30 * kMiB); // 10 are left, 20 more are mapped
    EXPECT_EQ(allocator->reservedBytes(), 60 * kMiB);
    allocator->release(first);
    (void)allocator->allocate(31 * kMiB);
    EXPECT_EQ(allocator->reservedBytes(), 100 * kMiB);
    std::int32_t segments = 0;
    for (const auto& block : allocator->blocks())
        segments = std::max(segments, block.segment + 1);
    EXPECT_EQ(segments, 1);
}

TEST(BfcAllocator, RoundsAndSplitsAtTwice)
{
    const auto allocator = makeAllocator("bfc-growth");
    EXPECT_EQ(allocatedFor(*allocator, 1), 256);
    EXPECT_EQ(allocator->reservedBytes(), 2 * kMiB);
    const auto other = makeAllocator("bfc-growth");
    // Fresh regions are 2 MiB: 1.5 MiB is more than half, so the whole chunk is handed out.
    EXPECT_EQ(allocatedFor(*other, kMiB + kMiB / 2), 2 * kMiB);
    // The next region is of 4 MiB: twice what is asked for, so it is split.
    EXPECT_EQ(allocatedFor(*other, 2 * kMiB), 2 * kMiB);
    EXPECT_EQ(other->reservedBytes(), 6 * kMiB);
}

TEST(BfcAllocator, SplitsWhenMuchWouldBeWasted)
{
    const auto allocator = makeAllocator("bfc-growth");
    // The region doubles until it is large enough: 512 MiB; 128 MiB or more would remain.
    EXPECT_EQ(allocatedFor(*allocator, 384 * kMiB), 384 * kMiB);
    EXPECT_EQ(allocator->reservedBytes(), 512 * kMiB);
    const auto other = makeAllocator("bfc-growth");
    EXPECT_EQ(allocatedFor(*other, 385 * kMiB), 512 * kMiB);
}

TEST(BfcAllocator, RegionsDoubleUnlessOneHadToBeLarger)
{
    const auto allocator = makeAllocator("bfc-growth");
    (void)allocator->allocate(2 * kMiB);
    (void)allocator->allocate(4 * kMiB);
    EXPECT_EQ(allocator->reservedBytes(), 6 * kMiB);
    (void)allocator->allocate(32 * kMiB); // 8, 16, 32: doubled until it fits
    EXPECT_EQ(allocator->reservedBytes(), 38 * kMiB);
    (void)allocator->allocate(kMiB); // again 32
    EXPECT_EQ(allocator->reservedBytes(), 70 * kMiB);
}

TEST(BfcAllocator, OneRegionCountsHowFarItWasUsed)
{
    const auto allocator = makeAllocator("bfc");
    const BlockId first = allocator->allocate(kGiB);
    (void)allocator->allocate(kMiB);
    EXPECT_EQ(allocator->reservedBytes(), kGiB + kMiB);
    allocator->release(first);
    // 700 MiB of the hole would leave 324: it is split, and nothing more is needed.
    EXPECT_EQ(allocatedFor(*allocator, 700 * kMiB), 700 * kMiB);
    EXPECT_EQ(allocator->reservedBytes(), kGiB + kMiB);
    (void)allocator->allocate(400 * kMiB);
    EXPECT_EQ(allocator->reservedBytes(), kGiB + 401 * kMiB);
}

TEST(BestFit, TakesTheSmallestHoleThenTheLowest)
{
    const auto allocator = makeAllocator("caching");
    const BlockId large = allocator->allocate(200 * kMiB);
    const BlockId small = allocator->allocate(100 * kMiB);
    const BlockId other = allocator->allocate(100 * kMiB);
    allocator->release(large);
    allocator->release(small);
    allocator->release(other);
    EXPECT_EQ(allocator->allocate(90 * kMiB), small);
    EXPECT_EQ(allocator->allocate(95 * kMiB), other);
}

/// What must hold after any sequence of requests.
void expectConsistent(const SimulatedAllocator& allocator)
{
    const std::vector<SimulatedAllocator::BlockView> blocks = allocator.blocks();
    std::int64_t allocated = 0;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        EXPECT_GT(blocks[i].bytes, 0);
        allocated += blocks[i].isFree ? 0 : blocks[i].bytes;
        if (i == 0)
            continue;
        const auto& before = blocks[i - 1];
        EXPECT_LE(before.address + before.bytes, blocks[i].address) << "blocks overlap";
        if (before.segment == blocks[i].segment) {
            EXPECT_EQ(before.address + before.bytes, blocks[i].address) << "a gap in a segment";
            EXPECT_FALSE(before.isFree && blocks[i].isFree) << "free neighbours were not joined";
        }
    }
    EXPECT_EQ(allocated, allocator.allocatedBytes());
    EXPECT_GE(allocator.reservedBytes(), allocator.allocatedBytes());
}

TEST(EveryAllocator, StaysConsistentUnderRandomRequests)
{
    for (const std::string_view name : allocatorNames()) {
        SCOPED_TRACE(std::string(name));
        const auto allocator = makeAllocator(name);
        std::mt19937 random(7);
        std::vector<BlockId> held;
        for (int turn = 0; turn < 3000; ++turn) {
            const bool takes = held.empty() || random() % 100 < 55;
            if (takes) {
                const std::int64_t bytes = std::int64_t{1} << (random() % 30);
                held.push_back(
                    allocator->allocate(bytes + static_cast<std::int64_t>(random() % 4096)));
                EXPECT_GE(allocator->blockBytes(held.back()), bytes);
            } else {
                const std::size_t which = random() % held.size();
                allocator->release(held[which]);
                held[which] = held.back();
                held.pop_back();
            }
            if (turn % 500 == 0)
                expectConsistent(*allocator);
        }
        const std::int64_t reserved = allocator->reservedBytes();
        for (const BlockId block : held)
            allocator->release(block);
        expectConsistent(*allocator);
        EXPECT_EQ(allocator->allocatedBytes(), 0);
        EXPECT_EQ(allocator->reservedBytes(), reserved);
        for (const auto& block : allocator->blocks())
            EXPECT_TRUE(block.isFree);
    }
}

} // namespace
} // namespace faultline::vram
