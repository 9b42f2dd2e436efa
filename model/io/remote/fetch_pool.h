// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace faultline::remote {

/// Threads that wait for the network in place of those that read: as many as there are requests
/// under way, started when they are needed. What somebody waits for comes before what is read
/// ahead.
class FetchPool {
public:
    static FetchPool& all();

    FetchPool(const FetchPool&) = delete;
    FetchPool& operator=(const FetchPool&) = delete;

    void run(std::function<void()> task, bool isUrgent);
    /// The program ends: tasks give up.
    [[nodiscard]] bool isStopping() const { return m_isStopping; }

private:
    FetchPool();
    ~FetchPool();
    void work();

    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::deque<std::function<void()>> m_urgent;
    std::deque<std::function<void()>> m_ahead;
    std::vector<std::thread> m_threads;
    std::size_t m_idle = 0;
    std::atomic<bool> m_isStopping{false};
};

} // namespace faultline::remote
