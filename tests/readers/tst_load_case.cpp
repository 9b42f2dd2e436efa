// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/load_case.h"
#include "model/readers/source_scan.h"
#include "tests/support/event_writer.h"

#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>

#include <sys/stat.h>
#include <unistd.h>

namespace faultline {
namespace {

namespace fs = std::filesystem;
using test::EventWriter;
using test::TempFolder;

std::string log(double start, int steps, std::string_view tag = "loss")
{
    EventWriter writer;
    writer.fileVersion(start);
    for (int i = 0; i < steps; ++i)
        writer.scalar(tag, i, start + i, static_cast<float>(i));
    return writer.data();
}

Result<CasePtr> load(const std::vector<std::string>& paths)
{
    SilentMonitor monitor;
    return loadCase(paths, monitor, {.threads = 2, .onPartial = {}, .onScanned = {}});
}

TEST(LoadCase, FindsRunsAsTensorBoardDoes)
{
    const TempFolder folder;
    folder.write("train/events.out.tfevents.1.h.v2", log(2000, 5));
    folder.write("train/events.out.tfevents.2.h.v2", log(3000, 5));
    folder.write("eval/sub/events.out.tfevents.9.h", log(1000, 3));
    folder.write("notes.txt", "hello");
    const auto data = load({folder.path()});
    ASSERT_TRUE(data);
    const CaseData& loaded = **data;
    ASSERT_EQ(loaded.runs.size(), 2U);
    EXPECT_EQ(loaded.runs[0]->name, "eval/sub") << "ordered by start time";
    EXPECT_EQ(loaded.runs[1]->name, "train");
    EXPECT_EQ(loaded.runs[1]->files.size(), 2U);
    EXPECT_EQ(loaded.runs[1]->findScalar("loss")->size(), 10U);
    EXPECT_EQ(loaded.otherFileCount, 1U);
    EXPECT_TRUE(loaded.isComplete);
    EXPECT_EQ(loaded.pointCount(), 13U);
}

TEST(LoadCase, TakesAFileByItselfWhateverItsName)
{
    const TempFolder folder;
    const auto named = load({folder.write("a.tfevents", log(1, 3))});
    ASSERT_TRUE(named);
    EXPECT_EQ((*named)->runs.at(0)->name, ".");
    const auto renamed = load({folder.write("renamed.bin", log(1, 3))});
    ASSERT_TRUE(renamed);
    EXPECT_EQ((*renamed)->pointCount(), 3U);
}

TEST(LoadCase, KeepsSeveralSourcesApart)
{
    const TempFolder folder;
    folder.write("a/run/events.tfevents", log(1, 1));
    folder.write("b/run/events.tfevents", log(2, 1));
    const auto data = load({folder.path() + "/a/run", folder.path() + "/b/run/"});
    ASSERT_TRUE(data);
    ASSERT_EQ((*data)->runs.size(), 2U);
    EXPECT_NE((*data)->runs[0]->name, (*data)->runs[1]->name);
}

TEST(LoadCase, OpensTheSameFolderOnlyOnce)
{
    const TempFolder folder;
    folder.write("a/run/events.tfevents", log(1, 4));
    const auto data = load({folder.path(), folder.path() + "/a"});
    ASSERT_TRUE(data);
    EXPECT_EQ((*data)->pointCount(), 4U);
}

TEST(LoadCase, SaysWhatIsWrongWithEachPath)
{
    const TempFolder folder;
    const auto missing = load({folder.path() + "/none"});
    ASSERT_FALSE(missing);
    EXPECT_NE(missing.error().message().find("none"), std::string::npos);

    fs::create_directory(folder.path() + "/empty");
    const auto empty = load({folder.path() + "/empty"});
    ASSERT_FALSE(empty);
    EXPECT_NE(toEnglish(empty.error().detail).find("empty"), std::string::npos);

    const auto pointer = load({folder.write(
        "lfs/events.tfevents", "version https://git-lfs.github.com/spec/v1\noid x\nsize 1\n")});
    ASSERT_FALSE(pointer);
    EXPECT_NE(toEnglish(pointer.error().detail).find("LFS"), std::string::npos);
}

TEST(LoadCase, GoesOnPastWhatItCannotRead)
{
    const TempFolder folder;
    folder.write("good/events.tfevents", log(1, 4));
    folder.write("bad/events.tfevents", std::string(300, 'x'));
    fs::create_directory(folder.path() + "/dir.tfevents");
    ASSERT_EQ(::mkfifo((folder.path() + "/fifo.tfevents").c_str(), 0600), 0);
    fs::create_directory_symlink(folder.path(), folder.path() + "/good/loop");
    fs::create_symlink("self", folder.path() + "/self");
    fs::create_symlink("nowhere", folder.path() + "/dangling.tfevents");
    const std::string locked = folder.write("locked/events.tfevents", log(1, 4));
    fs::permissions(locked, fs::perms::none);
    const auto data = load({folder.path()});
    fs::permissions(locked, fs::perms::owner_all);
    ASSERT_TRUE(data);
    const ImportLog& issues = (*data)->issues;
    EXPECT_EQ(issues.count(IssueCode::NotEventFile), 1U);
    EXPECT_EQ(issues.count(IssueCode::NotRegularFile), 1U);
    EXPECT_EQ(issues.count(IssueCode::SymlinkLoop), 2U);
    const std::uint64_t unreadable = issues.count(IssueCode::Unreadable);
    EXPECT_EQ(unreadable, ::geteuid() == 0 ? 1U : 2U) << "the dangling link, and the locked file";
    EXPECT_NE((*data)->runNamed("good"), nullptr);
    for (const ImportIssue& issue : issues.kept())
        EXPECT_FALSE(issue.path.empty()) << issueInfo(issue.code).id;
}

TEST(LoadCase, StopsAtABoundedDepth)
{
    const TempFolder folder;
    std::string deep;
    for (int i = 0; i < 100; ++i)
        deep += "d/";
    folder.write(deep + "events.tfevents", log(1, 1));
    folder.write("events.tfevents", log(1, 1));
    const auto data = load({folder.path()});
    ASSERT_TRUE(data);
    EXPECT_EQ((*data)->issues.count(IssueCode::FolderTooDeep), 1U);
    EXPECT_EQ((*data)->pointCount(), 1U);
}

class CancelAfter final : public ReadMonitor {
public:
    explicit CancelAfter(int calls) : m_left(calls) {}
    void advance(std::uint64_t) override { --m_left; }
    bool isCancelled() const override { return m_left <= 0; }

private:
    std::atomic<int> m_left;
};

TEST(LoadCase, CancelGivesWhatWasReadByThen)
{
    const TempFolder folder;
    for (int i = 0; i < 20; ++i)
        folder.write("run" + std::to_string(i) + "/events.tfevents", log(i, 100));
    const std::vector<std::string> paths{folder.path()};
    for (const int calls : {0, 1, 5}) {
        CancelAfter monitor(calls);
        const auto data =
            loadCase(paths, monitor, {.threads = 2, .onPartial = {}, .onScanned = {}});
        ASSERT_TRUE(data);
        EXPECT_FALSE((*data)->isComplete);
        EXPECT_LT((*data)->pointCount(), 2000U);
    }
}

TEST(LoadCase, PublishesTheFirstPieceWhileTheRestLoads)
{
    const TempFolder folder;
    std::string large = log(1, 10);
    const std::string piece = [] {
        EventWriter writer;
        for (int i = 0; i < 20'000; ++i)
            writer.scalar("loss", i, 1.0 + i, 1.0F);
        return writer.data();
    }();
    for (int i = 0; i < 14; ++i)
        large += piece;
    folder.write("run/events.tfevents", large);
    const std::vector<std::string> paths{folder.path()};

    SilentMonitor monitor;
    std::uint64_t announced = 0;
    std::vector<std::uint64_t> sizes;
    LoadOptions options;
    options.threads = 2;
    options.onScanned = [&](std::uint64_t bytes) { announced = bytes; };
    options.onPartial = [&](const CasePtr& partial) {
        EXPECT_FALSE(partial->isComplete);
        sizes.push_back(partial->pointCount());
    };
    const auto data = loadCase(paths, monitor, options);
    ASSERT_TRUE(data);
    EXPECT_EQ(announced, large.size());
    ASSERT_FALSE(sizes.empty());
    EXPECT_GT(sizes.front(), 0U);
    EXPECT_LT(sizes.front(), (*data)->pointCount());
    EXPECT_EQ((*data)->pointCount(), 280'010U);
}

TEST(LoadCase, OpensTheDemo)
{
    SilentMonitor monitor;
    const auto data = loadDemoCase(monitor);
    ASSERT_TRUE(data) << "resources/demo/case must hold event files";
    EXPECT_GE((*data)->runs.size(), 2U);
    EXPECT_GT((*data)->pointCount(), 1000U);
    EXPECT_EQ((*data)->issues.damageCount(), 0U);
}

} // namespace
} // namespace faultline
