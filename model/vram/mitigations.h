// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/core/text.h"
#include "model/vram/calibration.h"
#include "model/vram/estimate.h"
#include "model/vram/sweep.h"
#include "model/vram/training_setup.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::vram {

enum class Lever : std::uint8_t {
    Batch,
    Accumulation,
    MixedPrecision,
    Allocator,
    Checkpointing,
    Optimizer,
    MovingAverage,
    Freezing,
    BoxLimit,
    ImageSize,
    OtherGpu,
    MachineType,
};
[[nodiscard]] std::string_view toString(Lever lever); ///< "batch": an id, not to be translated

/// What is to be helped. `setup` is complete.
struct MitigationRequest {
    Expansion expand;
    TrainingSetup setup;
    Gpu gpu;
    std::optional<double> learningRate; ///< of the training as it is
    /// Corrects every figure; null: the model alone. Must outlive the call.
    const Calibration* calibration = nullptr;
};

/// One thing to change, and what it gives and takes.
struct Mitigation {
    Lever lever = Lever::Batch;
    Text what;                   ///< "Batch %1 instead of %2"
    TrainingSetup setup;         ///< with the change made
    std::int64_t peakBytes = 0;  ///< on the device
    std::int64_t savedBytes = 0; ///< of what is needed, or more that the other device has
    bool fits = false;           ///< the estimate fits the device
    bool fitsSurely = false;     ///< the upper end of its band does
    /// Time for an epoch as a multiple of that of today; a rule of thumb, below 1: faster.
    double timeFactor = 1.0;
    Text cost; ///< what it costs besides time; empty: nothing
    /// By the linear rule (Goyal et al. 2017) for SGD, by the root for adaptive optimizers; 1: as
    /// it is.
    double learningRateFactor = 1.0;
    std::optional<double> learningRate; ///< the new one, if today's is known
    std::string patch;                  ///< lines for the configuration of the framework
    std::string gpu;                    ///< OtherGpu, MachineType: its name
};

/// What would make it fit, or leave more room: those that fit first, the cheapest of them first
/// (quality before time), then what saves most. Levers that do nothing here are left out. Some
/// dozens of estimates: for a worker thread. Fails when the setup itself cannot be planned.
[[nodiscard]] Result<std::vector<Mitigation>> mitigations(const MitigationRequest& request);

/// The lines that make `after` of `before`, in the language of the framework's configuration:
/// pipeline.config, Python or YAML. Empty if nothing that is written there differs.
[[nodiscard]] std::string configPatch(const TrainingSetup& before, const TrainingSetup& after,
                                      std::optional<double> learningRate);

} // namespace faultline::vram
