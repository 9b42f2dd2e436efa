// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What one redraw costs before anything is painted, and what smoothing costs.

#include "model/core/decimate.h"
#include "model/core/smoothing.h"

#include <benchmark/benchmark.h>

#include <cmath>
#include <map>

namespace faultline {
namespace {

const ScalarSeries& series(std::size_t points)
{
    static std::map<std::size_t, ScalarSeries> made;
    const auto it = made.find(points);
    if (it != made.end())
        return it->second;
    ScalarSeriesBuilder builder;
    std::vector<ScalarPoint> block;
    for (std::size_t i = 0; i < points; ++i) {
        const double x = static_cast<double>(i);
        block.push_back({.step = static_cast<std::int64_t>(i),
                         .wallTime = 1.7e9 + x * 0.01,
                         .value = static_cast<double>(static_cast<float>(std::sin(x * 1e-4)))});
        if (block.size() == 4096) {
            builder.append(block);
            block.clear();
        }
    }
    builder.append(block);
    return made.emplace(points, builder.snapshot()).first->second;
}

/// The visible part shrinks to a fraction, as when zooming in.
void BM_Decimate(benchmark::State& state)
{
    const auto points = static_cast<std::size_t>(state.range(0));
    const ScalarSeries& data = series(points);
    DecimateRequest request;
    request.columns = 1200;
    request.xMax = static_cast<double>(points) / static_cast<double>(state.range(1));
    for (auto _ : state)
        benchmark::DoNotOptimize(decimate(data, request));
}
BENCHMARK(BM_Decimate)
    ->ArgNames({"points", "zoom"})
    ->ArgsProduct({{10'000, 1'000'000, 10'000'000}, {1, 16}})
    ->Unit(benchmark::kMicrosecond);

void BM_Smooth(benchmark::State& state)
{
    const ScalarSeries& data = series(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(smoothed(data, 0.9));
    state.SetItemsProcessed(state.range(0) * static_cast<std::int64_t>(state.iterations()));
}
BENCHMARK(BM_Smooth)->Arg(1'000'000)->Arg(10'000'000)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace faultline

BENCHMARK_MAIN();
