// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/training/progress.h"

#include "model/core/ascii.h"
#include "model/core/statistics.h"
#include "model/diagnosis/training/learning_curve.h"
#include "model/diagnosis/training/tag_meaning.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <tuple>
#include <utility>

namespace faultline {

namespace {

/// 2: written by the training as it goes; 1: now and then or by a sampler of its own; 0: of no use.
int fitness(const std::string& tag, const ScalarSeries& series, TagDictionary& tags)
{
    if (series.empty())
        return 0;
    // A counter of epochs among the steps.
    if (mixesCounters(series))
        return 1;
    // Of the tags that a console prints with each step the one that comes first by name is no
    // better than the loss.
    if (tag == "data_time" || tag == "epoch_time" || tag == "elapsed")
        return 1;
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

/// What tells the process that wrote an event file from others, by the file's name:
/// "events.out.tfevents.1600000000.trainbox.4711.0" gives "trainbox.4711". Empty where the name
/// says no process.
std::string_view processOfFile(std::string_view path)
{
    constexpr std::string_view kMark = "tfevents.";
    const std::size_t mark = path.rfind(kMark);
    if (mark == std::string_view::npos)
        return {};
    const std::string_view rest = path.substr(mark + kMark.size());
    const std::size_t host = rest.find('.');
    // Behind the host, which may hold dots: the process and the number of its writer.
    std::size_t end = rest.size();
    std::vector<std::size_t> numbers; // where whole parts of digits begin, from the back
    while (end > host && host != std::string_view::npos) {
        const std::size_t dot = rest.rfind('.', end - 1);
        const std::string_view part = rest.substr(dot + 1, end - dot - 1);
        const bool isNumber = !part.empty() && std::all_of(part.begin(), part.end(), isDigit);
        if (isNumber)
            numbers.push_back(dot + 1);
        else if (!numbers.empty())
            break;
        end = dot;
        if (end <= host)
            break;
    }
    if (numbers.size() < 2 || host == std::string_view::npos)
        return {};
    return rest.substr(host + 1, numbers[0] - host - 2);
}

/// Whether all files of a run that hold points within [begin, end] are of one process, known by its
/// name.
bool isOfOneProcess(const Run& run, double begin, double end)
{
    std::string_view process;
    for (const FileReport& file : run.files) {
        const bool holds = file.scalarCount > 0 && file.firstWallTime && file.lastWallTime
                           && *file.firstWallTime <= end && begin <= *file.lastWallTime;
        if (!holds)
            continue;
        const std::string_view own = processOfFile(file.path);
        if (own.empty() || (!process.empty() && own != process))
            return false;
        process = own;
    }
    return !process.empty();
}

/// Times at which a process started, apart from the first: session STARTs and files that begin
/// after every earlier one has ended and are of another process. (Files that overlap in time are
/// of one process, or of two at once.)
std::vector<double> startTimes(const Run& run)
{
    constexpr double kSecondFileSeconds = 60.0;
    std::vector<double> starts;
    for (const SessionMark& mark : run.sessions) {
        if (mark.status == SessionMark::Status::Start && std::isfinite(mark.wallTime))
            starts.push_back(mark.wallTime);
    }
    std::vector<std::tuple<double, double, std::string_view>> spans;
    for (const FileReport& file : run.files) {
        if (file.scalarCount > 0 && file.firstWallTime && file.lastWallTime)
            spans.emplace_back(*file.firstWallTime, *file.lastWallTime, processOfFile(file.path));
    }
    std::sort(spans.begin(), spans.end());
    double endSoFar = 0.0;
    std::string_view before;
    for (std::size_t i = 0; i < spans.size(); ++i) {
        const auto& [begin, end, process] = spans[i];
        // A process that opens a second file, for its last evaluation, has not started again. A
        // container that was has often the same host and number, but not at once.
        const bool isSame =
            !process.empty() && process == before && begin - endSoFar < kSecondFileSeconds;
        if (i > 0 && begin > endSoFar && !isSame)
            starts.push_back(begin);
        endSoFar = i == 0 ? end : std::max(endSoFar, end);
        before = process;
    }
    std::sort(starts.begin(), starts.end());
    return starts;
}

bool anyWithin(const std::vector<double>& sorted, double after, double upTo)
{
    const auto next = std::upper_bound(sorted.begin(), sorted.end(), after);
    return next != sorted.end() && *next <= upTo;
}

/// A second writer of the same process that logged the same tag meanwhile: its marks are no way of
/// their own.
void dropSecondWriters(const Run& run, Progress& progress)
{
    if (progress.stepsRepeat || run.files.size() < 2)
        return;
    std::vector<StepMark>& marks = progress.marks;
    double reached = marks.front().wallTime;
    std::vector<StepMark> kept{marks.front()};
    bool isSecond = false;
    for (std::size_t i = 1; i < marks.size(); ++i) {
        const StepMark& mark = marks[i];
        const bool goesBack =
            mark.step < marks[i - 1].step && mark.wallTime < marks[i - 1].wallTime;
        if (goesBack)
            isSecond = mark.wallTime < reached && isOfOneProcess(run, mark.wallTime, reached);
        isSecond = isSecond && mark.wallTime <= reached;
        if (isSecond)
            continue;
        kept.push_back(mark);
        reached = std::max(reached, mark.wallTime);
    }
    marks = std::move(kept);
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
    if (!progress.empty()) {
        dropSecondWriters(run, progress);
        splitAttempts(run, progress);
    }
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
