// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/jobs/job_runner.h"

#include <QString>

#include <functional>
#include <memory>
#include <utility>

namespace faultline {

/// Files that are written in the background, one after the other, in the order in which they were
/// asked for. None is left out: not for a later one, not when this goes, and not when the queue of
/// jobs is closed. GUI thread only.
class WriteQueue {
public:
    template <typename T>
    using Work = std::function<Result<T>(JobMonitor& monitor)>; ///< in a worker thread
    template <typename T>
    using Done = std::function<void(const Result<T>& result)>; ///< in the GUI thread

    explicit WriteQueue(JobQueuePtr jobs);
    WriteQueue(const WriteQueue&) = delete;
    WriteQueue& operator=(const WriteQueue&) = delete;
    /// Waits for nothing. What was asked for is still written; nothing is heard of it any more.
    ~WriteQueue() = default;

    /// `work` owns what it touches. An exception that leaves it becomes an Error. `label`: what it
    /// is listed under while it waits and runs; empty: it is not listed. A listed one that runs can
    /// be cancelled by the user; `work` may look at its monitor.
    template <typename T>
    void submit(const QString& label, Work<T> work, Done<T> done)
    {
        add(label,
            [work = std::move(work), done = std::move(done)](JobMonitor& monitor) -> Delivery {
                return [done, result = resultOfWork<T>(work, monitor)] {
                    if (done)
                        done(result);
                };
            });
    }
    [[nodiscard]] bool isRunning() const { return m_undelivered > 0; }
    /// Waits and delivers, and so on for what that submits. For tests.
    void finish();

private:
    using Delivery = std::function<void()>; ///< to be called in the GUI thread
    using Write = std::function<Delivery(JobMonitor& monitor)>;
    struct Chain;

    void add(const QString& label, Write write);

    std::shared_ptr<Chain> m_chain; ///< shared with the jobs
    int m_undelivered = 0;
    JobReceiver m_receiver;
};

} // namespace faultline
