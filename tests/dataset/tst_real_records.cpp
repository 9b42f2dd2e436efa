// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Record files that people published, held against what stands beside them.

#include "model/image/decode_image.h"
#include "tests/dataset/read_dataset.h"
#include "tests/support/read_artifacts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <map>
#include <sstream>
#include <utility>
#include <vector>

namespace faultline {
namespace {

std::map<std::string, std::size_t> boxesOfClasses(const Dataset& dataset)
{
    std::map<std::string, std::size_t> counts;
    for (const BoxRow& box : dataset.allBoxes())
        ++counts[dataset.classes()[static_cast<std::size_t>(box.classIndex)].name];
    return counts;
}

/// Boxes of a table: file name to "class xmin ymin xmax ymax" in pixels.
using Table = std::multimap<std::string, std::string>;

Table readTable(const std::string& path)
{
    Table table;
    std::ifstream stream(path);
    std::string line;
    std::getline(stream, line); // filename,width,height,class,xmin,ymin,xmax,ymax
    while (std::getline(stream, line)) {
        std::array<std::string, 8> cells;
        std::istringstream cut(line);
        for (std::string& cell : cells)
            std::getline(cut, cell, ',');
        while (!cells[7].empty() && cells[7].back() == '\r')
            cells[7].pop_back();
        table.emplace(cells[0],
                      cells[3] + ' ' + cells[4] + ' ' + cells[5] + ' ' + cells[6] + ' ' + cells[7]);
    }
    return table;
}

Table tableOf(const Dataset& dataset)
{
    Table table;
    for (std::size_t image = 0; image < dataset.imageCount(); ++image) {
        const ImageRow& row = dataset.image(image);
        const auto pixels = [](float side, std::uint16_t size) {
            return std::to_string(std::lround(double{side} * size));
        };
        for (const BoxRow& box : dataset.boxes(image))
            table.emplace(dataset.name(image),
                          dataset.classes()[static_cast<std::size_t>(box.classIndex)].name + ' '
                              + pixels(box.xmin, row.statedWidth) + ' '
                              + pixels(box.ymin, row.statedHeight) + ' '
                              + pixels(box.xmax, row.statedWidth) + ' '
                              + pixels(box.ymax, row.statedHeight));
    }
    return table;
}

std::vector<std::pair<std::string, std::string>> sorted(const Table& table)
{
    std::vector<std::pair<std::string, std::string>> rows(table.begin(), table.end());
    std::sort(rows.begin(), rows.end());
    return rows;
}

/// Every picture is there, whole, and decodes to the size that the index says.
void checkPictures(const Dataset& dataset)
{
    for (std::size_t image = 0; image < dataset.imageCount(); ++image) {
        const ImageRow& row = dataset.image(image);
        const auto bytes = dataset.readImage(image);
        ASSERT_TRUE(bytes) << bytes.error().message();
        const auto picture = decodeImage(*bytes);
        ASSERT_TRUE(picture) << picture.error().message();
        EXPECT_EQ(picture->pixels.cols, row.width);
        EXPECT_EQ(picture->pixels.rows, row.height);
    }
}

TEST(RealRecords, Raccoon)
{
    const std::string path = test::realFile("datasets/raccoon/data/test.record");
    if (path.empty())
        GTEST_SKIP() << "no ../shared/data/real beside the checkout";
    const test::ReadRecords read = test::readRecords(test::recordSource({path}));
    ASSERT_FALSE(read.failed);
    EXPECT_EQ(read->imageCount(), 40U);
    EXPECT_EQ(read->boxCount(), 44U);
    EXPECT_EQ(boxesOfClasses(*read.dataset), (std::map<std::string, std::size_t>{{"raccoon", 44}}));
    EXPECT_TRUE(read->issues().empty());
    checkPictures(*read.dataset);
    const std::string csv = test::realFile("datasets/raccoon/data/test_labels.csv");
    ASSERT_FALSE(csv.empty());
    EXPECT_EQ(sorted(tableOf(*read.dataset)), sorted(readTable(csv)));
}

TEST(RealRecords, Cola)
{
    const std::string path = test::realFile("datasets/lucaralves-cola/annotations/test.record");
    if (path.empty())
        GTEST_SKIP() << "no ../shared/data/real beside the checkout";
    const test::ReadRecords read = test::readRecords(test::recordSource({path}));
    ASSERT_FALSE(read.failed);
    EXPECT_EQ(read->imageCount(), 60U);
    checkPictures(*read.dataset);
}

TEST(RealRecords, CatsAndPlants)
{
    const std::string path = test::realFile("datasets/i3drobotics-catplant/test.record");
    if (path.empty())
        GTEST_SKIP() << "no ../shared/data/real beside the checkout";
    const test::ReadRecords read = test::readRecords(test::recordSource({path}));
    ASSERT_FALSE(read.failed);
    EXPECT_EQ(read->imageCount(), 11U);
    EXPECT_EQ(boxesOfClasses(*read.dataset),
              (std::map<std::string, std::size_t>{{"cat", 8}, {"plant", 55}}));
    checkPictures(*read.dataset);
    const std::string csv = test::realFile("datasets/i3drobotics-catplant/test_labels.csv");
    EXPECT_EQ(sorted(tableOf(*read.dataset)), sorted(readTable(csv)));
}

} // namespace
} // namespace faultline
