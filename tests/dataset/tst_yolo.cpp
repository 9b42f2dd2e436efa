// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/formats/yolo_label.h"
#include "tests/support/event_writer.h"
#include "tests/support/read_dataset.h"

#include <gtest/gtest.h>

#include <cmath>

namespace faultline {
namespace {

using annotation::parseYolo;
using annotation::YoloLabel;
using test::pngOf;
using test::readDatasetIn;
using test::TempFolder;

constexpr const char* kYaml = "path: .\ntrain: images/train\nval: images/val\nnc: 2\n"
                              "names: [cat, dog]\n";

void writeSet(const TempFolder& folder)
{
    folder.write("images/train/a.png", pngOf(20, 10));
    folder.write("images/train/b.png", pngOf(20, 10));
    folder.write("images/train/c.png", pngOf(20, 10));
    folder.write("images/val/d.png", pngOf(20, 10));
    folder.write("labels/train/a.txt", "1 0.5 0.5 0.25 0.5\n0 0.1 0.1 0.2 0.2\n");
    folder.write("labels/train/b.txt", "");
    folder.write("labels/val/d.txt", "0 0.5 0.5 1 1\n");
}

void expectSet(const DatasetPtr& set)
{
    ASSERT_NE(set, nullptr);
    ASSERT_EQ(set->imageCount(), 4U);
    ASSERT_EQ(set->source().splits.size(), 2U);
    EXPECT_EQ(set->source().splits[0].name, "train");
    EXPECT_EQ(set->name(0), "images/train/a.png");
    EXPECT_EQ(set->annotation(0), "labels/train/a.txt");
    EXPECT_EQ(set->boxes(0).size(), 2U);
    const BoxRow& box = set->boxes(0)[0];
    EXPECT_FLOAT_EQ(box.xmin, 0.375F);
    EXPECT_FLOAT_EQ(box.xmax, 0.625F);
    EXPECT_FLOAT_EQ(box.ymin, 0.25F);
    EXPECT_FLOAT_EQ(box.ymax, 0.75F);
    EXPECT_EQ(set->classes()[static_cast<std::size_t>(box.classIndex)].id, 1);
    EXPECT_EQ(set->image(1).flags, 0U) << "an empty label: no objects";
    EXPECT_EQ(set->image(2).flags, kNoAnnotation);
    EXPECT_EQ(set->image(3).split, 1);
}

TEST(Yolo, FollowsItsYaml)
{
    const TempFolder folder;
    writeSet(folder);
    folder.write("data.yaml", kYaml);
    const auto found = test::datasetsIn(folder.path());
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found.front()->configPath, folder.path() + "/data.yaml");
    const DatasetPtr set = test::readDataset(*found.front());
    expectSet(set);
    EXPECT_EQ(set->classes()[1].name, "dog");
    EXPECT_TRUE(set->issues().empty());
}

TEST(Yolo, IsFoundWithoutAYaml)
{
    const TempFolder folder;
    writeSet(folder);
    folder.write("labels/classes.txt", "cat\ndog\n");
    const auto found = test::datasetsIn(folder.path());
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found.front()->labelMapPath, folder.path() + "/labels/classes.txt");
    const DatasetPtr set = test::readDataset(*found.front());
    expectSet(set);
    EXPECT_EQ(set->classes()[0].name, "cat");
}

TEST(Yolo, ReadsLabelsBesideTheirPicturesAndNamesThoseWithoutOne)
{
    const TempFolder folder;
    folder.write("a.png", pngOf(20, 10));
    folder.write("a.txt", "0 0.5 0.5 1 1\n");
    folder.write("notes.txt", "hello");
    const DatasetPtr set = readDatasetIn(folder.path(), DatasetFormat::Yolo);
    ASSERT_NE(set, nullptr);
    EXPECT_EQ(set->imageCount(), 1U);
    EXPECT_EQ(set->boxCount(), 1U);

    const TempFolder other;
    writeSet(other);
    other.write("labels/train/gone.txt", "0 0.5 0.5 1 1\n");
    const DatasetPtr stale = readDatasetIn(other.path(), DatasetFormat::Yolo);
    ASSERT_NE(stale, nullptr);
    const std::size_t gone = test::imageNamed(*stale, "images/train/gone");
    ASSERT_NE(gone, test::kNoImage);
    EXPECT_TRUE(stale->image(gone).has(kImageMissing));
}

TEST(Yolo, ReadsListsOfPicturesWhereverTheyWereMade)
{
    const TempFolder folder;
    writeSet(folder);
    folder.write("train.txt", "./images/train/a.png\n/home/x/set/images/train/b.png\n"
                              "../../../etc/passwd\n");
    folder.write("data.yaml", "train: train.txt\nval: images/val\nnames:\n  0: cat\n  1: dog\n");
    const DatasetPtr set = readDatasetIn(folder.path(), DatasetFormat::Yolo);
    ASSERT_NE(set, nullptr);
    ASSERT_EQ(set->imageCount(), 4U);
    EXPECT_EQ(set->boxes(0).size(), 2U);
    EXPECT_EQ(set->name(1), "images/train/b.png");
    EXPECT_EQ(set->image(1).flags, 0U);
    EXPECT_TRUE(set->image(2).has(kImageOutside));
}

YoloLabel parse(std::string_view text, ImportLog& issues, std::size_t keypoints = 0)
{
    return parseYolo(text, keypoints, "a.txt", issues);
}

TEST(YoloLabel, NamesWhatIsWrongWithARow)
{
    ImportLog issues;
    EXPECT_TRUE(parse("0 0,5 0.5 1 1\n", issues).isBroken);
    EXPECT_EQ(issues.count(IssueCode::BadValue), 1U);
    EXPECT_NE(toEnglish(issues.kept()[0].detail).find("comma"), std::string::npos);
    const YoloLabel six = parse("0 0.5 0.5 1 1 0.9\n", issues);
    ASSERT_EQ(six.rows.size(), 1U);
    EXPECT_TRUE(six.isBroken);
    EXPECT_EQ(six.rows[0].xmax, 1.0);
    EXPECT_TRUE(parse("0 0.5 0.5 1\n", issues).rows.empty());
    EXPECT_EQ(issues.count(IssueCode::BadRow), 2U);
    const YoloLabel named = parse("cat 0.5 0.5 1 1\n", issues);
    ASSERT_EQ(named.rows.size(), 1U);
    EXPECT_FALSE(named.rows[0].classId);
    EXPECT_EQ(parse("2.0 0.5 0.5 1 1\r\n\n", issues).rows[0].classId, 2);
    EXPECT_TRUE(std::isnan(parse("0 x 0.5 1 1", issues).rows[0].xmin));
}

TEST(YoloLabel, ReadsOutlinesAndKeypoints)
{
    ImportLog issues;
    const YoloLabel outline = parse("3 0.1 0.2 0.5 0.2 0.5 0.6\n", issues);
    ASSERT_EQ(outline.rows.size(), 1U);
    EXPECT_EQ(outline.rows[0].outline.size(), 3U);
    EXPECT_EQ(outline.rows[0].xmin, 0.1);
    EXPECT_EQ(outline.rows[0].ymax, 0.6);
    // Two keypoints of three numbers: eleven columns, which an outline could have, too.
    const std::string pose = "0 0.5 0.5 1 1 0.1 0.1 2 0.2 0.2 2\n";
    EXPECT_TRUE(parse(pose, issues, 6).rows[0].outline.empty());
    EXPECT_EQ(parse(pose, issues, 6).rows[0].xmax, 1.0);
    EXPECT_TRUE(issues.empty());
}

TEST(YoloLabel, SurvivesCutsFlippedBytesAndLongRows)
{
    ImportLog issues;
    const std::string text = "1 0.5 0.5 0.25 0.5\n0 0.1 0.1 0.2 0.2 0.3 0.3\n";
    for (std::size_t cut = 0; cut <= text.size(); ++cut)
        EXPECT_LE(parse(text.substr(0, cut), issues).rows.size(), 2U);
    for (std::size_t at = 0; at < text.size(); ++at) {
        for (unsigned bit = 0; bit < 8; ++bit) {
            std::string damaged = text;
            damaged[at] = static_cast<char>(static_cast<unsigned char>(damaged[at]) ^ (1U << bit));
            EXPECT_LE(parse(damaged, issues).rows.size(), 3U);
        }
    }
    std::string row = "0";
    for (int i = 0; i < 1'000'000; ++i)
        row += " 1";
    EXPECT_LE(parse(row, issues).rows.size(), 1U);
}

} // namespace
} // namespace faultline
