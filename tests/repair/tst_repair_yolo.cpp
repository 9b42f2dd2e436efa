// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/repair/equal_pictures.h"
#include "model/dataset/repair/write_repaired.h"
#include "tests/support/dataset_maker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

namespace faultline {
namespace {

using test::DatasetMaker;
using test::ScratchFolder;

std::string fileText(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Two pictures with labels, a list of both, data.yaml.
class RepairYolo : public ::testing::Test {
protected:
    RepairYolo()
    {
        m_scratch.write("set/images/a.jpg", "picture a");
        m_scratch.write("set/images/b.jpg", "picture b");
        m_scratch.write("set/labels/a.txt", "0 0.5 0.5 0.2 0.2\n\n"
                                            "1 0.95 0.5 0.2 0.5 0.9\r\n"
                                            "bad line\n"
                                            "0 0.1 0.1 0 0.1\n"
                                            "1 -0.25 0.25 0.5 0.25 0.5 0.75 -0.25 0.75");
        m_scratch.write("set/labels/b.txt", "0   0.50  0.5 0.25 0.25\n");
        m_scratch.write("set/train.txt", "images/a.jpg\nimages/b.jpg\n");
        m_scratch.write("set/data.yaml", "names: [cat, dog] # ours\n");
    }
    DatasetMaker maker()
    {
        DatasetMaker made(DatasetFormat::Yolo, m_scratch.path("set"));
        made.split("train");
        made.source().splits[0].paths = {m_scratch.path("set/train.txt")};
        made.source().labelMapPath = m_scratch.path("set/data.yaml");
        made.picture("images/a.jpg", 200, 100).annotation("labels/a.txt");
        made.box("cat", 0.4F, 0.4F, 0.6F, 0.6F, 0).box("dog", 0.85F, 0.25F, 1.05F, 0.75F, 1);
        made.box("cat", 0.1F, 0.05F, 0.1F, 0.15F, 0).box("dog", -0.25F, 0.25F, 0.5F, 0.75F, 1);
        made.outline({{0.0, 0.25}, {0.5, 0.25}, {0.5, 0.75}, {0.0, 0.75}});
        made.picture("images/b.jpg", 200, 100).annotation("labels/b.txt");
        made.box("cat", 0.375F, 0.375F, 0.625F, 0.625F, 0);
        return made;
    }
    Result<RepairReport> repaired(const Dataset& dataset, RepairOptions options)
    {
        SilentMonitor monitor;
        const RepairPlan plan = planRepairs(dataset, options, monitor);
        return writeRepaired(dataset, plan, m_scratch.path("out"), monitor);
    }
    std::string out(const std::string& name) { return fileText(m_scratch.path("out/" + name)); }

    ScratchFolder m_scratch;
};

TEST_F(RepairYolo, WritesChangedRowsAnewAndKeepsTheOthersAsTheyAre)
{
    const auto report =
        repaired(*maker().make(),
                 {.repairs = {Repair::ClipBoxes, Repair::DropDegenerateBoxes}, .dropImages = {}});
    ASSERT_TRUE(report) << report.error().message();
    EXPECT_EQ(report->boxesDropped, 1U);
    EXPECT_EQ(report->boxesWritten, 4U);
    EXPECT_EQ(out("labels/a.txt"), "0 0.5 0.5 0.2 0.2\n\n"
                                   "1 0.925 0.5 0.14999998 0.5 0.9\n"
                                   "bad line\n"
                                   "1 0 0.25 0.5 0.25 0.5 0.75 0 0.75");
    EXPECT_EQ(out("labels/b.txt"), "0   0.50  0.5 0.25 0.25\n");
    EXPECT_EQ(out("images/a.jpg"), "picture a");
    EXPECT_EQ(out("train.txt"), "images/a.jpg\nimages/b.jpg\n");
    EXPECT_EQ(out("data.yaml"), "names: [cat, dog] # ours\n");
    EXPECT_EQ(fileText(m_scratch.path("set/labels/b.txt")), "0   0.50  0.5 0.25 0.25\n");
}

TEST_F(RepairYolo, LeavesDroppedPicturesOutOfTheLists)
{
    const auto report = repaired(*maker().make(), {.repairs = {}, .dropImages = {0}});
    ASSERT_TRUE(report);
    EXPECT_EQ(report->picturesDropped, 1U);
    EXPECT_EQ(out("train.txt"), "images/b.jpg\n");
    EXPECT_FALSE(std::filesystem::exists(m_scratch.path("out/images/a.jpg")));
    EXPECT_FALSE(std::filesystem::exists(m_scratch.path("out/labels/a.txt")));
}

TEST_F(RepairYolo, NeverWritesIntoOrAroundTheSource)
{
    const DatasetPtr set = maker().make();
    SilentMonitor monitor;
    const RepairPlan plan = planRepairs(*set, {}, monitor);
    for (const std::string folder : {"set", "set/new", ""})
        EXPECT_FALSE(writeRepaired(*set, plan, m_scratch.path(folder), monitor)) << folder;
}

TEST_F(RepairYolo, EqualPicturesNeedNoChecksum)
{
    m_scratch.write("set/images/b.jpg", "picture a");
    m_scratch.write("set/images/c.jpg", "picture a");
    const auto bare = [](ImageRow& row) {
        row.checksum = 0;
        row.sizeBytes = 9;
    };
    DatasetMaker all(DatasetFormat::Yolo, m_scratch.path("set"));
    all.split("train").picture("images/a.jpg", 200, 100).edit(bare);
    all.picture("images/b.jpg", 200, 100).edit(bare);
    all.split("val").picture("images/c.jpg", 200, 100).edit(bare);
    SilentMonitor monitor;
    EXPECT_THAT(findEqualPictures(*all.make(), monitor),
                testing::ElementsAre(testing::ElementsAre(0U, 1U, 2U)));
}

} // namespace
} // namespace faultline
