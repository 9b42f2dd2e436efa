// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/casefile/case_file.h"
#include "model/casefile/source_paths.h"
#include "tests/casefile/case_samples.h"

#include <gtest/gtest.h>

namespace faultline {
namespace {

using samples::TestFolder;

TEST(SourcePaths, AreRelativeWhereAFolderIsShared)
{
    using casefile::absoluteSource;
    using casefile::writtenSource;
    EXPECT_EQ(writtenSource("/home/a/runs/x", "/home/a"), "runs/x");
    EXPECT_EQ(writtenSource("/home/a", "/home/a"), ".");
    EXPECT_EQ(writtenSource("/home/b/x", "/home/a"), "../b/x");
    EXPECT_EQ(writtenSource("/mnt/data/x", "/home/a"), "/mnt/data/x");
    EXPECT_EQ(writtenSource("demo:", "/home/a"), "demo:");
    EXPECT_EQ(writtenSource("/home/a/x", ""), "/home/a/x");
    EXPECT_EQ(absoluteSource("runs/../runs/x", "/home/a"), "/home/a/runs/x");
    EXPECT_EQ(absoluteSource(".", "/home/a"), "/home/a");
    EXPECT_EQ(absoluteSource("/x", "/home/a"), "/x");
    for (const char* path : {"/home/a", "/home/a/b", "/home/c", "/home/a/../c/d", "/tmp/x"})
        EXPECT_EQ(absoluteSource(writtenSource(path, "/home/a"), "/home/a"),
                  std::filesystem::path(path).lexically_normal().string());
}

TEST(CaseSources, MissingAndOutsideOnesAreNamed)
{
    const TestFolder folder;
    folder.write("case/run/events", "x");
    folder.write("else/log.txt", "x");
    CaseFile file;
    file.sources = {folder / "case/run", folder / "else/log.txt", folder / "case/gone", "demo:"};
    const std::vector<CaseSource> states = caseSources(file, folder / "case");
    ASSERT_EQ(states.size(), 4U);
    EXPECT_EQ(states[0].state, CaseSource::State::Found);
    EXPECT_FALSE(states[0].isOutside);
    EXPECT_EQ(states[1].state, CaseSource::State::Found);
    EXPECT_TRUE(states[1].isOutside);
    EXPECT_EQ(states[2].state, CaseSource::State::Missing);
    EXPECT_EQ(states[3].state, CaseSource::State::Found);
    EXPECT_FALSE(states[3].isOutside);
}

TEST(CaseSources, OneNewPlaceMovesAllOfTheSameRoot)
{
    const TestFolder folder;
    folder.write("new/project/runs/a/events", "x");
    folder.write("new/project/logs/gpu.csv", "x");
    folder.write("old/kept.txt", "x");
    CaseFile file;
    file.sources = {folder / "old/project/runs/a", folder / "old/project/logs/gpu.csv",
                    folder / "old/project/lost.csv", folder / "old/kept.txt"};
    file.tables[folder / "old/project/logs/gpu.csv"].step = "i";
    file.tables[folder / "old/project/runs/a/sub/t.csv"].step = "j";
    file.tables[folder / "old/project/runs/ab.csv"].step = "k";
    EXPECT_EQ(relocateSource(file, 0, folder / "new/project/runs/a"), 2U);
    EXPECT_EQ(file.tables.size(), 3U);
    EXPECT_EQ(file.tables[folder / "new/project/logs/gpu.csv"].step, "i");
    EXPECT_EQ(file.tables[folder / "new/project/runs/a/sub/t.csv"].step, "j");
    EXPECT_EQ(file.tables[folder / "old/project/runs/ab.csv"].step, "k") << "below no source";
    EXPECT_EQ(file.sources[0], folder / "new/project/runs/a");
    EXPECT_EQ(file.sources[1], folder / "new/project/logs/gpu.csv");
    EXPECT_EQ(file.sources[2], folder / "old/project/lost.csv"); // is not there either
    EXPECT_EQ(file.sources[3], folder / "old/kept.txt");         // was never missing
    EXPECT_EQ(relocateSource(file, 9, "/x"), 0U);
}

} // namespace
} // namespace faultline
