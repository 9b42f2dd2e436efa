// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli_progress.h"

#include <gtest/gtest.h>

#include <csignal>
#include <thread>
#include <vector>

namespace faultline::cli {
namespace {

TEST(InterruptGuard, TurnsCtrlCIntoACancelAndASecondOneIntoTheDefault)
{
    const InterruptGuard guard;
    const ProgressMonitor monitor(true);
    EXPECT_FALSE(monitor.isCancelled());
    std::raise(SIGINT);
    EXPECT_TRUE(monitor.isCancelled());
    struct sigaction action = {};
    sigaction(SIGINT, nullptr, &action);
    EXPECT_EQ(action.sa_handler, SIG_DFL);
}

TEST(InterruptGuard, ForgetsTheInterruptOfAnEarlierOne)
{
    {
        const InterruptGuard guard;
        std::raise(SIGINT);
    }
    const InterruptGuard guard;
    EXPECT_FALSE(InterruptGuard::wasInterrupted());
}

TEST(InterruptGuard, LeavesAnIgnoredSignalIgnored)
{
    std::signal(SIGINT, SIG_IGN);
    {
        const InterruptGuard guard;
        std::raise(SIGINT);
        EXPECT_FALSE(InterruptGuard::wasInterrupted());
    }
    struct sigaction action = {};
    sigaction(SIGINT, nullptr, &action);
    EXPECT_EQ(action.sa_handler, SIG_IGN);
    std::signal(SIGINT, SIG_DFL);
}

TEST(ProgressMonitor, AddsUpWhatSeveralThreadsRead)
{
    ProgressMonitor monitor(true);
    monitor.setTotal(4000);
    std::vector<std::jthread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([&monitor] {
            for (int block = 0; block < 1000; ++block)
                monitor.advance(1);
        });
    threads.clear();
    EXPECT_EQ(monitor.bytesRead(), 4000U);
    EXPECT_EQ(monitor.bytesTotal(), 4000U);
}

} // namespace
} // namespace faultline::cli
