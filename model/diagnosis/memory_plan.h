// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training.h"
#include "model/vram/estimate.h"
#include "model/vram/host_memory.h"

#include <memory>
#include <optional>
#include <string>

namespace faultline {

/// What the planner says of the memory that a training needs. Made once for each training, before
/// the rules are asked.
struct MemoryPlan {
    std::string config; ///< Artifact::name() of the configuration that it was made from
    std::shared_ptr<const vram::LayerGraph> graph; ///< null: only the host's side is known
    std::optional<vram::Estimate> estimate;
    std::optional<vram::MaxBatch> maxBatch; ///< on the target machine's GPU, if that is known
    std::optional<vram::HostEstimate> host;
    std::string problem; ///< English: why there is no estimate; names what is not known
};

/// From the configuration, the target machine and the datasets of a training; null if it has no
/// configuration. Some 100 ms for a large network.
[[nodiscard]] std::shared_ptr<const MemoryPlan> planMemory(const Training& training);

} // namespace faultline
