// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// CreateML, LabelMe, and pictures without annotations.
#include "model/dataset/formats/labelme_annotation.h"
#include "tests/support/event_writer.h"
#include "tests/support/read_dataset.h"

#include <gtest/gtest.h>

#include <cmath>

namespace faultline {
namespace {

using annotation::LabelMeAnnotation;
using annotation::parseLabelMe;
using test::pngOf;
using test::readDatasetIn;
using test::TempFolder;

TEST(CreateMl, TakesCoordinatesAsCentreAndSize)
{
    const TempFolder folder;
    folder.write("train/a.png", pngOf(20, 10));
    folder.write("train/_annotations.createml.json",
                 R"([{"image":"a.png","annotations":[
   {"label":"c\u00e4t","coordinates":{"x":10,"y":5,"width":5,"height":"4"}},
   {"label":"","coordinates":{"x":10,"y":null,"width":5,"height":4}},
   {"label":"none"}]},
  {"image":"gone.png","annotations":[]}, 5, {"annotations":[]}])");
    const DatasetPtr set = readDatasetIn(folder.path(), DatasetFormat::CreateMl);
    ASSERT_NE(set, nullptr);
    ASSERT_EQ(set->imageCount(), 3U);
    EXPECT_EQ(set->source().splits[0].name, "train");
    ASSERT_EQ(set->boxes(0).size(), 2U);
    const BoxRow& box = set->boxes(0)[0];
    EXPECT_FLOAT_EQ(box.xmin, 0.375F);
    EXPECT_FLOAT_EQ(box.xmax, 0.625F);
    EXPECT_FLOAT_EQ(box.ymin, 0.3F);
    EXPECT_EQ(set->classes()[0].name, "c\xC3\xA4t");
    EXPECT_TRUE(set->boxes(0)[1].has(kBoxMalformed));
    EXPECT_TRUE(set->boxes(0)[1].has(kBoxUnlabelled));
    EXPECT_TRUE(set->image(1).has(kImageMissing));
    EXPECT_EQ(set->issues().count(IssueCode::BadRow), 1U);
    EXPECT_EQ(set->issues().count(IssueCode::MissingPart), 2U) << "coordinates, a picture";
}

TEST(CreateMl, SurvivesCutsAndFlippedBytes)
{
    const std::string whole =
        R"([{"image":"a.png","annotations":[{"label":"c","coordinates":{"x":1,"y":2,"width":3,"height":4}}]}])";
    const TempFolder folder;
    folder.write("a.json", whole);
    const auto found = test::datasetsIn(folder.path());
    ASSERT_EQ(found.size(), 1U);
    for (std::size_t at = 0; at < whole.size(); ++at) {
        folder.write("a.json", whole.substr(0, at));
        if (const DatasetPtr set = test::readDataset(*found.front())) {
            EXPECT_GE(set->issues().totalCount(), 1U) << at;
        }
        std::string damaged = whole;
        damaged[at] = static_cast<char>(static_cast<unsigned char>(damaged[at]) ^ 0x11U);
        folder.write("a.json", damaged);
        if (const DatasetPtr set = test::readDataset(*found.front())) {
            EXPECT_LE(set->boxCount(), 1U);
        }
    }
}

const std::string kLabelMe = R"({"version":"5.0.1","flags":{},"shapes":[
 {"label":"cat","points":[[12,9],[2,1]],"group_id":null,"shape_type":"rectangle","flags":{}},
 {"label":"dog","points":[[1,1],[5,1],[5,6]],"shape_type":"polygon"},
 {"label":"ball","points":[[10,5],[13,9]],"shape_type":"circle"},
 {"label":"nose","points":[[3,3]],"shape_type":"point"}],
 "imagePath":"..\\images\\a.png","imageData":"aGVsbG8=","imageHeight":10,"imageWidth":20})";

TEST(LabelMe, MakesABoxOfEveryShapeThatHasOne)
{
    const TempFolder folder;
    folder.write("images/a.png", pngOf(20, 10));
    folder.write("labels/a.json", kLabelMe);
    const DatasetPtr set = readDatasetIn(folder.path(), DatasetFormat::LabelMe);
    ASSERT_NE(set, nullptr);
    ASSERT_EQ(set->imageCount(), 1U);
    EXPECT_EQ(set->name(0), "images/a.png");
    ASSERT_EQ(set->boxes(0).size(), 3U);
    const BoxRow& cat = set->boxes(0)[0];
    EXPECT_FLOAT_EQ(cat.xmin, 0.1F) << "corners in any order";
    EXPECT_FLOAT_EQ(cat.ymax, 0.9F);
    EXPECT_EQ(cat.flags, 0U);
    EXPECT_EQ(set->boxes(0)[1].flags, kBoxPolygon | kBoxFromOutline);
    EXPECT_EQ(set->outline(1).at(0).size(), 3U);
    const BoxRow& ball = set->boxes(0)[2];
    EXPECT_FLOAT_EQ(ball.xmin, 0.25F) << "3-4-5: a radius of five";
    EXPECT_FLOAT_EQ(ball.ymax, 1.0F);
    EXPECT_EQ(set->issues().count(IssueCode::UnsupportedVariant), 1U) << "a point";
}

TEST(LabelMe, SaysWhenThePictureIsOnlyInsideTheFile)
{
    const TempFolder folder;
    folder.write("a.json", kLabelMe);
    const DatasetPtr set = readDatasetIn(folder.path(), DatasetFormat::LabelMe);
    ASSERT_NE(set, nullptr);
    EXPECT_NE(set->image(0).flags & (kImageMissing | kImageOutside), 0U);
    EXPECT_EQ(set->boxes(0).size(), 3U);
}

TEST(LabelMe, SurvivesDepthCutsAndFlippedBytes)
{
    ImportLog issues;
    EXPECT_TRUE(parseLabelMe("{\"shapes\":" + std::string(1'000'000, '['), "a", issues).isBroken);
    for (std::size_t at = 0; at < kLabelMe.size(); ++at) {
        const LabelMeAnnotation cut = parseLabelMe(kLabelMe.substr(0, at), "a", issues);
        EXPECT_LE(cut.shapes.size(), 4U);
        EXPECT_TRUE(cut.isBroken || !cut.isAnnotation) << at;
        std::string damaged = kLabelMe;
        damaged[at] = static_cast<char>(static_cast<unsigned char>(damaged[at]) ^ 0x11U);
        EXPECT_LE(parseLabelMe(damaged, "a", issues).shapes.size(), 5U);
    }
}

TEST(ImageFolder, IsADatasetIfThereIsNothingElseOrMuch)
{
    const TempFolder folder;
    folder.write("train/cat/a.png", pngOf(20, 10));
    folder.write("train/dog/b.png", "no picture");
    folder.write("val/cat/c.jpg", pngOf(20, 10));
    const DatasetPtr set = readDatasetIn(folder.path(), DatasetFormat::ImageFolder);
    ASSERT_NE(set, nullptr);
    ASSERT_EQ(set->imageCount(), 3U);
    EXPECT_EQ(set->source().splits[1].name, "val");
    EXPECT_EQ(set->image(0).flags, kNoAnnotation);
    EXPECT_EQ(set->image(0).width, 20);
    EXPECT_TRUE(set->image(1).has(kImageUnreadable));
    EXPECT_TRUE(set->image(2).has(kFormatMismatch)) << "a PNG called .jpg";

    folder.write("run/events.out.tfevents.1", test::EventWriter().fileVersion().data());
    EXPECT_TRUE(test::datasetsIn(folder.path()).empty()) << "three pictures beside a run";
    for (int i = 0; i < 60; ++i)
        folder.write("train/cat/more" + std::to_string(i) + ".png", "x");
    EXPECT_EQ(test::datasetsIn(folder.path()).size(), 1U);
}

} // namespace
} // namespace faultline
