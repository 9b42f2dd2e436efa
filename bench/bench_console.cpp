// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How fast console logs are read, from bytes to lines, events, series and the cause, on one core;
// and what stays in memory for each byte of text.

#include "bench/generate_logs.h"
#include "model/core/console_log.h"
#include "model/core/run.h"
#include "model/readers/builtin_readers.h"
#include "model/readers/run_builder.h"

#include <benchmark/benchmark.h>

#include <cstdio>
#include <memory>
#include <string>

namespace faultline {
namespace {

constexpr std::size_t kMegabyte = 1'000'000;

enum Form : std::int64_t { TensorFlow, PyTorch, Progress, Mixed, OneLine };

void appendTensorFlow(std::string& text, std::size_t i)
{
    text +=
        "2021-05-21 15:" + std::to_string(10 + i / 60 % 50) + ":" + std::to_string(10 + i % 50)
        + "." + std::to_string(100'000 + i % 900'000)
        + ": I tensorflow/core/common_runtime/gpu/gpu_device.cc:1418] Adding visible gpu devices "
          "and checking what they can do: "
        + std::to_string(i) + "\n";
}

void appendPyTorch(std::string& text, std::size_t i)
{
    text += "[rank" + std::to_string(i % 8) + "]: 2024-01-01 12:" + std::to_string(10 + i / 60 % 50)
            + ":" + std::to_string(10 + i % 50)
            + ",123 - trainer - INFO - saved the state of group " + std::to_string(i)
            + " to /data/checkpoints/run/latest\n";
}

void appendProgress(std::string& text, std::size_t i)
{
    text += "INFO:tensorflow:global step " + std::to_string(i) + ": loss = 0."
            + std::to_string(1'000 + i % 9'000) + " (0.131 sec/step)\n";
}

/// `bytes` of a log in one of the forms.
std::string makeLog(std::int64_t form, std::size_t bytes)
{
    std::string text;
    text.reserve(bytes + 1'000);
    if (form == OneLine)
        return text.assign(bytes, 'x');
    for (std::size_t i = 1; text.size() < bytes; ++i) {
        const std::int64_t kind = form == Mixed ? static_cast<std::int64_t>(i % 3) : form;
        if (kind == TensorFlow)
            appendTensorFlow(text, i);
        else if (kind == PyTorch)
            appendPyTorch(text, i);
        else
            appendProgress(text, i);
    }
    return text;
}

void BM_ConsoleLog(benchmark::State& state)
{
    const std::string text =
        makeLog(state.range(0), static_cast<std::size_t>(state.range(1)) * kMegabyte);
    const auto source = openMemory("bench.log", std::as_bytes(std::span(text.data(), text.size())));
    double perByte = 0.0;
    for (auto _ : state) {
        RunBuilder builder("run", ".");
        builder.addFile({});
        SilentMonitor monitor;
        WorkerPool pool(1);
        ReadArtifacts artifacts;
        ReadContext context{.run = builder,
                            .file = builder.currentFile(),
                            .monitor = monitor,
                            .pool = pool,
                            .artifacts = artifacts};
        if (!readerOfId("console-log")->read(*source, context)) {
            state.SkipWithError("the log could not be read");
            return;
        }
        perByte = static_cast<double>(artifacts.logs.front()->memoryBytes())
                  / static_cast<double>(text.size());
    }
    state.counters["memory/text"] = perByte;
    state.SetBytesProcessed(static_cast<std::int64_t>(text.size())
                            * static_cast<std::int64_t>(state.iterations()));
}
BENCHMARK(BM_ConsoleLog)
    ->ArgNames({"form", "MB"})
    ->Args({TensorFlow, 100})
    ->Args({PyTorch, 100})
    ->Args({Progress, 100})
    ->Args({Mixed, 100})
    ->Args({OneLine, 1000})
    ->Unit(benchmark::kMillisecond);

} // namespace
} // namespace faultline

BENCHMARK_MAIN();
