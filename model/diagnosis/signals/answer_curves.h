// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/learning_curve.h"
#include "model/diagnosis/training/training.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline {

/// Median of the first three values of a curve; the first of fewer than nine. Must not be empty.
[[nodiscard]] double startOf(const LearningCurve& curve);
/// First point of the last third; there is always one at least. Must not be empty.
[[nodiscard]] std::size_t lastThirdOf(const LearningCurve& curve);
/// Median of the last third: where it ended, whatever the last value was. Must not be empty.
[[nodiscard]] double levelOf(const LearningCurve& curve);

/// A loss or a score, and of which part of the data it is.
struct AnswerCurve {
    const Signal* signal = nullptr;
    LearningCurve curve;
    bool isEvaluation = false;
    /// Each value stands for many steps: it is of an evaluation, or there is one for each
    /// evaluation (the mean of an epoch). Few of them tell as much as many values of single steps.
    bool isMean = false;

    [[nodiscard]] std::size_t size() const { return curve.size(); }
    [[nodiscard]] std::size_t lastThird() const { return lastThirdOf(curve); }
    [[nodiscard]] double level() const { return levelOf(curve); }
    [[nodiscard]] double start() const { return startOf(curve); }
    /// Whether it can be judged: so many values, or four times as many of single steps.
    [[nodiscard]] bool hasEnough(std::size_t means) const;
};

/// Whether a series is of an evaluation, by its kind, its run or a word of its tag.
[[nodiscard]] bool isOfEvaluation(const Signal& signal);

/// The longest curve of at least `fewest` points (and one) whose signal fits.
template <typename Fits>
[[nodiscard]] std::optional<AnswerCurve> longestCurve(const Training& training, std::size_t fewest,
                                                      Fits fits)
{
    std::optional<AnswerCurve> best;
    for (const Signal& signal : training.allSignals) {
        if (!fits(signal))
            continue;
        AnswerCurve one{.signal = &signal, .curve = learningCurve(&signal)};
        if (one.size() >= std::max<std::size_t>(fewest, 1) && (!best || one.size() > best->size()))
            best = std::move(one);
    }
    return best;
}

/// How many values at the end are the same: logged with six digits at least.
[[nodiscard]] std::size_t sameAtEnd(std::span<const double> values);

/// How many of the values are below the one before them; 0 of a single one.
[[nodiscard]] double shareOfFalls(std::span<const double> values);

/// Percentages as shares. False if it is neither, or empty; `mayExceed` 1: errors for each word.
[[nodiscard]] bool toShares(LearningCurve& curve, bool mayExceed = false);

/// Whether the words of a tag name the share of right answers (top-1), and no other score.
[[nodiscard]] bool namesAccuracy(const TagWords& words);

/// What is left of the tag of a loss or an accuracy without the words that every network has: the
/// output that it is of ("kind" of "val_kind_accuracy"); empty for the whole.
[[nodiscard]] std::string outputName(const TagWords& words);

/// Whether a signal is the loss as a whole, of training or evaluation.
[[nodiscard]] bool isWholeLoss(const Signal& signal);

/// Every accuracy that was logged, as a share: percentages are divided by 100.
[[nodiscard]] std::vector<AnswerCurve> accuracyCurves(const Training& training);

/// Totals of the loss, and its terms that compare classes.
[[nodiscard]] std::vector<AnswerCurve> classLossCurves(const Training& training);

/// Every loss and term of a loss, of training and evaluation.
[[nodiscard]] std::vector<AnswerCurve> lossCurves(const Training& training);

/// Those of one output: see outputName().
[[nodiscard]] std::vector<AnswerCurve> lossCurvesOf(const Training& training,
                                                    std::string_view output);

/// Scores of an evaluation from 0 to 1 where higher is better: accuracy, recall, mAP, IoU, ...
/// Percentages are divided by 100; scores of single classes and sizes are left out.
[[nodiscard]] std::vector<AnswerCurve> evaluationScores(const Training& training);

/// Whether one of them ends at `atLeast` or above.
[[nodiscard]] bool endsWithScore(const Training& training, double atLeast);

/// The same quantity of both parts of the data.
struct CurvePair {
    AnswerCurve train;
    AnswerCurve validation;
    TagWords quantity;       ///< "loss", "cls": the words that the two tags share
    double trainStart = 0.0; ///< highest first value or start() of all curves of the training of it

    /// Whether it is the loss as a whole and no term of it.
    [[nodiscard]] bool isTotal() const;
};
/// Losses and terms of losses of the training set with those of the evaluation: tags that differ
/// in nothing but the words for the part of the data ("train/loss_cls" and "val/loss_cls"). Of
/// several curves of the training the one of means.
[[nodiscard]] std::vector<CurvePair> lossPairs(const Training& training);
[[nodiscard]] std::vector<CurvePair> accuracyPairs(const Training& training);

/// Whether the program computes perplexities.
[[nodiscard]] bool isLanguageModel(const Training& training);

/// An error of numbers was logged, beside the loss or as the loss: one target can be as far off as
/// it likes, and an accuracy counts exact hits.
[[nodiscard]] bool isRegression(const Training& training);

/// Whether the steps of a curve are the numbers of epochs.
[[nodiscard]] bool countsEpochs(const Training& training, const Signal& signal,
                                const LearningCurve& curve);

/// "epoch 12" or "step 4310": point `i` of a curve in the unit that it counts.
[[nodiscard]] Text placeOf(const Training& training, const Signal& signal,
                           const LearningCurve& curve, std::size_t i);
/// "12 epochs" or "4310 steps".
[[nodiscard]] Text lengthIn(const Training& training, const Signal& signal,
                            const LearningCurve& curve, std::int64_t length);

/// Whether the classifier is done: an accuracy of the training ends at 0.99 or above.
[[nodiscard]] bool hasLearnedAll(const Training& training);

} // namespace faultline
