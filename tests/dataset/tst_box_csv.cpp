// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/event_writer.h"
#include "tests/support/read_artifacts.h"
#include "tests/support/read_dataset.h"
#include "tests/support/shared_data.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

namespace faultline {
namespace {

using test::pngOf;
using test::readDatasetIn;
using test::TempFolder;

const std::string kHeader = "filename,width,height,class,xmin,ymin,xmax,ymax\n";

TEST(BoxCsv, JoinsTheRowsOfAPicture)
{
    const TempFolder folder;
    folder.write("a.png", pngOf(20, 10));
    folder.write("b, c.png", pngOf(20, 10));
    folder.write("labels.csv", kHeader
                                   + "a.png,20,10,cat,2,1,12,9\r\n"
                                     "\"b, c.png\",20,10,\"a \"\"dog\"\"\",0,0,20,10\n"
                                     "a.png,20,10,cat,4,4,2,2\n");
    const DatasetPtr set = readDatasetIn(folder.path(), DatasetFormat::BoxCsv);
    ASSERT_NE(set, nullptr);
    ASSERT_EQ(set->imageCount(), 2U);
    ASSERT_EQ(set->boxes(0).size(), 2U);
    EXPECT_FLOAT_EQ(set->boxes(0)[0].xmin, 0.1F);
    EXPECT_FLOAT_EQ(set->boxes(0)[0].ymax, 0.9F);
    EXPECT_EQ(set->name(1), "b, c.png");
    EXPECT_EQ(set->image(1).flags, 0U);
    const auto dog = static_cast<std::size_t>(set->boxes(1)[0].classIndex);
    EXPECT_EQ(set->classes()[dog].name, "a \"dog\"");
    EXPECT_EQ(set->classes()[dog].boxCount, 1U);
    EXPECT_EQ(set->annotation(0), folder.path() + "/labels.csv");
    EXPECT_TRUE(set->issues().empty());
}

TEST(BoxCsv, ReadsOpenImages)
{
    const TempFolder folder;
    folder.write("train/000a.png", pngOf(20, 10));
    folder.write("boxes.csv",
                 "ImageID,Source,LabelName,Confidence,XMin,XMax,YMin,YMax,IsOccluded,IsTruncated,"
                 "IsGroupOf,IsDepiction,IsInside\n"
                 "000a,xclick,/m/01g317,1,0.25,0.5,0.125,0.75,1,0,1,0,0\n");
    const DatasetPtr set = readDatasetIn(folder.path(), DatasetFormat::BoxCsv);
    ASSERT_NE(set, nullptr);
    EXPECT_EQ(set->name(0), "train/000a.png");
    const BoxRow& box = set->boxes(0)[0];
    EXPECT_EQ(box.xmin, 0.25F);
    EXPECT_EQ(box.xmax, 0.5F);
    EXPECT_EQ(box.ymin, 0.125F);
    EXPECT_EQ(box.ymax, 0.75F);
    EXPECT_EQ(box.flags, kBoxOccluded | kBoxGroupOf);
}

TEST(BoxCsv, NamesBadRowsAndKeepsTheRest)
{
    const TempFolder folder;
    folder.write("a.png", pngOf(20, 10));
    folder.write("labels.csv", kHeader
                                   + "a.png,20,10,cat,two,1,12,9\n"
                                     "a.png,20,10,cat,1,1\n"
                                     ",20,10,cat,1,1,2,2\n"
                                     "a.png,21,10,cat,1,1,2,2\n"
                                     "\n"
                                     "a.png,20,10,,,,,\n"
                                     "../../etc/passwd,20,10,cat,1,1,2,2\n"
                                     "\"open,20,10,cat,1,1,2,2\n");
    const DatasetPtr set = readDatasetIn(folder.path(), DatasetFormat::BoxCsv);
    ASSERT_NE(set, nullptr);
    EXPECT_EQ(set->imageCount(), 3U);
    EXPECT_EQ(set->boxes(0).size(), 3U);
    EXPECT_TRUE(std::isnan(set->boxes(0)[0].xmin));
    EXPECT_TRUE(set->boxes(0)[1].has(kBoxMalformed));
    EXPECT_EQ(set->issues().count(IssueCode::BadValue), 2U) << "\"two\", and another size";
    EXPECT_EQ(set->issues().count(IssueCode::BadRow), 3U);
    EXPECT_TRUE(set->image(0).has(kAnnotationBroken));
    EXPECT_TRUE(set->image(1).has(kImageOutside));
}

TEST(BoxCsv, SurvivesCutsAndFlippedBytes)
{
    const std::string text = kHeader + "a.png,20,10,cat,2,1,12,9\n\"b\",20,10,dog,1,1,2,2\n";
    for (std::size_t cut = kHeader.size(); cut < text.size(); ++cut) {
        const TempFolder folder;
        folder.write("labels.csv", text.substr(0, cut));
        const DatasetPtr set = readDatasetIn(folder.path(), DatasetFormat::BoxCsv);
        if (set) {
            EXPECT_LE(set->boxCount(), 2U) << cut;
        }
    }
    for (std::size_t at = kHeader.size(); at < text.size(); ++at) {
        const TempFolder folder;
        std::string damaged = text;
        damaged[at] = static_cast<char>(static_cast<unsigned char>(damaged[at]) ^ 0x15U);
        folder.write("labels.csv", damaged);
        const DatasetPtr set = readDatasetIn(folder.path(), DatasetFormat::BoxCsv);
        ASSERT_NE(set, nullptr) << at;
        EXPECT_LE(set->boxCount(), 2U) << at;
    }
}

using Corners = std::tuple<std::string, float, float, float, float>;

std::multiset<Corners> boxesOf(const Dataset& set)
{
    std::multiset<Corners> boxes;
    for (std::size_t i = 0; i < set.imageCount(); ++i) {
        const std::string_view path = set.name(i);
        for (const BoxRow& box : set.boxes(i))
            boxes.emplace(path.substr(path.rfind('/') + 1), box.xmin, box.ymin, box.xmax, box.ymax);
    }
    return boxes;
}

/// A set that is annotated twice: in an XML for each picture, and in two tables of all boxes.
struct TwiceAnnotated {
    std::string folder;
    std::string_view prefix; ///< of the pictures' names, one in each row of a table
    std::size_t pictures = 0;
};

void expectAgreement(const TwiceAnnotated& known)
{
    const auto found = test::datasetsIn(known.folder);
    const DatasetPtr voc = readDatasetIn(known.folder, DatasetFormat::PascalVoc);
    ASSERT_NE(voc, nullptr);
    std::size_t tables = 0;
    for (const auto& source : found) {
        if (source->format != DatasetFormat::BoxCsv)
            continue;
        ++tables;
        const DatasetPtr csv = test::readDataset(*source);
        ASSERT_NE(csv, nullptr);
        std::size_t rows = 0;
        for (const DatasetSplit& split : source->splits) {
            for (const std::string& path : split.paths)
                rows += test::occurrences(test::textOfFile(path), known.prefix);
        }
        EXPECT_EQ(csv->boxCount(), rows);
        EXPECT_TRUE(csv->issues().empty());
        EXPECT_EQ(boxesOf(*csv), boxesOf(*voc));
        EXPECT_EQ(csv->imageCount(), known.pictures);
    }
    EXPECT_EQ(tables, 2U) << "one of all, and one in two files";
}

TEST(BoxCsv, AgreesWithTheAnnotationsOfShapesAndRealRaccoons)
{
    expectAgreement({test::testFile("data/datasets/shapes"), "shape-", 12});
    if (const std::string folder = test::realFile("datasets/raccoon"); !folder.empty())
        expectAgreement({folder, "raccoon-", 200});
}

} // namespace
} // namespace faultline
