// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <set>
#include <string_view>
#include <vector>

namespace faultline::vram {

/// A device allocator, without a device: hands out addresses as the real one does, so that
/// rounding, splitting and fragments come out by themselves. Both allocators that matter take the
/// smallest free block that is large enough, the lowest address among equals, and join neighbours
/// that are free; rounding, splitting and growing differ and are what derived classes say.
///
/// All sizes are bytes. Not thread-safe. Addresses are made up; segments never touch.
class SimulatedAllocator {
public:
    using BlockId = std::int32_t;
    static constexpr BlockId kNoBlock = -1;
    /// More than any device has, less than what sums of a few could overflow.
    static constexpr std::int64_t kLargestRequest = std::int64_t{1} << 56;

    /// A stretch of a segment, for tests and pictures.
    struct BlockView {
        std::int64_t address = 0;
        std::int64_t bytes = 0;
        std::int32_t segment = 0;
        bool isFree = false;
    };

    virtual ~SimulatedAllocator() = default;
    SimulatedAllocator(const SimulatedAllocator&) = delete;
    SimulatedAllocator& operator=(const SimulatedAllocator&) = delete;

    /// kNoBlock for nothing. `bytes` is at most kLargestRequest.
    [[nodiscard]] BlockId allocate(std::int64_t bytes);
    /// Takes kNoBlock too.
    void release(BlockId block);

    /// What the block takes, with rounding and what was too small to split off.
    [[nodiscard]] std::int64_t blockBytes(BlockId block) const;
    [[nodiscard]] std::int64_t allocatedBytes() const { return m_allocated; }
    [[nodiscard]] std::int64_t peakAllocatedBytes() const { return m_peakAllocated; }
    /// Taken from the driver. Never falls: both give segments back only when they run out.
    [[nodiscard]] virtual std::int64_t reservedBytes() const { return m_reserved; }

    [[nodiscard]] std::vector<BlockView> blocks() const; ///< by address

protected:
    SimulatedAllocator() = default;

    [[nodiscard]] virtual std::int64_t rounded(std::int64_t bytes) const = 0;
    /// Blocks of different pools never serve each other's requests.
    [[nodiscard]] virtual int poolOf(std::int64_t roundedBytes) const = 0;
    [[nodiscard]] virtual bool isSplit(int pool, std::int64_t blockBytes,
                                       std::int64_t roundedBytes) const = 0;
    /// A free block of at least `roundedBytes`, newly taken from the driver.
    [[nodiscard]] virtual BlockId grow(int pool, std::int64_t roundedBytes) = 0;

    /// A new segment of one free block. `mayGrowTo`: addresses that are kept for extendSegment().
    [[nodiscard]] BlockId addSegment(int pool, std::int64_t bytes, std::int64_t mayGrowTo = 0);
    /// `bytes` more at the end of the segment that `last` ends; joined with `last` where that is
    /// free. The free block at the end.
    [[nodiscard]] BlockId extendSegment(BlockId last, std::int64_t bytes);
    /// Bytes of `block` if it is free, else 0.
    [[nodiscard]] std::int64_t freeBytes(BlockId block) const;
    /// The last block of the segment that `block` is in.
    [[nodiscard]] BlockId lastOfSegment(BlockId block) const;
    /// Where the highest block ever handed out ends. Addresses start at 0.
    [[nodiscard]] std::int64_t highestEnd() const { return m_highestEnd; }

private:
    static constexpr int kPools = 2;

    struct Block {
        std::int64_t address = 0;
        std::int64_t bytes = 0;
        BlockId previous = kNoBlock; ///< neighbours in the segment
        BlockId next = kNoBlock;
        std::int32_t segment = 0;
        std::int32_t pool = 0;
        bool isFree = true;
        bool isGone = false; ///< joined with a neighbour
    };
    struct FreeBlock {
        std::int64_t bytes = 0;
        std::int64_t address = 0;
        BlockId block = kNoBlock;

        friend auto operator<=>(const FreeBlock&, const FreeBlock&) = default;
    };

    [[nodiscard]] Block& at(BlockId block) { return m_blocks[static_cast<std::size_t>(block)]; }
    [[nodiscard]] const Block& at(BlockId block) const
    {
        return m_blocks[static_cast<std::size_t>(block)];
    }
    [[nodiscard]] BlockId newBlock(const Block& block);
    [[nodiscard]] BlockId takeFree(int pool, std::int64_t roundedBytes);
    void split(BlockId block, std::int64_t bytes);
    /// Joins `block` with its next neighbour, which is then gone.
    void absorbNext(BlockId block);
    void insertFree(BlockId block);
    void eraseFree(BlockId block);

    std::vector<Block> m_blocks;
    std::vector<BlockId> m_unused; ///< entries of m_blocks to be used again
    std::set<FreeBlock> m_free[kPools];
    std::int64_t m_nextAddress = 0;
    std::int32_t m_segments = 0;
    std::int64_t m_allocated = 0;
    std::int64_t m_peakAllocated = 0;
    std::int64_t m_reserved = 0;
    std::int64_t m_highestEnd = 0;
};

/// By name: "caching", "expandable" (PyTorch), "bfc", "bfc-growth" (TensorFlow); nullptr for
/// others.
[[nodiscard]] std::unique_ptr<SimulatedAllocator> makeAllocator(std::string_view name);
/// The names that makeAllocator() knows.
[[nodiscard]] const std::vector<std::string_view>& allocatorNames();

} // namespace faultline::vram
