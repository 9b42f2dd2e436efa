// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pipeline/buffers.h"
#include "model/pipeline/setting.h"
#include "model/pipeline/storage.h"

#include <gtest/gtest.h>

#include <string>

namespace faultline::pipeline {
namespace {

TEST(Setting, TakesEveryKeyAndGivesItBack)
{
    const std::pair<const char*, const char*> kValues[]{
        {"workers", "8"},         {"prefetch", "4"},
        {"parallel_calls", "16"}, {"persistent", "true"},
        {"pin_memory", "1"},      {"threads", "2"},
        {"decode_scale", "0.25"}, {"cache", "memory"},
        {"storage", "gcs"},       {"cores", "6.5"},
        {"step_ms", "120"},       {"batch", "32"},
        {"work_ms", "40"},        {"element_ms", "5"},
        {"hand_over_ms", "2"},    {"cpu_share", "0.5"},
        {"decode_share", "0.25"}, {"element_bytes", "4000"},
        {"read_bytes", "1000"},   {"dataset_elements", "5000"},
        {"shuffle", "100"},       {"in_order", "false"},
        {"fused", "false"},       {"epoch", "250"},
        {"start_ms", "500"}};
    EXPECT_EQ(std::size(kValues), settingKeys().size());
    for (const auto& [key, value] : kValues) {
        Setting setting;
        const std::string before = settingValue(setting, key);
        ASSERT_TRUE(set(setting, key, value)) << key;
        const std::string after = settingValue(setting, key);
        EXPECT_NE(after, before) << key;
        Setting again;
        ASSERT_TRUE(set(again, key, after)) << key << "=" << after;
        EXPECT_EQ(again, setting) << key;
    }
}

TEST(Setting, RefusesWhatCannotBeSimulated)
{
    Setting setting;
    for (const auto& [key, value] : {std::pair{"workers", "-1"},
                                     {"workers", "2.5"},
                                     {"workers", "1e9"},
                                     {"workers", ""},
                                     {"prefetch", "0"},
                                     {"cache", "ram"},
                                     {"storage", "floppy"},
                                     {"step_ms", "0"},
                                     {"step_ms", "nan"},
                                     {"cores", "-3"},
                                     {"decode_scale", "0.3"},
                                     {"persistent", "maybe"},
                                     {"batch", "0"},
                                     {"cpu_share", "1.2"},
                                     {"element_ms", "0"},
                                     {"read_bytes", "-1"},
                                     {"speed", "9"}}) {
        const Result<void> done = set(setting, key, value);
        EXPECT_FALSE(done) << key << "=" << value;
    }
    EXPECT_EQ(setting, Setting{});
    const std::string told = set(setting, "worker", "8").error().message();
    EXPECT_NE(told.find("parallel_calls"), std::string::npos) << told;
}

TEST(Setting, KeysBelongToALoader)
{
    EXPECT_FALSE(isKeyOf(LoaderKind::DataLoader, "parallel_calls"));
    EXPECT_TRUE(isKeyOf(LoaderKind::TfData, "parallel_calls"));
    for (const char* key : {"workers", "persistent", "pin_memory", "in_order", "start_ms"}) {
        EXPECT_TRUE(isKeyOf(LoaderKind::DataLoader, key)) << key;
        EXPECT_FALSE(isKeyOf(LoaderKind::TfData, key)) << key;
    }
    EXPECT_TRUE(isKeyOf(LoaderKind::TfData, "cores"));
}

TEST(Setting, OfTwoWaysToStateTheWorkTheLaterCounts)
{
    Setting setting;
    ASSERT_TRUE(set(setting, "work_ms", "40"));
    ASSERT_TRUE(set(setting, "element_ms", "5"));
    EXPECT_FALSE(setting.stated.batchSeconds);
    EXPECT_DOUBLE_EQ(*setting.stated.elementSeconds, 0.005);
}

TEST(Setting, PairsAreParted)
{
    const auto pairs = settingPairs("workers=8,,prefetch=4");
    ASSERT_TRUE(pairs);
    ASSERT_EQ(pairs->size(), 2U);
    EXPECT_EQ((*pairs)[1].first, "prefetch");
    EXPECT_EQ((*pairs)[1].second, "4");
    EXPECT_FALSE(settingPairs("workers"));
}

TEST(Storage, SmallFilesWaitForTheFirstByte)
{
    const Storage* bucket = findStorage("gcs");
    ASSERT_NE(bucket, nullptr);
    // 100 kB from a bucket at 40 ms: 24 images/s a stream.
    EXPECT_NEAR(1.0 / bucket->fileSeconds(1e5), 24.4, 0.2);
    const Storage* disk = findStorage("hdd");
    ASSERT_NE(disk, nullptr);
    EXPECT_DOUBLE_EQ(disk->mostFilesPerSecond(1e4), 100.0);
    for (const Storage& storage : storageKinds()) {
        EXPECT_FALSE(storage.source.empty()) << storage.id;
        EXPECT_GT(storage.streamBytes, 0.0) << storage.id;
    }
}

TEST(Buffers, DataLoaderFillsSharedMemory)
{
    Setting setting;
    setting.workers = 8;
    setting.prefetch = 2;
    setting.batch = 16;
    Costs costs;
    EXPECT_FALSE(bufferBytes(setting, costs).total());
    costs.elementBytes = 4.9e6; // float32 640x640x3
    const BufferBytes bytes = bufferBytes(setting, costs);
    EXPECT_DOUBLE_EQ(*bytes.sharedMemory, 8 * 2 * 16 * 4.9e6);
    EXPECT_DOUBLE_EQ(*bytes.batches, 17 * 16 * 4.9e6);
    EXPECT_GT(*bytes.total(), *bytes.batches);
    setting.workers = 0;
    EXPECT_DOUBLE_EQ(*bufferBytes(setting, costs).sharedMemory, 0.0);
}

TEST(Buffers, ACacheOfUnknownSizeLeavesTheTotalUnknown)
{
    Setting setting;
    setting.batch = 16;
    setting.cache = CacheKind::Memory;
    Costs costs;
    costs.elementBytes = 1e6;
    EXPECT_FALSE(bufferBytes(setting, costs).total());
    costs.datasetElements = 1000.0;
    EXPECT_DOUBLE_EQ(*bufferBytes(setting, costs).total(), 16e6 + 1e9);
}

TEST(Buffers, MapAndBatchHoldsSixteenBatchesAtMost)
{
    Setting setting;
    setting.kind = LoaderKind::TfData;
    setting.batch = 2;
    setting.prefetch = 1;
    setting.parallelCalls = 1000;
    setting.shuffleSize = 100;
    Costs costs;
    costs.elementBytes = 10.0;
    costs.elementReadBytes = 3.0;
    const BufferBytes bytes = bufferBytes(setting, costs);
    EXPECT_DOUBLE_EQ(*bytes.batches, (1 + 16 + 1) * 20.0);
    EXPECT_DOUBLE_EQ(*bytes.elements, 10'000.0);
    EXPECT_DOUBLE_EQ(*bytes.shuffle, 300.0);
}

} // namespace
} // namespace faultline::pipeline
