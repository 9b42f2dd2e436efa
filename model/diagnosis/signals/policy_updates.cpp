// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/policy_updates.h"

#include "model/core/statistics.h"
#include "model/diagnosis/signals/answer_curves.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace faultline {

namespace {

constexpr std::size_t kFewestUpdates = 20;

template <typename Fits>
std::optional<AnswerCurve> findUpdates(const Training& training, std::size_t fewest, Fits fits)
{
    return longestCurve(training, fewest,
                        [&](const Signal& signal) { return fits(signal.words()); });
}

bool namesEntropy(const TagWords& words)
{
    return hasAny(words, {"entropy"})
           && !hasAny(words, {"cross", "coef", "coefficient", "target", "bonus", "alpha"});
}

bool namesChangeOfPolicy(const TagWords& words)
{
    return hasAny(words, {"approxkl"}) || (hasAny(words, {"approx"}) && hasAny(words, {"kl"}));
}

bool namesClipFraction(const TagWords& words)
{
    return hasAny(words, {"clipfrac", "clipfraction"})
           || (hasAny(words, {"clip", "clipped"}) && hasAny(words, {"fraction", "frac"}));
}

/// The reward of the last third is well above that of the first tenth.
bool rewardRose(const LearningCurve& reward)
{
    constexpr double kWell = 0.25;
    const std::span<const double> values(reward.values);
    if (values.size() < 3)
        return false;
    const double start =
        median(values.first(std::clamp<std::size_t>(values.size() / 10, 2, values.size())));
    const double end = median(values.subspan(2 * values.size() / 3));
    return end - start > kWell * std::max(std::abs(start), std::abs(end));
}

std::vector<double> absoluteValues(const LearningCurve& curve)
{
    std::vector<double> sizes(curve.values);
    for (double& size : sizes)
        size = std::abs(size);
    return sizes;
}

/// Rollouts without a single value of an update: Stable-Baselines3 logs them under these names.
bool hasNoUpdates(const Training& training, const LearningCurve& reward)
{
    constexpr std::size_t kFewest = 5;
    const auto any = [&training](std::string_view prefix) {
        return std::any_of(
            training.allSignals.begin(), training.allSignals.end(),
            [prefix](const Signal& signal) { return signal.tag.starts_with(prefix); });
    };
    return reward.size() >= kFewest && any("rollout/") && any("time/") && !any("train/");
}

/// The entropy of random actions nearest to this one, if it is within half a percent of it.
double randomEntropy(double entropy)
{
    constexpr double kFewest = 2.0;
    constexpr double kMost = 18.0; // of more the logarithms lie too near to each other
    constexpr double kNear = 0.005;
    const double actions = std::round(std::exp(std::min(entropy, 10.0)));
    const double most = std::log(std::max(actions, 1.0));
    const bool isOne =
        actions >= kFewest && actions <= kMost && std::abs(entropy - most) <= kNear * most;
    return isOne ? most : 0.0;
}

/// The probability ratio r of a clipped sample is off 1 by the clip range at least, and the
/// divergence is about the mean of (r - 1)^2 / 2: that bounds the range.
double mostClipRange(double kl, double clipped)
{
    return std::sqrt(2.0 * std::max(kl, 0.0) / clipped);
}

/// A value network that gives the same for everything: the observations are empty, which keeps the
/// policy random as well.
bool isBlind(const Training& training)
{
    constexpr double kNothing = 0.003;
    const std::optional<AnswerCurve> explained =
        findUpdates(training, kFewestUpdates, [](const TagWords& words) {
            return hasAny(words, {"explained"}) && hasAny(words, {"variance"});
        });
    return explained && quantile(absoluteValues(explained->curve), 0.9) < kNothing;
}

} // namespace

std::optional<PolicyUpdates> findPolicyUpdates(const Training& training,
                                               const LearningCurve& reward)
{
    constexpr std::size_t kFewestUnmoved = 8;
    constexpr double kNothing = 1e-12;
    constexpr double kConstant = 1e-4;
    constexpr double kMostClipped = 0.5;
    constexpr double kTinyRange = 0.02; // usual are 0.1 to 0.3
    constexpr double kMoves = 1e-3;
    constexpr double kGone = 0.01;
    constexpr double kLeap = 0.3; // usual are 0.01 to 0.05
    if (hasNoUpdates(training, reward))
        return PolicyUpdates{.sign = PolicyUpdates::Sign::NoUpdates};
    if (rewardRose(reward))
        return std::nullopt;
    const std::optional<AnswerCurve> change =
        findUpdates(training, kFewestUnmoved, namesChangeOfPolicy);
    const std::optional<AnswerCurve> entropy = findUpdates(training, kFewestUnmoved, namesEntropy);
    const std::optional<AnswerCurve> clipped =
        findUpdates(training, kFewestUnmoved, namesClipFraction);
    if (!change || !entropy)
        return std::nullopt;
    const std::vector<double> open = absoluteValues(entropy->curve);
    const std::vector<double> moved = absoluteValues(change->curve);
    const auto [low, high] = std::minmax_element(open.begin(), open.end());
    PolicyUpdates found{.signal = entropy->signal,
                        .curve = entropy->curve,
                        .entropy = median(std::span(open).subspan(2 * open.size() / 3)),
                        .kl = median(moved)};
    if (*std::max_element(moved.begin(), moved.end()) <= kNothing && *high > 0.0
        && *high - *low <= kConstant * *high) {
        found.sign = PolicyUpdates::Sign::NotUpdated;
        return found;
    }
    if (open.size() < kFewestUpdates || moved.size() < kFewestUpdates)
        return std::nullopt;
    if (clipped && clipped->curve.size() >= kFewestUpdates) {
        const double share = median(clipped->curve.values);
        const double range = share > 0.0 ? mostClipRange(found.kl, share) : 1.0;
        if (quantile(clipped->curve.values, 0.1) > kMostClipped && range < kTinyRange) {
            found.sign = PolicyUpdates::Sign::ClippedAway;
            found.signal = clipped->signal;
            found.curve = clipped->curve;
            found.clipped = share;
            // What a range of that size stops in the first updates, before the rate is annealed.
            found.clipRange =
                mostClipRange(quantile(moved, 0.9), quantile(clipped->curve.values, 0.9));
            return found;
        }
    }
    const double later = quantile(std::span(open).subspan(1), 0.9);
    const double leap = *std::max_element(moved.begin(), moved.begin() + 3);
    if (later > 0.0 && later < kGone && leap > kLeap) {
        found.sign = PolicyUpdates::Sign::DecidesAtOnce;
        found.kl = leap;
        return found;
    }
    found.most = randomEntropy(found.entropy);
    const double moves = median(std::span(moved).first(moved.size() / 2));
    const bool isStill = *high - *low <= kNothing * *high;
    if (found.most > 0.0 && quantile(open, 0.1) >= 0.995 * found.most && moves >= kMoves && !isStill
        && !isBlind(training)) {
        found.sign = PolicyUpdates::Sign::HeldRandom;
        found.kl = moves;
        return found;
    }
    return std::nullopt;
}

namespace {

/// Steps per second that the environment alone would make: the time so far is that of the steps and
/// that of the updates, by the first and the last values. Nothing where updates came as often from
/// the start, so that the two cannot be told apart.
std::optional<double> speedWithoutUpdates(const LearningCurve& speed, const LearningCurve& updates)
{
    constexpr double kFewer = 0.5; // updates for each step, at first against the end
    const auto stepsFirst = static_cast<double>(speed.steps.front());
    const auto stepsLast = static_cast<double>(speed.steps.back());
    if (speed.steps.front() != updates.steps.front() || speed.steps.back() != updates.steps.back()
        || !(stepsFirst > 0.0) || !(stepsLast > stepsFirst) || !(speed.values.front() > 0.0)
        || !(speed.values.back() > 0.0))
        return std::nullopt;
    const double updatesFirst = updates.values.front();
    const double updatesLast = updates.values.back();
    if (!(updatesFirst / stepsFirst < kFewer * updatesLast / stepsLast))
        return std::nullopt;
    const double timeFirst = stepsFirst / speed.values.front();
    const double timeLast = stepsLast / speed.values.back();
    const double both = stepsFirst * updatesLast - stepsLast * updatesFirst; // > 0
    const double ofStep = (timeFirst * updatesLast - timeLast * updatesFirst) / both;
    const double ofUpdate = (stepsFirst * timeLast - stepsLast * timeFirst) / both;
    return ofStep > 0.0 && ofUpdate > 0.0 ? std::optional(1.0 / ofStep) : std::nullopt;
}

} // namespace

std::optional<SlowEnvironment> findSlowEnvironment(const Training& training)
{
    constexpr std::size_t kFewest = 5;
    constexpr double kHalf = 0.5;
    constexpr double kSlow = 500.0; // a simulation in the same process does thousands
    const std::optional<AnswerCurve> updates =
        findUpdates(training, kFewest - 1, [](const TagWords& words) {
            return hasAny(words, {"updates"}) && hasAny(words, {"n"});
        });
    for (const Signal& signal : training.allSignals) {
        if (!hasAny(signal.words(), {"fps"}) || !updates || signal.run != updates->signal->run)
            continue;
        SlowEnvironment found{.signal = &signal, .curve = learningCurve(&signal)};
        if (found.curve.size() < kFewest)
            continue;
        // Both count from the start: of the first value no update had been made.
        found.alone = found.curve.values.front();
        found.withUpdates = found.curve.values.back();
        const bool beganWithout = found.curve.steps.front() < updates->curve.steps.front();
        if (!beganWithout) {
            const std::optional<double> alone = speedWithoutUpdates(found.curve, updates->curve);
            if (!alone)
                continue;
            found.alone = *alone;
        }
        if (found.alone > 0.0 && found.alone < kSlow && found.share() > kHalf
            && found.share() < 1.0)
            return found;
    }
    return std::nullopt;
}

} // namespace faultline
