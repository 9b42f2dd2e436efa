// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace faultline::trace {

inline constexpr std::int64_t kNoStep = std::numeric_limits<std::int64_t>::min();

/// What few events have.
struct EventExtra {
    std::int64_t bytes = 0;          ///< copied
    std::int64_t step = kNoStep;     ///< number of the step that the event marks
    std::int64_t longDurationNs = 0; ///< where it does not fit into the event; else 0
};

/// How an event hangs together with others.
struct EventLink {
    std::uint32_t op = 0;     ///< name of the operator that launched it; 0: not said
    std::uint32_t launch = 0; ///< what an operator and its kernels have in common; 0: none
    std::uint32_t extra = 0;  ///< index into AnalysisInput::extras; 0: nothing
};

/// One call of an allocator.
struct MemoryCall {
    std::int64_t timeNs = 0;
    std::int64_t bytes = 0; ///< allocated; negative: freed
    std::uint64_t address = 0;
    std::int64_t totalAllocated = -1; ///< after the call; -1: not said
    std::int64_t totalReserved = -1;
    std::int64_t capacity = -1;
    double fragmentation = -1.0;
    std::uint32_t owner = 0;     ///< name of the operator; 0: ask the track
    std::uint32_t detail = 0;    ///< name: shape, type, region; 0: none
    std::uint16_t track = 0;     ///< of the thread that called
    std::uint16_t allocator = 0; ///< index into AnalysisInput::allocators
};

/// What a reader knows beside the profile itself; gone once the profile is made.
struct AnalysisInput {
    std::vector<EventLink> links;   ///< one for each of TraceProfile::events
    std::vector<EventExtra> extras; ///< the first is empty
    std::vector<MemoryCall> memory; ///< by time
    std::vector<std::string> allocators;
};

} // namespace faultline::trace
