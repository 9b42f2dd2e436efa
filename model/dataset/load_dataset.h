// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/core/result.h"
#include "model/dataset/dataset.h"

#include <string>

namespace faultline {

struct DatasetLoadOptions {
    /// Folder for finished indices; empty: none is read or written. Never beside the data.
    std::string cacheFolder;
    unsigned threads = 0; ///< 0: one per core
    /// Compare pictures with the SHA-256 that their records state (kHashMismatch). Off by default:
    /// SHA-256 is far slower than the checksums that are checked anyway.
    bool verifyHashes = false;
    /// What is read faster than this is not worth a file in the cache.
    double cacheFromSeconds = 0.5;
};

/// Opens a dataset: from the cache if it holds an index made of the same files (sizes and times),
/// else by reading; then a complete index goes to the cache. A cache that cannot be used is no
/// error. Cancelled: what was read by then, isComplete() false, never cached. A label map in
/// protobuf form gives the classes their ids. Blocks. `monitor` counts bytes of
/// DatasetSource::file.sizeBytes.
[[nodiscard]] Result<DatasetPtr> loadDataset(const DatasetSource& source, ReadMonitor& monitor,
                                             const DatasetLoadOptions& options = {});

/// $XDG_CACHE_HOME/faultline/datasets or ~/.cache/faultline/datasets; empty if neither is known.
[[nodiscard]] std::string defaultDatasetCacheFolder();

} // namespace faultline
