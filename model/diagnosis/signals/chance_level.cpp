// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/chance_level.h"

#include "model/core/statistics.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/signals/little_gain.h"
#include "model/diagnosis/signals/one_answer.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace faultline {

namespace {

/// Whether all values from `from` on are the same to the last digit.
bool isConstantFrom(const LearningCurve& curve, std::size_t from)
{
    return from < curve.size() && sameAtEnd(curve.values) >= curve.size() - from;
}

/// How far the accuracy lies from that of a guess among K classes, against what is allowed; the
/// lower the better, above 1 it is none. Of many classes hardly any is hit by chance, so the
/// share in a finite set is anything near 0.
double distanceOfAccuracy(double accuracy, double classes, const ChanceLimits& limits)
{
    constexpr double kManyClasses = 50.0;
    constexpr double kLuck = 1.5; // times 1/K above it
    const double guess = 1.0 / classes;
    const double allowed = limits.accuracy * guess * (1.0 - guess);
    if (classes >= kManyClasses)
        return std::abs(accuracy - guess) / (kLuck * guess);
    return std::abs(accuracy - guess) / allowed;
}

bool isLossOfGuess(double loss, double classes, const ChanceLimits& limits)
{
    const double ratio = loss / std::log(classes) - 1.0;
    return ratio >= -limits.lossBelow && ratio <= limits.lossAbove;
}

/// The number of classes among which these are the accuracy and the loss of a guess: one that is
/// stated, else the likeliest; 0 if there is none.
std::size_t classesOf(double accuracy, double loss, const std::vector<std::size_t>& stated,
                      const ChanceLimits& limits)
{
    constexpr double kHighestLoss = 11.0; // 60,000 classes
    if (!(loss > 0.0) || loss > kHighestLoss)
        return 0;
    const auto distance = [&](std::size_t classes) {
        const auto count = static_cast<double>(classes);
        return isLossOfGuess(loss, count, limits) ? distanceOfAccuracy(accuracy, count, limits)
                                                  : 2.0;
    };
    std::size_t best = 0;
    double nearest = 1.0;
    const auto consider = [&](std::size_t classes) {
        if (const double away = distance(classes); away <= nearest) {
            nearest = away;
            best = classes;
        }
    };
    for (const std::size_t classes : stated)
        consider(classes);
    if (best > 0)
        return best;
    const auto low = static_cast<std::size_t>(std::exp(loss / (1.0 + limits.lossAbove)));
    const auto high =
        static_cast<std::size_t>(std::ceil(std::exp(loss / (1.0 - limits.lossBelow))));
    for (std::size_t classes = std::max<std::size_t>(low, 2); classes <= high; ++classes)
        consider(classes);
    return best;
}

/// Best of the running medians of three values.
double smoothedBest(const AnswerCurve& one, bool isHigherBetter)
{
    const std::vector<double> smooth = runningMedian(one.curve.values, 1);
    return isHigherBetter ? *std::max_element(smooth.begin(), smooth.end())
                          : *std::min_element(smooth.begin(), smooth.end());
}

/// A loss that began at a guess among more classes and fell to that of a guess among fewer, with
/// answers that are better than a guess among all: the model learned which few come into question.
bool beganWithMoreClasses(const std::vector<AnswerCurve>& losses, double accuracy, double level)
{
    constexpr double kNear = 0.05;
    constexpr double kMostClasses = 1000.0;
    constexpr double kFell = 0.75;
    constexpr double kBetter = 1.5;
    return std::any_of(losses.begin(), losses.end(), [&](const AnswerCurve& one) {
        if (one.isEvaluation || one.curve.empty())
            return false;
        const double start = one.curve.values.front();
        const double classes = std::round(std::exp(std::min(start, 10.0)));
        return classes <= kMostClasses && std::abs(std::log(classes) - start) <= kNear * start
               && level < kFell * start && accuracy > kBetter / classes;
    });
}

std::optional<ChanceLevel> findGuess(const Training& training,
                                     const std::vector<AnswerCurve>& scores,
                                     const std::vector<AnswerCurve>& losses,
                                     const ChanceLimits& limits)
{
    constexpr double kBetter = 1.6; // times 1/K, in a single evaluation
    // Each score meets each loss, and a sweep has many of both: medians are taken once.
    struct Judged {
        const AnswerCurve* curve = nullptr;
        double level = 0.0;
    };
    std::vector<Judged> judged;
    for (const AnswerCurve& loss : losses) {
        if (loss.hasEnough(limits.evaluations) && !loss.curve.endsNonFinite)
            judged.push_back({.curve = &loss, .level = loss.level()});
    }
    std::optional<std::vector<std::size_t>> stated;
    for (const bool ofEvaluation : {true, false}) {
        for (const AnswerCurve& score : scores) {
            if (judged.empty() || score.isEvaluation != ofEvaluation
                || !score.hasEnough(limits.evaluations))
                continue;
            const double answered = score.level();
            for (const auto& [lossCurve, lossLevel] : judged) {
                const AnswerCurve& loss = *lossCurve;
                if (loss.isEvaluation != ofEvaluation)
                    continue;
                if (!stated)
                    stated = statedClassCounts(training);
                const std::size_t classes = classesOf(answered, lossLevel, *stated, limits);
                if (classes == 0)
                    continue;
                ChanceLevel found{.sign = ChanceLevel::Sign::Guess, .classes = classes};
                found.isStated =
                    std::find(stated->begin(), stated->end(), classes) != stated->end();
                if (!found.isStated && beganWithMoreClasses(losses, answered, lossLevel))
                    continue;
                const double best =
                    score.isEvaluation
                        ? *std::max_element(score.curve.values.begin(), score.curve.values.end())
                        : smoothedBest(score, true);
                found.fellBack = best * static_cast<double>(classes) > kBetter;
                found.score = score;
                found.loss = loss;
                return found;
            }
        }
    }
    return std::nullopt;
}

/// Answers of a guess with a loss that is worse than an even one: outputs that are large and wrong.
/// The loss then does not tell the number of classes; it must be stated, or neither curve ever
/// improved.
std::optional<ChanceLevel> findWorseThanGuess(const Training& training,
                                              const std::vector<AnswerCurve>& scores,
                                              const std::vector<AnswerCurve>& losses,
                                              const ChanceLimits& limits)
{
    constexpr double kBetter = 1.6;
    constexpr double kFewClasses = 20.0;
    for (const AnswerCurve& score : scores) {
        const auto loss =
            std::find_if(losses.begin(), losses.end(), [&limits](const AnswerCurve& one) {
                return one.isEvaluation && one.size() >= limits.evaluations;
            });
        if (!score.isEvaluation || score.size() < limits.evaluations || loss == losses.end()
            || !(score.level() > 0.0))
            continue;
        std::vector<std::size_t> candidates = statedClassCounts(training);
        const std::size_t stated = candidates.size();
        if (1.0 / score.level() <= kFewClasses)
            candidates.push_back(
                static_cast<std::size_t>(std::max(std::round(1.0 / score.level()), 2.0)));
        const double best = *std::max_element(score.curve.values.begin(), score.curve.values.end());
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            const auto classes = static_cast<double>(candidates[i]);
            const bool isGuess = distanceOfAccuracy(score.level(), classes, limits) <= 1.0
                                 && loss->level() >= (1.0 - limits.lossBelow) * std::log(classes);
            const bool neverImproved =
                best * classes <= kBetter && loss->level() > (1.0 - limits.fall) * loss->start();
            if (!isGuess || (i >= stated && !neverImproved))
                continue;
            // A number of classes that only the accuracy suggests is not worth telling.
            const bool isStated = i < stated;
            ChanceLevel found{.sign = isStated ? ChanceLevel::Sign::Guess
                                               : ChanceLevel::Sign::NoProgress,
                              .classes = candidates[i]};
            found.isStated = isStated;
            found.fellBack = best * classes > kBetter;
            found.score = score;
            found.loss = *loss;
            return found;
        }
    }
    return std::nullopt;
}

/// A language model from random weights that learns how frequent each token is, and no more: its
/// losses come down by less than a quarter, and stand still.
std::optional<ChanceLevel> findFrequencies(const Training& training,
                                           const std::vector<AnswerCurve>& losses)
{
    constexpr std::size_t kFewestSteps = 30;
    constexpr std::size_t kFewestEvaluations = 3;
    constexpr double kFromScratch = 1e-3; // learning rates below it are of fine-tuning, too
    constexpr double kUntrained = 3.0;    // 20 tokens
    constexpr double kKept = 0.75;
    constexpr double kStill = 0.03;
    constexpr double kAlike = 0.05;
    TrainingLoss trained = finestTrainingLoss(training);
    const std::optional<UsedRate> rate = usedRate(training);
    if (trained.curve.size() < kFewestSteps || trained.curve.endsNonFinite || !rate
        || rate->peak < kFromScratch || beginsFromWeights(training)
        || !evaluationScores(training).empty())
        return std::nullopt;
    const std::span<const double> values(trained.curve.values);
    const double middle = median(values.subspan(values.size() / 3, values.size() / 3));
    const double level = levelOf(trained.curve);
    if (values.front() < kUntrained || level < kKept * values.front() || level > values.front()
        || middle - level > kStill * middle)
        return std::nullopt;
    for (const AnswerCurve& loss : losses) {
        if (loss.isEvaluation && loss.size() >= kFewestEvaluations && !loss.curve.endsNonFinite
            && std::abs(loss.level() - level) <= kAlike * level) {
            if (!isLanguageModel(training)) // reads every line of the logs
                return std::nullopt;
            return ChanceLevel{.sign = ChanceLevel::Sign::Frequencies,
                               .loss = AnswerCurve{.signal = trained.parts.front(),
                                                   .curve = std::move(trained.curve)}};
        }
    }
    return std::nullopt;
}

/// A score of the evaluation that is low and never improved, while the training loss hardly fell.
std::optional<ChanceLevel> findNoGain(const Training& training, const ChanceLimits& limits)
{
    constexpr double kNil = 0.05; // below it nothing is found at all: metric-stays-zero tells that
    constexpr double kLow = 0.3;
    constexpr double kGain = 1.15;
    constexpr double kHardly = 0.2;
    for (AnswerCurve& score : evaluationScores(training)) {
        if (score.size() < limits.evaluations || namesAccuracy(score.signal->words())
            || score.level() < kNil || score.level() >= kLow
            || smoothedBest(score, true) > kGain * score.start() || score.start() <= 0.0
            || trainingLossFell(training, kHardly))
            continue;
        return ChanceLevel{.sign = ChanceLevel::Sign::NoGain, .score = std::move(score)};
    }
    return std::nullopt;
}

/// From some value on, at the latest from the middle, the losses of both parts of the data are the
/// same to the last digit: the output does not depend on the input.
std::optional<ChanceLevel> findConstant(const Training& training,
                                        const std::vector<AnswerCurve>& losses)
{
    constexpr std::size_t kFewestSteps = 20;
    constexpr std::size_t kFewest = 4;
    constexpr double kNear = 1e-3;
    const TrainingLoss trained = finestTrainingLoss(training);
    if (trained.curve.size() < kFewestSteps || trained.curve.endsNonFinite)
        return std::nullopt;
    const double level = levelOf(trained.curve);
    const auto isNear = [level](double value) {
        return std::abs(value - level) <= kNear * std::abs(level);
    };
    const std::vector<double>& values = trained.curve.values;
    if (!(level > 0.0)
        || !std::all_of(values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2),
                        values.end(), isNear)
        || !isConstantFrom(trained.curve, lastThirdOf(trained.curve)))
        return std::nullopt;
    for (const AnswerCurve& loss : losses) {
        if (loss.isEvaluation && loss.size() >= kFewest && !loss.curve.endsNonFinite
            && isConstantFrom(loss.curve, loss.size() / 2) && isNear(loss.level()))
            return ChanceLevel{.sign = ChanceLevel::Sign::Constant, .loss = loss};
    }
    return std::nullopt;
}

/// A score that was best at first and falls while the losses of both parts fall as well.
std::optional<ChanceLevel> findOpposed(const Training& training,
                                       const std::vector<AnswerCurve>& losses)
{
    constexpr std::size_t kFewest = 8;
    constexpr std::size_t kBlocks = 30;
    constexpr double kSure = 2.33;
    constexpr double kLost = 0.75;
    constexpr double kGood = 0.6;
    constexpr double kFell = 0.01;
    const auto trend = [](const AnswerCurve& one) {
        return mannKendallZ(blockMedians(one.curve.values, kBlocks));
    };
    const bool bothFall =
        trainingLossFell(training, kFell)
        && std::any_of(losses.begin(), losses.end(), [&trend](const AnswerCurve& loss) {
               return loss.isEvaluation && loss.size() >= kFewest && !loss.curve.endsNonFinite
                      && trend(loss) < -kSure;
           });
    if (!bothFall)
        return std::nullopt;
    for (AnswerCurve& score : evaluationScores(training)) {
        if (score.size() < kFewest || !(score.level() > 0.0))
            continue;
        const std::vector<double>& values = score.curve.values;
        const double best = *std::max_element(values.begin(), values.end());
        if (values.front() == best && score.level() < kLost * best && score.level() < kGood
            && trend(score) < -1.645)
            return ChanceLevel{.sign = ChanceLevel::Sign::Opposed, .score = std::move(score)};
    }
    return std::nullopt;
}

/// Whether the training loss shows noise and no fall, in many values.
bool trainingStandsStill(const Training& training, double fall)
{
    constexpr std::size_t kFewestSteps = 20;
    const TrainingLoss loss = finestTrainingLoss(training);
    if (loss.curve.size() < kFewestSteps || loss.curve.endsNonFinite)
        return false;
    return levelOf(loss.curve) > (1.0 - fall) * startOf(loss.curve);
}

/// No weight that the evaluation sees has changed.
std::optional<ChanceLevel> findFrozen(const Training& training,
                                      const std::vector<AnswerCurve>& losses,
                                      const ChanceLimits& limits)
{
    constexpr std::size_t kFewest = 3;
    for (const AnswerCurve& loss : losses) {
        const bool isEnough =
            loss.size() >= limits.evaluations
            || (loss.size() >= kFewest && trainingStandsStill(training, limits.fall));
        if (loss.isEvaluation && isEnough && loss.curve.span() > 0.0
            && loss.curve.values.back() != 0.0 && isConstantFrom(loss.curve, 0))
            return ChanceLevel{.sign = ChanceLevel::Sign::Frozen, .loss = loss};
    }
    return std::nullopt;
}

/// The same accuracy in most evaluations up to the end, and no loss falls.
std::optional<ChanceLevel> findSameScore(const std::vector<AnswerCurve>& scores,
                                         const std::vector<AnswerCurve>& losses,
                                         const ChanceLimits& limits)
{
    constexpr double kGood = 0.9;   // as good as a model may well be
    constexpr double kBetter = 1.2; // ever before: then it fell back
    const auto isFlat = [&limits](const AnswerCurve& loss) {
        return loss.level() > (1.0 - limits.fall) * loss.start();
    };
    const bool anyFell = std::any_of(losses.begin(), losses.end(), [&](const AnswerCurve& loss) {
        return loss.hasEnough(limits.evaluations) && !isFlat(loss);
    });
    if (losses.empty() || anyFell)
        return std::nullopt;
    for (const AnswerCurve& score : scores) {
        if (!score.isEvaluation || score.curve.empty())
            continue;
        const std::size_t same = sameAtEnd(score.curve.values);
        const double best = *std::max_element(score.curve.values.begin(), score.curve.values.end());
        if (same >= limits.evaluations && 2 * same >= score.size() && score.level() < kGood
            && score.level() > 0.0 && best < kBetter * score.level()) {
            const auto loss = std::find_if(losses.begin(), losses.end(),
                                           [](const AnswerCurve& one) { return one.isEvaluation; });
            return ChanceLevel{.sign = ChanceLevel::Sign::OneAnswer,
                               .score = score,
                               .loss = loss == losses.end() ? std::nullopt : std::optional(*loss),
                               .evaluations = same < score.size() ? same : 0};
        }
    }
    return std::nullopt;
}

/// An output that gives one answer for all inputs, whatever the others do.
std::optional<ChanceLevel> findOneAnswerOfOutput(const Training& training,
                                                 const std::vector<AnswerCurve>& scores)
{
    std::optional<OneAnswer> one = findOneAnswer(training, scores);
    if (!one)
        return std::nullopt;
    return ChanceLevel{.sign = ChanceLevel::Sign::OneAnswer,
                       .score = std::move(one->score),
                       .loss = std::move(one->loss),
                       .train = std::move(one->train),
                       .evaluations = one->evaluations};
}

/// Scores with a level that every model beats: an area under the ROC curve, a coefficient of
/// determination.
std::optional<ChanceLevel> findWorthless(const Training& training, const ChanceLimits& limits)
{
    constexpr double kRanking = 0.54;
    constexpr double kMost = 0.57; // ever reached
    constexpr double kMean = 0.02;
    constexpr double kMostExplained = 0.1; // ever reached
    constexpr std::size_t kMany = 8;       // evaluations, to say it of a little more
    constexpr double kLittle = 0.15;
    constexpr double kNoRise = 0.03;
    for (const Signal& signal : training.allSignals) {
        const TagWords& words = signal.words();
        const bool isRanking = hasAny(words, {"auc", "auroc"}) && !hasAny(words, {"pr", "aupr"});
        const bool isMean = hasAny(words, {"r2", "r2score"})
                            || (hasAny(words, {"r"}) && hasAny(words, {"squared"}));
        if (!isRanking && !isMean)
            continue;
        AnswerCurve score{.signal = &signal,
                          .curve = learningCurve(&signal),
                          .isEvaluation = true,
                          .isMean = true};
        const bool isOfTraining = signal.kind != SignalKind::ValidationMetric
                                  && !hasAny(words, {"val", "test", "eval"})
                                  && !isEvaluationRun(signal.run->name);
        if (isOfTraining || score.size() < limits.evaluations)
            continue;
        const double best = smoothedBest(score, true);
        const double level = score.level();
        if (isRanking && level <= kRanking && level >= 1.0 - kRanking && best <= kMost)
            return ChanceLevel{.sign = ChanceLevel::Sign::Ranking, .score = std::move(score)};
        const bool isLittle = score.size() >= kMany && best <= kLittle
                              && level <= std::max(score.start(), 0.0) + kNoRise;
        if (isMean && ((level <= kMean && best <= kMostExplained) || isLittle))
            return ChanceLevel{.sign = ChanceLevel::Sign::Mean, .score = std::move(score)};
    }
    return std::nullopt;
}

/// Whether the training set is answered clearly better than by a guess.
bool answersTrainingSet(const std::vector<AnswerCurve>& scores, const ChanceLevel& found)
{
    constexpr double kClearly = 2.0;
    constexpr double kHalfWay = 0.5;
    if (found.classes == 0)
        return false;
    const double guess = 1.0 / static_cast<double>(found.classes);
    const double needed = std::min(kClearly * guess, guess + kHalfWay * (1.0 - guess));
    return std::any_of(scores.begin(), scores.end(), [needed](const AnswerCurve& score) {
        return !score.isEvaluation && score.level() >= needed;
    });
}

/// Whether the training loss ends below so much of that of a guess.
bool lossIsBelow(const Training& training, double share, std::size_t classes)
{
    const TrainingLoss loss = trainingLoss(training);
    if (loss.parts.empty() || loss.curve.empty())
        return false;
    return levelOf(loss.curve) < share * std::log(static_cast<double>(classes));
}

/// Accuracy and loss at the level of a guess, of whichever kind.
std::optional<ChanceLevel> guessOf(const Training& training, const std::vector<AnswerCurve>& scores,
                                   const std::vector<AnswerCurve>& losses,
                                   const ChanceLimits& limits)
{
    if (std::optional<ChanceLevel> guess = findGuess(training, scores, losses, limits))
        return guess;
    return findWorseThanGuess(training, scores, losses, limits);
}

/// Whether it is only the evaluation that is at that level.
bool isAnsweredInTraining(const Training& training, const std::vector<AnswerCurve>& scores,
                          const ChanceLevel& guess)
{
    constexpr double kLearned = 0.7; // of ln K
    return guess.isEvaluation() && !guess.fellBack
           && (answersTrainingSet(scores, guess) || lossIsBelow(training, kLearned, guess.classes));
}

} // namespace

bool trainingLossFell(const Training& training, double share)
{
    const TrainingLoss loss = trainingLoss(training);
    if (loss.curve.size() < 2)
        return false;
    return levelOf(loss.curve) < (1.0 - share) * startOf(loss.curve);
}

std::optional<ChanceLevel> findEvaluationAtChance(const Training& training,
                                                  const ChanceLimits& limits)
{
    constexpr double kMostAbove = 1.4;
    const std::vector<AnswerCurve> scores = accuracyCurves(training);
    std::optional<ChanceLevel> guess = guessOf(training, scores, classLossCurves(training), limits);
    if (!guess || !isAnsweredInTraining(training, scores, *guess))
        return std::nullopt;
    // A number of classes that only the accuracy suggests: the first loss must agree, or the model
    // may answer half of what is asked.
    const TrainingLoss loss = finestTrainingLoss(training);
    if (guess->sign == ChanceLevel::Sign::NoProgress
        && (loss.curve.empty()
            || loss.curve.values.front()
                   > kMostAbove * std::log(static_cast<double>(guess->classes))))
        return std::nullopt;
    return guess;
}

std::optional<ChanceLevel> findChanceLevel(const Training& training, const ChanceLimits& limits)
{
    const std::vector<AnswerCurve> scores = accuracyCurves(training);
    const std::vector<AnswerCurve> losses = classLossCurves(training);
    if (std::optional<ChanceLevel> constant = findConstant(training, losses))
        return constant;
    if (std::optional<ChanceLevel> frozen = findFrozen(training, losses, limits))
        return frozen;
    if (std::optional<ChanceLevel> guess = guessOf(training, scores, losses, limits))
        return isAnsweredInTraining(training, scores, *guess) ? std::nullopt : guess;
    if (std::optional<ChanceLevel> one = findOneAnswerOfOutput(training, scores))
        return one;
    if (std::optional<ChanceLevel> one = findSameScore(scores, losses, limits))
        return one;
    if (std::optional<ChanceLevel> worthless = findWorthless(training, limits))
        return worthless;
    if (std::optional<ChanceLevel> opposed = findOpposed(training, losses))
        return opposed;
    if (std::optional<ChanceLevel> frequencies = findFrequencies(training, losses))
        return frequencies;
    return findNoGain(training, limits);
}

std::optional<ChanceLevel> findSmallGain(const Training& training)
{
    std::optional<LittleGain> gain = findLittleGain(training);
    if (!gain)
        return std::nullopt;
    return ChanceLevel{.sign =
                           gain->creeps ? ChanceLevel::Sign::Creeps : ChanceLevel::Sign::Settles,
                       .loss = std::move(gain->pair.validation),
                       .train = std::move(gain->pair.train)};
}

} // namespace faultline
