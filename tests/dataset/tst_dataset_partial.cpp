// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/partial/dataset_partial.h"
#include "model/dataset/partial/merge_hashes.h"
#include "model/dataset/partial/partial_file.h"
#include "model/dataset/stable_hash.h"
#include "model/report/merge_report.h"
#include "tests/support/dataset_maker.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <limits>
#include <numeric>
#include <random>
#include <string>
#include <vector>

namespace faultline {
namespace {

using test::DatasetMaker;
using test::ScratchFolder;

/// A dataset with most of what can be counted and be wrong.
DatasetPtr mixedDataset(std::size_t pictures)
{
    DatasetMaker maker;
    std::mt19937 random(7);
    for (std::size_t i = 0; i < pictures; ++i) {
        maker.split(i % 5 == 0 ? "val" : "train")
            .picture("images/" + std::to_string(i) + ".jpg",
                     static_cast<std::uint16_t>(200 + random() % 40),
                     static_cast<std::uint16_t>(100 + random() % 3))
            .edit([&](ImageRow& row) {
                row.sizeBytes = static_cast<std::uint32_t>(1000 + random() % 99'991);
            });
        for (std::size_t box = 0; box < random() % 4; ++box) {
            const float x = static_cast<float>(random() % 800) / 1000.0F;
            const float wide = static_cast<float>(random() % 400) / 1000.0F;
            maker.box("class " + std::to_string(random() % 4), x, 0.1F,
                      random() % 30 == 0 ? x - 0.1F : x + wide, 0.4F);
        }
    }
    return maker.make();
}

std::vector<ShardResult> shardsOf(const DatasetPtr& whole, std::uint32_t count)
{
    std::vector<ShardResult> results;
    WorkerPool pool(2);
    SilentMonitor monitor;
    for (std::uint32_t index = 0; index < count; ++index) {
        Result<ShardResult> made =
            makePartial(whole, {.index = index, .count = count},
                        {.defects = {}, .withPixels = false, .version = "1.0", .options = "none"},
                        pool, monitor);
        EXPECT_TRUE(made);
        results.push_back(std::move(*made));
    }
    return results;
}

/// Hashes as of photographs, some near to others, for each picture of the dataset.
std::vector<std::uint64_t> madeHashes(std::size_t count)
{
    std::mt19937_64 random(11);
    std::vector<std::uint64_t> hashes;
    for (std::size_t i = 0; i < count; ++i) {
        std::uint64_t hash = random();
        if (i % 7 == 3) { // near an earlier one: 0 to 6 bits
            hash = hashes[random() % i];
            for (std::uint64_t bits = random() % 7; bits > 0; --bits)
                hash ^= std::uint64_t{1} << (random() % 64);
        }
        hashes.push_back(hash);
    }
    return hashes;
}

/// Gives each picture of the shards its hash, as the scan of the pixels would.
void addHashes(const DatasetPtr& whole, const std::vector<std::uint64_t>& hashes,
               std::vector<ShardResult>& shards)
{
    for (std::size_t image = 0; image < whole->imageCount(); ++image) {
        const std::uint64_t key = pictureKey(*whole, image);
        ShardResult& shard = shards[key % shards.size()];
        shard.partial.hasPixels = true;
        shard.hashes.push_back({.hash = hashes[image],
                                .key = (key & ~std::uint64_t{0xFF}) | whole->image(image).split});
        shard.names.push_back(whole->recordId(image));
    }
    for (ShardResult& shard : shards) {
        shard.partial.hasPixels = true;
        std::vector<std::size_t> order(shard.hashes.size());
        std::iota(order.begin(), order.end(), 0U);
        std::sort(order.begin(), order.end(),
                  [&](std::size_t a, std::size_t b) { return shard.hashes[a] < shard.hashes[b]; });
        ShardResult sorted = shard;
        for (std::size_t i = 0; i < order.size(); ++i) {
            sorted.hashes[i] = shard.hashes[order[i]];
            sorted.names[i] = shard.names[order[i]];
        }
        shard = std::move(sorted);
    }
}

std::vector<PartialFile> written(const std::vector<ShardResult>& shards,
                                 const ScratchFolder& folder, const std::string& prefix)
{
    std::vector<PartialFile> files;
    for (std::size_t i = 0; i < shards.size(); ++i) {
        const std::string path = folder.path() + "/" + prefix + std::to_string(i);
        EXPECT_TRUE(writePartial(path, shards[i]));
        Result<PartialFile> file = PartialFile::open(path);
        EXPECT_TRUE(file) << file.error().message();
        files.push_back(std::move(*file));
    }
    return files;
}

std::string mergedJson(const std::vector<PartialFile>& files, MergeHashesOptions options = {})
{
    MergeReport report;
    report.partial = files.front().partial();
    for (std::size_t i = 1; i < files.size(); ++i) {
        EXPECT_TRUE(whyNotMerged(report.partial, files[i].partial()).empty());
        mergeInto(report.partial, files[i].partial());
    }
    SilentMonitor monitor;
    if (report.partial.hasPixels)
        report.near = findNearDuplicates(files, options, monitor);
    StringSink sink;
    writeMergeJson(sink, report);
    return sink.text();
}

TEST(ExactSum, DoesNotDependOnTheOrder)
{
    std::mt19937_64 random(3);
    std::vector<float> values;
    for (int i = 0; i < 20'000; ++i)
        values.push_back(std::ldexp(static_cast<float>(random() % 1'000'003),
                                    static_cast<int>(random() % 80) - 50));
    ExactSum forward;
    ExactSum backward;
    ExactSum parts[3];
    for (std::size_t i = 0; i < values.size(); ++i) {
        forward.add(values[i], 3);
        backward.add(values[values.size() - 1 - i], 3);
        parts[i % 3].add(values[i], 3);
    }
    ExactSum joined = parts[2];
    joined.add(parts[0]);
    joined.add(parts[1]);
    EXPECT_EQ(forward, backward);
    EXPECT_EQ(forward, joined);
}

TEST(ExactSum, IsTheSum)
{
    ExactSum whole;
    for (int i = 1; i <= 1000; ++i)
        whole.add(static_cast<float>(i), 1);
    EXPECT_EQ(whole.value(), 500'500.0);
    ExactSum mixed;
    mixed.add(0.5F, 1'000'000'007);
    mixed.add(3.0F, 1);
    EXPECT_EQ(mixed.value(), 500'000'006.5);
    ExactSum edges;
    edges.add(0.0F, 5);
    EXPECT_EQ(edges.value(), 0.0);
    edges.add(std::numeric_limits<float>::denorm_min(), 2);
    EXPECT_EQ(edges.value(), 2.0 * double{std::numeric_limits<float>::denorm_min()});
    edges.add(std::numeric_limits<float>::max(), std::uint64_t{1} << 32);
    EXPECT_NEAR(edges.value() / (double{std::numeric_limits<float>::max()} * 4294967296.0), 1.0,
                1e-12);
}

TEST(BottomK, IsTheSameHoweverItIsParted)
{
    BottomK<int> whole(64);
    std::vector<BottomK<int>> parts(5, BottomK<int>(64));
    for (int i = 0; i < 30'000; ++i) {
        const std::uint64_t hash = mixHash(0, static_cast<std::uint64_t>(i % 10'000));
        whole.add(hash, i % 10'000);
        parts[static_cast<std::size_t>(i * 31) % 5].add(hash, i % 10'000);
    }
    for (std::size_t i = 1; i < parts.size(); ++i)
        parts[0].merge(parts[i]);
    EXPECT_EQ(whole.kept(), parts[0].kept());
    EXPECT_NEAR(whole.distinct(), 10'000, 3'000); // 1 / sqrt(64) is 12.5 %
    BottomK<int> few(64);
    for (int i = 0; i < 20; ++i)
        few.add(mixHash(0, static_cast<std::uint64_t>(i % 10)), i);
    EXPECT_EQ(few.distinct(), 10);
}

TEST(DatasetPartial, ShardsAreParsed)
{
    EXPECT_EQ(parseShard("3/8"), (DatasetShard{.index = 3, .count = 8}));
    for (const char* wrong : {"8/8", "-1/8", "1/0", "1", "", "a/b", "1/8x", "1/ 8", "0/70000"})
        EXPECT_FALSE(parseShard(wrong)) << wrong;
}

TEST(DatasetPartial, TheSameBytesFor1And8And64Shards)
{
    const DatasetPtr whole = mixedDataset(300);
    const std::vector<std::uint64_t> hashes = madeHashes(whole->imageCount());
    const ScratchFolder folder;
    std::vector<std::string> reports;
    for (const std::uint32_t count : {1U, 8U, 64U}) {
        std::vector<ShardResult> shards = shardsOf(whole, count);
        addHashes(whole, hashes, shards);
        std::vector<PartialFile> files = written(shards, folder, std::to_string(count) + "-");
        reports.push_back(mergedJson(files));
        std::reverse(files.begin(), files.end());
        EXPECT_EQ(reports.back(), mergedJson(files)) << "the order of the files does not matter";
        // Nor do threads and how much is held at once.
        EXPECT_EQ(reports.back(), mergedJson(files, {.mostBits = 4, .threads = 3, .chunk = 37}));
    }
    EXPECT_EQ(reports[0], reports[1]);
    EXPECT_EQ(reports[0], reports[2]);
    EXPECT_NE(reports[0].find("\"near_duplicates\""), std::string::npos);
}

TEST(DatasetPartial, CountsWhatTheWholeDatasetHas)
{
    const DatasetPtr whole = mixedDataset(300);
    std::vector<ShardResult> shards = shardsOf(whole, 7);
    DatasetPartial all = shards[0].partial;
    for (std::size_t i = 1; i < shards.size(); ++i)
        mergeInto(all, shards[i].partial);
    const DatasetStatistics expected = computeStatistics(*whole);
    const DatasetStatistics merged = statisticsOf(all, {});
    EXPECT_TRUE(merged.isComplete);
    EXPECT_EQ(merged.all.images, expected.all.images);
    EXPECT_EQ(merged.all.boxes, expected.all.boxes);
    EXPECT_EQ(merged.all.boxWidth.mean(), expected.all.boxWidth.mean());
    EXPECT_EQ(merged.all.boxWidth.quantile(0.9), expected.all.boxWidth.quantile(0.9));
    EXPECT_EQ(merged.all.heatMap.cells, expected.all.heatMap.cells);
    EXPECT_EQ(merged.all.distinctSizes, expected.all.distinctSizes);
    ASSERT_EQ(merged.all.commonSizes.size(), expected.all.commonSizes.size());
    EXPECT_EQ(merged.classesByFrequency, expected.classesByFrequency);
    ASSERT_EQ(merged.splits.size(), 2U);
    EXPECT_EQ(merged.splits[1].boxes, expected.splits[1].boxes);
    const DefectReport defects = findDefects(*whole);
    ASSERT_FALSE(defects.summaries.empty());
    for (const DefectSummary& summary : defects.summaries) {
        ASSERT_TRUE(all.defects.contains(summary.id)) << defectKind(summary.id).name;
        const PartialDefects& found = all.defects.at(summary.id);
        EXPECT_EQ(found.count, summary.count) << defectKind(summary.id).name;
        EXPECT_EQ(found.images, summary.images) << defectKind(summary.id).name;
        EXPECT_EQ(found.severity, summary.severity);
    }
}

TEST(DatasetPartial, FindsEveryNearPair)
{
    const DatasetPtr whole = mixedDataset(600);
    const std::vector<std::uint64_t> hashes = madeHashes(whole->imageCount());
    const ScratchFolder folder;
    for (const int bits : {0, 1, 4, 7}) {
        std::uint64_t pictures = 0;
        std::uint64_t leaks = 0;
        for (std::size_t a = 0; a < hashes.size(); ++a) {
            bool isNear = false;
            bool isLeak = false;
            for (std::size_t b = 0; b < hashes.size(); ++b) {
                if (a == b || std::popcount(hashes[a] ^ hashes[b]) > bits)
                    continue;
                isNear = true;
                isLeak = isLeak || whole->image(a).split != whole->image(b).split;
            }
            pictures += isNear ? 1U : 0U;
            leaks += isLeak ? 1U : 0U;
        }
        ASSERT_GT(pictures, 10U);
        std::vector<ShardResult> shards = shardsOf(whole, 5);
        addHashes(whole, hashes, shards);
        SilentMonitor monitor;
        const std::vector<PartialFile> files =
            written(shards, folder, "near" + std::to_string(bits) + "-");
        const NearDuplicates near =
            findNearDuplicates(files, {.mostBits = bits, .threads = 2, .chunk = 200}, monitor);
        EXPECT_EQ(near.pictures, pictures) << bits;
        EXPECT_EQ(near.inOtherSplits, leaks) << bits;
        EXPECT_EQ(near.compared, hashes.size());
        ASSERT_FALSE(near.examples.empty());
        for (const NearDuplicates::Example& one : near.examples) {
            EXPECT_LE(one.distance, static_cast<std::uint32_t>(bits));
            EXPECT_FALSE(one.first.empty());
            EXPECT_NE(one.first, one.second);
        }
    }
}

TEST(DatasetPartial, AMissingShardIsNeverSilent)
{
    const DatasetPtr whole = mixedDataset(60);
    std::vector<ShardResult> shards = shardsOf(whole, 4);
    std::vector<std::uint64_t> apart(whole->imageCount());
    for (std::size_t i = 0; i < apart.size(); ++i)
        apart[i] = mixHash(9, i);
    addHashes(whole, apart, shards);
    const ScratchFolder folder;
    std::vector<PartialFile> files = written(shards, folder, "m");
    files.erase(files.begin() + 2);
    MergeReport report;
    report.partial = files[0].partial();
    mergeInto(report.partial, files[1].partial());
    mergeInto(report.partial, files[2].partial());
    SilentMonitor monitor;
    report.near = findNearDuplicates(files, {}, monitor);
    EXPECT_EQ(report.near->pictures, 0U);
    StringSink json;
    writeMergeJson(json, report);
    EXPECT_NE(json.text().find("\"complete\": false"), std::string::npos);
    EXPECT_EQ(json.text().find("\"complete\": true"), std::string::npos);
    EXPECT_NE(json.text().find("\"missing_shards\": [\n    2\n  ]"), std::string::npos)
        << json.text().substr(0, 300);
    StringSink text;
    writeMergeText(text, report);
    EXPECT_EQ(text.text().find("No near duplicates"), std::string::npos) << text.text();
    EXPECT_NE(text.text().find("Not complete"), std::string::npos);
}

TEST(DatasetPartial, OthersAreRefusedByName)
{
    const DatasetPtr whole = mixedDataset(40);
    std::vector<ShardResult> shards = shardsOf(whole, 3);
    const DatasetPartial& first = shards[0].partial;
    const auto why = [&first](auto change, const ShardResult& of) {
        DatasetPartial other = of.partial;
        change(other);
        return toEnglish(whyNotMerged(first, other));
    };
    const auto same = [](DatasetPartial&) {};
    EXPECT_EQ(why(same, shards[1]), "");
    EXPECT_NE(why(same, shards[0]).find("shard 0, which is there already"), std::string::npos);
    EXPECT_NE(why([](DatasetPartial& one) { one.version = "2"; }, shards[1]).find("version"),
              std::string::npos);
    EXPECT_NE(why([](DatasetPartial& one) { ++one.key; }, shards[1]).find("another dataset"),
              std::string::npos);
    EXPECT_NE(why([](DatasetPartial& one) { one.options = "x"; }, shards[1]).find("options"),
              std::string::npos);
    EXPECT_NE(why([](DatasetPartial& one) { one.shardCount = 4; }, shards[1]).find("4 shards"),
              std::string::npos);
    EXPECT_NE(toEnglish(whyNotMerged(first, shardsOf(mixedDataset(41), 3)[1].partial)), "");
}

TEST(PartialFile, CutOrDamagedAnywhereItIsRefused)
{
    const DatasetPtr whole = mixedDataset(30);
    std::vector<ShardResult> shards = shardsOf(whole, 1);
    addHashes(whole, madeHashes(30), shards);
    const ScratchFolder folder;
    const std::string path = folder.path() + "/part";
    ASSERT_TRUE(writePartial(path, shards[0]));
    std::ifstream stream(path, std::ios::binary);
    const std::string good{std::istreambuf_iterator<char>(stream), {}};
    ASSERT_TRUE(PartialFile::open(path));
    const auto opens = [&](const std::string& bytes) {
        std::ofstream(path, std::ios::binary) << bytes;
        return PartialFile::open(path).has_value();
    };
    for (std::size_t size = 0; size < good.size(); size += size < 200 ? 1 : 97)
        EXPECT_FALSE(opens(good.substr(0, size))) << size;
    for (std::size_t at = 0; at < good.size(); at += at < 200 ? 1 : 83) {
        std::string damaged = good;
        damaged[at] = static_cast<char>(damaged[at] ^ 0x20);
        EXPECT_FALSE(opens(damaged)) << at;
    }
    EXPECT_FALSE(opens(good + "x"));
    EXPECT_TRUE(opens(good));
    EXPECT_FALSE(PartialFile::open(folder.path()));
    EXPECT_FALSE(PartialFile::open(folder.path() + "/none"));
    // A full disk leaves neither file nor rest.
    const Result<void> full = writePartial("/dev/full/x", shards[0]);
    EXPECT_FALSE(full);
}

} // namespace
} // namespace faultline
