// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/vram/framework_memory.h"
#include "model/vram/layer_graph.h"
#include "model/vram/retention.h"
#include "model/vram/training_setup.h"

#include <cstdint>
#include <vector>

namespace faultline::vram {

/// What is known of an op before the step runs.
struct OpPlan {
    bool isBackward = false;     ///< has a turn in the backward pass
    bool startsGradient = false; ///< a loss: its inputs get a gradient without one of an output
    bool isCheckpointed = false;
    Retention retention;                ///< only if isBackward
    std::int64_t castBytes = 0;         ///< of the first input, converted for this op
    bool keepsCast = false;             ///< in place of the input
    std::int64_t extraBytes = 0;        ///< kept besides: indices, masks
    std::int64_t temporaryBytes = 0;    ///< while it runs forward
    std::int64_t workspaceBytes = 0;    ///< in either direction
    std::vector<std::int64_t> buffers;  ///< bytes, as Op::buffers
    std::vector<TensorId> gradientsFor; ///< inputs that get a gradient
};

/// A graph, sized for one batch and one precision: what the simulation of a step works on.
struct StepPlan {
    std::vector<std::int64_t> tensorBytes;
    std::vector<TensorId> storage;  ///< the tensor whose memory each lives in
    std::vector<std::int32_t> uses; ///< by storage: how often an op reads it
    std::vector<OpPlan> ops;
    std::vector<TensorId> seeds; ///< outputs without a reader: where a graph without loss starts
    std::vector<std::int32_t> lastTurn; ///< by parameters: the op that uses them last in the
                                        ///< backward pass, which is the first forward; -1: none
};

/// Fails, naming the layer, when a tensor does not fit 64 bits or an index is none of the graph.
/// `framework` and `setup` are complete; at most kMostImages images.
[[nodiscard]] Result<StepPlan> planStep(const LayerGraph& graph, const TrainingSetup& setup,
                                        const FrameworkMemory& framework);

inline constexpr std::int64_t kMostImages = std::int64_t{1} << 20;

} // namespace faultline::vram
