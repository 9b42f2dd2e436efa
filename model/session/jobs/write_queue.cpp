// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/jobs/write_queue.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <string>

namespace faultline {

struct WriteQueue::Chain : std::enable_shared_from_this<Chain> {
    struct Entry {
        std::string label;
        std::function<void(JobMonitor& monitor)> write; ///< and posts what came of it
    };

    explicit Chain(JobQueuePtr queue) : jobs(std::move(queue)) {}

    void add(Entry entry)
    {
        {
            const std::lock_guard lock(mutex);
            waiting.push_back(std::move(entry));
            if (std::exchange(isWorking, true))
                return;
        }
        submitNext();
    }

    /// A job for the first that waits.
    void submitNext()
    {
        std::string label;
        {
            const std::lock_guard lock(mutex);
            if (waiting.empty()) {
                isWorking = false;
                idle.notify_all();
                return;
            }
            label = waiting.front().label;
        }
        const std::shared_ptr<Chain> self = shared_from_this();
        try {
            (void)jobs->submit(
                {.label = label,
                 .lane = JobLane::Reading,
                 .priority = JobPriority::Urgent,
                 .key = {}},
                [self](JobMonitor& monitor) { self->writeFirst(monitor); },
                [self](const JobEnd& end) { self->goOn(end.hasRun); });
        } catch (const std::exception&) { // the system gives no thread at all
            writeRest();
        }
    }

    void writeFirst(JobMonitor& monitor)
    {
        Entry entry;
        {
            const std::lock_guard lock(mutex);
            entry = std::move(waiting.front());
            waiting.pop_front();
        }
        entry.write(monitor);
    }

    /// One that was cancelled before it began is put in again. A queue that has been closed takes
    /// none, so what is left is written here: the program waits for it when it ends.
    void goOn(bool hasRun)
    {
        if (hasRun || !jobs->isClosed())
            submitNext();
        else
            writeRest();
    }

    void writeRest()
    {
        for (;;) {
            {
                const std::lock_guard lock(mutex);
                if (waiting.empty()) {
                    isWorking = false;
                    idle.notify_all();
                    return;
                }
            }
            JobMonitor monitor;
            writeFirst(monitor);
        }
    }

    void waitUntilIdle()
    {
        std::unique_lock lock(mutex);
        idle.wait(lock, [this] { return !isWorking; });
    }

    JobQueuePtr jobs;
    std::mutex mutex;
    std::condition_variable idle;
    std::deque<Entry> waiting;
    bool isWorking = false;
};

WriteQueue::WriteQueue(JobQueuePtr jobs) : m_chain(std::make_shared<Chain>(std::move(jobs))) {}

void WriteQueue::add(const QString& label, Write write)
{
    ++m_undelivered;
    m_chain->add(
        {.label = label.toStdString(),
         .write = [this, write = std::move(write), post = m_receiver.post()](JobMonitor& monitor) {
             post([this, delivery = write(monitor)] {
                 --m_undelivered;
                 delivery();
             });
         }});
}

void WriteQueue::finish()
{
    while (isRunning()) {
        m_chain->waitUntilIdle();
        m_receiver.deliver();
    }
}

} // namespace faultline
