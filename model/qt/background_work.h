// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/core/result.h"

#include <QFutureWatcher>
#include <QThreadPool>
#include <QtConcurrentRun>

#include <atomic>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <utility>

namespace faultline {

/// How far work in another thread is, and the wish that it stops; for both sides.
class WorkMonitor final : public ReadMonitor {
public:
    void advance(std::uint64_t bytes) override { m_done += bytes; }
    [[nodiscard]] bool isCancelled() const override { return m_cancelled; }
    void cancel() { m_cancelled = true; }
    [[nodiscard]] std::uint64_t done() const { return m_done; } ///< bytes, or what is counted

private:
    std::atomic<std::uint64_t> m_done = 0;
    std::atomic<bool> m_cancelled = false;
};

/// One piece of work off the GUI thread. Starting another lets go of the one before, from which
/// nothing is heard any more. GUI thread only; its destructor cancels and waits.
template <typename T>
class BackgroundWork {
public:
    using Work = std::function<Result<T>(WorkMonitor& monitor)>; ///< in a worker thread
    using Done = std::function<void(const Result<T>& result)>;   ///< in the GUI thread

    BackgroundWork()
    {
        // Two, so that new work need not wait for cancelled work to wind down.
        m_pool.setMaxThreadCount(2);
        QObject::connect(&m_watcher, &QFutureWatcherBase::finished, &m_watcher, [this] { take(); });
    }
    ~BackgroundWork()
    {
        drop();
        m_pool.waitForDone();
    }
    BackgroundWork(const BackgroundWork&) = delete;
    BackgroundWork& operator=(const BackgroundWork&) = delete;

    /// An exception that leaves `work` becomes an Error.
    void start(Work work, Done done)
    {
        cancel();
        m_monitor = std::make_shared<WorkMonitor>();
        m_done = std::move(done);
        m_isRunning = true;
        m_watcher.setFuture(
            QtConcurrent::run(&m_pool, [work = std::move(work), monitor = m_monitor] {
                return resultOf(work, *monitor);
            }));
    }
    /// Asks it to stop; what it gives then is still delivered.
    void cancel()
    {
        if (m_monitor)
            m_monitor->cancel();
    }
    /// Asks it to stop; nothing is delivered.
    void drop()
    {
        cancel();
        m_done = nullptr;
        m_isRunning = false;
    }
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// What it has counted so far.
    [[nodiscard]] std::uint64_t progress() const { return m_monitor ? m_monitor->done() : 0; }
    /// Waits and delivers, and so on for what that starts. For pictures and tests.
    void finish()
    {
        while (m_isRunning) {
            m_watcher.waitForFinished();
            take();
        }
    }

private:
    static Result<T> resultOf(const Work& work, WorkMonitor& monitor)
    {
        try {
            return work(monitor);
        } catch (const std::exception& exception) {
            return Error{.code = ErrorCode::Internal, .detail = exception.what()};
        }
    }
    void take()
    {
        // finish() may have taken the result before the event that announces it arrives.
        if (!m_isRunning || !m_watcher.isFinished())
            return;
        m_isRunning = false;
        const Result<T> result = m_watcher.result();
        if (const Done done = std::exchange(m_done, nullptr))
            done(result);
    }

    QThreadPool m_pool;
    QFutureWatcher<Result<T>> m_watcher;
    std::shared_ptr<WorkMonitor> m_monitor;
    Done m_done;
    bool m_isRunning = false;
};

} // namespace faultline
