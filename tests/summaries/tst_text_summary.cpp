// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/text_summary.h"
#include "tests/summaries/value_files.h"

#include <gmock/gmock.h>

namespace {

using namespace faultline;
using namespace faultline::test;
using testing::ElementsAre;

TEST(TextSummary, ReadsWhatTrainersWrite)
{
    const Result<TextSummary> torch = readTextSummary(valueFile("torch-text"));
    ASSERT_TRUE(torch) << toEnglish(torch.error().detail);
    EXPECT_FALSE(torch->isTable());
    EXPECT_THAT(torch->cells, ElementsAre("# Title\n\n`lr` is **0.1**"));
    EXPECT_FALSE(torch->isCut);

    const Result<TextSummary> scalar = readTextSummary(valueFile("tf-text"));
    ASSERT_TRUE(scalar);
    EXPECT_TRUE(scalar->shape.empty());
    EXPECT_THAT(scalar->cells, ElementsAre("one text, \xC3\xA4\xE2\x82\xAC"));
}

TEST(TextSummary, OneDimensionIsAColumn)
{
    const Result<TextSummary> list = readTextSummary(valueFile("tf-text-list"));
    ASSERT_TRUE(list);
    EXPECT_EQ(list->rows, 3U);
    EXPECT_EQ(list->columns, 1U);
    EXPECT_THAT(list->cells, ElementsAre("first", "second", "third"));
}

TEST(TextSummary, TwoDimensionsAreATable)
{
    const Result<TextSummary> table = readTextSummary(valueFile("tf-text-table"));
    ASSERT_TRUE(table);
    EXPECT_EQ(table->rows, 3U);
    EXPECT_EQ(table->columns, 2U);
    EXPECT_THAT(table->cells, ElementsAre("a", "b", "c", "d", "e", "f"));
    EXPECT_FALSE(table->isCut);
}

TEST(TextSummary, OfMoreDimensionsTheFirstTableIsShown)
{
    const Result<TextSummary> cube = readTextSummary(valueFile("tf-text-cube"));
    ASSERT_TRUE(cube);
    EXPECT_THAT(cube->shape, ElementsAre(2, 2, 2));
    EXPECT_THAT(cube->cells, ElementsAre("a", "b", "c", "d"));
    EXPECT_TRUE(cube->isCut);
    EXPECT_EQ(cube->cellCount, 8U);
}

TEST(TextSummary, LongTextsAreCutBetweenCharacters)
{
    const std::string euro = "\xE2\x82\xAC";
    const Result<TextSummary> text =
        readTextSummary(textValue({"ab" + euro + "c"}, {}), {.bytes = 4, .rows = 9, .columns = 9});
    ASSERT_TRUE(text);
    EXPECT_THAT(text->cells, ElementsAre("ab"));
    EXPECT_TRUE(text->isCut);
    EXPECT_EQ(text->byteCount, 6U);
    EXPECT_EQ(text->shownBytes, 2U);
    // Bytes that are no UTF-8 do not make it go back further than a character is long.
    const Result<TextSummary> odd = readTextSummary(textValue({std::string(20, '\x80')}, {}),
                                                    {.bytes = 10, .rows = 9, .columns = 9});
    EXPECT_EQ(odd->cells[0].size(), 7U);
}

TEST(TextSummary, LargeTablesAreCut)
{
    const Result<TextSummary> table =
        readTextSummary(textValue({"x"}, {50, 7}), {.bytes = 100, .rows = 10, .columns = 5});
    ASSERT_TRUE(table);
    EXPECT_EQ(table->rows, 10U);
    EXPECT_EQ(table->columns, 5U);
    EXPECT_EQ(table->cells.size(), 50U);
    EXPECT_TRUE(table->isCut);
    EXPECT_EQ(table->cellCount, 350U);
}

TEST(TextSummary, CellsAreThoseOfTheirRowWhenColumnsAreLeftOut)
{
    const Result<TextSummary> table =
        readTextSummary(textValue({"a", "b", "c", "d", "e", "f"}, {2, 3}),
                        {.bytes = 100, .rows = 10, .columns = 2});
    EXPECT_THAT(table->cells, ElementsAre("a", "b", "d", "e"));
}

TEST(TextSummary, EmptyTensorIsNoText)
{
    const Result<TextSummary> none = readTextSummary(textValue({}, {0}));
    ASSERT_TRUE(none);
    EXPECT_EQ(none->rows, 0U);
    EXPECT_TRUE(none->cells.empty());
    EXPECT_FALSE(none->isCut);
}

TEST(TextSummary, WholeTextIsEverything)
{
    EXPECT_EQ(*readWholeText(textValue({"a\nb"}, {})), "a\nb");
    EXPECT_EQ(*readWholeText(valueFile("tf-text-table")), "a\tb\nc\td\ne\tf");
    EXPECT_EQ(*readWholeText(valueFile("tf-text-list")), "first\nsecond\nthird");
    EXPECT_EQ(*readWholeText(valueFile("tf-text-cube")), "a\tb\nc\td\ne\tf\ng\th");
    EXPECT_FALSE(readWholeText(textValue({"a"}, {std::uint64_t{1} << 40})));
    EXPECT_FALSE(readWholeText(textValue({std::string(1024, 'a')}, {std::uint64_t{1} << 22})));
}

TEST(TextSummary, EveryCutIsRefusedOrShorter)
{
    const std::string whole = valueFile("tf-text-table");
    for (std::size_t size = 0; size < whole.size(); ++size) {
        const Result<TextSummary> text = readTextSummary(whole.substr(0, size));
        if (text) {
            EXPECT_LE(text->shownBytes, size);
        }
    }
}

} // namespace
