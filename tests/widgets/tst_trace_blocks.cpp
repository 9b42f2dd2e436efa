// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/trace_samples.h"
#include "widgets/views/trace/trace_blocks.h"

#include <gtest/gtest.h>

#include <numeric>

namespace faultline::ui {
namespace {

TraceRow rowOf(const std::vector<std::pair<std::int64_t, std::int64_t>>& events)
{
    TraceRow row;
    row.busyBefore.push_back(0);
    for (const auto& [begin, duration] : events) {
        row.begins.push_back(begin);
        row.busyBefore.push_back(row.busyBefore.back() + duration);
        row.events.push_back(static_cast<std::uint32_t>(row.events.size()));
    }
    return row;
}

TraceWindow windowOf(double begin, double end, double pixels)
{
    TraceWindow window;
    window.setLimits(-1e12, 1e12);
    window.setPixels(0, pixels);
    window.show(begin, end);
    return window;
}

std::vector<TraceBlock> blocksOf(const TraceRow& row, const TraceWindow& window)
{
    std::vector<TraceBlock> blocks;
    collectBlocks(row, window, blocks);
    return blocks;
}

TEST(TraceBlocks, DrawsWideEventsAlone)
{
    const TraceRow row = rowOf({{0, 100}, {200, 300}});
    const std::vector<TraceBlock> blocks = blocksOf(row, windowOf(0, 1000, 100));
    ASSERT_EQ(blocks.size(), 2U);
    EXPECT_DOUBLE_EQ(blocks[1].left, 20.0);
    EXPECT_DOUBLE_EQ(blocks[1].right, 50.0);
    EXPECT_EQ(blocks[1].first, 1U);
    EXPECT_DOUBLE_EQ(blocks[1].coverage, 1.0);
}

TEST(TraceBlocks, CutsEventsAtTheBorders)
{
    const TraceRow row = rowOf({{0, 10'000}});
    const std::vector<TraceBlock> blocks = blocksOf(row, windowOf(2000, 3000, 100));
    ASSERT_EQ(blocks.size(), 1U);
    EXPECT_DOUBLE_EQ(blocks[0].left, 0.0);
    EXPECT_DOUBLE_EQ(blocks[0].right, 100.0);
}

TEST(TraceBlocks, MergesWhatSharesAPixelAndTellsHowMuchIsCovered)
{
    // 10 ns a pixel; five events of 1 ns in the third pixel.
    const TraceRow row = rowOf({{20, 1}, {22, 1}, {24, 1}, {26, 1}, {28, 1}});
    const std::vector<TraceBlock> blocks = blocksOf(row, windowOf(0, 1000, 100));
    ASSERT_EQ(blocks.size(), 1U);
    EXPECT_EQ(blocks[0].count, 5U);
    EXPECT_DOUBLE_EQ(blocks[0].left, 2.0);
    EXPECT_DOUBLE_EQ(blocks[0].right, 3.0);
    EXPECT_DOUBLE_EQ(blocks[0].coverage, 0.5);
}

TEST(TraceBlocks, NeverSwallowsAWideEventThatBeginsInACrowdedPixel)
{
    const TraceRow row = rowOf({{20, 1}, {22, 1}, {24, 500}});
    const std::vector<TraceBlock> blocks = blocksOf(row, windowOf(0, 1000, 100));
    ASSERT_EQ(blocks.size(), 2U);
    EXPECT_EQ(blocks[0].count, 2U);
    EXPECT_EQ(blocks[1].first, 2U);
    EXPECT_DOUBLE_EQ(blocks[1].right, 52.4);
}

TEST(TraceBlocks, KeepsEventsWithoutLength)
{
    const TraceRow row = rowOf({{0, 0}, {500, 0}});
    EXPECT_EQ(blocksOf(row, windowOf(0, 1000, 100)).size(), 2U);
}

TEST(TraceBlocks, GrowWithThePixelsNotWithTheEvents)
{
    std::vector<std::pair<std::int64_t, std::int64_t>> events;
    for (std::int64_t i = 0; i < 200'000; ++i)
        events.emplace_back(i * 10, 6);
    const TraceRow row = rowOf(events);
    const std::vector<TraceBlock> blocks = blocksOf(row, windowOf(0, 2'000'000, 500));
    EXPECT_LE(blocks.size(), 1000U);
    const std::size_t drawn =
        std::accumulate(blocks.begin(), blocks.end(), std::size_t{0},
                        [](std::size_t sum, const TraceBlock& block) { return sum + block.count; });
    EXPECT_EQ(drawn, 200'000U) << "every event is in exactly one block";
    for (const TraceBlock& block : blocks)
        EXPECT_NEAR(block.coverage, 0.6, 0.01);
}

TEST(TraceBlocks, AreInOrderAndDoNotOverlapByMoreThanAPixel)
{
    std::vector<std::pair<std::int64_t, std::int64_t>> events;
    std::int64_t at = 0;
    for (std::int64_t i = 0; i < 5000; ++i) {
        const std::int64_t duration = (i * 7919) % 97 + (i % 50 == 0 ? 3000 : 0);
        events.emplace_back(at, duration);
        at += duration + (i * 31) % 40;
    }
    const std::vector<TraceBlock> blocks =
        blocksOf(rowOf(events), windowOf(0, static_cast<double>(at), 700));
    std::size_t expected = 0;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        EXPECT_EQ(blocks[i].first, expected);
        expected += blocks[i].count;
        if (i > 0) {
            EXPECT_GE(blocks[i].left, blocks[i - 1].right - 1.0) << i;
        }
    }
    EXPECT_EQ(expected, 5000U);
}

TEST(TraceBlocks, AreRepresentedByALongEvent)
{
    const TraceRow row = rowOf({{0, 1}, {2, 6}, {9, 1}});
    EXPECT_EQ(representativeOf(row, {.left = 0, .right = 1, .first = 0, .count = 3}), 1U);
}

TEST(TraceBlocks, GallopFindsTheFirstThatIsNotBelow)
{
    const std::vector<std::int64_t> begins{0, 10, 20, 30, 40, 50, 60, 70, 80};
    EXPECT_EQ(gallop(begins, 0, 35), 4U);
    EXPECT_EQ(gallop(begins, 2, 30), 3U);
    EXPECT_EQ(gallop(begins, 3, 5), 3U);
    EXPECT_EQ(gallop(begins, 0, 1000), begins.size());
    for (std::size_t from = 0; from < begins.size(); ++from) {
        for (std::int64_t ns = begins[from]; ns < 100; ++ns) {
            const auto expected = std::lower_bound(begins.begin(), begins.end(), ns);
            EXPECT_EQ(gallop(begins, from, ns),
                      static_cast<std::size_t>(expected - begins.begin()));
        }
    }
}

} // namespace
} // namespace faultline::ui
