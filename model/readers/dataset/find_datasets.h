// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/dataset_source.h"
#include "model/core/read_monitor.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace faultline {

/// The datasets below `paths` (files or folders), by name. Walks the folders as loadCase() does
/// and reads no dataset. Blocks.
[[nodiscard]] std::vector<std::shared_ptr<DatasetSource>> findDatasets(
    std::span<const std::string> paths, ReadMonitor& monitor);

} // namespace faultline
