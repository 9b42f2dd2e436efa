// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/formats/coco_mask.h"
#include "model/io/byte_source.h"
#include "model/io/json_stream.h"
#include "tests/support/event_writer.h"
#include "tests/support/gzip.h"
#include "tests/support/read_artifacts.h"
#include "tests/support/read_dataset.h"
#include "tests/support/shared_data.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

namespace faultline {
namespace {

using annotation::extentOfRuns;
using annotation::runsOfText;
using test::pngOf;
using test::readDatasetIn;
using test::TempFolder;
using testing::ElementsAre;

const std::string kImages = R"("images":[{"id":1,"file_name":"a.png","width":20,"height":10},
 {"id":2.0,"file_name":"sub/b.png","width":20,"height":10}])";
const std::string kCategories = R"("categories":[{"id":7,"name":"cat"},{"id":90,"name":"dog"}])";

std::string boxes(const std::string& list)
{
    return "\"annotations\":[" + list + "]";
}

DatasetPtr read(const std::string& json)
{
    const TempFolder folder;
    folder.write("a.png", pngOf(20, 10));
    folder.write("sub/b.png", pngOf(20, 10));
    folder.write("instances.json", json);
    return readDatasetIn(folder.path(), DatasetFormat::Coco);
}

TEST(Coco, ReadsBoxesWhateverTheOrderOfItsParts)
{
    const std::string annotations = boxes(
        R"({"id":1,"image_id":1,"category_id":90,"bbox":[2,1,10,8.5],"iscrowd":0,
            "segmentation":[[2,1,12,1,12,9.5,2,9.5],[4,4,5,4,5,5]]},
           {"id":2,"image_id":2,"category_id":7,"bbox":[0,0,20,10]})");
    for (const std::string& json :
         {"{" + kImages + "," + annotations + "," + kCategories + "}",
          "{" + annotations + ",\"info\":{\"x\":[1,{}]}," + kCategories + "," + kImages + "}"}) {
        const DatasetPtr set = read(json);
        ASSERT_NE(set, nullptr);
        ASSERT_EQ(set->imageCount(), 2U);
        EXPECT_EQ(set->name(1), "sub/b.png");
        EXPECT_EQ(set->image(0).flags, 0U);
        EXPECT_EQ(set->image(1).id, 2);
        ASSERT_EQ(set->boxes(0).size(), 1U);
        const BoxRow& box = set->boxes(0)[0];
        EXPECT_FLOAT_EQ(box.xmin, 0.1F);
        EXPECT_FLOAT_EQ(box.ymax, 0.95F);
        EXPECT_EQ(box.flags, kBoxPolygon);
        const DatasetClass& dog = set->classes()[static_cast<std::size_t>(box.classIndex)];
        EXPECT_EQ(dog.name, "dog");
        EXPECT_EQ(dog.id, 90);
        const auto rings = set->outline(set->image(0).firstBox);
        ASSERT_EQ(rings.size(), 2U);
        ASSERT_EQ(rings[0].size(), 4U);
        EXPECT_EQ(rings[0][0].x, 6554) << "a tenth of 65535, rounded";
        EXPECT_TRUE(set->issues().empty());
    }
}

TEST(Coco, NamesWhatIsWrongAndKeepsTheRest)
{
    const DatasetPtr set = read("{" + kImages + "," + kCategories + ","
                                + boxes(R"({"id":1,"image_id":99,"category_id":7,"bbox":[1,1,2,2]},
        {"id":2,"image_id":1,"category_id":8,"bbox":[1,1,2,2]},
        {"id":2,"image_id":1,"category_id":7,"bbox":[1,NaN,2,2]},
        {"id":4,"image_id":1,"category_id":7,"bbox":[1,2,3]},
        {"id":5,"image_id":1,"category_id":7,"segmentation":[[1,1,5,1,5,6]]},
        {"id":6,"image_id":1,"category_id":7,"bbox":[]},
        17,
        {"id":8,"image_id":"1","category_id":"7","bbox":[1,1,2,2],"segmentation":[[1,1,2]]})")
                                + "}");
    ASSERT_NE(set, nullptr);
    EXPECT_EQ(set->boxes(0).size(), 5U);
    const auto all = set->boxes(0);
    EXPECT_EQ(set->classes()[static_cast<std::size_t>(all[0].classIndex)].name, "");
    EXPECT_TRUE(all[1].has(kBoxMalformed));
    EXPECT_TRUE(std::isnan(all[2].xmin));
    EXPECT_TRUE(all[3].has(kBoxFromOutline));
    EXPECT_FLOAT_EQ(all[3].ymax, 0.6F);
    EXPECT_EQ(set->issues().count(IssueCode::MissingPart), 2U) << "an image, a category";
    EXPECT_EQ(set->issues().count(IssueCode::DuplicateField), 1U);
    EXPECT_EQ(set->issues().count(IssueCode::BadRow), 1U);
    EXPECT_EQ(set->issues().count(IssueCode::BadValue), 4U);
    EXPECT_TRUE(set->image(0).has(kAnnotationBroken));
    EXPECT_FALSE(set->image(1).has(kAnnotationBroken));
}

TEST(Coco, FlagsIdsThatAreGivenTwice)
{
    const DatasetPtr set = read(R"({"images":[{"id":1,"file_name":"a.png"},
        {"id":1,"file_name":"sub/b.png"},{"id":3,"file_name":"a.png"}],)"
                                + kCategories + "," + boxes("") + "}");
    ASSERT_NE(set, nullptr);
    EXPECT_FALSE(set->image(0).has(kDuplicateId));
    EXPECT_TRUE(set->image(1).has(kDuplicateId));
    EXPECT_TRUE(set->image(2).has(kDuplicateId)) << "the same picture again";
    EXPECT_EQ(set->classes().size(), 2U) << "classes without a box";
}

TEST(Coco, KeepsWhatIsBeforeACut)
{
    const std::string whole = "{" + kImages + "," + kCategories + ","
                              + boxes(R"({"id":1,"image_id":1,"category_id":7,"bbox":[1,1,2,2],
        "segmentation":{"counts":[3,2,195],"size":[10,20]}})")
                              + "}";
    const TempFolder folder;
    folder.write("a.png", pngOf(20, 10));
    const std::string path = folder.write("instances.json", whole);
    const auto found = test::datasetsIn(folder.path());
    ASSERT_EQ(found.size(), 1U);
    for (std::size_t cut = 1; cut < whole.size(); ++cut) {
        folder.write("instances.json", whole.substr(0, cut));
        const DatasetPtr set = test::readDataset(*found.front());
        if (set) {
            EXPECT_LE(set->boxCount(), 1U);
            EXPECT_GE(set->issues().totalCount(), 1U) << cut;
        }
    }
    for (std::size_t at = 0; at < whole.size(); ++at) {
        std::string damaged = whole;
        damaged[at] = static_cast<char>(static_cast<unsigned char>(damaged[at]) ^ 0x21U);
        folder.write("instances.json", damaged);
        const DatasetPtr set = test::readDataset(*found.front());
        if (set) {
            EXPECT_LE(set->boxCount(), 1U) << at;
        }
    }
}

TEST(CocoMask, DecodesBothForms)
{
    // 2 rows by 3 columns, down the columns: 0 1 | 1 1 | 0 0.
    const auto extent = extentOfRuns({1, 3, 2}, 2, 3);
    ASSERT_TRUE(extent);
    EXPECT_EQ(extent->area, 3U);
    EXPECT_EQ(extent->xmin, 0);
    EXPECT_EQ(extent->xmax, 2);
    EXPECT_EQ(extent->ymin, 0) << "the second column is full";
    EXPECT_EQ(extent->ymax, 2);
    const auto column = extentOfRuns({3, 1, 2}, 2, 3);
    ASSERT_TRUE(column);
    EXPECT_EQ(column->ymin, 1);
    EXPECT_FALSE(extentOfRuns({1, 3}, 2, 3)) << "too short";
    EXPECT_FALSE(extentOfRuns({1, -1, 6}, 2, 3));
    EXPECT_FALSE(extentOfRuns({6}, -2, -3));
    EXPECT_FALSE(extentOfRuns({1}, std::int64_t{1} << 60, std::int64_t{1} << 60));
    // tests/dataset/rle_reference.py prints these texts.
    EXPECT_THAT(*runsOfText("132"), ElementsAre(1, 3, 2));
    EXPECT_THAT(*runsOfText("0d14O5"), ElementsAre(0, 52, 4, 51, 9));
    EXPECT_FALSE(runsOfText("P")) << "more is announced than there is";
    EXPECT_FALSE(runsOfText("\x7f"));
    EXPECT_FALSE(runsOfText(std::string(30, 'o')));
}

/// What the lists of a file hold, read with items of at most `mostBytes`.
std::vector<std::string> listsOf(std::string_view text, JsonListsEnd& end,
                                 std::size_t mostBytes = std::size_t{1} << 20,
                                 bool isPacked = false)
{
    const std::string bytes = isPacked ? test::gzipped(text) : std::string(text);
    const auto source = openMemory("x.json", test::asBytes(bytes));
    SilentMonitor monitor;
    StreamWindow window(*source, monitor);
    JsonStream json(window, mostBytes);
    std::vector<std::string> seen;
    end = readJsonLists(
        json, [](std::string_view section) { return section != "skip"; },
        [&](const JsonElement& element) {
            EXPECT_EQ(text.substr(element.offset, element.text.size()), element.text);
            seen.push_back(std::string(element.section) + ":" + std::string(element.text));
        });
    return seen;
}

TEST(JsonStream, GivesTheElementsOfListsAndNothingElse)
{
    JsonListsEnd end{};
    EXPECT_THAT(listsOf(R"( {"a":[1,"x,]",{"b":[2]}, [3] ,null],"skip":[1,{"a":"]"}],"n":{"a":[9]},
                         "s":"[1]","e":[]} )",
                        end),
                ElementsAre("a:1", "a:\"x,]\"", "a:{\"b\":[2]}", "a:[3]", "a:null"));
    EXPECT_EQ(end, JsonListsEnd::Whole);
    EXPECT_THAT(listsOf(R"(["\\","\"]",1])", end), ElementsAre(R"(:"\\")", R"(:"\"]")", ":1"));
    EXPECT_THAT(listsOf("\xEF\xBB\xBF[NaN,-Infinity]", end), ElementsAre(":NaN", ":-Infinity"));
    (void)listsOf("{\"a\":[{\"b\":", end);
    EXPECT_EQ(end, JsonListsEnd::Cut);
    (void)listsOf("hello", end);
    EXPECT_EQ(end, JsonListsEnd::NotJson);
}

TEST(JsonStream, HoldsNoMoreThanAnElement)
{
    constexpr std::size_t kLong = std::size_t{5} << 20;
    // Escapes on both sides of the blocks' borders.
    std::string text = "{\"skip\":[\"";
    for (std::size_t i = 0; i < kLong; ++i)
        text += "\\\"";
    text += "\"],\"n\":{\"deep\":\"" + std::string(kLong, '\\') + "\\\\\"},\"a\":[7,\""
            + std::string(kLong, 'x') + "\",8]}";
    JsonListsEnd end{};
    EXPECT_THAT(listsOf(text, end), ElementsAre("a:7"))
        << "what is not wanted may be of any length";
    EXPECT_EQ(end, JsonListsEnd::TooLarge);
    EXPECT_EQ(listsOf(text, end, 2 * kLong).size(), 3U);
    EXPECT_EQ(end, JsonListsEnd::Whole);
}

TEST(JsonStream, ReadsManyElementsAndDeepOnes)
{
    // Elements across the borders of blocks, a long one that is passed over, and great depth.
    std::string text = "{\"skip\":[" + std::string(3'000'000, '[') + std::string(3'000'000, ']')
                       + "],\"x\":\"" + std::string(2'500'000, 'y') + "\",\"a\":[0";
    for (int i = 1; i < 300'000; ++i)
        text += "," + std::to_string(i);
    text += "]}";
    JsonListsEnd end{};
    const std::vector<std::string> seen = listsOf(text, end);
    EXPECT_EQ(end, JsonListsEnd::Whole);
    ASSERT_EQ(seen.size(), 300'000U);
    EXPECT_EQ(seen.back(), "a:299999");
    EXPECT_EQ(listsOf(text, end, 1 << 20, true).size(), 300'000U);
}

/// Counts and crowds are those of the text.
void expectAsWritten(const std::string& folder, const std::string& file, int width)
{
    const DatasetPtr set = readDatasetIn(folder, DatasetFormat::Coco);
    ASSERT_NE(set, nullptr);
    const std::string text = test::textOfFile(folder + "/annotations/" + file);
    EXPECT_GT(set->boxCount(), 0U);
    EXPECT_EQ(set->boxCount(), test::occurrences(text, "\"image_id\""));
    EXPECT_EQ(set->imageCount(), test::occurrences(text, "\"file_name\""));
    EXPECT_EQ(set->image(0).flags, 0U);
    EXPECT_EQ(set->image(0).width, width);
    std::size_t crowds = 0;
    for (const BoxRow& box : set->allBoxes())
        crowds += box.has(kBoxCrowd) && box.has(kBoxMask) ? 1 : 0;
    EXPECT_EQ(crowds, test::occurrences(text, "\"iscrowd\": 1"));
    EXPECT_TRUE(set->issues().empty()) << "its runs fit its size";
}

TEST(Coco, ReadsTheShapesAndTheRealExampleOfPycococreator)
{
    expectAsWritten(test::testFile("data/datasets/shapes-coco"), "instances_shapes_train.json", 64);
    const std::string real = test::realFile("datasets/pycococreator/example_data");
    if (!real.empty())
        expectAsWritten(real, "coco_example.json", 256);
}

} // namespace
} // namespace faultline
