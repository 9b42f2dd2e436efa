// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/validation_gap.h"

#include "model/core/statistics.h"
#include "model/diagnosis/signals/chance_level.h"

#include <algorithm>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline {

namespace {

bool isAbout(const CurvePair& pair, std::initializer_list<std::string_view> stems)
{
    const std::vector<std::string> words = tagWords(pair.quantity);
    return std::any_of(words.begin(), words.end(), [stems](const std::string& word) {
        return std::any_of(stems.begin(), stems.end(),
                           [&word](std::string_view stem) { return word.starts_with(stem); });
    });
}

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

bool isPositive(const CurvePair& pair)
{
    const auto isAbove = [](double value) { return value >= 0.0; };
    return std::all_of(pair.train.curve.values.begin(), pair.train.curve.values.end(), isAbove)
           && std::all_of(pair.validation.curve.values.begin(), pair.validation.curve.values.end(),
                          isAbove)
           && pair.train.start() > 0.0 && pair.validation.start() > 0.0;
}

std::optional<ValidationGap> neverFollowed(const std::vector<CurvePair>& losses,
                                           const GapLimits& limits)
{
    constexpr double kLearned = 0.5; // of its start
    constexpr double kMoved = 0.8;   // the same, of the validation: scales may differ
    for (const CurvePair& pair : losses) {
        // Objectness is mostly background: it says little of the objects.
        if (isAbout(pair, {"obj"}))
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
    const auto isOfClasses = [](const CurvePair& pair) { return isAbout(pair, {"cls", "class"}); };
    const auto isOfBoxes = [](const CurvePair& pair) {
        return isAbout(pair, {"box", "bbox", "loc", "giou", "reg"});
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
        const bool isTotal = pair.quantity == "loss" || isAbout(pair, {"total"});
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
    std::erase_if(losses, [](const CurvePair& pair) { return !isPositive(pair); });
    const std::vector<CurvePair> accuracies =
        longEnough(accuracyPairs(training), limits.evaluations);
    if (std::optional<ValidationGap> found = oneTermApart(losses, limits))
        return found;
    const std::vector<AnswerCurve> scores = evaluationScores(training);
    double best = 0.0;
    for (const AnswerCurve& score : scores)
        best = std::max(best, score.level());
    if (best < kGood) {
        if (std::optional<ValidationGap> found = neverFollowed(losses, limits))
            return found;
        if (std::optional<ValidationGap> found = evaluationAtChance(training, losses))
            return found;
    }
    if (std::optional<ValidationGap> found = accuracyGap(accuracies, limits))
        return found;
    // Where accuracies were logged, they say more than the distance of the losses.
    return accuracies.empty() && best < kVeryGood ? lossGap(losses, limits) : std::nullopt;
}

} // namespace faultline
