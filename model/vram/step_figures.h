// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/vram/estimate.h"
#include "model/vram/framework_memory.h"
#include "model/vram/step_simulation.h"

namespace faultline::vram {

/// The setup with what can be filled in without the model's data, checked field by field:
/// everything that estimate(), maxBatch() and the sweeps take for granted. Fails naming the field.
[[nodiscard]] Result<TrainingSetup> completeSetup(const LayerGraph& graph,
                                                  const TrainingSetup& setup);

/// The peak as `setup.measure` has it.
[[nodiscard]] std::int64_t peakBytes(const StepResult& step, const TrainingSetup& setup,
                                     const FrameworkMemory& framework);

/// The band around `peak`: that of the framework, widened by what is least certain in this step.
[[nodiscard]] Interval intervalAround(std::int64_t peak, const StepResult& step,
                                      const FrameworkMemory& framework);

/// Both, and what a calibration goes by.
[[nodiscard]] PeakFigures figuresOf(const StepResult& step, const TrainingSetup& setup,
                                    const FrameworkMemory& framework);

/// Whether memory of that kind grows with the batch and the size of the images. Context and
/// allocator do not count: not every measure holds them.
[[nodiscard]] bool growsWithBatch(Component component);

} // namespace faultline::vram
