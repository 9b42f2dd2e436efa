// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/poor_course.h"

#include "model/core/statistics.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace faultline {

namespace {

constexpr std::size_t kFewestMeans = 4;

/// A loss that jumps, or that ends where it began or above.
std::optional<PoorCourse> ofLoss(const Training& training)
{
    constexpr double kJump = 8.0;
    constexpr double kHardlyFell = 0.92;
    TrainingLoss loss = finestTrainingLoss(training);
    if (loss.parts.empty() || loss.curve.empty())
        return std::nullopt;
    AnswerCurve shown{.signal = loss.parts.front(), .curve = std::move(loss.curve)};
    if (shown.curve.endsNonFinite)
        return PoorCourse{.sign = PoorCourse::Sign::NotFinite, .shown = std::move(shown)};
    if (shown.size() < kFewestMeans)
        return std::nullopt;
    const double start = shown.start();
    const double level = shown.level();
    const std::span<const double> later = std::span<const double>(shown.curve.values).subspan(1);
    const double usual = median(later);
    const double highest = *std::max_element(later.begin(), later.end());
    if (!(start > 0.0) || !(usual > 0.0))
        return std::nullopt;
    // A mean over the first epoch that is a thousand times what came after it.
    constexpr double kThrown = 1000.0;
    if (const double first = shown.curve.values.front(); first > kThrown * usual)
        return PoorCourse{
            .sign = PoorCourse::Sign::Jumps, .shown = std::move(shown), .from = usual, .to = first};
    if (highest > kJump * std::max(usual, start))
        return PoorCourse{.sign = PoorCourse::Sign::Jumps,
                          .shown = std::move(shown),
                          .from = usual,
                          .to = highest};
    if (level > kHardlyFell * start)
        return PoorCourse{.sign = PoorCourse::Sign::NoFall,
                          .shown = std::move(shown),
                          .from = start,
                          .to = level};
    return std::nullopt;
}

/// The losses of opponents rise and fall; only one that leaves its size for good measure tells.
std::optional<PoorCourse> ofOpponents(const Training& training)
{
    constexpr double kJump = 100.0;
    std::optional<PoorCourse> found;
    for (AnswerCurve& loss : lossCurves(training)) {
        if (loss.isEvaluation || loss.size() < kFewestMeans)
            continue;
        if (loss.curve.endsNonFinite)
            return PoorCourse{.sign = PoorCourse::Sign::NotFinite, .shown = std::move(loss)};
        std::vector<double> sizes = loss.curve.values;
        for (double& value : sizes)
            value = std::abs(value);
        const double usual = median(sizes);
        const double highest = *std::max_element(sizes.begin(), sizes.end());
        if (!found && usual > 0.0 && highest > kJump * std::max(usual, 1.0))
            found = PoorCourse{.sign = PoorCourse::Sign::Jumps,
                               .shown = std::move(loss),
                               .from = usual,
                               .to = highest};
    }
    return found;
}

/// Scores of which the best is next to nothing.
std::optional<PoorCourse> ofScores(const Training& training)
{
    constexpr double kNothing = 0.05;
    std::optional<PoorCourse> found;
    for (AnswerCurve& score : evaluationScores(training)) {
        if (score.size() < kFewestMeans)
            continue;
        const auto& values = score.curve.values;
        const double best = *std::max_element(values.begin(), values.end());
        if (best > kNothing)
            return std::nullopt; // one that is good answers for those that are stricter
        const double first = values.front();
        if (!found || best > found->to)
            found = PoorCourse{.sign = PoorCourse::Sign::LowScore,
                               .shown = std::move(score),
                               .from = first,
                               .to = best};
    }
    return found;
}

bool isReturn(const Signal& signal)
{
    const TagWords& words = signal.words();
    return hasAny(words, {"rew", "reward", "rewards", "return", "returns"})
           && hasAny(words, {"ep", "eps", "episode", "episodes", "episodic", "mean", "avg",
                             "average", "eval", "return", "returns"})
           && !hasAny(words, {"std", "min", "max", "loss", "norm", "scale"});
}

/// An agent whose episodes end with no more than those of its first, random policy.
std::optional<PoorCourse> ofReturns(const Training& training)
{
    constexpr std::size_t kFewest = 8;
    std::optional<AnswerCurve> shown = longestCurve(training, kFewest, isReturn);
    if (!shown)
        return std::nullopt;
    const double start = shown->start();
    const double level = shown->level();
    const auto [low, high] =
        std::minmax_element(shown->curve.values.begin(), shown->curve.values.end());
    constexpr double kOfRange = 0.2;
    if (level > start + kOfRange * (*high - *low))
        return std::nullopt;
    return PoorCourse{
        .sign = PoorCourse::Sign::NoRise, .shown = std::move(*shown), .from = start, .to = level};
}

} // namespace

std::optional<PoorCourse> findPoorCourse(const Training& training)
{
    if (std::optional<PoorCourse> found = ofReturns(training))
        return found;
    if (hasOpposingLosses(training))
        return ofOpponents(training);
    std::optional<PoorCourse> found = ofLoss(training);
    if (found && found->sign != PoorCourse::Sign::NoFall)
        return found;
    if (std::optional<PoorCourse> scores = ofScores(training))
        return scores;
    return found;
}

} // namespace faultline
