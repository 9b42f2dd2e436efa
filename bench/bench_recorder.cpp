// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a sample and a line cost the recorder. With an interval of a second, a sample of 1 ms is
// 0.1 % of a core.

#include "model/recorder/console_lines.h"
#include "model/recorder/host_sampler.h"

#include <benchmark/benchmark.h>

#include <csignal>
#include <string>
#include <vector>

#include <sys/wait.h>
#include <unistd.h>

namespace {

using namespace faultline::recorder;

/// A row of host.csv with so many processes below the command.
void hostRow(benchmark::State& state)
{
    std::vector<pid_t> children;
    for (std::int64_t i = 0; i < state.range(0); ++i) {
        const pid_t pid = ::fork();
        if (pid == 0) {
            ::pause();
            ::_exit(0);
        }
        children.push_back(pid);
    }
    HostSampler sampler(::getpid());
    for (auto _ : state)
        benchmark::DoNotOptimize(sampler.row());
    for (const pid_t pid : children) {
        ::kill(pid, SIGKILL);
        ::waitpid(pid, nullptr, 0);
    }
}
BENCHMARK(hostRow)->Arg(1)->Arg(100)->Unit(benchmark::kMillisecond);

/// Lines of 100 bytes on their way to console.log, without the writing.
void consoleLines(benchmark::State& state)
{
    const std::string line(99, 'x');
    std::string block;
    for (int i = 0; i < 600; ++i)
        block += line + "\n";
    ConsoleLines lines('O', kSecond);
    std::string out;
    for (auto _ : state) {
        out.clear();
        lines.feed(block, wallNow(), out);
        benchmark::DoNotOptimize(out.data());
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(block.size()) * state.iterations());
}
BENCHMARK(consoleLines);

/// A progress bar that is redrawn for every step.
void progressBar(benchmark::State& state)
{
    const std::string step = "\r 53%|#####     | 530/1000 [00:53<00:47, 10.0it/s]";
    ConsoleLines lines('E', kSecond);
    std::string out;
    for (auto _ : state) {
        out.clear();
        lines.feed(step, wallNow(), out);
        benchmark::DoNotOptimize(out.data());
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(progressBar);

} // namespace

BENCHMARK_MAIN();
