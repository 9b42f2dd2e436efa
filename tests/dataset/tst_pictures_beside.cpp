// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/dataset/pictures_beside.h"
#include "tests/support/event_writer.h"
#include "tests/support/read_artifacts.h"
#include "tests/support/read_dataset.h"
#include "tests/support/shared_data.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <ostream>

// Annotations that are opened without their pictures.

namespace faultline {
namespace {

namespace fs = std::filesystem;
using test::datasetsIn;
using test::pngOf;
using test::readDataset;
using test::TempFolder;
using testing::ElementsAre;
using testing::IsEmpty;

const std::string kVocBeside =
    "<annotation><filename>a.png</filename><size><width>4</width><height>6"
    "</height></size><object><name>c</name><bndbox><xmin>1</xmin><ymin>1"
    "</ymin><xmax>2</xmax><ymax>3</ymax></bndbox></object></annotation>";
const std::string kTable = "filename,width,height,class,xmin,ymin,xmax,ymax\na.png,4,6,c,0,0,1,1\n";
const std::string kCoco =
    R"({"images":[{"id":1,"file_name":"a.png","width":4,"height":6}],"categories":[{"id":1,"name":"c"}],)"
    R"("annotations":[{"id":1,"image_id":1,"category_id":1,"bbox":[0,0,2,2]}]})";
const std::string kCreateMl =
    R"([{"image":"a.png","annotations":[{"label":"c","coordinates":{"x":2,"y":2,"width":2,"height":2}}]}])";
const std::string kLabelMeBeside =
    R"({"version":"5","imagePath":"../pics/a.png","imageWidth":4,"imageHeight":6,"shapes":[{"label":"c",)"
    R"("shape_type":"rectangle","points":[[0,0],[2,2]]}]})";
const std::string kYolo = "0 0.5 0.5 0.5 0.5\n";

struct Layout {
    const char* name;
    const char* annotation; ///< path of the file
    const std::string& text;
    const char* picture;
    const char* opened; ///< what the user points at
    const char* root;   ///< where pictures are said to come from
};

void PrintTo(const Layout& layout, std::ostream* out)
{
    *out << layout.name;
}

class PicturesBeside : public testing::TestWithParam<Layout> {};

TEST_P(PicturesBeside, AreFoundOpenedAndSaid)
{
    const Layout& layout = GetParam();
    const TempFolder folder;
    folder.write(layout.annotation, layout.text);
    folder.write(layout.picture, pngOf(4, 6));
    const auto found = datasetsIn(folder.path() + "/" + layout.opened);
    ASSERT_EQ(found.size(), 1U);
    const std::string root = folder.path() + (*layout.root != '\0' ? "/" : "") + layout.root;
    EXPECT_THAT(found.front()->picturesBeside, ElementsAre(root));
    const DatasetPtr set = readDataset(*found.front());
    ASSERT_NE(set, nullptr);
    ASSERT_EQ(set->imageCount(), 1U);
    EXPECT_EQ(set->image(0).width, 4);
    EXPECT_EQ(set->image(0).height, 6);
    EXPECT_FALSE(set->image(0).has(kImageMissing));
    EXPECT_FALSE(set->image(0).has(kImageOutside));
    EXPECT_EQ(set->boxCount(), 1U);
    EXPECT_EQ(set->name(0), fs::path(folder.path() + "/" + layout.picture)
                                .lexically_relative(found.front()->root)
                                .string());
}

INSTANTIATE_TEST_SUITE_P(
    OfEveryForm, PicturesBeside,
    testing::Values(
        Layout{"VocFolder", "Annotations/a.xml", kVocBeside, "JPEGImages/a.png", "Annotations",
               "JPEGImages"},
        Layout{"VocFile", "annotations/a.xml", kVocBeside, "images/a.png", "annotations/a.xml",
               "images"},
        Layout{"VocWithAnyNeighbour", "xml/a.xml", kVocBeside, "summer/a.png", "xml", "summer"},
        Layout{"VocSplit", "annotations/train/a.xml", kVocBeside, "images/train/a.png",
               "annotations/train", "images/train"},
        Layout{"VocBelowItsPictures", "set/annotations/a.xml", kVocBeside, "set/a.png",
               "set/annotations", "set"},
        Layout{"Yolo", "labels/a.txt", kYolo, "images/a.png", "labels", "images"},
        Layout{"YoloFile", "labels/a.txt", kYolo, "images/a.png", "labels/a.txt", "images"},
        Layout{"YoloSplit", "labels/val/a.txt", kYolo, "images/val/a.png", "labels/val",
               "images/val"},
        Layout{"CocoFolder", "annotations/instances_train2017.json", kCoco, "train2017/a.png",
               "annotations", "train2017"},
        Layout{"CocoFile", "annotations/instances_val2017.json", kCoco, "images/val2017/a.png",
               "annotations/instances_val2017.json", "images/val2017"},
        Layout{"Table", "data/labels.csv", kTable, "images/a.png", "data/labels.csv", "images"},
        Layout{"CreateMl", "annotations/a.json", kCreateMl, "images/a.png", "annotations",
               "images"},
        Layout{"LabelMe", "json/a.json", kLabelMeBeside, "pics/a.png", "json", "pics"}),
    [](const testing::TestParamInfo<Layout>& layout) { return std::string(layout.param.name); });

TEST(PicturesBesideAnnotations, AreNotSearchedForWhereThePicturesWereOpened)
{
    const TempFolder folder;
    folder.write("set/annotations/a.xml", kVocBeside);
    folder.write("set/pictures/a.png", pngOf(4, 6));
    folder.write("images/a.png", pngOf(2, 2));
    const auto found = datasetsIn(folder.path() + "/set");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_THAT(found.front()->picturesBeside, IsEmpty());
    EXPECT_EQ(found.front()->root, folder.path() + "/set");
}

TEST(PicturesBesideAnnotations, NeverClimbAboveTheFolderThatHoldsTheAnnotations)
{
    const TempFolder folder;
    folder.write("set/boxes/a.xml", kVocBeside);
    folder.write("images/a.png", pngOf(4, 6));
    const auto found = datasetsIn(folder.path() + "/set/boxes");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_THAT(found.front()->picturesBeside, IsEmpty());
    const DatasetPtr set = readDataset(*found.front());
    ASSERT_NE(set, nullptr);
    EXPECT_TRUE(set->image(0).has(kImageMissing));
}

TEST(PicturesBesideAnnotations, NamesThatClimbCountByTheirLastPart)
{
    const TempFolder folder;
    folder.write("set/boxes/empty", "");
    folder.write("secret/a.png", "x");
    folder.write("set/pictures/a.png", "x");
    const std::string boxes = folder.path() + "/set/boxes";
    EXPECT_EQ(picturesBeside({.names = {"../../secret/a.png"}, .areStems = false}, boxes),
              folder.path() + "/set/pictures");
    EXPECT_EQ(picturesBeside({.names = {"../../secret/b.png"}, .areStems = false}, boxes),
              std::nullopt);
    EXPECT_EQ(picturesBeside({.names = {}, .areStems = false}, boxes), std::nullopt);
}

TEST(PicturesBesideAnnotations, AreTheFolderThatHasMostOfThem)
{
    const TempFolder folder;
    folder.write("boxes/empty", "");
    folder.write("images/1.png", "x"); // a name that many sets have
    for (const char* name : {"other/1.png", "other/2.png", "other/3.png", "zoo/1.png"})
        folder.write(name, "x");
    EXPECT_EQ(
        picturesBeside({.names = {"1", "2", "3", "4"}, .areStems = true}, folder.path() + "/boxes"),
        folder.path() + "/other");
}

TEST(PicturesBesideAnnotations, AreNotGuessedFromOneCommonName)
{
    const TempFolder folder;
    folder.write("mine/empty", "");
    folder.write("others/1.png", "x");
    folder.write("others/2.png", "x");
    folder.write("1.png", "x");
    const std::string mine = folder.path() + "/mine";
    EXPECT_EQ(picturesBeside({.names = {"1"}, .areStems = true}, mine), std::nullopt);
    EXPECT_EQ(picturesBeside({.names = {"1", "2"}, .areStems = true}, mine),
              folder.path() + "/others");
}

TEST(PicturesBesideAnnotations, BringTheNamesOfClassesOfYolo)
{
    const TempFolder folder;
    folder.write("labels/a.txt", kYolo);
    folder.write("images/a.png", pngOf(4, 6));
    folder.write("data.yaml", "train: images\nnc: 1\nnames: [raccoon]\n");
    const auto found = datasetsIn(folder.path() + "/labels");
    ASSERT_EQ(found.size(), 1U);
    const DatasetPtr set = readDataset(*found.front());
    ASSERT_NE(set, nullptr);
    ASSERT_EQ(set->classes().size(), 1U);
    EXPECT_EQ(set->classes().front().name, "raccoon");
}

TEST(PicturesBesideAnnotations, OfTheShapesAndTheRealRaccoons)
{
    for (const test::SampleFolder& folder :
         test::ownAndReal("data/datasets/shapes/annotations", "datasets/raccoon/annotations")) {
        const auto found = datasetsIn(folder.path);
        ASSERT_EQ(found.size(), 1U) << folder.path;
        const DatasetPtr set = readDataset(*found.front());
        ASSERT_NE(set, nullptr);
        EXPECT_EQ(set->imageCount(), folder.isReal ? 200U : 12U);
        for (std::size_t i = 0; i < set->imageCount(); ++i)
            EXPECT_FALSE(set->image(i).has(kImageMissing) || set->image(i).has(kImageOutside))
                << set->name(i);
    }
}

} // namespace
} // namespace faultline
