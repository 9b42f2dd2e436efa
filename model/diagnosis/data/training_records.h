// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/evidence/dataset_evidence.h"

#include <cstddef>

namespace faultline {

/// The records that a training reads.
struct TrainingRecords {
    const DatasetEvidence* evidence = nullptr;
    std::size_t files = 0;
    std::size_t count = 0;
    double bytes = 0.0;
    double ordered = 0.0; ///< 0: classes come as if drawn by chance; 1: one class after the other

    [[nodiscard]] double meanBytes() const
    {
        return count > 0 ? bytes / static_cast<double>(count) : 0.0;
    }
};

/// Of the parts that are trained on; of all where none is called so.
[[nodiscard]] TrainingRecords trainingRecordsOf(const DatasetEvidence& evidence);

} // namespace faultline
