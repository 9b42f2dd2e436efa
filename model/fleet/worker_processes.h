// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace faultline {

/// What WorkerProcesses works with.
struct WorkerOptions {
    unsigned processes = 1;
    std::chrono::seconds limit{600}; ///< for one task; the process is killed then
    /// A process that holds more than this after a task is replaced by a fresh one: memory that
    /// fragments must not grow with the number of tasks.
    std::uint64_t mostResidentBytes = std::uint64_t{110} << 20;
};

/// How a task went.
struct TaskResult {
    std::string reply;
    std::string problem; ///< English; why there is no reply: the process crashed, or took too long
};

/// Runs tasks in child processes, so that one that crashes, is killed for memory or never ends
/// takes nothing with it but itself. Children are forked once and take one task after the other: a
/// process for each task would cost more than most tasks. To be used while the calling process has
/// one thread. Tasks and replies are at most kMostTaskBytes.
class WorkerProcesses {
public:
    static constexpr std::size_t kMostTaskBytes = std::size_t{16} << 20;
    using Work = std::function<std::string(std::string_view task)>;
    /// Gives the next task; false: there is none.
    using Source = std::function<bool(std::string& task)>;
    /// Takes the results, in the order of the tasks. False: stop.
    using Target = std::function<bool(std::string_view task, TaskResult result)>;

    WorkerProcesses(Work work, WorkerOptions options) : m_work(std::move(work)), m_options(options)
    {
    }

    /// Until the source is empty, the target has enough or `isCancelled` says so; then the
    /// children are gone. An Error if the system gives no process at all.
    [[nodiscard]] Result<void> run(const Source& source, const Target& target,
                                   const std::function<bool()>& isCancelled) const;

private:
    Work m_work;
    WorkerOptions m_options;
};

} // namespace faultline
