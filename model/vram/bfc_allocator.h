// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/vram/simulated_allocator.h"

namespace faultline::vram {

/// TensorFlow's best-fit allocator with coalescing (core/common_runtime/bfc_allocator.cc): sizes
/// are rounded up to 256 B; a chunk is split when it is at least twice as large as what is asked
/// for, or at least 128 MiB would remain. Its bins only make the search faster: the bins ascend and
/// each is sorted, so what it finds is the smallest chunk that fits.
class BfcAllocator final : public SimulatedAllocator {
public:
    enum class Growth {
        WholeRegion, ///< one region from the start, here without end. What counts as reserved is
                     ///< how far it was ever used: that much has to be there
        OnDemand,    ///< allow_growth: regions of 2 MiB, doubled each time
    };
    static constexpr std::int64_t kRounding = 256;
    static constexpr std::int64_t kFirstRegion = std::int64_t{2} << 20;
    static constexpr std::int64_t kLargestWaste = std::int64_t{128} << 20;
    static constexpr std::int64_t kWholeRegion = std::int64_t{1} << 60;

    explicit BfcAllocator(Growth growth) : m_growth(growth) {}

    [[nodiscard]] std::int64_t reservedBytes() const override;

protected:
    [[nodiscard]] std::int64_t rounded(std::int64_t bytes) const override;
    [[nodiscard]] int poolOf(std::int64_t roundedBytes) const override;
    [[nodiscard]] bool isSplit(int pool, std::int64_t blockBytes,
                               std::int64_t roundedBytes) const override;
    [[nodiscard]] BlockId grow(int pool, std::int64_t roundedBytes) override;

private:
    Growth m_growth;
    std::int64_t m_nextRegion = kFirstRegion;
};

} // namespace faultline::vram
