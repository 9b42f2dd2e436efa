// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/signals/stalls.h"
#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <optional>
#include <string>

namespace faultline {

/// What Keras does at the end of each epoch, after its evaluation: its TensorBoard callback notes
/// when the evaluation ended ("evaluation_loss_vs_iterations") and when the callbacks of the epoch
/// came to it ("epoch_loss"). Each pause between the two is a stall of the cause AfterEvaluation;
/// its steps are those of the epoch. Empty for other writers.
[[nodiscard]] Stalls findEpochEndPauses(const Training& training);

/// How long evaluations took, as the training logged it itself.
struct LoggedEvaluations {
    std::string tag; ///< "eval_runtime", "val_time", "time/val"
    const Signal* signal = nullptr;
    std::size_t count = 0;
    double seconds = 0.0; ///< of all of them
    double all = 0.0;     ///< of the training, evaluations included

    [[nodiscard]] double share() const { return all > 0.0 ? seconds / all : 0.0; }
};

/// Nothing where no time of evaluations was logged, or nothing tells how long the training took.
[[nodiscard]] std::optional<LoggedEvaluations> loggedEvaluations(const Training& training);

} // namespace faultline
