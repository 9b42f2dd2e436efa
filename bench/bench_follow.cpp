// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a step of following costs when a record is appended to one small run: it must not depend on
// what else is loaded. And what the first growth of a large run costs.

#include "bench/generate_logs.h"
#include "model/readers/follow/case_follower.h"
#include "model/readers/load_case.h"
#include "tests/support/event_writer.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace faultline {
namespace {

constexpr std::uint64_t kMillion = 1'000'000;

double secondsNow()
{
    return std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch())
        .count();
}

std::string record(int step)
{
    test::EventWriter writer;
    writer.scalar("loss", step, 1.0e9 + step, 0.5F);
    return writer.data();
}

/// A folder with one run that grows and, by a link, a log that was written before.
class GrowingFolder {
public:
    explicit GrowingFolder(std::uint64_t events)
    {
        m_path = m_folder.write("growing/events.out.tfevents.1",
                                test::EventWriter().fileVersion().data() + record(0));
        if (events > 0) {
            std::filesystem::create_directory(m_folder.path() + "/done");
            std::filesystem::create_symlink(std::filesystem::absolute(bench::oneLargeFile(events)),
                                            m_folder.path() + "/done/events.out.tfevents.0");
        }
    }
    [[nodiscard]] CasePtr load() const
    {
        SilentMonitor monitor;
        const std::vector<std::string> paths{m_folder.path()};
        return loadCase(paths, monitor).value();
    }
    void append(int step)
    {
        std::ofstream(m_path, std::ios::binary | std::ios::app) << record(step);
    }
    [[nodiscard]] const std::string& path() const { return m_path; }

private:
    test::TempFolder m_folder;
    std::string m_path;
};

/// From "this file was written to" to the new case.
void BM_OneRecord(benchmark::State& state)
{
    GrowingFolder folder(static_cast<std::uint64_t>(state.range(0)) * kMillion);
    SilentMonitor monitor;
    double now = secondsNow();
    CaseFollower follower(folder.load(), monitor, now);
    follower.poll({}, true, monitor, now);
    int step = 1;
    std::uint64_t loaded = 0;
    for (auto _ : state) {
        state.PauseTiming();
        folder.append(step++);
        state.ResumeTiming();
        now += 0.001;
        follower.poll({.files = {folder.path()}, .folders = {}}, true, monitor, now);
        const CasePtr data = follower.snapshot();
        loaded = data->pointCount();
        benchmark::DoNotOptimize(data);
    }
    state.counters["points"] = static_cast<double>(loaded);
}
BENCHMARK(BM_OneRecord)
    ->ArgName("loaded_Mevents")
    ->Arg(0)
    ->Arg(1)
    ->Arg(20)
    ->Unit(benchmark::kMicrosecond);

/// Nothing happens: one second's look at everything.
void BM_NothingNew(benchmark::State& state)
{
    const GrowingFolder folder(static_cast<std::uint64_t>(state.range(0)) * kMillion);
    SilentMonitor monitor;
    double now = secondsNow();
    CaseFollower follower(folder.load(), monitor, now);
    for (auto _ : state) {
        now += 0.001;
        follower.poll({.files = {}, .folders = {}, .isIncomplete = false}, false, monitor, now);
        benchmark::DoNotOptimize(follower.hasNews());
    }
}
BENCHMARK(BM_NothingNew)->ArgName("loaded_Mevents")->Arg(0)->Arg(20)->Unit(benchmark::kMicrosecond);

} // namespace
} // namespace faultline

BENCHMARK_MAIN();
