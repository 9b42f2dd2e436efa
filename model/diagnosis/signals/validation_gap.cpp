// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/validation_gap.h"

#include "model/core/statistics.h"
#include "model/diagnosis/signals/chance_level.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace faultline {

namespace {

bool isLongEnough(const CurvePair& pair, std::size_t evaluations)
{
    return pair.train.hasEnough(evaluations) && pair.validation.size() >= evaluations
           && !pair.train.curve.endsNonFinite && !pair.validation.curve.endsNonFinite;
}

double lowest(const AnswerCurve& one)
{
    const std::vector<double> smooth = runningMedian(one.curve.values, 1);
    return *std::min_element(smooth.begin(), smooth.end());
}

/// The median of the training losses that were logged up to the first evaluation: of the last
/// `share` of them, one at least.
double levelAtFirst(const CurvePair& pair, double share)
{
    const std::size_t count = pair.train.curve.indexMatching(pair.validation.curve, 0) + 1;
    const auto part = static_cast<std::size_t>(share * static_cast<double>(count));
    return median(
        std::span(pair.train.curve.values).first(count).last(std::max<std::size_t>(part, 1)));
}

/// A score or an error of the evaluation that is the same to the last digit in all of them.
std::optional<AnswerCurve> unchangedMetric(const Training& training, std::size_t evaluations)
{
    for (const Signal& signal : training.allSignals) {
        const bool isError =
            signal.kind == SignalKind::ValidationLoss && hasAny(signal.words(), {"mae", "rmse"});
        if (signal.kind != SignalKind::ValidationMetric && !isError)
            continue;
        AnswerCurve one{.signal = &signal,
                        .curve = learningCurve(&signal),
                        .isEvaluation = true,
                        .isMean = true};
        const std::vector<double>& values = one.curve.values;
        if (values.size() >= evaluations && values.front() != 0.0 && values.front() != 1.0
            && std::all_of(values.begin(), values.end(),
                           [&values](double value) { return value == values.front(); }))
            return one;
    }
    return std::nullopt;
}

/// Every input gets the same answer, it suits the training set better and better and the
/// validation set worse and worse: the training set knows only that answer.
std::optional<ValidationGap> sameLabels(const Training& training,
                                        const std::vector<CurvePair>& losses,
                                        const GapLimits& limits)
{
    constexpr double kFell = 0.7;
    constexpr std::size_t kFewest = 10;
    constexpr double kNearlyAll = 0.9; // the examples of a step make no difference
    const std::optional<AnswerCurve> score = unchangedMetric(training, limits.evaluations);
    const std::vector<double> steps = finestTrainingLoss(training).curve.values;
    constexpr double kVanished = 0.1;
    constexpr double kFewFalls = 0.12;
    if (!score || steps.size() < kFewest)
        return std::nullopt;
    for (const CurvePair& pair : losses) {
        const std::vector<double>& values = pair.validation.curve.values;
        // The last digits of single steps near 0 scatter; the means of epochs do not.
        const std::vector<double>& means = pair.train.curve.values;
        const bool isSmooth = shareOfFalls(steps) >= kNearlyAll
                              || (pair.train.isMean && shareOfFalls(means) >= kNearlyAll
                                  && pair.train.level() < kVanished * means.front());
        if (!isSmooth)
            continue;
        const bool isWorse = values.back() > values.front() && shareOfFalls(values) <= kFewFalls;
        if (isWorse && pair.train.curve.values.back() < kFell * pair.train.curve.values.front()
            && pair.train.level() < pair.validation.level())
            return ValidationGap{.sign = ValidationGap::Sign::SameLabels,
                                 .pair = pair,
                                 .train = pair.train.curve.values.back(),
                                 .validation = values.back(),
                                 .score = score};
    }
    return std::nullopt;
}

/// Squared errors of both parts of the data at their first value, against the absolute ones.
struct ErrorShapes {
    double squared = 0.0;     ///< of the training to the validation
    double absolute = 0.0;    ///< the same
    double trainSpread = 0.0; ///< mean square by square of the mean: 1.6 for normal errors
    double validationSpread = 0.0;
};

/// Nothing without both errors of both parts.
std::optional<ErrorShapes> errorShapes(const Training& training, const CurvePair& loss)
{
    const auto firstError = [&training](bool isEvaluation, const LearningCurve& pair) {
        for (const Signal& signal : training.allSignals) {
            const bool isError = hasAny(signal.words(), {"mae", "l1", "absolute"});
            const LearningCurve curve = isError && isOfEvaluation(signal) == isEvaluation
                                            ? learningCurve(&signal)
                                            : LearningCurve();
            if (!curve.empty() && curve.steps == pair.steps)
                return curve.values.front();
        }
        return 0.0;
    };
    // Of the same steps: the first value of a single step is that of random weights.
    const double trainError = firstError(false, loss.train.curve);
    const double validationError = firstError(true, loss.validation.curve);
    const double train = loss.train.curve.values.front();
    const double validation = loss.validation.curve.values.front();
    if (!(trainError > 0.0) || !(validationError > 0.0) || train == trainError)
        return std::nullopt;
    return ErrorShapes{.squared = train / validation,
                       .absolute = trainError / validationError,
                       .trainSpread = train / (trainError * trainError),
                       .validationSpread = validation / (validationError * validationError)};
}

/// The spread of errors that are alike: 1 for all of one size, 1.6 for normal ones.
bool isUsualSpread(double spread)
{
    constexpr double kMost = 4.0;
    return spread >= 0.999 && spread < kMost;
}

/// The part of the training set that has the errors of the validation set while all others are
/// answered exactly: squared and absolute error are then smaller by the same factor. 0 if not so.
double ordinaryPart(const Training& training, const CurvePair& loss)
{
    constexpr double kAlike = 1.5;
    constexpr double kSpread = 5.0; // of normal errors it is 1.6, of one in ten of them 16
    const std::optional<ErrorShapes> shapes = errorShapes(training, loss);
    const bool isMixed = shapes && shapes->absolute < kAlike * shapes->squared
                         && shapes->squared < kAlike * shapes->absolute;
    return isMixed && shapes->trainSpread > kSpread && isUsualSpread(shapes->validationSpread)
               ? shapes->absolute
               : 0.0;
}

/// Errors of the training with hundreds of times the spread of normal ones, and those of the
/// validation without: a few of its targets are far from all others.
std::optional<ValidationGap> outliers(const Training& training,
                                      const std::vector<CurvePair>& losses)
{
    constexpr double kFar = 10.0;
    constexpr double kSpread = 30.0; // one example in 20 and fewer
    for (const CurvePair& pair : losses) {
        const bool isTotal = pair.isTotal();
        const std::optional<ErrorShapes> shapes =
            isTotal ? errorShapes(training, pair) : std::nullopt;
        if (!shapes || shapes->trainSpread < kSpread || shapes->squared < kFar
            || !isUsualSpread(shapes->validationSpread))
            continue;
        return ValidationGap{.sign = ValidationGap::Sign::Outliers,
                             .pair = pair,
                             .train = pair.train.curve.values.front(),
                             .validation = pair.validation.curve.values.front(),
                             .share = 1.0 / shapes->trainSpread};
    }
    return std::nullopt;
}

/// Of numbers, whose first loss no scale of other outputs excuses: the training loss falls, and the
/// validation never comes below where the training began.
std::optional<ValidationGap> unrelatedTargets(const Training& training,
                                              const std::vector<CurvePair>& losses)
{
    constexpr double kLearned = 0.85;
    constexpr double kMoved = 0.92;
    constexpr double kSure = -2.33;
    if (!isRegression(training) || !accuracyCurves(training).empty())
        return std::nullopt;
    for (const CurvePair& pair : losses) {
        const bool isTotal = pair.isTotal();
        const double best = lowest(pair.validation);
        if (isTotal && pair.train.level() < kLearned * pair.trainStart && best >= pair.trainStart
            && best >= kMoved * pair.validation.start()
            && mannKendallZ(blockMedians(pair.train.curve.values, 30)) < kSure)
            return ValidationGap{.sign = ValidationGap::Sign::NoRelation,
                                 .pair = pair,
                                 .train = pair.train.level(),
                                 .validation = best};
    }
    return std::nullopt;
}

/// Far apart at the first evaluation already, and to the end: nothing that was learned since.
std::optional<ValidationGap> apartFromTheFirst(const Training& training,
                                               const std::vector<CurvePair>& losses)
{
    constexpr double kFar = 0.2; // healthy runs: 0.4 and above
    constexpr double kHalfFar = 0.3;
    constexpr double kLastThird = 1.0 / 3.0;
    constexpr double kHalf = 0.5;
    constexpr double kStill = 0.5; // at the end
    constexpr double kAbsurd = 1.5;
    for (const CurvePair& pair : losses) {
        const bool isTotal = pair.isTotal();
        const double first = pair.validation.curve.values.front();
        if (!isTotal || levelAtFirst(pair, kLastThird) >= kFar * first
            || levelAtFirst(pair, kHalf) >= kHalfFar * first
            || pair.train.level() >= kStill * pair.validation.level())
            continue;
        ValidationGap gap{.sign = ValidationGap::Sign::FewExamples,
                          .pair = pair,
                          .train = pair.train.level(),
                          .validation = pair.validation.level()};
        gap.share = ordinaryPart(training, pair);
        if (gap.share > 0.0) {
            gap.sign = ValidationGap::Sign::EmptyInputs;
            return gap;
        }
        // An absurd loss is of inputs that are read otherwise; a training that was that good from
        // its first value on learned elsewhere.
        const TrainingLoss steps = finestTrainingLoss(training);
        if (steps.curve.empty())
            continue;
        const double start = std::max(pair.trainStart, steps.curve.values.front());
        if (first > 2.0 * kAbsurd * start || pair.train.level() >= kFar * start)
            continue;
        return gap;
    }
    return std::nullopt;
}

bool isPositive(const CurvePair& pair)
{
    const auto isAbove = [](double value) { return value >= 0.0; };
    return std::all_of(pair.train.curve.values.begin(), pair.train.curve.values.end(), isAbove)
           && std::all_of(pair.validation.curve.values.begin(), pair.validation.curve.values.end(),
                          isAbove)
           && pair.train.start() > 0.0 && pair.validation.start() > 0.0;
}

/// The training loss is another quantity than that of the validation, or of other data: to the end
/// it lies above what the validation was at its first evaluation, or both far apart from the first
/// on.
std::optional<ValidationGap> trainAbove(const Training& training,
                                        const std::vector<CurvePair>& losses)
{
    constexpr double kAbove = 1.2;
    constexpr double kNoWorse = 1.05;
    constexpr double kFarApart = 5.0;
    constexpr double kStart = 1.5;
    constexpr double kDigits = 0.03;
    constexpr double kMostGuesses = 4096.0;
    for (const CurvePair& pair : losses) {
        if (!pair.isTotal() || !isPositive(pair))
            continue;
        const std::vector<double>& validation = pair.validation.curve.values;
        const double first = std::max(validation[0], validation[1]);
        const double start = pair.train.curve.values.front();
        const bool isAbove = pair.train.level() > kAbove * first
                             && pair.validation.level() <= kNoWorse * first
                             && start > kStart * validation.front();
        const bool isFar = pair.train.isMean
                           && pair.train.level() > kFarApart * pair.validation.level()
                           && start > kFarApart * validation.front();
        if (!isAbove && !isFar)
            continue;
        ValidationGap gap{.sign = ValidationGap::Sign::TrainAbove,
                          .pair = pair,
                          .train = pair.train.level(),
                          .validation = pair.validation.level()};
        const TrainingLoss steps = finestTrainingLoss(training);
        const double begin =
            steps.curve.empty() ? start : std::max(start, steps.curve.values.front());
        if (isAbove && !accuracyCurves(training).empty() && begin < std::log(kMostGuesses)) {
            // A guess among the examples of a batch: of two, four, eight, ...
            const double power = std::round(begin / std::numbers::ln2);
            if (std::abs(power * std::numbers::ln2 - begin) <= kDigits * begin)
                gap.guesses = static_cast<std::size_t>(std::lround(std::exp2(power)));
        }
        return gap;
    }
    return std::nullopt;
}

/// The validation was best at its first evaluation and gets worse from nearly each to the next,
/// while the training loss falls.
std::optional<ValidationGap> onlyWorse(const Training& training,
                                       const std::vector<CurvePair>& losses)
{
    constexpr double kWorse = 1.08;
    constexpr double kMostFalls = 0.4;
    constexpr double kLearned = 0.9;
    for (const CurvePair& pair : losses) {
        const std::vector<double>& values = pair.validation.curve.values;
        const bool isWorse = *std::min_element(values.begin(), values.end()) == values.front()
                             && pair.validation.level() > kWorse * values.front()
                             && shareOfFalls(values) <= kMostFalls;
        if (!pair.isTotal() || !isWorse || !isPositive(pair)
            || pair.train.level() > kLearned * pair.trainStart
            || pair.train.level() >= pair.validation.level())
            continue;
        ValidationGap gap{.sign = ValidationGap::Sign::OnlyWorse,
                          .pair = pair,
                          .train = pair.train.level(),
                          .validation = values.front()};
        for (const AnswerCurve& score : accuracyCurves(training))
            gap.isRising = gap.isRising
                           || (score.isEvaluation && !score.curve.empty()
                               && score.level() > score.curve.values.front());
        return gap;
    }
    return std::nullopt;
}

std::optional<ValidationGap> neverFollowed(const std::vector<CurvePair>& losses,
                                           const GapLimits& limits)
{
    constexpr double kLearned = 0.5; // of its start
    constexpr double kMoved = 0.8;   // the same, of the validation: scales may differ
    for (const CurvePair& pair : losses) {
        // Objectness is mostly background: it says little of the objects.
        if (hasStem(pair.quantity, {"obj"}))
            continue;
        const double best = lowest(pair.validation);
        const double start = pair.trainStart;
        if (pair.train.level() < kLearned * start && best >= limits.followed * start
            && best >= kMoved * pair.validation.start())
            return ValidationGap{.sign = ValidationGap::Sign::NeverFollowed,
                                 .pair = pair,
                                 .train = pair.train.level(),
                                 .validation = best};
    }
    return std::nullopt;
}

/// Of losses that may be negative no ratio means anything: the training loss falls, and the
/// validation lies above where the training began by many times that fall, from the first
/// evaluation to the last.
std::optional<ValidationGap> farAbove(const std::vector<CurvePair>& losses)
{
    constexpr double kManyFalls = 5.0;
    constexpr double kSure = -2.33;
    for (CurvePair pair : losses) {
        if (!(pair.isTotal() || hasStem(pair.quantity, {"total"})) || isPositive(pair))
            continue;
        pair.trainStart = pair.train.curve.values.front(); // below 0 as well
        const double fall = pair.trainStart - pair.train.level();
        const auto& values = pair.validation.curve.values;
        // The lowest value itself: it jumps, so no smooth one tells that it never came down.
        const double best = *std::min_element(values.begin(), values.end());
        if (fall > 0.0 && best - pair.trainStart > kManyFalls * fall
            && mannKendallZ(blockMedians(pair.train.curve.values, 30)) < kSure)
            return ValidationGap{.sign = ValidationGap::Sign::FarAbove,
                                 .pair = pair,
                                 .train = pair.train.level(),
                                 .validation = best};
    }
    return std::nullopt;
}

/// An evaluation at the level of a guess beside a training that learned.
std::optional<ValidationGap> evaluationAtChance(const Training& training,
                                                const std::vector<CurvePair>& losses)
{
    const std::optional<ChanceLevel> chance = findEvaluationAtChance(training);
    const auto total = std::find_if(losses.begin(), losses.end(), [&chance](const CurvePair& pair) {
        return chance && chance->loss && pair.validation.signal == chance->loss->signal;
    });
    if (total == losses.end())
        return std::nullopt;
    return ValidationGap{.sign = ValidationGap::Sign::NeverFollowed,
                         .pair = *total,
                         .train = total->train.level(),
                         .validation = lowest(total->validation)};
}

std::optional<ValidationGap> accuracyGap(const std::vector<CurvePair>& accuracies,
                                         const GapLimits& limits)
{
    for (const CurvePair& pair : accuracies) {
        const double train = pair.train.level();
        const double validation = pair.validation.level();
        if (train >= limits.learned && train - validation >= limits.gap)
            return ValidationGap{.sign = ValidationGap::Sign::Accuracy,
                                 .pair = pair,
                                 .train = train,
                                 .validation = validation};
    }
    return std::nullopt;
}

double ratioOf(const CurvePair& pair)
{
    const double train = pair.train.level();
    return train > 0.0 ? pair.validation.level() / train : 0.0;
}

/// The validation of a term rises over the last half.
bool rises(const AnswerCurve& one)
{
    const std::span<const double> half =
        std::span(one.curve.values).subspan(one.curve.indexAtShare(0.5));
    const std::size_t part = std::max<std::size_t>(half.size() / 3, 1);
    return half.size() > 1 && median(half.last(part)) > median(half.first(part));
}

std::optional<ValidationGap> oneTermApart(const std::vector<CurvePair>& losses,
                                          const GapLimits& limits)
{
    constexpr double kGoesAlong = 0.8; // of its start that the other term of the validation has
    const auto isOfClasses = [](const CurvePair& pair) {
        return hasStem(pair.quantity, {"cls", "class"});
    };
    const auto isOfBoxes = [](const CurvePair& pair) {
        return hasStem(pair.quantity, {"box", "bbox", "loc", "giou", "reg"});
    };
    const auto classes = std::find_if(losses.begin(), losses.end(), isOfClasses);
    const auto boxes = std::find_if(losses.begin(), losses.end(), isOfBoxes);
    if (classes == losses.end() || boxes == losses.end() || classes == boxes)
        return std::nullopt;
    const bool isApart = ratioOf(*boxes) > 0.0
                         && ratioOf(*classes) >= limits.termRatio * ratioOf(*boxes)
                         && classes->validation.level() >= limits.lossKept * classes->train.start()
                         && rises(classes->validation);
    const bool goesAlong = boxes->validation.level() <= kGoesAlong * boxes->validation.start();
    if (!isApart || !goesAlong)
        return std::nullopt;
    return ValidationGap{.sign = ValidationGap::Sign::OneTerm,
                         .pair = *classes,
                         .train = classes->train.level(),
                         .validation = classes->validation.level(),
                         .other = *boxes};
}

std::optional<ValidationGap> lossGap(const std::vector<CurvePair>& losses, const GapLimits& limits)
{
    constexpr double kLearned = 0.5;
    for (const CurvePair& pair : losses) {
        const double train = pair.train.level();
        const double validation = pair.validation.level();
        const bool isTotal = pair.isTotal();
        const bool isSameScale = pair.validation.start() <= limits.lossRatio * pair.trainStart;
        if (isTotal && isSameScale && train < kLearned * pair.train.start()
            && validation >= limits.lossRatio * train
            && validation >= limits.lossKept * pair.train.start())
            return ValidationGap{.sign = ValidationGap::Sign::Loss,
                                 .pair = pair,
                                 .train = train,
                                 .validation = validation};
    }
    return std::nullopt;
}

std::vector<CurvePair> longEnough(std::vector<CurvePair> pairs, std::size_t evaluations)
{
    std::erase_if(
        pairs, [evaluations](const CurvePair& pair) { return !isLongEnough(pair, evaluations); });
    return pairs;
}

} // namespace

bool isValidationApart(const Training& training)
{
    const std::optional<ValidationGap> gap = findValidationGap(training);
    return gap && gap->sign != ValidationGap::Sign::Loss;
}

bool hasCurvePairs(const Training& training, std::size_t evaluations)
{
    return !longEnough(lossPairs(training), evaluations).empty()
           || !longEnough(accuracyPairs(training), evaluations).empty();
}

std::optional<ValidationGap> findValidationGap(const Training& training, const GapLimits& limits)
{
    constexpr double kVeryGood = 0.9;
    constexpr double kGood = 0.8; // a score that no model has which does not follow
    std::vector<CurvePair> losses = longEnough(lossPairs(training), limits.evaluations);
    const std::optional<ValidationGap> above = farAbove(losses);
    std::erase_if(losses, [](const CurvePair& pair) { return !isPositive(pair); });
    const std::vector<CurvePair> accuracies =
        longEnough(accuracyPairs(training), limits.evaluations);
    if (std::optional<ValidationGap> found = oneTermApart(losses, limits))
        return found;
    if (std::optional<ValidationGap> found = sameLabels(training, losses, limits))
        return found;
    if (std::optional<ValidationGap> found = outliers(training, losses))
        return found;
    const std::vector<AnswerCurve> scores = evaluationScores(training);
    double best = 0.0;
    for (const AnswerCurve& score : scores)
        best = std::max(best, score.level());
    if (best < kVeryGood) {
        if (std::optional<ValidationGap> found = trainAbove(training, losses))
            return found;
        if (std::optional<ValidationGap> found = apartFromTheFirst(training, losses))
            return found;
    }
    if (best < kGood) {
        if (std::optional<ValidationGap> found = neverFollowed(losses, limits))
            return found;
        if (std::optional<ValidationGap> found = evaluationAtChance(training, losses))
            return found;
        if (above)
            return above;
        if (std::optional<ValidationGap> found = unrelatedTargets(training, losses))
            return found;
    }
    if (std::optional<ValidationGap> found = accuracyGap(accuracies, limits))
        return found;
    if (best < kVeryGood) {
        if (std::optional<ValidationGap> found = onlyWorse(training, losses))
            return found;
    }
    // Where accuracies were logged, they say more than the distance of the losses.
    return accuracies.empty() && best < kVeryGood ? lossGap(losses, limits) : std::nullopt;
}

} // namespace faultline
