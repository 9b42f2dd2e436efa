// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What all rules together cost on a large run.

#include "bench/generate_logs.h"
#include "model/diagnosis/analysis/case_analysis.h"
#include "model/diagnosis/engine/builtin_rules.h"
#include "model/diagnosis/engine/diagnose.h"
#include "model/readers/load_case.h"

#include <benchmark/benchmark.h>

#include <string>
#include <vector>

namespace faultline {
namespace {

void BM_Diagnose(benchmark::State& state, const std::string& path)
{
    SilentMonitor monitor;
    const std::vector<std::string> paths{path};
    const auto data = loadCase(paths, monitor);
    if (!data) {
        state.SkipWithError(data.error().message().c_str());
        return;
    }
    for (auto _ : state) {
        const Result<CaseAnalysisPtr> analysis = analyse(*data, {}, monitor);
        benchmark::DoNotOptimize(diagnose(**analysis, builtinRules(), {}, monitor));
    }
    state.counters["points"] = static_cast<double>((*data)->pointCount());
    state.counters["log_MB"] = static_cast<double>(bench::sizeOf(path)) / 1e6;
}

const int kRegistered = [] {
    benchmark::RegisterBenchmark("BM_Diagnose/one_file_116_MB", [](benchmark::State& state) {
        BM_Diagnose(state, bench::oneLargeFile(2'000'000));
    })->Unit(benchmark::kMillisecond);
    benchmark::RegisterBenchmark("BM_Diagnose/200_runs", [](benchmark::State& state) {
        BM_Diagnose(state, bench::manyRuns(200, 50'000));
    })->Unit(benchmark::kMillisecond);
    benchmark::RegisterBenchmark("BM_Diagnose/40_restarts", [](benchmark::State& state) {
        BM_Diagnose(state, bench::repeatedRestarts(40, 80'000));
    })->Unit(benchmark::kMillisecond);
    benchmark::RegisterBenchmark("BM_Diagnose/150_runs_of_1500_tags", [](benchmark::State& state) {
        BM_Diagnose(state, bench::wideRuns(150, 1500, 50));
    })->Unit(benchmark::kMillisecond);
    return 0;
}();

} // namespace
} // namespace faultline

BENCHMARK_MAIN();
