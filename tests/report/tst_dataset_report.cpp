// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/defects/find_defects.h"
#include "model/report/dataset_report.h"
#include "model/report/plain_text.h"
#include "tests/support/dataset_maker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>
#include <sstream>

namespace faultline {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

/// A dataset with a few defects and names that must not get out unescaped.
DatasetReport sampleReport()
{
    test::DatasetMaker maker(DatasetFormat::PascalVoc);
    maker.split("train").picture("a,b.jpg", 640, 480);
    maker.box("cat", 0.5F, 0.1F, 0.2F, 0.4F);
    maker.box("cat", std::numeric_limits<float>::quiet_NaN(), 0.1F, 0.2F, 0.4F);
    maker.box("d\x1b[31mog", 0.1F, 0.1F, 0.2F, 0.4F);
    maker.picture("cut.jpg", 640, 480).edit([](ImageRow& row) { row.flags = kImageCut; });
    maker.split("val").picture("c.jpg", 1280, 720).box("cat", 0.1F, 0.1F, 0.9F, 0.9F);
    DatasetReport report;
    report.dataset = maker.make();
    DefectOptions options;
    options.resizer = ResizerGeometry::fixed(300, 300);
    report.statistics = computeStatistics(*report.dataset, options.resizer);
    report.defects = findDefects(*report.dataset, options);
    report.suggestedAnchors = suggestAnchors(*report.dataset, options.resizer, 2);
    return report;
}

TEST(DatasetReport, TextHasEverySectionWithinItsWidth)
{
    StringSink sink;
    writeDatasetText(sink, sampleReport(), {.width = 100, .colour = false});
    for (const char* part : {"Dataset set", "Splits", "Classes", "Sizes in pixels", "Images",
                             "Defects", "Anchors that fit", "box-not-finite", "after resizing",
                             "The box goes from (0.5, 0.1) back to (0.2, 0.4)."})
        EXPECT_THAT(sink.text(), HasSubstr(part));
    EXPECT_THAT(sink.text(), Not(HasSubstr("\x1b")));
    EXPECT_THAT(sink.text(), Not(HasSubstr("Compared with")));
    std::istringstream lines(sink.text());
    for (std::string line; std::getline(lines, line);)
        EXPECT_LE(displayWidth(line), 100U) << line;
}

TEST(DatasetReport, WorstDefectsComeFirst)
{
    StringSink sink;
    writeDatasetText(sink, sampleReport(), {.width = 100, .colour = false});
    EXPECT_LT(sink.text().find("Critical: Box with NaN"), sink.text().find("Info: "));
}

TEST(DatasetReport, JsonIsOneDocumentThatParses)
{
    const std::vector<DatasetReport> reports{sampleReport()};
    StringSink sink;
    writeDatasetJson(sink, reports);
    const auto json = nlohmann::json::parse(sink.text());
    EXPECT_EQ(json["schema"], "faultline/dataset/1");
    const auto& set = json["datasets"][0];
    EXPECT_EQ(set["format"], "pascal-voc");
    EXPECT_EQ(set["all"]["images"], 3);
    EXPECT_EQ(set["all"]["boxes"], 4);
    EXPECT_EQ(set["splits"].size(), 2U);
    EXPECT_EQ(set["splits"][0]["name"], "train");
    EXPECT_EQ(set["all"]["heat_map"].size(), 1024U);
    EXPECT_EQ(set["all"]["boxes_per_image"]["max"], 3.0);
    EXPECT_EQ(set["resizer"]["kind"], "fixed");
    EXPECT_TRUE(set["decode_cost"].is_null());
    const auto& worst = set["defects"][0];
    EXPECT_EQ(worst["severity"], "critical");
    const auto nan = std::find_if(set["defects"].begin(), set["defects"].end(),
                                  [](const auto& one) { return one["id"] == "box-not-finite"; });
    ASSERT_NE(nan, set["defects"].end());
    EXPECT_EQ((*nan)["count"], 1);
    EXPECT_EQ((*nan)["occurrences"][0]["box"], 2);
    EXPECT_EQ((*nan)["occurrences"][0]["corners"][0], "NaN");
}

TEST(DatasetReport, CsvQuotesAndHasARowForEachDefect)
{
    const DatasetReport report = sampleReport();
    StringSink sink;
    writeDefectHeader(sink);
    writeDefectRows(sink, report);
    EXPECT_THAT(
        sink.text(),
        HasSubstr("set,box-inverted,D01,critical,train,\"a,b.jpg\",\"a,b.jpg\",1,cat,0.5,"));
    EXPECT_THAT(sink.text(), HasSubstr("nan,"));
    EXPECT_EQ(static_cast<std::size_t>(std::count(sink.text().begin(), sink.text().end(), '\n')),
              report.defects.rows.size() + 1);
}

TEST(DatasetReport, DropListHasPicturesOnce)
{
    StringSink sink;
    writeDropList(sink, sampleReport());
    EXPECT_EQ(sink.text(), "cut.jpg\n");
    StringSink all;
    writeDropList(all, sampleReport(), [](const Defect&) { return true; });
    EXPECT_THAT(all.text(), HasSubstr("a,b.jpg\n"));
    EXPECT_EQ(std::count(all.text().begin(), all.text().end(), '\n'), 2);
}

} // namespace
} // namespace faultline
