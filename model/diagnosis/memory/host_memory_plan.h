// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"
#include "model/vram/host_memory.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace faultline {

/// Settings of an input pipeline that make it fit (rule H01).
struct HostMemoryPlan {
    std::vector<std::pair<std::string, std::string>> changes; ///< path and value, most saving first
    std::int64_t bytes = 0;                                   ///< needed with them
    bool fits = false;                                        ///< within the target
};

/// Lowers shuffle buffer, batches decoded at once, readers, prefetched batches (pipeline.config),
/// workers and cache (Ultralytics, mmdetection), each time what saves most, until the host needs
/// at most `targetBytes` or nothing is left to lower. Every step is planned with the edited
/// configuration; a dozen estimates, microseconds each.
[[nodiscard]] HostMemoryPlan fitHostMemory(const ConfigDocument& config,
                                           const vram::DatasetSizes& sizes,
                                           std::int64_t targetBytes);

} // namespace faultline
