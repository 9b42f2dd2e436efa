// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/data_order.h"

#include "model/core/statistics.h"
#include "model/diagnosis/setup/stated_settings.h"

#include <algorithm>
#include <set>
#include <span>
#include <utility>
#include <vector>

namespace faultline {

namespace {

/// Into how many epochs of equal length the training may fall: one for each evaluation.
std::set<std::size_t> epochCounts(const Training& training)
{
    constexpr std::size_t kFewest = 5;
    std::set<std::size_t> counts;
    for (const Signal& signal : training.allSignals) {
        if (isOfEvaluation(signal) && signal.series->size() >= kFewest)
            counts.insert(signal.series->size());
    }
    return counts;
}

/// The loss at the beginning and at the end of an epoch, if it rises within nearly all of them and
/// falls back with the next.
std::optional<std::pair<double, double>> riseInEpochs(std::span<const double> values,
                                                      std::size_t epochs)
{
    constexpr std::size_t kFewestInEpoch = 3;
    constexpr double kNearlyAll = 0.8;
    constexpr double kRises = 1.05;
    constexpr double kFalls = 0.95;
    constexpr double kMuch = 1.1;
    const std::size_t length = values.size() / epochs;
    if (length < kFewestInEpoch || length * epochs != values.size())
        return std::nullopt;
    std::size_t rises = 0;
    std::size_t falls = 0;
    std::vector<double> first;
    std::vector<double> last;
    for (std::size_t begin = 0; begin < values.size(); begin += length) {
        first.push_back(values[begin]);
        last.push_back(values[begin + length - 1]);
        rises += last.back() > kRises * first.back() ? 1 : 0;
        falls += begin > 0 && values[begin] < kFalls * values[begin - 1] ? 1 : 0;
    }
    const auto isNearlyAll = [](std::size_t count, std::size_t of) {
        return static_cast<double>(count) >= kNearlyAll * static_cast<double>(of);
    };
    const double before = median(first);
    const double after = median(last);
    return isNearlyAll(rises, epochs) && isNearlyAll(falls, epochs - 1) && after > kMuch * before
               ? std::optional(std::pair(before, after))
               : std::nullopt;
}

/// A loss that cannot be that low before anything is learned, unless all examples are alike. The
/// validation was never that good, and gets better.
std::optional<DataOrder> beginsTooLow(const Training& training, const AnswerCurve& loss)
{
    constexpr double kLow = 0.1; // of the level at the end
    constexpr double kHigh = 1.5;
    constexpr std::size_t kEarly = 6; // of so many parts the first
    constexpr std::size_t kFewestEarly = 4;
    const std::span<const double> values(loss.curve.values);
    const double level = loss.level();
    const auto early = values.first(std::max(values.size() / kEarly, kFewestEarly));
    const double highest = *std::max_element(early.begin(), early.end());
    const std::vector<AnswerCurve> losses = lossCurves(training);
    const bool learns = std::any_of(losses.begin(), losses.end(), [&](const AnswerCurve& one) {
        return one.isEvaluation && one.size() > 2 && one.curve.values.front() > level
               && one.level() < one.curve.values.front();
    });
    if (!(values.front() < kLow * level) || !(highest > kHigh * level) || !learns
        || beginsFromWeights(training))
        return std::nullopt;
    return DataOrder{.sign = DataOrder::Sign::BeginsTooLow,
                     .shown = loss,
                     .before = values.front(),
                     .after = highest,
                     .level = level};
}

std::optional<DataOrder> orderInLoss(const Training& training)
{
    constexpr std::size_t kFewest = 12;
    constexpr std::size_t kMost = 100'000;
    const TrainingLoss trained = finestTrainingLoss(training);
    const auto isPositive = [](double value) { return value > 0.0; };
    if (trained.parts.empty() || trained.curve.size() < kFewest || trained.curve.size() > kMost
        || trained.curve.endsNonFinite || trained.curve.attempts > 1
        || !std::all_of(trained.curve.values.begin(), trained.curve.values.end(), isPositive))
        return std::nullopt;
    const AnswerCurve loss{.signal = trained.parts.front(), .curve = trained.curve};
    for (const std::size_t epochs : epochCounts(training)) {
        if (const auto rise = riseInEpochs(loss.curve.values, epochs))
            return DataOrder{.sign = DataOrder::Sign::RisesInEpochs,
                             .shown = loss,
                             .before = rise->first,
                             .after = rise->second};
    }
    return beginsTooLow(training, loss);
}

/// An accuracy of the training that was above that of the evaluation and ends far below it, where
/// that is the one of a guess.
std::optional<DataOrder> belowGuess(const Training& training)
{
    constexpr std::size_t kFewest = 5;
    constexpr double kBelow = 0.3;
    constexpr double kAbove = 1.2;
    constexpr double kMostOfGuess = 0.55;
    constexpr double kSteady = 1.3;
    for (const CurvePair& pair : accuracyPairs(training)) {
        if (pair.train.size() < kFewest || pair.validation.size() < kFewest || !pair.train.isMean)
            continue;
        const std::vector<double>& train = pair.train.curve.values;
        const std::vector<double>& validation = pair.validation.curve.values;
        const double best = *std::max_element(train.begin(), train.end());
        const auto [low, high] = std::minmax_element(validation.begin(), validation.end());
        const double last = std::max(train.back(), train[train.size() - 2]);
        if (*low > 0.0 && *high <= kMostOfGuess && *high <= kSteady * *low && best > kAbove * *high
            && last < kBelow * *low)
            return DataOrder{.sign = DataOrder::Sign::BelowGuess,
                             .shown = pair.train,
                             .before = best,
                             .after = train.back(),
                             .level = validation.back()};
    }
    return std::nullopt;
}

} // namespace

std::optional<DataOrder> findDataOrder(const Training& training)
{
    if (hasOpposingLosses(training))
        return std::nullopt;
    if (std::optional<DataOrder> found = belowGuess(training))
        return found;
    return orderInLoss(training);
}

} // namespace faultline
