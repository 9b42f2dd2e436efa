// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/byte_source.h"
#include "tests/support/event_writer.h"

#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <fstream>

#include <sys/stat.h>

namespace faultline {
namespace {

TEST(ByteSource, ReadsAtAnyOffsetAndStopsAtTheEnd)
{
    const test::TempFolder folder;
    const auto source = openFile(folder.write("a", "0123456789"));
    ASSERT_TRUE(source);
    std::array<std::byte, 4> buffer{};
    EXPECT_EQ(*source.value()->readAt(3, buffer), 4U);
    EXPECT_EQ(buffer[0], std::byte{'3'});
    EXPECT_EQ(*source.value()->readAt(8, buffer), 2U);
    EXPECT_EQ(*source.value()->readAt(100, buffer), 0U);
}

TEST(ByteSource, RefusesWhatIsNotARegularFileWithoutWaiting)
{
    const test::TempFolder folder;
    const std::string fifo = folder.path() + "/fifo";
    ASSERT_EQ(::mkfifo(fifo.c_str(), 0600), 0);
    const auto pipe = openFile(fifo);
    ASSERT_FALSE(pipe);
    EXPECT_EQ(pipe.error().code, ErrorCode::Io);
    EXPECT_EQ(pipe.error().path, fifo);

    const auto directory = openFile(folder.path());
    ASSERT_FALSE(directory);
    EXPECT_NE(directory.error().message().find("folder"), std::string::npos);

    const auto missing = openFile(folder.path() + "/none");
    ASSERT_FALSE(missing);
    EXPECT_NE(missing.error().message().find("No such file"), std::string::npos);
}

TEST(ByteSource, GivesAShortReadWhenTheFileShrinks)
{
    const test::TempFolder folder;
    const std::string path = folder.write("a", std::string(1000, 'x'));
    const auto source = openFile(path);
    ASSERT_TRUE(source);
    std::filesystem::resize_file(path, 10);
    std::array<std::byte, 100> buffer{};
    EXPECT_EQ(*source.value()->readAt(0, buffer), 10U);
    EXPECT_EQ(source.value()->size(), 1000U);
}

TEST(ByteSource, ReadsMemory)
{
    const auto source = openMemory("demo:x", test::asBytes("hello"));
    std::array<std::byte, 10> buffer{};
    EXPECT_EQ(*source->readAt(1, buffer), 4U);
    EXPECT_EQ(*source->readAt(5, buffer), 0U);
    EXPECT_EQ(source->name(), "demo:x");
}

} // namespace
} // namespace faultline
