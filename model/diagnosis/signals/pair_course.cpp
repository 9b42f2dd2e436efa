// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/pair_course.h"

#include "model/core/statistics.h"
#include "model/core/text_marker.h"
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

constexpr std::size_t kFewestPairSteps = 10;
constexpr std::size_t kFewestProbes = 5;

bool namesSelfSupervision(const TagWords& words)
{
    return hasAny(words, {"ssl", "contrastive", "infonce", "ntxent", "simclr", "byol", "simsiam",
                          "moco", "vicreg", "barlow", "knn"});
}

bool namesAccuracyOfPairs(const TagWords& words)
{
    return hasAny(words, {"pair", "pairs", "pairwise", "triplet", "triplets"})
           && hasAny(words, {"acc", "accuracy"}) && !hasAny(words, {"best", "loss"});
}

bool isRankingMetric(const TagWords& words)
{
    return hasAny(words, {"hit", "hits", "hr", "ndcg", "mrr", "recall"})
           && !hasAny(words, {"loss", "best", "time"});
}

/// How well a simple classifier does on the representation.
bool isProbe(const TagWords& words)
{
    return hasAny(words, {"knn", "probe"}) && !hasAny(words, {"loss", "best", "time", "k"});
}

std::span<const double> valuesOf(const AnswerCurve& one)
{
    return one.curve.values;
}

template <typename Fits>
std::optional<AnswerCurve> findPairs(const Training& training, bool ofEvaluation,
                                     std::size_t fewest, Fits fits)
{
    return longestCurve(training, fewest, [&](const Signal& signal) {
        return isOfEvaluation(signal) == ofEvaluation && fits(signal.words());
    });
}

/// A score that is no better at the end than at first, and never was by much.
bool neverGains(const AnswerCurve& score)
{
    constexpr double kSure = 1.645;
    constexpr double kMuch = 1.05;
    constexpr std::size_t kBlocks = 30;
    const std::vector<double> smooth = runningMedian(score.curve.values, 1);
    return score.level() <= kMuch * score.curve.values.front()
           && *std::max_element(smooth.begin(), smooth.end()) <= kMuch * smooth.front()
           && mannKendallZ(blockMedians(valuesOf(score), kBlocks)) < kSure;
}

PairFault pairFault(PairFault::Sign sign, const AnswerCurve& shown,
                    const std::optional<AnswerCurve>& probe)
{
    PairFault fault{.sign = sign,
                    .signal = shown.signal,
                    .curve = shown.curve,
                    .start = shown.curve.values.front(),
                    .level = shown.level()};
    if (probe) {
        fault.probe = probe->signal;
        fault.probeCurve = probe->curve;
        fault.start = probe->curve.values.front();
        fault.level = probe->level();
    }
    return fault;
}

/// Vectors of length 1 in d dimensions scatter by 1/sqrt(d), others by about 1.
std::optional<PairFault> findCollapse(const Training& training)
{
    constexpr double kNothing = 0.005; // of 40,000 dimensions
    constexpr double kLeft = 0.25;
    const std::optional<AnswerCurve> spread =
        findPairs(training, false, kFewestPairSteps, [](const TagWords& words) {
            return hasAny(words, {"std"})
                   && !hasAny(words, {"reward", "rew", "return", "action", "grad", "loss", "noise",
                                      "weight", "weights", "policy", "input", "inputs", "time"});
        });
    if (!spread)
        return std::nullopt;
    const std::span<const double> last = valuesOf(*spread).subspan(spread->lastThird());
    const double first = spread->curve.values.front();
    if (!std::all_of(last.begin(), last.end(),
                     [](double value) { return value >= 0.0 && value < kNothing; })
        || spread->level() > kLeft * first)
        return std::nullopt;
    return pairFault(PairFault::Sign::Collapsed, *spread, std::nullopt);
}

std::optional<PairFault> findBlindLoss(const AnswerCurve& loss, const AnswerCurve& found)
{
    constexpr double kSame = 1e-3;
    constexpr double kClearly = 3.0;
    const auto [low, high] =
        std::minmax_element(loss.curve.values.begin(), loss.curve.values.end());
    if (!(*low > 0.0) || *high - *low > kSame * *high
        || found.level() < kClearly * std::exp(-loss.level()))
        return std::nullopt;
    return pairFault(PairFault::Sign::LossIsBlind, loss, std::nullopt);
}

std::optional<PairFault> findOfViews(const Training& training)
{
    constexpr std::size_t kFewestSame = 6;
    constexpr double kAll = 0.98;
    constexpr double kDone = 0.95;
    constexpr double kFell = 0.03;
    constexpr double kByChance = 2.0;
    constexpr double kAtOnce = 0.01;
    if (std::optional<PairFault> collapse = findCollapse(training))
        return collapse;
    const TrainingLoss total = trainingLoss(training);
    if (total.parts.empty() || total.curve.size() < kFewestPairSteps || total.curve.endsNonFinite)
        return std::nullopt;
    const AnswerCurve loss{.signal = total.parts.front(), .curve = total.curve};
    const std::optional<AnswerCurve> found =
        findPairs(training, false, kFewestPairSteps, [](const TagWords& words) {
            return hasAny(words, {"top1", "acc", "accuracy", "acc1"})
                   && !hasAny(words, {"knn", "probe", "linear", "best"});
        });
    const std::optional<AnswerCurve> probe = findPairs(training, true, kFewestProbes, isProbe);
    if (found) {
        if (std::optional<PairFault> blind = findBlindLoss(loss, *found))
            return blind;
    }
    const double first = median(valuesOf(loss).first(3));
    const bool stands = loss.level() > (1.0 - kFell) * first;
    if (probe && probe->curve.size() >= kFewestSame && stands && probe->level() > 0.0
        && probe->level() < 1.0
        && std::all_of(probe->curve.values.begin(), probe->curve.values.end(),
                       [&probe](double value) { return value == probe->curve.values.front(); }))
        return pairFault(PairFault::Sign::EncoderFixed, *probe, std::nullopt);
    if (!found)
        return std::nullopt;
    const bool isAllFound =
        median(valuesOf(*found).first(3)) >= kAll && quantile(valuesOf(*found), 0.1) >= kAll;
    if (isAllFound && probe && probe->level() < kDone && neverGains(*probe))
        return pairFault(PairFault::Sign::SameViews, *found, probe);
    const double byChance = std::exp(-loss.level());
    const bool isLevel = std::abs(loss.level() - first) <= kAtOnce * first;
    if (isLevel && byChance < 0.1 && median(valuesOf(*found)) <= kByChance * byChance
        && quantile(valuesOf(*found), 0.9) <= 2.0 * kByChance * byChance) {
        PairFault fault = pairFault(PairFault::Sign::NothingShared, *found, std::nullopt);
        fault.expected = byChance;
        return fault;
    }
    return std::nullopt;
}

std::optional<PairFault> findOfNegatives(const Training& training)
{
    constexpr double kSame = 2e-3;
    constexpr double kAll = 0.98;
    constexpr double kSolved = 0.05;
    const std::optional<AnswerCurve> order =
        findPairs(training, false, kFewestPairSteps, namesAccuracyOfPairs);
    if (!order)
        return std::nullopt;
    const TrainingLoss total = trainingLoss(training);
    if (total.parts.empty() || total.curve.size() < kFewestPairSteps)
        return std::nullopt;
    const AnswerCurve loss{.signal = total.parts.front(), .curve = total.curve};
    const bool isEven =
        std::all_of(loss.curve.values.begin(), loss.curve.values.end(), [](double value) {
            return std::abs(value - std::numbers::ln2) <= kSame * std::numbers::ln2;
        });
    // Scores that differ at all put half of the pairs in the right order.
    if (isEven && quantile(valuesOf(*order), 0.9) == 0.0)
        return pairFault(PairFault::Sign::SameNegatives, loss, std::nullopt);
    const std::optional<AnswerCurve> ranking =
        findPairs(training, true, kFewestProbes, isRankingMetric);
    if (ranking && median(valuesOf(*order).first(3)) >= kAll && order->level() >= kAll
        && median(valuesOf(loss)) < kSolved && ranking->level() < kAll
        && ranking->level() <= ranking->curve.values.front())
        return pairFault(PairFault::Sign::EasyNegatives, *order, ranking);
    return std::nullopt;
}

} // namespace

std::optional<PairFault> findPairFault(const Training& training)
{
    const bool isSelfSupervised =
        std::any_of(training.allSignals.begin(), training.allSignals.end(),
                    [](const Signal& signal) { return namesSelfSupervision(signal.words()); });
    if (isSelfSupervised) {
        if (std::optional<PairFault> fault = findOfViews(training))
            return fault;
    }
    return findOfNegatives(training);
}

} // namespace faultline
