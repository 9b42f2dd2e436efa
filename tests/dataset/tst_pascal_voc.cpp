// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/formats/voc_annotation.h"
#include "tests/support/event_writer.h"
#include "tests/support/read_artifacts.h"
#include "tests/support/read_dataset.h"
#include "tests/support/shared_data.h"

#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>

namespace faultline {
namespace {

namespace fs = std::filesystem;
using test::pngOf;
using test::readDatasetIn;
using test::TempFolder;

std::string object(std::string_view name, std::string_view box, std::string_view more = {})
{
    return "<object><name>" + std::string(name) + "</name>" + std::string(more) + "<bndbox>"
           + std::string(box) + "</bndbox></object>";
}

std::string corners(std::string_view xmin, std::string_view ymin, std::string_view xmax,
                    std::string_view ymax)
{
    return "<xmin>" + std::string(xmin) + "</xmin><ymin>" + std::string(ymin) + "</ymin><xmax>"
           + std::string(xmax) + "</xmax><ymax>" + std::string(ymax) + "</ymax>";
}

std::string annotation(std::string_view file, int width, int height, std::string_view objects)
{
    return "<annotation><folder>x</folder><filename>" + std::string(file)
           + "</filename><size><width>" + std::to_string(width) + "</width><height>"
           + std::to_string(height) + "</height><depth>3</depth></size>" + std::string(objects)
           + "</annotation>";
}

TEST(PascalVoc, ReadsBoxesAsTheyAreWritten)
{
    const TempFolder folder;
    folder.write("a.png", pngOf(20, 10));
    folder.write("a.xml",
                 annotation("a.png", 20, 10,
                            object("cat", corners("2", "1", "12", "9.5"),
                                   "<truncated>1</truncated><difficult>0</difficult>")
                                + object("dog", corners("18", "8", "4", "2"),
                                         "<difficult>1</difficult><occluded>1</occluded>")));
    const DatasetPtr set = readDatasetIn(folder.path(), DatasetFormat::PascalVoc);
    ASSERT_NE(set, nullptr);
    ASSERT_EQ(set->imageCount(), 1U);
    EXPECT_EQ(set->name(0), "a.png");
    EXPECT_EQ(set->annotation(0), "a.xml");
    const ImageRow& row = set->image(0);
    EXPECT_EQ(row.width, 20);
    EXPECT_EQ(row.statedHeight, 10);
    EXPECT_EQ(row.flags, 0U);
    EXPECT_EQ(row.format, ImageFormat::Png);
    ASSERT_EQ(set->boxes(0).size(), 2U);
    const BoxRow& cat = set->boxes(0)[0];
    EXPECT_FLOAT_EQ(cat.xmin, 0.1F);
    EXPECT_FLOAT_EQ(cat.ymin, 0.1F);
    EXPECT_FLOAT_EQ(cat.xmax, 0.6F);
    EXPECT_FLOAT_EQ(cat.ymax, 0.95F);
    EXPECT_EQ(cat.flags, kBoxTruncated);
    const BoxRow& dog = set->boxes(0)[1];
    EXPECT_GT(dog.xmin, dog.xmax) << "swapped corners stay swapped";
    EXPECT_EQ(dog.flags, kBoxDifficult | kBoxOccluded);
    EXPECT_EQ(set->classes()[static_cast<std::size_t>(dog.classIndex)].name, "dog");
    EXPECT_TRUE(set->issues().empty());
}

TEST(PascalVoc, TakesTheSizeOfThePictureWhereNoneIsStated)
{
    const TempFolder folder;
    folder.write("a.png", pngOf(20, 10));
    folder.write("a.xml", annotation("a.png", 0, 0, object("c", corners("5", "5", "10", "10"))));
    folder.write("b.xml", annotation("b.png", 0, 0, object("c", corners("5", "5", "10", "10"))));
    const DatasetPtr set = readDatasetIn(folder.path(), DatasetFormat::PascalVoc);
    ASSERT_NE(set, nullptr);
    ASSERT_EQ(set->imageCount(), 2U);
    EXPECT_FLOAT_EQ(set->boxes(0)[0].xmin, 0.25F);
    EXPECT_EQ(set->image(0).statedWidth, 0);
    EXPECT_TRUE(set->image(1).has(kImageMissing));
    EXPECT_TRUE(set->boxes(1)[0].has(kBoxPixels));
    EXPECT_FLOAT_EQ(set->boxes(1)[0].xmin, 5.0F);
}

TEST(PascalVoc, NamesWhatIsWrongAndKeepsTheRest)
{
    const TempFolder folder;
    folder.write("a.png", pngOf(20, 10));
    folder.write("a.xml", annotation("a.png", 20, 10,
                                     object("c", corners("ten", "1", "2", "3"))
                                         + object("", corners("1", "1", "2", "3"))
                                         + "<object><name>no box</name></object>"
                                         + object("good", corners("1", "1", "2", "3"))));
    const DatasetPtr set = readDatasetIn(folder.path(), DatasetFormat::PascalVoc);
    ASSERT_NE(set, nullptr);
    ASSERT_EQ(set->boxes(0).size(), 3U);
    EXPECT_TRUE(std::isnan(set->boxes(0)[0].xmin));
    EXPECT_TRUE(set->boxes(0)[0].has(kBoxMalformed));
    EXPECT_TRUE(set->boxes(0)[1].has(kBoxUnlabelled));
    EXPECT_TRUE(set->image(0).has(kAnnotationBroken));
    EXPECT_EQ(set->issues().count(IssueCode::BadValue), 1U);
    EXPECT_EQ(set->issues().count(IssueCode::MissingPart), 2U);
}

TEST(PascalVoc, FindsAPictureByTheNameOfItsAnnotation)
{
    const TempFolder folder;
    folder.write("JPEGImages/a.png", pngOf(4, 4));
    folder.write("Annotations/a.xml", annotation("wrong.jpg", 4, 4, ""));
    folder.write("JPEGImages/b.png", pngOf(4, 4));
    folder.write("Annotations/b.xml", annotation("C:\\Users\\x\\b.png", 4, 4, ""));
    const DatasetPtr set = readDatasetIn(folder.path(), DatasetFormat::PascalVoc);
    ASSERT_NE(set, nullptr);
    EXPECT_EQ(set->name(0), "JPEGImages/a.png");
    EXPECT_EQ(set->name(1), "JPEGImages/b.png");
    EXPECT_EQ(set->image(1).flags, 0U);
}

TEST(PascalVoc, NeverLeavesTheFolder)
{
    const TempFolder folder;
    folder.write("secret.png", pngOf(4, 4));
    folder.write("set/x.png", pngOf(4, 4));
    folder.write("set/x.xml", annotation("x.png", 4, 4, ""));
    folder.write("set/a.xml", annotation("../secret.png", 4, 4, ""));
    folder.write("set/b.xml", annotation(folder.path() + "/secret.png", 4, 4, ""));
    fs::create_symlink("../secret.png", folder.path() + "/set/link.png");
    folder.write("set/c.xml", annotation("link.png", 4, 4, ""));
    const DatasetPtr set = readDatasetIn(folder.path() + "/set", DatasetFormat::PascalVoc);
    ASSERT_NE(set, nullptr);
    ASSERT_EQ(set->imageCount(), 4U);
    EXPECT_TRUE(set->image(0).has(kImageOutside));
    EXPECT_TRUE(set->image(1).has(kImageMissing)) << "another machine's path: looked for here";
    EXPECT_TRUE(set->image(2).has(kImageOutside));
    EXPECT_FALSE(set->readImage(0));
    EXPECT_FALSE(set->readImage(2));
    EXPECT_TRUE(set->readImage(3));
}

TEST(PascalVoc, FollowsTheListsOfImageSets)
{
    const TempFolder folder;
    for (const char* name : {"a", "b", "c"}) {
        folder.write(std::string("VOC/JPEGImages/") + name + ".png", pngOf(4, 4));
        folder.write(std::string("VOC/Annotations/") + name + ".xml",
                     annotation(std::string(name) + ".png", 4, 4, ""));
    }
    folder.write("VOC/ImageSets/Main/train.txt", "a\n");
    folder.write("VOC/ImageSets/Main/val.txt", "b\n../../etc/passwd\n");
    folder.write("VOC/ImageSets/Main/cat_train.txt", "a -1\n");
    const DatasetPtr set = readDatasetIn(folder.path(), DatasetFormat::PascalVoc);
    ASSERT_NE(set, nullptr);
    ASSERT_EQ(set->imageCount(), 3U);
    ASSERT_EQ(set->source().splits.size(), 3U);
    EXPECT_EQ(set->source().splits[0].name, "train");
    EXPECT_EQ(set->image(0).split, 0);
    EXPECT_EQ(set->image(1).split, 1);
    EXPECT_EQ(set->image(2).split, 2) << "in no list";
    EXPECT_EQ(set->issues().count(IssueCode::BadRow), 1U);
}

TEST(PascalVoc, ExpandsNoEntities)
{
    std::string text = "<?xml version=\"1.0\"?><!DOCTYPE annotation [<!ENTITY a \"aaaaaaaaaa\">";
    for (char c = 'b'; c < 'k'; ++c) {
        const std::string before = std::string("&") + static_cast<char>(c - 1) + ";";
        text += std::string("<!ENTITY ") + c + " \"" + before + before + before + before + before
                + before + before + before + before + before + "\">";
    }
    text += "<!ENTITY file SYSTEM \"file:///etc/passwd\">]>"
            + annotation("&j;&file;", 4, 4, object("&j;", corners("1", "1", "2", "2")));
    ImportLog issues;
    const VocAnnotation read = parseVoc(text, "a.xml", issues);
    EXPECT_TRUE(read.isAnnotation);
    EXPECT_LT(read.fileName.size(), 20U);
}

TEST(PascalVoc, SurvivesDepthCutsAndFlippedBytes)
{
    ImportLog issues;
    std::string deep = "<annotation>";
    for (int i = 0; i < 200'000; ++i)
        deep += "<object>";
    EXPECT_TRUE(parseVoc(deep, "a.xml", issues).isBroken);
    const std::string text =
        annotation("a.png", 20, 10, object("cat", corners("2", "1", "12", "9.5")));
    const VocAnnotation whole = parseVoc(text, "a.xml", issues);
    ASSERT_EQ(whole.objects.size(), 1U);
    for (std::size_t cut = 0; cut < text.size(); ++cut) {
        const VocAnnotation read = parseVoc(text.substr(0, cut), "a.xml", issues);
        EXPECT_TRUE(read.isBroken) << cut;
        EXPECT_LE(read.objects.size(), 1U);
    }
    for (std::size_t at = 0; at < text.size(); ++at) {
        for (unsigned bit = 0; bit < 8; ++bit) {
            std::string damaged = text;
            damaged[at] = static_cast<char>(static_cast<unsigned char>(damaged[at]) ^ (1U << bit));
            EXPECT_LE(parseVoc(damaged, "a.xml", issues).objects.size(), 1U);
        }
    }
}

void expectCountedFiles(const std::string& folder)
{
    std::size_t files = 0;
    std::size_t objects = 0;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.path().extension() != ".xml")
            continue;
        ++files;
        objects += test::occurrences(test::textOfFile(entry.path()), "<object>");
    }
    const DatasetPtr set = readDatasetIn(folder, DatasetFormat::PascalVoc);
    ASSERT_NE(set, nullptr);
    EXPECT_GT(files, 0U);
    EXPECT_EQ(set->imageCount(), files);
    EXPECT_EQ(set->boxCount(), objects);
    EXPECT_TRUE(set->issues().empty()) << folder;
    for (std::size_t i = 0; i < set->imageCount(); ++i) {
        EXPECT_EQ(set->image(i).flags & (kImageMissing | kImageUnreadable), 0U) << set->name(i);
        EXPECT_GT(set->image(i).width, 0) << set->name(i);
    }
}

TEST(PascalVoc, CountsOwnAndRealSets)
{
    expectCountedFiles(test::testFile("data/datasets/shapes"));
    for (const char* relative : {"datasets/raccoon", "datasets/lucaralves-cola"}) {
        if (const std::string folder = test::realFile(relative); !folder.empty())
            expectCountedFiles(folder);
    }
}

} // namespace
} // namespace faultline
