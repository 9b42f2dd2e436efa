// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/worker_pool.h"

#include "model/io/cancel_scope.h"

#include <algorithm>
#include <atomic>
#include <exception>

namespace faultline {

struct WorkerPool::Loop {
    Loop(std::size_t count, const std::function<void(std::size_t)>& body)
        : m_count(count), m_body(body)
    {
    }

    /// Takes indices until none is left.
    void run()
    {
        const CancelScope scope(m_workedFor);
        for (std::size_t i = m_next++; i < m_count; i = m_next++) {
            try {
                m_body(i);
            } catch (...) {
                const std::lock_guard lock(m_mutex);
                if (!m_error)
                    m_error = std::current_exception();
                m_next = m_count;
            }
        }
    }

    [[nodiscard]] bool isExhausted() const { return m_next >= m_count; }

    void enter()
    {
        const std::lock_guard lock(m_mutex);
        ++m_running;
    }

    void leave()
    {
        const std::lock_guard lock(m_mutex);
        --m_running;
        m_idle.notify_all();
    }

    void wait()
    {
        std::unique_lock lock(m_mutex);
        m_idle.wait(lock, [this] { return m_running == 0; });
        if (m_error)
            std::rethrow_exception(m_error);
    }

private:
    std::size_t m_count;
    const ReadMonitor* m_workedFor = CancelScope::current(); ///< by the caller
    const std::function<void(std::size_t)>& m_body;
    std::atomic<std::size_t> m_next{0};
    std::mutex m_mutex;
    std::condition_variable m_idle;
    int m_running = 0;
    std::exception_ptr m_error;
};

WorkerPool::WorkerPool(unsigned threads)
    : m_lender(LoopThreads::ofThisThread()), m_wanted(std::max(1U, threads))
{
    if (m_lender)
        return;
    for (unsigned i = 1; i < threads; ++i)
        m_threads.emplace_back([this] { work(); });
}

WorkerPool::~WorkerPool()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stopping = true;
    }
    m_wake.notify_all();
    for (std::thread& thread : m_threads)
        thread.join();
}

unsigned WorkerPool::threadCount() const
{
    return m_lender ? lentThreads() + 1 : static_cast<unsigned>(m_threads.size()) + 1;
}

unsigned WorkerPool::lentThreads() const
{
    return std::min(m_wanted - 1, m_lender->count());
}

void WorkerPool::parallelFor(std::size_t count, const std::function<void(std::size_t)>& body)
{
    const auto loop = std::make_shared<Loop>(count, body);
    if (m_lender && count > 1 && lentThreads() > 0) {
        // A thread that comes when no index is left touches the loop alone, which it holds.
        const std::uint64_t loan = m_lender->lend(lentThreads(), [loop] {
            loop->enter();
            loop->run();
            loop->leave();
        });
        loop->run();
        m_lender->reclaim(loan);
        loop->wait();
        return;
    }
    const bool shared = count > 1 && !m_threads.empty();
    if (shared) {
        {
            const std::lock_guard lock(m_mutex);
            m_loops.push_back(loop);
        }
        m_wake.notify_all();
    }
    loop->run();
    if (shared) {
        // Once it is out of the list no thread can join any more; those inside are waited for.
        const std::lock_guard lock(m_mutex);
        std::erase(m_loops, loop);
    }
    loop->wait();
}

void WorkerPool::work()
{
    std::unique_lock lock(m_mutex);
    while (!m_stopping) {
        std::erase_if(m_loops, [](const auto& loop) { return loop->isExhausted(); });
        if (m_loops.empty()) {
            m_wake.wait(lock);
            continue;
        }
        // The newest loop is the innermost: helping it lets its caller come back soonest.
        const std::shared_ptr<Loop> loop = m_loops.back();
        loop->enter();
        lock.unlock();
        loop->run();
        loop->leave();
        lock.lock();
    }
}

} // namespace faultline
