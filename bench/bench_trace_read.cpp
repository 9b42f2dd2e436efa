// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How fast a profiler trace of a gigabyte is read, from open() to breakdown, kernels and memory,
// and how much memory that takes at its peak.

#include "bench/generate_logs.h"
#include "bench/generate_trace.h"
#include "model/core/case_artifacts.h"
#include "model/readers/load_case.h"

#include <benchmark/benchmark.h>

#include <filesystem>
#include <vector>

#include <sys/resource.h>

namespace faultline {
namespace {

double peakMegabytes()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024.0; // kilobytes on Linux
}

void BM_KinetoTrace(benchmark::State& state)
{
    const std::string path = bench::kinetoTrace(static_cast<std::uint64_t>(state.range(0)) << 20);
    const std::uint64_t size = bench::sizeOf(path);
    std::uint64_t events = 0;
    for (auto _ : state) {
        SilentMonitor monitor;
        const std::vector<std::string> paths{path};
        const auto data =
            loadCase(paths, monitor, {.threads = 1, .onPartial = {}, .onScanned = {}});
        if (!data || (*data)->profiles.size() != 1 || (*data)->issues.damageCount() > 0) {
            state.SkipWithError("the trace could not be read");
            break;
        }
        events += (*data)->profiles.front()->events.size();
    }
    std::filesystem::remove(path);
    state.counters["events"] =
        benchmark::Counter(static_cast<double>(events), benchmark::Counter::kIsRate);
    state.counters["peak_MB"] = peakMegabytes();
    state.SetBytesProcessed(static_cast<std::int64_t>(size)
                            * static_cast<std::int64_t>(state.iterations()));
}
BENCHMARK(BM_KinetoTrace)->ArgName("MB")->Arg(100)->Arg(1024)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace faultline

BENCHMARK_MAIN();
