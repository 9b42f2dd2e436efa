// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/signals/answer_curves.h"
#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <optional>

namespace faultline {

/// A score of the evaluation that never gets better, beside a loss or an error of the same
/// evaluation that says that the model is good: one of the two is computed wrongly, and a training
/// does not become good by a wrong loss.
struct ContradictedScore {
    AnswerCurve score;
    AnswerCurve other;
};

/// Of scores with at least `fewest` evaluations:
/// - an accuracy that never rose, and a cross-entropy far below what its wrong answers cost;
/// - a share of points that are near enough (PCK) of exactly 0, and an error that became smaller;
/// - a Dice score of exactly 0, and a loss below 0, which only the Dice term can bring about.
[[nodiscard]] std::optional<ContradictedScore> findContradictedScore(const Training& training,
                                                                     std::size_t fewest);

} // namespace faultline
