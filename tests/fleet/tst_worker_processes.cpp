// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fleet/worker_processes.h"

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

#include <sys/wait.h>
#include <unistd.h>

namespace faultline {
namespace {

struct Told {
    std::string task;
    TaskResult result;
};

std::vector<Told> runAll(const WorkerProcesses::Work& work, std::vector<std::string> tasks,
                         WorkerOptions options)
{
    std::vector<Told> told;
    std::size_t at = 0;
    const Result<void> done = WorkerProcesses(work, options)
                                  .run(
                                      [&](std::string& task) {
                                          if (at == tasks.size())
                                              return false;
                                          task = tasks[at++];
                                          return true;
                                      },
                                      [&](std::string_view task, TaskResult result) {
                                          told.push_back({std::string(task), std::move(result)});
                                          return true;
                                      },
                                      [] { return false; });
    EXPECT_TRUE(done);
    // Nobody is left behind.
    EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), -1);
    return told;
}

std::vector<std::string> numbers(int count)
{
    std::vector<std::string> tasks;
    for (int i = 0; i < count; ++i)
        tasks.push_back(std::to_string(i));
    return tasks;
}

TEST(WorkerProcesses, TellsResultsInTheOrderOfTasks)
{
    const auto work = [](std::string_view task) {
        const int number = std::atoi(std::string(task).c_str());
        std::this_thread::sleep_for(std::chrono::milliseconds((number * 7) % 5));
        return "done " + std::string(task);
    };
    WorkerOptions options;
    options.processes = 4;
    const std::vector<Told> told = runAll(work, numbers(700), options);
    ASSERT_EQ(told.size(), 700U);
    for (std::size_t i = 0; i < told.size(); ++i) {
        EXPECT_EQ(told[i].task, std::to_string(i));
        EXPECT_EQ(told[i].result.reply, "done " + std::to_string(i));
    }
}

TEST(WorkerProcesses, OneThatCrashesTakesOnlyItsTaskWithIt)
{
    const auto work = [](std::string_view task) {
        if (task == "3")
            std::raise(SIGSEGV);
        if (task == "5")
            std::abort();
        if (task == "6")
            ::_exit(7);
        if (task == "8")
            ::kill(::getpid(), SIGKILL);
        return std::string(task);
    };
    WorkerOptions options;
    options.processes = 2;
    const std::vector<Told> told = runAll(work, numbers(12), options);
    ASSERT_EQ(told.size(), 12U);
    for (const Told& one : told) {
        const bool isBad = one.task == "3" || one.task == "5" || one.task == "6" || one.task == "8";
        EXPECT_EQ(one.result.reply, isBad ? "" : one.task);
        EXPECT_EQ(one.result.problem.empty(), !isBad) << one.task << one.result.problem;
    }
#if !defined(__SANITIZE_ADDRESS__) // it takes the signal, and ends the process itself
    EXPECT_NE(told[3].result.problem.find("signal 11"), std::string::npos)
        << told[3].result.problem;
#endif
    EXPECT_NE(told[8].result.problem.find("signal 9"), std::string::npos) << told[8].result.problem;
    EXPECT_NE(told[6].result.problem.find("code 7"), std::string::npos) << told[6].result.problem;
}

TEST(WorkerProcesses, OneThatNeverEndsIsGivenUp)
{
    const auto work = [](std::string_view task) {
        while (task == "1")
            std::this_thread::sleep_for(std::chrono::seconds(1));
        return std::string(task);
    };
    WorkerOptions options;
    options.limit = std::chrono::seconds(1);
    const std::vector<Told> told = runAll(work, numbers(3), options);
    ASSERT_EQ(told.size(), 3U);
    EXPECT_EQ(told[1].result.problem, "reading it took longer than 1 s");
    EXPECT_EQ(told[2].result.reply, "2");
}

TEST(WorkerProcesses, LongRepliesComeWhole)
{
    const auto work = [](std::string_view task) { return std::string(3'000'000, task.front()); };
    const std::vector<Told> told = runAll(work, {"a", "b"}, {});
    ASSERT_EQ(told.size(), 2U);
    EXPECT_EQ(told[1].result.reply, std::string(3'000'000, 'b'));
}

TEST(WorkerProcesses, ReplacesOneThatHoldsTooMuch)
{
    WorkerOptions options;
    options.mostResidentBytes = 1; // after every task
    const auto work = [](std::string_view) { return std::to_string(::getpid()); };
    const std::vector<Told> told = runAll(work, numbers(3), options);
    ASSERT_EQ(told.size(), 3U);
    EXPECT_NE(told[0].result.reply, told[1].result.reply);
    EXPECT_NE(told[1].result.reply, told[2].result.reply);
}

TEST(WorkerProcesses, StopsWhenTheTargetHasEnough)
{
    std::size_t asked = 0;
    std::size_t told = 0;
    const Result<void> done =
        WorkerProcesses([](std::string_view) { return std::string(); }, {})
            .run(
                [&](std::string& task) {
                    task = "x";
                    ++asked;
                    return true;
                },
                [&](std::string_view, const TaskResult&) { return ++told < 5; },
                [] { return false; });
    EXPECT_TRUE(done);
    EXPECT_EQ(told, 5U);
    EXPECT_LT(asked, 300U);
}

} // namespace
} // namespace faultline
