// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A run in a bucket: how long until its first curve, until all of it. The server is on this
// machine, waits 30 ms before the first byte and sends 50 MB/s to each stream.

#include "bench/generate_logs.h"
#include "model/io/file_tree.h"
#include "model/readers/load_case.h"
#include "tests/support/event_writer.h"
#include "tests/support/fake_store.h"

#include <benchmark/benchmark.h>

#include <atomic>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace faultline {
namespace {

using Clock = std::chrono::steady_clock;

double secondsFrom(Clock::time_point begin)
{
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

std::string contentOf(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// A bucket far away, and a cache that is empty.
class FarBucket {
public:
    FarBucket()
        : m_offline(test::offlineEnvironment(m_folder.path())),
          store(test::FakeStore::Dialect::Gcs),
          m_on({{"STORAGE_EMULATOR_HOST", store.url()}, {"FAULTLINE_CACHE_SIZE", "0"}})
    {
        store.firstByte = std::chrono::milliseconds(30);
        store.bytesPerSecond = 50e6;
        forgetRoots();
    }

private:
    test::TempFolder m_folder;
    test::EnvironmentScope m_offline;

public:
    test::FakeStore store;

private:
    test::EnvironmentScope m_on;
};

void load(benchmark::State& state, FarBucket& far, const std::string& location)
{
    const std::vector<std::string> paths{permitLocation(location)};
    std::atomic<double> first{0.0};
    const Clock::time_point begin = Clock::now();
    LoadOptions options;
    options.onPartial = [&](const CasePtr& data) {
        if (first == 0.0 && data->pointCount() > 0)
            first = secondsFrom(begin);
    };
    SilentMonitor monitor;
    const Result<CasePtr> loaded = loadCase(paths, monitor, options);
    if (!loaded) {
        state.SkipWithError(loaded.error().message().c_str());
        return;
    }
    state.counters["first_s"] = first == 0.0 ? secondsFrom(begin) : first.load();
    state.counters["whole_s"] = secondsFrom(begin);
    state.counters["points"] = static_cast<double>((*loaded)->pointCount());
    state.counters["requests"] = static_cast<double>(far.store.requestCount());
    state.counters["MB"] = static_cast<double>(far.store.bytesSent()) / 1e6;
    state.counters["at_once"] = far.store.mostAtOnce();
}

/// 200 MB of scalars in one event file.
void remoteOneFile(benchmark::State& state)
{
    const std::string events = contentOf(bench::oneLargeFile(3'500'000));
    for (auto _ : state) {
        // A version of its own each time: memory holds what came before.
        static int round = 0;
        FarBucket far;
        const std::string folder = "run" + std::to_string(++round);
        far.store.put(folder + "/events.out.tfevents.1.h", events);
        load(state, far, "gs://bucket/" + folder);
    }
}
BENCHMARK(remoteOneFile)->Unit(benchmark::kMillisecond)->Iterations(1)->UseRealTime();

/// 200 MB in 8 runs.
void remoteEightRuns(benchmark::State& state)
{
    const std::string folder = bench::manyRuns(8, 437'500);
    for (auto _ : state) {
        FarBucket far;
        far.store.putFolder(folder, "sweep");
        load(state, far, "gs://bucket/sweep");
    }
}
BENCHMARK(remoteEightRuns)->Unit(benchmark::kMillisecond)->Iterations(1)->UseRealTime();

/// 3,000 runs of 100 events.
void remoteManyRuns(benchmark::State& state)
{
    const std::string folder = bench::manyRuns(3000, 100);
    for (auto _ : state) {
        FarBucket far;
        far.store.putFolder(folder, "many");
        load(state, far, "gs://bucket/many");
    }
}
BENCHMARK(remoteManyRuns)->Unit(benchmark::kMillisecond)->Iterations(1)->UseRealTime();

/// 500 MB of images of 1 MB with a scalar each: only what shows the scalars should come.
void remoteImages(benchmark::State& state)
{
    const std::string events = contentOf(bench::imageLog(500, 1'000'000));
    for (auto _ : state) {
        FarBucket far;
        far.store.put("images/events.out.tfevents.1.h", events);
        load(state, far, "gs://bucket/images");
    }
}
BENCHMARK(remoteImages)->Unit(benchmark::kMillisecond)->Iterations(1)->UseRealTime();

} // namespace
} // namespace faultline

BENCHMARK_MAIN();
