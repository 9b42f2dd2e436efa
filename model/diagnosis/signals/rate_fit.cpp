// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/rate_fit.h"

#include "model/core/statistics.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/setup/rate_extreme.h"
#include "model/diagnosis/signals/wrong_direction.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>
#include <vector>

namespace faultline {

namespace {

/// The loss of the training as few values as there are blocks of it: those of epochs where they
/// were logged.
std::optional<AnswerCurve> lossOf(const Training& training)
{
    std::optional<AnswerCurve> best;
    for (AnswerCurve& one : classLossCurves(training)) {
        if (one.isEvaluation || one.curve.endsNonFinite)
            continue;
        if (!best || std::pair(one.isMean, one.size()) > std::pair(best->isMean, best->size()))
            best = std::move(one);
    }
    return best;
}

/// Whether accuracy and loss of the beginning are those of random weights: an accuracy of a guess,
/// or nothing that says otherwise.
bool beganAtChance(const Training& training, const AnswerCurve& loss)
{
    constexpr double kMost = 0.5;
    constexpr double kAsGood = 2.0; // times exp(-loss)
    const std::vector<AnswerCurve> scores = accuracyCurves(training);
    const auto first = std::find_if(scores.begin(), scores.end(), [](const AnswerCurve& one) {
        return one.isMean && !one.isEvaluation;
    });
    const auto any = first != scores.end() ? first : scores.begin();
    if (any == scores.end() || any->curve.empty())
        return false;
    const double accuracy = any->curve.values.front();
    return accuracy <= kMost && accuracy <= kAsGood * std::exp(-loss.start());
}

/// The loss still falls in the last third, as fast as a good part of its mean speed.
bool stillFalls(const AnswerCurve& loss)
{
    constexpr std::size_t kBlocks = 30;
    constexpr double kFalling = -1.645;
    constexpr double kShareOfSpeed = 0.3;
    const std::span<const double> values(loss.curve.values);
    const std::size_t from = loss.curve.indexAtShare(0.5);
    if (values.size() < from + 4)
        return false;
    const std::vector<double> late = blockMedians(values.subspan(from), kBlocks);
    const std::vector<double> all = blockMedians(values, kBlocks);
    const double fallOfHalf = -theilSenSlope(late) * static_cast<double>(late.size() - 1);
    const double fall = all.front() - all.back();
    return fall > 0.0 && mannKendallZ(late) < kFalling && fallOfHalf >= kShareOfSpeed * fall / 2.0;
}

bool roseAgain(const AnswerCurve& loss)
{
    constexpr double kRisen = 1.15;
    constexpr std::size_t kFewest = 8;
    if (loss.size() < kFewest)
        return false;
    constexpr std::size_t kBlocks = 15; // single steps scatter by more than that
    const std::vector<double> smooth = runningMedian(
        loss.isMean ? loss.curve.values : blockMedians(loss.curve.values, kBlocks), 1);
    const auto lowest = std::min_element(smooth.begin(), smooth.end());
    const auto third = static_cast<std::ptrdiff_t>(2 * smooth.size() / 3);
    // The lowest level lies well before the end: else it is the scatter of the last values.
    return *lowest > 0.0 && lowest - smooth.begin() < third
           && median(std::span(smooth).subspan(static_cast<std::size_t>(third))) > kRisen * *lowest;
}

/// An accuracy that stands still over the last two thirds, far from its ceiling.
std::optional<AnswerCurve> standsStill(const Training& training)
{
    constexpr double kGood = 0.9;
    constexpr double kGain = 0.03;
    for (AnswerCurve& one : accuracyCurves(training)) {
        if (one.isEvaluation || !one.hasEnough(5) || one.level() >= kGood)
            continue;
        const std::span<const double> values(one.curve.values);
        const std::size_t begin = one.curve.indexAtShare(1.0 / 3.0);
        const std::size_t end = std::max(one.lastThird(), begin + 1);
        if (one.level() - median(values.subspan(begin, end - begin)) < kGain)
            return std::move(one);
    }
    return std::nullopt;
}

std::optional<RateMisfit> tooLow(const Training& training, const UsedRate& rate,
                                 const RateLimits& limits)
{
    constexpr double kUsualSgd = 0.01;
    constexpr double kUsualAdaptive = 1e-3;
    const bool isSgd = rate.family == OptimizerFamily::Sgd;
    if (rate.peak >= (isSgd ? limits.lowSgd : limits.lowAdaptive) || !rate.isConstant
        || beginsFromWeights(training))
        return std::nullopt;
    std::optional<AnswerCurve> loss = lossOf(training);
    if (!loss || !loss->hasEnough(5) || !beganAtChance(training, *loss) || !stillFalls(*loss))
        return std::nullopt;
    return RateMisfit{.isHigh = false,
                      .rate = rate,
                      .usual = isSgd ? kUsualSgd : kUsualAdaptive,
                      .shown = std::move(*loss),
                      .explodedTo = 0.0};
}

std::optional<RateMisfit> tooHigh(const Training& training, const UsedRate& rate,
                                  const RateLimits& limits)
{
    constexpr double kReference = 0.1;
    constexpr double kReferenceBatch = 256.0;
    constexpr double kUsualAdaptive = 1e-3;
    double limit = limits.highAdaptive;
    double usual = kUsualAdaptive;
    if (rate.family == OptimizerFamily::Sgd) {
        const std::optional<StatedSetting> batch = statedBatch(training);
        if (!batch)
            return std::nullopt;
        usual = kReference * *batch->number() / kReferenceBatch;
        limit = limits.highSgd * usual;
    }
    if (rate.peak < limit)
        return std::nullopt;
    RateMisfit found{.isHigh = true, .rate = rate, .usual = usual, .shown = {}, .explodedTo = 0.0};
    for (AnswerCurve& loss : classLossCurves(training)) {
        if (roseAgain(loss)) {
            found.shown = std::move(loss);
            return found;
        }
    }
    if (std::optional<AnswerCurve> still = standsStill(training)) {
        found.shown = std::move(*still);
        return found;
    }
    return std::nullopt;
}

/// The steps of the beginning threw the weights far away, however much the loss fell from there.
std::optional<RateMisfit> exploded(const Training& training, const UsedRate& rate,
                                   const RateLimits& limits)
{
    constexpr double kFarAbove = 10.0; // times the limit of any optimizer
    constexpr double kThousandfold = 1e3;
    constexpr double kUntrained = 100.0;      // no network with scaled data begins above it
    const double limit = limits.highAdaptive; // the highest that a usual SGD takes is beyond it
    const double high = rate.family == OptimizerFamily::Sgd ? 10.0 * limit : limit;
    if (rate.peak < kFarAbove * high)
        return std::nullopt;
    const TrainingLoss loss = trainingLoss(training);
    if (loss.parts.empty() || loss.curve.size() < 3)
        return std::nullopt;
    AnswerCurve curve{.signal = loss.parts.front(), .curve = loss.curve};
    const auto top = std::max_element(curve.curve.values.begin(), curve.curve.values.end());
    const double highest = *top;
    const double end = curve.level();
    // Later on something else happened: a resume, a batch.
    if (top - curve.curve.values.begin() > static_cast<std::ptrdiff_t>(curve.size() / 3))
        return std::nullopt;
    if (highest < kUntrained || !(end > 0.0) || highest < kThousandfold * end)
        return std::nullopt;
    return RateMisfit{.isHigh = true,
                      .rate = rate,
                      .usual = 1e-3,
                      .shown = std::move(curve),
                      .explodedTo = highest};
}

/// Improves at nearly every point, and towards the end by steps like those of the beginning: a
/// training that has come anywhere slows down.
bool movesEvenly(const std::vector<double>& costs)
{
    constexpr std::size_t kFewest = 6;
    constexpr double kNearlyAll = 0.9;
    constexpr double kSlowest = 1.0 / 3.0; // of the first half's gain
    constexpr double kLargest = 4.0;       // times the usual step
    if (costs.size() < kFewest)
        return false;
    std::vector<double> gains;
    for (std::size_t i = 1; i < costs.size(); ++i)
        gains.push_back(costs[i - 1] - costs[i]);
    const auto better =
        std::count_if(gains.begin(), gains.end(), [](double gain) { return gain > 0.0; });
    const double usual = median(gains);
    const double first = costs.front() - costs[costs.size() / 2];
    const double second = costs[costs.size() / 2] - costs.back();
    return static_cast<double>(better) >= kNearlyAll * static_cast<double>(gains.size())
           && usual > 0.0 && first > 0.0 && second >= kSlowest * first
           && *std::max_element(gains.begin(), gains.end()) <= kLargest * usual;
}

/// A constant rate of next to nothing, and a training that moves by one small step after the other.
std::optional<RateMisfit> crawls(const Training& training, const UsedRate& rate)
{
    constexpr double kTiny = 1e-5;
    constexpr double kUsual = 1e-3;
    constexpr double kGood = 0.8; // a score of weights that were trained elsewhere
    // Without a file that could name the weights it begins from, fine-tuning looks the same.
    if (training.configs.empty() && training.logs.empty())
        return std::nullopt;
    if (rate.peak > kTiny || !rate.isConstant || beginsFromWeights(training)
        || hasOpposingLosses(training) || endsWithScore(training, kGood))
        return std::nullopt;
    RateMisfit found{.isHigh = false,
                     .rate = rate,
                     .usual = kUsual,
                     .shown = {},
                     .explodedTo = 0.0,
                     .sign = RateMisfit::Sign::Crawls};
    for (DirectedCurve& curve : directedCurves(training, 6)) {
        std::vector<double> costs;
        for (std::size_t i = 0; i < curve.size(); ++i)
            costs.push_back(curve.cost(i));
        if (!movesEvenly(costs))
            continue;
        found.shown.signal = curve.signal;
        found.shown.curve = std::move(curve.curve);
        return found;
    }
    const TrainingLoss loss = trainingLoss(training);
    if (loss.parts.empty() || loss.curve.endsNonFinite || !movesEvenly(loss.curve.values))
        return std::nullopt;
    found.shown = {.signal = loss.parts.front(), .curve = loss.curve};
    return found;
}

/// The training loss rises again while the rate stays high. Over-fitting lowers it, so the steps
/// are too large to stay where it was lowest.
std::optional<RateMisfit> risesAgain(const Training& training, const UsedRate& rate,
                                     const RateLimits& limits)
{
    constexpr double kHighOther = 0.1;
    constexpr std::size_t kBlocks = 30;
    constexpr std::size_t kFewest = 6; // values since the lowest one
    constexpr double kRising = 2.33;
    constexpr double kRisingOfTwo = 1.28; // where a validation loss rises as well
    constexpr double kRisen = 1.03;
    constexpr double kRisenValidation = 1.02;
    const double high = rate.family == OptimizerFamily::Adaptive ? limits.highAdaptive : kHighOther;
    if (rate.peak < high || !rate.isConstant || hasOpposingLosses(training))
        return std::nullopt;
    const TrainingLoss loss = trainingLoss(training);
    if (loss.parts.empty() || loss.curve.endsNonFinite || loss.curve.stepsRepeat)
        return std::nullopt;
    const std::vector<double> blocks = loss.curve.size() > 3 * kBlocks
                                           ? blockMedians(loss.curve.values, kBlocks)
                                           : loss.curve.values;
    if (blocks.size() < kFewest)
        return std::nullopt;
    const std::vector<double> smooth = runningMedian(blocks, 1);
    const auto lowest =
        static_cast<std::size_t>(std::min_element(smooth.begin(), smooth.end()) - smooth.begin());
    const std::span<const double> all(blocks);
    const double last = median(all.last(std::max<std::size_t>(blocks.size() / 8, 3)));
    if (blocks.size() < lowest + kFewest || !(smooth[lowest] > 0.0)
        || last < kRisen * smooth[lowest])
        return std::nullopt;
    bool isSeenTwice = false;
    for (const DirectedCurve& curve : directedCurves(training, 4)) {
        const std::size_t best = curve.bestIndex();
        if (best + 2 >= curve.size()
            || (!curve.higherIsBetter
                && curve.cost(curve.size() - 1) < kRisenValidation * curve.cost(best)))
            return std::nullopt;
        isSeenTwice = isSeenTwice || !curve.higherIsBetter;
    }
    if (mannKendallZ(all.subspan(lowest)) < (isSeenTwice ? kRisingOfTwo : kRising))
        return std::nullopt;
    const std::size_t at =
        std::min(lowest * loss.curve.size() / blocks.size(), loss.curve.size() - 1);
    return RateMisfit{.isHigh = true,
                      .rate = rate,
                      .usual = rate.peak / 10.0,
                      .shown = {.signal = loss.parts.front(), .curve = loss.curve},
                      .explodedTo = 0.0,
                      .sign = RateMisfit::Sign::RisesAgain,
                      .lowest = at,
                      .from = smooth[lowest],
                      .to = last};
}

/// The first steps threw the weights where nothing moves any more: a huge loss at first, and one
/// value from then on. Where no rate is known, inputs that are not scaled do the same.
std::optional<RateMisfit> standsStillAfter(const Training& training,
                                           const std::optional<UsedRate>& rate)
{
    constexpr std::size_t kFewest = 8;
    constexpr double kUntrained = 100.0; // no network with scaled data begins above it
    constexpr double kMillion = 1e6;
    constexpr double kSame = 0.01;
    constexpr double kBetter = 0.9;
    if (rate && rateExtremeOf(training, *rate) != RateExtreme::TooHigh)
        return std::nullopt;
    const double factor = rate ? kUntrained : kMillion;
    const TrainingLoss loss = trainingLoss(training);
    if (loss.parts.empty() || loss.curve.size() < kFewest || loss.curve.endsNonFinite
        || hasOpposingLosses(training))
        return std::nullopt;
    const std::span<const double> values(loss.curve.values);
    const std::span<const double> rest = values.subspan(values.size() / 3);
    const auto [low, high] = std::minmax_element(rest.begin(), rest.end());
    const double level = median(rest);
    if (!(level > 0.0) || values.front() < factor || values.front() < factor * level
        || *high - *low > kSame * level)
        return std::nullopt;
    for (const DirectedCurve& curve : directedCurves(training, 2)) {
        if (!curve.higherIsBetter && curve.cost(curve.size() - 1) < kBetter * curve.cost(0)
            && !rate)
            return std::nullopt;
    }
    return RateMisfit{.isHigh = true,
                      .rate = rate.value_or(UsedRate{}),
                      .usual = 1e-3,
                      .shown = {.signal = loss.parts.front(), .curve = loss.curve},
                      .explodedTo = values.front(),
                      .sign = RateMisfit::Sign::StandsStill};
}

/// A rate that no optimizer takes, and scores that stay near nothing.
std::optional<RateMisfit> scoresNothing(const Training& training, const UsedRate& rate)
{
    constexpr double kNothing = 0.1;
    if (rate.family != OptimizerFamily::Unknown
        || rateExtremeOf(training, rate) != RateExtreme::TooHigh)
        return std::nullopt;
    for (AnswerCurve& score : evaluationScores(training)) {
        if (score.hasEnough(4) && score.level() <= kNothing && score.start() >= score.level())
            return RateMisfit{.isHigh = true,
                              .rate = rate,
                              .usual = 1e-3,
                              .shown = std::move(score),
                              .explodedTo = 0.0};
    }
    return std::nullopt;
}

std::optional<RateMisfit> byOptimizer(const Training& training, const UsedRate& rate,
                                      const RateLimits& limits)
{
    if (rate.family == OptimizerFamily::Unknown)
        return exploded(training, rate, limits);
    if (std::optional<RateMisfit> low = tooLow(training, rate, limits))
        return low;
    if (std::optional<RateMisfit> high = tooHigh(training, rate, limits))
        return high;
    return exploded(training, rate, limits);
}

} // namespace

std::optional<RateMisfit> findRateMisfit(const Training& training, const RateLimits& limits)
{
    const std::optional<UsedRate> rate = usedRate(training);
    if (!rate)
        return standsStillAfter(training, rate);
    if (std::optional<RateMisfit> found = byOptimizer(training, *rate, limits))
        return found;
    if (std::optional<RateMisfit> low = crawls(training, *rate))
        return low;
    if (std::optional<RateMisfit> high = standsStillAfter(training, rate))
        return high;
    if (std::optional<RateMisfit> high = scoresNothing(training, *rate))
        return high;
    return risesAgain(training, *rate, limits);
}

} // namespace faultline
