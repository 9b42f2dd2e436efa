// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a knob of the pipeline costs while it is dragged: 10,000 steps.

#include "model/pipeline/simulate.h"

#include <benchmark/benchmark.h>

namespace faultline::pipeline {
namespace {

Costs measuredCosts()
{
    Costs costs;
    Draws draws(1);
    for (int i = 0; i < 200; ++i) {
        costs.work.push_back(0.02 * draws.uniform());
        costs.step.push_back(0.01);
    }
    costs.cpuShare = 1.0;
    return costs;
}

/// Argument 0: cores; 0: no limit.
void BM_DataLoader(benchmark::State& state)
{
    Setting setting;
    setting.workers = 8;
    setting.cores = static_cast<double>(state.range(0));
    const Costs costs = measuredCosts();
    for (auto _ : state)
        benchmark::DoNotOptimize(simulate(setting, costs).stepsPerSecond);
}
BENCHMARK(BM_DataLoader)->Arg(0)->Arg(4)->Unit(benchmark::kMillisecond);

/// Argument 0: batch; 1: cores.
void BM_TfData(benchmark::State& state)
{
    Setting setting;
    setting.kind = LoaderKind::TfData;
    setting.parallelCalls = 8;
    setting.batch = static_cast<int>(state.range(0));
    setting.cores = static_cast<double>(state.range(1));
    const Costs costs = measuredCosts();
    for (auto _ : state)
        benchmark::DoNotOptimize(simulate(setting, costs).stepsPerSecond);
}
BENCHMARK(BM_TfData)->Args({8, 0})->Args({32, 0})->Args({8, 4})->Args({32, 4})->Args({32, 2})->Unit(
    benchmark::kMillisecond);

} // namespace
} // namespace faultline::pipeline

BENCHMARK_MAIN();
