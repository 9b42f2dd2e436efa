// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/logged_wait.h"

#include "model/core/ascii.h"
#include "model/core/statistics.h"
#include "model/core/text_marker.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>
#include <vector>

namespace faultline {

namespace {

constexpr double kMostlyWaiting = 0.9;  // of a spike
constexpr double kSkippedAtStart = 0.1; // of the values, where no phases tell the start
/// A wait above this share of the step is no part of it: the step was measured without it.
constexpr double kIncluded = 1.02;

struct TimedSeries {
    std::string tag;
    const ScalarSeries* series = nullptr;
    RunId run;
    bool hasPhases = false; ///< times on the clock of the training's phases
};

/// Where a tag belongs to, and its last part in small letters: "time/data" is of "time".
std::pair<std::string, std::string> splitTag(std::string_view tag)
{
    const std::size_t slash = tag.find_last_of('/');
    if (slash == std::string_view::npos)
        return {{}, lowerAscii(tag)};
    return {lowerAscii(tag.substr(0, slash)), lowerAscii(tag.substr(slash + 1))};
}

/// A bare "data" or "batch" is a time only among times.
bool isAmongTimes(std::string_view group)
{
    static constexpr std::array<std::string_view, 6> kGroups{"time",    "times", "timing",
                                                             "timings", "timer", "speed"};
    const std::string_view last = group.substr(group.rfind('/') + 1);
    return std::find(kGroups.begin(), kGroups.end(), last) != kGroups.end();
}

bool namesWait(std::string_view tag)
{
    static constexpr std::array<std::string_view, 10> kNames{
        "data_time",      "dataload_time",   "data_loading_time", "dataloading_time",
        "data_load_time", "dataloader_time", "data_wait",         "data_s",
        "time_data",      "data_seconds"};
    const auto [group, leaf] = splitTag(tag);
    return std::find(kNames.begin(), kNames.end(), leaf) != kNames.end()
           || (leaf == "data" && isAmongTimes(group));
}

bool namesStep(std::string_view tag)
{
    static constexpr std::array<std::string_view, 10> kNames{
        "time",   "step_time", "batch_time",    "iter_time",     "iteration_time",
        "step_s", "batch_s",   "time_per_step", "time_per_iter", "time_batch"};
    const auto [group, leaf] = splitTag(tag);
    const bool isBare = leaf == "batch" || leaf == "step" || leaf == "iter" || leaf == "total";
    return std::find(kNames.begin(), kNames.end(), leaf) != kNames.end()
           || (isBare && isAmongTimes(group));
}

/// A step of the log: when, how long, and how long of it waited.
struct Step {
    std::int64_t at = 0;
    double seconds = 0.0;
    double waited = 0.0;
};

std::vector<Step> pairUp(const Training& training, const TimedSeries& data, const TimedSeries& step)
{
    // Values of one step are written together, so the n-th of one belongs to the n-th of the other
    // where steps repeat (a new attempt, a count within the epoch).
    std::map<std::int64_t, std::vector<double>> whole;
    step.series->forEach([&whole](std::size_t, const ScalarPoint& point) {
        whole[point.step].push_back(point.value);
    });
    std::map<std::int64_t, std::size_t> taken;
    std::vector<Step> steps;
    const auto skipped =
        static_cast<std::size_t>(kSkippedAtStart * static_cast<double>(data.series->size()));
    data.series->forEach([&](std::size_t i, const ScalarPoint& point) {
        const auto same = whole.find(point.step);
        if (same == whole.end())
            return;
        const std::size_t turn = taken[point.step]++;
        if (turn >= same->second.size())
            return;
        const double seconds = same->second[turn];
        const bool isTimed = data.hasPhases && std::isfinite(point.wallTime);
        const bool isSteady = isTimed ? training.phases.isSteady(point.wallTime) : i >= skipped;
        if (isSteady && std::isfinite(point.value) && point.value >= 0.0 && std::isfinite(seconds)
            && seconds > 0.0)
            steps.push_back({.at = point.step, .seconds = seconds, .waited = point.value});
    });
    return steps;
}

template <typename Fn>
std::vector<double> each(const std::vector<Step>& steps, Fn&& value)
{
    std::vector<double> values;
    values.reserve(steps.size());
    for (const Step& step : steps)
        values.push_back(value(step));
    return values;
}

/// Whether spikes, as numbers of logged steps, begin at equal distances: three times at least, with
/// most steps in between.
bool areRegular(const std::vector<std::size_t>& spikes, std::size_t steps)
{
    constexpr std::size_t kFewestDistances = 2;
    constexpr double kRounding = 1.0; // of logged steps: they need not divide an epoch
    constexpr double kLeastDistance = 3.0;
    std::vector<double> distances;
    std::size_t begin = spikes.empty() ? 0 : spikes.front();
    for (std::size_t i = 1; i < spikes.size(); ++i) {
        if (spikes[i] == spikes[i - 1] + 1)
            continue;
        distances.push_back(static_cast<double>(spikes[i] - begin));
        begin = spikes[i];
    }
    if (distances.size() < kFewestDistances || 2 * spikes.size() > steps)
        return false;
    const double usual = median(distances);
    return usual >= kLeastDistance
           && std::all_of(distances.begin(), distances.end(),
                          [usual](double one) { return std::abs(one - usual) <= kRounding; });
}

void findSpikes(const std::vector<Step>& steps, LoggedWait& wait)
{
    double all = 0.0;
    double lost = 0.0;
    std::vector<std::size_t> spikes;
    for (const Step& step : steps) {
        all += step.seconds;
        const bool isSpike = step.seconds >= LoggedWait::kSpike * wait.stepSeconds
                             && step.waited >= kMostlyWaiting * step.seconds;
        if (!isSpike)
            continue;
        spikes.push_back(static_cast<std::size_t>(&step - steps.data()));
        wait.worstSeconds = std::max(wait.worstSeconds, step.seconds);
        lost += step.seconds - wait.stepSeconds;
    }
    wait.spikes = spikes.size();
    wait.spikeShare = all > 0.0 ? lost / all : 0.0;
    wait.spikesAreRegular = areRegular(spikes, steps.size());
}

std::optional<LoggedWait> waitOf(const Training& training, const TimedSeries& data,
                                 const TimedSeries& step)
{
    std::vector<Step> steps = pairUp(training, data, step);
    if (steps.size() < LoggedWait::kFewest)
        return std::nullopt;
    const double ratio =
        median(each(steps, [](const Step& one) { return one.waited / one.seconds; }));
    if (ratio > kIncluded) {
        for (Step& one : steps)
            one.seconds += one.waited;
    }
    const std::vector<double> shares =
        each(steps, [](const Step& one) { return std::clamp(one.waited / one.seconds, 0.0, 1.0); });
    const ScalarSeries& series = *data.series;
    LoggedWait wait;
    wait.tag = data.tag;
    wait.evidence = SeriesEvidence{
        .run = data.run,
        .tag = TagId(data.tag),
        .firstStep = StepIndex(series.minStep()),
        .lastStep = StepIndex(series.maxStep()),
        .firstWallTime = WallTime(series.minWallTime()),
        .lastWallTime = WallTime(series.maxWallTime()),
        .caption = {FAULTLINE_TR_NOOP("Diagnosis", "Seconds of each step that waited for data"),
                    {}}};
    wait.median = median(shares);
    wait.low = quantile(shares, 0.1);
    wait.high = quantile(shares, 0.9);
    wait.stepSeconds = median(each(steps, [](const Step& one) { return one.seconds; }));
    wait.steps = steps.size();
    for (const Step& one : steps) {
        wait.at.push_back(one.at);
        wait.seconds.push_back(one.seconds);
        wait.waited.push_back(one.waited);
    }
    findSpikes(steps, wait);
    return wait;
}

/// Of the series of one place, the wait and the step that belong together.
std::optional<LoggedWait> waitAmong(const Training& training,
                                    const std::vector<TimedSeries>& series)
{
    std::optional<LoggedWait> best;
    for (const TimedSeries& data : series) {
        if (!namesWait(data.tag))
            continue;
        const std::string group = splitTag(data.tag).first;
        const TimedSeries* step = nullptr;
        for (const TimedSeries& one : series) {
            if (one.run != data.run || !namesStep(one.tag))
                continue;
            const bool isNear = splitTag(one.tag).first == group;
            if (step == nullptr || (isNear && splitTag(step->tag).first != group))
                step = &one;
        }
        if (step == nullptr)
            continue;
        std::optional<LoggedWait> wait = waitOf(training, data, *step);
        if (wait && (!best || wait->steps > best->steps))
            best = std::move(wait);
    }
    return best;
}

} // namespace

std::optional<LoggedWait> loggedWait(const Training& training)
{
    std::vector<TimedSeries> series;
    for (const Signal& signal : training.allSignals) {
        // Most tags are neither: those are not taken apart.
        if (contains(signal.tag, "ime") || contains(signal.tag, "data")
            || contains(signal.tag, "_s"))
            series.push_back({.tag = signal.tag,
                              .series = signal.series,
                              .run = signal.run->id,
                              .hasPhases = signal.run == training.runs.front()
                                           && !training.phases.spans.empty()});
    }
    if (std::optional<LoggedWait> wait = waitAmong(training, series))
        return wait;
    for (const ConsoleLogPtr& log : training.logs) {
        series.clear();
        for (const auto& [tag, scalar] : log->series)
            series.push_back(
                {.tag = tag, .series = &scalar.series, .run = RunId(log->id().text())});
        if (std::optional<LoggedWait> wait = waitAmong(training, series))
            return wait;
    }
    return std::nullopt;
}

} // namespace faultline
