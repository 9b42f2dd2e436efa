// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/statistics/compare_datasets.h"
#include "tests/support/dataset_maker.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace faultline {
namespace {

using test::DatasetMaker;
using Kind = DatasetChange::Kind;

struct Version {
    int images = 100;
    std::uint16_t width = 640;
    std::uint16_t height = 480;
    int boxesEach = 2;
    float side = 0.3F;
    std::string name = "cat";
    std::uint32_t recordBytes = 1000;
};

DatasetStatistics statisticsOf(const Version& version)
{
    DatasetMaker maker;
    for (int i = 0; i < version.images; ++i) {
        maker.picture(std::to_string(i), version.width, version.height);
        maker.row().recordBytes = version.recordBytes;
        for (int box = 0; box < version.boxesEach; ++box) {
            const float at = 0.01F * static_cast<float>(box);
            maker.box(version.name, at, at, at + version.side, at + version.side);
        }
    }
    return computeStatistics(*maker.make());
}

const DatasetChange* find(const std::vector<DatasetChange>& changes, Kind kind)
{
    const auto at = std::find_if(changes.begin(), changes.end(),
                                 [kind](const DatasetChange& one) { return one.kind == kind; });
    return at == changes.end() ? nullptr : &*at;
}

std::vector<DatasetChange> changes(const Version& before, const Version& after)
{
    return compareDatasets(statisticsOf(before), statisticsOf(after));
}

TEST(CompareDatasets, SameOnesDifferInNothing)
{
    EXPECT_TRUE(changes({}, {}).empty());
}

TEST(CompareDatasets, SmallDifferencesAreNotTold)
{
    EXPECT_TRUE(changes({}, {.images = 105, .width = 650, .recordBytes = 1080}).empty());
}

TEST(CompareDatasets, GrownPicturesComeFirst)
{
    const auto told = changes({}, {.images = 130, .width = 1920, .height = 1080});
    ASSERT_FALSE(told.empty());
    EXPECT_EQ(told[0].kind, Kind::Resolution);
    EXPECT_EQ(toEnglish(told[0].sentence),
              "Images grew: the median is 1,920 x 1,080, it was 640 x 480.");
    ASSERT_NE(find(told, Kind::Images), nullptr);
    EXPECT_EQ(toEnglish(find(told, Kind::Images)->sentence),
              "There are more images: 130, there were 100.");
    EXPECT_TRUE(std::is_sorted(told.begin(), told.end(),
                               [](const auto& a, const auto& b) { return a.weight > b.weight; }));
}

TEST(CompareDatasets, CrowdedPicturesAndRecords)
{
    const auto told = changes({}, {.boxesEach = 6, .recordBytes = 4000});
    ASSERT_NE(find(told, Kind::CrowdedImages), nullptr);
    EXPECT_EQ(find(told, Kind::CrowdedImages)->after, 6);
    ASSERT_NE(find(told, Kind::BoxesPerImage), nullptr);
    ASSERT_NE(find(told, Kind::RecordBytes), nullptr);
    EXPECT_EQ(find(told, Kind::Resolution), nullptr);
}

TEST(CompareDatasets, ObjectsThatShrank)
{
    const auto told = changes({.side = 0.3F}, {.side = 0.05F});
    ASSERT_NE(find(told, Kind::SmallBoxes), nullptr);
    EXPECT_EQ(find(told, Kind::SmallBoxes)->before, 0.0);
    EXPECT_EQ(find(told, Kind::SmallBoxes)->after, 1.0);
    ASSERT_NE(find(told, Kind::BoxSize), nullptr);
}

TEST(CompareDatasets, ClassesThatCameAndWent)
{
    const auto told = changes({.name = "cat"}, {.name = "dog"});
    ASSERT_NE(find(told, Kind::NewClass), nullptr);
    EXPECT_EQ(find(told, Kind::NewClass)->subject, "dog");
    ASSERT_NE(find(told, Kind::VanishedClass), nullptr);
    EXPECT_EQ(find(told, Kind::VanishedClass)->subject, "cat");
    EXPECT_LT(find(told, Kind::NewClass) - told.data(), 2);
}

} // namespace
} // namespace faultline
