// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/vram/simulated_allocator.h"

#include <array>

namespace faultline::vram {

/// PyTorch's caching allocator with its default settings (c10/cuda/CUDACachingAllocator.cpp): sizes
/// are rounded up to 512 B. Up to 1 MiB they are cut from segments of 2 MiB, below 10 MiB from
/// segments of 20 MiB, larger ones get a segment of their own, rounded up to 2 MiB. A small block
/// is split when at least 512 B remain, a large one when more than 1 MiB does.
class CachingAllocator : public SimulatedAllocator {
public:
    static constexpr std::int64_t kRounding = 512;
    static constexpr std::int64_t kLargestSmall = std::int64_t{1} << 20;
    static constexpr std::int64_t kSmallSegment = std::int64_t{2} << 20;
    static constexpr std::int64_t kSharedSegment = std::int64_t{20} << 20;
    static constexpr std::int64_t kSmallestOwn = std::int64_t{10} << 20;
    static constexpr std::int64_t kOwnRounding = std::int64_t{2} << 20;

    CachingAllocator() = default;

protected:
    [[nodiscard]] std::int64_t rounded(std::int64_t bytes) const override;
    [[nodiscard]] int poolOf(std::int64_t roundedBytes) const override;
    [[nodiscard]] bool isSplit(int pool, std::int64_t blockBytes,
                               std::int64_t roundedBytes) const override;
    [[nodiscard]] BlockId grow(int pool, std::int64_t roundedBytes) override;
};

/// The same with expandable_segments:True: one segment for each pool, which grows by pages of 2 MiB
/// (small) or 20 MiB; every block is split.
class ExpandableAllocator final : public CachingAllocator {
protected:
    [[nodiscard]] bool isSplit(int pool, std::int64_t blockBytes,
                               std::int64_t roundedBytes) const override;
    [[nodiscard]] BlockId grow(int pool, std::int64_t roundedBytes) override;

private:
    std::array<BlockId, 2> m_segments{kNoBlock, kNoBlock}; ///< a block of each, by pool
};

} // namespace faultline::vram
