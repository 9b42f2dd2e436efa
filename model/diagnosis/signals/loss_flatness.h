// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/learning_curve.h"
#include "model/diagnosis/training/training.h"

#include <cmath>
#include <cstddef>

namespace faultline {

/// How flat a training loss is, from where the learning rate has come up.
struct LossFlatness {
    static constexpr std::size_t kFewestPoints = 10;
    static constexpr std::size_t kBlocks = 30; ///< of the trend test

    std::size_t judgedFrom = 0; ///< first point after the learning rate has come up
    std::size_t judgedTo = 0;   ///< end of the first third, or of the curve if that is short
    double z = 0.0;             ///< Mann-Kendall over that part
    double zWhole = 0.0;
    double start = 0.0;  ///< median of the first third
    double end = 0.0;    ///< median of the last third
    double noise = 0.0;  ///< sigma of the loss against its level
    bool isFall = false; ///< there is a trend, though not of a size worth the name

    /// Of the level of the first third.
    [[nodiscard]] double fallen() const
    {
        return start != 0.0 ? (start - end) / std::abs(start) : 0.0;
    }
};

[[nodiscard]] LossFlatness measureFlatness(const Training& training, const LearningCurve& loss);

/// It does not stand still: the training makes it larger.
[[nodiscard]] bool risesFromTheStart(const LossFlatness& flat);
/// The rate rises from the first point to the last: nothing was learnt yet because the warm-up was
/// not over.
[[nodiscard]] bool isWarmingUp(const LearningCurve& rate);

} // namespace faultline
