// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/evidence/crash.h"

#include <optional>

namespace faultline {

/// How the memory lay that was free when a request failed.
struct MemoryFragments {
    double askedBytes = 0.0;
    double availableBytes = 0.0; ///< held by the allocator and not in use
    double largestBytes = 0.0;   ///< largest piece of it
    double fragmentation = 0.0;  ///< (available - largest) / available, as TensorFlow counts it
    double pressure = 0.0;       ///< (in use + asked) / limit
    double ownBytes = 0.0;       ///< what the process could use in all
    bool isKnown = false;        ///< the largest piece is known
    bool isTensorFlow = false;

    /// Enough was free, but in no single piece, and the request would not have filled the pool to
    /// more than `fullPressure`. Where the largest piece is not known, a tenth of all must have
    /// been free: some pieces are always left over.
    [[nodiscard]] bool explains(double fullPressure) const;
};

/// From the dump of TensorFlow's allocator, what PyTorch says it holds and does not use, or its
/// memory snapshot. Nothing where these do not tell.
[[nodiscard]] std::optional<MemoryFragments> fragmentsOf(const Training& training,
                                                         const Crash& crash);

} // namespace faultline
