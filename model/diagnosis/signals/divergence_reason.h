// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/signals/divergence.h"
#include "model/diagnosis/training/learning_curve.h"
#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <optional>

namespace faultline {

/// What a divergence looks like, as far as its curve and the learning rate tell.
struct DivergenceReason {
    enum class Kind {
        Unknown,
        Outliers,  ///< single values of a regression are thousands of times what is around them
        Leap,      ///< steady, then in one interval as bad as at the start, then learned anew
        UsualRate, ///< the learning rate is one that trainings begin with every day
    };
    Kind kind = Kind::Unknown;
    std::size_t at = 0;   ///< of Outliers: the first of them; of Leap: the value after it
    double usual = 0.0;   ///< of Leap: before it
    double highest = 0.0; ///< of Outliers and Leap
    double rate = 0.0;    ///< of UsualRate
};

/// One jump of the loss from a steady level to that of the first weights or above it, with the
/// learning rate as it was and no warning by the gradients, and high values after it.
struct LossLeap {
    std::size_t at = 0;     ///< index of the first high value
    double usual = 0.0;     ///< median of the values before it
    double highest = 0.0;   ///< of it and the values after it
    bool isLearned = false; ///< it came down again by half and more
};

[[nodiscard]] std::optional<LossLeap> findLossLeap(const Training& training,
                                                   const LearningCurve& loss);

[[nodiscard]] DivergenceReason divergenceReason(const Training& training, const LearningCurve& loss,
                                                const Divergence& divergence);

} // namespace faultline
