// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/little_gain.h"

#include "model/core/statistics.h"
#include "model/diagnosis/setup/stated_settings.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>
#include <vector>

namespace faultline {

namespace {

constexpr std::size_t kFewestPoints = 5;

bool isPositive(const AnswerCurve& one)
{
    return std::all_of(one.curve.values.begin(), one.curve.values.end(),
                       [](double value) { return value > 0.0; });
}

/// A part of the whole, in the order of logging: [from, to) of `parts`.
double medianOfPart(const AnswerCurve& one, std::size_t from, std::size_t to, std::size_t parts)
{
    const std::size_t begin = from * one.size() / parts;
    const std::size_t end = std::max(to * one.size() / parts, begin + 1);
    return median(std::span(one.curve.values).subspan(begin, end - begin));
}

/// The loss of both parts fell in the whole run by less than that share of the first value.
bool hardlyFell(const CurvePair& pair)
{
    constexpr double kLittle = 0.06;
    const auto& validation = pair.validation.curve.values;
    const double best = *std::min_element(validation.begin(), validation.end());
    const double first = pair.train.start();
    return pair.train.level() > (1.0 - kLittle) * first
           && best > (1.0 - kLittle) * validation.front()
           && pair.train.level() < (1.0 + kLittle) * first
           && pair.validation.level() < (1.0 + kLittle) * validation.front();
}

/// From the second value on neither moves, and the validation hardly fell before.
bool standsStill(const CurvePair& pair)
{
    constexpr double kStill = 0.02;
    constexpr double kLittle = 0.12;
    constexpr std::size_t kFewestStill = 8;
    const auto stays = [](const AnswerCurve& one) {
        const std::size_t early = std::max<std::size_t>(one.size() / 4, 2);
        const double before = median(std::span(one.curve.values).subspan(1, early));
        return std::abs(before - one.level()) < kStill * before;
    };
    const auto& validation = pair.validation.curve.values;
    return pair.train.isMean && pair.train.size() >= kFewestStill
           && validation.size() >= kFewestStill && stays(pair.train) && stays(pair.validation)
           && pair.validation.level() > (1.0 - kLittle) * validation.front();
}

/// The loss is that of a guess among as many classes as are stated or usual.
bool isNearGuess(const Training& training, double loss)
{
    constexpr double kBelow = 0.9;
    constexpr double kAbove = 1.1;
    std::vector<std::size_t> classes = statedClassCounts(training);
    classes.insert(classes.end(), {2, 10, 100, 1000});
    for (const AnswerCurve& score : accuracyCurves(training)) {
        if (score.isEvaluation && !score.curve.empty() && score.curve.values.front() > 0.0)
            classes.push_back(static_cast<std::size_t>(
                std::clamp(std::round(1.0 / score.curve.values.front()), 2.0, 1e6)));
    }
    return std::any_of(classes.begin(), classes.end(), [loss](std::size_t count) {
        const double guess = std::log(static_cast<double>(count));
        return loss > kBelow * guess && loss < kAbove * guess;
    });
}

/// Weights that were learned before have little left to learn; a loss that begins as that of a
/// guess tells that they were not.
bool mayBeLearned(const Training& training, const CurvePair& pair)
{
    constexpr double kFineRate = 1e-4;
    constexpr double kLate = 0.4;
    const LearningCurve& curve = pair.validation.curve;
    if (static_cast<double>(curve.steps.front()) > kLate * static_cast<double>(curve.steps.back()))
        return true; // resumed
    const std::optional<UsedRate> rate = usedRate(training);
    const bool isFine = beginsFromWeights(training) || (rate && rate->peak <= kFineRate);
    return isFine && !isNearGuess(training, curve.values.front());
}

/// Another quantity, or other data: what is wrong then is told by how far they lie apart.
bool isFarApart(const CurvePair& pair)
{
    constexpr double kFar = 5.0;
    return pair.train.level() > kFar * pair.validation.level()
           || pair.validation.level() > kFar * pair.train.level();
}

/// A score says that the answers are of use.
bool scoresWell(const Training& training)
{
    constexpr double kGood = 0.7;
    constexpr double kRanking = 0.6;
    constexpr double kExplained = 0.15;
    if (endsWithScore(training, kGood))
        return true;
    return std::any_of(
        training.allSignals.begin(), training.allSignals.end(), [](const Signal& signal) {
            const bool isRanking = hasAny(signal.words(), {"auc", "auroc", "rocauc"});
            const bool isOfMean = hasAny(signal.words(), {"r2", "r2score"});
            if (!isRanking && !isOfMean)
                return false;
            const LearningCurve curve = learningCurve(&signal);
            return !curve.empty()
                   && *std::max_element(curve.values.begin(), curve.values.end())
                          > (isRanking ? kRanking : kExplained);
        });
}

} // namespace

std::optional<LittleGain> findLittleGain(const Training& training)
{
    constexpr double kNearlyAll = 0.8;
    if (hasOpposingLosses(training))
        return std::nullopt;
    for (CurvePair& pair : lossPairs(training)) {
        if (!pair.isTotal() || !pair.train.hasEnough(kFewestPoints)
            || pair.validation.size() < kFewestPoints || pair.train.curve.endsNonFinite
            || pair.validation.curve.endsNonFinite || !isPositive(pair.train)
            || !isPositive(pair.validation))
            continue;
        if ((!hardlyFell(pair) && !standsStill(pair)) || isFarApart(pair)
            || mayBeLearned(training, pair) || scoresWell(training))
            continue;
        const auto& values = pair.validation.curve.values;
        const double fall = 1.0 - *std::min_element(values.begin(), values.end()) / values.front();
        const bool creeps =
            hardlyFell(pair) && shareOfFalls(values) >= kNearlyAll
            && medianOfPart(pair.train, 0, 1, 3) > medianOfPart(pair.train, 1, 2, 3)
            && medianOfPart(pair.train, 1, 2, 3) > medianOfPart(pair.train, 2, 3, 3);
        // How good answers are that do not change an accuracy tells: half learned is no fault.
        const std::vector<AnswerCurve> scores = accuracyCurves(training);
        const bool isScored =
            std::any_of(scores.begin(), scores.end(),
                        [](const AnswerCurve& score) { return score.isEvaluation; });
        if (!creeps && isScored)
            continue;
        if (isLanguageModel(training)) // reads every line of the logs
            return std::nullopt;
        return LittleGain{.pair = std::move(pair), .creeps = creeps, .fall = fall};
    }
    return std::nullopt;
}

} // namespace faultline
