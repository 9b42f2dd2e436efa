// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/learning_curve.h"
#include "model/diagnosis/training/training.h"

#include <optional>

namespace faultline {

/// A loss and a score that cannot belong together. A wrong answer has a probability of one half at
/// most, so it costs ln 2 or more: a mean cross-entropy is at least (1 - accuracy) ln 2.
struct BoundBreak {
    enum class Sign {
        OrderReversed,   ///< a ranking worse than a random one, while the loss falls
        PairsReversed,   ///< the same of pairs: the loss is too low for their order
        ScaledDown,      ///< a cross-entropy that is too low from its first value on
        FavoursFrequent, ///< it fell below the bound as the model gave up a class
    };
    Sign sign = Sign::OrderReversed;
    const Signal* score = nullptr;
    LearningCurve scoreCurve = {};
    double scoreStart = 0.0;
    double scoreLevel = 0.0;
    const Signal* loss = nullptr;
    LearningCurve lossCurve = {};
    double lossStart = 0.0;
    double lossLevel = 0.0;
    double bound = 0.0; ///< the lowest loss that is possible beside the score
};

[[nodiscard]] std::optional<BoundBreak> findBoundBreak(const Training& training);

} // namespace faultline
