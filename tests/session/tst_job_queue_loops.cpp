// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later

// WorkerPools inside jobs: their threads are the queue's.
#include "model/io/worker_pool.h"
#include "model/session/jobs/job_queue.h"

#include <gtest/gtest.h>

#include <mutex>
#include <numeric>
#include <set>
#include <stdexcept>
#include <thread>

namespace faultline {
namespace {

using namespace std::chrono_literals;

/// Of the loops of a test, which threads took part.
class Takers {
public:
    void add()
    {
        const std::lock_guard lock(m_mutex);
        m_threads.insert(std::this_thread::get_id());
    }
    [[nodiscard]] std::size_t count() const
    {
        const std::lock_guard lock(m_mutex);
        return m_threads.size();
    }

private:
    mutable std::mutex m_mutex;
    std::set<std::thread::id> m_threads;
};

JobLimits lending(unsigned threads)
{
    return {.shortJobs = 4, .readingJobs = 4, .longJobs = 4, .loopThreads = threads};
}

TEST(JobQueueLoops, ALoopCallsEachIndexOnce)
{
    for (const unsigned lent : {0U, 1U, 3U}) {
        JobQueue queue(lending(lent));
        std::vector<std::atomic<int>> calls(5000);
        queue
            .submit({},
                    [&](JobMonitor&) {
                        WorkerPool pool(4);
                        EXPECT_EQ(pool.threadCount(), lent + 1);
                        pool.parallelFor(calls.size(), [&](std::size_t i) { ++calls[i]; });
                    })
            .wait();
        for (const std::atomic<int>& count : calls)
            ASSERT_EQ(count, 1);
    }
}

TEST(JobQueueLoops, SeveralThreadsTakePart)
{
    JobQueue queue(lending(3));
    Takers takers;
    queue
        .submit({},
                [&](JobMonitor&) {
                    WorkerPool pool(4);
                    pool.parallelFor(8, [&](std::size_t) {
                        takers.add();
                        for (int i = 0; i < 1000 && takers.count() < 2; ++i)
                            std::this_thread::sleep_for(1ms);
                    });
                })
        .wait();
    EXPECT_GE(takers.count(), 2U);
    EXPECT_LE(takers.count(), 4U);
}

TEST(JobQueueLoops, ManyJobsWithLoopsShareThoseThreads)
{
    // At once, not in all: a thread that tells the end of its job is not counted any more, and
    // the next job may get another one.
    JobQueue queue(lending(2));
    std::atomic<int> calls = 0;
    std::atomic<int> atOnce = 0;
    std::atomic<int> mostAtOnce = 0;
    for (int job = 0; job < 12; ++job) {
        queue.submit({}, [&](JobMonitor&) {
            WorkerPool pool(8);
            pool.parallelFor(20, [&](std::size_t) {
                const int now = ++atOnce;
                for (int most = mostAtOnce; most < now;)
                    (void)mostAtOnce.compare_exchange_weak(most, now);
                ++calls;
                std::this_thread::sleep_for(100us);
                --atOnce;
            });
        });
    }
    queue.wait();
    EXPECT_EQ(calls, 240);
    EXPECT_LE(mostAtOnce, 4 + 2) << "of the lane and of the loops";
}

TEST(JobQueueLoops, LoopsMayBeNested)
{
    JobQueue queue(lending(2));
    std::atomic<int> calls = 0;
    queue
        .submit({},
                [&](JobMonitor&) {
                    WorkerPool outer(3);
                    outer.parallelFor(10, [&](std::size_t) {
                        WorkerPool inner(3);
                        EXPECT_EQ(inner.threadCount(), 3U);
                        inner.parallelFor(10, [&](std::size_t) {
                            outer.parallelFor(3, [&](std::size_t) { ++calls; });
                        });
                    });
                })
        .wait();
    EXPECT_EQ(calls, 300);
}

TEST(JobQueueLoops, TheFirstExceptionIsPassedOn)
{
    JobQueue queue(lending(2));
    std::atomic<int> caught = 0;
    for (int i = 0; i < 50; ++i) {
        queue.submit({}, [&](JobMonitor&) {
            WorkerPool pool(3);
            try {
                pool.parallelFor(100, [](std::size_t index) {
                    if (index == 7)
                        throw std::runtime_error("seven");
                });
            } catch (const std::runtime_error&) {
                ++caught;
            }
        });
    }
    queue.wait();
    EXPECT_EQ(caught, 50);
}

TEST(JobQueueLoops, AHelperThatHangsStopsItsLoopAlone)
{
    JobQueue queue(lending(1));
    std::atomic<bool> isStuck = false;
    std::atomic<bool> isFree = false;
    const auto caller = std::make_shared<std::atomic<std::thread::id>>();
    const JobTicket stuck = queue.submit({}, [&, caller](JobMonitor&) {
        *caller = std::this_thread::get_id();
        WorkerPool pool(2);
        pool.parallelFor(2, [&](std::size_t) {
            // Both indices: the helper that was lent hangs in one of them.
            if (std::this_thread::get_id() != *caller)
                isStuck = true;
            while (!isFree)
                std::this_thread::sleep_for(1ms);
        });
    });
    while (!isStuck)
        std::this_thread::sleep_for(1ms);
    std::atomic<int> calls = 0;
    const JobTicket other = queue.submit({}, [&](JobMonitor&) {
        WorkerPool pool(2);
        pool.parallelFor(100, [&](std::size_t) { ++calls; });
    });
    EXPECT_TRUE(other.waitFor(10s));
    EXPECT_EQ(calls, 100);
    EXPECT_FALSE(stuck.hasEnded());
    isFree = true;
    stuck.wait();
}

TEST(JobQueueLoops, ALoopEndsAlthoughItsQueueHasGone)
{
    std::atomic<int> calls = 0;
    std::atomic<bool> hasBegun = false;
    JobTicket ticket;
    {
        JobQueue queue(lending(3));
        ticket = queue.submit({}, [&](JobMonitor&) {
            WorkerPool pool(4);
            pool.parallelFor(200, [&](std::size_t) {
                hasBegun = true;
                ++calls;
                std::this_thread::sleep_for(100us);
            });
            pool.parallelFor(200, [&](std::size_t) { ++calls; });
        });
        while (!hasBegun)
            std::this_thread::yield();
    }
    ticket.wait();
    EXPECT_EQ(calls, 400);
}

TEST(JobQueueLoops, OutsideAJobAPoolHasItsOwnThreads)
{
    JobQueue queue(lending(3));
    WorkerPool pool(3);
    EXPECT_EQ(pool.threadCount(), 3U);
    std::atomic<int> calls = 0;
    pool.parallelFor(100, [&](std::size_t) { ++calls; });
    EXPECT_EQ(calls, 100);
}

} // namespace
} // namespace faultline
