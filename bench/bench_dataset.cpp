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

/// A COCO file of so many pictures with two outlined objects each, 600 bytes a picture.
std::string cocoFile(std::size_t pictures)
{
    const fs::path path = baseFolder() / ("coco-" + std::to_string(pictures) + ".json");
    if (fs::exists(path))
        return path.string();
    fs::create_directories(path.parent_path());
    const fs::path unfinished = path.string() + ".part";
    std::ofstream stream(unfinished, std::ios::binary);
    stream << R"({"info": {}, "images": [)";
    for (std::size_t i = 0; i < pictures; ++i)
        stream << (i > 0 ? ",\n" : "\n") << R"({"id": )" << i << R"(, "file_name": "picture-)" << i
               << R"(.jpg", "width": 640, "height": 480, "license": 3})";
    stream << R"(], "annotations": [)";
    for (std::size_t i = 0; i < 2 * pictures; ++i) {
        const std::size_t at = i % 300;
        stream << (i > 0 ? ",\n" : "\n") << R"({"id": )" << i << R"(, "image_id": )" << i / 2
               << R"(, "category_id": )" << 1 + i % 3 << R"(, "bbox": [)" << at
               << R"(.25, 20.5, 80.0, 90.75], "area": 5012.25, "iscrowd": 0, "segmentation": [[)";
        for (int corner = 0; corner < 8; ++corner)
            stream << (corner > 0 ? ", " : "") << static_cast<double>(at) + 10.0 * corner + 0.5
                   << ", " << 30.25 + 5.0 * (corner % 4);
        stream << "]]}";
    }
    stream << R"(], "categories": [{"id": 1, "name": "cat"}, {"id": 2, "name": "dog"},)"
           << R"( {"id": 3, "name": "owl"}]})";
    stream.close();
    fs::rename(unfinished, path);
    return path.string();
}

/// The pictures themselves are not there, which is noted and costs a look for each.
void BM_Coco(benchmark::State& state)
{
    const std::string path = cocoFile(pictureCount());
    DatasetSource source = sourceOf(path);
    source.format = DatasetFormat::Coco;
    SilentMonitor monitor;
    const std::uint64_t before = bench::residentBytes();
    std::uint64_t resident = 0;
    for (auto _ : state) {
        const auto dataset = loadDataset(source, monitor, {.cacheFolder = {}, .threads = 1});
        if (!dataset || (*dataset)->imageCount() != pictureCount()) {
            state.SkipWithError("the file could not be read");
            return;
        }
        resident = std::max(resident, bench::residentBytes());
    }
    state.counters["resident_MB"] =
        static_cast<double>(resident - std::min(before, resident)) / 1e6;
    state.SetBytesProcessed(static_cast<std::int64_t>(bench::sizeOf(path))
                            * static_cast<std::int64_t>(state.iterations()));
}
BENCHMARK(BM_Coco)->Unit(benchmark::kMillisecond);

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
