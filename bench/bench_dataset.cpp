// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How fast TFRecord datasets are indexed (both checksums of every record checked, every Example
// parsed, every picture's header read and its bytes summed), how fast a finished index opens again,
// and what stays in memory. FAULTLINE_BENCH_PICTURES says of how many pictures; 1000000 is what the
// goals are set for, and takes 2 GB of the temporary folder.

#include "bench/generate_logs.h"
#include "model/dataset/dataset_builder.h"
#include "model/dataset/index_cache.h"
#include "model/dataset/load_dataset.h"
#include "tests/support/record_writer.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>

namespace faultline {
namespace {

namespace fs = std::filesystem;

std::size_t pictureCount()
{
    constexpr std::size_t kUsual = 20'000;
    const char* const wanted = std::getenv("FAULTLINE_BENCH_PICTURES");
    return wanted == nullptr ? kUsual
                             : std::max<std::size_t>(1, std::strtoull(wanted, nullptr, 10));
}

fs::path baseFolder()
{
    return fs::temp_directory_path() / "faultline-bench";
}

/// `records` pictures of `bytes` each with two boxes, in one file that is made once.
std::string recordFile(std::size_t records, std::size_t bytes)
{
    const fs::path path =
        baseFolder()
        / ("pictures-" + std::to_string(records) + "x" + std::to_string(bytes) + ".record");
    if (fs::exists(path))
        return path.string();
    fs::create_directories(path.parent_path());
    std::string noise(bytes, '\0');
    std::mt19937 random(1);
    std::generate(noise.begin(), noise.end(), [&random] { return static_cast<char>(random()); });
    const std::string shell = test::jpegLike(640, 480);
    const fs::path unfinished = path.string() + ".part";
    std::ofstream stream(unfinished, std::ios::binary);
    for (std::size_t i = 0; i < records; ++i) {
        std::string picture = shell;
        picture.insert(picture.size() - 2, noise);
        stream << test::ExampleWriter()
                      .picture("picture-" + std::to_string(i) + ".jpg", picture, 640, 480)
                      .box(i % 3 == 0 ? "cat" : "dog", i % 3 == 0 ? 1 : 2, 2)
                      .record();
    }
    stream.close();
    fs::rename(unfinished, path);
    // A file that was only just written is never cached.
    fs::last_write_time(path, fs::file_time_type::clock::now() - std::chrono::hours(1));
    return path.string();
}

DatasetSource sourceOf(const std::string& path)
{
    DatasetSource source;
    source.format = DatasetFormat::TfRecord;
    source.root = fs::path(path).parent_path().string();
    source.splits.push_back({.name = "train", .paths = {path}, .imageRoot = {}});
    return source;
}

void scan(benchmark::State& state, const std::string& path)
{
    SilentMonitor monitor;
    std::size_t records = 0;
    for (auto _ : state) {
        const auto dataset =
            loadDataset(sourceOf(path), monitor,
                        {.cacheFolder = {}, .threads = static_cast<unsigned>(state.range(0))});
        if (!dataset || !(*dataset)->issues().empty()) {
            state.SkipWithError("the records could not be read");
            return;
        }
        records += (*dataset)->imageCount();
    }
    state.counters["records"] =
        benchmark::Counter(static_cast<double>(records), benchmark::Counter::kIsRate);
    state.SetBytesProcessed(static_cast<std::int64_t>(bench::sizeOf(path))
                            * static_cast<std::int64_t>(state.iterations()));
}

void BM_Photographs(benchmark::State& state)
{
    scan(state, recordFile(pictureCount() / 150 + 1, 150'000));
}
BENCHMARK(BM_Photographs)
    ->ArgName("threads")
    ->Arg(1)
    ->Arg(2)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

/// Records of one kilobyte: features, not pixels, are the work.
void BM_Thumbnails(benchmark::State& state)
{
    scan(state, recordFile(pictureCount(), 512));
}
BENCHMARK(BM_Thumbnails)
    ->ArgName("threads")
    ->Arg(1)
    ->Arg(2)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

/// The same pictures, from the cache.
void BM_OpenAgain(benchmark::State& state)
{
    const DatasetSource source = sourceOf(recordFile(pictureCount(), 512));
    const std::string folder = (baseFolder() / "cache").string();
    SilentMonitor monitor;
    const DatasetLoadOptions options{.cacheFolder = folder, .threads = 2, .cacheFromSeconds = 0};
    static_cast<void>(loadDataset(source, monitor, options));
    const std::uint64_t before = bench::residentBytes();
    std::uint64_t resident = 0;
    for (auto _ : state) {
        const auto dataset = loadDataset(source, monitor, options);
        if (!dataset || (*dataset)->imageCount() != pictureCount()) {
            state.SkipWithError("the index could not be opened");
            return;
        }
        state.PauseTiming();
        std::uint64_t sum = 0; // as a page does that shows statistics: every row is touched
        for (const ImageRow& row : (*dataset)->images())
            sum += row.width;
        for (const BoxRow& box : (*dataset)->allBoxes())
            sum += box.flags;
        benchmark::DoNotOptimize(sum);
        resident = std::max(resident, bench::residentBytes());
        state.ResumeTiming();
    }
    state.counters["resident_MB"] =
        static_cast<double>(resident - std::min(before, resident)) / 1e6;
}
BENCHMARK(BM_OpenAgain)->UseRealTime()->Unit(benchmark::kMillisecond);

/// Pictures that are files: opening again asks the file system about each of them.
void BM_OpenAgainFiles(benchmark::State& state)
{
    const std::size_t files = pictureCount();
    const fs::path root = baseFolder() / ("files-" + std::to_string(files));
    const auto nameOf = [](std::size_t i) {
        return "images/" + std::to_string(i / 10'000) + "/picture-" + std::to_string(i) + ".jpg";
    };
    if (!fs::exists(root / nameOf(files - 1))) {
        for (std::size_t i = 0; i < files; ++i) {
            fs::create_directories((root / nameOf(i)).parent_path());
            std::ofstream(root / nameOf(i)) << 'x';
        }
    }
    DatasetSource source;
    source.format = DatasetFormat::ImageFolder;
    source.root = root.string();
    source.splits.push_back({.name = {}, .paths = {(root / "images").string()}, .imageRoot = {}});
    DatasetBuilder builder(source);
    DatasetPart part;
    for (std::size_t i = 0; i < files; ++i) {
        ImageRow row;
        row.container = ImageRow::kOwnFile;
        part.addImage(row, nameOf(i), {}, {});
    }
    builder.append(std::move(part));
    WorkerPool pool(2);
    const IndexCache cache((baseFolder() / "cache").string(), source, false);
    static_cast<void>(cache.store(*builder.finish(true), wallClockNs() + 60'000'000'000, pool));
    const std::uint64_t before = bench::residentBytes();
    std::uint64_t resident = 0;
    for (auto _ : state) {
        const auto opened = cache.open(pool);
        if (!opened) {
            state.SkipWithError("the index could not be opened");
            return;
        }
        resident = std::max(resident, bench::residentBytes());
    }
    state.counters["resident_MB"] =
        static_cast<double>(resident - std::min(before, resident)) / 1e6;
    state.counters["files"] =
        benchmark::Counter(static_cast<double>(files) * static_cast<double>(state.iterations()),
                           benchmark::Counter::kIsRate);
}
BENCHMARK(BM_OpenAgainFiles)->UseRealTime()->Unit(benchmark::kMillisecond);

} // namespace
} // namespace faultline

BENCHMARK_MAIN();
