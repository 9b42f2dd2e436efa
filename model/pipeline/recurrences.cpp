// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pipeline/recurrences.h"

#include <queue>

#include <algorithm>
#include <functional>

namespace faultline::pipeline {

namespace {

/// The first step of the epoch that a step belongs to.
std::size_t epochBegin(const Setting& setting, std::size_t step)
{
    const auto length = static_cast<std::size_t>(std::max(0, setting.batchesPerEpoch));
    return length == 0 ? 0 : step - step % length;
}

/// The step takes its batch and runs.
void takeBatch(Timeline& timeline, std::size_t k, double handOver, double step)
{
    timeline.taken[k] = std::max(timeline.asked[k], timeline.ready[k]) + handOver;
    timeline.done[k] = timeline.taken[k] + step;
}

Timeline withoutWorkers(const Durations& durations)
{
    Timeline timeline = emptyTimeline(durations.step.size());
    double now = 0.0;
    for (std::size_t k = 0; k < durations.step.size() && !durations.endsAt(k); ++k) {
        timeline.begun[k] = timeline.asked[k] = now;
        timeline.ready[k] = now + durations.work[k];
        takeBatch(timeline, k, 0.0, durations.step[k]);
        now = timeline.done[k];
    }
    return timeline;
}

/// The calls of a map: the one that is free first takes the next element.
class Calls {
public:
    explicit Calls(std::size_t count)
    {
        for (std::size_t i = 0; i < count; ++i)
            m_free.push(0.0);
    }

    [[nodiscard]] double firstFree() const { return m_free.top(); }
    /// When the element is complete, if it may not begin before `earliest`.
    double run(double earliest, double seconds)
    {
        m_begun = std::max(m_free.top(), earliest);
        m_free.pop();
        m_free.push(m_begun + seconds);
        return m_begun + seconds;
    }
    [[nodiscard]] double begun() const { return m_begun; }

private:
    std::priority_queue<double, std::vector<double>, std::greater<>> m_free;
    double m_begun = 0.0;
};

/// The elements of one epoch of tf.data, from step `from` on: an iterator of its own.
class MapEpoch {
public:
    MapEpoch(const Setting& setting, const Durations& durations, Timeline& timeline,
             std::size_t from, double now)
        : m_setting(setting),
          m_durations(durations),
          m_timeline(timeline),
          m_from(from),
          m_begin(now),
          m_calls(static_cast<std::size_t>(setting.parallelism())),
          m_batch(static_cast<std::size_t>(std::max(1, setting.batch)))
    {
        const std::size_t calls = static_cast<std::size_t>(setting.parallelism());
        m_window = std::min(kMostBatchesFilled, (calls + m_batch - 1) / m_batch);
        m_asked.assign(calls, now);
        m_last = now;
    }

    /// The batch of step k, and its step.
    void run(std::size_t k, double asked)
    {
        const auto ahead = static_cast<std::size_t>(std::max(0, m_setting.prefetch));
        double ask = m_last;
        if (ahead == 0)
            ask = asked; // nothing is prepared before the training asks
        else if (k >= m_from + ahead)
            ask = std::max(m_last, m_timeline.taken[k - ahead]);
        ask = std::max(ask, m_begin);
        m_waited.push_back(ask);
        m_timeline.asked[k] = asked;
        m_timeline.ready[k] = m_last = m_setting.isFused ? fused(k, ask) : inOrder(k, ask);
        takeBatch(m_timeline, k, m_durations.handOver, m_durations.step[k]);
    }

private:
    [[nodiscard]] double fused(std::size_t k, double ask)
    {
        double bound = m_begin;
        if (k >= m_from + m_window) {
            const std::size_t before = k - m_window;
            const double popped = m_timeline.ready[before];
            const double waited = m_waited[before - m_from];
            bound = popped;
            if (m_window < kMostBatchesFilled && popped > waited && m_calls.firstFree() < popped) {
                bound = std::max({waited, m_calls.firstFree(), m_begin});
                ++m_window;
            }
        }
        return fill(k, ask, [bound](std::size_t, double) { return bound; });
    }

    [[nodiscard]] double inOrder(std::size_t k, double ask)
    {
        return fill(k, ask, [this](std::size_t, double end) {
            const std::size_t place = m_element++ % m_asked.size();
            const double bound = m_asked[place]; // of the element P before this one
            m_asked[place] = end;
            return bound;
        });
    }

    /// Makes the elements of batch k; `bound` says when the next may begin, given when all before
    /// it are complete.
    template <typename Bound>
    double fill(std::size_t k, double ask, Bound bound)
    {
        double end = ask;
        for (std::size_t i = k * m_batch; i < (k + 1) * m_batch; ++i) {
            const double earliest = std::max(bound(i, end), m_begin);
            end = std::max(end, m_calls.run(earliest, m_durations.work[i]));
            if (i == k * m_batch)
                m_timeline.begun[k] = m_calls.begun();
        }
        return end;
    }

    const Setting& m_setting;
    const Durations& m_durations;
    Timeline& m_timeline;
    std::size_t m_from;
    double m_begin;
    Calls m_calls;
    std::size_t m_batch;
    std::size_t m_window = 1;
    std::vector<double> m_asked; ///< when each of the last P elements was asked for
    std::size_t m_element = 0;
    std::vector<double> m_waited; ///< when each batch of the epoch was asked for
    double m_last = 0.0;          ///< when the last batch was complete
};

} // namespace

Timeline emptyTimeline(std::size_t steps)
{
    Timeline timeline;
    for (std::vector<double>* times :
         {&timeline.begun, &timeline.ready, &timeline.asked, &timeline.taken, &timeline.done})
        times->assign(steps, 0.0);
    return timeline;
}

Timeline dataLoaderTimeline(const Setting& setting, const Durations& durations)
{
    if (setting.workers == 0)
        return withoutWorkers(durations);
    const auto workers = static_cast<std::size_t>(setting.workers);
    const std::size_t ahead = workers * static_cast<std::size_t>(std::max(1, setting.prefetch));
    Timeline timeline = emptyTimeline(durations.step.size());
    double now = 0.0;
    double begin = 0.0;
    for (std::size_t k = 0; k < durations.step.size() && !durations.endsAt(k); ++k) {
        const std::size_t first = epochBegin(setting, k);
        if (k == first)
            begin = now + (setting.isPersistent && k > 0 ? 0.0 : durations.start);
        double start = begin;
        if (k >= first + workers)
            start = std::max(start, timeline.ready[k - workers]);
        if (k >= first + ahead)
            start = std::max(start, timeline.taken[k - ahead]);
        timeline.begun[k] = start;
        timeline.ready[k] = start + durations.work[k];
        timeline.asked[k] = now;
        takeBatch(timeline, k, durations.handOver, durations.step[k]);
        now = timeline.done[k];
    }
    return timeline;
}

Timeline tfDataTimeline(const Setting& setting, const Durations& durations)
{
    Timeline timeline = emptyTimeline(durations.step.size());
    const auto batch = static_cast<std::size_t>(std::max(1, setting.batch));
    double now = 0.0;
    for (std::size_t k = 0; k < durations.step.size();) {
        const auto length = static_cast<std::size_t>(std::max(0, setting.batchesPerEpoch));
        const std::size_t end =
            length == 0 ? durations.step.size() : std::min(k + length, durations.step.size());
        MapEpoch epoch(setting, durations, timeline, k, now + durations.start);
        for (; k < end; ++k) {
            if (durations.endsAt(k * batch, batch))
                return timeline;
            epoch.run(k, now);
            now = timeline.done[k];
        }
    }
    return timeline;
}

} // namespace faultline::pipeline
