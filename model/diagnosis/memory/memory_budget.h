// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/evidence/crash.h"
#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/findings/rule.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace faultline {

/// Share of the limit that a step may plan with, and from which on it is as good as full: rule V04
/// (TraceML's pressure bounds).
inline constexpr double kPlannedPressure = 0.92;
inline constexpr double kFullPressure = 0.97;

/// What a training may use of its GPU, what a step needs of it, and the batch that follows. Batches
/// are counted as the configuration counts them.
struct MemoryBudget {
    enum class Basis : std::uint8_t {
        TwoRuns,  ///< measured at two batches: a line
        Shortage, ///< from what was in use and asked for when memory ran out
        Plan,     ///< from the planner, before it ran
    };
    Basis basis = Basis::Shortage;
    double limitBytes = 0.0;
    double neededBytes = 0.0;      ///< for a step; of a shortage at least this much
    double fixedBytes = 0.0;       ///< of it that does not grow with the batch
    double bytesPerImage = 0.0;    ///< 0: not known
    std::int64_t batch = 0;        ///< now; 0: not known
    std::int64_t largestBatch = 0; ///< within the planned pressure; 0: not one image, or not known
    std::int64_t replicas = 1;     ///< that share the batch
    bool isBatchOfShape = false;   ///< `batch` was read from the tensor that did not fit
    double error = 0.0;            ///< relative, of neededBytes

    /// What batch x image area must be multiplied by to fit; above 1 it fits.
    [[nodiscard]] double sizeRatio() const;
    /// The largest batch as people set one: the same for each replica, and usualBatch() there.
    [[nodiscard]] std::int64_t advisedBatch() const;
};

/// Of a training that GPU memory ended, from its log, its plan and the other trainings of the case.
/// Nothing if the log does not tell the limit.
[[nodiscard]] std::optional<MemoryBudget> budgetOfCrash(const RuleInput& input, const Crash& crash);

/// Of a training that has not run. Nothing without a plan or a machine.
[[nodiscard]] std::optional<MemoryBudget> budgetOfPlan(const Training& training);

/// What makes a step fit, best first: the batch with its learning rate, accumulation to keep the
/// batch, mixed precision, the size of the images where not even one fits.
[[nodiscard]] std::vector<Fix> fixesFor(const Training& training, const MemoryBudget& budget,
                                        std::optional<bool> isTensorFlow);

} // namespace faultline
