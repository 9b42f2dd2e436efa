// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/dataset/dataset.h"
#include "model/io/worker_pool.h"

#include <cstddef>
#include <cstdint>

namespace faultline {

/// What it takes to read and decode pictures of a dataset on this machine.
struct DecodeCost {
    std::size_t pictures = 0; ///< decoded
    std::size_t failed = 0;   ///< could not be
    double readMs = 0;        ///< median of one, page cache included
    double decodeMs = 0;      ///< median of one, full size
    double decodeMsP90 = 0;
    double megapixelsPerSecond = 0; ///< of one thread, while decoding
    unsigned threads = 1;
    double imagesPerSecond = 0; ///< with all threads, reading included
    double wallSeconds = 0;
};

/// Decodes `sample` pictures, spread evenly over the dataset, at full size. `monitor` may cancel;
/// what was measured until then counts.
[[nodiscard]] DecodeCost measureDecodeCost(const Dataset& dataset, std::size_t sample,
                                           WorkerPool& pool, ReadMonitor& monitor);

} // namespace faultline
