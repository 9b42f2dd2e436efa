// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pipeline/shared_resources.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace faultline::pipeline {

namespace {

constexpr double kNever = std::numeric_limits<double>::infinity();

/// One simulation, from event to event.
class EventLoop {
public:
    EventLoop(const Setting& setting, const Durations& durations, const SharedResources& resources)
        : m_setting(setting),
          m_durations(durations),
          m_cpuShare(resources.cpuShare),
          m_cores(resources.cores),
          m_storage(resources.storage),
          m_steps(durations.step.size()),
          m_batch(setting.kind == LoaderKind::TfData
                      ? static_cast<std::size_t>(std::max(1, setting.batch))
                      : 1),
          m_parallel(static_cast<std::size_t>(setting.parallelism())),
          m_window(std::min(kMostBatchesFilled, (m_parallel + m_batch - 1) / m_batch))
    {
        m_isDone.assign(durations.work.size(), 0);
        m_begunAt.assign(durations.work.size(), 0.0);
        for (std::size_t i = 0; i < m_parallel; ++i)
            m_nextOf.push_back(i);
        m_isBusy.assign(m_parallel, 0);
        m_freeCalls = m_parallel;
        beginEpoch();
    }

    Timeline run()
    {
        std::size_t event = 0;
        while ((m_taken < m_steps || m_stepEnd != kNever) && !m_durations.endsAt(event++)) {
            settle();
            const double next = std::min({m_cores.nextDone(), m_storage.nextDone(), m_stepEnd,
                                          m_now < m_gate ? m_gate : kNever});
            if (next == kNever)
                break; // cannot be: something is always under way until the last step has ended
            m_now = next;
            m_cores.advanceTo(m_now);
            m_storage.advanceTo(m_now);
            finish();
        }
        return std::move(m_timeline);
    }

private:
    [[nodiscard]] bool isDataLoader() const { return m_setting.kind == LoaderKind::DataLoader; }
    [[nodiscard]] std::size_t ahead() const
    {
        const auto factor = static_cast<std::size_t>(std::max(0, m_setting.prefetch));
        return isDataLoader() ? m_parallel * std::max<std::size_t>(1, factor) : factor;
    }
    /// The batch may be asked for by what stands before the training (prefetch), or by it.
    [[nodiscard]] bool mayAsk(std::size_t batch) const
    {
        if (batch >= m_epochEnd || m_now < m_gate)
            return false;
        return ahead() == 0 ? m_isWaiting && batch == m_taken : batch < m_taken + ahead();
    }

    void beginEpoch()
    {
        const auto length = static_cast<std::size_t>(std::max(0, m_setting.batchesPerEpoch));
        const bool isFirst = m_epochEnd == 0;
        m_epochEnd = length == 0 ? m_steps : std::min(m_steps, m_epochEnd + length);
        const bool staysUp = isDataLoader() && m_setting.isPersistent && !isFirst;
        m_gate = m_now + (staysUp ? 0.0 : m_durations.start);
        if (isDataLoader()) { // task numbers of an epoch begin with worker 0 again
            for (std::size_t i = 0; i < m_parallel; ++i)
                m_nextOf[i] = m_taken + i;
            m_nextTask = m_taken;
        }
    }

    /// All that happens at this instant.
    void settle()
    {
        bool moved = true;
        while (moved) {
            moved = advanceHandOver();
            moved = takeNext() || moved;
            moved = admit() || moved;
        }
    }

    void start(std::size_t task)
    {
        m_begunAt[task] = m_now;
        const double work = m_durations.work[task];
        const double waits = (1.0 - m_cpuShare) * work;
        if (waits > 0.0)
            m_storage.add(task, waits);
        else
            m_cores.add(task, work);
    }

    bool admit()
    {
        if (m_now < m_gate)
            return false;
        if (!isDataLoader())
            return admitElements();
        bool began = false;
        const std::size_t end = std::min(m_epochEnd, m_taken + ahead());
        for (std::size_t worker = 0; worker < m_parallel; ++worker) {
            std::size_t& next = m_setting.isInOrder ? m_nextOf[worker] : m_nextTask;
            if (m_isBusy[worker] != 0 || next >= end)
                continue;
            m_isBusy[worker] = 1;
            m_workerOf[next % (2 * ahead())] = worker;
            start(next);
            next += m_setting.isInOrder ? m_parallel : 1;
            began = true;
        }
        return began;
    }

    bool admitElements()
    {
        bool began = false;
        while (m_freeCalls > 0 && m_nextTask < m_epochEnd * m_batch && mayBegin(m_nextTask)) {
            --m_freeCalls;
            start(m_nextTask++);
            began = true;
        }
        return began;
    }

    [[nodiscard]] bool mayBegin(std::size_t element)
    {
        if (m_setting.isFused) {
            const std::size_t batch = element / m_batch;
            const std::size_t first = m_complete / m_batch;
            if (batch < first + m_window)
                return true;
            const bool isWaitedFor = mayAsk(first);
            if (m_window < kMostBatchesFilled && isWaitedFor && batch == first + m_window) {
                ++m_window;
                return true;
            }
            return false;
        }
        const std::size_t asked = m_complete + (mayAsk(m_complete / m_batch) ? 1 : 0);
        return element < std::max(asked, m_epochBegin * m_batch) + m_parallel;
    }

    void finish()
    {
        while (const std::optional<std::size_t> read = m_storage.takeDone()) {
            if (m_cpuShare > 0.0)
                m_cores.add(*read, m_cpuShare * m_durations.work[*read]);
            else
                complete(*read);
        }
        while (const std::optional<std::size_t> task = m_cores.takeDone())
            complete(*task);
        if (m_stepEnd <= m_now)
            endStep();
    }

    void complete(std::size_t task)
    {
        m_isDone[task] = 1;
        if (!isDataLoader()) {
            ++m_freeCalls;
            return;
        }
        m_isBusy[m_workerOf[task % (2 * ahead())]] = 0;
        if (!m_setting.isInOrder) {
            m_timeline.begun[m_complete] = m_begunAt[task];
            m_timeline.ready[m_complete++] = m_now;
        }
    }

    void endStep()
    {
        m_timeline.done[m_taken - 1] = m_now;
        m_stepEnd = kNever;
        m_isWaiting = true;
        if (m_taken == m_epochEnd && m_taken < m_steps) {
            m_epochBegin = m_taken;
            beginEpoch();
        }
        if (m_taken < m_steps)
            m_timeline.asked[m_taken] = m_now;
    }

    /// Elements and batches are handed over in order: how far that has come.
    bool advanceHandOver()
    {
        const std::size_t before = m_complete;
        if (isDataLoader() && !m_setting.isInOrder)
            return false;
        while (m_complete < m_isDone.size() && m_isDone[m_complete] != 0
               && (isDataLoader() || mayAsk(m_complete / m_batch))) {
            const std::size_t batch = m_complete / m_batch;
            if (m_complete % m_batch == 0)
                m_timeline.begun[batch] = m_begunAt[m_complete];
            if (++m_complete % m_batch == 0)
                m_timeline.ready[batch] = m_now;
        }
        return m_complete != before;
    }

    bool takeNext()
    {
        if (!m_isWaiting || m_taken == m_steps || m_complete < (m_taken + 1) * m_batch)
            return false;
        m_isWaiting = false;
        m_timeline.taken[m_taken] = m_now + m_durations.handOver;
        m_stepEnd = m_timeline.taken[m_taken] + m_durations.step[m_taken];
        ++m_taken;
        return true;
    }

    const Setting& m_setting;
    const Durations& m_durations;
    double m_cpuShare;
    SharedLine m_cores;
    SharedLine m_storage;
    std::size_t m_steps;
    std::size_t m_batch;
    std::size_t m_parallel;
    std::size_t m_window;
    Timeline m_timeline = emptyTimeline(m_steps);
    double m_now = 0.0;
    double m_gate = 0.0; ///< nothing begins before: an epoch starts up
    double m_stepEnd = kNever;
    bool m_isWaiting = true; ///< the training, for its next batch
    std::size_t m_taken = 0;
    std::size_t m_complete = 0; ///< elements (tf.data) or batches handed over
    std::size_t m_epochBegin = 0;
    std::size_t m_epochEnd = 0;
    std::size_t m_nextTask = 0;
    std::size_t m_freeCalls = 0;
    std::vector<std::size_t> m_nextOf; ///< DataLoader: of each worker
    std::vector<char> m_isBusy;        ///< DataLoader: each worker
    std::vector<std::size_t> m_workerOf = std::vector<std::size_t>(2 * ahead() + 1);
    std::vector<char> m_isDone;
    std::vector<double> m_begunAt;
};

} // namespace

void SharedLine::add(std::size_t user, double amount)
{
    m_users.emplace(m_virtual + amount, user);
}

double SharedLine::rate() const
{
    const double users = static_cast<double>(m_users.size());
    return users <= m_capacity ? 1.0 : m_capacity / users;
}

double SharedLine::nextDone() const
{
    return m_users.empty() ? kNever
                           : m_now + std::max(0.0, m_users.top().first - m_virtual) / rate();
}

void SharedLine::advanceTo(double now)
{
    if (!m_users.empty())
        m_virtual += (now - m_now) * rate();
    m_now = now;
}

std::optional<std::size_t> SharedLine::takeDone()
{
    // What is left may be less than the clock can tell: it would never get there.
    const double tolerance =
        1e-12 * std::max(1.0, m_virtual) + 4.0 * std::numeric_limits<double>::epsilon() * m_now;
    if (m_users.empty() || m_users.top().first > m_virtual + tolerance)
        return std::nullopt;
    const std::size_t user = m_users.top().second;
    m_users.pop();
    return user;
}

Timeline sharedTimeline(const Setting& setting, const Durations& durations,
                        const SharedResources& resources)
{
    return EventLoop(setting, durations, resources).run();
}

} // namespace faultline::pipeline
