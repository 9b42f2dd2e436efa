// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/memory/memory_fragments.h"

#include <algorithm>

namespace faultline {

namespace {

/// The largest free block of PyTorch's allocator, where a snapshot of the failure is there.
void takeSnapshot(const Training& training, MemoryFragments& fragments)
{
    for (const TraceProfilePtr& profile : training.profiles) {
        if (profile->outOfMemory.empty())
            continue;
        for (const MemoryCurve& curve : profile->memory) {
            if (curve.inactiveBytes == 0)
                continue;
            fragments.availableBytes = static_cast<double>(curve.inactiveBytes);
            fragments.largestBytes = static_cast<double>(curve.largestFreeBytes);
            fragments.isKnown = true;
        }
    }
}

} // namespace

bool MemoryFragments::explains(double fullPressure) const
{
    constexpr double kMuchFree = 0.1;
    const bool isInPieces =
        isKnown ? askedBytes > largestBytes : availableBytes >= kMuchFree * ownBytes;
    return askedBytes > 0.0 && askedBytes <= availableBytes && pressure <= fullPressure
           && isInPieces;
}

std::optional<MemoryFragments> fragmentsOf(const Training& training, const Crash& crash)
{
    if (!crash.memory || crash.memory->askedBytes <= 0.0 || crash.memory->totalBytes <= 0.0)
        return std::nullopt;
    const MemoryShortage& memory = *crash.memory;
    MemoryFragments fragments;
    fragments.isTensorFlow = memory.isTensorFlow;
    fragments.askedBytes = memory.askedBytes;
    fragments.availableBytes = memory.unusedBytes;
    if (memory.isTensorFlow) {
        if (!memory.isPoolWhole)
            return std::nullopt; // the dump was cut: nothing tells how large the pieces were
        fragments.largestBytes = memory.largestFreeBytes;
        fragments.isKnown = true;
        const double inUse = memory.poolBytes - memory.unusedBytes;
        fragments.ownBytes = memory.poolBytes;
        fragments.pressure = (inUse + memory.askedBytes) / memory.poolBytes;
    } else {
        takeSnapshot(training, fragments);
        // What others hold is no part of what this process could have used.
        const double own = memory.peakBytes + memory.unusedBytes + memory.freeBytes;
        fragments.ownBytes = own;
        fragments.pressure = own > 0.0 ? (memory.peakBytes + memory.askedBytes) / own : 1.0;
    }
    if (fragments.isKnown && fragments.availableBytes > 0.0)
        fragments.fragmentation =
            std::max(0.0, 1.0 - fragments.largestBytes / fragments.availableBytes);
    return fragments;
}

} // namespace faultline
