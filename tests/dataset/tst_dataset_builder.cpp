// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/dataset_builder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace faultline {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

DatasetSource sourceOf(DatasetFormat format = DatasetFormat::PascalVoc)
{
    DatasetSource source;
    source.format = format;
    source.root = "/set";
    source.splits = {{.name = "train", .paths = {}, .imageRoot = {}}};
    return source;
}

BoxRow boxOf(DatasetPart& part, std::string_view name, std::optional<std::int64_t> id = {},
             float xmin = 0.0F)
{
    BoxRow box{.xmin = xmin, .ymin = 0.0F, .xmax = 1.0F, .ymax = 1.0F};
    box.classIndex = part.classIndex(name, id);
    return box;
}

ImageRow fileRow()
{
    ImageRow row;
    row.container = ImageRow::kOwnFile;
    return row;
}

TEST(DatasetPart, GivesAClassOneIndexByNameAndId)
{
    DatasetPart part;
    const std::int32_t cat = part.classIndex("cat", std::nullopt);
    EXPECT_EQ(part.classIndex("cat", std::nullopt), cat);
    EXPECT_NE(part.classIndex("cat", 1), cat) << "an id that others lack is another class";
    EXPECT_NE(part.classIndex("", 1), part.classIndex("cat", 1));
    // Beyond those that are searched one by one.
    std::vector<std::int32_t> many;
    for (int i = 0; i < 40; ++i)
        many.push_back(part.classIndex("c" + std::to_string(i), i));
    for (int i = 0; i < 40; ++i)
        EXPECT_EQ(part.classIndex("c" + std::to_string(i), i), many[static_cast<std::size_t>(i)]);
}

TEST(DatasetBuilder, JoinsPartsAndTheirIndices)
{
    DatasetBuilder builder(sourceOf());
    DatasetPart first;
    const std::vector<BoxRow> dog{boxOf(first, "dog")};
    first.addImage(fileRow(), "a.jpg", "a.xml", dog);
    first.addImage(fileRow(), "b.jpg", "", {});
    DatasetPart second; // its class 0 is another one
    const std::vector<BoxRow> two{boxOf(second, "cat", {}, 0.25F), boxOf(second, "dog", {}, 0.5F)};
    second.addImage(fileRow(), "c.jpg", "c.xml", two);
    builder.append(std::move(first));
    builder.append(std::move(second));
    EXPECT_EQ(builder.imageCount(), 3U);
    const DatasetPtr set = builder.finish(true);
    ASSERT_EQ(set->imageCount(), 3U);
    EXPECT_EQ(set->boxCount(), 3U);
    EXPECT_TRUE(set->isComplete());
    EXPECT_EQ(set->name(0), "a.jpg");
    EXPECT_EQ(set->annotation(1), "");
    EXPECT_EQ(set->name(2), "c.jpg");
    EXPECT_EQ(set->annotation(2), "c.xml");
    EXPECT_TRUE(set->boxes(1).empty());
    ASSERT_EQ(set->boxes(2).size(), 2U);
    EXPECT_EQ(set->boxes(2)[0].xmin, 0.25F);
    const auto nameOf = [&set](const BoxRow& box) {
        return set->classes()[static_cast<std::size_t>(box.classIndex)].name;
    };
    EXPECT_EQ(nameOf(set->boxes(0)[0]), "dog");
    EXPECT_EQ(nameOf(set->boxes(2)[0]), "cat");
    EXPECT_EQ(nameOf(set->boxes(2)[1]), "dog");
    ASSERT_EQ(set->classes().size(), 2U);
    EXPECT_EQ(set->classes()[0].boxCount, 2U);
    EXPECT_EQ(set->classes()[1].boxCount, 1U);
}

TEST(DatasetBuilder, GivesEachBoxItsOutlineWhereverOutlinesBegin)
{
    DatasetBuilder builder(sourceOf(DatasetFormat::Coco));
    DatasetPart plain;
    const std::vector<BoxRow> one{boxOf(plain, "cat")};
    plain.addImage(fileRow(), "a.jpg", "", one);
    DatasetPart drawn;
    const std::vector<BoxRow> two{boxOf(drawn, "cat"), boxOf(drawn, "cat")};
    const std::vector<OutlinePoint> ring{{1, 2}, {3, 4}, {5, 6}};
    const std::vector<OutlinePoint> other{{7, 8}, {9, 10}, {11, 12}, {13, 14}};
    const std::vector<DatasetPart::Outline> outlines{{.rings = {}}, {.rings = {ring, other}}};
    drawn.addImage(fileRow(), "b.jpg", "", two, outlines);
    DatasetPart last;
    const std::vector<BoxRow> three{boxOf(last, "cat")};
    last.addImage(fileRow(), "c.jpg", "", three);
    builder.append(std::move(plain));
    builder.append(std::move(drawn));
    builder.append(std::move(last));
    const DatasetPtr set = builder.finish(true);
    EXPECT_THAT(set->outline(0), IsEmpty());
    EXPECT_THAT(set->outline(1), IsEmpty());
    const auto rings = set->outline(2);
    ASSERT_EQ(rings.size(), 2U);
    ASSERT_EQ(rings[0].size(), 3U);
    EXPECT_EQ(rings[0][2].y, 6);
    ASSERT_EQ(rings[1].size(), 4U);
    EXPECT_EQ(rings[1][0].x, 7);
    EXPECT_THAT(set->outline(3), IsEmpty());
}

TEST(DatasetBuilder, CutsNamesAtNulsAndKeepsThemApart)
{
    DatasetBuilder builder(sourceOf());
    DatasetPart part;
    part.addImage(fileRow(), std::string_view("a\0b.jpg", 7), "", {});
    part.addImage(fileRow(), "", "", {});
    part.addImage(fileRow(), "c.jpg", "", {});
    builder.append(std::move(part));
    const DatasetPtr set = builder.finish(true);
    EXPECT_EQ(set->name(0), "a");
    EXPECT_EQ(set->name(1), "");
    EXPECT_EQ(set->name(2), "c.jpg");
}

TEST(DatasetBuilder, CountsRecordsFromTheStartOfTheirShard)
{
    DatasetPart part;
    for (int i = 0; i < 2; ++i) {
        ImageRow row;
        row.id = i;
        part.addImage(row, "", "", {});
    }
    part.shiftIds(100);
    DatasetBuilder builder(sourceOf(DatasetFormat::TfRecord));
    EXPECT_EQ(builder.addContainer("/set/a.record"), 0U);
    EXPECT_EQ(builder.addContainer("/set/b.record"), 1U);
    builder.append(std::move(part));
    builder.setFlag(1, kImageCut);
    EXPECT_TRUE(builder.image(1).has(kImageCut));
    const DatasetPtr set = builder.finish(false);
    EXPECT_FALSE(set->isComplete());
    EXPECT_EQ(set->image(0).id, 100);
    EXPECT_EQ(set->recordId(1), "a.record#101");
    EXPECT_FALSE(set->image(0).has(kImageCut));
    EXPECT_THAT(set->containers(), ElementsAre("/set/a.record", "/set/b.record"));
}

TEST(DatasetBuilder, LooksLabelsUpByNameAndElseById)
{
    DatasetBuilder builder(sourceOf());
    DatasetPart part;
    const std::vector<BoxRow> boxes{boxOf(part, "cat", 7), boxOf(part, "", 2), boxOf(part, "cow")};
    part.addImage(fileRow(), "a.jpg", "", boxes);
    builder.append(std::move(part));
    const std::vector<std::pair<std::int64_t, std::string>> items{
        {1, "cat"}, {2, "dog"}, {3, "bird"}};
    builder.setLabelMap(items);
    const DatasetPtr set = builder.finish(true);
    ASSERT_EQ(set->classes().size(), 4U);
    EXPECT_EQ(set->classes()[0].mapId, 1) << "the name counts, not the 7 beside it";
    EXPECT_EQ(set->classes()[0].id, 7);
    EXPECT_EQ(set->classes()[1].name, "dog") << "an id alone gets the map's name";
    EXPECT_EQ(set->classes()[1].mapId, 2);
    EXPECT_EQ(set->classes()[2].mapId, std::nullopt);
    EXPECT_EQ(set->classes()[3].name, "bird") << "what no box uses is a class too";
    EXPECT_EQ(set->classes()[3].boxCount, 0U);
}

TEST(DatasetBuilder, TakesTheDisplayNameWhereOnlyThatIsUsed)
{
    const auto labelled = [](const char* written) {
        DatasetBuilder builder(sourceOf());
        DatasetPart part;
        const std::vector<BoxRow> boxes{boxOf(part, written)};
        part.addImage(fileRow(), "a.jpg", "", boxes);
        builder.append(std::move(part));
        LabelMapItem item;
        item.id = 4;
        item.name = "/m/01yrx";
        item.displayName = "Cat";
        builder.setLabelMap(std::span<const LabelMapItem>(&item, 1));
        return builder.finish(true);
    };
    EXPECT_EQ(labelled("Cat")->classes()[0].mapId, 4);
    EXPECT_EQ(labelled("/m/01yrx")->classes()[0].mapId, 4);
    const DatasetPtr neither = labelled("cat");
    EXPECT_EQ(neither->classes()[0].mapId, std::nullopt) << "case counts";
    ASSERT_EQ(neither->classes().size(), 2U);
    EXPECT_EQ(neither->classes()[1].name, "/m/01yrx");
}

TEST(DatasetBuilder, KeepsIssuesOfPartsAndItsOwn)
{
    DatasetBuilder builder(sourceOf());
    DatasetPart part;
    part.addIssue({.code = IssueCode::BadRow,
                   .path = "/set/a.csv",
                   .offsetBytes = 12,
                   .bytesLost = 3,
                   .detail = verbatim("x")});
    builder.append(std::move(part));
    builder.addIssue({.code = IssueCode::MissingPart,
                      .path = "/set",
                      .offsetBytes = {},
                      .bytesLost = 0,
                      .detail = {}});
    builder.addSourceBytes(40);
    builder.addSourceBytes(2);
    const DatasetPtr set = builder.finish(true);
    EXPECT_EQ(set->issues().totalCount(), 2U);
    EXPECT_EQ(set->issues().bytesLost(), 3U);
    EXPECT_EQ(set->sourceBytes(), 42U);
}

} // namespace
} // namespace faultline
