// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/text_sink.h"
#include "tests/support/event_writer.h"

#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <fcntl.h>
#include <unistd.h>

namespace faultline {
namespace {

std::string contentOf(const std::string& path)
{
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

std::size_t fileCount(const std::string& folder)
{
    return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(folder),
                                                  std::filesystem::directory_iterator()));
}

TEST(DescriptorSink, WritesShortAndLongPiecesInOrder)
{
    const test::TempFolder folder;
    const std::string path = folder.path() + "/out";
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT, 0600);
    ASSERT_GE(file, 0);
    std::string expected;
    {
        DescriptorSink sink(file);
        for (int i = 0; i < 50; ++i) {
            const std::string piece(static_cast<std::size_t>(i * i * 400 + 1),
                                    static_cast<char>('a' + i % 26));
            sink.write(piece);
            expected += piece;
        }
        EXPECT_TRUE(sink.finish());
        EXPECT_TRUE(sink.isOpen());
    }
    ::close(file);
    EXPECT_EQ(contentOf(path), expected);
}

TEST(DescriptorSink, ClosesQuietlyWhenTheReaderOfAPipeIsGone)
{
    std::signal(SIGPIPE, SIG_IGN);
    int ends[2] = {-1, -1};
    ASSERT_EQ(::pipe(ends), 0);
    ::close(ends[0]);
    DescriptorSink sink(ends[1]);
    sink.write(std::string(1 << 20, 'x'));
    EXPECT_FALSE(sink.isOpen());
    EXPECT_TRUE(sink.isPipeBroken());
    EXPECT_FALSE(sink.finish());
    ::close(ends[1]);
}

TEST(DescriptorSink, TellsThatTheDeviceIsFull)
{
    const int full = ::open("/dev/full", O_WRONLY);
    if (full < 0)
        GTEST_SKIP() << "no /dev/full on this system";
    DescriptorSink sink(full);
    sink.write("x");
    const Result<void> finished = sink.finish();
    ASSERT_FALSE(finished);
    EXPECT_EQ(finished.error().code, ErrorCode::Io);
    EXPECT_FALSE(sink.isPipeBroken());
    ::close(full);
}

TEST(WriteWholeFile, ReplacesAFileAndLeavesNothingElse)
{
    const test::TempFolder folder;
    const std::string path = folder.write("report.html", "old and longer");
    EXPECT_TRUE(writeWholeFile(path, [](TextSink& sink) { sink.write("new"); }));
    EXPECT_EQ(contentOf(path), "new");
    EXPECT_EQ(fileCount(folder.path()), 1U);
}

TEST(WriteWholeFile, NamesTheFolderItWasGiven)
{
    const test::TempFolder folder;
    const Result<void> written = writeWholeFile(folder.path(), [](TextSink&) {});
    ASSERT_FALSE(written);
    EXPECT_NE(written.error().message().find(folder.path()), std::string::npos);
    EXPECT_NE(written.error().message().find("folder"), std::string::npos);
}

TEST(WriteWholeFile, FailsWithTheNameOfTheFileWhereTheFolderIsMissing)
{
    const test::TempFolder folder;
    const std::string path = folder.path() + "/missing/report.html";
    const Result<void> written = writeWholeFile(path, [](TextSink&) {});
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().path, path);
}

TEST(WriteWholeFile, WritesToADeviceDirectly)
{
    EXPECT_TRUE(writeWholeFile("/dev/null", [](TextSink& sink) { sink.write("x"); }));
}

} // namespace
} // namespace faultline
