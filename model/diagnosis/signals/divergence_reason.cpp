// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/divergence_reason.h"

#include "model/core/statistics.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/signals/answer_curves.h"
#include "model/diagnosis/signals/resumes.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace faultline {

namespace {

using Kind = DivergenceReason::Kind;

/// The first value that is hundreds of times its neighbours on both sides, if there are several.
std::optional<std::size_t> firstOutlier(const std::vector<double>& values)
{
    constexpr std::size_t kAround = 5;
    constexpr std::size_t kFewestOutliers = 2;
    constexpr double kFar = 300.0;
    std::optional<std::size_t> first;
    std::size_t count = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const std::size_t begin = i - std::min(i, kAround);
        const std::size_t end = std::min(i + kAround + 1, values.size());
        if (values[i] > kFar * median(std::span(values).subspan(begin, end - begin))) {
            ++count;
            first = first.value_or(i);
        }
    }
    return count >= kFewestOutliers ? first : std::nullopt;
}

/// The step of a curve of something else that is at or before this step.
std::size_t upTo(const LearningCurve& other, std::int64_t step)
{
    return static_cast<std::size_t>(std::upper_bound(other.steps.begin(), other.steps.end(), step)
                                    - other.steps.begin());
}

/// Whether the gradients had grown before that point.
bool gradientsGrew(const Training& training, std::int64_t before)
{
    constexpr std::size_t kLast = 3;
    constexpr double kGrown = 3.0;
    const LearningCurve norm = learningCurve(training.best(SignalKind::GradientNorm));
    const std::size_t end = upTo(norm, before);
    if (end < 2 * kLast)
        return false;
    const std::span<const double> values = std::span(norm.values).first(end);
    return median(values.last(kLast)) > kGrown * median(values);
}

/// From a steady low level to the level of the first weights or above it within one interval, and
/// a fall from there: the weights are others.
std::optional<std::size_t> findLeap(const Training& training, const LearningCurve& loss,
                                    const Divergence& divergence)
{
    constexpr std::size_t kBefore = 5;
    constexpr std::size_t kAfter = 4;
    constexpr double kSteady = 1.6;
    constexpr double kFar = 5.0;
    constexpr double kRelearned = 0.9;
    const std::vector<double>& values = loss.values;
    const auto highest = std::max_element(values.begin(), values.end());
    const auto i = static_cast<std::size_t>(highest - values.begin());
    if (i < kBefore || values.size() - i < kAfter || divergence.minimum <= 0.0)
        return std::nullopt;
    const std::span<const double> before = std::span(values).subspan(i - kBefore, kBefore);
    const auto [low, high] = std::minmax_element(before.begin(), before.end());
    const bool isLeap = *low > 0.0 && *high <= kSteady * *low && values[i] > kFar * *high
                        && values[i] >= values.front() && divergence.level < kRelearned * values[i]
                        && divergence.level > kFar / 2.0 * *high;
    if (!isLeap || gradientsGrew(training, loss.steps[i - 1]))
        return std::nullopt;
    return i;
}

/// The learning rate rose just before that point, or a later attempt of the run begins there.
bool hasOtherSettings(const Training& training, const LearningCurve& loss, std::size_t i)
{
    constexpr double kRisen = 1.2;
    const LearningCurve rate = learningCurve(training.best(SignalKind::LearningRate));
    if (!rate.empty()) {
        const double now = rate.values[rate.indexMatching(loss, i)];
        const double before = rate.values[rate.indexMatching(loss, i < 3 ? 0 : i - 3)];
        if (now > kRisen * before)
            return true;
    }
    const Resumes resumes = findResumes(training);
    return std::any_of(resumes.all.begin(), resumes.all.end(), [&](const Resume& one) {
        return one.stepAfter <= loss.steps[i] && one.stepAfter > loss.steps[i - 1];
    });
}

/// All values from `i` on lie above those just before, by more than these differ among themselves,
/// and most of what had been learned is lost for good: however high the loss was before, no noise
/// does that.
bool isSetBack(std::span<const double> values, std::size_t i)
{
    // Of many thousand values some five in a row are low by chance.
    const std::size_t countBefore = std::clamp<std::size_t>(values.size() / 20, 5, 50);
    constexpr std::size_t kAfter = 3;
    constexpr std::size_t kLasting = 5;
    constexpr double kApart = 1.5; // times the range before
    constexpr double kRisen = 1.3;
    constexpr double kLost = 0.8;
    constexpr double kLearned = 1.25; // times the level before: there was something to lose
    if (i < countBefore || i + kAfter > values.size())
        return false;
    // Of hundreds of thousands of values nearly all are told apart by this.
    if (!(std::min({values[i], values[i + 1], values[i + 2]}) > values[i - 1]))
        return false;
    const std::span<const double> before = values.subspan(i - countBefore, countBefore);
    const auto [low, high] = std::minmax_element(before.begin(), before.end());
    const std::span<const double> after = values.subspan(i, kAfter);
    const double gap = *std::min_element(after.begin(), after.end()) - *high;
    if (!(*low > 0.0 && gap > 0.0 && gap > kApart * (*high - *low)))
        return false;
    const double usual = median(before);
    // Right after it and at the end.
    const double level = std::min(median(values.subspan(i, std::min(kLasting, values.size() - i))),
                                  median(values.last(kAfter)));
    return level > kRisen * usual && values.front() > kLearned * usual
           && level - usual > kLost * (values.front() - usual);
}

} // namespace

std::optional<LossLeap> findLossLeap(const Training& training, const LearningCurve& loss)
{
    constexpr std::size_t kMostBefore = 10;
    constexpr std::size_t kFewestBefore = 5;
    constexpr std::size_t kAfter = 3;
    constexpr double kSteady = 3.0; // times the median: batches differ
    constexpr double kFar = 20.0;
    constexpr double kLasts = 5.0;
    constexpr double kLearned = 0.5;
    const std::span<const double> values(loss.values);
    for (std::size_t i = kFewestBefore; i + 2 < values.size(); ++i) {
        const std::size_t count = std::min(i, kMostBefore);
        const std::span<const double> before = values.subspan(i - count, count);
        // One outlier among the examples is gone with the next value.
        const std::span<const double> after =
            values.subspan(i + 1, std::min(kAfter, values.size() - i - 1));
        // The median of many short stretches is most of the time of this.
        const bool mayBeFar =
            values[i] >= values.front()
            && values[i] >= kFar * *std::min_element(before.begin(), before.end());
        if (!mayBeFar && !isSetBack(values, i))
            continue;
        const double usual = median(before);
        const bool isFar =
            usual > 0.0 && values[i] >= values.front() && values[i] >= kFar * usual
            && *std::max_element(before.end() - static_cast<std::ptrdiff_t>(kFewestBefore),
                                 before.end())
                   <= kSteady * usual
            && *std::min_element(before.begin(), before.end()) > 0.0
            && median(after) >= kLasts * usual;
        if ((!isFar && !isSetBack(values, i)) || hasOtherSettings(training, loss, i)
            || gradientsGrew(training, loss.steps[i - 1]))
            continue;
        const double highest =
            *std::max_element(values.begin() + static_cast<std::ptrdiff_t>(i), values.end());
        return LossLeap{.at = i,
                        .usual = usual,
                        .highest = highest,
                        .isLearned = values.back() < kLearned * highest};
    }
    return std::nullopt;
}

DivergenceReason divergenceReason(const Training& training, const LearningCurve& loss,
                                  const Divergence& divergence)
{
    DivergenceReason reason;
    if (loss.empty())
        return reason;
    const std::optional<UsedRate> rate = usedRate(training);
    const bool takesUsual = isUsual(rate);
    if (const auto outlier = isRegression(training) ? firstOutlier(loss.values) : std::nullopt) {
        reason.kind = Kind::Outliers;
        reason.at = *outlier;
        reason.highest = *std::max_element(loss.values.begin(), loss.values.end());
    } else if (const auto leap = takesUsual ? findLeap(training, loss, divergence) : std::nullopt) {
        reason.kind = Kind::Leap;
        reason.at = *leap;
        reason.highest = loss.values[*leap];
        reason.usual = loss.values[*leap - 1];
    } else if (takesUsual) {
        reason.kind = Kind::UsualRate;
        reason.rate = rate->peak;
    }
    return reason;
}

} // namespace faultline
