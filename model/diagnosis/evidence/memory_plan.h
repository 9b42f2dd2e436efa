// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/training.h"
#include "model/vram/calibration.h"
#include "model/vram/estimate.h"
#include "model/vram/host_memory.h"
#include "model/vram/sweep.h"

#include <memory>
#include <optional>
#include <string>

namespace faultline {

/// What the planner says of the memory that a training needs. Made once for each training, before
/// the rules are asked.
struct MemoryPlan {
    ArtifactId config;                             ///< the configuration that it was made from
    std::string model;                             ///< as the planner calls it; empty: not known
    std::shared_ptr<const vram::LayerGraph> graph; ///< null: only the host's side is known
    vram::Expansion expand; ///< the network for another setup; holds what it needs
    /// Of the device, calibrated by what the training's own artifacts measured, if they did.
    std::optional<vram::Estimate> estimate;
    std::optional<vram::Calibration> calibration;
    std::optional<vram::MaxBatch> maxBatch; ///< on the target machine's GPU, if that is known
    std::optional<vram::HostEstimate> host;
    vram::DatasetSizes sizes; ///< that the host's side was planned for
    Text problem;             ///< why there is no estimate; names what is not known
};

/// From the configuration, the target machine, the datasets and the measured peaks of a training;
/// null if it has no configuration.
///
/// The network is planned only where a rule asks for it, as that takes some 100 ms for a large one:
/// for a training that has not run yet, and for one that GPU memory ended.
[[nodiscard]] std::shared_ptr<const MemoryPlan> planMemory(const Training& training);

/// Peaks that the artifacts of a training tell, best evidence first.
[[nodiscard]] std::vector<vram::MeasuredPeak> measuredPeaks(const Training& training);

} // namespace faultline
