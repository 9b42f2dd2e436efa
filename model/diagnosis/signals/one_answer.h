// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/signals/answer_curves.h"
#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace faultline {

/// An output of the network that gives every input of the evaluation the same answer.
struct OneAnswer {
    AnswerCurve score;                               ///< the same to the last digit ...
    std::size_t evaluations = 0;                     ///< ... in so many evaluations up to the end
    AnswerCurve loss;                                ///< of the same output and evaluation
    std::optional<AnswerCurve> train = std::nullopt; ///< the same of the training
};

/// An accuracy that never changes a digit in at least half of the evaluations, the last one
/// included, while the loss of that output never comes below what one answer costs: the entropy of
/// answers of which one makes up that share. Of a network with several outputs each is judged by
/// its own loss, for the others may learn. Nothing while the training set is answered better: then
/// the evaluation is what is wrong. `scores`: accuracyCurves().
[[nodiscard]] std::optional<OneAnswer> findOneAnswer(const Training& training,
                                                     const std::vector<AnswerCurve>& scores);

/// The cross-entropy of the best constant answer that is right so often (above 0, below 1), at
/// least.
[[nodiscard]] double lossOfOneAnswer(double accuracy);

} // namespace faultline
