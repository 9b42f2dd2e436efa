// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/io/loop_threads.h"

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace faultline {

/// A few threads that share index loops. The calling thread always takes part, so a loop
/// finishes even when every other thread is busy; loops may be nested. On a thread of a queue of
/// jobs the other threads are the queue's (LoopThreads), else they are the pool's own.
class WorkerPool {
public:
    /// `threads` counts the caller: 1 runs everything on the calling thread.
    explicit WorkerPool(unsigned threads);
    ~WorkerPool();
    WorkerPool(const WorkerPool&) = delete;
    WorkerPool& operator=(const WorkerPool&) = delete;

    [[nodiscard]] unsigned threadCount() const;

    /// Calls body(i) for every i in [0, count), each once, in about ascending order, from several
    /// threads. Returns when all calls have. The first exception is rethrown here;
    /// indices not yet begun are then skipped.
    void parallelFor(std::size_t count, const std::function<void(std::size_t)>& body);

private:
    struct Loop;

    void work();
    [[nodiscard]] unsigned lentThreads() const;

    std::shared_ptr<LoopThreads> m_lender; ///< null: own threads
    unsigned m_wanted = 1;                 ///< of the lender, with the caller
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::deque<std::shared_ptr<Loop>> m_loops;
    std::vector<std::thread> m_threads;
    bool m_stopping = false;
};

} // namespace faultline
