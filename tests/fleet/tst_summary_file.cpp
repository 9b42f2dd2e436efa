// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fleet/summary_file.h"
#include "model/fleet/summary_line.h"
#include "model/report/version.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <fcntl.h>
#include <unistd.h>

namespace faultline {
namespace {

namespace fs = std::filesystem;

std::string lineOf(const std::string& path, std::uint64_t fingerprint,
                   const std::string& training = "train")
{
    RunSummary summary;
    summary.path = path;
    summary.training = training;
    summary.fingerprint = fingerprint;
    summary.version = std::string(programVersion());
    return summaryLine(summary);
}

class SummaryFileTest : public testing::Test {
protected:
    void SetUp() override
    {
        m_folder = fs::temp_directory_path() / ("faultline-sf-" + std::to_string(::getpid()));
        fs::remove_all(m_folder);
        fs::create_directories(m_folder);
    }
    void TearDown() override { fs::remove_all(m_folder); }

    [[nodiscard]] std::string file() const { return (m_folder / "fleet.jsonl").string(); }
    void write(const std::string& text) const { std::ofstream(file(), std::ios::binary) << text; }
    [[nodiscard]] std::string text() const
    {
        std::ifstream stream(file(), std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), {}};
    }

    fs::path m_folder;
};

TEST_F(SummaryFileTest, KnowsWhatItHolds)
{
    {
        Result<SummaryFile> opened = SummaryFile::open(file());
        ASSERT_TRUE(opened) << opened.error().message();
        EXPECT_FALSE(opened->holds("/a", 1));
        ASSERT_TRUE(opened->append("/a", 1, lineOf("/a", 1) + lineOf("/a", 1, "eval")));
        ASSERT_TRUE(opened->append("/b", 2, lineOf("/b", 2)));
        ASSERT_TRUE(opened->finish());
    }
    Result<SummaryFile> again = SummaryFile::open(file());
    ASSERT_TRUE(again);
    EXPECT_TRUE(again->holds("/a", 1));
    EXPECT_TRUE(again->holds("/b", 2));
    EXPECT_FALSE(again->holds("/a", 3)) << "changed since";
    EXPECT_FALSE(again->wasCut());
    ASSERT_TRUE(again->append("/a", 3, lineOf("/a", 3)));
    EXPECT_FALSE(again->holds("/a", 1)) << "the last line counts";
}

TEST_F(SummaryFileTest, OtherVersionsOfTheProgramJudgeAnew)
{
    RunSummary old;
    old.path = "/a";
    old.fingerprint = 1;
    old.version = "0.0.1";
    write(summaryLine(old));
    Result<SummaryFile> opened = SummaryFile::open(file());
    ASSERT_TRUE(opened);
    EXPECT_FALSE(opened->holds("/a", 1));
}

// Wherever a kill cuts the file, what is whole stays and the path that was cut is made again.
TEST_F(SummaryFileTest, GoesOnAfterACutAtAnyByte)
{
    const std::string first = lineOf("/a", 1);
    const std::string group = lineOf("/b", 2) + lineOf("/b", 2, "eval");
    const std::string whole = first + group;
    for (std::size_t size = first.size() + 1; size < whole.size(); ++size) {
        write(whole.substr(0, size));
        Result<SummaryFile> opened = SummaryFile::open(file());
        ASSERT_TRUE(opened) << size << opened.error().message();
        // With a few bytes nobody knows whose line that was; then the one before is made again,
        // too.
        const bool isTooShort = size - first.size() < 50;
        EXPECT_TRUE(opened->holds("/a", 1) || isTooShort) << size;
        const bool isAtLineEnd = whole[size - 1] == '\n' || whole[size] == '\n';
        if (!isAtLineEnd) {
            EXPECT_TRUE(opened->wasCut()) << size;
            EXPECT_FALSE(opened->holds("/b", 2)) << size;
            const bool mayKeepMore = size - first.size() > lineOf("/b", 2).size();
            EXPECT_TRUE(text() == first || (mayKeepMore && text() == first + lineOf("/b", 2)))
                << size;
        }
        if (!opened->holds("/b", 2)) {
            const std::string before = text();
            ASSERT_TRUE(opened->append("/b", 2, group));
            EXPECT_EQ(text(), before + group) << size;
        }
    }
}

TEST_F(SummaryFileTest, ACutPathLeavesTheOneBeforeAlone)
{
    const std::string first = lineOf("/a", 1);
    write(first + lineOf("/b", 2).substr(0, 90));
    Result<SummaryFile> opened = SummaryFile::open(file());
    ASSERT_TRUE(opened);
    EXPECT_TRUE(opened->wasCut());
    EXPECT_TRUE(opened->holds("/a", 1));
    EXPECT_EQ(text(), first);
}

TEST_F(SummaryFileTest, ALineWithoutItsEndIsWhole)
{
    std::string line = lineOf("/a", 1);
    line.pop_back();
    write(line);
    Result<SummaryFile> opened = SummaryFile::open(file());
    ASSERT_TRUE(opened);
    EXPECT_TRUE(opened->holds("/a", 1));
    ASSERT_TRUE(opened->append("/b", 2, lineOf("/b", 2)));
    EXPECT_EQ(text(), lineOf("/a", 1) + lineOf("/b", 2));
}

TEST_F(SummaryFileTest, KeepsAndCountsWhatItDoesNotUnderstand)
{
    const std::string damaged = "{\"schema\":\"faultline/summ\n";
    std::string other = lineOf("/c", 3);
    other.replace(other.find("summary/1"), 9, "summary/9");
    write(lineOf("/a", 1) + damaged + other + lineOf("/b", 2));
    Result<SummaryFile> opened = SummaryFile::open(file());
    ASSERT_TRUE(opened);
    ASSERT_EQ(opened->badLines().size(), 2U);
    EXPECT_EQ(opened->badLines()[0].line, 2U);
    EXPECT_EQ(opened->badLines()[1].line, 3U);
    EXPECT_NE(opened->badLines()[1].problem.find("another version"), std::string::npos);
    EXPECT_TRUE(opened->holds("/a", 1));
    EXPECT_TRUE(opened->holds("/b", 2));
    EXPECT_EQ(text(), lineOf("/a", 1) + damaged + other + lineOf("/b", 2));
}

TEST_F(SummaryFileTest, RefusesAFileOfAnotherKind)
{
    for (const std::string& foreign : {std::string("step 1 loss 3.5\nstep 2 loss 3.1\n"),
                                       std::string("no line end"), std::string(3 << 20, 'x')}) {
        write(foreign);
        const Result<SummaryFile> opened = SummaryFile::open(file());
        ASSERT_FALSE(opened);
        EXPECT_EQ(opened.error().code, ErrorCode::UnknownFormat);
        EXPECT_EQ(text(), foreign) << "not a byte of it may change";
    }
    EXPECT_FALSE(SummaryFile::open(m_folder.string()));
    EXPECT_FALSE(SummaryFile::open("/dev/null"));
}

TEST_F(SummaryFileTest, IsWrittenByOneAtATime)
{
    const Result<SummaryFile> one = SummaryFile::open(file());
    ASSERT_TRUE(one);
    const Result<SummaryFile> two = SummaryFile::open(file());
    ASSERT_FALSE(two);
    EXPECT_NE(two.error().message().find("another process"), std::string::npos);
}

} // namespace
} // namespace faultline
