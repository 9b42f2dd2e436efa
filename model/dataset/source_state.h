// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/dataset_storage.h"
#include "model/io/worker_pool.h"

#include <cstdint>

namespace faultline {

/// Sizes and times of every file that a dataset was read from, as one number.
struct SourceState {
    std::uint64_t hash = 0;
    std::int64_t newestNs = 0; ///< latest time of change, since the epoch
};

/// Asks the file system; opens nothing. Where a split names a folder, the folders of all files
/// count too, so that added and removed files show. A million files take about a second on one
/// thread; all threads of the pool take part.
[[nodiscard]] SourceState sourceStateOf(const DatasetStorage& storage, WorkerPool& pool);

} // namespace faultline
