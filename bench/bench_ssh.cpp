// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Files of a machine that is 30 ms away: the server stands in place of ssh, answers that much
// later, and has 2 MiB under way at most, as a channel of ssh has.

#include "model/core/location.h"
#include "model/io/ssh/ssh_store.h"
#include "model/io/store.h"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <span>
#include <string>
#include <vector>

namespace faultline {
namespace {

namespace fs = std::filesystem;

/// Files of a machine far away.
class FarMachine {
public:
    FarMachine()
    {
        std::string name = (fs::temp_directory_path() / "bench-ssh-XXXXXX").string();
        m_folder = fs::canonical(::mkdtemp(name.data())).string();
        ::setenv("FAULTLINE_SSH", FAULTLINE_FAKE_SFTP_SERVER, 1);
        ::setenv("FAULTLINE_CACHE_SIZE", "0", 1);
        ::setenv("FAKE_SFTP", "delay=30 window=2048", 1);
    }
    ~FarMachine() { fs::remove_all(m_folder); }
    FarMachine(const FarMachine&) = delete;
    FarMachine& operator=(const FarMachine&) = delete;

    void put(const std::string& name, std::size_t bytes) const
    {
        const fs::path path = fs::path(m_folder) / name;
        fs::create_directories(path.parent_path());
        std::ofstream(path, std::ios::binary) << std::string(bytes, 'x');
    }

    [[nodiscard]] std::vector<StoredFile> list(std::shared_ptr<Store>& store) const
    {
        static int round = 0; // a connection of its own each time
        const std::string location = "ssh://far-" + std::to_string(++round) + m_folder;
        store = *sshStore().make(location, SplitLocation{location, {}, {}});
        std::vector<StoredFile> files;
        SilentMonitor monitor;
        const Result<void> done = store->list(monitor, [&files](StoredFile&& file) {
            files.push_back(std::move(file));
            return true;
        });
        if (!done)
            std::abort();
        return files;
    }

private:
    std::string m_folder;
};

/// One file of 200 MB from its beginning to its end, in reads of 1 MiB.
void sshOneFile(benchmark::State& state)
{
    FarMachine far;
    constexpr std::size_t kBytes = 200'000'000;
    far.put("events.out.tfevents.1.h", kBytes);
    std::vector<std::byte> block(std::size_t{1} << 20U);
    for (auto _ : state) {
        std::shared_ptr<Store> store;
        const std::vector<StoredFile> files = far.list(store);
        const auto file = store->open("file", files.front());
        std::uint64_t at = 0;
        while (at < kBytes) {
            const Result<std::size_t> got = (*file)->readAt(at, block);
            if (!got || *got == 0) {
                state.SkipWithError("not read");
                return;
            }
            at += *got;
        }
        state.SetBytesProcessed(static_cast<std::int64_t>(at));
    }
}
BENCHMARK(sshOneFile)->Unit(benchmark::kMillisecond)->Iterations(1)->UseRealTime();

/// Lists 3,000 runs of two folders each.
void sshManyRuns(benchmark::State& state)
{
    FarMachine far;
    for (int i = 0; i < 3000; ++i)
        far.put("run" + std::to_string(i) + "/train/events.out.tfevents.1.h", 100);
    for (auto _ : state) {
        std::shared_ptr<Store> store;
        state.counters["files"] = static_cast<double>(far.list(store).size());
        state.counters["requests"] = static_cast<double>(store->counters().requests);
    }
}
BENCHMARK(sshManyRuns)->Unit(benchmark::kMillisecond)->Iterations(1)->UseRealTime();

} // namespace
} // namespace faultline

BENCHMARK_MAIN();
