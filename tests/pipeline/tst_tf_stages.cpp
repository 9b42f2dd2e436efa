// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pipeline/evidence/tf_stages.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

namespace faultline::pipeline {
namespace {

TraceProfile profileOf(std::vector<InputStageTotal> stages)
{
    TraceProfile profile;
    profile.inputStages = std::move(stages);
    return profile;
}

InputStageTotal stage(const char* name, std::uint64_t count)
{
    InputStageTotal total;
    total.name = name;
    total.count = count;
    return total;
}

bool hasTrap(const std::vector<std::string>& stages, std::string_view words)
{
    for (const Text& trap : orderTraps(stages)) {
        if (toEnglish(trap).find(words) != std::string::npos)
            return true;
    }
    return false;
}

TEST(TfStages, AreReadOffTheLongestName)
{
    // As TensorFlow 2.21 and 2.2 write them.
    const TraceProfile now =
        profileOf({stage("IteratorGetNextOp::DoCompute", 30),
                   stage("Iterator::Root::Prefetch::MapAndBatch", 29),
                   stage("Iterator::Root::Prefetch::MapAndBatch::Range", 240)});
    const std::vector<std::string> stages = tfStagesOf(now);
    EXPECT_EQ(stages, (std::vector<std::string>{"Prefetch", "MapAndBatch", "Range"}));
    EXPECT_TRUE(isFusedMap(stages));
    EXPECT_TRUE(hasPrefetch(stages));
    EXPECT_EQ(tracedBatch(now, 30), 8);
    EXPECT_EQ(tracedBatch(now, 160), std::nullopt); // one and a half
    EXPECT_EQ(tracedBatch(now, 0), std::nullopt);
    const std::vector<std::string> branched = tfStagesOf(
        profileOf({stage("Iterator::Model::ParallelMap::Zip[1]::ForeverRepeat", 3),
                   stage("Iterator::Model::ParallelMap::Zip[0]::FlatMap[2]::TensorSlice", 3)}));
    EXPECT_EQ(branched, (std::vector<std::string>{"ParallelMap", "Zip", "FlatMap", "TensorSlice"}));
    EXPECT_FALSE(isFusedMap(branched));
    EXPECT_TRUE(tfStagesOf(profileOf({stage("IteratorGetNextOp::DoCompute", 3)})).empty());
}

TEST(TfStages, ARightOrderHasNoTraps)
{
    EXPECT_TRUE(
        orderTraps(std::vector<std::string>{"Prefetch", "BatchV2", "ParallelMapV2", "ForeverRepeat",
                                            "Shuffle", "MemoryCache", "TFRecord"})
            .empty());
    EXPECT_TRUE(orderTraps({}).empty());
}

TEST(TfStages, TrapsAreFoundByTheOrder)
{
    EXPECT_TRUE(hasTrap({"Prefetch", "Shuffle", "BatchV2", "Map"}, "shuffle comes after batch"));
    EXPECT_TRUE(hasTrap({"Prefetch", "BatchV2", "Shuffle", "Map"}, "shuffle comes after map"));
    EXPECT_FALSE(hasTrap({"Prefetch", "BatchV2", "Shuffle", "Map"}, "shuffle comes after batch"));
    EXPECT_TRUE(hasTrap({"Prefetch", "MemoryCache", "BatchV2", "Map"}, "cache comes after batch"));
    EXPECT_TRUE(hasTrap({"Prefetch", "BatchV2", "MemoryCache", "Map"}, "drawn once"));
    EXPECT_TRUE(hasTrap({"Prefetch", "BatchV2", "MemoryCache", "Shuffle"}, "order of the first"));
    EXPECT_TRUE(hasTrap({"Prefetch", "BatchV2", "Shuffle", "FiniteRepeat"}, "epochs run into"));
    EXPECT_TRUE(hasTrap({"Prefetch", "FiniteTake", "BatchV2", "Map"}, "throws away"));
    EXPECT_TRUE(hasTrap({"BatchV2", "Map"}, "there is no prefetch"));
    EXPECT_TRUE(hasTrap({"Map", "Prefetch", "TFRecord"}, "prefetch is not the last stage"));
}

} // namespace
} // namespace faultline::pipeline
