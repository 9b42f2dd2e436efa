// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Record files that people published, held against what stands beside them.

#include "model/image/decode_image.h"
#include "tests/dataset/read_dataset.h"
#include "tests/support/read_artifacts.h"
#include "tests/support/shared_data.h"

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

/// A record file, and what is known of it.
struct KnownRecords {
    std::string record;
    std::string table; ///< that it was made of; empty: that is not known
    std::size_t images = 0;
    std::map<std::string, std::size_t> classes; ///< boxes of each; empty: not known
};

void expectKnown(const KnownRecords& known)
{
    const test::ReadRecords read = test::readRecords(test::recordSource({known.record}));
    ASSERT_FALSE(read.failed);
    EXPECT_EQ(read->imageCount(), known.images);
    checkPictures(*read.dataset);
    if (!known.classes.empty()) {
        EXPECT_EQ(boxesOfClasses(*read.dataset), known.classes);
    }
    if (!known.table.empty()) {
        EXPECT_EQ(sorted(tableOf(*read.dataset)), sorted(readTable(known.table)));
    }
}

TEST(PublishedRecords, Shapes)
{
    const std::string folder = test::testFile("data/datasets/shapes/data");
    expectKnown(
        {folder + "/test.record", folder + "/test_labels.csv", 4, {{"bar", 3}, {"square", 7}}});
}

TEST(PublishedRecords, RealOnes)
{
    FAULTLINE_NEEDS_REAL(folder, "datasets");
    const std::string raccoons = folder + "/raccoon/data";
    expectKnown({raccoons + "/test.record", raccoons + "/test_labels.csv", 40, {{"raccoon", 44}}});
    expectKnown({folder + "/lucaralves-cola/annotations/test.record", {}, 60, {}});
    const std::string plants = folder + "/i3drobotics-catplant";
    expectKnown(
        {plants + "/test.record", plants + "/test_labels.csv", 11, {{"cat", 8}, {"plant", 55}}});
}

} // namespace
} // namespace faultline
