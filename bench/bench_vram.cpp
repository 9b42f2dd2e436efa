// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Estimates of training memory against what model zoos publish (bench/vram/published.jsonl), and
// how long an estimate takes. `bench_vram` prints the summary, `--rows` every figure, `--unknown`
// the names that are not known, with what the planner says; `--family NAME` only that family.

#include "bench/vram/compare_published.h"
#include "model/vram/architectures.h"
#include "model/vram/estimate.h"
#include "model/vram/freezing.h"

#include <benchmark/benchmark.h>

#include <cstdio>
#include <string_view>

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

} // namespace

int main(int argc, char** argv)
{
    const bench::CompareOptions options = bench::takeCompareOptions(argc, argv);
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    if (!bench::comparePublished(options))
        return 1;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
