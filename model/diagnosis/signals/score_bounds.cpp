// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/score_bounds.h"

#include "model/core/config_document.h"
#include "model/core/statistics.h"
#include "model/diagnosis/signals/answer_curves.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace faultline {

namespace {

constexpr std::size_t kFewestScores = 4;

/// A share of pairs in the right order, 0.5 for a random one.
bool namesOrder(const TagWords& words)
{
    const bool isArea =
        hasAny(words, {"auc", "auroc", "rocauc"}) && !hasAny(words, {"pr", "aupr", "prc", "auprc"});
    const bool isConcordance = hasAny(words, {"cindex", "concordance"})
                               || (hasAny(words, {"c"}) && hasAny(words, {"index"}));
    return (isArea || isConcordance)
           && !hasAny(words, {"loss", "best", "std", "time", "pose", "pck", "success", "deletion",
                              "insertion", "corr", "correlation", "ccc", "coef"});
}

bool isOrderOfPairs(const TagWords& words)
{
    return hasAny(words, {"pair", "pairs", "pairwise"}) && hasAny(words, {"acc", "accuracy"})
           && !hasAny(words, {"best", "loss"});
}

/// A mean cross-entropy, of which nothing is left out and nothing is weighted.
bool namesCrossEntropy(const TagWords& words)
{
    return (hasAny(words, {"ce", "xent", "crossentropy"})
            || (hasAny(words, {"cross"}) && hasAny(words, {"entropy"})))
           && !hasAny(words, {"weighted", "focal", "log", "best", "acc", "accuracy", "time",
                              "binary", "bce", "sigmoid", "multilabel"});
}

AnswerCurve scoreCurveOf(const Signal& signal)
{
    return {.signal = &signal,
            .curve = learningCurve(&signal),
            .isEvaluation = isOfEvaluation(signal),
            .isMean = true};
}

double highestOf(const AnswerCurve& one)
{
    return *std::max_element(one.curve.values.begin(), one.curve.values.end());
}

double lowestLoss(double accuracy)
{
    return (1.0 - accuracy) * std::numbers::ln2;
}

BoundBreak boundBreak(BoundBreak::Sign sign, const AnswerCurve& score, const AnswerCurve& loss)
{
    return {.sign = sign,
            .score = score.signal,
            .scoreCurve = score.curve,
            .scoreStart = score.curve.values.front(),
            .scoreLevel = score.level(),
            .loss = loss.signal,
            .lossCurve = loss.curve,
            .lossStart = loss.curve.values.front(),
            .lossLevel = loss.level(),
            .bound = lowestLoss(score.level())};
}

/// The total that the training minimises.
std::optional<AnswerCurve> trainedLoss(const Training& training)
{
    const TrainingLoss loss = trainingLoss(training);
    if (loss.parts.empty() || loss.curve.size() < kFewestScores || loss.curve.endsNonFinite)
        return std::nullopt;
    return AnswerCurve{.signal = loss.parts.front(), .curve = loss.curve};
}

std::optional<BoundBreak> findReversedOrder(const Training& training)
{
    constexpr double kBelow = 0.42;
    constexpr double kFell = 0.01;
    constexpr double kHalf = 0.6;
    const std::optional<AnswerCurve> total = trainedLoss(training);
    if (!total || !(total->level() < (1.0 - kFell) * total->start()))
        return std::nullopt;
    for (const Signal& signal : training.allSignals) {
        const bool isPairs = isOrderOfPairs(signal.words());
        if (!isPairs && !namesOrder(signal.words()))
            continue;
        const AnswerCurve score = scoreCurveOf(signal);
        if (score.size() < kFewestScores || score.curve.values.back() <= 0.0)
            continue;
        const auto last = std::span(score.curve.values).subspan(score.lastThird());
        const bool isBelow =
            std::all_of(last.begin(), last.end(), [](double value) { return value < kBelow; });
        if (!isBelow)
            continue;
        if (!isPairs)
            return boundBreak(BoundBreak::Sign::OrderReversed, score, *total);
        // The margin of a hinge loss makes no such promise.
        if (total->level() > 0.0 && total->level() < kHalf * lowestLoss(score.level()))
            return boundBreak(BoundBreak::Sign::PairsReversed, score, *total);
    }
    return std::nullopt;
}

/// A loss of the evaluation and its accuracy must agree; one of the training must agree with any
/// accuracy that was ever reached before anything could be memorised.
std::optional<BoundBreak> findScaledDown(const Training& training,
                                         const std::vector<AnswerCurve>& scores)
{
    constexpr double kSame = 0.5;
    constexpr double kOther = 0.1;
    for (const Signal& signal : training.allSignals) {
        if (!namesCrossEntropy(signal.words()))
            continue;
        const AnswerCurve loss = scoreCurveOf(signal);
        if (loss.size() < kFewestScores || !(loss.level() > 0.0))
            continue;
        for (const AnswerCurve& score : scores) {
            if (score.size() < kFewestScores
                || (score.isEvaluation != loss.isEvaluation && !score.isEvaluation))
                continue;
            const bool isSame = score.isEvaluation == loss.isEvaluation;
            const double bound = lowestLoss(highestOf(score));
            if (loss.curve.values.front() < (isSame ? kSame : kOther) * bound
                && loss.level() < (isSame ? kSame : kOther) * bound) {
                BoundBreak found = boundBreak(BoundBreak::Sign::ScaledDown, score, loss);
                found.bound = bound;
                return found;
            }
        }
    }
    return std::nullopt;
}

/// Another score of the same evaluation that counts each class alike.
std::optional<AnswerCurve> balancedScore(const Training& training, const AnswerCurve& accuracy)
{
    for (const Signal& signal : training.allSignals) {
        if (!hasAny(signal.words(), {"balanced", "uar"}) || signal.run != accuracy.signal->run)
            continue;
        AnswerCurve one = scoreCurveOf(signal);
        if (one.curve.steps == accuracy.curve.steps)
            return one;
    }
    return std::nullopt;
}

bool isSameThroughout(const AnswerCurve& one)
{
    return std::all_of(one.curve.values.begin(), one.curve.values.end(),
                       [&one](double value) { return value == one.curve.values.front(); });
}

/// Scores of single classes that are 0 throughout.
bool hasClassOfNone(const Training& training)
{
    return std::any_of(training.allSignals.begin(), training.allSignals.end(),
                       [](const Signal& signal) {
                           // "IoU" is taken apart as well.
                           if (!hasAny(signal.words(), {"iou", "io", "recall", "f1", "dice"})
                               || hasAny(signal.words(), {"loss", "mean", "miou", "macro"}))
                               return false;
                           const AnswerCurve one = scoreCurveOf(signal);
                           return one.size() >= kFewestScores && one.isEvaluation
                                  && isSameThroughout(one) && one.curve.values.front() == 0.0;
                       });
}

/// Whether a configuration sets weights of classes, as a list or for each.
bool weighsClasses(const Training& training)
{
    return std::any_of(
        training.configs.begin(), training.configs.end(), [](const ConfigDocumentPtr& config) {
            return std::any_of(
                config->nodes.begin(), config->nodes.end(), [](const ConfigNode& field) {
                    return field.name == "class_weights" || field.name == "class_weight";
                });
        });
}

std::optional<BoundBreak> findFavoured(const Training& training,
                                       const std::vector<AnswerCurve>& scores)
{
    constexpr double kSame = 0.5;
    constexpr double kLost = 0.1;
    constexpr double kMany = 0.5; // of the examples
    const std::optional<AnswerCurve> total = trainedLoss(training);
    const bool isWeighted = weighsClasses(training);
    for (const AnswerCurve& score : scores) {
        if (!score.isEvaluation || score.size() < kFewestScores || score.level() < kMany
            || score.level() >= 1.0)
            continue;
        const double bound = lowestLoss(score.level());
        const std::optional<AnswerCurve> balanced = balancedScore(training, score);
        // The accuracy may be that of the training: the first one is, too, if the console says so.
        if (balanced && balanced->curve.values.front() - balanced->level() >= kLost) {
            for (const Signal* signal : training.all(SignalKind::ValidationLoss)) {
                const AnswerCurve loss = scoreCurveOf(*signal);
                if (loss.size() >= kFewestScores && loss.level() > 0.0
                    && loss.level() < kSame * bound && loss.curve.values.front() > bound) {
                    BoundBreak found =
                        boundBreak(BoundBreak::Sign::FavoursFrequent, *balanced, loss);
                    found.bound = bound;
                    return found;
                }
            }
        }
        if (isWeighted && total && isSameThroughout(score) && hasClassOfNone(training)
            && total->level() > 0.0 && total->level() < kSame * bound
            && total->curve.values.front() > bound)
            return boundBreak(BoundBreak::Sign::FavoursFrequent, score, *total);
    }
    return std::nullopt;
}

/// Accuracies, those of pixels and of evaluations without a word for their part among them.
std::vector<AnswerCurve> sharesOfRight(const Training& training)
{
    std::vector<AnswerCurve> scores = accuracyCurves(training);
    // Shares of something else than the answers that the loss is the mean of.
    std::erase_if(scores, [](const AnswerCurve& one) {
        return hasAny(one.signal->words(), {"balanced", "mean", "class", "macro", "pair", "pairs",
                                            "knn", "probe", "word", "words", "sentence", "sequence",
                                            "exact", "top5", "m", "subset", "em"});
    });
    const bool hasEvaluation = std::any_of(scores.begin(), scores.end(),
                                           [](const AnswerCurve& one) { return one.isEvaluation; });
    const std::vector<const Signal*> losses = training.all(SignalKind::ValidationLoss);
    // The one accuracy beside a loss of the evaluation, at its steps, is of the evaluation.
    if (!hasEvaluation && !losses.empty() && scores.size() == 1
        && scores.front().signal->run == losses.front()->run
        && scores.front().curve.steps == learningCurve(losses.front()).steps)
        scores.front().isEvaluation = true;
    return scores;
}

} // namespace

std::optional<BoundBreak> findBoundBreak(const Training& training)
{
    if (std::optional<BoundBreak> reversed = findReversedOrder(training))
        return reversed;
    const std::vector<AnswerCurve> scores = sharesOfRight(training);
    if (std::optional<BoundBreak> scaled = findScaledDown(training, scores))
        return scaled;
    return findFavoured(training, scores);
}

} // namespace faultline
