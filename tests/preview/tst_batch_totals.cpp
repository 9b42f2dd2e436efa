// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/preview/batch.h"

#include <gtest/gtest.h>

#include <limits>

namespace faultline {
namespace {

BatchItem itemOf(int width, int height, int type = CV_32FC3)
{
    BatchItem item;
    item.sample.image = cv::Mat::zeros(height, width, type);
    return item;
}

augment::Box boxOf(float xmin, float ymin, float xmax, float ymax)
{
    augment::Box box;
    box.xmin = xmin;
    box.ymin = ymin;
    box.xmax = xmax;
    box.ymax = ymax;
    return box;
}

augment::StepOutcome outcomeOf(std::uint32_t before, std::uint32_t lost)
{
    augment::StepOutcome outcome;
    outcome.boxesBefore = before;
    outcome.lost = lost;
    return outcome;
}

TEST(BatchShape, CountsBytesOfPicturesThatCanBeStacked)
{
    const std::vector<BatchItem> items{itemOf(20, 10), itemOf(20, 10)};
    const BatchShape shape = shapeOf(items);
    EXPECT_EQ(shape.dimensions, (std::vector<std::int64_t>{2, 10, 20, 3}));
    EXPECT_EQ(shape.elementType, "float32");
    EXPECT_EQ(shape.bytes, 2U * 10 * 20 * 3 * 4);
    EXPECT_FALSE(shape.cannotBeStacked);
}

TEST(BatchShape, SaysWhichSidesDiffer)
{
    const std::vector<BatchItem> items{itemOf(20, 10, CV_8UC3), itemOf(30, 10, CV_8UC3)};
    const BatchShape shape = shapeOf(items);
    EXPECT_EQ(shape.dimensions, (std::vector<std::int64_t>{2, 10, -1, 3}));
    EXPECT_EQ(shape.elementType, "uint8");
    EXPECT_EQ(shape.bytes, 0U);
    EXPECT_TRUE(shape.cannotBeStacked);
}

TEST(BatchShape, KnowsNothingOfABatchWithoutPictures)
{
    const std::vector<BatchItem> items(3);
    EXPECT_TRUE(shapeOf(items).dimensions.empty());
    EXPECT_FALSE(shapeOf(items).cannotBeStacked);
    EXPECT_TRUE(shapeOf({}).dimensions.empty());
}

TEST(PipelineTotals, SumUpWhatStepsDid)
{
    BatchItem item = itemOf(100, 100);
    item.decodeSeconds = 0.5;
    item.sample.boxes = {boxOf(0.0F, 0.0F, 0.5F, 0.5F), boxOf(0.0F, 0.0F, 0.5F, 0.07F)};
    item.steps = {outcomeOf(3, 1), outcomeOf(2, 0)};
    item.steps[0].applied = true;
    item.steps[0].seconds = 0.25;
    item.steps[1].clipped = 1;
    item.steps[1].added = 2;
    item.steps[1].failure = verbatim("no");
    const std::vector<std::size_t> indices{1, 4};
    PipelineTotals totals;
    totals.add(item, indices);
    totals.add(item, indices);
    ASSERT_EQ(totals.steps.size(), 2U);
    EXPECT_EQ(totals.samples, 2U);
    EXPECT_DOUBLE_EQ(totals.decodeSeconds, 1.0);
    EXPECT_EQ(totals.steps[0].step, 1U);
    EXPECT_EQ(totals.steps[0].applied, 2U);
    EXPECT_EQ(totals.steps[0].lost, 2U);
    EXPECT_EQ(totals.steps[0].boxesBefore, 6U);
    EXPECT_DOUBLE_EQ(totals.steps[0].seconds, 0.5);
    EXPECT_EQ(totals.steps[1].step, 4U);
    EXPECT_EQ(totals.steps[1].clipped, 2U);
    EXPECT_EQ(totals.steps[1].added, 4U);
    EXPECT_EQ(totals.steps[1].failures, 2U);
    EXPECT_EQ(totals.boxes, 4U);
    EXPECT_EQ(totals.tinyBoxes, 2U);
    EXPECT_EQ(totals.emptySamples, 0U);
}

TEST(PipelineTotals, CountWhatHasNoSizeAsTinyAndWhatLostEverythingAsEmpty)
{
    const float nan = std::numeric_limits<float>::quiet_NaN();
    BatchItem item = itemOf(100, 100);
    item.sample.boxes = {boxOf(0.6F, 0.0F, 0.2F, 0.5F), boxOf(nan, nan, nan, nan)};
    PipelineTotals totals;
    totals.add(item, {});
    EXPECT_EQ(totals.tinyBoxes, 2U);

    const std::vector<std::size_t> indices{0};
    BatchItem emptied = itemOf(100, 100);
    emptied.steps = {outcomeOf(3, 3)};
    totals.add(emptied, indices);
    BatchItem background = itemOf(100, 100);
    background.steps = {outcomeOf(0, 0)};
    totals.add(background, indices);
    EXPECT_EQ(totals.emptySamples, 1U);

    totals.add(BatchItem{}, indices);
    EXPECT_EQ(totals.samples, 4U);
    EXPECT_EQ(totals.failedSamples, 1U);
}

TEST(StarvedShare, IsTheShareOfAStepThatWaits)
{
    // A batch of 8 takes 4 s to make and 1 s to learn from.
    EXPECT_DOUBLE_EQ(starvedShare(2.0, 8.0, 1.0), 0.75);
    EXPECT_DOUBLE_EQ(starvedShare(16.0, 8.0, 1.0), 0.0);
    EXPECT_DOUBLE_EQ(starvedShare(0.0, 8.0, 1.0), 0.0);
    EXPECT_DOUBLE_EQ(starvedShare(2.0, 8.0, std::numeric_limits<double>::quiet_NaN()), 0.0);
}

} // namespace
} // namespace faultline
