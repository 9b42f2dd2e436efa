// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/vram/calibration.h"
#include "model/vram/sweep.h"
#include "model/vram/training_setup.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::vram {

/// What can differ between two trainings, as far as memory goes.
enum class SetupField : std::uint8_t {
    Model,
    Framework,
    ImageSize,
    Batch,
    Classes,
    BoxesPerImage,
    Replicas,
    Precision,
    Optimizer,
    NormMode,
    FrozenStages,
    MovingAverage,
    Checkpointing,
    Accumulation,
    Allocator,
    Unexplained, ///< what measurements of the two add to the model
};
[[nodiscard]] std::string_view toString(SetupField field); ///< "batch": an id, not to be translated

/// A training that can be planned. `setup` is complete.
struct PlannedRun {
    std::string model;
    Expansion expand;
    TrainingSetup setup;
    /// Of measurements of it; null: the model alone.
    std::shared_ptr<const Calibration> calibration = {};
};

/// A change and what it does to the peak; negative where it saves.
struct Attribution {
    SetupField field = SetupField::Model;
    std::string before; ///< as it would be written: "16", "640x640", "amp"
    std::string after;
    std::int64_t bytes = 0;
};

struct Explanation {
    std::int64_t beforeBytes = 0;
    std::int64_t afterBytes = 0;
    std::vector<Attribution> changes; ///< most bytes first; they sum to the difference exactly
};

/// The fields in which the two differ.
[[nodiscard]] std::vector<SetupField> differences(const PlannedRun& before,
                                                  const PlannedRun& after);

/// Why `after` needs more (or less) than `before`, by the measure of `after`. What a change does
/// depends on what else has changed already (a larger image costs more at a larger batch), so each
/// gets its mean over the orders in which they can be made: over all of them, which is Shapley's
/// value, up to kExactChanges changes, over each order and its reverse of a fixed selection beyond.
///
/// A calibration that only one of them has is used for both if model and framework are the same;
/// where they differ, what each adds to the model is a change of its own.
///
/// Fails when either cannot be planned, or a mixture of the two cannot (naming the field or layer).
[[nodiscard]] Result<Explanation> explainDifference(const PlannedRun& before,
                                                    const PlannedRun& after);

inline constexpr std::size_t kExactChanges = 6;

} // namespace faultline::vram
