// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/learning_curve.h"

#include <cstddef>
#include <optional>

namespace faultline {

/// What counts as a divergence; the thresholds of the rule loss-diverged.
struct DivergenceLimits {
    double ratio = 2.0;         ///< windows above this many times the smoothed minimum ...
    std::size_t windows = 5;    ///< ... so many of them, up to the end
    double hugeLoss = 1e3;      ///< or: a loss this large at the end ...
    double ordinaryStart = 1e2; ///< ... that began below this
    double fallGivenBack = 0.1; ///< least share of what had been learnt that is lost again
};

/// A training loss that rose and stayed up. Indices are those of the curve.
struct Divergence {
    std::size_t minimumIndex = 0; ///< middle of the stretch that the minimum is the median of
    double minimum = 0.0;         ///< smoothed
    double start = 0.0;           ///< median of the first points
    double level = 0.0;           ///< median of the last windows
    std::size_t onset = 0;        ///< where the rise that lasts to the end began
    std::size_t windowPoints = 0; ///< points in a window
    std::size_t windowsAbove = 0; ///< windows above the limit, up to the end
    bool isHuge = false;          ///< found by hugeLoss

    /// Share of the fall from the start to the minimum that was lost again; 1 if it never fell.
    [[nodiscard]] double shareLost() const;
};

/// With fewer points than this only a huge loss is seen.
inline constexpr std::size_t kDivergencePoints = 24;

/// Looks for a divergence that lasts to the end of the curve. With a learning rate (may be
/// empty) a rise after a warm restart is held against earlier windows of a similar rate only.
[[nodiscard]] std::optional<Divergence> findDivergence(const LearningCurve& loss,
                                                       const LearningCurve& learningRate,
                                                       const DivergenceLimits& limits);

/// Where a loss stands at its end: Divergence::level and Divergence::minimum of a curve whether or
/// not it diverged.
struct LossLevels {
    double last = 0.0;    ///< median of the last windows
    double minimum = 0.0; ///< lowest of the windows before them, smoothed
};
/// Nothing of a curve with fewer than kDivergencePoints points.
[[nodiscard]] std::optional<LossLevels> lossLevels(const LearningCurve& loss,
                                                   const DivergenceLimits& limits);

/// True if the training loss ends in NaN or diverged: how long the run should have been, or whether
/// its validation stands still, is then beside the point.
[[nodiscard]] bool trainingBroke(const Training& training);

} // namespace faultline
