// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/training.h"

#include <optional>
#include <string>
#include <vector>

namespace faultline {

/// How long the steps of a training took, one value after another.
struct PieceTimes {
    std::vector<double> seconds; ///< for a step (or an epoch), > 0
    bool isOfEpochs = false;     ///< nothing tells single steps
    std::string source;          ///< a tag or the name of a console
    std::vector<double> at = {}; ///< where each of `seconds` was: the step, or the epoch
    bool countsEpochs = false;   ///< `at` holds epochs

    [[nodiscard]] double typical() const;
    /// Standard deviation of the logarithms of the medians of blocks: how much the speed moves
    /// within the run.
    [[nodiscard]] double spread() const;
};

/// From the wall times between logged steps, else from what the training or its console says of
/// its speed; nothing where fewer than five are told.
[[nodiscard]] std::optional<PieceTimes> stepTimesOf(const Training& training);

} // namespace faultline
