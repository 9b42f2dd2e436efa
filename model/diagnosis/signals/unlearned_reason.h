// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/setup/setting_ranges.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/signals/chance_level.h"
#include "model/diagnosis/training/learning_curve.h"
#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <optional>
#include <span>

namespace faultline {

/// Why a model learned nothing, as far as the files tell.
struct UnlearnedReason {
    enum class Kind {
        Unknown,
        NoGradient,      ///< the logged norm of the gradients is exactly 0
        Frozen,          ///< no weight changes
        StepsMissing,    ///< the same, and PyTorch says that no optimizer step was taken
        HugeOutputs,     ///< the same, at a loss that is huge from the first value on
        LowPrecision,    ///< weights are kept in bfloat16
        TargetsFarOff,   ///< all outputs miss their targets in one direction, by far
        Counted,         ///< the loss is made of whole numbers: of classes, not of probabilities
        HardlyMoves,     ///< the loss stays above that of an even guess, where training begins
        SmallUpdates,    ///< weights change, by next to nothing, at a usual rate and gradient
        FrozenElsewhere, ///< weights change that the evaluation does not see
        GradientsPileUp,
        OddSetting,
        TooHigh,
        TooLow,
        Summed, ///< the loss is a sum over the batch
        NotScaled,
        ThrownOrUnscaled, ///< the mean of the first epoch is huge: inputs or learning rate
        Saturated,        ///< sure of wrong answers at a usual learning rate
        Spent
    };
    Kind kind = Kind::Unknown;
    std::optional<UsedRate> rate;      ///< whatever the reason is
    std::optional<OffSetting> setting; ///< of OddSetting
    const Signal* norm =
        nullptr; ///< of NoGradient, GradientsPileUp and LowPrecision: what shows it
    std::optional<FoundLine> line; ///< of StepsMissing: the warning
    double distance = 0.0;         ///< of TargetsFarOff: the mean absolute error
    double batch = 0.0; ///< of Summed: training loss over validation loss; of Counted: the parts
};

/// Of a model whose answers stay at the level of a guess.
[[nodiscard]] UnlearnedReason unlearnedReason(const Training& training, const ChanceLevel& chance);
/// Of a loss that never falls: only what shows by itself.
[[nodiscard]] UnlearnedReason unlearnedReason(const Training& training);

/// First point of the learning rate from which on it is next to nothing of its peak; the last point
/// if there is none. The curve must not be empty.
[[nodiscard]] std::size_t spentFrom(const LearningCurve& rate);
/// The first loss that was logged, of the training set if there is one; 0 without any.
[[nodiscard]] double firstLoss(const Training& training, const ChanceLevel& chance);

/// Whether the loss fell within its first values and was flat afterwards: quick learners and
/// fine-tuning, whose fall hides inside the first block of a trend test.
[[nodiscard]] bool fellAtOnce(std::span<const double> values);

} // namespace faultline
