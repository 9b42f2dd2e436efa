// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How fast hardware logs are read, from text to series, on one thread.

#include "model/core/hardware_log.h"
#include "model/readers/builtin_readers.h"
#include "model/readers/run_builder.h"

#include <benchmark/benchmark.h>

#include <cstdio>
#include <string>

namespace faultline {
namespace {

constexpr int kSamples = 250'000;

/// Four GPUs, ten columns, with units: what a day at one second looks like.
std::string queryLog()
{
    std::string text("timestamp, index, name, utilization.gpu [%], utilization.memory [%], "
                     "memory.used [MiB], memory.free [MiB], temperature.gpu, power.draw [W], "
                     "clocks.sm [MHz]\n");
    char row[256];
    for (int i = 0; i < kSamples; ++i) {
        const int second = i / 4;
        std::snprintf(row, sizeof row,
                      "2024/05/01 %02d:%02d:%02d.%03d, %d, Tesla V100-SXM2-32GB, %d %%, %d %%, %d "
                      "MiB, %d MiB, %d, %d.%02d W, %d MHz\n",
                      second / 3600 % 24, second / 60 % 60, second % 60, 100 + i % 4, i % 4,
                      i * 7 % 101, i * 3 % 61, 20000 + i % 500, 12510 - i % 500, 60 + i % 9,
                      200 + i % 90, i % 100, 1380 + i % 150);
        text += row;
    }
    return text;
}

std::string monitorLog()
{
    std::string text("#Date       Time        gpu   pwr gtemp mtemp    sm   mem   enc   dec  mclk  "
                     "pclk\n");
    char row[160];
    for (int i = 0; i < kSamples; ++i) {
        std::snprintf(row, sizeof row,
                      " 20240501   %02d:%02d:%02d      %d  %4d  %4d     -  %4d  %4d     0     0  "
                      "5000  1590\n",
                      i / 3600 % 24, i / 60 % 60, i % 60, i % 4, 60 + i % 200, 40 + i % 40, i % 101,
                      i % 61);
        text += row;
    }
    return text;
}

std::string hostTable()
{
    std::string text("time_utc,cpu_percent,cpu_iowait_percent,memory_used_bytes,"
                     "disk_read_bytes_per_s,net_send_bytes_per_s,process_cpu_cores\n");
    char row[160];
    for (int i = 0; i < kSamples; ++i) {
        std::snprintf(row, sizeof row, "2026-11-21T%02d:%02d:%02d.049Z,%d.5,0.5,%d,%d,%d,1.98\n",
                      i / 3600 % 24, i / 60 % 60, i % 60, i % 100, 1000000000 + i, i * 17, i * 31);
        text += row;
    }
    return text;
}

void readRepeatedly(benchmark::State& state, std::string_view formatId, const std::string& text)
{
    const FormatReader& reader = *readerOfId(formatId);
    SilentMonitor monitor;
    WorkerPool pool(1);
    for (auto _ : state) {
        const auto source = openMemory("log", std::as_bytes(std::span(text.data(), text.size())));
        RunBuilder builder("run", ".");
        builder.addFile({});
        ReadArtifacts artifacts;
        ReadContext context{.run = builder,
                            .file = builder.currentFile(),
                            .monitor = monitor,
                            .pool = pool,
                            .artifacts = artifacts};
        const Result<ReadEnd> end = reader.read(*source, context);
        if (!end || builder.currentFile().recordCount != kSamples
            || builder.currentFile().issues.damageCount() > 0) {
            state.SkipWithError("the log could not be read");
            return;
        }
        std::size_t points = 0;
        std::size_t bytes = 0;
        for (const HardwareSeries& one : artifacts.hardwareLogs.front()->series) {
            points += one.series.size();
            bytes += one.series.memoryBytes();
        }
        state.counters["points"] = static_cast<double>(points);
        state.counters["memoryShare"] =
            static_cast<double>(bytes) / static_cast<double>(text.size());
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(text.size())
                            * static_cast<std::int64_t>(state.iterations()));
}

void BM_GpuCsv(benchmark::State& state)
{
    static const std::string kText = queryLog();
    readRepeatedly(state, "gpu-csv", kText);
}
BENCHMARK(BM_GpuCsv)->Unit(benchmark::kMillisecond);

void BM_Dmon(benchmark::State& state)
{
    static const std::string kText = monitorLog();
    readRepeatedly(state, "dmon", kText);
}
BENCHMARK(BM_Dmon)->Unit(benchmark::kMillisecond);

void BM_HostTable(benchmark::State& state)
{
    static const std::string kText = hostTable();
    readRepeatedly(state, "host-stats", kText);
}
BENCHMARK(BM_HostTable)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace faultline

BENCHMARK_MAIN();
