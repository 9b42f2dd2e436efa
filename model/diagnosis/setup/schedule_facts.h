// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/training.h"
#include "model/schedules/planned_schedule.h"

#include <optional>

namespace faultline {

/// Images or examples that an epoch trains with: of the dataset, else as the training printed them.
[[nodiscard]] std::optional<double> imagesOfTraining(const Training& training);

/// What a schedule needs of a training besides its configuration. `batch`: images of a batch of one
/// process; 0: not known. The batches of an epoch are those of the dataset, else as a logged epoch
/// counts them.
[[nodiscard]] ScheduleFacts scheduleFacts(const Training& training, double batch);

/// How many batches a process takes in an epoch.
struct EpochLength {
    double batches = 0.0;
    bool isLogged = false; ///< the log counts them; else images of the dataset / batch
};
/// As a logged epoch tag parts the steps, else as images, batch and processes make it, where all
/// three are known. Nothing where none of it tells. `batch`: of one process; 0: not known.
[[nodiscard]] std::optional<EpochLength> epochLength(const Training& training, double batch);

} // namespace faultline
