// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/remote/fetch_pool.h"

#include "model/io/remote/transport.h"

namespace faultline::remote {

FetchPool& FetchPool::all()
{
    static FetchPool pool;
    return pool;
}

FetchPool::FetchPool()
{
    beginTransport(); // it must outlive the threads
}

FetchPool::~FetchPool()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isStopping = true;
    }
    m_wake.notify_all();
    for (std::thread& thread : m_threads)
        thread.join();
}

void FetchPool::run(std::function<void()> task, bool isUrgent)
{
    const std::lock_guard lock(m_mutex);
    (isUrgent ? m_urgent : m_ahead).push_back(std::move(task));
    const bool needsThread = m_urgent.size() + m_ahead.size() > m_idle;
    if (needsThread && m_threads.size() < static_cast<std::size_t>(kMostRequests))
        m_threads.emplace_back([this] { work(); });
    m_wake.notify_one();
}

void FetchPool::work()
{
    std::unique_lock lock(m_mutex);
    while (!m_isStopping) {
        std::deque<std::function<void()>>& tasks = m_urgent.empty() ? m_ahead : m_urgent;
        if (tasks.empty()) {
            ++m_idle;
            m_wake.wait(lock);
            --m_idle;
            continue;
        }
        const std::function<void()> task = std::move(tasks.front());
        tasks.pop_front();
        lock.unlock();
        task();
        lock.lock();
    }
}

} // namespace faultline::remote
