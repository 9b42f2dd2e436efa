// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/training.h"

#include <cstdint>
#include <optional>
#include <span>

namespace faultline {

/// An earlier training in a folder of its own that stopped before its end and that a later one did
/// again from its first step on.
struct RepeatedRun {
    const Training* earlier = nullptr;
    const Signal* loss = nullptr; ///< of the earlier one
    std::int64_t firstStep = 0;   ///< of the earlier one
    std::int64_t lastStep = 0;
    double seconds = 0.0; ///< that the earlier one took
    double share = 0.0;   ///< of the time of both
    double pause = 0.0;   ///< seconds between the end of one and the begin of the other
};

/// The latest training before `training` that it repeats: its learning rate and its loss had the
/// same values at the same steps, it ended before `training` began, and `training` went further.
/// Trainings of a search differ in their rates; those of several seeds differ in their losses and
/// come equally far.
[[nodiscard]] std::optional<RepeatedRun> findRepeatedRun(const Training& training,
                                                         std::span<const Training> trainings);

/// Whether another training of the case goes on where `training` ends: it logs the same loss,
/// begins later than at the first step of `training` and no later than shortly behind the last one,
/// and goes further. It was resumed into a folder of its own.
[[nodiscard]] bool isContinuedElsewhere(const Training& training,
                                        std::span<const Training> trainings);

} // namespace faultline
