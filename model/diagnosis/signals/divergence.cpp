// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/divergence.h"

#include "model/core/statistics.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

namespace faultline {

namespace {

constexpr std::size_t kWindowsWanted = 40;
constexpr std::size_t kFewestInWindow = 3;
constexpr std::size_t kStartPoints = 3;
/// A rate below this share of today's is another phase of the schedule.
constexpr double kSimilarRate = 2.0 / 3.0;
/// The rise must exceed what noise makes of the lowest of the medians.
constexpr double kRiseMargin = 4.0;
/// Standard error of a median of n normal values: this times sigma / sqrt(n).
constexpr double kMedianError = 1.2533;

/// The lowest level before the final windows, with the points it is the median of.
struct Minimum {
    double value = 0.0;
    std::size_t window = 0;
    std::size_t points = 0;
};

/// Windows that may be compared with the end: all, unless the learning rate had already been
/// as high as it is now, came down, and went up again.
std::vector<bool> comparableWindows(const LearningCurve& loss, const LearningCurve& rate,
                                    std::size_t width, std::size_t windowCount, std::size_t prefix,
                                    std::size_t lowest)
{
    std::vector<bool> comparable(prefix, true);
    if (rate.empty())
        return comparable;
    std::vector<double> rates(windowCount);
    for (std::size_t i = 0; i < windowCount; ++i)
        rates[i] = rate.values[rate.indexMatching(loss, i * width + width / 2)];
    const double now = median(std::span(rates).subspan(prefix));
    const auto isSimilar = [now](double value) { return value >= kSimilarRate * now; };
    const bool wasHighBefore =
        std::any_of(rates.begin(), rates.begin() + static_cast<std::ptrdiff_t>(lowest), isSimilar);
    if (isSimilar(rates[lowest]) || !wasHighBefore)
        return comparable;
    for (std::size_t i = 0; i < prefix; ++i)
        comparable[i] = isSimilar(rates[i]);
    return comparable;
}

/// Smallest running median over five windows among those allowed.
std::optional<Minimum> smoothedMinimum(std::span<const double> windows, std::size_t width,
                                       const std::vector<bool>& allowed)
{
    constexpr std::size_t kBeside = 2;
    std::vector<double> kept;
    std::vector<std::size_t> origin;
    for (std::size_t i = 0; i < windows.size(); ++i) {
        if (allowed[i]) {
            kept.push_back(windows[i]);
            origin.push_back(i);
        }
    }
    if (kept.empty())
        return std::nullopt;
    const std::vector<double> smooth = runningMedian(kept, kBeside);
    const auto lowest =
        static_cast<std::size_t>(std::min_element(smooth.begin(), smooth.end()) - smooth.begin());
    const std::size_t from = lowest > kBeside ? lowest - kBeside : 0;
    const std::size_t to = std::min(lowest + kBeside + 1, kept.size());
    return Minimum{
        .value = smooth[lowest], .window = origin[lowest], .points = (to - from) * width};
}

/// Noise of the loss in natural logarithms, or of the loss itself if it is not positive.
double relativeNoise(std::span<const double> values, bool isPositive)
{
    std::vector<double> copy(values.begin(), values.end());
    if (isPositive)
        std::transform(copy.begin(), copy.end(), copy.begin(),
                       [](double value) { return std::log(value); });
    return differenceNoise(copy);
}

/// How much the loss must exceed `minimum` to count as risen.
double risenAbove(const LearningCurve& loss, const Minimum& minimum, double start, double ratio)
{
    const bool isPositive =
        minimum.value > 0.0
        && std::all_of(loss.values.begin(), loss.values.end(), [](double v) { return v > 0.0; });
    const double margin =
        kRiseMargin * kMedianError * relativeNoise(loss.values, isPositive)
        / std::sqrt(static_cast<double>(std::max<std::size_t>(minimum.points, 1)));
    if (isPositive)
        return minimum.value * std::max(ratio, std::exp(std::min(margin, 100.0)));
    // No ratio to a loss at or below zero: back where it began counts instead.
    return std::max(start, minimum.value) + margin;
}

std::optional<Divergence> findRise(const LearningCurve& loss, const LearningCurve& learningRate,
                                   const DivergenceLimits& limits)
{
    if (loss.size() < kDivergencePoints)
        return std::nullopt;
    Divergence found;
    found.windowPoints = std::max(loss.size() / kWindowsWanted, kFewestInWindow);
    const std::vector<double> windows = windowMedians(loss.values, found.windowPoints);
    const std::size_t final = std::max<std::size_t>(limits.windows, 1);
    if (windows.size() <= final)
        return std::nullopt;
    const std::size_t prefix = windows.size() - final;
    const std::span<const double> before = std::span(windows).first(prefix);

    std::optional<Minimum> minimum =
        smoothedMinimum(before, found.windowPoints, std::vector<bool>(prefix, true));
    const std::vector<bool> comparable = comparableWindows(loss, learningRate, found.windowPoints,
                                                           windows.size(), prefix, minimum->window);
    minimum = smoothedMinimum(before, found.windowPoints, comparable);
    if (!minimum)
        return std::nullopt;
    found.start = median(std::span(loss.values).first(kStartPoints));
    const bool isRestart =
        std::find(comparable.begin(), comparable.end(), false) != comparable.end();
    // A loss that explodes within its first windows has its minimum at the very start.
    if (found.start < minimum->value && !isRestart)
        minimum = Minimum{.value = found.start, .window = 0, .points = kStartPoints};

    const double limit = risenAbove(loss, *minimum, found.start, limits.ratio);
    while (found.windowsAbove < windows.size()
           && windows[windows.size() - 1 - found.windowsAbove] > limit)
        ++found.windowsAbove;
    found.minimum = minimum->value;
    found.level = median(std::span(windows).subspan(prefix));
    if (found.windowsAbove < final || found.shareLost() < limits.fallGivenBack)
        return std::nullopt;
    found.onset = (windows.size() - found.windowsAbove) * found.windowPoints;
    const std::size_t middle = minimum->window * found.windowPoints + found.windowPoints / 2;
    found.minimumIndex = middle < found.onset ? middle : 0;
    return found;
}

std::optional<Divergence> findHugeEnd(const LearningCurve& loss, const DivergenceLimits& limits)
{
    if (loss.size() < 2 * kStartPoints)
        return std::nullopt;
    const std::span<const double> values(loss.values);
    Divergence found;
    found.isHuge = true;
    found.windowPoints = kStartPoints;
    found.windowsAbove = 1;
    found.start = median(values.first(kStartPoints));
    found.level = median(values.last(kStartPoints));
    if (found.level < limits.hugeLoss || std::abs(found.start) >= limits.ordinaryStart)
        return std::nullopt;
    found.onset = values.size() - kStartPoints;
    while (found.onset > 0 && values[found.onset - 1] > limits.ordinaryStart)
        --found.onset;
    const std::vector<double> smooth = runningMedian(values.first(found.onset), 1);
    found.minimumIndex =
        static_cast<std::size_t>(std::min_element(smooth.begin(), smooth.end()) - smooth.begin());
    found.minimum = smooth.empty() ? found.start : smooth[found.minimumIndex];
    return found;
}

} // namespace

std::optional<LossLevels> lossLevels(const LearningCurve& loss, const DivergenceLimits& limits)
{
    if (loss.size() < kDivergencePoints)
        return std::nullopt;
    const std::size_t width = std::max(loss.size() / kWindowsWanted, kFewestInWindow);
    const std::vector<double> windows = windowMedians(loss.values, width);
    const std::size_t final = std::max<std::size_t>(limits.windows, 1);
    if (windows.size() <= final)
        return std::nullopt;
    const std::size_t prefix = windows.size() - final;
    const std::optional<Minimum> minimum =
        smoothedMinimum(std::span(windows).first(prefix), width, std::vector<bool>(prefix, true));
    return LossLevels{.last = median(std::span(windows).subspan(prefix)),
                      .minimum = minimum->value};
}

double Divergence::shareLost() const
{
    const double fall = start - minimum;
    return fall > 0.0 ? (level - minimum) / fall : 1.0;
}

std::optional<Divergence> findDivergence(const LearningCurve& loss,
                                         const LearningCurve& learningRate,
                                         const DivergenceLimits& limits)
{
    if (std::optional<Divergence> risen = findRise(loss, learningRate, limits))
        return risen;
    return findHugeEnd(loss, limits);
}

bool trainingBroke(const Training& training)
{
    const TrainingLoss loss = trainingLoss(training);
    if (loss.curve.endsNonFinite)
        return true;
    const LearningCurve rate = learningCurve(training.best(SignalKind::LearningRate));
    return !hasOpposingLosses(training) && findDivergence(loss.curve, rate, {}).has_value();
}

} // namespace faultline
