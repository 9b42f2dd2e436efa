// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/training/learning_curve.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace faultline {

/// Fixes that several rules about learning share, with values from the user's own data.

/// The learning rate around a step.
struct RateAtStep {
    double then = 0.0;        ///< logged at or just before it
    double peak = 0.0;        ///< highest up to it; in a warm-up that of a config, if one names it
    bool isWarmingUp = false; ///< still rising towards its peak
    double fitting = 0.0;     ///< what fits the model and batch, where that is lower; 0: not known
};

/// Nothing without a learning rate.
[[nodiscard]] std::optional<RateAtStep> rateAt(const Training& training, const LearningCurve& loss,
                                               std::size_t index);

/// Lower the learning rate to the one that fits the model and batch, else to a third, or a tenth if
/// that is not enough. Without a rate the fix has no number, says so, and divides.
[[nodiscard]] Fix lowerLearningRate(const std::optional<RateAtStep>& rate, std::int64_t step);

/// Clip at the 90th percentile of the gradient norm over its healthy part; without one, log it.
[[nodiscard]] Fix clipGradients(const std::optional<double>& percentile);

/// 90th percentile of the gradient norm before the point `index` of the loss, from at least
/// 10 values.
[[nodiscard]] std::optional<double> healthyGradientNorm(const Training& training,
                                                        const LearningCurve& loss,
                                                        std::size_t index);

/// Go on from the last checkpoint at or before `step`; named if the log mentions one.
[[nodiscard]] Fix restartFromCheckpoint(const Training& training, std::int64_t step);

/// Find the record or operation whose result is no number.
[[nodiscard]] Fix checkTheData(std::int64_t step);

/// Loss scaling, for trainings in half precision.
[[nodiscard]] Fix scaleHalfPrecision();

/// How to set the length of a run, in the words of whoever logged `tag`: epochs for a tag that
/// counts them, else steps.
[[nodiscard]] std::vector<Fix::Snippet> runLengthSnippets(const std::string& tag,
                                                          std::int64_t length);

/// The same as edits of settings (training_recipe.h); none for epochs.
[[nodiscard]] std::vector<ConfigEdit> runLengthEdits(const std::string& tag, std::int64_t length);

/// What a training lost that went on in vain after point `index` of a curve: the hours of all its
/// GPUs to its end, and the model.
[[nodiscard]] Stake lostSince(const Training& training, const LearningCurve& curve,
                              std::size_t index);

/// `value` to `digits` significant digits, as it should stand in a config.
[[nodiscard]] std::string configNumber(double value, int digits = 2);

} // namespace faultline
