// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/inspect_report.h"
#include "model/report/issue_summary.h"
#include "tests/report/report_samples.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <limits>

namespace faultline {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string inspectText(const CaseData& data, const TextStyle& style = {})
{
    StringSink sink;
    writeInspectText(sink, data, style);
    return sink.text();
}

nlohmann::json inspectJson(const CaseData& data)
{
    StringSink sink;
    writeInspectJson(sink, data);
    return nlohmann::json::parse(sink.text());
}

Run damagedRun()
{
    faultline::Run run = test::runOf("train", {{"loss", test::seriesOfValues({1.0, 0.5})}});
    for (const std::uint64_t offset : {100U, 200U, 300U})
        test::addIssue(run, {.code = IssueCode::BadDataChecksum,
                             .path = {},
                             .offsetBytes = offset,
                             .bytesLost = 32,
                             .detail = {}});
    return run;
}

TEST(InspectJson, CarriesTheSchemaAndTotals)
{
    const auto json = inspectJson(test::caseOf({damagedRun()}));
    EXPECT_EQ(json["schema"], "faultline/inspect/1");
    EXPECT_EQ(json["complete"], true);
    EXPECT_EQ(json["totals"]["runs"], 1);
    EXPECT_EQ(json["totals"]["points"], 2);
    EXPECT_EQ(json["totals"]["damage"], 3);
    EXPECT_EQ(json["totals"]["bytes_lost"], 96);
    EXPECT_EQ(json["totals"]["issue_counts"]["bad-data-checksum"], 3);
}

TEST(InspectJson, PutsEachIssueWithItsFile)
{
    const auto json = inspectJson(test::caseOf({damagedRun()}));
    const auto& file = json["runs"][0]["files"][0];
    EXPECT_EQ(file["end"], "complete");
    EXPECT_EQ(file["format"], "tfevents");
    ASSERT_EQ(file["issues"].size(), 3U);
    EXPECT_EQ(file["issues"][1]["id"], "bad-data-checksum");
    EXPECT_EQ(file["issues"][1]["severity"], "data-loss");
    EXPECT_EQ(file["issues"][1]["offset"], 200);
    EXPECT_EQ(file["issues"][1]["bytes_lost"], 32);
    EXPECT_TRUE(json["issues"].empty()) << "an issue of a file is none of the scan";
}

TEST(InspectJson, ListsScanIssuesApart)
{
    CaseData data = test::caseOf({damagedRun()});
    data.issues.add({.code = IssueCode::NotRegularFile,
                     .path = "runs/fifo",
                     .offsetBytes = {},
                     .bytesLost = 0,
                     .detail = {}});
    const auto json = inspectJson(data);
    ASSERT_EQ(json["issues"].size(), 1U);
    EXPECT_EQ(json["issues"][0]["path"], "runs/fifo");
    EXPECT_TRUE(json["issues"][0]["offset"].is_null());
}

TEST(InspectJson, WritesNonFiniteNumbersAsStrings)
{
    constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    const auto json = inspectJson(test::caseOf(
        {test::runOf("r", {{"a", test::seriesOfValues({1.0, -kInfinity, kInfinity, kNan, kNan})},
                           {"b", test::seriesOfValues({kInfinity})},
                           {"c", test::seriesOfValues({-kInfinity})}})}));
    const auto& tags = json["runs"][0]["tags"];
    EXPECT_EQ(tags[0]["last_value"], "NaN");
    EXPECT_EQ(tags[0]["nan"], 2);
    EXPECT_EQ(tags[0]["positive_infinity"], 1);
    EXPECT_EQ(tags[0]["negative_infinity"], 1);
    EXPECT_EQ(tags[0]["first_non_finite_step"], 1);
    EXPECT_EQ(tags[0]["min"], 1.0);
    EXPECT_EQ(tags[1]["last_value"], "Infinity");
    EXPECT_TRUE(tags[1]["min"].is_null()) << "no finite value, no minimum";
    EXPECT_EQ(tags[2]["last_value"], "-Infinity");
}

TEST(InspectJson, SurvivesHostileNames)
{
    const std::string name(test::kHostileName);
    faultline::Run run = test::runOf(name, {{name, test::seriesOfValues({1.0})}});
    run.blobs[name] = {
        .kind = TagKind::Image, .plugin = name, .displayName = {}, .description = {}, .items = {}};
    run.sessions.push_back({.status = SessionMark::Status::Checkpoint,
                            .step = 1,
                            .wallTime = std::numeric_limits<double>::quiet_NaN(),
                            .checkpointPath = name});
    CaseData data = test::caseOf({std::move(run)});
    data.sources = {name};
    data.otherFiles = {{name, {}}};
    data.otherFileCount = 1;
    const auto json = inspectJson(data);
    const std::string shown = json["runs"][0]["name"];
    EXPECT_THAT(shown, HasSubstr("<script>"));
    EXPECT_THAT(shown, HasSubstr("\xEF\xBF\xBD"));
    EXPECT_EQ(json["other_files"][0], shown);
    EXPECT_EQ(json["runs"][0]["sessions"][0]["wall_time"], "NaN");
    EXPECT_EQ(json["runs"][0]["tags"].size(), 2U);
}

TEST(InspectJson, EmptyCaseIsADocumentToo)
{
    const auto json = inspectJson(CaseData{});
    EXPECT_TRUE(json["runs"].is_array());
    EXPECT_TRUE(json["runs"].empty());
}

TEST(InspectJson, SaysWhenReadingWasStopped)
{
    CaseData data = test::caseOf({damagedRun()});
    data.isComplete = false;
    EXPECT_EQ(inspectJson(data)["complete"], false);
    EXPECT_THAT(inspectText(data), HasSubstr("Reading was stopped"));
}

TEST(InspectText, CountsDamageAndNamesOffsets)
{
    const std::string text = inspectText(test::caseOf({damagedRun()}));
    EXPECT_THAT(text, HasSubstr("3 places with damage, 96 bytes lost"));
    EXPECT_THAT(text, HasSubstr("runs/train/events.1: 3 times, at bytes 100, 200, 300, "
                                "96 bytes lost"));
    EXPECT_THAT(text, HasSubstr("Copy the file again")) << "the advice";
}

TEST(InspectText, StatesAdviceOnceForManyFiles)
{
    std::vector<faultline::Run> runs;
    faultline::Run run = test::runOf("r", {});
    run.files.resize(3, run.files.front());
    for (std::size_t i = 0; i < run.files.size(); ++i) {
        run.files[i].path += std::to_string(i);
        run.files[i].issues.add({.code = IssueCode::EmptyFile,
                                 .path = run.files[i].path,
                                 .offsetBytes = {},
                                 .bytesLost = 0,
                                 .detail = {}});
    }
    runs.push_back(std::move(run));
    const std::string text = inspectText(test::caseOf(std::move(runs)));
    const std::string advice = "The process died before its first write";
    const std::size_t first = text.find(advice);
    ASSERT_NE(first, std::string::npos);
    EXPECT_EQ(text.find(advice, first + 1), std::string::npos);
    EXPECT_THAT(text, HasSubstr("runs/r/events.12"));
}

TEST(InspectText, IsPlainUnlessColourIsWanted)
{
    const CaseData data = test::caseOf({damagedRun()});
    EXPECT_THAT(inspectText(data), Not(HasSubstr("\x1b")));
    EXPECT_THAT(inspectText(data, {.width = 100, .colour = true}), HasSubstr("\x1b["));
}

TEST(InspectText, PassesNoControlCharactersOn)
{
    const std::string name(test::kHostileName);
    const std::string text =
        inspectText(test::caseOf({test::runOf(name, {{name, test::seriesOfValues({1.0})}})}));
    for (const char c : text)
        ASSERT_TRUE(static_cast<unsigned char>(c) >= 0x20 || c == '\n');
    EXPECT_THAT(text, HasSubstr("\\x1b[31m"));
    EXPECT_THAT(text, HasSubstr("\\u202e"));
}

TEST(InspectText, ShowsASeriesOfNoPoints)
{
    EXPECT_THAT(inspectText(test::caseOf({test::runOf("r", {{"t", ScalarSeries{}}})})),
                HasSubstr("t\n"));
}

TEST(IssueGroups, CountsBeyondWhatTheLogKept)
{
    faultline::Run run = test::runOf("r", {});
    for (std::uint64_t i = 0; i < ImportLog::kKeptPerCode + 50; ++i)
        test::addIssue(run, {.code = IssueCode::BadDataChecksum,
                             .path = {},
                             .offsetBytes = i,
                             .bytesLost = 1,
                             .detail = {}});
    const CaseData data = test::caseOf({std::move(run)});
    const std::vector<IssueGroup> groups = issueGroups(data);
    ASSERT_EQ(groups.size(), 1U);
    EXPECT_EQ(groups[0].count, ImportLog::kKeptPerCode + 50);
    EXPECT_THAT(sentenceOf(groups[0]), HasSubstr("150 times, at bytes 0, 1, 2, 3, 4, ..."));
    EXPECT_THAT(sentenceOf(groups[0]), HasSubstr("at least 100 bytes lost"));
}

} // namespace
} // namespace faultline
