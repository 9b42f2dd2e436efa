// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/follow/folder_watch.h"
#include "tests/support/event_writer.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <thread>

namespace faultline {
namespace {

using namespace test;
using namespace std::chrono_literals;
namespace fs = std::filesystem;

/// Everything that is told within a moment.
FolderChanges gather(FolderWatch& watch)
{
    FolderChanges all = watch.wait(2s);
    for (FolderChanges more = watch.wait(50ms); !more.empty(); more = watch.wait(50ms)) {
        all.files.insert(more.files.begin(), more.files.end());
        all.folders.insert(more.folders.begin(), more.folders.end());
    }
    return all;
}

class FolderWatchTest : public ::testing::Test {
protected:
    void SetUp() override
    {
        if (isOnNetwork(m_folder.path()))
            GTEST_SKIP() << "the folder for temporary files is on a network";
    }

    TempFolder m_folder;
    FolderWatch m_watch;
};

TEST_F(FolderWatchTest, TellsOfAppendsByFile)
{
    const std::string path = m_folder.write("a/events", "x");
    m_folder.write("b/events", "x");
    ASSERT_TRUE(m_watch.watch({m_folder.path() + "/a", m_folder.path() + "/b"}));
    EXPECT_TRUE(m_watch.wait(20ms).empty());
    std::ofstream(path, std::ios::app) << "more";
    const FolderChanges changes = gather(m_watch);
    EXPECT_EQ(changes.files, std::set<std::string>{path});
    EXPECT_TRUE(changes.folders.empty());
}

TEST_F(FolderWatchTest, TellsOfWhatAppearsAndGoes)
{
    const std::string path = m_folder.write("old", "x");
    ASSERT_TRUE(m_watch.watch({m_folder.path()}));
    m_folder.write("new", "y");
    EXPECT_EQ(gather(m_watch).folders, std::set<std::string>{m_folder.path()});
    fs::remove(path);
    EXPECT_EQ(gather(m_watch).folders, std::set<std::string>{m_folder.path()});
    fs::create_directory(m_folder.path() + "/run");
    EXPECT_EQ(gather(m_watch).folders, std::set<std::string>{m_folder.path()});
}

TEST_F(FolderWatchTest, WatchesAFolderAgainThatWasMadeAgain)
{
    const std::string run = m_folder.path() + "/run";
    m_folder.write("run/events", "x");
    ASSERT_TRUE(m_watch.watch({m_folder.path(), run}));
    fs::remove_all(run);
    (void)gather(m_watch);
    m_folder.write("run/events", "y");
    (void)gather(m_watch);
    ASSERT_TRUE(m_watch.watch({m_folder.path(), run}));
    std::ofstream(run + "/events", std::ios::app) << "more";
    EXPECT_TRUE(gather(m_watch).files.contains(run + "/events"));
}

TEST_F(FolderWatchTest, DoesNotTellOfTooManyFolders)
{
    EXPECT_FALSE(m_watch.watch({}));
    const std::vector<std::string> many = [this] {
        std::vector<std::string> folders;
        for (std::size_t i = 0; i <= FolderWatch::kMaxFolders; ++i)
            folders.push_back(m_folder.path() + "/" + std::to_string(i));
        return folders;
    }();
    EXPECT_FALSE(m_watch.watch(many));
    EXPECT_FALSE(m_watch.isTelling());
}

TEST_F(FolderWatchTest, WakesFromAnotherThread)
{
    const auto begin = std::chrono::steady_clock::now();
    std::thread other([this] { m_watch.wake(); });
    EXPECT_TRUE(m_watch.wait(10s).empty());
    other.join();
    EXPECT_LT(std::chrono::steady_clock::now() - begin, 5s);
}

TEST(IsOnNetwork, KnowsThatMemoryIsNot)
{
    EXPECT_FALSE(isOnNetwork("/proc/self"));
    EXPECT_FALSE(isOnNetwork("/no/such/path"));
}

} // namespace
} // namespace faultline
