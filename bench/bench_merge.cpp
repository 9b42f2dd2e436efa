// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Merging the shards of a large dataset. FAULTLINE_BENCH_LARGE=1: 64 partials of a million images
// each (3.5 GB below the folder for temporary files).

#include "model/dataset/partial/merge_hashes.h"
#include "model/dataset/partial/partial_file.h"
#include "model/dataset/stable_hash.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <thread>
#include <vector>

#include <sys/resource.h>
#include <unistd.h>

namespace faultline {
namespace {

namespace fs = std::filesystem;

constexpr std::uint32_t kShards = 64;

/// One shard as `dataset --pixels` leaves it: hashes of photographs are spread; one in twenty is
/// near another one of the whole.
ShardResult madeShard(std::uint32_t index, std::size_t pictures)
{
    ShardResult shard;
    DatasetPartial& partial = shard.partial;
    partial.version = "bench";
    partial.dataset = "bench";
    partial.format = "image-folder";
    partial.shardCount = kShards;
    partial.wholePictures = pictures * kShards;
    partial.hasPixels = true;
    partial.shards = {index};
    partial.all.counts.images = pictures;
    std::vector<std::size_t> order(pictures);
    std::vector<PictureHash> hashes(pictures);
    for (std::size_t i = 0; i < pictures; ++i) {
        const std::uint64_t number = std::uint64_t{index} * pictures + i;
        const std::uint64_t like = number % 20 == 0 ? number / 2 : number;
        std::uint64_t hash = mixHash(1, like);
        for (std::uint64_t bit = 0; bit < number % 5 && like != number; ++bit)
            hash ^= std::uint64_t{1} << (mixHash(number, bit) % 64);
        hashes[i] = {.hash = hash, .key = (mixHash(2, number) & ~std::uint64_t{0xFF}) | number % 2};
        partial.all.counts.boxWidth.add(static_cast<float>(number % 500) * 0.7F);
        partial.contents.add(mixHash(3, number), true);
        order[i] = i;
    }
    std::sort(order.begin(), order.end(),
              [&hashes](std::size_t a, std::size_t b) { return hashes[a] < hashes[b]; });
    for (const std::size_t i : order) {
        shard.hashes.push_back(hashes[i]);
        shard.names.push_back("train/images-" + std::to_string(index) + "/" + std::to_string(i)
                              + ".jpg");
    }
    return shard;
}

std::string madeFolder(std::size_t pictures)
{
    const fs::path folder =
        fs::temp_directory_path() / ("faultline-merge-" + std::to_string(pictures));
    fs::create_directories(folder);
    for (std::uint32_t index = 0; index < kShards; ++index) {
        const std::string path = (folder / std::to_string(index)).string();
        if (!fs::exists(path))
            static_cast<void>(writePartial(path, madeShard(index, pictures)));
    }
    return folder.string();
}

double peakMegabytes()
{
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024.0;
}

void BM_Merge(benchmark::State& state, std::size_t pictures, bool withNear)
{
    const std::string folder = madeFolder(pictures);
    for (auto _ : state) {
        std::vector<PartialFile> files;
        for (std::uint32_t index = 0; index < kShards; ++index) {
            Result<PartialFile> file = PartialFile::open(folder + "/" + std::to_string(index));
            if (!file) {
                state.SkipWithError(file.error().message().c_str());
                return;
            }
            files.push_back(std::move(*file));
        }
        DatasetPartial all = files.front().partial();
        for (std::size_t i = 1; i < files.size(); ++i)
            mergeInto(all, files[i].partial());
        benchmark::DoNotOptimize(all);
        if (!withNear)
            continue;
        SilentMonitor monitor;
        const NearDuplicates near = findNearDuplicates(
            files, {.mostBits = 4, .threads = std::thread::hardware_concurrency()}, monitor);
        state.counters["near"] = static_cast<double>(near.pictures);
    }
    state.counters["peak_MB"] = peakMegabytes();
}

const int kRegistered = [] {
    const bool isLarge = std::getenv("FAULTLINE_BENCH_LARGE") != nullptr;
    const std::size_t pictures = isLarge ? 1'000'000 : 5'000;
    for (const bool withNear : {false, true}) {
        const std::string name =
            std::string(withNear ? "BM_MergeNear/64x" : "BM_Merge/64x") + std::to_string(pictures);
        benchmark::RegisterBenchmark(
            name.c_str(), [=](benchmark::State& state) { BM_Merge(state, pictures, withNear); })
            ->Unit(benchmark::kMillisecond)
            ->UseRealTime();
    }
    return 0;
}();

} // namespace
} // namespace faultline

BENCHMARK_MAIN();
