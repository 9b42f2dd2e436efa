// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/io/store.h"

#include <atomic>
#include <cstdint>

namespace faultline::remote {

/// Counts of a store, from several threads.
struct RemoteCounts {
    std::atomic<std::uint64_t> requests{0};
    std::atomic<std::uint64_t> bytes{0};

    [[nodiscard]] StoreCounters now() const { return {.requests = requests, .bytes = bytes}; }
};

} // namespace faultline::remote
