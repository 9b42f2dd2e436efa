// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/training.h"

#include <array>
#include <cstddef>
#include <vector>

namespace faultline {

/// The steps of one profile by their medians, in seconds.
struct RankSteps {
    const TraceProfile* profile = nullptr; ///< lives as long as the training
    int rank = -1;                         ///< -1: not told
    std::size_t steps = 0;
    double step = 0.0;
    std::array<double, kStepCategoryCount> seconds{}; ///< by StepCategory

    [[nodiscard]] double of(StepCategory category) const
    {
        return seconds[static_cast<std::size_t>(category)];
    }
    /// Without the time in collectives: what the rank did itself.
    [[nodiscard]] double own() const { return step - of(StepCategory::Collectives); }
    [[nodiscard]] double collectiveShare() const
    {
        return step > 0.0 ? of(StepCategory::Collectives) / step : 0.0;
    }
};

/// Every profile of the training that has at least `fewest` steps, by rank; of several profiles of
/// one rank the one with most steps.
[[nodiscard]] std::vector<RankSteps> rankSteps(const Training& training, std::size_t fewest);

/// How many processes were to train together, as the logs announce it; 0: they do not.
[[nodiscard]] int announcedRanks(const Training& training);

} // namespace faultline
