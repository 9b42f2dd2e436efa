// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/training/progress.h"

#include "model/core/statistics.h"
#include "model/diagnosis/training/learning_curve.h"
#include "model/diagnosis/training/tag_meaning.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace faultline {

namespace {

/// 2: written by the training as it goes; 1: now and then or by a sampler of its own; 0: of no use.
int fitness(const std::string& tag, const ScalarSeries& series, TagDictionary& tags)
{
    if (series.empty())
        return 0;
    switch (tags.kindOf(false, tag)) {
    case SignalKind::Utilization:
    case SignalKind::ValidationLoss:
    case SignalKind::ValidationMetric: return 1;
    default: return 2;
    }
}

/// Tag of the series to read; end() if the run logged nothing.
auto progressSeries(const Run& run, TagDictionary& tags)
{
    auto best = run.scalars.end();
    std::tuple<bool, int, std::size_t> bestRank;
    for (auto it = run.scalars.begin(); it != run.scalars.end(); ++it) {
        const ScalarSeries& series = it->second.series;
        const int fit = fitness(it->first, series, tags);
        if (fit == 0)
            continue;
        const std::tuple rank{series.minStep() != series.maxStep(), fit, series.size()};
        if (best == run.scalars.end() || rank > bestRank) {
            best = it;
            bestRank = rank;
        }
    }
    return best;
}

/// Indices to take of a series: evenly spread, and both sides of every break.
std::vector<std::size_t> chosenIndices(const ScalarSeries& series, std::size_t stride)
{
    std::vector<std::size_t> chosen;
    chosen.reserve(series.size() / stride + 2 * series.stepBreaks().positions.size() + 1);
    for (std::size_t i = 0; i < series.size(); i += stride)
        chosen.push_back(i);
    chosen.push_back(series.size() - 1);
    if (stride > 1) {
        for (const std::size_t position : series.stepBreaks().positions) {
            chosen.push_back(position - 1);
            chosen.push_back(position);
        }
        std::sort(chosen.begin(), chosen.end());
    }
    chosen.erase(std::unique(chosen.begin(), chosen.end()), chosen.end());
    return chosen;
}

void readMarks(const ScalarSeries& series, Progress& progress)
{
    progress.thinning = (series.size() + kProgressMarks - 1) / kProgressMarks;
    for (const std::size_t i : chosenIndices(series, progress.thinning)) {
        const StepMark mark{.step = series.step(i), .wallTime = series.wallTime(i)};
        if (!std::isfinite(mark.wallTime))
            continue;
        if (progress.marks.empty() || progress.marks.back().step != mark.step)
            progress.marks.push_back(mark);
    }
    const bool wholeSeconds =
        std::all_of(progress.marks.begin(), progress.marks.end(), [](const StepMark& mark) {
            return mark.wallTime == std::floor(mark.wallTime);
        });
    progress.clockSeconds = wholeSeconds ? 1.0 : 0.0;
}

/// Times at which a process started, apart from the first: session STARTs and files that begin
/// after every earlier one has ended. (Files that overlap in time are of one process, or of
/// two at once.)
std::vector<double> startTimes(const Run& run)
{
    std::vector<double> starts;
    for (const SessionMark& mark : run.sessions) {
        if (mark.status == SessionMark::Status::Start && std::isfinite(mark.wallTime))
            starts.push_back(mark.wallTime);
    }
    std::vector<std::pair<double, double>> spans;
    for (const FileReport& file : run.files) {
        if (file.scalarCount > 0 && file.firstWallTime && file.lastWallTime)
            spans.emplace_back(*file.firstWallTime, *file.lastWallTime);
    }
    std::sort(spans.begin(), spans.end());
    double endSoFar = 0.0;
    for (std::size_t i = 0; i < spans.size(); ++i) {
        if (i > 0 && spans[i].first > endSoFar)
            starts.push_back(spans[i].first);
        endSoFar = i == 0 ? spans[i].second : std::max(endSoFar, spans[i].second);
    }
    std::sort(starts.begin(), starts.end());
    return starts;
}

bool anyWithin(const std::vector<double>& sorted, double after, double upTo)
{
    const auto next = std::upper_bound(sorted.begin(), sorted.end(), after);
    return next != sorted.end() && *next <= upTo;
}

void splitAttempts(const Run& run, Progress& progress)
{
    const std::vector<double> starts = startTimes(run);
    const std::vector<StepMark>& marks = progress.marks;
    std::size_t begin = 0;
    for (std::size_t i = 1; i <= marks.size(); ++i) {
        const bool ends = i == marks.size();
        const bool goesBack = !ends && !progress.stepsRepeat && marks[i].step < marks[i - 1].step;
        if (ends || goesBack || anyWithin(starts, marks[i - 1].wallTime, marks[i].wallTime)) {
            progress.attempts.push_back({begin, i});
            begin = i;
        }
    }
    std::stable_sort(progress.attempts.begin(), progress.attempts.end(),
                     [&progress](const MarkRange& a, const MarkRange& b) {
                         return progress.firstOf(a).wallTime < progress.firstOf(b).wallTime;
                     });
}

template <typename Fn>
double medianOf(const std::vector<StepInterval>& intervals, Fn&& value)
{
    std::vector<double> values(intervals.size());
    std::transform(intervals.begin(), intervals.end(), values.begin(), value);
    return median(values);
}

} // namespace

Progress findProgress(const Run& run, TagDictionary& tags)
{
    Progress progress;
    const auto found = progressSeries(run, tags);
    if (found == run.scalars.end())
        return progress;
    const ScalarSeries& series = found->second.series;
    progress.tag = found->first;
    progress.stepsRepeat = findLineage(series).stepsRepeat;
    readMarks(series, progress);
    if (!progress.empty())
        splitAttempts(run, progress);
    return progress;
}

std::vector<StepInterval> intervalsOf(const Progress& progress, const MarkRange& attempt)
{
    std::vector<StepInterval> intervals;
    intervals.reserve(attempt.end - attempt.begin);
    for (std::size_t i = attempt.begin + 1; i < attempt.end; ++i) {
        const StepMark& from = progress.marks[i - 1];
        const StepMark& to = progress.marks[i];
        const double seconds = to.wallTime - from.wallTime;
        if (seconds < 0.0)
            continue;
        intervals.push_back({.from = from,
                             .to = to,
                             .steps = static_cast<double>(to.step) - static_cast<double>(from.step),
                             .seconds = seconds});
    }
    // Where the counter begins again its difference says nothing: take the usual one.
    std::vector<double> forward;
    for (const StepInterval& interval : intervals) {
        if (interval.steps > 0.0)
            forward.push_back(interval.steps);
    }
    const double usual = forward.empty() ? 1.0 : median(forward);
    for (StepInterval& interval : intervals) {
        if (interval.steps <= 0.0)
            interval.steps = usual;
    }
    return intervals;
}

double medianSecondsPerStep(const std::vector<StepInterval>& intervals)
{
    return medianOf(intervals, [](const StepInterval& i) { return i.secondsPerStep(); });
}

double medianSeconds(const std::vector<StepInterval>& intervals)
{
    return medianOf(intervals, [](const StepInterval& i) { return i.seconds; });
}

bool clockIsTooCoarse(const Progress& progress, double usualSeconds)
{
    constexpr double kFewestTicks = 4.0;
    return !(usualSeconds > 0.0) || usualSeconds < kFewestTicks * progress.clockSeconds;
}

double medianSteps(const std::vector<StepInterval>& intervals)
{
    return medianOf(intervals, [](const StepInterval& i) { return i.steps; });
}

} // namespace faultline
