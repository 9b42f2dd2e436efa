// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pipeline/costs.h"
#include "model/pipeline/setting.h"

#include <optional>

namespace faultline::pipeline {

/// What an input pipeline keeps in host memory when its buffers are full. Bytes. What depends on
/// the size of an element is nothing where that is not known.
struct BufferBytes {
    double workers = 0.0;           ///< private memory of the processes
    std::optional<double> elements; ///< made in parallel, not yet in a batch
    std::optional<double> batches;  ///< ready or in use
    std::optional<double> shuffle;  ///< records as they were read
    std::optional<double> pinned;
    std::optional<double> cache;
    bool cacheIsUnknown = false;        ///< there is one in memory, and nothing tells its size
    std::optional<double> sharedMemory; ///< of `batches`: what lies in /dev/shm

    /// All of it that is known; nothing where batches or a cache in memory are not.
    [[nodiscard]] std::optional<double> total() const;
};

/// By the formulas of docs/pipeline.md, "Memory".
[[nodiscard]] BufferBytes bufferBytes(const Setting& setting, const Costs& costs);

} // namespace faultline::pipeline
