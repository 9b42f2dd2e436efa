// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/signals/answer_curves.h"
#include "model/diagnosis/training/training.h"

#include <optional>

namespace faultline {

/// Signs of training examples that come sorted by class: a batch then holds one class, and the
/// model answers with it whatever the input is.
struct DataOrder {
    enum class Sign {
        RisesInEpochs, ///< the loss rises within nearly each epoch and falls back at the next
        BeginsTooLow,  ///< next to 0 at first, and many times its last level soon after
        BelowGuess,    ///< the training accuracy falls far below that of the evaluation, a guess
    };
    Sign sign = Sign::RisesInEpochs;
    AnswerCurve shown;
    double before = 0.0; ///< at the beginning of an epoch, at first, at best
    double after = 0.0;  ///< at its end, soon after, at last
    double level = 0.0;  ///< of BeginsTooLow: where the loss ends; of BelowGuess: the evaluation
};

[[nodiscard]] std::optional<DataOrder> findDataOrder(const Training& training);

} // namespace faultline
