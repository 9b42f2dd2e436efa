// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/learning_curve.h"
#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <vector>

namespace faultline {

/// What the files say about what a training loss measures. A number that is called "loss" may be
/// that of a classifier, which falls if anything is learnt, but also that of a value function, a
/// generator or a noise predictor, which need not: its course alone proves nothing.
struct LossMeaning {
    /// It is measured against given answers: there is a validation, a configuration of a supervised
    /// training, a dataset with labels, an accuracy, or a term such as "cls_loss".
    bool isOfAnswers = false;
    /// A validation metric was at kSkilled or above from its first evaluations on: what is trained
    /// knew its task already, or the commonest answer is right that often.
    bool beganSkilled = false;
    /// An accuracy of the training itself rose (Mann-Kendall z > 2.33, and by a fifth of where it
    /// began): whatever the loss does, the model learns.
    bool gotBetter = false;

    static constexpr double kSkilled = 0.5;
};

[[nodiscard]] LossMeaning lossMeaning(const Training& training);

/// The number of classes among which a model guesses whose loss has this level: the level is
/// within 1 % of its logarithm. Of the numbers that the files state (statedClassCounts()), else of
/// the usual ones. 0 if it is no such level.
[[nodiscard]] std::size_t guessedClasses(double level, const std::vector<std::size_t>& stated);

/// The same of a curve of a few values, each of which is the mean of an epoch: all of them are at
/// that level, at least kFewestGuesses, and the validation loss or an accuracy says so as well.
inline constexpr std::size_t kFewestGuesses = 3;
[[nodiscard]] std::size_t guessedThroughout(const Training& training, const LearningCurve& loss,
                                            const std::vector<std::size_t>& stated);

} // namespace faultline
