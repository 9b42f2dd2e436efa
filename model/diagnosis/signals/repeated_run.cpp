// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/repeated_run.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string_view>

namespace faultline {

namespace {

constexpr std::size_t kFewestCommon = 5;  // points at the same steps
constexpr double kSameValue = 1e-3;       // relative: sums in another order
constexpr double kSameShare = 0.8;        // of the points that must be the same
constexpr std::size_t kMostCompared = 10; // the same seed drifts apart by rounding later on
constexpr double kMostOfIt = 0.9;         // an earlier one that came so far was complete
constexpr double kLongestPause = 3600.0;  // seconds from the end to the new start ...
constexpr double kPauseShare = 2.0;       // ... or so often what the earlier one took

const Signal* longestOf(const Training& training, SignalKind kind, std::string_view tag = {})
{
    const Signal* longest = nullptr;
    for (const Signal& signal : training.allSignals) {
        if (signal.kind == kind && (tag.empty() || signal.tag == tag)
            && (longest == nullptr || signal.series->size() > longest->series->size()))
            longest = &signal;
    }
    return longest;
}

/// How two series compare at the steps that both have.
struct Comparison {
    std::size_t common = 0;
    std::size_t same = 0;

    [[nodiscard]] bool areTheSame() const
    {
        return common >= kFewestCommon
               && static_cast<double>(same) >= kSameShare * static_cast<double>(common);
    }
};

Comparison compare(const ScalarSeries& a, const ScalarSeries& b)
{
    std::map<std::int64_t, double> values;
    a.forEach([&values](std::size_t, const ScalarPoint& point) {
        values.emplace(point.step, point.value);
    });
    Comparison result;
    b.forEach([&](std::size_t, const ScalarPoint& point) {
        const auto at = result.common < kMostCompared ? values.find(point.step) : values.end();
        if (at == values.end() || !std::isfinite(at->second) || !std::isfinite(point.value))
            return;
        ++result.common;
        const double size = std::max(std::abs(at->second), std::abs(point.value));
        if (std::abs(at->second - point.value) <= kSameValue * size)
            ++result.same;
        values.erase(at);
    });
    return result;
}

/// Whether the learning rates are the same at the same steps; true where none is logged.
bool haveSameRate(const Training& a, const Training& b)
{
    const Signal* own = longestOf(a, SignalKind::LearningRate);
    if (own == nullptr)
        return longestOf(b, SignalKind::LearningRate) == nullptr;
    const Signal* other = longestOf(b, SignalKind::LearningRate, own->tag);
    return other != nullptr && compare(*own->series, *other->series).areTheSame();
}

bool isOneAttempt(const Training& training)
{
    return training.progress.attempts.size() == 1 && !training.progress.stepsRepeat;
}

std::optional<RepeatedRun> repetitionOf(const Training& earlier, const Training& training)
{
    if (&earlier == &training || earlier.progress.empty() || !isOneAttempt(earlier))
        return std::nullopt;
    const Progress& before = earlier.progress;
    const Progress& after = training.progress;
    const StepMark& first = before.firstOf(before.attempts.front());
    const StepMark& last = before.lastOf(before.attempts.front());
    const StepMark& begin = after.firstOf(after.attempts.front());
    const StepMark& end = after.lastOf(after.attempts.back());
    const double seconds = last.wallTime - first.wallTime;
    const double pause = begin.wallTime - last.wallTime;
    const bool followsAtOnce =
        pause > 0.0 && pause <= std::max(kLongestPause, kPauseShare * seconds);
    const double reached = static_cast<double>(last.step) - static_cast<double>(first.step);
    const double whole = static_cast<double>(end.step) - static_cast<double>(begin.step);
    if (!followsAtOnce || begin.step != first.step || !(seconds > 0.0)
        || !(reached < kMostOfIt * whole))
        return std::nullopt;
    const Signal* loss = longestOf(training, SignalKind::TrainLoss);
    const Signal* same =
        loss != nullptr ? longestOf(earlier, SignalKind::TrainLoss, loss->tag) : nullptr;
    if (same == nullptr || !haveSameRate(earlier, training))
        return std::nullopt;
    const Comparison losses = compare(*same->series, *loss->series);
    if (!losses.areTheSame())
        return std::nullopt;
    return RepeatedRun{.earlier = &earlier,
                       .loss = same,
                       .firstStep = first.step,
                       .lastStep = last.step,
                       .seconds = seconds,
                       .share = seconds / (seconds + (end.wallTime - begin.wallTime)),
                       .pause = pause};
}

/// Whether `later` begins within the steps of `before`, or right behind them, and ends beyond them.
bool goesOn(const ScalarSeries& before, const ScalarSeries& later)
{
    constexpr double kMostMissing = 0.1; // of the steps of `before`
    constexpr std::size_t kFewest = 3;
    if (before.size() < kFewest || later.size() < kFewest)
        return false;
    const auto first = static_cast<double>(before.minStep());
    const auto last = static_cast<double>(before.maxStep());
    const auto begin = static_cast<double>(later.step(0));
    const double interval = (last - first) / static_cast<double>(before.size() - 1);
    const double hole = std::max(2.0 * interval, kMostMissing * (last - first));
    const double ended = before.wallTime(before.size() - 1);
    const double began = later.wallTime(0);
    const bool isLater = !std::isfinite(ended) || !std::isfinite(began) || began > ended;
    return isLater && begin > first + interval / 2.0 && begin <= last + hole
           && later.maxStep() > before.maxStep();
}

} // namespace

std::optional<RepeatedRun> findRepeatedRun(const Training& training,
                                           std::span<const Training> trainings)
{
    std::optional<RepeatedRun> found;
    if (training.progress.empty() || !isOneAttempt(training))
        return found;
    for (const Training& earlier : trainings) {
        std::optional<RepeatedRun> one = repetitionOf(earlier, training);
        if (one && (!found || one->pause < found->pause))
            found = one;
    }
    return found;
}

bool isContinuedElsewhere(const Training& training, std::span<const Training> trainings)
{
    const Signal* loss = longestOf(training, SignalKind::TrainLoss);
    if (loss == nullptr)
        return false;
    return std::any_of(trainings.begin(), trainings.end(), [&](const Training& other) {
        const Signal* same =
            &other == &training ? nullptr : longestOf(other, SignalKind::TrainLoss, loss->tag);
        return same != nullptr && goesOn(*loss->series, *same->series);
    });
}

} // namespace faultline
