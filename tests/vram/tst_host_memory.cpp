// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/builtin_readers.h"
#include "model/vram/host_memory.h"
#include "tests/support/read_artifacts.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace faultline::vram {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;

ConfigDocumentPtr parsedHost(std::string_view format, std::string_view text, std::string name)
{
    const test::ReadResult result = test::readBytes(*readerOfId(format), text, std::move(name));
    return result.artifacts.configs.empty() ? std::make_shared<ConfigDocument>()
                                            : result.artifacts.configs.front();
}

ConfigDocumentPtr pipeline(std::string_view reader, int batch = 8)
{
    return parsedHost(
        "pipeline-config",
        "model { ssd { num_classes: 1 image_resizer { fixed_shape_resizer { height: 640 "
        "width: 640 } } feature_extractor { type: 'x' } } } train_config { batch_size: "
            + std::to_string(batch) + " } train_input_reader { " + std::string(reader) + " }",
        "pipeline.config");
}

std::int64_t bytesOf(const HostEstimate& estimate, HostComponent component)
{
    std::int64_t bytes = 0;
    for (const HostBytes& row : estimate.components)
        bytes += row.component == component ? row.bytes : 0;
    return bytes;
}

TEST(HostMemory, FollowsTheFormulaOfTheRule)
{
    // H01: 64 float pictures of 12 megapixels at once are about 9.2 GB at batch 8.
    DatasetSizes sizes;
    sizes.meanRecordBytes = 3'000'000;
    sizes.meanPixels = 12e6;
    const auto estimate = hostMemory(*pipeline(""), sizes);
    ASSERT_TRUE(estimate) << estimate.error().message();
    EXPECT_EQ(bytesOf(*estimate, HostComponent::Decoding), std::int64_t{64} * 12'000'000 * 12);
    EXPECT_EQ(bytesOf(*estimate, HostComponent::ShuffleBuffer), std::int64_t{2048} * 3'000'000);
    EXPECT_EQ(bytesOf(*estimate, HostComponent::Batches), std::int64_t{8} * 3 * 640 * 640 * 12);
    EXPECT_EQ(bytesOf(*estimate, HostComponent::ReadBuffers), 64 * 8'000'000);
    std::int64_t sum = 0;
    for (const HostBytes& row : estimate->components)
        sum += row.bytes;
    EXPECT_EQ(sum, estimate->totalBytes);
    EXPECT_TRUE(estimate->remarks.empty());
}

TEST(HostMemory, FollowsWhatTheConfigurationSets)
{
    const auto small = hostMemory(*pipeline("shuffle_buffer_size: 256 num_parallel_batches: 1 "
                                            "num_readers: 1 num_prefetch_batches: 1"),
                                  {});
    const auto unshuffled = hostMemory(*pipeline("shuffle: false"), {});
    const auto masked = hostMemory(*pipeline("load_instance_masks: true"), {});
    const auto usual = hostMemory(*pipeline(""), {});
    ASSERT_TRUE(small && unshuffled && masked && usual);
    EXPECT_LT(small->totalBytes, usual->totalBytes);
    EXPECT_EQ(bytesOf(*unshuffled, HostComponent::ShuffleBuffer), 0);
    EXPECT_GT(bytesOf(*masked, HostComponent::Batches),
              30 * bytesOf(*usual, HostComponent::Batches))
        << "100 float masks of the size of the image";
    std::vector<std::string> remarks;
    for (const Text& remark : usual->remarks)
        remarks.push_back(toEnglish(remark));
    EXPECT_THAT(remarks, Contains(HasSubstr("size of a record")));
}

TEST(HostMemory, NamesAFieldThatIsOutOfItsRange)
{
    const auto estimate = hostMemory(*pipeline("num_readers: 0"), {});
    ASSERT_FALSE(estimate);
    EXPECT_THAT(toEnglish(estimate.error().detail), HasSubstr("train_input_reader.num_readers"));
    EXPECT_FALSE(hostMemory(*pipeline("shuffle_buffer_size: -5"), {}));
}

TEST(HostMemory, CountsTheWorkersAndTheCacheOfUltralytics)
{
    const std::string common = "task: detect\nmode: train\nmodel: yolov8n.pt\ndata: coco.yaml\n"
                               "imgsz: 640\nbatch: 16\nworkers: 4\n";
    DatasetSizes sizes;
    sizes.meanRecordBytes = 1;
    sizes.meanPixels = 4000.0 * 3000.0;
    sizes.images = 10'000;
    const auto plain =
        hostMemory(*parsedHost("config-tree", common + "cache: false\n", "args.yaml"), sizes);
    const auto cached =
        hostMemory(*parsedHost("config-tree", common + "cache: ram\n", "args.yaml"), sizes);
    ASSERT_TRUE(plain) << plain.error().message();
    ASSERT_TRUE(cached) << cached.error().message();
    EXPECT_EQ(bytesOf(*plain, HostComponent::Cache), 0);
    EXPECT_EQ(bytesOf(*cached, HostComponent::Cache), std::int64_t{10'000} * 640 * 640 * 3);
    EXPECT_EQ(bytesOf(*plain, HostComponent::Batches), std::int64_t{4} * 4 * 16 * 640 * 640 * 3);
    EXPECT_GT(bytesOf(*plain, HostComponent::Workers), bytesOf(*cached, HostComponent::Workers))
        << "without a cache each worker keeps pictures for mosaics";
}

TEST(HostMemory, JudgesAMachine)
{
    HostEstimate estimate;
    estimate.totalBytes = 700;
    EXPECT_EQ(hostVerdict(estimate, 1001), HostVerdict::Fits);
    EXPECT_EQ(hostVerdict(estimate, 1000), HostVerdict::Tight);
    EXPECT_EQ(hostVerdict(estimate, 777), HostVerdict::Exceeds);
    EXPECT_EQ(hostVerdict(estimate, 0), HostVerdict::Unknown);
}

TEST(HostMemory, SaysWhenAConfigurationTellsNoPipeline)
{
    EXPECT_FALSE(hostMemory(ConfigDocument{}, {}));
}

} // namespace
} // namespace faultline::vram
