// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/load_case.h"
#include "model/readers/metrics/table_form.h"
#include "model/readers/metrics/table_preview.h"
#include "tests/readers/metrics/metrics_checks.h"
#include "tests/support/event_writer.h"
#include "tests/support/owner_name.h"

#include <algorithm>
#include <optional>

namespace faultline {
namespace {

using metrics::ColumnRole;
using metrics::doubtOf;
using metrics::guessTable;
using metrics::previewTable;
using metrics::TableDoubt;
using metrics::TablePreview;
using test::TempFolder;

constexpr std::string_view kLong = "run,it,loss,note\n"
                                   "a,0,4,\n"
                                   "a,1,2,\n"
                                   "b,0,40,\n"
                                   "a,2,1,\n"
                                   "b,1,20,\n"
                                   ",7,5,\n"
                                   "odd,row\n";

CasePtr load(const std::string& path, const std::string& table, const TableChoice& choice)
{
    SilentMonitor monitor;
    LoadOptions options;
    options.tables[table] = choice;
    const std::vector<std::string> paths{path};
    const Result<CasePtr> loaded = loadCase(paths, monitor, options);
    return loaded ? *loaded : nullptr;
}

std::string curveOf(const faultline::Run& run, std::string_view tag)
{
    const ScalarSeries* series = run.findScalar(tag);
    std::string text;
    for (std::size_t i = 0; series != nullptr && i < series->size(); ++i)
        text += (text.empty() ? "" : " ") + std::to_string(series->step(i)) + "="
                + std::to_string(static_cast<int>(series->value(i)));
    return text;
}

TablePreview previewOf(const std::string& path, const std::optional<TableChoice>& choice)
{
    SilentMonitor monitor;
    Result<TablePreview> preview = previewTable(path, choice, monitor);
    EXPECT_TRUE(preview) << (preview ? "" : preview.error().message());
    return preview ? preview.value() : TablePreview();
}

TEST(ChosenTables, AColumnOfNamesMakesARunOfEach)
{
    const TempFolder folder;
    const std::string path = folder.write("sweep.csv", std::string(kLong));
    const CasePtr data =
        load(path, path, {.step = "it", .time = {}, .metrics = {"loss"}, .run = "run"});
    ASSERT_NE(data, nullptr);
    ASSERT_EQ(data->runs.size(), 3U);
    const RunPtr a = data->runNamed("sweep.csv/a");
    const RunPtr b = data->runNamed("sweep.csv/b");
    const RunPtr unnamed = data->runNamed("sweep.csv/(unnamed)");
    ASSERT_TRUE(a && b && unnamed);
    EXPECT_EQ(curveOf(*a, "loss"), "0=4 1=2 2=1");
    EXPECT_EQ(curveOf(*b, "loss"), "0=40 1=20");
    EXPECT_EQ(curveOf(*unnamed, "loss"), "7=5");
    EXPECT_EQ(data->issues.count(IssueCode::BadRow), 1U) << "the odd row is told once";
}

TEST(ChosenTables, RowsOfEachRunAreCountedWhereNoColumnCountsSteps)
{
    const TempFolder folder;
    const std::string path = folder.write("sweep.csv", std::string(kLong));
    const CasePtr data =
        load(path, path, {.step = "", .time = {}, .metrics = {"loss"}, .run = "run"});
    ASSERT_NE(data, nullptr);
    ASSERT_NE(data->runNamed("sweep.csv/b"), nullptr);
    EXPECT_EQ(curveOf(*data->runNamed("sweep.csv/b"), "loss"), "0=40 1=20");
}

TEST(ChosenTables, RecordsAreSplitTheSameWay)
{
    const TempFolder folder;
    const std::string path = folder.write("log.jsonl", R"({"who": "x", "n": 1, "err": 5})"
                                                       "\n"
                                                       R"({"who": "y", "n": 1, "err": 7})"
                                                       "\n"
                                                       R"({"who": "x", "n": 2, "err": 6, "z": 9})"
                                                       "\n");
    const CasePtr data =
        load(path, path, {.step = "n", .time = {}, .metrics = {"err"}, .run = "who"});
    ASSERT_NE(data, nullptr);
    ASSERT_EQ(data->runs.size(), 2U);
    ASSERT_NE(data->runNamed("log.jsonl/x"), nullptr);
    EXPECT_EQ(curveOf(*data->runNamed("log.jsonl/x"), "err"), "1=5 2=6");
    EXPECT_EQ(data->runNamed("log.jsonl/x")->scalars.size(), 1U)
        << "a member that was not chosen is no curve, however late it appears";
}

TEST(ChosenTables, AFileInAFolderIsFoundHoweverItsPathIsWritten)
{
    const TempFolder folder;
    folder.write("exp/sub/numbers.dat.csv", "k,v\n1,10\n2,20\n3,30\n");
    const CasePtr data = load(folder.path(), folder.path() + "/exp/./sub//numbers.dat.csv",
                              {.step = "k", .time = {}, .metrics = {}});
    ASSERT_NE(data, nullptr);
    ASSERT_EQ(data->runs.size(), 1U);
    EXPECT_EQ(curveOf(*data->runs.front(), "v"), "1=10 2=20 3=30");
}

TEST(ChosenTables, WhatTheUserSaysGoesBeforeWhatTheWriterIsKnownFor)
{
    const TempFolder folder;
    const std::string path =
        folder.write("20260101.log.json", R"({"mode": "train", "epoch": 1, "iter": 50, "loss": 4})"
                                          "\n"
                                          R"({"mode": "train", "epoch": 2, "iter": 50, "loss": 2})"
                                          "\n");
    const CasePtr data = load(path, path, {.step = "epoch", .time = {}, .metrics = {"loss"}});
    ASSERT_NE(data, nullptr);
    EXPECT_EQ(curveOf(*data->runs.front(), "loss"), "1=4 2=2");
}

TEST(ChosenTables, ALogBesideATableIsThatOfItsOnlyRun)
{
    const TempFolder folder;
    const std::string path = folder.write("sweep.csv", std::string(kLong));
    folder.write("train.log", "2024-05-01 10:00:00 step 1 loss 0.5\n"
                              "2024-05-01 10:00:01 step 2 loss 0.4\n");
    const CasePtr one = load(folder.path(), path, {.step = "it", .time = {}, .metrics = {"loss"}});
    ASSERT_NE(one, nullptr);
    EXPECT_EQ(test::ownerName(*one, "train.log"), "sweep.csv");
    const CasePtr several =
        load(folder.path(), path, {.step = "it", .time = {}, .metrics = {"loss"}, .run = "run"});
    ASSERT_NE(several, nullptr);
    EXPECT_EQ(test::ownerName(*several, "train.log"), "train.log")
        << "of which of them, nobody can say";
}

TEST(ChosenTables, APreviewTellsWhatLoadingWouldGive)
{
    const TempFolder folder;
    const std::string path = folder.write("sweep.csv", std::string(kLong));
    const TableChoice choice{.step = "it", .time = {}, .metrics = {"loss"}, .run = "run"};
    const TablePreview preview = previewOf(path, choice);
    EXPECT_EQ(preview.rowsRead, 6U);
    EXPECT_EQ(preview.rowsSkipped, 1U);
    EXPECT_EQ(preview.runCount, 3U);
    EXPECT_TRUE(preview.isWhole());
    EXPECT_TRUE(preview.unknown.empty());
    const CasePtr data = load(path, path, choice);
    ASSERT_EQ(preview.runs.size(), data->runs.size());
    for (const RunPtr& run : preview.runs) {
        const RunPtr loaded = data->runNamed("sweep.csv/" + run->name);
        ASSERT_NE(loaded, nullptr) << run->name;
        EXPECT_EQ(curveOf(*run, "loss"), curveOf(*loaded, "loss"));
    }
}

TEST(ChosenTables, APreviewSaysWhichRowsHaveNoStep)
{
    const TempFolder folder;
    const std::string path = folder.write("t.csv", "when,x,y\nmon,1,2\ntue,3,4\n");
    const TablePreview preview =
        previewOf(path, TableChoice{.step = "when", .time = {}, .metrics = {}});
    EXPECT_EQ(preview.rowsRead, 0U);
    EXPECT_EQ(preview.rowsSkipped, 2U);
    const TablePreview lost =
        previewOf(path, TableChoice{.step = "gone", .time = {}, .metrics = {}});
    EXPECT_EQ(lost.unknown, std::vector<std::string>{"gone"});
}

TEST(ChosenTables, APreviewOfALongFileReadsItsBeginning)
{
    const TempFolder folder;
    std::string text = "k,v\n";
    while (text.size() <= TablePreview::kMostBytes)
        text += std::to_string(text.size()) + ",1.25\n";
    const TablePreview preview = previewOf(folder.write("long.csv", text), std::nullopt);
    EXPECT_FALSE(preview.isWhole());
    EXPECT_EQ(preview.bytesRead, TablePreview::kMostBytes);
    EXPECT_EQ(preview.issues.count(IssueCode::TruncatedTail), 0U) << "the file goes on";
    EXPECT_GT(preview.rowsRead, 100'000U);
}

TEST(ChosenTables, APreviewSurvivesEveryCut)
{
    const TempFolder folder;
    const TableChoice choice{.step = "it", .time = "run", .metrics = {"loss"}, .run = "note"};
    SilentMonitor monitor;
    for (std::size_t length = 0; length <= kLong.size(); ++length) {
        const std::string path = folder.write("cut.csv", std::string(kLong.substr(0, length)));
        const Result<TablePreview> preview = previewTable(path, choice, monitor);
        EXPECT_TRUE(!preview || preview->rowsRead <= 6U) << length;
    }
}

TEST(ChosenTables, TellsOfWhichTablesAUserShouldLook)
{
    const auto doubt = [](std::string_view text) { return doubtOf(guessTable(text, true)); };
    EXPECT_EQ(doubt("epoch,loss\n1,3\n2,2\n3,1\n"), TableDoubt::None);
    EXPECT_EQ(doubt("a,b\n1,3\n2,2\n3,1\n"), TableDoubt::NotRecognised);
    EXPECT_EQ(doubt("run,epoch,loss\nx,1,3\nx,2,2\ny,1,1\n"), TableDoubt::SeveralRuns);
    EXPECT_EQ(doubt("name,comment\nx,hello\ny,you\nz,there\n"), TableDoubt::None);
    EXPECT_EQ(doubt("step 1, loss 0.5\nstep 2, loss 0.4\nstep 3, loss 0.3\n"), TableDoubt::None);
    EXPECT_EQ(doubt("a,b\n1,3\n"), TableDoubt::None) << "too little to bother anybody";
}

TEST(ChosenTables, ANameOfARunThatIsNumberedIsNoDoubt)
{
    const metrics::TableGuess guess = guessTable("run,epoch,loss\n1,1,3\n1,2,2\n2,1,1\n", true);
    EXPECT_EQ(guess.columns.front().role, ColumnRole::Metric);
    EXPECT_EQ(doubtOf(guess), TableDoubt::None);
}

} // namespace
} // namespace faultline
