// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/training/attempts.h"

#include "model/core/series_parts.h"
#include "model/diagnosis/training/progress.h"
#include "model/diagnosis/training/tag_meaning.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace faultline {

namespace {

/// Whether a point that was logged after the last mark of `before` and ahead of the first one of
/// `next` belongs to `next`: tags of one step are written one after the other, on either side.
bool isOfNext(const ScalarPoint& point, const Attempt& before, const Attempt& next)
{
    const auto step = static_cast<double>(point.step);
    const auto low = static_cast<double>(std::min(before.lastStep, next.firstStep));
    const auto high = static_cast<double>(std::max(before.lastStep, next.firstStep));
    if (low != high && step >= low && step <= high)
        return std::abs(step - static_cast<double>(next.firstStep))
               < std::abs(step - static_cast<double>(before.lastStep));
    // The step counts something else, or says nothing: what is nearer in time.
    return next.beginTime - point.wallTime < point.wallTime - before.endTime;
}

/// Names the attempt of one point after the other, in logging order.
class AttemptFinder {
public:
    explicit AttemptFinder(const RunAttempts& run)
        : m_run(run), m_concurrent(run.concurrentCount() > 0)
    {
        m_position.resize(run.attempts.size());
        for (std::size_t i = 0; i < run.loggingOrder.size(); ++i)
            m_position[run.loggingOrder[i]] = i;
    }

    std::size_t attemptOf(const ScalarPoint& point)
    {
        if (std::isfinite(point.wallTime))
            m_current = m_concurrent ? amongOverlapping(point) : byTime(point);
        m_last = point;
        m_hasLast = true;
        return m_current;
    }

private:
    [[nodiscard]] bool goesBack(const ScalarPoint& point) const
    {
        return m_hasLast && (point.step < m_last.step || point.wallTime < m_last.wallTime);
    }

    [[nodiscard]] std::size_t byTime(const ScalarPoint& point) const
    {
        const std::vector<Attempt>& attempts = m_run.attempts;
        const auto next = static_cast<std::size_t>(
            std::upper_bound(
                attempts.begin(), attempts.end(), point.wallTime,
                [](double time, const Attempt& attempt) { return time < attempt.beginTime; })
            - attempts.begin());
        if (next == 0)
            return 0;
        const std::size_t before = next - 1;
        const bool isBetween = next < attempts.size() && point.wallTime > attempts[before].endTime;
        if (!isBetween)
            return before;
        if (m_hasLast && m_current == next)
            return next; // the one before it in the series was
        const bool restarts = m_hasLast && m_current == before && point.step < m_last.step;
        return restarts || isOfNext(point, attempts[before], attempts[next]) ? next : before;
    }

    [[nodiscard]] bool holds(std::size_t attempt, double time) const
    {
        const Attempt& one = m_run.attempts[attempt];
        return time >= one.beginTime && time <= one.endTime;
    }

    [[nodiscard]] double distance(std::size_t attempt, double time) const
    {
        const Attempt& one = m_run.attempts[attempt];
        return std::max({0.0, one.beginTime - time, time - one.endTime});
    }

    /// Files are read one after the other: as long as nothing goes back and the time fits, the
    /// point is of the same; else of the next one in the order of the files that it fits into.
    [[nodiscard]] std::size_t amongOverlapping(const ScalarPoint& point) const
    {
        const bool isBreak = goesBack(point);
        if (m_hasLast && !isBreak && holds(m_current, point.wallTime))
            return m_current;
        const std::size_t from = m_hasLast ? m_position[m_current] + (isBreak ? 1 : 0) : 0;
        std::size_t best = m_current;
        double nearest = std::numeric_limits<double>::infinity();
        for (std::size_t i = from; i < m_run.loggingOrder.size(); ++i) {
            const std::size_t attempt = m_run.loggingOrder[i];
            const double away = distance(attempt, point.wallTime);
            if (away < nearest) {
                nearest = away;
                best = attempt;
            }
        }
        return best;
    }

    const RunAttempts& m_run;
    bool m_concurrent;
    std::vector<std::size_t> m_position; ///< of an attempt in the logging order
    std::size_t m_current = 0;
    ScalarPoint m_last;
    bool m_hasLast = false;
};

} // namespace

std::size_t RunAttempts::concurrentCount() const
{
    return static_cast<std::size_t>(
        std::count_if(attempts.begin(), attempts.end(),
                      [](const Attempt& attempt) { return attempt.isConcurrent; }));
}

double RunAttempts::lostSteps() const
{
    return std::accumulate(attempts.begin(), attempts.end(), 0.0,
                           [](double sum, const Attempt& attempt) {
                               return sum + static_cast<double>(attempt.repeatedSteps);
                           });
}

double RunAttempts::lostSeconds() const
{
    return std::accumulate(
        attempts.begin(), attempts.end(), 0.0,
        [](double sum, const Attempt& attempt) { return sum + attempt.lostSeconds; });
}

RunAttempts findAttempts(const Run& run, TagDictionary& tags)
{
    const Progress progress = findProgress(run, tags);
    RunAttempts found;
    found.attempts = findPhases(run, {}, progress, tags).attempts;
    found.loggingOrder.resize(found.attempts.size());
    std::iota(found.loggingOrder.begin(), found.loggingOrder.end(), std::size_t{0});
    std::sort(found.loggingOrder.begin(), found.loggingOrder.end(),
              [&progress](std::size_t a, std::size_t b) {
                  return progress.attempts[a].begin < progress.attempts[b].begin;
              });
    return found;
}

RunAttempts findAttempts(const Run& run)
{
    TagDictionary tags;
    return findAttempts(run, tags);
}

std::vector<AttemptPart> attemptParts(const ScalarSeries& series, const RunAttempts& attempts)
{
    if (series.empty())
        return {};
    if (!attempts.hasRestarts())
        return {{.attempt = 0, .begin = 0, .end = series.size()}};
    std::vector<AttemptPart> parts;
    AttemptFinder finder(attempts);
    series.forEach([&](std::size_t i, const ScalarPoint& point) {
        const std::size_t attempt = finder.attemptOf(point);
        if (parts.empty() || parts.back().attempt != attempt)
            parts.push_back({.attempt = attempt, .begin = i, .end = i});
        parts.back().end = i + 1;
    });
    return parts;
}

std::vector<ScalarSeries> splitByAttempt(const ScalarSeries& series, const RunAttempts& attempts)
{
    std::vector<std::vector<IndexRange>> ranges(std::max<std::size_t>(attempts.attempts.size(), 1));
    for (const AttemptPart& part : attemptParts(series, attempts))
        ranges[part.attempt].push_back({part.begin, part.end});
    std::vector<ScalarSeries> split;
    split.reserve(ranges.size());
    for (const std::vector<IndexRange>& own : ranges)
        split.push_back(partsOf(series, own));
    return split;
}

} // namespace faultline
