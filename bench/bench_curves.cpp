// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What it costs to make curves of runs: joining a group, smoothing it, pairing with a metric.

#include "model/core/smoothing.h"
#include "model/curves/join_series.h"
#include "model/curves/reshape_series.h"

#include <benchmark/benchmark.h>

#include <cstdint>
#include <memory>
#include <vector>

namespace faultline {
namespace {

/// A run of `points` steps, `stride` apart.
std::shared_ptr<const ScalarSeries> run(std::size_t points, std::size_t seed, std::int64_t stride)
{
    ScalarSeriesBuilder builder;
    std::vector<ScalarPoint> block;
    for (std::size_t i = 0; i < points; ++i) {
        const auto noise = static_cast<float>((i * 2654435761U + seed) % 1000) / 1000.0F;
        block.push_back({.step = static_cast<std::int64_t>(i) * stride,
                         .wallTime = 1.7e9 + static_cast<double>(i),
                         .value = static_cast<double>(noise)});
        if (block.size() == 4096) {
            builder.append(block);
            block.clear();
        }
    }
    builder.append(block);
    return std::make_shared<const ScalarSeries>(builder.snapshot());
}

/// Runs that were logged at the same steps, as the seeds of an experiment are.
void BM_JoinSeeds(benchmark::State& state)
{
    std::vector<std::shared_ptr<const ScalarSeries>> runs;
    for (std::size_t i = 0; i < static_cast<std::size_t>(state.range(0)); ++i)
        runs.push_back(run(static_cast<std::size_t>(state.range(1)), i, 1));
    for (auto _ : state)
        benchmark::DoNotOptimize(joinSeries(runs, {}));
    state.SetItemsProcessed(state.iterations() * state.range(0) * state.range(1));
}
BENCHMARK(BM_JoinSeeds)->Args({20, 10'000})->Args({20, 1'000'000})->Unit(benchmark::kMillisecond);

/// Runs whose steps hardly meet: nearly every value is interpolated.
void BM_JoinUnevenSteps(benchmark::State& state)
{
    std::vector<std::shared_ptr<const ScalarSeries>> runs;
    for (std::size_t i = 0; i < 5; ++i)
        runs.push_back(run(100'000, i, static_cast<std::int64_t>(97 + i)));
    for (auto _ : state)
        benchmark::DoNotOptimize(joinSeries(runs, {.centre = JoinRule::Centre::Median}));
}
BENCHMARK(BM_JoinUnevenSteps)->Unit(benchmark::kMillisecond);

void BM_SmoothByDistance(benchmark::State& state)
{
    const auto series = run(static_cast<std::size_t>(state.range(0)), 1, 1);
    for (auto _ : state)
        benchmark::DoNotOptimize(smoothedByDistance(*series, 0.9, SmoothingDistance::Steps));
}
BENCHMARK(BM_SmoothByDistance)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

void BM_PairWithMetric(benchmark::State& state)
{
    const auto series = run(static_cast<std::size_t>(state.range(0)), 1, 1);
    const auto metric = run(static_cast<std::size_t>(state.range(0)) / 100, 2, 100);
    for (auto _ : state)
        benchmark::DoNotOptimize(pairedWith(*series, *metric));
}
BENCHMARK(BM_PairWithMetric)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace faultline

BENCHMARK_MAIN();
