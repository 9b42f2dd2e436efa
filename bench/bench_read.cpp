// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How fast event logs are read, from open() to the last column, with both checksums of every record
// checked and every point kept; and what stays in memory afterwards.

#include "bench/generate_logs.h"
#include "model/io/crc32c.h"
#include "model/readers/load_case.h"
#include "tests/support/event_writer.h"

#include <benchmark/benchmark.h>

#include <array>
#include <filesystem>
#include <string>
#include <vector>

namespace faultline {
namespace {

constexpr std::uint64_t kMillion = 1'000'000;

CasePtr load(const std::string& path, unsigned threads)
{
    SilentMonitor monitor;
    const std::vector<std::string> paths{path};
    const auto data =
        loadCase(paths, monitor, {.threads = threads, .onPartial = {}, .onScanned = {}});
    return data ? *data : nullptr;
}

void readRepeatedly(benchmark::State& state, const std::string& path, unsigned threads)
{
    std::uint64_t points = 0;
    for (auto _ : state) {
        const CasePtr data = load(path, threads);
        if (!data || data->issues.damageCount() > 0) {
            state.SkipWithError("the log could not be read");
            return;
        }
        points += data->pointCount();
    }
    state.counters["events"] =
        benchmark::Counter(static_cast<double>(points), benchmark::Counter::kIsRate);
    state.SetBytesProcessed(static_cast<std::int64_t>(bench::sizeOf(path))
                            * static_cast<std::int64_t>(state.iterations()));
}

void BM_OneFile(benchmark::State& state)
{
    readRepeatedly(state,
                   bench::oneLargeFile(static_cast<std::uint64_t>(state.range(0)) * kMillion),
                   static_cast<unsigned>(state.range(1)));
}
BENCHMARK(BM_OneFile)
    ->ArgNames({"Mevents", "threads"})
    ->Args({1, 1})
    ->Args({10, 1})
    ->Args({10, 2})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

void BM_ManyRuns(benchmark::State& state)
{
    readRepeatedly(state, bench::manyRuns(200, 50'000), static_cast<unsigned>(state.range(0)));
}
BENCHMARK(BM_ManyRuns)
    ->ArgName("threads")
    ->Arg(1)
    ->Arg(2)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

void BM_Restarts(benchmark::State& state)
{
    readRepeatedly(state, bench::repeatedRestarts(40, 80'000),
                   static_cast<unsigned>(state.range(0)));
}
BENCHMARK(BM_Restarts)
    ->ArgName("threads")
    ->Arg(1)
    ->Arg(2)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

void BM_ImageLog(benchmark::State& state)
{
    readRepeatedly(state, bench::imageLog(5'000, 200'000), static_cast<unsigned>(state.range(0)));
}
BENCHMARK(BM_ImageLog)
    ->ArgName("threads")
    ->Arg(1)
    ->Arg(2)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

/// Resident memory with the case open, as a share of the log's size.
void BM_ResidentMemory(benchmark::State& state)
{
    const std::string path =
        bench::oneLargeFile(static_cast<std::uint64_t>(state.range(0)) * kMillion);
    const std::uint64_t before = bench::residentBytes();
    for (auto _ : state) {
        const CasePtr data = load(path, 2);
        const double grown = static_cast<double>(bench::residentBytes() - before);
        state.counters["file_MB"] = static_cast<double>(bench::sizeOf(path)) / 1e6;
        state.counters["resident_MB"] = grown / 1e6;
        state.counters["share"] = grown / static_cast<double>(bench::sizeOf(path));
    }
}
BENCHMARK(BM_ResidentMemory)
    ->ArgName("Mevents")
    ->Arg(18)
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

/// Many runs of many short series, and what they take.
void BM_WideRuns(benchmark::State& state)
{
    const std::string path = bench::wideRuns(static_cast<std::uint64_t>(state.range(0)), 1500, 50);
    const std::uint64_t before = bench::residentBytes();
    std::uint64_t points = 0;
    for (auto _ : state) {
        const CasePtr data = load(path, 2);
        points += data ? data->pointCount() : 0;
        state.counters["resident_MB"] = static_cast<double>(bench::residentBytes() - before) / 1e6;
    }
    state.counters["events"] =
        benchmark::Counter(static_cast<double>(points), benchmark::Counter::kIsRate);
}
BENCHMARK(BM_WideRuns)
    ->ArgName("runs")
    ->Arg(150)
    ->Arg(1500)
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

/// The tags and scalars of a log of pictures, of which only the headers are read.
void BM_LargeImageLog(benchmark::State& state)
{
    const std::string path = bench::imageLog(50'000, 200'000);
    const std::uint64_t before = bench::residentBytes();
    for (auto _ : state) {
        const CasePtr data = load(path, 2);
        state.counters["points"] = static_cast<double>(data ? data->pointCount() : 0);
        state.counters["resident_MB"] = static_cast<double>(bench::residentBytes() - before) / 1e6;
    }
    state.counters["file_MB"] = static_cast<double>(bench::sizeOf(path)) / 1e6;
}
BENCHMARK(BM_LargeImageLog)->Iterations(3)->Unit(benchmark::kMillisecond)->UseRealTime();

void BM_FirstCurve(benchmark::State& state)
{
    const std::vector<std::string> paths{bench::oneLargeFile(10 * kMillion)};
    for (auto _ : state) {
        const auto begin = std::chrono::steady_clock::now();
        double first = 0.0;
        SilentMonitor monitor;
        LoadOptions options;
        options.onPartial = [&](const CasePtr&) {
            if (first == 0.0)
                first =
                    std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        };
        benchmark::DoNotOptimize(loadCase(paths, monitor, options));
        state.counters["first_curve_ms"] = first * 1e3;
    }
}
BENCHMARK(BM_FirstCurve)->Unit(benchmark::kMillisecond)->UseRealTime();

void BM_Crc32c(benchmark::State& state)
{
    const std::string bytes(static_cast<std::size_t>(state.range(0)), 'x');
    for (auto _ : state) {
        benchmark::DoNotOptimize(state.range(1) != 0
                                     ? crc32c(test::asBytes(bytes))
                                     : extendCrc32cPortable(0, test::asBytes(bytes)));
    }
    state.SetBytesProcessed(state.range(0) * static_cast<std::int64_t>(state.iterations()));
}
BENCHMARK(BM_Crc32c)->ArgNames({"bytes", "hardware"})->ArgsProduct({{40, 4096, 1 << 20}, {0, 1}});

} // namespace
} // namespace faultline

BENCHMARK_MAIN();
