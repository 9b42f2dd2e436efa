// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/contradicted_score.h"

#include "model/diagnosis/setup/stated_settings.h"

#include <algorithm>
#include <numbers>
#include <string>
#include <utility>
#include <vector>

namespace faultline {

namespace {

bool isZero(const AnswerCurve& one)
{
    return std::all_of(one.curve.values.begin(), one.curve.values.end(),
                       [](double value) { return value == 0.0; });
}

/// All that was logged of evaluations where less is better.
std::vector<AnswerCurve> evaluationCosts(const Training& training, std::size_t fewest)
{
    std::vector<AnswerCurve> costs;
    for (const Signal& signal : training.allSignals) {
        const bool isError = hasAny(signal.words(), {"nme", "epe", "mae", "rmse", "mse", "mpjpe"});
        if (signal.kind != SignalKind::ValidationLoss && !isError)
            continue;
        AnswerCurve one{.signal = &signal,
                        .curve = learningCurve(&signal),
                        .isEvaluation = true,
                        .isMean = true};
        if (one.size() >= fewest && !one.curve.endsNonFinite)
            costs.push_back(std::move(one));
    }
    return costs;
}

/// Whether a loss is that of right answers, whatever the score says. A wrong answer has a
/// probability of one half at most, so a cross-entropy is (1 - accuracy) ln 2 at least.
bool isBelowBound(const AnswerCurve& loss, double accuracy)
{
    constexpr double kFar = 0.3;     // focal losses are lower than a cross-entropy
    constexpr double kFell = 0.2;    // of its first value
    constexpr double kClasses = 1.0; // a sum over classes of yes or no begins below it
    const double first = loss.curve.values.front();
    return loss.signal->kind == SignalKind::ValidationLoss && first >= kClasses
           && loss.level() > 0.0 && loss.level() < kFell * first
           && loss.level() < kFar * (1.0 - accuracy) * std::numbers::ln2;
}

bool contradicts(const AnswerCurve& score, const AnswerCurve& cost)
{
    constexpr double kSmaller = 0.7; // of its first value
    constexpr double kOverlaps = -0.5;
    const std::vector<std::string>& words = score.signal->words();
    if (score.signal->run != cost.signal->run)
        return false;
    if (hasAny(words, {"pck", "pckh"}))
        return cost.signal->kind != SignalKind::ValidationLoss && isZero(score)
               && cost.level() < kSmaller * cost.curve.values.front();
    return hasAny(words, {"dice"}) && isZero(score)
           && cost.signal->kind == SignalKind::ValidationLoss && cost.level() < kOverlaps;
}

/// The share of right answers of an evaluation that ends no higher than it began.
bool neverRose(const AnswerCurve& score)
{
    constexpr double kRise = 1.05;
    // Answers that are right as a whole, of losses that are means of their parts.
    const bool isOfParts = !hasAny(score.signal->words(),
                                   {"balanced", "mean", "class", "macro", "pair", "pairs", "knn",
                                    "probe", "word", "words", "sentence", "sequence", "exact"});
    return isOfParts && score.isEvaluation && score.curve.values.front() > 0.0
           && *std::max_element(score.curve.values.begin(), score.curve.values.end())
                  <= kRise * score.curve.values.front();
}

} // namespace

std::optional<ContradictedScore> findContradictedScore(const Training& training, std::size_t fewest)
{
    const std::vector<AnswerCurve> costs = evaluationCosts(training, fewest);
    if (costs.empty() || hasOpposingLosses(training))
        return std::nullopt;
    for (AnswerCurve& score : evaluationScores(training)) {
        for (const AnswerCurve& cost : costs) {
            if (score.size() >= fewest && contradicts(score, cost))
                return ContradictedScore{.score = std::move(score), .other = cost};
        }
    }
    if (isRegression(training)
        || statedSetting(training, {"class_weights", "class_weight", "pos_weight"}))
        return std::nullopt;
    for (AnswerCurve& score : accuracyCurves(training)) {
        for (const AnswerCurve& cost : costs) {
            if (score.size() >= fewest && score.signal->run == cost.signal->run && neverRose(score)
                && isBelowBound(cost, score.curve.values.front()))
                return ContradictedScore{.score = std::move(score), .other = cost};
        }
    }
    return std::nullopt;
}

} // namespace faultline
