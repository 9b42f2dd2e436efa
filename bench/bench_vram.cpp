// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Estimates of training memory against what model zoos publish (bench/vram/published.jsonl), and
// how long an estimate takes. `bench_vram` prints the summary, `--rows` every figure, `--unknown`
// the names that are not known, with what the planner says; `--family NAME` only that family.
// `--examples` prints the table of docs/vram/accuracy.md, `--bands` what the bands of the
// frameworks are fitted to.

#include "bench/vram/compare_published.h"
#include "model/vram/architectures.h"
#include "model/vram/estimate.h"
#include "model/vram/freezing.h"
#include "model/vram/sweep.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <numeric>
#include <string_view>
#include <vector>

namespace {

using namespace faultline;

void estimateOf(benchmark::State& state, std::string_view model)
{
    vram::TrainingSetup setup;
    setup.measure = vram::Measure::Allocated;
    const auto info = vram::findArchitecture(model, {}, setup);
    if (!info) {
        state.SkipWithError(info.error().message().c_str());
        return;
    }
    for (auto _ : state) {
        const auto complete = vram::resolveSetup(info.value(), setup);
        auto graph = vram::expandArchitecture(info.value(), complete.value());
        vram::applyFreezing(graph.value(), complete.value());
        benchmark::DoNotOptimize(vram::estimate(graph.value(), complete.value()));
    }
}
BENCHMARK_CAPTURE(estimateOf, faster_rcnn_r50_fpn, "faster_rcnn_r50_fpn")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(estimateOf, cascade_mask_rcnn_x101_64x4d_fpn, "cascade_mask_rcnn_x101_64x4d_fpn")
    ->Unit(benchmark::kMillisecond);

/// The curve of the Memory page: 64 batches.
void sweepOf(benchmark::State& state, std::string_view model)
{
    vram::TrainingSetup setup;
    const auto info = vram::findArchitecture(model, {}, setup);
    if (!info) {
        state.SkipWithError(info.error().message().c_str());
        return;
    }
    const auto complete = vram::resolveSetup(info.value(), setup);
    const auto graph = vram::expandArchitecture(info.value(), complete.value());
    std::vector<std::int64_t> batches(64);
    std::iota(batches.begin(), batches.end(), std::int64_t{1});
    for (auto _ : state)
        benchmark::DoNotOptimize(vram::sweepBatch(graph.value(), complete.value(), batches));
}
BENCHMARK_CAPTURE(sweepOf, faster_rcnn_r50_fpn, "faster_rcnn_r50_fpn")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sweepOf, cascade_mask_rcnn_x101_64x4d_fpn, "cascade_mask_rcnn_x101_64x4d_fpn")
    ->Unit(benchmark::kMillisecond);

/// The curve over 64 sizes, each of which expands the network anew.
void sizesOf(benchmark::State& state, std::string_view model)
{
    vram::TrainingSetup setup;
    const auto info = vram::findArchitecture(model, {}, setup);
    if (!info) {
        state.SkipWithError(info.error().message().c_str());
        return;
    }
    const auto complete = vram::resolveSetup(info.value(), setup);
    const vram::Expansion expand = [&info](const vram::TrainingSetup& with) {
        return vram::expandArchitecture(info.value(), with);
    };
    std::vector<std::int64_t> sizes(64);
    std::generate(sizes.begin(), sizes.end(),
                  [side = std::int64_t{224}]() mutable { return side += 32; });
    for (auto _ : state)
        benchmark::DoNotOptimize(vram::sweepImageSize(expand, complete.value(), sizes));
}
BENCHMARK_CAPTURE(sizesOf, faster_rcnn_r50_fpn, "faster_rcnn_r50_fpn")
    ->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    const bench::CompareOptions options = bench::takeCompareOptions(argc, argv);
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    if (!bench::comparePublished(options))
        return 1;
    if (options.examples || options.bands)
        return 0;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
