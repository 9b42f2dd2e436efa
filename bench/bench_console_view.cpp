// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the Console page does with a log of a million lines, about 100 MB of text: making it ready,
// searching it, and one redraw while scrolling, which must not depend on its length.

#include "model/core/log_search.h"
#include "model/qt/console_rows.h"
#include "tests/support/log_maker.h"
#include "tests/support/test_jobs.h"
#include "widgets/views/console/log_list.h"

#include <QApplication>
#include <QScrollBar>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>

namespace faultline::ui {
namespace {

/// Lines of 100 bytes; every hundredth is a warning, every tenth a step.
ConsoleLogPtr logOf(std::int64_t lineCount)
{
    static std::map<std::int64_t, ConsoleLogPtr> made;
    ConsoleLogPtr& log = made[lineCount];
    if (log)
        return log;
    test::LogMaker maker;
    for (std::int64_t i = 0; i < lineCount; ++i) {
        std::string text = "tensorflow/core/common_runtime/gpu/gpu_device.cc:1613] what happened "
                           "at the place number "
                           + std::to_string(i);
        text.resize(100, ' ');
        maker.time(1.7e9 + 0.01 * static_cast<double>(i));
        maker.line(text, i % 100 == 99 ? LogLevel::Warning : LogLevel::Info);
        maker.log().lines.back().isProgress = i % 10 < 4;
    }
    log = maker.build();
    return log;
}

void BM_Digest(benchmark::State& state)
{
    const ConsoleLogPtr log = logOf(state.range(0));
    for (auto _ : state)
        benchmark::DoNotOptimize(ConsoleRows(digestLog(log), {}, {}).size());
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

void BM_Search(benchmark::State& state, const LogPattern& pattern)
{
    const ConsoleLogPtr log = logOf(1'000'000);
    const Result<LogMatcher> matcher = LogMatcher::compile(pattern);
    SilentMonitor monitor;
    for (auto _ : state)
        benchmark::DoNotOptimize(findLines(*log, *matcher, monitor).size());
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(log->textBytes()));
}

void BM_Scroll(benchmark::State& state)
{
    const TestJobs jobs;
    ConsoleModel model(jobs);
    LogList list(model);
    list.resize(1000, 700);
    list.setWrapped(state.range(1) != 0);
    model.setLog(logOf(state.range(0)));
    model.finish();
    list.show();
    QApplication::processEvents();
    QScrollBar& bar = *list.verticalScrollBar();
    int at = 0;
    for (auto _ : state) {
        at = (at + 4099) % std::max(bar.maximum(), 1);
        bar.setValue(at);
        list.viewport()->repaint();
    }
}

BENCHMARK(BM_Digest)->Arg(1'000'000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_Search, text, LogPattern{.text = "number 99999"})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_Search, exact, LogPattern{.text = "number 99999", .matchesCase = true})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_Search, regex, LogPattern{.text = "number \\d*77\\b", .isRegex = true})
    ->Unit(benchmark::kMillisecond);
BENCHMARK(BM_Scroll)
    ->ArgNames({"lines", "wrapped"})
    ->ArgsProduct({{10'000, 1'000'000}, {0, 1}})
    ->Unit(benchmark::kMillisecond);

} // namespace
} // namespace faultline::ui

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
