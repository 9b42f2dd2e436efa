// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/worker_pool.h"

#include <gtest/gtest.h>

#include <atomic>
#include <stdexcept>
#include <vector>

namespace faultline {
namespace {

TEST(WorkerPool, CallsEachIndexOnce)
{
    for (const unsigned threads : {1U, 2U, 7U}) {
        WorkerPool pool(threads);
        EXPECT_EQ(pool.threadCount(), threads);
        std::vector<std::atomic<int>> calls(1000);
        pool.parallelFor(calls.size(), [&](std::size_t i) { ++calls[i]; });
        for (const auto& count : calls)
            EXPECT_EQ(count, 1);
    }
}

TEST(WorkerPool, LoopsMayBeNested)
{
    WorkerPool pool(3);
    std::atomic<int> calls = 0;
    pool.parallelFor(20, [&](std::size_t) { pool.parallelFor(30, [&](std::size_t) { ++calls; }); });
    EXPECT_EQ(calls, 600);
}

TEST(WorkerPool, PassesTheFirstExceptionOn)
{
    WorkerPool pool(4);
    const auto throwing = [](std::size_t i) {
        if (i == 5)
            throw std::runtime_error("five");
    };
    EXPECT_THROW(pool.parallelFor(100, throwing), std::runtime_error);
    std::atomic<int> calls = 0;
    pool.parallelFor(10, [&](std::size_t) { ++calls; });
    EXPECT_EQ(calls, 10) << "the pool goes on";
}

TEST(WorkerPool, AcceptsAnEmptyLoop)
{
    WorkerPool pool(2);
    pool.parallelFor(0, [](std::size_t) { FAIL(); });
}

} // namespace
} // namespace faultline
