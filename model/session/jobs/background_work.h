// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/jobs/job_runner.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace faultline {

using WorkMonitor = JobMonitor;

/// One piece of work in the queue of jobs. Starting another lets go of the one before, from which
/// nothing is heard any more. GUI thread only. Its destructor cancels and waits for nothing: the
/// work owns what it touches.
template <typename T>
class BackgroundWork {
public:
    using Work = std::function<Result<T>(WorkMonitor& monitor)>; ///< in a worker thread
    using Done = std::function<void(const Result<T>& result)>;   ///< in the GUI thread

    explicit BackgroundWork(JobQueuePtr jobs, JobLane lane = JobLane::Reading,
                            JobPriority priority = JobPriority::Normal)
        : m_jobs(std::move(jobs)),
          m_options{.label = {}, .lane = lane, .priority = priority, .key = {}}
    {
    }
    ~BackgroundWork() { drop(); }
    BackgroundWork(const BackgroundWork&) = delete;
    BackgroundWork& operator=(const BackgroundWork&) = delete;

    /// What the next start() is listed under while it waits and runs; empty: it is not listed.
    void setLabel(const QString& label) { m_options.label = label.toStdString(); }

    /// An exception that leaves `work` becomes an Error.
    void start(Work work, Done done)
    {
        drop();
        m_done = std::move(done);
        m_outcome = std::make_shared<Outcome>();
        m_ticket = m_jobs->submit(
            m_options,
            [work = std::move(work), outcome = m_outcome](JobMonitor& monitor) {
                outcome->emplace(resultOfWork<T>(work, monitor));
            },
            [this, outcome = m_outcome, post = m_receiver.post()](const JobEnd&) {
                post([this, outcome] {
                    if (outcome == m_outcome) // else finish() was faster, or another was started
                        deliver();
                });
            });
    }
    /// Asks it to stop; what it gives then is still delivered: Cancelled if it has not begun.
    void cancel() { m_ticket.cancel(); }
    /// Asks it to stop; nothing is delivered.
    void drop()
    {
        m_outcome.reset(); // before the job ends by it
        m_done = nullptr;
        std::exchange(m_ticket, {}).cancel();
    }
    [[nodiscard]] bool isRunning() const { return m_outcome != nullptr; }
    /// What it has counted so far.
    [[nodiscard]] std::uint64_t progress() const
    {
        const JobMonitor* monitor = m_ticket.monitor();
        return monitor ? monitor->done() : 0;
    }
    /// Waits and delivers, and so on for what that starts. For pictures and tests.
    void finish()
    {
        while (isRunning()) {
            m_ticket.wait();
            deliver();
        }
    }

private:
    using Outcome = std::optional<Result<T>>; ///< empty: it has not begun

    void deliver()
    {
        const std::shared_ptr<Outcome> outcome = std::exchange(m_outcome, nullptr);
        const Done done = std::exchange(m_done, nullptr);
        done(outcome->has_value()
                 ? std::move(**outcome)
                 : Result<T>(Error{
                     .code = ErrorCode::Cancelled, .path = {}, .offsetBytes = {}, .detail = {}}));
    }

    JobQueuePtr m_jobs;
    JobOptions m_options;
    JobTicket m_ticket;
    std::shared_ptr<Outcome> m_outcome; ///< of what runs; null: nothing does
    Done m_done;
    JobReceiver m_receiver;
};

} // namespace faultline
