// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/vram/estimate.h"
#include "model/vram/framework_memory.h"
#include "model/vram/memory_ledger.h"

#include <cstdint>
#include <vector>

namespace faultline::vram {

/// What came out of simulating training steps until nothing changes from one to the next.
struct StepResult {
    std::int64_t peakBytes = 0;     ///< allocated, rounding included
    std::int64_t reservedBytes = 0; ///< taken from the driver by then
    BytesByComponent components{};  ///< at the peak; sum to peakBytes
    StepPhase peakPhase = StepPhase::Forward;
    std::int32_t peakOp = -1;
    std::vector<StepPoint> timeline;
    std::vector<std::int64_t> keptBytes; ///< by op: what of its making outlives the forward pass
    std::vector<std::int64_t> workspaceBytes; ///< by op
    std::int64_t parameterBytes = 0;
};

/// Runs two steps and reports the second: in the first one gradients and the optimizer's slots do
/// not exist yet. `setup` is complete; its allocator's name is known. Fails as planStep() does, and
/// when the sum is more than can be followed.
[[nodiscard]] Result<StepResult> simulateStep(const LayerGraph& graph, const TrainingSetup& setup,
                                              const FrameworkMemory& framework);

} // namespace faultline::vram
