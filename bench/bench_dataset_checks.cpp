// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the checks of a large dataset cost: a million pictures with five boxes each, a hundred
// thousand hashes.
#include "model/dataset/dataset_builder.h"
#include "model/dataset/defects/duplicates.h"
#include "model/dataset/defects/find_defects.h"
#include "model/dataset/defects/perceptual_hash.h"
#include "model/dataset/statistics/dataset_statistics.h"

#include <benchmark/benchmark.h>

#include <random>
#include <string>
#include <vector>

namespace {

using namespace faultline;

constexpr std::size_t kBoxesPerImage = 5;

DatasetPtr makeDataset(std::size_t images)
{
    DatasetSource source;
    source.format = DatasetFormat::PascalVoc;
    source.splits = {{.name = "train", .paths = {}, .imageRoot = {}},
                     {.name = "val", .paths = {}, .imageRoot = {}}};
    DatasetBuilder builder(source);
    DatasetPart part;
    std::vector<std::int32_t> classes;
    for (int i = 0; i < 20; ++i)
        classes.push_back(part.classIndex("class " + std::to_string(i), std::nullopt));
    std::minstd_rand random(1);
    std::uniform_real_distribution<float> place(0.0F, 1.0F);
    std::vector<BoxRow> boxes(kBoxesPerImage);
    for (std::size_t i = 0; i < images; ++i) {
        ImageRow row;
        row.container = ImageRow::kOwnFile;
        row.width = static_cast<std::uint16_t>(640 + random() % 8);
        row.height = 480;
        row.sizeBytes = 90'000 + static_cast<std::uint32_t>(random() % 1000);
        row.split = i % 10 == 0 ? 1 : 0;
        row.format = ImageFormat::Jpeg;
        row.channels = 3;
        for (BoxRow& box : boxes) {
            box.xmin = place(random) * 0.8F;
            box.ymin = place(random) * 0.8F;
            box.xmax = box.xmin + 0.01F + place(random) * 0.19F;
            box.ymax = box.ymin + 0.01F + place(random) * 0.19F;
            box.classIndex = classes[random() % classes.size()];
        }
        part.addImage(row, "p", {}, boxes);
    }
    builder.append(std::move(part));
    return builder.finish(true);
}

const Dataset& millionPictures()
{
    static const DatasetPtr kSet = makeDataset(1'000'000);
    return *kSet;
}

void statistics(benchmark::State& state)
{
    const Dataset& set = millionPictures();
    WorkerPool pool(static_cast<unsigned>(state.range(0)));
    SilentMonitor monitor;
    for (auto _ : state)
        benchmark::DoNotOptimize(
            computeStatistics(set, ResizerGeometry::fixed(300, 300), pool, monitor));
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(set.boxCount()));
}
BENCHMARK(statistics)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->UseRealTime();

void defects(benchmark::State& state)
{
    const Dataset& set = millionPictures();
    WorkerPool pool(static_cast<unsigned>(state.range(0)));
    SilentMonitor monitor;
    DefectOptions options;
    options.resizer = ResizerGeometry::fixed(300, 300);
    for (int i = 1; i <= 12; ++i) {
        const auto side = static_cast<float>(i * 20);
        options.anchors.sizes.push_back({side, side});
    }
    for (auto _ : state)
        benchmark::DoNotOptimize(findDefects(set, options, pool, monitor));
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(set.boxCount()));
}
BENCHMARK(defects)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->UseRealTime();

void nearHashes(benchmark::State& state)
{
    const auto count = static_cast<std::size_t>(state.range(0));
    std::mt19937_64 random(1);
    std::vector<std::uint64_t> hashes(count);
    for (std::uint64_t& hash : hashes)
        hash = random();
    // One in a hundred is a copy, a bit or two off.
    for (std::size_t i = 100; i < count; i += 100)
        hashes[i] = hashes[i / 2] ^ (std::uint64_t{1} << (i % 64)) ^ 1U;
    const std::vector<std::uint8_t> groups(count);
    const std::vector<std::uint8_t> usable(count, 1);
    for (auto _ : state)
        benchmark::DoNotOptimize(findNearHashes(hashes, groups, usable, 4));
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(count));
}
BENCHMARK(nearHashes)->Arg(100'000)->Unit(benchmark::kMillisecond);

void hashOfAPicture(benchmark::State& state)
{
    cv::Mat grey(96, 128, CV_8UC1);
    cv::randu(grey, 0, 255);
    for (auto _ : state)
        benchmark::DoNotOptimize(perceptualHash(grey));
}
BENCHMARK(hashOfAPicture)->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
