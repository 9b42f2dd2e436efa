// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/signals/answer_curves.h"
#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <optional>

namespace faultline {

/// What counts as a validation apart from the training; the thresholds of the rule
/// validation-apart.
struct GapLimits {
    std::size_t evaluations = 5;
    double learned = 0.95;  ///< accuracy of the training from which a gap means something
    double gap = 0.1;       ///< between the accuracies
    double lossRatio = 3.0; ///< of the loss of the validation to that of the training
    double lossKept = 0.4;  ///< of its start that the validation still has
    double followed = 0.9;  ///< of the start of the training: where it never came below, it never
                            ///< followed
    double termRatio = 1.6; ///< between the ratios of the terms for classes and boxes
};

/// A validation that does not go with the training.
struct ValidationGap {
    enum class Sign {
        SameLabels,    ///< the answers never change, and suit the training set better and better
        FewExamples,   ///< far apart at the first evaluation: too early to know a set by heart
        EmptyInputs,   ///< the same, and most errors of the training are next to 0
        Outliers,      ///< few examples of the training carry nearly all of its error
        TrainAbove,    ///< the training loss stays above what the validation was at first
        OnlyWorse,     ///< the validation was best at its first evaluation
        NoRelation,    ///< of numbers: the validation is never below the first loss of the training
        NeverFollowed, ///< the loss of the training fell, that of the validation never did
        FarAbove,      ///< the same of losses below 0, with a validation that no fall comes near
        Accuracy,      ///< the training set is known by heart, the validation set is not
        OneTerm, ///< the term for classes of a detector does not go along, that for boxes does
        Loss,    ///< the losses lie far apart, and no accuracy says what that means
    };
    Sign sign = Sign::Accuracy;
    CurvePair pair;
    double train = 0.0;      ///< level of the last third
    double validation = 0.0; ///< the same; of those that never fell the best that it reached
    std::optional<CurvePair> other = std::nullopt;   ///< of OneTerm: the term that goes along
    std::optional<AnswerCurve> score = std::nullopt; ///< of SameLabels: what never changes
    double share = 0.0; ///< of EmptyInputs: the part of the training set with ordinary errors; of
                        ///< Outliers: that with nearly all of the error
    /// Of TrainAbove: the first training loss is that of a guess among so many, more than there are
    /// classes for the validation; 0: it is not.
    std::size_t guesses = 0;
    bool isRising = false; ///< of OnlyWorse: the accuracy of the validation got better meanwhile
};

/// Judged by medians of the last third; nothing while the training itself has not learned.
[[nodiscard]] std::optional<ValidationGap> findValidationGap(const Training& training,
                                                             const GapLimits& limits = {});

/// Whether there is such a gap and it is more than a remark.
[[nodiscard]] bool isValidationApart(const Training& training);

/// Whether there is a pair of curves to judge.
[[nodiscard]] bool hasCurvePairs(const Training& training, std::size_t evaluations);

} // namespace faultline
