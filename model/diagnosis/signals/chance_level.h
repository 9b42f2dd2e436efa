// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/signals/answer_curves.h"
#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <optional>

namespace faultline {

/// What counts as the level of a guess; the thresholds of the rule model-never-learned.
struct ChanceLimits {
    std::size_t evaluations = 5;
    double accuracy = 0.25;  ///< of 1/K (1 - 1/K): how far the accuracy may lie from 1/K
    double lossBelow = 0.01; ///< of ln K: how far the loss may lie below it ...
    double lossAbove = 0.08; ///< ... and above it
    double fall = 0.03;      ///< of the first level: less is no fall
};

/// A model whose answers are worth no more than a guess at the end of the log.
struct ChanceLevel {
    enum class Sign {
        Guess,       ///< accuracy 1/K and loss ln K for some number of classes K
        Frozen,      ///< the validation loss is the same in every evaluation
        OneAnswer,   ///< the accuracy of an output is the same in most evaluations up to the end
        Ranking,     ///< an area under the ROC curve of 0.5
        NoProgress,  ///< neither accuracy nor loss of the evaluation ever got better than at first
        NoGain,      ///< a low score that never improved, and a loss that hardly fell
        Constant,    ///< both losses end at the same value to the last digit, whatever the inputs
        Opposed,     ///< a score that falls from its first evaluation on while both losses fall
        Frequencies, ///< a language model whose losses stay just below that of its first weights
        Mean,        ///< a coefficient of determination of 0 or below: no better than the mean
        Creeps,      ///< both losses fall from epoch to epoch, by next to nothing
        Settles,     ///< both losses stand still after the first epochs, next to where they began
    };
    Sign sign = Sign::Guess;
    std::size_t classes = 0; ///< K; 0: not known
    bool isStated = false;   ///< K is one that the files state
    std::optional<AnswerCurve> score = std::nullopt;
    std::optional<AnswerCurve> loss = std::nullopt;
    std::optional<AnswerCurve> train = std::nullopt; ///< the same loss of the training, if judged
    std::size_t evaluations = 0; ///< of OneAnswer: with the same score up to the end; 0: all
    /// It was clearly better before: it fell back to this level.
    bool fellBack = false;

    [[nodiscard]] bool isEvaluation() const
    {
        return (score && score->isEvaluation) || (loss && loss->isEvaluation);
    }
    /// What shows it best.
    [[nodiscard]] const AnswerCurve& shown() const { return score ? *score : *loss; }
};

/// Judged by medians of the last third of curves of the same part of the data. Nothing while the
/// training set is answered better than that: then the evaluation is what is wrong.
[[nodiscard]] std::optional<ChanceLevel> findChanceLevel(const Training& training,
                                                         const ChanceLimits& limits = {});

/// An evaluation at that level although the training set is answered better: what findChanceLevel()
/// leaves out.
[[nodiscard]] std::optional<ChanceLevel> findEvaluationAtChance(const Training& training,
                                                                const ChanceLimits& limits = {});

/// Losses of both parts of the data that end next to where they began: Creeps or Settles. No part
/// of findChanceLevel(), for what else tells that a loss never fell says more.
[[nodiscard]] std::optional<ChanceLevel> findSmallGain(const Training& training);

/// Whether a training loss fell by more than `share` of its first level.
[[nodiscard]] bool trainingLossFell(const Training& training, double share);

} // namespace faultline
