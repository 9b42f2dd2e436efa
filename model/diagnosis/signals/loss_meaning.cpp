// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/loss_meaning.h"

#include "model/core/statistics.h"
#include "model/diagnosis/signals/validation_curve.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

namespace {

/// Terms of losses that compare with an answer: of classifiers, detectors, segmenters.
constexpr std::array<std::string_view, 30> kAnswerWords{
    "cls",          "class",        "classification",
    "classifier",   "box",          "bbox",
    "boxes",        "obj",          "objectness",
    "rpn",          "mask",         "dice",
    "ce",           "bce",          "xent",
    "crossentropy", "seg",          "segmentation",
    "loc",          "localization", "regression",
    "giou",         "iou",          "dfl",
    "keypoint",     "heatmap",      "ctc",
    "triplet",      "accuracy",     "acc"};
constexpr std::array<std::string_view, 6> kAccuracyWords{"accuracy", "acc",  "top1",
                                                         "top5",     "acc1", "acc5"};
constexpr double kLeastRise = 1.2; // of where it began: less is not worth the name

bool isAccuracy(const std::vector<std::string>& words)
{
    return hasAny(words, kAccuracyWords);
}

bool rose(const ScalarSeries& series)
{
    constexpr std::size_t kFewest = 5;
    constexpr std::size_t kBlocks = 30;
    constexpr double kSure = 2.33; // one-sided 1 %
    constexpr std::size_t kFirst = 3;
    const LearningCurve curve = learningCurve(series);
    if (curve.size() < kFewest || mannKendallZ(blockMedians(curve.values, kBlocks)) <= kSure)
        return false;
    const auto third = std::max<std::size_t>(curve.size() / 3, 1);
    const std::span<const double> values(curve.values);
    return median(values.last(third)) >= kLeastRise * median(values.first(std::min(third, kFirst)));
}

/// As a share: some log accuracies as percentages.
double asShare(double metric)
{
    constexpr double kPercent = 100.0;
    return metric > 1.5 ? metric / kPercent : metric;
}

bool beganSkilled(const ValidationCurve& validation)
{
    constexpr std::size_t kFirst = 3;
    if (!validation.higherIsBetter || validation.size() == 0)
        return false;
    const auto& values = validation.curve.values;
    const double level = median(std::span(values).first(std::min(kFirst, values.size())));
    return asShare(level) >= LossMeaning::kSkilled && asShare(level) <= 1.0;
}

bool isAt(double value, double level)
{
    constexpr double kTolerance = 0.01;
    return std::abs(value - level) < kTolerance * level;
}

/// Whether an accuracy stays where a guess between `classes` puts it.
bool accuracyIsThatOfAGuess(const Training& training, std::size_t classes)
{
    constexpr double kTolerance = 0.1; // of the level: batches are finite
    const double guess = 1.0 / static_cast<double>(classes);
    for (const Signal& signal : training.allSignals) {
        if (!isAccuracy(signal.words()) || signal.series->size() < kFewestGuesses)
            continue;
        const LearningCurve curve = learningCurve(*signal.series);
        if (!curve.empty()
            && std::all_of(curve.values.begin(), curve.values.end(), [guess](double value) {
                   return std::abs(asShare(value) - guess) <= kTolerance * guess;
               }))
            return true;
    }
    return false;
}

bool validationIsThatOfAGuess(const Training& training, std::size_t classes)
{
    const LearningCurve curve = learningCurve(training.best(SignalKind::ValidationLoss));
    const double level = std::log(static_cast<double>(classes));
    return curve.size() >= kFewestGuesses
           && std::all_of(curve.values.begin(), curve.values.end(),
                          [level](double value) { return isAt(value, level); });
}

} // namespace

LossMeaning lossMeaning(const Training& training)
{
    LossMeaning meaning;
    meaning.isOfAnswers = training.config() != nullptr || !training.datasetSources.empty()
                          || !training.datasets.empty();
    for (const ValidationCurve& validation : validationCurves(training)) {
        meaning.isOfAnswers = true;
        meaning.beganSkilled = meaning.beganSkilled || beganSkilled(validation);
    }
    for (const Signal& signal : training.allSignals) {
        meaning.isOfAnswers = meaning.isOfAnswers || hasAny(signal.words(), kAnswerWords);
        meaning.gotBetter =
            meaning.gotBetter || (isAccuracy(signal.words()) && rose(*signal.series));
    }
    return meaning;
}

std::size_t guessedClasses(double level, const std::vector<std::size_t>& stated)
{
    constexpr std::array<std::size_t, 4> kClassCounts{2, 10, 100, 1000};
    const auto isGuess = [level](std::size_t classes) {
        return isAt(level, std::log(static_cast<double>(classes)));
    };
    if (const auto found = std::find_if(stated.begin(), stated.end(), isGuess);
        found != stated.end())
        return *found;
    const auto found = std::find_if(kClassCounts.begin(), kClassCounts.end(), isGuess);
    return found == kClassCounts.end() ? 0 : *found;
}

std::size_t guessedThroughout(const Training& training, const LearningCurve& loss,
                              const std::vector<std::size_t>& stated)
{
    if (loss.size() < kFewestGuesses)
        return 0;
    const std::size_t classes = guessedClasses(loss.values.front(), stated);
    const bool isAll =
        classes > 0 && std::all_of(loss.values.begin(), loss.values.end(), [&](double value) {
            return guessedClasses(value, stated) == classes;
        });
    const bool isConfirmed = isAll
                             && (validationIsThatOfAGuess(training, classes)
                                 || accuracyIsThatOfAGuess(training, classes));
    return isConfirmed ? classes : 0;
}

} // namespace faultline
