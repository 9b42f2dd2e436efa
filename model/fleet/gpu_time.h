// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/training/training.h"
#include "model/fleet/run_summary.h"

#include <optional>

namespace faultline {

/// What a training took of its GPUs, and what of that was in vain.
struct GpuTime {
    std::optional<double> start; ///< wall time of the first and last sign of it
    std::optional<double> end;
    std::optional<double> hours; ///< GPU-hours; nothing if no time is known
    std::optional<double> lost;  ///< GPU-hours, at most `hours`
};

/// Hours are wall time times the number of GPUs (one where nothing tells it); the time between two
/// attempts is nobody's. Lost of a training that failed or was killed: what came after its last
/// checkpoint, all of it without one. Of one that hangs: what came after its last step. Else the
/// share of its time that the first cause costs (Finding::cost), nothing without a cause.
/// `isAlone`: the only training of its case, so that what the recorder measured is its time.
[[nodiscard]] GpuTime gpuTimeOf(const Training& training, RunState state, const Finding* firstCause,
                                bool isAlone);

} // namespace faultline
