// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/hardware_log.h"
#include "model/diagnosis/evidence/crash.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace faultline {

/// GPU memory that a training could not use: others hold it, or a setting caps its own share.
struct GpuOccupancy {
    double totalBytes = 0.0; ///< of the card
    double takenBytes = 0.0; ///< of it not for this training
    /// Seen is only that TensorFlow's pool is that much smaller than the card.
    bool isByLimit = false;
    /// The driver refused the pool when the training started.
    const ConsoleLog* refusalLog = nullptr;
    std::size_t refusalLine = 0;
    std::vector<GpuProcess> processes; ///< of others, where they are named; largest first
    /// What was asked for would have fitted if all of it had been there; nothing if the run did
    /// not end for lack of GPU memory, or its log does not tell.
    std::optional<bool> wouldHaveFitted;

    [[nodiscard]] double share() const { return totalBytes > 0.0 ? takenBytes / totalBytes : 0.0; }
};

/// From what ended the run (null: something else, or nothing), its console, the tables of
/// nvidia-smi, and the target machine. Nothing if all of the card was there or nothing tells.
[[nodiscard]] std::optional<GpuOccupancy> occupancyOf(const Training& training, const Crash* crash);

} // namespace faultline
