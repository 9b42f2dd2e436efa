// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pipeline/evidence/loop_steps.h"

#include "model/core/profile.h"
#include "model/core/statistics.h"
#include "model/diagnosis/signals/logged_wait.h"
#include "model/diagnosis/signals/step_time.h"
#include "model/diagnosis/training/progress.h"
#include "model/pipeline/evidence/tf_stages.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace faultline::pipeline {

namespace {

constexpr std::string_view kLoaderCall = "enumerate(DataLoader)#";
/// What waits for tf.data: the op alone ("IteratorGetNext") only begins it.
constexpr std::string_view kIteratorCall = "IteratorGetNextOp";
constexpr std::size_t kFewestSteps = 8;  ///< of a log
constexpr std::size_t kFewestTraced = 3; ///< a profiler is often told to record three steps
/// The last ones of a longer log: more tell no more, and are drawn from again and again.
constexpr std::size_t kMostLoggedSteps = 20'000;
constexpr std::size_t kWarmUp = 2; ///< steps of a trace that start the profiler and the libraries

/// Calls of the loader, outermost ones, on the thread that makes most of them, by time.
std::vector<std::size_t> loaderCalls(const TraceProfile& profile, std::string_view call)
{
    std::map<std::uint16_t, std::vector<std::size_t>> byTrack;
    for (std::size_t i = 0; i < profile.events.size(); ++i) {
        const TraceEvent& event = profile.events[i];
        if (event.category == TraceCategory::InputPipeline
            && profile.names[event.name].starts_with(call))
            byTrack[event.track].push_back(i);
    }
    std::vector<std::size_t> most;
    for (auto& [track, events] : byTrack) {
        if (events.size() > most.size())
            most = std::move(events);
    }
    return most;
}

std::optional<double> decodingSeconds(const TraceProfile& profile)
{
    double seconds = 0.0;
    for (std::size_t i = 0; i < profile.events.size(); ++i) {
        const std::string& name = profile.names[profile.events[i].name];
        if (name.find("DecodeJpeg") != std::string::npos
            || name.find("DecodeAndCropJpeg") != std::string::npos
            || name.find("decode_jpeg") != std::string::npos)
            seconds += 1e-9 * static_cast<double>(profile.durationOf(i));
    }
    return seconds > 0.0 ? std::optional(seconds) : std::nullopt;
}

void count(LoopSteps& steps)
{
    double sum = 0.0;
    for (const Stretch& stretch : steps.stretches) {
        steps.count += stretch.size();
        for (const LoopStep& step : stretch)
            sum += step.seconds;
    }
    steps.meanSeconds = steps.count > 0 ? sum / static_cast<double>(steps.count) : 0.0;
}

std::optional<LoopSteps> tracedSteps(const Training& training)
{
    std::optional<LoopSteps> best;
    for (const TraceProfilePtr& profile : training.profiles) {
        std::vector<std::size_t> calls = loaderCalls(*profile, kLoaderCall);
        const bool isTfData = calls.empty();
        if (isTfData)
            calls = loaderCalls(*profile, kIteratorCall);
        if (calls.size() < kFewestTraced + 1)
            continue;
        LoopSteps steps;
        steps.source = InputSource::Trace;
        Stretch stretch;
        // A step goes from asking for its batch to asking for the next one.
        const std::size_t first = std::min(kWarmUp, calls.size() - 1 - kFewestTraced);
        const std::size_t last = std::min(calls.size() - 1, first + kMostLoggedSteps);
        for (std::size_t i = first; i < last; ++i) {
            const TraceEvent& event = profile->events[calls[i]];
            const TraceEvent& next = profile->events[calls[i + 1]];
            const double waited = 1e-9 * static_cast<double>(profile->durationOf(calls[i]));
            const double seconds = 1e-9 * static_cast<double>(next.beginNs - event.beginNs);
            if (seconds > 0.0)
                stretch.push_back({.seconds = seconds, .waited = std::min(waited, seconds)});
        }
        const std::string& name = profile->names[profile->events[calls.front()].name];
        if (name.find("SingleProcess") != std::string::npos)
            steps.hasWorkers = false;
        else if (name.find("MultiProcess") != std::string::npos)
            steps.hasWorkers = true;
        steps.isTfData = isTfData;
        if (isTfData) {
            steps.stages = tfStagesOf(*profile);
            steps.batch = tracedBatch(*profile, calls.size());
        }
        steps.stretches.push_back(std::move(stretch));
        count(steps);
        // Of all calls: the steps that are left out decoded as well.
        if (const std::optional<double> decoding = decodingSeconds(*profile))
            steps.decodeSeconds =
                *decoding * static_cast<double>(steps.count) / static_cast<double>(calls.size());
        if (!best || steps.count > best->count)
            best = std::move(steps);
    }
    return best;
}

std::optional<LoopSteps> loggedSteps(const Training& training)
{
    const std::optional<LoggedWait> logged = loggedWait(training);
    if (!logged)
        return std::nullopt;
    LoopSteps steps;
    steps.source = InputSource::DataTime;
    const std::size_t all = logged->at.size();
    const std::size_t first = all - std::min(all, kMostLoggedSteps);
    for (std::size_t i = first; i < all; ++i) {
        const LoopStep step{.seconds = logged->seconds[i],
                            .waited = std::min(logged->waited[i], logged->seconds[i])};
        const bool goesOn = i > first && logged->at[i] == logged->at[i - 1] + 1;
        if (!goesOn)
            steps.stretches.emplace_back();
        steps.stretches.back().push_back(step);
    }
    count(steps);
    return steps;
}

template <typename Value>
std::vector<double> collect(const std::vector<Stretch>& stretches, Value value)
{
    std::vector<double> values;
    for (const Stretch& stretch : stretches) {
        for (const LoopStep& step : stretch)
            values.push_back(value(step));
    }
    return values;
}

} // namespace

std::vector<double> LoopSteps::seconds() const
{
    return collect(stretches, [](const LoopStep& step) { return step.seconds; });
}

std::vector<double> LoopSteps::waits() const
{
    return collect(stretches, [](const LoopStep& step) { return step.waited; });
}

std::vector<double> LoopSteps::rests() const
{
    return collect(stretches, [](const LoopStep& step) { return step.seconds - step.waited; });
}

std::optional<LoopSteps> loopStepsOf(const Training& training)
{
    if (std::optional<LoopSteps> traced = tracedSteps(training))
        return traced;
    return loggedSteps(training);
}

std::vector<double> plainStepSeconds(const Training& training)
{
    std::vector<double> seconds;
    if (!training.progress.stepsRepeat) {
        std::vector<StepInterval> intervals;
        for (const MarkRange& attempt : training.progress.attempts) {
            const std::vector<StepInterval> some = intervalsOf(training.progress, attempt);
            intervals.insert(intervals.end(), some.begin(), some.end());
        }
        if (!clockIsTooCoarse(training.progress, medianSeconds(intervals))) {
            for (const StepInterval& interval : intervals) {
                if (interval.seconds > 0.0)
                    seconds.push_back(interval.secondsPerStep());
            }
        }
    }
    if (seconds.size() >= kFewestSteps)
        return seconds;
    if (const std::optional<MeasuredStepTime> measured = measuredStepTime(training))
        return {measured->seconds};
    return {};
}

} // namespace faultline::pipeline
