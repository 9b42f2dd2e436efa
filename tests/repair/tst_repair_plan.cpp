// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/repair/repair_plan.h"
#include "tests/support/dataset_maker.h"

#include <gtest/gtest.h>

#include <limits>

namespace faultline {

namespace {

using test::DatasetMaker;

RepairPlan planOf(const DatasetPtr& dataset, std::set<Repair> repairs)
{
    SilentMonitor monitor;
    return planRepairs(*dataset, {.repairs = std::move(repairs), .dropImages = {}}, monitor);
}

TEST(RepairPlan, ChangesNothingOfASoundDataset)
{
    const DatasetPtr dataset = DatasetMaker()
                                   .picture("a.jpg", 640, 480)
                                   .box("cat", 0.1F, 0.1F, 0.5F, 0.5F)
                                   .box("cat", 0.0F, 0.0F, 1.0F, 1.0F)
                                   .picture("b.jpg", 640, 480)
                                   .make();
    const std::vector<Repair> all = allRepairs();
    const RepairPlan plan = planOf(dataset, {all.begin(), all.end()});
    ASSERT_EQ(plan.images.size(), 2U);
    EXPECT_TRUE(plan.changes.empty());
    EXPECT_FALSE(plan.images[0].changesAnything());
}

TEST(RepairPlan, DoesNothingThatIsNotAskedFor)
{
    const DatasetPtr dataset =
        DatasetMaker().picture("a.jpg", 640, 480).box("cat", 0.9F, 0.5F, 0.1F, 1.5F).make();
    EXPECT_TRUE(planOf(dataset, {}).changes.empty());
}

TEST(RepairPlan, SwapsThenClips)
{
    const DatasetPtr dataset =
        DatasetMaker().picture("a.jpg", 640, 480).box("cat", 0.75F, 0.5F, 0.25F, 1.5F).make();
    const RepairPlan plan = planOf(dataset, {Repair::SwapCorners, Repair::ClipBoxes});
    ASSERT_EQ(plan.changes.size(), 2U);
    EXPECT_EQ(plan.changes[0].repair, Repair::SwapCorners);
    EXPECT_EQ(plan.changes[0].before, "0.75 0.5 0.25 1.5");
    EXPECT_EQ(plan.changes[0].after, "0.25 0.5 0.75 1.5");
    EXPECT_EQ(plan.changes[1].repair, Repair::ClipBoxes);
    ASSERT_EQ(plan.images[0].boxes.size(), 1U);
    EXPECT_EQ(plan.images[0].boxes[0].corners, (std::array<float, 4>{0.25F, 0.5F, 0.75F, 1.0F}));
    EXPECT_FALSE(plan.images[0].boxes[0].isDropped);
}

TEST(RepairPlan, DropsWhatClippingLeavesNothingOf)
{
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const DatasetPtr dataset = DatasetMaker()
                                   .picture("a.jpg", 640, 480)
                                   .box("cat", 1.2F, 0.1F, 1.4F, 0.5F)
                                   .box("cat", 0.1F, 0.1F, nan, 0.5F)
                                   .box("cat", 0.3F, 0.3F, 0.3F, 0.5F)
                                   .box("cat", 0.1F, 0.1F, 0.2F, 0.5F)
                                   .make();
    const RepairPlan plan = planOf(dataset, {Repair::ClipBoxes, Repair::DropDegenerateBoxes});
    const std::vector<BoxEdit>& boxes = plan.images[0].boxes;
    ASSERT_EQ(boxes.size(), 4U);
    EXPECT_TRUE(boxes[0].isDropped);
    EXPECT_TRUE(boxes[1].isDropped);
    EXPECT_TRUE(boxes[2].isDropped);
    EXPECT_FALSE(boxes[3].isDropped);
    // Without clipping a box outside is not degenerate: it has an area.
    EXPECT_FALSE(planOf(dataset, {Repair::DropDegenerateBoxes}).images[0].boxes[0].isDropped);
}

TEST(RepairPlan, DividesPixelsOnlyWhereAllBoxesAreInPixels)
{
    const DatasetPtr dataset = DatasetMaker()
                                   .picture("a.jpg", 200, 100)
                                   .box("cat", 20.0F, 10.0F, 100.0F, 50.0F)
                                   .picture("b.jpg", 200, 100)
                                   .box("cat", 20.0F, 10.0F, 100.0F, 50.0F)
                                   .box("cat", 0.1F, 0.1F, 0.5F, 0.5F)
                                   .make();
    const RepairPlan plan = planOf(dataset, {Repair::NormalisePixelBoxes});
    ASSERT_EQ(plan.images[0].boxes.size(), 1U);
    EXPECT_EQ(plan.images[0].boxes[0].corners, (std::array<float, 4>{0.1F, 0.1F, 0.5F, 0.5F}));
    EXPECT_TRUE(plan.images[1].boxes.empty());
}

TEST(RepairPlan, DropsTheSecondOfEqualBoxes)
{
    const DatasetPtr dataset = DatasetMaker()
                                   .picture("a.jpg", 640, 480)
                                   .box("cat", 0.1F, 0.1F, 0.5F, 0.5F)
                                   .box("dog", 0.1F, 0.1F, 0.5F, 0.5F)
                                   .box("cat", 0.1F, 0.1F, 0.5F, 0.5F)
                                   .make();
    const RepairPlan plan = planOf(dataset, {Repair::DropDuplicateBoxes});
    ASSERT_EQ(plan.changes.size(), 1U);
    EXPECT_EQ(plan.changes[0].box, 2);
    EXPECT_TRUE(plan.changes[0].isDropped);
}

TEST(RepairPlan, FixesClassTextBeforeItDropsUnknownClasses)
{
    const DatasetPtr dataset = DatasetMaker()
                                   .picture("a.jpg", 640, 480)
                                   .box("Raccoon ", 0.1F, 0.1F, 0.5F, 0.5F)
                                   .box("badger", 0.2F, 0.1F, 0.5F, 0.5F)
                                   .box("raccoon", 0.3F, 0.1F, 0.5F, 0.5F)
                                   .labelMap({{1, "raccoon"}})
                                   .make();
    const RepairPlan plan = planOf(dataset, {Repair::FixClassText, Repair::DropUnknownClasses});
    const std::vector<BoxEdit>& boxes = plan.images[0].boxes;
    ASSERT_EQ(boxes.size(), 3U);
    ASSERT_GE(boxes[0].classIndex, 0);
    EXPECT_EQ(dataset->classes()[static_cast<std::size_t>(boxes[0].classIndex)].name, "raccoon");
    EXPECT_FALSE(boxes[0].isDropped);
    EXPECT_TRUE(boxes[1].isDropped);
    EXPECT_FALSE(boxes[2].isDropped);
    EXPECT_EQ(boxes[2].classIndex, -1);
    // Not fixed, it is as unknown as the other.
    EXPECT_TRUE(planOf(dataset, {Repair::DropUnknownClasses}).images[0].boxes[0].isDropped);
}

TEST(RepairPlan, WithoutALabelMapNoClassIsUnknown)
{
    const DatasetPtr dataset =
        DatasetMaker().picture("a.jpg", 640, 480).box("badger", 0.2F, 0.1F, 0.5F, 0.5F).make();
    EXPECT_TRUE(planOf(dataset, {Repair::DropUnknownClasses}).changes.empty());
}

TEST(RepairPlan, DropsUnreadablePicturesAndThoseNamed)
{
    const DatasetPtr dataset = DatasetMaker()
                                   .picture("a.jpg", 640, 480)
                                   .edit([](ImageRow& row) { row.flags |= kImageCut; })
                                   .picture("b.jpg", 640, 480)
                                   .picture("c.jpg", 640, 480)
                                   .make();
    SilentMonitor monitor;
    const RepairPlan plan = planRepairs(
        *dataset, {.repairs = {Repair::DropUnreadablePictures}, .dropImages = {2}}, monitor);
    EXPECT_TRUE(plan.images[0].isDropped);
    EXPECT_FALSE(plan.images[1].isDropped);
    EXPECT_TRUE(plan.images[2].isDropped);
}

TEST(RepairPlan, KeepsTheFirstOfEqualPictures)
{
    const test::ScratchFolder folder;
    folder.write("a.jpg", "the same bytes");
    folder.write("b.jpg", "other bytes, the same checksum");
    folder.write("c.jpg", "the same bytes");
    DatasetMaker maker(DatasetFormat::PascalVoc, folder.path());
    for (const char* name : {"a.jpg", "b.jpg", "c.jpg"}) {
        maker.picture(name, 640, 480).edit([](ImageRow& row) {
            row.checksum = 7;
            row.sizeBytes = 14;
        });
    }
    const RepairPlan plan = planOf(maker.make(), {Repair::DropExactDuplicates});
    EXPECT_FALSE(plan.images[0].isDropped);
    EXPECT_FALSE(plan.images[1].isDropped);
    EXPECT_TRUE(plan.images[2].isDropped);
}

TEST(RepairPlan, StatesTheSizeOfThePicture)
{
    const auto state = [](std::uint16_t width, std::uint16_t height) {
        return [=](ImageRow& row) {
            row.statedWidth = width;
            row.statedHeight = height;
        };
    };
    const DatasetPtr dataset = DatasetMaker()
                                   .picture("a.jpg", 640, 480)
                                   .edit(state(480, 640))
                                   .picture("b.jpg", 640, 480)
                                   .edit(state(640, 480))
                                   .make();
    const RepairPlan plan = planOf(dataset, {Repair::CorrectStatedSize});
    ASSERT_EQ(plan.changes.size(), 1U);
    EXPECT_EQ(plan.changes[0].before, "480 x 640");
    EXPECT_EQ(plan.changes[0].after, "640 x 480");
    EXPECT_TRUE(plan.images[0].isResized);
}

} // namespace

} // namespace faultline
