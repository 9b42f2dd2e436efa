// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/load_case.h"
#include "model/summaries/scalar_layout.h"
#include "tests/support/event_writer.h"
#include "tests/support/read_artifacts.h"
#include "tests/support/shared_data.h"

#include <gtest/gtest.h>

namespace faultline {
namespace {

using test::ProtoWriter;

const std::string kLayoutData = std::string(FAULTLINE_TESTS_DIR) + "/data/hparams/";

CasePtr loadLayouts(const std::string& path)
{
    SilentMonitor monitor;
    const Result<CasePtr> data = loadCase(std::vector{path}, monitor);
    return data ? *data : nullptr;
}

std::string sampleLayout()
{
    const std::string margin =
        ProtoWriter()
            .bytes(1, ProtoWriter().bytes(1, "mean").bytes(2, "low").bytes(3, "high").data())
            .data();
    const std::string chart = ProtoWriter().bytes(1, "chart").bytes(3, margin).data();
    return ProtoWriter()
        .varint(1, 0)
        .bytes(2, ProtoWriter().bytes(1, "title").bytes(2, chart).varint(3, 1).data())
        .data();
}

TEST(ScalarLayout, ReadsWhatTensorBoardsApiWrites)
{
    const CasePtr data = loadLayouts(kLayoutData + "layout");
    ASSERT_TRUE(data);
    const LayoutReading reading = readLayouts(*data);
    EXPECT_TRUE(reading.errors.empty());
    ASSERT_EQ(reading.layout.categories.size(), 2U);
    const LayoutCategory& losses = reading.layout.categories[0];
    EXPECT_EQ(losses.title, "losses");
    EXPECT_FALSE(losses.isClosed);
    ASSERT_EQ(losses.charts.size(), 2U);
    EXPECT_EQ(losses.charts[0].kind, LayoutChart::Kind::Multiline);
    EXPECT_EQ(losses.charts[0].patterns, (std::vector<std::string>{"loss.*", "val/loss(?!_ema)"}));
    EXPECT_EQ(losses.charts[1].kind, LayoutChart::Kind::Margin);
    EXPECT_EQ(losses.charts[1].margins,
              (std::vector<MarginSeries>{
                  {.value = "loss/mean", .lower = "loss/lower", .upper = "loss/upper"}}));
    const LayoutCategory& closed = reading.layout.categories[1];
    EXPECT_TRUE(closed.isClosed);
    ASSERT_EQ(closed.charts.size(), 1U);
    EXPECT_TRUE(closed.charts[0].patterns.empty());
}

TEST(ScalarLayout, ReadsWhatTorchWrites)
{
    const CasePtr data = loadLayouts(kLayoutData + "torch-layout");
    ASSERT_TRUE(data);
    const LayoutReading reading = readLayouts(*data);
    ASSERT_EQ(reading.layout.categories.size(), 2U);
    EXPECT_EQ(reading.layout.categories[0].charts.at(0).patterns,
              (std::vector<std::string>{"twse/0050", "twse/2330"}));
    EXPECT_EQ(reading.layout.categories[1].charts.at(0).margins.at(0).upper, "dow/ccc");
}

TEST(ScalarLayout, ReadsARealOne)
{
    FAULTLINE_NEEDS_REAL(path, "events/wandb-fixtures");
    const CasePtr data = loadLayouts(path);
    ASSERT_TRUE(data);
    const LayoutReading reading = readLayouts(*data);
    EXPECT_TRUE(reading.errors.empty());
    EXPECT_FALSE(reading.layout.categories.empty());
}

TEST(ScalarLayout, AcceptsNoCutMessage)
{
    const std::string layout = sampleLayout();
    const Result<ScalarLayout> whole = decodeLayout(layout);
    ASSERT_TRUE(whole);
    EXPECT_EQ(whole->categories.at(0).charts.at(0).margins.at(0).lower, "low");
    EXPECT_TRUE(whole->categories[0].isClosed);
    // An empty message is an empty layout, and the version alone says no more.
    const std::size_t version = ProtoWriter().varint(1, 0).data().size();
    for (std::size_t size = 1; size < layout.size(); ++size) {
        const Result<ScalarLayout> cut = decodeLayout(std::string_view(layout).substr(0, size));
        EXPECT_EQ(bool(cut), size == version) << "cut at " << size;
    }
}

TEST(ScalarLayout, JoinsCategoriesOfOneTitle)
{
    const LayoutChart a{
        .title = "a", .kind = LayoutChart::Kind::Multiline, .patterns = {"x"}, .margins = {}};
    const LayoutChart b{
        .title = "b", .kind = LayoutChart::Kind::Multiline, .patterns = {"y"}, .margins = {}};
    ScalarLayout layout{.categories = {{.title = "one", .charts = {a}}}};
    mergeLayout(layout, {.categories = {{.title = "one", .charts = {a, b}},
                                        {.title = "two", .charts = {a}}}});
    ASSERT_EQ(layout.categories.size(), 2U);
    EXPECT_EQ(layout.categories[0].charts, (std::vector{a, b}));
    EXPECT_EQ(layout.categories[1].title, "two");
}

TEST(ScalarLayout, MatchesFromTheBeginningOfATag)
{
    const std::vector<std::string> tags{"loss", "loss/box", "train/loss", "accuracy"};
    EXPECT_EQ(matchTags({"loss"}, tags).tags, (std::vector<std::string>{"loss", "loss/box"}));
    EXPECT_EQ(matchTags({"acc", "train|zzz"}, tags).tags,
              (std::vector<std::string>{"train/loss", "accuracy"}));
    const MatchedTags bad = matchTags({"loss(?!x)", "acc.*"}, tags);
    EXPECT_EQ(bad.tags, std::vector<std::string>{"accuracy"});
    ASSERT_EQ(bad.badPatterns.size(), 1U);
    EXPECT_TRUE(toEnglish(bad.badPatterns[0]).starts_with("loss(?!x): "));
}

} // namespace
} // namespace faultline
