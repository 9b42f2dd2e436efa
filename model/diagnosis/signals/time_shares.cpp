// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/time_shares.h"

#include "model/core/ascii.h"
#include "model/core/statistics.h"
#include "model/diagnosis/training/progress.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

namespace {

std::vector<double> timesOf(const ScalarSeries& series)
{
    std::vector<double> times;
    series.forEach([&times](std::size_t, const ScalarPoint& point) {
        if (std::isfinite(point.wallTime))
            times.push_back(point.wallTime);
    });
    return times;
}

/// Names of a time, without the blanks of its parts: "time/val" is "time_val".
std::string plainName(std::string_view tag)
{
    std::string name = lowerAscii(tag);
    std::replace_if(
        name.begin(), name.end(), [](char c) { return c == '/' || c == '-' || c == '.'; }, '_');
    return name;
}

template <std::size_t N>
bool isAmongNames(const std::string& name, const std::array<std::string_view, N>& names)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

bool namesEvaluationTime(const std::string& name)
{
    static constexpr std::array<std::string_view, 18> kNames{
        "eval_runtime",  "eval_time",    "val_time",       "valid_time", "validation_time",
        "test_time",     "time_eval",    "time_val",       "time_valid", "time_validation",
        "time_test",     "eval_seconds", "val_seconds",    "eval_sec",   "val_sec",
        "eval_duration", "val_duration", "time_evaluation"};
    return isAmongNames(name, kNames);
}

bool namesTrainingTime(const std::string& name)
{
    static constexpr std::array<std::string_view, 6> kNames{
        "train_time", "time_train", "training_time", "time_training", "train_seconds", "train_sec"};
    return isAmongNames(name, kNames);
}

bool namesEpochTime(const std::string& name)
{
    static constexpr std::array<std::string_view, 5> kNames{
        "epoch_time", "time_epoch", "epoch_seconds", "epoch_duration", "time_per_epoch"};
    return isAmongNames(name, kNames);
}

double sumOf(const ScalarSeries& series)
{
    double sum = 0.0;
    series.forEach([&sum](std::size_t, const ScalarPoint& point) {
        if (std::isfinite(point.value) && point.value > 0.0)
            sum += point.value;
    });
    return sum;
}

double sumOfLost(const Stalls& stalls)
{
    double sum = 0.0;
    for (const Stall& stall : stalls.all)
        sum += stall.lostSeconds;
    return sum;
}

/// From the first to the last point of the training run, sessions apart.
double loggedSeconds(const Progress& progress)
{
    double seconds = 0.0;
    for (const MarkRange& attempt : progress.attempts)
        seconds += progress.lastOf(attempt).wallTime - progress.firstOf(attempt).wallTime;
    return std::isfinite(seconds) ? seconds : 0.0;
}

} // namespace

Stalls findEpochEndPauses(const Training& training)
{
    constexpr std::size_t kFewestEpochs = 4;
    Stalls stalls;
    for (const RunPtr& run : training.runs) {
        const ScalarSeries* evaluated = run->findScalar("evaluation_loss_vs_iterations");
        const ScalarSeries* epochs = run->findScalar("epoch_loss");
        if (evaluated == nullptr || epochs == nullptr || epochs->size() <= kFewestEpochs)
            continue;
        const std::vector<double> begins = timesOf(*evaluated);
        const std::vector<double> ends = timesOf(*epochs);
        if (!std::is_sorted(begins.begin(), begins.end())
            || !std::is_sorted(ends.begin(), ends.end()) || begins.size() != ends.size())
            continue;
        std::vector<double> lengths;
        for (std::size_t i = 1; i < ends.size(); ++i) {
            const double length = ends[i] - ends[i - 1];
            const double pause = ends[i] - begins[i];
            if (!(begins[i] >= ends[i - 1]) || !(pause >= 0.0))
                return {};
            lengths.push_back(length);
            stalls.judgedSeconds += length;
            const auto step = static_cast<std::int64_t>(i);
            stalls.all.push_back({.interval = {.from = {.step = step, .wallTime = begins[i]},
                                               .to = {.step = step + 1, .wallTime = ends[i]},
                                               .steps = 1.0,
                                               .seconds = pause},
                                  .lostSeconds = pause,
                                  .cause = StallCause::AfterEvaluation});
        }
        stalls.intervals = lengths.size();
        stalls.usualSeconds = median(lengths);
        stalls.usualPerStep = std::max(
            (stalls.judgedSeconds - sumOfLost(stalls)) / static_cast<double>(lengths.size()), 0.0);
        stalls.usualSteps = 1.0;
        return stalls;
    }
    return stalls;
}

std::optional<LoggedEvaluations> loggedEvaluations(const Training& training)
{
    std::optional<LoggedEvaluations> found;
    double runtime = 0.0;
    double trained = 0.0;
    double epochs = 0.0;
    for (const Signal& signal : training.allSignals) {
        if (!contains(signal.tag, "ime") && !contains(signal.tag, "sec")
            && !contains(signal.tag, "duration"))
            continue;
        const std::string name = plainName(signal.tag);
        if (namesEvaluationTime(name)) {
            const double seconds = sumOf(*signal.series);
            if (!found || seconds > found->seconds)
                found = LoggedEvaluations{.tag = signal.tag,
                                          .signal = &signal,
                                          .count = signal.series->size(),
                                          .seconds = seconds};
        } else if (name == "train_runtime" || name == "train_train_runtime") {
            runtime = std::max(runtime, sumOf(*signal.series));
        } else if (namesTrainingTime(name)) {
            trained = std::max(trained, sumOf(*signal.series));
        } else if (namesEpochTime(name)) {
            epochs = std::max(epochs, sumOf(*signal.series));
        }
    }
    if (!found)
        return found;
    // What is logged of a training is mostly that without its evaluations, of an epoch with them.
    const double logged = std::max({runtime, trained > 0.0 ? trained + found->seconds : 0.0, epochs,
                                    loggedSeconds(training.progress)});
    found->all = logged;
    if (!(found->seconds > 0.0) || logged < found->seconds)
        return std::nullopt;
    return found;
}

} // namespace faultline
