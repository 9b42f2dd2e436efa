// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fleet/fleet_store.h"
#include "model/fleet/summary_line.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <numeric>
#include <string>
#include <vector>

#include <unistd.h>

namespace faultline {
namespace {

namespace fs = std::filesystem;

RunSummary madeRun(int number)
{
    RunSummary run;
    run.path = "/archive/team/run-" + std::to_string(number);
    run.training = "train";
    run.state = number % 3 == 0 ? RunState::Failed : RunState::Completed;
    run.verdict = number % 3 == 0 ? "Out of GPU memory, at step 5" : "No failure found";
    if (number % 3 == 0) {
        run.severity = Severity::Critical;
        run.rule = "gpu-out-of-memory";
        run.code = "V01";
    }
    run.model = number % 2 == 0 ? "ResNet-50" : "";
    run.gpu = "T4";
    run.gpus = 1 + number % 4;
    run.start = 1'750'000'000.0 + 86'400.0 * number;
    run.end = *run.start + 3600;
    run.lastStep = number;
    run.gpuHours = 2.0;
    run.gpuHoursLost = number % 3 == 0 ? 1.5 : 0.0;
    run.fingerprint = 0xF000'0000'0000'0000U + static_cast<std::uint64_t>(number);
    run.version = "1.0";
    return run;
}

class FleetStoreTest : public testing::Test {
protected:
    void SetUp() override
    {
        m_folder = fs::temp_directory_path() / ("faultline-fleet-" + std::to_string(::getpid()));
        fs::remove_all(m_folder);
        fs::create_directories(m_folder);
    }
    void TearDown() override { fs::remove_all(m_folder); }

    [[nodiscard]] std::string file() const { return (m_folder / "fleet.jsonl").string(); }
    void write(const std::string& text, bool append = false) const
    {
        std::ofstream(file(), append ? std::ios::binary | std::ios::app : std::ios::binary) << text;
    }
    [[nodiscard]] Result<FleetData> open() const
    {
        SilentMonitor monitor;
        return FleetStore((m_folder / "store").string()).open(file(), monitor);
    }
    [[nodiscard]] std::vector<RunSummary> runs() const
    {
        const Result<FleetData> data = open();
        EXPECT_TRUE(data) << data.error().message();
        const auto all = data->table->runs();
        return {all.begin(), all.end()};
    }

    fs::path m_folder;
};

std::string linesOf(int first, int last)
{
    std::string text;
    for (int i = first; i < last; ++i)
        text += summaryLine(madeRun(i));
    return text;
}

TEST_F(FleetStoreTest, GivesWhatTheFileHoldsWithAndWithoutTheStore)
{
    write(linesOf(0, 50));
    const std::vector<RunSummary> read = runs();
    ASSERT_EQ(read.size(), 50U);
    EXPECT_EQ(read[7], madeRun(7));
    const Result<FleetData> again = open();
    ASSERT_TRUE(again);
    EXPECT_TRUE(again->isFromStore);
    EXPECT_TRUE(std::equal(read.begin(), read.end(), again->table->runs().begin()));
}

TEST_F(FleetStoreTest, ReadsOnlyWhatIsNew)
{
    write(linesOf(0, 10));
    ASSERT_EQ(runs().size(), 10U);
    write(linesOf(10, 30), true);
    EXPECT_EQ(runs().size(), 30U);
    EXPECT_EQ(runs().back(), madeRun(29));
    write(linesOf(5, 9)); // another file of the same name
    EXPECT_EQ(runs().size(), 4U);
}

TEST_F(FleetStoreTest, TheLastLinesOfAPathCount)
{
    RunSummary older = madeRun(1);
    RunSummary evaluation = madeRun(1);
    evaluation.training = "eval";
    RunSummary newer = madeRun(1);
    newer.fingerprint = 99;
    newer.verdict = "judged again";
    write(summaryLine(older) + summaryLine(evaluation) + summaryLine(madeRun(2))
          + summaryLine(newer));
    const std::vector<RunSummary> all = runs();
    ASSERT_EQ(all.size(), 2U) << "the two trainings of before are gone";
    EXPECT_EQ(all[1].verdict, "judged again");
    write(linesOf(2, 3), true); // the same line once more
    EXPECT_EQ(runs().size(), 2U);
}

TEST_F(FleetStoreTest, BadLinesAreNamedAndNothingElseIsLost)
{
    std::string other = summaryLine(madeRun(3));
    other.replace(other.find("summary/1"), 9, "summary/2");
    const std::string cut = summaryLine(madeRun(4)).substr(0, 80);
    write(linesOf(0, 3) + other + "garbage\n\n" + std::string(3 << 20, 'x') + "\n" + linesOf(5, 8)
          + cut);
    for (int round = 0; round < 2; ++round) { // the second from the store
        const Result<FleetData> data = open();
        ASSERT_TRUE(data) << data.error().message();
        EXPECT_EQ(data->table->runs().size(), 6U);
        EXPECT_EQ(data->badLineCount, 4U);
        ASSERT_EQ(data->badLines.size(), 4U);
        EXPECT_EQ(data->badLines[0].line, 4U);
        EXPECT_EQ(data->badLines[1].line, 5U);
        EXPECT_EQ(data->badLines[2].line, 7U);
        EXPECT_EQ(data->badLines[3].line, 11U);
        EXPECT_NE(toEnglish(data->badLines[0].problem).find("another version"), std::string::npos);
    }
    write(summaryLine(madeRun(4)).substr(80), true); // the line that was being written
    const Result<FleetData> data = open();
    ASSERT_TRUE(data);
    EXPECT_EQ(data->table->runs().size(), 7U);
    EXPECT_EQ(data->badLineCount, 3U);
}

TEST_F(FleetStoreTest, ADamagedStoreIsMadeAgain)
{
    write(linesOf(0, 10));
    ASSERT_EQ(runs().size(), 10U);
    for (const auto& entry : fs::directory_iterator(m_folder / "store"))
        std::ofstream(entry.path(), std::ios::binary) << std::string(5000, 'z');
    EXPECT_EQ(runs().size(), 10U);
    const Result<FleetData> again = open();
    ASSERT_TRUE(again);
    EXPECT_TRUE(again->isFromStore);
}

TEST_F(FleetStoreTest, RefusesWhatHoldsNoSummary)
{
    write("step 1 loss 2\nstep 2 loss 1\n");
    const Result<FleetData> log = open();
    ASSERT_FALSE(log);
    EXPECT_EQ(log.error().code, ErrorCode::UnknownFormat);
    fs::remove(file());
    EXPECT_FALSE(open());
    write("");
    EXPECT_TRUE(open()) << "an archive without runs";
}

TEST(FleetTable, FiltersGroupsAndExports)
{
    std::vector<RunSummary> all;
    for (int i = 0; i < 60; ++i)
        all.push_back(madeRun(i));
    const FleetTable table(all);
    std::vector<std::uint32_t> every(60);
    std::iota(every.begin(), every.end(), 0U);
    EXPECT_EQ(table.filtered(""), every);
    EXPECT_EQ(table.filtered("gpu-OUT resnet").size(), 10U);
    EXPECT_EQ(table.filtered("run-7").size(), 1U);
    EXPECT_TRUE(table.filtered("nothing-like-it").empty());
    const std::vector<FleetGroup> causes = table.groups(every, FleetGroupBy::Cause);
    ASSERT_EQ(causes.size(), 2U);
    EXPECT_EQ(causes[0].key, "gpu-out-of-memory");
    EXPECT_EQ(causes[0].runs, 20U);
    EXPECT_EQ(causes[0].critical, 20U);
    EXPECT_DOUBLE_EQ(causes[0].gpuHoursLost, 30.0);
    EXPECT_DOUBLE_EQ(causes[0].gpuHours, 40.0);
    const std::vector<FleetGroup> weeks = table.groups(every, FleetGroupBy::Week);
    EXPECT_EQ(weeks.size(), 10U); // a Sunday and 59 days
    std::uint32_t runs = 0;
    for (std::size_t i = 0; i < weeks.size(); ++i) {
        runs += weeks[i].runs;
        if (i > 0) {
            EXPECT_EQ(weeks[i].week, weeks[i - 1].week + 7 * 86'400);
        }
    }
    EXPECT_EQ(runs, 60U);
    StringSink sink;
    writeFleetCsv(sink, table, std::vector<std::uint32_t>{3});
    EXPECT_NE(sink.text().find("\n/archive/team/run-3,train,failed,\"Out of GPU memory, at step "
                               "5\",critical,V01,gpu-out-of-memory,"),
              std::string::npos)
        << sink.text();
}

TEST(FleetTable, WeeksBeginOnMonday)
{
    EXPECT_EQ(weekOf(1'750'000'000.0), 1'749'427'200.0); // 9 June 2025
    EXPECT_EQ(weekOf(1'749'427'200.0), 1'749'427'200.0);
    EXPECT_EQ(weekOf(1'749'427'199.0), 1'748'822'400.0);
}

} // namespace
} // namespace faultline
