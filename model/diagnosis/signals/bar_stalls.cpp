// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/bar_stalls.h"

#include "model/core/statistics.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace faultline {

namespace {

constexpr double kExactSlack = 1.0;   // seconds a stall must exceed where times are exact ...
constexpr double kCoarseSlack = 2.0;  // ... and where they are whole seconds
constexpr double kCoarseLength = 2.0; // an interval between whole seconds is at least so long
constexpr double kTimesUsual = 2.0;   // beyond what the steps of the interval take
constexpr double kFastShare = 0.25;   // of the steps, that tell the usual step time
constexpr double kIsolated = 0.5;     // of the stalls after which it goes on fast
constexpr std::size_t kFewestBarIntervals = 8;

/// A state of the bars, on one axis of steps and of seconds.
struct Mark {
    double step = 0.0;
    double seconds = 0.0;
    bool isExact = false;
    bool beginsBar = false;
};

/// A bar prints whole seconds, but its mean speed tells the rest. What it prints in between is
/// smoothed and mostly does not fit the seconds.
Mark markOf(const BarState& state, double steps, double seconds)
{
    const double mean = state.done * state.secondsPerStep;
    const bool isExact = state.done > 0.0 && mean >= state.seconds && mean < state.seconds + 1.0;
    return {.step = steps + state.done,
            .seconds = seconds + (isExact ? mean : state.seconds),
            .isExact = isExact};
}

/// Whether a state belongs to another bar than the one before it.
bool isNewBar(const BarState& before, const BarState& state)
{
    return state.done < before.done || state.seconds < before.seconds;
}

/// Where a bar began that was resumed: its first state is far on, after no time, and what follows
/// is many times slower. 0 for others.
double resumedAt(std::span<const BarState> bar)
{
    constexpr double kLeastShare = 0.05;
    constexpr double kTimesFaster = 5.0;
    const auto begun = std::find_if(bar.begin(), bar.end(),
                                    [](const BarState& state) { return state.done > 0.0; });
    if (begun == bar.end())
        return 0.0;
    const BarState& first = *begun;
    const BarState& last = bar.back();
    if (!(first.secondsPerStep > 0.0) || first.done < kLeastShare * first.whole
        || !(last.done > first.done))
        return 0.0;
    const double perStep = (last.seconds - first.seconds) / (last.done - first.done);
    return kTimesFaster * first.secondsPerStep < perStep ? first.done : 0.0;
}

std::span<const BarState> barFrom(const std::vector<BarState>& states, std::size_t begin)
{
    std::size_t end = begin + 1;
    while (end < states.size() && !isNewBar(states[end - 1], states[end]))
        ++end;
    return std::span(states).subspan(begin, end - begin);
}

/// The bars of one length, one behind the other.
std::vector<Mark> marksOf(const std::vector<BarState>& states)
{
    std::vector<Mark> marks;
    double steps = 0.0;
    double seconds = 0.0;
    const BarState* before = nullptr;
    for (const BarState& state : states) {
        if (before == nullptr || isNewBar(*before, state)) {
            if (before != nullptr) {
                const Mark last = marks.back();
                steps += before->done;
                seconds = last.seconds;
            }
            // A resumed training begins its bar where it goes on, before there is a speed.
            const auto index = static_cast<std::size_t>(&state - states.data());
            const double resumed = resumedAt(barFrom(states, index));
            const double begin = resumed > 0.0                ? resumed
                                 : state.secondsPerStep > 0.0 ? 0.0
                                                              : state.done;
            marks.push_back(
                {.step = steps + begin, .seconds = seconds, .isExact = true, .beginsBar = true});
        }
        const bool isBegin = marks.back().beginsBar && steps + state.done <= marks.back().step;
        if (state.done > 0.0 && state.secondsPerStep > 0.0 && !isBegin)
            marks.push_back(markOf(state, steps, seconds));
        before = &state;
    }
    return marks;
}

struct Interval {
    Mark from;
    Mark to;

    [[nodiscard]] double steps() const { return to.step - from.step; }
    [[nodiscard]] double seconds() const { return std::max(to.seconds - from.seconds, 0.0); }
    [[nodiscard]] bool isExact() const { return from.isExact && to.isExact; }
};

std::vector<Interval> intervalsOf(const std::vector<Mark>& marks)
{
    std::vector<Interval> intervals;
    const Mark* from = nullptr;
    for (const Mark& mark : marks) {
        if (mark.beginsBar) {
            from = &mark;
            continue;
        }
        const Interval interval{.from = *from, .to = mark};
        const bool isTimed = interval.isExact() || interval.seconds() >= kCoarseLength;
        if (!isTimed || !(interval.steps() > 0.0))
            continue;
        intervals.push_back(interval);
        from = &mark;
    }
    return intervals;
}

/// Seconds per step that the fastest quarter of the steps stays below.
double usualOf(const std::vector<Interval>& intervals)
{
    std::vector<std::pair<double, double>> speeds;
    double all = 0.0;
    for (const Interval& interval : intervals) {
        speeds.emplace_back(interval.seconds() / interval.steps(), interval.steps());
        all += interval.steps();
    }
    std::sort(speeds.begin(), speeds.end());
    double passed = 0.0;
    for (const auto& [perStep, steps] : speeds) {
        passed += steps;
        if (passed >= kFastShare * all)
            return perStep;
    }
    return 0.0;
}

std::vector<BarState> mostDrawn(const ConsoleLog& log)
{
    std::map<double, std::vector<BarState>> byLength;
    for (const BarState& state : log.bars)
        byLength[state.whole].push_back(state);
    const auto most =
        std::max_element(byLength.begin(), byLength.end(), [](const auto& a, const auto& b) {
            return a.second.size() < b.second.size();
        });
    return most == byLength.end() ? std::vector<BarState>() : std::move(most->second);
}

StepMark stepMark(const Mark& mark)
{
    return {.step = static_cast<std::int64_t>(std::min(mark.step, 9e18)), .wallTime = mark.seconds};
}

} // namespace

std::vector<BarInterval> barIntervals(const ConsoleLog& log)
{
    std::vector<BarInterval> found;
    for (const Interval& interval : intervalsOf(marksOf(mostDrawn(log))))
        found.push_back({.toStep = interval.to.step,
                         .steps = interval.steps(),
                         .seconds = interval.seconds(),
                         .isExact = interval.isExact()});
    return found;
}

Stalls findBarStalls(const ConsoleLog& log)
{
    const std::vector<Interval> intervals = intervalsOf(marksOf(mostDrawn(log)));
    Stalls stalls;
    if (intervals.size() < kFewestBarIntervals)
        return stalls;
    stalls.intervals = intervals.size();
    stalls.usualPerStep = usualOf(intervals);
    std::vector<double> lengths;
    std::vector<double> steps;
    std::size_t isolated = 0;
    bool isAfterStall = false;
    for (const Interval& interval : intervals) {
        const double usual = stalls.usualPerStep * interval.steps();
        const double lost = interval.seconds() - usual;
        const double slack = interval.isExact() ? kExactSlack : kCoarseSlack;
        const bool isStall = lost >= slack && lost >= kTimesUsual * usual;
        stalls.judgedSeconds += interval.seconds();
        lengths.push_back(interval.seconds());
        steps.push_back(interval.steps());
        if (isAfterStall && !isStall)
            ++isolated;
        isAfterStall = isStall;
        if (isStall) {
            stalls.all.push_back({.interval = {.from = stepMark(interval.from),
                                               .to = stepMark(interval.to),
                                               .steps = interval.steps(),
                                               .seconds = interval.seconds()},
                                  .lostSeconds = lost});
        }
    }
    if (static_cast<double>(isolated) < kIsolated * static_cast<double>(stalls.all.size()))
        stalls.all.clear();
    stalls.usualSeconds = median(lengths);
    stalls.usualSteps = median(steps);
    stalls.period = periodOf(stalls.dominant(), stalls);
    return stalls;
}

} // namespace faultline
