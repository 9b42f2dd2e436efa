// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/diagnosis/training/training.h"

#include <QString>

#include <optional>
#include <span>

namespace faultline::ui {

/// What the runs of a case tell about the pace at which they need batches.
struct MeasuredStep {
    double seconds = 0.0; ///< of a step without its wait for input, where that is told apart
    QString source; ///< "trace vm-1.pt.trace.json", "run train, its waits included"; translated
};

/// From a profiler trace (median step without the input), else from what the case's trainings
/// logged (measuredStepTime()), which includes what they waited. nullopt: nothing tells.
[[nodiscard]] std::optional<MeasuredStep> measuredStep(const CaseData& opened,
                                                       std::span<const Training> trainings);
/// The batch size that a configuration of the case sets; nullopt if none does.
[[nodiscard]] std::optional<int> configuredBatchSize(const CaseData& opened);

} // namespace faultline::ui
