// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/training/phases.h"

#include "model/core/statistics.h"
#include "model/diagnosis/training/phase_marks.h"
#include "model/diagnosis/training/progress.h"
#include "model/diagnosis/training/tag_meaning.h"
#include "model/diagnosis/training/training.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string_view>

namespace faultline {

namespace {

constexpr double kSettled = 1.5;        // step time within so many medians: warmed up
constexpr double kLongestWarmUp = 0.2;  // of the steps logged; what lasts longer is no warm-up
constexpr double kExplainable = 0.5;    // excess in expected intervals that calls for a cause
constexpr double kIdleIntervals = 10.0; // excess in median intervals ...
constexpr double kIdleSeconds = 60.0;   // ... and in seconds, that is no training
constexpr std::size_t kOwnMedian = 8;   // intervals of an attempt that make a median of its own
constexpr std::size_t kEventTimes = 200'000;
constexpr double kMostSteps = 9e18; // what a count of steps can hold

using Times = std::vector<double>;

void addTimes(const ScalarSeries& series, Times& times)
{
    const std::size_t stride = (series.size() + kEventTimes - 1) / kEventTimes;
    for (std::size_t i = 0; i < series.size(); i += stride) {
        if (std::isfinite(series.wallTime(i)))
            times.push_back(series.wallTime(i));
    }
}

/// A tag of the group of an evaluation, whatever it measures: "eval/mean_reward".
bool isOfEvaluation(std::string_view tag)
{
    const std::size_t slash = tag.find('/');
    return slash != std::string_view::npos && slash > 0 && isEvaluationRun(tag.substr(0, slash));
}

/// The longest series of a run that `isWanted(tag)`.
template <typename Fn>
const ScalarSeries* longestSeries(const Run& run, Fn&& isWanted)
{
    const ScalarSeries* longest = nullptr;
    for (const auto& [tag, scalar] : run.scalars) {
        if (isWanted(tag) && (longest == nullptr || scalar.series.size() > longest->size()))
            longest = &scalar.series;
    }
    return longest;
}

Times evaluationTimes(const Run& trainRun, std::span<const RunPtr> evaluationRuns,
                      TagDictionary& tags)
{
    Times times;
    const auto isEvaluation = [&tags](const std::string& tag) {
        const SignalKind kind = tags.kindOf(false, tag);
        return kind == SignalKind::ValidationLoss || kind == SignalKind::ValidationMetric
               || isOfEvaluation(tag);
    };
    if (const ScalarSeries* series = longestSeries(trainRun, isEvaluation))
        addTimes(*series, times);
    for (const RunPtr& run : evaluationRuns) {
        if (const ScalarSeries* series = longestSeries(*run, [](const auto&) { return true; }))
            addTimes(*series, times);
    }
    std::sort(times.begin(), times.end());
    return times;
}

Times checkpointTimes(const Run& run)
{
    Times times;
    for (const SessionMark& mark : run.sessions) {
        if (mark.status == SessionMark::Status::Checkpoint && std::isfinite(mark.wallTime))
            times.push_back(mark.wallTime);
    }
    std::sort(times.begin(), times.end());
    return times;
}

/// The last of the sorted times within (after, upTo]; NaN if there is none.
double lastWithin(const Times& times, double after, double upTo)
{
    const auto next = std::upper_bound(times.begin(), times.end(), upTo);
    return next != times.begin() && *std::prev(next) > after
               ? *std::prev(next)
               : std::numeric_limits<double>::quiet_NaN();
}

/// The first of the sorted times within [after, before); NaN if there is none.
double firstWithin(const Times& times, double after, double before)
{
    const auto first = std::lower_bound(times.begin(), times.end(), after);
    return first != times.end() && *first < before ? *first
                                                   : std::numeric_limits<double>::quiet_NaN();
}

Times merged(Times times, const Times& more)
{
    times.insert(times.end(), more.begin(), more.end());
    std::sort(times.begin(), times.end());
    return times;
}

/// Number of intervals at the start of an attempt that took much longer than usual.
std::size_t warmUpIntervals(const std::vector<StepInterval>& intervals, double usual)
{
    const auto most =
        static_cast<std::size_t>(kLongestWarmUp * static_cast<double>(intervals.size()));
    for (std::size_t i = 0; i <= most && i + 3 <= intervals.size(); ++i) {
        const std::vector<double> next{intervals[i].secondsPerStep(),
                                       intervals[i + 1].secondsPerStep(),
                                       intervals[i + 2].secondsPerStep()};
        if (next.front() <= kSettled * usual && median(next) <= kSettled * usual)
            return i;
    }
    return 0;
}

/// Appends spans, joining neighbours of one kind.
class SpanWriter {
public:
    explicit SpanWriter(std::vector<PhaseSpan>& spans) : m_spans(spans) {}

    void add(PhaseKind kind, double begin, double end, std::int64_t firstStep,
             std::int64_t lastStep)
    {
        if (!m_spans.empty())
            begin = std::max(begin, m_spans.back().endTime); // attempts may overlap
        if (!(end > begin))
            return;
        if (!m_spans.empty() && m_spans.back().kind == kind && m_spans.back().endTime == begin) {
            m_spans.back().endTime = end;
            m_spans.back().lastStep = lastStep;
            return;
        }
        m_spans.push_back({.kind = kind,
                           .beginTime = begin,
                           .endTime = end,
                           .firstStep = firstStep,
                           .lastStep = lastStep});
    }

private:
    std::vector<PhaseSpan>& m_spans;
};

class PhaseFinder {
public:
    PhaseFinder(const Run& run, std::span<const RunPtr> evaluationRuns, const Progress& progress,
                TagDictionary& tags, const PhaseMarks& marks)
        : m_run(run),
          m_progress(progress),
          m_marks(marks),
          m_evaluations(merged(evaluationTimes(run, evaluationRuns, tags), marks.evaluationEnds)),
          m_checkpoints(merged(checkpointTimes(run), marks.checkpointEnds))
    {
        for (const MarkRange& attempt : m_progress.attempts)
            m_intervals.push_back(intervalsOf(m_progress, attempt));
        m_usual = usualSecondsPerStep(0, m_intervals.size());
        std::vector<double> steps;
        for (const std::vector<StepInterval>& intervals : m_intervals) {
            for (const StepInterval& interval : intervals)
                steps.push_back(interval.steps);
        }
        m_usualSteps = steps.empty() ? 1.0 : median(steps);
    }

    [[nodiscard]] Phases find() const
    {
        Phases phases;
        phases.attempts = attempts();
        SpanWriter writer(phases.spans);
        for (std::size_t i = 0; i < m_progress.attempts.size(); ++i)
            writeAttempt(i, phases.attempts[i], writer);
        if (m_progress.empty() && m_marks.begin && m_marks.end)
            writer.add(PhaseKind::StartUp, *m_marks.begin, *m_marks.end, 0, 0);
        phases.medianStepSeconds = m_usual;
        return phases;
    }

private:
    [[nodiscard]] double usualSecondsPerStep(std::size_t begin, std::size_t end) const
    {
        std::vector<double> perStep;
        for (std::size_t i = begin; i < end; ++i) {
            for (const StepInterval& interval : m_intervals[i])
                perStep.push_back(interval.secondsPerStep());
        }
        return median(perStep);
    }

    /// Start of the process that wrote the attempt: its file or session, if that lies after
    /// what was logged before.
    [[nodiscard]] double processStart(double previousEnd, double firstMark) const
    {
        double start = firstMark;
        bool isKnown = false;
        const auto consider = [&](double time) {
            if (time > previousEnd && time <= firstMark && (!isKnown || time > start)) {
                start = time;
                isKnown = true;
            }
        };
        for (const FileReport& file : m_run.files) {
            if (file.scalarCount > 0 && file.firstWallTime)
                consider(*file.firstWallTime);
        }
        for (const SessionMark& mark : m_run.sessions) {
            if (mark.status == SessionMark::Status::Start)
                consider(mark.wallTime);
        }
        // The console begins with the process, the event file when its writer is made.
        if (m_marks.begin && *m_marks.begin > previousEnd && *m_marks.begin < start)
            start = *m_marks.begin;
        return start;
    }

    /// Last event that the process of an attempt wrote, before `next` began.
    [[nodiscard]] double processEnd(double lastMark, double next) const
    {
        double end = lastMark;
        const auto consider = [&](double time) {
            if (time > end && time < next)
                end = time;
        };
        for (const FileReport& file : m_run.files) {
            if (file.lastWallTime && file.firstWallTime && *file.firstWallTime <= lastMark)
                consider(*file.lastWallTime);
        }
        for (const SessionMark& mark : m_run.sessions) {
            if (mark.status == SessionMark::Status::Stop)
                consider(mark.wallTime);
        }
        if (m_marks.end)
            consider(*m_marks.end);
        return end;
    }

    [[nodiscard]] std::vector<Attempt> attempts() const
    {
        std::vector<Attempt> found;
        double previousEnd = -std::numeric_limits<double>::infinity();
        const std::size_t count = m_progress.attempts.size();
        for (std::size_t i = 0; i < count; ++i) {
            const StepMark& first = m_progress.firstOf(m_progress.attempts[i]);
            const StepMark& last = m_progress.lastOf(m_progress.attempts[i]);
            const double next = i + 1 < count
                                    ? m_progress.firstOf(m_progress.attempts[i + 1]).wallTime
                                    : std::numeric_limits<double>::infinity();
            Attempt attempt;
            attempt.isConcurrent = first.wallTime < previousEnd;
            attempt.beginTime = processStart(previousEnd, first.wallTime);
            attempt.endTime = processEnd(last.wallTime, next);
            attempt.firstStep = first.step;
            attempt.lastStep = last.step;
            previousEnd = std::max(previousEnd, last.wallTime);
            found.push_back(attempt);
        }
        countLostWork(found);
        return found;
    }

    /// What an attempt did beyond the step from which a later one went on was done twice.
    void countLostWork(std::vector<Attempt>& attempts) const
    {
        auto resumedAt = static_cast<double>(std::numeric_limits<std::int64_t>::max());
        for (std::size_t i = attempts.size(); i-- > 0;) {
            Attempt& attempt = attempts[i];
            const auto last = static_cast<double>(attempt.lastStep);
            // The first step logged covers the ones since the last before it.
            const double interval =
                m_intervals[i].empty() ? m_usualSteps : medianSteps(m_intervals[i]);
            if (last >= resumedAt && !attempt.isConcurrent) {
                const double first = static_cast<double>(attempt.firstStep) - interval;
                const double repeated = last - std::max(resumedAt - interval, first);
                attempt.repeatedSteps = static_cast<std::int64_t>(std::min(repeated, kMostSteps));
                attempt.lostSeconds = secondsSince(i, resumedAt);
            }
            if (!attempt.isConcurrent)
                resumedAt = std::min(resumedAt, static_cast<double>(attempt.firstStep));
        }
    }

    /// Seconds that attempt `i` went on after the last mark below `step`.
    [[nodiscard]] double secondsSince(std::size_t i, double step) const
    {
        const MarkRange& range = m_progress.attempts[i];
        const auto begin = m_progress.marks.begin() + static_cast<std::ptrdiff_t>(range.begin);
        const auto end = m_progress.marks.begin() + static_cast<std::ptrdiff_t>(range.end);
        auto from = std::find_if(begin, end, [step](const StepMark& mark) {
            return static_cast<double>(mark.step) >= step;
        });
        if (from == end)
            return 0.0;
        if (from != begin)
            --from;
        return std::max(0.0, m_progress.lastOf(range).wallTime - from->wallTime);
    }

    void writeAttempt(std::size_t index, const Attempt& attempt, SpanWriter& writer) const
    {
        const std::vector<StepInterval>& intervals = m_intervals[index];
        const StepMark& first = m_progress.firstOf(m_progress.attempts[index]);
        const StepMark& last = m_progress.lastOf(m_progress.attempts[index]);
        const double usual =
            intervals.size() >= kOwnMedian ? usualSecondsPerStep(index, index + 1) : m_usual;
        writer.add(PhaseKind::StartUp, attempt.beginTime, first.wallTime, first.step, first.step);
        const std::size_t warmUp = warmUpIntervals(intervals, usual);
        const double usualSeconds = medianSeconds(intervals);
        for (std::size_t i = 0; i < intervals.size(); ++i) {
            const StepInterval& interval = intervals[i];
            if (i < warmUp) {
                writer.add(PhaseKind::WarmUp, interval.from.wallTime, interval.to.wallTime,
                           interval.from.step, interval.to.step);
            } else {
                writeInterval(interval, usual, usualSeconds, writer);
            }
        }
        writer.add(PhaseKind::End, last.wallTime, attempt.endTime, last.step, last.step);
    }

    void writeInterval(const StepInterval& interval, double usual, double usualSeconds,
                       SpanWriter& writer) const
    {
        const double begin = interval.from.wallTime;
        const double end = interval.to.wallTime;
        const double expected = usual * interval.steps;
        const double excess = interval.seconds - expected;
        const auto write = [&](PhaseKind kind, double from, double to) {
            writer.add(kind, from, to, interval.from.step, interval.to.step);
        };
        if (!(excess > kExplainable * expected)) {
            write(PhaseKind::Steady, begin, end);
            return;
        }
        const double evaluated = lastWithin(m_evaluations, begin, end);
        const double saved = lastWithin(m_checkpoints, begin, end);
        PhaseKind kind = PhaseKind::Steady;
        double until = end;
        const double evaluating = firstWithin(m_marks.evaluationBegins, begin, end);
        const double saving = firstWithin(m_marks.checkpointBegins, begin, end);
        if (!std::isnan(evaluated)) {
            kind = PhaseKind::Evaluation; // an evaluation logs its result when it ends
            until = evaluated;
        } else if (!std::isnan(evaluating)) {
            kind = PhaseKind::Evaluation;
            until = std::min(end, evaluating + excess);
        } else if (!std::isnan(saved)) {
            kind = PhaseKind::Checkpoint;
            until = saved;
        } else if (!std::isnan(saving)) {
            kind = PhaseKind::Checkpoint;
            until = std::min(end, saving + excess);
        } else if (excess > std::max(kIdleIntervals * usualSeconds, kIdleSeconds)) {
            kind = PhaseKind::Idle;
        }
        const double from = std::max(begin, until - excess);
        until = std::min(end, from + excess);
        write(PhaseKind::Steady, begin, from);
        write(kind, from, until);
        write(PhaseKind::Steady, until, end);
    }

    const Run& m_run;
    const Progress& m_progress;
    const PhaseMarks& m_marks;
    Times m_evaluations;
    Times m_checkpoints;
    std::vector<std::vector<StepInterval>> m_intervals; ///< of each attempt
    double m_usual = 0.0;                               ///< seconds per step over all attempts
    double m_usualSteps = 1.0; ///< steps from mark to mark over all attempts
};

} // namespace

std::string_view toString(PhaseKind kind)
{
    switch (kind) {
    case PhaseKind::StartUp: return "start-up";
    case PhaseKind::WarmUp: return "warm-up";
    case PhaseKind::Steady: return "steady";
    case PhaseKind::Evaluation: return "evaluation";
    case PhaseKind::Checkpoint: return "checkpoint";
    case PhaseKind::Idle: return "idle";
    case PhaseKind::End: return "end";
    }
    return "steady";
}

bool Phases::isSteady(double wallTime) const
{
    const auto after =
        std::upper_bound(spans.begin(), spans.end(), wallTime,
                         [](double time, const PhaseSpan& span) { return time < span.beginTime; });
    if (after == spans.begin())
        return false;
    const PhaseSpan& span = *std::prev(after);
    return span.kind == PhaseKind::Steady && wallTime <= span.endTime;
}

bool Phases::touches(PhaseKind kind, double begin, double end) const
{
    const auto first =
        std::partition_point(spans.begin(), spans.end(),
                             [begin](const PhaseSpan& span) { return span.endTime <= begin; });
    for (auto span = first; span != spans.end() && span->beginTime <= end; ++span) {
        if (span->kind == kind && (span->beginTime < end || begin == end))
            return true;
    }
    return false;
}

Phases findPhases(const Run& trainRun, std::span<const RunPtr> evaluationRuns,
                  const Progress& progress, TagDictionary& tags, const PhaseMarks& marks)
{
    return PhaseFinder(trainRun, evaluationRuns, progress, tags, marks).find();
}

Phases findPhases(const Run& trainRun, std::span<const RunPtr> evaluationRuns,
                  const Progress& progress, TagDictionary& tags)
{
    return findPhases(trainRun, evaluationRuns, progress, tags, PhaseMarks());
}

Phases findPhases(const Run& trainRun, std::span<const RunPtr> evaluationRuns)
{
    TagDictionary tags;
    return findPhases(trainRun, evaluationRuns, findProgress(trainRun, tags), tags);
}

} // namespace faultline
