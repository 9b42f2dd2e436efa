// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/hyperparameters/model_never_learned_chance.h"

#include "generated/rules/model_never_learned.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

namespace faultline::rules::model_never_learned {

namespace {

using Reason = UnlearnedReason::Kind;

/// Of answers at the level of a guess: what the shape of the curves makes likely.
Text explainGuess(const Training& training, const ChanceLevel& chance)
{
    constexpr double kExact = 0.002;
    constexpr double kBelow = 0.985;
    const double guess = std::log(static_cast<double>(chance.classes));
    const TrainingLoss loss = finestTrainingLoss(training);
    if (loss.parts.empty() || loss.curve.empty() || chance.fellBack || !chance.isEvaluation())
        return text::atChanceExplained(Count(chance.classes));
    const std::vector<double>& scores = chance.shown().curve.values;
    const bool isOneAnswer = std::all_of(
        scores.begin(), scores.end(), [&scores](double value) { return value == scores.front(); });
    const double first = loss.curve.values.front();
    const double level = levelOf(loss.curve);
    if (isOneAnswer && std::abs(first - guess) <= kExact * guess
        && std::abs(level - guess) <= kExact * guess)
        return text::zeroStartExplained(Count(chance.classes));
    if (isOneAnswer)
        return text::sameAnswerExplained();
    if (level < kBelow * guess && chance.loss && chance.loss->level() >= guess)
        return text::byHeartExplained();
    return text::atChanceExplained(Count(chance.classes));
}

/// Of an output with one answer for all inputs: what its losses make likely.
Text explainOneAnswer(const ChanceLevel& chance)
{
    constexpr double kExact = 0.002;
    constexpr double kAbove = 1.15; // of the validation
    constexpr double kFell = 0.9;
    constexpr double kMostClasses = 1e4;
    if (chance.evaluations == 0)
        return text::oneAnswerExplained();
    if (!chance.train || chance.train->curve.empty() || !chance.train->isMean)
        return text::oneAnswerOfOutputExplained();
    const double first = chance.train->curve.values.front();
    const double level = chance.train->level();
    const double classes = std::round(std::exp(std::min(first, std::log(kMostClasses))));
    const double guess = std::log(std::max(classes, 2.0));
    if (std::abs(first - guess) <= kExact * guess && std::abs(level - guess) <= kExact * guess)
        return text::zeroStartExplained(Count(classes));
    if (chance.loss && level > kAbove * chance.loss->level() && level < kFell * first)
        return text::keptDownExplained();
    return text::oneAnswerOfOutputExplained();
}

/// Of a coefficient of determination that ends at 0 or below.
Text explainMean(const ChanceLevel& chance)
{
    constexpr double kNear = 0.15;
    const std::vector<double>& values = chance.shown().curve.values;
    const bool isMean = std::all_of(values.begin(), values.end(),
                                    [](double value) { return std::abs(value) < kNear; });
    return isMean ? text::learnsMeanExplained() : text::noBetterThanMeanExplained();
}

/// Of losses that end at one value, whatever the inputs are.
Text explainConstant(const Training& training, const ChanceLevel& chance)
{
    constexpr double kFar = 10.0;
    const double first = firstLoss(training, chance);
    const double level = chance.shown().level();
    return first > kFar * level
               ? text::constantAfterStart({.first = Plain(first), .level = Plain(level)})
               : text::constantOutputExplained();
}

} // namespace

Text chanceTitle(const ChanceLevel& chance, Reason reason)
{
    constexpr double kWorthless = 0.02;
    const std::string tag = chance.shown().signal->tag;
    const Plain level(chance.shown().level());
    switch (chance.sign) {
    case ChanceLevel::Sign::Guess:
        if (chance.fellBack)
            return text::fellBackToChance(
                {.tag = tag, .level = level, .classes = Count(chance.classes)});
        return text::atChance({.tag = tag,
                               .level = level,
                               .lossTag = chance.loss->signal->tag,
                               .loss = Plain(chance.loss->level()),
                               .classes = Count(chance.classes)});
    case ChanceLevel::Sign::Frozen:
        if (reason == Reason::FrozenElsewhere)
            return text::frozenElsewhere(
                {.level = level, .evaluations = Count(chance.shown().size()), .tag = tag});
        return text::frozen(
            {.level = level, .evaluations = Count(chance.shown().size()), .tag = tag});
    case ChanceLevel::Sign::OneAnswer:
        return chance.evaluations > 0 && chance.evaluations < chance.shown().size()
                   ? text::oneAnswerAtTheEnd({.tag = tag,
                                              .level = level,
                                              .same = Count(chance.evaluations),
                                              .evaluations = Count(chance.shown().size())})
                   : text::oneAnswer({.tag = tag, .level = level});
    case ChanceLevel::Sign::Creeps:
        return text::creeps({.tag = tag,
                             .first = Plain(chance.loss->curve.values.front()),
                             .level = Plain(chance.loss->curve.values.back()),
                             .evaluations = Count(chance.loss->size())});
    case ChanceLevel::Sign::Settles:
        return text::settles(
            {.tag = tag, .first = Plain(chance.loss->curve.values.front()), .level = level});
    case ChanceLevel::Sign::NoProgress:
        return text::noProgress({.tag = tag,
                                 .level = level,
                                 .lossTag = chance.loss->signal->tag,
                                 .loss = Plain(chance.loss->level())});
    case ChanceLevel::Sign::NoGain:
        return text::noGain({.tag = tag, .first = Plain(chance.score->start()), .level = level});
    case ChanceLevel::Sign::Constant: return text::constantOutput({.tag = tag, .level = level});
    case ChanceLevel::Sign::Opposed:
        return text::opposed(
            {.tag = tag, .first = Plain(chance.score->curve.values.front()), .level = level});
    case ChanceLevel::Sign::Frequencies:
        return text::onlyFrequencies(
            {.tag = tag, .first = Plain(chance.loss->curve.values.front()), .level = level});
    case ChanceLevel::Sign::Ranking: return text::noRanking({.tag = tag, .level = level});
    case ChanceLevel::Sign::Mean:
        return chance.shown().level() > kWorthless
                   ? text::hardlyBetterThanMean({.tag = tag, .level = level})
                   : text::noBetterThanMean({.tag = tag, .level = level});
    }
    return {};
}

Text explainSign(const Training& training, const ChanceLevel& chance,
                 const std::optional<UsedRate>& rate)
{
    switch (chance.sign) {
    case ChanceLevel::Sign::OneAnswer: return explainOneAnswer(chance);
    case ChanceLevel::Sign::Creeps:
        return isUsual(rate) ? text::creepsAtUsualRateExplained(Plain(rate->peak))
                             : text::creepsExplained();
    case ChanceLevel::Sign::Settles: return text::settlesExplained();
    case ChanceLevel::Sign::NoProgress:
    case ChanceLevel::Sign::NoGain: return text::noGainExplained();
    case ChanceLevel::Sign::Ranking: return text::noRankingExplained();
    case ChanceLevel::Sign::Mean: return explainMean(chance);
    case ChanceLevel::Sign::Constant: return explainConstant(training, chance);
    case ChanceLevel::Sign::Opposed: return text::opposedExplained();
    case ChanceLevel::Sign::Frequencies: return text::onlyFrequenciesExplained();
    default: return explainGuess(training, chance);
    }
}

} // namespace faultline::rules::model_never_learned
