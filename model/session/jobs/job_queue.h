// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace faultline {

/// Where a job waits its turn. Jobs of one lane never wait for those of another.
enum class JobLane {
    Short,   ///< computing for what is on the screen, up to about a second; touches no file
    Reading, ///< touches files, so it may hang for as long as their file system does
    Long,    ///< computing that takes seconds or minutes
};

/// Within a lane; of equal ones the first comes first.
enum class JobPriority {
    Background, ///< nobody waits for it
    Normal,
    Urgent, ///< the user looks at where its result goes
};

/// How far a job is, and the wish that it stops; for both sides. Every call from any thread.
class JobMonitor final : public ReadMonitor {
public:
    void advance(std::uint64_t bytes) override { m_done += bytes; }
    [[nodiscard]] bool isCancelled() const override { return m_cancelled; }
    void cancel() { m_cancelled = true; }
    /// How much there is to advance by; 0 while that is not known.
    void expect(std::uint64_t total) { m_total = total; }
    [[nodiscard]] std::uint64_t done() const { return m_done; } ///< bytes, or what is counted
    [[nodiscard]] std::uint64_t total() const { return m_total; }

private:
    std::atomic<std::uint64_t> m_done = 0;
    std::atomic<std::uint64_t> m_total = 0;
    std::atomic<bool> m_cancelled = false;
};

struct JobOptions {
    std::string label; ///< UTF-8, translated: listed under it; empty: not listed
    JobLane lane = JobLane::Long;
    JobPriority priority = JobPriority::Normal;
    std::string key; ///< unless empty, cancels and replaces the job of the same key
};

/// How a job came to its end.
struct JobEnd {
    bool hasRun = false;        ///< false: cancelled before it began, or the queue was closed
    std::exception_ptr failure; ///< what left its work
};

/// A listed job.
struct JobStatus {
    std::uint64_t id = 0;
    std::string label;
    bool isRunning = false; ///< else it waits
    bool isCancelled = false;
    std::uint64_t done = 0;  ///< JobMonitor::done()
    std::uint64_t total = 0; ///< JobMonitor::total()
};

struct JobLimits {
    // Jobs of a lane at once, those that were cancelled and wind down not counted. 0: as the
    // machine has cores.
    unsigned shortJobs = 0;
    unsigned readingJobs = 16; ///< more than there are cores: most of them wait for a disk
    unsigned longJobs = 0;
    std::optional<unsigned> loopThreads; ///< lent to loops, besides their own; default: cores - 1
};

/// Stands for one job. Copies stand for the same one; letting go of them neither stops it nor waits
/// for it. Every call from any thread.
class JobTicket {
public:
    JobTicket() = default; ///< of no job; that has ended

    /// A job that waits never begins, one that runs is asked to stop.
    void cancel() const;
    [[nodiscard]] bool hasEnded() const;
    /// Blocks until it has. Never from inside a job.
    void wait() const;
    /// False: it has not ended within that time.
    [[nodiscard]] bool waitFor(std::chrono::milliseconds time) const;
    /// Null for no job.
    [[nodiscard]] const JobMonitor* monitor() const;

private:
    friend class JobQueue;
    struct Parts;
    explicit JobTicket(std::shared_ptr<const Parts> parts) : m_parts(std::move(parts)) {}

    std::shared_ptr<const Parts> m_parts;
};

/// All background work of the program: jobs that wait in lanes, by priority, for a bounded number
/// of threads. WorkerPools that a job makes take their threads from here (LoopThreads).
///
/// Jobs own what they touch: nothing here ever waits for one unless wait() or close() is called.
/// The destructor cancels all jobs and leaves those that still run to their threads. Every call
/// from any thread.
class JobQueue {
public:
    using Work = std::function<void(JobMonitor& monitor)>;
    using Ended = std::function<void(const JobEnd& end)>;

    explicit JobQueue(const JobLimits& limits = {});
    ~JobQueue();
    JobQueue(const JobQueue&) = delete;
    JobQueue& operator=(const JobQueue&) = delete;

    /// `work` runs in another thread and must not wait for another job. `ended` is called once,
    /// after `work` has been destroyed: in that thread, or, if it never began, in the one that
    /// cancelled it. Neither is called under a lock. Throws if the system gives no thread at all.
    JobTicket submit(JobOptions options, Work work, Ended ended = nullptr);

    /// Jobs with a label, in the order in which they were submitted.
    [[nodiscard]] std::vector<JobStatus> listed() const;
    /// One of listed(); harmless when it has ended.
    void cancel(std::uint64_t id);
    /// `changed` is called in any thread whenever listed() has another member or one began.
    /// Returns once no call of an earlier one is under way.
    void setListener(std::function<void()> changed);

    /// Blocks until no job waits or runs, also none that an ended() submitted.
    void wait();
    /// Cancels everything and takes no more; true once no thread is left, false if some still run
    /// after that time. The end of a program calls it: what hangs is then left behind.
    bool close(std::chrono::milliseconds time);
    [[nodiscard]] bool isClosed() const;

private:
    friend class JobTicket;
    struct Job;
    class State;
    std::shared_ptr<State> m_state; ///< shared with the threads
};

using JobQueuePtr = std::shared_ptr<JobQueue>;

} // namespace faultline
