// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Summaries of an archive: opening, filtering and grouping 100,000 of them.

#include "model/fleet/fleet_store.h"
#include "model/fleet/summary_line.h"

#include <benchmark/benchmark.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

namespace faultline {
namespace {

namespace fs = std::filesystem;

constexpr int kRuns = 100'000;

std::string madeFile()
{
    constexpr std::array<std::string_view, 6> kRules{
        "gpu-out-of-memory", "loss-became-nan", "input-bound", "", "preempted", "overfitting"};
    constexpr std::array<std::string_view, 5> kModels{"ssd_mobilenet_v2_fpn_keras", "yolov8m",
                                                      "ResNet-50", "", "bert-base-uncased"};
    const std::string path = (fs::temp_directory_path() / "faultline-bench-fleet.jsonl").string();
    if (fs::exists(path))
        return path;
    std::ofstream file(path, std::ios::binary);
    for (int i = 0; i < kRuns; ++i) {
        const auto at = static_cast<std::size_t>(i);
        RunSummary run;
        run.path =
            "/archive/team-" + std::to_string(i % 40) + "/experiment/run-" + std::to_string(i);
        run.training = ".";
        run.state = static_cast<RunState>(i % 6);
        run.rule = kRules[at % kRules.size()];
        run.code = run.rule.empty() ? "" : "V01";
        run.verdict = "Out of GPU memory at step " + std::to_string(i)
                      + ": the step needs 15.5 GiB, 15.2 GiB are available";
        if (!run.rule.empty())
            run.severity = static_cast<Severity>(i % 3);
        run.confidence = 0.5 + (i % 50) / 100.0;
        run.judged = 0.534;
        run.model = kModels[at % kModels.size()];
        run.framework = "pytorch";
        run.gpu = i % 2 == 0 ? "T4" : "A100-40";
        run.gpus = 1 + i % 8;
        run.start = 1'600'000'000.0 + 1000.0 * i;
        run.end = *run.start + 9000;
        run.lastStep = i;
        run.gpuHours = 2.5 * (i % 8);
        run.gpuHoursLost = 0.7 * (i % 8);
        run.bytes = 123'456'789;
        run.fingerprint = static_cast<std::uint64_t>(i) * 0x9E37'79B9'7F4A'7C15U;
        run.version = "1.0";
        file << summaryLine(run);
    }
    return path;
}

FleetData opened(const FleetStore& store)
{
    SilentMonitor monitor;
    return *store.open(madeFile(), monitor);
}

void BM_FleetOpenFirst(benchmark::State& state)
{
    const std::string folder = (fs::temp_directory_path() / "faultline-bench-store").string();
    madeFile();
    for (auto _ : state) {
        state.PauseTiming();
        fs::remove_all(folder);
        state.ResumeTiming();
        benchmark::DoNotOptimize(opened(FleetStore(folder)));
    }
    state.counters["runs"] = kRuns;
}

void BM_FleetOpenAgain(benchmark::State& state)
{
    const FleetStore store((fs::temp_directory_path() / "faultline-bench-store").string());
    opened(store);
    for (auto _ : state)
        benchmark::DoNotOptimize(opened(store));
}

void BM_FleetFilter(benchmark::State& state)
{
    const FleetData data = opened(FleetStore({}));
    for (auto _ : state)
        benchmark::DoNotOptimize(data.table->filtered("memory a100 team-7"));
}

void BM_FleetGroups(benchmark::State& state)
{
    const FleetData data = opened(FleetStore({}));
    const std::vector<std::uint32_t> rows = data.table->filtered("");
    for (auto _ : state) {
        benchmark::DoNotOptimize(data.table->groups(rows, FleetGroupBy::Cause));
        benchmark::DoNotOptimize(data.table->groups(rows, FleetGroupBy::Week));
    }
}

BENCHMARK(BM_FleetOpenFirst)->Unit(benchmark::kMillisecond);
BENCHMARK(BM_FleetOpenAgain)->Unit(benchmark::kMillisecond);
BENCHMARK(BM_FleetFilter)->Unit(benchmark::kMillisecond);
BENCHMARK(BM_FleetGroups)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace faultline

BENCHMARK_MAIN();
